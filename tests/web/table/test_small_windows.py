"""Board, prompt, controls and what ends a turn are seen together, unscrolled, in every window of `rooms.WINDOWS`.

Board and controls keep their places while a game is played, whatever is said beside them.

How large everything is that can be touched in the room that the board has here,
`contract/shown/test_small_windows.py` asks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from first.looks import puzzles_of
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.words import Stat
from random_play import SOAK
from rooms import WINDOWS
from site_files import ROOT
from web.in_page import NO_THOUGHT
from web.script import Playing, scripts
from web.sitting import Sitting
from web.visit import Visit

CUT = """() => [...document.querySelectorAll("#prompt, #said, #notice > span")].filter(one => {
    if (!one.checkVisibility()) return false;
    const speech = document.getElementById("speech").getBoundingClientRect(), box = one.getBoundingClientRect();
    return box.top < speech.top - 1 || box.bottom > speech.bottom + 1;
}).map(one => one.innerText)"""
"""What is said that does not fit into its room."""

CUT_NAMES = """all => all.filter(plate => [...plate.querySelectorAll(".name, .name > *:not(.badge), .stats")].some(
    one => one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().right > plate.getBoundingClientRect().right + 1,
)).map(plate => plate.innerText)"""
"""Of these plates, those whose name or numbers are cut off."""

SIZES = ((1280, 800), (844, 390), (360, 640))
TOUCHES = 10 if SOAK else 5
LONGEST_PATH = 12

PLACES = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    const shown = [...document.querySelectorAll("#area, #board, #panel .controls button")].filter(
        one => one.checkVisibility({ visibilityProperty: true }));
    done(Object.fromEntries(shown.map(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.id || one.dataset.do, [left, top, width, height].map(Math.round).join()];
    })));
})))"""

LONG_REFUSAL = "app.table.view.refuse('This cannot be done, and why it cannot takes many words to tell. ' * 3)"
NOTICE = """
from pentapod.web.shell import dialogs
from pentapod.web.shell.words import say
dialogs.toast(say("kept-elsewhere"))
"""
HINT = (
    "app.table.view.tell_hint("
    "'Place an X on c4: it makes a row, covers a marker of Orange, and leaves it no X to place.')"
)
ANOTHER_LINE = """
from pentapod.play.story import is_choice
match, people = app.table.view.session.match, app.table.view.session.people()
steps = match.steps
ply = next(ply for ply, step in enumerate(steps) if step.action.seat in people and is_choice(match, ply + 1))
app.table.navigation.go(ply)
app.table.view.interaction.play(next(one for one in match.state.actions() if one != steps[ply].action))
app.table.view.show()
assert app.table.view.session.old_line
"""
OVER = "app.table.navigation.go(0)\napp.table.resign(0)"

SEEN = """() => {
    const box = one => one.getBoundingClientRect();
    const inside = one => {
        const { left, top, right, bottom } = box(one);
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const onTop = one => {
        const { left, top, right, bottom } = box(one);
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(found) || (board.contains(found) && board.contains(one));
    };
    const root = document.documentElement;
    const board = document.getElementById("board");
    const area = document.getElementById("area");
    const prompt = document.getElementById("prompt");
    const lit = [...board.querySelectorAll(".targets button[aria-disabled=false]")];
    const buttons = [...document.querySelectorAll(".controls button, .bar button, #notice button")];
    const controls = buttons.filter(one => one.checkVisibility({ visibilityProperty: true }));
    const wrong = [prompt, board, ...lit, ...controls].filter(one => !inside(one) || !onTop(one));
    const small = lit.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 31.4);
    return {
        room: [area.clientWidth, area.clientHeight],
        lit: lit.length,
        wrong: wrong.map(one => one.id || one.getAttribute("aria-label") || one.innerText),
        small: small.map(one => `${one.dataset.touch} ${one.offsetWidth} x ${one.offsetHeight}`),
        cut: prompt.scrollHeight > prompt.clientHeight + 2,
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    };
}"""


@pytest.mark.one_browser
def test_board_and_prompt_are_seen_together_in_every_window(shared: Visit) -> None:
    page = shared.page
    for game_id in games.ids():
        Playing(shared, scripts()[f"{game_id}-short-whole"]).sit_down()
        Sitting(shared).settle()
        if (taker := page.locator("#take-screen")).is_visible():
            taker.click()
        for (width, height), room in WINDOWS.items():
            page.set_viewport_size({"width": width, "height": height})
            fitted = "() => { const { clientWidth: w } = document.getElementById('area'); const b = "
            fitted += "document.getElementById('board'); return w <= innerWidth && b.offsetHeight <= innerHeight && "
            fitted += "b.offsetWidth <= w; }"
            shared.until(fitted)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            seen = page.evaluate(SEEN)
            where = f"{game_id}, {width}x{height}: {seen}"
            assert seen["lit"], where
            assert not seen["scrolls"], where
            assert seen["wrong"] == [], where
            assert seen["small"] == [], where
            assert not seen["cut"], where
            assert seen["room"][0] >= room.w - 1, where
            assert seen["room"][1] >= room.h - 1, where


SIT_DOWN = """
from pentapod import games
from pentapod.engine import link
app.opening.sit_down(link.decode({text!r}, games.find))
app.table.navigation.go(4)
"""

BOXES = """ids => Object.fromEntries(ids.map(id => {
    const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
    return [id, [left, top, right, bottom]];
}))"""
"""Where on the window these are: left, top, right and bottom."""


LEFT_BY_THE_LOG = 0.3
"""So much of its area a board keeps beside an opened log."""


def area(box: list[float]) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def meet(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


@pytest.mark.one_browser
def test_an_opened_log_covers_nothing_of_the_board_and_leaves_it_large(shared: Visit) -> None:
    page = shared.page
    for game_id in games.ids():
        Playing(shared, scripts()[f"{game_id}-short-whole"]).sit_down()
        Sitting(shared).settle()
        for width, height in WINDOWS:
            shared.resize(width, height)
            if not (opener := page.locator("#log-opener")).is_visible():
                continue
            whole = page.evaluate(BOXES, ["board"])["board"]
            opener.click()
            shared.resize(width, height)
            boxes = page.evaluate(BOXES, ["board", "history", "prompt"])
            where = f"{game_id}, {width}x{height}: {boxes}"
            assert not meet(boxes["board"], boxes["history"]) and not meet(boxes["prompt"], boxes["history"]), where
            assert area(boxes["board"]) >= LEFT_BY_THE_LOG * area(whole), where
            assert page.get_by_role("list", name="Log of the game").is_visible(), where
            page.get_by_role("button", name="Close the log").click()


@pytest.mark.one_browser
def test_what_was_undone_comes_back_and_a_hint_is_given_by_one_touch_each(shared: Visit) -> None:
    page = shared.page
    for game_id in games.ids():
        shared.open()
        shared.python(SIT_DOWN.format(text=scripts()[f"{game_id}-short-whole"].link))
        for width, height in WINDOWS:
            shared.resize(width, height)
            for button in ("Back to the end", "Hint", "Undo", "Redo"):
                page.get_by_role("button", name=button, exact=True).click(trial=True)


@pytest.mark.one_browser
def test_the_log_slides_up_by_its_button_and_away_by_escape(shared: Visit) -> None:
    page = shared.page
    page.set_viewport_size({"width": 360, "height": 640})
    Playing(shared, scripts()["pods-short-whole"]).sit_down()
    log = page.get_by_role("list", name="Log of the game")
    assert not log.is_visible()
    opener = page.get_by_role("button", name="Log", exact=True)
    opener.click()
    log.wait_for()
    assert page.locator("#log-opener").get_attribute("aria-expanded") == "true"
    assert page.evaluate("() => document.activeElement.id") == "log"
    page.keyboard.press("Escape")
    log.wait_for(state="hidden")
    opener.click()
    page.get_by_role("button", name="Close the log").click()
    log.wait_for(state="hidden")
    page.set_viewport_size({"width": 1280, "height": 800})
    log.wait_for()


@pytest.mark.one_browser
def test_a_name_beside_a_level_and_at_the_end_is_whole_in_every_window(shared: Visit) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    for game_id in games.ids():
        shared.open()
        page.set_viewport_size({"width": 1280, "height": 800})
        Sitting(shared).begin_with_computers(game_id, 0, 2)
        page.locator(".plate .level").wait_for()
        for width, height in WINDOWS:
            shared.resize(width, height)
            assert page.locator(".plate:has(.level)").evaluate_all(CUT_NAMES) == [], f"{game_id}, {width}x{height}"
        shared.python("app.table.resign(0)")
        page.locator(".plate .badge").first.wait_for(state="attached")
        for width, height in WINDOWS:
            shared.resize(width, height)
            cut = page.locator(".plate:has(.badge)").evaluate_all(CUT_NAMES)
            assert cut == [], f"{game_id}, {width}x{height}, resigned"


def happenings(shared: Visit, sitting: Sitting) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that may come in a game, with its name."""

    def ask() -> None:
        shared.python("app.set(confirm=True)")
        for _ in range(LONGEST_PATH):
            touch_any(sitting)
            sitting.prompt()
            if sitting.page.locator("#confirm").is_visible():
                return
        raise AssertionError("no question came")

    for number in range(TOUCHES):
        yield f"touch {number}", lambda: touch_any(sitting)
    for name, code in (("refusal", LONG_REFUSAL), ("hint", HINT), ("notice", NOTICE)):
        yield name, lambda code=code: shared.python(code)  # type: ignore[misc]
    yield "no notice", sitting.page.locator("#said [data-do=hide-toast]").click
    yield "question", ask
    yield "answer", sitting.page.locator("#confirm").click
    yield "looking back", lambda: shared.python("app.set(confirm=False)\napp.table.navigation.go(1)")
    yield "another line", lambda: shared.python(ANOTHER_LINE)
    yield "end", lambda: shared.python(OVER)


def touch_any(sitting: Sitting) -> None:
    """Touch something that is lit, or answer a caution."""
    if sitting.page.locator("#confirm").is_visible():
        sitting.page.locator("#confirm").click()
        return
    sitting.settle()
    sitting.touch_any()


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
def test_board_and_controls_keep_their_places(shared: Visit, game_id: str) -> None:
    page = shared.page
    shared.python(NO_THOUGHT)
    at = games.ids().index(game_id)
    for width, height in SIZES if SOAK else (SIZES[at % 3], SIZES[(at + 1) % 3]):
        shared.open()
        shared.resize(width, height)
        page.locator(f"#card-{game_id} .play").click()
        sitting = Sitting(shared)
        sitting.settle()
        sitting.prompt()
        places = page.evaluate(PLACES)
        for what, happen in happenings(shared, sitting):
            happen()
            sitting.prompt()
            now = page.evaluate(PLACES)
            moved = {one: (places[one], now[one]) for one in now if places.setdefault(one, now[one]) != now[one]}
            assert moved == {}, f"{game_id}, {width}x{height}, {what}: {sitting.prompt()}"
            gone = set() if what == "end" or page.locator("#confirm").is_visible() else set(places) - set(now)
            assert gone == set(), f"{game_id}, {width}x{height}, {what}: {sitting.prompt()}"
            if height > width and what != "refusal":
                assert page.evaluate(CUT) == [], f"{game_id}, {width}x{height}, {what}"
        page.get_by_role("button", name="Again", exact=True).wait_for()


OVERLAPPING = """() => {
    const all = [...document.querySelectorAll("#panel button, #panel a, .bar button")].filter(
        one => one.checkVisibility({ visibilityProperty: true }));
    const boxes = new Map(all.map(one => [one, one.getBoundingClientRect()]));
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return all.flatMap((one, at) => all.slice(at + 1).filter(other => meet(boxes.get(one), boxes.get(other)))
        .map(other => `${one.innerText} and ${other.innerText}`));
}"""
"""The buttons beside the board that lie over one another."""


@pytest.mark.one_browser
@pytest.mark.parametrize("place", ["learn", "puzzle"])
def test_a_question_in_a_lesson_or_a_puzzle_lies_over_no_other_button(shared: Visit, place: str) -> None:
    page = shared.page
    asked = 0
    those = [one for one in games.ids() if place == "learn" or puzzles_of(one)]
    for at, game_id in enumerate(those):
        windows = ((360, 640), (390, 844), (844, 390))
        for width, height in windows if SOAK else (windows[at % 3], windows[(at + 1) % 3]):
            shared.open()
            shared.resize(width, height)
            puzzles = puzzles_of(game_id) if place == "puzzle" else ()
            shared.open(f"#{place}:{game_id}:{puzzles[0].id if puzzles else 2}")
            shared.python("app.set(confirm=True)")
            sitting = Sitting(shared)
            for _ in range(LONGEST_PATH):
                if page.locator("#confirm").is_visible() or not sitting.settle():
                    break
                sitting.touch_any()
                sitting.prompt()
            asked += page.locator("#confirm").is_visible()
            assert page.evaluate(OVERLAPPING) == [], f"{place} {game_id}, {width}x{height}: {sitting.prompt()}"
    assert asked


SHOW_PLATES = """
from pentapod.engine.words import Stat
from pentapod.play.view import Seat
from pentapod.web.shell import dom
from pentapod.web.table import panels

def show_plates(names, level, stats):
    counts = tuple(Stat(*stat) for stat in stats)
    seats = (Seat(at, name, level * (at > 0), at == 0, False, "", counts) for at, name in enumerate(names))
    dom.show("seats", panels.seats(list(seats)))
"""

CUT_WORDS = """() => {
    const found = [];
    for (const plate of document.querySelectorAll(".plate")) {
        for (const stat of plate.querySelectorAll(".stat")) {
            if (!stat.checkVisibility()) continue;
            const rooms = [stat, stat.parentElement, plate].map(one => one.getBoundingClientRect());
            const [left, right] = [Math.max(...rooms.map(one => one.left)), Math.min(...rooms.map(one => one.right))];
            const [top, bottom] = [Math.max(...rooms.map(one => one.top)), Math.min(...rooms.map(one => one.bottom))];
            const walker = document.createTreeWalker(stat, NodeFilter.SHOW_TEXT);
            let seen = 0;
            while (walker.nextNode()) {
                const text = walker.currentNode, range = document.createRange();
                if (!text.data.trim() || getComputedStyle(text.parentElement).clipPath !== "none") continue;
                range.selectNodeContents(text);
                for (const line of range.getClientRects()) {
                    if (line.bottom < top + 3 || line.top > bottom - 3) continue; // Wrapped below the line.
                    seen += line.width;
                    if (line.left < left - 1 || line.right > right + 1) found.push(`${stat.innerText}: cut`);
                }
            }
            if (!seen) found.push(`${stat.innerText}: not seen`);
        }
        for (const name of plate.querySelectorAll(".name > span:not(.badge)")) {
            if (name.scrollWidth <= name.clientWidth + 1) continue;
            const told = name.title === name.textContent && getComputedStyle(name).textOverflow === "ellipsis";
            if (!told) found.push(`${name.innerText}: cut, and told nowhere`);
        }
    }
    return found;
}"""
"""What of the words and numbers on the plates is cut: only a name may be, where its title tells it."""


@cache
def counted(game_id: str) -> dict[tuple[int, tuple[tuple[str, str, int, int], ...]], tuple[Stat, ...]]:
    """What plates tell in known positions of a game: one of each kind, by the number of seats, words and digits."""
    links = tomllib.loads((ROOT / "tests/links/frozen.toml").read_text("utf-8"))["link"]
    matches = [link.decode(one["link"], games.find) for one in links if one["link"].startswith(f"{game_id}:")]
    matches += [Match.from_position(games.find(game_id), one.position) for one in puzzles_of(game_id)]
    found: dict[tuple[int, tuple[tuple[str, str, int, int], ...]], tuple[Stat, ...]] = {}
    for match in matches:
        seats = match.game.seats(match.options)
        for ply in {0, len(match.steps) // 2, len(match.steps)}:
            for seat in range(seats):
                stats = match.game.words.stats(match.state_at(ply), seat)
                kind = tuple((one.label, one.words, len(str(one.value)), one.goal) for one in stats)
                found[seats, kind] = stats
    return found


@pytest.mark.one_browser
def test_words_and_numbers_on_plates_are_whole_and_a_cut_name_is_told_by_its_title(shared: Visit) -> None:
    page = shared.page
    assert any(stat.words == "Go Home" for stats in counted("xtal").values() for stat in stats)
    for game_id in games.ids():
        for place in (f"#play:{game_id}", f"#learn:{game_id}:1"):
            shared.open(place)
            page.locator(".plate .stat").first.wait_for(state="attached")
            shared.python(SHOW_PLATES)
            for at, (width, height) in enumerate((*SIZES, (390, 844))):
                shared.resize(width, height)
                for kind, ((seats, _), stats) in enumerate(counted(game_id).items()):
                    if seats > 2 and "learn" in place:
                        continue  # In every lesson two play.
                    names = games.find(game_id).titles[:seats]
                    for level in (0, 3) if SOAK else (0, 3)[(kind + at) % 2 :][:1]:  # Each kind with both, in turn.
                        shared.python(f"show_plates({names!r}, {level}, {[tuple(one) for one in stats]!r})")
                        where = f"{place}, {width}x{height}, {seats} seats, level {level}"
                        assert page.evaluate(CUT_WORDS) == [], where
