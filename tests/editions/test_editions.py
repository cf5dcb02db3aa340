"""Editions are games of their own beside the standard one, which does not notice them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.tables import TableError
from random_play import cases, play

pytestmark = pytest.mark.native

FOLDER = Path(__file__).parents[2] / "editions"
TEXTS = {file.stem: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.toml"))}
HEAD = '[edition]\ngame = "{game}"\nname = "n"\nauthor = "a"\nsource = "s"\n'
OURS = ("modx", "pocketmodel", "pods", "xpod", "xtal")


def test_each_large_game_has_one() -> None:
    assert tuple(sorted(games.edition(text).id.partition("~")[0] for text in TEXTS.values())) == OURS


@pytest.mark.parametrize("name", TEXTS)
def test_an_edition_is_another_game_with_another_link(name: str) -> None:
    game = games.edition(TEXTS[name])
    standard = games.find(game.id.partition("~")[0])
    assert game.start is not standard.start
    assert games.find(game.id) == game == games.edition(TEXTS[name])
    assert standard.id in games.ids() and game.id not in games.ids()
    match = play(next(cases(game)), Random(name))
    assert games.id_of(match.state) == game.id
    assert link.decode(link.encode(match), games.find).state.text() == match.state.text()


@pytest.mark.parametrize("game_id", OURS)
def test_the_standard_table_is_the_game_itself(game_id: str) -> None:
    text = (Path(games.__path__[0]) / game_id / "data/table.toml").read_text("utf-8")
    for table in ("", text):
        found = games.edition(HEAD.format(game=game_id) + table)
        assert found is games.find(game_id)


def test_the_name_of_a_game_is_its_content_and_not_who_made_it() -> None:
    one = games.edition(HEAD.format(game="pods") + '[pods]\n4 = "N E S"\n')
    other = games.edition(HEAD.format(game="pods").replace('"a"', '"b"') + '[pods]\n"4" = "N E S"\n')
    assert one is other or one == other


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pods",
        "[edition]\ngame = 1\n",
        HEAD.format(game="chess"),
        HEAD.format(game="../pods"),
        HEAD.format(game="pods") + '[pods]\n4 = "N E NNE"\n',
        HEAD.format(game="pods") + "[numbers]\nhand = 15\n",
        HEAD.format(game="pods") + "pods = 3\n",
        HEAD.format(game="modx") + '[board]\nfiles = "abcdefghij"\n',
    ],
)
def test_what_is_no_edition_is_refused_and_leaves_nothing(text: str) -> None:
    for _ in range(2):
        with pytest.raises(TableError):
            games.edition(text)
    assert games.ids() == tuple(sorted(games.ids()))


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
    game = games.edition(TEXTS[name])
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
