"""What PocketModel says: which messages of its catalog, and what they are about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from pentapod.engine.catalog import YOU
from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, Path
from pentapod.engine.words import Said, Stat, drawn, in_family, won
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    DECK_MIN,
    DECKS,
    FACTIONS,
    FLEET_STARS,
    ICONS,
    LETTERS,
    OBJECTIVES,
    SMALL_OBJECTIVES,
    START_STARS,
    TURN_CAP,
    UNITS,
)
from pentapod.games.pocketmodel.data.vocabulary import Doing, Value
from pentapod.games.pocketmodel.rules.building.legality import fewest_cards
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import OWN, Workshop
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.odds import percent
from pentapod.games.pocketmodel.rules.position import Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touched import UnitFact
from pentapod.games.pocketmodel.rules.touches import RESULT
from pentapod.games.pocketmodel.words.about import about, about_in_workshop
from pentapod.games.pocketmodel.words.cards import ability, bonus, brief
from pentapod.games.pocketmodel.words.labels import Labels
from pentapod.games.pocketmodel.words.prompt import ended, prompt
from pentapod.games.pocketmodel.words.reasons import reasons
from pentapod.games.pocketmodel.words.result import brief_result, consequences, needed, result, rolled, terms


def _decks(seat: int) -> tuple[str, ...]:
    """The starter decks, each seat another one first, and then a deck of one's own."""
    starters = tuple(DECKS)
    return (*starters[seat:], *starters[:seat], OWN)


class PocketModelWords(Labels):
    """The words of PocketModel."""

    offered: ClassVar = {
        "players": ("2", "3", "4"),
        **{f"deck{seat}": _decks(seat) for seat in range(len(LETTERS))},
        "collection": ("full", "small"),
        "turns": ("cap", "free"),
    }
    figures: ClassVar = {
        "summary": {"count": OBJECTIVES},
        "option-deck-own-help": {"stars": FLEET_STARS, "count": DECK_MIN},
        "option-collection-full-help": {"stars": START_STARS, "count": OBJECTIVES},
        "option-collection-small-help": {"count": SMALL_OBJECTIVES},
        "option-turns-cap": {"count": TURN_CAP},
        **{f"option-deck{seat}": {"seat": seat} for seat in range(len(LETTERS))},
    }
    alike: ClassVar = {f"deck{seat}": "deck" for seat in range(len(LETTERS))}
    needs: ClassVar = {"deck2": {"players": ("3", "4")}, "deck3": {"players": ("4",)}}

    def _of_table(self) -> Iterator[tuple[str, Any]]:
        return ((f"option-deck-{deck}", DECKS[deck].name) for deck in DECKS)

    # ------------------------------------------------------------------ what is said of states and actions

    def on_prompt(self, state: PocketModel | Building, chosen: Path, viewer: int | None) -> Message:
        if isinstance(state, Building):
            return _building(state.workshop)
        position = state.position
        return _ended(position, position.ending) if position.ending else prompt(position, chosen, viewer)

    def on_describe(self, state: PocketModel | Building, action: Action, viewer: int | None) -> Iterator[Said]:
        if isinstance(state, PocketModel) and action.path[0] == RESULT:
            yield from result(state.position)
        else:
            yield from super().on_describe(state, action, viewer)
        if isinstance(state, PocketModel):
            yield from consequences(state.position, state.after(action).position)

    def on_brief(self, state: PocketModel | Building, action: Action, viewer: int | None) -> Iterable[Said]:
        if isinstance(state, Building) or action.path[0] != RESULT:
            return self.on_describe(state, action, viewer)
        return brief_result(state.position, state.after(action).position)

    def on_reasons(self, state: PocketModel | Building, action: Action, viewer: int | None) -> Iterable[Message]:
        return () if isinstance(state, Building) else reasons(state, action)

    def on_about(self, state: PocketModel | Building, touch: str, viewer: int | None) -> Iterator[Message]:
        return about_in_workshop(touch) if isinstance(state, Building) else about(state.position, touch, viewer)

    def on_stats(self, state: PocketModel | Building, seat: int) -> Iterator[Stat]:
        if isinstance(state, Building):
            builder, own = state.workshop.builder, state.workshop.decks[seat] == OWN
            ready = seat not in state.workshop.out and not (own and builder is not None and builder <= seat)
            yield Stat("fleet", int(ready), 1, "ready" if ready else "building")
            return
        position = state.position
        there = bool(position.slots[seat])  # Otherwise the things of the seat have left the game.
        yield Stat("objectives", position.objectives(seat) if there else 0)
        yield Stat("stars", position.stars_in_play(seat) if there else 0)
        yield Stat("hand", len(position.hands[seat]) if there else 0)
        yield Stat("deck", deck_size(position, seat) if there else 0)

    # Advice is said to whoever acts.

    def suggest(
        self, state: PocketModel | Building, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> str:
        return super().suggest(state, action, self._to(action.seat, names), viewer)

    def reasons(
        self, state: PocketModel | Building, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        return super().reasons(state, action, self._to(action.seat, names), viewer)

    def _to(self, seat: int, names: Sequence[str]) -> list[str]:
        """The names where a seat is spoken to."""
        return [YOU if one == seat else name for one, name in enumerate(names or self.titles)]

    # ------------------------------------------------------------------ what things are called

    def called(self, kind: str, thing: Any) -> Any:
        match kind:
            case "ability" if thing is not None:
                said = self.told(ability(CARDS[thing]))
                return said[0].upper() + said[1:]
            case "bonus":
                return bonus(CARDS[thing])
            case "brief":
                return brief(CARDS[thing])
            case "card" | "objective":
                return CARDS[thing].name if thing >= 0 else Message("objective-down")
            case "chance":
                return percent(thing)
            case "complaint":
                return self._complaint(thing)
            case "deck":
                return DECKS[thing].name if thing in DECKS else Message("own-fleet")
            case "faction":
                return FACTIONS[thing]
            case "icon":
                return ICONS[thing].name if thing else None
            case "needed":
                return needed(thing)
            case "pile":
                return Message(f"pile-{thing.name.lower()}")
            case "roll":
                return because("roll", low=thing // 10, high=thing % 10, total=total(thing))
            case "rolled":
                return rolled(*thing)
            case "source":
                return _source(thing)
            case "stat" | "value":
                return Message(f"value-{thing}")
            case "struck":
                owner, content = thing
                return because("struck" if content >= 0 else "struck-down", seat=owner, card=content)
            case "sum":
                return terms(thing)
            case "thing":
                return self.entry(thing)
            case "unit":
                return _unit(thing)
            case "zone" if isinstance(thing, int):
                return Message("zone-contested") if thing == CONTESTED else because("zone-home", seat=thing)
            case _:
                return super().called(kind, thing)


def _building(workshop: Workshop) -> Message:
    """Who builds; when all but one have left, who has won."""
    if workshop.builder is None:
        winner = next(seat for seat in range(len(workshop.decks)) if seat not in workshop.out)
        return won([winner], Message("ended-everybody-resigned"))
    return because("prompt-build", seat=workshop.builder, stars=FLEET_STARS, cards=fewest_cards(workshop.small))


def _ended(position: Position, ending: Ending) -> Message:
    kind, winners = ending
    why = in_family("ended", ended(position, ending))
    if kind in (EndingKind.WIN, EndingKind.CAP):
        return won(winners, why, shared=len(winners) > 1)
    return drawn(why, winners if kind is EndingKind.QUIET else ())


def _unit(thing: UnitFact | int) -> Message | str:
    """A unit as it is told from others, or a kind of unit."""
    if not isinstance(thing, UnitFact):
        return UNITS[thing].name
    facts = {"seat": thing.owner, "name": thing.name, "zone": thing.zone}
    return Message("unit" if thing.zone is None else "unit-there", facts)


def _source(source: Any) -> Message | str:
    """Where a part of a total comes from: a value of a unit or a card, a card, or the bonus of ground units."""
    if isinstance(source, Value):
        return Message(f"value-{source}")
    name: str | Message = Message("source-ground") if isinstance(source, Doing) else source.name
    return name


WORDS: Final = PocketModelWords()
"""What `Game.words` of PocketModel is."""
