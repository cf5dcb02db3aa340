"""Playing at the page's table as a person does: by the labels of what may be touched, or by keys."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

from browsers import within
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from web.visit import PATIENCE, Visit

TURN_LIMIT = 1200
PAINTED = """() => new Promise(done => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(() => {
        document.dispatchEvent(new Event("visibilitychange"));  // As for somebody who looks elsewhere: nothing waits.
        done([location.href, document.getElementById("prompt").innerText]);
    }))));
})"""
"""The address and the prompt, once what was put off until after the paint is done, however long that would take."""

WHERE = """([label, which, touch, patience]) => new Promise((found, failed) => {
    const end = performance.now() + patience;
    let pause = 4;
    const look = () => {
        const alike = [...document.querySelectorAll(".targets button")]
            .filter(one => one.getAttribute("aria-label") === label && one.checkVisibility())
            .filter(one => !touch || one.dataset.touch === touch);
        const only = which ?? (alike.length > 1 ? -1 : 0);
        const box = alike[only]?.getBoundingClientRect();
        const parts = [1/2, 1/4, 3/4, 1/8, 7/8, 1/16, 15/16];
        const points = box && parts.flatMap(x => parts.map(y => [box.left + x * box.width, box.top + y * box.height]));
        const at = points?.find(point => document.elementFromPoint(...point) === alike[only]);
        if (at && alike[only].ariaDisabled !== "true") found(at);
        else if (performance.now() > end)
            failed(new Error(`${label}: ${alike.length} are there, but that cannot be touched`));
        else setTimeout(look, pause = Math.min(1.3 * pause, 40));
    };
    look();
})"""
"""Where a target that has a label may be touched, once it may, in its middle if nothing stands there."""

SETTLED = """patience => new Promise(done => {
    const end = performance.now() + patience;
    let [pause, only] = [4, null];
    const seen = selector => [...document.querySelectorAll(selector)].some(one => one.checkVisibility());
    const look = () => {
        const lit = [...document.querySelectorAll("[data-place=table] #board button[aria-disabled=false]")];
        // A consequence is lit alone until it has happened by itself.
        const passes = lit.length === 1 && lit[0] !== only;
        [only] = lit;
        if (passes) setTimeout(look, 40);
        else if (lit.length || seen("[data-do=again], #take-screen")) done(lit.map(one => one.ariaLabel));
        else if (seen("#notice [data-do=go-on]")) done("go on");
        else if (performance.now() > end) done(null);
        else setTimeout(look, pause = Math.min(1.3 * pause, 40));
    };
    look();
})"""
"""What may be touched, once it is clear what comes next; "go on" where the game waits for that button."""


def middle(page: Page, label: str, which: int | None = None, touch: str = "") -> tuple[float, float]:
    """Where what has this label can be touched, in its middle if nothing stands there.

    Of several labelled alike it is the one in that place, or of that touch.

    Quicker than a click by a role, which asks the browser for a dozen things one after another.
    """
    x, y = page.evaluate(within(WHERE, PATIENCE), [label, which, touch, 1000 * PATIENCE])
    return x, y


class Sitting:
    """A game at the table of a visited page."""

    def __init__(self, visit: Visit, seed: int = 1) -> None:
        self.visit = visit
        self.page = visit.page
        self.rng = Random(seed)
        self._read: tuple[str, Match] | None = None
        """The address that was read last, and the match that it tells."""

    def begin(self, game_id: str, names: tuple[str, ...] = (), **options: str) -> None:
        """Start a game from the first page through its dialog, options by their labels' values."""
        form = self._ask_for(game_id)
        if options:
            self.open_setup()
        for option, choice in options.items():
            if (drop_down := form.locator(f'select[name="{option}"]')).count():
                drop_down.select_option(choice)
            else:
                form.locator(f'input[name="{option}"][value="{choice}"]').check()
        for field, name in zip(form.locator("#names input").all(), names, strict=False):
            field.fill(name)
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.settle()

    def begin_with_computers(self, game_id: str, *levels: int) -> None:
        """Start a game whose seats are played by computer players of these levels, 0 being a person."""
        form = self._ask_for(game_id)
        for picker, level in zip(form.locator("#names select").all(), levels, strict=True):
            picker.select_option(str(level))
        self.page.get_by_role("button", name="Start", exact=True).click()

    def open_setup(self) -> None:
        """Unfold the options of the new game, where there are some besides who plays."""
        self.page.locator("#new-game").wait_for()  # A dialog that was closed still holds the last game's options.
        self.page.locator("#setup:not([open]) summary").evaluate_all("all => all.forEach(one => one.click())")

    def _ask_for(self, game_id: str) -> Locator:
        """Open the dialog of a new game. It may wait for the rules of the games to come."""
        self.page.locator(f"#card-{game_id} .more").click()
        form = self.page.locator("#new-game")
        form.wait_for()
        return form

    def match(self) -> Match:
        """The match that the address tells, as this machine's Python reads it."""
        address = self.address()
        if self._read is None or self._read[0] != address:
            self._read = address, link.decode(address.partition("#")[2], games.find)
        return self._read[1]

    def address(self) -> str:
        """The page's address, which follows what was played after the next paint."""
        address, _ = self.page.evaluate(PAINTED)
        return str(address)

    def lit(self) -> list[str]:
        """The labels of what may be touched now."""
        found = self.page.locator("[data-place=table] #board button[aria-disabled=false]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        return [str(label) for label in found]

    def go_on(self) -> None:
        """Press Go on, where something was taken from a person and the game waits."""
        if (button := self.page.locator("#notice [data-do=go-on]")).is_visible():
            button.click()

    def over(self) -> bool:
        """Whether the page offers to play again."""
        return self.page.get_by_role("button", name="Again", exact=True).is_visible()

    def settle(self) -> list[str]:
        """Wait until something may be touched, the screen is passed on or the game is over; what may be touched."""
        for _ in range(TURN_LIMIT):
            found = self.page.evaluate(within(SETTLED, 2 * PATIENCE), 1000 * PATIENCE)
            if found != "go on":
                break
            self.go_on()
        if not isinstance(found, list):
            raise AssertionError(f"nothing may be touched, and the game is not over: {self.prompt()!r}")
        return [str(label) for label in found]

    def prompt(self) -> str:
        """The sentence that says what is to be done, which follows what was touched after the next paint."""
        _, prompt = self.page.evaluate(PAINTED)
        return str(prompt)

    def touch(self, label: str) -> None:
        """Touch what has this label, and nothing else has."""
        self.page.mouse.click(*middle(self.page, label))

    def touch_any(self) -> None:
        """Touch something that is lit, whatever it is called."""
        lit = self.page.locator("[data-place=table] #board button[aria-disabled=false]")
        found = lit.evaluate_all("all => all.map(one => [one.getAttribute('aria-label'), one.dataset.touch])")
        label, touch = self.rng.choice(found)
        self.page.mouse.click(*middle(self.page, label, touch=touch))

    def play_at_random(self, touches: int = TURN_LIMIT) -> None:
        """Touch lit labels until the game is over, or for so many touches."""
        for _ in range(touches):
            labels = self.settle()
            if not labels:
                return
            self.touch(self.rng.choice(labels))
