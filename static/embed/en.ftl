# What a board on any page says by itself. Sentences of games come from Python.

play = Play from here
step = Step through
lesson = Learn by playing
puzzle = Solve this puzzle
unseen = This is the empty board. Start it to see the position.
unknown = A board that shows its position when you start it.
show = Show the position

starting = Starting Python
loading = Loading Python: { $percent }%
slow = Still waiting: nothing has arrived for several seconds, and { $percent }% of Python is here. The connection may be slow.
silent = Still waiting: nothing has come from { $origin } yet. The connection may be slow, or something on this page may be blocking it.
barred = This board could not start: the Content-Security-Policy of this page blocks its Python. If this is your page, add { $origin } to frame-src.
failed = This board could not start. Check the connection and try again.
fault-missing = This board could not start: the file { $name } did not arrive. Check the connection and try again. If this is your site, put the file back.
fault-page = This board could not start: the server sends a web page instead of the file { $name }. If this is your site, put the file back.
fault-script = This board could not start: the server sends the script { $name } as { $type }, which browsers refuse to run. If this is your site, configure its server to send .js files as text/javascript.
fault-untyped = This board could not start: the server sends the script { $name } without a type, and browsers refuse to run it. If this is your site, configure its server to send .js files as text/javascript.
fault-damaged = This board could not start: the file { $name } arrived with { $bytes } bytes instead of { $size }. Try again. If this is your site, copy all its files again, unchanged.
fault-sandboxed = This board could not start: this frame is sandboxed, and the Pentapod server does not allow that. If this is your page, give the frame sandbox="allow-scripts allow-same-origin"; if it is your server, make it send the header Access-Control-Allow-Origin: *.
fault-stuck = This board stopped: its game does not respond. If this is your page, look for a loop in the file that never ends.
fault-large = This board stopped: its game draws more than a board can show.
file-missing = There is no file at { $src }. If this is your page, check the address in { $attribute }, and the connect-src of its Content-Security-Policy.
file-elsewhere = A board plays only files that come from its own page’s server, and { $src } is somewhere else.
src-large = The file at { $src } is too long: a game has at most { $most } kB.
edition-large = The file at { $src } is too long: an edition has at most { $most } kB.
src-page = At { $src } the server sends a web page instead of a Python file.
edition-page = At { $src } the server sends a web page instead of an edition, which is a TOML file.
nobody = This board could not start: its Python, the page engine.html, did not arrive or was blocked. Check the connection and try again. If this is your page, check its Content-Security-Policy.
lost = The Python of this board was removed from the page before it could answer.
left = This board left the page before it could answer.
again = Try again

story = Since your last move
replay = Show again: { $what }
steps = Step through the game
lines = Actions, comments and variations
lines-later = Actions, comments and variations appear here.
first = Beginning
back = One back
forward = One forward
last = End
restart = Back to the start
open = Open in Pentapod, in a new window
confirm = Confirm
cancel = Cancel

glyph-brilliant = brilliant
glyph-good = good
glyph-interesting = interesting
glyph-dubious = dubious
glyph-mistake = a mistake
glyph-blunder = a blunder
