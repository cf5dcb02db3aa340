# What the pages of text say around their texts: rules, what is to be cut out, and About.

to-first-page = Pentapod, home page
page = Page
contents = Contents
# The way to this page in another language, said in that one.
in-language = English

## About

about = About
about-pentapod = About Pentapod
about-summary = What Pentapod is, and what has been reconstructed.
about-game = its rules, and which parts of them are ours.

## The rules of a game

rules-of = Rules of { $game }
play = Play { $game }
to-cut-out = Board and pieces to cut out
position-text = Position as text
position-change = Change the text, and the board follows.
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
cut-out-summary = The board and all the pieces of { $game }, to print and cut out.
cut-out-how = Print this page, glue it to card, and cut along the dashed lines. Everything is to the same scale. To learn how to play, see [the rules]({ $rules }).
cut-out-board = The empty board of { $game }
cut-out-pieces = { $label }, { $count } pieces

## The page for owners. `{size}` and `{count}` are filled in by its script.

own-title = Boards for your own page
own-lead = Show a position, a game to step through, a lesson or a whole game against the computer on any page. A board is a picture until a visitor starts it; then the rules run in the visitor's browser. It costs nothing, tracks nobody, and contacts no other server.
own-make = Make a board
own-see = See what is possible
own-file = Or a game of your own, from its Python file (the workshop can save one for you), or an edition, from its TOML file
own-file-name = The file name must end in .toml; or it consists of lowercase letters and digits, ends in .py, and is not the name of a game here.
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
own-link = Link to the game
own-link-missing = Paste a link to a game: play one in Pentapod, then press Share, then Copy link.
own-ply = Shown after this many actions
own-all-actions = all of them
own-count = The game has {"{"}count{"}"}.
own-record = Record of a game, with comments and variations
own-record-missing = Paste the record of a game: play a game in Pentapod, comment on it, then press Share, then Record.
own-day = the puzzle of the day
own-may = Visitors may
own-may-play = play
own-may-step = step through
own-may-look = look
own-seat = Visitors play
own-all-seats = all seats
own-level = Computer's level
own-colours = Colours
own-theme-automatic = automatic
own-theme-light = light
own-theme-dark = dark
own-theme-contrast = high contrast
own-theme-page = your page's
own-size = Size
own-size-fits = fits the space available
own-size-320 = small, 320 px
own-size-480 = medium, 480 px
own-size-640 = large, 640 px
own-size-800 = very large, 800 px
own-more = More
own-label = What the picture shows, for people who cannot see it
own-live = Start at once, without waiting for the visitor. Every visitor then has to download Python.
own-ground = Background of the page around it
own-ground-page = This page
own-ground-light = Light
own-ground-dark = Dark
own-ground-coloured = Coloured
own-codes = The code for your page
own-where = Where it goes
own-many = HTML, many boards
own-note-frame = A frame works on every page that allows frames, and needs no script there. Its picture is part of the code, except for the puzzle of the day, which changes daily. A frame cannot see your page: it is light or dark like the visitor’s system, unless you choose its colours. For a page that switches by itself, use *HTML, many boards*.
own-note-element = An element: load the script once, and all boards of the page share one Python. The colours of your page take effect only this way. If your page has a Content-Security-Policy, allow `https://games.example` in `script-src` and `frame-src`, and `data:` in `img-src`: [lines to copy](./reference.html#content-security-policy).
own-note-wordpress = Paste the code between two paragraphs, where it becomes a block of custom HTML. WordPress accepts the frame from administrators and editors, and silently removes it for everyone else. They can save the picture below and link it to the board.
own-note-markdown = GitHub, forums and chats do not allow frames: save the picture (SVG) beside your text, and it links to the board. Most site generators (Jekyll, Hugo, MkDocs) can let HTML through: there, paste the HTML on a line of its own.
own-note-mediawiki = A wiki allows neither scripts nor frames, unless its administrators have installed an extension for them. Save the picture (PNG), upload it under the same name, and paste the code: the picture links to the board.
own-code = The code
own-copy = Copy the code
own-copied = Copied
own-svg = Save the picture, SVG
own-kilobytes = {"{"}size{"}"} kB
own-can = What is possible
own-alive = All of these are live. You can use any of them on your own page; the code is below each one.
own-good = Good to know
own-fact-load = What visitors download
own-fact-load-more = A frame or a script of some ten kilobytes. A visitor who starts a board downloads Python once, about six megabytes. The browser keeps it for all boards, all pages, and Pentapod itself.
own-fact-copy = Your own copy
own-fact-copy-more = The site is a folder of plain files, which any host can serve under any path. Boards use the copy that their code names.
own-fact-lasts = How long it lasts
own-fact-lasts-more = Links, positions, parameters and attributes keep their meaning from version 1.0.0 on.
own-fact-needs = What it needs from your page
own-fact-needs-more = Nothing but space: 300 px or more. [All parameters, attributes and messages](./reference.html) are listed, and how a script on your page controls a board.
own-editor = Set up a position
own-cancel = Cancel
own-take = Use this position
own-editor-frame = Position editor
example-diagram = A diagram
example-diagram-more = A picture of a position, described in words for people who cannot see it. Nothing is loaded, and nothing moves.
example-position = A position to play on
example-position-more = Visitors play both sides from here, take moves back and start over. If a choice is not allowed, the board says why.
example-game = A game to step through
example-game-more = A whole game in its link, starting from any action: your commentary beside it, the moves in it.
example-computer = A game against the computer
example-computer-more = Visitors play Blue against a computer player of the second of five levels.
example-lesson = A lesson
example-lesson-more = A coach says what to do, why a move fails and what would be right. Every game has some.
example-answer = A puzzle that answers
example-answer-more = The page plays the other side: a few lines of script see what a visitor has played, and reply.
example-text = A text that controls the board
example-text-more = Buttons or links in your commentary show the position they describe.
example-colours = The colours of your page
example-colours-more = With theme="page" a board takes its colours from custom properties of your style sheet, such as `--board` and `--seat-0`.
example-plain = Without any script
example-plain-more = A frame does the same for one board, on every page that may hold frames.
own-own = Make it your own
own-show-code = Code
own-puzzle = { $at }: solved by { $level } ({ $id })
owners-title = Boards for your own page
owners-summary = Positions, games to step through, lessons and games against the computer on any page: choose, see it, copy the code. Free, and no other server is contacted.
# The heading of that section of the rules.
writing = Writing a position

## A page of text in a dialog

# In one file the pages of text are shown in a dialog.
close = Close
