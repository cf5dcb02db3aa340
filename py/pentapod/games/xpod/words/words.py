"""What X-Pod Play Off says: which messages of its catalog, and what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, Path
from pentapod.engine.words import Said, Stat, Words, drawn, won
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    CARD_BIT,
    IDS,
    KINDS,
    LEVEL,
    MAPS,
    POD_OF,
    PODS,
    POINTS,
    REPETITIONS,
    TOPS,
    TURNS,
    counted,
)
from pentapod.games.xpod.rules.board import HOME_ROWS, SIDES, SQUARES
from pentapod.games.xpod.rules.setup import NEEDS, OFFERED
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter, Ending, GameOver
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Standing, Unit, owner
from pentapod.games.xpod.words.about import abilities, about
from pentapod.games.xpod.words.outcome import costs, outcome
from pentapod.games.xpod.words.prompt import prompt
from pentapod.games.xpod.words.reasons import reasons

_SEATS: Final = {option: SIDES.index(side) for option in OFFERED if (side := option.partition("-")[0]) in SIDES}
"""By option that is about one seat: this seat."""


class XPodWords(Words[XPod]):
    """The words of X-Pod Play Off. Only what is chosen before an advanced game is secret; the rules keep it so."""

    offered: ClassVar = OFFERED
    needs: ClassVar = NEEDS
    # Both seats choose from the same pods and starter sets; a board is told by its obstacles.
    alike: ClassVar = {option: "units" if "-" in option else "pod" for option in _SEATS}
    figures: ClassVar = {
        **{f"option-{option}": {"seat": seat} for option, seat in _SEATS.items()},
        **{f"option-pod-{pod}-help": {"about": Message(f"about-pod-{pod}")} for pod in POD_OF},
        **{f"option-map-{id}-help": {"count": len(squares)} for id, squares in MAPS.items()},
        **{
            f"option-units-{starter.id}-help": {"things": [pod.plans[plan].id for plan in starter.plans]}
            for pod in PODS
            for starter in pod.starters
        },
    }
    things: ClassVar = {
        "unit": dict.fromkeys((plan.id for pod in PODS for plan in pod.plans), ""),
        "brick": dict.fromkeys(KINDS, ""),
        **{family: dict.fromkeys(POD_OF, "") for family in ("pod", "option-pod")},
        "about-pod": dict.fromkeys(POD_OF, "about-pod-other"),
        "option-map": dict.fromkeys(MAPS, ""),
        "option-units": dict.fromkeys((starter.id for pod in PODS for starter in pod.starters), ""),
    }

    def called(self, kind: str, thing: Any) -> Any:
        match kind:
            case "brick":
                name, count = thing
                return Message("bricks", {"count": count, "name": Message(f"brick-{name}", {"count": count})})
            case "button" | "card" | "special":
                return Message(f"{kind}-{thing}")
            case "can":
                return Message("actions", {"abilities": [*abilities(thing, "ability")]})
            case "pod":
                return Message(f"pod-{PODS[thing].id}")
            case "shortage" if thing:
                pod, some, in_lid = thing
                facts = {"bricks": counted(pod, some), "count": bricks.total(some), "in_lid": in_lid}
                return Message("shortage", facts)
            case "span":
                near, far = thing
                key = "span" if near < far else "span-next" if far == 1 else "span-exactly"
                return Message(key, {"near": near, "far": far})
            case "thing":
                return _thing(thing)
            case "turn":
                return Message(f"turn-{thing.name.lower()}")
            case "unit" | "target" | "load" if thing is not None:
                return _unit(thing if isinstance(thing, Standing) else Standing(thing))
            case _:
                return super().called(kind, thing)

    def on_prompt(self, state: XPod, chosen: Path, viewer: int | None) -> Message:
        return _ended(state, state.task) if isinstance(state.task, GameOver) else prompt(state, chosen)

    def on_describe(self, state: XPod, action: Action, viewer: int | None) -> Iterator[Said]:
        yield from super().on_describe(state, action, viewer)
        if not isinstance(state.task, ChoosePlans | DrawStarter):
            yield from outcome(state, state.after(action))

    def on_reasons(self, state: XPod, action: Action, viewer: int | None) -> Iterator[Message]:
        return reasons(state, action)

    def on_caution(self, state: XPod, action: Action) -> list[Message]:
        found = [*costs(state, action)]
        return [*found, Message("caution")] if found else found

    def on_about(self, state: XPod, touch: str, viewer: int | None) -> Iterator[Message]:
        return about(state, touch)

    def on_stats(self, state: XPod, seat: int) -> Iterator[Stat]:
        side = state.sides[seat]
        yield Stat("points", side.points, POINTS)
        yield Stat("board", sum(owner(code) == seat for code in state.units.values()))
        yield Stat("lid", len(side.lid))
        yield Stat("cards", side.hand.bit_count())
        yield Stat("bricks", bricks.total(side.stock))

    # ------------------------------------------------------------------ the picture

    def picture(self, state: XPod) -> str:
        """A position in a few sentences, for a player who cannot see it."""
        sides = []
        for seat, side in enumerate(state.sides):
            units = sum(owner(code) == seat for code in state.units.values())
            sides.append(self.labelled("picture-side", seat=seat, count=side.points, units=units))
        return " ".join([self.labelled("picture"), *sides, self.prompt(state, self.names)])

    def square(self, square: int, code: Unit | None, obstacle: bool) -> str:
        """A square, and what stands on it."""
        home = next((seat for seat, row in enumerate(HOME_ROWS) if row >> square & 1), None)
        facts = {"place": SQUARES[square], "unit": code, "obstacle": obstacle, "seat": home}
        if code is not None:
            facts |= {**_level(code), "can": code & FORM, "safe": bool(code & SAFE), "frozen": bool(code & FROZEN)}
        return self.labelled("label-square", **facts)

    def in_lid(self, code: Unit, count: int) -> str:
        """So many units in a lid that are alike."""
        return self.labelled("label-in-lid", unit=code, units=count, **_level(code))

    def card_name(self, card: str) -> str:
        """What is written on an X-tra card: up to two words."""
        return self.labelled(f"card-{card}")


def _ended(state: XPod, task: GameOver) -> Message:
    if task.winner is None:
        count = REPETITIONS if task.ending is Ending.REPEATED else TURNS
        return drawn(because(f"ended-{task.ending}", count=count))
    loser = 1 - task.winner
    if task.ending is Ending.RESIGNED:
        return won([task.winner], because("resigned", seats=[loser]))
    points, others = state.sides[task.winner].points, state.sides[loser].points
    return won([task.winner], because("ended-points", count=points, others=others))


def _thing(touch: str) -> Message:
    """What a card, a brick, a plan or a unit in the lid is called, by its touch."""
    if touch in CARD_BIT:
        return Message(f"card-{touch}")
    if touch in KINDS:
        return Message(f"brick-{touch}", {"count": 1})
    return Message(f"unit-{touch.removeprefix('lid-').partition('-')[0]}")


def _unit(standing: Standing) -> Message:
    code, square, seat = standing
    place = None if square is None else SQUARES[square]
    facts = {"seat": owner(code), "thing": IDS[code & FORM], "place": place, "own": owner(code) == seat}
    return Message("unit", facts)


def _level(code: Unit) -> dict[str, int]:
    return {"level": LEVEL[code & FORM], "top": TOPS[code & FORM]}


WORDS: Final = XPodWords()
"""What `Game.words` of X-Pod Play Off is."""
