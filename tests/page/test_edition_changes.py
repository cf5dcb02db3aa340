"""What an edition changes is told in rows and pictures, and editions are kept by their ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from page.memory import Memory
from pentapod import editions, games
from pentapod.editions import Edition
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.web.editions.changes import INTO, LONGEST, Row, pairs, rows
from pentapod.web.store import editions as kept_editions
from pentapod.web.store import saves, setups
from pentapod.web.store.archive import EDITION, game_in, look, read
from pentapod.web.store.editions import Kept
from pentapod.web.store.saves import Save

FOLDER = Path(__file__).parents[2] / "editions"
HEAD = '[edition]\ngame = "{game}"\nname = "n"\nauthor = "a"\nsource = "s"\n'


def shipped(name: str) -> Edition:
    return editions.read((FOLDER / f"{name}.toml").read_text("utf-8"))


def told(name: str) -> list[Row]:
    return [row._replace(path=row.path.replace(INTO, " › ")) for row in rows(shipped(name))]


def test_a_row_has_the_names_that_lead_to_it_and_both_values() -> None:
    assert told("xtal-flights") == [Row("cards › flight › count", "6", "8")]
    row = Row("pod › wild › plan › pouncer › levels › 3 › moves › JUMP", "2", "3")
    assert row in told("xpod-before-balance")


def test_what_only_one_of_two_editions_has_is_empty_in_the_other() -> None:
    table = (Path(games.__path__[0]) / "xtal/data/table.toml").read_text("utf-8")
    without = table.partition('\n[[cards]]\nid = "aurablast-shield"')[0]
    found = rows(editions.read(HEAD.format(game="xtal") + "whole = true\n" + without))
    assert (found[0].path, found[0].other) == (f"cards{INTO}aurablast-shield", "")


def test_a_long_value_is_cut() -> None:
    text = HEAD.format(game="pods") + "[board]\nup_columns = [" + ", ".join(['"111111"'] * 5) + "]\n"
    assert all(len(row.other) <= LONGEST for row in rows(editions.read(text)))


@pytest.mark.parametrize(
    ("name", "label", "count"),
    [
        ("pods-neighbours", "Blue's pod 4", 12),
        ("pocketmodel-first-defenses", "Flight School", 17),
        ("xpod-before-balance", "Pouncer", 7),
        ("xtal-flights", "", 0),
        ("modx-few", "", 0),
    ],
)
def test_pieces_that_look_different_are_drawn_in_both_editions(name: str, label: str, count: int) -> None:
    found = pairs(shipped(name))
    assert len(found) == count
    assert all(pair.standard.startswith("<svg") and pair.other.startswith("<svg") for pair in found)
    assert not label or any(pair.label.startswith(label) for pair in found)


def test_what_was_kept_comes_back_by_the_names_of_its_game() -> None:
    store = Memory()
    kept = [Kept(f"pods~{at:016x}", name, "Ann", "packed") for at, name in enumerate(("b", "A"))]
    for one in (*kept, Kept("modx~0000000000000000", "c", "Bo", "packed")):
        kept_editions.keep(store, one)
    assert kept_editions.kept_of(store, "pods") == kept_editions.kept_of(store, kept[0].id) == kept[::-1]
    assert kept_editions.title(store, kept[1].id) == "PODS · A"
    kept_editions.forget(store, kept[1].id)
    assert kept_editions.load(store, kept[1].id) is None
    assert kept_editions.title(store, kept[1].id) == "PODS"


@pytest.mark.parametrize("damage", ["", "{", "7", "[]", '["a"]', '["a","b","c","d"]'])
def test_a_damaged_edition_hides_no_other(damage: str) -> None:
    store = Memory(**{"edition.pods~0000000000000000": damage})
    good = Kept("pods~0000000000000001", "b", "Ann", "packed")
    kept_editions.keep(store, good)
    assert kept_editions.kept_of(store, "pods") == [good]


def test_a_kept_game_knows_the_edition_that_it_is_played_with() -> None:
    game = shipped("pods-neighbours").opened()
    save = Save("a", link.encode(Match(game, {})), 0, ("Ann", "Bo"), "", False, 1)
    store = Memory()
    saves.keep(store, save)
    [again] = saves.load_all(store)
    assert isinstance(again, Save) and again.game_id == game.id


def test_the_editions_of_a_game_begin_as_it_was_begun_last() -> None:
    game, standard, store = shipped("pods-neighbours").opened(), games.find("pods"), Memory()
    setups.keep(store, standard, setups.Setup(standard.choose(rules="advanced"), ("Ann", "")))
    assert setups.load(store, game).options["rules"] == "advanced"
    assert setups.load(store, game).names == ("Ann", "")


def test_a_record_of_an_edition_that_is_not_here_says_so() -> None:
    [error] = read(["Pentapod record 1\ngame: pods~0123456789abcdef 1\noptions:\n"], games.find)
    assert "with an edition of PODS that is not in this browser" in str(error)


def test_the_file_of_an_edition_and_the_game_of_a_record_are_known() -> None:
    assert look((FOLDER / "pods-neighbours.toml").read_text("utf-8")).kind == EDITION
    assert look("pods:1.00.B.w.xqFa").kind != EDITION
    assert game_in("Pentapod record 1\ngame: pods~0123456789abcdef 1\n") == "pods~0123456789abcdef"
    assert game_in("") == ""
