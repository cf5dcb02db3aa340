"""What PocketModel says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.table_words import TableWords
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat
from pentapod.games.pocketmodel.data.table import CARDS, DECKS, TITLES, UNITS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.objections import UnitFact
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touches import RESULT
from pentapod.games.pocketmodel.words.about import about
from pentapod.games.pocketmodel.words.building import sentences as building
from pentapod.games.pocketmodel.words.cards import ability_words
from pentapod.games.pocketmodel.words.deeds import ADVICE, DEEDS
from pentapod.games.pocketmodel.words.labels import Labels
from pentapod.games.pocketmodel.words.names import own_zone_name, unit_names, zone_name
from pentapod.games.pocketmodel.words.options import OPTIONS
from pentapod.games.pocketmodel.words.positions.editing import EDITING
from pentapod.games.pocketmodel.words.positions.faults import FAULTS
from pentapod.games.pocketmodel.words.prompt import prompt
from pentapod.games.pocketmodel.words.reasons import reasons
from pentapod.games.pocketmodel.words.refusals import REFUSALS
from pentapod.games.pocketmodel.words.results import brief_result, consequences, result
from pentapod.games.pocketmodel.words.stats import stats


class PocketModelWords(Labels, TableWords[PocketModel | Building]):
    """The English of PocketModel."""

    titles = TITLES
    summary = (
        "Ships and walkers of card fight over three objectives each. Move, battle with dice and secret cards, and "
        "strike: whoever has no unit or no objective left is out."
    )
    options = OPTIONS
    faults = FAULTS
    sentences = EDITING
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE

    def prompt(
        self, state: PocketModel | Building, names: Sequence[str], chosen: Path = (), viewer: int | None = None
    ) -> str:
        if isinstance(state, Building):
            return building.prompt(state.workshop, names)
        return prompt(state.position, names, unfinished(state.actions(), chosen), viewer)

    def describe(
        self, state: PocketModel | Building, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> str:
        if isinstance(state, Building):
            return super().describe(state, action, names, viewer)
        before, after = state.position, state.after(action).position
        worked_out = action.path[0] == RESULT
        deed = result(before, names) if worked_out else super().describe(state, action, names, viewer)
        return deed + consequences(before, after, names)

    def brief(
        self, state: PocketModel | Building, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> str:
        if isinstance(state, Building) or action.path[0] != RESULT:
            return self.describe(state, action, names, viewer)
        return brief_result(state.position, state.after(action).position, names)

    def reasons(
        self, state: PocketModel | Building, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        return () if isinstance(state, Building) else reasons(state, action, names)

    def about(
        self, state: PocketModel | Building, touch: str, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        if isinstance(state, Building):
            return building.about(touch)
        return about(state.position, touch, names, viewer)

    def fitness(self, workshop: Workshop) -> str:
        """Everything that is wrong with the fleet and deck that are built; else that they are ready."""
        return building.fault_sentences(workshop, self.fault)

    def called(self, kind: str, thing: Any) -> object:
        match kind:
            case "ability":
                return ability_words(CARDS[thing])
            case "card":
                return CARDS[thing].name
            case "deck":
                return DECKS[thing].name
            case "faults":
                return " ".join(map(self.fault, thing))
            case "goal":
                return own_zone_name(thing[0], thing[1], self.names)
            case "objective":
                return CARDS[thing].name if thing >= 0 else "a face-down objective"
            case "roll":
                return f"{thing // 10} and {thing % 10}, {total(thing)} in all"
            case "struck":
                return CARDS[thing].name if thing >= 0 else "face-down objective"
            case "thing":
                return building.name_of(thing)
            case "unit":
                return unit_names(thing, self.names) if isinstance(thing, UnitFact) else UNITS[thing].name
            case "zone":
                return zone_name(thing, self.names)
            case _:
                return super().called(kind, thing)

    def stats(self, state: PocketModel | Building, seat: int) -> tuple[Stat, ...]:
        if isinstance(state, Building):
            return building.stats(state.workshop, seat)
        return stats(state.position, seat)


WORDS = PocketModelWords()
