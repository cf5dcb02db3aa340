"""The contract bites: each way of breaking a toy is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from contract.any_touches import check_any_path, check_any_touches, paths
from pentapod import games
from pentapod.contract.positions import check_as_told, check_match
from pentapod.engine.match import Match
from pentapod.engine.message import because
from pentapod.engine.state import CHANCE, Action, IllegalAction
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.words.words import ModxWords
from random_play import Case, play
from toys import bell, dice, fence, hands, heap, slide
from toys.base import ToyWords

Break = Callable[[Any], Any]


def shuffled(real: Any) -> Any:
    return lambda self: list(real(self))[::-1]


def doubled(real: Any) -> Any:
    return lambda self: [*list(real(self))[:1], *real(self)]


def endless(real: Any) -> Any:
    return lambda self: real(self) or [Action(0, ("again",))]


def prefixed(real: Any) -> Any:
    return lambda self: [Action(real(self)[0].seat, real(self)[0].path[:1]), *real(self)] if real(self) else ()


def shared(real: Any) -> Any:
    return lambda self: [Action(seat, path[1:]) for seat, path in real(self)]


def forgetful(real: Any) -> Any:
    def after(self: fence.Fence, action: Action) -> fence.Fence:
        following: fence.Fence = real(self, action)
        object.__setattr__(self, "placed", 9)
        return following

    return after


MODX = games.find("modx")
OVERLOOKED = "3c J6J/8/6B1/2B1B2J/3B4/2B1B1O1/8/J6J o place 1 - b.X-d4"

BREAKS: dict[str, tuple[Case, type, str, Break]] = {
    "actions in another order": (Case(fence.GAME, {}), fence.Fence, "actions", shuffled),
    "an action twice": (Case(fence.GAME, {}), fence.Fence, "actions", doubled),
    "actions after the end": (Case(fence.GAME, {}), fence.Fence, "actions", endless),
    "one path begins another": (Case(fence.GAME, {}), fence.Fence, "actions", prefixed),
    "two seats with the same path": (Case(bell.GAME, {}), bell.Bell, "actions", shared),
    "an actor without actions": (
        Case(fence.GAME, {}),
        fence.Fence,
        "actors",
        lambda real: property(lambda self: (0, 1) if real.fget(self) else ()),
    ),
    "anything is legal": (Case(fence.GAME, {}), fence.Fence, "check", lambda real: lambda self, action: None),
    "refused without a word": (
        Case(fence.GAME, {}),
        ToyWords,
        "refusal",
        lambda real: lambda self, state, path, names=(), viewer=None: "",
    ),
    "refused by titles": (
        Case(fence.GAME, {}),
        ToyWords,
        "refusal",
        lambda real: lambda self, state, path, names=(), viewer=None: "It is not Red who may do that.",
    ),
    "refused by other titles": (
        Case(fence.GAME, {}),
        ToyWords,
        "refusal",
        lambda real: lambda self, state, path, names=("Green",), viewer=None: f"It is not {names[0]} who may do that.",
    ),
    "the turn of another": (
        Case(fence.GAME, {}),
        fence.Fence,
        "turn",
        lambda real: property(lambda self: 1 - self.mover),
    ),
    "a try that ends an action": (
        Case(fence.GAME, {}),
        fence.Fence,
        "tries",
        lambda real: lambda self: [Action(seat, path[:1]) for seat, path in self.actions() if len(path) > 1],
    ),
    "a weight is missing": (Case(dice.GAME, {"goal": "9"}), dice.Dice, "weights", lambda real: lambda self: (3, 2)),
    "a weight is nothing": (Case(dice.GAME, {"goal": "9"}), dice.Dice, "weights", lambda real: lambda self: (3, 2, 0)),
    "a text forgets": (
        Case(fence.GAME, {}),
        fence.Fence,
        "text",
        lambda real: lambda self: real(replace(self, placed=0)),
    ),
    "all win": (
        Case(fence.GAME, {}),
        fence.Fence,
        "result",
        lambda real: property(lambda self: real.fget(self) and (1.0, 1.0)),
    ),
    "partners do not share": (
        Case(heap.GAME, heap.GAME.choose()),
        heap.Heap,
        "result",
        lambda real: property(lambda self: real.fget(self) and (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)),
    ),
    "a deal that changes a hand": (
        Case(hands.GAME, {"seats": "2"}),
        hands.Hands,
        "redeal",
        lambda real: lambda self, seat, rng: real(self, None if seat is None else 1 - seat, rng),
    ),
    "a deal that loses cards": (
        Case(hands.GAME, {"seats": "2"}),
        hands.Hands,
        "redeal",
        lambda real: lambda self, seat, rng: replace(self, hands=tuple((0, 0, 0) for _ in self.hands)),
    ),
    "a deal that peeks": (
        Case(hands.GAME, {"seats": "2"}),
        hands.Hands,
        "redeal",
        lambda real: lambda self, seat, rng: real(self, seat, Random(f"{self.hands} {rng.random()}")),
    ),
    "an automatic choice": (
        Case(fence.GAME, {}),
        fence.Fence,
        "automatic",
        lambda real: property(lambda self: not self.result),
    ),
    "markup in a sentence": (
        Case(fence.GAME, {}),
        fence.Fence,
        "describe",
        lambda real: lambda self, action, names, viewer=None: f"<b>{real(self, action, names)}</b>.",
    ),
    "a prompt without the name": (
        Case(fence.GAME, {}),
        fence.Fence,
        "prompt",
        lambda real: lambda self, names, chosen=(): "Your turn.",
    ),
    "no prompt for half an action": (
        Case(fence.GAME, {}),
        fence.Fence,
        "prompt",
        lambda real: lambda self, names, chosen=(): real(self, names, chosen) if not chosen else chosen[9],
    ),
    "a prompt that moves the board": (
        Case(fence.GAME, {}),
        fence.Fence,
        "prompt",
        lambda real: lambda self, names, chosen=(): f"{names[self.mover]}: look {'well ' * 16}at this.",
    ),
    "another prompt for a whole action": (
        Case(fence.GAME, {}),
        fence.Fence,
        "prompt",
        lambda real: lambda self, names, chosen=(): f"{names[self.mover]} has touched {len(chosen)} posts.",
    ),
    "a refusal that tells a hand": (
        Case(hands.GAME, {"seats": "2"}),
        ToyWords,
        "refusal",
        lambda real: lambda self, state, path, names=(), viewer=None: f"Ben holds {state.hands[1][0]} of them.",
    ),
    "a refusal for other eyes": (
        Case(fence.GAME, {}),
        ToyWords,
        "refusal",
        lambda real: lambda self, state, path, names=(), viewer=0: f"{viewer} cannot do that.",
    ),
    "no numbers": (Case(fence.GAME, {}), fence.Fence, "stats", lambda real: lambda self, seat: ()),
    "who resigned plays on": (
        Case(heap.GAME, heap.GAME.choose()),
        heap.Heap,
        "resign",
        lambda real: lambda self, seat: self,
    ),
    "who resigns before what is automatic": (
        Case(slide.GAME, {}),
        slide.Slide,
        "resign",
        lambda real: lambda self, seat: replace(self, resigned=seat),
    ),
    "who resigned is not out": (Case(heap.GAME, heap.GAME.choose()), heap.Heap, "out", lambda real: ()),
    "who is out acts": (Case(fence.GAME, {}), fence.Fence, "out", lambda real: property(lambda self: (self.mover,))),
    "a state that changes": (
        Case(fence.GAME, {}),
        fence.Fence,
        "after",
        forgetful,
    ),
}


def matches(case: Case) -> list[Match]:
    return [play(case, Random(seed)) for seed in range(4)]


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_toy_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case, toy, attribute, broken = BREAKS[name]
    played = matches(case)
    for match in played:
        check_match(case, match, Random(1))
    monkeypatch.setattr(toy, attribute, broken(getattr(toy, attribute)))
    with pytest.raises((AssertionError, IllegalAction, ValueError, LookupError, pytest.fail.Exception)):
        for match in played:
            check_match(case, match, Random(1))


def numbered(real: Any) -> Any:
    return lambda self, path, viewer: because("nothing", post=fence.POSTS.index(path[0]))


ANY: dict[str, tuple[str, Break]] = {
    "an objection that knows no other ids": ("objection", numbered),
    "an action that knows no other ids": (
        "after",
        lambda real: lambda self, action: real(self, Action(action.seat, (fence.POSTS[len(action.path[0]) * 3],))),
    ),
    "words that know no other ids": (
        "about",
        lambda real: lambda self, touch, names, viewer=None: (fence.POSTS[int(touch)],),
    ),
    "a prompt that knows no second post": (
        "prompt",
        lambda real: lambda self, names, chosen=(): f"{names[self.mover]} goes on from {chosen[1]}.",
    ),
}


@pytest.mark.parametrize("name", ANY)
def test_a_toy_that_is_broken_by_some_touch_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attribute, broken = ANY[name]
    check_touched()
    monkeypatch.setattr(fence.Fence, attribute, broken(getattr(fence.Fence, attribute)))
    with pytest.raises((AssertionError, ValueError, LookupError)):
        check_touched()


def check_touched() -> None:
    match = play(Case(fence.GAME, {}), Random(1))
    match.go(3)
    for path in paths(fence.GAME, match.state, Random(2), 40):
        check_any_path(fence.GAME, match.state, 2, path, Random(3))
    check_any_touches(match, Random(4), 40)


TELLING: dict[str, tuple[type, str, Break]] = {
    "who may claim is told": (ModxState, "as_told", lambda real: lambda self: self),
    "more is found than may be tried": (ModxState, "tries", lambda real: lambda self: real(self)[:9]),
    "what may be claimed is said": (
        ModxWords,
        "prompt",
        lambda real: lambda self, state, names, chosen=(): f"{names[len(state.actors)]} looks for something.",
    ),
    "a claim is refused in other words": (
        ModxWords,
        "refusal",
        lambda real: lambda self, state, path, names=(), viewer=None: f"There are {len(state.actions())} things to do.",
    ),
}


@pytest.mark.parametrize("name", TELLING)
def test_a_game_that_tells_what_is_to_be_found_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, attribute, broken = TELLING[name]
    case = Case(MODX, MODX.choose(players="3", patterns="claim"))
    check_as_told(case, MODX.position(OVERLOOKED))
    monkeypatch.setattr(kind, attribute, broken(getattr(kind, attribute)))
    with pytest.raises(AssertionError):
        check_as_told(case, MODX.position(OVERLOOKED))


def test_a_game_that_hides_its_chance_is_noticed() -> None:
    case = Case(dice.GAME._replace(chance=False), {"goal": "9"})
    with pytest.raises(AssertionError):
        check_match(case, play(case, Random(1)), Random(1))
    assert play(case, Random(1)).initial.actors == (CHANCE,)
