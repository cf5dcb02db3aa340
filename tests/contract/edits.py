"""What every editor of positions must hold."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

from contract.invariants import check_plain, check_sentence
from contract.pictures import check_scene
from extent import extent
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game, PositionError, State
from pentapod.engine.match import Match
from pentapod.games import Editor
from pentapod.scene.shapes import Shape, Target, View
from random_play import play_on

ICON = 50

FULLY = 0.25
"""How many of the pictures are looked at as closely as those of games."""


def walk(editor: Editor, state: State, rng: Random, edits: int) -> Iterator[State]:
    """A position changed at random again and again; what cannot be done is refused with a sentence."""
    for _ in range(edits):
        try:
            state = edited(editor, state, rng)
        except CannotEdit as refusal:
            check_sentence(str(refusal))
            continue
        yield state


def edited(editor: Editor, state: State, rng: Random) -> State:
    touches = [*places(editor, state)]
    supply = editor.supply(state)
    weights = (8, 4, 5, 3, 0.2) if supply and touches else (0, 0, 0, 3, 0.2)  # Nothing is put before a table is laid.
    match rng.choices(("put", "lift", "move", "turn", "clear"), weights)[0]:
        case "put":
            piece, place = rng.choice(supply), rng.choice(touches)
            after = editor.put(state, piece.id, place)
            check_taken_away(editor, state, after, place)
            return after
        case "lift":
            return editor.lift(state, rng.choice(touches))
        case "move":
            return editor.move(state, rng.choice(touches), rng.choice(touches))
        case "turn":
            knob = rng.choice(editor.knobs(state))
            return editor.turn(state, knob.id, rng.choice(knob.choices).id)
    return editor.clear(state)


def check_taken_away(editor: Editor, before: State, after: State, place: str) -> None:
    """What was put on a place can be taken away again.

    Unless it took away what was there, as a mark that goes off, or has got a place of its own beside this one.
    """
    try:
        assert editor.lift(after, place).text() != after.text()
    except CannotEdit:
        known, now = places(editor, before).keys(), places(editor, after).keys()
        assert place not in now or now - known or is_taken(editor, before, place), f"{place} holds on to it"


def is_taken(editor: Editor, state: State, place: str) -> bool:
    """Whether something on a place can be taken away."""
    try:
        editor.lift(state, place)
    except CannotEdit:
        return False
    return True


def places(editor: Editor, state: State) -> dict[str, Target]:
    return {target.touch: target for target in editor.scene(state, View()).targets}


def check_edited(editor: Editor, game: Game, state: State, rng: Random) -> None:
    """It is drawn, written and read, and told by its knobs; what can be played is played on."""
    text = state.text()
    assert text == text.strip()
    assert text.isprintable()
    assert editor.read(text).text() == text
    flip = rng.random() < 0.5
    wide, tall = (editor.scene(state, View(flip=flip, tall=tall)) for tall in (False, True))
    if rng.random() < FULLY:
        check_scene(rng.choice((wide, tall)))
    for scene in (wide, tall):
        assert len({target.touch for target in scene.targets}) == len(scene.targets)
    assert {target.touch for target in wide.targets} == {target.touch for target in tall.targets}
    check_supply(editor, state)
    check_knobs(editor, state)
    try:
        match = Match.from_position(game, text)
    except PositionError as error:
        check_sentence(str(error))
        return
    assert match.origin == text
    assert bool(match.state.actions()) == (match.state.result is None)
    play_on(match, rng, plies=6)


def check_supply(editor: Editor, state: State) -> None:
    supply = editor.supply(state)
    assert len({piece.id for piece in supply}) == len(supply)
    groups = [heading for heading, _ in groupby(piece.group for piece in supply)]
    assert len(set(groups)) == len(groups), "a group of pieces is torn apart"
    for piece in supply:
        assert check_plain(piece.label)
        assert check_plain(piece.group)
        assert piece.left is None or piece.left >= 0


def check_knobs(editor: Editor, state: State) -> None:
    knobs = editor.knobs(state)
    assert len({knob.id for knob in knobs}) == len(knobs)
    for knob in knobs:
        ids = [choice.id for choice in knob.choices]
        assert check_plain(knob.label)
        assert all(map(check_plain, (choice.label for choice in knob.choices)))
        assert knob.chosen in ids
        assert len(set(ids)) == len(ids)


def check_icon(shapes: tuple[Shape, ...]) -> None:
    """It shows something, at most `ICON` units from its middle."""
    assert 0 < extent(shapes) <= ICON
