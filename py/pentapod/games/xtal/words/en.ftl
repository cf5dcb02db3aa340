# What XTAL says. Terms of the rulebook have capitals: Home, Storage, Combat, and the kinds of cards and stones.

## The game

title-0 = Sapphire
title-1 = Amber
title-2 = Jade
title-3 = Rose
title-4 = Topaz
title-5 = Azure
summary = Race around a crystal with a die and a hand of power cards, and fight for the rings of the others where opposite Reds meet. The first to bring three rings Home wins.

option-players = Players
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-players-5 = 5 players
option-players-6 = 6 players

option-tempo = Tempo of Combat
option-tempo-windows = Taking turns
option-tempo-windows-help = The combatants take turns: a group of cards or a pass, then the other.
option-tempo-speed = By speed
option-tempo-speed-help = Both lay cards at any moment, and the first card counts.

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
option-levitate-next-help = If the nearest Red is taken, the next one that is free.
option-levitate-strict = Only to the nearest Red
option-levitate-strict-help = If the nearest Red is taken, the token cannot be lifted.

option-guard = Length
option-guard-off = Until somebody wins
option-guard-off-help = The game goes on until three rings come Home.
option-guard-on = At most 500 rolls
option-guard-on-help = Then the most rings win.

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
power-void = Cancels the last card played and protects its player until their next roll.
power-aurablast = Takes all rings of the opponent in Combat who has neither Aurablast Shield nor Void.
power-thunderbolt = Takes all rings of the opponent in Combat who has neither Thunderbolt Shield nor Void.
power-fireball = Takes all rings of the opponent in Combat who has neither Fireball Shield nor Void.
power-aurablast-shield = Cancels an Aurablast.
power-thunderbolt-shield = Cancels a Thunderbolt.
power-fireball-shield = Cancels a Fireball.

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
rings = { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
rings-or-none = { $rings ->
    [0] no ring
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

# Prompts of cards to touch must fit into two lines of a phone. Of those that say the same, the first with room is taken.

prompt-homes = { $seat }: touch a violet stone to choose your Home.
prompt-deal = The cards are dealt, five for each player.
prompt-start = Chance names who begins.
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
prompt-play-cards = { $seat }: touch { LIST($cards, type: "or") }, then Lay; or touch End turn.{ news }
prompt-play-marked = { $seat }: touch a marked card, then Lay; or touch End turn.{ news }
prompt-play = { $seat }: touch cards, then Lay; or touch End turn.{ news }
prompt-play-none = { $seat }: no card can be laid now; touch End turn.{ news }

# Some cards are held ready, and others may be added.
prompt-held = { $cards ->
    [0] { $seat }: touch Lay, or take { LIST($held_cards) } back.
   *[other] { $seat }: touch Lay, or add { LIST($cards, type: "or") }, or take { LIST($held_cards) } back.
}
prompt-held-marked = { $cards ->
    [0] { $seat }: touch Lay, or take a card back.
   *[other] { $seat }: touch Lay, or add a marked card, or take a card back.
}

# A card was touched that moves a token: whose, then to where.
prompt-tokens-there = { $seat }: touch { LIST($tokens, type: "or", form: "there") }.
prompt-tokens = { $seat }: touch { LIST($tokens, type: "or") }.
prompt-token-marked = { $seat }: touch a marked token to move it.
prompt-token = { $seat }: touch the token to move.
prompt-colour = { $seat }: touch the { $goal_colour } to which { $token } goes.
prompt-goal = { $seat }: touch the stone where it goes.
token = { $own ->
    [yes] your token
   *[no] { owner-within } token
}{ $form ->
    [there] {" "}on { $stone }
   *[short] {""}
}

# In Combat.
prompt-fight-cards = { $seat }: touch { LIST($cards, type: "or") }, then Lay{ fight }; or touch Pass.
prompt-fight-marked = { $seat }: touch a marked card, then Lay{ fight }; or touch Pass.
prompt-fight = { $seat }: touch cards, then Lay{ fight }; or touch Pass.
prompt-fight-none = { $seat }: no card can be laid now; touch Pass.
fight = , to fight { NAME($foe_seat, within: 1) }{ $passed ->
    [yes] , who has passed
   *[no] {""}
}
# Both may lay cards at any moment.
prompt-race = { LIST($seats) }: hold cards ready and touch Lay, or Pass.{ $passed_seat ->
    [none] {""}
   *[other] {" "}{ $passed_seat } has passed.
}
prompt-weapon = { $seat }: cancel { NAME($laid, within: 1) } with its Shield or a Void, { $rings ->
    [0] or touch Pass
   *[other] or lose { rings }
}.
prompt-weapon-none = { $seat }: no card cancels { NAME($laid, within: 1) }; touch Pass{ $rings ->
    [0] {""}
   *[other] {" "}and lose { rings }
}.
prompt-answer = { $seat }: touch a Void, then Lay, to answer { NAME($laid, within: 1) }; or touch Pass to end Combat.
prompt-answer-none = { $seat }: you have no Void to answer { NAME($laid, within: 1) }; touch Pass to end Combat.

## How it ended

ended-home = Home with { rings }
ended-left = { $seats ->
    [0] everybody else resigned
   *[other] { resigned }
}
# After the last roll the most rings win.
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
deed-roll-taken = { $seat } rolled { $face }, but { $stone } is taken: the turn is forfeited.
deed-draw = { $seat } drew { $card }.
deed-draw-unseen = { $seat } drew a card.
# Others are not told which cards are held ready, nor whether some are taken back.
deed-prepare = { $seat } prepared cards, face down.
deed-ready = { $seat } readied { $card }.
deed-ready-aimed = { $seat } readied { $card }: { NAME($token_seat, within: 1) } to { $stone }.
deed-take-back = { $seat } took { $card } back into the hand.
deed-end-turn = { $seat } ended the turn.
was = { $seat ->
    [you] were
   *[other] was
}

# What came of a roll.
outcome-rings = { $seat } took { rings } from the Storage there.
outcome-reshuffled = The deck was empty, and the refuse pile is shuffled.

# What a group of cards did: "Ann laid Levitate (Bo to Red 2) and Void on Cy's Fireball."
outcome-laid = { $seat } laid { LIST($plays) }.
play = { $card }
play-move = { $card } ({ NAME($seat, within: 1) } to { $stone })
play-cancel = { $card } on { NAME($laid, within: 1) }
outcome-refused = { $seat } took the group back. { $why }
outcome-not-allowed = { $seat } laid a group that the table did not allow, and took it back.
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

caution-defeat = { $seat } { $seat ->
    [you] lose
   *[other] loses
} { rings } to { NAME($other_seat, within: 1) }. Accept defeat?
caution-gift = This brings { NAME($seat, within: 1) } Home with { rings } to win the game. Lay it?
caution-void = The Void protects { NAME($seat, within: 1) } and ends the turn; there is no card to cancel. Lay it?

## What speaks for an action

# Said to the player who acts.
reason-way = { $count ->
    [one] a ring lies at the next Violet
   *[other] rings lie at the next { $count } Violets
} on your way
reason-wins = it brings your { $rings } rings Home, which wins
reason-strikes = { NAME($seat, within: 1) } cannot cancel it and loses { rings }
reason-odds = it wins { rings } from { NAME($seat, within: 1) } with a chance of { $percent }%
reason-cancels = it cancels { NAME($laid, within: 1) }{ $rings ->
    [0] {""}
   *[other] , which would take { rings } from you
}
reason-rings = it takes { rings } from a Storage
reason-roll-home = a roll of { $roll } then brings your { $rings } rings Home
reason-nearer-home = it takes you { steps } nearer Home with { $rings } rings
reason-farther = it brings { owner-within } { $rings } rings back to { steps } from Home
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
reason-helpless = no card of yours cancels the { $card }
reason-ends = it ends Combat{ $rings ->
    [0] {""}
   *[other] , and you keep { rings }
}
reason-guards = you keep { cards } against Weapons

## What there is to know

# A stone, by its colour, and what is there.
about-stone = { $stone }
about-violet = Homes are Violets. A token that lands here takes the rings in the Storage beside it.
about-blue = Nothing happens on Blue.
about-green = A player who lands here by a roll draws a card.
about-yellow = { about-green }
about-red = Combat begins when a token lands here opposite another one and neither is protected.
about-home = The Home of { NAME($seat, within: 1) }.
about-storage = In the Storage: { rings-or-none }.
about-opposite = Opposite: { $stone }{ $seat ->
    [none] {""}
    [you] , where you stand
   *[other] , where { $seat } stands
}.

# A player, and the player's token.
about-player = { $seat }
about-token = { $seat } { $seat ->
    [you] stand on { $stone } and carry
   *[other] stands on { $stone } and carries
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
about-protected = { $seat } { is } protected until the next roll: not moved, not attacked, and without cards to play.
about-combat = In Combat with { NAME($seat, within: 1) }.

# A card, and notes on some kinds of cards.
about-card = { $card }
about-power = { $effect }
about-nearest = From a Violet, both neighbouring Reds are equally near.
about-nearest-only = It cannot be used while that Red is taken.
about-teleport = Coming Home this way with { $rings } rings wins.
about-weapon = The two must stand opposite each other. A group holds one Weapon at most.
about-void = It ends the cardplay of the player who lays it, and the Combat of a combatant. Another Void may cancel it.
about-held = It is held ready; touch it to take it back.
about-hidden = { owner } card
about-hidden-means = It lies face down: only its owner knows it.
about-laid = Laid by { NAME($seat, within: 1) }.
about-cancelled = It has been cancelled.
about-pending = { $seat } must cancel it.

about-deck = Deck
about-deck-cards = { cards } face down.
about-deck-empty = When it is empty, the refuse pile is shuffled and used again.
about-refuse = Refuse pile
about-refuse-cards = { $kinds ->
    [0] No card has been played yet.
   *[other] { LIST($kinds) }.
}

# Buttons, and the numbers of stones where cards are laid by speed.
about-lay = Lay
about-lay-means = Lays the cards held ready, one after the other: all of them or none.
about-pass = Pass
about-pass-means = Lays nothing. Combat ends when both have passed; a Weapon that is not cancelled is a defeat.
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
label-laid-before = { $count } more before
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
label-no-card-left = No card is left in this hand.

## Why touches are refused

refusal-card-first = Touch a card first.
refusal-deal-first = First, the cards are dealt.
refusal-draw-first = First, a card is drawn.
refusal-goal-first = { $card } is not ready yet: first touch the stone where the token goes.
refusal-goal-taken = Two tokens never share a position.
refusal-group-first = The cards held ready must be laid or taken back first.
refusal-held = This card is held ready already.
refusal-home-taken = { $stone } is the Home of { NAME($seat, within: 1) }.
refusal-moves-nothing = { $card } can move no token now. { $effect }
refusal-no-aim = { $card } needs a token to move and a free place for it.
refusal-no-card-fits = None of these cards can be laid now.
refusal-no-combatant = A Weapon is for Combat, and only a combatant lays one.
refusal-no-free-place = There is no free place for this token.
refusal-no-home = A Home is one of the Violets that are still free.
refusal-no-passing = Passing is for Combat.
refusal-no-token = There is no token on { $stone }.
refusal-no-weapon = A Shield only answers a Weapon.
refusal-not-nearest = { $card } brings a token to its nearest { $goal_colour } only.
refusal-not-now = Only { LIST($seats, within: 1) } may play cards now.
refusal-not-opposite = A Weapon needs the two combatants to stand opposite each other.
refusal-nothing-ready = No card is held ready to be laid.
refusal-nothing-to-cancel = There is no Weapon to be cancelled.
refusal-opponent-protected = { $other_seat } { $other_seat ->
    [you] are
   *[other] is
} protected and cannot be attacked.
refusal-pass-instead = In Combat, touch Pass instead; the turn ends with it.
refusal-passed = { $seat } { has } passed already.
refusal-player-protected = { $seat } { is } protected and cannot play cards.
refusal-ready = This card is ready to be laid.
refusal-roll-first = First, the die is rolled.
refusal-second-weapon = A group holds one Weapon at most.
refusal-single-void = Only a single Void may follow a Void.
refusal-start-first = First, chance names who begins.
refusal-to-decide = That is for { NAME($seat, within: 1) } to decide.
refusal-token-first = { $card } is not ready yet: first touch the token to move.
refusal-token-protected = { $token_seat } { $token_seat ->
    [you] are
   *[other] is
} protected and cannot be moved.
refusal-touch-card = First touch the card to lay.
refusal-unseen = Only { NAME($seat, within: 1) } can see what { owner-within } cards can do now.
refusal-void-ends = A Void ends the cardplay of the player who lays it.
refusal-weapon-first = The { $weapon_card } must be cancelled first, with its Shield or a Void.
refusal-weapon-pending = Another Weapon has not been cancelled yet.
refusal-wins-already = The group already wins the game.
refusal-wrong-goal = { $card } moves a token to a { $goal_colour }.
refusal-wrong-origin = { $card } does not move a token from a { $origin_colour }.
refusal-wrong-shield = { $card } does not cancel { $weapon_card }.

## What is wrong with the text of a position

fault-actor = The player to act does not fit what is to be done.
fault-actor-out = { $seat } has left the game and does not act.
fault-before = The table before the last laid card is there when cards are laid.
fault-cancels = { $card } cannot cancel that.
fault-cancels-own = Players do not cancel their own cards.
fault-combat-protected = Combat with a protected player is over.
fault-combatants = Combat has two combatants.
fault-copies = There are only { $most } of { $card }; hands and refuse pile hold { $count }.
fault-deal = { $count } cards are dealt to each player, one after the other.
fault-ending = The game cannot have ended in this way.
fault-form-cards = { $part } should be cards with their numbers, as L2a1.
fault-form-combatants = { $part } should be two combatants, as 0-1#2.
fault-form-laid = { $part } should be a card on the table, as 0L or 1V>0.
fault-form-passes = { $part } should be passes, as in p1.7.
fault-form-phase = { $part } should be a stage of the game, as in play.
fault-form-play = { $part } should be a card being readied, as 0a or 0a@1>r4.
fault-form-player = { $part } should be a Home and a hand, as v1=LF.
fault-form-roll = { $part } should be the last roll and the number of rolls, as in 4:37.
fault-form-setting = { $part } should be the setting, as in 3whn8.
fault-form-storages = { $part } should be the rings in { $storages } Storages.
fault-form-token = { $part } should be a token, as r4*1!.
fault-form-turn = { $part } should be whose turn it is and who is to act, as in 0>1.
fault-form-waiting = { $part } should be an arrangement that waits, as 0-3~1.
fault-group = { $part } should be the group of one seat.
fault-home-colour = A Home is a Violet.
fault-home-twice = { $place } is the Home of two players.
fault-home-with-rings = { $seat } is Home with { $count } rings and would have won.
fault-homeless = Somebody has no Home yet.
fault-homes-order = Homes are chosen one seat after the other.
fault-laid-by-others = Outside Combat only the mover lays cards.
fault-laid-now = No cards lie on the table now.
fault-laid-uncounted = Cards that are laid are counted in the refuse pile.
fault-mover-plays = Only the mover plays cards now, and only with cards in the hand.
fault-no-combat = There are combatants, but there is no Combat.
fault-no-group-now = { $seat } may not compose a group now.
fault-no-seat = There is no seat { $part } in this game.
fault-not-held = { $seat } does not hold these cards.
fault-not-laid = { $seat } cannot lay { $card } in this group.
fault-not-now = This player is not to act now.
fault-nothing-to-draw = There is no card to be drawn.
fault-off-board = { $seat } is not on the board and has neither rings nor protection.
fault-one-left = With only one player left, the game would be over.
fault-opposite-reds = Combat begins between opposite Reds.
fault-out-with-cards = { $seat } has left the game and holds no cards.
fault-pair = Combat is between two players, the lower seat named first.
fault-passes = Two passes end Combat, and only combatants pass.
fault-passes-told = { $part } should say who has passed in Combat, and be - outside of it.
fault-play-seat = { $part }: there is no seat { $number } in this game.
fault-played-before-start = Nothing has been played before the start.
fault-player-protected = { $seat } is protected and plays no cards.
fault-players = There should be { $wanted } players with their hands, there are { $count }.
fault-protected-before-start = Nobody is protected before the start.
fault-protection-ended = The mover's protection has ended with the roll.
fault-rings = There are { $wanted } rings in the game; here there are { $count }.
fault-roll = There was no such roll.
fault-roll-first = A turn begins with a roll.
fault-rolls-end = After { $most } rolls the game would be over.
fault-shield = { $card } cancels the Weapon of its name.
fault-start-at-home = { $seat } begins at Home with a ring.
fault-stone = { $part } is no position of the path.
fault-stone-taken = Two tokens stand on { $place }.
fault-table = { $part } should be tokens, Storages, combatants and what waits, separated by |.
fault-token-not-there = { owner } token is not on the board.
fault-token-protected = { $seat } is protected and cannot be moved.
fault-token-there = { owner } token is on the board.
fault-tokens = There should be { $wanted } tokens, there are { $count }.
fault-turn = The player whose turn it is does not fit what is to be done.
fault-turn-out = The player whose turn it is has left the game.
fault-void = A Void is answered by the unprotected opponent of the player who laid it.
fault-void-outsider = Only a combatant may answer this Void.
fault-void-unprotected = Combat between two unprotected players goes on.
fault-waiting-twice = An arrangement waits only once.
fault-weapon-absent = The Weapon to be cancelled is not on the table.
fault-weapon-foe = The attacked player has to cancel the Weapon.
fault-weapon-foreign = The Weapon to be cancelled is not a combatant's.
fault-weapon-pending = A Weapon is to be cancelled exactly when one is pending.

## What the editor says

setup-picture = XTAL, a position in the making. { $tokens ->
    [0] No token is on the board.
   *[other] { LIST($tokens) }.
}
setup-home-violet = A Home is a Violet.

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
setup-homes = Homes are chosen
setup-deal = Cards are dealt
setup-start = Chance names who begins
setup-roll = The die is rolled
setup-draw = A card is drawn
setup-play = Cards are played
setup-open = Combat
setup-weapon = Combat: a Weapon is answered
setup-answer = Combat: a Void is answered
setup-over-home = Over: rings came Home
setup-over-left = Over: all others resigned
setup-over-guard = Over: the last roll

setup-turn = Turn
setup-acting = Acts in Combat
setup-die = Last roll
setup-no-roll = None
setup-rolls = Rolls so far
