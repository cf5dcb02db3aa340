"""How games were begun last: remembered by game, and never in the way of the next one."""

from __future__ import annotations

import json

import pytest

from page.memory import Memory
from pentapod import games
from pentapod.web.store import setups
from pentapod.web.store.setups import Setup

MODX = games.find("modx")
XPOD = games.find("xpod")


def test_a_new_visitor_plays_the_usual_game_against_the_weakest_computer() -> None:
    for game in map(games.find, games.ids()):
        setup = setups.load(Memory(), game).alone(game)
        others = game.seats(game.choose()) - 1
        assert (setup.options, setup.levels) == (game.choose(), (0, *[1] * others))


def test_what_was_chosen_comes_back_for_its_own_game() -> None:
    store = Memory()
    chosen = Setup(MODX.choose(players="3")).seated(("", "Ann", "Bo"), (4, 0, 2))
    setups.keep(store, MODX, chosen)
    assert setups.load(store, MODX) == chosen
    assert setups.load(store, XPOD) == Setup(XPOD.choose())


def test_one_person_sits_at_the_seat_and_meets_the_level_of_the_last_game_against_computers() -> None:
    setup = Setup(MODX.choose(players="3")).seated(("", "Ann", ""), (4, 0, 2))
    together = setup.seated(("Ann", "Bo", "Cy"), (0, 0, 0))
    assert together.levels == (0, 0, 0)
    assert together.alone(MODX).levels == (4, 0, 4)


def test_seats_without_a_name_go_by_their_titles() -> None:
    assert Setup(MODX.choose(players="3"), ("", "Ann")).called(MODX) == ("Blue", "Ann", "Green")
    assert Setup(MODX.choose(), ("", "Ann", "Bo", "Cy")).called(MODX) == ("Blue", "Ann")


def test_a_seat_that_the_game_has_no_more_is_not_taken() -> None:
    setup = Setup(MODX.choose(players="4"), seat=3)._replace(options=MODX.choose(players="2"))
    assert setup.alone(MODX).levels == (0, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"modx": 7}',
        '{"modx": {"options": [], "names": 1, "levels": "x", "seat": -1, "level": 0}}',
        '{"modx": {"options": {"players": "9", "colour": []}, "levels": [9, "x"], "seat": 40, "level": "strong"}}',
    ],
)
def test_what_cannot_be_understood_is_as_if_it_were_not_there(text: str) -> None:
    setup = setups.load(Memory(setups=text), MODX)
    assert setup.alone(MODX).levels == (0, 1)
    assert setup.options == MODX.choose()


def test_keeping_one_game_leaves_what_is_kept_of_others() -> None:
    store = Memory(setups=json.dumps({"game of tomorrow": {"seat": 9}}))
    setups.keep(store, MODX, Setup(MODX.choose()))
    assert json.loads(store.texts["setups"])["game of tomorrow"] == {"seat": 9}
