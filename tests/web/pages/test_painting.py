"""What is painted piece by piece, where something has changed, is the picture that is painted as a whole."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.display import Signs, Writer
from pentapod.scene.shapes import View
from web.visit import Visit

ACTIONS = 24
FEW = 60
"""So many of 250,000 pixels may differ: where a shape is cut, its edge is smooth otherwise. More would be missing.
"""

COMPARED = """([pieces, wholes]) => {
    const room = document.body.appendChild(document.createElement("div"));
    room.style.cssText = "position: fixed; inset: 0; width: 500px; height: 500px";
    const { requestAnimationFrame: later } = window;
    let frames = [];
    window.requestAnimationFrame = frame => frames.push(frame);
    const make = () => {
        room.innerHTML = '<div class="board"><canvas></canvas><div class="targets"></div></div>';
        return pentapodBoard.on(room.firstChild, () => {}, () => false);
    };
    const show = (board, text) => {
        board.showText(text, false, false, 0);
        board.fit();
        for (const frame of frames.splice(0)) frame();
        const { width, height } = board.holder.querySelector("canvas");
        const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
        context.fillStyle = "white";
        context.fillRect(0, 0, width, height);
        context.drawImage(board.holder.querySelector("canvas"), 0, 0);
        return context.getImageData(0, 0, width, height).data;
    };
    try {
        const board = make(), { holder } = board;
        const seen = pieces.map(text => { room.replaceChildren(holder); return show(board, text); });
        return seen.map((pixels, at) => {
            const whole = show(make(), wholes[at]);
            return whole.filter((value, place) => Math.abs(value - pixels[place]) > 12).length / 3;
        });
    } finally {
        window.requestAnimationFrame = later;
        room.remove();
    }
}"""
"""How many pixels of one board that is shown all displays are not those of boards that are shown one each."""


def told(game_id: str) -> tuple[list[str], list[str]]:
    """What a board is told of a game, position by position, and what boards are told that show one of them each."""
    match, rng, writer = Match(games.find(game_id), {}), Random(game_id), Writer(sparing=True)
    pieces: list[str] = []
    wholes: list[str] = []
    while len(pieces) < ACTIONS and match.state.result is None:
        state = match.state
        scene = games.painter(game_id)(state, View(None if state.actors == (CHANCE,) else state.actors[0]))
        open_ = frozenset(path[0] for _, path in state.actions())
        recent = frozenset(target.touch for target in rng.sample(scene.targets, min(3, len(scene.targets))))
        signs = Signs(lit=open_, recent=recent)
        pieces.append(writer.write(scene, signs))
        wholes.append(Writer().write(scene, signs))
        match.play_index(rng.randrange(len(state.actions())))
    return pieces, wholes


@pytest.mark.parametrize(
    "game_id",
    [pytest.param(one, marks=() if one in ("modx", "xtal") else pytest.mark.chromium_first) for one in games.ids()],
)
def test_a_picture_painted_in_pieces_is_the_whole_picture(shared: Visit, game_id: str) -> None:
    differences = shared.page.evaluate(COMPARED, list(told(game_id)))
    assert len(differences) > ACTIONS / 2
    assert max(differences) < FEW
