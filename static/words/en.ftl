# What the first page says before Python runs: its buttons and headings, the cards of the games, and the start.

description = Rediscovered tabletop games for one to six players on one screen, or against the computer. Free, offline, no account: a whole game fits in a link.
no-script = Pentapod runs in your browser and needs JavaScript. Please enable it for this page. You can read the [About page](./about.html) and the rules without it.

## The bar

skip = Skip to the game
to-first-page = Pentapod, home page
page = Page
new-version = New version
rules = Rules
rules-of-this = Rules of this game
share = Share
share-this = Share this game
sound = Sound
settings = Settings

## The start

boot-loading = Loading
boot-python = Loading Python: { $percent }%
boot-starting = Starting Python
boot-opening = Opening the table
boot-slow = Still trying. Nothing has arrived for { $seconds } seconds; the connection may be slow. You can wait, or try again.
boot-old = This browser is too old to run Pentapod. Please update it, or use a current version of Firefox, Chrome, Edge or Safari. Your saved games are untouched.
boot-engine = This browser could not run the Python that comes with Pentapod. Your saved games are untouched. Try again, in case the download was damaged; if that does not help, please update the browser.
boot-missing = Pentapod cannot start: the file { $file } did not arrive. Your saved games are safe in this browser. Check the connection and try again. If this is your site, put the file back.
boot-stopped = Pentapod stopped while starting, and the fault is ours. Your saved games are safe in this browser. Try again; if it happens again, please send us the text below.
boot-again = Try again
boot-details = Technical details
# What the server does wrong with a file.
boot-server-missing = Pentapod cannot start: the file { $name } did not arrive. Your saved games are safe in this browser. Check the connection and try again. If this is your site, put the file back.
boot-server-page = Pentapod cannot start: the server sends a web page instead of the file { $name }. Your saved games are safe in this browser. If this is your site, put the file back.
boot-server-script = Pentapod cannot start: the server sends the script { $name } as { $type }, which browsers refuse to run. Your saved games are safe in this browser. If this is your site, configure its server to send .js files as text/javascript.
boot-server-untyped = Pentapod cannot start: the server sends the script { $name } without a type, and browsers refuse to run it. Your saved games are safe in this browser. If this is your site, configure its server to send .js files as text/javascript.
boot-server-damaged = Pentapod cannot start: the file { $name } arrived with { $bytes } bytes instead of { $size }. Your saved games are safe in this browser. Try again. If this is your site, copy all its files again, unchanged.

## The first page

hero = Tabletop games, brought back to the table
hero-more = Games whose rules survive only as scans and fragments, carefully rebuilt. Play on one screen, against the computer, or with friends on their own devices or by link. No account, no server, and it works offline.
continue = Continue
find = Find a game or a player
save-all = Save all to a file
open-game = Open a game
link = Link to a game
paste-link = Paste a link to a game
open = Open
open-file = Open a file
open-hint = You can also paste (Ctrl+V) or drop a link or a file anywhere on this page. Your own games stay as they are.
make-game = Make a game
make-game-more = Write the rules of a board game in Python, play it at once against the computer, and send it as a link.
workshop = Open the workshop
join = Join a game on another device
about = About Pentapod
owners = Boards for your own page
one-file = Download as one file

## The cards

card-summary = { $summary }
card-picture = { $picture }
card-text = { $text }
card-size = { $size }
card-players = { $high ->
    [none] { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
   *[other] { $low } to { $high } players
}
card-rules = Rules
card-rules-of = Rules of { $game }
card-friend = Play a friend
card-friend-at = Play a friend at { $game }
card-play = Play against the computer
card-play-at = Play against the computer at { $game }
card-learn = Learn
card-learn-of = Learn { $game }
card-more = More
card-more-of = More: other ways to play { $game }
daily = Puzzles of the day
daily-more = Each is a position in which one action is better than all others: find it. Every game has a new puzzle each day, and every solution is proved.

## The table

table = Table
board = Board
ready = Ready?
whose-turn = Whose turn it is
since-last = Since your last move
log = Log
log-of = Log of the game
log-empty = Moves will appear here.
log-close = Close the log
step = Step through the game
note = Write a comment
beginning = Beginning
one-back = One back
one-forward = One forward
end = End
analysis = Analysis
game = Game
undo = Undo
redo = Redo
hint = Hint
flip = Flip
resign = Resign
keys = Keys
editor = Position editor

## Where there is no page

lost = There is no page at this address
lost-more = The address may have been damaged. Go to the home page and paste the link there.
