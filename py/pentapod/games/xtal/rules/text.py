"""A position of XTAL as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from pentapod.engine.grammar import (
    Values,
    after,
    counts,
    either,
    except_for,
    form,
    members,
    number,
    numbered,
    one_of,
    optional,
    record,
    sequence,
    subset,
)
from pentapod.engine.state import MalformedPosition
from pentapod.engine.values import indexed
from pentapod.games.xtal.data.table import ANSWER_SECONDS, CARDS, LEAST_SEATS, MOST_SEATS, RINGS
from pentapod.games.xtal.rules.path import NOWHERE, STONE_OF
from pentapod.games.xtal.rules.position import (
    COMBAT,
    GAP,
    Aim,
    Arrangement,
    Draft,
    Ending,
    Laid,
    Phase,
    Play,
    Position,
    Setting,
    Table,
)

_LETTERS: Final = "".join(card.letter for card in CARDS)

_DIGIT: Final = number(digits="[0-9]")
_PLACE: Final = number(digits="[0-9]{1,2}")
_COUNT: Final = number(digits="[0-9]{1,5}")
_SEAT: Final = numbered([str(seat) for seat in range(MOST_SEATS)])
_SEAT_OR_NOBODY: Final = optional(_SEAT)
_SEATS: Final = subset(_SEAT, "", "")
_STONE: Final = one_of({**STONE_OF, "-": NOWHERE}, "stone", "-|[vbgyr][0-9]{1,2}")
_HAND: Final = sequence(one_of({".": GAP, **indexed(_LETTERS)}), "")
_AIM: Final = form("{token}>{goal}", Aim, "form-play", token=_SEAT, goal=_STONE)
_GROUP: Final = sequence(
    form(
        "{seat}{letter}{lap}{aim}",
        None,
        "form-play",
        seat=_SEAT,
        letter=numbered(ascii_lowercase),
        lap=after("", _DIGIT, 0),
        aim=after("@", _AIM),
    ),
    "+",
)
_TOKENS: Final = sequence(
    form("{stone}*{rings}{shield}", None, "form-token", stone=_STONE, rings=_DIGIT, shield=either("", "!"))
)
_TABLE: Final = record(
    "|",
    _TOKENS,
    sequence(_DIGIT, ""),
    optional(form("{one}-{other}{weapon}", None, "form-combatants", one=_SEAT, other=_SEAT, weapon=after("#", _PLACE))),
    sequence(form("{one}-{other}~{maker}", Arrangement, "form-waiting", one=_SEAT, other=_SEAT, maker=_SEAT)),
    key="table",
)
_PLAYERS: Final = sequence(
    form(
        "{home}{left}={cards}",
        None,
        "form-player",
        home=_STONE._replace(pattern="-|v[0-9]"),
        left=either("", "~"),
        cards=_HAND._replace(pattern=f"-|[{_LETTERS}.]*[{_LETTERS}]"),
    )
)
_PASSES: Final = optional(form("p{passed}.{beat}", None, "form-passes", passed=_SEATS, beat=_COUNT))
_POSITION: Final = record(
    " ",
    form(
        "{seats}{speed}{open}{strict}{seconds}{guarded}",
        Setting,
        "form-setting",
        seats=number(digits=f"[{LEAST_SEATS}-{MOST_SEATS}]"),
        speed=either("w", "s"),
        open=either("h", "o"),
        strict=either("n", "s"),
        seconds=number(digits="|".join(map(str, ANSWER_SECONDS))),
        guarded=either("", "g"),
    ),
    except_for(
        {phase: (phase, None, 0) for phase in Phase if phase is not Phase.OVER},
        form(
            "{phase}:{ending}:{winners}",
            None,
            "form-phase",
            phase=one_of({Phase.OVER: Phase.OVER}),
            ending=members(Ending),
            winners=_SEATS,
        ),
    ),
    form("{mover}>{acting}", None, "form-turn", mover=_SEAT_OR_NOBODY, acting=_SEAT_OR_NOBODY),
    _PLAYERS,
    _TABLE,
    form("{rolled}:{rolls}", None, "form-roll", rolled=_PLACE, rolls=_COUNT),
    counts(_LETTERS, "form-cards", "", _PLACE.pattern),
    sequence(
        form(
            "{seat}{kind}{cancels}", Laid, "form-laid", seat=_SEAT, kind=numbered(_LETTERS), cancels=after(">", _PLACE)
        )
    ),
    _PASSES,
    optional(_TABLE),
    sequence(_GROUP, "/"),
)


def write(position: Position) -> str:
    """The line of a position; `read` is its inverse."""
    phase, ending = position.phase, position.ending
    out = [not position.playing(seat) for seat in range(position.setting.seats)]
    return _POSITION.write(
        (
            position.setting,
            (phase, ending, position.winners if ending else 0),
            (position.mover, position.acting),
            zip(position.homes, out, position.hands, strict=True),
            _parts(position.table),
            (position.rolled, position.rolls),
            position.refuse,
            position.laid,
            (position.passed, position.beat) if phase in COMBAT else None,
            _parts(position.before) if position.before else None,
            [
                [(seat, slot % 26, slot // 26, aim) for slot, aim in draft]
                for seat, draft in enumerate(position.drafts)
                if draft
            ],
        )
    )


def _parts(table: Table) -> Values:
    """A table as it is written."""
    shields = [table.shields(seat) for seat in range(len(table.tokens))]
    tokens = zip(table.tokens, table.rings, shields, strict=True)
    return tokens, table.stores, (*table.pair, table.weapon) if table.pair else None, table.waiting


def read(line: str) -> Position:
    """What a line says, well written but not checked any further. Raises `MalformedPosition`."""
    setting, (phase, ending, winners), turn, players, table, die, refuse, laid, passes, before, groups = (
        _POSITION.parse(line)
    )
    (mover, acting), (rolled, rolls) = turn, die
    seats = setting.seats
    if len(players) != seats:
        raise MalformedPosition(_PLAYERS.write(players), "players", wanted=seats, count=len(players))
    if (passes is not None) != (phase in COMBAT):
        raise MalformedPosition(_PASSES.write(passes), "passes-told")
    homes, left, hands = zip(*players, strict=True)
    passed, beat = passes or (0, 0)
    return Position(
        setting,
        phase,
        mover,
        acting,
        _table(table, seats),
        homes,
        hands,
        refuse,
        sum(gone << seat for seat, gone in enumerate(left)),
        rolled,
        rolls,
        laid,
        _table(before, seats) if before else None,
        passed,
        beat,
        _drafts(groups, seats) if groups else (),
        ending,
        winners,
    )


def _table(parts: Values, seats: int) -> Table:
    tokens, stores, fight, waiting = parts
    if len(tokens) != seats:
        raise MalformedPosition(_TOKENS.write(tokens), "tokens", wanted=seats, count=len(tokens))
    if len(stores) != RINGS:
        raise MalformedPosition("".join(map(str, stores)), "form-storages", storages=RINGS)
    stones, rings, shields = zip(*tokens, strict=True)
    *pair, weapon = fight or (None,)
    protected = sum(shield << seat for seat, shield in enumerate(shields))
    return Table(stones, rings, stores, protected, tuple(pair), weapon, waiting)


def _drafts(groups: Values, seats: int) -> tuple[Draft, ...]:
    drafts: list[Draft] = [()] * seats
    for group in groups:
        seat = group[0][0]
        if seat >= seats:
            raise MalformedPosition(_GROUP.write(group[:1]), "play-seat", number=seat)
        if any(other != seat for other, *_ in group) or drafts[seat]:
            raise MalformedPosition(_GROUP.write(group), "group")
        drafts[seat] = tuple(Play(26 * lap + letter, aim) for _, letter, lap, aim in group)
    return tuple(drafts)
