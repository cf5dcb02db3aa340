"""Boards on other pages: what each shows and answers, as data, so that one Python serves all boards of a page.

Knows no browser: requests and answers are JSON texts. `static/embed/` asks and shows, `static/engine.js` carries.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path as FilePath
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from pentapod import add_file, games
from pentapod.engine import link
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.record import Record, RecordError
from pentapod.engine.record import read as read_record
from pentapod.engine.state import CHANCE, IllegalAction, PositionError
from pentapod.engine.touches import completed
from pentapod.play import outcomes
from pentapod.play.countdown import Clock
from pentapod.play.interaction import Interaction
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.view import PlayerView, still, view
from pentapod.scene.display import Writer
from pentapod.scene.shapes import TALL, WIDE, Room, View
from pentapod.scene.svg import to_svg
from pentapod.web.embed import edition, lessons, notes
from pentapod.web.embed.guidance import Guidance, legal
from pentapod.web.embed.requests import OPENING, Answer, Refused, Request, read
from pentapod.web.shell.addresses import fragment_in
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.lessons.coach import Coach
    from pentapod.web.embed.thinking import ThinkingComputers

THINKING_MS: Final = 12
"""How long a computer player thinks at a stretch; then the page has its turn."""
REST_SECONDS: Final = 0.01
NO_TEXTS: Final[Mapping[str, str]] = {}


class Visitors:
    """All boards that share this Python, by their numbers. `clock` counts seconds."""

    def __init__(self, rng: Random, clock: Clock = perf_counter) -> None:
        self._rng = rng
        self._clock = clock
        self._boards: dict[int, EmbeddedBoard] = {}
        self._texts: dict[str, str] = {}
        self._code: set[str] = set()

    def bring(self, name: str, content: bytes) -> None:
        """A file of the site that an answer has asked for."""
        if name not in (lessons.CODE, edition.CODE):
            self._texts[name] = bytes(content).decode("utf-8")
        elif name not in self._code:  # Two boards may have asked for it.
            self._code.add(name)
            FilePath(name).write_bytes(content)
            add_file(name)
            games.add_file(name)

    def answer(self, number: int, text: str) -> str:
        """What to show on a board after a request of it, and what happened.

        An object with `view`, `events`, and when the request could not be followed with `refused`, a sentence, and
        `told`, the same for the page around the board; of a board that could not be opened, with `refused` alone.
        To `picture` and `code`, which open nothing: what `EmbeddedBoard.still` and `EmbeddedBoard.code` give.
        With `needs` alone, the names of files of the site which are to be brought before the same is asked again.
        Empty when the text is no request.
        """
        request = read(text)
        if request is None or (request["do"] not in OPENING and number not in self._boards):
            return "{}"
        if request["do"] not in OPENING:
            return json.dumps(self._boards[number].follow(request))
        needs = [name for name in (*lessons.needed(request), *edition.needed(request)) if name not in self._texts]
        if needs:
            return json.dumps({"needs": needs})
        try:
            request = edition.opened(request)
            board = EmbeddedBoard(request, self._rng, self._clock, self._texts)
        except Refused as reason:
            return json.dumps({"refused": str(reason)})
        if request["do"] == "picture":
            return json.dumps(board.still())
        if request["do"] == "code":
            return json.dumps(board.code(request))
        self._boards[number] = board
        return json.dumps(board.news(None))

    def leave(self, number: int) -> None:
        """A board is gone."""
        self._boards.pop(number, None)


class EmbeddedBoard:
    """One board: a match, and what its visitor may do with it."""

    def __init__(self, request: Request, rng: Random, clock: Clock, texts: Mapping[str, str] = NO_TEXTS) -> None:
        """Raises `Refused` when the request names nothing that can be shown; `texts` are files of the site."""
        self._rng, self._clock = rng, clock
        self._writer = Writer()
        self._guidance = Guidance()
        self._coach: Coach | None = None
        room = TALL if request.get("tall") else WIDE
        self._lines = notes.KnownRows()
        if "lesson" in request or "puzzle" in request:
            self._coach, self._address = lessons.coach_of(request, texts)
            self._set(self._coach.session, room)
            return
        record = _record_of(request)
        match, names = record.match, record.names
        match.go(min(request.get("ply", 0 if "record" in request else match.last), match.last))
        level = request.get("level", 0)
        seat: int | None = request.get("seat", 0 if level else None)
        if seat is not None and seat >= len(names):
            raise Refused(say("visit-no-seat"))
        levels = tuple(0 if other == seat else level for other in range(len(names)))
        session = Session(
            match, names, levels, request.get("may") == "step", only(seat), resumed="record" not in request
        )
        if "record" in request:
            session.annotate(record.line)
        # Hands at the edges stay where they are: the board is turned for who plays the far one.
        self._set(session, room, session.far and match.game.hidden and match.game.races)

    def _set(self, session: Session, room: Room, flipped: bool | None = None) -> None:
        """Show another session; unless it is said, turned to the only person who plays in it."""
        self.session = session
        turned = session.far if flipped is None else flipped
        self.interaction = Interaction(session, lambda: self._rng, flipped=turned, room=room)
        self._computers = _computers(session, self._rng, self._clock)

    # ------------------------------------------------------------------ following

    def follow(self, request: Request) -> Answer:
        """Do what a request asks for; the answer."""
        if request["do"] == "happen" and self.interaction.pause() is None and self._think():
            return {"again": self._computers_pause()}
        before = (self.session.match.ply, self.session.match.last, self.session.match.latest)
        refused = {}
        try:
            self._do(request)
        except Refused as reason:
            refused = {"refused": str(reason), "told": reason.told}
        answer = {**self.news(before), **refused}
        if request["do"] == "legal":
            answer["events"].append({"type": "legal", "ply": self.session.match.ply, "actions": legal(self.session)})
        return answer

    def _do(self, request: Request) -> None:
        interaction = self.interaction
        match request["do"]:
            case "touch":
                self._touch(request["touch"])
            case "play":
                self._play_path(tuple(request["path"]))
            case "step":
                interaction.step(request["to"])
            case "undo":
                self._undo()
            case "highlight":
                self._guidance.highlight(self.session.match.state, request)
            case "comment":
                self._guidance.comment(self.session.match.state, request["text"])
            case "line":
                self.interaction.forget_touches()
                if not notes.leads_to(self.session, request["row"]):
                    raise Refused(say("visit-no-row"))
            case "happen":
                self._let_happen()
            case "late":
                self._run_out(request["since"])
            case "confirm":
                interaction.confirm()
            case "cancel":
                interaction.step_back()
            case "take":
                self._take()
            case "go-on":
                interaction.go_on()
            case "replay":
                interaction.replay(request["ply"])
            case "next" | "again" | "show" as what if self._coach:
                self._lead(self._coach, what)
            case "tall":
                interaction.room = TALL if request["tall"] else WIDE

    def _lead(self, coach: Coach, what: str) -> None:
        """Go on in a lesson, try its step again, or show the next touch."""
        session = {"next": coach.go_on, "again": coach.again, "show": coach.show}[what]()
        if session is not self.session:
            self._set(session, self.interaction.room)

    def _touch(self, touch: str) -> None:
        outcome = self.interaction.touch(touch)
        if isinstance(outcome, outcomes.Refused):
            if self._coach:
                self._coach.refused()
            raise Refused(outcome.why, say("visit-hidden-refusal") if self._is_secret() else None)

    def _play_path(self, path: tuple[str, ...]) -> None:
        """An action that the page around the board plays, of whatever seat."""
        session = self.session
        if session.read_only:
            raise Refused(say("read-only-refusal"))
        words, state = session.match.game.words, session.match.state
        action = None if session.must_happen() else completed(state.actions(), path)
        if action is None:
            raise Refused(words.refusal(state, path, session.names))
        self.interaction.forget_touches()
        try:
            self.interaction.play(action)
        except IllegalAction as reason:
            raise Refused(words.illegal(state, reason.action)) from None

    def _undo(self) -> None:
        """Take back the last choice of a visitor."""
        if self.session.read_only or self._coach:
            raise Refused(say("visit-no-undo"))
        try:
            self.interaction.undo()
        except CannotUndo as reason:
            raise Refused(say(f"undo-{reason.reason}")) from None

    def _take(self) -> None:
        """Whoever sits at this board has the screen, or is ready for what counts by speed."""
        self.session.screen.take()
        for seat in self.session.screen.unready():
            self.session.screen.be_ready(seat)

    def _run_out(self, since: int) -> None:
        deadline = self.session.deadline
        if deadline and deadline.since == since:
            self.interaction.run_out()

    # ------------------------------------------------------------------ what happens by itself

    def _let_happen(self) -> None:
        if not self.interaction.happen() and self._computers and (action := self._computers.decided()):
            self.interaction.play(action)

    def _think(self) -> bool:
        """Let the computer players think for a moment. Whether that is all: none of them acts yet."""
        computers = self._computers
        if computers is None or self.interaction.pending:
            return False
        computers.update()
        if computers.thinking is not None:
            computers.think(THINKING_MS)
        return computers.decided() is None and self._computers_pause() > 0

    def _computers_pause(self) -> float:
        """After how many seconds a computer player is to go on; 0 when none is."""
        computers = self._computers
        if computers is None:
            return 0
        computers.update()
        if computers.thinking is not None:
            return REST_SECONDS
        due = computers.due()
        return 0 if due is None else max(REST_SECONDS, due)

    def _pause(self) -> float:
        """After how many seconds the board is to ask again; 0 where nothing happens until somebody acts."""
        own = self.interaction.pause()
        if own is None and self.interaction.pending:
            return 0
        return self._computers_pause() if own is None else own

    # ------------------------------------------------------------------ telling

    def news(self, before: tuple[int, int, Any] | None) -> Answer:
        """What to show now, and what happened since `before` (ply, number of steps, newest position)."""
        return {"view": self._view(), "events": self._events(before)}

    def code(self, request: Request) -> Answer:
        """What its owner takes along: `codes` by where they go, its picture as `svg` and the name of a `file` for it.

        Beside them a `label` for the picture, the `seats`, and the `count` of the actions of its game.
        """
        from pentapod.web.embed import snippets  # No visitor waits for it.

        session = self.session
        match = session.match
        seen = View(None if match.latest.result is None else CHANCE)
        paint = games.painter(match.game.id)
        scene, tall = paint(match.state, seen), paint(match.state, seen._replace(room=TALL))
        shown = snippets.Shown(
            request.get("site", ""),
            match.game.id,
            match.game.name,
            self._whereabouts(request),
            match.ply,
            request.get("may", "play"),
            scene,
            position=match.origin if "link" not in request else "",
            anew="link" not in request and not match.origin,
            slender=tall.h / tall.w,
            **{name: request[name] for name in snippets.ASKED if name in request},
        )
        return {**snippets.every(shown), "seats": session.names, "count": match.last}

    def _whereabouts(self, request: Request) -> str:
        """Behind the # of the address at which Pentapod itself shows the same."""
        if not self._coach:
            return link.encode(self.session.match)
        passes = ":" not in request.get("puzzle", ":")  # The one of the day is another one tomorrow.
        return f"puzzle:{request['puzzle']}" if passes else self._address

    def still(self) -> Answer:
        """What the board looks like before it is touched: `picture` as SVG, `label` and `prompt` as sentences.

        The colours of the picture are custom properties; hidden hands are hidden from it.
        """
        interaction, match = self.interaction, self.session.match
        drawn = still(match, interaction.flipped, room=interaction.room)
        prompt = match.game.words.prompt(match.state, self.session.names)
        return {"picture": to_svg(drawn), "label": drawn.label, "prompt": prompt}

    def _view(self) -> Answer:
        session = self.session
        if self._coach:
            self._coach.update()
        seen = view(self.interaction, self._coach.pointed() if self._coach else ())
        state = session.match.state
        said = self._guidance.said(state) or (session.history.sentence(seen.ply) if seen.ply else "")
        return {
            "display": self._writer.write(seen.scene, self._guidance.signed(state, seen.signs)),
            "end": seen.end,
            "prompt": "" if self._coach and self._coach.is_set else seen.prompt,
            "said": "" if said == seen.prompt else said,
            "commented": bool(self._guidance.said(state)),
            "asks": seen.asks,
            "story": [[one.ply, one.sentence, one.costs] for one in seen.story] if any(session.levels) else [],
            "replayed": seen.replayed,
            "going": say("go-on") if seen.waits else None,
            "cover": _cover(seen),
            "wait": self._pause(),
            "deadline": seen.deadline and (seen.deadline.since, seen.deadline.seconds),
            "ply": seen.ply,
            "count": seen.last,
            "link": self._address if self._coach else self._open_link(),
            "notes": self._lines.tell(session),
            "lesson": lessons.shown(self._coach) if self._coach else None,
        }

    def _events(self, before: tuple[int, int, Any] | None) -> list[Answer]:
        match = self.session.match
        now = (match.ply, match.last, match.latest)
        if before is not None and before[:2] == now[:2] and before[2] is now[2]:
            return []
        events: list[Answer] = []
        if before is not None and before[2] is not now[2] and match.ply == now[1] and match.ply:
            events.append({"type": "action", **self._action(match.ply)})
        events.append({"type": "position", **self._position()})
        if match.state.result is not None and match.ply == now[1] and (before is None or before[2] is not now[2]):
            events.append({"type": "result", "result": list(match.state.result)})
        return events

    def _action(self, ply: int) -> Answer:
        match = self.session.match
        action = match.action_at(ply)
        secret = match.state_at(ply - 1).hidden and not self.session.is_open
        path = None if secret else list(action.path)
        return {"ply": ply, "seat": action.seat, "path": path, "sentence": self.session.history.sentence(ply)}

    def _position(self) -> Answer:
        """Where the board is; of a game whose hands are hidden, no more than an onlooker may know."""
        match = self.session.match
        return {
            "game": match.game.id,
            "position": None if self._is_secret() else match.state.text(),
            "link": None if self._coach else self._open_link(),
            "ply": match.ply,
            "count": match.last,
            "actors": list(match.state.as_told().actors),
        }

    def _open_link(self) -> str | None:
        """The link of the game, if it tells no secret."""
        return None if self._is_secret() else self.session.link()

    def _is_secret(self) -> bool:
        return self.session.match.state.hidden and not self.session.is_open


def _computers(session: Session, rng: Random, clock: Clock) -> ThinkingComputers | None:
    if not any(session.levels):
        return None
    from pentapod.web.embed.thinking import ThinkingComputers  # No board without computer players waits for it.

    return ThinkingComputers(session, rng, clock)


def _record_of(request: Request) -> Record:
    """What a request names: a match and who plays it."""
    if "record" in request:
        try:
            return read_record(request["record"], games.find)
        except RecordError as error:
            raise Refused(say("visit-record", why=error)) from None
    match = _from_link(request["link"]) if "link" in request else _from_position(request)
    return Record(match, match.titles)


def _from_link(text: str) -> Match:
    try:
        match = link.decode(fragment_in(text) or text, games.find)
    except link.LinkError as error:
        raise Refused(str(error)) from None
    match.dice = None  # Whoever tries a game on a page just rolls.
    return match


def _from_position(request: Request) -> Match:
    try:
        game = games.find(request.get("game", ""))
    except link.UnknownGame:
        raise Refused(say("visit-no-game")) from None
    if "position" not in request:
        return Match(game, {})
    try:
        return Match.from_position(game, request["position"].strip())
    except PositionError as error:
        raise Refused(str(error)) from None


def _cover(seen: PlayerView) -> list[str] | None:
    """What stands over the board until the screen was passed on or all here are ready: a sentence and a button."""
    if seen.cover:
        return [seen.cover.text, seen.cover.button]
    return [say("ready-embed"), say("ready")] if seen.readiness else None
