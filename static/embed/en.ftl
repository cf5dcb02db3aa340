# What a board on any page says by itself. Sentences of games come from Python.

play = Play from here
step = Step through
lesson = Learn by playing
puzzle = Solve this puzzle
unseen = This is the empty board. Touch it, and the position appears.
unknown = A board that shows its position when you touch it.
show = Show the position

starting = Starting Python
loading = Loading Python: { $percent }%
slow = Still waiting: nothing has arrived for some seconds, and { $percent }% of Python is here. The connection may be slow.
silent = Still waiting: nothing has come from { $origin } yet. The connection may be slow, or something on this page does not let it in.
barred = This board could not start: the Content-Security-Policy of this page does not let its Python in. If this is your page, add { $origin } to frame-src.
failed = This board could not start. Check the connection and try again.
fault-missing = This board could not start: the file { $name } did not arrive. Check the connection and try again. If this is your site, put the file back.
fault-page = This board could not start: in place of the file { $name } the server sends a web page. If this is your site, put the file back.
fault-script = This board could not start: the server sends the script { $name } as { $type }, which browsers refuse to run. If this is your site, let its server send files that end in .js as text/javascript.
fault-untyped = This board could not start: the server sends the script { $name } as a file of no type, which browsers refuse to run. If this is your site, let its server send files that end in .js as text/javascript.
fault-damaged = This board could not start: the file { $name } came with { $bytes } bytes instead of { $size }. Try again. If this is your site, copy all its files again, unchanged.
fault-sandboxed = This board could not start: this frame is sandboxed, and the server of Pentapod lets no sandboxed frame in. If this is your page, let the frame have sandbox="allow-scripts allow-same-origin"; if it is your server, let it send the header Access-Control-Allow-Origin: *.
fault-stuck = This board stopped: its game does not come back. If this is your page, look for a loop in the file that never ends.
fault-large = This board stopped: its game draws more than a board can show.
file-missing = There is no file at { $src }. If this is your page, check the address in { $attribute }, and the connect-src of its Content-Security-Policy.
file-elsewhere = A board plays only files that come from its own page’s server, and { $src } is somewhere else.
src-large = The file at { $src } is too long: a game has at most { $most } kB.
edition-large = The file at { $src } is too long: an edition has at most { $most } kB.
src-page = At { $src } the server sends a web page instead of a Python file.
edition-page = At { $src } the server sends a web page instead of an edition, which is a TOML file.
nobody = This board could not start: its Python, the page engine.html, did not arrive or was not let in. Check the connection and try again. If this is your page, look at its Content-Security-Policy.
lost = The Python of this board was removed from the page before it could answer.
left = This board left the page before it could answer.
again = Try again

story = Since your last choice
replay = Show again: { $what }
steps = Step through the game
lines = Actions, comments and variations
lines-later = Actions, comments and variations appear here.
first = Beginning
back = One back
forward = One forward
last = End
restart = Back to the start
open = Open in Pentapod, in a window of its own
confirm = Confirm
cancel = Cancel

glyph-brilliant = brilliant
glyph-good = good
glyph-interesting = interesting
glyph-dubious = dubious
glyph-mistake = a mistake
glyph-blunder = a blunder
