"""The host's side of a table with other devices: its match, its connections, its dialogs, its time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom
from secrets import token_urlsafe
from typing import Any, Final

from js import document, window

from pentapod.engine.state import Action
from pentapod.play.advice import advice
from pentapod.play.devices.device import Device, Standing
from pentapod.play.devices.meeting import Meeting
from pentapod.play.devices.seats import HOST
from pentapod.play.seating import Seats
from pentapod.play.session import Session
from pentapod.web.devices import dialog, kept, tabs
from pentapod.web.devices.channels import Channels
from pentapod.web.preferences import Preferences
from pentapod.web.shell import dom, files
from pentapod.web.shell.dialogs import close, toast
from pentapod.web.shell.words import say
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.table.table import Table

TELLING_MS: Final = 4.0
"""So much of a frame may be taken to tell devices what to show; one is told in any case."""


class Hosting:
    """The match on the table, shared with other devices until the table is left."""

    def __init__(
        self,
        table: Table,
        current: CurrentSave,
        preferences: Preferences,
        elsewhere: Callable[[str], None],
        session: Session,
        held: str = "",
    ) -> None:
        self._table, self._current, self._preferences = table, current, preferences
        self._elsewhere = elsewhere
        self._held = held
        """The kept game that this tab hosts, and no other."""
        self._timer = dom.Timer()
        self._late = dom.AfterPaint()
        self._answered = False
        """Whether a device was answered since the last paint."""
        self._stop_scan: Any = None
        self._shown = 0
        """The device whose invitation is shown, or 0."""
        self._asker: int | None = None
        """Whose question is kept, by the number of the device."""
        match = session.match.anew()
        steps = session.match.steps
        match.steps = list(steps[: session.match.ply] if session.resumed else steps)
        self._channels = Channels(self._heard, self._channel_changed)
        self.meeting = Meeting(
            match,
            session.names,
            session.levels,
            SystemRandom,
            lambda: float(window.performance.now()),
            self._channels.send,
            self._channels.close,
            self._changed,
            token_urlsafe(12),
        )
        self.meeting.hints = self._suggest
        self._table.share(self.meeting.host)
        self._register()

    # ------------------------------------------------------------------ what happens

    def _heard(self, number: int, text: str, arrived: float) -> None:
        """Follow what a device says. Where nothing came of it for others, it is answered at once: one in each frame."""
        moment = self.meeting.moment
        self.meeting.hear(number, text, arrived)
        if self.meeting.moment == moment and not self._answered:
            self._answered = True
            self.meeting.show(number)
            self._late.put("devices", self._tell)
        self._wait()

    def _channel_changed(self, number: int, state: str) -> None:
        if state == "open":
            self.meeting.opened(number)
        elif state == "shaky":
            self.meeting.disturbed(number)
        elif state == "mended":
            self.meeting.mended(number)
        elif state in ("lost", "closed"):
            if self._shown == number:
                self._say(say("device-not-found"))
            self.meeting.lost(number)
        self._wait()

    def _changed(self, what: str) -> None:
        """Something is to be shown at the host's screen, or waited for."""
        if self._table.view.session is self.meeting.host.session:
            if what == "anew":
                self._current.take(None)
            self._table.show_shared(what)
        question = self.meeting.questions.asked
        if what in ("seats", "anew") or self._asker != (question and question.asker):
            self.keep()
        if what in ("seats", "anew"):
            self._refresh_dialog()
        self._wait()

    def _wait(self) -> None:
        due = self.meeting.due()
        passed = float(window.performance.now())
        self._timer.set(None if due is None else max(0.0, (due - passed) / 1000), self._tick)
        if self.meeting.waiting:
            self._late.put("devices", self._tell)

    def _tell(self) -> None:
        """Tell devices what to show, as many as this frame has time for; the others after the next paint."""
        self._answered = False
        end = float(window.performance.now()) + TELLING_MS
        for device in self.meeting.waiting:
            self.meeting.show(device.number)
            if float(window.performance.now()) >= end:
                break
        if self.meeting.waiting:
            self._late.put("devices", self._tell)

    def _tick(self) -> None:
        self.meeting.tick()
        self._wait()

    def keep(self) -> None:
        """Keep which seats are at other devices, and whose question waits."""
        if save_id := self._current.id:
            question, devices = self.meeting.questions.asked, self.meeting.devices
            self._asker = question.asker if question else None
            asker = None if self._asker is None else [HOST, *devices].index(self._asker)
            kept.keep(self._current.store, save_id, kept.Kept([device.seats for device in devices.values()], asker))
            if self._held != save_id:
                self._held = save_id
                tabs.hold(save_id, False, lambda: None, lambda: self._taken(say("tabs-elsewhere")), self.taken)

    def taken(self) -> None:
        """Another tab has taken the match over."""
        self._taken(say("tabs-taken"))

    def _taken(self, why: str) -> None:
        self.end(say("tabs-moved"))
        self._elsewhere(why)

    def resume(self) -> None:
        """The page was loaded anew: the seats that were at other devices wait for invitations."""
        before = kept.load(self._current.store, self._current.id, len(self.meeting.plan.names))
        keys = [HOST, *(self.meeting.expect(seats) for seats in before.devices)]
        if before.asker is not None and before.asker < len(keys):
            self.meeting.questions.drop(keys[before.asker])

    def end(self, why: str = "") -> None:
        """The table is left; the devices are told why."""
        self._timer.stop()
        self.meeting.end(why)
        tabs.release()

    def _suggest(self, device: Device) -> None:
        session = device.interaction.session
        state = session.match.state

        def then(action: Action, sure: Sequence[int]) -> None:
            if session.match.state is state and device.interaction.session is session:
                session.touches.forget()
                device.suggest(state, action.path, advice(session, action, sure))
            self._table.view.show()  # Computer players that gave way are asked again.
            self._wait()

        if not self._table.suggest(session, then):
            device.suggest(None, (), say("hint-none"))

    # ------------------------------------------------------------------ dialogs

    def open_seats(self) -> None:
        """Who sits where."""
        self._end_scan()
        self._shown = 0
        dialog.open_seats(self.meeting)

    def invite(self, seats: Seats) -> None:
        """Give seats to another device, and show its invitation."""
        self.open_invitation(self.meeting.invite(seats))

    def open_invitation(self, number: int, anew: bool = False, said: str = "") -> None:
        """Show the invitation for a device, which is made if there is none, or is to be another one."""
        self._end_scan()
        device = self.meeting.devices[number]
        self.meeting.welcome_again(number)
        self._shown = number
        dialog.open_invitation(self.meeting, device, said)
        self._channels.invite(
            number,
            self._servers(),
            anew,
            lambda fragment: self._show_invitation(number, fragment),
            lambda: self._say(say("device-failed"), "invitation"),
        )

    def _servers(self) -> list[str]:
        return [f"stun:{self._preferences.stun}"] if self._preferences.stun else []

    def _invite_seen(self, number: int) -> None:
        """Use the camera first: an invitation that is made then tells where this device is."""
        self._end_scan()
        self._channels.invite_seen(
            number,
            self._servers(),
            lambda fragment: self._show_invitation(number, fragment, asked=True),
            lambda why: self._say(say(f"device-camera-{why}"), "camera-said"),
        )

    def _show_invitation(self, number: int, fragment: str, asked: bool = False) -> None:
        place = dom.by_id("invitation")
        if not place or self._shown != number:
            return
        site = self._preferences.site_address
        address = dialog.link_of(self.meeting, self.meeting.devices[number], fragment, site)
        hidden = self._channels.is_hidden(fragment)
        said = say("device-camera-vain" if hidden else "device-camera-done") if asked else ""
        dom.show(place, dialog.invitation(number, address, bool(site), hidden, said))
        from pentapod.web.share.qr import show_qr

        show_qr(address)
        dom.by_id("copy-invitation").focus()  # A field would call a phone's keyboard over the code.

    def _refresh_dialog(self) -> None:
        """A dialog about the devices tells what is so now."""
        if not dom.by_id("dialog").open:
            return
        device = self.meeting.devices.get(self._shown)
        if device and device.standing is Standing.HERE:
            said = say("device-connected", names=dialog.called(self.meeting, device))
            waiting = [one for one in self.meeting.devices.values() if one.standing is Standing.OPEN or one.expected]
            if waiting:
                self.open_invitation(waiting[0].number, said=said)
            else:
                close()
                self._shown = 0
                dom.announce(said)  # Seen at the seat: what comes and goes over the board would move it.
        elif document.querySelector("#dialog .device-seats"):
            dialog.open_seats(self.meeting)

    def _say(self, text: str, place: str = "answer-said") -> None:
        if element := dom.by_id(place):
            element.textContent = text

    def _end_scan(self) -> None:
        if self._stop_scan:
            self._stop_scan()
        self._stop_scan = None

    def _scan(self, number: int) -> None:
        video = dom.by_id("scan")
        video.hidden = False

        def found(text: str) -> None:
            self._end_scan()
            video.hidden = True
            dom.by_id("answer").value = text
            self._accept(number, text)

        def failed(why: str) -> None:
            video.hidden = True
            self._say(say(f"device-{why}"))

        self._stop_scan = self._channels.scan(video, found, failed)

    def _accept(self, number: int, text: str) -> None:
        self._say(say("device-connecting"))
        self._channels.accept(number, text, lambda: None, lambda code: self._say(say(f"device-{code}")))

    # ------------------------------------------------------------------ commands

    def _register(self) -> None:
        """Name the commands of the dialogs and of the notices."""
        commands: Mapping[str, Callable[[str], object]] = {
            "invite-chosen": lambda _: self._invite_chosen(),
            "invite-onlooker": lambda _: self.invite(frozenset()),
            "invite-device": lambda number: self.open_invitation(int(number)),
            "invite-anew": lambda number: self.open_invitation(int(number), anew=True),
            "invite-seen": lambda number: self._invite_seen(int(number)),
            "dismiss-device": lambda number: self.meeting.dismiss(int(number)),
            "take-over": lambda number: self._stand_in(int(number), 0),
            "stand-in": lambda number: self._stand_in(int(number), dialog.STAND_IN),
            "give-back": lambda number: self._give_back(int(number)),
            "accept-answer": lambda number: self._accept(int(number), str(dom.by_id("answer").value)),
            "scan-answer": lambda number: self._scan(int(number)),
            "copy-invitation": lambda _: files.copy(dom.by_id("link")),
            "share-invitation": lambda _: files.send(
                say("device-share-title"), dom.by_id("link").value, bool(self._preferences.site_address)
            ),
            "withdraw": lambda _: self.meeting.questions.withdraw(HOST),
            "answer-yes": lambda number: self.meeting.questions.answer(HOST, int(number), True),
            "answer-no": lambda number: self.meeting.questions.answer(HOST, int(number), False),
        }
        for name, command in commands.items():
            self._name(name, command)

    def _name(self, name: str, command: Callable[[str], object]) -> None:
        def run(argument: str) -> None:
            command(argument)
            self._wait()

        dom.takes(name, run)

    def _invite_chosen(self) -> None:
        boxes = document.querySelectorAll('#dialog input[name="away"]:checked')
        seats = frozenset(int(box.value) for box in boxes)
        if seats:
            self.invite(seats)
        else:
            toast(say("devices-choose"))

    def _stand_in(self, number: int, level: int) -> None:
        for seat in self.meeting.devices[number].seats:
            self.meeting.take_over(seat, level)

    def _give_back(self, number: int) -> None:
        for seat in self.meeting.devices[number].seats:
            self.meeting.give_back(seat)
