# What every game says that does not bring its own words. Nouns, verbs and reasons are those of the game's file.

## The game

# The seats, in the order of the letters in positions.
title-0 = Blue
title-1 = Orange
title-2 = Green
title-3 = Rose
title-4 = Yellow
title-5 = Sky
option-players = Players
option-players-count = { $count } players

## Things

thing = { $seat ->
    [none] { $within ->
        [1] a
       *[other] A
    } { $kind }
   *[other] { $within ->
        [1] { owner-within }
       *[other] { owner }
    } { $kind }
}
thing-on = { thing } on { $place }
# Several things of one kind that somebody has lost.
kind = { $count ->
    [1] { $one }
   *[other] { $count } { $many }
}

## What is to be done

prompt = { $seat }: { LIST($clauses, type: "or") }.
prompt-deal = The cards must be dealt.
prompt-nothing = there is nothing to do
prompt-roll = The dice must be rolled.
ended-left = everyone else has left

## What was done

deed = { LIST($doings) }.
# What the game's file says of the action, in the past tense: "Ann moved a pawn from b2 to b3".
did = { $seat } { $what }
# Behind it: "... and took Bo's pawn".
took = took { owner-within } { LIST($kinds) }
deed-die = The die shows { $number }.
deed-drew = { $seat } drew { $card }.
deed-rolled = { $seat } rolled { LIST($faces) }.
deed-rolled-unseen = { $seat } rolled { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
advice-deal = Deal a card
advice-roll = Roll the dice
reason-wins = it wins
reason-takes = it takes something from { LIST($seats, within: 1) }

## The picture

picture = { $name }{ $counts ->
    [0] .
   *[other] : { LIST($counts, type: "comma") }.
}
count-of = { owner } { $kind }: { $count }
label-place = { $place }, empty
label-thing = { $place }, { $seat ->
    [none] a { $kind }
   *[other] { owner } { $kind }
}
label-column = { $column }, { $things ->
    [0] empty
   *[other] { LIST($things, within: 1) }
}
label-row = { owner } { $kind }: { $letters ->
    [0] none
   *[other] { LIST($letters) }
}
line = { $label }: { $value }
nobody = -

## Why touches are refused

refusal-chance-first = Wait for the dice or the cards.
refusal-empty = There is nothing on { $place }.
refusal-leads-nowhere = You cannot do anything with { $thing } now.
refusal-not-enemy = Choose another player's { $noun }.
refusal-not-held = You do not have { $thing } in hand.
refusal-not-own = Choose a { $noun } of your own.
refusal-nothing-there = There is nothing here by that name.
refusal-other-turn = It is { owner-within } turn.
refusal-taken = { $place } is not empty.

## What is wrong with the text of a position

fault-at = { $field }: { $fault }
fault-board = { $part } is not a board like '{ $start }', made of dots and the letters '{ $letters }'.
fault-deck = { $part } is not a deck: it needs letters from '{ $letters }', each with a number.
fault-held = { $part } is not in ascending order, or has letters other than '{ $letters }'.
fault-nothing-to-do = { $seat } has nothing to do, but the game is not over.
fault-range = { $part } should be from { $first } to { $last }.
fault-resigned-after-end = Nobody can have resigned: the game would already be over without that.
fault-seats = { $part } needs a value for each of { $seats } seats.
fault-turn-of-nobody = { $seat } has left the game and cannot be the one to move.
fault-twice = { $part } is on the board twice.
# The parts of a position that are no fields of the game.
field-players = Players
field-seat = To move
field-resigned = Resigned

## What is wrong with what a game declares

declared-start = start needs { $count } rows from the top, of { $sizes } places, with slashes between them, such as '{ $empty }'. Here it is { $given }.
declared-letters = start has { $unknown }, but the letters of the pieces on this board are { $known }. A dot is an empty place.
declared-lines = Points needs a list of lines, each with the names of its points in order, such as ["a1 b1 c1", "a1 b2"].
declared-point = { $point } is no name of a point: that is a letter for its column and a number for its row, such as a1.

## What the editor says

setup-not-rolled = Not rolled yet
setup-of = { $seat }: { $label }
setup-pieces-of = { $seat ->
    [none] Neutral pieces
   *[other] { owner } pieces
}
setup-piece = { thing }{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
setup-to-move = To move
setup-to-roll = Still to be rolled
