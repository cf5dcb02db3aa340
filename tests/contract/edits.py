"""What every editor of positions must hold, whatever is done to a position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby
from random import Random

import pytest

from drawn import check_svg
from extent import extent
from pentapod import games
from pentapod.contract.edits import check_refusal, places, plays_on, walk
from pentapod.contract.pictures import check_parts
from pentapod.contract.positions import check_plain, check_sentence
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.state import ImpossiblePosition, State
from pentapod.frame.editing import Editor
from pentapod.scene.shapes import TALL, WIDE, View

SMALL, ICON = 34, 50
"""How far an icon reaches from its middle, at least and at most."""

FULLY = 0.1
"""How many of the positions have a picture written out as well."""


def check_walk(editor: Editor, game: Game, text: str, rng: Random, edits: int) -> int:
    """A position, and what becomes of it by random edits, hold what they must. How many of them can be played."""
    begun = state = editor.read(text)
    assert begun.text() == text
    try:
        playable = int(check_edited(editor, game, begun, rng))
        for state in walk(editor, begun, rng, edits):
            playable += check_edited(editor, game, state, rng)
    except BaseException as error:
        error.add_note(f"from {text}\nat {state.text()}")
        raise
    return playable


def check_edited(editor: Editor, game: Game, state: State, rng: Random) -> bool:
    """It is shown, written and read; what can be played is played on. Whether it can."""
    check_shown(editor, game, state, rng)
    return plays_on(game, state.text(), rng)


def check_shown(editor: Editor, game: Game, state: State, rng: Random) -> None:
    """It is drawn, written and read, and told by the supply and the knobs, whether it is possible or not."""
    text = state.text()
    assert text == text.strip()
    assert text.isprintable()
    assert editor.read(text).text() == text
    flip = rng.random() < 0.5
    wide, tall = (editor.scene(state, View(flip=flip, room=room)) for room in (WIDE, TALL))
    for scene in (wide, tall):
        check_parts(scene)
        check_sentence(scene.label)
    assert {target.touch for target in wide.targets} == {target.touch for target in tall.targets}
    if rng.random() < FULLY:
        check_svg(rng.choice((wide, tall)), games.colours(game.id), rng)
    check_supply(editor, state)
    check_knobs(editor, state)


def check_impossible(editor: Editor, game: Game, rng: Random, edits: int) -> None:
    """Of what can be set up by hand some cannot be, and is refused as a position, with a sentence."""
    refused = 0
    for state in walk(editor, game.start(game.choose()), rng, edits):
        try:
            game.position(state.text())
        except ImpossiblePosition as fault:
            check_sentence(str(fault))
            assert fault.part
            refused += 1
    assert refused, "every position that can be set up can be played"


def check_supply(editor: Editor, state: State) -> None:
    supply = editor.supply(state)
    assert len({piece.id for piece in supply}) == len(supply)
    groups = [heading for heading, _ in groupby(piece.group for piece in supply)]
    assert len(set(groups)) == len(groups), "a group of pieces is torn apart"
    for piece in supply:
        assert check_plain(piece.label)
        assert check_plain(piece.group)
        assert piece.left is None or piece.left >= 0
        check_icon(editor, piece.id)


def check_knobs(editor: Editor, state: State) -> None:
    knobs = editor.knobs(state)
    assert len({knob.id for knob in knobs}) == len(knobs)
    for knob in knobs:
        ids = [choice.id for choice in knob.choices]
        assert check_plain(knob.label)
        assert all(map(check_plain, (choice.label for choice in knob.choices)))
        assert knob.chosen in ids
        assert len(set(ids)) == len(ids)


@cache
def check_icon(editor: Editor, piece: str) -> None:
    """It shows something that is neither small nor goes beyond its room. Looked at once."""
    assert SMALL < extent(editor.icon(piece)) <= ICON, piece


def check_unknown(editor: Editor, state: State) -> None:
    """Ids that there are not are refused, each with a sentence. Puts pieces, if there are any."""
    place = next(iter(places(editor, state)), "nowhere")
    piece = next((one.id for one in editor.supply(state)), "nothing")
    attempts: tuple[tuple[Callable[..., State], tuple[str, ...]], ...] = (
        (editor.put, ("nothing", place)),
        (editor.put, (piece, "nowhere")),
        (editor.remove, ("nowhere",)),
        (editor.move, ("nowhere", place)),
        (editor.move, (place, "nowhere")),
        *((editor.turn, ("nothing", knob.chosen)) for knob in editor.knobs(state)),
        *((editor.turn, (knob.id, "nothing")) for knob in editor.knobs(state)),
    )
    for edit, ids in attempts:
        with pytest.raises(CannotEdit) as refusal:
            edit(state, *ids)
        check_refusal(refusal.value)
