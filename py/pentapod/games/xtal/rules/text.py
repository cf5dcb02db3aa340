"""A position of XTAL as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

import re
from typing import Final

from pentapod.engine.state import MalformedPosition
from pentapod.games.xtal.data.table import ANSWER_SECONDS, CARDS, LEAST_SEATS, RINGS, TITLES
from pentapod.games.xtal.rules.path import NAMES, NOWHERE, STONE_OF
from pentapod.games.xtal.rules.position import (
    AIMS,
    COMBAT,
    GAP,
    Arrangement,
    Counts,
    Draft,
    Ending,
    Hand,
    Laid,
    Phase,
    Play,
    Position,
    Setting,
    Table,
    seats_in,
)
from pentapod.games.xtal.rules.touches import slot_touch

_LETTERS: Final = "".join(card.letter for card in CARDS)
_NONE: Final = "-"


def write(position: Position) -> str:
    """The line of a position; `read` is its inverse."""
    parts = (
        _write_setting(position.setting),
        position.phase + (f":{position.ending}:{_write_set(position.winners)}" if position.ending else ""),
        f"{_write_seat(position.mover)}>{_write_seat(position.acting)}",
        ",".join(_write_player(position, seat) for seat in range(position.setting.seats)),
        _write_table(position.table),
        f"{position.rolled}:{position.rolls}",
        _write_counts(position.refuse),
        ",".join(map(_write_laid, position.laid)) or _NONE,
        f"p{_write_set(position.passed)}.{position.beat}" if position.phase in COMBAT else _NONE,
        _write_table(position.before) if position.before else _NONE,
        "/".join(_write_draft(seat, draft) for seat, draft in enumerate(position.drafts) if draft) or _NONE,
    )
    return " ".join(parts)


def _write_setting(setting: Setting) -> str:
    letters = "ws"[setting.speed] + "ho"[setting.open] + "ns"[setting.strict]
    return f"{setting.seats}{letters}{setting.seconds}{'g' * setting.guarded}"


def _write_seat(seat: int | None) -> str:
    return _NONE if seat is None else str(seat)


def _write_set(seats: int) -> str:
    return "".join(map(str, seats_in(seats)))


def _write_stone(stone: int) -> str:
    return _NONE if stone == NOWHERE else NAMES[stone]


def _write_player(position: Position, seat: int) -> str:
    cards = "".join("." if kind == GAP else _LETTERS[kind] for kind in position.hands[seat])
    return f"{_write_stone(position.homes[seat])}{'~' * (not position.playing(seat))}={cards or _NONE}"


def _write_table(table: Table) -> str:
    tokens = ",".join(
        f"{_write_stone(stone)}*{rings}{'!' * table.shields(seat)}"
        for seat, (stone, rings) in enumerate(zip(table.tokens, table.rings, strict=True))
    )
    pair = "-".join(map(str, table.pair)) + ("" if table.weapon is None else f"#{table.weapon}")
    waiting = ",".join(f"{one}-{other}~{maker}" for one, other, maker in table.waiting)
    return "|".join((tokens, "".join(map(str, table.stores)), pair or _NONE, waiting or _NONE))


def _write_counts(counts: Counts) -> str:
    return "".join(f"{letter}{count}" for letter, count in zip(_LETTERS, counts, strict=True) if count) or _NONE


def _write_laid(laid: Laid) -> str:
    return f"{laid.seat}{_LETTERS[laid.kind]}" + ("" if laid.cancels is None else f">{laid.cancels}")


def _write_draft(seat: int, draft: Draft) -> str:
    return "+".join(_write_play(seat, play) for play in draft)


def _write_play(seat: int, play: Play) -> str:
    move = f"@{play.aim.token}>{NAMES[play.aim.goal]}" if play.aim else ""
    return slot_touch(seat, play.slot) + move


def read(line: str) -> Position:
    """What a line says, well written but not checked any further. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) != 11:
        raise MalformedPosition(line, "parts", wanted=11, count=len(words))
    setting_text, phase_text, turn, players, table, die, refuse, laid, combat, before, drafts = words
    setting = _read_setting(setting_text)
    phase, ending, winners = _read_phase(phase_text)
    mover, acting = _match(r"([0-5-])>([0-5-])", turn, "form-turn")
    rolled, rolls = _match(r"(\d):(\d{1,5})", die, "form-roll")
    passed, beat = _read_combat(combat, phase)
    homes, hands, out = _read_players(players, setting.seats)
    return Position(
        setting=setting,
        phase=phase,
        mover=_read_seat(mover),
        acting=_read_seat(acting),
        table=_read_table(table, setting.seats),
        homes=homes,
        hands=hands,
        refuse=_read_counts(refuse),
        out=out,
        rolled=int(rolled),
        rolls=int(rolls),
        laid=tuple(map(_read_laid, laid.split(","))) if laid != _NONE else (),
        before=_read_table(before, setting.seats) if before != _NONE else None,
        passed=passed,
        beat=beat,
        drafts=_read_drafts(drafts, setting.seats) if drafts != _NONE else (),
        ending=ending,
        winners=winners,
    )


def _match(pattern: str, text: str, form: str, **about: object) -> tuple[str, ...]:
    """What the groups of a pattern find in a text, which else is not of this form."""
    found = re.fullmatch(pattern, text, re.ASCII)
    if not found:
        raise MalformedPosition(text, form, **about)
    return tuple(group or "" for group in found.groups())


def _read_seat(text: str) -> int | None:
    return None if text == _NONE else int(text)


def _read_set(text: str) -> int:
    return sum({1 << int(letter) for letter in text})


def _read_setting(text: str) -> Setting:
    seconds = "|".join(map(str, ANSWER_SECONDS))
    seats, speed, hands, levitate, answer, guard = _match(
        rf"([{LEAST_SEATS}-{len(TITLES)}])([ws])([ho])([ns])({seconds})(g?)", text, "form-setting"
    )
    return Setting(int(seats), speed == "s", hands == "o", levitate == "s", bool(guard), int(answer))


def _read_phase(text: str) -> tuple[Phase, Ending | None, int]:
    """The phase, and at the end what ended the game and who won."""
    if text in list(Phase) and text != Phase.OVER:
        return Phase(text), None, 0
    ending, winners = _match(rf"over:({'|'.join(Ending)}):([0-5]{{1,6}})", text, "form-phase")
    return Phase.OVER, Ending(ending), _read_set(winners)


def _read_combat(text: str, phase: Phase) -> tuple[int, int]:
    """Who has passed, and the beat of the clock."""
    passed, beat = "", "0"
    if text != _NONE:
        passed, beat = _match(r"p([0-5]{0,2})\.(\d{1,5})", text, "form-passes")
    if (text == _NONE) == (phase in COMBAT):
        raise MalformedPosition(text, "passes-told")
    return _read_set(passed), int(beat)


def _read_players(text: str, seats: int) -> tuple[tuple[int, ...], tuple[Hand, ...], int]:
    """Homes, hands, and who has left."""
    entries = text.split(",")
    if len(entries) != seats:
        raise MalformedPosition(text, "players", wanted=seats, count=len(entries))
    homes, hands, out = [], [], 0
    for seat, entry in enumerate(entries):
        home, left, cards = _match(rf"(-|v\d)(~?)=(-|[{_LETTERS}.]*[{_LETTERS}])", entry, "form-player")
        homes.append(_read_stone(home))
        hands.append(
            () if cards == _NONE else tuple(GAP if letter == "." else _LETTERS.index(letter) for letter in cards)
        )
        out |= bool(left) << seat
    return tuple(homes), tuple(hands), out


def _read_stone(name: str) -> int:
    if name == _NONE:
        return NOWHERE
    if name not in STONE_OF:
        raise MalformedPosition(name, "stone")
    return STONE_OF[name]


def _read_table(text: str, seats: int) -> Table:
    parts = text.split("|")
    if len(parts) != 4:
        raise MalformedPosition(text, "table")
    tokens, stores, fight, waiting = parts
    entries = [_match(r"(-|[vbgyr]\d{1,2})\*(\d)(!?)", entry, "form-token") for entry in tokens.split(",")]
    if len(entries) != seats:
        raise MalformedPosition(tokens, "tokens", wanted=seats, count=len(entries))
    _match(rf"\d{{{RINGS}}}", stores, "form-storages", storages=RINGS)
    one, other, weapon = ("", "", "")
    if fight != _NONE:
        one, other, weapon = _match(r"([0-5])-([0-5])(?:#(\d{1,2}))?", fight, "form-combatants")
    return Table(
        tuple(_read_stone(name) for name, _, _ in entries),
        tuple(int(rings) for _, rings, _ in entries),
        tuple(map(int, stores)),
        sum(1 << seat for seat, entry in enumerate(entries) if entry[2]),
        (int(one), int(other)) if one else (),
        int(weapon) if weapon else None,
        tuple(map(_read_waiting, waiting.split(","))) if waiting != _NONE else (),
    )


def _read_waiting(text: str) -> Arrangement:
    one, other, maker = _match(r"([0-5])-([0-5])~([0-5])", text, "form-waiting")
    return Arrangement(int(one), int(other), int(maker))


def _read_counts(text: str) -> Counts:
    if text != _NONE:
        _match(rf"(?:[{_LETTERS}]\d{{1,2}})+", text, "form-cards")
    found = re.findall(r"([A-Za-z])(\d+)", text)
    return tuple(sum(int(count) for letter, count in found if letter == known) for known in _LETTERS)


def _read_laid(text: str) -> Laid:
    seat, letter, cancels = _match(rf"([0-5])([{_LETTERS}])(?:>(\d{{1,2}}))?", text, "form-laid")
    return Laid(int(seat), _LETTERS.index(letter), int(cancels) if cancels else None)


def _read_drafts(text: str, seats: int) -> tuple[Draft, ...]:
    drafts: list[Draft] = [()] * seats
    for group in text.split("/"):
        plays = [_read_play(entry, seats) for entry in group.split("+")]
        seat = plays[0][0]
        if any(other != seat for other, _ in plays) or drafts[seat]:
            raise MalformedPosition(group, "group")
        drafts[seat] = tuple(play for _, play in plays)
    return tuple(drafts)


def _read_play(text: str, seats: int) -> tuple[int, Play]:
    seat, letter, lap, token, goal = _match(r"([0-5])([a-z])(\d?)(?:@([0-5])>([vbgyr]\d{1,2}))?", text, "form-play")
    if int(seat) >= seats:
        raise MalformedPosition(text, "play-seat", number=int(seat))
    slot = ord(letter) - ord("a") + 26 * int(lap or "0")
    return int(seat), Play(slot, AIMS[int(token)][_read_stone(goal)] if goal else None)


def check_written(line: str, position: Position) -> None:
    """Raises `MalformedPosition` unless the line of a position is the one that `write` makes."""
    if write(position) != line:
        raise MalformedPosition(line, "rewritten", text=write(position))
