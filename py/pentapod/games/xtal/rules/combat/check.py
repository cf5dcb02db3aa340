"""Whether the cards on the table and the Combat of a well written position can exist."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.xtal.data.table import CARDS, SHIELDS, VOID, WEAPONS
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.position import COMBAT, Laid, Phase, Position, Table, known, seats_in


def check_arrangements(position: Position, table: Table) -> None:
    pairs = [entry.pair for entry in table.waiting]
    for one, other in (*pairs, *([table.pair] if table.pair else [])):
        if one >= other or not position.playing(one) or not position.playing(other):
            raise ImpossiblePosition(f"{one}-{other}", "pair")
    if len(set(pairs)) < len(pairs) or table.pair in pairs:
        raise ImpossiblePosition("~", "waiting-twice")
    if table.weapon is not None:
        weapon = next(iter(position.laid[table.weapon : table.weapon + 1]), None)
        refuse(
            f"#{table.weapon}",
            {
                "weapon-absent": not weapon or weapon.kind not in WEAPONS,
                "weapon-foreign": weapon and weapon.seat not in table.pair,
            },
        )


def check_laid(position: Position) -> None:
    if bool(position.laid) != (position.before is not None):
        raise ImpossiblePosition("before", "before")
    if position.laid and position.phase not in (Phase.PLAY, *COMBAT, Phase.OVER):
        raise ImpossiblePosition(position.phase.value, "laid-now")
    for place, card in enumerate(position.laid):
        _check_cancelled(position.laid, place)
        if position.phase is Phase.PLAY and card.seat != position.mover:
            raise ImpossiblePosition(str(card.seat), "laid-by-others")
    for kind, count in enumerate(position.refuse):
        if sum(card.kind == kind for card in position.laid) > count:
            raise ImpossiblePosition(CARDS[kind].letter, "laid-uncounted")


def _check_cancelled(laid: tuple[Laid, ...], place: int) -> None:
    """That a card on the table cancels what it can, a Shield always."""
    seat, kind, cancels = laid[place]
    if cancels is None:
        if kind in SHIELDS:
            raise ImpossiblePosition(f"{seat}{CARDS[kind].letter}", "shield", card=kind)
        return
    if cancels >= place or (kind not in SHIELDS and kind != VOID):
        raise ImpossiblePosition(str(cancels), "cancels", card=kind)
    if kind in SHIELDS and laid[cancels].kind != SHIELDS[kind]:
        raise ImpossiblePosition(str(cancels), "shield", card=kind)
    if laid[cancels].seat == seat:
        raise ImpossiblePosition(str(cancels), "cancels-own")


def check_no_combat(position: Position) -> None:
    table = position.table
    if table.pair or table.weapon is not None or table.waiting or position.passed or position.beat:
        raise ImpossiblePosition("combat", "no-combat")


def check_combat(position: Position) -> None:
    phase, table, pair = position.phase, position.table, position.table.pair
    refuse(
        phase,
        {
            "combatants": not pair and phase is not Phase.ANSWER,
            "weapon-pending": (table.weapon is not None) != (phase is Phase.WEAPON),
        },
    )
    if phase is Phase.WEAPON and position.acting != table.foe(position.pending.seat):
        raise ImpossiblePosition(str(position.acting), "weapon-foe")
    if phase is Phase.OPEN:
        _check_open_combat(position)
    if phase is Phase.ANSWER:
        _check_answer(position, known(position.acting))
    passed = seats_in(position.passed)
    if len(passed) > 1 or not set(passed) <= set(pair) or (passed and phase is not Phase.OPEN):
        raise ImpossiblePosition("p", "passes")
    if phase is Phase.OPEN and not position.laid and not opposite(table, *pair):
        raise ImpossiblePosition("-".join(map(str, pair)), "opposite-reds")


def _check_open_combat(position: Position) -> None:
    table, acting = position.table, position.acting
    if any(map(table.shields, table.pair)):
        raise ImpossiblePosition("!", "combat-protected")
    if acting is not None and (acting not in table.pair or position.passed >> acting & 1):
        raise ImpossiblePosition(str(acting), "not-now")


def _check_answer(position: Position, acting: int) -> None:
    table, last = position.table, position.laid[-1] if position.laid else None
    voided = last is not None and last.kind == VOID and last.seat != acting and table.shields(last.seat)
    refuse(
        position.phase,
        {
            "void": not voided or table.shields(acting),
            "void-unprotected": table.pair and not any(map(table.shields, table.pair)),
            "void-outsider": table.pair and acting not in table.pair,
        },
    )
