"""What every editor of positions must hold: a position changed at random again and again, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pentapod.contract.positions import check_sentence
from pentapod.contract.random_games import NAMES, at, play_on, require
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import ImpossiblePosition, State
from pentapod.frame.editing import Editor
from pentapod.scene.shapes import Target, View

ON: Final = 6
"""How many actions a position that can be played is played on."""


def walk(editor: Editor, state: State, rng: Random, edits: int) -> Iterator[State]:
    """A position changed at random again and again: what each edit makes of the one before, which stays as it is.

    What cannot be done is refused with a sentence.
    """
    before, touches = state.text(), list(places(editor, state))
    for _ in range(edits):
        after = None
        try:
            with at(state):
                after = edited(editor, state, touches, rng)
        except CannotEdit as refusal:
            check_refusal(refusal)
        require(state.text() == before, "An edit leaves the position that it began with.")
        if after is not None:
            state = after
            before, touches = state.text(), list(places(editor, state))
            yield state


def edited(editor: Editor, state: State, touches: list[str], rng: Random) -> State:
    """The position after some edit of some of its places. Raises `CannotEdit`."""
    supply = editor.supply(state)
    weights = (8, 4, 5, 3, 0.2) if supply and touches else (0, 0, 0, 3, 0.2)  # Nothing is put before a table is laid.
    match rng.choices(("put", "remove", "move", "turn", "clear"), weights)[0]:
        case "put":
            piece, place = rng.choice(supply), rng.choice(touches)
            after = editor.put(state, piece.id, place)
            require(
                piece.left != 0 or is_taken(editor, state, place),
                "No more pieces are put than there are: {piece!r} is used up.",
                piece=piece.id,
            )
            check_taken_away(editor, state, after, piece.id, place)
            return after
        case "remove":
            return editor.remove(state, rng.choice(touches))
        case "move":
            return editor.move(state, rng.choice(touches), rng.choice(touches))
        case "turn":
            knob = rng.choice(editor.knobs(state))
            return editor.turn(state, knob.id, rng.choice(knob.choices).id)
    return editor.clear(state)


def check_refusal(refusal: CannotEdit) -> None:
    check_sentence(str(refusal))
    said = str(refusal)
    require(said[0].isupper() and said[-1] == ".", "An editor refuses in a sentence, not {said!r}.", said=said)


def check_taken_away(editor: Editor, before: State, after: State, piece: str, place: str) -> None:
    """What was put on a place can be taken away again, or is a mark that goes off when it is put again.

    Unless it took away what was there, or has got a place of its own beside this one.
    """
    try:
        require(
            editor.remove(after, place).text() != after.text(),
            "What was put on {place!r} can be taken away again.",
            place=place,
        )
    except CannotEdit:
        known, now = places(editor, before).keys(), places(editor, after).keys()
        if place in now and not now - known and not is_taken(editor, before, place):
            off = editor.put(after, piece, place)
            require(
                off.text() != after.text() == editor.put(off, piece, place).text(),
                "What was put on {place!r} can be taken away again.",
                place=place,
            )


def is_taken(editor: Editor, state: State, place: str) -> bool:
    """Whether something on a place can be taken away."""
    try:
        editor.remove(state, place)
    except CannotEdit:
        return False
    return True


def places(editor: Editor, state: State) -> dict[str, Target]:
    return {target.touch: target for target in editor.scene(state, View()).targets}


def plays_on(game: Game, text: str, rng: Random) -> bool:
    """Whether a position can be played; if so it is that which was written, and is played on."""
    try:
        match = Match.from_position(game, text)
    except ImpossiblePosition as fault:
        check_sentence(str(fault))
        return False
    require(match.origin == match.state.text() == text, "A position that is read is written as it was.", "text")
    require(
        bool(match.state.actions()) == (match.state.result is None),
        "In any position that is accepted somebody can act, or the game is over.",
        "impossible",
    )
    names = NAMES[: len(match.seats)]
    for plies in range(1, ON + 1):
        check_sentence(match.game.words.prompt(match.state, names))
        play_on(match, rng, plies)
    return True
