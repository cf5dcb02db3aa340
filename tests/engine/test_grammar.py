"""Codecs: what is written is parsed back, whatever the value, and what cannot be parsed is named."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapod.engine.catalog import COMMON, catalog
from pentapod.engine.grammar import (
    MARK,
    TEXT,
    Codec,
    after,
    ascending,
    check_written,
    counts,
    either,
    except_for,
    form,
    mapped,
    members,
    number,
    numbered,
    one_of,
    optional,
    record,
    rows,
    sequence,
    subset,
    union,
)
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, PositionError
from pentapod.engine.words import say


class Colour(StrEnum):
    RED = "red"
    REDDISH = "reddish"


class Standing(NamedTuple):
    pod: int
    point: int


class Draw(NamedTuple):
    seat: int
    left: int
    foe: int | None = None


class Turn(NamedTuple):
    seat: int


SEAT = numbered("bogp")
NUMBER = number()
POINT = numbered(("a1", "a2", "a10", "b1"), "point")
STANDING = form("{pod}@{point}", Standing, "standing", pod=NUMBER, point=POINT)
STEP: Codec[Draw | Turn] = union(
    {Draw: "draw:{seat}:{left}{foe}", Turn: "turn:{seat}"}, "step", seat=SEAT, left=NUMBER, foe=after(">", SEAT)
)
RECORD = record(
    " ", SEAT, NUMBER, options={"aside:": (subset(SEAT, ""), 0), "passed": (MARK, False), "of=": (optional(SEAT), 0)}
)

seats = st.integers(0, 3)
numbers = st.integers(0, 9999)
points = st.integers(0, 3)
standing = st.builds(Standing, numbers, points)
steps = st.one_of(st.builds(Draw, seats, numbers, st.none() | seats), st.builds(Turn, seats))

VALUES: dict[str, tuple[Codec[Any], st.SearchStrategy[Any]]] = {
    "text": (TEXT, st.text()),
    "one_of": (one_of({"?": None, "90": 90}), st.sampled_from((None, 90))),
    "numbered": (POINT, points),
    "members": (members(Colour), st.sampled_from(Colour)),
    "either": (either("", "!"), st.booleans()),
    "number": (NUMBER, numbers),
    "hexadecimal": (number(digits="[0-9a-f]+", base=16), st.integers(0)),
    "optional": (optional(NUMBER), st.none() | numbers),
    "except_for": (except_for({"gone": -1}, NUMBER), st.just(-1) | numbers),
    "after": (after(":", NUMBER, 0), numbers),
    "mapped": (mapped(NUMBER, lambda value: -value, lambda value: -value), numbers.map(lambda value: -value)),
    "sequence": (sequence(POINT), st.lists(points).map(tuple)),
    "letters": (sequence(SEAT, ""), st.lists(seats).map(tuple)),
    "nested": (sequence(sequence(STANDING), ";", ""), st.lists(st.lists(standing).map(tuple)).map(tuple)),
    "ascending": (ascending(sequence(NUMBER)), st.lists(numbers).map(lambda found: tuple(sorted(found)))),
    "subset": (subset(SEAT), st.integers(0, 15)),
    "counts": (counts("ab", "counts"), st.tuples(st.integers(0, 9), st.integers(0, 9))),
    "counts in one": (
        counts("ab", "counts", "", "[0-9]{1,2}", bytes),
        st.binary(min_size=2, max_size=2).map(lambda found: bytes(count % 100 for count in found)),
    ),
    "rows": (
        rows(3, 2, Codec(str, str, "[ab]*[abX]"), ""),
        st.lists(st.sampled_from(("", "a", "ab", "X", "baX")), min_size=6, max_size=6).map(tuple),
    ),
    "wide rows": (
        rows(12, 1, SEAT, -1),
        st.lists(st.just(-1) | seats, min_size=12, max_size=12).map(tuple),
    ),
    "form": (STANDING, standing),
    "tuple": (form("{a}-{b}!", None, "form", a=NUMBER, b=optional(NUMBER)), st.tuples(numbers, st.none() | numbers)),
    "percent": (form("100%{a}", None, "form", a=NUMBER), st.tuples(numbers)),
    "union": (STEP, steps),
    "record": (RECORD, st.tuples(seats, numbers, st.integers(0, 15), st.booleans(), st.none() | seats | st.just(0))),
}

each_codec = pytest.mark.parametrize("name", VALUES)


@each_codec
@given(data=st.data())
def test_what_is_written_is_parsed_back(name: str, data: st.DataObject) -> None:
    codec, values = VALUES[name]
    value = data.draw(values)
    text = codec.write(value)
    assert codec.parse(text) == value
    assert codec.write(codec.parse(text)) == text


@each_codec
@given(text=st.text(alphabet="abogpX019-/:;,.@>=() ", max_size=12))
def test_any_text_is_parsed_or_refused(name: str, text: str) -> None:
    codec, _ = VALUES[name]
    try:
        value = codec.parse(text)
    except PositionError as error:
        assert error.part in text
    else:
        assert codec.parse(codec.write(value)) == value


@pytest.mark.parametrize(
    ("codec", "text", "part", "key", "about"),
    [
        (SEAT, "x", "x", "choice", {"choices": ("b", "o", "g", "p")}),
        (numbered("bo", "seat", most=2), "x", "x", "seat", {"choices": ("b", "o"), "most": 2}),
        (NUMBER, "01", "01", "number", {"most": None}),
        (NUMBER, "٣", "٣", "number", {"most": None}),
        (number("small", most=9), "10", "10", "small", {"most": 9}),
        (sequence(POINT), "a1,c1", "c1", "point", {"choices": ("a1", "a2", "a10", "b1")}),
        (STANDING, "3@c1", "3@c1", "standing", {}),
        (counts("ab", "counts"), "a1,b", "b", "counts", {}),
        (counts("ab", "counts"), "a1,a2", "a2", "twice", {}),
        (STEP, "wait:b", "wait:b", "step", {}),
        (STEP, "draw:b", "draw:b", "step", {}),
        (RECORD, "b", "b", "parts", {"wanted": 2, "count": 1}),
        (RECORD, "b 1 other", "other", "misplaced", {"choices": ("aside:", "passed", "of=")}),
        (RECORD, "b 1 passed aside:b", "aside:b", "misplaced", {"choices": ("of=",)}),
        (RECORD, "b 1 passed:b", "passed:b", "misplaced", {"choices": ("aside:", "passed", "of=")}),
        (record(" ", SEAT), "b o", "b o", "parts", {"wanted": 1, "count": 2}),
        (rows(2, 2, SEAT, -1), "2/2/2", "2/2/2", "rows", {"wanted": 2, "count": 3}),
        (rows(2, 2, SEAT, -1), "2/b", "b", "row-length", {"wanted": 2, "count": 1}),
        (rows(2, 2, SEAT, -1), "bx/2", "bx", "row-cell", {"rest": "x"}),
        (rows(2, 2, SEAT, -1), "2\n/2", "2\n", "row-cell", {"rest": "\n"}),
    ],
)
def test_a_fault_names_its_part_its_key_and_its_facts(
    codec: Codec[Any], text: str, part: str, key: str, about: dict[str, object]
) -> None:
    with pytest.raises(MalformedPosition) as error:
        codec.parse(text)
    assert (error.value.part, error.value.key, error.value.about) == (part, key, about)
    if f"fault-{key}" in catalog(COMMON):
        assert "{" not in say(f"fault-{key}", part=part, **about)


def test_a_part_whose_fault_is_its_own_leaves_the_form_loose() -> None:
    loose = form("{pod}@{point}", Standing, "standing", pod=NUMBER, point=POINT.loose())
    assert loose.parse("3@b1") == Standing(3, 3)
    with pytest.raises(MalformedPosition) as error:
        loose.parse("3@c1")
    assert (error.value.part, error.value.key) == ("c1", "point")


def test_a_long_text_is_refused_as_quickly_as_a_short_one() -> None:
    """A form has one way to tell its parts apart: it does not try them all."""
    loose = {name: NUMBER.loose() for name in "abcdefgh"}
    codec = form("{a}:{b}:{c}:{d}:{e}:{f}:{g}:{h}", None, "form", **loose)
    assert codec.parse("1:2:3:4:5:6:7:8") == (1, 2, 3, 4, 5, 6, 7, 8)
    for text in (":" * 10_000 + "!", "1:" * 10_000):
        with pytest.raises(MalformedPosition):
            codec.parse(text)


def test_an_item_that_is_named_twice_is_refused_in_the_game_s_own_words() -> None:
    once = sequence(POINT, twice=lambda text, point: ImpossiblePosition(text, "twice", place=point))
    assert once.parse("a1,a2") == (0, 1)
    with pytest.raises(ImpossiblePosition) as error:
        once.parse("a1,a2,a1")
    assert (error.value.part, error.value.about) == ("a1,a2,a1", {"place": "a1"})


def test_what_no_text_says_is_given_to_all_kinds_alike() -> None:
    codec: Codec[Draw | Turn] = union({Draw: "draw:{left}", Turn: "turn"}, "step", {"seat": 2}, left=NUMBER)
    assert codec.parse("draw:3") == Draw(2, 3)
    assert codec.parse("turn") == Turn(2)


def test_options_may_come_in_any_order_where_the_game_says_so() -> None:
    codec = record(" ", options={"a:": (NUMBER, 0), "b": (MARK, False)}, ordered=False)
    assert codec.parse("b a:1") == codec.parse("a:1 b") == (1, True)


def test_one_text_only_where_the_two_are_compared() -> None:
    check_written("a", "a")
    with pytest.raises(MalformedPosition) as error:
        check_written("a", "b")
    assert (error.value.part, error.value.key, error.value.about) == ("a", "rewritten", {"text": "b"})
