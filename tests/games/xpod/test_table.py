"""The table is what the rules say of it: counts, levels, sets, maps."""

from __future__ import annotations

from itertools import combinations
from zlib import crc32

import pytest

from games.xpod.tables import GAME
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    BRICKS,
    CARD_BIT,
    CARDS,
    FLIES,
    FORMS,
    KINDS,
    LEVEL,
    MAPS,
    NEXT,
    PODS,
    Form,
    Pod,
    Special,
    Tier,
    plans_of,
    together,
)
from pentapod.games.xpod.rules.board import (
    EVERYWHERE,
    HOME_ROWS,
    NEXT_TO,
    OBSTACLES,
    SQUARES,
    STARTS,
    TWO_AWAY,
    distance,
    row_of,
    squares_in,
    walk,
)

pods = pytest.mark.parametrize("pod", PODS, ids=[pod.id for pod in PODS])

SETS = {
    "wild": ("red", 41),
    "auto": ("blue", 37),
    "aero": ("yellow", 33),
    "robo": ("green", 47),
    "dragon": ("green", 49),
    "monster": ("purple", 46),
    "aqua": ("blue", 53),
    "arachno": ("red", 54),
}


def worth(form: Form) -> float:
    """A rough measure: squares a turn, and what else it can do."""
    moves = sum(value * {"MOVE": 1.0, "JUMP": 1.5, "FLY": 2.0, "PUSH": 1.5}[kind] for kind, value in form.moves)
    decon = form.decon.levels + form.decon.far - 1 if form.decon else 0
    return moves + 1.5 * len(form.specials) + decon


def test_there_are_eight_pods_with_their_colours_and_bricks() -> None:
    assert {pod.id: (colour_of(pod), bricks.total(pod.inventory)) for pod in PODS} == SETS


def colour_of(pod: Pod) -> str:
    """As the choice of a pod says it."""
    label = next(choice.label for choice in GAME.options[1].choices if choice.id == pod.id)
    return label.partition("(")[2].removesuffix(")")


def test_everything_in_the_table_has_a_name() -> None:
    say = GAME.words.say
    assert all(say(f"brick-{kind}", count=1) != say(f"brick-{kind}", count=2) for kind in KINDS)
    for thing in (*KINDS, *(plan.id for pod in PODS for plan in pod.plans)):
        article, _, name = say("a-thing", thing=thing).partition(" ")
        assert article == ("an" if name[0].lower() in "aeiou" else "a"), name


def test_the_choice_of_a_board_counts_its_obstacles() -> None:
    option = next(option for option in GAME.options if option.id == "map")
    assert [choice.help for choice in option.choices] == [f"{len(squares)} obstacles." for squares in MAPS.values()]


@pods
def test_the_inventory_is_the_set_without_the_three_pieces_of_the_shell(pod: Pod) -> None:
    assert bricks.total(pod.inventory) == pod.pieces - 3
    assert len(pod.kinds) == 8


@pods
def test_six_basic_plans_two_advanced_three_sets_of_three_and_three_cards(pod: Pod) -> None:
    assert [plan.tier for plan in pod.plans].count(Tier.BASIC) == 6
    assert len(pod.plans) == 8
    assert [len(starter.plans) for starter in pod.starters] == [3, 3, 3]
    assert pod.cards.bit_count() == 3


@pods
def test_each_level_adds_bricks_and_is_worth_more_than_the_one_below(pod: Pod) -> None:
    for plan in pod.plans:
        for low, high in zip(plan.forms, plan.forms[1:], strict=False):
            assert NEXT[low] == high
            assert LEVEL[high] == LEVEL[low] + 1
            assert bricks.total(BRICKS[high]) > bricks.total(BRICKS[low])
            assert worth(FORMS[high]) > worth(FORMS[low]), plan.id
        assert NEXT[plan.top] == 0


@pods
def test_max_level_units_take_5_to_12_bricks_and_never_more_than_the_pod_has(pod: Pod) -> None:
    place = PODS.index(pod)
    for plan in pod.plans:
        assert 4 <= bricks.total(BRICKS[plan.top]) <= 12
        assert together(place, [plan])


@pods
def test_any_three_basic_plans_can_be_built_together_and_a_fourth_after_a_starter_set(pod: Pod) -> None:
    place = PODS.index(pod)
    basic = plans_of(place, Tier.BASIC)
    assert all(together(place, three) for three in combinations(basic, 3))
    for starter in pod.starters:
        units = [pod.plans[plan] for plan in starter.plans]
        assert any(together(place, [*units, plan]) for plan in basic)


@pods
def test_every_kind_of_brick_is_used_by_a_basic_plan(pod: Pod) -> None:
    used = {kind for plan in plans_of(PODS.index(pod), Tier.BASIC) for kind in bricks.kinds(BRICKS[plan.top])}
    assert used == set(range(8))


def test_values_are_1_to_4() -> None:
    assert {value for form in FORMS for _, value in form.moves} == {1, 2, 3, 4}


def test_eat_scare_web_and_fly_belong_to_their_pods() -> None:
    def whose(special: str) -> set[str]:
        return {PODS[form.pod].id for form in FORMS if special in form.specials}

    assert whose(Special.EAT) == {"wild"}
    assert whose(Special.SCARE) == {"monster"}
    assert whose(Special.WEB) == {"arachno"}
    assert {PODS[FORMS[form].pod].id for form, flies in enumerate(FLIES) if flies} == {"wild", "aero", "dragon"}


def test_the_five_x_tra_cards() -> None:
    assert [GAME.words.say(f"card-{card}") for card in CARDS] == ["BUILD 2", "DECON +1", "JUMP", "LEVEL +1", "MOVE +1"]


def test_the_board_is_6_by_9() -> None:
    assert len(SQUARES) == 54
    assert (SQUARES[0], SQUARES[-1]) == ("a1", "f9")
    assert [SQUARES[square] for square in squares_in(HOME_ROWS[1])] == ["a9", "b9", "c9", "d9", "e9", "f9"]


@pytest.mark.parametrize("board", MAPS)
def test_maps_are_fair_and_connected(board: str) -> None:
    obstacles = OBSTACLES[board]
    assert {53 - square for square in squares_in(obstacles)} == set(squares_in(obstacles))
    assert all(row_of(square) in range(2, 7) for square in squares_in(obstacles))
    free = EVERYWHERE & ~obstacles
    assert walk(0, 54, free, 0) | 1 == free


def test_starting_squares_are_in_the_home_rows_turned_by_half() -> None:
    south, north = STARTS
    assert [SQUARES[square] for square in south] == ["b1", "d1", "f1"]
    assert [53 - square for square in south] == list(north)


def test_distances_are_counted_along_columns_and_rows() -> None:
    for square in range(54):
        assert set(squares_in(NEXT_TO[square])) == {other for other in range(54) if distance(square, other) == 1}
        assert set(squares_in(TWO_AWAY[square])) == {other for other in range(54) if distance(square, other) == 2}


def test_bricks_are_counted_without_borrowing() -> None:
    stock = bricks.packed([3, 0, 2, 0, 0, 0, 0, 1])
    assert bricks.counts(stock) == (3, 0, 2, 0, 0, 0, 0, 1)
    assert bricks.has(stock, bricks.packed([3, 0, 2]))
    assert not bricks.has(stock, bricks.packed([2, 1]))
    assert not bricks.has(stock, bricks.packed([0, 0, 0, 0, 0, 0, 0, 2]))
    assert bricks.has(stock, stock)
    assert bricks.kinds(stock) == (0, 2, 7)
    assert bricks.each(stock) == bricks.packed([1, 0, 1, 0, 0, 0, 0, 1])


RELEASED = {
    "wild": "20b7adb1",
    "auto": "a0c18746",
    "aero": "76c7962f",
    "robo": "a0c9066f",
    "dragon": "21cec5b4",
    "monster": "23b91b85",
    "aqua": "1ea68831",
    "arachno": "4dc45d82",
}
"""By pod, the CRC-32 of all that its plans, bricks, sets and cards say to the rules."""


def said(form: Form) -> tuple[object, ...]:
    """All that a level says to the rules."""
    moves = tuple((kind.value, value) for kind, value in form.moves)
    specials = tuple(special.value for special in form.specials)
    return (bricks.counts(form.add), moves, specials, tuple(form.decon or ()))


@pods
def test_released_links_are_played_with_these_pods(pod: Pod) -> None:
    """Who changes a pod changes what old links show: that is a new version of the game, with a table of its own."""
    plans = [(plan.id, plan.tier.value, [said(FORMS[number]) for number in plan.forms]) for plan in pod.plans]
    cards = [card for card, bit in CARD_BIT.items() if pod.cards & bit]
    starters = [(starter.id, starter.plans) for starter in pod.starters]
    whole = repr((pod.kinds, bricks.counts(pod.inventory), plans, cards, starters))
    assert f"{crc32(whole.encode()):08x}" == RELEASED[pod.id]


def test_released_links_are_played_on_these_boards() -> None:
    assert {board: " ".join(squares) for board, squares in MAPS.items()} == {
        "crossroads": "b3 e3 c5 d5 b7 e7",
        "switchback": "b3 c3 f4 a6 d7 e7",
        "open-field": "c4 e4 b6 d6",
    }
