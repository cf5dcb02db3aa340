"""Boards on other pages: what each shows and answers, as data, so that one Python serves all boards of a page.

Knows no browser: requests and answers are JSON texts. `static/embed/` asks and shows, `static/engine.js` carries.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, IllegalAction, PositionError
from pentapod.engine.touches import completed
from pentapod.play.recent import recent
from pentapod.play.session import Session
from pentapod.scene.display import Signs, Writer, ending
from pentapod.scene.shapes import TALL, WIDE, View
from pentapod.web.embed.requests import Request, read
from pentapod.web.shell.addresses import fragment_in
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.play.opponents import Opponents

CHANCE_SECONDS: Final = 0.35
CONSEQUENCE_SECONDS: Final = 0.85

_NOTHING: Final[frozenset[str]] = frozenset()


class Refused(Exception):
    """A request that cannot be followed; the text says why, in a sentence for players.

    `told` says it to the page around the board, which knows no more than an onlooker.
    """

    def __init__(self, reason: str, told: str | None = None) -> None:
        super().__init__(reason)
        self.told = reason if told is None else told


class Visitors:
    """All boards that share this Python, by their numbers."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._boards: dict[int, Visiting] = {}

    def answer(self, number: int, text: str) -> str:
        """What to show on a board after a request of it, and what happened.

        An object with `view`, `events`, and when the request could not be followed with `refused`, a sentence, and
        `told`, the same for the page around the board; of a board that could not be opened, with `refused` alone.
        Empty when the text is no request.
        """
        request = read(text)
        if request is None or (request["do"] != "open" and number not in self._boards):
            return "{}"
        if request["do"] != "open":
            return json.dumps(self._boards[number].follow(request))
        try:
            self._boards[number] = Visiting(request, self._rng)
        except Refused as reason:
            return json.dumps({"refused": str(reason)})
        return json.dumps(self._boards[number].news(None))

    def leave(self, number: int) -> None:
        """A board is gone."""
        self._boards.pop(number, None)


class Visiting:
    """One board: a match, and what its visitor may do with it."""

    def __init__(self, request: Request, rng: Random) -> None:
        """Raises `Refused` when the request names nothing that can be shown."""
        match = _from_link(request["link"]) if "link" in request else _from_position(request)
        match.go(min(request.get("ply", len(match.steps)), len(match.steps)))
        names = match.game.titles[: match.game.seats(match.options)]
        level = request.get("level", 0)
        self._seat: int | None = request.get("seat", 0 if level else None)
        if self._seat is not None and self._seat >= len(names):
            raise Refused(say("visit-no-seat"))
        levels = tuple(0 if seat == self._seat else level for seat in range(len(names)))
        self.session = Session(match, names, levels, request.get("may") == "step", self._seat, resumed=True)
        self._flip = self.session.far and match.game.hidden and match.game.races
        """Hands at the edges stay where they are: the board is turned for who plays the far one."""
        self._rng = rng
        self._opponents = _opponents(self.session, rng)
        self._room = TALL if request.get("tall") else WIDE
        self._pending: Action | None = None
        self._question = ""
        self._writer = Writer()

    # ------------------------------------------------------------------ following

    def follow(self, request: Request) -> Mapping[str, Any]:
        """Do what a request asks for; the answer."""
        before = (self.session.match.ply, len(self.session.match.steps), self.session.match.latest)
        pending, self._pending = self._pending, None
        refused = {}
        if request["do"] == "happen" and self._opponents and self._opponents.pause() and not self._opponents.go_on():
            return {"again": self._opponents_wait()}
        try:
            self._do(request, pending)
        except Refused as reason:
            refused = {"refused": str(reason), "told": reason.told}
        return {**self.news(before), **refused}

    def _do(self, request: Request, pending: Action | None) -> None:
        match request["do"]:
            case "touch":
                self._touch(request["touch"])
            case "play":
                self._play_path(tuple(request["path"]))
            case "step":
                self._step(request["to"])
            case "happen":
                if self._wait() and self.session.happens():
                    self.session.let_happen(self._rng)
            case "late":
                self._run_out(request["since"])
            case "confirm":
                if pending:
                    self.session.play(pending)
            case "cancel":
                self.session.step_back()
            case "take":
                self._take()
            case "tall":
                self._room = TALL if request["tall"] else WIDE
                self._pending = pending

    def _touch(self, touch: str) -> None:
        session = self.session
        state = session.match.state
        if self._wait() and session.happens():
            session.let_happen(self._rng)
            return
        seats = {path.seat for path in session.paths()}
        if self._seat is not None and not session.read_only and self._seat not in seats and state.actors:
            raise Refused(say("visit-other-seat"))
        if touch not in session.chosen and self._is_foreign(touch):
            raise Refused(say("visit-other-seat"))
        answer = session.touch(touch)
        if isinstance(answer, str):
            raise Refused(answer, say("visit-hidden-refusal") if self._is_secret() else None)
        if answer is None:
            return
        self._question = "" if session.quick else session.match.game.words.caution(state, answer, session.names)
        if self._question:
            self._pending = answer
        else:
            session.play(answer)

    def _is_foreign(self, touch: str) -> bool:
        """Whether only seats that the visitor does not play begin an action so."""
        if self._seat is None or self.session.chosen:
            return False
        owners = self.session.begins(touch)
        return bool(owners) and self._seat not in owners

    def _play_path(self, path: tuple[str, ...]) -> None:
        """An action that the page around the board plays, of whatever seat."""
        session = self.session
        if session.read_only:
            raise Refused(say("read-only-refusal"))
        action = None if session.must_happen() else completed(session.match.state.actions(), path)
        if action is None:
            raise Refused(session.match.game.words.refusal(session.match.state, path, session.names))
        session.forget_touches()
        try:
            session.play(action)
        except IllegalAction as reason:
            raise Refused(session.match.game.words.illegal(session.match.state, reason.action)) from None

    def _take(self) -> None:
        """Whoever sits at this board has the screen, or is ready for what counts by speed."""
        self.session.take_screen()
        for seat in self.session.unready():
            self.session.be_ready(seat)

    def _step(self, to: str | int) -> None:
        match = self.session.match
        last = len(match.steps)
        place = {"first": 0, "back": match.ply - 1, "forward": match.ply + 1, "last": last}.get(str(to), to)
        self.session.go(max(0, min(int(place), last)))

    def _run_out(self, since: int) -> None:
        deadline = self._deadline()
        if deadline and deadline[0] == since:
            self.session.play(self.session.match.state.deadline.action)  # type: ignore[union-attr]

    def _deadline(self) -> tuple[int, float] | None:
        session = self.session
        deadline = session.deadline
        return (deadline.since, deadline.seconds) if deadline else None

    def _wait(self) -> float:
        """After how many seconds something happens that nobody chooses; 0 when nothing does."""
        session = self.session
        if self._pending:
            return 0
        if not session.happens():
            return self._opponents_wait()
        return CHANCE_SECONDS if session.match.state.actors == (CHANCE,) else CONSEQUENCE_SECONDS

    def _opponents_wait(self) -> float:
        """After how many seconds a computer player is to go on; 0 when none is."""
        return self._opponents.pause() if self._opponents else 0

    # ------------------------------------------------------------------ telling

    def news(self, before: tuple[int, int, Any] | None) -> Mapping[str, Any]:
        """What to show now, and what happened since `before` (ply, number of steps, newest position)."""
        return {"view": self._view(), "events": self._events(before)}

    def _view(self) -> Mapping[str, Any]:
        session = self.session
        match, state = session.match, session.match.state
        lit = _NOTHING if self._pending else self._lit()
        chosen = self._pending.path if self._pending else session.chosen
        view = View(session.viewer, chosen, self._flip, self._room, session.revealed, idle=not lit)
        scene = games.painter(match.game.id)(state, view)
        reach = lit if chosen and not session.quick else _NOTHING
        signs = Signs(
            lit=_NOTHING if reach else lit, chosen=frozenset(chosen), reach=reach, recent=recent(match, scene, view)
        )
        return {
            "display": self._writer.write(scene, signs),
            "end": ending(scene.targets, lit),
            "prompt": self._question
            if self._pending
            else session.match.game.words.prompt(state, session.names, session.chosen),
            "said": session.sentence(match.ply) if match.ply else "",
            "asks": self._pending is not None,
            "cover": _cover(session),
            "wait": self._wait(),
            "deadline": self._deadline(),
            "ply": match.ply,
            "count": len(match.steps),
            "link": self._open_link(),
        }

    def _lit(self) -> frozenset[str]:
        session = self.session
        lit = session.lit()
        if self._seat is None:
            return frozenset(lit)
        own = {touch for seat, path in self._all_paths() if seat == self._seat for touch in path}
        return frozenset(touch for touch in lit if touch in own)

    def _all_paths(self) -> Sequence[Action]:
        """What anybody may do or try."""
        state = self.session.match.state
        return (*state.actions(), *state.tries())

    def _events(self, before: tuple[int, int, Any] | None) -> list[Mapping[str, Any]]:
        match = self.session.match
        now = (match.ply, len(match.steps), match.latest)
        if before is not None and before[:2] == now[:2] and before[2] is now[2]:
            return []
        events: list[Mapping[str, Any]] = []
        if before is not None and before[2] is not now[2] and match.ply == now[1] and match.ply:
            events.append({"type": "action", **self._action(match.ply)})
        events.append({"type": "position", **self._position()})
        if match.state.result is not None and match.ply == now[1] and (before is None or before[2] is not now[2]):
            events.append({"type": "result", "result": list(match.state.result)})
        return events

    def _action(self, ply: int) -> Mapping[str, Any]:
        match = self.session.match
        action = match.steps[ply - 1].action
        secret = match.state_at(ply - 1).hidden and match.latest.result is None
        path = None if secret else list(action.path)
        return {"ply": ply, "seat": action.seat, "path": path, "sentence": self.session.sentence(ply)}

    def _position(self) -> Mapping[str, Any]:
        """Where the board is; of a game whose hands are hidden, no more than an onlooker may know."""
        match = self.session.match
        return {
            "game": match.game.id,
            "position": None if self._is_secret() else match.state.text(),
            "link": self._open_link(),
            "ply": match.ply,
            "count": len(match.steps),
            "actors": list(match.state.as_told().actors),
        }

    def _open_link(self) -> str | None:
        """The link of the game, if it tells no secret."""
        return None if self._is_secret() else self.session.link()

    def _is_secret(self) -> bool:
        match = self.session.match
        return match.state.hidden and match.latest.result is None


def _opponents(session: Session, rng: Random) -> Opponents | None:
    if not any(session.levels):
        return None
    from pentapod.play.opponents import Opponents  # No board without computer players waits for it.

    return Opponents(session, rng)


def _from_link(text: str) -> Match:
    try:
        return link.decode(fragment_in(text) or text, games.find)
    except link.LinkError as error:
        raise Refused(str(error)) from None


def _from_position(request: Request) -> Match:
    game_id = request.get("game", "")
    if game_id not in games.ids():
        raise Refused(say("visit-no-game"))
    game = games.find(game_id)
    if "position" not in request:
        return Match(game, {})
    try:
        return Match.from_position(game, request["position"].strip())
    except PositionError as error:
        raise Refused(str(error)) from None


def _cover(session: Session) -> list[str] | None:
    """What stands over the board until the screen was passed on or all here are ready: a sentence and a button."""
    seat = session.handover()
    if seat is not None:
        return [say("cover", name=session.names[seat]), say("cover-take", name=session.names[seat])]
    return [say("ready-embed"), say("ready")] if session.unready() else None
