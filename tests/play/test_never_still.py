"""A game at the table never stands still: whatever is done to it, somebody can act or a button leads on."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from every_game import PLAYED, find
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.state import RESIGN, IllegalAction
from pentapod.play.notices import notices
from pentapod.play.outcomes import Completed, Refused
from pentapod.play.seating import only
from pentapod.play.session import Session
from random_play import GAMES, NAMES, cases

DOINGS: Final = 120
OPENING: Final = 12
"""So many actions are there before anything else is done, in half of the games."""


class Hands:
    """Whatever can be done to a session, done by lot."""

    def __init__(self, session: Session, rng: Random) -> None:
        self.session = session
        self.rng = rng
        self.done: list[str] = []

    # -- who can go on

    def movers(self) -> list[str]:
        """Who or what can act now."""
        session = self.session
        found = {
            "happens": session.happens(),
            "person": bool(session.lit()),
            "computer": bool(session.computers()),
            "clock": session.deadline is not None,
            "cover": session.screen.handover() is not None,
            "ready": bool(session.screen.unready()),
            "loser": session.waits(),
        }
        return [name for name, can in found.items() if can]

    def offers(self) -> list[tuple[str, str]]:
        return [(offer.command, offer.argument) for one in notices(self.session) for offer in one.offers]

    def check(self) -> None:
        """Fail unless the game is over, somebody can act, or what is offered leads to where that is so."""
        session = self.session
        where = f"{session.match.game.id} {session.levels} {session.mine} {session.link()}: {' '.join(self.done)}"
        assert session.waits() == (("go-on", "") in self.offers()), where
        assert not session.waits() or self.movers() == ["loser"], where
        if self.movers():
            return
        commands = {command for command, _ in self.offers()}
        if session.at_end and session.match.state.result is not None:
            assert "again" in commands, where
        elif session.live:
            assert session.elsewhere() is not None and "share" in commands, where
        else:
            assert ("go", str(len(session.match.steps))) in self.offers(), where

    # -- doing

    def act(self) -> None:
        """Let one of those who can act do so; something must come of it."""
        session = self.session
        movers = self.movers()
        if not movers:
            return
        match session.match.ply, self.rng.choice(movers):
            case ply, "happens":
                session.let_happen(self.rng)
                assert session.match.ply == ply + 1
            case ply, "person":
                self.play_by_touches()
            case ply, "computer":
                seat = self.rng.choice(session.computers())
                session.play(self.rng.choice([one for one in session.match.state.actions() if one.seat == seat]))
                assert session.match.ply == ply + 1
            case _, "clock":
                deadline = session.deadline
                assert deadline
                session.play(deadline.action)
            case _, "cover":
                session.screen.take()
                assert session.screen.handover() is None
            case _, "ready":
                session.screen.be_ready(session.screen.unready()[0])
            case ply, "loser":
                session.history.heed()
                assert not session.waits() and session.match.ply == ply
                assert self.movers()
        assert session.live or session.touches.chosen

    def play_by_touches(self) -> None:
        session = self.session
        for _ in range(12):
            taken = session.touch(self.rng.choice(session.lit()))
            if isinstance(taken, Completed):
                session.play(taken.action)
            if isinstance(taken, Completed | Refused) or not session.lit():
                return

    def play_the_same_again(self) -> None:
        """As who undoes by mistake, or shows on from an earlier position what was played."""
        session, match = self.session, self.session.match
        if not session.at_end and match.steps[match.ply].action.path != RESIGN:
            action = match.steps[match.ply].action
            if session.lit() and action in session.actions():
                ply, link_before = match.ply, session.link()
                session.play(action)
                assert (match.ply, session.link()) == (ply + 1, link_before)
                assert session.live

    def undo(self) -> None:
        try:
            self.session.undo()
        except CannotUndo:
            return
        assert self.session.live

    def redo(self) -> None:
        self.session.redo()

    def go(self) -> None:
        self.session.go(self.rng.randrange(len(self.session.match.steps) + 1))

    def offer(self) -> None:
        for command, argument in self.offers():
            if command == "go":
                self.session.go(int(argument))
            elif command == "old-line":
                self.return_to_old_line()
            elif command == "go-on":
                self.session.history.heed()

    def return_to_old_line(self) -> None:
        self.session.return_to_old_line()

    def resign(self) -> None:
        seats = self.session.resigners()
        try:
            if seats and self.rng.random() < 0.2:
                self.session.resign(self.rng.choice(seats))
        except IllegalAction:  # Some toys know no resigning.
            return

    def touch(self) -> None:
        targets = self.session.lit() or ("a", "1", "done")
        if isinstance(self.session.touch(self.rng.choice(targets)), Completed):
            self.session.touches.step_back()  # As Cancel does, where an action waits to be confirmed.

    def step_back(self) -> None:
        self.session.touches.step_back()

    def reload(self) -> None:
        """As the page does: what is kept is the link, the ply, who plays, and whether the game goes on from there."""
        old = self.session
        match = link.decode(old.link(), find)
        match.go(old.match.ply)
        self.session = Session(match, old.names, old.levels, mine=old.mine, resumed=old.resumed)

    def open_link(self) -> None:
        old = self.session
        if self.rng.random() < 0.2:
            self.session = Session(link.decode(old.link(), find), old.names, old.levels, mine=old.mine, arrived=True)


DOABLE: Final = (
    *("act",) * 8,
    *("play_the_same_again",) * 3,
    *("undo",) * 2,
    *("redo", "go", "offer", "return_to_old_line", "resign", "touch", "step_back", "reload", "open_link"),
)


def sessions(game: Game, rng: Random) -> list[Session]:
    """With people, computers and both, and with one seat that is played here while the others play elsewhere."""
    found = []
    options = rng.sample(list(cases(game)), k=1) if game.options else list(cases(game))
    for case in options * 6:
        count = game.seats(case.options)
        mixed = [rng.choice((0, 0, 3)) for _ in range(count)]
        levels = rng.choice((mixed, [0] * count, [0, *[2] * (count - 1)], [1] * count))
        people = [seat for seat, level in enumerate(levels) if not level]
        mine = rng.choice((None, None, *people))
        match = Match(case.game, case.options)
        for _ in range(rng.choice((0, OPENING))):
            if match.state.result is None:
                match.play_index(rng.randrange(len(match.state.actions())))
        found.append(Session(match, NAMES[:count], tuple(levels), mine=only(mine)))
    return found


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.id}:{game.version}")
@pytest.mark.parametrize("seed", range(max(2, GAMES // 2)))
def test_whatever_is_done_somebody_can_act_or_a_button_leads_on(game: Game, seed: int) -> None:
    rng = Random(f"{game.id} {seed}")
    for session in sessions(game, rng):
        hands = Hands(session, rng)
        hands.check()
        for _ in range(DOINGS):
            doing = rng.choice(DOABLE)
            hands.done.append(doing)
            getattr(hands, doing)()
            hands.check()


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.id}:{game.version}")
def test_who_undoes_and_plays_the_same_again_gets_the_same_answers_and_dice(game: Game) -> None:
    """Also after a reload in the middle of the answers."""
    rng = Random(game.id)
    for case in list(cases(game))[:2]:
        count = game.seats(case.options)
        session = Session(Match(case.game, case.options), NAMES[:count], (0, *[1] * (count - 1)))
        hands = Hands(session, rng)
        for _ in range(DOINGS):
            hands.act()
            before = session.link()
            try:
                session.undo()
            except CannotUndo:
                continue
            ply, steps = session.match.ply, len(session.match.steps)
            session.play(session.match.steps[ply].action)
            while not session.at_end and (session.happens() or session.screen.unready() or session.waits()):
                session.history.heed()
                for seat in session.screen.unready():
                    session.screen.be_ready(seat)
                if session.happens():
                    session.let_happen(rng)
                    hands.reload()
                    session = hands.session
            assert session.link() == before
            assert session.live
            if not session.at_end:
                assert session.resumed and (session.lit() or session.screen.handover() is not None)
                session.go(steps)
