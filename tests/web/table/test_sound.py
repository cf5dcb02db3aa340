"""What happens is heard by whoever has asked for it once, and by nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from pentapod.play.sounds import Sound
from web.in_page import REPLACE
from web.sitting import Sitting
from web.visit import Visit

HEARD = """
from pentapod.web.shell import sounds
heard = []
replace(sounds, "hear", heard.append)
"""

RENDERED = """async names => {
    const { write } = await import(new URL("static/sound.js", document.baseURI).href);
    const found = {};
    for (const name of names) {
        const context = new OfflineAudioContext(1, 2 * 44100, 44100);
        write(context, name, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const loud = samples.map(Math.abs);
        found[name] = [loud.reduce((a, b) => Math.max(a, b)), loud.findLastIndex(one => one > 0.001) / 44100];
    }
    return found;
}"""
"""How loud each sound is at most, and for how many seconds it lasts."""


def heard(visit: Visit) -> Any:
    return json.loads(visit.python("import json; json.dumps(heard)"))


@pytest.mark.one_browser
def test_a_switch_in_the_bar_turns_sound_on_and_it_stays_on(shared: Visit) -> None:
    page, sitting = shared.page, Sitting(shared)
    shared.python(REPLACE + HEARD)
    switch = page.locator("#sound")
    expect(switch).to_be_hidden()
    sitting.begin("pods")
    expect(switch).to_have_attribute("aria-pressed", "false")
    sitting.play_at_random(2)
    assert heard(shared) == []
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    sitting.play_at_random(2)
    sitting.settle()
    sitting.address()
    assert heard(shared) == ["move", "move"], "the switch is heard, and the pod"
    page.reload()
    shared.wait_ready()
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_every_sound_is_short_and_not_too_loud(shared: Visit) -> None:
    rendered = shared.page.evaluate(RENDERED, [one.value for one in Sound])
    for name, (peak, seconds) in rendered.items():
        assert 0.03 < peak < 0.9, name
        assert 0.04 < seconds < 1.2, name
