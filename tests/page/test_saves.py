"""Kept games: what is damaged is named and kept, and never hides the others."""

from __future__ import annotations

import json

import pytest

from page.memory import Memory
from pentapod.web.store import saves, settings
from pentapod.web.store.saves import Save, Unreadable

ANN = Save("a", "pods:1.00.A..abcd", 3, ("Ann", "Bo"), "Ann places a pod.", False, 1000)
CY = ANN._replace(id="c", names=("Cy", "Di"), changed=2000)


def test_what_was_kept_comes_back_the_last_changed_first() -> None:
    store = Memory()
    saves.keep(store, ANN)
    saves.keep(store, CY)
    assert saves.load(store, "a") == ANN
    assert saves.load_all(store) == [CY, ANN]


def test_a_game_is_kept_in_place_of_itself() -> None:
    store = Memory()
    saves.keep(store, ANN)
    saves.keep(store, ANN._replace(ply=4))
    assert saves.load_all(store) == [ANN._replace(ply=4)]


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "null",
        "7",
        "[]",
        '["pods:1"]',
        "[1,2,3,4,5,6]",
        '["no link",0,[],"",false,1]',
        '["a:1","x",[],"",false,1]',
    ],
)
def test_a_damaged_game_is_named_and_left_as_it_is(damage: str) -> None:
    store = Memory(**{"match.bad": damage})
    saves.keep(store, ANN)
    assert saves.load_all(store) == [ANN, Unreadable("bad", damage)]
    assert store.texts["match.bad"] == damage


def test_a_game_remembers_which_seat_is_played_here() -> None:
    store = Memory()
    saves.keep(store, ANN._replace(mine=frozenset({0, 1})))
    assert saves.load(store, "a") == ANN._replace(mine=frozenset({0, 1}))


@pytest.mark.parametrize(
    "mine", ["", ", []", ", [], null", ", [0, 3], [2]", ", [], [-1]", ", [], 1", ', [], ["0"]', ', [], "Ann"']
)
def test_a_game_kept_without_a_seat_of_mine_or_with_one_that_is_none_is_played_at_one_screen(mine: str) -> None:
    store = Memory(**{"match.a": f'["pods:1.00.A..abcd", 3, ["Ann", "Bo"], "Ann places a pod.", false, 1000{mine}]'})
    assert saves.load(store, "a") == ANN._replace(levels=(0, 3) if "3" in mine else ())


def test_a_forgotten_game_is_gone_and_the_others_stay() -> None:
    store = Memory()
    saves.keep(store, ANN)
    saves.keep(store, CY)
    saves.forget(store, "c")
    assert saves.load_all(store) == [ANN]
    assert saves.load(store, "c") is None


def test_settings_come_back() -> None:
    store = Memory()
    chosen = settings.Settings("contrast", "de", True, True, public="https://games.example/")
    settings.keep(store, chosen)
    assert settings.load(store) == chosen


@pytest.mark.parametrize("damage", ["", "{", "[1]", '{"theme": "pink", "still": 1, "confirm": "yes", "language": []}'])
def test_damaged_settings_are_defaults(damage: str) -> None:
    assert settings.load(Memory(settings=damage)) == settings.Settings()


def test_who_is_a_computer_is_kept_and_a_game_kept_before_there_were_any_is_read() -> None:
    store = Memory()
    saves.keep(store, ANN._replace(levels=(0, 3)))
    assert saves.load(store, "a") == ANN._replace(levels=(0, 3))
    older = json.loads(store.get("match.a") or "")[:6]
    store.put("match.a", json.dumps(older))
    assert saves.load(store, "a") == ANN


def test_a_game_remembers_what_is_said_of_it() -> None:
    store = Memory()
    saves.keep(store, ANN._replace(notes="Pentapod record 1\n..."))
    assert saves.load(store, "a") == ANN._replace(notes="Pentapod record 1\n...")
    older = json.dumps(json.loads(store.texts["match.a"])[:-1])
    assert saves.load(Memory(**{"match.a": older}), "a") == ANN
    odd = json.dumps([*json.loads(older), 5])
    assert saves.load(Memory(**{"match.a": odd}), "a") == ANN
