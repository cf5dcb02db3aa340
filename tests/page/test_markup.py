"""Markup is safe, and the panels are made of it."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from catalogs import SPEAKING, common
from pentapod import games
from pentapod.engine.catalog import catalog
from pentapod.engine.match import Match
from pentapod.play.session import Session
from pentapod.play.thinking.analysis import Analysis
from pentapod.play.view import LogLine, Seat
from pentapod.web.home.kept_games import ago, kept_games
from pentapod.web.shell.markup import Markup, button, mark, tag, together
from pentapod.web.store.saves import Save, Unreadable
from pentapod.web.table import panels
from pentapod.web.table.review import review

ROOT = Path(__file__).parents[2]
EVIL = '<img src=x onerror="alert(1)">&\''


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", EVIL) == "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#x27;</p>"
    assert tag("p", Markup("<b>x</b>"), "<") == "<p><b>x</b>&lt;</p>"
    assert together("a", None, "", Markup("<i></i>")) == "a<i></i>"


def test_attributes_are_escaped_and_may_be_left_out() -> None:
    assert tag("a", title='"<', hidden=True, id=None, open=False) == '<a title="&quot;&lt;" hidden></a>'
    shown = button("z", "go", 3, class_="x", aria_label="y", aria_pressed=False)
    assert 'class="x"' in shown
    assert 'data-do="go" data-argument="3" aria-label="y" aria-pressed="false"' in shown
    assert tag("p.a.b", "c") == '<p class="a b">c</p>'


def test_names_of_players_are_text_wherever_they_stand() -> None:
    save = Save("a", "slide:1.0", 0, (EVIL, EVIL), EVIL, False, 0)
    shown = (
        panels.seats([Seat(0, EVIL, 0, True, False, "", ()), Seat(1, EVIL, 2, False, False, "", ())]),
        panels.log_line(LogLine(1, 0, EVIL, False)),
        kept_games([save, Unreadable(EVIL, EVIL)], {}, 0),
    )
    for markup in shown:
        assert "<img" not in markup
        assert "onerror=&quot;" in markup or "&lt;img" in markup


def test_whoever_acts_is_marked_as_current() -> None:
    plates = panels.seats([Seat(0, "Ann", 0, True, False, "", ()), Seat(1, "Bo", 0, False, False, "", ())])
    assert re.search(r'class="plate acting seat-0" aria-current="true"', plates)
    assert 'class="plate seat-1"' in plates


def test_each_seat_has_a_sign_of_its_own_shape() -> None:
    shapes = [re.sub(r"seat-\d", "", mark(seat)) for seat in range(6)]
    assert len(set(shapes)) == 6


def test_how_long_ago() -> None:
    minute = 60_000
    assert ago(30_000) == "just now"
    assert ago(5 * minute) == "5 min ago"
    assert ago(47 * 60 * minute) == "47 h ago"
    assert ago(72 * 60 * minute) == "3 days ago"


def test_every_text_is_in_a_table_and_every_entry_is_used() -> None:
    guides = (ROOT / "tools/guides.py").read_text("utf-8")
    page, play = _code("web"), _code("play") + _code("lessons") + guides
    of_api, of_lessons, of_play, of_page = (set(catalog(package).messages) for package in SPEAKING)
    of_editions = set(catalog("pentapod.web.editions").messages)
    assert not of_play & of_lessons | of_page & (of_play | of_lessons) | of_editions & (of_play | of_lessons | of_page)
    of_page |= of_editions
    _check(play, of_play | of_lessons | {"listed"}, play + page)
    _check(page, of_page | of_play | of_lessons | {"listed"}, page + play)
    of_engine = {key for key in common().messages if not key.startswith(GAMES)}
    found = (ROOT / "py/pentapod/games/__init__.py").read_text("utf-8")
    for code, table in (
        (_code("engine") + found, of_engine),
        (_code("api") + _code("command").replace("faults.say", ""), of_api),
    ):
        _check(code, table, code)


def test_what_is_said_of_a_games_file_is_in_the_table_and_used() -> None:
    code = _code("contract") + _code("workshop") + _code("command")
    unused = {key for key in catalog("pentapod.contract").messages if f'"{key}"' not in code}
    assert unused == {error.__name__.lower() for error in (MemoryError, RecursionError, SystemExit)}


def test_what_every_editor_says_is_in_the_table_and_used() -> None:
    code = _code("frame") + _code("games")
    used = {f"{EDITORS}{key}" for key in re.findall(rf'"{EDITORS}([a-z]+)"', code)} | set(SWITCHES)
    assert {key for key in common().messages if key.startswith(EDITORS)} == used


EDITORS = "edit-"
GAMES = (
    EDITORS,
    "fault-",
    "refusal-",
    "list-",
    "won",
    "drawn",
    "owner",
    "you",
    "resigned",
    "quoted",
    "decimal",
    "percent",
    "choices",
    "listed",
)
"""What games and editors say, and how catalogs write things, by how their keys begin."""
SWITCHES = ("edit-no", "edit-yes", "edit-in", "edit-out")
"""What a setting of two choices says, made of their ids."""

SAID = r"""(?<![.\w])say\(["']([a-z-]+)["']"""


def _code(folder: str) -> str:
    paths = (ROOT / "py/pentapod" / folder).rglob("*.py")
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def _check(code: str, table: Collection[str], everywhere: str) -> None:
    assert set(re.findall(SAID, code)) <= set(table)
    used = set(re.findall(SAID, everywhere))
    made = [re.compile(prefix + ".+") for prefix in re.findall(r'say\(f"([a-z]+-)\{', everywhere)]
    assert [key for key in table if key not in used and not any(rule.fullmatch(key) for rule in made)] == []


def test_who_waits_for_the_analysis_reads_what_is_done() -> None:
    match = Match(games.find("pods"), {})
    told = review(Analysis(match), Session(match, ("Ann", "Bo"), (0, 1)), 0)
    assert "Analysing the game ...<progress" in told


def test_a_game_that_was_resigned_is_told_so_with_how_it_stood() -> None:
    for game_id in games.ids():
        match = Match(games.find(game_id), {})
        session = Session(match, ("Ann", "Bo"), (0, 1))
        match.resign(0)
        analysis = Analysis(match)
        analysis.done = True
        assert "<p>Ann resigned.</p>" in review(analysis, session, 0), game_id
        analysis.take({"ply": 0, "value": [0.375, 0.625], "loss": 0, "proved": False})
        told = review(analysis, session, 0)
        assert "<p>Ann resigned with a winning chance of 38%.</p>" in told, game_id
        assert "No serious mistakes." in told, game_id
