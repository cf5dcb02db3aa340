"""Inputs of a race in the order of their capture, and the rows of keys."""

from __future__ import annotations

from pentapod.play.race import ROWS, Inputs, Keys, key_name


def test_two_inputs_captured_in_one_order_and_delivered_in_the_other_are_handled_in_the_order_of_capture() -> None:
    handled: list[str] = []
    woken: list[float] = []
    inputs = Inputs(woken.append, lambda touch, _captured: handled.append(touch))
    inputs.add(102.5, "second")
    inputs.add(101.0, "first")
    assert not handled
    inputs.flush()
    assert handled == ["first", "second"]
    assert woken == [102.5]


def test_inputs_of_the_same_moment_keep_the_order_of_arrival() -> None:
    handled: list[str] = []
    inputs = Inputs(lambda _captured: None, lambda touch, _captured: handled.append(touch))
    for touch in ("b", "a", "c"):
        inputs.add(7.0, touch)
    inputs.flush()
    assert handled == ["b", "a", "c"]


def test_while_only_keys_were_heard_of_they_are_handled_at_once() -> None:
    handled: list[str] = []
    woken: list[float] = []
    inputs = Inputs(woken.append, lambda touch, _captured: handled.append(touch))
    inputs.hear(by_key=True)
    inputs.add(1.0, "key")
    assert handled == ["key"]
    inputs.hear(by_key=False)
    inputs.add(3.0, "finger")
    inputs.add(2.0, "earlier key")
    assert handled == ["key"]
    inputs.flush()
    assert handled == ["key", "earlier key", "finger"]
    assert woken == [3.0]


def test_an_input_that_comes_after_a_flush_wakes_again() -> None:
    woken: list[float] = []
    inputs = Inputs(woken.append, lambda _touch, _captured: None)
    inputs.add(1, "a")
    inputs.flush()
    inputs.add(2, "b")
    assert woken == [1, 2]


def test_each_seat_has_a_row_from_left_to_right() -> None:
    keys = Keys()
    given = keys.assign({3: ["far-a", "far-b"], 0: ["near-a"]})
    assert given == {"far-a": "Digit1", "far-b": "Digit2", "near-a": "KeyZ"}
    assert keys.touch("Digit2") == "far-b"
    assert keys.touch("KeyQ") == ""


def test_a_touch_keeps_its_key_while_others_come_and_go() -> None:
    keys = Keys()
    keys.assign({0: ["a", "b", "c"], 1: []})
    given = keys.assign({0: ["b", "c", "d"], 1: []})
    assert given == {"b": "Digit2", "c": "Digit3", "d": "Digit1"}


def test_more_touches_than_keys_leave_the_last_without_one() -> None:
    many = [f"card {number}" for number in range(30)]
    given = Keys().assign({0: many, 1: []})
    assert list(given) == many[: len(ROWS[0])]


def test_no_key_is_in_both_rows_and_each_has_a_name() -> None:
    keys = [key for row in ROWS for key in row]
    assert len(set(keys)) == len(keys)
    assert len({key_name(key) for key in keys}) == len(keys)
