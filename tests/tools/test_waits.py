"""What measurements and browser tests wait for has an end, and says what it was."""

from __future__ import annotations

import subprocess
from itertools import count
from random import Random
from typing import Any

import pytest

from pentapod.engine.match import Match

pytest.importorskip("playwright")

from playwright.sync_api import Error

from bench import browser, click, press
from bench.matches import random_match
from browsers import within
from web.visit import Visit

pytestmark = pytest.mark.native


class StillPage:
    """A page on which nothing ever happens."""

    url = "http://here/"
    keyboard = property(lambda self: self)

    def __init__(self, *keys: str) -> None:
        self.keys = keys

    def evaluate(self, script: str, given: Any = None) -> Any:
        answers = {press.KEYS: self.keys, press.PAINTED: (), press.UNREADY: True, press.TURNED_UP: True}
        return next((answer for asked, answer in answers.items() if asked in script), None)

    def press(self, key: str) -> None:
        assert key in (*self.keys, *press.READY)

    def wait_for_timeout(self, milliseconds: float) -> None:
        pass


class LeftPage(StillPage):
    """A page that is left while it is asked, so many times; then it answers."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def on(self, event: str, hear: Any) -> None:
        pass

    def is_closed(self) -> bool:
        return False

    def evaluate(self, script: str, given: Any = None) -> Any:
        self.times -= 1
        if self.times >= 0:
            raise Error("Execution context was destroyed, most likely because of a navigation")
        return "here"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds pass quickly."""
    seconds = count()
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))


def ran(script: str) -> str:
    """What becomes of a JavaScript function that is called with 1."""
    code = f"({script})(1).then(told => console.log(told), error => console.log(error.message))"
    return subprocess.run(
        ["node", "--eval", code], capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()


def test_a_promise_that_is_not_kept_fails_in_time() -> None:
    assert ran(within("one => one + 1", 60)) == "2", "and does not wait when it is"
    assert ran(within("async one => one + 2", 60)) == "3"
    never = "() => new Promise(() => { const what = 'a \"word\"'; })"
    assert ran(within(never, 0.01)) == f"waited 0.01 s for {never}"


def test_a_page_is_not_polled_for_ever() -> None:
    with pytest.raises(TimeoutError, match=r"http://here/: waited 7 s for .*ready"):
        browser.poll(StillPage(), "() => document.ready", 7)  # type: ignore[arg-type]


def test_clicks_do_not_wait_for_ever_where_nothing_can_be_clicked() -> None:
    with pytest.raises(TimeoutError, match=r"(?s)waited .*aria-disabled=false"):
        click.clicks(StillPage(), Random(1), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("keys", [(), ("a", "b")])
def test_presses_do_not_wait_for_ever_where_nothing_comes_of_them(
    keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press, "RACES", 3)
    with pytest.raises(TimeoutError, match=r"waited 3 races for .* presses"):
        press.presses(StillPage(*keys), Random(1))  # type: ignore[arg-type]


def test_a_position_that_never_comes_is_not_looked_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(match: Match) -> bool:
        return False

    monkeypatch.setattr("bench.matches.GAMES", 3)
    with pytest.raises(TimeoutError, match="pods: waited 3 games for never"):
        random_match("pods", {}, Random(1), never)


def test_until_bears_that_the_page_is_left_but_not_for_ever() -> None:
    page: Any = LeftPage(3)
    assert Visit(page, "http://here/").until("() => 1") == "here"
    page = LeftPage(1_000_000)
    with pytest.raises(pytest.fail.Exception, match=r"waited 60\.0 s for .* navigation"):
        Visit(page, "http://here/").until("() => 1")
