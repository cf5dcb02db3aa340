"""Games as sequences of single touches: nothing is lost, nothing is told, and every touch has its number."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from pentapod import games
from pentapod.adapters import sequence
from pentapod.adapters.sequence import FIRST, WAIT, Moment, Node, Table, offered
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, Path
from random_play import SOAK, Case, cases
from random_play import play as play_match
from site_files import ROOT

GAMES = offered()
FEW = 400
"""How many touches of a game are looked at, if this is no long run."""


def played(table: Table, rng: Random, most: int = FEW) -> list[Moment]:
    """Every moment of a random game."""
    moment = table.begin()
    found = [moment]
    while moment.player is not None and len(found) < (100_000 if SOAK else most):
        if moment.player == CHANCE:
            numbers, chances = zip(*moment.chances(), strict=True)
            moment = moment.after(rng.choices(numbers, chances)[0])
        else:
            moment = moment.after(rng.choice(moment.numbers))
        found.append(moment)
    return found


def paths(node: Node) -> set[Path]:
    """Every action of the player that touches can make."""
    found = set()
    for touch in set(node.touches()) - {WAIT}:
        if (after := node.after(touch)).chosen:
            found |= paths(after)
        else:
            found.add((*node.chosen, touch))
    return found


def test_every_game_is_offered() -> None:
    folder = ROOT / "py/pentapod/games"
    assert [game.id for game in GAMES] == sorted(file.parent.name for file in folder.glob("*/__init__.py"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_touch_has_one_number(game: Game) -> None:
    touches = game.touches()
    assert len(set(touches)) == len(touches)
    assert not {WAIT, *(f"{FIRST}{seat}" for seat in range(6))} & set(touches)
    assert all(type(touch) is str for touch in touches)


@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game)], ids=str)
def test_no_action_has_a_touch_without_a_number(case: Case) -> None:
    known = set(case.game.touches())
    match = play_match(case, Random(f"{case}"), plies=100_000 if SOAK else 300)
    for ply in range(match.ply):
        for action in match.state_at(ply).actions():
            assert known.issuperset(action.path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_touches_make_exactly_the_legal_actions(game: Game) -> None:
    moments = [one for one in played(Table(game, {}), Random(1)) if not one.node.chosen and one.player is not None]
    for moment in Random(2).sample(moments, min(12, len(moments))):
        node = moment.node
        wanted = {action.path for action in node.state.actions() if action.seat == node.player}
        drawn = node.player == CHANCE and node.state.actors != (CHANCE,)
        assert drawn or paths(node) == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_ends_and_is_worth_nothing_in_all(game: Game) -> None:
    table = Table(game, {})
    last = played(table, Random(3), most=100_000)[-1]
    assert last.player is None
    assert last.node.state.result is not None
    assert sum(last.payoffs()) == pytest.approx(0)
    assert max(last.payoffs()) <= 1
    assert last.numbers == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_seen_does_not_depend_on_what_a_seat_cannot_know(game: Game) -> None:
    table = Table(game, {})
    rng = Random(4)
    moments = played(table, rng)
    for moment in rng.sample(moments, min(20, len(moments))):
        for seat in (None, *range(table.seats)):
            other = Moment(table, moment.node._replace(state=moment.node.state.redeal(seat, rng)), None, None)
            assert other.view(seat) == moment.view(seat)


def test_hidden_hands_are_seen_by_their_seat_only() -> None:
    for game in (game for game in GAMES if game.hidden):
        table = Table(game, {})
        seen = [[moment.view(seat) for seat in range(table.seats)] for moment in played(table, Random(5))]
        assert any(len(set(views)) == table.seats for views in seen), game.id


def test_a_begun_action_is_seen_by_its_seat_alone() -> None:
    table = Table(games.find("pods"), {})
    moment = table.begin().after(table.numbers["90"])
    begun = moment.after(moment.numbers[0])
    assert begun.player == moment.player == 0
    assert begun.view(0) == f"{moment.view(0)} / {begun.node.chosen[0]}"
    assert begun.view(1) == moment.view(1)
    assert begun.seen(1) == moment.seen(1)
    assert begun.seen(0) != moment.seen(0)


def test_what_was_seen_tells_different_ways_to_one_position_apart() -> None:
    table = Table(games.find("modx"), {"players": "2"})
    rng = Random(6)
    moments = played(table, rng)
    digests = [moment.seen(0) for moment in moments if moment.player == 0]
    assert len(set(digests)) == len(digests)
    again = Table(games.find("modx"), {"players": "2"}).begin()
    for one in moments[1:]:
        assert one.touch is not None
        again = again.after(table.numbers[one.touch])
    assert again.seen(0) == moments[-1].seen(0)


def test_a_moment_is_stored_as_what_was_touched() -> None:
    moment = played(Table(games.find("xpod"), {"tier": "advanced"}), Random(7), most=60)[-1]
    stored: Moment = pickle.loads(pickle.dumps(moment))
    assert stored.touches() == moment.touches()
    assert stored.node.state.text() == moment.node.state.text()
    assert stored.table.options["tier"] == "advanced"


def test_those_who_may_interrupt_are_asked_before_the_one_whose_turn_it_is() -> None:
    table = Table(games.find("modx"), {"players": "3", "patterns": "claim"})
    for seed in range(100):
        races = [one for one in played(table, Random(seed)) if len(one.node.state.actors) > 1]
        fresh = [one for one in races if not one.node.waiting and not one.node.chosen]
        for moment in fresh:
            order, turn = moment.node.order, moment.node.state.turn
            assert turn is not None
            assert order[-1] == turn
            assert set(order) == set(moment.node.state.actors)
            wait = table.numbers[WAIT]
            for seat in order[:-1]:
                assert moment.player == seat
                assert wait in moment.numbers
                moment = moment.after(wait)
            assert moment.player == turn
            assert wait not in moment.numbers
        if fresh:
            return
    pytest.fail("nobody could claim anything")


def test_where_nobody_has_the_turn_chance_draws_who_is_first() -> None:
    table = Table(games.find("xtal"), {"players": "3", "tempo": "speed"})
    drawn = 0
    for seed in range(30):
        for moment in played(table, Random(seed), most=3000):
            actors = moment.node.state.actors
            if len(actors) > 1 and moment.node.drawn is None:
                assert moment.player == CHANCE
                names = [table.numbers[f"{FIRST}{seat}"] for seat in actors]
                assert [name for name, _ in moment.chances()] == sorted(names)
                assert [chance for _, chance in moment.chances()] == pytest.approx([1 / len(actors)] * len(actors))
                for name, seat in zip(names, actors, strict=True):
                    assert moment.after(name).player == seat
                drawn += 1
        if drawn > 10:
            return
    pytest.fail("there was no race")


def test_what_takes_too_long_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "MOST_TOUCHES", 5)
    last = played(Table(games.find("pods"), {}), Random(8))[-1]
    assert last.count == 5
    assert last.player is None
    assert last.numbers == []
    assert last.payoffs() == [0.0, 0.0]


def test_what_is_not_legal_is_refused() -> None:
    moment = Table(games.find("pods"), {}).begin()
    illegal = next(number for number in range(len(moment.table.touches)) if number not in moment.numbers)
    with pytest.raises(ValueError, match="is not legal now"):
        moment.after(illegal)
