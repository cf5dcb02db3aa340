"""What one person sees and may do now, as plain data."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from every_game import FOLDERS
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.interaction import Interaction
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.view import PlayerView, log_line, view
from pentapod.scene.display import Writer
from pentapod.scene.shapes import WIDE, Room, View

WITHOUT_A_SIGN_OF_TURN = ("modx",)
"""Games whose pictures do not show whose turn it is; the plates beside them do."""
WITH_A_PICTURE_OF_THEIR_OWN = frozenset(game.id for game in FOLDERS)
EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())


def played(game_id: str, plies: int) -> Interaction:
    match, rng = Match(games.find(game_id), {}), Random(f"{game_id} view")
    while match.state.actors and len(match.steps) < plies:
        match.play_index(rng.randrange(len(match.state.actions())))
    return Interaction(Session(match, match.game.titles[: match.game.seats(match.options)]), lambda: rng)


def plain(value: object) -> object:
    """A record as an object, a tuple of them as a list."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(field) for name, field in value._asdict().items() if name not in ("scene", "signs")}
    return [plain(one) for one in value] if isinstance(value, tuple) else value


def everything(seen: PlayerView) -> str:
    return json.dumps(plain(seen)) + Writer().write(seen.scene, seen.signs)


@EVERY_GAME
def test_it_is_json(game_id: str) -> None:
    seen = view(played(game_id, 12))
    whole_view = json.loads(json.dumps(plain(seen)))
    assert whole_view["prompt"] == seen.prompt
    assert [seat["name"] for seat in whole_view["seats"]] == [seat.name for seat in seen.seats]
    assert json.loads(Writer().write(seen.scene, seen.signs))["targets"]


@EVERY_GAME
def test_nothing_is_told_that_its_viewer_must_not_know(game_id: str) -> None:
    """The same is seen whatever others hold."""
    for plies in (3, 9, 15):
        interaction = played(game_id, plies)
        interaction.session.screen.take()
        match, viewer = interaction.session.match, interaction.session.screen.viewer
        last = match.steps[-1]
        if viewer is None or viewer == CHANCE or not last.state.hidden:
            continue
        told = {everything(view(interaction))}
        for seed in range(3):
            match.steps[-1] = replace(last, state=last.state.redeal(viewer, Random(seed)))
            told.add(everything(view(interaction)))
        assert len(told) == 1


@EVERY_GAME
def test_a_question_names_the_action_and_leaves_the_turn_with_who_is_asked(game_id: str) -> None:
    """Beside the board and in its picture, though that shows what would come of the action."""
    paint, handed, shown = games.painter(game_id), 0, 0
    for plies in range(40):
        interaction = Interaction(played(game_id, plies).session, lambda: Random(1), confirms=lambda: True)
        session = interaction.session
        state, words = session.match.state, session.match.game.words
        session.screen.take()
        if not session.actions() or (state.hidden and session.screen.revealed):
            continue
        before, action = view(interaction), session.actions()[-1]
        for touch in action.path:
            interaction.touch(touch)
        if interaction.pending is None or interaction.pending.caution:
            continue
        asked = view(interaction)
        assert asked.prompt == f"{words.suggest(state, action, session.names, action.seat)}?"
        assert [seat.acts for seat in asked.seats] == [seat.acts for seat in before.seats]
        assert [seat.stats for seat in asked.seats] == [seat.stats for seat in before.seats]
        after = state.after(action)
        if after.actors != state.actors and after.actors:
            handed += 1
            for room in (WIDE, Room(360, 420)):
                look = View(session.screen.viewer, room=room, names=session.names, idle=True)
                shown += paint(after, look) != paint(after, look._replace(asked=action.seat))
    assert handed
    if game_id in WITH_A_PICTURE_OF_THEIR_OWN:
        assert bool(shown) == (game_id not in WITHOUT_A_SIGN_OF_TURN)


def test_the_log_is_told_line_by_line() -> None:
    session = played("pods", 8).session
    lines = tuple(log_line(session, ply) for ply in range(1, len(session.match.steps) + 1))
    assert [line.ply for line in lines] == list(range(1, len(session.match.steps) + 1))
    assert all(line.sentence.endswith((".", "!")) and not line.new for line in lines)


@EVERY_GAME
@pytest.mark.parametrize("mine", [None, 0])
def test_the_only_person_here_is_asked_as_you(game_id: str, mine: int | None) -> None:
    """Whoever plays against computers or against people elsewhere; several people here are called by their names."""
    asked = 0
    for plies in range(40):
        interaction = played(game_id, plies)
        match = interaction.session.match
        seats = match.game.seats(match.options)
        levels = () if mine is not None else (0, *(3 for _ in range(seats - 1)))
        alone = Session(match, match.game.titles[:seats], levels, mine=only(mine))
        alone.screen.take()
        if alone.screen.unready() or 0 not in match.state.actors or alone.happens() or match.state.turn != 0:
            continue
        said = view(Interaction(alone, Random)).prompt
        assert said.startswith("Your turn: "), said
        assert match.game.titles[0] in view(interaction).prompt
        asked += 1
    assert asked > 1


@pytest.mark.parametrize(
    ("levels", "loser", "over", "told"),
    [
        ((0, 1), 1, "won", "You win: Bo resigned."),
        ((0, 1), 0, "lost", "You lose. Bo wins: you resigned."),
        ((0, 0), 0, "over", "Bo wins: Ann resigned."),
    ],
)
def test_how_it_ended_is_told_to_the_one_person_here(levels: tuple[int, ...], loser: int, over: str, told: str) -> None:
    interaction = Interaction(Session(Match(games.find("pods"), {}), ("Ann", "Bo"), levels), lambda: Random(1))
    assert view(interaction).over == ""
    interaction.session.resign(loser)
    seen = view(interaction)
    assert (seen.over, seen.prompt) == (over, told)
    commands = [offer.command for one in seen.notices for offer in one.offers]
    assert commands == ["again", *(["swap-sides"] if 1 in levels else []), "share", "analyse"]
