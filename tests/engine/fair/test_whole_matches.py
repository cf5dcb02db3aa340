"""Whole matches by post: every game goes to its end, every roll is proven, and a link stays short."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from devices import Device, played_by_post
from every_game import ALL, find
from pentapod.engine import link, record
from pentapod.engine.fair import dice, proof
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from random_play import Case, cases

CASES = [
    case
    for game in ALL
    if game.chance
    for case in (next(cases(game)), list(cases(game))[-1])
    if case.options.get("tempo") != "speed"
]
"""Every game with chance, with the first and the last of its options; what counts by speed is not played by post."""


def groups(case: Case, devices: int) -> tuple[tuple[int, ...], ...]:
    """The seats of a game, dealt to so many devices."""
    seats = range(case.game.seats(case.options))
    return tuple(tuple(seat for seat in seats if seat % devices == at) for at in range(devices))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_of_two_devices_is_proven_from_its_first_roll_on(case: Case) -> None:
    one, other = played_by_post(Match(case.game, case.options), groups(case, 2), 7, 100)
    assert one.match
    assert one.match.state.result is not None or len(one.match.steps) >= 100
    assert other.open(one.link()) is None
    assert other.match
    assert [step.action for step in other.match.steps] == [step.action for step in one.match.steps]
    verdict = proof.check(link.decode(one.link(), find))
    assert verdict.fault is None
    assert verdict.unproven == 0
    rolls = sum(map(proof.is_roll, one.match.steps))
    assert verdict.proven == rolls
    assert rolls or "own" in case.options.values()  # A fleet may be built for longer than this.


@pytest.mark.parametrize("case", CASES, ids=str)
def test_with_a_device_for_each_seat_a_link_has_at_most_70_characters_more(case: Case) -> None:
    seats = case.game.seats(case.options)
    devices = played_by_post(Match(case.game, case.options), groups(case, seats), 8, 60)
    match = devices[0].match
    assert match
    assert match.state.result is not None or len(match.steps) >= 60
    assert proof.check(match).fault is None
    with_dice = len(devices[0].link())
    match.dice = None
    assert with_dice - len(link.encode(match)) <= 70


def test_longest_field_makes_a_link_70_characters_longer() -> None:
    secret = "x" * dice.secret_length(6)
    field = dice.write(dice.Dice(dice.MAX_START, tuple(dice.Chain((seat,), secret) for seat in range(6)), True))
    assert len(field) + 1 == 70
    assert dice.read(field, 6, dice.MAX_START) == dice.Dice(
        dice.MAX_START, tuple(dice.Chain((seat,), secret) for seat in range(6)), True
    )


def some_match(game_id: str = "dice") -> Match:
    case = Case(find(game_id, 1), find(game_id, 1).choose())
    match = played_by_post(Match(*case), groups(case, 2), 3)[0].match
    assert match
    return match


@pytest.mark.parametrize("game_id", ["dice", "hands", "pocketmodel"])
def test_a_link_up_to_an_earlier_action_is_proven_as_well(game_id: str) -> None:
    match = some_match(game_id)
    assert match.dice
    for ply in range(0, len(match.steps) + 1, 1 if game_id != "pocketmodel" else 23):
        found = link.decode(link.encode(match, ply), find)
        assert proof.check(found).fault is None
        assert (found.dice is None) == (ply < match.dice.start)
        assert proof.compare(match, found) is None or found.dice is None
        assert proof.compare(found, match) is None


def test_a_record_keeps_what_the_dice_follow_from() -> None:
    match = some_match()
    text = record.write(match, ("Ann", "Bo"))
    assert record.read(text, find).match.dice == match.dice
    for wrong in ("~", "~A", "nothing", ""):
        damaged = "\n".join(f"dice: {wrong}" if line.startswith("dice: ") else line for line in text.splitlines())
        with pytest.raises(record.RecordError, match=r"^Line 6"):
            record.read(damaged, find)


@pytest.mark.parametrize("game", [game for game in ALL if not game.chance], ids=lambda game: game.id)
def test_a_match_without_chance_needs_nothing_to_follow_from(game: Game) -> None:
    assert Match(game, game.choose()).dice is None
    assert "~" not in link.encode(Match(game, game.choose()))


def test_the_same_link_opened_a_hundred_times_rolls_the_same() -> None:
    first, other = (Device((seat,), Random(seat)) for seat in (0, 1))
    first.begin(Match(find("dice", 1), {}))
    other.open(first.link())
    first.open(other.link())
    first.play()
    sent = first.link()
    other.open(sent)
    rolled = set()
    for _ in range(100):
        again = Device((1,), Random("the same choices"))
        again.match, again.seed = link.decode(first.link(), find), other.seed
        again.play(3)
        assert again.match
        rolled.add(tuple(step.index for step in again.match.steps if proof.is_roll(step)))
    assert len(rolled) == 1


def test_other_choices_do_not_roll_anew() -> None:
    """Within a stretch the rolls are the same in their order, whatever is chosen between them."""
    first, other = (Device((seat,), Random(seat)) for seat in (0, 1))
    first.begin(Match(find("dice", 1), {"goal": "21"}))
    other.open(first.link())
    first.open(other.link())
    first.play()
    other.open(first.link())
    rolls = set()
    for choices in range(20):
        again = Device((1,), Random(choices))
        again.match, again.seed = link.decode(first.link(), find), other.seed
        again.play(2)
        assert again.match
        rolls.add(tuple(step.index for step in again.match.steps if proof.is_roll(step)))
    assert len(rolls) == 1


def test_every_stretch_rolls_by_a_secret_of_its_own() -> None:
    match = some_match("pocketmodel")
    assert match.dice
    shown = [proof.progress(match, ply).shown for ply in range(match.dice.start, len(match.steps) + 1)]
    assert all(sum(later) - sum(one) in (0, 1) for one, later in pairwise(shown))
    assert sum(shown[-1]) > 10
