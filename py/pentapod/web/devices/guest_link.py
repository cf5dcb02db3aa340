"""The link of an invitation: its code, and behind it, if there is room, who invites to which game as whom."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from pentapod.play.devices.device import Device
from pentapod.play.devices.meeting import HOST, Meeting
from pentapod.play.words import listed

LONGEST: Final = 220
"""Characters of a link: more makes a code that phones read badly."""


def link_of(meeting: Meeting, device: Device, code: str, site: str) -> str:
    """The link of an invitation; its code, where `site`, the address of the host's page, is not known."""
    address = f"{site.rpartition('/')[0]}/join.html#{code}" if site else code
    game = meeting.match.game
    seats = _listed([meeting.names[seat] for seat in sorted(device.seats)])
    hosts = [meeting.names[seat] for seat in sorted(meeting.seats_at(HOST))]
    host = _listed([name for name in hosts if name not in game.titles])
    told = ((host, game.name, seats), ("", game.name, seats))
    links = (address + "".join(f".{_plain(word)}" for word in words) for words in told)
    return next((link for link in links if len(link) <= LONGEST), address)


def _listed(names: list[str]) -> str:
    return listed(names) if names else ""


def _plain(word: str) -> str:
    return quote(word, safe="").replace(".", "%2E")
