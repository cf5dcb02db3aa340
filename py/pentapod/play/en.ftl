# What is said while a match is played, beside what its game says.

again = Again

analyse = Learn from it

apart = Not this game

arrived = This game came by a link.
arrived-side = Play on as ...

at-end = This is the newest position.

back-to-end = Back to the end

because = { $what }: { LIST($reasons, type: "clauses") }

branch-kept = Another line of this game is kept.
branch-return = Show the other line

cancel = Cancel

computer-refusal = { $name } is a computer player and is thinking.

confirm = Confirm
confirm-question = { $what }?

cover = Pass the screen to { $name }.
cover-take = I am { $name }: show my side

covered-refusal = Only { $name } may act here. Go to the newest position, where the screen is passed on.

device-back = { $names } is back.
device-dealer = The cards and dice are on the host's device. Its owner could look at every card.
device-dismissed = The host plays your seat now.
device-expected = This page was reloaded. The seat of { LIST($names) } is waiting: send that device a new invitation.
device-fast = This device was disconnected: it sent more touches than anyone could make.
device-garbage = This device was disconnected: it sent something that is not part of the game.
device-gone = The device of { LIST($names) } is gone. The seat is waiting.
device-host = The game runs on the host's device; this one shows it.
device-host-left = The host has left the table. Your seat waits for another invitation.
device-no-hint = No hint right now.
device-version = This device has a different version of Pentapod from the host. Reload the page on both.
device-waits = { $names } plays on another device.

devices = Devices

draw-done = Done drawing
draw-full = There is no room for more signs on this position.
draw-hand = Things in a hand cannot be marked: everybody can see the marks.
draw-prompt = Drag to draw an arrow, touch to mark. Repeat one to remove it.

drawn-arrow = An arrow from { $start } to { $end }.
drawn-gone = Removed.
drawn-mark = A mark: { $start }.

elsewhere = { $name }'s turn: send the link to { $name }.
elsewhere-refusal = It is { $name }'s turn, and { $name } plays elsewhere.

fair-choose = Which seat do you play? Press Play on as ... first.
fair-choose-refusal = First say which seat you play: press Play on as ...
fair-dropped = The dice of this link are not proven: from action { $action } on it does not say where they come from.
fair-early = The dice of this game are not proven: at action { $action } something was rolled before everybody had joined.
fair-forged = The dice of this game are not proven: the roll at action { $action } is not the one that follows from the secrets.
fair-join = Nothing has been rolled yet: { LIST($names) } must join. Send the link, then open the one that comes back.
fair-lost = The secrets from which your dice follow are not in this browser.
fair-lost-refusal = The secrets of this seat are not in this browser. Play on where they are, or begin new dice.
fair-open = The first roll needs a link from { LIST($names) }. Send yours, then open the one that comes back.
fair-proven = All dice of this game are proven.
fair-proven-from = All dice of this game from action { $action } on are proven.
fair-renew = Begin new dice
fair-repeated = The dice of this link are not proven: from action { $action } on { LIST($names) } repeated an old secret.
fair-roll = The next roll belongs to { LIST($names) }: send the link.
fair-settled-refusal = Rolls and answers are final: in a game by link with fair dice nothing else can be played here.
fair-swapped = The dice of this link are not proven: from action { $action } on its secrets are not those that { LIST($names) } promised.

give-back = Give the seat back

go-on = Go on
go-on-refusal = Something was taken from you. Press Go on, below, when you have seen it.

hint = { $why }.
hint-proved = { $why }. { LIST($players) } { $players ->
    [you] win
    [one] wins
   *[other] win
} with best play.

invite = Invite
invite-again = Invite again

lesson-missed = That is legal, but not what this step asks for.
lesson-missed-refusal = This try is over. Press Try again.
lesson-over-refusal = This step is done. Use the button beside the text to go on.

looking-back = Position { $ply } of { $count }. Playing from here starts a variation.
looking-back-only = Position { $ply } of { $count }: you are looking back.
looking-back-refusal = You are looking back, and it was not your turn here. Press Back to the end, below.
looking-back-shared = You are looking back. Press Back to the end, below, to play on.
looking-back-undone = Taken back: { $what } Redo brings it back.

no = No
no-end = There is nothing to end: the turn ends by itself.

other-seat-refusal = It is another player's turn here.

out = out

partial = This is what could be read of a broken link. You can look at it, but not play it.

question-dropped = The host's page was reloaded, and your question was lost: ask again.
question-no = { $name } would rather not.
question-nobody = There is nobody left to agree.
question-open = There is another open question. It must be answered first.
question-waits = Waiting for { LIST($names) } to agree.
question-withdraw = Withdraw

read-only-refusal = You can look at this game, but not play it.

ready = Ready
ready-embed = This is played against the clock. When you are ready, the hands are turned up and the clock starts.
ready-prompt = This is played against the clock. { LIST($names) }: press Ready. Then the hands are turned up and the clock starts.
ready-refusal = Press Ready first. The clock starts when everybody is ready.

rematch-question = { $name } would like a rematch with the same seats.

resign-others = You leave the game, and the others play on.
resign-outcome = The game ends and { LIST($players, within: 1) } { $players ->
    [you] win
    [one] wins
   *[other] win
}.

resigned = resigned
resigned-line = { $name } resigned.

share = Share

since-chance = Something has happened since you were here.
since-look = Show from there
since-many = { LIST($names) } played { $count ->
    [one] { $count } action
   *[other] { $count } actions
} since you were here.

swap-sides = Swap sides

thinking = { $name } is thinking.

trial-again = Try again
trial-found = Yes, that is as good as anything here. Play on against the computer, or go back.
trial-leave = Back to the analysis
trial-missed = That loses something, too. There is better.
trial-open = This gave away { $loss }% of the win. Find something better.
trial-show = Show it

undo-answered = The others have replied since then; that cannot be taken back.
undo-chance = A die was rolled or a card drawn since then; that cannot be taken back.
undo-done = Taken back: { $what }
undo-question = { $name } would like to take this back: { $what }
undo-start = There is nothing to take back: nothing has been played yet.

visit-hidden-refusal = This cannot be touched now.

wins = wins

yes = Yes

you-lose = You lose. { $how }

your-turn = Your turn: { $wish }
