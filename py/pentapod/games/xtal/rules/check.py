"""Whether a well written position of XTAL can exist."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.xtal.data.table import (
    CARDS,
    DIE,
    DRAW_COLOURS,
    HAND,
    HOME_COLOUR,
    RINGS,
    SHIELDS,
    VOID,
    WEAPONS,
    WINNING_RINGS,
)
from pentapod.games.xtal.rules.cards.check import check_drafts
from pentapod.games.xtal.rules.combat.arrangements import home_with_rings, opposite
from pentapod.games.xtal.rules.order import leaders
from pentapod.games.xtal.rules.path import COLOURS, NAMES, NOWHERE
from pentapod.games.xtal.rules.position import (
    BEFORE_START,
    CHANCE_ACTS,
    COMBAT,
    GAP,
    Ending,
    Laid,
    Phase,
    Position,
    Table,
    cards_in,
    deck,
    known,
    seats_in,
)


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` with the first thing found that no game leads to."""
    _check_seats(position)
    _check_homes(position)
    _check_cards(position)
    _check_table(position, position.table)
    if position.before:
        _check_table(position, position.before)
    check_laid(position)
    _check_phase(position)
    if position.phase in COMBAT:
        check_combat(position)
    else:
        check_no_combat(position)
    check_drafts(position)


def _check_seats(position: Position) -> None:
    seats = position.setting.seats
    named = {position.mover, position.acting, *(card.seat for card in position.laid)}
    for table in filter(None, (position.table, position.before)):
        named |= {*table.pair, *(seat for entry in table.waiting for seat in entry)}
    named |= {*seats_in(position.winners | position.passed)}
    for seat in named - {None}:
        if known(seat) >= seats:
            raise ImpossiblePosition(str(seat), "no-seat")
    if len(position.players) < (1 if position.ending is Ending.LEFT else 2):
        raise ImpossiblePosition("~", "one-left")
    for seat in (position.acting, *position.table.pair):
        if seat is not None and not position.playing(seat):
            raise ImpossiblePosition(str(seat), "actor-out", seat=seat)


def _check_homes(position: Position) -> None:
    homes = [position.homes[seat] for seat in position.players if position.homes[seat] != NOWHERE]
    for home in position.homes:
        strange = home != NOWHERE and COLOURS[home] != HOME_COLOUR
        refuse(NAMES[home], {"home-colour": strange, "home-twice": homes.count(home) > 1}, place=NAMES[home])
    chosen = [position.homes[seat] != NOWHERE for seat in position.players]
    if position.phase is Phase.HOMES and (all(chosen) or sorted(chosen, reverse=True) != chosen):
        raise ImpossiblePosition("homes", "homes-order")
    if position.phase not in (Phase.HOMES, Phase.OVER) and not all(chosen):
        raise ImpossiblePosition(position.phase.value, "homeless")


def _check_cards(position: Position) -> None:
    for kind, left in enumerate(deck(position)):
        if left < 0:
            card = CARDS[kind]
            raise ImpossiblePosition(card.letter, "copies", card=kind, most=card.copies, count=card.copies - left)
    for seat, hand in enumerate(position.hands):
        refuse(
            str(seat),
            {
                "out-with-cards": hand and not position.playing(seat),
                "played-before-start": GAP in hand and position.phase in BEFORE_START,
            },
            seat=seat,
        )
    sizes = [len(position.hands[seat]) for seat in position.players]
    dealt = {
        Phase.HOMES: max(sizes) == 0,
        Phase.DEAL: min(sizes) < HAND and max(sizes) <= min(sizes) + 1 and sorted(sizes, reverse=True) == sizes,
        Phase.START: min(sizes) == max(sizes) == HAND,
    }
    if not dealt.get(position.phase, True):
        raise ImpossiblePosition(position.phase.value, "deal", count=HAND)


def _check_table(position: Position, table: Table) -> None:
    total = sum(table.rings) + sum(table.stores)
    if total != RINGS:
        raise ImpossiblePosition("*", "rings", wanted=RINGS, count=total)
    for seat, stone in enumerate(table.tokens):
        there = position.playing(seat) and position.homes[seat] != NOWHERE
        at_home = stone == position.homes[seat]
        refuse(
            str(seat),
            {
                "token-not-there": there and stone == NOWHERE,
                "token-there": stone != NOWHERE and not there,
                "off-board": not there and (table.rings[seat] or table.shields(seat)),
                "start-at-home": there and position.phase in BEFORE_START and not (at_home and table.rings[seat]),
            },
            seat=seat,
        )
        if there and table.tokens.count(stone) > 1:
            raise ImpossiblePosition(NAMES[stone], "stone-taken", place=NAMES[stone])
        if there and at_home and position.phase not in (Phase.OVER, *COMBAT):
            _check_not_won(position, table, seat)
    if table.protected and position.phase in BEFORE_START:
        raise ImpossiblePosition("!", "protected-before-start")
    check_arrangements(position, table)


def _check_not_won(position: Position, table: Table, seat: int) -> None:
    """Rings at Home are only too many if the token has just come there by the roll."""
    rolled = position.phase in (Phase.DRAW, Phase.PLAY) and seat == position.mover and not position.laid
    if rolled and home_with_rings(table, position.homes, seat):
        raise ImpossiblePosition(str(seat), "home-with-rings", seat=seat, count=WINNING_RINGS)


def _check_phase(position: Position) -> None:
    phase, mover = position.phase, position.mover
    waits = phase in (*CHANCE_ACTS, Phase.OVER) or (phase is Phase.OPEN and position.setting.speed)
    homeless = next((seat for seat in position.players if position.homes[seat] == NOWHERE), None)
    refuse(
        phase,
        {
            "actor": waits != (position.acting is None),
            "turn": (phase in BEFORE_START) != (mover is None) and position.ending is not Ending.LEFT,
            "homes-order": phase is Phase.HOMES and position.acting != homeless,
            "turn-out": phase in (Phase.ROLL, Phase.DRAW, Phase.PLAY) and not position.playing(mover),
        },
    )
    _check_rolls(position)
    if phase in (Phase.DRAW, Phase.PLAY):
        _check_turn(position, known(mover))
    if position.ending:
        _check_ending(position, position.ending)


def _check_rolls(position: Position) -> None:
    rolled, rolls, most = position.rolled, position.rolls, position.setting.most_rolls
    by_nobody = rolls and position.mover is None and position.phase is not Phase.OVER
    if rolled > DIE or bool(rolled) != bool(rolls) or by_nobody:
        raise ImpossiblePosition(f"{rolled}:{rolls}", "roll")
    if position.phase in (Phase.DRAW, Phase.PLAY, *COMBAT) and not rolls:
        raise ImpossiblePosition(position.phase.value, "roll-first")
    if rolls > most - (position.phase is Phase.ROLL):
        raise ImpossiblePosition(str(rolls), "rolls-end", most=most)


def _check_turn(position: Position, mover: int) -> None:
    """That the mover can draw or play a card where that is what is to be done."""
    phase = position.phase
    if phase is Phase.DRAW:
        if not any(deck(position)) or COLOURS[position.table.tokens[mover]] not in DRAW_COLOURS:
            raise ImpossiblePosition(phase.value, "nothing-to-draw")
    elif position.acting != mover or not cards_in(position.hands[mover]):
        raise ImpossiblePosition(phase.value, "mover-plays")
    if position.table.shields(mover):
        raise ImpossiblePosition(phase.value, "protection-ended")


def _check_ending(position: Position, ending: Ending) -> None:
    winners = seats_in(position.winners)
    match ending:
        case Ending.HOME:
            possible = len(winners) == 1 and home_with_rings(position.table, position.homes, winners[0])
        case Ending.LEFT:
            possible = winners == position.players
        case Ending.ROLLS:
            possible = position.winners == leaders(position) and position.rolls == position.setting.most_rolls
        case _:
            assert_never(ending)
    if not possible:
        raise ImpossiblePosition("over", "ending")


# -- cards on the table, and Combat --------------------------------------------------------------------------------


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
