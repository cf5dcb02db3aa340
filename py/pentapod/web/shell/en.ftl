# What the page says, beside what `play` and the games say.

ago-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
} ago
ago-hours = { $count } h ago
ago-minutes = { $count } min ago
ago-now = just now

analysing = Analysing the game ...

arrived-earlier = This link shows an earlier position of a game you already have.

bound = { $name } is being played in another browser, which holds the secrets behind this seat's dice. Nobody else can play this seat.
bound-lost = If that browser was yours and its games are gone, use new dice. The other players will be asked to agree.
bound-own = In this game you play { $name }.
bound-renew = Use new dice as { $name }
bound-title = { $name } is already taken

branched = You already have this game, with { $names }. The link is the same up to action { $ply }, then continues differently.
branched-both = Keep both
branched-post = The link does not continue from the position you know. Ask the other side before you go on.
branched-safe = Keep both opens the new one as a separate game and leaves yours as it is. Take theirs replaces yours.
branched-take = Take theirs
branched-title = This link continues differently

broken-link = This link cannot be opened
broken-link-safe = Nothing has been lost: all your games are on the home page.
broken-look = Look at what could be read

close = Close

copied = Copied.

copy = Copy
copy-code = Copy code
copy-failed = The browser did not let this page copy. The text is selected: copy it by hand.
copy-link = Copy link
copy-picture-failed = The browser did not let this page copy a picture. Save it as a file instead.

delete = Delete
delete-question = Delete { $game } with { $names }? This cannot be undone.

device-again = Invite again
device-again-needed = needs a new invitation because this page was reloaded.
device-anew = New invitation
device-answer = Answer from the other device
device-camera = Use the camera first
device-camera-done = Here is a new invitation, which says where to find this device.
device-camera-forbidden = The browser did not let this page use the camera. The invitation stays as it is.
device-camera-no-camera = No camera was found. The invitation stays as it is.
device-camera-note = This browser hides the network address of this device, and on some home networks it then cannot be found. If you let this page use the camera first, the browser reveals the address. No picture is taken.
device-camera-vain = Here is a new invitation, but this browser still hides the address of this device.
device-code = Invitation code
device-code-note = The code works in another copy of Pentapod, on its join.html page. To get a link, go to Settings and enter the address of a copy that is on the web.
device-come = has joined.
device-computer = Let a computer play for now
device-connect = Connect
device-connected = { $names }: connected.
device-connecting = Connecting ...
device-copy = Copy invitation
device-failed = This browser could not make a connection. A private window or an add-on may be blocking it.
device-for = Invite { $names } to play { $game }
device-for-onlooker = Invite someone to watch { $game }
device-forbidden = The browser did not let this page use the camera. Paste the answer instead.
device-give-back = Give the seat back
device-here = is connected ({ $ms } ms).
device-invitation = Invitation
device-link = Invitation link
device-lost = has disconnected. The seat is waiting.
device-making = Creating an invitation ...
device-no-camera = No camera was found. Paste the answer instead.
device-not-an-answer = This is not the answer. The other device shows the answer once its player has pressed Join. Copy all of it.
device-not-found = The two devices could not find each other. Make a new invitation and try again.
device-not-this-invitation = This answers another invitation: one for another seat, or one from before this page was reloaded. Open this one on the other device, and use its answer.
device-open = has been invited, but has not joined yet.
device-reach = What if they cannot find each other?
device-reach-note = The two devices talk directly, with no server in between. On one home Wi-Fi network that usually works at once. Guest networks often keep devices apart. Between two homes, each device must first ask a server on the internet for its own address (a STUN server): name one in Settings; otherwise none is asked. Some mobile networks do not allow direct connections at all.
device-remove = Take the seat back
device-replaced = This answers an older invitation, which has been replaced. Open this one on the other device, and use its answer.
device-scan = Scan with the camera
device-share-title = Play with me
device-stand-in = For now, the seat is being played here.
device-step-one = 1. The invitation
device-step-one-note = Scan this code with the other device, or send it the link. The invitation is for one device, and works as long as this page is open.
device-step-two = 2. The answer
device-step-two-note = The other device then shows a code of its own. Scan it here, or paste its text.
device-take = Play it here for now
device-used = This answers an invitation that has already been used. Each invitation lets in one device: open this one there, and use its answer.

devices-back = Who plays where
devices-choose = First choose who will play on the other device.
devices-copy = Play a copy of this game
devices-copy-note = This game is played by link, and its dice come from the secrets of both sides. With other devices, this one would roll for everyone, and its rolls could not be proven fair. So the other devices play a copy, as a separate game; this one stays as it is and waits for its next link.
devices-here = on this screen
devices-invite = Invite a device for them
devices-invite-onlooker = Invite someone to watch
devices-note = Everyone plays on their own device and sees only what they should. There is no server: this device hosts the game, so keep this page open.
devices-onlooker = { $name } is watching
devices-open = Invite a device
devices-others = Other devices
devices-seats = Who plays on the other device?
devices-share-note = Let people play on other phones and computers. Each device shows only what its player may see.
devices-there = on another device

done = Done

drop-nothing = What you dropped is neither a link to a game nor a game record.

edition = Edition
edition-about = What differs
edition-entry = { $name } by { $author }
edition-not-loaded = { $name } could not be loaded. Check your connection and try again.
edition-own = Write your own edition
edition-standard = Standard

embed = Embed in a web page
embed-all = All sides
embed-copy = Copy code
embed-element = For pages with many boards: an element, with one script for all of them
embed-frame = For any page: a frame
embed-level = Computer's level
embed-level-entry = { $number }, { $name }
embed-look = View only
embed-may = What visitors may do
embed-no-home = A board on another page needs a copy of Pentapod on the web. Enter its address in Settings; the code then appears here.
embed-note = The code shows this game at the current position. It is a picture until someone starts it.
embed-note-record = The code shows this game with its comments and variations, from the beginning. It is a picture until someone starts it.
embed-play = Play on from here
embed-seat = Visitors play
embed-step = Step through the game

exported = Games saved to the file: { $count }.
exported-not = Left out because they could not be read: { $count }. They stay here unchanged.

file-huge = { $name } is too large to be a game file: { $size }. It was not read.
file-nothing = { $name } holds neither a link to a game nor a game record. Game files are plain text.
file-refused = This cannot be opened
file-unreadable = { $name } could not be read from the disk.

found-none = No game or player by that name.

friend-game = Play { $game } with friends

gave-up = { $who } resigned.
gave-up-at = { $who } resigned with a winning chance of { $share }%.

glyph-good = good
glyph-brilliant = brilliant
glyph-interesting = interesting
glyph-mistake = a mistake
glyph-dubious = dubious
glyph-blunder = a blunder

guide-failed = The rules could not be loaded. The game goes on; try again when you are online.

hint-none = No hint right now.
hint-wait = Looking for a good action ...

import = Adding games
import-added = Games added: { $count }.
import-count = Games in this file: { $count }. Close this to stop; the games added so far are kept.
import-errors = Could not be read: { $count }.
import-full = Your browser's storage for this page is full or blocked, so the games you added last may be lost when you close it.
import-known = Already here: { $count }.

kept-elsewhere = This game was continued in another tab. Both lines have been kept, this one as a separate game.
kept-failed = A saved game cannot be read. It has been left as it is.
kept-none = Your games will appear here.

keys = Keys
keys-about = i|what is this? (like pointing at a thing, or pressing and holding it)
keys-arrows = Arrow keys|move around the board
keys-back = , .|one position back, forward
keys-draw = a|draw arrows and marks on the board
keys-end-turn = d|end the turn: Done, End turn, Pass or Go on
keys-enter = Enter|choose
keys-escape = Escape|take back the last choice
keys-first = Home End|first, latest position
keys-flip = f|flip the board
keys-go-on = g|go on, after something was taken from you
keys-help = ?|these keys
keys-hint = h|suggest an action
keys-note = c|write a comment on the position
keys-ready = ` /|ready, at the far and the near edge
keys-redo = r|redo
keys-tab = Tab|next place you can choose
keys-undo = u|undo

later = Later

learnt = What you learnt

lessons = Lessons and puzzles

level-about = Computer { $number }, { $name }: { $description }
level-elsewhere = Person on another device
level-elsewhere-about = When the game starts, you get an invitation for this seat: a code to scan, and a link.
level-entry = Computer { $number }, { $name }
level-none = Person
level-none-about = Pick a computer player to have it play that seat.
level-post = Person by link
level-post-about = After your move, send a link in any messenger. The reply comes as a link, too.
level-post-alone = In a game by link, one side plays here, and nobody can play on another device. Choose one or the other.

line-promote = Make this the main line
line-remove = Remove this variation

link-code = Code for this game
link-label = Link to this game
link-length = { $count } characters

log-new = New:{" "}

missing-editions = What reads editions could not be loaded. Check your connection and try again; nothing is lost.
missing-games = The game rules could not be loaded. Check your connection and try again; nothing is lost.
missing-learn = The lessons and puzzles could not be loaded. Check your connection and try again.
missing-tools = Part of this page could not be loaded. Check your connection and try again; nothing is lost.

mistake = { $ply }: −{ $loss }%
mistake-better = Better:
mistake-label = Action { $ply } lowered the chance of winning by { $loss }%
mistake-played = { $what } This lowered the chance of winning by { $loss }%.
mistake-show = Position before
mistake-then = Then, for example:
mistake-try = Try it
mistake-why = { $what }: { LIST($reasons, type: "clauses") }.

mistakes = The costliest actions:
mistakes-chance = No serious mistakes. Dice and cards cost { $who } { $cost }%.
mistakes-none = No serious mistakes.
mistakes-small = No action cost { $least }% or more. Small losses cost { $who } { $cost }% in all.
mistakes-unseen = No action looked costly at the time. { $who }: what decided the game was not a choice, or came later than the computer could see.

names = Who is playing?

game-again = New match: { $game }
new-game = More ways to play { $game }

no-link = There is no game link in this text. A game link looks like pods:1.00.B.w.xqFa.

note = Comment
note-beginning = The start of the game.
note-draw = Draw on the board
note-glyph = Your verdict on the action
note-keep = Keep
note-no-glyph = None
note-signs = You can draw arrows and marks on the board, or write them in brackets: [arrow a1 b2] or [mark a1 b2].

notes-damaged = The comments on this game could not be read. They stay as they are; the game itself is intact.

nothing-changed = Nothing was changed: all your games are as they were.

options-basic = basic game
options-of = Set-up:
options-reset = Back to the basic game

our-fault = Something went wrong here, and it is our fault. The game is saved; reloading the page may help.

over = finished

pace-calm = Calm
pace-quick = Quick
pace-slow = Slow

paste-nothing = What you pasted is neither a link to a game nor a game record.

picture = Picture of the position
picture-copy = Copy picture

place-device = connected
place-device-title = Plays on another device
place-lost = offline
place-lost-title = The device has disconnected; the seat is waiting
place-ms = { $ms } ms
place-open = invited
place-open-title = Invited, but has not joined yet

plot = Each side's chance of winning over the course of the game
plot-all = 100%
plot-none = 0%
plot-along = actions played
plot-up = Chance of winning

post = By link
post-begun = By link: make your move, then send the link. The reply comes as a link, too.
post-dice = Dice and cards are worked out from secret numbers, one from each side: nobody can roll twice, and every roll is checked.
post-note = Make your move and send the link. When a link comes back, open it here, and this game will continue.

print = Print

proved-before = Before this, { LIST($players, within: 1) } { $players ->
    [you] were
    [one] was
   *[other] were
} certain to win with best play.
proved-from = From action { $ply } onwards, the winner is certain.

puzzle-solved = solved

qr-failed = The QR code could not be loaded. Try again when you are online.
qr-label = QR code for the link
qr-long = This link is too long for a QR code that a phone can read. Send or copy it instead.

ready-done = { $name } is ready.
ready-question = { $name }: Ready?

record = Record
record-damaged = This game record is damaged. { $why }
record-edition = This game is played with an edition of { $game } that is not in this browser. Open its file first.
record-note = The whole game as readable text, with the players' names.
record-show = Show the record

renew-asked = The secrets of { LIST($names) } behind the dice are lost, and new ones are requested from action { $action } on. The link alone will then no longer prove the earlier rolls.
renew-no = Not now
renew-often = New dice will roll differently. A player who keeps asking for them may simply dislike the rolls.
renew-title = New dice?
renew-yes = Use new dice

replay = Show again: { $what }

resign = Resign
resign-no = No, play on
resign-question = Resign?
resign-who = Who resigns?
resign-yes = Yes, resign

results = Won against the computer: { $won } of { $played }.
results-about = Games you won, of those you played to the end on this device.
results-streak = Longest streak: { $count }.
results-won = { $won } of { $played }

room = { $count ->
    [one] { $count } game takes
   *[other] { $count } games take
} { $size }.
room-all = The whole page takes up { $size } in this browser, including its copy for offline use.

rules = Rules
rules-of = Rules of { $game }

save-file = Save as a file

seat-level = Who plays { $title }
seat-name = Name of { $title }

settings = Settings
settings-confirm = Confirm every action before it is played
settings-language = Language
settings-pace = Speed of computer players and dice
settings-public = Address of a copy of Pentapod on the web, for links
settings-public-not = This is not a web address. It should look like https://games.example/.
settings-public-note = A link to this file would not work for anyone else. Without an address, Share gives a code.
settings-sound = Play sounds
settings-still = No animations: pieces and dice change at once
settings-stun = STUN server, for games between two homes
settings-stun-not = This is not a server name. It should look like stun.example:3478.
settings-stun-note = Leave it empty unless two devices cannot find each other over the internet. The server tells each device its own address. It learns the address of this device, and nothing about the game.
settings-theme = Colours

setup = Set up a position
setup-beginning = Starting position
setup-clear = Clear
setup-copy-text = Copy text
setup-embed-note = The code shows this position. It is a picture until someone starts it.
setup-flip = Flip the board
setup-from-here = Set up from here
setup-hands = The editor shows every card, including hidden hands, to anyone who can see this screen.
setup-hands-show = Show everything
setup-icon-left = { $label }, { $count } left
setup-long = This text is too long to be a position.
setup-move = Move
setup-moving = Choose the place to move it to.
setup-no-game = There is no position editor for a game of that name.
setup-no-redo = There is nothing to redo.
setup-no-undo = Nothing has been changed yet.
setup-none-left = There are none left to place.
setup-nothing = There is nothing to move here. Choose a piece beside the board, then a place for it.
setup-over = The game is already over here: { $how }
setup-play = Play from here
setup-playable = This position can be played.
setup-putting = Choose a place to put it.
setup-redo = Redo
setup-start = Choose a piece, then its new place.
setup-take = Remove
setup-taking = Choose what you want to remove.
setup-text = Position as text
setup-title = Set up { $game }
setup-tools = Tools
setup-unattended = The editor shows every card. Someone must take over the screen first.
setup-undo = Undo

share-code = The code holds the whole game. Anyone who gets it can paste it into any copy of Pentapod, under Open a game. For a link, go to Settings and enter the address of a copy that is on the web.
share-hands = The link, the code and the record hold every card, including hidden hands. Send them only to people who will not peek.
share-here = Only up to the position shown ({ $ply })
share-lesson = Share this lesson
share-lesson-link = Link to this lesson
share-lesson-note = The link opens this lesson at its beginning, however far you have got.
share-note = The link holds the whole game: its options and every action. It needs no server and no account.
share-puzzle = Share this puzzle
share-puzzle-link = Link to this puzzle
share-puzzle-note = The link always opens this puzzle. It does not reveal the solution.
share-system = Send ...

side = I play as
side-all = Everyone, on this screen
side-bound = In another browser
side-turned = The board has been flipped: your side is now at the bottom. Flip turns it back.

skill-1 = Ignores your next move, and makes a lot of mistakes.
skill-2 = Ignores your next move, and often makes mistakes.
skill-3 = Considers your next move, and sometimes makes mistakes.
skill-4 = Looks ahead for half a second, and rarely makes mistakes.
skill-5 = Thinks for up to two seconds, and plays the best it finds.

sound-off = Sound is off.
sound-on = Sound is on.

start = Start

store-forbidden = This browser does not let this page save anything. Use Share to get a link that keeps your game.
store-full = This browser's storage is full. Use Share to get a link that keeps this game, or delete other games to make room.

strength-1 = Newcomer
strength-2 = Casual
strength-3 = Steady
strength-4 = Strong
strength-5 = Strongest

tabs-elsewhere = Another tab of this browser is sharing this game with other devices. Continue there.
tabs-leave = Leave it there
tabs-moved = The host has moved to another tab. Your seat is waiting for a new invitation.
tabs-note = If you take the game over, the other devices need new invitations.
tabs-take = Take over here
tabs-taken = Another tab of this browser has taken over this game. Continue there.
tabs-title = Open in another tab

language-system = Same as browser
theme-contrast = High contrast
theme-dark = Dark
theme-light = Light
theme-system = Same as system

throw-away = Discard

unproven-keep = Open my game
unproven-look = Look at it
unproven-safe = Your game stays as it was. Ask the other side for the right link.
unproven-title = These dice are not proven fair

update = New version
update-now = Update now
update-others = Pentapod is also open in another tab or window. Close it there, then update.
update-ready = A new version is ready. It starts when every table is closed.
update-safe = Updating reloads the page. The game on the table then continues where it was.

visit-edition = The edition of this board cannot be played. { $why }
visit-edition-game = The edition { $edition } on this board is for { $game }, not for { $named }.
visit-edition-learn = Lessons and puzzles belong to the standard edition of a game. This board names another one.
visit-no-game = There is no such game here.
visit-no-lesson = There is no such lesson here.
visit-no-puzzle = There is no such puzzle here.
visit-no-row = This game has no such position.
visit-no-seat = The game on this board has no such seat.
visit-no-undo = Nothing can be taken back here.
visit-record = This record cannot be read. { $why }
