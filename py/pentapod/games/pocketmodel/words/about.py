"""What there is to know about anything on the table, as a viewer may know it: a title, then sentences."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.message import Message, because
from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS, KIND_OF_CODE, UNITS
from pentapod.games.pocketmodel.data.vocabulary import UNIT_VALUES, Doing, During, Rule
from pentapod.games.pocketmodel.rules.battle.declaring import ground_against_space
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.effects.forces import concerns, in_force, ruling
from pentapod.games.pocketmodel.rules.effects.values import objective_parts, slot_parts, summed
from pentapod.games.pocketmodel.rules.objections import freed_now
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE, stars_of
from pentapod.games.pocketmodel.rules.touches import Pile, pile_of, slot_of, zone_of
from pentapod.games.pocketmodel.words.cards import card_text, unit_sentences


def about(position: Position, touch: str, viewer: int | None) -> Iterator[Message]:
    """A title and sentences on a target; nothing if there is nothing to say."""
    unit = position.roster.number_of.get(touch, -1)
    if unit >= 0:
        yield from _unit(position, unit)
    elif touch in CARD_OF_CODE:
        yield _card(CARD_OF_CODE[touch])
    elif (zone := zone_of(position, touch)) is not None:
        yield _zone(position, zone)
    elif pile := pile_of(position, touch):
        yield because("about-pile", pile=pile[0], seat=pile[1])
        yield from _pile(position, *pile, viewer)
    elif slot := slot_of(position, touch):
        yield _slot(position, *slot)


def about_in_workshop(touch: str) -> Iterator[Message]:
    """The same while fleets and decks are built."""
    code = touch[1:]
    if touch in DECKS:
        deck = DECKS[touch]
        units = zip(UNITS, deck.units, strict=True)
        numbers = [because("deck-units", count=copies, name=unit.name) for unit, copies in units if copies]
        facts = {"numbers": numbers, "stars": stars_of(deck.units), "cards": sum(deck.cards)}
        yield because("about-deck", deck=touch, **facts)
    elif code in KIND_OF_CODE:
        kind = UNITS[KIND_OF_CODE[code]]
        yield because("about-name", name=kind.name)
        yield from unit_sentences(kind)
    elif code in CARD_OF_CODE:
        yield _card(CARD_OF_CODE[code])


def _card(number: int) -> Message:
    return because("about-card", name=CARDS[number].name, text=card_text(number))


def _unit(position: Position, unit: int) -> Iterator[Message]:
    roster = position.roster
    kind, seat, zone = roster.kinds[unit], roster.owners[unit], position.where[unit]
    yield because("about-unit", seat=seat, name=kind.name)
    if zone != GONE:
        yield because("about-in-reserves") if zone == RESERVE else because("about-zone", zone=zone)
        if damage := position.damage[unit]:
            yield because("about-damage", counters=damage, left=kind.shields - damage)
    yield from unit_sentences(kind)
    if zone == GONE:
        yield because("about-gone")
        return
    if position.held[unit]:
        yield because("about-held-now" if freed_now(position, unit) else "about-held", seat=seat)
    if zone <= CONTESTED:
        if kind.ground:
            yield _ground(position, unit)
        yield from _added(position, unit)


def _ground(position: Position, unit: int) -> Message:
    """Which units a ground unit may attack where it stands."""
    seat = position.roster.owners[unit]
    if not ground_against_space(position, unit):
        return because("about-ground-only")
    if position.where[unit] == seat:
        return because("about-ground-home")
    cards = [
        position.slots[force.owner][force.slot]
        for force in in_force(position, Rule)
        if force.effect.what is Doing.GROUND_ATTACKS_SPACE and force.effect.can and concerns(force, seat)
    ]
    return because("about-ground-cards", cards=[*dict.fromkeys(cards)])


def _added(position: Position, unit: int) -> Iterator[Message]:
    """What objectives add to the values of a unit."""
    for during in (During.BATTLE, During.STRIKE):
        for value in UNIT_VALUES:
            if parts := objective_parts(position, unit, value, during):
                sources = [*dict.fromkeys(part.source for part in parts)]
                yield because(f"about-adds-{during}", amount=summed(parts), value=value, sources=sources)


def _zone(position: Position, zone: int) -> Message:
    if zone != CONTESTED:
        return because("about-zone-home", seat=zone, closed=zone not in position.alive)
    free = [seat for seat in position.alive if ruling(position, Doing.GROUND_ATTACKS_SPACE, seat, None, zone)]
    return because("about-zone-contested", seats=free)


def _pile(position: Position, pile: Pile, seat: int, viewer: int | None) -> Iterator[Message]:
    hand = position.hands[seat]
    match pile:
        case Pile.HAND if viewer not in (seat, CHANCE) and not position.ending:
            yield because("about-count", cards=len(hand))
        case Pile.HAND:
            yield because("about-cards", cards=hand) if hand else because("about-empty")
        case Pile.DECK:
            yield because("about-count", cards=deck_size(position, seat) if position.slots[seat] else 0)
            yield because("about-shuffled")
        case Pile.DISCARD:
            counts = enumerate(position.discards[seat])
            copies = [because("copies", card=card, count=count) for card, count in counts if count]
            yield because("about-copies", copies=copies) if copies else because("about-empty")


def _slot(position: Position, owner: int, slot: int) -> Message:
    content = position.slots[owner][slot]
    if content < 0:
        return because("about-slot", seat=owner, number=slot + 1, destroyed=content == EMPTY)
    parts = slot_parts(position, owner, slot, CARDS[content])
    facts = {"text": card_text(content), "parts": len(parts), "total": summed(parts), "sum": parts}
    return because("about-objective", seat=owner, card=content, **facts)
