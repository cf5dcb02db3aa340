"""What is said while a match is played, beside what its game says. Another language is another table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine import english

ENGLISH: Final = {
    "again": "Again",
    "analyse": "Learn from it",
    "and": "{some} and {last}",
    "apart": "Not this game",
    "arrived": "This game came by a link.",
    "arrived-side": "Play on as ...",
    "at-end": "This is the newest position.",
    "back-to-end": "Back to the end",
    "branch-kept": "Another line of this game is kept.",
    "branch-return": "Show the other line",
    "cancel": "Cancel",
    "computer-refusal": "{name} is a computer player and is thinking.",
    "confirm": "Confirm",
    "confirm-question": "{what}?",
    "cover": "Pass the screen to {name}.",
    "cover-take": "I am {name}: show my side",
    "covered-refusal": "Only {name} may act here. Go to the newest position, where the screen is passed on.",
    "device-back": "{names} is back.",
    "device-dealer": "The game is dealt and played at the host's device. Who owns it could look at every card.",
    "device-dismissed": "The host plays your seat now.",
    "device-expected": "This page was loaded anew. The seat of {names} waits: invite that device again.",
    "device-fast": "This device was cut off: it sent more than anybody can touch.",
    "device-gone": "The device of {names} is gone. The seat waits.",
    "device-garbage": "This device was cut off: it sent what is no part of the game.",
    "device-host": "The game is played at the host's device; this one shows it.",
    "device-host-left": "The host has left the table. Your seat waits for another invitation.",
    "device-no-hint": "Nothing can be suggested now.",
    "device-waits": "{names} plays at another device.",
    "device-version": "This device has another version of Pentapod than the host. Load the page anew, on both.",
    "devices": "Devices",
    "draw-done": "Done drawing",
    "draw-full": "There is no room for more signs on this position.",
    "draw-hand": "What is in a hand gets no sign: everybody can read them.",
    "draw-prompt": "Drag to draw an arrow, touch to mark. The same again takes it away.",
    "drawn-arrow": "An arrow from {start} to {end}.",
    "drawn-mark": "A mark: {start}.",
    "drawn-gone": "Taken away.",
    "elsewhere": "{name}'s turn: send the link to {name}.",
    "elsewhere-refusal": "It is {name}'s turn, and {name} plays elsewhere.",
    "fair-choose": "Which seat do you play? Say it first: press Play on as ...",
    "fair-choose-refusal": "Say first which seat you play: press Play on as ...",
    "fair-dropped": "The dice of this link are not proven: from action {action} on it tells nothing that they follow "
    "from.",
    "fair-early": "The dice of this game are not proven: at action {action} something was rolled before everybody had "
    "joined.",
    "fair-forged": "The dice of this game are not proven: the roll at action {action} is not the one that follows from "
    "the secrets.",
    "fair-join": "Nothing is rolled yet: {names} must join. Send the link, and open the one that comes back.",
    "fair-lost": "The secrets from which your dice follow are not in this browser.",
    "fair-lost-refusal": "The secrets of this seat are not in this browser. Play on where they are, or begin new dice.",
    "fair-open": "The first roll needs a link from {names}. Send yours, and open the one that comes back.",
    "fair-proven": "All dice of this game are proven.",
    "fair-proven-from": "All dice of this game from action {action} on are proven.",
    "fair-renew": "Begin new dice",
    "fair-repeated": "The dice of this link are not proven: from action {action} on {names} showed an old secret once "
    "more.",
    "fair-roll": "The next roll is {names}'s: send the link.",
    "fair-settled-refusal": "What was rolled or answered stays: in a game by post with fair dice nothing else can be "
    "played here.",
    "fair-swapped": "The dice of this link are not proven: from action {action} on its secrets are not those that "
    "{names} promised.",
    "hint": "{why}.",
    "hint-proved": "{why}. {who} wins with best play.",
    "hint-proved-more": "{why}. {who} win with best play.",
    "invite": "Invite",
    "invite-again": "Invite again",
    "lesson-missed": "That is allowed, but here something else is asked for.",
    "lesson-missed-refusal": "This try is over. Press Try again.",
    "lesson-over-refusal": "This step is done. Go on with the button beside its text.",
    "give-back": "Give the seat back",
    "go-on": "Go on",
    "go-on-refusal": "Something was taken from you. Press Go on, below, when you have seen it.",
    "looking-back": "Position {ply} of {count}. Playing from here starts a variation.",
    "looking-back-only": "Position {ply} of {count}: you are looking back.",
    "looking-back-refusal": "You are looking back, and here it was not your turn. Press Back to the end, below.",
    "looking-back-shared": "You are looking back. Press Back to the end, below, to play on.",
    "looking-back-undone": "Taken back: {what} Redo brings it back.",
    "no": "No",
    "no-end": "There is nothing to end here: the turn ends by itself.",
    "other-seat-refusal": "Another player is to act here.",
    "out": "out",
    "partial": "What could be read of a broken link. It can be looked at, not played.",
    "question-dropped": "The host's page was loaded anew, and your question is lost: ask again.",
    "question-no": "{name} would rather not.",
    "question-nobody": "Nobody is there any more who could agree.",
    "question-open": "Something else is asked just now. It must be answered first.",
    "question-waits": "Waiting for {names} to agree.",
    "question-withdraw": "Call it off",
    "read-only-refusal": "This game can only be looked at.",
    "ready": "Ready",
    "ready-embed": "It goes by speed. When you are ready, the hands are turned up and the clock starts.",
    "ready-prompt": "It goes by speed. {names}: press Ready. Then the hands are turned up and the clock starts.",
    "ready-refusal": "Press Ready first. The clock starts when everybody here is ready.",
    "rematch-question": "{name} would like another game, with the same seats.",
    "resign-outcome": "The game ends and {name} wins.",
    "resign-outcome-more": "The game ends and {names} win.",
    "resign-others": "You leave the game, and the others play on.",
    "resigned": "resigned",
    "resigned-line": "{name} resigned.",
    "share": "Share",
    "since-chance": "Something has happened since you were here.",
    "since-look": "Show from there",
    "since-many": "{names} played {count} actions since you were here.",
    "since-one": "{names} played 1 action since you were here.",
    "swap-sides": "Swap sides",
    "thinking": "{name} is thinking.",
    "trial-again": "Try again",
    "trial-found": "Yes, that is as good as it gets here. Play on against the computer, or go back.",
    "trial-leave": "Back to the analysis",
    "trial-missed": "That gives something away, too. There is better.",
    "trial-open": "Here {loss}% of the win was given away. Find something better.",
    "trial-show": "Show it",
    "undo-answered": "The others have answered since; that cannot be taken back.",
    "undo-chance": "A die was rolled or a card was drawn since; that cannot be taken back.",
    "undo-done": "Taken back: {what}",
    "undo-question": "{name} would like to take this back: {what}",
    "undo-start": "There is nothing to take back: nothing has been played yet.",
    "visit-hidden-refusal": "This cannot be touched now.",
    "wins": "wins",
    "yes": "Yes",
    "you-lose": "You lose. {how}",
    "your-turn": "Your turn: {wish}",
}


def say(key: str, **values: object) -> str:
    """The text of this key, with its values filled in."""
    return ENGLISH[key].format(**values)


YOU: Final = english.YOU
"""What a player is called to whom it is said; sentences of every language know it."""


def called(names: Sequence[str]) -> str:
    """Names in a row, with which a sentence begins: "Ann", "Ann and you"."""
    return english.called(names)


def are_several(names: Sequence[str]) -> bool:
    """Whether the verb that goes with these names is in the plural, as that of "You" is."""
    return len(names) > 1 or YOU in names


def listed(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bo", "Ann, Bo and Cy"."""
    *others, last = names
    return say("and", some=", ".join(others), last=last) if others else last
