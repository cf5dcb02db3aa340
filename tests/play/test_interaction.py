"""One board: what becomes of touches, what waits to be confirmed, and that nothing is worked out twice."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action
from pentapod.play.interaction import Interaction
from pentapod.play.outcomes import Chosen, Happened, Pending, Played, Refused, TakenBack
from pentapod.play.session import Session
from pentapod.play.view import view
from pentapod.scene.shapes import MUCH_LARGER, Scene, View
from site_files import ROOT

GUARDED = "standard guarded 0 w 2@c3 1@e2"
UNDEALT = "2a 8/8/8/8/8/8/8/8 - deal 0 - -"


def board(game_id: str, position: str, confirms: bool = False, **who: Any) -> Interaction:
    match = Match.from_position(games.find(game_id), position)
    session = Session(match, games.find(game_id).titles[: match.game.seats(match.options)], **who)
    return Interaction(session, lambda: Random(1), lambda: confirms)


def first_action(interaction: Interaction) -> Action:
    return interaction.session.match.state.actions()[0]


def touch_all(interaction: Interaction, action: Action) -> object:
    return [interaction.touch(touch) for touch in action.path][-1]


def test_a_touch_is_chosen_taken_back_or_refused() -> None:
    pods = board("pods", GUARDED)
    touch = first_action(pods).path[0]
    assert pods.touch(touch) == Chosen()
    assert pods.touch(touch) == TakenBack()
    assert isinstance(pods.touch("nothing"), Refused)


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_not_lit_plays_nothing(game_id: str) -> None:
    """What would be a whole action by one touch, such as the end of a turn, first takes back what is chosen."""
    rng, game = Random(game_id), games.find(game_id)
    match = Match(game, game.choose())
    while match.state.actors and match.ply < 300:
        if match.state.actors == (CHANCE,):
            match.roll(rng)
            continue
        actions = match.state.actions()
        longer = [action for action in actions if len(action.path) > 1]
        if longer and any(len(action.path) == 1 for action in actions):
            begun = rng.choice(longer)
            single = [one for one in actions if len(one.path) == 1 and one.seat == begun.seat]
            for action in single[:3]:
                interaction = Interaction(Session(match, game.titles[: game.seats(match.options)]), lambda: rng)
                interaction.session.screen.take()
                assert interaction.touch(begun.path[0]) == Chosen()
                if action.path[0] not in view(interaction).lit:
                    ply = match.ply
                    assert interaction.touch(action.path[0]) == TakenBack()
                    assert (match.ply, interaction.session.touches.chosen) == (ply, ())
                    assert action.path[0] in view(interaction).lit
        match.play(rng.choice(actions))


def test_what_leads_to_nothing_is_touched_for_the_place_in_which_it_stands() -> None:
    """Whoever moves a unit into a zone may touch what stands there."""
    rng, game = Random(3), games.find("pocketmodel")
    match, met = Match(game, game.choose()), 0
    while match.state.actors and match.ply < 150:
        if match.state.actors == (CHANCE,):
            match.roll(rng)
            continue
        actions = match.state.actions()
        begun = rng.choice(actions).path[0]
        here = board("pocketmodel", match.state.text())
        here.session.screen.take()
        if here.touch(begun) == Chosen():
            seen = view(here)
            places = [target for target in seen.scene.targets if target.touch in seen.lit]
            for target in seen.scene.targets:
                around = [place.touch for place in places if target.stands_in(place)]
                if around and not here.session.touches.leads_on(target.touch, here.session.paths()):
                    assert here.touch(target.touch) == Played(Action(match.state.actors[0], (begun, *around)))
                    met += 1
                    break
        match.play(rng.choice(actions))
    assert met > 5


def test_the_board_has_the_same_measure_of_what_stands_in_a_place() -> None:
    """There it decides what lies above what, here what a touch counts for."""
    found = re.search(r"const MUCH_LARGER = (.*);", (ROOT / "static/board/hits.js").read_text("utf-8"))
    assert found and float(found[1]) == MUCH_LARGER


def test_what_stands_nowhere_is_refused_as_before() -> None:
    pods = board("pods", GUARDED)
    pods.touch(first_action(pods).path[0])
    seen = view(pods)
    others = [
        target.touch
        for target in seen.scene.targets
        if not pods.session.touches.leads_on(target.touch, pods.session.paths())
    ]
    assert others
    for touch in others:
        assert isinstance(pods.touch(touch), Refused)


def test_the_last_touch_plays_the_action() -> None:
    pods = board("pods", GUARDED)
    action = first_action(pods)
    assert touch_all(pods, action) == Played(action)
    assert pods.session.match.steps[-1].action == action


def test_who_wants_to_confirm_sees_what_would_come_of_it_and_is_asked() -> None:
    pods = board("pods", GUARDED, confirms=True)
    action = first_action(pods)
    assert touch_all(pods, action) == Pending(action)
    asked = view(pods)
    assert asked.asks and not asked.lit and asked.can_undo
    assert asked.prompt == "Place pod 1 on b2?"
    assert not pods.session.match.steps
    assert pods.confirm() == Played(action)
    assert pods.confirm() is None


def test_while_a_question_stands_another_last_touch_may_be_chosen() -> None:
    pods = board("pods", GUARDED, confirms=True)
    one = first_action(pods)
    other = next(it for it in pods.session.match.state.actions() if it.path[:-1] == one.path[:-1] and it != one)
    touch_all(pods, one)
    assert pods.touch(other.path[-1]) == Pending(other)
    assert pods.touch(other.path[-1]) == TakenBack()
    assert pods.pending is None


def test_a_question_is_dropped_when_something_else_is_played_or_looked_at() -> None:
    pods = board("pods", GUARDED, confirms=True)
    touch_all(pods, first_action(pods))
    pods.go(0)
    assert pods.pending is None
    assert pods.session.touches.chosen == ()


def test_what_is_about_to_happen_happens_at_once_when_something_is_touched() -> None:
    modx = board("modx", UNDEALT)
    assert modx.pause()
    assert modx.touch("whatever") == Happened()
    assert modx.session.match.ply == 1


@pytest.mark.parametrize(("game_id", "seeds"), [("modx", 25), ("pocketmodel", 1), ("xpod", 12)])
def test_what_happens_by_itself_is_lit_and_happens_at_once_when_it_is_touched(game_id: str, seeds: int) -> None:
    """Not where a game is only looked at."""
    game, met = games.find(game_id), 0
    for seed in range(seeds):
        rng, match = Random(seed), Match(game, game.choose())
        while match.state.actors and match.ply < 300 and met < 5:
            if match.state.automatic:
                met += 1
                [action] = match.state.actions()
                names = game.titles[: game.seats(match.options)]
                assert not Session(match, names, read_only=True).lit()
                interaction = Interaction(Session(match.copy(), names), lambda: Random(1))
                seen = view(interaction)
                assert seen.lit == {action.path[0]} <= {target.touch for target in seen.scene.targets}
                assert interaction.touch(action.path[0]) == Happened()
                assert interaction.session.match.steps[-1].action == action
            match.play_index(rng.randrange(len(match.state.actions())))
    assert met


def test_a_click_lists_paints_and_links_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    pods = board("pods", GUARDED)
    calls: Counter[tuple[str, object]] = Counter()
    kept: list[object] = []  # So that no two positions have the same id.
    paint, encode, state_type = games.painter("pods"), link.encode, type(pods.session.match.state)
    actions = state_type.actions

    def counted_paint(state: Any, look: View) -> Scene:
        kept.append(state)
        calls["paint", (id(state), look)] += 1
        return paint(state, look)

    def counted_actions(state: Any) -> Any:
        kept.append(state)
        calls["actions", id(state)] += 1
        return actions(state)

    def counted_encode(match: Match, ply: int | None = None) -> str:
        calls["link", len(match.steps)] += 1
        return encode(match, ply)

    monkeypatch.setattr(games, "painter", lambda _game_id: counted_paint)
    monkeypatch.setattr(state_type, "actions", counted_actions)
    monkeypatch.setattr(link, "encode", counted_encode)
    for _ in range(6):
        for touch in first_action(pods).path:
            pods.touch(touch)
            view(pods)
            pods.session.link()
    assert {name for name, _ in calls} == {"paint", "actions", "link"}
    assert {count for (name, _), count in calls.items() if name != "actions"} == {1}
    own = 1  # `first_action` lists them as well.
    assert max(count for (name, _), count in calls.items() if name == "actions") <= 1 + own + 1
