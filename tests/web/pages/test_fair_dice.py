"""Two browsers play by post with fair dice: joining, dealing, a forged roll, a seat that is bound, lost secrets."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from pentapod import games
from pentapod.engine import link
from pentapod.engine.fair import proof
from serve import SiteServer
from web.axe import serious
from web.sitting import Sitting
from web.visit import Visit, VisitMaker

pytestmark = pytest.mark.one_browser

PROVEN = "All dice in this game are proven fair."

ROLLS = """
from pentapod.engine.fair.chains import before, draw
from pyodide.ffi import to_js

to_js([before("AAAAAAAAAAAAAA", 3), *(draw(("one", "two"), number, (1,) * 6) for number in range(6))])
"""
"""What tests/engine/fair/test_chains.py expects of CPython."""


def sent(sitting: Sitting) -> str:
    """The link that the share dialog gives."""
    page = sitting.page
    page.get_by_role("button", name="Share this game").click()
    text = page.get_by_label("Link to this game").input_value().partition("#")[2]
    page.keyboard.press("Escape")
    return text


def comment(sitting: Sitting, text: str) -> None:
    """Say something of the position shown."""
    sitting.page.keyboard.press("c")
    box = sitting.page.get_by_role("dialog")
    box.get_by_role("textbox").fill(text)
    box.get_by_role("button", name="Keep").click()
    expect(sitting.page.locator("#log")).to_contain_text(text)


def play_turn(sitting: Sitting) -> str:
    """Play until it is somebody else's turn, or somebody else rolls; the link."""
    page = sitting.page
    waiting = page.locator("#notice .turn, #notice [data-do=share]")
    for _ in range(200):
        if waiting.count():
            return sent(sitting)
        if page.locator("#take-screen").is_visible():
            page.locator("#take-screen").click()
        sitting.go_on()
        if labels := sitting.lit():
            sitting.touch(sitting.rng.choice(labels))
        page.wait_for_timeout(30)
    raise AssertionError(sitting.prompt())


def test_a_game_by_post_with_fair_dice(
    shared: Visit, visit: VisitMaker, site: SiteServer, context: BrowserContext
) -> None:
    ann = Sitting(shared)
    ann.begin("pocketmodel", ("Ann", "Ben"))
    comment(ann, "Said before the cards were dealt anew.")
    shared.page.get_by_role("button", name="Share this game").click()
    shared.page.get_by_role("radio", name="Ann").check()
    field = shared.page.get_by_label("Link to this game")
    expect(shared.page.locator("#post-dice")).to_have_text(
        "Nothing has been rolled yet: Ben must join. Send the link, then open the one you get back."
    )
    assert shared.python(ROLLS) == ["u_6sYpllnLRtH5", 1, 4, 5, 0, 4, 1]
    invitation = field.input_value().partition("#")[2]
    assert serious(shared) == []
    shared.page.keyboard.press("Escape")
    assert ann.lit() == []
    assert link.decode(invitation, games.find).steps == []

    browser = context.browser
    assert browser
    with browser.new_context(service_workers="block", reduced_motion="reduce") as other:
        guest = visit(other, site.address).open("#" + invitation)
        ben = Sitting(guest, seed=5)
        guest.page.get_by_role("button", name="Play on as ...").click()
        guest.page.get_by_role("radio").last.check()
        guest.page.get_by_role("button", name="Done").click()
        expect(guest.page.locator("#prompt")).to_contain_text("The first roll needs a link from")
        joined = sent(ben)

        shared.open("#" + joined)
        expect(shared.page.locator("#notice")).to_contain_text(PROVEN)
        comment(ann, "Said of the first turn.")
        first = play_turn(ann)

        guest.open("#" + first)
        expect(guest.page.locator("#notice")).to_contain_text(PROVEN)
        answer = play_turn(ben)
        match = link.decode(answer, games.find)
        verdict = proof.check(match)
        assert (verdict.fault, verdict.unproven) == (None, 0)
        assert verdict.proven > 0

    shared.open("#" + answer)
    expect(shared.page.locator("#notice")).to_contain_text(PROVEN)
    expect(shared.page.locator("#log")).to_contain_text("Said before the cards were dealt anew.")
    expect(shared.page.locator("#log")).to_contain_text("Said of the first turn.")

    match = link.decode(answer, games.find)
    dice = match.dice
    at = next(ply for ply, step in reversed(list(enumerate(match.steps))) if proof.is_roll(step))
    forged = link.decode(link.encode(match, at), games.find)
    forged.play_index((match.steps[at].index + 1) % match.steps[at].radix)
    forged.dice = dice
    shared.open("#" + link.encode(forged))
    box = shared.page.get_by_role("dialog")
    expect(box).to_contain_text("These dice are not proven fair")
    expect(box).to_contain_text(f"action {at + 1} ")
    assert serious(shared) == []
    box.get_by_role("button", name="Open my game").click()
    assert ann.match().latest.text() == match.latest.text()

    with browser.new_context(service_workers="block", reduced_motion="reduce") as lost:
        again = visit(lost, site.address).open("#" + answer)
        page = again.page
        page.get_by_role("button", name="Play on as ...").click()
        page.get_by_role("radio").last.click()
        box = page.get_by_role("dialog")
        expect(box).to_contain_text("is already taken")
        box.get_by_role("button", name="Use new dice as").click()
        asked = sent(Sitting(again))

    shared.open("#" + asked)
    box = shared.page.get_by_role("dialog")
    expect(box).to_contain_text(f"from action {len(match.steps) + 1} on")
    box.get_by_role("button", name="Use new dice").click()
    renewed = ann.match()
    assert renewed.dice
    assert [chain.seats for chain in renewed.dice.chains] == [(1,), (0,)]


def test_at_devices_a_copy_of_a_game_with_fair_dice_is_played(shared: Visit) -> None:
    """There the host rolls for all. The game by post stays as it is."""
    page, ann = shared.page, Sitting(shared)
    ann.begin("pocketmodel", ("Ann", "Ben"))
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("radio", name="Ann").check()
    posted = ann.match()
    assert posted.dice
    page.get_by_role("button", name="Invite a device", exact=True).click()
    box = page.get_by_role("dialog")
    expect(box).to_contain_text("its rolls could not be proven fair")
    assert serious(shared) == []
    assert ann.match().dice == posted.dice
    box.get_by_role("button", name="Play a copy of this game").click()
    page.get_by_role("button", name="Invite someone to watch").click()
    page.get_by_role("dialog", name="Invite").wait_for()
    page.keyboard.press("Escape")
    ann.settle()
    assert ann.match().dice is None
    page.get_by_role("link", name="Pentapod, home page").click()
    expect(page.locator(".kept > li")).to_have_count(2)
