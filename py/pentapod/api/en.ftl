# What programs and shells are told where something cannot be done or is wrong.
# The command's own help is written where its options are (command/main.py).

arguments = The arguments are not valid UTF-8.

arrow = an arrow needs at least two places, not '{ $arrow }'

asked = { $why }; see { $program } --help

attribute = there is no attribute '{ $name }'

board-file = { $file } cannot be played here: { $why }
choice = { $name } must be one of { $choices }, not '{ $value }'

count = boards: { $boards }, records: { $records }, faults: { $faults }
count-written = pictures written: { $written }, boards without one: { $left }

edition = { $game }: { $name } by { $author }. { $count ->
    [one] One entry differs
   *[other] { $count } entries differ
} from the standard edition.
edition-game = The edition { $name } is for { $game }, not for { $named }.
edition-learn = Lessons and puzzles belong to the standard edition: leave edition out here.

encoding = { $file } is not valid UTF-8.

ending = The name of { $file } must end in .svg or .png.

file = { $file }: { $why }
file-holds = 
    { $game } passes every check that a game must pass.
        random games: { $games }, sets of options: { $sets }, actions: { $mean } on average, { $most } at most
        choices for an action: { $choice } on average, { $widest } at most
        share of the first seat: { $share }, draws: { $drawn }

help = Rediscovered tabletop games, without a browser.
help-arrow = draw an arrow along these places
help-check = check games in files, records, or boards on pages, and draw those boards
help-check-pages = files with a game (mygame.py), HTML, Markdown or records
help-check-write = write the correct picture into every element without one
help-depth = how many actions
help-edition = write the table of a game as an edition to change
help-edition-game = a game with a table: pods, modx, xtal, xpod, pocketmodel
help-edition-schema = write the JSON Schema for text editors instead
help-flip = turn the board upside down
help-game = a game's id or file; alone, its starting position
help-games = list the games and their options
help-levels = one per seat, repeated as needed; 0 is a person who types (default: 3; in a terminal, 0 first)
help-link = print the link for a record
help-link-record = a file, or - for standard input
help-linked = a game: its link, or a text that contains one
help-mark = draw a ring around each of these
help-names = who played, by seat
help-new = write a small working game for you to change
help-new-file = a new file, such as mygame.py; its name is the game's id
help-nodes = look at no more than this many positions per action
help-output = a file whose name ends in .svg or .png; otherwise SVG is printed
help-perft = count the ways a game can continue
help-picture = draw a position as SVG or PNG
help-play = play a game with computer players, or let them play, and print its record
help-play-game = a game's id, or its file
help-ply = for a link: after how many actions (default: all)
help-position = a position of the game, as text
help-record = print the record of a game
help-record-game = a link, a text that contains one, a file with a record, or - for standard input
help-same = the same
help-seed = the same seed and levels play the same game
help-width = width of a PNG, in pixels (default: 800)
left = left without a picture: { $why }
left-content = it already has other content
left-daily = the puzzle of the day changes every day
left-fault = something is wrong with it
left-frame = a frame takes its picture from its address, as *Share* writes it

link-position = A link already holds its positions: give a ply instead.

neither = { $text } is neither a file nor a link. { $why }

no-editions = { $game } has no table that an edition could replace.

no-lesson = There is no lesson '{ $lesson }': { $game } has { $count } lessons.
no-level = there is no level { $level }: the levels are 1 to { $last }
no-place = '{ $touch }' is not a place in that picture, and an arrow or a mark needs one
no-ply = There is no ply { $ply }: the game has only { $count }.
no-png = PNG needs the package resvg-py: pip install 'pentapod[png]'.
no-puzzle = There is no puzzle '{ $puzzle }': { $game } has { $count } puzzles.
no-seat = there is no seat { $seat }: the seats are 0 to { $last }

not-closed = the element is not closed: it needs </pentapod-board>

number = { $name } must be a number, not '{ $value }'

output = The output was cut off: { $why }.

piped = Pictures can be written only to files, not into piped text.

play-begin = { $game }. You play { $seats }. Type an action, ? to see what you can do, or resign.
play-long = This game was stopped: it had not ended after { $count } actions.
play-near = Similar actions: { $near }
play-resigned = { $seat } resigned.
play-pass = It is { $seat }'s turn: press Enter when nobody else is looking.

position = { $game }: { $why } ('{ $part }')

record = The record

source = Give either a game or a link.

starter = { $file } is a complete game: change it, then try pentapod check { $file } and pentapod play { $file }.
starter-exists = { $file } already exists.

surplus = { $option } has { $count } entries, but the game has { $seats } seats.

text-game = A position given as text needs the id of its game, as in svg(text, game='pods'). Nothing else takes one.

theme = The theme must be one of { $themes }, not '{ $theme }'.

whole = it must be a whole number from { $first } to { $last }, not { $text }

width = A picture must be between 1 and { $most } pixels wide.

written = { $file }: pictures written: { $count }
