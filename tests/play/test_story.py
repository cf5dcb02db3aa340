"""What happened between two touches of a player is told, marked, shown again, and waits where it took something."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from catalogs import spoken_in
from games.pocketmodel.tables import lay as lay_fleets
from games.pocketmodel.tables import seat as fleet
from games.xtal.boards import lay
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match, Step
from pentapod.engine.state import CHANCE
from pentapod.play.interaction import Interaction, Replay
from pentapod.play.notices import notices
from pentapod.play.outcomes import Refused, Shown
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.story import MOST_TOLD, is_choice, loss, story, touched
from pentapod.play.view import PlayerView, view
from pentapod.play.words import say
from random_play import NAMES, SOAK, cases

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
HIDDEN = [game_id for game_id in games.ids() if games.find(game_id).hidden]
PLIES = 160 if SOAK else 100


def sit(match: Match, levels: tuple[int, ...] = (), **who: Any) -> Interaction:
    names = NAMES[: match.game.seats(match.options)]
    session = Session(match, names, levels or (0, *[1] * (len(names) - 1)), **who)
    session.screen.take()
    return Interaction(session, lambda: Random(7))


def step(interaction: Interaction, rng: Random) -> bool:
    """Let one action be done by whoever is to do it. False at the end of the game."""
    session = interaction.session
    for seat in session.screen.unready():
        session.screen.be_ready(seat)
    interaction.go_on()
    if session.match.state.result is not None:
        return False
    if not interaction.happen():
        session.play(rng.choice(session.touches.legal))
    return True


def walk(game_id: str, plies: int = PLIES, hidden: bool = False) -> Iterator[tuple[Interaction, PlayerView]]:
    """A game of one person against computers, and what the person sees after each action."""
    rng = Random(f"story {game_id}")
    every = [case for case in cases(games.find(game_id)) if not hidden or case.options.get("hands") != "open"]
    for case in rng.sample(every, min(3, len(every))):
        interaction = sit(Match(case.game, case.options))
        for _ in range(plies):
            if not step(interaction, rng):
                break
            yield interaction, view(interaction)


@EVERY_GAME
def test_all_since_the_own_last_choice_is_told_after_that_choice_and_marked_where_it_is_still(game_id: str) -> None:
    told_of_others = marked = 0
    for interaction, seen in walk(game_id):
        session = interaction.session
        match, (own,) = session.match, session.people()
        choices = [ply for ply in range(1, match.ply + 1) if is_choice(match, ply)]
        own_choices = [ply for ply in choices if match.steps[ply - 1].action.seat == own]
        first = own_choices[-1] if own_choices else choices[0] if choices else match.ply + 1
        assert [one.ply for one in seen.story] == list(range(max(first, match.ply - MOST_TOLD + 1), match.ply + 1))
        assert [one.sentence for one in seen.story] == [session.history.sentence(one.ply) for one in seen.story]
        assert all(one.label and session.history.brief(one.ply).endswith(one.label) for one in seen.story)
        told_of_others += len(seen.story) > 1

        others = [one.ply for one in seen.story if one.seat != own and is_choice(match, one.ply)]
        if others:
            assert seen.signs.recent <= {touch for ply in others for touch in match.steps[ply - 1].action.path}
            marked += len(seen.signs.recent)
            assert view(Interaction(session, lambda: Random(7))).signs.recent <= seen.signs.recent
    assert told_of_others
    assert marked


@pytest.mark.parametrize("game_id", HIDDEN)
def test_marks_and_chips_tell_no_more_than_the_log(game_id: str) -> None:
    """Of several actions that the log tells in the same words, the same is marked."""
    rng, game = Random(f"marks {game_id}"), games.find(game_id)
    compared = 0
    for case in rng.sample(every := list(cases(game)), min(6, len(every))):
        match = Match(case.game, case.options)
        names = NAMES[: game.seats(match.options)]
        for _ in range(PLIES):
            state = match.state
            actions = state.actions()
            if not actions:
                break
            for viewer in range(len(names)) if state.hidden and state.actors != (CHANCE,) else ():
                alike: dict[tuple[int, str], set[frozenset[str]]] = defaultdict(set)
                others = [action for action in actions if action.seat != viewer]
                for action in rng.sample(others, min(8, len(others))):
                    session = Session(match, names, mine=only(viewer))
                    session.screen.holder = viewer
                    known = Match.__new__(Match)
                    known.__dict__ |= match.__dict__ | {"steps": [*match.steps[: match.ply]]}
                    session.match = known
                    known.steps.append(Step(action, 0, 2, state.after(action)))
                    known.ply += 1
                    if known.latest.result is None:
                        kind = action.seat, session.history.sentence(known.ply)
                        if words_hide(game, state, action, names, viewer):
                            assert touched(session, known.ply) == frozenset()
                        alike[kind].add(frozenset() if state.automatic else touched(session, known.ply))
                compared += len(alike)
            match.play_index(rng.randrange(len(actions)), actions)
    assert compared


def words_hide(game: Game, state: Any, action: Any, names: tuple[str, ...], viewer: int) -> bool:
    """Whether others are told less of an action than who chose it."""
    describe = game.words.describe
    return describe(state, action, names, viewer) != describe(state, action, names, CHANCE)


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_story_is_the_same_whatever_others_hold(game_id: str) -> None:
    asked = 0
    for interaction, seen in walk(game_id, 80, hidden=True):
        session = interaction.session
        match, viewer = session.match, session.screen.viewer
        if viewer in (None, CHANCE) or len(seen.story) < 2:
            continue
        ply = seen.story[-1].ply
        kept, before = match.steps[ply - 2], match.state_at(ply - 1)
        action = match.steps[ply - 1].action
        dealt = before.redeal(viewer, Random(ply))
        if not before.hidden or action not in dealt.actions():
            continue
        asked += 1
        match.steps[ply - 2] = replace(kept, state=dealt)
        again = Session(match, session.names, session.levels)
        assert story(again) == seen.story
        match.steps[ply - 2] = kept
    assert asked


@EVERY_GAME
def test_a_chip_shows_the_position_before_and_after_it_and_comes_back_to_now(game_id: str) -> None:
    replayed = 0
    for interaction, seen in walk(game_id, 40):
        session = interaction.session
        if session.hurried or not seen.story:
            continue
        one = seen.story[0]
        link = session.link()
        assert interaction.replay(one.ply)
        before = view(interaction)
        assert (before.replayed, before.prompt, before.lit) == (one.ply, one.sentence, frozenset())
        assert before.pause and interaction.happen() and interaction.replayed == Replay(one.ply, True)
        after = view(interaction)
        assert after.replayed == one.ply and after.pause
        interaction.happen()
        now = view(interaction)
        assert not now.replayed
        assert now._replace(pause=None) == seen._replace(pause=None)
        assert session.link() == link
        replayed += 1
    assert replayed


def test_a_touch_or_escape_ends_what_is_shown_again_and_does_nothing_else() -> None:
    interaction = sit(Match(games.find("pods"), {}), (0, 0))
    for _ in range(4):
        step(interaction, Random(1))
    seen = view(interaction)
    for end in (lambda: interaction.touch(interaction.session.lit()[0]), interaction.step_back):
        assert interaction.replay(2)
        assert end() in (Shown(), True)
        assert view(interaction) == seen
    assert not interaction.replay(0)
    assert not interaction.replay(5)


def forfeited(levels: tuple[int, ...] = (0, 1, 1), speed: bool = False) -> Interaction:
    """Ada has rolled what she cannot move by: her turn is over, and Ben, a computer, is next."""
    start = lay("b1 g1 v4", "LF", "S", "T", stage="roll", turn="0>-")
    match = Match.from_position(games.find("xtal"), start.text())
    match.play("1")
    return sit(match, levels)


def test_what_takes_something_waits_for_go_on() -> None:
    interaction = forfeited()
    session = interaction.session
    assert session.waits()
    seen = view(interaction)
    assert seen.waits and seen.pause is None and not seen.lit
    assert seen.story[-1].costs
    assert "forfeited" in seen.prompt
    (offer,) = [offer for notice in notices(session) for offer in notice.offers]
    assert (offer.command, offer.primary) == ("go-on", True)
    assert not session.happens() and not session.looking_on() and not interaction.happen()
    assert interaction.touch("anything") == Refused(say("go-on-refusal"))
    assert interaction.go_on() and not interaction.go_on()
    assert not session.waits() and (session.happens() or session.looking_on())
    assert loss(session) is None
    session.go(0)
    session.go(1)
    assert not session.waits()


def test_only_people_at_one_screen_do_not_wait_but_are_told() -> None:
    session = forfeited((0, 0, 0)).session
    assert not session.waits()
    (lost,) = [notice for notice in notices(session) if notice.kind == "lost"]
    assert "forfeited" in lost.text and not lost.offers


def test_what_is_taken_from_a_computer_does_not_wait() -> None:
    session = forfeited((1, 0, 1)).session
    assert not session.waits()
    assert loss(session) is None
    assert not any(one.costs for one in story(session))


def test_a_loss_before_the_own_turn_is_told_and_does_not_wait() -> None:
    battle = lay_fleets(fleet("c=xw1 b=yw1"), fleet("c=tf1 o=ds1"))
    for levels, loses in (((1, 0), True), ((0, 1), False)):
        match = Match.from_position(games.find("pocketmodel"), battle.text())
        for notation in ("bxw1-otf1", "66", "11", "result"):
            match.play(notation)
        session = sit(match, levels).session
        assert not session.waits()
        assert (loss(session) is not None) == loses
        assert any(one.costs for one in story(session)) == loses


def test_what_a_link_has_brought_is_told_whole() -> None:
    rng, match = Random(3), Match(games.find("modx"), {})
    while match.ply < 12:
        match.play_index(rng.randrange(len(match.state.actions())))
    session = Session(match, NAMES[: match.game.seats(match.options)], mine=only(0), since=5)
    assert [one.ply for one in story(session)] == list(range(6, 13))
    session.since = None
    assert len(story(session)) < 7


@pytest.mark.parametrize(
    ("language", "brief", "label"),
    [
        ("en", "Ann moved pod 3.", "moved pod 3."),
        ("en", "Ann's pod 3 moved.", "pod 3 moved."),
        ("en", "Anna's pod 3 moved.", "Anna's pod 3 moved."),
        ("de", "Ann zieht Pod 3.", "zieht Pod 3."),
        ("de", "Ann: 3 gewürfelt.", "3 gewürfelt."),
    ],
)
def test_a_label_leaves_out_the_name_that_its_sentence_begins_with(
    language: str, brief: str, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with spoken_in(language):
        match = Match(games.find("pods"), {})
        while not match.ply or not is_choice(match, match.ply):
            match.play_index(0)
        session = Session(match, ("Ann", "Ann"), (0, 1))
        monkeypatch.setattr(session.history, "brief", lambda _: brief)
        assert story(session)[-1].label == label


def test_nobody_is_told_who_plays_nothing() -> None:
    match = Match(games.find("pods"), {})
    match.play_index(0)
    assert story(Session(match, NAMES[:2], (1, 1))) == ()
    assert story(Session(match, NAMES[:2], read_only=True)) == ()


@EVERY_GAME
def test_what_takes_something_weighs_most_and_what_chance_or_the_listener_did_nothing(game_id: str) -> None:
    weights = set()
    for interaction, seen in walk(game_id, PLIES // 2):
        steps = interaction.session.match.steps
        for told in seen.story:
            path = steps[told.ply - 1].action.path
            by_others = told.seat not in (CHANCE, *interaction.session.people())
            assert told.weight == (2 if told.costs else int(by_others and len(path) > 1))
            weights.add(told.weight)
    assert weights
