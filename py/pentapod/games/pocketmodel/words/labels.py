"""What is written on the table, and what a screen reader says of the things on it. Nothing hidden is named."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Final

from pentapod.engine.english import counted
from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARDS, ICONS, TITLES, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import Modify
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import Part, slot_parts, summed
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL, Pile
from pentapod.games.pocketmodel.words.building.labels import BuilderLabels
from pentapod.games.pocketmodel.words.cards import ability_words, bonus_words, brief_ability
from pentapod.games.pocketmodel.words.names import added, against, name_in_zone, percent, terms, zone_name
from pentapod.games.pocketmodel.words.odds import Odds, odds
from pentapod.games.pocketmodel.words.prompt import prompt

_PILES: Final = {Pile.HAND: "hand", Pile.DECK: "deck", Pile.DISCARD: "discard pile"}


class Labels(BuilderLabels):
    """The words that the scene asks for. What is written where room is short calls seats by their titles."""

    buttons: Final = {
        DONE: "Done",
        PASS: "Pass",
        RESULT: "Go on",
        USUAL: "Usual start",
        CARD: "Roll again",
        REPAIR: "Repair",
        HYPERDRIVE: "Hyperdrive",
    }
    pile_signs: Final = {Pile.HAND: "hand", Pile.DECK: "deck", Pile.DISCARD: "used"}
    """Under each pile, in at most four letters."""
    no_reserves: Final = "no reserves"
    hands_hidden: Final = "hands are hidden"
    destroyed_slot: Final = "destroyed"
    versus: Final = "vs"
    no_card: Final = "no card"
    vacancies: tuple[str, ...] = (destroyed_slot, no_card)
    hit: Final = "Hit"
    miss: Final = "Miss"
    destroyed: Final = "Destroyed"
    holds: Final = "Holds"
    rolling: Final = "roll ..."
    """Instead of a sum while the dice fall."""

    def picture(self, position: Position) -> str:
        """The table: who has how much left, and what is to be done."""
        who = [
            f"{self.names[seat]} {counted(position.objectives(seat), 'objective')}"
            f" and {counted(position.stars_in_play(seat), 'star')}"
            for seat in position.alive
        ]
        standing = f" In play: {', '.join(who)}." if who else ""
        return f"PocketModel.{standing} {prompt(position, self.names)}"

    # -------------------------------------------------------------------------------------- said of what can be touched

    def unit(self, position: Position, unit: int) -> str:
        """A unit in play: whose, where, its values and its counters."""
        roster, damage = position.roster, position.damage[unit]
        kind, owner = roster.kinds[unit], self.names[roster.owners[unit]]
        where = zone_name(position.where[unit], self.names)
        values = f"attack {kind.attack}, damage {kind.damage}, defense {kind.defense}, shields {kind.shields}"
        hurt = f", {counted(damage, 'counter')}" if damage else ""
        held = ", can't move" if position.held[unit] else ""
        return f"{owner}'s {name_in_zone(position, unit)} in {where}: {values}{hurt}{held}"

    def in_reserve(self, kind: Unit, seat: int, copies: int) -> str:
        """So many units in reserve that are alike."""
        return f"{copies} {kind.name} of {self.names[seat]} in reserve"

    def zone(self, position: Position, zone: int) -> str:
        """A zone and how many stand in it."""
        name = zone_name(zone, self.names)
        if zone != CONTESTED and zone in position.out:
            return f"{name}, closed"
        stars = "" if zone == CONTESTED else f", {counted(position.stars_at_home(zone), 'star')} of {self.names[zone]}"
        return f"{name}: {counted(len(position.standing(zone)), 'unit')}{stars}"

    def slot(self, position: Position, seat: int, slot: int) -> str:
        """An objective slot and what lies open in it."""
        content = position.slots[seat][slot]
        name = f"{self.names[seat]}'s objective {slot + 1}"
        if content == EMPTY:
            return f"{name}, destroyed"
        if content < 0:
            return f"{name}, face down"
        card = CARDS[content]
        defense = summed(slot_parts(position, seat, slot, card))
        return f"{name}: {card.name}, defense {defense}, {counted(card.stars, 'star')}"

    def pile(self, seat: int, pile: Pile, count: int) -> str:
        """A hand, a deck or a discard pile."""
        return f"{self.names[seat]}'s {_PILES[pile]}, {counted(count, 'card')}"

    def hand_card(self, card: int, copies: int) -> str:
        """A card of the hand that lies open."""
        found = CARDS[card]
        what = bonus_words(found) if found.combat else f"objective card, defense {found.defense}"
        more = f", {copies} copies" if copies > 1 else ""
        ability = f". {ability_words(found)}" if found.combat and found.effects else ""
        return f"{found.name}: {what}{more}{ability}"

    # -------------------------------------------------------------------------------------- written on the table

    def pile_name(self, pile: Pile) -> str:
        """What a pile is called."""
        return _PILES[pile]

    def odds(self, position: Position, chosen: Path, touches: Collection[str]) -> dict[str, Odds]:
        """By touch, how likely an attack or strike is that is being chosen."""
        return odds(position, chosen, touches)

    def zone_sign(self, zone: int, closed: bool) -> tuple[str, str]:
        """What is written in a zone, in two words."""
        if zone == CONTESTED:
            return "contested", "zone"
        return TITLES[zone], "closed" if closed else "home"

    def holds_nothing(self, seat: int) -> str:
        """Instead of an open hand without cards."""
        return f"{TITLES[seat]} holds no card"

    def card_name(self, card: Card) -> str:
        """What a card is called."""
        return card.name

    def bonus(self, card: Card) -> str:
        """What a combat card adds."""
        return bonus_words(card)

    def gated(self, card: Card) -> str:
        """Who gains the ability of a combat card, and what that does, in a few words."""
        more = brief_ability(card)
        return f"{self._gate(card)}: {more}" if more else self._gate(card)

    def adds_more(self, card: Card) -> bool:
        """Whether the ability of a combat card may add to its bonus."""
        return any(isinstance(effect, Modify) for effect in card.effects)

    def _gate(self, card: Card) -> str:
        if card.gate:
            return ICONS[card.gate].name
        if not card.gate_stars:
            return ""
        return "any unit" if len(card.gate_stars) == 5 else f"{card.gate_stars[0]} or {card.gate_stars[-1]} stars"

    # -------------------------------------------------------------------------------------- written on a close-up

    def unit_name(self, position: Position, unit: int) -> str:
        """What a unit is called."""
        return position.roster.kinds[unit].name

    def icons(self, kind: Unit) -> str:
        """The icons of a unit."""
        return ", ".join(ICONS[icon].name for icon in kind.icons)

    def played(self, card: Card, able: bool, more: int) -> str:
        """What a combat card that was played does: its unit may gain the ability (`able`), which may add `more`."""
        gained = f"ability +{more}" if self.adds_more(card) else brief_ability(card)
        ability = gained if able else "bonus only" if ability_words(card) else ""
        return f"{bonus_words(card)}, {ability}" if ability else bonus_words(card)

    def objective_of(self, seat: int) -> str:
        """What is struck."""
        return f"{TITLES[seat]}'s objective"

    def ability(self, card: Card) -> str:
        """The ability of a card as a sentence, or ""."""
        return ability_words(card)

    def to_hit(self, likelihood: Fraction) -> str:
        """How likely an attack hits."""
        return f"{percent(likelihood)} to hit"

    def to_destroy(self, likelihood: Fraction) -> str:
        """How likely a strike destroys the objective."""
        return f"{percent(likelihood)} to destroy"

    def before_roll(self, parts: Sequence[Part]) -> str:
        """What a roll is added to."""
        return f"roll + {terms(parts)}"

    def rolled(self, roll: int, parts: Sequence[Part]) -> str:
        """A roll and what is added to it, with the sum."""
        return added(roll, parts)

    def against(self, parts: Sequence[Part]) -> str:
        """What a total must reach."""
        return f"against {against(parts)}"

    def sure_hit(self, roll: int) -> str:
        """A roll that hits whatever the totals."""
        return f"roll {total(roll)} hits at once"
