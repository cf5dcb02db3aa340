"""What is said: prompts, what happened, why not, and what things are."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.tables import (
    GAME,
    NAMES,
    OTHER,
    WORDS,
    action,
    begin,
    drawn_out,
    kind,
    lay,
    play,
    seat,
    step,
    touches,
)
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, TURN_CAP
from pentapod.games.pocketmodel.data.vocabulary import OPERATIONS
from pentapod.games.pocketmodel.rules.state import PocketModel
from random_play import Case
from random_play import play as play_random

BLUE = seat("b=xw1 sn1 c=yw1.1 r=nb1", "reb yar ?", hand="foc nav")
ORANGE = seat("c=tf1 o=as1 b=ds1", "nav ? -")


def test_prompts_name_who_is_to_do_what() -> None:
    state = lay(BLUE, ORANGE)
    assert WORDS.prompt(state, NAMES) == "Ada: move or attack, replace an objective, or end the turn with Done."
    assert WORDS.prompt(state, NAMES, ("bxw1",)) == "Ada: choose where it goes or what it attacks."
    assert WORDS.prompt(state, NAMES, ("byw1",)) == "Ada: choose where it goes or what it attacks, or press Repair."
    assert WORDS.prompt(state, NAMES, ("nav",)) == "Ada: choose which of your objectives Coruscant Naval Base replaces."
    moving = play(state, "bxw1-c")
    assert WORDS.prompt(moving, NAMES) == "Ada: move another unit, up to 3 more stars, or end the move with Done."
    assert WORDS.prompt(moving, NAMES, ("bsn1",)) == "Ada: choose where it goes."
    assert WORDS.prompt(play(moving, "done"), NAMES) == "Ada: choose Y-wing for Repair, or end the turn with Done."
    paired = play(state, "byw1-otf1")
    assert WORDS.prompt(paired, NAMES) == "Ada: add an attacker, up to 3 more stars, or press Done to fight."
    fight = play(paired, "done")
    assert WORDS.prompt(fight, NAMES) == "Ada: play a card from your hand for Y-wing, or press Pass."
    assert WORDS.prompt(play(fight, "pass"), NAMES) == "Ada's Y-wing against Ben's TIE Fighter: Ada rolls."


def test_without_an_action_a_prompt_says_what_may_still_be_used_or_that_nothing_is_left() -> None:
    moved = play(lay(seat("b=xw1.1 sn1", "yar ? -"), seat("o=tf1")), "bsn1-c", "done")
    assert WORDS.prompt(moved, NAMES) == "Ada: choose X-wing for Repair or Repair Yard, or end the turn with Done."
    many = play(lay(seat("b=xw1.1 sn1 c=lf1 yw1.1"), seat("o=tf1")), "bsn1-c", "done")
    assert WORDS.prompt(many, NAMES) == (
        "Ada: choose a marked unit or card to use its power, or end the turn with Done."
    )
    held = lay(seat("b=sn1!1"), seat("o=tf1"))
    assert WORDS.prompt(held, NAMES) == "Ada: there is nothing left to do; end the turn with Done."


def test_a_prompt_names_the_card_that_lets_more_stars_join() -> None:
    moving = play(lay(seat("b=lf1 sn1 xw1", "exe ? ?"), OTHER), "blf1-c")
    assert WORDS.prompt(moving, NAMES) == (
        "Ada: move another unit, up to 3 stars with Executor Bridge, or end the move with Done."
    )


def test_a_unit_that_may_move_after_its_battle_is_touched_first() -> None:
    fight = play(lay(seat("c=lf1 sn1", hand="hit"), seat("c=ds1 tf1")), "blf1-ods1", "hit", "66", "11")
    assert kind(fight) == "hop"
    assert WORDS.prompt(fight, NAMES) == ("Ada: choose Light Freighter, then its new zone, or press Done to stay.")
    assert WORDS.prompt(fight, NAMES, ("blf1",)) == "Ada: choose the zone that Light Freighter goes to."
    assert WORDS.refusal(fight, ("o",), NAMES) == "First choose Light Freighter, then the zone it goes to."


def test_a_result_is_no_task_of_the_player_who_attacked() -> None:
    fought = play(lay(seat("c=xw1"), seat("c=tf1 ds1")), "bxw1-otf1")
    for dice in ("11", "12"):
        fought = fought.after(action(fought, dice))
    assert WORDS.prompt(fought, NAMES) == "Ada: here is the result."


def test_prompts_say_where_the_next_touch_is() -> None:
    strikers = lay(seat("o=xw1 sn1 lf1", "jed ? ?"), seat("o=tf1", "dec ? -"))
    assert WORDS.prompt(strikers, NAMES) == ("Ada: move, attack or strike, or end the turn with Done.")
    assert WORDS.prompt(strikers, NAMES, ("blf1",)) == (
        "Ada: choose where it goes or what it attacks or strikes, or press Hyperdrive."
    )
    assert (
        WORDS.prompt(strikers, NAMES, ("blf1", "hyperdrive")) == "Ada: choose the zone that Light Freighter jumps to."
    )
    named = play(strikers, "bxw1-o1")
    assert WORDS.prompt(named, NAMES) == "Ada: add a striker, up to 3 more stars, or press Done to strike."
    assert WORDS.prompt(play(named, "bsn1"), NAMES) == "Ada: choose which of your strikers rolls now."
    assert WORDS.prompt(play(named, "done", "12"), NAMES) == (
        "Ada: choose Jedi Academy to roll again for X-wing, or press Pass."
    )
    fallen = play(lay(seat("o=xw1"), seat("o=tf1 r=as1", "dec nav -")), "bxw1-o1", "56")
    assert WORDS.prompt(fallen, NAMES) == "Ben: bring reserves worth up to 5 stars to your home zone, or press Done."


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
    assert WORDS.describe(state, action(state, touch), NAMES) == said


def test_what_happened_in_a_battle() -> None:
    state = play(lay(BLUE, ORANGE), "byw1-otf1", "done")
    assert WORDS.describe(state, action(state, "foc"), NAMES) == "Ada played Focused Fire."
    state = step(state, "foc")
    assert WORDS.describe(state, action(state, "45"), NAMES) == "Ada's Y-wing rolled 4 and 5, 9 in all."
    state = step(state, "45", "56")
    assert WORDS.describe(state, action(state, "result"), NAMES) == (
        "Ada's Y-wing: roll 9 + attack 2 + Focused Fire 2 = 13 against defense 7: a hit. "
        "Ben's TIE Fighter: roll 11 + attack 2 = 13 against defense 8: a hit. "
        "Ada's Y-wing is destroyed. Ben's TIE Fighter is destroyed."
    )


def test_what_happened_in_a_strike() -> None:
    state = lay(seat("o=xw1 b=sn1"), seat("o=tf1", "nav ? ?", pool="hol3"))
    assert WORDS.describe(state, action(state, "bxw1-o1"), NAMES) == "Ada's X-wing strikes Ben's Coruscant Naval Base."
    assert WORDS.describe(state, action(state, "bxw1-o2"), NAMES) == "Ada's X-wing strikes Ben's face-down objective."
    state = step(state, "bxw1-o2")
    assert WORDS.describe(state, action(state, "hol"), NAMES) == "Ben's objective is Hold the Line."
    state = step(state, "hol", "11")
    assert WORDS.describe(state, action(state, "result"), NAMES) == (
        "Ada's X-wing: roll 2 + attack 3 = 5 against defense 13: Ben's Hold the Line holds."
    )


def test_who_is_out_is_told_and_units_that_only_leave_are_not_destroyed() -> None:
    state = step(lay(seat("o=xw1"), seat("o=tf1", "dec - -", pool="foc2"), seat("g=at1")), "bxw1-o1", "66")
    said = WORDS.describe(state, action(state, "result"), NAMES)
    assert said.endswith("Decoy Outpost is destroyed. Ben is out.")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("otf1",), "Ben's TIE Fighter is not Ada's to use."),
        (("bnb1",), "Nebulon-B Frigate is in the reserves."),
        (("bxw1", "otf1"), "TIE Fighter is not in the same zone as X-wing."),
        (("bxw1", "bsn1"), "Only opposing units can be attacked."),
        (("bxw1", "o1"), "X-wing must be in Ben's home zone to strike there."),
        (("bxw1", "o3"), "This objective has been destroyed."),
        (("bxw1", "b1"), "Only opposing objectives can be struck."),
        (("bxw1", "repair"), "X-wing has no counters to remove."),
        (("bsn1", "repair"), "Snowspeeder does not have this power."),
        (("bxw1", "b"), "X-wing is already there."),
        (("o1",), "First choose a unit in Ben's home zone, then the objective it strikes."),
        (("b1",), "First choose an objective card in hand, then the objective it replaces."),
        (("b2",), "Repair Yard has already been used this turn, or there is nothing to use it on."),
        (("c",), "First choose a unit, then the zone it goes to."),
        (("foc",), "Focused Fire is a combat card: it is played in battles and cannot replace an objective."),
        (("nav", "o1"), "It can only replace one of Ada's objectives."),
        (("nonsense",), "That is not possible now."),
    ],
)
def test_every_refused_touch_has_a_reason(path: tuple[str, ...], reason: str) -> None:
    assert WORDS.refusal(lay(BLUE, ORANGE), path, NAMES) == reason


def test_more_reasons() -> None:
    ground = lay(seat("c=sn1 b=xw1"), seat("c=tf1"))
    assert WORDS.refusal(ground, ("bsn1", "otf1"), NAMES) == (
        "Snowspeeder is a ground unit: it can attack space units only in Ada's home zone."
    )
    held = lay(seat("b=xw1!1"), seat("o=tf1"))
    assert WORDS.refusal(
        held, ("bxw1", "c"), NAMES
    ) == "X-wing cannot do anything now." or "cannot move" in WORDS.refusal(held, ("bxw1", "c"), NAMES)
    moving = play(lay(seat("b=nb1 sn1 xw1 yw1"), seat("o=tf1")), "bxw1-c")
    assert WORDS.refusal(moving, ("bnb1",), NAMES) == "Nebulon-B Frigate has 5 stars, but there is only room for 3."
    assert WORDS.refusal(moving, ("bxw1",), NAMES) == "X-wing has already been chosen."
    assert WORDS.refusal(play(begin(), "b"), ("done",), NAMES) == "Units worth 20 stars must still be placed."
    placing = play(begin(), "b", "bxw1")
    assert WORDS.refusal(placing, ("bxw1",), NAMES) == "X-wing is already in play."
    assert WORDS.refusal(placing, ("oat1",), NAMES)
    over = lay(seat("b=xw1"), seat("o=tf1")).resign(0)
    assert WORDS.refusal(over, ("bxw1",), NAMES) == "The game is over."
    rolling = play(lay(seat("c=xw1"), seat("c=tf1")), "bxw1-otf1")
    assert WORDS.refusal(rolling, ("pass",), NAMES).startswith("This must happen first:")


def test_about_a_unit() -> None:
    state = lay(seat("c=as1.1!1", "tre ? ?"), ORANGE)
    said = WORDS.about(state, "bas1", NAMES, 1)
    assert said[:3] == (
        "Ada's AT-ST",
        "It is in the contested zone.",
        "It has 1 counter; 1 more destroys it.",
    )
    assert "Ground unit, 2 stars, Imperial." in said
    assert "Attack 2, damage 2, defense 8, shields 2." in said
    assert "It now has +1 attack in each battle: Death Star Trench." in said
    assert "It cannot move until the end of this turn." in said
    armored = WORDS.about(state, "oas1", NAMES, 1)
    assert armored[0] == "Ben's AT-ST"


def test_about_cards_zones_and_piles() -> None:
    state = lay(BLUE, ORANGE)
    assert WORDS.about(state, "foc", NAMES, 0)[:2] == ("Focused Fire", "Combat card: +2 attack for any unit.")
    assert WORDS.about(state, "b1", NAMES, 1)[0] == "Ada's Rebel Base"
    assert "The owner's units have +2 attack in strikes." in WORDS.about(state, "b1", NAMES, 1)
    assert WORDS.about(state, "o3", NAMES, 1)[1] == "It has been destroyed, and nothing takes its place."
    raised = lay(seat("b=xw1", "shi nav ?"), OTHER)
    assert WORDS.about(raised, "b2", NAMES, 1)[-1] == "Its defense is now 14: defense 13 + Shield Generator 1."
    assert WORDS.about(state, "c", NAMES, 1)[0] == "The contested zone"
    assert WORDS.about(state, "b", NAMES, 1)[0] == "Ada's home zone"
    assert WORDS.about(state, "deck-b", NAMES, 1)[1] == "5 cards."
    assert WORDS.about(state, "nowhere", NAMES, 1) == ()


def test_endings() -> None:
    assert WORDS.prompt(lay(seat("b=xw1"), seat("o=tf1")).resign(1), NAMES) == "Ada wins: Ben resigned."
    struck = play(lay(seat("o=xw1"), seat("o=tf1", "dec - -")), "bxw1-o1", "56")
    assert WORDS.prompt(struck, NAMES) == "Ada wins: Ben has no objectives left."
    quiet = lay(seat("b=xw1"), seat("o=tf1"), turn="b/9/5")
    assert "nobody did anything for 3 rounds" in WORDS.prompt(play(quiet, "done"), NAMES)
    last = lay(seat("b=xw1"), seat("o=tf1"), turn="b/199/0")
    assert (
        WORDS.prompt(play(last, "done"), NAMES)
        == "Ada wins: after 200 turns, objectives left count first, then stars in play."
    )
    assert "bxw1" in drawn_out(lay(seat("b=xw1"), seat("o=tf1"))).text() or touches(last)


def test_a_player_who_is_meant_is_called_you() -> None:
    state, names = lay(seat("b=xw1!2 o=xw2 c=yw1"), seat("c=tf1")), ("You", "Ben")
    assert WORDS.describe(state, action(state, "byw1-b"), names) == "You moved Y-wing to your home zone."
    assert WORDS.describe(state, action(state, "byw1-otf1"), names) == "Your Y-wing attacks Ben's TIE Fighter."
    assert WORDS.refusal(state, ("otf1",), names) == "Ben's TIE Fighter is not yours to use."
    assert WORDS.refusal(state, ("bxw1", "c"), names) == (
        "X-wing in your home zone cannot move until the end of your next turn."
    )
    assert WORDS.about(state, "b", names)[:2] == ("Your home zone", "Your reserves come in here.")
    assert WORDS.prompt(lay(seat("b=xw1"), seat("o=tf1")).resign(1), names) == "You win: Ben resigned."
    assert WORDS.prompt(lay(seat("b=xw1"), seat("o=tf1")).resign(0), names) == "Ben wins: you resigned."


def test_advice_and_what_speaks_for_it_are_said_to_the_player() -> None:
    state = lay(seat("b=xw1 c=xw2 sn1"), seat("c=tf1 o=tf2 ds1", hand="foc"))
    assert (
        WORDS.suggest(state, action(state, "bxw2-b"), NAMES) == "Move X-wing from the contested zone to your home zone"
    )
    assert WORDS.reasons(state, action(state, "bxw2-otf1"), NAMES, 0)[0] == (
        "it destroys TIE Fighter in the contested zone 92% of the time before cards"
    )


def test_the_limit_of_turns_is_that_of_the_table() -> None:
    option = next(option for option in WORDS.options if option.id == "turns")
    assert option.choices[0].label == f"At most {TURN_CAP} turns"


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_has_its_clauses(operation: str) -> None:
    assert all(f"{family}-{operation}" in WORDS.catalog for family in ("combat", "objective", "brief"))


def test_only_the_owner_of_a_hand_is_told_what_can_be_done_with_it() -> None:
    told, asked = set(), 0
    for seed in range(4):
        match = play_random(Case(GAME, GAME.choose()), Random(seed), 150)
        for ply in range(match.ply):
            state = match.state_at(ply)
            if not isinstance(state, PocketModel) or state.turn is None or state.turn < 0:
                continue
            paths = [path for _, path in state.actions()]
            owner = WORDS.prompt(state, NAMES, (), state.turn)
            others = {WORDS.prompt(state, NAMES, (), viewer) for viewer in (None, 1 - state.turn)}
            holds = any(path[0] in CARD_OF_CODE for path in paths)
            if "replace an objective" in owner or "replace an objective" in "".join(others):
                assert ("replace an objective" in owner) == holds, owner
            if any("play a card from your hand" in one for one in others):
                asked += 1
                assert ("no card in your hand" in owner) == (not holds), owner
            told.add(owner in others)
            assert len(others) == 1
    assert told == {False, True} and asked
