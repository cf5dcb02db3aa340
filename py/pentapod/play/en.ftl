# What is said while a match is played, beside what its game says.

again = Again

analyse = Learn from it

apart = Not this game

arrived = This game came from a link.
arrived-side = Play on as ...

at-end = This is the latest position.

back-to-end = Back to the end

because = { $what }: { LIST($reasons, type: "clauses") }

branch-kept = Another line of this game has been kept.
branch-return = Show the other line

cancel = Cancel

computer-refusal = { $name } is a computer player and is thinking.

confirm = Confirm
confirm-question = { $what }?

cover = Pass the screen to { $name }.
cover-take = I am { $name }: show my side

covered-refusal = Only { $name } may act here. Go to the latest position to pass the screen on.

device-back = { $names } is back.
device-dealer = The cards and dice are on the host's device. Its owner could see every card.
device-dismissed = The host is now playing your seat.
device-expected = This page was reloaded. The seat of { LIST($names) } is waiting: send that device a new invitation.
device-fast = This device was disconnected: it sent input faster than anyone could play.
device-garbage = This device was disconnected: it sent something that is not part of the game.
device-gone = The device of { LIST($names) } has disconnected. The seat is waiting.
device-host = The game runs on the host's device; this one shows it.
device-host-left = The host has left the table. Your seat is waiting for a new invitation.
device-no-hint = No hint right now.
device-version = This device and the host have different versions of Pentapod. Reload the page on both.
device-waits = { $names } is playing on another device.

devices = Devices

draw-done = Done drawing
draw-full = There is no room for more arrows or marks on this position.
draw-hand = Cards and pieces in a hand cannot be marked: everyone can see the marks.
draw-prompt = Drag to draw an arrow, or choose a place to mark it. Repeat to remove it.

drawn-arrow = An arrow from { $start } to { $end }.
drawn-gone = Removed.
drawn-mark = A mark: { $start }.

elsewhere = { $name }'s turn: send the link to { $name }.
elsewhere-refusal = It is { $name }'s turn, and { $name } is playing elsewhere.

fair-choose = Which seat do you play? Press Play on as ... first.
fair-choose-refusal = First choose the seat you play: press Play on as ...
fair-dropped = The dice in this link are not proven fair: from action { $action } on, it does not say where they come from.
fair-early = The dice in this game are not proven fair: something was rolled at action { $action }, before everyone had joined.
fair-forged = The dice in this game failed the fairness check: the roll at action { $action } does not follow from the secrets.
fair-join = Nothing has been rolled yet: { LIST($names) } must join. Send the link, then open the one you get back.
fair-lost = The secrets behind your dice are not in this browser.
fair-lost-refusal = This seat's secrets are not in this browser. Play on in the browser that has them, or use new dice.
fair-open = The first roll needs a link from { LIST($names) }. Send yours, then open the one you get back.
fair-proven = All dice in this game are proven fair.
fair-proven-from = All dice in this game from action { $action } on are proven fair.
fair-renew = Use new dice
fair-repeated = The dice in this link are not proven fair: from action { $action } on, { LIST($names) } reused an old secret.
fair-roll = The next roll belongs to { LIST($names) }: send the link.
fair-settled-refusal = Rolls and replies are final: you cannot change them in a game by link with fair dice.
fair-swapped = The dice in this link are not proven fair: from action { $action } on, its secrets are not the ones that { LIST($names) } promised.

give-back = Give the seat back

go-on = Go on
go-on-refusal = Something was taken from you. Press Go on, below, once you have seen it.

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
looking-back-undone-replied = Taken back: { $what } So is the reply to it. Redo brings them back.

no = No
no-end = There is no need to end the turn: it ends by itself.

other-seat-refusal = It is another player's turn here.

out = out

partial = This is all that could be read from a broken link. You can look through it, but not play on.

question-dropped = The host's page was reloaded and your question was lost. Ask again.
question-no = { $name } would rather not.
question-nobody = There is nobody left to ask.
question-open = Another question is still open. It must be answered first.
question-waits = Waiting for { LIST($names) } to agree.
question-withdraw = Withdraw

read-only-refusal = You can look through this game, but not play it.

ready = Ready
ready-embed = This game is played against the clock. Once you are ready, the hands are revealed and the clock starts.
ready-prompt = This game is played against the clock. { LIST($names) }: press Ready. Then the hands are revealed and the clock starts.
ready-refusal = Press Ready first. The clock starts when everyone is ready.

rematch-question = { $name } would like a rematch with the same seats.

resign-others = You leave the game, and the other players play on.
resign-outcome = The game ends and { LIST($players, within: 1) } { $players ->
    [you] win
    [one] wins
   *[other] win
}.

resigned = resigned
resigned-line = { $name } resigned.

share = Share

since-chance = Something has happened since you were last here.
since-look = Show from there
since-many = { LIST($names) } played { $count ->
    [one] { $count } action
   *[other] { $count } actions
} since you were last here.

swap-sides = Swap sides

thinking = { $name } is thinking.

# How the sentence of an action may begin: a picture of the player says it already, so it is left out there.
told-name = { $name }
told-owner = { $name }'s

trial-again = Try again
trial-found = Yes, that is as good as anything here. Play on against the computer, or go back.
trial-leave = Back to the analysis
trial-missed = That gives something away, too. There is a better action.
trial-open = This lowered your chance of winning by { $loss }%. Find something better.
trial-show = Show it

undo-answered = Other players have replied since then, so that cannot be taken back.
undo-chance = A die has been rolled or a card drawn since then, so that cannot be taken back.
undo-done = Taken back: { $what }
undo-question = { $name } would like to take this back: { $what }
undo-start = There is nothing to take back: nothing has been played yet.

visit-hidden-refusal = This cannot be chosen now.

wins = wins

yes = Yes

you-lose = You lose. { $how }

your-turn = Your turn: { $wish }
