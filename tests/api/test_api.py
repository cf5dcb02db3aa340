"""What `import pentapod` offers is what docs/api.md says, and its examples run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

import pentapod
import toys
from pentapod import api, games
from pentapod.api.computers import advance
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, State
from site_files import ROOT

pytestmark = pytest.mark.native

PAGE = ROOT / "docs/api.md"


def test_the_examples_of_the_page_run(monkeypatch: pytest.MonkeyPatch) -> None:
    own = tuple(game for game in games.ids() if (ROOT / "py/pentapod/games" / game).is_dir())
    monkeypatch.setattr(games, "ids", lambda: own)  # Other tests bring an example of a game along.
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 30
    assert failed == 0


def test_modules_of_the_package_are_imported_where_the_api_is_not_as_on_the_page() -> None:
    program = (
        "import sys; sys.modules['pentapod.api'] = None\n"
        "from pentapod import add_file, games\n"
        "assert len(games.ids()) >= 5\n"
        "import pentapod\n"
        "assert not hasattr(pentapod, 'new_match')"
    )
    subprocess.run([sys.executable, "-c", program], env={"PYTHONPATH": str(ROOT / "py")}, check=True, timeout=60)


def test_the_page_lists_all_that_is_offered_and_nothing_else() -> None:
    table = PAGE.read_text("utf-8").partition("## All of it")[2]
    named = [name for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(api.__all__)
    for name in named:
        assert getattr(pentapod, name) is getattr(api, name)
        assert name == "CHANCE" or getattr(api, name).__doc__


def test_members_that_the_page_names_are_there() -> None:
    table = PAGE.read_text("utf-8").partition("## All of it")[2]
    for owner in (api.Game, api.State, api.Match):
        (row,) = re.findall(rf"^\| `{owner.__name__}`.*", table, re.MULTILINE)
        members = re.findall(r"`(\w+)(?:\(.*?\))?`", row.partition("|")[2].partition("|")[2])
        assert len(members) > 8
        made = pentapod.new_match("pods")
        example: object = {api.Game: made.game, api.State: made.state, api.Match: made}[owner]
        for member in members:
            assert hasattr(example, member), f"{owner.__name__}.{member}"


def test_a_page_that_imports_the_package_does_not_load_the_api() -> None:
    code = "import sys, pentapod.games; sys.exit('pentapod.api' in sys.modules or 'pentapod.bots' in sys.modules)"
    subprocess.run((sys.executable, "-c", code), check=True, timeout=60, env={"PYTHONPATH": str(ROOT / "py")})


def test_the_package_lists_what_it_offers() -> None:
    assert sorted(pentapod.__all__) == sorted(api.__all__)
    assert set(dir(pentapod)) == {"__all__", "__doc__", "__version__", *api.__all__}
    assert re.fullmatch(r"\d+\.\d+\.\d+", pentapod.__version__)
    names: dict[str, object] = {}
    exec("from pentapod import *", names)
    assert names.keys() - {"__builtins__"} == set(api.__all__)
    assert names["svg"] is api.svg


def test_an_id_that_is_unknown_is_told_with_those_that_are_known() -> None:
    with pytest.raises(pentapod.UnknownGame, match=r"^There is no game called 'chess'. The games are: ") as unknown:
        pentapod.new_match("chess")
    assert all(game_id in str(unknown.value) for game_id in games.ids())
    for game_id in games.ids():
        with pytest.raises(pentapod.UnknownVersion, match=rf"^{game_id} has no version 99 .* The versions are: 1"):
            games.find(game_id, 99)


def test_what_is_not_offered_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'web_page'"):
        _ = pentapod.web_page  # type: ignore[attr-defined]


def test_a_hand_is_drawn_for_its_seat_only() -> None:
    match = pentapod.new_match("xtal", players="2")
    rng = Random(3)
    while not match.state.hidden or match.state.actors == (CHANCE,):
        if match.state.actors == (CHANCE,):
            match.roll(rng)
        else:
            match.play_index(0)
    pictures = [pentapod.svg(match, viewer=viewer) for viewer in (None, 0, 1, CHANCE)]
    assert len(set(pictures)) == 4
    seen = pentapod.new_match("xtal", players="2")
    seen.initial = match.state.redeal(0, Random(9))
    assert seen.initial != match.state
    assert pentapod.svg(seen, viewer=0) == pictures[1]
    assert pentapod.svg(seen) == pictures[0]


def test_nobody_acts_for_a_seat_whose_turn_it_is_not() -> None:
    match = pentapod.match_from_position("pods", "standard guarded 0 w 2@c3 1@f5")
    with pytest.raises(ValueError, match="seat 1 may not act"):
        pentapod.computer_action(match, 1)
    with pytest.raises(ValueError, match="level is between 1 and 5"):
        pentapod.computer_action(match, 0, level=6)
    with pytest.raises(pentapod.PictureError, match="one of light, dark, contrast"):
        pentapod.svg(match, "blue")


def test_in_a_race_somebody_acts_though_all_would_wait() -> None:
    match = Match(toys.find("bell"), {})
    rng = Random(5)
    asked: list[tuple[int, bool]] = []

    def patient(state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        if len(state.actors) > 1:
            asked.append((seat, may_wait))
        return None if may_wait else rng.choice([action for action in state.actions() if action.seat == seat])

    while not asked and match.state.actors:
        advance(match, patient, rng)
    assert len(asked) == 4
    assert sorted(asked[:3]) == [(0, True), (1, True), (2, True)]
    assert asked[3][1] is False
