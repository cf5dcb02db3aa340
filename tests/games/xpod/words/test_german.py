"""German says whose a unit is with articles and cases, and its longer words fit on the buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from extent import BOLD
from games.xpod.tables import NAMES, action, lay
from pentapod.engine import catalog
from pentapod.engine.catalog import LANGUAGE, YOU
from pentapod.games.xpod.scene.scene import scene
from pentapod.games.xpod.words.prompt import BUTTONS
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.shapes import Room, Text, View

QUEEN = lay("arachno auto", "snarequeen3@c3", "stuntbike2@d3", tier="advanced", board="crossroads")
PUSH = lay("wild auto", "rammer3@c5", "stuntbike2@c6")
LID = lay("wild auto", "longears2!@e2", lids=("redwing2", ""))


@pytest.fixture(scope="module")
def german() -> Iterator[XPodWords]:
    """The words in German, while other words stay as they are."""
    catalog.choose("de")
    try:
        yield XPodWords()
    finally:
        catalog.choose(LANGUAGE)


def test_articles_follow_gender_and_case(german: XPodWords) -> None:
    push, decon = action(PUSH, "c5-c6"), action(QUEEN, "c3-decon-d3")
    assert german.suggest(PUSH, push, NAMES) == "Schiebe das Stunt Bike von Bo (c6) mit deinem Rammer (c5)"
    assert german.describe(PUSH, push, NAMES).startswith("Der Rammer von Ann (c5) schiebt das Stunt Bike von Bo (c6).")
    assert german.suggest(QUEEN, decon, NAMES) == "Baue das Stunt Bike von Bo auf d3 mit deiner Snare Queen ab"
    assert german.describe(QUEEN, decon, (YOU, "Bo")).startswith(
        "Deine Snare Queen baut das Stunt Bike von Bo auf d3 ab."
    )


def test_a_prompt_begins_with_a_capital_and_goes_on_without(german: XPodWords) -> None:
    said = german.prompt(LID, NAMES, ("lid-redwing",))
    assert said == "Ann: Wähle ein Feld deiner Heimreihe für deinen Redwing, oder drücke Zerlegen."


@pytest.mark.parametrize("room", [Room(912, 732), Room(390, 630), Room(456, 360)], ids=str)
def test_long_words_fit_on_their_buttons(german: XPodWords, room: Room) -> None:
    picture = scene(LID, View(0, ("lid-redwing",), room=room), german)
    widths = {german.labelled(f"button-{one.touch}"): one.w for one in picture.targets if one.touch in BUTTONS}
    found = [one for one in picture.things if isinstance(one, Text) and one.text in widths]
    assert [one.text for one in found] == ["Zerlegen"]
    assert all(len(one.text) * one.size * BOLD <= widths[one.text] + 1 for one in found)
