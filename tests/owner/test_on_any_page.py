"""What docs/embed.md says of boards on any page, shown on one page: first at rest, then with one Python for all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Frame, FrameLocator, Locator, expect

from owner.conftest import Owner
from pentapod import games
from pentapod.command.boards import ATTRIBUTES
from pentapod.lessons.reading import read as lessons_of
from pentapod.puzzles.puzzle import read as puzzles_of
from serve import PlainHandler, SiteServer
from site_files import ROOT
from web.visit import SITE, UNDER, Visit

pytestmark = pytest.mark.one_browser

MODX = "2a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -"
LINKED = "pods:1.00.B.w.xqFa"
RECORD = """Pentapod record 1
game: pods 1
seat 0: Ann
seat 1: Bo

1. chance 0
2. 0 1@e4 ! {Here. [arrow e4 c3]}
  (2. 0 1@b2 {Or there.})
3. 1 8@b3
"""

BODY = """
<style>body {{ margin: 0; background: #fff; color: #222 }} main {{ width: 640px }}</style>
<script src="{site}static/embed.js" defer></script><main>
<pentapod-board id="looked" game="modx" position="{modx}" may="look"></pentapod-board>
<pentapod-board id="photo" game="pods"><p id="read">Without the script</p><img src="{site}pictures/pods.svg" alt="Own">
</pentapod-board>
<pentapod-board id="drawing" game="modx" position="{modx}"><svg viewBox="0 0 4 3" role="img" aria-label="Own"></svg>
</pentapod-board>
<pentapod-board id="plain" game="modx" position="{modx}" label="Two players, a few Jokers"></pentapod-board>
<pentapod-board id="annotated" style="--pentapod-notes: 100px"><template>{record}</template></pentapod-board>
</main>"""


@pytest.fixture(scope="module")
def paths() -> list[str]:
    """What the server of the site was asked for."""
    return []


@pytest.fixture(scope="module")
def site(paths: list[str]) -> Iterator[SiteServer]:
    """The site from a server that writes down what it is asked for."""

    class Listening(PlainHandler):
        def parse_request(self) -> bool:
            parsed = super().parse_request()
            paths.append(getattr(self, "path", ""))
            return parsed

    server = SiteServer(SITE, UNDER, handler=Listening).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def page(owner: Owner, reader: Callable[[str], Visit], site: SiteServer) -> Iterator[Visit]:
    body = BODY.format(site=site.address, modx=MODX, record=RECORD)
    origin = site.address.removesuffix(UNDER)
    visit = reader(owner(body, "", origin))
    visit.origins = {origin, visit.address.removesuffix("/blog/")}
    visit.page.goto(visit.address)
    visit.until("() => document.querySelector('#plain').shadowRoot?.querySelector('.still img')?.naturalWidth")
    yield visit
    assert visit.trouble == []


def board(page: Visit, name: str) -> Locator:
    return page.page.locator(f"#{name}")


def add(page: Visit, name: str, **attributes: str) -> Locator:
    """A board that a script adds."""
    page.page.evaluate(
        """([id, attributes]) => {
            const board = document.createElement("pentapod-board");
            for (const [name, value] of Object.entries({ id, ...attributes })) board.setAttribute(name, value);
            document.querySelector("main").append(board);
        }""",
        [name, attributes],
    )
    return board(page, name)


def framed(page: Visit, site: SiteServer, rest: str, width: int = 640, height: int = 600, **attributes: str) -> Frame:
    """A frame that a script adds, once its board is there."""
    page.page.evaluate(
        """([src, width, height, attributes]) => {
            const frame = document.createElement("iframe");
            Object.assign(frame, { src, width, height, className: "added", style: "border: 0" });
            for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
            document.querySelector("main").append(frame);
            frame.scrollIntoView();
        }""",
        [f"{site.address}embed.html{rest}", width, height, attributes],
    )
    handle = page.page.locator("iframe.added").last.element_handle()
    frame = handle.content_frame() if handle else None
    assert frame
    frame.locator("pentapod-board .strip, pentapod-board .still").first.wait_for(state="attached")
    return frame


def unframe(page: Visit) -> None:
    page.page.evaluate("() => document.querySelectorAll('iframe.added').forEach(one => one.remove())")


@pytest.fixture(autouse=True)
def clear(page: Visit) -> Iterator[None]:
    """No test leaves a frame."""
    yield
    unframe(page)


def lit(place: Locator | Frame | FrameLocator) -> Locator:
    return place.locator(".targets button[aria-disabled=false]")


def live(place: Locator) -> Locator:
    """A board that has come to life; those far from the window are not painted."""
    place.scroll_into_view_if_needed()
    place.locator(".targets button").first.wait_for()
    return place


def box(place: Locator, inside: str) -> dict[str, float]:
    """Where a part of a board is, in CSS pixels."""
    return dict(
        place.evaluate(
            """(board, inside) => {
                const { width, height, top, bottom } = board.shadowRoot.querySelector(inside).getBoundingClientRect();
                return { width, height, top, bottom };
            }""",
            inside,
        )
    )


def image(page: Visit, name: str) -> dict[str, str]:
    """The picture of a board at rest."""
    return dict(
        board(page, name).evaluate(
            """board => {
                const { src, alt } = board.shadowRoot.querySelector(".still img");
                return { src: src.slice(0, 40), alt };
            }"""
        )
    )


def pythons(page: Visit) -> list[Frame]:
    return [frame for frame in page.page.frames if frame.url.endswith("/engine.html")]


# -- at rest


@pytest.mark.states(
    "The attributes are the parameters above (`game`, `src`, `edition`, `position`, `link`, `record`, `lesson`, "
    "`puzzle`, `ply`, `may`, `seat`, `level`, `theme`, `label`, `lang`, `live`, and `picture`)."
)
def test_the_attributes_are_those_of_the_list(page: Visit) -> None:
    heard = page.page.evaluate("() => customElements.get('pentapod-board').observedAttributes")
    docs = (ROOT / "docs/embed.md").read_text("utf-8").partition("The attributes are the parameters above (")[2]
    told = re.findall(r"`([a-z]+)`", docs.partition(")")[0])
    assert set(heard) == set(told) == ATTRIBUTES


@pytest.mark.states(
    "A board that may only be looked at has a button that shows its position, as long as that is not known.",
    "`may`: what visitors may do: `look`, `step` (through the game), `play` (step and play).",
)
def test_a_board_to_look_at_has_a_button_that_shows_its_position(page: Visit) -> None:
    expect(board(page, "looked").get_by_role("button")).to_have_text("Show the position")
    board(page, "looked").locator(".still img").click(position={"x": 5, "y": 5})
    assert not pythons(page), "a touch beside the button wakes nothing"


@pytest.mark.states(
    "An `<img>`, `<svg>` or `<picture>` directly inside the element is its picture until it is started; anything else "
    "inside is for readers without the script."
)
def test_a_picture_inside_is_shown_and_what_is_for_readers_without_the_script_is_not(page: Visit) -> None:
    expect(page.page.locator("#photo img").first).to_be_visible()
    expect(page.page.locator("#drawing > svg")).to_be_visible()
    expect(page.page.locator("#read")).to_be_hidden()
    assert board(page, "photo").evaluate("one => one.shadowRoot.querySelector('.still > img').hidden")


@pytest.mark.states("`label`: what the picture shows, for who cannot see it")
def test_a_label_says_what_the_picture_shows(page: Visit, site: SiteServer) -> None:
    assert image(page, "plain")["alt"] == "Two players, a few Jokers"
    frame = framed(page, site, "?game=modx&label=Four%20corners%20%26%20a%20Joker")
    expect(frame.locator(".still img").first).to_have_attribute("alt", "Four corners & a Joker")


@pytest.mark.states(
    "The element is as wide as its place and at most `--pentapod-height` high (default 544 px, on a phone 85 % of the "
    "window if that is more) without its strip."
)
def test_an_element_is_as_wide_as_its_place_and_not_higher_than_it_may_be(page: Visit) -> None:
    place = board(page, "plain")
    assert box(place, ".board")["width"] == 640
    page.page.evaluate("document.querySelector('main').style.width = '1000px'")
    assert box(place, ".board") | {"top": 0, "bottom": 0} == {"width": 1000, "height": 544, "top": 0, "bottom": 0}
    place.evaluate("one => one.style.setProperty('--pentapod-height', '300px')")
    assert box(place, ".board")["height"] == 300
    place.evaluate("one => one.style.removeProperty('--pentapod-height')")
    page.resize(400, 1000)
    page.page.evaluate("document.querySelector('main').style.width = '400px'")
    high = add(page, "tall", game="xtal")
    assert 544 < box(high, ".board")["height"] <= 850
    page.page.evaluate("document.querySelector('main').style.width = '640px'")
    page.resize(1100, 800)
    high.evaluate("one => one.remove()")


@pytest.mark.states(
    "The board takes the width and the height that the frame has, and leaves 76 px below it for the sentence and the "
    "buttons; 16 px more in a frame that is narrower than 496 px, and for what computer players did (32 px where it is "
    "narrow); below a lesson or a puzzle 240 px, below a record 176 px more."
)
@pytest.mark.parametrize(
    ("rest", "width", "below"),
    [
        ("?game=pods", 496, 76),
        ("?game=pods", 495, 92),
        ("?game=pods&level=2", 640, 92),
        ("?game=pods&level=2", 320, 124),
        ("?lesson=pods:1", 640, 240),
        ("?puzzle=pods", 320, 240),
        (f"?record={RECORD.replace(' ', '%20').replace(chr(10), '%0A').replace('#', '')}", 640, 252),
    ],
)
def test_a_frame_leaves_room_below_its_board(rest: str, width: int, below: int, page: Visit, site: SiteServer) -> None:
    frame = framed(page, site, rest, width)
    place = frame.locator("pentapod-board")
    assert (box(place, ".board")["width"], 600 - box(place, ".board")["bottom"]) == (width - 16, below)


@pytest.mark.states(
    "`theme`: `light`, `dark` or `contrast`.",
)
def test_a_frame_has_the_theme_that_its_address_names(page: Visit, site: SiteServer) -> None:
    seen = set()
    for theme in ("light", "dark", "contrast"):
        frame = framed(page, site, f"?game=modx&theme={theme}")
        seen.add(frame.evaluate("() => getComputedStyle(document.body).backgroundColor"))
        unframe(page)
    assert len(seen) == 3


@pytest.mark.states(
    'Where a theme could not be read on your page, as with `theme="dark"` on white, the board brings a ground of its '
    "own."
)
def test_a_theme_that_could_not_be_read_here_brings_its_ground(page: Visit) -> None:
    ground = "one => getComputedStyle(one).backgroundColor"
    assert board(page, "plain").evaluate(ground) == "rgba(0, 0, 0, 0)"
    dark = add(page, "dark", game="modx", theme="dark")
    assert dark.evaluate(ground) not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    dark.evaluate("one => one.remove()")


INK = "one => getComputedStyle(one).color"


@pytest.mark.states("A visitor who asks for more contrast gets it.")
def test_more_contrast_is_given_to_who_asks(page: Visit) -> None:
    place = board(page, "plain")
    before = place.evaluate(INK)
    page.page.emulate_media(contrast="more")
    page.until(f"() => ({INK})(document.querySelector('#plain')) !== '{before}'")
    page.page.emulate_media(contrast="null")
    page.until(f"() => ({INK})(document.querySelector('#plain')) === '{before}'")


@pytest.mark.states(
    '`theme="page"` takes the colours from your page\'s custom properties (`--board`, `--ink`, `--seat-0` ...; '
    "`static/theme.css` lists them), and from the theme that suits your page what these do not name."
)
def test_the_theme_of_the_page_is_made_of_its_custom_properties(page: Visit) -> None:
    light = add(page, "light", game="modx", theme="light")
    own = add(page, "own", game="modx", theme="page")
    own.evaluate("one => { one.style.setProperty('--ink', '#603'); one.style.setProperty('--board', '#ffd'); }")
    own.evaluate("one => { one.removeAttribute('theme'); one.setAttribute('theme', 'page'); }")
    roles = "one => ['--ink', '--board', '--seat-0'].map(role => getComputedStyle(one).getPropertyValue(role))"
    assert own.evaluate(roles) == ["#603", "#ffd", light.evaluate(roles)[2]]
    listed = (ROOT / "site/static/theme.css").read_text("utf-8")
    assert all(f"{role}:" in listed for role in ("--board", "--ink", "--seat-0"))
    for place in (light, own):
        place.evaluate("one => one.remove()")


# -- a Python that starts by itself


@pytest.mark.states(
    "`picture`: `eager`: a Python starts by itself when the page has nothing else to do, and draws the boards.",
    '`picture="eager"` has that done by itself when the page has nothing else to do.',
    "The Python runs in a hidden frame of that origin, under a policy of its own.",
)
def test_an_eager_board_has_all_boards_drawn_by_a_python_in_a_hidden_frame(page: Visit, site: SiteServer) -> None:
    assert not pythons(page)
    add(page, "eager", game="pods", picture="eager")
    for name in ("plain", "annotated", "looked", "eager"):
        page.until(
            f"() => document.querySelector('#{name}').shadowRoot.querySelector('.still img').src.slice(4, 5) === ':'",
            90,
        )
    assert image(page, "eager")["src"].startswith("data:image/svg+xml")
    expect(board(page, "looked").get_by_role("button", include_hidden=True).locator("visible=true")).to_have_count(0)
    [python] = pythons(page)
    assert python.url.startswith(site.address)
    assert python.frame_element().evaluate("frame => frame.hidden")
    policy = python.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy and policy.startswith("default-src 'none'")
    assert not board(page, "plain").evaluate("one => one.live")


@pytest.mark.states(
    "The element has the methods `wake()`, which starts the board as a visitor would, and `send(message)`, which "
    "follows a message and tells whether it is one; `play(path)`, `step(to)`, `undo()`, "
    "`highlight({ squares, arrows })` and `comment(text)` send the messages of those names.",
    "An element hears the same messages by `send(message)`, and tells the same as events of its own "
    "(`pentapod-ready` ..., the fields in `detail`; they bubble).",
)
def test_a_board_is_led_by_its_methods_and_tells_by_events_that_bubble(page: Visit) -> None:
    place = board(page, "plain")
    page.page.evaluate(
        """() => {
            globalThis.told = [];
            const hear = ({ target, type, detail }) => told.push([target.id, type, detail]);
            for (const type of ["ready", "position", "action"]) document.addEventListener(`pentapod-${type}`, hear);
        }"""
    )
    place.evaluate("one => one.wake()")
    live(place)
    assert place.evaluate("one => [one.send({ type: 'step' }), one.send({ type: 'step', to: 'first' })]") == [
        False,
        True,
    ]
    assert place.evaluate("one => one.play(['a1'])")
    page.until("() => told.some(([, type]) => type === 'pentapod-action')")
    told = page.page.evaluate("() => told")
    assert [(name, kind) for name, kind, _ in told][:2] == [("plain", "pentapod-ready"), ("plain", "pentapod-position")]
    assert next(detail["path"] for _, kind, detail in told if kind == "pentapod-action") == ["a1"]
    place.evaluate("one => one.step('back')")
    page.until("() => document.querySelector('#plain').ply === 0")
    place.evaluate("one => one.step('last')")
    page.until("() => document.querySelector('#plain').ply === 1")
    place.evaluate("one => one.undo()")
    page.until("() => document.querySelector('#plain').ply === 0")
    place.evaluate("one => one.comment('The corners first.')")
    place.locator(".said", has_text="The corners first.").wait_for()
    plain = place.evaluate(PAINTED)
    assert place.evaluate("one => one.highlight({ squares: ['a1'], arrows: ['a1 c3'] })")
    page.until(f"() => ({PAINTED})(document.querySelector('#plain')) !== {plain}")


PAINTED = """board => {
    const canvas = board.shadowRoot.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((sum, value, at) => (sum * 31 + value * (at % 7)) % 1000003, 7);
}"""
"""A number that another picture hardly has."""


@pytest.mark.states(
    "As properties it has what its attributes say (all but `picture`), and once it lives (`live`) what it shows: "
    "`game`, `position`, `link` and `ply`, which can be set, `count`, `actors`, `result`, and `legal`, a promise of "
    "the legal actions, which fails with a sentence if the board rests or leaves the page before it has answered."
)
def test_properties_say_what_attributes_say_and_then_what_is_shown(page: Visit) -> None:
    place = add(page, "told", game="modx", position=MODX, seat="1", level="2", may="step", theme="light", label="Mine")
    names = sorted(ATTRIBUTES - {"picture", "live"})
    said = place.evaluate("(one, names) => names.map(name => name in one)", names)
    assert said == [True] * len(names)
    assert place.evaluate("one => [one.live, one.seat, one.level, one.may, one.theme, one.label, one.position]") == [
        *(False, 1, 2, "step", "light", "Mine", MODX)
    ]
    place.evaluate("one => { one.seat = one.level = null; one.may = 'play'; one.label = 'Another'; }")
    assert place.evaluate("one => ['seat', 'level', 'may', 'label'].map(name => one.getAttribute(name))") == [
        *(None, None, "play", "Another")
    ]
    assert place.evaluate("async one => await one.legal") is None
    place.evaluate("one => one.wake()")
    live(place)
    assert place.evaluate("one => [one.live, one.count, one.actors, one.result]") == [True, 0, [1], None]
    actions = place.evaluate("one => one.legal")
    assert {"seat": 1, "path": ["a1"]} in actions
    place.evaluate("(one, link) => { one.link = link; }", LINKED)
    page.until("() => document.querySelector('#told').game === 'pods'")
    failed = place.evaluate(
        "one => { const asked = one.legal; one.remove(); return asked.then(() => '', error => error.message); }"
    )
    assert failed == "This board left the page before it could answer."


def test_after_something_refused_a_board_shows_what_is_set_next(page: Visit) -> None:
    """Whatever was set before: the last values count, as on a board that was given them at first."""
    changing = add(page, "changing", game="pods", live="")
    live(changing)
    set_next = "(board, values) => { for (const [name, value] of values) board[name] = value; }"
    refusal = changing.locator(".words").get_by_text(re.compile("no such game|has 1|link was cut off"))
    for number, refused in enumerate([("game", "chess"), ("position", "nonsense"), ("link", "pods:1.nonsense")]):
        changing.evaluate(set_next, [refused])
        refusal.wait_for()
        game = ("xtal", "modx")[number % 2]
        changing.evaluate(set_next, [("game", game), ("position", None)])
        page.until(f"() => document.querySelector('#changing').game === '{game}'")
        expect(refusal).to_be_hidden()
    changing.evaluate(set_next, [("game", "modx"), ("position", MODX)])
    page.until(f"() => document.querySelector('#changing').position === '{MODX}'")
    changing.evaluate(set_next, [("game", "chess")])
    refusal.wait_for()
    for name, value in {"game": "xtal", "position": ""}.items():
        changing.evaluate(f"board => board.setAttribute('{name}', '{value}')")
    changing.evaluate("board => board.removeAttribute('position')")
    page.until("() => document.querySelector('#changing').game === 'xtal'")


@pytest.mark.parametrize(
    ("name", "attributes"),
    [
        ("odd-game", {"game": "chess"}),
        ("odd-position", {"game": "pods", "position": "x"}),
        ("odd-link", {"link": "chess:1.0"}),
    ],
)
def test_what_cannot_be_shown_offers_nothing_to_play_until_it_can(
    name: str, attributes: dict[str, str], page: Visit
) -> None:
    odd = add(page, name, picture="eager", **attributes)
    play = odd.get_by_role("button", name="Play from here")
    odd.locator(".strip.fault").wait_for(timeout=90_000)
    expect(play).to_be_hidden()
    words = odd.locator(".words")
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight + 1"), (
        "the fault is read without scrolling"
    )
    odd.evaluate("board => { board.link = null; board.game = 'xtal'; board.position = null; }")
    expect(play).to_be_visible()
    expect(odd.locator(".strip.fault")).to_have_count(0)


@pytest.mark.states(
    "Changed attributes show at once, also at rest; a board that leaves the page gives its memory back."
)
def test_a_board_that_leaves_tells_its_python(page: Visit) -> None:
    place = live_again(page, add(page, "leaving", game="modx"))
    page.page.evaluate(
        """() => {
            const { postMessage } = MessagePort.prototype;
            globalThis.left = 0;
            MessagePort.prototype.postMessage = function (...said) {
                left += said[0] === "leave";
                return postMessage.apply(this, said);
            };
        }"""
    )
    place.evaluate("one => { const { parentNode } = one; one.remove(); parentNode.append(one); }")
    page.page.wait_for_timeout(50)
    assert page.page.evaluate("() => left") == 0, "it has only moved"
    place.evaluate("one => one.remove()")
    page.until("() => left === 1")


def live_again(page: Visit, place: Locator) -> Locator:
    place.evaluate("one => one.wake()")
    return live(place)


@pytest.mark.states(
    "A drawing (`<svg>`) inside the element is taken off the page while the board lives, and put back when it rests."
)
def test_a_drawing_is_off_the_page_while_its_board_lives(page: Visit) -> None:
    place = board(page, "drawing")
    svg = "one => [...one.querySelector(':scope > svg').attributes].map(({ name, value }) => [name, value])"
    before = place.evaluate(svg)
    place.evaluate("one => { one.drawn = one.querySelector(':scope > svg'); }")
    live_again(page, place)
    assert not place.evaluate("one => one.drawn.isConnected")
    place.evaluate("one => { const { parentNode } = one; one.remove(); setTimeout(() => parentNode.append(one)); }")
    page.until("() => document.querySelector('#drawing')?.drawn.isConnected")
    assert place.evaluate(svg) == before
    assert not place.evaluate("one => one.live")


LONG = """board => {
    const [said, prompt] = board.shadowRoot.querySelectorAll(".words > p"), words = prompt.parentNode;
    for (const one of [said, prompt]) one.hidden = false;
    said.textContent = "Orange placed a Joker on the second space of the fourth row.";
    prompt.textContent = "Sapphire: place one of the units that are worth twenty stars, or press Usual start.";
    const { top, bottom } = prompt.getBoundingClientRect(), around = words.getBoundingClientRect();
    return [top >= around.top - 1, bottom <= around.bottom + 1];
}"""


@pytest.mark.parametrize("width", [300, 390, 640])
def test_what_is_asked_is_never_cut_by_what_happened(width: int, page: Visit) -> None:
    page.page.evaluate("width => { document.querySelector('main').style.width = `${width}px`; }", width)
    place = live_again(page, add(page, f"long-{width}", game="modx"))
    assert place.evaluate(LONG) == [True, True]
    place.evaluate("one => one.remove()")
    page.page.evaluate("document.querySelector('main').style.width = '640px'")


# -- records


@pytest.mark.states(
    "A `<template>` does as well.",
    "Below the board stand all lines with what is said of them, `--pentapod-notes` high (default `13rem`): a click, or "
    "Enter, shows that position with its arrows and marks; the arrow keys go up and down the list; the buttons step "
    "along the line that was chosen.",
    "Where visitors may `play`, an action of their own from any position becomes a variation of the list, until the "
    "board rests.",
)
def test_a_record_in_a_template_has_its_lines_below_the_board_until_it_rests(page: Visit) -> None:
    place = live_again(page, board(page, "annotated"))
    rows = place.locator(".row")
    expect(rows).to_have_count(4)
    assert box(place, ".rows")["height"] == 100
    place.evaluate("one => one.style.removeProperty('--pentapod-notes')")
    assert box(place, ".rows")["height"] == 13 * 16
    rows.nth(1).click()
    expect(place.locator(".row[aria-current]")).to_contain_text("2.")
    rows.nth(1).press("ArrowDown")
    page.page.keyboard.press("Enter")
    expect(place.locator(".aloud")).to_have_text("Or there.")
    place.get_by_role("button", name="One back").click()
    place.evaluate("one => one.play(['2', 'b2'])")
    expect(rows).to_have_count(5)
    place.evaluate("one => { const { parentNode } = one; one.remove(); setTimeout(() => parentNode.append(one)); }")
    expect(place.locator(".notes")).to_contain_text("appear here")
    live_again(page, place)
    expect(rows).to_have_count(4)


@pytest.mark.states(
    "`#record=...`, or `record`: a game with comments and variations, as its [record](record.md), line breaks as `%0A`",
    "`ply`: Default: all of a link, none of a record",
)
@pytest.mark.parametrize("before", ["?live#record=", "?live&record="])
def test_a_frame_shows_a_record_from_its_beginning(before: str, page: Visit, site: SiteServer) -> None:
    frame = framed(page, site, before + RECORD.replace(" ", "%20").replace("\n", "%0A"))
    expect(frame.locator(".row")).to_have_count(4)
    assert frame.locator("pentapod-board").evaluate("one => [one.ply, one.count]") == [0, 3]


# -- frames, lessons, puzzles


@pytest.mark.states(
    "`#...`, or `link`: a game, as its link.",
    "`#...`, or `link`: Behind the `#` it never reaches the server",
    "`live`: starts at once, without waiting for the visitor",
)
def test_a_link_behind_the_number_sign_is_not_told_to_the_server(
    page: Visit, site: SiteServer, paths: list[str]
) -> None:
    for rest in (f"?live#{LINKED}", f"?live&link={LINKED.replace(':', '%3A')}"):
        paths.clear()
        frame = framed(page, site, rest)
        live(frame.locator("pentapod-board"))
        assert frame.locator("pentapod-board").evaluate("one => one.game") == "pods"
        assert any("xqFa" in one for one in paths) == ("&link" in rest)
        unframe(page)


@pytest.mark.states(
    "`lesson` and `puzzle` need nothing else:",
    "The coach's words and buttons stand below the board.",
    "What a visitor has learnt or solved on another page is not kept.",
    "Of a lesson `link` is null; nothing of it is kept.",
)
def test_a_lesson_has_its_coach_below_the_board_and_begins_anew(page: Visit) -> None:
    place = live_again(page, add(page, "learnt", lesson="pods:1"))
    first = place.locator(".task").inner_text()
    assert place.evaluate("one => one.link") is None
    assert box(place, ".lesson")["top"] >= box(place, ".board")["bottom"]
    step = lessons_of((ROOT / "py/pentapod/games/pods/lessons.md").read_text("utf-8")).lessons[0].steps[0]
    for path in step.solution:
        place.evaluate("(one, path) => one.play(path)", list(path))
    place.locator(".lesson[data-standing=reached]").wait_for()
    place.evaluate("one => { const { parentNode } = one; one.remove(); setTimeout(() => parentNode.append(one)); }")
    live_again(page, place)
    expect(place.locator(".task")).to_have_text(first)
    expect(place.locator(".lesson")).to_have_attribute("data-standing", "open")
    place.evaluate("one => one.remove()")


@pytest.mark.states("A wrong move in a puzzle is answered there and then taken back.")
def test_a_wrong_move_in_a_puzzle_is_answered_there_and_taken_back(page: Visit) -> None:
    puzzle = next(one for one in puzzles_of((ROOT / "py/pentapod/games/modx/puzzles.txt").read_text("utf-8")))
    state = games.find("modx").position(puzzle.position)
    wrong = next(action.path for action in state.actions() if action.path != puzzle.solution[0])
    place = live_again(page, add(page, "missed", puzzle=f"modx:{puzzle.id}"))
    task, label = place.locator(".task").inner_text(), place.locator(".holder").get_attribute("aria-label")
    place.evaluate("(one, path) => one.play(path)", list(wrong))
    place.locator(".lesson[data-standing=missed]", has_text="The reply: ").wait_for()
    expect(place.locator(".holder")).to_have_attribute("aria-label", label or "?")
    place.get_by_role("button", name="Try again").click()
    expect(place.locator(".lesson")).to_have_attribute("data-standing", "open")
    expect(place.locator(".task")).to_have_text(task)
    place.evaluate("one => one.remove()")


@pytest.mark.states(
    "A sandboxed frame without it cannot see the others, so each has its own once it is started: for many boards take "
    "the element."
)
def test_sandboxed_frames_have_a_python_each(page: Visit, site: SiteServer) -> None:
    frames = [framed(page, site, "?game=modx", sandbox="allow-scripts") for _ in range(2)]
    for frame in frames:
        frame.get_by_role("button", name="Play from here").click()
    page.until("() => document.querySelectorAll('iframe.added').length === 2")
    for frame in frames:
        engine = frame.locator("iframe[src*='engine.html']").element_handle().content_frame()
        assert engine
        engine.wait_for_url("**/engine.html")
        assert engine in pythons(page)


@pytest.mark.states("As a module the element is `static/pentapod-board.js`; it exports `PentapodBoard` and `setSite`.")
def test_the_module_exports_what_it_says(page: Visit, site: SiteServer) -> None:
    names = page.page.evaluate("async address => Object.keys(await import(address))", module(site))
    assert sorted(names) == ["PentapodBoard", "setSite"]


def module(site: SiteServer) -> str:
    return f"{site.address}static/pentapod-board.js"


@pytest.mark.states(
    "An example, a puzzle that answers for Orange:",
)
def test_the_example_of_a_puzzle_answers(page: Visit) -> None:
    docs = (ROOT / "docs/embed.md").read_text("utf-8").partition("An example, a puzzle that answers")[2]
    attributes = dict(re.findall(r'([a-z]+)="([^"]*)"', docs.partition("></pentapod-board>")[0]))
    script = re.search(r"<script>\n(.*?)</script>", docs, re.DOTALL)
    assert script
    place = add(page, attributes.pop("id"), **attributes)
    page.page.evaluate(script[1])
    live_again(page, place)
    lit(place).last.click()
    place.locator(".targets button[aria-pressed=true]").wait_for()
    lit(place).last.click()
    place.locator(".said", has_text="Orange placed pod 4 on a6").wait_for()


@pytest.mark.states(
    "A frame or an element keeps nothing: a game that should last is opened in Pentapod by the arrow beside the board.",
)
def test_nothing_is_kept_and_the_arrow_leads_to_the_same_game_in_pentapod(page: Visit, site: SiteServer) -> None:
    place = board(page, "puzzle")
    link = place.evaluate("one => one.link")
    expect(place.locator("a.tool")).to_have_attribute("href", f"{site.address}index.html#{link}")
    frame = framed(page, site, "?live&game=modx")
    live(frame.locator("pentapod-board"))
    kept = """async () => [localStorage.length, sessionStorage.length, document.cookie,
        (await indexedDB.databases()).map(({ name }) => name)]"""
    assert frame.evaluate(kept) == [0, 0, "", []]
    assert page.page.evaluate(kept) == [0, 0, "", []]


@pytest.mark.states(
    "Nothing is ever asked from another origin than the one that Pentapod is served from, and no visitor is counted or "
    "known."
)
def test_nobody_is_counted_or_known(page: Visit, paths: list[str]) -> None:
    assert page.trouble == [], "requests to other origins are trouble"
    assert page.page.context.cookies() == []
    asked: Any = [one.partition("?") for one in paths if "embed.html" not in one]
    assert all(not query for _, _, query in asked)
