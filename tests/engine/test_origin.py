"""A match that begins from a position: what its link and its record hold, and what is said of a wrong one."""

from __future__ import annotations

from base64 import urlsafe_b64encode

import pytest

from pentapod.engine import link, record
from pentapod.engine.link import LinkError
from pentapod.engine.match import Match
from pentapod.engine.record import RecordError
from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from random_play import NAMES
from toys import dice, fence, find, hands

TEXT = "21/3-4/1/0"


def begun() -> Match:
    match = Match.from_position(dice.GAME, TEXT)
    match.play_index(0)
    match.play_index(1)
    return match


def field(text: str) -> str:
    return "=" + urlsafe_b64encode(text.encode()).decode().rstrip("=")


def refused(text: str) -> LinkError:
    with pytest.raises(LinkError) as error:
        link.decode(text, find)
    return error.value


def test_the_position_tells_the_options() -> None:
    match = begun()
    assert match.options == {"goal": "21"}
    assert match.origin == TEXT
    assert match.initial.text() == TEXT
    three = Match.from_position(hands.GAME, "543/000/000/000 0-0-0 -")
    assert three.game.seats(three.options) == 3


def test_a_match_that_begins_with_its_options_has_no_origin() -> None:
    assert Match(dice.GAME, {}).origin == ""


@pytest.mark.parametrize(
    ("text", "error"), [("21/3-4", MalformedPosition), ("22/0-0/0/0", ImpossiblePosition), ("", MalformedPosition)]
)
def test_a_wrong_position_begins_no_match(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Match.from_position(dice.GAME, text)


def test_anew_begins_from_the_same_position() -> None:
    again = begun().anew()
    assert (again.steps, again.state.text(), again.origin, again.options) == ([], TEXT, TEXT, {"goal": "21"})
    assert Match(dice.GAME, {"goal": "21"}).anew().options == {"goal": "21"}


def test_the_link_holds_the_position() -> None:
    text = link.encode(begun())
    assert text.split(".")[1] == field(TEXT)
    again = link.decode(text, find)
    assert (again.origin, len(again.steps), again.options) == (TEXT, 2, {"goal": "21"})
    assert link.encode(again) == text
    assert link.encode(again.anew()) == link.encode(begun(), 0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("=", "is no position"),
        ("=A", "damaged"),
        ("=é", "damaged"),
        ("=_w", "damaged"),
        (field("21/3-4/1/7"), "no such face"),
        (field("21/03-4/1/0"), "not written"),
        (field(TEXT) + "=", "not written"),
        (field("x" * 5000), "cannot be played."),
    ],
)
def test_a_wrong_position_is_named(wrong: str, words: str) -> None:
    head, _, *rest = link.encode(begun()).split(".")
    error = refused(".".join((head, wrong, *rest)))
    assert (error.part, error.match) == ("position", None)
    assert words in str(error)
    assert len(str(error)) < 500


def test_a_link_cut_off_in_its_position_is_cut_off() -> None:
    text = link.encode(begun())
    ends = [at for at in range(len(text)) if text[at] == "."]
    for length in range(text.index("=") + 1, ends[-1]):
        assert refused(text[:length]).part in ("form", "position", "count", "digits", "check")
    assert refused(text[: ends[0] + 10]).part == "form"


def test_nothing_is_in_common_with_another_beginning() -> None:
    one, other = begun(), Match.from_position(dice.GAME, "21/3-5/1/0")
    other.play_index(0)
    assert link.common(link.encode(one), other) == (0, 0)
    assert link.common(link.encode(one), begun()) == (2, 2)


def test_the_record_holds_the_position() -> None:
    text = record.write(begun(), NAMES)
    assert text.splitlines()[1:4] == ["game: dice 1", f"position: {TEXT}", "seat 0: Ada"]
    again = record.read(text, find)
    assert (again.match.origin, again.names) == (TEXT, NAMES[:2])
    assert record.write(*again) == text


def test_a_wrong_position_in_a_record_is_named() -> None:
    text = record.write(begun(), NAMES)
    for wrong, words in (("21/3-4/1/7", "no such face"), ("x" * 5000, "cannot be played")):
        with pytest.raises(RecordError, match=words) as error:
            record.read(text.replace(TEXT, wrong), find)
        assert error.value.line == 3
        assert len(str(error.value)) < 500


def test_a_position_in_which_a_game_is_over_can_be_looked_at() -> None:
    text = fence.GAME.start({}).resign(0).text()
    match = Match.from_position(fence.GAME, text)
    assert match.state.result == (0, 1)
    assert link.decode(link.encode(match), find).state.text() == text
