"""What a device is told, as plain data for the wire: the view of who sits there, and nothing that they may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pentapod.engine.catalog import chosen
from pentapod.engine.words import Stat
from pentapod.play.devices.shared import SharedSession
from pentapod.play.notices import Notice
from pentapod.play.sounds import sound
from pentapod.play.view import PlayerView, Seat, log_line

OFFERS: Final[Mapping[str, str]] = {"go": "step", "again": "rematch", "withdraw": "withdraw"}
"""What a device may be offered under the prompt: the command at the table, and the message that asks for it."""


class Log:
    """What a device knows of the log: so many lines, told to these eyes."""

    def __init__(self) -> None:
        self._states: list[object] = []
        self._viewer: object = None

    def news(self, session: SharedSession) -> tuple[int, list[tuple[int, str]]]:
        """The number of the first line that is another one, and the lines from there on."""
        steps, viewer = session.match.steps, session.screen.viewer
        known = min(len(steps), len(self._states)) if viewer == self._viewer else 0
        while known and self._states[known - 1] is not steps[known - 1].state:
            known -= 1  # A position that is known has come of nothing else than what was told.
        self._viewer = viewer
        self._states[known:] = [step.state for step in steps[known:]]
        lines = (log_line(session, ply) for ply in range(known + 1, len(steps) + 1))
        return known + 1, [(line.seat, line.sentence) for line in lines]


def fields_of(session: SharedSession, seen: PlayerView, log: Log) -> dict[str, Any]:
    """The fields of a view that say what is to be shown."""
    game, ply = session.match.game, seen.ply
    heard = sound(session) if session.at_end else None
    return {
        "game": (game.id, game.name),
        "language": chosen(),
        "seats": sorted(session.people()),
        "quick": session.quick,
        "end": seen.end,
        "prompt": seen.prompt,
        "said": session.history.sentence(ply) if ply else "",
        "sound": heard.value if heard else "",
        "asks": seen.asks,
        "cover": (seen.cover.text, seen.cover.button) if seen.cover else None,
        "ready": [(one.seat, one.name, one.ready) for one in seen.readiness],
        "players": [_player(seat, seat.number in session.people()) for seat in seen.seats],
        "notices": [_notice(one) for one in seen.notices if one.text or _offers(one)],
        "story": seen.story,
        "replayed": seen.replayed,
        "log": log.news(session),
        "ply": ply,
        "last": seen.last,
        "over": seen.over,
        "can": _can(seen),
        "resign": session.resigners(),
    }


def _player(seat: Seat, here: bool) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "name": seat.name,
        "level": seat.level,
        "acts": seat.acts,
        "wins": seat.wins,
        "badge": seat.badge,
        "stats": [_stat(stat) for stat in seat.stats],
        "here": here,
        "place": seat.place.kind,
        "ms": seat.place.ms,
    }


def _can(seen: PlayerView) -> list[str]:
    able = {"undo": seen.can_undo, "hint": seen.can_hint, "back": seen.ply > 0, "forward": seen.ply < seen.last}
    return [what for what, can in able.items() if can]


def _stat(stat: Stat) -> tuple[object, ...]:
    return stat.value, stat.label, stat.goal, stat.words


def _offers(one: Notice) -> list[Sequence[object]]:
    found = [(label, OFFERS.get(command), argument, primary) for label, command, argument, primary in one.offers]
    return [offer for offer in found if offer[1]]


def _notice(one: Notice) -> tuple[object, ...]:
    return one.text, one.kind, one.seat, _offers(one)
