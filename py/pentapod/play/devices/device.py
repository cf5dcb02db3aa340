"""One device at a table: what it says is read, checked and followed, and it is told what its seats may know."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final, Protocol

from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.state import IllegalAction, Path, State
from pentapod.play import outcomes
from pentapod.play.devices import wire
from pentapod.play.devices.line import Numbers, Rate, RemoteClock
from pentapod.play.devices.questions import Questions
from pentapod.play.devices.shared import SharedInteraction
from pentapod.play.devices.telling import Log, fields_of
from pentapod.play.seating import Seats
from pentapod.play.view import view
from pentapod.play.words import say
from pentapod.scene.display import Writer
from pentapod.scene.shapes import Room

PING_MS: Final = 2000.0
SILENT_MS: Final = 7000.0
"""After so long without a word a device is gone."""


class Host(Protocol):
    """Where the match lies (`meeting.Meeting`), as a device needs it."""

    match: Match
    moment: int
    life: str
    questions: Questions

    def new_interaction(self, key: int) -> SharedInteraction: ...
    def tell(self, device: Device, text: str) -> None: ...
    def arrived(self, device: Device, name: str) -> None: ...
    def seats_changed(self) -> None: ...
    def lost(self, number: int) -> None: ...
    def advise(self, device: Device) -> None: ...
    def ask_rematch(self, key: int) -> None: ...


class Standing(Enum):
    """How a device is reached."""

    OPEN = "open"
    """Nobody has answered the invitation yet."""
    HERE = "device"
    LOST = "lost"


class CutOff(Exception):
    """A device does what no page of ours does; the text says so, for its player."""


class Device:
    """A device with its seats; none for an onlooker. `number` is also that of its channel, from 1."""

    def __init__(self, meeting: Host, number: int, seats: Seats) -> None:
        self._meeting = meeting
        self.number = number
        self.seats = seats
        self.name = ""
        self.token = ""
        self.standing = Standing.OPEN
        self.why = ""
        """Why it was cut off, in a sentence; or ""."""
        self.expected = False
        """Whether it was there before the host's page was loaded anew, and has not come back yet."""
        self.interaction = meeting.new_interaction(number)
        self.clock = RemoteClock()
        self.pinged = self.answered = 0.0
        """When it was asked for its time, and when it last said anything, in milliseconds."""
        self.dirty = False
        """Whether it has still to be told what to show."""
        self.replay_ends: float | None = None
        self._life = ""
        self._numbers = Numbers()
        self._rate = Rate()
        self.greeted = False
        """Whether a channel is there on which it has said hello."""
        self._writer = Writer(sparing=True)
        self._log = Log()
        self._hint: tuple[State | None, Path] = (None, ())
        self._viewers: tuple[object, ...] = ()

    # ------------------------------------------------------------------ hearing

    def opened(self) -> None:
        """A channel was made, the first or another one: it begins with a hello."""
        self.greeted = False
        self.clock = RemoteClock()
        self._rate = Rate()

    def hear(self, text: object, arrived: float) -> None:
        """Follow what it says. Raises `CutOff`."""
        if not self._rate.allows(arrived):
            raise CutOff(say("device-fast"))
        try:
            message = wire.read(text)
        except wire.NotAMessage:
            raise CutOff(say("device-garbage")) from None
        self.answered = arrived
        do = message["do"]
        if do == "hello":
            self._greet(message)
        elif not self.greeted:
            raise CutOff(say("device-garbage"))
        elif do == "pong":
            known = self.clock.known
            self.clock.answer(message["t"], message["at"], arrived)
            if not known:
                self._meeting.seats_changed()
        elif do == "bye":
            self._meeting.lost(self.number)
        elif self._numbers.is_new(message):
            self._follow(do, message, arrived)

    def _greet(self, message: wire.Message) -> None:
        if self.greeted:
            raise CutOff(say("device-garbage"))
        if message["version"] != wire.VERSION:
            raise CutOff(say("device-version"))
        if message["life"] != self._life:
            self._life, self._numbers = message["life"], Numbers()
        self._numbers.forget(message["heard"])
        self.greeted, self.token = True, message["token"]
        self._writer, self._log = Writer(sparing=True), Log()
        self.interaction.room = Room(message["w"], message["h"])
        seats = sorted(self.seats)
        note = say("device-dealer") if self._meeting.match.game.hidden else say("device-host")
        fields = {"version": wire.VERSION, "life": self._meeting.life, "heard": self._numbers.heard}
        self._meeting.tell(self, wire.write("welcome", **fields, seats=seats, note=note))
        for text in self._numbers.unheard():
            self._meeting.tell(self, text)
        self._meeting.arrived(self, " ".join(message["name"].split()))

    def _follow(self, do: str, message: wire.Message, arrived: float) -> None:
        """Do what a player at this device asks for."""
        interaction, session = self.interaction, self.interaction.session
        self.dirty = True
        match do:
            case "touch":
                self._touch(message, arrived)
            case "confirm":
                interaction.confirm()
            case "cancel":
                interaction.step_back()
            case "take":
                session.screen.take()
            case "ready":
                session.screen.be_ready(message["seat"])
            case "step":
                interaction.step(message["to"])
            case "replay":
                interaction.replay(message["ply"])
            case "flip":
                interaction.flipped = not interaction.flipped
            case "room":
                interaction.room = Room(message["w"], message["h"])
            case _:
                self._ask(do, message)

    def _ask(self, do: str, message: wire.Message) -> None:
        """What others, or a computer player, have a say in; and what is only asked."""
        match do:
            case "about":
                self._tell_about(message["touch"])
            case "hint":
                self._meeting.advise(self)
            case "undo":
                self._undo()
            case "rematch":
                self._meeting.ask_rematch(self.number)
            case "withdraw":
                self._meeting.questions.withdraw(self.number)
            case "answer":
                self._meeting.questions.answer(self.number, message["question"], message["yes"])
            case "resign":
                self._resign(message["seat"])

    def _touch(self, message: wire.Message, arrived: float) -> None:
        interaction = self.interaction
        stale = message["moment"] != self._meeting.moment
        if stale and not interaction.session.quick:
            return  # It was meant for another position; the newest one is on its way.
        captured = self.clock.captured(message["at"], arrived)
        match interaction.touch(message["touch"], captured):
            case outcomes.Refused(why):
                self.refuse(why)

    def _undo(self) -> None:
        interaction = self.interaction
        if interaction.pending or interaction.session.touches.chosen:
            interaction.forget_touches()
            return
        try:
            self.refuse(interaction.undo())
        except CannotUndo as reason:
            self.refuse(say(f"undo-{reason.reason}"))

    def _resign(self, seat: int) -> None:
        if seat in self.interaction.session.resigners():
            try:
                self.interaction.resign(seat)
            except IllegalAction as reason:
                self.refuse(self._meeting.match.game.words.illegal(self._meeting.match.state, reason.action))

    # ------------------------------------------------------------------ telling

    def refuse(self, why: str) -> None:
        """Say a sentence to who sits there, in the prompt's place."""
        if why:
            self._reply("refused", why=why)

    def _tell_about(self, touch: str) -> None:
        session = self.interaction.session
        targets = self.interaction.shown.targets if self.interaction.shown else ()
        target = next((one for one in targets if one.touch == touch), None)
        lines = session.about(touch, target.hand) if target else ()
        self._reply("about", touch=touch, lines=lines)

    def suggest(self, state: State | None, path: Path, why: str) -> None:
        """Answer that something is suggested; nothing, if the path is empty."""
        self._hint = state, path
        self._reply("hint", path=path, why=why)
        self.dirty = True

    def _reply(self, do: str, **fields: object) -> None:
        self._meeting.tell(self, self._numbers.write(do, fields))

    # ------------------------------------------------------------------ time

    def ping(self, now: float) -> None:
        """Ask it for its time."""
        self.pinged = now
        ms = round(self.clock.way) if self.clock.known else None
        self._meeting.tell(self, wire.write("ping", t=self.clock.ask(now), ms=ms))

    def due(self, now: float) -> Iterator[float]:
        """When `tick` is to be called."""
        if self.greeted:
            yield self.pinged + PING_MS
        if self.is_shown and (self.interaction.replayed is None) is not (self.replay_ends is None):
            yield now  # It has just begun to show something again, or no longer does.
        elif self.is_shown and self.replay_ends is not None:
            yield self.replay_ends

    def tick(self, now: float) -> bool:
        """Do what is due. Whether nothing was heard of it for so long that it is gone."""
        if self.greeted and now >= self.pinged + PING_MS:
            self.ping(now)  # One that was silent for long is asked, too: it may only have slept.
        if not self.is_shown:
            return False
        pause = self.interaction.pause() if self.interaction.replayed else None
        if self.replay_ends is not None and now >= self.replay_ends:
            self.interaction.happen()
            self.replay_ends, self.dirty = None, True
        elif pause is None:
            self.replay_ends = None
        elif self.replay_ends is None:
            self.replay_ends = now + pause * 1000
        return now - self.answered > SILENT_MS

    # ------------------------------------------------------------------ showing

    @property
    def is_shown(self) -> bool:
        """Whether it can be told what to show."""
        return self.greeted and self.standing is Standing.HERE

    def show(self, question: object, clock: object, onlookers: int) -> None:
        """Tell it what to show now."""
        self.dirty = False
        interaction, session = self.interaction, self.interaction.session
        hinted, path = self._hint
        chosen = session.touches.chosen
        if hinted is not session.match.state or path[: len(chosen)] != chosen:
            self._hint, path = (None, ()), ()
        seen = view(interaction, path)
        interaction.shown = seen.scene
        viewers = session.screen.viewer, session.screen.revealed, interaction.flipped, interaction.room
        fields: dict[str, Any] = {
            **fields_of(session, seen, self._log),
            "moment": self._meeting.moment,
            "glide": viewers == self._viewers,
            "question": question,
            "clock": clock,
            "onlookers": onlookers,
        }
        self._viewers = viewers
        text = self._numbers.write("view", fields, keep=False)
        self._meeting.tell(self, wire.with_field(text, "display", self._writer.write(seen.scene, seen.signs)))
