"""What is said: prompts, what happened, why not, and what things are."""

from __future__ import annotations

import pytest

from games.pocketmodel.tables import NAMES, action, begin, drawn_out, lay, play, seat, step, touches

BLUE = seat("b=xw1 sn1 c=yw1.1 r=nb1", "reb yar ?", hand="foc nav")
ORANGE = seat("c=tf1 o=as1 b=ds1", "nav ? -")


def test_prompts_name_who_is_to_do_what() -> None:
    state = lay(BLUE, ORANGE)
    assert state.prompt(NAMES) == "Ada: replace an objective, then move, attack or strike; Done ends the turn."
    assert state.prompt(NAMES, ("bxw1",)) == "Ada: what does X-wing do?"
    assert state.prompt(NAMES, ("nav",)) == "Ada: choose the objective that the new one replaces."
    assert play(state, "bxw1-c").prompt(NAMES) == "Ada: move units of 3 more stars, one zone each; Done ends the move."
    paired = play(state, "byw1-otf1")
    assert paired.prompt(NAMES) == "Ada: attack with units of 3 more stars; Done starts the battles."
    fight = play(paired, "done")
    assert fight.prompt(NAMES) == "Ada: play a card or pass. Ada's Y-wing against Ben's TIE Fighter."
    assert play(fight, "pass").prompt(NAMES) == "Ada's Y-wing against Ben's TIE Fighter: Ada rolls."


@pytest.mark.parametrize(
    ("touch", "said"),
    [
        ("bxw1-c", "Ada moved X-wing to the contested zone."),
        ("byw1-otf1", "Ada's Y-wing attacks Ben's TIE Fighter."),
        ("nav-b3", "Ada replaced a face-down objective with Coruscant Naval Base."),
        ("nav-b1", "Ada replaced Rebel Base with Coruscant Naval Base."),
        ("byw1-repair", "Ada repaired Y-wing."),
        ("done", "Ada ended the turn."),
    ],
)
def test_what_happened_in_a_turn(touch: str, said: str) -> None:
    state = lay(BLUE, ORANGE)
    assert state.describe(action(state, touch), NAMES) == said


def test_what_happened_in_a_battle() -> None:
    state = play(lay(BLUE, ORANGE), "byw1-otf1", "done")
    assert state.describe(action(state, "foc"), NAMES) == "Ada played Focused Fire."
    state = step(state, "foc")
    assert state.describe(action(state, "45"), NAMES) == "Ada's Y-wing rolled 4 and 5, 9 in all."
    state = step(state, "45", "56")
    assert state.describe(action(state, "result"), NAMES) == (
        "Ada's Y-wing: roll 9 + attack 2 + Focused Fire 2 = 13 against defense 7: a hit. "
        "Ben's TIE Fighter: roll 11 + attack 2 = 13 against defense 8: a hit. "
        "Ada's Y-wing is destroyed. Ben's TIE Fighter is destroyed."
    )


def test_what_happened_in_a_strike() -> None:
    state = lay(seat("o=xw1 b=sn1"), seat("o=tf1", "nav ? ?", pool="hol3"))
    assert state.describe(action(state, "bxw1-o1"), NAMES) == "Ada's X-wing strikes Ben's Coruscant Naval Base."
    assert state.describe(action(state, "bxw1-o2"), NAMES) == "Ada's X-wing strikes Ben's face-down objective."
    state = step(state, "bxw1-o2")
    assert state.describe(action(state, "hol"), NAMES) == "Ben's objective is Hold the Line."
    state = step(state, "hol", "11")
    assert state.describe(action(state, "result"), NAMES) == (
        "Ada's X-wing: roll 2 + attack 3 = 5 against defense 13: Ben's Hold the Line holds."
    )


def test_who_is_out_is_told_and_units_that_only_leave_are_not_destroyed() -> None:
    state = step(lay(seat("o=xw1"), seat("o=tf1", "dec - -", pool="foc2"), seat("g=at1")), "bxw1-o1", "66")
    said = state.describe(action(state, "result"), NAMES)
    assert said.endswith("Decoy Outpost is destroyed. Ben is out.")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("otf1",), "Ben's TIE Fighter is not Ada's to use."),
        (("bnb1",), "Nebulon-B Frigate is in the reserves."),
        (("bxw1", "otf1"), "TIE Fighter does not stand where X-wing does."),
        (("bxw1", "bsn1"), "Only opposing units are attacked."),
        (("bxw1", "o1"), "X-wing has to stand in Ben's home zone to strike there."),
        (("bxw1", "o3"), "This objective has been destroyed."),
        (("bxw1", "b1"), "Only opposing objectives are struck."),
        (("bxw1", "repair"), "X-wing has no counter to take off."),
        (("bsn1", "repair"), "Snowspeeder does not have this power."),
        (("bxw1", "b"), "X-wing is there already."),
        (("o1",), "First Ada touches a unit in Ben's home zone, then the objective that it strikes."),
        (("b1",), "First Ada touches an objective card of the hand, then the objective that it replaces."),
        (("b2",), "Repair Yard has been used this turn, or there is nothing to use it on."),
        (("c",), "First Ada touches a unit, then the zone that it goes to."),
        (("foc",), "A combat card is played from the hand, in a battle, when its player is asked."),
        (("nav", "o1"), "Ada replaces an objective of Ada's own."),
        (("nonsense",), "That is nothing to do now."),
    ],
)
def test_every_refused_touch_has_a_reason(path: tuple[str, ...], reason: str) -> None:
    assert lay(BLUE, ORANGE).refusal(path, NAMES) == reason


def test_more_reasons() -> None:
    ground = lay(seat("c=sn1 b=xw1"), seat("c=tf1"))
    assert ground.refusal(("bsn1", "otf1"), NAMES) == (
        "Snowspeeder is a ground unit: it attacks space units in Ada's home zone only."
    )
    held = lay(seat("b=xw1!1"), seat("o=tf1"))
    assert held.refusal(("bxw1", "c"), NAMES) == "X-wing has nothing to do now." or "can't move" in held.refusal(
        ("bxw1", "c"), NAMES
    )
    moving = play(lay(seat("b=nb1 sn1 xw1 yw1"), seat("o=tf1")), "bxw1-c")
    assert moving.refusal(("bnb1",), NAMES) == "Nebulon-B Frigate has 5 stars; there is room for 3."
    assert moving.refusal(("bxw1",), NAMES) == "X-wing has been chosen already."
    assert play(begin(), "b").refusal(("done",), NAMES) == "Ada has 20 stars of units to place yet."
    placing = play(begin(), "b", "bxw1")
    assert placing.refusal(("bxw1",), NAMES) == "X-wing 1 is in play already."
    assert placing.refusal(("oat1",), NAMES)
    over = lay(seat("b=xw1"), seat("o=tf1")).resign(0)
    assert over.refusal(("bxw1",), NAMES) == "The game is over."
    rolling = play(lay(seat("c=xw1"), seat("c=tf1")), "bxw1-otf1")
    assert rolling.refusal(("pass",), NAMES).startswith("First this happens:")


def test_about_a_unit() -> None:
    state = lay(seat("c=as1.1!1", "tre ? ?"), ORANGE)
    said = state.about("bas1", NAMES, 1)
    assert said[:3] == (
        "Ada's AT-ST",
        "It stands in the contested zone.",
        "It has 1 counter; 1 more destroys it.",
    )
    assert "Ground unit of 2 stars, Imperial." in said
    assert "Attack 2, damage 2, defense 8, shields 2." in said
    assert "In each battle it has +1 attack now: Death Star Trench." in said
    assert "It can't move until the end of this turn." in said
    armored = state.about("oas1", NAMES, 1)
    assert armored[0] == "Ben's AT-ST"


def test_about_cards_zones_and_piles() -> None:
    state = lay(BLUE, ORANGE)
    assert state.about("foc", NAMES, 0)[:2] == ("Focused Fire", "Combat card: +2 attack for any unit.")
    assert state.about("b1", NAMES, 1)[0] == "Ada's Rebel Base"
    assert "The owner's units have +2 attack in strikes." in state.about("b1", NAMES, 1)
    assert state.about("o3", NAMES, 1)[1] == "It has been destroyed, and nothing takes its place."
    assert state.about("c", NAMES, 1)[0] == "The contested zone"
    assert state.about("b", NAMES, 1)[0] == "Ada's home zone"
    assert state.about("deck-b", NAMES, 1)[1] == "5 cards."
    assert state.about("nowhere", NAMES, 1) == ()


def test_endings() -> None:
    assert lay(seat("b=xw1"), seat("o=tf1")).resign(1).prompt(NAMES) == "Ada wins: everybody else is out."
    quiet = lay(seat("b=xw1"), seat("o=tf1"), turn="b/9/5")
    assert "3 rounds in which nobody did anything" in play(quiet, "done").prompt(NAMES)
    last = lay(seat("b=xw1"), seat("o=tf1"), turn="b/199/0")
    assert play(last, "done").prompt(NAMES) == "Ada wins after 200 turns, by objectives left and stars in play."
    assert "bxw1" in drawn_out(lay(seat("b=xw1"), seat("o=tf1"))).text() or touches(last)
