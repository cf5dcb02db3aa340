"""A match that is played at several devices: one match, the host's screen, and any number of other devices.

Knows no browser. Whoever drives it hands in what comes (`hear`), sends what it gives to `send`, keeps time (`due`,
`tick`), and shows the host's screen (`host`) when it is told that something changed. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Final

from pentapod.engine.match import Match
from pentapod.engine.state import Action, IllegalAction
from pentapod.play import pace
from pentapod.play.countdown import GRACE_SECONDS, Countdown
from pentapod.play.devices import wire
from pentapod.play.devices.device import CutOff, Device, Standing
from pentapod.play.devices.questions import About, Question, Questions
from pentapod.play.devices.race import Race
from pentapod.play.devices.seats import HOST, SeatPlan
from pentapod.play.devices.shared import Dealer, SharedInteraction, SharedSession
from pentapod.play.notices import Notice, Offer
from pentapod.play.seating import Levels, Names, Seats, SeatStatus
from pentapod.play.words import listed, say

LEAST_WAIT_MS: Final = 4.0
"""So long after it was made an action waits for another one that was made before it and comes later."""

Changed = Callable[[str], None]
"""Called when the host's screen is to be shown anew: "played" something was, "anew" the match begins again, "seats" are
taken otherwise or something is asked or taken back, "waits": only `due` is another time."""


class Meeting:
    """A match with all who play it. `levels` are the computer players by seat, 0 for a person."""

    def __init__(
        self,
        match: Match,
        names: Names,
        levels: Levels,
        rng: Callable[[], Random],
        clock: Callable[[], float],
        send: Callable[[int, str], bool],
        close: Callable[[int], None],
        changed: Changed,
        life: str,
        following: Callable[[], float] = lambda: pace.FOLLOWING_SECONDS,
    ) -> None:
        match.go(match.last)
        self.match = match
        self.plan = SeatPlan(names, levels)
        self.life = life
        self.ready: set[int] = set()
        self.moment = 0
        """Counts the positions that were shown."""
        self.devices: dict[int, Device] = {}
        self.questions = Questions(self.plan.called, self._grant, self._say, self.seats_changed)
        self.hints: Callable[[Device], None] | None = None
        """Asks a computer player for a suggestion to a device, if one can be asked."""
        self._rng, self._clock, self._send, self._close, self._changed = rng, clock, send, close, changed
        self._following = following
        self._numbers = count(1)
        self._countdown = Countdown(lambda: clock() / 1000)
        self._race = Race(self._longest_wait)
        self._since = clock()
        """When the position came that is shown."""
        self.dealer = Dealer(match, names, self.plan.levels, self.ready)
        self.host = self.new_interaction(HOST)

    # ------------------------------------------------------------------ who plays where

    def place(self, seat: int) -> SeatStatus:
        """Where a seat is played, as docs/devices.md names it, and how long the way there and back takes."""
        number = self.plan.device_of(seat)
        if self.plan.levels[seat]:
            return SeatStatus("computer")
        if number is None or seat in self.plan.stand_ins:
            return SeatStatus("host")
        device = self.devices[number]
        known = device.standing is Standing.HERE and device.clock.known
        return SeatStatus(device.standing.value, round(device.clock.way) if known else None)

    def new_interaction(self, key: int) -> SharedInteraction:
        """What is done at the host's screen, or at a device."""
        session = SharedSession(self, self.plan.at(key))
        return SharedInteraction(self, key, session, self._rng, self._following)

    def invite(self, seats: Seats) -> int:
        """Give seats to another device, none to an onlooker; the number of the device."""
        number = next(self._numbers)
        self.plan.given[number] = seats
        self.devices[number] = Device(self, number, seats)
        self._reseat()
        return number

    def expect(self, seats: Seats) -> int:
        """Give seats to the device that had them before the host's page was loaded anew; its number."""
        number = self.invite(seats)
        self.devices[number].expected, self.devices[number].standing = True, Standing.LOST
        self._changed("seats")
        return number

    def dismiss(self, number: int) -> None:
        """A device has its seats no more: they are played at the host's screen."""
        device = self.devices.pop(number)
        self._part(device, say("device-dismissed"))
        self.plan.take(number)
        self.questions.leave(number)
        self._reseat()

    def take_over(self, seat: int, level: int = 0) -> None:
        """The host's screen, or a computer player, plays meanwhile for a seat at a device."""
        self.plan.stand_ins[seat] = level
        self._reseat()

    def give_back(self, seat: int) -> None:
        """A seat is played at its device again."""
        self.plan.stand_ins.pop(seat, None)
        self._reseat()

    def _reseat(self) -> None:
        """Somebody sits elsewhere now, or goes by another name."""
        self.dealer = Dealer(self.match, self.plan.names, self.plan.levels, self.ready)
        self.ready &= {seat for seat, level in enumerate(self.plan.levels) if not level}
        for key, interaction in self._interactions():
            interaction.sit(SharedSession(self, self.plan.at(key)))
        self._another_moment()
        self._changed("seats")

    def _interactions(self) -> Iterator[tuple[int, SharedInteraction]]:
        yield HOST, self.host
        yield from ((number, device.interaction) for number, device in self.devices.items())

    # ------------------------------------------------------------------ channels

    def opened(self, number: int) -> None:
        """The channel to a device was made (again)."""
        if number in self.devices:
            self.devices[number].opened()

    def lost(self, number: int) -> None:
        """The channel to a device is gone; its seats wait for it."""
        if device := self.devices.get(number):
            device.greeted = False
            self.disturbed(number)

    def disturbed(self, number: int) -> None:
        """Nothing is heard of a device, whose channel may mend: its seats wait for it."""
        device = self.devices.get(number)
        if device and device.standing is Standing.HERE:
            device.standing = Standing.LOST
            self.questions.leave(number, returns=True)
            self.seats_changed()

    def mended(self, number: int) -> None:
        """The channel to a device carries words again, the next ones on both sides."""
        device = self.devices.get(number)
        if device and device.greeted and device.standing is Standing.LOST and not device.why:
            device.standing, device.answered = Standing.HERE, self._clock()
            self.seats_changed()

    def hear(self, number: int, text: object, arrived: float) -> None:
        """A message came from a device. The channel tells which."""
        device = self.devices.get(number)
        if device is None or device.why:
            return
        try:
            device.hear(text, arrived)
        except CutOff as reason:
            self.cut_off(number, str(reason))
        self.mended(number)

    def cut_off(self, number: int, why: str) -> None:
        """A device is let in no more, until the host invites it again."""
        device = self.devices[number]
        self._part(device, why)
        device.why, device.standing = why, Standing.LOST
        self.questions.leave(number)
        self.seats_changed()

    def welcome_again(self, number: int) -> None:
        """Another invitation is made for a device."""
        self.devices[number].why = ""

    def end(self, why: str = "") -> None:
        """The host leaves the table."""
        for device in self.devices.values():
            self._part(device, why or say("device-host-left"))

    def _part(self, device: Device, why: str) -> None:
        self._send(device.number, wire.write("ended", why=why))
        self._close(device.number)

    def tell(self, device: Device, text: str) -> None:
        """Send a text to a device."""
        self._send(device.number, text)

    def arrived(self, device: Device, name: str) -> None:
        """A device has said hello."""
        device.standing, device.expected = Standing.HERE, False
        device.pinged = device.answered = self._clock()
        device.ping(device.answered)
        device.name = name or device.name
        if len(device.seats) == 1 and device.name:
            (seat,) = device.seats
            if self.plan.names[seat] != device.name:
                self.plan.rename(seat, device.name)
                self._reseat()
        self.seats_changed()

    # ------------------------------------------------------------------ playing

    def submit(self, key: int, action: Action, captured: float | None) -> bool:
        """Play an action, or let it wait for one that was made earlier. Whether it was played at once."""
        if not self.dealer.quick:
            self._play(key, action)
            return True
        self._race.add(self._clock() if captured is None else captured, key, action)
        self._changed("waits")
        return False

    def _play(self, key: int, action: Action) -> None:
        try:
            self.dealer.play(action)
        except IllegalAction:
            self._refuse(key, self.match.game.words.illegal(self.match.state, action))
            return
        self._played()

    def _refuse(self, key: int, why: str) -> None:
        """Somebody else was faster: what was meant for another position is forgotten."""
        self._at(key).forget_touches()
        if key != HOST:
            self._say(key, why)
            self.devices[key].dirty = True
        else:
            self._changed("seats")

    def _at(self, key: int) -> SharedInteraction:
        return self.host if key == HOST else self.devices[key].interaction

    def _say(self, key: int, text: str) -> None:
        """Say something to who sits at a device; the host's screen shows it by itself."""
        if key in self.devices:
            self.devices[key].refuse(text)

    def _played(self, change: str = "played") -> None:
        self._another_moment()
        for _, interaction in self._interactions():
            if interaction.pending:
                interaction.forget_touches()
            interaction.session.follow()
        self.questions.follow()
        self._countdown.follow(self.dealer.deadline)
        self._changed(change)

    def _another_moment(self) -> None:
        self.moment += 1
        self._since = self._clock()
        self._show_all()

    def _show_all(self) -> None:
        for device in self.devices.values():
            device.dirty = True

    def seats_changed(self) -> None:
        """All that is said of the seats is to be shown again."""
        self._show_all()
        self._changed("seats")

    def resign(self, seat: int) -> None:
        """A seat gives up. Raises `IllegalAction`."""
        self.dealer.resign(seat)
        self._played()

    def be_ready(self, seat: int) -> None:
        """A seat is ready for what counts by speed."""
        self.ready.add(seat)
        self._another_moment()
        self._countdown.follow(self.dealer.deadline)
        self._changed("seats")

    def begin_anew(self, match: Match | None = None) -> None:
        """Another game with the same seats: of the same, or a match that takes its place."""
        self.match = match or self.match.anew()
        self.ready.clear()
        self._race.clear()
        self.questions.asked = None
        self._reseat()
        self._countdown.follow(self.dealer.deadline)
        self._changed("anew")

    def advise(self, device: Device) -> None:
        """A device wants a suggestion."""
        if self.hints and device.interaction.session.lit():
            self.hints(device)
        else:
            device.suggest(None, (), say("device-no-hint"))

    # ------------------------------------------------------------------ questions

    def undo(self, key: int) -> str:
        """Take back the last choice of somebody there, or ask the others; what came of it, as a sentence.

        That the others are asked is said by a notice of its own (`asides`), and "" is returned. Raises `CannotUndo`.
        """
        session = self._at(key).session
        ply = session.last_choice()
        what = self.dealer.history.sentence(ply + 1)  # As anybody may know it: others read it too.
        own = all(step.action.seat in session.people() for step in self.match.steps[ply:])
        others = self._others(key)
        if not others or (own and self.match.state.turn in session.people() and not session.quick):
            self._take_back(ply)
            return say("undo-done", what=what)
        text = say("undo-question", name=self.plan.called(key), what=what)
        return self.questions.ask(About.UNDO, key, others, text, ply)

    def ask_rematch(self, key: int) -> None:
        """Somebody wants another game of the same."""
        if self.match.latest.result is None:
            return
        others = self._others(key)
        if others:
            text = say("rematch-question", name=self.plan.called(key))
            self._say(key, self.questions.ask(About.REMATCH, key, others, text))
        else:
            self.begin_anew()

    def _grant(self, question: Question) -> None:
        if question.about is About.UNDO:
            self._take_back(question.ply)
        else:
            self.begin_anew()

    def _others(self, key: int) -> set[int]:
        """Where people sit who can be asked."""
        there = {HOST, *(number for number, device in self.devices.items() if device.standing is Standing.HERE)}
        return {other for other in there - {key} if self.plan.at(other)}

    def _take_back(self, ply: int) -> None:
        self.match.go(ply)
        del self.match.steps[ply:]
        self.ready.clear()
        self._race.clear()
        for _, interaction in self._interactions():
            interaction.forget_touches()
        self._played("seats")

    def asides(self, key: int) -> Iterator[Notice]:
        """What was asked there; at the host's screen also what somebody asks, and which devices are not there."""
        yield from self.questions.asides(key)
        if key != HOST:
            return
        if question := self.questions.to(HOST):
            yes = Offer(say("yes"), "answer-yes", str(question.number), primary=True)
            yield Notice(question.text, (yes, Offer(say("no"), "answer-no", str(question.number))), "task")
        for device in self.devices.values():
            if device.seats:
                yield from self._about(device)

    def _about(self, device: Device) -> Iterator[Notice]:
        number, names = str(device.number), listed(self.plan.names_of(device.seats))
        away = not device.seats.isdisjoint(self.plan.stand_ins)
        seats = Offer(say("devices"), "devices")
        if device.standing is Standing.OPEN:
            yield Notice(say("device-waits", names=names), (Offer(say("invite"), "invite-device", number),))
        elif device.standing is Standing.LOST:
            text = device.why or say("device-expected" if device.expected else "device-gone", names=names)
            yield Notice(text, (Offer(say("invite-again"), "invite-device", number, primary=True), seats))
        elif away:
            yield Notice(say("device-back", names=names), (Offer(say("give-back"), "give-back", number, primary=True),))

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When `tick` is to be called; None if nothing is waited for."""
        times: list[float] = []
        if (due := self._race.due()) is not None:
            times.append(due)
        if (seconds := self._pause()) is not None:
            times.append(self._since + seconds * 1000)
        if self.dealer.deadline:
            times.append(self._rings())
        times += (time for device in self.devices.values() for time in device.due(self._clock()))
        return min(times, default=None)

    def tick(self) -> None:
        """Do what is due."""
        now = self._clock()
        for key, action in self._race.run(now):
            if action.seat in self.plan.at(key) or (key == HOST and self.plan.levels[action.seat]):
                self._play(key, action)
        if self.dealer.deadline and now >= self._rings() and self._race.due() is None:
            self._play(HOST, self.dealer.deadline.action)
        seconds = self._pause()
        if seconds is not None and now >= self._since + seconds * 1000:
            self.dealer.let_happen(self._rng())
            self._played()
        for device in list(self.devices.values()):
            if device.tick(now):
                self.disturbed(device.number)

    @property
    def waiting(self) -> list[Device]:
        """The devices that have still to be told what to show, those first where somebody is to act."""
        found = [device for device in self.devices.values() if device.dirty and device.is_shown]
        acting = self.match.state.actors
        return sorted(found, key=lambda device: device.seats.isdisjoint(acting))

    def show(self, number: int) -> None:
        """Tell a device what to show, if it has still to be told."""
        device = self.devices.get(number)
        if device and device.dirty and device.is_shown:
            self._show(device)

    def _pause(self) -> float | None:
        return pace.pause(self.dealer, self._following())

    def _longest_wait(self) -> float:
        ways = [device.clock.longest_way for device in self.devices.values() if device.is_shown and device.seats]
        return max(LEAST_WAIT_MS, *ways) if ways else LEAST_WAIT_MS

    def _rings(self) -> float:
        """When the clock has run out for all, and what was done in time has come."""
        return (self._countdown.end + GRACE_SECONDS) * 1000 + self._longest_wait()

    def _show(self, device: Device) -> None:
        question, deadline = self.questions.to(device.number), self.dealer.deadline
        asked = (question.number, question.text, say("yes"), say("no")) if question else None
        left = max(0.0, self._countdown.end - self._clock() / 1000)
        clock = (deadline.since, deadline.seconds, round(left, 3)) if deadline else None
        onlookers = sum(not other.seats for other in self.devices.values() if other.standing is Standing.HERE)
        device.show(asked, clock, onlookers)
