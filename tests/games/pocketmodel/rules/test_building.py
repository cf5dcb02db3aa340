"""Fleets and decks of one's own: what may be taken, what is refused and why, and what others see."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.tables import GAME, NAMES, WORDS, action, begin, built, play, touches
from notation import why_illegal
from pentapod import games
from pentapod.engine.state import CHANCE, ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import BUILD_CHANGES, FLEET_STARS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.scene.shapes import TALL, WIDE, View

scene = games.painter("pocketmodel")


def after(state: Building, *plays: str) -> Building:
    for touch in plays:
        state = built(state.after(action(state, touch)))
    return state


def test_only_seats_with_a_deck_of_their_own_build_one_after_the_other() -> None:
    state = built(begin(players="3", deck0="own", deck2="own"))
    assert state.actors == (0,)
    state = after(state, "echo", "done")
    assert state.actors == (2,)
    assert play(state, "iron", "done").actors == (CHANCE,)
    assert not isinstance(begin(players="2", deck2="own"), Building)


def test_options_of_seats_that_do_not_play_are_not_asked_for() -> None:
    asked = {option.id for option in GAME.options if option.matters(GAME.choose(players="2"))}
    assert {"deck0", "deck1"} <= asked
    assert not {"deck2", "deck3"} & asked
    assert [option.choices[0].id for option in GAME.options[1:5]] == ["echo", "iron", "clone", "droid"]


def test_a_starter_deck_fills_the_fleet_and_deck() -> None:
    state = after(built(begin(deck0="own")), "clone")
    assert "done" in touches(state)
    assert "clone" not in touches(state)
    assert WORDS.refusal(state, ("clone",), viewer=0) == "This is already the starter deck Clone Vanguard."
    assert state.workshop.changes == BUILD_CHANGES


def test_refusing_done_names_every_fault() -> None:
    state = built(begin(deck0="own"))
    assert (
        WORDS.refusal(state, ("done",), viewer=0)
        == "The fleet has no units. The deck has 0 cards; it must have at least 30."
    )
    state = after(state, *["+xw"] * 4, *["+nb"] * 4, *["+foc"] * 4)
    assert WORDS.refusal(state, ("done",), viewer=0) == (
        "There are 4 of Nebulon-B Frigate; the limit is 3. There are 4 of X-wing; the limit is 3. "
        "The deck has 4 cards; it must have at least 30. There are 4 of Focused Fire; the limit is 3."
    )
    state = after(state, "+nb") if "+nb" in touches(state) else after(state, "+sd")
    assert "The fleet has 33 stars; the limit is 30." in WORDS.refusal(state, ("done",), viewer=0)
    assert "33 stars" in why_illegal(GAME, state, action(state, "+sn")._replace(path=("done",)))


def test_the_small_variant_needs_an_objective_and_a_hand() -> None:
    state = after(built(begin(deck0="own", collection="small")), "+xw", "+foc", "+foc", "+foc")
    assert WORDS.refusal(state, ("done",), viewer=0) == "The deck has 3 cards; it must have at least 4."
    state = after(state, "+nav")
    begun = play(state, "done", "b")
    assert begun.position.stars_in_play(0) == 2


def test_what_may_be_taken_is_capped() -> None:
    state = after(built(begin(deck0="own")), *["+foc"] * 4)
    assert "+foc" not in touches(state)
    assert WORDS.refusal(state, ("+foc",), viewer=0) == "A deck can have at most 3 of Focused Fire."
    assert WORDS.refusal(state, ("-nav",), viewer=0) == "There is no Coruscant Naval Base to put back."
    state = after(state, *["+nb"] * 4, *["+sd"] * 4)
    assert WORDS.refusal(state, ("+ac",), viewer=0) == "With Attack Cruiser the fleet would have more than 40 stars."


def test_changes_run_out_and_a_starter_deck_still_may_be_taken() -> None:
    state = built(begin(deck0="own"))
    for _ in range(BUILD_CHANGES // 2):
        state = after(state, "+foc", "-foc")
    assert touches(state) == ["clone", "droid", "echo", "iron"]
    assert WORDS.refusal(state, ("+foc",), viewer=0).endswith("this deck cannot be played: choose a starter deck.")
    state = after(state, "iron")
    assert "done" in touches(state)
    assert (
        WORDS.refusal(state, ("+foc",), viewer=0) == "There are no changes left: press Done, or choose a starter deck."
    )


def test_there_are_changes_enough_to_build_the_largest_fleet_and_deck_and_to_change_one_s_mind() -> None:
    assert 1.5 * (FLEET_STARS + 30) <= BUILD_CHANGES


def test_others_do_not_see_what_is_built() -> None:
    state = after(built(begin(deck0="own", deck1="own")), "+xw", "+foc")
    take = action(state, "+yw")
    assert WORDS.describe(state, take, NAMES, 0) == "Ada took Y-wing."
    for viewer in (1, None):
        assert WORDS.describe(state, take, NAMES, viewer) == "Ada changed the fleet or the deck."
        picture = scene(state, View(viewer))
        assert picture.targets == ()
        dealt = state.redeal(viewer, Random(1))
        assert scene(dealt, View(viewer)) == picture
        assert WORDS.stats(dealt, 0) == WORDS.stats(state, 0)
    assert state.redeal(0, Random(1)).text() == state.text()
    assert state.hidden
    second = after(state, "echo", "done")
    hidden = {second.redeal(1, Random(number)).text() for number in range(20)}
    assert len(hidden) == 4


def test_every_touch_of_the_builder_has_a_target_that_explains_itself() -> None:
    state = after(built(begin(deck0="own")), "echo")
    for room in (WIDE, TALL):
        picture = scene(state, View(0, room=room))
        shown = {target.touch for target in picture.targets}
        assert set(touches(state)) <= shown
        assert all(WORDS.about(state, touch, NAMES, 0) for touch in shown - {"done"})
        pixels = 390 / picture.w if room == TALL else 1
        assert all(min(target.w, target.h) * pixels >= 36 for target in picture.targets)


def test_who_gives_up_while_fleets_are_built() -> None:
    assert built(begin(deck0="own")).resign(1).result == (1.0, 0.0)
    state = built(begin(players="3", deck0="own", deck1="own", deck2="own"))
    left = built(state.resign(0))
    assert (left.actors, left.out) == ((1,), (0,))
    again = after(left, "echo", "done")
    begun = play(again, "iron", "done")
    assert begun.out == (0,)
    assert touches(begun) == ["g", "o"]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("build 2 b 60 - own:-:- tank", "tank"),
        ("build 2 b 60 - own:zz1:- echo", "zz1"),
        ("build 2 b 60 - own:-:foc1,foc2 echo", "foc2"),
        ("build 5 b 60 - own:-:- echo", "5"),
        ("build 2 b x - own:-:- echo", "x"),
        ("build 2 q 60 - own:-:- echo", "q"),
        ("build 2 b 60 - own:- echo", "own:-"),
        ("build 2 b 60 - own:-:- echo:x", "echo:x"),
        ("build 3 b 60 - own:-:- echo", "build 3 b 60 - own:-:- echo"),
        ("build 2 b 060 - own:-:- echo", "build 2 b 060 - own:-:- echo"),
    ],
)
def test_malformed_fleets_name_the_part(line: str, part: str) -> None:
    with pytest.raises(MalformedPosition) as error:
        GAME.position(line)
    assert error.value.part == part


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("build 2 o 60 - own:-:- echo", "no fleet to build"),
        ("build 2 b 121 - own:-:- echo", "at most 120 changes"),
        ("build 2 b 60 - own:xw5:- echo", "more than is allowed"),
        ("build 2 b 60 - own:-:foc5 echo", "more than is allowed"),
        ("build 2 b 60 o own:-:- echo", "only one player is left"),
        ("build 2 - 60 - own:-:- echo", "Somebody must be building"),
        ("build 2 b 60 - own:-:- own:xw1:-", "has yet to build"),
        ("build 2 o 60 - own:xw1:foc3 own:-:-", "at least 30"),
        ("build 2 b 60 bo own:-:- echo", "Somebody must still be in the game"),
    ],
)
def test_impossible_fleets_say_why(line: str, words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        GAME.position(line)
