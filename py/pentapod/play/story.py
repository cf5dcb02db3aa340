"""What has happened since somebody here last chose: told action by action, and marked on the board.

It holds only what its viewer may know: sentences are those of the log, and marks lie where the viewer's own pictures
show that something was touched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, State
from pentapod.play.session import Session
from pentapod.play.words import say
from pentapod.scene.shapes import Group, Scene, Target, View

MOST_TOLD: Final = 60
"""So many actions are told; of more, the last ones."""

Paint = Callable[[State, View], Scene]


class Told(NamedTuple):
    """One action: the position that it leads to, who did it, and what.

    `label` is the sentence in brief, without the name that it begins with, where a mark says who did it. `costs` tells
    whether something was taken from somebody here, `weight` how much is missed without it: such a loss weighs most,
    then what others have done by more than one touch; what ends a turn and what chance brings weigh nothing.
    """

    ply: int
    seat: int
    sentence: str
    label: str
    costs: bool
    weight: int = 0


def story(session: Session) -> tuple[Told, ...]:
    """What has led to the position shown since its listener's last choice, which comes first.

    A link that brings more tells all that it brings.
    """
    if session.read_only or not session.people():
        return ()
    ply = session.match.ply
    first = max(_own_last(session) or _opening(session.match) + 1, ply - MOST_TOLD + 1)
    if session.since is not None and session.since < ply:
        first = max(session.since + 1, ply - MOST_TOLD + 1)
    return tuple(_told(session, at) for at in range(first, ply + 1))


def _told(session: Session, ply: int) -> Told:
    """An action as it is told to the people here, for the eyes of who looks; once."""
    viewers = session.screen.viewer, session.people()
    step = session.match.steps[ply - 1]
    known = session.history.told.get(ply)
    if known is None or known[0] is not step or known[1] != viewers:
        known = session.history.told[ply] = step, viewers, _tell(session, ply, viewers[1])
    told: Told = known[2]
    return told


def _tell(session: Session, ply: int, people: tuple[int, ...]) -> Told:
    costs = not set(people).isdisjoint(session.history.losers(ply))
    seat, sentence = session.match.action_at(ply).seat, session.history.sentence(ply)
    label = session.history.brief(ply)
    if seat != CHANCE:
        name = session.names[seat]
        for beginning in (say("told-name", name=name), say("told-owner", name=name)):
            label = label.removeprefix(f"{beginning} ")
    others = seat not in (CHANCE, *people) and len(session.match.action_at(ply).path) > 1
    return Told(ply, seat, sentence, label, costs, 2 if costs else int(others))


def loss(session: Session) -> Told | None:
    """What was last taken from somebody here since anybody here chose; None once the game is over."""
    match = session.match
    if not session.live or match.state.result is not None:
        return None
    for ply in range(match.ply, max(0, match.ply - MOST_TOLD), -1):
        if session.history.takes(ply):
            return None if session.history.heeds(ply) else _told(session, ply)
        if match.action_at(ply).seat in session.people() and is_choice(match, ply):
            return None
    return None


def is_choice(match: Match, ply: int) -> bool:
    """Whether a player chose the action before this ply (from 1)."""
    action = match.action_at(ply)
    return action.seat != CHANCE and (action.path == RESIGN or not match.state_at(ply - 1).automatic)


def _own_last(session: Session) -> int:
    """The ply that the last choice of the one who listens led to; 0 if they have not chosen yet."""
    match, listeners = session.match, _listeners(session)
    plies = range(match.ply, 0, -1)
    own = (ply for ply in plies if match.action_at(ply).seat in listeners and is_choice(match, ply))
    return next(own, 0)


def _listeners(session: Session) -> tuple[int, ...]:
    """Who is told: of several people at one screen the one who is to act; while none is, whoever chose last."""
    people = session.people()
    if len(people) < 2 or session.must_happen():
        return people
    state = session.match.state
    acting = state.as_told().actors if state.turn not in people else (state.turn,)
    return acting if len(acting) == 1 and acting[0] in people else people


def _opening(match: Match) -> int:
    """How many actions lie before the first choice of a whole game: hands are dealt, and nothing can be missed."""
    if match.origin:
        return 0
    return next((ply - 1 for ply in range(1, match.ply + 1) if is_choice(match, ply)), match.ply)


def touched(session: Session, ply: int) -> frozenset[str]:
    """What a player's choice before this ply touched; nothing of one of which others are told less than who chose."""
    match, viewer = session.match, session.screen.viewer
    if not ply or not is_choice(match, ply):
        return frozenset()
    action, before = match.action_at(ply), match.state_at(ply - 1)
    if before.hidden and viewer not in (CHANCE, action.seat) and action.path != RESIGN:
        whole = match.game.words.describe(before, action, session.names, CHANCE)
        if whole != session.history.sentence(ply):
            return frozenset()
    return frozenset(action.path)


class Marks:
    """Finds what was touched since somebody here last chose and is still where it was then.

    A position is compared with the one before it when it is first shown, and never again.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[State, frozenset[str]]] = {}
        self._about: tuple[object, ...] = ()
        """Since when it is, and for whose eyes."""
        self._found: dict[int | None, tuple[State, frozenset[str]]] = {}
        """What was found last, by whose eyes it was for."""

    def known(self, session: Session) -> frozenset[str]:
        """The touches that were found to be marked in the position shown; none as long as nobody looked for them."""
        state, marks = self._found.get(session.screen.viewer, (None, frozenset()))
        return marks if state is session.match.state else frozenset()

    def find(self, session: Session, paint: Paint, scene: Scene, look: View) -> frozenset[str]:
        """The touches to mark in the picture of the position shown; `look` is how it was painted."""
        while self.search(session, paint, scene, look):
            pass
        return self.known(session)

    def search(self, session: Session, paint: Paint, scene: Scene, look: View) -> bool:
        """One step of `find`, in which at most two other positions are painted. Whether there are more."""
        match, told = session.match, story(session)
        news = told[1:] if told and told[0].seat in session.people() else told
        others = [one.ply for one in news if is_choice(match, one.ply)] if session.live else []
        if others and self._compare(session, others[0], paint, scene, look) < match.ply:
            return True
        marks = self._known[match.ply][1] if others else _last(session, paint, scene, look)
        self._found[session.screen.viewer] = match.state, marks
        return False

    def _compare(self, session: Session, first: int, paint: Paint, scene: Scene, look: View) -> int:
        """Find what was touched from ply `first` on in one position more, if any is left; its ply."""
        about = first, session.screen.viewer
        if about != self._about:
            self._about, self._known = about, {}
        known, match, ply = self._known, session.match, session.match.ply
        there = next((at for at in range(ply, first - 1, -1) if self._has(match, at)), first - 1)
        if there == ply:
            return ply
        at, marks = there + 1, known[there][1] if there >= first else frozenset[str]()
        marks |= touched(session, at)
        if marks:
            now = scene if at == ply else paint(match.state_at(at), _calm(look))
            marks = _still(paint(match.state_at(at - 1), _calm(look)), now, marks)
        known[at] = match.state_at(at), marks
        return at

    def _has(self, match: Match, ply: int) -> bool:
        known = self._known.get(ply)
        return known is not None and known[0] is match.state_at(ply)


def _last(session: Session, paint: Paint, scene: Scene, look: View) -> frozenset[str]:
    """What the last choice touched."""
    match = session.match
    last = next((ply for ply in range(match.ply, 0, -1) if is_choice(match, ply)), 0)
    marks = touched(session, last)
    return _still(paint(match.state_at(last - 1), _calm(look)), scene, marks) if marks else marks


def _calm(look: View) -> View:
    """As a position was painted while somebody chose in it: that picture is often known still."""
    return look._replace(chosen=(), idle=False, asked=None)


def _still(then: Scene, now: Scene, touches: frozenset[str]) -> frozenset[str]:
    """Those of some touches that lead to the same place or thing in both pictures: a hand's belong to its seat."""
    before = {target.touch: target for target in then.targets if target.touch in touches}
    return frozenset(
        target.touch
        for target in now.targets
        if (was := before.get(target.touch))
        and (
            was[2:] == target._replace(latest=was.latest)[2:]
            or (_thing(then, was) and _thing(then, was) == _thing(now, target))
        )
    )


def _thing(scene: Scene, target: Target) -> str:
    """The key of the thing in the middle of a target, or ""."""
    x, y = target.x + target.w / 2, target.y + target.h / 2
    near = [
        (abs(thing.x - x) + abs(thing.y - y), thing.key)
        for thing in scene.things
        if isinstance(thing, Group)
        and thing.key
        and abs(thing.x - x) <= target.w / 2
        and abs(thing.y - y) <= target.h / 2
    ]
    return min(near)[1] if near else ""
