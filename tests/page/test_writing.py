"""*Writing a position* on every rules page: its examples are positions, and its tables name every letter of a text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pytest

import guides
from guide import Guide
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.games.modx.data import table as modx
from pentapod.games.modx.rules import task as modx_task
from pentapod.games.pocketmodel.data import table as pocketmodel
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules.position import EndingKind
from pentapod.games.xpod.data import table as xpod
from pentapod.games.xpod.rules import task as xpod_task
from pentapod.games.xtal.data import table as xtal
from pentapod.games.xtal.rules import position as xtal_position
from random_play import cases, play_on
from site_files import ROOT

EVERY_GAME = pytest.mark.parametrize("game_id", [name for name in games.ids() if games.text_of(name, "guide.md")])

EXAMPLES = 3
PLIES = 400

NAMED: Final[dict[str, dict[str, str]]] = {
    "modx": dict.fromkeys((*modx_task.Ending, modx_task.Cover.kind, *(shape.id for shape in modx.SHAPES)), ""),
    "pocketmodel": {
        **{unit.code: unit.name for unit in pocketmodel.UNITS},
        **{card.code: card.name for card in pocketmodel.CARDS},
        **dict.fromkeys((*pocketmodel.DECKS, *EndingKind, *Keep), ""),
    },
    "xpod": dict.fromkeys(
        (
            *(word for pod in xpod.PODS for word in (pod.id, *pod.kinds, *(plan.id for plan in pod.plans))),
            *xpod.CARDS,
            *(*xpod.MAPS, *xpod_task.Ending),
        ),
        "",
    ),
    "xtal": dict.fromkeys((*(card.letter for card in xtal.CARDS), *xtal_position.Phase, *xtal_position.Ending), ""),
}
"""The words of texts that a game has in its tables and lists, and the name behind each where the page gives it one."""

RARE: Final[dict[str, tuple[str, ...]]] = {
    "modx": ("2a 8/8/8/8/8/8/8/8 - deal 0 - -",),
    "pocketmodel": (
        "2 b/4/0 ad - own:b=nb1;c=xw1:?,?,?:foc,hol,nav:dec2,ful2,hol1:hit1 own:o=sd1;c=as1.1,tf1:?,?,?:eva:dec2,ful2:-"
        " hop:b:bxw1;battle:b:bxw1:oas1:hit:-:34:12:0:k;order:b:-;turn:b",
        "2 b/53/0 ad - own:b=bw1.6,xw1,yw1:?,?,?:-:dec2,ful2:- own:b=aa1.5:?,?,?:eva:dec2,ful2:bro1 "
        "aim:o:bbw1:bro:1:-;battle:b:bbw1:oaa1:-:bro:45:66:0:i;order:b:-;turn:b",
    ),
    "xpod": (
        "basic crossroads lid max auto;0;dasher1!@c4;-;-;build2,level1,move1/- "
        "wild;0;rammer3*@d4;-;-;decon1,jump,level1/- s 12 turn passed",
    ),
}
"""Texts of what games seldom come to."""


def section(game_id: str) -> str:
    return Guide(game_id).text.partition("\n## Writing a position\n")[2].partition("\n## ")[0]


def examples(game_id: str) -> list[str]:
    return re.findall(rf"^```text {game_id}\n(.+)\n", section(game_id), re.MULTILINE)


def tables(game_id: str) -> str:
    return "\n".join(line for line in section(game_id).splitlines() if line.startswith("| "))


def tokens(game_id: str) -> Iterator[set[str]]:
    """What the tables name: each by itself, but the letters of a range (`a` to `f`) together."""
    text = tables(game_id)
    for first, last in re.findall(r"`(\w)` to `(\w)`", text):
        yield {chr(code) for code in range(ord(first), ord(last) + 1)}
    for token in re.findall(r"`([^`]+)`", re.sub(r"`\w` to `\w`", "", text)):
        yield from ({run} for run in runs(token))


def runs(text: str) -> list[str]:
    """The letters of a text that stand together."""
    return re.findall(r"[A-Za-z]+", text)


@cache
def written(game_id: str) -> tuple[str, ...]:
    """Many texts of a game: of random games with every option and people who give up, and of links that are frozen."""
    frozen = tomllib.loads((ROOT / "tests/links/frozen.toml").read_text("utf-8"))["link"]
    texts = [entry["position"] for entry in frozen if entry["link"].startswith(f"{game_id}:")]
    for case in cases(games.find(game_id)):
        rng, match = Random(str(case)), Match(case.game, case.options)
        while match.state.result is None and match.ply < PLIES:
            play_on(match, rng, match.ply + 1, resignations=0.002)
            texts.append(match.state.text())
    return (*texts, *RARE.get(game_id, ()))


@cache
def known(game_id: str) -> frozenset[str]:
    """All that the tables name."""
    return frozenset().union(*tokens(game_id))


def parts(run: str, known: frozenset[str]) -> list[str] | None:
    """The known words that letters are made of, long ones first; None if there are others in them."""
    if not run:
        return []
    for size in range(len(run), 0, -1):
        if run[:size] in known and (rest := parts(run[size:], known)) is not None:
            return [run[:size], *rest]
    return None


@EVERY_GAME
def test_the_examples_of_a_game_are_read_and_written_again_as_they_are(game_id: str) -> None:
    game = games.find(game_id)
    found = examples(game_id)
    assert len(set(found)) == EXAMPLES
    for text in found:
        state = game.position(text)
        assert state.text() == text
        assert state.actors and CHANCE not in state.actors


@pytest.mark.parametrize(("game_id", "text"), [(game_id, text) for game_id, texts in RARE.items() for text in texts])
def test_a_rare_text_is_a_position(game_id: str, text: str) -> None:
    assert games.find(game_id).position(text).text() == text


@EVERY_GAME
def test_no_position_has_a_letter_or_a_sign_that_the_page_does_not_name(game_id: str) -> None:
    signs = {sign for code in re.findall(r"`([^`\n]+)`", section(game_id)) for sign in code} | {" "}
    assert {sign for text in written(game_id) for sign in text if not sign.isalnum()} <= signs
    found = {run for text in written(game_id) for run in runs(text)}
    assert [run for run in sorted(found) if parts(run, known(game_id)) is None] == []


@EVERY_GAME
def test_every_letter_of_the_tables_is_one_of_positions(game_id: str) -> None:
    found = {run for text in written(game_id) for run in runs(text)}
    used = {part for run in found for part in parts(run, known(game_id)) or ()}
    used |= {run for word in NAMED.get(game_id, ()) for run in runs(word)}
    assert [group for group in tokens(game_id) if not group & used] == []


@pytest.mark.parametrize("game_id", NAMED)
def test_every_word_of_a_games_own_lists_is_there_with_its_name(game_id: str) -> None:
    text = tables(game_id)
    assert [word for word, name in NAMED[game_id].items() if f"`{word}`{' ' * bool(name)}{name}" not in text] == []


@pytest.mark.native
@EVERY_GAME
def test_the_page_has_each_example_as_a_board_with_its_text(game_id: str) -> None:
    guide = guides.guide(game_id)
    assert (2, "writing-a-position", "Writing a position") in guide.headings
    found = re.findall(r'<figure class="written"><pentapod-board game="(\w+)" position="([^"]+)"', guide.body)
    assert len(found) == EXAMPLES
    for game, position in found:
        assert game == game_id
        assert f">{position}</textarea>" in guide.body
