# What XTAL says. Terms of the rulebook have capitals: Home, Storage, Combat, and the kinds of cards and stones.

## The game

title-0 = Sapphire
title-1 = Amber
title-2 = Jade
title-3 = Rose
title-4 = Topaz
title-5 = Azure
summary = Race around a crystal with a die and a hand of power cards, and fight other players for their rings from opposite Reds. The first to bring { rings-to-win } Home wins.

option-players = Players
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-players-5 = 5 players
option-players-6 = 6 players

option-tempo = Tempo of Combat
option-tempo-windows = Taking turns
option-tempo-windows-help = The combatants take turns to lay a group of cards or pass.
option-tempo-speed = In real time
option-tempo-speed-help = Both may lay cards at any moment, and the first card counts.

option-hands = Hands
option-hands-hidden = Hidden
option-hands-hidden-help = You see only your own cards.
option-hands-open = Open, for learning
option-hands-open-help = Everybody sees all cards.

option-answer = Time to answer a Weapon or a Void
option-answer-8 = 8 seconds
option-answer-5 = 5 seconds
option-answer-12 = 12 seconds
option-answer-20 = 20 seconds

option-levitate = Levitate
option-levitate-next = To the nearest free Red
option-levitate-next-help = If the nearest Red is taken, to the next free one.
option-levitate-strict = Only to the nearest Red
option-levitate-strict-help = If the nearest Red is taken, the token cannot be lifted.

option-guard = Length
option-guard-off = Until somebody wins
option-guard-off-help = The game goes on until somebody brings { rings-to-win } Home.
option-guard-on = At most { $count } rolls
option-guard-on-help = Then the player with the most rings wins.

stat-rings = rings
stat-cards = { $count ->
    [one] card
   *[other] cards
}
# Behind the rings of a player who has enough to win.
stat-go-home = Go Home

## Cards, and what each does

card-levitate = Levitate
card-flight = Flight
card-teleport = Teleport
card-void = Void
card-aurablast = Aurablast
card-thunderbolt = Thunderbolt
card-fireball = Fireball
card-aurablast-shield = Aurablast Shield
card-thunderbolt-shield = Thunderbolt Shield
card-fireball-shield = Fireball Shield

power-levitate = Lifts any token from a Violet, Blue, Green or Yellow to its nearest unoccupied Red.
power-flight = Carries any token from a Red to any other unoccupied Red.
power-teleport = Sends any token from a Violet to any other unoccupied Violet.
power-void = Cancels the last card played and protects the player who lays it until their next roll.
power-aurablast = Takes all your opponent's rings in Combat, unless they have an Aurablast Shield or a Void.
power-thunderbolt = Takes all your opponent's rings in Combat, unless they have a Thunderbolt Shield or a Void.
power-fireball = Takes all your opponent's rings in Combat, unless they have a Fireball Shield or a Void.
power-aurablast-shield = Cancels an Aurablast.
power-thunderbolt-shield = Cancels a Thunderbolt.
power-fireball-shield = Cancels a Fireball.
# Of cards that another table has.
power-any-movement = Moves any token from a { LIST($origin_colours, type: "or") } to an unoccupied { $goal_colour }.
power-any-void = { power-void }
power-any-weapon = Takes all rings from the opponent in Combat who has none of these: { $cards }.
power-any-shield = Cancels the { $card }.

## Other things

stone-violet = Violet { $number }
stone-blue = Blue { $number }
stone-green = Green { $number }
stone-yellow = Yellow { $number }
stone-red = Red { $number }

# A stone of a colour: "a Red".
colour-violet = Violet
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-red = Red

# A player's card, on the table.
card-of = { owner } { $card }
# So many cards of a kind.
cards-of-a-kind = { $count } { $card }
rings-to-win = { $rings ->
    [3] three rings
   *[other] { rings }
}
rings = { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
rings-or-none = { $rings ->
    [0] no rings
   *[other] { rings }
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# Verbs that go with a player.
is = { $seat ->
    [you] are
   *[other] is
}
has = { $seat ->
    [you] have
   *[other] has
}

## What is to be done

# Prompts of cards to choose must fit into two lines of a phone. Of those that say the same, the first with room is taken.

prompt-homes = { $seat }: choose a violet stone as your Home.
prompt-deal = The cards are dealt, { $count ->
    [5] five
   *[other] { $count }
} for each player.
prompt-start = Chance decides who begins.
prompt-roll = { $seat } { $seat ->
    [you] roll
   *[other] rolls
} the die.{ news }
prompt-draw = { $seat } { $seat ->
    [you] draw
   *[other] draws
} a card.
# Behind a prompt: a player has the rings to win.
news = { $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
homeward = Home on { $stone } wins.
threat = { $seat } { $seat ->
    [you] win
   *[other] wins
} on { $stone }.

# In a turn: which cards may be laid.
prompt-play-cards = { $seat }: choose { LIST($cards, type: "or") } and press Lay, or End turn.{ news }
    .short = { $seat }: choose a marked card and press Lay, or End turn.{ news }
    .shorter = { prompt-play }
prompt-play = { $seat }: choose cards and press Lay, or End turn.{ news }
prompt-play-none = { $seat }: no cards can be laid now; press End turn.{ news }

# Some cards are held ready, and others may be added.
prompt-held = { $cards ->
    [0] { $seat }: press Lay, or take { LIST($held_cards) } back.
   *[other] { $seat }: press Lay, add { LIST($cards, type: "or") }, or take { LIST($held_cards) } back.
}
    .short = { $cards ->
        [0] { $seat }: press Lay, or take a card back.
       *[other] { $seat }: press Lay, add a marked card, or take a card back.
    }

# A card was touched that moves a token: whose, then to where.
prompt-tokens = { $seat }: choose { LIST($tokens, type: "or", form: "there") }.
    .short = { $seat }: choose { LIST($tokens, type: "or") }.
    .shorter = { $seat }: choose a marked token to move.
prompt-token = { $seat }: choose the token to move.
prompt-colour = { $seat }: choose the { $goal_colour } to move { $token } to.
prompt-goal = { $seat }: choose the stone to move it to.
token = { $own ->
    [yes] your token
   *[no] { owner-within } token
}{ $form ->
    [there] {" "}on { $stone }
   *[short] {""}
}

# In Combat.
prompt-fight-cards = { $seat }: choose { LIST($cards, type: "or") } and press Lay{ fight }, or Pass.
    .short = { $seat }: choose a marked card and press Lay{ fight }, or Pass.
    .shorter = { prompt-fight }
prompt-fight = { $seat }: choose cards and press Lay{ fight }, or Pass.
prompt-fight-none = { $seat }: no cards can be laid now; press Pass.
fight = {" "}to fight { NAME($foe_seat, within: 1) }{ $passed ->
    [yes] , who has passed
   *[no] {""}
}
# Both may lay cards at any moment.
prompt-race = { LIST($seats) }: ready your cards and press Lay, or Pass.{ $passed_seat ->
    [none] {""}
   *[other] {" "}{ $passed_seat } has passed.
}
prompt-weapon = { $seat }: cancel { NAME($laid, within: 1) } with its Shield or a Void, { $rings ->
    [0] or press Pass
   *[other] or lose { rings }
}.
prompt-weapon-none = { $seat }: no card in hand cancels { NAME($laid, within: 1) }; press Pass{ $rings ->
    [0] {""}
   *[other] {" "}and lose { rings }
}.
prompt-answer = { $seat }: choose a Void and press Lay to answer { NAME($laid, within: 1) }, or Pass to end Combat.
prompt-answer-none = { $seat }: you have no Void to answer { NAME($laid, within: 1) }; press Pass to end Combat.

## How it ended

ended-home = Home with { rings }
ended-left = { $seats ->
    [0] everybody else resigned
   *[other] { resigned }
}
# After the last roll the player with the most rings wins.
ended-guard = { $shared ->
    [yes] { rings } each after { $rolls } rolls
   *[no] { rings } after { $rolls } rolls, more than anybody else
}

## What was done

deed-choose-home = { $seat } chose { $stone } as Home.
deed-deal = { $seat } { was } dealt { $card }.
deed-deal-unseen = { $seat } { was } dealt a card.
deed-begin = { $seat } { $seat ->
    [you] begin
   *[other] begins
}.
deed-roll = { $seat } rolled { $face } and went to { $stone }.
deed-roll-taken = { $seat } rolled { $face }, but { $stone } was taken, so the turn was forfeited.
deed-draw = { $seat } drew { $card }.
deed-draw-unseen = { $seat } drew a card.
# Other players do not see which cards are held ready, nor whether some are taken back.
deed-prepare = { $seat } prepared cards, face down.
deed-ready = { $seat } readied { $card }.
deed-ready-aimed = { $seat } readied { $card }: { NAME($token_seat, within: 1) } to { $stone }.
deed-take-back = { $seat } took { $card } back into hand.
deed-end-turn = { $seat } ended the turn.
was = { $seat ->
    [you] were
   *[other] was
}

# What came of a roll.
outcome-rings = { $seat } took { rings } from the Storage there.
outcome-reshuffled = The deck was empty, so the refuse pile was shuffled.

# What a group of cards did: "Ann laid Levitate (Bo to Red 2) and Void on Cy's Fireball."
outcome-laid = { $seat } laid { LIST($plays) }.
    .brief = { $seat } laid { cards }.
play = { $card }
play-move = { $card } ({ NAME($seat, within: 1) } to { $stone })
play-cancel = { $card } on { NAME($laid, within: 1) }
outcome-refused = { $seat } took the group back. { $why }
outcome-not-allowed = { $seat } laid a group that was not allowed, and took it back.
outcome-weapon = { $seat } must cancel { NAME($laid, within: 1) }.
outcome-void = { $seat } { is } protected. Only { NAME($other_seat, within: 1) } may answer, with a Void.

# What came of a pass.
outcome-passed = { $seat } passed.
outcome-struck = { $seat } did not cancel the { $card }.
outcome-lost = { $other_seat } { $other_seat ->
    [you] take
   *[other] takes
} { rings } from { NAME($seat, within: 1) }.

# How Combat goes on.
outcome-combat = Combat begins between { LIST($seats, within: 1) }.
outcome-combat-passes = Combat passes to { LIST($seats, within: 1) }.
outcome-ends = Combat ends.
outcome-next = Now { LIST($seats, within: 1) } are in Combat.

advice-choose-home = Choose { $stone } as your Home
advice-deal = Deal { NAME($seat, within: 1) } { $card }
advice-deal-unseen = Deal { NAME($seat, within: 1) } a card
advice-begin = Let { NAME($seat, within: 1) } begin
advice-roll = Roll a { $face } for { NAME($seat, within: 1) }
advice-roll-taken = { advice-roll }
advice-draw = Give { NAME($seat, within: 1) } { $card }
advice-draw-unseen = Give { NAME($seat, within: 1) } a card
advice-prepare = Ready cards, or take them back
advice-ready = Ready { $card }
advice-ready-aimed = Ready { $card } to bring { $own ->
    [yes] your token
   *[no] { NAME($token_seat, within: 1) }
} to { $stone }
advice-take-back = Take { $card } back into your hand
advice-lay = Lay { LIST($cards) }
advice-lay-many = Lay { LIST($cards, type: "comma") } and { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
advice-lay-unseen = Lay the cards held ready
advice-pass = Pass
advice-time-out = Let the time run out
advice-end-turn = End your turn

## What to weigh

caution-defeat = { $seat } will lose { rings } to { NAME($other_seat, within: 1) }. Accept defeat?
caution-gift = This brings { NAME($seat, within: 1) } Home with { rings }, which wins the game. Lay it?
caution-void = There is no card to cancel. The Void only protects { NAME($seat, within: 1) } and ends the turn. Lay it?

## What speaks for an action

# Said to the player who acts.
reason-way = { $count ->
    [one] there is a ring at the next Violet
   *[other] there are rings at the next { $count } Violets
} on your way
reason-wins = it brings your { $rings } rings Home and wins the game
reason-strikes = { NAME($seat, within: 1) } cannot cancel it and loses { rings }
reason-odds = it wins { rings } from { NAME($seat, within: 1) } { $percent }% of the time
reason-cancels = it cancels { NAME($laid, within: 1) }{ $rings ->
    [0] {""}
   *[other] , which would take { rings } from you
}
reason-rings = it takes { rings } from a Storage
reason-roll-home = a roll of { $roll } then brings your { $rings } rings Home
reason-nearer-home = it takes you { steps } nearer Home with { $rings } rings
reason-farther = it pushes { owner-within } { $rings } rings back to { steps } from Home
reason-blocks = it blocks the Home of { NAME($seat, within: 1) }, who carries { $rings } rings
reason-roll-ring = a roll of { $roll } then takes you to a free ring
reason-near-ring = it leaves you { steps } from a free ring
reason-far-ring = it leaves { NAME($seat, within: 1) } { steps } from a free ring
reason-fights = it begins Combat with { NAME($seat, within: 1) }{ $rings ->
    [0] {""}
   *[other] , who carries { rings }
}
reason-passes-combat = it passes Combat to { LIST($seats, within: 1) }
reason-makes-fight = it makes { LIST($seats, within: 1) } fight each other
reason-apart = no Weapon can be thrown while { NAME($seat, within: 1) } is not opposite you
reason-protects = it protects your { $rings ->
    [one] ring
   *[other] { $rings } rings
} until your next roll
reason-void = it ends Combat, unless { NAME($seat, within: 1) } answers with a Void
reason-helpless = you have no card that cancels the { $card }
reason-ends = it ends Combat{ $rings ->
    [0] {""}
   *[other] , and you keep { rings }
}
reason-guards = you keep { cards } to use against Weapons

## What there is to know

# A stone, by its colour, and what is there.
about-stone = { $stone }
about-violet = Homes are Violets. A token that lands here takes the rings in the Storage beside it.
about-blue = Nothing happens on Blue.
about-green = A player who lands here by a roll draws a card.
about-yellow = { about-green }
about-red = Combat begins when a token lands here opposite another token and neither is protected.
about-home = { owner } Home.
about-storage = In Storage: { rings-or-none }.
about-opposite = Opposite: { $stone }{ $seat ->
    [none] {""}
    [you] , where you are
   *[other] , where { $seat } is
}.

# A player, and the player's token.
about-player = { $seat }
about-token = { $seat } { $seat ->
    [you] are on { $stone } and carry
   *[other] is on { $stone } and carries
} { $rings ->
    [0] { $rings } rings
   *[other] { rings }
}.
about-way = { $count ->
    [0] This is Home.
   *[other] Home is { $stone }, { steps } away.
}
about-hand = { $seat } { $seat ->
    [you] hold
   *[other] holds
} { cards }.
about-protected = { $seat } { is } protected until the next roll: safe from moves and attacks, but unable to play cards.
about-combat = In Combat with { NAME($seat, within: 1) }.

# A card, and notes on some kinds of cards.
about-card = { $card }
about-power = { $effect }
about-nearest = From a Violet, both neighbouring Reds are equally near.
about-nearest-only = It cannot be used while that Red is taken.
about-teleport = Reaching Home this way with { $rings } rings wins.
about-weapon = The combatants must be opposite each other. A group can hold only one Weapon.
about-void = It ends cardplay for the player who lays it, and Combat if that player is a combatant. Another Void may cancel it.
about-held = It is held ready; choose it to take it back.
about-hidden = { owner } card
about-hidden-means = It is face down. Only its owner knows what it is.
about-laid = Laid by { NAME($seat, within: 1) }.
about-cancelled = It has been cancelled.
about-pending = { $seat } must cancel it.

about-deck = Deck
about-deck-cards = { cards } face down.
about-deck-empty = When it is empty, the refuse pile is shuffled and used again.
about-refuse = Refuse pile
about-refuse-cards = { $kinds ->
    [0] No cards have been played yet.
   *[other] { LIST($kinds) }.
}

# Buttons, and the numbers of stones where cards are laid in real time.
about-lay = Lay
about-lay-means = Lays the cards held ready, one after the other: all of them or none.
about-pass = Pass
about-pass-means = Lays no cards. Combat ends when both players have passed. A Weapon that is not cancelled means defeat.
about-done = End the turn
about-done-means = The next player to the left rolls.
about-number = Number { $number }
about-number-stones = { $red_stone } for { card-levitate } and { card-flight }, { $violet_stone } for { card-teleport }.

## The picture

picture = XTAL.{ $tokens ->
    [0] {""}
   *[other] {" "}{ LIST($tokens) }.
} { $prompt }
token-there = { $seat } on { $stone } with { $rings ->
    [0] { $rings } rings
   *[other] { rings }
}
label-stone = { $stone }{ $home_seats ->
    [0] {""}
   *[other] , Home of { LIST($home_seats, within: 1) }
}{ $carriers ->
    [0] {""}
   *[other] , { LIST($carriers, type: "comma", within: 1) }
}{ $rings ->
    [0] {""}
   *[other] , { rings } in the Storage
}
# A token on a stone.
carrier = { owner } token with { rings-or-none }{ $protected ->
    [yes] , protected
   *[no] {""}
}
label-card = { owner } { $card }{ held-ready }
label-hidden-card = { owner } card { $number }, face down{ held-ready }
held-ready = { $ready ->
    [yes] , held ready
   *[no] {""}
}
label-laid = { owner } { $card }{ $effective ->
    [yes] {""}
   *[no] , cancelled
}{ $pending ->
    [yes] , to be cancelled
   *[no] {""}
}
# How many laid cards are not seen any more.
label-laid-before = { $count } earlier
label-deck = Deck, { cards }
label-refuse = Refuse pile, { cards }
# What is written on buttons.
label-lay = Lay
label-end-turn = End turn
label-pass = Pass
# A button at the edge of one of two who play by speed.
label-button = { $seat }: { $button }
label-token = { owner } token
label-number = Number { $number }
# In the place of a hand.
label-no-cards-yet = Your cards appear here.
label-no-card-left = No cards are left in this hand.

## Why touches are refused

refusal-card-first = Choose a card first.
refusal-deal-first = The cards must be dealt first.
refusal-draw-first = A card must be drawn first.
refusal-goal-first = { $card } is not ready yet: first choose the stone to move the token to.
refusal-goal-taken = Two tokens cannot share a position.
refusal-group-first = The cards held ready must be laid or taken back first.
refusal-held = This card is already held ready.
refusal-home-taken = { $stone } is the Home of { NAME($seat, within: 1) }.
refusal-moves-nothing = { $card } cannot move any token now. { $effect }
refusal-no-aim = { $card } needs a token to move and a free place for it.
refusal-no-card-fits = None of these cards can be laid now.
refusal-no-combatant = Weapons are only for Combat, and only combatants may lay them.
refusal-no-free-place = There is no free place for this token.
refusal-no-home = A Home must be a Violet that is still free.
refusal-no-passing = You can pass only in Combat.
refusal-no-token = There is no token on { $stone }.
refusal-no-weapon = A Shield can only answer a Weapon.
refusal-not-nearest = { $card } can only move a token to its nearest { $goal_colour }.
refusal-not-now = Only { LIST($seats, within: 1) } may play cards now.
refusal-not-opposite = A Weapon needs the two combatants to stand opposite each other.
refusal-nothing-ready = No cards are held ready to be laid.
refusal-nothing-to-cancel = There is no Weapon to be cancelled.
refusal-opponent-protected = { $other_seat } { $other_seat ->
    [you] are
   *[other] is
} protected and cannot be attacked.
refusal-pass-instead = In Combat, press Pass instead. The turn ends with Combat.
refusal-passed = { $seat } { has } already passed.
refusal-player-protected = { $seat } { is } protected and cannot play cards.
refusal-ready = This card is ready to be laid.
refusal-roll-first = The die must be rolled first.
refusal-second-weapon = A group can hold only one Weapon.
refusal-single-void = Only a single Void may follow a Void.
refusal-start-first = Chance must first decide who begins.
refusal-to-decide = That is for { NAME($seat, within: 1) } to decide.
refusal-token-first = { $card } is not ready yet: first choose the token to move.
refusal-token-protected = { $token_seat } { $token_seat ->
    [you] are
   *[other] is
} protected and cannot be moved.
refusal-touch-card = First choose the card to lay.
refusal-unseen = Only { NAME($seat, within: 1) } can see what { owner-within } cards can do now.
refusal-void-ends = A Void ends cardplay for the player who lays it.
refusal-weapon-first = The { $weapon_card } must be cancelled first, with its Shield or a Void.
refusal-weapon-pending = Another Weapon has not been cancelled yet.
refusal-wins-already = The group already wins the game.
refusal-wrong-goal = { $card } can only move a token to a { $goal_colour }.
refusal-wrong-origin = { $card } cannot move a token from a { $origin_colour }.
refusal-wrong-shield = { $card } does not cancel { $weapon_card }.

## What is wrong with the text of a position

fault-actor = The player to act does not fit this stage of the game.
fault-actor-out = { $seat } has left the game and cannot act.
fault-before = The table before the last laid card is needed when cards have been laid, and only then.
fault-cancels = { $card } cannot cancel that.
fault-cancels-own = Players cannot cancel their own cards.
fault-combat-protected = Combat cannot continue with a protected player.
fault-combatants = Combat needs two combatants.
fault-copies = There are only { $most } copies of { $card }, but the hands and the refuse pile hold { $count }.
fault-deal = Each player must be dealt { $count } cards, one card at a time in turn.
fault-ending = The game cannot have ended in this way.
fault-form-cards = { $part } should be cards with their numbers, such as L2a1.
fault-form-combatants = { $part } should be two combatants, such as 0-1#2.
fault-form-laid = { $part } should be a card on the table, such as 0L or 1V>0.
fault-form-passes = { $part } should be a list of passes, such as p1.7.
fault-form-phase = { $part } should be a stage of the game, such as play.
fault-form-play = { $part } should be a card being readied, such as 0a or 0a@1>r4.
fault-form-player = { $part } should be a Home and a hand, such as v1=LF.
fault-form-roll = { $part } should be the last roll and the number of rolls, such as 4:37.
fault-form-setting = { $part } should be the setting, such as 3whn8.
fault-form-storages = { $part } should list the rings in { $storages } Storages.
fault-form-token = { $part } should be a token, such as r4*1!.
fault-form-turn = { $part } should say whose turn it is and who is to act, as in 0>1.
fault-form-waiting = { $part } should be a waiting arrangement, such as 0-3~1.
fault-group = { $part } should hold the cards of one seat only, one group per seat.
fault-home-colour = A Home must be a Violet.
fault-home-twice = { $place } is the Home of two players.
fault-home-with-rings = { $seat } is Home with { $count } rings and would already have won.
fault-homeless = A player does not have a Home yet.
fault-homes-order = Homes must be chosen in the order of the seats.
fault-laid-by-others = Outside Combat, only the player whose turn it is may lay cards.
fault-laid-now = There cannot be any cards on the table now.
fault-laid-uncounted = Cards on the table must also be counted in the refuse pile.
fault-mover-plays = Only the player whose turn it is may play cards now, and must have cards in hand.
fault-no-combat = There are combatants, but there is no Combat.
fault-no-group-now = { $seat } cannot prepare a group now.
fault-no-seat = There is no seat { $part } in this game.
fault-not-held = { $seat } does not hold these cards.
fault-not-laid = { $seat } cannot lay { $card } in this group.
fault-not-now = This player cannot act now.
fault-nothing-to-draw = There is no card to draw.
fault-off-board = { $seat } is not on the board and cannot have rings or protection.
fault-one-left = With only one player left, the game would already be over.
fault-opposite-reds = Combat must begin between opposite Reds.
fault-out-with-cards = { $seat } has left the game and cannot hold cards.
fault-pair = Combat must be between two players, with the lower seat named first.
fault-passes = Two passes end Combat, and only combatants can pass.
fault-passes-told = { $part } should show who has passed in Combat, or be - outside Combat.
fault-play-seat = { $part }: there is no seat { $number } in this game.
fault-played-before-start = No cards can have been played before the start.
fault-player-protected = { $seat } is protected and cannot play cards.
fault-players = There should be { $wanted } players with their hands, not { $count }.
fault-protected-before-start = Nobody can be protected before the start.
fault-protection-ended = The roll has ended the protection of the player whose turn it is.
fault-rings = There should be { $wanted } rings in the game, not { $count }.
fault-roll = This roll is not possible.
fault-roll-first = A turn must begin with a roll.
fault-rolls-end = After { $most } rolls, the game would already be over.
fault-shield = { $card } must cancel the Weapon it is named after.
fault-start-at-home = { $seat } must begin at Home with a ring.
fault-stone = { $part } is not a position on the path.
fault-stone-taken = There are two tokens on { $place }.
fault-table = { $part } should be tokens, Storages, combatants and waiting arrangements, separated by |.
fault-token-not-there = { owner } token must be on the board.
fault-token-protected = { $seat } is protected and cannot be moved.
fault-token-there = { owner } token cannot be on the board.
fault-tokens = There should be { $wanted } tokens, not { $count }.
fault-turn = The player whose turn it is does not fit this stage of the game.
fault-turn-out = The player whose turn it is has left the game.
fault-void = A Void can only be answered by the unprotected opponent of the player who laid it.
fault-void-outsider = Only a combatant may answer this Void.
fault-void-unprotected = Combat between two unprotected players would continue.
fault-waiting-twice = The same arrangement cannot wait twice.
fault-weapon-absent = The Weapon to be cancelled is not on the table.
fault-weapon-foe = The attacked player must be the one to cancel the Weapon.
fault-weapon-foreign = The Weapon to be cancelled must belong to a combatant.
fault-weapon-pending = A Weapon should be marked as pending exactly when it must be cancelled.

## What the editor says

setup-picture = XTAL, a position being set up. { $tokens ->
    [0] There are no tokens on the board.
   *[other] { LIST($tokens) }.
}
setup-home-violet = A Home must be a Violet.

# What can be put, and its headings.
setup-tokens-heading = Tokens
setup-token = { owner } token
setup-homes-heading = Homes
setup-home = { owner } Home
setup-rings-heading = Rings and protection
setup-ring = Ring
setup-protection = Protection
setup-cards = Cards

# Where it can be put.
setup-hand = { owner } hand, { cards }
setup-cards-of = { owner } cards
setup-refuse = Refuse pile
setup-refused = Refuse pile, { cards-of-a-kind }
setup-storage = Storage beside { $stone }, { $rings ->
    [0] empty
   *[other] { rings }
}

setup-stage = What happens now
setup-homes = Choosing Homes
setup-deal = Dealing cards
setup-start = Deciding who begins
setup-roll = Rolling the die
setup-draw = Drawing a card
setup-play = Playing cards
setup-open = Combat
setup-weapon = Combat: answering a Weapon
setup-answer = Combat: answering a Void
setup-over-home = Over: rings brought Home
setup-over-left = Over: everybody else resigned
setup-over-guard = Over: the last roll

setup-turn = Turn
setup-acting = To act in Combat
setup-die = Last roll
setup-no-roll = None
setup-rolls = Rolls so far
