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


def check(at: Position) -> None:
    """Raises `ImpossiblePosition` with the first thing found that no game leads to."""
    _check_seats(at)
    _check_homes(at)
    _check_cards(at)
    _check_table(at, at.table)
    if at.before:
        _check_table(at, at.before)
    _check_laid(at)
    _check_stage(at)
    if at.stage in COMBAT:
        _check_combat(at)
    elif at.table.pair or at.table.weapon >= 0 or at.table.waiting or at.passed or at.beat:
        raise ImpossiblePosition("combat", "There are combatants, but there is no Combat.")
    _check_drafts(at)


def _check_seats(at: Position) -> None:
    named = {at.mover, at.acting, *at.table.pair, *(card.seat for card in at.laid)}
    for table in filter(None, (at.table, at.before)):
        named |= {*table.pair, *(seat for entry in table.waiting for seat in entry)}
    named |= {seat for seat in range(len(TITLES)) if (at.winners | at.passed) >> seat & 1}
    for seat in named - {NOBODY}:
        if seat >= at.setting.seats:
            raise ImpossiblePosition(str(seat), f"There is no seat {seat} in a game of {at.setting.seats}.")
    if len(at.players) < (1 if at.ending == "left" else 2):
        raise ImpossiblePosition("~", "With only one player left the game would be over.")
    for seat in (at.acting, *at.table.pair):
        if seat != NOBODY and not at.playing(seat):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} has left the game and does not act.")


def _check_homes(at: Position) -> None:
    homes = [at.homes[seat] for seat in at.players if at.homes[seat] != NOWHERE]
    for home in at.homes:
        if home != NOWHERE and COLOURS[home] != HOME_COLOUR:
            raise ImpossiblePosition(NAMES[home], "A Home is a Violet.")
        if homes.count(home) > 1:
            raise ImpossiblePosition(NAMES[home], f"{NAMES[home]} is the Home of two players.")
    chosen = [at.homes[seat] != NOWHERE for seat in at.players]
    if at.stage == HOMES and (all(chosen) or sorted(chosen, reverse=True) != chosen):
        raise ImpossiblePosition("homes", "Homes are chosen one seat after the other.")
    if at.stage not in (HOMES, OVER) and not all(chosen):
        raise ImpossiblePosition(at.stage, "Somebody has no Home yet.")


def _check_cards(at: Position) -> None:
    for kind, left in enumerate(deck(at)):
        if left < 0:
            card = CARDS[kind]
            raise ImpossiblePosition(
                card.letter,
                f"There are only {card.copies} of {card.name}; hands and refuse pile hold {card.copies - left}.",
            )
    for seat, hand in enumerate(at.hands):
        if hand and not at.playing(seat):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} has left the game and holds no cards.")
        if GAP in hand and at.stage in _BEFORE_START:
            raise ImpossiblePosition(str(seat), "Nothing has been played before the start.")
    sizes = [len(at.hands[seat]) for seat in at.players]
    dealt = {
        HOMES: max(sizes) == 0,
        DEAL: min(sizes) < HAND and max(sizes) <= min(sizes) + 1 and sorted(sizes, reverse=True) == sizes,
        START: min(sizes) == max(sizes) == HAND,
    }
    if not dealt.get(at.stage, True):
        raise ImpossiblePosition(at.stage, f"{HAND} cards are dealt to each player, one after the other.")


def _check_table(at: Position, table: Table) -> None:
    total = sum(table.rings) + sum(table.stores)
    if total != RINGS:
        raise ImpossiblePosition("*", f"There are {RINGS} rings in the game; here there are {total}.")
    for seat, position in enumerate(table.tokens):
        there = at.playing(seat) and at.homes[seat] != NOWHERE
        if (position != NOWHERE) != there:
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]}'s token is{' not' * there} on the board.")
        if position != NOWHERE and table.tokens.count(position) > 1:
            raise ImpossiblePosition(NAMES[position], f"Two tokens stand on {NAMES[position]}.")
        if not there and (table.rings[seat] or table.shields(seat)):
            raise ImpossiblePosition(
                str(seat), f"{TITLES[seat]} is not on the board and has neither rings nor protection."
            )
        if there and at.stage in (HOMES, DEAL, START) and (position != at.homes[seat] or not table.rings[seat]):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} begins at Home with a ring.")
        if there and at.stage != OVER and position == at.homes[seat] and at.stage not in COMBAT:
            _check_not_won(at, table, seat)
    if table.protected and at.stage in _BEFORE_START:
        raise ImpossiblePosition("!", "Nobody is protected before the start.")
    _check_arrangements(at, table)


def _check_not_won(at: Position, table: Table, seat: int) -> None:
    """Rings at Home are only too many if the token has just come there by the roll."""
    if at.stage in (DRAW, PLAY) and seat == at.mover and not at.laid and table.rings[seat] >= WINNING_RINGS:
        raise ImpossiblePosition(str(seat), f"{TITLES[seat]} is Home with {WINNING_RINGS} rings and would have won.")


def _check_arrangements(at: Position, table: Table) -> None:
    pairs = [entry[:2] for entry in table.waiting]
    for one, other in (*pairs, *([table.pair[:2]] if table.pair else [])):
        if one >= other or not at.playing(one) or not at.playing(other):
            raise ImpossiblePosition(f"{one}-{other}", "Combat is between two players, the lower seat named first.")
    if len(set(pairs)) < len(pairs) or table.pair in pairs:
        raise ImpossiblePosition("~", "An arrangement waits once.")
    if table.weapon >= 0:
        if table.weapon >= len(at.laid) or CARDS[at.laid[table.weapon].kind].kind != A_WEAPON:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not on the table.")
        if at.laid[table.weapon].seat not in table.pair:
            raise ImpossiblePosition(f"#{table.weapon}", "The Weapon to be cancelled is not a combatant's.")


def _check_laid(at: Position) -> None:
    if bool(at.laid) != (at.before is not None):
        raise ImpossiblePosition("before", "The table before the last laid card is there when cards are laid.")
    if at.laid and at.stage not in (PLAY, *COMBAT, OVER):
        raise ImpossiblePosition(at.stage, "No cards lie on the table now.")
    for place, card in enumerate(at.laid):
        kind = CARDS[card.kind].kind
        if card.cancels >= place or (card.cancels >= 0) > (kind == SHIELD or card.kind == VOID_KIND):
            raise ImpossiblePosition(str(card.cancels), f"{CARDS[card.kind].name} cannot cancel that.")
        if kind == SHIELD and (card.cancels < 0 or at.laid[card.cancels].kind != CARDS[card.kind].against):
            raise ImpossiblePosition(str(card.cancels), f"{CARDS[card.kind].name} cancels the Weapon of its name.")
        if card.cancels >= 0 and at.laid[card.cancels].seat == card.seat:
            raise ImpossiblePosition(str(card.cancels), "Nobody cancels a card of his own.")
        if at.stage == PLAY and card.seat != at.mover:
            raise ImpossiblePosition(str(card.seat), "Outside Combat only the mover lays cards.")
    for number, count in enumerate(at.refuse):
        if sum(card.kind == number for card in at.laid) > count:
            raise ImpossiblePosition(CARDS[number].letter, "Cards that are laid are counted in the refuse pile.")


def _check_stage(at: Position) -> None:
    waits = at.stage in (DEAL, START, ROLL, DRAW, OVER) or (at.stage == OPEN and at.setting.speed)
    if waits != (at.acting == NOBODY):
        raise ImpossiblePosition(at.stage, "Who is to act does not fit what is to be done.")
    if (at.stage in _BEFORE_START) != (at.mover == NOBODY) and at.ending != "left":
        raise ImpossiblePosition(at.stage, "Whose turn it is does not fit what is to be done.")
    if at.stage == HOMES and at.acting != next(seat for seat in at.players if at.homes[seat] == NOWHERE):
        raise ImpossiblePosition(at.stage, "Homes are chosen one seat after the other.")
    if at.stage in (ROLL, DRAW, PLAY) and not at.playing(at.mover):
        raise ImpossiblePosition(at.stage, "Whose turn it is has left the game.")
    if at.rolled > DIE or bool(at.rolled) != bool(at.rolls) or (at.rolls and at.mover == NOBODY and at.stage != OVER):
        raise ImpossiblePosition(f"{at.rolled}:{at.rolls}", "There was no such roll.")
    if at.stage in (DRAW, PLAY, *COMBAT) and not at.rolls:
        raise ImpossiblePosition(at.stage, "A turn begins with a roll.")
    if at.rolls > at.setting.most_rolls - (at.stage == ROLL):
        raise ImpossiblePosition(str(at.rolls), f"After {at.setting.most_rolls} rolls the game would be over.")
    if at.stage == DRAW and (not any(deck(at)) or COLOURS[at.table.tokens[at.mover]] not in DRAW_COLOURS):
        raise ImpossiblePosition(at.stage, "There is no card to be drawn.")
    if at.stage == PLAY and (at.acting != at.mover or not cards_in(at.hands[at.mover])):
        raise ImpossiblePosition(at.stage, "Only the mover plays cards now, and only with cards in the hand.")
    if at.stage in (DRAW, PLAY) and at.table.shields(at.mover):
        raise ImpossiblePosition(at.stage, "The mover's protection has ended with the roll.")
    if at.stage == OVER:
        _check_ending(at)


def _check_ending(at: Position) -> None:
    winners = [seat for seat in range(at.setting.seats) if at.winners >> seat & 1]
    rings = at.table.rings
    most = max(rings[seat] for seat in at.players)
    possible = {
        "home": len(winners) == 1
        and at.homes[winners[0]] == at.table.tokens[winners[0]] != NOWHERE
        and rings[winners[0]] >= WINNING_RINGS,
        "left": winners == list(at.players),
        "guard": winners == [seat for seat in at.players if rings[seat] == most] and at.rolls == at.setting.most_rolls,
    }
    if not possible[at.ending]:
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")


def _check_combat(at: Position) -> None:
    table, foes = at.table, set(at.table.pair)
    if not foes and at.stage != ANSWER:
        raise ImpossiblePosition(at.stage, "Combat has two combatants.")
    if (table.weapon >= 0) != (at.stage == WEAPON):
        raise ImpossiblePosition(at.stage, "A Weapon is to be cancelled exactly when one is pending.")
    if at.stage == WEAPON and at.acting != at.foe(at.laid[table.weapon].seat):
        raise ImpossiblePosition(str(at.acting), "The attacked player has to cancel the Weapon.")
    if at.stage == OPEN:
        if any(map(table.shields, table.pair)):
            raise ImpossiblePosition("!", "Combat with a protected player is over.")
        if at.acting != NOBODY and (at.acting not in foes or at.passed >> at.acting & 1):
            raise ImpossiblePosition(str(at.acting), "This player is not to act now.")
    if at.stage == ANSWER:
        voided = at.laid and at.laid[-1].kind == VOID_KIND and at.laid[-1].seat != at.acting
        if not voided or table.shields(at.acting) or not table.shields(at.laid[-1].seat):
            raise ImpossiblePosition(at.stage, "Who is to answer a Void is the unprotected opponent of who laid it.")
        if foes and not any(map(table.shields, foes)):
            raise ImpossiblePosition(at.stage, "Combat between two unprotected players goes on.")
        if foes and at.acting not in foes:
            raise ImpossiblePosition(str(at.acting), "Only a combatant may answer this Void.")
    passed = [seat for seat in range(at.setting.seats) if at.passed >> seat & 1]
    if len(passed) > 1 or not set(passed) <= foes or (passed and at.stage != OPEN):
        raise ImpossiblePosition("p", "Two passes end Combat, and only combatants pass.")
    if at.stage == OPEN and not at.laid and not opposite(table, *table.pair):
        raise ImpossiblePosition("-".join(map(str, table.pair)), "Combat begins between opposite Reds.")


def _check_drafts(at: Position) -> None:
    for seat in range(at.setting.seats):
        draft = draft_of(at, seat)
        slots = [play.slot for play in draft]
        if not draft:
            continue
        allowed = {at.acting, *(at.table.pair if at.setting.speed else ())} if at.stage in (PLAY, *COMBAT) else set()
        if seat not in allowed:
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} may not compose a group now.")
        if len(set(slots)) < len(slots) or any(slot >= len(at.hands[seat]) for slot in slots):
            raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
        for play in draft:
            kind = at.hands[seat][play.slot]
            if kind == GAP or (play.goal != NOWHERE) > (CARDS[kind].kind == MOVE):
                raise ImpossiblePosition(str(seat), f"{TITLES[seat]} does not hold these cards.")
            if play.token >= at.setting.seats:
                raise ImpossiblePosition(str(play.token), f"There is no seat {play.token} in this game.")
        if not free_to_compose(at):
            _check_legal_draft(at, seat)


def _check_legal_draft(at: Position, seat: int) -> None:
    try:
        previewed(at, seat)
        carried_out(at, seat, draft_of(at, seat))
    except Unplayable as reason:
        raise ImpossiblePosition(str(seat), str(reason).format(*TITLES)) from None
