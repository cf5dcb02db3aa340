# What PODS says.

## The game

# The source's White and Black, named after the colours in which they are drawn.
title-0 = Blue
title-1 = Orange
summary = Two players settle creatures with legs on a board of lines: whoever finds no place for the next one loses. The Standard rules are learned in a minute; in the Advanced ones the creatures walk, too, and crowd each other out.

option-rules = Rules
option-rules-standard = Standard
option-rules-standard-help = Place pods in turn; who cannot place one loses.
option-rules-advanced = Advanced
option-rules-advanced-help = Place or move; blocked pods go. Empty your hand to win.

option-guard = Long legs guard
option-guard-on = On
option-guard-on-help = No pod is placed where a long leg of an enemy pod reaches along a line.
option-guard-off = Off
option-guard-off-help = Pods are placed near enemy legs as one likes.

stat-hand = in hand
stat-board = on board
stat-out = out

## Things

pod = { owner } pod { $number }
pod-on = { owner } pod { $number } on { $place }

# The legs of a pod, clockwise from the north: "legs east and north-west".
legs = legs { $names }
direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west

# Points too many to be named.
points-counted = { $count } empty points
points-other = the other { $count } points

# What blocks a leg.
obstacle = { $direction } { NAME($what, within: 1) }
obstacle-edge = the edge of the board
obstacle-no-line = no line

## What is to be done

prompt-turn = The board is about to be turned.
prompt-step = { $seat }: choose where pod { $number } on { $place } steps.
prompt-point = { $seat }: choose a point on the board for pod { $number }.
prompt-bipod = { $seat }: choose pod { LIST($numbers, type: "or") }, a bipod, to open.
prompt-place = { $seat }: choose a pod in your hand to place.
prompt-any = { $seat }: choose a pod in your hand to place, or one on the board to move.

## How it ended

ended-emptied = not one pod is left in the hand
ended-quiet = no hand has shrunk for { $count } turns
ended-repeated = this position occurred { $count } times
# So it may be where a position is set up by hand, and pods lie aside.
ended-no-pod = { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} no pod to place
ended-stuck = { NAME($seat, within: 1) } { $advanced ->
    [yes] can neither move nor place
   *[no] cannot place
} pod { LIST($numbers, type: "or") }, for { LIST($obstructions, type: "also") }
list-also = { $some }, and { $last }
obstruction-guarded = { $points } { $count ->
    [one] is
   *[other] are
} guarded
obstruction-blocked = on { $points } every leg would be blocked
obstruction-in-vain = on { $points } nothing would come of it
obstruction-full = no point is empty

## What was done

deed-leave = The board was left as it is.
deed-move = { $seat } moved pod { $number } from { $origin_place } to { $place }.
deed-place = { $seat } placed pod { $number } on { $place }.
deed-turn = The board was turned clockwise by { $number } degrees.
removed = { $number } ({ $place })
removed-back = Blocked, { owner-within } { $count ->
    [one] pod { $pods } goes
   *[other] pods { $pods } go
} back to the hand.
removed-aside = Blocked, { owner-within } { $count ->
    [one] pod { $pods } is
   *[other] pods { $pods } are
} set aside.

advice-leave = Leave the board as it is
advice-move = Move pod { $number } from { $origin_place } to { $place }
advice-place = Place pod { $number } on { $place }
advice-turn = Turn the board clockwise by { $number } degrees

## What speaks for an action

reason-emptied = it empties the hand, which wins
reason-stuck = it leaves { NAME($seat, within: 1) } { $advanced ->
    [yes] no action
   *[no] no place
}, which wins
reason-drawn = it ends the game in a draw
reason-places = it leaves { NAME($seat, within: 1) } { $count ->
    [one] { $count } place
   *[other] { $count } places
}
reason-no-place = it leaves { owner-within } { $count ->
    [one] pod
   *[other] pods
} { $numbers } no place
reason-guards = it guards { $points } against { NAME($seat, within: 1) }
reason-closes = it closes { $points } to { NAME($seat, within: 1) }
reason-own-places = it leaves { NAME($seat, within: 1) } { $count ->
    [one] { $count } place
   *[other] { $count } places
} that { NAME($enemy_seat, within: 1) } cannot take
reason-frees = it frees { $points } from the guard of { NAME($seat, within: 1) }
reason-sure = it lets { NAME($seat, within: 1) } place { $count ->
    [one] { $count } more pod
   *[other] { $count } more pods
} whatever { NAME($enemy_seat, within: 1) } { $enemy_seat ->
    [you] do
   *[other] does
}
reason-unsure = it leaves { NAME($seat, within: 1) } { $count ->
    [0] no pod
    [one] { $count } pod
   *[other] { $count } pods
} that will surely find a place
reason-left = it leaves { NAME($seat, within: 1) } { $count ->
    [one] { $count } pod
   *[other] { $count } pods
} to place
reason-only-place = pod { $number } fits nowhere else
reason-takes = it takes a place that { NAME($seat, within: 1) } could have used

## What there is to know

about-empty = { $place }, empty
about-legs = It has { $legs }.
about-free = It is free: it can reach { $points }.
about-blocked = It is blocked.
about-guards = Its long legs guard { $points } against { NAME($seat, within: 1) }.
about-guarded = Guarded against { NAME($seat, within: 1) } by { LIST($pieces, within: 1) }.
about-no-line = No line leads here.
about-lines = Lines join it to { $points }.
about-reach = Short legs reach straight neighbours, long legs diagonal ones.
about-obstacles = Blocked on { $place }: { LIST($obstacles, type: "comma") }.

## The picture

picture = PODS board, { $degrees ->
    [none] not turned yet
   *[other] turned by { $degrees } degrees
}, with { $blue } of { $hand } blue and { $orange } of { $hand } orange pods. { $prompt }
label-taken = { $place }, { $piece }: { $legs }{ $blocked ->
    [yes] ; blocked
   *[no] {""}
}
label-empty = { $place }, empty{ $pieces ->
    [0] {""}
   *[other] , guarded by { LIST($pieces, within: 1) }
}
label-held = { $piece } in hand: { $legs }{ $useless ->
    [yes] ; cannot be placed now
   *[no] {""}
}

## Why touches are refused

refusal-aside = { $piece } was set aside and is out of the game.
refusal-bipod-first = { $seat } { $seat ->
    [you] open
   *[other] opens
} with a bipod: pod { LIST($numbers, type: "or") }.
refusal-blocked = All legs of pod { $number } would be blocked on { $goal_place }: { LIST($obstacles, type: "comma") }.
refusal-comes-back = Pod { $number } would be blocked on { $goal_place } and come straight back, and nothing else would change.
refusal-empty = { $place } is empty: first choose one of { owner-within } pods.
refusal-fits-nowhere = { $piece } fits nowhere now: every empty point is guarded or would leave it blocked.
refusal-guarded = { $goal_place } is guarded: { LIST($pieces, within: 1) } { $count ->
    [one] reaches it with a long leg along a line
   *[other] reach it with long legs along lines
}.
refusal-no-goal = Pod { $number } moves to a point of the board.
refusal-no-leg = Pod { $number } has no leg to the { $direction }.
refusal-no-line = No line joins { $place } and { $goal_place }.
refusal-no-place = Pod { $number } is placed on a point of the board.
refusal-not-in-hand = { $piece } is not in the hand: it stands on { $place }.
refusal-not-next = { $goal_place } is not next to { $place }: a pod moves one step.
refusal-not-own = { $piece } on { $place } is not { owner-within } pod.
refusal-stays = { $piece } on { $place } stays there: by the Standard rules pods do not move.
refusal-taken = { $goal_place } is taken: { NAME($goal_piece, within: 1) } stands there.
refusal-turn-first = The board is turned before anything else happens.
refusal-waits = { $seat } { $seat ->
    [you] are
   *[other] is
} to move; this pod waits in { $other_seat ->
    [you] your
   *[other] { $other_seat }'s
} hand.

## What is wrong with the text of a position

fault-advanced-only = The Standard rules have no { $part }.
fault-blocked = { $part } is blocked: it would have been removed.
fault-drawn-by-quiet = The game is drawn after { $most } quiet turns.
fault-drawn-by-repetition = The game is drawn when a position occurs { $most } times.
fault-empty-hand = { $seat } cannot be to move: { $seat } has an empty hand, and won.
fault-no-bipod = Blue opened with a bipod, but none is here.
fault-no-change = { $part } is not a point and what stood there, such as d4w3 or d4-.
fault-no-difference = { $part } is no difference: every turn changes the board.
fault-no-leg-on-line = { $part } has no leg along a line there, so it was never placed.
fault-no-pod = { $part }: there is no pod { $pod }; each side has pods 1 to { $last }.
fault-no-pod-on-point = { $part } is not a pod on a point, such as 3@d4.
fault-no-point = { $part } is no point of the board.
fault-no-pods-aside = { $part } is not Blue's and Orange's pods set aside, such as 3/- or 4,5/6.
fault-pod-aside = { owner } pod { $pod } is set aside and on the board.
fault-pod-elsewhere = { $part }: { owner } pod { $pod } stands elsewhere already.
fault-pod-named-twice = { $part } names pod { $pod } twice.
fault-pod-twice = { owner } pod { $pod } stands on two points at once.
fault-point-taken = { $part }: another pod stands on { $place }.
fault-resigned-after-end = Nobody can have resigned here: the game is over by itself.
fault-short = A position of PODS has six parts at least: rules, guard, turn, side and pods.
fault-unturned = The board is turned before anything is played.
fault-wrong-mover = { $seat } cannot be to move with { $blue } blue and { $orange } orange pods placed.

## What the editor says

setup-advanced-only = Pods are set aside in the Advanced rules only.
setup-as-it-is = As it is
setup-aside = { $piece }, set aside
setup-away = place of { NAME($piece, within: 1) }, which stands on { $place }
setup-board = Board
setup-piece = { $piece }: { $legs }
setup-pods-of = { owner } pods
setup-quiet = Turns since a hand shrank
setup-side = To move
setup-turned = Turned by { $degrees }°
setup-unturned = Not turned yet
