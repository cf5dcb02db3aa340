"""What is written on the table, and what a screen reader says of the things on it. Nothing hidden is named."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from pentapod.engine.message import because
from pentapod.engine.state import Path
from pentapod.engine.words import Words
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, FACTIONS, FLEET_STARS, KIND_OF_CODE, UNITS
from pentapod.games.pocketmodel.data.vocabulary import Modify
from pentapod.games.pocketmodel.rules.building.legality import faults, fewest_cards
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.effects.values import slot_parts, summed
from pentapod.games.pocketmodel.rules.odds import (
    DEFENSES,
    battle_odds,
    hidden_strike_chance,
    strike_chance,
    strike_chance_against,
)
from pentapod.games.pocketmodel.rules.position import EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, HYPERDRIVE, REPAIR, stars_of
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, Turn
from pentapod.games.pocketmodel.rules.touched import unit_fact
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL, slot_of
from pentapod.games.pocketmodel.words.cards import gate, values

COMBAT: Final = "combat"
OBJECTIVE: Final = "objective"
"""The groups of cards in the catalogue of the builder. Those of units are called by their faction."""


class Odds(NamedTuple):
    """The odds of one attack or strike, as a figure and in words."""

    figure: str
    said: str


class Labels(Words[PocketModel | Building]):
    """The words that the scene asks for."""

    def __init__(self) -> None:
        super().__init__()
        touches = (DONE, PASS, RESULT, USUAL, CARD, REPAIR, HYPERDRIVE)
        self.buttons = {touch: self.catalog.say(f"button-{touch}") for touch in touches}
        """What is pressed, by touch."""
        self.vacancies = (self.sign("slot-destroyed"), self.sign("no-card"))

    def sign(self, key: str, **facts: Any) -> str:
        """What is written in the picture, where room is short and seats are called by their titles."""
        return self.named(()).labelled(f"sign-{key}", **facts)

    # -------------------------------------------------------------------------------------- said of what can be touched

    def picture(self, state: PocketModel) -> str:
        """The table: who has how much left, and what is to be done."""
        position = state.position
        standings = [
            because("standing", seat=seat, objectives=position.objectives(seat), stars=position.stars_in_play(seat))
            for seat in position.alive
        ]
        return self.say("label-picture", standings=standings, prompt=state)

    def unit(self, position: Position, unit: int, odds: str = "") -> str:
        """A unit in play: whose, where, its values and its counters; and the odds of what is chosen against it."""
        fact, zone, held = unit_fact(position, unit), position.where[unit], bool(position.held[unit])
        facts = {**values(position.roster.kinds[unit]), "counters": position.damage[unit], "held": held}
        return self._likely(self.labelled("label-unit", seat=fact.owner, name=fact.name, zone=zone, **facts), odds)

    def zone(self, position: Position, zone: int) -> str:
        """A zone and how many stand in it."""
        units, stars = len(position.standing(zone)), position.stars_at_home(zone)
        where = {"contested": zone == CONTESTED, "closed": zone in position.out, "seat": zone}
        return self.labelled("label-zone", **where, units=units, stars=stars)

    def slot(self, position: Position, seat: int, slot: int, odds: str = "") -> str:
        """An objective slot and what lies open in it; and the odds of what is chosen against it."""
        content, number = position.slots[seat][slot], slot + 1
        if content < 0:
            key = "label-slot-destroyed" if content == EMPTY else "label-slot-down"
            return self._likely(self.labelled(key, seat=seat, number=number), odds)
        card = CARDS[content]
        facts = {"defense": summed(slot_parts(position, seat, slot, card)), "stars": card.stars}
        return self._likely(self.labelled("label-slot-up", seat=seat, number=number, card=content, **facts), odds)

    def _likely(self, label: str, odds: str) -> str:
        return self.say("label-odds", label=label, odds=odds) if odds else label

    def hand_card(self, number: int, copies: int) -> str:
        """A card of the hand that lies open."""
        card = CARDS[number]
        if not card.combat:
            return self.labelled("label-objective-card", card=number, defense=card.defense, copies=copies)
        ability = number if card.effects else None
        return self.labelled("label-combat-card", card=number, bonus=number, copies=copies, ability=ability)

    # -------------------------------------------------------------------------------------- written on the table

    def zone_sign(self, zone: int, closed: bool) -> tuple[str, str]:
        """What is written in a zone, and the last word of it by itself."""
        if zone == CONTESTED:
            said = self.sign("zone-contested")
        else:
            said = self.sign("zone-closed" if closed else "zone-home", seat=zone)
        name, _, kind = said.rpartition(" ")
        return name, kind

    def bonus(self, number: int) -> str:
        """What a combat card adds."""
        return self.sign("played", bonus=number)

    def gated(self, number: int) -> str:
        """Who gains the ability of a combat card, and what that does, in a few words; "" without an ability."""
        opened = gate(CARDS[number])
        return self.sign(f"gated-{opened.key}", **opened.facts, brief=number) if CARDS[number].effects else ""

    def adds_more(self, number: int) -> bool:
        """Whether the ability of a combat card may add to its bonus."""
        return any(isinstance(effect, Modify) for effect in CARDS[number].effects)

    def played(self, number: int, able: bool, more: int) -> str:
        """What a combat card that was played does: its unit may gain the ability (`able`), which may add `more`."""
        if not CARDS[number].effects:
            return self.bonus(number)
        if not able:
            return self.sign("played-unable", bonus=number)
        if self.adds_more(number):
            return self.sign("played-adds", bonus=number, more=more)
        return self.sign("played-brief", bonus=number, brief=number)

    # -------------------------------------------------------------------------------------- how likely something is

    def odds(self, position: Position, chosen: Path, touches: Collection[str]) -> dict[str, Odds]:
        """By touch, the odds of what may be touched next: a unit or objective to attack, or one more striker."""
        step = position.todo[0] if position.todo else None
        number_of = position.roster.number_of
        if isinstance(step, DeclareStrike) and not chosen:
            units = [touch for touch in touches if touch in number_of]
            return {touch: self._strike(position, number_of[touch], step.owner, step.slot) for touch in units}
        if not isinstance(step, Turn | DeclareAttacks) or len(chosen) != 1 or chosen[0] not in number_of:
            return {}
        unit, found = number_of[chosen[0]], {}
        for touch in touches:
            if touch in number_of:
                found[touch] = self._attack(position, unit, number_of[touch])
            elif slot := slot_of(position, touch):
                found[touch] = self._strike(position, unit, *slot)
        return found

    def _attack(self, position: Position, unit: int, foe: int) -> Odds:
        hit, hurt = battle_odds(position, unit, foe)
        said = self.say("odds-attack", hit_chance=hit, hurt_chance=hurt, cards=any(position.hands))
        return Odds(self.sign("odds", chance=hit), said)

    def _strike(self, position: Position, unit: int, owner: int, slot: int) -> Odds:
        content = position.slots[owner][slot]
        if content >= 0:
            odds = strike_chance(position, unit, owner, slot, content)
            return Odds(self.sign("odds", chance=odds), self.say("odds-strike", chance=odds, card=content))
        hidden = hidden_strike_chance(position, unit, owner, slot)
        if hidden is not None:
            return Odds(self.sign("odds", chance=hidden), self.say("odds-strike-hidden", chance=hidden))
        weak, strong = (strike_chance_against(position, unit, defense) for defense in DEFENSES)
        least, most = DEFENSES
        said = self.say("odds-strike-unknown", weak_chance=weak, strong_chance=strong, least=least, most=most)
        return Odds(self.sign("odds-range", least_chance=strong, most_chance=weak), said)

    # -------------------------------------------------------------------------------------- while fleets are built

    def fitness(self, workshop: Workshop) -> str:
        """Everything that is wrong with the fleet and deck that are built; else that they are ready."""
        found = faults(workshop.fleet, workshop.deck, workshop.small)
        return self._complaint(found) or self.sign("fit")

    def _complaint(self, found: Sequence[Any]) -> str:
        """Faults, one after another."""
        return " ".join(map(self.fault, found))

    def heading(self, group: str) -> str:
        """The heading of a group of the catalogue: of a faction's units by its id, of COMBAT or OBJECTIVE cards."""
        if group in FACTIONS:
            return self.sign("group-faction", faction=group)
        return self.sign(f"group-{group}")

    def entry(self, code: str) -> str:
        """What a unit or card is called."""
        return UNITS[KIND_OF_CODE[code]].name if code in KIND_OF_CODE else CARDS[CARD_OF_CODE[code]].name


def sizes(workshop: Workshop) -> dict[str, int]:
    """How large the fleet and the deck are, and should be."""
    return {
        "stars": stars_of(workshop.fleet),
        "most_stars": FLEET_STARS,
        "count": sum(workshop.deck),
        "least_count": fewest_cards(workshop.small),
    }
