# What MODX says.

## The game

title-0 = Blue
title-1 = Orange
title-2 = Green
title-3 = Purple
summary = Place X-pieces: five of them in an X, a Plus or a row turn into points. Build on other players' points to take them away, and watch the Jokers, which help everybody.

option-players = Players
option-players-2 = 2 players
option-players-2-help = { points } to win.
option-players-3 = 3 players
option-players-3-help = { points } to win.
option-players-4 = 4 players
option-players-4-help = { points } to win.
option-players-teams = 2 teams of 2
option-players-teams-help = A team needs { points } to win. Partners sit opposite each other.

option-patterns = Patterns
option-patterns-auto = Score automatically
option-patterns-auto-help = Every pattern that you make scores at once.
option-patterns-claim = Must be claimed
option-patterns-claim-help = Tick the patterns that you see. Other players may claim those that you overlook.

stat-points = points
# Of a team, then the player's own share of them.
stat-team = team
stat-own = own
stat-x = X
stat-markers = { $count ->
    [one] marker
   *[other] markers
}

## Things

x = { owner } X
joker = Joker
# Markers on a space. Only the one on top counts; it covers others, from the top to the bottom.
stack = { owner } marker{ $covered_seats ->
    [0] {""}
   *[other] {" "}over { LIST($covered_seats, within: 1) }
}

# Shapes in which five pieces score, wherever they are.
shape-X = an X
shape-plus = a Plus
shape-row = a row
shape-column = a column
shape-rise = a rising diagonal
shape-fall = a falling diagonal

# Patterns on the board: around a space, or a line from the first space to the last.
# Where the pattern of a player is meant, $seat is this player; $form "no" says that a pattern is not there.
pattern-X = { determiner } X around { $place }
pattern-plus = { determiner } Plus around { $place }
pattern-other = { determiner } { $shape } around { $place }
pattern-around = { determiner } X and Plus around { $place }
pattern-row = { determiner } row { $place }–{ $last_place }
pattern-column = { determiner } column { $place }–{ $last_place }
pattern-rise = { determiner } diagonal { $place }–{ $last_place }
pattern-fall = { determiner } diagonal { $place }–{ $last_place }
determiner = { $form ->
    [no] no
   *[some] { $seat ->
        [none] { $within ->
            [1] the
           *[other] The
        }
       *[other] { owner }
    }
}
patterns = { LIST($pattern_list, within: 1) }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-patterns = { $count ->
    [one] { $count } pattern
   *[other] { $count } patterns
}
# The points of a player: "Ann 7".
score = { $seat } { $count }

## What is to be done

prompt-deal = The oldest player, chosen at random, places the Jokers.
prompt-jokers = { $seat }: place a Joker, but not next to another one. { $count } to go.
prompt-place = { $seat }: place an X on a space without a piece.
prompt-score = { $seat }: score { patterns }.
prompt-tick = { $seat }: choose a pattern beside the board, then its middle; or press Done.
prompt-middle = { $seat }: choose the middle of { $shape }.
prompt-claim = { $seat }: choose an X of the overlooked pattern, or press Claim again to cancel.
prompt-cover = { $seat }: choose which of these spaces { $count ->
    [one] gets your last marker
   *[other] get your last { $count } markers
}.
prompt-move = { $seat }: put the Joker from { $place } { $count ->
    [0] on a free space where it does not complete a pattern.
   *[other] where it completes no pattern. { $count } more to go.
}
# Behind the prompt of a player whose claim interrupted the turn of another one.
prompt-interrupted = { $prompt } { prompt-then }
prompt-then = Then { owner-within } turn continues.

## How it ended

ended-target = { final-points }
ended-markers = { final-points }, and a player has no markers left
ended-pieces = { final-points }, and a player has no X-pieces left
# The points of a winner, and of the best of the others; there are no others where all share the win.
final-points = { points } { $best ->
    [none] each
   *[other] to { $best }
}
ended-joker = five Jokers make a pattern
# Without names where more than one player or team has resigned.
ended-resign = { $seats ->
    [0] everybody else resigned
   *[other] { resigned }
}
ended-quiet = no new markers in { $count } placements

## What was done

deed-oldest = { $seat } { $seat ->
    [you] are
   *[other] is
} the oldest player.
deed-set-up = { $seat } put a Joker on { $place }.
deed-place = { $seat } placed an X on { $place }.
deed-score = { $seat } scored { patterns }{ gain }.
deed-score-ticked = { deed-score }
deed-tick = { $seat } ticked { NAME($pattern, within: 1) }.
deed-end-turn = { $seat } ended the turn.
deed-claim = { $seat } claimed { patterns }{ gain }.
deed-cover = { $seat } put a marker on { $place }: 1 point.
deed-move = { deed-set-up }
# What patterns brought; where markers run short, the player has yet to choose spaces for those that are left.
gain = { $spaces ->
    [0] : { $points ->
        [0] no new points
       *[other] { points }
    }
   *[other] , with { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left for { $spaces } spaces
}

advice-oldest = Name { NAME($seat, within: 1) } the oldest player
advice-set-up = Put a Joker on { $place }
advice-place = Place an X on { $place }
advice-score = Score { patterns }
advice-score-ticked = Score the ticked patterns
advice-tick = Tick { NAME($pattern, within: 1) }
advice-end-turn = End the turn
advice-claim = Claim { $other_seat ->
    [you] your
   *[other] { $other_seat }'s
} pattern with the X on { $place }
advice-cover = Put a marker on { $place }
advice-move = Put the Joker from { $origin_place } on { $place }

## What speaks for an action

reason-target = it wins with { points }
reason-jokers = it makes a pattern of Jokers only and wins the game
reason-ends = it ends the game, and the highest score wins
reason-scores = it scores { patterns } for { points }
reason-completes = it completes { patterns }
reason-brings = it gains { points }
reason-takes = it takes { points } from { NAME($seat, within: 1) }
reason-blocks = it blocks { patterns }
# Spaces where one more piece completes a pattern.
reason-threatens = it threatens to score on { LIST($places) }
reason-threats = it threatens to score on { $count } spaces
reason-spares = it gives { LIST($seats, within: 1) } no new spaces to score on
reason-nearer = { count-patterns } then { $count ->
    [one] needs
   *[other] need
} only two more pieces
reason-spoils = it spoils { count-patterns } of { $seat ->
    [you] yours
   *[other] { $seat }'s
} that needed two more pieces
reason-begins = it begins { count-patterns }, with two of the five pieces in place

## What there is to know

about-x = Five X-pieces of one colour in a pattern turn into markers.
about-joker = A Joker counts as a piece of every colour. After a pattern with it scores, it moves to another space.
about-marker = The top marker is worth a point to { NAME($seat, within: 1) }.
about-covered = Covered markers are worth nothing.

## The picture

picture = MODX. Points: { LIST($scores, within: 1) }. { $prompt }
label-cell = { $piece ->
    [none] { $stack ->
        [none] { label-empty }
       *[other] { label-stack }
    }
   *[other] { $stack ->
        [none] { label-piece }
       *[other] { label-piece-on-stack }
    }
}
label-empty = { $place }, empty
label-piece = { $place }, { NAME($piece, within: 1) }
label-stack = { $place }, { NAME($stack, within: 1) }
label-piece-on-stack = { $place }, { NAME($piece, within: 1) } on { NAME($stack, within: 1) }
# The space of all that is about to score.
label-score = Score { LIST($places) }
label-tick = Tick { $shape }
label-done = Done
# A button's name, and what it means.
label-claim = Claim
label-claims = { $seat } { $seat ->
    [you] claim
   *[other] claims
} an overlooked pattern

## Why touches are refused

refusal-adjacent = { $place } is adjacent to the Joker on { $joker_place }.
refusal-claim-first = The last claim must be resolved first.
refusal-completes = A Joker on { $place } would complete { patterns }.
refusal-cover-used = The last markers must go where an X of the pattern was: { LIST($places) }.
refusal-deal-first = The oldest player must be chosen at random first.
refusal-joker-there = There is already a Joker on { $place }.
refusal-no-claims = In this game, patterns score automatically.
refusal-no-pattern = { $seat } { $seat ->
    [you] have
   *[other] has
} { NAME($pattern, form: "no") }.
refusal-no-player = There is no such player.
refusal-no-room = There is no room for { $shape } around { $place }.
refusal-no-x = To claim a pattern, choose an X in it; there is none on { $place }.
refusal-not-overlooked = There is no overlooked pattern at { $place }.
refusal-out = { $seat } { $seat ->
    [you] have
   *[other] has
} left the game.
refusal-own-x = The X on { $place } is { owner-within } own. Only other players may claim { owner-within } patterns.
refusal-score-first = The patterns must be scored first.
refusal-shape-first = To tick a pattern, choose its shape and then its middle.
refusal-ticked = { $pattern } is already ticked.
refusal-touch-middle = { $seat } must choose the middle of { $shape }.
refusal-touch-pattern = { $seat } must choose an X of the overlooked pattern.
refusal-x-there = There is already an X on { $place }.

## What is wrong with the text of a position

fault-actor-out = { $seat } has resigned.
fault-cell = { $part } is not a space; spaces run from a1 to h8.
fault-cover-cells = The last markers cannot go on these spaces.
fault-cover-unneeded = Spaces are chosen only when markers run short.
fault-deal-turn = It cannot be anybody's turn before the deal.
fault-ending = The game cannot have ended in this way.
fault-hand-order = The Jokers in hand must be listed in order of the spaces they came from.
fault-interrupted = A claim cannot interrupt this.
fault-interruption = Only a claim can interrupt a turn, and only until its markers and Jokers are placed.
fault-joker-count = There cannot be { $count } Jokers on the board and in hand now.
fault-jokers-adjacent = The Joker on { $place } cannot be adjacent to another one at the start.
fault-jokers-first = The Jokers must be placed before any X-piece or marker.
fault-jokers-pattern = The Jokers make a pattern, which would already have ended the game.
fault-markers-over = { $seat } has { $count } markers on the board, but there are only { $most }.
fault-markers-used-up = { $seat } has no markers left, which would already have ended the game.
fault-no-free-space = There is no free space for the Joker.
fault-no-overlooked = { $seat } does not have the pattern { $part } on the board.
fault-no-seat = { $part } is not a player in this game.
fault-no-ticks = Patterns are not ticked in this game.
fault-not-made = { $seat } has not made these patterns.
fault-not-playing = { $seat } is not in this game, but has something on the board.
fault-nothing-to-place = { $seat } has no X-pieces left to place.
fault-one-side-left = With only one side left, the game would already be over.
fault-options = { $part } should be 2, 3, 4 or t for the players, followed by a or c.
fault-out-order = Players who resigned must be listed once each, in order.
fault-overlooked = { $part } should be a colour and a pattern, as in b.X-d4.
fault-overlooked-auto = When patterns score automatically, none can be overlooked.
fault-overlooked-order = Overlooked patterns must be listed once each, in order.
fault-own-colour = { $place }: a marker cannot be directly on one of its own colour.
fault-pattern = { $part } is not a pattern on this board.
fault-quiet = { $part } should be the number of placements since the last new marker.
fault-quiet-end = After { $most } quiet placements, the game would already be over.
fault-target-reached = With { $count } points, { $seat } would already have won.
fault-ticked-order = Ticked patterns must be listed once each, in order.
fault-ticks = Patterns must be ticked in this game.
fault-wrong-actor = Only the player whose turn it is can do this.
fault-x-pieces-over = { $seat } has { $count } X-pieces on the board, but there are only { $most }.
fault-x-pieces-used-up = { $seat } has no X-pieces left, which would already have ended the game.

## What the editor says

setup-picture = MODX, a position being set up. Points: { LIST($scores) }.
# A space, and what lies on it, from where a Joker was taken up.
setup-floating = { $cell }, a Joker from here is in hand
setup-own-marker = A marker cannot be directly on one of its own colour.

# What can be put, and its headings.
setup-x = { x }
setup-x-heading = X-pieces
setup-joker = { joker }
setup-jokers-heading = Jokers
setup-marker = { owner } marker
setup-markers-heading = Markers

setup-stage = What happens now
setup-deal = Choosing the oldest player at random
setup-jokers = Placing the Jokers
setup-place = Placing an X
setup-score = Scoring patterns
setup-tick = Ticking patterns
setup-cover = Placing the last markers
setup-move = Putting Jokers back
setup-over-target = Over: enough points
setup-over-markers = Over: a player has no markers left
setup-over-joker = Over: a pattern of Jokers
setup-over-pieces = Over: a player has no X-pieces left
setup-over-quiet = Over: a draw
setup-over-resign = Over: everybody else resigned

setup-turn = Turn
setup-quiet = Placements since the last marker

setup-overlooked = Overlooked patterns
setup-none = None can be claimed
setup-some = Some can be claimed
setup-all = All on the board can be claimed
