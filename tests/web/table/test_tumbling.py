"""Dice tumble on the board before their faces are seen, sums follow them, and no touch waits for either."""

from __future__ import annotations

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.display import Signs, Writer
from pentapod.scene.shapes import View
from scene.rolls import ROLLS
from web.visit import Visit

pytestmark = pytest.mark.one_browser

WATCHED = """([before, after, glide, pace, times]) => {
    const room = document.body.appendChild(document.createElement("div"));
    room.style.cssText = "position: fixed; inset: 0; width: 600px; height: 600px";
    room.innerHTML = '<div class="board"><canvas></canvas><div class="targets"></div></div>';
    const [holder] = room.children, [canvas] = holder.children;
    const { now } = performance, { requestAnimationFrame: later } = window;
    let time = 1000, frames = [];
    performance.now = () => time;
    window.requestAnimationFrame = frame => frames.push(frame);
    const paint = () => { for (const frame of frames.splice(0)) frame(); };
    try {
        const board = pentapodBoard.on(holder, () => {}, () => false);
        board.showText(before, false, false, 0);
        board.fit();
        paint();
        board.showText(after, glide, false, pace);
        const buttons = holder.querySelectorAll("button").length;
        const seen = times.map(at => { time = 1000 + at; paint(); return canvas.toDataURL(); });
        return { buttons, seen, waits: frames.length };
    } finally {
        performance.now = now;
        window.requestAnimationFrame = later;
        room.remove();
    }
}"""
"""What a board of its own shows at so many milliseconds after the second of two displays."""
GLIDED = 230
"""By then everything that only glides is where it goes."""


def displays(game_id: str) -> tuple[str, str]:
    """What a board is told before a roll and after it."""
    match = Match.from_position(games.find(game_id), ROLLS[game_id])
    assert match.state.actors == (CHANCE,)
    writer, draw = Writer(), games.painter(game_id)
    before = writer.write(draw(match.state, View()), Signs())
    match.play(match.state.actions()[2])
    return before, writer.write(draw(match.state, View()), Signs())


@pytest.mark.parametrize("game_id", ROLLS)
def test_dice_tumble_and_end_with_the_right_face(shared: Visit, game_id: str) -> None:
    before, after = displays(game_id)
    times = [0, GLIDED, 300, 430, 490, 500]
    told = shared.page.evaluate(WATCHED, [before, after, True, 1, times])
    still = shared.page.evaluate(WATCHED, [before, after, False, 1, [0]])
    assert told["buttons"] == still["buttons"] > 0
    assert told["seen"][-1] == still["seen"][0]
    falling = told["seen"][1:4]
    assert still["seen"][0] not in falling
    assert len(set(falling)) > 1
    assert not told["waits"]


@pytest.mark.parametrize("game_id", ROLLS)
def test_nothing_tumbles_where_nothing_was_rolled_or_moves(shared: Visit, game_id: str) -> None:
    before, after = displays(game_id)
    back = shared.page.evaluate(WATCHED, [before, after, True, 0, [GLIDED, GLIDED + 10]])
    still = shared.page.evaluate(WATCHED, [before, after, False, 1, [0, GLIDED]])
    assert len({*back["seen"], *still["seen"]}) == 1


@pytest.mark.parametrize("game_id", ROLLS)
def test_who_is_in_a_hurry_sees_dice_for_less_time(shared: Visit, game_id: str) -> None:
    before, after = displays(game_id)
    told = shared.page.evaluate(WATCHED, [before, after, True, 0.5, [0, 230, 250]])
    assert told["seen"][0] != told["seen"][1] != told["seen"][2]
