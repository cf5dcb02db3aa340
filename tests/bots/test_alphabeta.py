"""The search for open games, against a search of everything by definition."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random

import pytest

from pentapod import games
from pentapod.bots.alphabeta import AlphaBeta
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game, Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State
from toys import bell, dice, fence, heap, slide


def ignorant(seats: int) -> Evaluator:
    """Knows nothing before the end."""
    return Evaluator(lambda state: (1 / seats,) * seats)


def truth(state: State, side: Sequence[int], known: dict[str, float]) -> float:
    """The share of a side when it seeks the most, all others together the least, and who is first is drawn by lot."""
    if state.result is not None:
        return sum(state.result[seat] for seat in side)
    text = state.text()
    if text not in known:
        values = [truth(state.after(action), side, known) for action in state.actions()]
        if state.actors == (CHANCE,):
            weights = state.weights()
            known[text] = sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)
        else:
            seats = [action.seat for action in state.actions()]
            firsts = [
                (max if actor in side else min)(v for seat, v in zip(seats, values, strict=True) if seat == actor)
                for actor in state.actors
            ]
            known[text] = sum(firsts) / len(firsts)
    return known[text]


def after(state: State, side: Sequence[int], seat: int) -> dict[str, float]:
    """The true share after each action of a seat."""
    own = [action for action in state.actions() if action.seat == seat]
    return {"-".join(action.path): truth(state.after(action), side, {}) for action in own}


def searched(state: State, seat: int, teams: Teams, may_wait: bool = False, nodes: int = 20_000) -> AlphaBeta:
    search = AlphaBeta(state, seat, teams, ignorant(sum(map(len, teams))), may_wait, margin=1.0)
    for _ in search.run():
        assert search.spent < nodes, "it should have found out everything"
    return search


CASES: list[tuple[Game, Options, Callable[[str], State], str]] = [
    (fence.GAME, {}, fence.position, "110111011110/0/0"),
    (fence.GAME, {}, fence.position, "110111011101/1/1"),
    (fence.GAME, {}, fence.position, "010111011101/1/0"),
    (dice.GAME, {"goal": "9"}, dice.position, "9/4-2/0/2"),
    (dice.GAME, {"goal": "9"}, dice.position, "9/3-6/1/1"),
    (dice.GAME, {"goal": "9"}, dice.position, "9/0-0/0/5"),
    (heap.GAME, heap.GAME.choose(), heap.position, "2/9/111111/3/-1"),
    (heap.GAME, heap.GAME.choose(), heap.position, "2/10/110111/3/-1"),
    (heap.GAME, heap.GAME.choose(teams="3"), heap.position, "3/7/111111/5/-1"),
    (heap.GAME, heap.GAME.choose(teams="3"), heap.position, "3/8/101111/2/-1"),
    (bell.GAME, {}, bell.position, "0,1,0/5/1/111"),
    (bell.GAME, {}, bell.position, "1,0,2/5/0/110"),
    (bell.GAME, {}, bell.position, "1,1,0/4/1/011"),
    (slide.GAME, {}, slide.position, "0,2,2,2/3,2/0/-1"),
]


@pytest.mark.parametrize(("game", "options", "position", "text"), CASES, ids=[text for *_, text in CASES])
def test_it_finds_the_truth(game: Game, options: Options, position: Callable[[str], State], text: str) -> None:
    """Two sides and three, partners, chance, races, long turns: wherever everything can be seen to its end."""
    state, teams = position(text), game.teams(options)
    for seat in state.actors:
        side = next(team for team in teams if seat in team)
        true = after(state, side, seat)
        lines = searched(state, seat, teams).lines()
        assert lines[0].share == pytest.approx(max(true.values()))
        for line in lines if lines[0].share < 1 else lines[:1]:  # a certain win ends the search
            assert line.action
            share = true["-".join(line.action.path)]
            assert share == pytest.approx(line.share) or (share < line.share <= lines[0].share and line != lines[0])


def test_to_wait_is_worth_what_the_others_do_first() -> None:
    """B leads by a coin and the last one is gold: A shares the win by hitting first, and B will not let it pass."""
    state = bell.position("0,1,0/5/1/110")
    search = searched(state, 0, bell.TEAMS, may_wait=True)
    assert [(line.action and line.action.path[1], line.share) for line in search.lines()] == [
        ("hit", 0.5),
        ("pass", 0.0),
        (None, 0.0),
    ]


def test_a_certain_win_ends_the_search() -> None:
    state = heap.position("2/3/111111/0/-1")
    search = searched(state, 0, heap.teams(heap.GAME.choose()), nodes=10)
    assert search.lines()[0].share == 1


def test_it_goes_on_where_not_everything_is_known() -> None:
    """Twelve fences may be placed in any order and number: far too many turns to see them all."""
    search = AlphaBeta(fence.start({}), 0, ((0,), (1,)), ignorant(2))
    for _ in search.run():
        if search.spent > 3000:
            break
    assert search.spent > 3000
    action = search.lines()[0].action
    assert action in fence.start({}).actions()


def test_an_order_is_trusted_with_what_it_leaves_out() -> None:
    evaluator = ignorant(2)._replace(order=lambda state, actions: actions[-1:])
    search = AlphaBeta(fence.start({}), 0, ((0,), (1,)), evaluator)
    for _ in search.run():
        pass
    assert [line.action for line in search.lines()] == [fence.start({}).actions()[-1]]
    assert search.spent < 100


def test_positions_that_the_key_calls_equal_are_looked_at_once() -> None:
    """Three fences one after another: six orders, but the positions are sets of fences."""
    state = fence.position("111111111000/0/0")
    with_key = AlphaBeta(state, 0, ((0,), (1,)), ignorant(2))
    without = AlphaBeta(state, 0, ((0,), (1,)), ignorant(2)._replace(key=id))
    for search in (with_key, without):
        for _ in search.run():
            pass
    assert with_key.lines()[0].share == without.lines()[0].share
    assert with_key.spent < without.spent


class Oracle:
    """Knows how heaps end, and takes its time to say so."""

    def __init__(self, pauses: int) -> None:
        self.pauses = pauses

    def prove(self, state: State) -> Generator[None, None, tuple[float, ...]]:
        for _ in range(self.pauses):
            yield
        share = truth(state, PARTNERS, {}) / len(PARTNERS)
        return (share, 1 / len(PARTNERS) - share) * len(PARTNERS)

    def best(self, state: State, actions: Sequence[Action]) -> Action | None:
        side = [seat for seat in range(6) if seat % 2 == state.actors[0] % 2]
        return next((action for action in actions if truth(state.after(action), side, {}) == 1), None)


PARTNERS = (0, 2, 4)
LATE = {"won": "2/13/111111/0/-1", "lost": "2/12/111111/0/-1"}
"""Positions that a search of sixty does not see through."""


def late(name: str, pauses: int, margin: float = 0.0, nodes: int = 60) -> AlphaBeta:
    """The search of a position after so many positions made, beside an oracle that pauses so often."""
    state, teams = heap.position(LATE[name]), heap.GAME.teams(heap.GAME.choose())
    search = AlphaBeta(state, 0, teams, ignorant(6), margin=margin, endgame=Oracle(pauses))
    for _ in search.run():
        if search.spent >= nodes:
            break
    return search


@pytest.mark.parametrize(("name", "share"), [("won", 1), ("lost", 0)])
def test_a_proof_settles_what_the_search_has_not_seen(name: str, share: int) -> None:
    search = late(name, pauses=10)
    first, *others = search.lines()
    assert search.spent < 60
    assert first.share == share
    assert search.proves(first)
    assert first.action
    state: State = heap.position(LATE[name])
    assert truth(state.after(first.action), PARTNERS, {}) == share
    assert all(line.share <= share for line in others)

    plan, value = search.plan(first)
    assert plan[0] == first.action
    for action in plan:
        state = state.after(action)
    assert state.result == pytest.approx(value)
    assert sum(value[seat] for seat in PARTNERS) == pytest.approx(share)


@pytest.mark.parametrize("name", LATE)
def test_without_its_end_a_proof_says_nothing(name: str) -> None:
    search = late(name, pauses=1000)
    assert search.spent >= 60
    assert not search.proves(search.lines()[0])


def test_where_other_shares_are_asked_for_all_of_them_are_proved() -> None:
    search = late("won", pauses=10, margin=1.0, nodes=10_000)
    true = after(heap.position(LATE["won"]), PARTNERS, 0)
    assert {line.action.path[0]: line.share for line in search.lines() if line.action} == true
    assert search.spent < 120


ROUND = (
    "basic crossroads lid max arachno;0;springer3@a1,weaver3@a6,porter1@b4,barbtail3@c3;-;-;build2/decon1,jump "
    "aero;0;glint2!@a8,skyhook3@b5,groundcrew2@b6;bombardier3;-;build2/decon1,move1 s 29 turn"
)
"""X-Pod: what looks best to both sides after a few hundred positions is to go to and fro."""


@pytest.mark.parametrize("nodes", [100, 250, 600])
def test_a_plan_ends_though_positions_come_again(nodes: int) -> None:
    state, evaluator = games.find("xpod").position(ROUND), games.evaluator("xpod")
    assert evaluator
    search = AlphaBeta(state, 0, ((0,), (1,)), evaluator)
    for _ in search.run():
        if search.spent >= nodes:
            break
    for line in search.lines():
        now = state
        for action in search.plan(line)[0]:
            now = now.after(action)


def test_where_all_looks_as_good_lots_decide_unless_something_better_is_found() -> None:
    assert len(drawn(ignorant(2), "000000000000/0/0", nodes=50)) > 3
    true = after(fence.position("000111111111/0/1"), (0,), 0)
    best = {name for name, share in true.items() if share == max(true.values())}
    assert 0 < len(best) < len(true)
    assert drawn(ignorant(2), "000111111111/0/1", nodes=10_000) <= best


def test_what_looks_worse_is_not_drawn() -> None:
    """Whoever has joined the posts a and b seems to stand a little better."""

    def evaluate(state: State) -> tuple[float, ...]:
        return (0.51, 0.49) if state.text()[0] == "1" else (0.5, 0.5)

    assert drawn(Evaluator(evaluate), "000000000000/0/0", nodes=20) == {"a-b"}


def drawn(evaluator: Evaluator, text: str, nodes: int) -> set[str]:
    """What is done in a position of the fence, with one lot and another."""
    state = fence.position(text)
    taken = set()
    for seed in range(8):
        search = AlphaBeta(state, state.mover, ((0,), (1,)), evaluator, lots=Random(seed))
        for _ in search.run():
            if search.spent >= nodes:
                break
        action = search.lines()[0].action
        assert action
        taken.add("-".join(action.path))
    return taken


# -- whole turns ----------------------------------------------------------------------------------------------------


def restless(state: State) -> tuple[float, ...]:
    """Everybody seems to stand best in the midst of their own turn."""
    assert isinstance(state, fence.Fence)
    share = 0.9 if state.placed else 0.5
    return (share, 1 - share) if state.mover == 0 else (1 - share, share)


WHOLE = Evaluator(restless, whole_turns=True)


def looked(evaluator: Evaluator, text: str, nodes: int) -> AlphaBeta:
    """The search for the seat to move in a position of the fence, after so many positions made."""
    state = fence.position(text)
    search = AlphaBeta(state, state.mover, ((0,), (1,)), evaluator)
    for _ in search.run():
        if search.spent >= nodes:
            break
    return search


@pytest.mark.parametrize("nodes", [150, 300, 600])
def test_whole_turns_are_judged_where_they_end(nodes: int) -> None:
    """What is expected after the best actions ends with a turn; action by action it also ends in the midst of one."""
    assert unended(nodes, whole=True) == 0
    assert unended(nodes, whole=False) > 0


def unended(nodes: int, whole: bool) -> int:
    """How many of the five best plans of a position of X-Pod end within a turn."""
    state, evaluator = games.find("xpod").position(ROUND), games.evaluator("xpod")
    assert evaluator
    search = AlphaBeta(state, 0, ((0,), (1,)), evaluator._replace(whole_turns=whole))
    for _ in search.run():
        if search.spent >= nodes:
            break
    found = 0
    for line in search.lines()[:5]:
        now = before = state
        for action in search.plan(line)[0]:
            before, now = now, now.after(action)
        found += now.actors == before.actors
    return found


def test_every_action_has_a_line_though_turns_that_begin_with_it_end_like_others() -> None:
    """Three open fences may be placed in any order."""
    search = looked(WHOLE, "000111111111/0/0", 10_000)
    state = fence.position("000111111111/0/0")
    lines = search.lines()
    assert sorted(line.action for line in lines if line.action) == list(state.actions())
    true = after(state, (0,), 0)
    assert lines[0].share == max(true.values()) == 1
    for line in lines:
        plan, value = search.plan(line)
        assert plan[0] == line.action
        assert value[0] == pytest.approx(line.share)


def test_a_whole_turn_is_planned_to_its_end_and_then_followed() -> None:
    """Who leaves one fence wins: three are placed, then the turn is over."""
    state: State = fence.position("000011111111/0/0")
    search = looked(WHOLE, "000011111111/0/0", 10_000)
    plan, _ = search.plan(search.lines()[0])
    own = [action for action in plan if action.seat == 0]
    assert len(own) == 4
    for action in own:
        best = looked(WHOLE, state.text(), 10_000).lines()[0]
        assert best.share == 1
        state = state.after(action)
    assert state.actors == (1,)
    assert truth(state, (0,), {}) == 1


def test_turns_with_too_many_ends_are_looked_at_in_part() -> None:
    """Twelve open fences: 4095 turns."""
    search = looked(WHOLE, "000000000000/0/0", 3000)
    assert search.spent >= 3000
    assert {line.action for line in search.lines()} == {*fence.start({}).actions()}


@pytest.mark.parametrize(("game", "options", "position", "text"), CASES, ids=[text for *_, text in CASES])
def test_whole_turns_find_the_truth_too(
    game: Game, options: Options, position: Callable[[str], State], text: str
) -> None:
    state, teams = position(text), game.teams(options)
    for seat in state.actors:
        evaluator = ignorant(sum(map(len, teams)))._replace(whole_turns=True)
        search = AlphaBeta(state, seat, teams, evaluator, margin=1.0)
        for _ in search.run():
            assert search.spent < 20_000
        true = after(state, next(team for team in teams if seat in team), seat)
        assert search.lines()[0].share == pytest.approx(max(true.values()))
