"""Games that were chosen beforehand, played at the page's table by clicking the labels of what may be touched.

A script is a link and the number of its actions that are on the table already. Dice and draws fall in the page as the
script tells; every choice is made by a person's means. A session on this machine goes along and says what the labels
must be.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from browsers import within
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.outcomes import Completed
from pentapod.play.session import Session
from pentapod.play.words import say
from pentapod.scene.shapes import TALL, WIDE, View
from web.in_page import REPLACE
from web.sitting import Sitting, middle
from web.visit import FOLLOW, PATIENCE, Visit

SCRIPTS = Path(__file__).with_name("scripts.toml")

TELL_CHANCE = f"""{REPLACE}
import random
from js import pentapodBoard
from pentapod.play import pace

for seconds in ("CHANCE_SECONDS", "DEAL_SECONDS", "CONSEQUENCE_SECONDS"):
    replace(pace, seconds, 0.0)
replace(pentapodBoard.waits, "late", 0)

class Told(random.SystemRandom):
    coming = []

    def choices(self, some, weights):
        return [some[Told.coming.pop(0)]]

replace(random, "SystemRandom", Told)
"""
"""Chance does as it is told, and nobody waits for it, nor with a press."""

NAMES = ("Ann", "Bo", "Cy")

LOGGED = """([count, patience]) => new Promise(done => {
    const end = performance.now() + patience;
    let pause = 4;
    const look = () => {
        const now = document.getElementById("log").childElementCount;
        if (now >= count || performance.now() > end) done(now);
        else setTimeout(look, pause = Math.min(1.3 * pause, 40));
    };
    look();
})"""

LOG = """() => [...document.querySelectorAll("#log li span:last-child")].map(line => line.textContent)"""


class Script(NamedTuple):
    """A match from its beginning, or from later on, to where it is to be played."""

    id: str
    link: str
    start: int = 0
    """How many actions lie on the table already."""

    @property
    def match(self) -> Match:
        return link.decode(self.link, games.find)


@cache
def scripts() -> dict[str, Script]:
    """All scripts by their names."""
    with SCRIPTS.open("rb") as file:
        return {entry["id"]: Script(**entry) for entry in tomllib.load(file)["script"]}


class Playing:
    """A script that is being played at the table of a page."""

    def __init__(self, visit: Visit, script: Script, names: tuple[str, ...] = (), tall: bool = False) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.script = script
        self.whole = script.match
        self.tall = tall
        twin = Match(self.whole.game, self.whole.options)
        for step in self.whole.steps[: script.start]:
            twin.play(step.action)
        seats = self.whole.game.seats(self.whole.options)
        self.twin = Session(twin, (*names[:seats], *self.whole.game.titles[len(names) : seats]))
        self.covers = 0

    @property
    def ply(self) -> int:
        return self.twin.match.ply

    def begin(self) -> None:
        """Begin the game from the first page, by its dialog."""
        self.tell_chance()
        changed = self.whole.options.items() - self.whole.game.choose().items()
        Sitting(self.visit).begin(self.whole.game.id, self.twin.names, **dict(changed))

    def sit_down(self) -> None:
        """Open what lies on the table already by its link."""
        self.tell_chance()
        self.page.evaluate(within(FOLLOW, PATIENCE), f"#{self.twin.link()}")

    def tell_chance(self) -> None:
        """Tell chance in the page what is to come. To be done anew after a reload."""
        coming = [step.index for step in self.whole.steps[self.ply :] if step.action.seat == CHANCE]
        self.visit.python(TELL_CHANCE)
        self.visit.python(f"Told.coming = {json.dumps(coming)}")

    def play(self, until: int | None = None) -> None:
        """Play on to the end of the script, or until so many actions are logged."""
        for _ in self.choices():
            if until is not None and self.ply >= until:
                break
            self.choose()

    def choices(self) -> Iterator[int]:
        """Before every choice of a player, how many actions are logged; between two of them `choose` must be called."""
        while self.happen() < len(self.whole.steps):
            yield self.ply

    def happen(self) -> int:
        """Let chance and consequences have their way, here and on the page; how many actions are logged then."""
        while self.ply < len(self.whole.steps) and self.twin.must_happen():
            self.follow()
        logged = self.page.evaluate(LOGGED, [self.ply, 1000 * PATIENCE])
        assert logged == self.ply, f"{self._where()}: the page has logged {logged}"
        return self.ply

    def choose(self) -> None:
        """Make the next choice of the script: take the screen if need be, then touch by touch."""
        twin = self.twin
        action = self.whole.steps[self.ply].action
        seat = twin.screen.handover()
        if seat is not None:
            self.press(self.page.get_by_role("button", name=say("cover-take", name=twin.names[seat])))
            twin.screen.take()
            self.covers += 1
        for waiting in twin.screen.unready():
            self.press(self.page.locator(f"#ready-{waiting}"))
            twin.screen.be_ready(waiting)
        for touch in action.path:
            self.press_at(*self.place(touch))
            taken = twin.touch(touch)
        assert taken == Completed(action), f"{self._where()}: {taken}"
        if twin.match.game.words.caution(twin.match.state, action, twin.names):
            self.press(self.page.get_by_role("button", name=say("confirm")))
        self.follow()

    def place(self, touch: str) -> tuple[float, float]:
        """Where what is labelled as this touch must be can be touched; of several alike, the one in its place."""
        session = self.twin
        aspect = TALL if self.tall else WIDE
        view = View(
            session.screen.viewer, session.touches.chosen, False, aspect, session.screen.revealed, session.names
        )
        targets = games.painter(session.match.game.id)(session.match.state, view).targets
        label = next(target.label for target in targets if target.touch == touch)
        alike = [target.touch for target in targets if target.label == label]
        return middle(self.page, label, alike.index(touch))

    def press_at(self, x: float, y: float) -> None:
        """Click at a point of the window, or tap where there is no mouse."""
        if self.tall:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, place: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.tall:
            place.tap()
        else:
            place.click()

    def reload(self) -> None:
        """Load the page anew, and go on where the game is."""
        self.page.reload()
        self.visit.wait_ready()
        self.twin.screen.holder = None
        self.twin.go(self.ply)
        self.tell_chance()

    def told(self) -> list[str]:
        """What the log should say, as an onlooker may know it."""
        return [self.twin.history.sentence(ply) for ply in range(1, self.ply + 1)]

    def log(self) -> list[str]:
        """What the log says."""
        lines: list[str] = self.page.evaluate(LOG)
        return lines

    def check_the_end(self) -> None:
        """The page has the result, the log and the link that the rules run on this machine have; nobody resigned."""
        whole, sitting = self.whole, Sitting(self.visit)
        assert (self.covers > len(self.twin.names)) == whole.state_at(len(whole.steps) - 1).hidden
        assert sitting.address().endswith(f"#{link.encode(whole)}")
        assert sitting.prompt() == whole.game.words.prompt(whole.state, self.twin.names)
        assert self.log() == self.told()
        winners = [name for name, share in zip(self.twin.names, whole.state.result or (), strict=True) if share == 1]
        assert self.page.locator(".plate", has_text=say("resigned")).count() == 0
        assert self.page.locator(".plate.winning .name").all_inner_texts() == [
            f"{name}\n{say('wins')}" for name in winners
        ]

    def follow(self) -> None:
        self.twin.play(self.whole.steps[self.ply].action)

    def _where(self) -> str:
        return f"{self.script.id}, action {self.ply} of {len(self.whole.steps)}, {self.twin.match.state.text()}"
