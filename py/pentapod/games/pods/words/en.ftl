# What PODS says.

## The game

# The source's White and Black, named after the colours in which they are drawn.
title-0 = Blue
title-1 = Orange
summary = Two players place pods, creatures with legs, on a board of lines, and a player with no room left for a pod loses. The Standard game takes a minute to learn; in the Advanced game, pods also move and crowd each other out.

option-rules = Rules
option-rules-standard = Standard
option-rules-standard-help = Take turns to place pods. If you cannot place one, you lose.
option-rules-advanced = Advanced
option-rules-advanced-help = Place or move pods; blocked pods leave. Empty your hand to win.

option-guard = Long legs guard
option-guard-on = On
option-guard-on-help = You cannot place a pod where a long leg of an enemy pod reaches along a line.
option-guard-off = Off
option-guard-off-help = Enemy legs do not limit where you place pods.

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

pods-numbered = { $count ->
    [one] pod { $numbers }
   *[other] pods { $numbers }
}
# Pods too many to be named.
pods-counted = { $count } pods
# Pods by their numbers, or many by their count.
pods-brief = { $count ->
    [1] { pods-numbered }
    [2] { pods-numbered }
    [3] { pods-numbered }
    [4] { pods-numbered }
   *[other] { pods-counted }
}

# What blocks a leg.
obstacle = { NAME($what, within: 1) } to the { $direction }
obstacle-edge = the edge of the board
obstacle-no-line = no line

## What is to be done

prompt-turn = The board is about to be turned.
prompt-step = { $seat }: choose where to move pod { $number } from { $place }.
prompt-point = { $seat }: choose a point on the board for pod { $number }.
prompt-bipod = { $seat }: open with a bipod, pod { LIST($numbers, type: "or") }.
prompt-place = { $seat }: choose a pod in your hand to place.
prompt-any = { $seat }: choose a pod in your hand to place, or one on the board to move.

## How it ended

ended-emptied = no pods are left in hand
ended-quiet = neither hand has shrunk for { $count } turns
ended-repeated = this position occurred { $count } times
# So it may be where a position is set up by hand, and pods lie aside.
ended-no-pod = { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} no pods to place
ended-stuck = { NAME($seat, within: 1) } { $advanced ->
    [yes] can neither move nor place
   *[no] cannot place
} pod { LIST($numbers, type: "or") }, because { LIST($obstructions, type: "also") }
list-also = { $some }, and { $last }
obstruction-guarded = { $points } { $count ->
    [one] is
   *[other] are
} guarded
obstruction-blocked = on { $points } every leg would be blocked
obstruction-in-vain = on { $points } nothing would change
obstruction-full = no point is empty

## What was done

deed-leave = The board was left as it was.
deed-move = { $seat } moved pod { $number } from { $origin_place } to { $place }.
deed-place = { $seat } placed pod { $number } on { $place }.
deed-turn = The board was turned clockwise by { $number } degrees.
removed = { $number } ({ $place })
removed-back = { owner } blocked { $count ->
    [one] pod { $pods }
   *[other] pods { $pods }
} went back to hand.
    .brief = Back to hand: { pods-brief }.
removed-aside = { owner } blocked { $count ->
    [one] pod { $pods } was
   *[other] pods { $pods } were
} set aside.
    .brief = Set aside: { pods-brief }.

advice-leave = Leave the board as it is
advice-move = Move pod { $number } from { $origin_place } to { $place }
advice-place = Place pod { $number } on { $place }
advice-turn = Turn the board clockwise by { $number } degrees

## What speaks for an action

reason-emptied = it empties the hand and wins the game
reason-stuck = it leaves { NAME($seat, within: 1) } { $advanced ->
    [yes] no legal action
   *[no] no place for a pod
} and wins the game
reason-drawn = it ends the game in a draw
reason-places = it leaves { NAME($seat, within: 1) } { $count ->
    [one] { $count } place for a pod
   *[other] { $count } places for pods
}
reason-no-place = it leaves no place for { owner-within } { $count ->
    [one] pod
   *[other] pods
} { $numbers }
reason-guards = it guards { $points } against { NAME($seat, within: 1) }
reason-closes = it closes { $points } to { NAME($seat, within: 1) }
reason-own-places = it leaves { NAME($seat, within: 1) } { $count ->
    [one] { $count } place
   *[other] { $count } places
} that { NAME($enemy_seat, within: 1) } cannot take
reason-frees = it frees { $points } from { owner-within } guard
reason-sure = it lets { NAME($seat, within: 1) } place { $count ->
    [one] { $count } more pod
   *[other] { $count } more pods
} whatever { NAME($enemy_seat, within: 1) } { $enemy_seat ->
    [you] do
   *[other] does
}
reason-unsure = it leaves { NAME($seat, within: 1) } { $count ->
    [0] no pods
    [one] { $count } pod
   *[other] { $count } pods
} with a guaranteed place
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
about-reach = Short legs reach points above, below or beside the pod, long legs diagonal ones.
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
refusal-bipod-first = { $seat } must open with a bipod: pod { LIST($numbers, type: "or") }.
refusal-blocked = All legs of pod { $number } would be blocked on { $goal_place }: { LIST($obstacles, type: "comma") }.
refusal-comes-back = Pod { $number } would be blocked on { $goal_place } and come straight back without changing anything else.
refusal-empty = { $place } is empty. First choose one of { owner-within } pods.
refusal-fits-nowhere = { $piece } does not fit anywhere now: every empty point is guarded or would leave it blocked.
refusal-guarded = { $goal_place } is guarded: { LIST($pieces, within: 1) } { $count ->
    [one] reaches it with a long leg along a line
   *[other] reach it with long legs along lines
}.
refusal-no-goal = Pod { $number } can only move to a point on the board.
refusal-no-leg = Pod { $number } has no leg to the { $direction }.
refusal-no-line = No line joins { $place } and { $goal_place }.
refusal-no-place = Pod { $number } must be placed on a point on the board.
refusal-not-in-hand = { $piece } is not in hand: it is on { $place }.
refusal-not-next = { $goal_place } is not next to { $place }. A pod moves only one step.
refusal-not-own = { $piece } on { $place } does not belong to { NAME($seat, within: 1) }.
refusal-stays = { $piece } cannot leave { $place }: pods do not move in the Standard game.
refusal-taken = { $goal_place } is already taken by { NAME($goal_piece, within: 1) }.
refusal-turn-first = The board must be turned first.
refusal-waits = It is { owner-within } turn. This pod is in { $other_seat ->
    [you] your
   *[other] { $other_seat }'s
} hand.

## What is wrong with the text of a position

fault-advanced-only = { $part } is only used in the Advanced game.
fault-blocked = { $part } is blocked and would already have been removed.
fault-drawn-by-quiet = After { $most } quiet turns, the game would already be drawn.
fault-drawn-by-repetition = A position has occurred { $most } times, so the game would already be drawn.
fault-empty-hand = { $seat } cannot be the one to move: { $seat } has an empty hand and would already have won.
fault-no-bipod = Blue must have opened with a bipod, but none is on the board.
fault-no-change = { $part } should be a point followed by what stood there, such as d4w3 or d4-.
fault-no-difference = { $part } changes nothing, but every turn changes the board.
fault-no-leg-on-line = { $part } has no leg along a line there, so it could not have been placed.
fault-no-pod = { $part }: pod { $pod } does not exist. Each side has pods 1 to { $last }.
fault-no-pod-on-point = { $part } should be a pod on a point, such as 3@d4.
fault-no-point = { $part } is not a point on the board.
fault-no-pods-aside = { $part } should be the pods set aside, Blue's and then Orange's, such as 3/- or 4,5/6.
fault-pod-aside = { owner } pod { $pod } is both set aside and on the board.
fault-pod-elsewhere = { $part }: { owner } pod { $pod } is already on another point.
fault-pod-named-twice = { $part } names pod { $pod } twice.
fault-pod-twice = { owner } pod { $pod } is on two points at once.
fault-point-taken = { $part }: there is already a pod on { $place }.
fault-resigned-after-end = Nobody can have resigned here: the game would already be over.
fault-short = A PODS position has at least six parts: rules, guard, rotation, side to move, Blue's pods and Orange's pods.
fault-unturned = The board must be turned before play begins.
fault-wrong-mover = { $seat } cannot be the one to move when { $blue } blue and { $orange } orange pods have been placed.

## What the editor says

setup-advanced-only = Pods are set aside only in the Advanced game.
setup-as-it-is = As it is
setup-aside = { $piece }, set aside
setup-away = place of { NAME($piece, within: 1) }, which is on { $place }
setup-board = Board
setup-piece = { $piece }: { $legs }
setup-pods-of = { owner } pods
setup-quiet = Turns since a hand shrank
setup-side = To move
setup-turned = Turned by { $degrees }°
setup-unturned = Not turned yet
