"""While the screen is to be passed on nobody sees a hand, whatever is done; what counts by speed begins when all are
ready; at the end everybody sees everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from every_game import ALL, find
from pentapod import games
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.state import CHANCE, State
from pentapod.games.xtal.rules import state as xtal
from pentapod.play.interaction import Interaction
from pentapod.play.notices import notices
from pentapod.play.outcomes import Completed, Refused
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.story import story
from pentapod.play.view import precompute, view
from pentapod.scene.shapes import Scene, View
from pentapod.scene.svg import to_svg
from random_play import NAMES, cases

HIDDEN: Final = [game for game in ALL if game.hidden]
COVERS: Final = 3
DOINGS: Final = 25
BEFORE: Final = (1, 1, 12)
"""So many actions are played at least before a cover is looked at."""

XTAL: Final = games.find("xtal")
SPEED: Final = XTAL.choose(players="3", tempo="speed")


def played(session: Session, rng: Random, plies: int) -> None:
    """Go on by lot for so many actions; who is asked to takes the screen, or is ready."""
    end = len(session.match.steps) + plies
    while session.match.state.result is None and len(session.match.steps) < end:
        session.screen.take()
        for seat in session.screen.unready():
            session.screen.be_ready(seat)
        if session.happens():
            session.let_happen(rng)
        else:
            session.play(rng.choice(session.match.state.actions()))


def covered(game: Game, rng: Random) -> Iterator[Session]:
    """Sessions of several people just as a cover rises, after somebody had the screen."""
    found, every = 0, list(cases(game))
    rng.shuffle(every)
    for case in every * COVERS:
        if found == COVERS:
            return
        match = Match(case.game, case.options)
        session, before = Session(match, NAMES[: game.seats(match.options)]), rng.choice(BEFORE)
        for _ in range(200):
            played(session, rng, 1)
            if session.match.state.result is not None:
                break
            if session.screen.handover() is not None and len(match.steps) > before:
                found += 1
                yield session
                break


@pytest.mark.parametrize("game", [game for game in HIDDEN if game.id in games.ids()], ids=lambda game: game.id)
def test_what_the_next_will_see_is_drawn_before_they_take_the_screen(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint = games.painter(game.id)
    drawn: list[State] = []

    def counted(state: State, look: View) -> Scene:
        drawn.append(state)
        return paint(state, look)

    monkeypatch.setattr(games, "painter", lambda _game_id: counted)
    rng = Random(5)
    for session in covered(game, rng):
        board = Interaction(session, lambda: rng)
        hidden = view(board)
        drawn.clear()
        while precompute(board):
            pass
        assert drawn
        assert session.screen.holder is None
        assert view(board) == hidden
        while precompute(board):
            pass
        drawn.clear()
        session.screen.take()
        seen = view(board)
        assert not drawn
        assert seen == view(Interaction(session, lambda: rng))


def told(session: Session, scenes: bool) -> list[object]:
    """All that the page shows of a session, but for its own names of buttons."""
    match, state = session.match, session.match.state
    shown: list[object] = [session.history.sentence(ply) for ply in range(1, len(match.steps) + 1)]
    shown += [
        match.game.words.prompt(state, session.names, session.touches.chosen),
        session.touches.chosen,
        session.lit(),
    ]
    shown += [one.text for one in notices(session)]
    shown += [*story(session)]
    if scenes:
        paint = games.painter(match.game.id)
        view = View(
            session.screen.viewer, session.touches.chosen, revealed=session.screen.revealed, names=session.names
        )
        scene = paint(state, view)
        shown += [scene.label, to_svg(scene), *(target.label for target in scene.targets)]
        shown += [session.about(target.touch, target.hand) for target in scene.targets]
    return shown


def onlooker_of(session: Session) -> Session:
    """The same game, looked at by somebody who never had the screen."""
    match = link.decode(session.link(), find)
    match.go(session.match.ply)
    stranger = Session(match, session.names, session.levels, resumed=session.resumed)
    stranger.undone = session.undone
    if session.old_line:
        stranger.old_line = session.old_line
    return stranger


class Fingers:
    """Every control of a session but the one that takes the screen."""

    def __init__(self, session: Session, rng: Random) -> None:
        self.session = session
        self.rng = rng

    def touch(self) -> None:
        touches = {touch for step in self.session.match.steps for touch in step.action.path}
        touches |= {touch for action in self.session.match.state.actions() for touch in action.path}
        assert not isinstance(self.session.touch(self.rng.choice(sorted(touches))), Completed)

    def undo(self) -> None:
        try:
            self.session.undo()
        except CannotUndo:
            return

    def redo(self) -> None:
        self.session.redo()

    def back(self) -> None:
        self.session.go(max(0, self.session.match.ply - 1))

    def forward(self) -> None:
        self.session.go(min(len(self.session.match.steps), self.session.match.ply + 1))

    def log(self) -> None:
        self.session.go(self.rng.randrange(len(self.session.match.steps) + 1))

    def last(self) -> None:
        self.session.go(len(self.session.match.steps))

    def step_back(self) -> None:
        self.session.touches.step_back()

    def old_line(self) -> None:
        self.session.return_to_old_line()

    def side(self) -> None:
        self.session.play_as(only(self.rng.choice((None, *range(len(self.session.names))))))
        assert self.session.screen.viewer is None
        self.session.play_as(None)


CONTROLS: Final = ("touch", "undo", "redo", "back", "back", "forward", "log", "last", "step_back", "old_line", "side")


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.id)
def test_while_a_cover_is_up_no_control_shows_a_hand(game: Game) -> None:
    rng = Random(game.id)
    found = 0
    for session in covered(game, rng):
        found += 1
        fingers = Fingers(session, rng)
        for doing in range(DOINGS):
            getattr(fingers, rng.choice(CONTROLS))()
            assert session.screen.viewer is None
            assert not session.screen.revealed
            scenes = game.id in games.ids() and doing % 5 == 0
            assert told(session, scenes) == told(onlooker_of(session), scenes)
    assert found


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.id)
def test_who_had_the_screen_has_lost_it_the_moment_the_cover_rises(game: Game) -> None:
    rng = Random(game.id)
    for session in covered(game, rng):
        assert session.screen.holder is None
        session.go(max(0, session.match.ply - 1))
        assert session.screen.viewer is None
        session.go(len(session.match.steps))
        seat = session.screen.handover()
        session.screen.take()
        assert session.screen.viewer == seat


@pytest.mark.parametrize("game", [game for game in HIDDEN if game.id in games.ids()], ids=lambda game: game.id)
def test_at_the_end_of_a_game_everybody_sees_every_hand(game: Game) -> None:
    rng = Random(game.id)
    for plies in (60, 15):  # A short game may be over before the first of these.
        match = Match(game, game.choose())
        session = Session(match, NAMES[: game.seats(match.options)])
        played(session, rng, plies)
        if session.resigners():
            break
    session.resign(session.resigners()[0])
    assert session.match.state.result is not None
    assert session.resigners() == ()
    for ply in (len(session.match.steps), len(session.match.steps) - 1):
        session.go(ply)
        state = session.match.state
        assert session.screen.viewer == CHANCE
        assert session.screen.handover() is None
        seen, other = (to_svg(games.painter(game.id)(state, View(viewer))) for viewer in (session.screen.viewer, None))
        assert seen != other or not state.hidden


# -- by speed


def race(levels: tuple[int, ...] = (), mine: int | None = None) -> Session:
    """A Combat by speed between the first two seats, or between two that people play."""
    rng = Random(7)
    match = Match(XTAL, SPEED)
    while match.state.deadline is None or match.state.actors != (0, 1):
        if match.state.result is not None or len(match.steps) > 400:
            match = Match(XTAL, SPEED)
        match.play_index(rng.randrange(len(match.state.actions())))
    return Session(match, ("Ann", "Bo", "Cy"), levels, mine=only(mine))


def picture(session: Session) -> str:
    view = View(session.screen.viewer, revealed=session.screen.revealed, names=session.names)
    return to_svg(games.painter("xtal")(session.match.state, view))


def onlookers_picture(session: Session) -> str:
    return to_svg(games.painter("xtal")(session.match.state, View(names=session.names)))


def test_by_speed_no_clock_runs_and_no_hand_is_shown_until_all_are_ready() -> None:
    session = race()
    state: State = session.match.state
    assert state.deadline is not None
    assert session.screen.unready() == (0, 1)
    assert session.lit() == ()
    assert isinstance(session.touch(state.actions()[0].path[0]), Refused)
    session.screen.be_ready(1)
    assert (session.screen.unready(), session.deadline, session.screen.revealed) == ((0,), None, ())
    assert picture(session) == onlookers_picture(session)
    session.screen.be_ready(0)
    assert (session.screen.unready(), session.deadline, session.screen.revealed) == ((), state.deadline, (0, 1))
    assert picture(session) != onlookers_picture(session)
    assert session.lit()


def test_by_speed_looking_back_and_loading_anew_ask_again_who_is_ready() -> None:
    session = race()
    for seat in (0, 1):
        session.screen.be_ready(seat)
    session.go(session.match.ply - 1)
    assert not session.screen.revealed
    assert session.screen.unready() == ()
    session.go(len(session.match.steps))
    assert session.screen.unready() == (0, 1)
    assert session.deadline is None
    assert onlooker_of(session).screen.unready() == (0, 1)


def test_by_speed_people_stay_ready_for_as_long_as_it_goes_on() -> None:
    session, rng = race(), Random(3)
    for seat in (0, 1):
        session.screen.be_ready(seat)
    while session.match.state.deadline is not None:
        assert not set(session.screen.unready()) & {0, 1}
        for seat in session.screen.unready():
            session.screen.be_ready(seat)
        session.play(rng.choice(session.match.state.actions()))
    assert not session.screen.revealed
    assert session.screen.viewer is None, "nobody has the screen after it was shared"


def test_by_speed_computer_players_need_not_say_that_they_are_ready_and_wait_for_people() -> None:
    session = race(levels=(0, 2, 2))
    assert session.screen.unready() == (0,)
    assert session.computers() == ()
    session.screen.be_ready(0)
    assert session.computers() == (1,)
    assert session.screen.viewer == 0
    assert session.screen.revealed == (), "one's own hand is enough"
    assert race(levels=(2, 2, 2)).computers() == (0, 1)


def test_by_speed_who_plays_by_post_sees_no_hand_but_their_own() -> None:
    session = race(mine=1)
    assert session.screen.unready() == (1,)
    session.screen.be_ready(1)
    assert (session.screen.viewer, session.screen.revealed) == (1, ())


@pytest.mark.parametrize("players", ["2", "4"])
def test_by_speed_a_hand_never_changes_its_edge(players: str) -> None:
    rng = Random(5)
    options = XTAL.choose(players=players, tempo="speed")
    edges: dict[int, set[bool]] = {}
    for _ in range(4):
        match = Match(XTAL, options)
        while match.state.result is None and len(match.steps) < 300:
            match.play_index(rng.randrange(len(match.state.actions())))
            state = match.state
            assert isinstance(state, xtal.Xtal)
            pair = state.position.table.pair
            if len({2 * seat >= int(players) for seat in pair}) == 1:
                continue  # Two who share an edge fight: one of them moves over.
            viewer = state.actors[0] if len(state.actors) == 1 and state.turn is not None else None
            scene = games.painter("xtal")(state, View(viewer, revealed=pair))
            for target in scene.targets:
                if target.touch[0].isdigit() and target.touch[1:].isalpha() and len(target.touch) == 2:
                    edges.setdefault(int(target.touch[0]), set()).add(target.y < scene.h / 2)
    assert edges == {seat: {2 * seat >= int(players)} for seat in range(int(players))}
