"""A host and devices with a wire of delay, jitter and loss between them, in a time of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

from pentapod.engine.match import Match
from pentapod.play.devices.meeting import Meeting


class Time:
    """A clock that jumps to what happens next."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._order = count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []

    def later(self, ms: float, do: Callable[[], None]) -> None:
        heappush(self._events, (self.now + ms, next(self._order), do))

    def next(self) -> float:
        return self._events[0][0] if self._events else float("inf")

    def step(self) -> None:
        when, _, do = heappop(self._events)
        self.now = max(self.now, when)
        do()


class Phone:
    """The device's half of the conversation, as docs/devices.md tells it. Its clock runs `offset` before the host's."""

    def __init__(self, party: Party, number: int, name: str, delay: float, jitter: float, offset: float) -> None:
        self._party, self.number, self._name = party, number, name
        self._delay, self._jitter, self.offset = delay, jitter, offset
        self.life = f"life-{number:04}"
        self.host_life = ""
        self.said = self.heard = 0
        self.unheard: list[tuple[int, str]] = []
        self.view: dict[str, Any] | None = None
        self.log: list[list[Any]] = []
        self.told: list[dict[str, Any]] = []
        self.wire: list[str] = []
        """Everything that came, word for word."""
        self.ended = ""
        self._channel = 0
        self.mute = False
        """Whether nothing comes through, and nobody says so; it waits for when something does."""
        self._waiting: list[tuple[int, Callable[[], None]]] = []
        self._welcome = False
        self._arrivals = [0.0, 0.0]

    # -- the wire: ordered, with delay; what is on its way is lost with its channel

    def _travel(self, way: int, deliver: Callable[[], None]) -> None:
        if self.mute:
            self._waiting.append((way, deliver))
            return
        channel, time = self._channel, self._party.time
        ms = self._delay + self._party.rng.random() * self._jitter
        self._arrivals[way] = max(self._arrivals[way], time.now + ms)
        time.later(self._arrivals[way] - time.now, lambda: deliver() if channel == self._channel else None)

    def wake(self) -> None:
        """What has waited comes through now."""
        self.mute, waiting, self._waiting = False, self._waiting, []
        for way, deliver in waiting:
            self._travel(way, deliver)

    def connect(self) -> None:
        self._waiting.clear()
        self._channel += 1
        self._welcome = False
        self._arrivals = [0.0, 0.0]
        self._party.meeting.opened(self.number)
        fields = {"token": f"token-{self.number:04}", "life": self.life, "name": self._name, "heard": self.heard}
        self.send({"do": "hello", "version": 1, **fields, "w": 390, "h": 600})

    def disconnect(self) -> None:
        self._channel += 1
        self._welcome = False
        self._party.meeting.lost(self.number)

    @property
    def connected(self) -> bool:
        return self._welcome

    def send(self, message: dict[str, Any] | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self._travel(0, lambda: self._party.meeting.hear(self.number, text, self._party.time.now))

    def say(self, do: str, **fields: Any) -> None:
        """Something numbered; without a channel it waits for the next."""
        self.said += 1
        text = json.dumps({"do": do, **fields, "n": self.said, "heard": self.heard})
        self.unheard.append((self.said, text))
        if self._welcome:
            self.send(text)

    def touch(self, touch: str, ago: float = 0.0) -> None:
        assert self.view
        self.say("touch", touch=touch, at=self.clock() - ago, moment=self.view["moment"])

    def clock(self) -> float:
        return self._party.time.now + self.offset

    def receive(self, text: str) -> None:
        self._travel(1, lambda: self._hear(text))

    def _hear(self, text: str) -> None:
        self.wire.append(text)
        message = json.loads(text)
        do = message["do"]
        if do == "ping":
            self.send({"do": "pong", "t": message["t"], "at": self.clock()})
        elif do == "ended":
            self.ended = message["why"]
        elif do == "welcome":
            self._be_welcome(message)
        else:
            self._take(do, message)

    def _be_welcome(self, message: dict[str, Any]) -> None:
        if message["life"] != self.host_life:
            if self.host_life:
                self.unheard, self.said = [], 0
            self.host_life, self.heard = message["life"], 0
        self._welcome = True
        self.unheard = [(number, text) for number, text in self.unheard if number > message["heard"]]
        for _, text in self.unheard:
            self.send(text)

    def _take(self, do: str, message: dict[str, Any]) -> None:
        self.unheard = [(number, text) for number, text in self.unheard if number > message["heard"]]
        if message["n"] <= self.heard:
            return
        self.heard = message["n"]
        self.told.append(message)
        if do == "view":
            if message["display"]["ground"] is None:
                assert self.view
                message["display"]["ground"] = self.view["display"]["ground"]
            for part in ("things", "targets"):
                before, told = self.view["display"][part] if self.view else [], message["display"][part]
                message["display"][part] = [before[one] if isinstance(one, int) else one for one in told]
            self.view = message
            first, lines = message["log"]
            assert first <= len(self.log) + 1
            self.log[first - 1 :] = lines

    def reload(self) -> None:
        """The page is loaded anew: nothing is remembered but who this is."""
        self.disconnect()
        self.life += "x"
        self.said = self.heard = 0
        self.unheard, self.view, self.log, self.host_life = [], None, [], ""


class Party:
    """A meeting and its phones."""

    def __init__(self, match: Match, levels: tuple[int, ...] = (), seed: object = 0) -> None:
        self.time = Time()
        self.rng = Random(f"party {seed}")
        self.phones: dict[int, Phone] = {}
        self.changes: list[str] = []
        self.meeting: Meeting
        self.names = match.game.titles[: match.game.seats(match.options)]
        self.meeting = self.meet(match, levels, "host-one")

    def meet(self, match: Match, levels: tuple[int, ...], life: str) -> Meeting:
        def clock() -> float:
            return self.time.now

        def send(number: int, text: str) -> bool:
            self.phones[number].receive(text)
            return True

        return Meeting(
            match, self.names, levels, lambda: self.rng, clock, send, lambda _: None, self.changes.append, life
        )

    def invite(self, *seats: int, delay: float = 5, jitter: float = 5, offset: float = 0, name: str = "") -> Phone:
        number = self.meeting.invite(frozenset(seats))
        phone = self.phones[number] = Phone(self, number, name, delay, jitter, offset)
        phone.connect()
        return phone

    def run(self, ms: float) -> None:
        """Let so much time pass."""
        end = self.time.now + ms
        while True:
            for device in self.meeting.waiting:
                self.meeting.show(device.number)
            due = self.meeting.due()
            wakes = float("inf") if due is None else due
            if min(wakes, self.time.next()) > end:
                self.time.now = end
                return
            if wakes < self.time.next():
                self.time.now = max(self.time.now, wakes)
                self.meeting.tick()
            else:
                self.time.step()
