# What programs and shells are told where something cannot be done or is wrong.
# The command's own help is written where its options are (command/main.py).

arguments = What is asked for is not written in UTF-8.

arrow = an arrow is a sequence of two touches or more, not '{ $arrow }'

asked = { $why }; see { $program } --help

attribute = there is no attribute '{ $name }'

choice = { $name } is one of { $choices }, not '{ $value }'

count = boards: { $boards }, records: { $records }, faults: { $faults }
count-written = pictures written: { $written }, boards left without one: { $left }

encoding = { $file } is not written in UTF-8.

ending = { $file } ends neither in .svg nor in .png.

file = { $file }: { $why }
file-ended = This file ended the program that looked into it, or took too long to end.
file-error = { $kind }: { $why }.
file-fickle = { $name } forbids what it has allowed: '{ $why }'. What is legal depends on the position alone.
file-frozen = { $name } changes the position, which only an action may do while it is carried out.
file-holds = 
    { $game } holds what every game must hold.
        random games: { $games }, sets of options: { $sets }, actions: { $mean } on average, { $most } at most
        choices for an action: { $choice } on average, { $widest } at most
        share of the first seat: { $share }, draws: { $drawn }
file-import = A file can be imported.
file-late = { $name } refuses after it has changed the position: '{ $why }'. What forbids an action comes first.
file-memoryerror = This takes more memory than there is.
file-position = {"    "}position: { $text }
file-python = A game is a file of Python.
file-recursionerror = This calls itself without an end.
file-refused = A position that was reached in play is refused: { $why }
file-rule = {"    "}rule: { $text }
file-stuck = { $name } does not come to an end.
file-syntax = This is not Python: { $why }.
file-systemexit = This ends the program.

left = left without a picture: { $why }
left-content = it holds something else
left-daily = the puzzle of the day is another one tomorrow
left-fault = something is wrong with it
left-frame = a frame has its picture in its address, as *Share* writes it

link-position = A link has its positions: name a ply instead.

neither = { $text } is neither a file nor a link. { $why }

no-lesson = There is no lesson '{ $lesson }': { $game } has { $count }.
no-level = there is no level { $level }: the levels are 1 to { $last }
no-place = '{ $touch }' is no place in the picture there: an arrow or a mark needs one
no-ply = There is no ply { $ply }: the game has { $count }.
no-png = PNG needs the package resvg-py: pip install 'pentapod[png]'.
no-puzzle = There is no puzzle '{ $puzzle }': { $game } has { $count } puzzles.
no-seat = there is no seat { $seat }: the seats are 0 to { $last }

not-closed = the element is not closed: it needs </pentapod-board>

number = { $name } is a number, not '{ $value }'

output = The output was cut off: { $why }.

piped = Pictures are written into files, and not into what is piped in.

play-begin = { $game }. You play { $seats }. Type what you do, ? for what you can do, or resign.
play-long = This game was stopped: it has not ended after { $count } actions.
play-near = Near it: { $near }
play-resigned = { $seat } resigned.
play-pass = It is the turn of { $seat }: press Enter when nobody else looks.

position = { $game }: { $why } ('{ $part }')

record = The record

source = Name either a game or a link.

starter = { $file } is a game: change it, and try pentapod check { $file } and pentapod play { $file }.
starter-exists = { $file } is there already.

surplus = { $option } has { $count } entries, but the game has { $seats } seats.

text-game = A position as text needs the id of its game, as svg(text, game='pods'); nothing else takes one.

theme = A theme is one of { $themes }, not '{ $theme }'.

whole = a whole number from { $first } to { $last } is needed, not { $text }

width = A picture is between 1 and { $most } pixels wide.

written = { $file }: pictures written: { $count }
