"""What there is to know about anything on the table, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS
from pentapod.games.pocketmodel.data.vocabulary import UNIT_VALUES, Doing, During, Rule
from pentapod.games.pocketmodel.rules.battle.declaring import ground_against_space
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.effects.forces import concerns, in_force, ruling
from pentapod.games.pocketmodel.rules.effects.values import objective_parts, slot_parts, summed
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE
from pentapod.games.pocketmodel.rules.touches import Pile, pile_of, slot_of, zone_of
from pentapod.games.pocketmodel.words.cards import card_sentences, unit_sentences
from pentapod.games.pocketmodel.words.names import VALUE_NAMES, held_words, source_name, terms, zone_name


def about(position: Position, touch: str, names: Sequence[str], viewer: int | None) -> tuple[str, ...]:
    """A title and sentences on a target; () if there is nothing to say."""
    unit = position.roster.number_of.get(touch, -1)
    if unit >= 0:
        return _unit(position, unit, names)
    if touch in CARD_OF_CODE:
        card = CARDS[CARD_OF_CODE[touch]]
        return (card.name, *card_sentences(card))
    zone = zone_of(position, touch)
    if zone is not None:
        return _zone(position, zone, names)
    pile = pile_of(position, touch)
    if pile:
        return _pile(position, *pile, names, viewer)
    slot = slot_of(position, touch)
    return _slot(position, *slot, names) if slot else ()


def _unit(position: Position, unit: int, names: Sequence[str]) -> tuple[str, ...]:
    roster = position.roster
    kind, zone, damage = roster.kinds[unit], position.where[unit], position.damage[unit]
    owner = names[roster.owners[unit]]
    said = [f"{owner}'s {kind.name}", *unit_sentences(kind)]
    if zone == GONE:
        return (*said, "It has left the game.")
    said.insert(1, "It is in the reserves." if zone == RESERVE else f"It stands in {zone_name(zone, names)}.")
    if damage:
        left = kind.shields - damage
        said.insert(2, f"It has {counted(damage, 'counter')}; {left} more {'destroys' if left == 1 else 'destroy'} it.")
    if position.held[unit]:
        said.append(f"It {held_words(position, unit, names)}.")
    if zone <= CONTESTED and kind.ground:
        said.append(_ground(position, unit))
    if zone <= CONTESTED:
        for during, fight in ((During.BATTLE, "battle"), (During.STRIKE, "strike")):
            for stat in UNIT_VALUES:
                parts = objective_parts(position, unit, stat, during)
                if parts:
                    sources = ", ".join(dict.fromkeys(map(source_name, parts)))
                    said.append(f"In each {fight} it has +{summed(parts)} {VALUE_NAMES[stat]} now: {sources}.")
    return tuple(said)


def _ground(position: Position, unit: int) -> str:
    """Which units a ground unit may attack where it stands."""
    if not ground_against_space(position, unit):
        return "It starts no attack on space units here, only on ground units."
    if position.where[unit] == position.roster.owners[unit]:
        return "It may attack space units here: it is at home."
    seat = position.roster.owners[unit]
    sources = [
        force.card.name
        for force in in_force(position, Rule)
        if force.effect.what is Doing.GROUND_ATTACKS_SPACE and force.effect.can and concerns(force, seat)
    ]
    return f"It may attack space units here: {', '.join(dict.fromkeys(sources))}."


def _zone(position: Position, zone: int, names: Sequence[str]) -> tuple[str, ...]:
    title = zone_name(zone, names)
    title = title[0].upper() + title[1:]
    if zone == CONTESTED:
        free = [
            names[seat] for seat in position.alive if ruling(position, Doing.GROUND_ATTACKS_SPACE, seat, None, zone)
        ]
        exempt = f", but those of {listed(free)} may" if free else ""
        return (title, "It touches every home zone.", f"Ground units start no attack on space units here{exempt}.")
    if zone not in position.alive:
        return (title, "It is closed.")
    return (
        title,
        f"{names[zone]}'s reserves come in here.",
        f"Opposing units that stand here may strike {names[zone]}'s objectives.",
    )


def _pile(position: Position, pile: Pile, seat: int, names: Sequence[str], viewer: int | None) -> tuple[str, ...]:
    match pile:
        case Pile.HAND:
            cards = position.hands[seat]
            if viewer in (seat, CHANCE) or position.ending:
                held = ", ".join(CARDS[card].name for card in cards)
                return (f"{names[seat]}'s hand", f"{held}." if held else "It is empty.")
            return (f"{names[seat]}'s hand", f"{counted(len(cards), 'card')}.")
        case Pile.DECK:
            size = deck_size(position, seat) if position.slots[seat] else 0
            again = "When it is empty, the discard pile is shuffled to make a new one."
            return (f"{names[seat]}'s deck", f"{counted(size, 'card')}.", again)
        case Pile.DISCARD:
            discarded = ", ".join(
                f"{CARDS[card].name}{f' {copies} times' * (copies > 1)}"
                for card, copies in enumerate(position.discards[seat])
                if copies
            )
            return (f"{names[seat]}'s discard pile", f"{discarded}." if discarded else "It is empty.")


def _slot(position: Position, owner: int, slot: int, names: Sequence[str]) -> tuple[str, ...]:
    content = position.slots[owner][slot]
    if content == EMPTY:
        return (f"{names[owner]}'s objective {slot + 1}", "It has been destroyed, and nothing takes its place.")
    if content < 0:
        return (
            f"{names[owner]}'s objective {slot + 1}",
            "It lies face down, and nobody has seen it. It may be a combat card.",
            "It is turned up when it is struck, or goes to the hand when it is replaced.",
        )
    card = CARDS[content]
    parts = slot_parts(position, owner, slot, card)
    more = (f"Its defense is {summed(parts)} now: {terms(parts)}.",) if len(parts) > 1 else ()
    return (f"{names[owner]}'s {card.name}", *card_sentences(card), *more)
