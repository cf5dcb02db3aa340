"""Whether a well written position of XTAL can exist."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.xtal.data.table import (
    CARDS,
    DIE,
    DRAW_COLOURS,
    HAND,
    HOME_COLOUR,
    MOVE,
    RINGS,
    SHIELD,
    TITLES,
    WINNING_RINGS,
)
from pentapod.games.xtal.data.table import WEAPON as A_WEAPON
from pentapod.games.xtal.rules.cards import VOID_KIND, Unplayable, opposite
from pentapod.games.xtal.rules.groups import carried_out, draft_of, free_to_compose, previewed
from pentapod.games.xtal.rules.path import COLOURS, NAMES, NOWHERE
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    DEAL,
    DRAW,
    GAP,
    HOMES,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    ROLL,
    START,
    WEAPON,
    Position,
    Table,
    cards_in,
    deck,
)

_BEFORE_START = (HOMES, DEAL, START)


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` with the first thing found that no game leads to."""
    _check_seats(position)
    _check_homes(position)
    _check_cards(position)
    _check_table(position, position.table)
    if position.before:
        _check_table(position, position.before)
    _check_laid(position)
    _check_stage(position)
    if position.phase in COMBAT:
        _check_combat(position)
    elif (
        position.table.pair or position.table.weapon >= 0 or position.table.waiting or position.passed or position.beat
    ):
        raise ImpossiblePosition("combat", "There are combatants, but there is no Combat.")
    _check_drafts(position)


def _check_seats(position: Position) -> None:
    named = {position.mover, position.acting, *position.table.pair, *(card.seat for card in position.laid)}
    for table in filter(None, (position.table, position.before)):
        named |= {*table.pair, *(seat for entry in table.waiting for seat in entry)}
    named |= {seat for seat in range(len(TITLES)) if (position.winners | position.passed) >> seat & 1}
    for seat in named - {NOBODY}:
        if seat >= position.setting.seats:
            raise ImpossiblePosition(str(seat), f"There is no seat {seat} in a game of {position.setting.seats}.")
    if len(position.players) < (1 if position.ending == "left" else 2):
        raise ImpossiblePosition("~", "With only one player left the game would be over.")
    for seat in (position.acting, *position.table.pair):
        if seat != NOBODY and not position.playing(seat):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} has left the game and does not act.")


def _check_homes(position: Position) -> None:
    homes = [position.homes[seat] for seat in position.players if position.homes[seat] != NOWHERE]
    for home in position.homes:
        if home != NOWHERE and COLOURS[home] != HOME_COLOUR:
            raise ImpossiblePosition(NAMES[home], "A Home is a Violet.")
        if homes.count(home) > 1:
            raise ImpossiblePosition(NAMES[home], f"{NAMES[home]} is the Home of two players.")
    chosen = [position.homes[seat] != NOWHERE for seat in position.players]
    if position.phase == HOMES and (all(chosen) or sorted(chosen, reverse=True) != chosen):
        raise ImpossiblePosition("homes", "Homes are chosen one seat after the other.")
    if position.phase not in (HOMES, OVER) and not all(chosen):
        raise ImpossiblePosition(position.phase, "Somebody has no Home yet.")


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
        if GAP in hand and position.phase in _BEFORE_START:
            raise ImpossiblePosition(str(seat), "Nothing has been played before the start.")
    sizes = [len(position.hands[seat]) for seat in position.players]
    dealt = {
        HOMES: max(sizes) == 0,
        DEAL: min(sizes) < HAND and max(sizes) <= min(sizes) + 1 and sorted(sizes, reverse=True) == sizes,
        START: min(sizes) == max(sizes) == HAND,
    }
    if not dealt.get(position.phase, True):
        raise ImpossiblePosition(position.phase, f"{HAND} cards are dealt to each player, one after the other.")


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
        if (
            there
            and position.phase in (HOMES, DEAL, START)
            and (stone != position.homes[seat] or not table.rings[seat])
        ):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} begins at Home with a ring.")
        if there and position.phase != OVER and stone == position.homes[seat] and position.phase not in COMBAT:
            _check_not_won(position, table, seat)
    if table.protected and position.phase in _BEFORE_START:
        raise ImpossiblePosition("!", "Nobody is protected before the start.")
    _check_arrangements(position, table)


def _check_not_won(position: Position, table: Table, seat: int) -> None:
    """Rings at Home are only too many if the token has just come there by the roll."""
    if (
        position.phase in (DRAW, PLAY)
        and seat == position.mover
        and not position.laid
        and table.rings[seat] >= WINNING_RINGS
    ):
        raise ImpossiblePosition(str(seat), f"{TITLES[seat]} is Home with {WINNING_RINGS} rings and would have won.")


def _check_arrangements(position: Position, table: Table) -> None:
    pairs = [entry[:2] for entry in table.waiting]
    for one, other in (*pairs, *([table.pair[:2]] if table.pair else [])):
        if one >= other or not position.playing(one) or not position.playing(other):
            raise ImpossiblePosition(f"{one}-{other}", "Combat is between two players, the lower seat named first.")
    if len(set(pairs)) < len(pairs) or table.pair in pairs:
        raise ImpossiblePosition("~", "An arrangement waits once.")
    if table.weapon >= 0:
        if table.weapon >= len(position.laid) or CARDS[position.laid[table.weapon].kind].kind != A_WEAPON:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not on the table.")
        if position.laid[table.weapon].seat not in table.pair:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not a combatant's.")


def _check_laid(position: Position) -> None:
    if bool(position.laid) != (position.before is not None):
        raise ImpossiblePosition("before", "The table before the last laid card is there when cards are laid.")
    if position.laid and position.phase not in (PLAY, *COMBAT, OVER):
        raise ImpossiblePosition(position.phase, "No cards lie on the table now.")
    for place, card in enumerate(position.laid):
        kind = CARDS[card.kind].kind
        if card.cancels >= place or (card.cancels >= 0) > (kind == SHIELD or card.kind == VOID_KIND):
            raise ImpossiblePosition(str(card.cancels), f"{CARDS[card.kind].name} cannot cancel that.")
        if kind == SHIELD and (card.cancels < 0 or position.laid[card.cancels].kind != CARDS[card.kind].against):
            raise ImpossiblePosition(str(card.cancels), f"{CARDS[card.kind].name} cancels the Weapon of its name.")
        if card.cancels >= 0 and position.laid[card.cancels].seat == card.seat:
            raise ImpossiblePosition(str(card.cancels), "Nobody cancels a card of his own.")
        if position.phase == PLAY and card.seat != position.mover:
            raise ImpossiblePosition(str(card.seat), "Outside Combat only the mover lays cards.")
    for number, count in enumerate(position.refuse):
        if sum(card.kind == number for card in position.laid) > count:
            raise ImpossiblePosition(CARDS[number].letter, "Cards that are laid are counted in the refuse pile.")


def _check_stage(position: Position) -> None:
    waits = position.phase in (DEAL, START, ROLL, DRAW, OVER) or (position.phase == OPEN and position.setting.speed)
    if waits != (position.acting == NOBODY):
        raise ImpossiblePosition(position.phase, "Who is to act does not fit what is to be done.")
    if (position.phase in _BEFORE_START) != (position.mover == NOBODY) and position.ending != "left":
        raise ImpossiblePosition(position.phase, "Whose turn it is does not fit what is to be done.")
    if position.phase == HOMES and position.acting != next(
        seat for seat in position.players if position.homes[seat] == NOWHERE
    ):
        raise ImpossiblePosition(position.phase, "Homes are chosen one seat after the other.")
    if position.phase in (ROLL, DRAW, PLAY) and not position.playing(position.mover):
        raise ImpossiblePosition(position.phase, "Whose turn it is has left the game.")
    if (
        position.rolled > DIE
        or bool(position.rolled) != bool(position.rolls)
        or (position.rolls and position.mover == NOBODY and position.phase != OVER)
    ):
        raise ImpossiblePosition(f"{position.rolled}:{position.rolls}", "There was no such roll.")
    if position.phase in (DRAW, PLAY, *COMBAT) and not position.rolls:
        raise ImpossiblePosition(position.phase, "A turn begins with a roll.")
    if position.rolls > position.setting.most_rolls - (position.phase == ROLL):
        raise ImpossiblePosition(
            str(position.rolls), f"After {position.setting.most_rolls} rolls the game would be over."
        )
    if position.phase == DRAW and (
        not any(deck(position)) or COLOURS[position.table.tokens[position.mover]] not in DRAW_COLOURS
    ):
        raise ImpossiblePosition(position.phase, "There is no card to be drawn.")
    if position.phase == PLAY and (position.acting != position.mover or not cards_in(position.hands[position.mover])):
        raise ImpossiblePosition(position.phase, "Only the mover plays cards now, and only with cards in the hand.")
    if position.phase in (DRAW, PLAY) and position.table.shields(position.mover):
        raise ImpossiblePosition(position.phase, "The mover's protection has ended with the roll.")
    if position.phase == OVER:
        _check_ending(position)


def _check_ending(position: Position) -> None:
    winners = [seat for seat in range(position.setting.seats) if position.winners >> seat & 1]
    rings = position.table.rings
    most = max(rings[seat] for seat in position.players)
    possible = {
        "home": len(winners) == 1
        and position.homes[winners[0]] == position.table.tokens[winners[0]] != NOWHERE
        and rings[winners[0]] >= WINNING_RINGS,
        "left": winners == list(position.players),
        "guard": winners == [seat for seat in position.players if rings[seat] == most]
        and position.rolls == position.setting.most_rolls,
    }
    if not possible[position.ending]:
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")


def _check_combat(position: Position) -> None:
    table, foes = position.table, set(position.table.pair)
    if not foes and position.phase != ANSWER:
        raise ImpossiblePosition(position.phase, "Combat has two combatants.")
    if (table.weapon >= 0) != (position.phase == WEAPON):
        raise ImpossiblePosition(position.phase, "A Weapon is to be cancelled exactly when one is pending.")
    if position.phase == WEAPON and position.acting != position.foe(position.laid[table.weapon].seat):
        raise ImpossiblePosition(str(position.acting), "The attacked player has to cancel the Weapon.")
    if position.phase == OPEN:
        if any(map(table.shields, table.pair)):
            raise ImpossiblePosition("!", "Combat with a protected player is over.")
        if position.acting != NOBODY and (position.acting not in foes or position.passed >> position.acting & 1):
            raise ImpossiblePosition(str(position.acting), "This player is not to act now.")
    if position.phase == ANSWER:
        voided = position.laid and position.laid[-1].kind == VOID_KIND and position.laid[-1].seat != position.acting
        if not voided or table.shields(position.acting) or not table.shields(position.laid[-1].seat):
            raise ImpossiblePosition(
                position.phase, "Who is to answer a Void is the unprotected opponent of who laid it."
            )
        if foes and not any(map(table.shields, foes)):
            raise ImpossiblePosition(position.phase, "Combat between two unprotected players goes on.")
        if foes and position.acting not in foes:
            raise ImpossiblePosition(str(position.acting), "Only a combatant may answer this Void.")
    passed = [seat for seat in range(position.setting.seats) if position.passed >> seat & 1]
    if len(passed) > 1 or not set(passed) <= foes or (passed and position.phase != OPEN):
        raise ImpossiblePosition("p", "Two passes end Combat, and only combatants pass.")
    if position.phase == OPEN and not position.laid and not opposite(table, *table.pair):
        raise ImpossiblePosition("-".join(map(str, table.pair)), "Combat begins between opposite Reds.")


def _check_drafts(position: Position) -> None:
    for seat in range(position.setting.seats):
        draft = draft_of(position, seat)
        slots = [play.slot for play in draft]
        if not draft:
            continue
        allowed = (
            {position.acting, *(position.table.pair if position.setting.speed else ())}
            if position.phase in (PLAY, *COMBAT)
            else set()
        )
        if seat not in allowed:
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} may not compose a group now.")
        if len(set(slots)) < len(slots) or any(slot >= len(position.hands[seat]) for slot in slots):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
        for play in draft:
            kind = position.hands[seat][play.slot]
            if kind == GAP or (play.goal != NOWHERE) > (CARDS[kind].kind == MOVE):
                raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
            if play.token >= position.setting.seats:
                raise ImpossiblePosition(str(play.token), f"There is no seat {play.token} in this game.")
        if not free_to_compose(position):
            _check_legal_draft(position, seat)


def _check_legal_draft(position: Position, seat: int) -> None:
    try:
        previewed(position, seat)
        carried_out(position, seat, draft_of(position, seat))
    except Unplayable as reason:
        raise ImpossiblePosition(str(seat), str(reason).format(*TITLES)) from None
