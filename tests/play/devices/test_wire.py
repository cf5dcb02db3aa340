"""Messages of a device: the list is closed, and nothing else gets in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pentapod.play.devices import wire

GOOD: dict[str, dict[str, object]] = {
    "hello": {"version": 1, "token": "abcdefgh", "life": "12345678", "name": "Bo", "heard": 0, "w": 390, "h": 600},
    "pong": {"t": 12.5, "at": 7},
    "bye": {},
    "touch": {"touch": "d4", "at": 1234.5, "moment": 3},
    "confirm": {},
    "cancel": {},
    "take": {},
    "ready": {"seat": 1},
    "step": {"to": "back"},
    "replay": {"ply": 3},
    "about": {"touch": "d4"},
    "hint": {},
    "undo": {},
    "rematch": {},
    "withdraw": {},
    "answer": {"question": 1, "yes": True},
    "resign": {"seat": 0},
    "flip": {},
    "room": {"w": 390, "h": 600},
}


def text_of(name: str, **changes: object) -> str:
    numbers = {"n": 1, "heard": 0} if name in wire.NUMBERED else {}
    return json.dumps({"do": name, **GOOD[name], **numbers, **changes})


def test_each_message_on_the_list_is_read() -> None:
    assert GOOD.keys() == wire.MESSAGES.keys()
    for name, fields in GOOD.items():
        assert fields.items() <= wire.read(text_of(name)).items()


@pytest.mark.parametrize("name", GOOD)
def test_a_field_too_many_too_few_or_of_another_type_is_no_message(name: str) -> None:
    whole = json.loads(text_of(name))
    for field in whole:
        less = {key: whole[key] for key in whole if key != field}
        values: tuple[object, ...] = (None, [], {}, -1, "x" * 70, "\u0000")
        for wrong in (less, *({**whole, field: value} for value in values)):
            with pytest.raises(wire.NotAMessage):
                wire.read(json.dumps(wrong))
    with pytest.raises(wire.NotAMessage):
        wire.read(text_of(name, more=1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "1",
        "null",
        '{"do":1}',
        '{"do":"touch"}',
        '{"do":"nothing"}',
        "[" * 1900,
        '{"a":' * 380,
        "7" * 1999,
    ]
    + [text_of("touch", at=at) for at in ("NaN", True, -1, 1 << 60)]
    + [text_of("touch").replace("1234.5", at) for at in ("NaN", "Infinity", "1e999")],
)
def test_garbage_is_no_message(text: str) -> None:
    with pytest.raises(wire.NotAMessage):
        wire.read(text)


def test_a_long_text_is_refused_unread() -> None:
    with pytest.raises(wire.NotAMessage):
        wire.read(text_of("touch") + " " * 10_000_000)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists) | st.binary())
def test_nothing_but_a_message_or_not_a_message_comes_of_any_text(value: object) -> None:
    text = value if isinstance(value, bytes) else json.dumps(value)
    for some in (text, json.dumps({"do": "touch", "touch": "d4", "at": str(value), "moment": 0, "n": 1, "heard": 0})):
        with pytest.raises(wire.NotAMessage):
            wire.read(some)


def test_the_page_about_devices_lists_the_same_messages() -> None:
    page = Path(__file__).parents[3].joinpath("docs/devices.md").read_text(encoding="utf-8")
    part = page.split("### What a device says")[1].split("### What the host says")[0]
    rows = [row.split("|")[1] for row in part.splitlines() if row.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == wire.MESSAGES.keys() | {"do"}
