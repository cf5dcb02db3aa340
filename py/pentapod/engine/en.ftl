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
decimal = { $whole }.{ $part }
percent = { $share }%
drawn = A draw: { $why }.
drawn-between = A draw between { LIST($seats, within: 1) }: { $why }.
resigned = { LIST($seats, within: 1) } resigned

## Why touches are refused, in any game

refusal-beginning = This is only the beginning of an action.
refusal-complete = The action is already complete, and nothing more can be chosen.
refusal-left = This player has already left the game.
refusal-nothing = That is not possible now.
refusal-other-player = This player may not do that now.
refusal-over = The game is over.

## What is wrong with the text of a position, in any game

choices = { $choices ->
    [0] nothing
   *[other] { LIST($choices, type: "comma") }
}
fault-choice = { $part } should be one of { choices }.
fault-misplaced = { $part } cannot be here. Allowed here: { choices }.
fault-number = { $part } should be a number.
fault-parts = A position of this game has { $wanted } parts, but this one has { $count }.
fault-row-cell = '{ $rest }' in { $part } is not a cell.
fault-row-length = { $part } should have { $wanted } cells, but it has { $count }.
fault-rows = The board should have { $wanted } rows, but this one has { $count }.
fault-rewritten = This position should be written '{ $text }'.
fault-task = { $part } is not something to do in this game.
fault-twice = { $part } appears twice.

## What the editor says

edit-choice = That cannot be chosen here.
edit-empty = There is nothing here to take.
edit-full = There is no room for it.
edit-in = Playing
edit-left = There are none left to place.
edit-no = No
edit-nobody = Nobody
edit-out = Resigned
edit-piece = There is no such piece.
edit-place = There is no such place.
edit-same = It is already there.
edit-stays = It cannot be moved, but it can be removed.
edit-wrong = It does not belong there.
edit-yes = Yes

## What is wrong with links, records, options and files

file-large = This file has { $count } bytes; a game file can have at most { $most }.
file-name = '{ $name }' cannot name a game: a file name needs lowercase letters and digits, starts with a letter and ends in .py.
file-no-game = This file does not define a game: it must end with GAME = game(MyGame, "My game").
file-none = { $file } is not a file.
file-taken = There is already a game called '{ $name }': give the file another name.
link-changed = This link has been altered: its checksum does not match the game in it.
link-choice = This link has no valid choice for '{ $option }'.
link-claims = This link claims to hold more than { $most } actions, but no game has that many.
link-cut-off = This link was cut off: only { $read } of its { $count } actions could be read.
link-cut-off-early = This link was cut off before the start of the game.
link-dice = The dice proof in this link is damaged, but the game itself can still be read.
link-end = The end of this link is missing. The game itself could be read.
link-game = This link is for a game that does not exist here.
link-goes-on = This link continues after the game in it is over.
link-length = This link is too long to be a game: { $count } characters.
link-no-count = This link does not say how long its game is.
link-no-game = This is not a link to a game.
link-no-version = This is not a link to a game: it does not name a version of the rules.
link-options = This link has more options than { $game } has.
link-position = This link starts from a position that cannot be played. { $why }
link-position-damaged = The starting position in this link is damaged.
link-position-written = The starting position in this link is not written in the standard form.
link-resigns = In this link, a player who is not in the game resigns.
link-sign = This link contains a character that is not allowed in links.
link-too-many = This link leads to a position with too many actions.
link-version = This link was made with another version of the rules. A newer copy of this page may be able to open it.
no-game = There is no game called '{ $game }'. The games are: { $known }.
no-roll = There is nothing to roll or deal now.
no-undo-spoken = A die has been rolled, a card drawn or a reply made since then, so that cannot be taken back.
no-undo-start = Nothing has been played yet.
no-version = { $game } has no version { $version } of its rules. The versions are: { $known }.
option-choice = { $game }: '{ $option }' cannot be '{ $choice }'.
option-unknown = { $game } has no option '{ $option }'.
record-action = { $text } is not an action, which needs a number, a seat and its notation.
record-actions = no game has more than { $most } actions.
record-arrow = an arrow goes from one place to another, as in [arrow a1 b2].
record-brace = this {"}"} does not close a comment.
record-bracket = this ) does not close anything.
record-comment = a comment can have at most { $most } characters.
record-deep = variations can be nested at most { $most } deep.
record-dice = { $text } is not a valid source for the dice.
record-entry = { $text } is neither an entry in the head nor an action.
record-full = an action can have at most { $characters } characters of comment and { $signs } arrows and marks.
record-game = { $text } is not a known game.
record-glyph = { $text } does not follow an action.
record-glyphs = an action can have only one of the signs { $glyphs }.
record-impossible = { $text } is not possible here: it is not one of the { $count } legal actions.
record-length = the text is too long to be a record: { $count } characters.
record-line = Line { $line }: { $why }
record-mark = a mark needs a place, as in [mark a1].
record-no-game = the head does not name a game and its version, as in 'game: pods 1'.
record-number = { $text } should be a number from { $first } to { $last }.
record-options = { $text } is not a valid choice of options for { $game }.
record-over = { $text } is not possible here: the game is over.
record-position = this position cannot be played. { $why }
record-result = the actions do not lead to the result { $text }.
record-signs = a comment can have at most { $most } arrows and marks.
record-title = a record must begin with '{ $title }'.
record-turn = this should be action { $wanted }, not { $text }
record-unclosed = this comment is missing its closing {"}"}.
record-variation = a variation must follow the action that it replaces.
record-variation-empty = this variation has no actions.
record-variation-open = this variation is missing its closing ).
record-variations = a record can have at most { $most } variations.
