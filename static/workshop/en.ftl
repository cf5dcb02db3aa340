# The workshop: where somebody writes a game and plays it at once.

title = Workshop
description = Write a board game in Python, play it at once, and send it as a link. No installation, no account.
to-first-page = Pentapod, home page
page = Page
no-script = The workshop runs Python in your browser and needs JavaScript. Please enable it.

share = Share
help = Help
close = Close
new-match = New match
look-inside = Look inside
hide-code = Hide code

desk = Code
code = Python code of the game
stage = The game
open = Open
own-games = Your games
examples = Examples
new = New game
open-file = Open a file…
versions = Earlier versions…
no-versions = No earlier versions yet. One is kept whenever you start editing again after a minute.
version-lines = { $count } lines
forget = Delete { $name }…
forget-sure = Its code and its matches will be deleted from this browser. A link or file that you have saved will still open it.
file-name = File name
save = Save file

starting = Starting Python…
no-start = The game could not start: { $why }
checking = Checking…
checking-games = Checking: { $games } random games so far.
holds = All checks passed. Random games played: { $games }.
holds-doubtful = All checks passed, but look at this. Random games played: { $games }.
faulty = Something is wrong. The board still shows the last version that worked.
followed-anew = The match started over because its moves are no longer legal.
followed-position = The position was kept, but the moves before it are no longer legal.
checks = Statistics from random games

line = Line { $line }
show-position = Show the position
shown-before = The board shows this position in an earlier version, because the game now stops there.
shown-setup = The position is set up on the board. Below it you see what is wrong with it.
shown-not = This position cannot be shown: the code raises an error before the board is drawn.
rule-checked = Rule checked: { $rule }
trace = What Python says
stuck = The game did not respond within four seconds, so it was stopped. Is there a loop that never ends?
failed = The game raised an error during play.
silent = The game stopped responding, so its board was closed. Your code is safe.
start-again = Start it again

length = Actions in a game
choices = Choices per action
mean = { $mean } on average
wins = Wins by player
drawn = { $share } drawn
seat = Player { $seat }

strange = Someone else wrote this game. It runs sealed off and cannot see this page, your games, your files or the network.
let-run = Play it

too-large = This game is too large: the limit is { $most } kB.
not-kept = Your browser has no room left, so this game is not being kept. Save it as a file.
name-taken = You already have a game in { $name }.
name-wrong = A file name has lowercase letters and digits and ends in .py, as in mygame.py. It cannot be the name of a Pentapod game.

link = Link
share-what = Anyone who opens this link can play the game and look inside. The whole game is in the link, not on a server.
share-match = To send a match, use Share at the board.
share-elsewhere = On your own website: save the file next to your page, and paste this where the board should go.
code-elsewhere = Code for your page
share-owners = With a picture, a position, a computer player
link-length = { $count } characters.
link-long = This game is too long for a link. Send the file instead: anyone who gets it can open it here.
copy = Copy the link
copied = Copied
copy-yourself = Press Ctrl+C to copy
damaged = This link is damaged
damaged-more = Part of it is missing or was changed on the way. Ask for it again, perhaps as a file. Nothing you had here has changed.

guests = Other devices
guest = Another device
guest-ask = The game wants to invite another device.
guest-refuse = Not now
guest-note = The game never sees this invitation or its answer. Enter only an answer that the invited device shows, never a text from the game.
guest-invited = { $name }: invited.
guest-open = { $name }: connected to the game.
guest-shaky = { $name }: the connection is unstable.
guest-lost = { $name }: disconnected.
guest-end = End
guest-cut = The game sent another device something it is not allowed to send, so the connection was closed.

help-write = A game is one Python file. Open an example and change it: its board, what players may do, who wins.
help-follow = The board updates when you stop typing. The match continues if its moves are still legal.
help-check = Meanwhile, random games check the rules. If something is wrong, you see the line and the position.
help-send = Share gives you a link that holds the whole game. Your games are kept in this browser.
help-sealed = Every game runs sealed off and cannot see this page, your files or the network. It reaches another device only if you invite that device.

words = The words of a game
words-rest = Game, actions, pieces and endings
words-spaces = Boards: GRID = …
words-fields = What a position consists of: board = …
words-self = In the rules: self. …
words-board = What lies on a board: self.board. …
words-places = The places of a board: GRID. …
words-hands = Cards and dice in hand: self.hands. …
