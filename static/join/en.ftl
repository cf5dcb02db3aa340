# What the page of an invited device says by itself; sentences of a game come from the host.

title = Join a game - Pentapod
join-a-game = Join a game
no-script = The game runs on another device, and this page needs JavaScript to connect to it. Please enable JavaScript.

## The bar

to-first-page = Pentapod, home page
page = Page
rules = Rules
rules-of-this = Rules of this game, in a new tab
sound = Sound
sound-on = A sound tells you when it is your turn.
sound-off = Sound is off.

## The invitation

# Where the link says who invites, to what, and as whom.
invited = You are invited
invited-by = { $host } invites you to play { $game } as { $seats }
invited-to = You are invited to { $game } as { $seats }
invited-by-look = { $host } invites you to watch { $game }
invited-to-look = You are invited to watch { $game }
invited-text = Type your name and press Join. You then get a code for the host to scan or paste.
no-invitation = Open an invitation
no-invitation-text = The host shows an invitation on their screen: scan its QR code, or paste its link.
spent-text = You were in a game, and the connection was lost. Your seat is kept. Ask for a new invitation: scan its QR code, or paste its link.
name = Your name
name-long = At most { $most } characters: that is { $over } too many.
join = Join
paste-label = Invitation link
paste = Paste the invitation
open = Open
scan = Scan
scan-stop = Stop scanning
scan-hint = Point the camera at the QR code on the other screen.
scan-no-camera = No camera was found here. Paste the text instead.
scan-forbidden = The browser may not use the camera. Paste the text instead, or allow the camera in the browser's settings.

## What is wrong with the text of an invitation

code-empty = Nothing has been pasted yet.
code-game = This is a link to a game, not an invitation. Open it on the home page.
code-foreign = This is not a Pentapod code. Copy the whole text from the other device, or scan its QR code.
code-cut = The end of this code is missing. Copy all of it, or scan the QR code.
code-damaged = A character in this code is wrong. Copy it again, or scan the QR code.
code-newer = This code comes from a newer version of Pentapod. Reload this page and try again.
code-other-kind = This is an answer to an invitation. What belongs here is the invitation itself, which the host's device shows.
code-nowhere = Other devices cannot reach this one. Is it connected to a network?

## The answer

preparing = Preparing your answer ...
answer-title = Your answer
answer-text = The host scans this code with their device. Far away? Send them the text.
back-as = You come back as { $name }.
answer-label = Text of your answer
answer-qr = QR code for your answer
copy = Copy
copied = Copied
share = Share
waiting = Waiting for the host to scan or paste it ...
waiting-long = Still waiting. Keep this page and the host's page open: the answer works only while both are open.
failed = The host's device could not be reached. This invitation may already have been used or replaced: open or scan the one on the host's screen now.
failed-network = If it is the latest invitation: are both devices on the same Wi-Fi network? Guest networks and some home routers keep devices apart. Over the internet, the host must first name a server in Settings.
failed-camera = Allowing the camera can help: this browser then tells the host where to find this device, which it otherwise hides. No picture is taken.
use-camera = Allow the camera and try again
again = Try again
seated = Connected. Loading the board ...

## The connection

shaky = The connection is unstable. Your choices will be sent when it is back.
silent = The host's device is not responding. It may be asleep; the game continues by itself when it wakes.
gone = The connection to the host is lost. Your seat is waiting for you.
closed = The host's page was closed or reloaded. Your seat is waiting for you.
returning = Reconnecting ...
not-back = The host's page is not responding: it may have been reloaded. Ask the host for a new invitation: scan it here, or open its link in any tab. Your name and seat are kept.
needs-invitation = Ask the host for a new invitation: scan it here, or open its link in any tab.
other-tab = You are playing in another tab.
back-in = Back at the table
new-scan = Scan a new invitation
not-sent = Not connected: this was not sent.

## The table

table = Table
board = Board
before-you-play = Before you play
confirm = Confirm
cancel = Cancel
ready = Ready
ready-question = { $name }: ready?
ready-done = { $name } is ready
since-last = Since your last move
replay = Show again: { $what }
log = Log
log-of = Log of the game
log-empty = Moves will appear here.
log-close = Close the log
step = Step through the game
beginning = Beginning
one-back = One back
one-forward = One forward
end = End
game = Game
undo = Undo
hint = Hint
flip = Flip
resign = Resign
resign-question = Resign?
resign-as = Resign as { $name }
keep-playing = Play on
onlookers = { $number } watching
looks-on = You are watching.

## Who plays where

level = Computer { $number }, { $name }
# The levels of computer players, the weakest first.
strength-1 = Newcomer
strength-2 = Casual
strength-3 = Steady
strength-4 = Strong
strength-5 = Strongest
place-host = on the host's device
place-device = on another device
place-here = on this device
place-lost = connection lost
place-open = not here yet
place-ms = { $ms } ms
# In short, where there is little room.
away = away
awaited = expected
