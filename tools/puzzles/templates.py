"""Texts of positions with lots to be drawn, for games that are not played to find puzzles (`Plan.templates`)."""

from __future__ import annotations

from collections.abc import Sequence

_MOVE = "{L|L|F|F|T|LF|FT|FF|LT}"
_WEAPONS = "{a|t|f|at|af|tf|atf}"
_SHIELDS = "{A|H|S|AH|AS|HS|AHS}"
_OTHERS = "{|||V|A|H|S|T}"
_ARMED = f"{_MOVE}{_WEAPONS}{_OTHERS}"
_WARY = f"{{{_SHIELDS}|{_SHIELDS}{_MOVE}|{_SHIELDS}{_WEAPONS}|V{_WEAPONS}|{_WEAPONS}|{_MOVE}}}"
_FIGHTING = f"{{{_WEAPONS}{_SHIELDS}|{_WEAPONS}V{_OTHERS}|{_MOVE}{_WEAPONS}{_OTHERS}|{_SHIELDS}F{_WEAPONS}}}"
_TRAVELLING = "{TT|TTL|TF|LTT|TFT|TLT|TTV}{|||a|f}"
_RINGS = "*{0|1|1|2|2|3}"
_RED = "r{1|2|3|4|5|6}"
_STONE = "{{v|r}{1|2|3|4|5|6}|{b|g|y}{1|2|3|4|5|6|7|8|9|10|11|12}}"
_STORES = "|" + "{0|0|1}" * 6
_REDS = "{" + "|".join(f"r{one}{_RINGS},r{(one + 2) % 6 + 1}{_RINGS}" for one in range(1, 7)) + "}"
_ROLLED = "{1|2|3|4|5|6}:{1|2|3}{0|2|4|6}"
_HOMES = "v{1|2|6}", "v{3|4|5}"
_THREE_HOMES = "v{1|2}", "v{3|4}", "v{5|6}"


def _players(homes: Sequence[str], *hands: str) -> str:
    return ",".join(f"{home}={hand}" for home, hand in zip(homes, hands, strict=True))


_TURN = f"{_STORES}|-|- {_ROLLED} - - - - -"
_COMBAT_OPEN = f"{_STORES}|0-1|- {_ROLLED} - - p.1 - -"
XTAL: tuple[str, ...] = (
    f"2won8 play 0>0 {_players(_HOMES, _ARMED, _WARY)} {_STONE}{_RINGS},{_RED}*{{1|2|3}}{_TURN}",
    f"2won8 play 1>1 {_players(_HOMES, _WARY, _ARMED)} {_RED}*{{1|2|3}},{_STONE}{_RINGS}{_TURN}",
    f"3won8 play 0>0 {_players(_THREE_HOMES, _ARMED, _WARY, _WARY)} "
    f"{_STONE}{_RINGS},{_RED}*{{1|2|3}},{_STONE}*{{0|1|2}}{_TURN}",
    f"2won8 play 0>0 {_players(_HOMES, _TRAVELLING, _WARY)} v{{1|2|3|4|5|6}}*{{1|2}},{_STONE}{_RINGS}{_TURN}",
    f"2won8 open {{0>0|0>1|1>1|1>0}} {_players(_HOMES, _FIGHTING, _FIGHTING)} {_REDS}{_COMBAT_OPEN}",
    f"3won8 open {{0>0|0>1|1>1|2>0}} {_players(_THREE_HOMES, _FIGHTING, _WARY, _FIGHTING)} "
    f"{_REDS},{_STONE}{_RINGS}{_COMBAT_OPEN}",
)
"""Turns that may lead into Combat, or Home; Combat of two among two and among three; and below, under fire."""


def _under_fire(weapon: str, red: int, rings: tuple[int, int], stores: str) -> str:
    """The second of two is to cancel a Weapon of the first."""
    table = f"r{red}*{rings[0]},r{red + 3}*{rings[1]}|{stores}|0-1"
    players = _players(_HOMES, f".{_FIGHTING}", _FIGHTING)
    return f"2won8 weapon 0>1 {players} {table}#0|- {_ROLLED} {weapon}1 0{weapon} p.2 {table}|- -"


XTAL += tuple(
    _under_fire(weapon, red, rings, stores)
    for weapon, red in zip("atf", (1, 2, 3), strict=True)
    for rings, stores in (((1, 1), "011011"), ((1, 2), "010101"), ((2, 2), "001001"))
)

_UNIT = "{aa|as|aw|bw|cc|cs|ht|is|lf|sb|sd|sn|sp|ta|tb|tc|td|tf|ti|tk|tr|vw|xw|xw|yw}1{|||.1}"
_OBJECTIVE = "{-|-|-|ast|bun|can|com|dec|exe|fli|fou|hig|ind|jed|lis|min|nav|reb|shi|sig|sta|tra|tre|wal|war|wea|yar}"
_SLOTS = f"{_OBJECTIVE},{_OBJECTIVE},{_OBJECTIVE}"
_COMBAT = (
    "{ack|bat|bla|bro|clo|dro|dug|eva|fie|foc|ful|hit|hol|jam|loc|luc|mas|ove|poi|pro|rei|ret|sha|slo|sma|spa|squ"
    "|str|tan|tor|tru|win}"
)
_HELD = f"{{-|{_COMBAT}|{_COMBAT}|{_COMBAT},{_COMBAT}|{_COMBAT},{_COMBAT}}}"
POCKETMODEL = tuple(
    f"2 b/{{11|12|21|24}}/0 - - own:{mine}:{_SLOTS}:{_HELD}:-:- own:{theirs}:{_SLOTS}:-:-:- turn:b"
    for mine, theirs in (
        (f"c={_UNIT}", f"c={_UNIT},{_UNIT}"),
        (f"c={_UNIT}", f"c={_UNIT},{_UNIT},{_UNIT}"),
        (f"o={_UNIT}", f"o={_UNIT},{_UNIT}"),
        (f"o={_UNIT},{_UNIT}", f"c={_UNIT}"),
        (f"o={_UNIT},{_UNIT}", f"o={_UNIT}"),
        (f"c={_UNIT},{_UNIT}", f"c={_UNIT}"),
    )
) + tuple(
    f"2 b/{{11|12|21|24}}/0 - - own:{mine}:-,-,{_OBJECTIVE}:{{reb|jed|tre|war|wal|wea|hig}}:-:- "
    f"own:{theirs}:{_SLOTS}:-:-:- turn:b"
    for mine, theirs in (
        (f"o={_UNIT}", f"c={_UNIT}"),
        (f"o={_UNIT},{_UNIT}", f"c={_UNIT}"),
        (f"o={_UNIT},{_UNIT}", f"o={_UNIT}"),
        (f"c={_UNIT}", f"c={_UNIT},{_UNIT}"),
    )
)
"""Turns of two, of whom one has no card in the hand, and nobody a deck: all lies open. In the last of them an objective
may be played in one place alone."""
