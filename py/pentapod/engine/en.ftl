# What every game and every part of Pentapod says.

## How players and lists are written

you = { $within ->
    [1] you
   *[other] You
}
list-and = { $some } and { $last }
list-or = { $some } or { $last }
# What speaks for something, clause by clause.
list-clauses = { $some } and { $last }
list-comma = {", "}
listed = { LIST($things) }
quoted = '{ $text }'
# Whose something is, at the beginning of a sentence: "Ann's pod", "Your pod".
owner = { $seat ->
    [you] { $within ->
        [1] your
       *[other] Your
    }
   *[other] { $seat }'s
}
# The same within one.
owner-within = { $seat ->
    [you] your
   *[other] { $seat }'s
}

## How games end

# Who has won, and why: "Ann wins: Bo resigned."
won = { LIST($seats) } { $seats ->
    [you] win
    [one] wins
   *[other] win
}: { $why }.
won-together = { LIST($seats) } share the win: { $why }.
drawn = A draw: { $why }.
drawn-between = A draw between { LIST($seats, within: 1) }: { $why }.
resigned = { LIST($seats, within: 1) } resigned

## Why touches are refused, in any game

refusal-beginning = This is only the beginning of an action.
refusal-complete = That is one touch more than the action takes.
refusal-left = This player has left the game already.
refusal-nothing = That is not possible now.
refusal-other-player = It is not this player who may do that now.
refusal-over = The game is over.

## What is wrong with the text of a position, in any game

choices = { $choices ->
    [0] nothing
   *[other] { LIST($choices, type: "comma") }
}
fault-choice = { $part } should be one of { choices }.
fault-misplaced = { $part } cannot stand here, only: { choices }.
fault-number = { $part } should be a number.
fault-parts = A position of this game has { $wanted } parts, this one has { $count }.
fault-row-cell = '{ $rest }' in { $part } is no cell.
fault-row-length = { $part } should be { $wanted } cells, it is { $count }.
fault-rows = The board should have { $wanted } rows, this one has { $count }.
fault-rewritten = This position is written '{ $text }'.
fault-task = { $part } is nothing to do in this game.
fault-twice = { $part } is named twice.

## What the editor says

edit-choice = That cannot be chosen here.
edit-empty = There is nothing to take here.
edit-full = There is no room for it.
edit-in = Plays
edit-left = There is none left to put.
edit-no = No
edit-nobody = Nobody
edit-out = Resigned
edit-piece = There is no such piece.
edit-place = There is no such place.
edit-same = It is there already.
edit-stays = It stays where it is. It can be taken away.
edit-wrong = It does not belong there.
edit-yes = Yes

## What is wrong with links, records, options and files

file-large = This file has { $count } bytes; the file of a game has { $most } at most.
file-name = '{ $name }' cannot name a game: its file has small letters and digits, a letter first, and ends in .py.
file-no-game = This file makes no game: at its end it needs GAME = game(MyGame, "My game").
file-none = { $file } is no file.
file-taken = There is a game '{ $name }' already: give the file another name.
link-changed = This link was changed on its way: its check does not fit the game in it.
link-choice = This link has no valid choice for '{ $option }'.
link-claims = This link claims more than { $most } actions; no game has so many.
link-cut-off = This link was cut off: { $read } of the { $count } actions in it could be read.
link-cut-off-early = This link was cut off before the game begins.
link-dice = What the dice in this link follow from was damaged on its way. The game in it could be read.
link-end = The end of this link is missing. The game in it could be read.
link-game = This link is of a game that is not here.
link-goes-on = This link goes on after the game in it is over.
link-length = This link is longer than any game: { $count } characters.
link-no-count = This link does not say how long the game in it is.
link-no-game = This is not the link of a game.
link-no-version = This is not the link of a game: it names no version of the rules.
link-options = This link has more options than { $game } has.
link-position = This link begins from a position that cannot be played. { $why }
link-position-damaged = The position that this link begins from was damaged on its way.
link-position-written = The position that this link begins from is not written as a link has it.
link-resigns = This link has a player resign who is not in the game.
link-sign = This link has a character that no link has.
link-too-many = This link leads to a position with too many actions.
link-version = This link was made by another version of the rules. A newer copy of this page may open it.
no-game = There is no game '{ $game }'. There are: { $known }.
no-roll = Only chance rolls, and it does not act now.
no-undo-spoken = A die was rolled, a card was drawn or somebody answered since; that cannot be taken back.
no-undo-start = Nothing has been played yet.
no-version = { $game } has no version { $version } of its rules. There are: { $known }.
option-choice = { $game }: '{ $option }' cannot be '{ $choice }'.
option-unknown = { $game } has no option '{ $option }'.
record-action = { $text } is no action: its number, its seat and its notation.
record-actions = no game has more than { $most } actions.
record-arrow = an arrow leads from one place to another, as in [arrow a1 b2].
record-brace = this {"}"} closes no comment.
record-bracket = this ) closes nothing.
record-comment = a comment has at most { $most } characters.
record-deep = variations stand in each other at most { $most } deep.
record-dice = { $text } is nothing that dice follow from.
record-entry = { $text } is neither an entry of the head nor an action.
record-full = an action has at most { $characters } characters and { $signs } arrows and marks.
record-game = { $text } is no game that is known here.
record-glyph = { $text } stands behind no action.
record-glyphs = an action has one of the signs { $glyphs }.
record-impossible = { $text } is not possible here: there are { $count } legal actions, not this one.
record-length = the text is longer than any record: { $count } characters.
record-line = Line { $line }: { $why }
record-mark = a mark needs a place, as in [mark a1].
record-no-game = the head names no game with its version, as in 'game: pods 1'.
record-number = { $text } should be a number from { $first } to { $last }.
record-options = { $text } are not options of { $game }.
record-over = { $text } is not possible here: the game is over.
record-position = this position cannot be played. { $why }
record-result = the actions do not end in the result { $text }.
record-signs = a comment has at most { $most } arrows and marks.
record-title = a record begins with '{ $title }'.
record-turn = here should be action { $wanted }, not { $text }
record-unclosed = this comment needs its {"}"}.
record-variation = a variation stands behind the action that it replaces.
record-variation-empty = there is no action in this variation.
record-variation-open = a variation needs its ).
record-variations = a record has at most { $most } variations.
