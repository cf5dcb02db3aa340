"""Tables that differ in whatever a table may say: what the catalogs do not know is called as the table calls it."""

from __future__ import annotations

from random import Random

import pytest

from every_game import EDITIONS
from pentapod import editions, games
from pentapod.contract.pictures import check_scenes
from pentapod.contract.positions import check_match
from pentapod.engine.game import Game
from random_play import SOAK, cases, play

pytestmark = pytest.mark.native

HEAD = '[edition]\ngame = "{game}"\nname = "n"\nauthor = "a"\nsource = "s"\n'
PLAYED = 4 if SOAK else 1
"""So many random games are played with each table."""


def edition(game: str, table: str) -> Game:
    return editions.read(HEAD.format(game=game) + table).opened()


PLAN = """
[[pod.plan]]
id = "{}"
tier = "basic"
levels = [{{ add = {{ {} = 1 }}, moves = {{ {} = 2 }}, specials = [] }}]
"""
STARTER = """
[[pod.starter]]
id = "{}"
units = ["rover", "hopper", "digger"]
"""
TABLES = {
    "pods-legs": ("pods", '[pods]\n1 = "N"\n3 = "N NE E SE S SW W NW"\n4 = "NW"\n7 = "SE S"\n'),
    "pods-short-draws": ("pods", "[numbers]\nquiet_turns = 5\nrepetitions = 2\n"),
    "modx-targets": ("modx", "[players.2]\ntarget = 3\n[supply]\nx_pieces = 5\nmarkers = 5\njokers = 1\n"),
    "modx-shape": ("modx", '[[shapes]]\nid = "corner"\nanchor = [0, 0]\nrows = ["X..", "X..", "XXX"]\n'),
    "xtal-five-points": ("xtal", "[path]\nrepeats = 5\n[numbers]\nrings = 5\ndie = 12\n[seats]\nmost = 5\n"),
    "xtal-shorter-sides": ("xtal", '[path]\npattern = "VGRBRY"\n[numbers]\nwinning = 1\n[clock]\nanswer = [3, 7]\n'),
    "xtal-card": (
        "xtal",
        '[[cards]]\nid = "drift"\nletter = "D"\ncount = 9\nkind = "move"\nfrom = "GY"\nto = "B"\n'
        '[[cards]]\nid = "frostbolt"\nletter = "o"\ncount = 6\nkind = "weapon"\n'
        '[[cards]]\nid = "frostbolt-shield"\nletter = "O"\ncount = 6\nkind = "shield"\nagainst = "frostbolt"\n',
    ),
    "xpod-map": ("xpod", '[[board.map]]\nid = "ring-road"\nobstacles = ["c3", "d3", "b5", "e5", "c7", "d7"]\n'),
    "xpod-pod": (
        "xpod",
        '[[pod]]\nid = "lunar"\nset_number = "1"\npieces_in_set = 30\nshell_pieces = 2\n'
        'xtra = ["jump", "move1", "build2"]\n'
        "inventory = { plate = 10, antenna = 8, crater = 10 }\n"
        + "".join(PLAN.format(*plan) for plan in (("rover", "antenna", "MOVE"), ("hopper", "plate", "JUMP")))
        + PLAN.format("digger", "crater", "PUSH")
        + "".join(map(STARTER.format, ("apollo", "eagle", "ranger"))),
    ),
    "pocketmodel-new": (
        "pocketmodel",
        "[rules]\nobjectives = 5\nmax_hand = 9\n[house]\nturn_cap = 20\n"
        '[[icon]]\nid = "lunar"\nname = "Lunar"\nclass = "match"\nbasis = "own"\n'
        '[[unit]]\nid = "hopper"\ncode = "mh"\nname = "Moon Hopper"\nfaction = "rebel"\nkind = "space"\nstars = 1\n'
        'attack = 4\ndamage = 2\ndefense = 8\nshields = 2\nicons = ["lunar"]\nbasis = "own"\n'
        'model = { form = "disc" }\n'
        '[[card]]\nid = "push"\ncode = "lup"\nname = "Lunar Push"\nkind = "combat"\ndefense = 9\nstars = 2\n'
        'bonus = { color = "red", amount = 2 }\ngate = "lunar"\nbasis = "own"\n'
        'effects = [ { op = "modify", stat = "attack", amount = 1 } ]\n'
        '[[deck]]\nid = "echo"\n[deck.units]\nsnowspeeder = 2\nhopper = 1\n[deck.start]\nsnowspeeder = 2\nhopper = 1\n'
        "[deck.cards]\npush = 3\n",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_random_games_with_another_table(name: str) -> None:
    game = edition(*TABLES[name])
    rng = Random(name)
    for case in rng.sample(every := list(cases(game)), min(len(every), PLAYED)):
        match = play(case, rng)
        check_match(case, match, rng)
        for ply in (0, match.ply // 2, match.ply):
            check_scenes(case, match.state_at(ply), rng)


@pytest.mark.parametrize(
    ("name", "message", "said"),
    [
        ("modx-shape", "shape-corner", "Corner"),
        ("xtal-card", "card-frostbolt-shield", "Frostbolt shield"),
        ("xpod-map", "option-map-ring-road", "Ring road"),
        ("xpod-pod", "unit-hopper", "Hopper"),
    ],
)
def test_what_no_catalog_knows_is_called_by_its_id(name: str, message: str, said: str) -> None:
    assert edition(*TABLES[name]).words.say(message) == said


def test_the_options_of_a_game_tell_the_numbers_of_its_table() -> None:
    (few,) = (game for game in EDITIONS if game.id.startswith("modx~"))
    (players, *_), (standard, *_) = few.options, games.find("modx").options
    assert [choice.help.partition(" ")[0] for choice in players.choices[:2]] == ["10", "12"]
    assert [choice.help.partition(" ")[0] for choice in standard.choices[:2]] == ["15", "12"]
    (boards,) = (option for option in edition(*TABLES["xpod-map"]).options if option.id == "map")
    assert [choice.help for choice in boards.choices] == [f"{count} obstacles." for count in (6, 6, 4, 6)]


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("pods", '[numbers]\nbipods = 0\n[pods]\n1 = "N"\n2 = "S"\n'),
        ("pods", "[numbers]\nquiet_turns = 1000\n"),
        ("modx", "[supply]\njokers = 0\n"),
        ("modx", "[supply]\nx_pieces = 16\n"),
        ("xtal", "[path]\nrepeats = 8\n[numbers]\nrings = 8\n[seats]\nmost = 8\n"),
        ("xtal", '[path.colours]\nK = "black"\n'),
        ("xtal", "[numbers]\nwinning = 7\n"),
        ("xpod", '[board]\nstart_south = ["a1", "c1"]\n'),
        ("xpod", '[[board.map]]\nid = "crossroads"\nobstacles = ["b3", "h9"]\n'),
        ("pocketmodel", "[rules]\nfleet_stars = 20\n"),
        ("pocketmodel", "[rules]\nobjectives = 9\n"),
    ],
)
def test_what_cannot_be_played_is_refused_when_the_table_is_read(game: str, table: str) -> None:
    with pytest.raises(editions.NoEdition) as refusal:
        edition(game, table)
    assert "cannot be played with this table" not in str(refusal.value)
