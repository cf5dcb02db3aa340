# What the pages of text say around their texts: rules, what is to be cut out, and About.

to-first-page = Pentapod, first page
page = Page
contents = Contents
# The way to this page in another language, said in that one.
in-language = English

## About

about = About
about-pentapod = About Pentapod
about-summary = What Pentapod is, and what is reconstructed.
about-game = its rules, and what of them is ours.

## The rules of a game

rules-of = Rules of { $game }
play = Play { $game }
to-cut-out = Board and pieces to cut out
position-text = Position as text
position-change = Change it, and the board follows.
copy = Copy
copied = Copied
how-to-play = How to play
how-it-begins = How it begins
how-it-ends = How it ends
in-the-middle = In the middle of a game.
at-the-beginning = The beginning.
at-the-end = The end.
rebuilt = rebuilt
rebuilt-note = This is a reconstruction.

## What is to be cut out

cut-out = { $game }, to cut out
cut-out-summary = The board and all pieces of { $game } on paper, to be cut out.
cut-out-how = Print this page, glue it on card, and cut along the dashed lines. Everything has the same scale. How it is played: [the rules]({ $rules }).
cut-out-board = The empty board of { $game }
cut-out-pieces = { $label }, { $count } pieces

## The page for owners. `{size}` and `{count}` are filled in by its script.

own-title = Boards for your own page
own-lead = A position, a game to step through, a lesson or a whole game against the computer, on any page. Until a visitor touches it, a board is a picture; then the rules run in the visitor's browser. It costs nothing, counts nobody, and asks no other server.
own-make = Make a board
own-see = See what can be done
own-file = Or a game of your own, from its Python file (the workshop saves one), or an edition, from its TOML file
own-file-name = The name of the file must end in .toml, or be small letters and digits, end in .py, and not be that of a game here.
own-game = Game
own-shows = What it shows
own-source-new = New game
own-source-position = Position
own-source-link = Link
own-source-record = Record
own-source-lesson = Lesson
own-source-puzzle = Puzzle
own-position = Position as text
own-set-up = Set it up by hand
own-writing = How a position is written
own-link = Link of the game
own-link-missing = Paste the link of a game: play one in Pentapod, then Share, Copy link.
own-ply = Shown after so many actions
own-all-actions = all of them
own-count = The game has {"{"}count{"}"}.
own-record = Record of a game, with comments and variations
own-record-missing = Paste the record of a game: in Pentapod play one, comment on it, then Share, Record.
own-day = the puzzle of the day
own-may = Visitors may
own-may-play = play
own-may-step = step through
own-may-look = look
own-seat = Visitors play
own-all-seats = all seats
own-level = Against level
own-colours = Colours
own-theme-automatic = automatic
own-theme-light = light
own-theme-dark = dark
own-theme-contrast = high contrast
own-theme-page = your page's
own-size = Size
own-size-fits = fits its place
own-size-320 = small, 320 px
own-size-480 = medium, 480 px
own-size-640 = large, 640 px
own-size-800 = very large, 800 px
own-more = More
own-label = What the picture shows, for people who cannot see it
own-live = Start at once, without a touch. Every visitor then loads a Python.
own-ground = Ground of the page around it
own-ground-page = This page
own-ground-light = Light
own-ground-dark = Dark
own-ground-coloured = Coloured
own-codes = The code for your page
own-where = Where it goes
own-many = HTML, many boards
own-note-frame = A frame: it works on every page that may hold frames, and needs no script there. Its picture is packed into the code, unless it is the puzzle of the day, which is another one tomorrow. A frame cannot see your page: it is light or dark as the visitor’s system is, unless you choose its colours. For a page that switches by itself take *HTML, many boards*.
own-note-element = An element: load the script once, then all boards of the page share one Python, and only here the colours of your page take effect. If your page has a Content-Security-Policy, allow `https://games.example` in `script-src` and `frame-src`, and `data:` in `img-src`: [lines to copy](./reference.html#content-security-policy).
own-note-wordpress = Paste it between two paragraphs: it becomes a block of custom HTML. WordPress takes it from administrators and editors; from others it takes the frame out without a word. They save the picture below, and make it a link.
own-note-markdown = GitHub, forums and chats let no frame through: save the picture (SVG) beside your text, and it leads to the board. Most builders of sites (Jekyll, Hugo, MkDocs) can let HTML through: there paste the HTML on a line of its own.
own-note-mediawiki = A wiki lets neither scripts nor frames through, unless those who run it have installed an extension for them. Save the picture (PNG), upload it under the name that it has, and paste the code: the picture leads to the board.
own-code = The code
own-copy = Copy the code
own-copied = Copied
own-svg = Save the picture, SVG
own-kilobytes = {"{"}size{"}"} kB
own-can = What can be done
own-alive = All of these are live. You can make each your own; its code is below it.
own-good = Good to know
own-fact-load = What visitors load
own-fact-load-more = A frame or a script of some ten kilobytes. A visitor who touches a board loads Python once, about six megabytes, which the browser keeps: for all boards, all pages, and Pentapod itself.
own-fact-copy = Your own copy
own-fact-copy-more = The site is a folder of plain files, which any host serves under any path. Boards lead to the copy that their code names.
own-fact-lasts = How long it lasts
own-fact-lasts-more = Links, positions, parameters and attributes keep their meaning from version 1.0.0 on.
own-fact-needs = What it needs from your page
own-fact-needs-more = Nothing but room: 300 px and more. [All parameters, attributes and messages](./reference.html) are listed, and how a script of your page leads a board.
own-editor = Set up a position
own-cancel = Cancel
own-take = Use this position
own-editor-frame = Position editor
example-diagram = A diagram
example-diagram-more = A picture of a position, with what it shows in words for who cannot see it. Nothing is loaded, and nothing moves.
example-position = A position to play on
example-position-more = Visitors play both sides from here, take back and begin again. Whatever they touch says why it cannot be.
example-game = A game to step through
example-game-more = A whole game in its link, from any of its actions on: your commentary beside it, the moves in it.
example-computer = A game against the computer
example-computer-more = Visitors play Blue from the first touch on, against a computer player of the second of five levels.
example-lesson = A lesson
example-lesson-more = A coach says what to do, why a move fails and what it is to be. Every game has some.
example-answer = A puzzle that answers
example-answer-more = The page plays the other side: a few lines of script hear what a visitor has played, and answer.
example-text = A text that leads the board
example-text-more = Buttons, or links in your commentary, show the position that they speak of.
example-colours = The colours of your page
example-colours-more = With theme="page" a board takes its colours from custom properties of your style sheet, such as `--board` and `--seat-0`.
example-plain = Without any script
example-plain-more = A frame does the same for one board, on every page that may hold frames.
own-own = Make it your own
own-show-code = Code
own-puzzle = { $at }: { $level } finds it ({ $id })
owners-title = Boards for your own page
owners-summary = Positions, games to step through, lessons and games against the computer on any page: choose, see it, copy the code. Free, and nothing is asked of another server.
# The heading of that section of the rules.
writing = Writing a position

## A page of text in a dialog

# In one file the pages of text are shown in a dialog.
close = Close
