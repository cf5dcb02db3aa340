"""What is written on the builder, and said of what can be touched there."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import counted
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, FACTIONS, FLEET_STARS, TITLES, Deck
from pentapod.games.pocketmodel.rules.building.legality import fewest_cards
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.words.building.sentences import name_of, prompt
from pentapod.games.pocketmodel.words.cards import bonus_words

COMBAT: Final = "combat"
OBJECTIVE: Final = "objective"
_HEADINGS: Final = {
    **{faction: f"{name} units" for faction, name in FACTIONS.items()},
    COMBAT: "Combat cards",
    OBJECTIVE: "Objective cards",
}


class BuilderLabels:
    """The words that the scene asks for while a fleet and a deck are built."""

    names: tuple[str, ...]
    done: Final = "Done"

    def builder(self, workshop: Workshop) -> str:
        """What is built, in a sentence."""
        return f"PocketModel. {prompt(workshop, self.names)}"

    def building(self, workshop: Workshop) -> str:
        """What others see: that somebody builds, unseen."""
        return prompt(workshop, self.names)

    def own_fleet(self, seat: int) -> str:
        """The title above what has been taken."""
        return f"{TITLES[seat]}'s fleet and deck"

    def taken(self, workshop: Workshop) -> tuple[str, str]:
        """How large the fleet and the deck are, and should be."""
        worth, cards = stars_of(workshop.fleet), sum(workshop.deck)
        return f"{worth} of {FLEET_STARS} stars", f"{cards} of {fewest_cards(workshop.small)} cards"

    def changes_left(self, count: int) -> str:
        """How often something can still be taken or put back."""
        return f"{counted(count, 'change')} left"

    def take_deck(self, deck: Deck) -> str:
        """The button of a starter deck."""
        return f"Take {deck.name}"

    def finish(self, workshop: Workshop) -> str:
        """What a screen reader says of Done."""
        return f"{', '.join(self.taken(workshop))}: {self.done}"

    def heading(self, group: str) -> str:
        """The heading of a group of the catalogue: of a faction's units by its id, of COMBAT or OBJECTIVE cards."""
        return _HEADINGS[group]

    def entry(self, code: str) -> str:
        """A unit or card of the catalogue."""
        return name_of(code)

    def value(self, code: str) -> str:
        """What a card of the catalogue does."""
        card = CARDS[CARD_OF_CODE[code]]
        return bonus_words(card) if card.combat else f"defense {card.defense}"

    def take(self, code: str, copies: int) -> str:
        """What a screen reader says of an entry that can be taken."""
        return f"Take {name_of(code)}; {copies} taken"

    def put_back(self, code: str) -> str:
        """What it says of the minus beside one."""
        return f"Put back {name_of(code)}"
