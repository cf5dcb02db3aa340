"""The dialog of a table with other devices: who sits where, and the invitation for one of them."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from pentapod.play.devices.device import Device, Standing
from pentapod.play.devices.meeting import Meeting
from pentapod.play.devices.seats import HOST
from pentapod.play.words import listed
from pentapod.web.shell import dom, files
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import Markup, button, mark, tag, together
from pentapod.web.shell.words import level_entry, say

LONGEST_LINK: Final = 220
"""Characters of the link of an invitation: more makes a code that phones read badly."""

STAND_IN: Final = 3
"""How strong a computer player is that plays meanwhile."""


def open_seats(meeting: Meeting) -> None:
    """Who sits where; seats on this screen can be given to another device."""
    rows = [_seat(meeting, seat) for seat in range(len(meeting.plan.names))]
    devices = [_device(meeting, device) for device in meeting.devices.values()]
    free = bool(meeting.plan.at(HOST))
    open_dialog(
        say("devices"),
        tag("p.soft", say("devices-note")),
        tag("p.warning", say("device-dealer")) if meeting.match.game.hidden else None,
        tag("fieldset.device-seats", tag("legend", say("devices-seats")), *rows),
        tag(
            "p.actions",
            button(say("devices-invite-onlooker"), "invite-onlooker"),
            button(say("devices-invite"), "invite-chosen", class_="primary", id="invite-chosen") if free else None,
        ),
        tag("ul.device-list", *devices, aria_label=say("devices-others")) if devices else None,
        wide=True,
    )


def offer_copy() -> None:
    """The game on the table is played by post with fair dice, which no device rolls alone."""
    open_dialog(
        say("devices"),
        say("devices-copy-note"),
        tag("p.actions", button(say("devices-copy"), "host-copy", class_="primary")),
    )


def _seat(meeting: Meeting, seat: int) -> Markup:
    name, device = meeting.plan.names[seat], meeting.plan.device_of(seat)
    level = meeting.plan.levels[seat]
    if device is None and not level:
        box = tag("input", type="checkbox", name="away", value=seat)
        return tag("label.choice", box, tag("b", together(mark(seat), name)))
    where = level_entry(level) if level else say("devices-here")
    if device is not None and seat not in meeting.plan.at(HOST) and not level:
        where = say("devices-there")
    return tag("p.seat-line", mark(seat), tag("b", name), tag("span.soft", where))


def called(meeting: Meeting, device: Device) -> str:
    """The names of the seats at a device, or that it only looks on."""
    names = meeting.plan.names_of(device.seats)
    return listed(names) if names else say("devices-onlooker", name=device.name).strip()


def state_of(device: Device) -> str:
    """How a device is reached, in words."""
    if device.why:
        return device.why
    if device.standing is Standing.HERE:
        return say("device-here", ms=round(device.clock.way)) if device.clock.known else say("device-come")
    if device.expected:
        return say("device-again-needed")
    return say("device-open") if device.standing is Standing.OPEN else say("device-lost")


def _device(meeting: Meeting, device: Device) -> Markup:
    number = str(device.number)
    away = device.standing is not Standing.HERE
    inviting = say("device-invitation") if device.standing is Standing.OPEN else say("device-again")
    stand_ins = sorted(device.seats - meeting.plan.at(device.number))
    offers = [button(inviting, "invite-device", number, class_="primary")] if away else []
    if stand_ins:
        offers.append(button(say("device-give-back"), "give-back", number, class_=None if away else "primary"))
    elif device.seats and device.standing is not Standing.OPEN:
        offers.append(button(say("device-take"), "take-over", number))
        offers.append(button(say("device-computer"), "stand-in", number))
    offers.append(button(say("device-remove"), "dismiss-device", number))
    state = f"{state_of(device)} {say('device-stand-in')}" if stand_ins else state_of(device)
    return tag(
        "li",
        tag("b", called(meeting, device)),
        tag("span.soft", state, role="status"),
        tag("span.row", *offers),
        data_standing=device.standing.value,
    )


def open_invitation(meeting: Meeting, device: Device, said: str = "") -> None:
    """The invitation for a device, which is being made; and what there is to say of the one before."""
    game = meeting.match.game.name
    names = called(meeting, device)
    making = tag("p", say("device-making"), role="status")
    open_dialog(
        say("device-for", names=names, game=game) if device.seats else say("device-for-onlooker", game=game),
        tag("p.soft", said, role="status") if said else None,
        tag("div", making, id="invitation"),
        wide=True,
    )
    dom.show("invitation", making)  # A dialog that is opened anew still has the invitation before.


def link_of(meeting: Meeting, device: Device, code: str, site: str) -> str:
    """The link of an invitation; its code, where `site`, the address of the host's page, is not known.

    Behind the code, if there is room, who invites to which game as whom.
    """
    address = f"{site.rpartition('/')[0]}/join.html#{code}" if site else code
    game = meeting.match.game
    seats = _listed(meeting.plan.names_of(device.seats))
    host = _listed([name for name in meeting.plan.names_of(meeting.plan.at(HOST)) if name not in game.titles])
    told = ((host, game.name, seats), ("", game.name, seats))
    links = (address + "".join(f".{_plain(word)}" for word in words) for words in told)
    return next((link for link in links if len(link) <= LONGEST_LINK), address)


def _listed(names: list[str]) -> str:
    return listed(names) if names else ""


def _plain(word: str) -> str:
    return quote(word, safe="").replace(".", "%2E")


def camera_first(number: int, hidden: bool, said: str) -> Markup | None:
    """Where the browser hides this device: the choice to use the camera before the invitation is made."""
    if not (hidden or said):
        return None
    return tag(
        "div.part",
        tag("p", said or say("device-camera-note"), id="camera-said", role="status"),
        tag("p.row", button(say("device-camera"), "invite-seen", number)) if hidden else None,
    )


def invitation(number: int, address: str, is_address: bool, hidden: bool, said: str = "") -> Markup:
    """The first step is the invitation, the second the answer; `said` is what came of asking for the camera."""
    sender = button(say("share-system"), "share-invitation") if files.can_send() else None
    field = tag("input", id="link", readonly=True, value=address)
    label = say("device-link") if is_address else say("device-code")
    first = tag(
        "div.stack",
        tag("h3", say("device-step-one")),
        tag("p", say("device-step-one-note") if is_address else say("device-code-note")),
        tag("label.field", label, field),
        tag(
            "p.actions",
            button(say("device-anew"), "invite-anew", number),
            sender,
            button(say("device-copy"), "copy-invitation", class_="primary", id="copy-invitation"),
        ),
    )
    second = tag(
        "form.stack",
        tag("h3", say("device-step-two")),
        tag("p", say("device-step-two-note"), id="answer-said", role="status"),
        tag("video", id="scan", hidden=True, playsinline=True, muted=True),
        tag("textarea", id="answer", rows="3", aria_label=say("device-answer"), spellcheck="false"),
        tag(
            "p.row",
            button(say("device-scan"), "scan-answer", number),
            tag("button.primary", say("device-connect"), id="connect"),
            button(say("devices-back"), "devices"),
        ),
        data_submit="accept-answer",
        data_argument=number,
    )
    note = tag("details", tag("summary", say("device-reach")), tag("p", say("device-reach-note")))
    camera = camera_first(number, hidden, said)
    return together(tag("div.share-link", first, tag("div", id="qr")), second, camera, note)
