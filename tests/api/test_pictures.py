"""`pentapod.svg` draws whatever shows a position."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

import pentapod
import toys
from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import resolved
from pentapod.scene.theme import SHARED

PODS = "standard guarded 0 w 2@c3 1@f5"
SVG = "{http://www.w3.org/2000/svg}"


def after(game: Game, actions: int) -> Match:
    """A match in which so much has happened at random."""
    match = Match(game, game.choose())
    rng = Random(actions)
    while match.state.actors and match.ply < actions:
        match.play(rng.choice(match.state.actions()))
    return match


def parts(picture: str) -> list[bytes]:
    """What a picture is made of, in no order: a text does not say which of two like pieces came first."""
    return sorted(map(ElementTree.tostring, ElementTree.fromstring(picture)))


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
@pytest.mark.parametrize("viewer", [None, 0, pentapod.CHANCE])
def test_a_match_a_state_and_a_text_are_the_same_picture(game: Game, viewer: int | None) -> None:
    for actions in (0, 30):
        match = after(game, actions)
        picture = pentapod.svg(match, viewer=viewer)
        assert pentapod.svg(match.state, viewer=viewer) == picture
        assert parts(pentapod.svg(match.state.text(), game=game.id, viewer=viewer)) == parts(picture)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_every_state_of_a_game_knows_its_game(game: Game) -> None:
    match = after(game, 40)
    for state in (match.initial, match.state, resolved(match.state), match.state.redeal(0, Random(1))):
        assert games.id_of(state) == game.id


def test_a_state_of_no_game_here_is_refused() -> None:
    game = toys.find("bell")
    with pytest.raises(pentapod.UnknownGame):
        pentapod.svg(game.start(game.choose()))


def test_hands_are_open_in_the_state_that_ends_a_game() -> None:
    game = games.find("xtal")
    state = after(game, 5000).state
    assert state.result is not None
    assert pentapod.svg(state) == pentapod.svg(state, viewer=pentapod.CHANCE)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_arrows_and_marks_are_drawn_above_all_else(theme: str) -> None:
    state = games.find("pods").position(PODS)
    plain = list(ElementTree.fromstring(pentapod.svg(state, theme)))
    signed = pentapod.svg(state, theme, arrows=[("c3", "f5", "d4")], marks=["d4", "e5"])
    drawn = list(ElementTree.fromstring(signed))
    assert len(drawn) == len(plain) + 6
    added = drawn[len(plain) :]
    rings, arrow = ["circle"] * 2, ["polyline", "polygon"]
    assert [part.tag.removeprefix(SVG) for part in added] == [*rings, *arrow, *arrow]
    colour = getattr(SHARED["note"], theme) or SHARED["note"].dark
    assert all(colour in part.attrib.values() for part in added)


def test_signs_turn_with_the_board() -> None:
    state = games.find("pods").position(PODS)
    upright, turned = (pentapod.svg(state, flip=flip, marks=["d4"]) for flip in (False, True))
    ring = ElementTree.fromstring(upright)[-1].attrib
    assert ring != ElementTree.fromstring(turned)[-1].attrib


def test_the_size_is_the_width_in_pixels() -> None:
    root = ElementTree.fromstring(pentapod.svg(PODS, game="pods", size=532)).attrib
    assert (root["width"], root["height"], root["viewBox"]) == ("532", "400", "0 0 1064 800")
    assert "width" not in ElementTree.fromstring(pentapod.svg(PODS, game="pods")).attrib


def test_a_notebook_shows_the_picture() -> None:
    picture = pentapod.svg(PODS, game="pods")
    shown = picture._repr_svg_()
    assert type(shown) is str
    assert shown == picture


@pytest.mark.parametrize(
    ("signs", "why"),
    [
        ({"marks": ["z9"]}, "'z9' is not a place"),
        ({"arrows": [("c3", "z9")]}, "'z9' is not a place"),
        ({"arrows": [("c3",)]}, "at least two places"),
        ({"arrows": ["c3"]}, "at least two places"),
        ({"size": 0}, "between 1 and"),
        ({"size": 10_001}, "between 1 and"),
        ({"game": "pods"}, "needs the id of its game"),
    ],
)
def test_what_cannot_be_drawn_is_said(signs: dict[str, object], why: str) -> None:
    with pytest.raises(pentapod.PictureError, match=why):
        pentapod.svg(games.find("pods").position(PODS), **signs)  # type: ignore[arg-type]


def test_a_text_alone_is_no_position() -> None:
    with pytest.raises(pentapod.PictureError, match="needs the id of its game"):
        pentapod.svg(PODS)
    with pytest.raises(pentapod.PositionError):
        pentapod.svg(PODS + "9", game="pods")
    with pytest.raises(pentapod.UnknownGame):
        pentapod.svg(PODS, game="chess")


@pytest.mark.native
@pytest.mark.parametrize("game", ["tictactoe", "pods"])
def test_a_picture_in_pixels_has_its_letters(game: str) -> None:
    picture = pentapod.svg(games.find(game).start(games.find(game).choose()))
    silent = re.sub("<text.*?</text>", "", picture)
    assert silent != picture
    assert pentapod.png(silent) != pentapod.png(picture)
