# What PocketModel says.
#
# The names of units, cards, icons, factions and starter decks are those of the table; everything else is here.

## The game

title-0 = Blue
title-1 = Orange
title-2 = Green
title-3 = Purple
summary = Ships and walkers made of card fight over { counted-objectives } each. Move, battle with dice and secret cards, and strike: a player with no units or no objectives left is out.

counted-objectives = { $count ->
    [one] one objective
    [3] three objectives
   *[other] { $count } objectives
}

option-players = Players
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players

# Whose deck is chosen; the choices are the starter decks and this one.
option-deck = { $seat } plays
option-deck-own = Build your own
option-deck-own-help = Before the game, build a fleet of up to { $stars } stars and a deck of at least { $count } cards.

option-collection = Collection
option-collection-full = Full
option-collection-full-help = Start with { $stars } stars of units and { counted-objectives }.
option-collection-small = Two game packs
option-collection-small-help = Start with all units and { counted-objectives }.

option-turns = Length
option-turns-cap = At most { $count } turns
option-turns-cap-help = Then the player with the most objectives wins; in a tie, the one with the most stars in play.
option-turns-free = No limit

stat-objectives = { $count ->
    [one] objective
   *[other] objectives
}
stat-stars = { $count ->
    [one] star
   *[other] stars
}
stat-hand = hand
stat-deck = deck
# While fleets and decks are built: "fleet: Ready".
stat-fleet = fleet
stat-ready = Ready
stat-building = Building

## Things

# Numbers of things. A fact of this name may be used by itself as well, where a sentence needs another form.
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
counters = { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}
objectives = { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}

# A unit, with its number beside others of its kind: "X-wing 2".
unit = { $form ->
    [owned] { owner } { $name }
    [owned-there] { owner } { $name }
   *[there] { $name }
}
# A unit whose owner has others of its kind in other zones: "X-wing in the contested zone". Its forms are "there",
# "leaving", where the zone is the one that it leaves, "owned-there" with its owner, and "owned" and "name" without
# its zone.
unit-there = { $form ->
    [name] { $name }
    [owned] { owner } { $name }
    [owned-there] { owner } { $name } in { $zone }
    [leaving] { $name } from { $zone }
   *[there] { $name } in { $zone }
}
zone-contested = the contested zone
zone-home = { owner-within } home zone
# The home zone of the player to whom this is said.
zone-own = your home zone

pile-hand = hand
pile-deck = deck
pile-discard = discard pile

# An objective whose card nobody has seen.
objective-down = a face-down objective
# The objective that is struck, with its owner.
struck = { owner } { $card }
struck-down = { owner } face-down objective
# The fleet of a player who has built it.
own-fleet = own fleet

value-attack = attack
value-damage = damage
value-defense = defense
value-objective_defense = defense

# Two dice.
roll = { $low } and { $high }, { $total } in all

# What a total consists of: "attack 3 + Focused Fire 2".
term = { $source } { $amount }
# The bonus of ground units that strike.
source-ground = ground unit
sum = { $first } + { $rest }
# A roll with what is added to it, and what it has to reach.
rolled = roll { $base }
rolled-sum = roll { $base } + { $sum } = { $total }
needed = { $sum }
needed-sum = { $sum } = { $total }

## Buttons

button-done = Done
button-pass = Pass
button-result = Go on
button-usual = Usual start
button-card = Roll again
button-repair = Repair
button-hyperdrive = Hyperdrive

## What is to be done

prompt-first-player = The dice decide who goes first.
prompt-place = { $seat }: place units worth { stars } in your home zone{ $usual ->
    [yes] , or press { button-usual }
   *[no] {""}
}.
prompt-draw = { $seat } { $seat ->
    [you] draw
   *[other] draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.

# What a unit may do in a turn.
prompt-turn = { $seat }: { LIST($deeds, type: "or") }, or end the turn with { button-done }.
# The same where an objective can be replaced as well; there may be no deeds.
prompt-turn-replace = { $seat }: { $deeds ->
    [0] {""}
   *[other] { LIST($deeds, type: "or") },{" "}
}replace an objective, or end the turn with { button-done }.
able-move = move
able-attack = attack
able-strike = strike
# The powers that are left after the action of a turn.
prompt-powers = { $seat }: choose { LIST($powers, type: "or") }, or end the turn with { button-done }.
    .short = { $seat }: choose a marked unit or card to use its power, or end the turn with { button-done }.
prompt-turn-over = { $seat }: there is nothing left to do; end the turn with { button-done }.
power-repair = { $name } for { button-repair }
power-hyperdrive = { $name } for { button-hyperdrive }

# After the first choice.
prompt-replace = { $seat }: choose which of your objectives { $card } replaces.
prompt-use = { $seat }: choose a unit for { $objective }.
prompt-jump = { $seat }: choose the zone that { $name } jumps to.
prompt-unit = { $seat }: choose { LIST($aims, type: "or") }{ $buttons ->
    [0] {""}
   *[other] , or press { LIST($buttons, type: "or") }
}.
prompt-unit-power = { $seat }: press { LIST($buttons, type: "or") } for { $name }.
aim-move = where it goes
aim-attack = what it attacks
aim-strike = what it strikes
aim-both = what it attacks or strikes

# While others may join an action.
prompt-move = { $seat }: move another unit, { room }, or end the move with { button-done }.
prompt-attacks = { $seat }: add an attacker, { room }, or press { button-done } to fight.
prompt-strike = { $seat }: add a striker, { room }, or press { button-done } to strike.
# How many stars may join; cards may have raised that.
room = { $cards ->
    [0] up to { $stars ->
        [one] { $stars } more star
       *[other] { $stars } more stars
    }
   *[other] up to { stars } with { LIST($cards) }
}

prompt-order-battles = { $seat }: choose which of your attackers fights now.
prompt-order-strikers = { $seat }: choose which of your strikers rolls now.
prompt-battle-rolls = { NAME($unit, form: "owned") } against { NAME($foe_unit, form: "owned", within: 1) }: { NAME($seat, within: 1) } { $seat ->
    [you] roll
   *[other] rolls
}.
prompt-strike-rolls = { $seat } { $seat ->
    [you] roll
   *[other] rolls
} for { $name }'s strike.
prompt-result = { $seat }: here is the result.
prompt-card = { $seat }: play a card from your hand for { $name }, or press { button-pass }.
prompt-no-card = { $seat }: no card in your hand can help { $name }; press { button-pass }.
prompt-again = { $seat }: { LIST($rerolls, type: "or") } to roll again for { $name }, or press { button-pass }.
reroll-card = press { button-card }
reroll-objective = choose { $card }
prompt-rolls-again = { $seat } { $seat ->
    [you] roll
   *[other] rolls
} again.

# A unit is chosen for what a card does.
prompt-aim-damage = { $seat }: choose the unit that takes { counters } from { $card }{ or-done }.
prompt-aim-repair = { $seat }: choose the unit that { $card } repairs{ or-done }.
prompt-aim-rule = { $seat }: choose the unit that { $card } holds in place{ or-done }.
or-done = { $optional ->
    [yes] , or press { button-done }
   *[no] {""}
}
prompt-reinforce = { $seat }: bring reserves worth up to { stars } to { $zone }, or press { button-done }.
prompt-hop = { $seat }: choose { $name }, then its new zone, or press { button-done } to stay.
prompt-hop-zone = { $seat }: choose the zone that { $name } goes to.
prompt-turn-up = { owner } objective is turned face up.
prompt-swap = { owner } face-down objective goes to { owner-within } hand.
prompt-reveal = { owner } objective is revealed.
prompt-build = { $seat }: take units worth up to { stars } and at least { $cards } cards, or a starter deck.

## How it ended

ended-everybody-out = everybody else is out
ended-everybody-resigned = everybody else resigned
ended-no-objective = { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} no objectives left
ended-no-unit = { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} no units left in play
ended-resigned = { NAME($seat, within: 1) } resigned
ended-together = { LIST($seats, within: 1) } went out together
ended-quiet = nobody did anything for { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ended-cap = after { $count } turns, objectives left count first, then stars in play

## What was done

deed-again = { $seat } used { $objective } to roll again.
deed-again-by-card = { $seat } used the card to roll again.
deed-aim = { $seat } chose { NAME($unit, form: "owned-there", within: 1) } for { $card }.
deed-attack = { NAME($unit, form: "owned") } attacks { NAME($foe_unit, form: "owned", within: 1) }.
deed-attack-in = { NAME($unit, form: "owned") } attacks { NAME($foe_unit, form: "owned", within: 1) } in { $zone }.
deed-begin-battles = { $seat } began the battles.
deed-begin-strike = { $seat } began the strike.
# What others may know of a change while a fleet and a deck are built.
deed-build-unseen = { $seat } changed the fleet or the deck.
deed-choose-no-more = { $seat } chose no more units.
deed-draw = { $seat } drew { $card }.
deed-draw-unseen = { $seat } drew a card.
deed-end-move = { $seat } ended the move.
deed-end-turn = { $seat } ended the turn.
deed-fight-next = { NAME($unit, form: "owned-there") } fights next.
deed-first-player = { $seat } { $seat ->
    [you] go
   *[other] goes
} first.
deed-join-strike = { $seat } added { $unit } to the strike.
deed-jump = { owner } { NAME($unit, form: "leaving") } jumped to { $zone }.
deed-let-stand = { $seat } let the roll stand.
deed-move = { $seat } moved { NAME($unit, form: "leaving") } to { $zone }.
deed-no-more-reserves = { $seat } brought in no more reserves.
deed-pass = { $seat } passed.
deed-place = { $seat } placed { $unit }.
deed-play = { $seat } played { $card }.
deed-put-back = { $seat } put back { $thing }.
deed-ready = { $seat } { $seat ->
    [you] are
   *[other] is
} ready.
deed-reinforce = { $seat } brought { $unit } from the reserves to { $zone }.
deed-repair = { $seat } repaired { $unit }.
deed-replace = { $seat } replaced { $objective } with { $card }.
deed-roll = { NAME($unit, form: "owned-there") } rolled { $roll }.
deed-roll-again = { $seat } rolled again: { $roll }.
deed-stay = { NAME($unit, form: "owned-there") } stayed.
deed-strike = { NAME($unit, form: "owned-there") } strikes { NAME($struck, within: 1) }.
deed-strike-next = { NAME($unit, form: "owned-there") } strikes next.
deed-swap = { $seat } took { $card } into hand.
deed-swap-unseen = { $seat } took the face-down card into hand.
deed-take = { $seat } took { $thing }.
deed-take-deck = { $seat } took the starter deck { $deck }.
deed-turn-up = { owner } objective is { $card }.
deed-use = { $seat } used { $objective } on { $unit }.
deed-usual = { $seat } placed the usual units, worth { stars }.

## The same as advice, said to the player

advice-again = Roll again with { $objective }
advice-again-by-card = Roll again with the card
advice-aim = Choose { NAME($unit, form: "owned-there", within: 1) } for { $card }
advice-attack = Attack { NAME($foe_unit, form: "owned", within: 1) } with { NAME($unit, form: "name") }
advice-attack-in = Attack { NAME($foe_unit, form: "owned", within: 1) } with { NAME($unit, form: "name") }
advice-begin-battles = Begin the battles
advice-begin-strike = Begin the strike
advice-build-unseen = Change the fleet or the deck
advice-choose-no-more = Choose no more units
advice-draw = Draw a card
advice-draw-unseen = Draw a card
advice-end-move = End your move
advice-end-turn = End your turn
advice-fight-next = Let { $unit } fight now
advice-first-player = Let the dice decide who goes first
advice-join-strike = Add { $unit } to the strike
advice-jump = Jump with { NAME($unit, form: "leaving") } to { $zone }
advice-let-stand = Let the roll stand
advice-move = Move { NAME($unit, form: "leaving") } to { $zone }
advice-no-more-reserves = Bring in no more units
advice-pass = Play no card
advice-place = Place { $unit } in your home zone
advice-play = Play { $card }
advice-put-back = Put back { $thing }
advice-ready = Begin with this fleet and deck
advice-reinforce = Bring { $unit } to { $zone }
advice-repair = Repair { $unit }
advice-replace = Replace { $objective } with { $card }
advice-result = Look at the result
advice-roll = Roll the dice
advice-roll-again = Roll the dice
advice-stay = Leave { $unit } where it is
advice-strike = Strike { NAME($struck, within: 1) } with { NAME($unit, form: "name") }
advice-strike-next = Let { $unit } strike now
advice-swap = Take the face-down card
advice-swap-unseen = Take the face-down card
advice-take = Take { $thing }
advice-take-deck = Take the starter deck { $deck }
advice-turn-up = Turn the objective face up
advice-use = Use { $objective } on { $unit }
advice-usual = Place the usual units, worth { stars }

## What came of it

result-hit = { NAME($unit, form: "owned-there") }: { $rolled } against { $needed }: a hit.
result-miss = { NAME($unit, form: "owned-there") }: { $rolled } against { $needed }: a miss.
# A roll that hits whatever the totals are.
result-sure = { NAME($unit, form: "owned-there") }: roll { $base }, an automatic hit.
result-destroys = { NAME($unit, form: "owned-there") }: { $rolled } against { $needed }: { NAME($struck, within: 1) } is destroyed.
result-fails = { NAME($unit, form: "owned-there") }: { $rolled } against { $needed }: { NAME($struck, within: 1) } holds.
# The same without the sums.
result-destroys-brief = { $struck } is destroyed.
result-fails-brief = { $struck } holds.
result-none = { LIST($units, form: "owned-there") } do no damage to each other.

happened-barred = { NAME($unit, form: "owned-there") } cannot strike this objective.
happened-destroyed = { NAME($unit, form: "owned-there") } is destroyed.
happened-held = { NAME($unit, form: "owned-there") } cannot move until the end of { owner-within } next turn.
happened-hurt = { NAME($unit, form: "owned-there") } takes { $amount }.
happened-mended = { $amount ->
    [one] { $amount } counter is
   *[other] { $amount } counters are
} removed from { NAME($unit, form: "owned-there", within: 1) }.
happened-skipped = { NAME($unit, form: "owned-there") } does not attack: { NAME($foe_unit, form: "owned-there", within: 1) } is { $gone ->
    [yes] gone
   *[no] no longer in the same zone
}.
happened-spare = { NAME($unit, form: "owned-there") } has nothing left to strike.
happened-out = { LIST($seats) } { $seats ->
    [you] are
    [one] is
   *[other] are
} out.

## What speaks for an action, said to its player, whose things are "your" here

# How likely something is, in percent. Cards that may still be played may change it.
likely = { $chance }% of the time{ $cards ->
    [yes] {" "}before cards
   *[no] {""}
}
reason-action-taken = you have used your action
reason-pair-destroys = { NAME($unit, form: "owned-there", within: 1) } destroys { $foe_unit } { likely }
reason-pair-hits = { NAME($unit, form: "owned-there", within: 1) } hits { $foe_unit } { likely }
reason-together = together your units destroy { $card } { $chance }% of the time
reason-hits = it hits { likely }, and { $left } of { shields } would be left
reason-destroys-last-unit = it destroys { owner-within } last unit in play { likely }
reason-destroys-unit = it destroys { $foe_unit } { likely }
reason-intruder = { NAME($unit, form: "owned-there", within: 1) } can strike your objectives
reason-survives = a plain hit does not destroy { NAME($unit, form: "owned-there", within: 1) }
reason-seldom-hit = { NAME($unit, form: "owned-there", within: 1) } is hit only { likely }
reason-keeps-cards = you keep your cards
reason-card-destroys = a hit then destroys { NAME($unit, form: "owned-there", within: 1) }
reason-card-saves = { NAME($unit, form: "owned-there", within: 1) } then survives a hit
reason-raises = it raises your chance to hit from { $old_chance }% to { $new_chance }%
reason-lowers = it lowers the other side's chance to hit from { $old_chance }% to { $new_chance }%
reason-more-damage = a hit then does { $more } damage instead of { $less }
reason-less-damage = a hit on { NAME($unit, form: "owned-there", within: 1) } then does { $less } damage instead of { $more }
reason-draws = you draw another card for it
reason-roll-hits = your roll hits as it is
reason-roll-misses = your roll misses, and a new one hits { $chance }% of the time
reason-roll-destroys = your roll destroys the objective as it is
reason-roll-fails = your roll fails, and a new one is enough { $chance }% of the time
reason-destroys-last-objective = it destroys { owner-within } last objective { $chance }% of the time
reason-destroys-objective = it destroys { $card } { $chance }% of the time
reason-destroys-hidden = it destroys a face-down card from this deck { $chance }% of the time
reason-no-reserves = { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} no reserves to bring in for it
reason-last-objective = it is { owner-within } last objective
reason-threatens-last = it threatens { owner-within } last objective
reason-can-strike = it can strike { owner-within } objectives from there
reason-can-strike-card = it can strike { $card } from there, and destroys it { $chance }% of the time
reason-escapes = nothing there can attack it, as { NAME($unit, form: "owned-there", within: 1) } can here
reason-meets = it can attack { NAME($unit, form: "owned-there", within: 1) } there, which threatens your objectives
reason-nearer = it is then one move away from { owner-within } objectives
reason-nearer-any = it is then one move away from every opponent's objectives
reason-brings = it brings { stars } back into play
reason-defense = its defense is { $defense }, compared with { $old_defense } for { $card }
reason-comes-to-hand = the face-down card goes to your hand
reason-destroys-it = it destroys { NAME($unit, form: "owned-there", within: 1) }
reason-leaves = it leaves { NAME($unit, form: "owned-there", within: 1) } { shields }
reason-mended = { NAME($unit, form: "owned-there", within: 1) } then has { shields }
reason-held = { NAME($unit, form: "owned-there", within: 1) } cannot move until the end of { owner-within } next turn

## What there is to know

about-unit = { owner } { $name }
about-gone = It has left the game.
about-in-reserves = It is in the reserves.
about-zone = It is in { $zone }.
about-damage = It has { counters }; { $left ->
    [one] { $left } more destroys
   *[other] { $left } more destroy
} it.
about-held = It cannot move until the end of { owner-within } next turn.
about-held-now = It cannot move until the end of this turn.
about-ground-only = It cannot start an attack on space units here, only on ground units.
about-ground-home = It can attack space units here because it is at home.
about-ground-cards = It can attack space units here: { LIST($cards, type: "comma") }.
about-adds-battle = It now has +{ $amount } { $value } in each battle: { LIST($sources, type: "comma") }.
about-adds-strike = It now has +{ $amount } { $value } in each strike: { LIST($sources, type: "comma") }.
about-kind = { $ground ->
    [yes] Ground unit
   *[no] Space unit
}, { stars }, { $faction }.
about-values = Attack { $attack }, damage { $damage }, defense { $defense }, shields { $shields }.

# An icon, and what it does: "Trooper: for the abilities of Dug In and Squad Advance; an opponent's Admiral Ackbar
# counts it."
about-icon = { $icon }: { $clauses }.
# Two clauses, or more, as the rest may be two as well.
clauses = { $first }; { $rest }
icon-for = { $also ->
    [yes] also for
   *[no] for
} the abilities of { LIST($cards) }
icon-counted = an opponent's { LIST($cards, type: "or") } counts it

about-zone-contested =
    The contested zone
    { about-contested }
    { about-contested-ground }
about-zone-home =
    { owner } home zone
    { $closed ->
        [yes] { about-closed }
       *[no] { about-home-reserves }
    }
    { $closed ->
        [yes] {""}
       *[no] { about-home-strike }
    }
about-contested = It borders every home zone.
about-contested-ground = Ground units cannot start an attack on space units here{ $seats ->
    [0] {""}
   *[other] , except those of { LIST($seats, within: 1) }
}.
about-closed = It is closed.
about-home-reserves = { owner } reserves come in here.
about-home-strike = Opposing units here may strike { owner-within } objectives.

about-pile = { owner } { $pile }
about-cards = { LIST($cards, type: "comma") }.
about-copies = { LIST($copies, type: "comma") }.
copies = { $card }{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
}
about-count = { cards }.
about-empty = It is empty.
about-shuffled = When it is empty, the discard pile is shuffled to form a new deck.

about-slot =
    { owner } objective { $number }
    { $destroyed ->
        [yes] { about-slot-destroyed }
       *[no] { about-slot-down }
    }
    { $destroyed ->
        [yes] {""}
       *[no] { about-slot-turned }
    }
about-slot-destroyed = It has been destroyed, and nothing takes its place.
about-slot-down = It is face down, and nobody has seen it. It may be a combat card.
about-slot-turned = It is turned face up when it is struck, and goes to its owner's hand when it is replaced.
about-objective =
    { owner } { $card }
    { $text }
    { $parts ->
        [0] {""}
        [1] {""}
       *[other] { about-defense }
    }
about-defense = Its defense is now { $total }: { $sum }.

about-name = { $name }
about-card =
    { about-name }
    { $text }
about-card-text =
    { $combat ->
        [yes] { about-combat-card }
       *[no] { about-objective-card }
    }
    { $effects ->
        [0] { $combat ->
            [yes] {""}
           *[no] { about-no-ability }
        }
       *[other] { about-ability }
    }
    { $stacks ->
        [yes] {""}
       *[no] { about-no-stack }
    }
    { about-as-objective }
about-combat-card = Combat card: { $bonus } for any unit.
about-objective-card = Objective card.
about-ability = { $ability }
about-no-ability = It has no ability.
about-no-stack = More copies have no further effect.
about-as-objective = As an objective it has defense { $defense } and { stars }.

about-deck =
    { $deck }
    { about-deck-units }
    { about-deck-size }
about-deck-units = Units: { LIST($numbers, type: "comma") }.
deck-units = { $count } { $name }
about-deck-size = { stars } and { cards }.

## What cards and icons do: clauses at the end of a sentence, made from their effects

# The ability of a card. An ability of a combat card is for some units alone, which are called "it" in what follows.
ability-icon = { $icon } units: { $effects }.
ability-any = Any unit: { $effects }.
ability-stars = Units with { LIST($counts, type: "or") } stars: { $effects }.
ability-reveal = When revealed: { $effects }.
# A capital is put at its beginning.
ability-always = { $effects }.

bonus = +{ $amount } { $value }

# What a combat card does for its unit.
combat-modify = +{ $amount } { $stat }{ $per ->
    [opposing_icon_in_zone] {" "}for each opposing { $icon } unit in the zone
    [other_friendly_icon_in_zone] {" "}for each other friendly { $icon } unit in the zone
   *[none] {""}
}{ $max ->
    [0] {""}
   *[other] , up to +{ $max }
}{ $when ->
    [foe_ground] {" "}if the opposing unit is a ground unit
    [foe_stars_min_3] {" "}if the opposing unit has 3 or more stars
    [self_in_home] {" "}if it is in its home zone
    [defending] {" "}if it is the defender
   *[none] {""}
}
combat-hit_on = it also hits automatically with { $doubles ->
    [yes] doubles
   *[no] a base roll of { $min } or more
}
combat-reroll = { $who ->
    [self] its dice
   *[foe] the dice of the opposing unit
} { $optional ->
    [yes] may be
   *[no] are
} rolled again; { roll-kept }
combat-prevent = { $amount } damage to it is prevented{ at-least }
combat-damage = { moment }{ counters-go } on another opposing unit in the zone
combat-repair = { moment }its owner removes up to { counters-off } from it
combat-draw = { moment }its player draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
combat-move = { moment }it may move one zone
combat-reserve = { moment }{ $when ->
    [self_destroyed] another unit
   *[other] a unit
} of { stars } may come from the reserves to { $where ->
    [home] its home zone
   *[here] its zone
}
combat-rule = { moment }{ $what ->
    [move] the opposing unit { held }
    [prevent_damage] the opposing unit cannot prevent damage
   *[other] the ability of the opposing card cannot be used, but its bonus counts
}
combat-limit = { objective-limit }

# When it happens.
moment = { $when ->
    [on_hit] if it hits,{" "}
    [self_destroyed] if it is destroyed,{" "}
    [after_battle_survived] if it survives the battle,{" "}
    [after_refill] after the hands are refilled,{" "}
   *[none] {""}
}
at-least = { $floor ->
    [0] {""}
   *[other] , but at least { $floor } remains
}
roll-kept = { $keep ->
    [new] the new roll counts
    [best] the better roll counts
   *[worst] the worse roll counts
}
counters-go = { $amount ->
    [one] { $amount } counter is placed
   *[other] { $amount } counters are placed
}
counters-off = { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
}
held = cannot move until the end of its owner's next turn

# What an objective does. `own` is so where this is said to its owner, as advice.
the-owner = { $own ->
    [yes] you
   *[no] the owner
}
the-owners = { $own ->
    [yes] your
   *[no] the owner's
}
objective-modify = { $stat ->
    [value-objective_defense] { the-owners } { $others ->
        [yes] other objectives
       *[no] objectives
    } have +{ $amount } defense
   *[other] { whose-units } have +{ $amount } { $stat } { $during ->
        [battle] in battles
        [strike] in strikes
       *[both] in battles and strikes
    }
}
objective-limit = { $what ->
    [move] { the-owners } move actions may use { more-stars } of units
    [combat] { the-owners } combat actions may use { more-stars } of units
    [strike] { the-owners } strike actions may use { more-stars } of units
    [hand] { the-owners } maximum hand size is { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } larger
   *[reinforce] when another objective of { $own ->
        [yes] yours
       *[no] the owner's
    } is destroyed, { more-stars } of reserves may come in
}
objective-reroll = { $limit ->
    [once_per_own_turn] { once-a-turn },{" "}
   *[none] {""}
}{ the-owner } may roll the dice of a unit again; { roll-kept }
objective-damage = { counters-go } on { $targets ->
    [1] an opposing unit
   *[other] each of up to { $targets } opposing units
} in { the-owners } home zone
objective-repair = { once-a-turn }, { the-owner } may remove { counters-off } from a unit in { the-owners } home zone
objective-draw = { $own ->
    [yes] you draw
   *[no] the owner draws
} { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
objective-reserve = units worth up to { stars } in total may come from the reserves to { the-owners } home zone
objective-rule = { $what ->
    [move] an opposing unit in { the-owners } home zone { held }
    [strike_this] { whose-units } { can } strike this objective
    [ground_strike_bonus] opposing ground units { can } use their strike bonus against { the-owners } objectives
    [reroll] { $scope ->
        [you] { the-owner } { can }
        [all] { $can ->
            [yes] everybody can
           *[no] nobody can
        }
       *[opponents] opponents { can }
    } reroll
    [ground_attack_space] { $scope ->
        [you] { the-owners }
        [all] all
       *[opponents] opposing
    } ground units { can } attack space units { $in_zone ->
        [contested] in the contested zone
       *[other] in every zone
    }
   *[other] { combat-rule }
}
objective-hit_on = { combat-hit_on }
objective-prevent = { combat-prevent }
objective-move = { combat-move }

can = { $can ->
    [yes] can
   *[no] cannot
}
once-a-turn = once in each of { $own ->
    [yes] your
   *[no] the owner's
} turns
more-stars = { $amount ->
    [one] { $amount } more star
   *[other] { $amount } more stars
}
whose-units = { $scope ->
    [you] { the-owners } { units-with }
    [all] all { units-with }
   *[opponents] opposing { units-with }
}
units-with = { $with_icon ->
    [none] units
   *[other] { $with_icon } units
}{ $with_stars ->
    [0] {""}
   *[other] {" "}with { $with_stars } or more stars
}

# What a power icon does.
icon-prevent = each hit on it does { $amount } less damage{ at-least }
icon-repair = once a turn, { counters-off } may be removed from it
icon-move = once a turn, it may move to an adjacent zone; this is not a move action

# What a combat card does, in a few words, as there is room on it.
brief-modify = +{ $amount }{ $same ->
    [yes] {""}
   *[no] {" "}{ $stat }
}{ $per ->
    [opposing_icon_in_zone] {" "}per opposing { $icon }
    [other_friendly_icon_in_zone] {" "}per other{ $gated ->
        [yes] {""}
       *[no] {" "}{ $icon }
    }
   *[none] {""}
}{ $max ->
    [0] {""}
   *[other] , max { $max }
}{ $when ->
    [foe_ground] {" "}against ground
    [foe_stars_min_3] {" "}against 3+ stars
    [self_in_home] {" "}at home
    [defending] {" "}when attacked
   *[none] {""}
}
brief-hit_on = hits with { $doubles ->
    [yes] doubles
   *[no] { $min }+
}
brief-reroll = { $who ->
    [foe] foe's{" "}
   *[self] {""}
}{ $keep ->
    [new] new roll
    [best] better of 2 rolls
   *[worst] worse of 2 rolls
}
brief-prevent = { $amount } less damage
brief-damage = { $amount } to another foe
brief-repair = { counters-off } off
brief-draw = draws { $amount } more
brief-move = moves after it
brief-reserve = reserves: { stars }
brief-rule = { $what ->
    [move] foe cannot move
    [prevent_damage] foe prevents nothing
   *[other] foe's bonus only
}
brief-limit = { objective-limit }

## The picture, as a screen reader says it

label-picture = PocketModel. { $standings ->
    [0] {""}
   *[other] In play: { LIST($standings, type: "comma") }.{" "}
}{ $prompt }
standing = { $seat } { objectives } and { stars }
label-unit = { owner } { $name } in { $zone }: attack { $attack }, damage { $damage }, defense { $defense }, shields { $shields }{ $counters ->
    [0] {""}
   *[other] , { counters }
}{ $held ->
    [yes] , cannot move
   *[no] {""}
}
label-reserve = { $copies } { $name } in { owner-within } reserves
label-zone = { $contested ->
    [yes] { label-zone-contested }
   *[no] { $closed ->
        [yes] { label-zone-closed }
       *[no] { label-zone-home }
    }
}
label-zone-contested = the contested zone: { units }
label-zone-home = { owner } home zone: { units }, { stars } belonging to { NAME($seat, within: 1) }
label-zone-closed = { owner } home zone, closed
label-slot-destroyed = { owner } objective { $number }, destroyed
label-slot-down = { owner } objective { $number }, face down
label-slot-up = { owner } objective { $number }: { $card }, defense { $defense }, { stars }
label-pile = { owner } { $pile }, { cards }
label-combat-card = { $card }: { $bonus }{ more-copies }{ $ability ->
    [none] {""}
   *[other] . { $ability }
}
label-objective-card = { $card }: objective card, defense { $defense }{ more-copies }
more-copies = { $copies ->
    [one] {""}
   *[other] , { $copies } copies
}
# A thing with the odds of what is being chosen.
label-odds = { $label }. { $odds }
odds-attack = { $hit_chance }% to hit, { $hurt_chance }% to be hit{ $cards ->
    [yes] ; cards may change that
   *[no] {""}
}
odds-strike = { $chance }% to destroy { $card }
odds-strike-hidden = { $chance }% to destroy a face-down card from this deck
odds-strike-unknown = { $weak_chance }% to destroy a card with defense { $least }, { $strong_chance }% for one with defense { $most }
# While fleets and decks are built.
label-builder = PocketModel. { $prompt }
label-finish = { sign-fleet-size }, { sign-deck-size }: { button-done }
label-take = Take { $thing }; { $copies } taken
label-put-back = Put back { $thing }

## What is written in the picture; there is little room

sign-odds = { $chance }%
sign-odds-range = { $least_chance }–{ $most_chance }%
# The last word may stand in a line of its own, in smaller letters.
sign-zone-contested = contested zone
sign-zone-home = { $seat } home
sign-zone-closed = { $seat } (closed)
# Under each pile, in at most four letters.
sign-hand = hand
sign-deck = deck
sign-discard = used
sign-no-reserves = no reserves
sign-no-card = no card
sign-hands-hidden = hands are hidden
sign-holds-nothing = { $seat } { $seat ->
    [you] hold
   *[other] holds
} no cards
sign-slot-destroyed = destroyed
sign-gated-icon = { $icon }: { $brief }
sign-gated-any = any unit: { $brief }
sign-gated-stars = { LIST($counts, type: "or") } stars: { $brief }
# What an objective does that is struck.
sign-ability = { $ability }
sign-versus = vs
sign-icons = { LIST($icons, type: "comma") }
sign-objective-of = { owner } objective
# A card that was played, and what its unit gains.
sign-played = { $bonus }
sign-played-brief = { $bonus }, { $brief }
sign-played-adds = { $bonus }, ability +{ $more }
sign-played-unable = { $bonus }, bonus only
sign-before-roll = roll + { $sum }
sign-rolled = { $rolled }
sign-needed = against { $needed }
sign-sure = { $base }: automatic hit
# Instead of a sum while the dice fall.
sign-rolling = roll ...
sign-to-hit = { $chance }% to hit
sign-to-destroy = { $chance }% to destroy
sign-hit = Hit
sign-miss = Miss
sign-destroyed = Destroyed
sign-holds = Holds
# While fleets and decks are built.
sign-own-fleet = { owner } fleet and deck
sign-fleet-size = { $stars } of { $most_stars } stars
sign-deck-size = { $count } of { $least_count } cards
sign-changes = { $count ->
    [one] { $count } change left
   *[other] { $count } changes left
}
sign-take-deck = Take { $deck }
sign-fit = This fleet and deck are ready.
sign-group-combat = Combat cards
sign-group-objective = Objective cards
sign-group-faction = { $faction } units
sign-card-defense = defense { $defense }

## Why touches are refused

refusal-ability-used = { $card } has already been used this turn, or there is nothing to use it on.
refusal-action-taken = This turn's action has been used, and { $unit } has no power to use now.
refusal-barred = { $unit } cannot strike { $card }. { $ability }
refusal-before-action = An objective can only be replaced before the action.
refusal-card-first = First choose an objective card in hand, then the objective it replaces.
refusal-card-then-objective = Choose an objective card in hand, then one of { owner-within } objectives for it to replace.
refusal-choose-first = A choice must be made here.
refusal-chosen-already = { $unit } has already been chosen.
refusal-combat-card = { $card } is a combat card: it is played in battles and cannot replace an objective.
refusal-copy-first = Use another copy of { $unit } first.
refusal-destroyed = This objective has been destroyed.
refusal-elsewhere = { $foe_unit } is not in the same zone as { $unit }.
refusal-excluded = Choose a unit other than { $unit }.
refusal-ground-unit = { $unit } is a ground unit: it can attack space units only in { owner-within } home zone.
refusal-happens-first = This must happen first: { $prompt }
refusal-held = { $unit } cannot move until the end of { $owner_seat ->
    [you] your
   *[other] { $owner_seat }'s
} next turn.
refusal-held-now = { $unit } cannot move until the end of this turn.
refusal-in-battles = A combat card can only be played from hand in a battle, when its player is asked for one.
refusal-in-play = { $unit } is already in play.
refusal-in-reserves = { $unit } is in the reserves.
refusal-in-turns = An objective card can only be played from hand at the beginning of its player's turn.
refusal-mover-first = First choose { $unit }, then the zone it goes to.
refusal-no-attack = { $unit } cannot attack { $foe_unit } now.
refusal-no-counter = { $unit } has no counters to remove.
refusal-no-jump = { $unit } cannot go there.
refusal-no-power = { $unit } does not have this power.
refusal-no-room = { $unit } has { stars }, but there is only room for { $room }.
refusal-not-chosen = { $unit } cannot be chosen now. { $prompt }
refusal-not-exactly = With { $unit }, the fleet could not reach exactly { $total } stars, or another copy must be used first.
refusal-not-most = With { $unit }, the fleet could not reach { $total } stars, the most possible.
refusal-not-to-place = { NAME($unit, form: "owned-there") } is not { theirs } to place.
refusal-not-to-use = { NAME($unit, form: "owned-there") } is not { theirs } to use.
theirs = { $seat ->
    [you] yours
   *[other] { $seat }'s
}
refusal-nothing-to-do = { $unit } cannot do anything now.
refusal-objective-chosen = The objective has been chosen: choose another unit to add it, or press { button-done } to strike.
refusal-one-defender = All defenders in one action must belong to { NAME($other_seat, within: 1) }.
refusal-own-objective = Only opposing objectives can be struck.
refusal-own-objectives-only = It can only replace one of { owner-within } objectives.
refusal-own-unit = Only opposing units can be attacked.
refusal-place-more = Units worth { stars } must still be placed.
refusal-power-used = A power has already been used this turn.
refusal-replaced-already = An objective has already been replaced this turn.
refusal-stays-empty = This objective has been destroyed, and its place stays empty.
refusal-strike-from = { $unit } must be in { $zone } to strike there.
refusal-striker-first = First choose a unit in { $zone }, then the objective it strikes.
refusal-there-already = { $unit } is already there.
refusal-two-moves = It takes two moves to go from one home zone to another, through the contested zone.
refusal-unit-first = First choose a unit, then the zone it goes to.
refusal-zone-closed = That home zone is closed.

# While fleets and decks are built.
refusal-builds-unseen = { $seat } { $seat ->
    [you] are
   *[other] is
} building a fleet and a deck in secret.
refusal-deck-already = This is already the starter deck { $deck }.
refusal-most-cards = A deck can have at most { $most } of { $thing }.
refusal-most-stars = With { $thing } the fleet would have more than { $most } stars.
refusal-most-units = A fleet can have at most { $most } of { $thing }.
refusal-no-changes = There are no changes left: press { button-done }, or choose a starter deck.
refusal-no-changes-unfit = There are no changes left, and this deck cannot be played: choose a starter deck.
refusal-none-to-put-back = There is no { $thing } to put back.
refusal-one-at-a-time = Take units and cards one at a time.
# What is wrong with the fleet and the deck, in sentences of their own.
refusal-unfit = { $complaint }

## What is wrong with the text of a position

fault-aim = { $card } does not ask for this choice.
fault-aim-in-battle = { $card } is only played in battles.
fault-answer-after-pass = The attacker can answer only after passing.
fault-battle-phase = { $part } is not a phase of a battle.
fault-before-first-turn = No turn can have ended before the first turn.
fault-broken-off = A battle that was broken off must continue for the player who is still in the game.
fault-build-changes = { $part } should be the number of changes left.
fault-build-changes-over = There can be at most { $most } changes.
fault-build-entry = { $part } is neither a starter deck nor of the form "own:units:cards".
fault-build-no-fleet = { $part } has no fleet to build.
fault-build-nobody-builds = Somebody must be building unless only one player is left.
fault-build-nobody-left = Somebody must still be in the game.
fault-build-not-yet = { $part } has left or has yet to build, so there should be nothing here.
fault-build-over = Nobody can be building when only one player is left.
fault-build-spare = { $part } has taken more than is allowed.
fault-card = { $part } is not a card.
fault-card-copies = There are { $copies } of { $card }; the limit is { $most }.
fault-card-early = A card was played too early.
fault-cards-missing = Cards from { $deck } are missing: there are only { $count }.
fault-combat-card-up = { $card } is a combat card and cannot be face up.
fault-copy = Copies are numbered from 1: { $part } needs { $before } before it.
fault-deck = { $part } is neither a starter deck nor the word "own".
fault-deck-copies = There are { $copies } of { $card }; this deck can have at most { $most }.
fault-deck-small = The deck has { cards }; it must have at least { $least }.
fault-deck-units = These are not the units of { $deck }.
fault-destroyed = { $part } has { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} and should be destroyed.
fault-draw-together = In a draw, the last players must have gone out together.
fault-face-down-cards = There are not enough cards for the face-down objectives.
fault-fighters = A battle must be between a unit of the player whose turn it is and an opposing unit.
fault-fighters-zone = Units in a battle must be in the same zone.
fault-first-player = The first player has already been decided.
fault-flag = { $part } is not a flag of a turn.
fault-fleet-empty = The fleet has no units.
fault-fleet-large = The fleet has { stars }; the limit is { $most }.
fault-foreign-unit = { $part } names another player's unit.
fault-gone = { $seat } has left, so all of this player's units and cards should be gone.
fault-in-two-places = { $part } is in two places.
# The number says what has been used or is forbidden.
fault-jammed = '{ $number }' does not say whose card has lost its ability.
fault-keep = { $part } does not say which roll counts.
fault-last-step = The last step must be the turn of the player whose turn it is.
fault-left-cards = A player who has left cannot have any cards or rolls.
fault-moved-unit = A move that has begun must name units that are in play.
fault-no-card-count = { $part } is not a card with a number.
fault-no-choice = There is nothing to choose at { $part }.
fault-no-combat-card = { $card } is not a combat card.
fault-no-mover = { $part } does not name a unit that could move.
fault-no-objective = { $part } names an objective that does not exist.
fault-no-older-pile = A face-down card comes from a pile that does not exist.
fault-no-player = { $part } names a player who does not exist.
fault-no-reroll = There is no roll that could be rolled again.
fault-no-striker = There is no unit to strike with.
fault-no-target = There is no opposing objective to strike.
fault-no-unit = { $part } is not a unit. Write a unit as xw1, or as xw1.2 if it has two counters.
fault-no-unit-count = { $part } is not a unit with a number.
fault-not-gone = { $seat } has not left, so this player's units and cards cannot be gone.
fault-not-out = { $seat } has no units or no objectives in play, and should be out.
fault-number-up-to = { $part } should be a number up to { $most }.
fault-objectives = There can be at most { $most } objectives.
fault-older-pile = Pile { $number } does not match the face-down cards with the same number.
fault-one-left = When only one player is left, the game is over.
fault-one-opponent = All defenders in one action must belong to one opponent.
fault-opposing-units = Only opposing units can be attacked.
fault-options = { $part } should be the number of players, 2 to 4, then s and n for the options.
fault-other-objective = A different objective is being struck.
fault-pair = { $part } has a pair of units that cannot fight.
fault-place = { $part } should be a place and units, as in c=xw1,yw2.1.
fault-placing = { $seat } cannot place units worth the number of stars that start the game.
fault-quiet-turns = Only { $most } turns have ended.
fault-rerolls = '{ $number }' does not say which cards have been used to roll again.
fault-reserves-clean = { $part } is in the reserves, where units carry no marks.
fault-reserves-come = Reserves need an open zone to come to, and a number of stars to spend.
fault-reveal = No objective has been revealed there.
fault-roll = { $count } cannot be the roll in this phase.
fault-seat = { $part } should be a deck, then units, slots, hand, deck and discard pile.
fault-slot = { $part } should be a card, ? or -.
fault-small = The small variant can only be chosen at the beginning.
fault-step-of-left = No step can be waiting for a player who has left the game.
fault-step-place = { $part } cannot come at this point.
fault-step-turn = Only the player whose turn it is can take an action.
fault-strike-phase = { $part } is not a phase of a strike.
fault-striker-before = The striker must be in the home zone of a face-up objective.
fault-striker-named = The next striker has not been chosen yet.
fault-strikers-zone = Strikers must be in the home zone of the objective.
fault-swap = An objective card must take the place of a face-down one.
fault-turn = { $part } should give the player whose turn it is, the turns ended and the quiet turns, as in b/12/0.
fault-turn-up = There is no face-down card to turn up.
fault-turns-end = After { $most } turns the game is over.
fault-unit = { $part } is not a unit in this game.
fault-unit-copies = There are { $copies } of { $unit }; the limit is { $most }.
fault-unit-twice = { $part } names a unit twice.
fault-winner-alone = The winner must be the only player left.
fault-winner-left = A player who has left cannot win.
fault-winners-order = The winners must be seats in order, each named once.
fault-zone-closed = { $part } cannot be in a home zone that is closed.

## What the editor says

setup-build = Building fleets and decks
setup-building = Nothing is on the table while fleets and decks are being built.
setup-cap = Over after { $turns } turns
setup-card = { owner } { $pile }: { $label }
setup-cards-of = { $seat }: cards
setup-deck-unsaid = To take a card from a deck, choose it from the pieces.
setup-destroyed = With { counters }, { $unit } would be destroyed. You can remove it instead.
setup-down = A face-down card
setup-draw = Over: the last players went out together
setup-ended = Turns played
setup-face-up = { $card } is a combat card and cannot be face up.
setup-first = Before the first turn
setup-hold = Cannot move: 1 turn, 2 turns, off
setup-hurt = Add a damage counter
setup-in-play = { $seat } { units }
setup-last-unit = A fleet must have at least one unit.
setup-left = { $seat } has left the game
setup-marks = Marks
setup-mend = Remove a damage counter
setup-no-marks = Units in the reserves carry no marks.
setup-now = Now
setup-objective = Objective card played this turn
setup-on = { $seat } is in the middle of a turn
setup-on-nobody = Nobody is in the middle of a turn
setup-over = Over for another reason
setup-picture = PocketModel, a position being set up. In play: { LIST($standings, type: "comma") }.
setup-pile = { owner } { $pile }, open, { cards }
setup-quiet = Over: a draw, nobody did anything
setup-reserves = { owner } reserves
setup-starter-keeps = The units and cards of a starter deck cannot be changed.
setup-turn = { owner } turn begins
setup-two-stay = Two players must stay in the game. You can choose how it ended instead.
setup-units-of = { $seat }: { $deck }
setup-unknown-card = Nobody knows which card is face down.
setup-win = Over: { $seat } has won
