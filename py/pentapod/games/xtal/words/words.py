"""What XTAL says: which messages of its catalog, and what they are about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, Path
from pentapod.engine.words import Said, Stat, Words
from pentapod.games.xtal.data.table import (
    ANSWER_SECONDS,
    CARDS,
    COLOUR_IDS,
    GUARD_ROLLS,
    LEAST_SEATS,
    MOST_SEATS,
    SHIELDS,
    VOID,
    WINNING_RINGS,
    Movement,
    Shield,
    Weapon,
)
from pentapod.games.xtal.rules.actions import LayGroup, Pass
from pentapod.games.xtal.rules.cards.groups import carry_out
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, NOWHERE, NUMBERS, VIOLETS
from pentapod.games.xtal.rules.position import Phase, Position, Table, cards_in
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.words.about import about
from pentapod.games.xtal.words.outcomes import outcome
from pentapod.games.xtal.words.prompt import prompt
from pentapod.games.xtal.words.reasons import reasons

_BRIEF: Final = 112
"""In characters: so much finds room on a small screen."""


class XtalWords(Words[Xtal]):
    """The words of XTAL."""

    offered: ClassVar = {
        "players": tuple(map(str, range(LEAST_SEATS, MOST_SEATS + 1))),
        "tempo": ("windows", "speed"),
        "hands": ("hidden", "open"),
        "answer": tuple(map(str, ANSWER_SECONDS)),
        "levitate": ("next", "strict"),
        "guard": ("off", "on"),
    }
    figures: ClassVar = {
        "summary": {"rings": WINNING_RINGS},
        "option-guard-off-help": {"rings": WINNING_RINGS},
        "option-guard-on": {"count": GUARD_ROLLS},
    }
    things: ClassVar = {
        "card": dict.fromkeys((card.id for card in CARDS), ""),
        "power": {card.id: f"power-any-{type(card).__name__.lower()}" for card in CARDS},
        "option-answer": dict.fromkeys(map(str, ANSWER_SECONDS), ""),
    }
    needs: ClassVar = {"answer": {"tempo": ("speed",)}}

    def __init__(self) -> None:
        super().__init__()
        self.card_names = tuple(self.say(f"card-{card.id}") for card in CARDS)
        """What is written on cards, by kind."""

    def called(self, kind: str, thing: Any) -> Any:
        match kind:
            case "card":
                return Message(f"card-{CARDS[thing].id}")
            case "carrier":
                seat, rings, is_protected = thing
                return Message("carrier", {"seat": seat, "rings": rings, "protected": is_protected})
            case "colour":
                return Message(f"colour-{COLOUR_IDS[thing]}")
            case "effect":
                return Message(f"power-{CARDS[thing].id}", _power(thing))
            case "laid":
                return Message("card-of", {"seat": thing.seat, "card": thing.kind})
            case "stone" if thing is not None:
                return Message(f"stone-{COLOUR_IDS[COLOURS[thing]]}", {"number": NUMBERS[thing]})
            case _:
                return super().called(kind, thing)

    def on_prompt(self, state: Xtal, chosen: Path, viewer: int | None) -> Message:
        return prompt(state.position, chosen, viewer)

    def on_describe(self, state: Xtal, action: Action, viewer: int | None) -> Iterator[Said]:
        move = state.moves[action]
        if not isinstance(move, LayGroup | Pass):
            yield from super().on_describe(state, action, viewer)
        yield from outcome(state.position, action.seat, move, viewer)

    def on_brief(self, state: Xtal, action: Action, viewer: int | None) -> Iterable[Said]:
        """The cards of a group that did much are counted."""
        said = [*map(self.told, self.on_describe(state, action, viewer))]
        return said if len(" ".join(said)) <= _BRIEF else super().on_brief(state, action, viewer)

    def on_reasons(self, state: Xtal, action: Action, viewer: int | None) -> Iterator[Message]:
        return reasons(state.position, action.seat, state.moves[action], viewer)

    def on_caution(self, state: Xtal, action: Action) -> Iterator[Message]:
        """By speed there is no time for questions."""
        position, seat, move = state.position, action.seat, state.moves[action]
        rings = position.table.rings[seat]
        if position.composes_freely:
            return
        if isinstance(move, Pass) and position.phase is Phase.WEAPON and rings:
            yield because("caution-defeat", seat=seat, rings=rings, other_seat=position.pending.seat)
        if isinstance(move, LayGroup):
            yield from _before_group(position, seat)

    def on_about(self, state: Xtal, touch: str, viewer: int | None) -> Iterator[Message]:
        return about(state.position, touch, viewer)

    def on_stats(self, state: Xtal, seat: int) -> Iterator[Stat]:
        """Rings and cards; a player with enough rings is told to go Home."""
        position = state.position
        rings = position.table.rings[seat]
        has_enough = rings >= WINNING_RINGS and position.phase is not Phase.OVER
        yield Stat("rings", rings, WINNING_RINGS, "go-home" if has_enough else "")
        yield Stat("cards", len(cards_in(position.hands[seat])))

    # ------------------------------------------------------------------ the picture

    def picture(self, position: Position) -> str:
        """A position in words."""
        return self.say("picture", tokens=tokens(position.table, position.players), prompt=Xtal(position))

    def stones(self, position: Position, planned: Table) -> list[str]:
        """Each stone, and what is there."""
        homes: dict[int, tuple[int, ...]] = {}
        carriers: dict[int, tuple[tuple[int, int, bool], ...]] = {}
        for seat in position.players:
            home, stone = position.homes[seat], planned.tokens[seat]
            homes[home] = (*homes.get(home, ()), seat)
            carriers[stone] = (*carriers.get(stone, ()), (seat, planned.rings[seat], planned.shields(seat)))
        stores = dict(zip(VIOLETS, position.table.stores, strict=True))
        return [
            self.labelled(
                "label-stone",
                stone=stone,
                home_seats=homes.get(stone, ()),
                carriers=carriers.get(stone, ()),
                rings=stores.get(stone, 0),
            )
            for stone in range(LENGTH)
        ]


def _before_group(position: Position, seat: int) -> Iterator[Message]:
    """A question before a group that lets somebody else win, or that cancels nothing."""
    after = carry_out(position, seat, position.draft(seat)).end
    if after.winners & ~(1 << seat):
        winner = after.winners.bit_length() - 1
        yield because("caution-gift", seat=winner, rings=max(after.table.rings))
    elif position.phase is Phase.PLAY and after.laid[-1].kind == VOID and not after.table.pair:
        yield because("caution-void", seat=seat)


def tokens(table: Table, seats: Iterable[int]) -> list[Message]:
    """Where the tokens of some seats stand."""
    return [
        Message("token-there", {"seat": seat, "stone": table.tokens[seat], "rings": table.rings[seat]})
        for seat in seats
        if table.tokens[seat] != NOWHERE
    ]


def _power(kind: int) -> dict[str, Any]:
    """What the power of a card is about, for a card that the catalog does not know."""
    match CARDS[kind]:
        case Movement(origins=origins, goal=goal):
            return {"origin_colours": [*origins], "goal_colour": goal}
        case Weapon():
            return {"cards": [shield for shield, weapon in SHIELDS.items() if weapon == kind] + [VOID]}
        case Shield(against=weapon):
            return {"card": weapon}
        case _:
            return {}


WORDS: Final = XtalWords()
"""What `Game.words` of XTAL is."""
