"""Positions of PODS that are set up by hand."""

from __future__ import annotations

import pytest

from games.pods.helpers import GAME
from pentapod.engine.state import MalformedPosition
from pentapod.games.pods.rules.state import Pods
from pentapod.scene.shapes import View
from workbench import Workbench

STANDARD = "standard guarded 0 w - -"
ADVANCED = "advanced guarded 90 w 3@d4 7@c3 aside:-/5"

BENCH = Workbench("pods")
read = BENCH.editor.read


def after(text: str, *edits: str) -> str:
    """The text of a position after some edits."""
    return BENCH.set_up(read(text), *edits).text()


def refusal(text: str, edit: str) -> str:
    return BENCH.refusal(read(text), edit)


def labels(text: str) -> dict[str, str]:
    return BENCH.labels(read(text))


def knobs(text: str) -> dict[str, str]:
    return BENCH.chosen(read(text))


def test_pods_are_put_moved_and_taken_away() -> None:
    put = after(STANDARD, "w2>c3", "b7>e2", "side=b")
    assert put == "standard guarded 0 b 2@c3 7@e2"
    assert after(put, "c3>>d4") == "standard guarded 0 b 2@d4 7@e2"
    assert after(put, "c3>", "e2>", "side=w") == STANDARD
    assert BENCH.set_up(BENCH.editor.clear(read(put)), "side=w").text() == STANDARD


def test_a_pod_is_dragged_from_its_hand_and_back() -> None:
    dragged = after(STANDARD, "blue-2>>c3")
    assert dragged == "standard guarded 0 w 2@c3 -"
    assert after(dragged, "c3>>blue-9") == STANDARD


def test_a_pod_is_set_aside_on_its_own_place_and_brought_back() -> None:
    aside = after(ADVANCED, "w4>blue-4")
    assert aside == "advanced guarded 90 w 3@d4 7@c3 aside:4/5"
    assert after(aside, "blue-4>") == ADVANCED
    assert after(aside, "blue-4>>a1") == "advanced guarded 90 w 4@a1,3@d4 7@c3 aside:-/5".replace(
        "4@a1,3@d4", "3@d4,4@a1"
    )


def test_the_standard_rules_have_nothing_aside() -> None:
    assert after(f"{ADVANCED} quiet:3", "rules=standard") == "standard guarded 90 w 3@d4 7@c3"


def test_what_makes_no_sense_is_refused() -> None:
    assert refusal(ADVANCED, "w3>a1") == "There are none left to place."
    assert refusal(ADVANCED, "b5>a1") == "There are none left to place."
    assert refusal(ADVANCED, "w2>c3") == "There is no room for it."
    assert refusal(ADVANCED, "w2>blue-4") == "It does not belong there."
    assert refusal(STANDARD, "w2>blue-2") == "Pods are set aside only in the Advanced game."
    assert refusal(ADVANCED, "a1>") == "There is nothing here to take."
    assert refusal(ADVANCED, "blue-3>") == "There is nothing here to take."
    assert refusal(ADVANCED, "d4>>orange-1") == "It does not belong there."
    assert refusal(ADVANCED, "blue-1>>blue-2") == "It does not belong there."
    assert refusal(ADVANCED, "blue-3>>a1") == "There is nothing here to take."


def test_a_change_forgets_earlier_boards_and_who_resigned() -> None:
    long = "advanced guarded 0 w 3@d4 7@c3 quiet:2 earlier:d4-;e4w3 resigned:w"
    assert after(long) == long
    assert after(long, "guard=off") == "advanced unguarded 0 w 3@d4 7@c3 quiet:2"


@pytest.mark.parametrize(
    "text",
    [
        "standard guarded ? b 1@a2,3@d4 -",
        "standard guarded 0 w 1@a2 1@a3 aside:4/- quiet:900",
        "advanced guarded 0 w 1@a2 - aside:1/-",
        "advanced guarded 0 b 1@a1,2@b1,3@c1 4@a2,5@b2,6@c2 quiet:31 earlier:d4w5",
        "advanced guarded 0 w 1@a1,2@a2,3@a3,4@a4,5@a5,6@a6,7@b1,8@b2,9@b3,10@b4,11@b5,12@b6,13@c1,14@c2 -",
    ],
)
def test_an_impossible_position_is_read_and_written_alike(text: str) -> None:
    BENCH.impossible(text)


@pytest.mark.parametrize("text", ["", "standard guarded 0 w 1@a2 1@a2", "standard guarded 0 w 15@a2 -", "x y z 0 w -"])
def test_what_is_no_position_is_malformed(text: str) -> None:
    with pytest.raises(MalformedPosition):
        after(text)


def test_what_the_places_are_called() -> None:
    assert labels(ADVANCED)["d4"].startswith("d4, Blue's pod 3: legs")
    assert labels(ADVANCED)["blue-3"] == "place of Blue's pod 3, which is on d4"
    assert labels(ADVANCED)["orange-5"] == "Orange's pod 5, set aside"
    assert labels(ADVANCED)["blue-1"].startswith("Blue's pod 1 in hand: legs")


def test_the_supply_tells_what_is_in_the_hands() -> None:
    left = BENCH.left(read(ADVANCED))
    assert [name for name, count in left.items() if not count] == ["w3", "b5", "b7"]
    assert len(left) == 28


def test_the_knobs() -> None:
    assert knobs(STANDARD) == {"side": "w", "rules": "standard", "guard": "on", "board": "0"}
    assert knobs(ADVANCED)["quiet"] == "0"
    assert knobs("standard unguarded ? b - - quiet:900") == {
        "side": "b",
        "rules": "standard",
        "guard": "off",
        "board": "?",
        "quiet": "900",
    }
    assert after(STANDARD, "board=?", "rules=advanced") == "advanced guarded ? w - -"
    assert isinstance(GAME.position(after(ADVANCED, "quiet=7")), Pods)


def test_a_side_that_has_no_pod_to_place_is_told_so() -> None:
    own = "1@b6,2@e5,3@c2,4@e2,5@d5,6@f3,7@c6,8@a5,9@b2,10@e4,11@f4,12@a3,13@b5,14@c4"
    text = f"standard guarded 0 b 1@c3,2@a4 {own}"
    drawn = BENCH.editor.scene(read(text), View())
    assert drawn.label.endswith("has no pods to place.")
