"""Editions are games of their own beside the standard one, which does not notice them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from pentapod import editions, games
from pentapod.editions import Edition, Missing, NoEdition
from pentapod.engine import link
from pentapod.engine.game import Game
from random_play import cases, play

pytestmark = pytest.mark.native

FOLDER = Path(__file__).parents[2] / "editions"
TEXTS = {file.stem: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.toml"))}
HEAD = '[edition]\ngame = "{game}"\nname = "n"\nauthor = "a"\nsource = "s"\n'
OURS = ("modx", "pocketmodel", "pods", "xpod", "xtal")


def opened(text: str) -> Game:
    return editions.read(text).opened()


def test_each_large_game_has_one() -> None:
    assert tuple(sorted(editions.read(text).game for text in TEXTS.values())) == OURS


@pytest.mark.parametrize("name", TEXTS)
def test_an_edition_is_another_game_with_another_link(name: str) -> None:
    game = opened(TEXTS[name])
    standard = games.find(game.id.partition("~")[0])
    assert game.start is not standard.start
    assert game.name.startswith(f"{standard.name} \N{MIDDLE DOT} ")
    assert games.find(game.id) == game == opened(TEXTS[name])
    assert standard.id in games.ids() and game.id not in games.ids()
    match = play(next(cases(game)), Random(name))
    assert games.id_of(match.state) == game.id
    assert link.decode(link.encode(match), games.find).state.text() == match.state.text()
    with pytest.raises(link.LinkError):
        link.decode(link.encode(match).partition("&")[2].replace(game.id, standard.id), games.find)


@pytest.mark.parametrize("game_id", OURS)
def test_the_standard_table_is_the_game_itself_and_leaves_no_trace_in_links(game_id: str) -> None:
    text = (Path(games.__path__[0]) / game_id / "data/table.toml").read_text("utf-8")
    for table in ("", text):
        assert opened(HEAD.format(game=game_id) + table) is games.find(game_id)
    assert games.find(game_id).edition == ""


def test_the_id_of_a_game_is_its_content_and_not_who_made_it() -> None:
    one = editions.read(HEAD.format(game="pods") + '[pods]\n4 = "N E S"\n5 = "N E SE"\n')
    other = editions.read(HEAD.format(game="pods").replace('"a"', '"b"') + '[pods]\n5 = "N E SE"\n"4" = "N E S"\n')
    assert one != other and one.id == other.id


@pytest.mark.parametrize("name", TEXTS)
def test_a_link_carries_a_small_edition_and_names_a_large_one(name: str) -> None:
    edition = editions.read(TEXTS[name])
    assert editions.unpacked(edition.packed()) == edition
    carried = editions.unpacked(edition.carried())
    assert carried[:4] == edition[:4]
    assert isinstance(carried, Edition) == (len(edition.packed()) <= editions.TRAVELS)
    assert len(edition.carried()) <= editions.TRAVELS


def test_a_link_that_carries_its_edition_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(HEAD.format(game="pods") + '[pods]\n4 = "N E S"\n')
    text = link.encode(play(next(cases(game)), Random(1), plies=9))
    assert text.startswith("edition:") and f"&{game.id}:" in text
    monkeypatch.setattr(games, "_editions", {})
    editions.open_for(text)
    assert game.id in games.opened()


def test_a_link_of_an_edition_that_is_not_here_says_whose_it_is() -> None:
    edition = editions.read(TEXTS["pocketmodel-first-defenses"])
    text = f"edition:{edition.carried()}&pocketmodel~0123456789abcdef:1.000.0..abcd"
    with pytest.raises(Missing, match="Defenses of the first set by Pentapod") as missing:
        editions.open_for(text)
    assert missing.value.game_id == "pocketmodel~0123456789abcdef"
    with pytest.raises(Missing, match="another edition of PocketModel"):
        editions.open_for("pocketmodel~0123456789abcdef:1.000.0..abcd")


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_damaged_edition_in_a_link_opens_nothing(cut: int) -> None:
    game = opened(TEXTS["xtal-flights"])
    carried = game.edition
    for text in (carried[:-cut], carried[:cut] + "A" + carried[cut + 1 :]):
        if text != carried:
            with pytest.raises(NoEdition):
                editions.open_for(f"edition:{text}&xtal~0123456789abcdef:1.0.0..abcd")


def test_an_edition_under_the_hash_of_another_opens_nothing() -> None:
    carried = opened(TEXTS["xtal-flights"]).edition
    with pytest.raises(NoEdition, match="damaged"):
        editions.open_for(f"edition:{carried}&xtal~0123456789abcdef:1.0.0..abcd")


def test_an_edition_is_tried_out_once_and_one_that_fails_is_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def fail(game: Game) -> None:
        tried.append(game.id)
        if len(tried) == 1:
            raise ZeroDivisionError

    monkeypatch.setattr(editions, "_try_out", fail)
    text = HEAD.format(game="pods") + "[numbers]\nquiet_turns = 37\n"
    with pytest.raises(NoEdition, match=r"cannot be played with this table\. ZeroDivisionError"):
        editions.read(text)
    assert tried[0] not in games.opened()
    game = opened(text)
    assert game.id in games.opened() and tried == [game.id] * 2


def test_differences_are_told_by_their_names() -> None:
    table = '[pods]\n4 = "N E S"\n[numbers]\nquiet_turns = 40\n'
    found = editions.read(HEAD.format(game="pods") + table).differences()
    assert found == ((("pods", "4"), "N SW SE", "N E S"), (("numbers", "quiet_turns"), 60, 40))


def test_a_whole_edition_has_nothing_that_is_not_in_its_file() -> None:
    whole = HEAD.format(game="xtal") + "whole = true\n"
    cards = (Path(games.__path__[0]) / "xtal/data/table.toml").read_text("utf-8").replace("count = 6", "count = 7")
    shields = cards.partition('\n[[cards]]\nid = "aurablast-shield"')[0]
    edition = editions.read(whole + shields)
    assert [change.path for change in edition.differences() if change.other is None] == [
        ("cards", f"{weapon}-shield") for weapon in ("aurablast", "thunderbolt", "fireball")
    ]
    assert editions.unpacked(edition.packed()) == edition


@pytest.mark.parametrize(
    ("name", "constant"),
    [
        ("modx-few", "X_PIECES"),
        ("pods-neighbours", "LEGS"),
        ("xtal-flights", "CARDS"),
        ("xpod-before-balance", "FORMS"),
    ],
)
def test_rules_of_an_edition_read_its_table_alone(name: str, constant: str) -> None:
    game = opened(TEXTS[name])
    game_id = game.id.partition("~")[0]
    own = import_module(f"pentapod.games.{game.id}.data.table")
    standard = import_module(f"pentapod.games.{game_id}.data.table")
    differs = getattr(own, constant) != getattr(standard, constant)
    assert differs
    of_standard = f"pentapod.games.{game_id}."
    mixed = {
        f"{module}.{name}"
        for module in [module for module in sys.modules if module.startswith(f"pentapod.games.{game.id}.")]
        for name, value in vars(sys.modules[module]).items()
        if str(getattr(value, "__module__", "")).startswith(of_standard)
    }
    assert not mixed
