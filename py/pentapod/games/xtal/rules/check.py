"""Whether a well written position of XTAL can exist."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.xtal.data.table import (
    CARDS,
    DIE,
    DRAW_COLOURS,
    HAND,
    HOME_COLOUR,
    MOVEMENTS,
    RINGS,
    SHIELDS,
    TITLES,
    VOID,
    WEAPONS,
    WINNING_RINGS,
)
from pentapod.games.xtal.rules.arrangements import opposite
from pentapod.games.xtal.rules.cards.groups import Unplayable, carry_out, preview
from pentapod.games.xtal.rules.cards.objections import Objection, Refused
from pentapod.games.xtal.rules.path import COLOURS, NAMES, NOWHERE
from pentapod.games.xtal.rules.position import (
    BEFORE_START,
    CHANCE_ACTS,
    COMBAT,
    GAP,
    Draft,
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
    _check_laid(position)
    _check_phase(position)
    if position.phase in COMBAT:
        _check_combat(position)
    else:
        _check_no_combat(position)
    _check_drafts(position)


def _check_seats(position: Position) -> None:
    seats = position.setting.seats
    named = {position.mover, position.acting, *(card.seat for card in position.laid)}
    for table in filter(None, (position.table, position.before)):
        named |= {*table.pair, *(seat for entry in table.waiting for seat in entry)}
    named |= {*seats_in(position.winners | position.passed)}
    for seat in named - {None}:
        if known(seat) >= seats:
            raise ImpossiblePosition(str(seat), f"There is no seat {seat} in a game of {seats}.")
    if len(position.players) < (1 if position.ending is Ending.LEFT else 2):
        raise ImpossiblePosition("~", "With only one player left the game would be over.")
    for seat in (position.acting, *position.table.pair):
        if seat is not None and not position.playing(seat):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} has left the game and does not act.")


def _check_homes(position: Position) -> None:
    homes = [position.homes[seat] for seat in position.players if position.homes[seat] != NOWHERE]
    for home in position.homes:
        if home != NOWHERE and COLOURS[home] != HOME_COLOUR:
            raise ImpossiblePosition(NAMES[home], "A Home is a Violet.")
        if homes.count(home) > 1:
            raise ImpossiblePosition(NAMES[home], f"{NAMES[home]} is the Home of two players.")
    chosen = [position.homes[seat] != NOWHERE for seat in position.players]
    if position.phase is Phase.HOMES and (all(chosen) or sorted(chosen, reverse=True) != chosen):
        raise ImpossiblePosition("homes", "Homes are chosen one seat after the other.")
    if position.phase not in (Phase.HOMES, Phase.OVER) and not all(chosen):
        raise ImpossiblePosition(position.phase.value, "Somebody has no Home yet.")


def _check_cards(position: Position) -> None:
    for kind, left in enumerate(deck(position)):
        if left < 0:
            card = CARDS[kind]
            raise ImpossiblePosition(
                card.letter,
                f"There are only {card.copies} of {card.name}; hands and refuse pile hold {card.copies - left}.",
            )
    for seat, hand in enumerate(position.hands):
        if hand and not position.playing(seat):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} has left the game and holds no cards.")
        if GAP in hand and position.phase in BEFORE_START:
            raise ImpossiblePosition(str(seat), "Nothing has been played before the start.")
    sizes = [len(position.hands[seat]) for seat in position.players]
    dealt = {
        Phase.HOMES: max(sizes) == 0,
        Phase.DEAL: min(sizes) < HAND and max(sizes) <= min(sizes) + 1 and sorted(sizes, reverse=True) == sizes,
        Phase.START: min(sizes) == max(sizes) == HAND,
    }
    if not dealt.get(position.phase, True):
        raise ImpossiblePosition(position.phase.value, f"{HAND} cards are dealt to each player, one after the other.")


def _check_table(position: Position, table: Table) -> None:
    total = sum(table.rings) + sum(table.stores)
    if total != RINGS:
        raise ImpossiblePosition("*", f"There are {RINGS} rings in the game; here there are {total}.")
    for seat, stone in enumerate(table.tokens):
        there = position.playing(seat) and position.homes[seat] != NOWHERE
        if (stone != NOWHERE) != there:
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]}'s token is{' not' * there} on the board.")
        if stone != NOWHERE and table.tokens.count(stone) > 1:
            raise ImpossiblePosition(NAMES[stone], f"Two tokens stand on {NAMES[stone]}.")
        if not there and (table.rings[seat] or table.shields(seat)):
            raise ImpossiblePosition(
                str(seat), f"{TITLES[seat]} is not on the board and has neither rings nor protection."
            )
        if there and position.phase in BEFORE_START and (stone != position.homes[seat] or not table.rings[seat]):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} begins at Home with a ring.")
        if (
            there
            and position.phase is not Phase.OVER
            and stone == position.homes[seat]
            and position.phase not in COMBAT
        ):
            _check_not_won(position, table, seat)
    if table.protected and position.phase in BEFORE_START:
        raise ImpossiblePosition("!", "Nobody is protected before the start.")
    _check_arrangements(position, table)


def _check_not_won(position: Position, table: Table, seat: int) -> None:
    """Rings at Home are only too many if the token has just come there by the roll."""
    rolled = position.phase in (Phase.DRAW, Phase.PLAY) and seat == position.mover and not position.laid
    if rolled and table.rings[seat] >= WINNING_RINGS:
        raise ImpossiblePosition(str(seat), f"{TITLES[seat]} is Home with {WINNING_RINGS} rings and would have won.")


def _check_arrangements(position: Position, table: Table) -> None:
    pairs = [entry.pair for entry in table.waiting]
    for one, other in (*pairs, *([table.pair] if table.pair else [])):
        if one >= other or not position.playing(one) or not position.playing(other):
            raise ImpossiblePosition(f"{one}-{other}", "Combat is between two players, the lower seat named first.")
    if len(set(pairs)) < len(pairs) or table.pair in pairs:
        raise ImpossiblePosition("~", "An arrangement waits once.")
    if table.weapon is not None:
        if table.weapon >= len(position.laid) or position.laid[table.weapon].kind not in WEAPONS:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not on the table.")
        if position.laid[table.weapon].seat not in table.pair:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not a combatant's.")


def _check_laid(position: Position) -> None:
    if bool(position.laid) != (position.before is not None):
        raise ImpossiblePosition("before", "The table before the last laid card is there when cards are laid.")
    if position.laid and position.phase not in (Phase.PLAY, *COMBAT, Phase.OVER):
        raise ImpossiblePosition(position.phase.value, "No cards lie on the table now.")
    for place, card in enumerate(position.laid):
        _check_cancelled(position.laid, place)
        if position.phase is Phase.PLAY and card.seat != position.mover:
            raise ImpossiblePosition(str(card.seat), "Outside Combat only the mover lays cards.")
    for kind, count in enumerate(position.refuse):
        if sum(card.kind == kind for card in position.laid) > count:
            raise ImpossiblePosition(CARDS[kind].letter, "Cards that are laid are counted in the refuse pile.")


def _check_cancelled(laid: tuple[Laid, ...], place: int) -> None:
    """That a card on the table cancels what it can, a Shield always."""
    seat, kind, cancels = laid[place]
    name = CARDS[kind].name
    if cancels is None:
        if kind in SHIELDS:
            raise ImpossiblePosition(f"{seat}{CARDS[kind].letter}", f"{name} cancels the Weapon of its name.")
        return
    if cancels >= place or (kind not in SHIELDS and kind != VOID):
        raise ImpossiblePosition(str(cancels), f"{name} cannot cancel that.")
    if kind in SHIELDS and laid[cancels].kind != SHIELDS[kind]:
        raise ImpossiblePosition(str(cancels), f"{name} cancels the Weapon of its name.")
    if laid[cancels].seat == seat:
        raise ImpossiblePosition(str(cancels), "Nobody cancels a card of his own.")


def _check_phase(position: Position) -> None:
    phase, mover = position.phase, position.mover
    waits = phase in (*CHANCE_ACTS, Phase.OVER) or (phase is Phase.OPEN and position.setting.speed)
    if waits != (position.acting is None):
        raise ImpossiblePosition(phase.value, "Who is to act does not fit what is to be done.")
    if (phase in BEFORE_START) != (mover is None) and position.ending is not Ending.LEFT:
        raise ImpossiblePosition(phase.value, "Whose turn it is does not fit what is to be done.")
    if phase is Phase.HOMES:
        homeless = next(seat for seat in position.players if position.homes[seat] == NOWHERE)
        if position.acting != homeless:
            raise ImpossiblePosition(phase.value, "Homes are chosen one seat after the other.")
    if phase in (Phase.ROLL, Phase.DRAW, Phase.PLAY) and not position.playing(mover):
        raise ImpossiblePosition(phase.value, "Whose turn it is has left the game.")
    _check_rolls(position)
    if phase in (Phase.DRAW, Phase.PLAY):
        _check_turn(position, known(mover))
    if position.ending:
        _check_ending(position, position.ending)


def _check_rolls(position: Position) -> None:
    rolled, rolls, most = position.rolled, position.rolls, position.setting.most_rolls
    by_nobody = rolls and position.mover is None and position.phase is not Phase.OVER
    if rolled > DIE or bool(rolled) != bool(rolls) or by_nobody:
        raise ImpossiblePosition(f"{rolled}:{rolls}", "There was no such roll.")
    if position.phase in (Phase.DRAW, Phase.PLAY, *COMBAT) and not rolls:
        raise ImpossiblePosition(position.phase.value, "A turn begins with a roll.")
    if rolls > most - (position.phase is Phase.ROLL):
        raise ImpossiblePosition(str(rolls), f"After {most} rolls the game would be over.")


def _check_turn(position: Position, mover: int) -> None:
    """That the mover can draw or play a card where that is what is to be done."""
    phase = position.phase
    if phase is Phase.DRAW:
        if not any(deck(position)) or COLOURS[position.table.tokens[mover]] not in DRAW_COLOURS:
            raise ImpossiblePosition(phase.value, "There is no card to be drawn.")
    elif position.acting != mover or not cards_in(position.hands[mover]):
        raise ImpossiblePosition(phase.value, "Only the mover plays cards now, and only with cards in the hand.")
    if position.table.shields(mover):
        raise ImpossiblePosition(phase.value, "The mover's protection has ended with the roll.")


def _check_ending(position: Position, ending: Ending) -> None:
    winners, rings = seats_in(position.winners), position.table.rings
    match ending:
        case Ending.HOME:
            possible = len(winners) == 1 and _is_home(position, winners[0])
        case Ending.LEFT:
            possible = winners == position.players
        case Ending.ROLLS:
            most = max(rings[seat] for seat in position.players)
            leaders = tuple(seat for seat in position.players if rings[seat] == most)
            possible = winners == leaders and position.rolls == position.setting.most_rolls
        case _:
            assert_never(ending)
    if not possible:
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")


def _is_home(position: Position, seat: int) -> bool:
    """Whether a token is at Home with enough rings."""
    home = position.homes[seat]
    return home == position.table.tokens[seat] != NOWHERE and position.table.rings[seat] >= WINNING_RINGS


def _check_no_combat(position: Position) -> None:
    table = position.table
    if table.pair or table.weapon is not None or table.waiting or position.passed or position.beat:
        raise ImpossiblePosition("combat", "There are combatants, but there is no Combat.")


def _check_combat(position: Position) -> None:
    phase, table, pair = position.phase, position.table, position.table.pair
    if not pair and phase is not Phase.ANSWER:
        raise ImpossiblePosition(phase.value, "Combat has two combatants.")
    if (table.weapon is not None) != (phase is Phase.WEAPON):
        raise ImpossiblePosition(phase.value, "A Weapon is to be cancelled exactly when one is pending.")
    if phase is Phase.WEAPON and position.acting != table.foe(position.pending.seat):
        raise ImpossiblePosition(str(position.acting), "The attacked player has to cancel the Weapon.")
    if phase is Phase.OPEN:
        _check_open_combat(position)
    if phase is Phase.ANSWER:
        _check_answer(position, known(position.acting))
    passed = seats_in(position.passed)
    if len(passed) > 1 or not set(passed) <= set(pair) or (passed and phase is not Phase.OPEN):
        raise ImpossiblePosition("p", "Two passes end Combat, and only combatants pass.")
    if phase is Phase.OPEN and not position.laid and not opposite(table, *pair):
        raise ImpossiblePosition("-".join(map(str, pair)), "Combat begins between opposite Reds.")


def _check_open_combat(position: Position) -> None:
    table, acting = position.table, position.acting
    if any(map(table.shields, table.pair)):
        raise ImpossiblePosition("!", "Combat with a protected player is over.")
    if acting is not None and (acting not in table.pair or position.passed >> acting & 1):
        raise ImpossiblePosition(str(acting), "This player is not to act now.")


def _check_answer(position: Position, acting: int) -> None:
    table, last = position.table, position.laid[-1] if position.laid else None
    voided = last is not None and last.kind == VOID and last.seat != acting and table.shields(last.seat)
    if not voided or table.shields(acting):
        raise ImpossiblePosition(
            position.phase.value, "Who is to answer a Void is the unprotected opponent of who laid it."
        )
    if table.pair and not any(map(table.shields, table.pair)):
        raise ImpossiblePosition(position.phase.value, "Combat between two unprotected players goes on.")
    if table.pair and acting not in table.pair:
        raise ImpossiblePosition(str(acting), "Only a combatant may answer this Void.")


def _check_drafts(position: Position) -> None:
    composing: set[int | None] = set()
    if position.phase in (Phase.PLAY, *COMBAT):
        composing = {position.acting, *(position.table.pair if position.setting.speed else ())}
    for seat, draft in enumerate(position.drafts):
        if not draft:
            continue
        if seat not in composing:
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} may not compose a group now.")
        _check_held(position, seat, draft)
        if not position.composes_freely:
            _check_legal(position, seat, draft)


def _check_held(position: Position, seat: int, draft: Draft) -> None:
    """That a seat holds the cards of its draft."""
    hand, slots = position.hands[seat], [play.slot for play in draft]
    if len(set(slots)) < len(slots) or any(slot >= len(hand) for slot in slots):
        raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
    for slot, aim in draft:
        if hand[slot] == GAP or (aim is not None and hand[slot] not in MOVEMENTS):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
        if aim is not None and aim.token >= position.setting.seats:
            raise ImpossiblePosition(str(aim.token), f"There is no seat {aim.token} in this game.")


def _check_legal(position: Position, seat: int, draft: Draft) -> None:
    """That a group can be laid of which every beginning can be laid."""
    try:
        preview(position, seat)
        carry_out(position, seat, draft)
    except Unplayable as unplayable:
        raise ImpossiblePosition(str(seat), _fault(unplayable.refused)) from None


def _fault(refused: Refused) -> str:
    match refused.objection:
        case Objection.PLAYER_PROTECTED:
            return f"{TITLES[refused.seat]} is protected and plays no cards."
        case Objection.TOKEN_PROTECTED if refused.aim:
            return f"{TITLES[refused.aim.token]} is protected and cannot be moved."
        case _:
            return f"{TITLES[refused.seat]} cannot lay {CARDS[refused.kind].name} in this group."
