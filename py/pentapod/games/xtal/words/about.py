"""What there is to know about everything on the table, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.message import Message, because
from pentapod.games.xtal.data.table import (
    CARDS,
    COLOUR_IDS,
    COMBAT_COLOUR,
    HOME_COLOUR,
    WINNING_RINGS,
    Movement,
    Void,
    Weapon,
)
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE, OPPOSITE, REDS, STONE_OF, STORE_OF, VIOLETS, steps
from pentapod.games.xtal.rules.position import Phase, Position, cards_in, deck, known, standing
from pentapod.games.xtal.rules.touches import DONE, LAY, NUMBER_OF, PASS, TOKEN_OF, laid_touch, owner_of, slot_of


def about(position: Position, touch: str, viewer: int | None) -> Iterator[Message]:
    """A title, then sentences; none if there is nothing to say."""
    if touch in STONE_OF:
        yield because("about-stone", stone=STONE_OF[touch])
        yield from _place(position, STONE_OF[touch])
    elif touch == "deck":
        yield because("about-deck")
        yield because("about-deck-cards", count=sum(deck(position)))
        yield because("about-deck-empty")
    elif touch == "refuse":
        yield because("about-refuse")
        kinds = [because("cards-of-a-kind", count=count, card=kind) for kind, count in enumerate(position.refuse)]
        yield because("about-refuse-cards", kinds=[kind for kind in kinds if kind.facts["count"]])
    elif owner_of(touch) is not None:
        yield from _of_seat(position, touch, known(owner_of(touch)), viewer)
    for place in range(len(position.laid)):
        if touch == laid_touch(place):
            yield from _laid(position, place)


def _of_seat(position: Position, touch: str, seat: int, viewer: int | None) -> Iterator[Message]:
    """A card of a hand, a chip or a button."""
    for touches, key in ((LAY, "about-lay"), (PASS, "about-pass"), (DONE, "about-done")):
        if touch in touches:
            yield because(key)
            yield because(f"{key}-means")
            return
    if seat >= position.setting.seats:
        return
    if touch in TOKEN_OF:
        token = TOKEN_OF[touch]
        if position.playing(token) and position.table.tokens[token] != NOWHERE:
            yield because("about-player", seat=token)
            yield from _token(position, token)
    elif touch in NUMBER_OF:
        number = NUMBER_OF[touch]
        yield because("about-number", number=number)
        yield because("about-number-stones", red_stone=REDS[number - 1], violet_stone=VIOLETS[number - 1])
    elif (slot := slot_of(position, seat, touch)) is not None:
        yield from _card(position, seat, slot, viewer)


def _card(position: Position, seat: int, slot: int, viewer: int | None) -> Iterator[Message]:
    if not sees(position, viewer, seat):
        yield because("about-hidden", seat=seat)
        yield because("about-hidden-means")
        return
    kind = position.hands[seat][slot]
    yield because("about-card", card=kind)
    yield because("about-power", effect=kind)
    yield from _more(position, kind)
    if slot in [play.slot for play in position.draft(seat)]:
        yield because("about-held")


def _more(position: Position, kind: int) -> Iterator[Message]:
    """What else there is to know about a kind of card."""
    card = CARDS[kind]
    match card:
        case Movement() if card.nearest:
            yield because("about-nearest-only" if position.setting.strict else "about-nearest")
        case Movement() if card.goal == HOME_COLOUR:
            yield because("about-teleport", rings=WINNING_RINGS)
        case Weapon():
            yield because("about-weapon")
        case Void():
            yield because("about-void")


def _token(position: Position, seat: int) -> Iterator[Message]:
    """What there is to know about the token of a player, which is on the board."""
    table, home = position.table, position.homes[seat]
    yield because("about-token", seat=seat, stone=table.tokens[seat], rings=table.rings[seat])
    yield because("about-way", stone=home, count=steps(table.tokens[seat], home))
    yield because("about-hand", seat=seat, count=len(cards_in(position.hands[seat])))
    if table.shields(seat):
        yield because("about-protected", seat=seat)
    if seat in table.pair:
        yield because("about-combat", seat=table.foe(seat))


def _place(position: Position, stone: int) -> Iterator[Message]:
    colour = COLOURS[stone]
    yield because(f"about-{COLOUR_IDS[colour]}")
    for seat in position.players:
        if position.table.tokens[seat] == stone:
            yield from _token(position, seat)
        if position.homes[seat] == stone:
            yield because("about-home", seat=seat)
    if colour == HOME_COLOUR:
        yield because("about-storage", rings=position.table.stores[STORE_OF[stone]])
    if colour == COMBAT_COLOUR:
        across = OPPOSITE[stone]
        there = next((seat for seat in position.players if position.table.tokens[seat] == across), None)
        yield because("about-opposite", stone=across, seat=there)


def _laid(position: Position, place: int) -> Iterator[Message]:
    card = position.laid[place]
    yield because("about-card", card=card.kind)
    yield because("about-laid", seat=card.seat)
    yield because("about-power", effect=card.kind)
    if not standing(position.laid)[place]:
        yield because("about-cancelled")
    if position.phase is Phase.WEAPON and position.table.weapon == place:
        yield because("about-pending", seat=known(position.acting))
