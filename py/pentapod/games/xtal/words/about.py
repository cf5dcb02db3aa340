"""What there is to know about everything on the table, as a viewer may know it."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.english import counted, listed
from pentapod.games.xtal.data.table import (
    CARDS,
    COMBAT_COLOUR,
    HOME_COLOUR,
    WINNING_RINGS,
    Movement,
    Shield,
    Void,
    Weapon,
)
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE, OPPOSITE, REDS, STONE_OF, STORE_OF, VIOLETS, steps
from pentapod.games.xtal.rules.position import Phase, Position, cards_in, deck, known, standing
from pentapod.games.xtal.rules.touches import DONE, LAY, NUMBER_OF, PASS, TOKEN_OF, laid_touch, owner_of, slot_of
from pentapod.games.xtal.words.names import STONES, Names

_COLOURS: Final = {
    "V": "Homes are Violets. Who lands here takes the rings that lie in the Storage beside it.",
    "B": "Nothing happens on Blue.",
    "G": "Who lands here by a roll draws a card.",
    "Y": "Who lands here by a roll draws a card.",
    "R": "Combat begins when a token comes to stand here opposite another, both unprotected.",
}


def about(position: Position, touch: str, names: Names, viewer: int | None) -> tuple[str, ...]:
    """A title, then sentences; () if there is nothing to say."""
    if touch in STONE_OF:
        return _place(position, STONE_OF[touch], names)
    if touch == "deck":
        return _deck(position)
    if touch == "refuse":
        return _refuse(position)
    for place in range(len(position.laid)):
        if touch == laid_touch(place):
            return _laid(position, place, names)
    for touches, title, sentence in (
        (LAY, "Lay", "Lays the cards held ready, one after the other: all of them or none."),
        (PASS, "Pass", "Lays nothing. Combat ends when both have passed; a Weapon that is not cancelled is a defeat."),
        (DONE, "End the turn", "The next player to the left rolls."),
    ):
        if touch in touches:
            return (title, sentence)
    return _hand_touch(position, touch, names, viewer)


def _hand_touch(position: Position, touch: str, names: Names, viewer: int | None) -> tuple[str, ...]:
    """A card of a hand, or a chip."""
    seat = owner_of(touch)
    if seat is None or seat >= position.setting.seats:
        return ()
    if touch in TOKEN_OF:
        return _token(position, TOKEN_OF[touch], names)
    if touch in NUMBER_OF:
        number = NUMBER_OF[touch]
        red, violet = REDS[number - 1], VIOLETS[number - 1]
        return (f"Number {number}", f"{STONES[red]} for Levitate and Flight, {STONES[violet]} for Teleport.")
    slot = slot_of(position, seat, touch)
    if slot is None:
        return ()
    if not sees(position, viewer, seat):
        return (f"A card of {names[seat]}", "It lies face down: only its owner knows it.")
    kind = position.hands[seat][slot]
    ready = slot in [play.slot for play in position.draft(seat)]
    held = ("It is held ready; touching it takes it back.",) if ready else ()
    return (CARDS[kind].name, CARDS[kind].does, *_more(position, kind), *held)


def _more(position: Position, kind: int) -> tuple[str, ...]:
    """What else there is to know about a kind of card."""
    card = CARDS[kind]
    match card:
        case Movement() if card.nearest and position.setting.strict:
            return ("It cannot be used while that Red is taken.",)
        case Movement() if card.nearest:
            return ("From a Violet both neighbouring Reds are equally near.",)
        case Movement():
            return (f"Coming Home by it with {WINNING_RINGS} rings wins.",) if card.goal == HOME_COLOUR else ()
        case Weapon():
            return ("It needs the two to stand opposite each other. A group holds one Weapon at most.",)
        case Void():
            return ("It ends the cardplay of who lays it, and the Combat of a combatant. Another Void may cancel it.",)
        case Shield():
            return ()
        case _:
            assert_never(card)


def _token(position: Position, seat: int, names: Names) -> tuple[str, ...]:
    """What there is to know about a player's token."""
    if not position.playing(seat) or position.table.tokens[seat] == NOWHERE:
        return ()
    table = position.table
    place = f"{names[seat]} stands on {STONES[table.tokens[seat]]} and carries {counted(table.rings[seat], 'ring')}."
    way = steps(table.tokens[seat], position.homes[seat])
    home = f"Home is {STONES[position.homes[seat]]}, {counted(way, 'step')} away." if way else "This is Home."
    sentences = [place, home, f"{names[seat]} holds {counted(len(cards_in(position.hands[seat])), 'card')}."]
    if table.shields(seat):
        sentences.append(
            f"{names[seat]} is protected until the next roll: not moved, not attacked, and plays no cards."
        )
    if seat in table.pair:
        sentences.append(f"In Combat with {names[table.foe(seat)]}.")
    return (names[seat], *sentences)


def _place(position: Position, stone: int, names: Names) -> tuple[str, ...]:
    sentences = [_COLOURS[COLOURS[stone]]]
    for seat in position.players:
        if position.table.tokens[seat] == stone:
            sentences += _token(position, seat, names)[1:]
        if position.homes[seat] == stone:
            sentences.append(f"The Home of {names[seat]}.")
    if COLOURS[stone] == HOME_COLOUR:
        rings = position.table.stores[STORE_OF[stone]]
        sentences.append(f"In the Storage: {counted(rings, 'ring') if rings else 'no ring'}.")
    if COLOURS[stone] == COMBAT_COLOUR:
        across = OPPOSITE[stone]
        there = [names[seat] for seat in position.players if position.table.tokens[seat] == across]
        sentences.append(f"Opposite: {STONES[across]}{f', where {there[0]} stands' if there else ''}.")
    return (STONES[stone], *sentences)


def _deck(position: Position) -> tuple[str, ...]:
    left = sum(deck(position))
    return (
        "Deck",
        f"{counted(left, 'card')} face down.",
        "When it is empty, the refuse pile is shuffled and used again.",
    )


def _refuse(position: Position) -> tuple[str, ...]:
    cards = [f"{count} {CARDS[kind].name}" for kind, count in enumerate(position.refuse) if count]
    return ("Refuse pile", f"{listed(cards)}." if cards else "No card has been played yet.")


def _laid(position: Position, place: int, names: Names) -> tuple[str, ...]:
    card = position.laid[place]
    sentences = [f"Laid by {names[card.seat]}.", CARDS[card.kind].does]
    if not standing(position.laid)[place]:
        sentences.append("It has been cancelled.")
    if position.phase is Phase.WEAPON and position.table.weapon == place:
        sentences.append(f"{names[known(position.acting)]} must cancel it.")
    return (CARDS[card.kind].name, *sentences)
