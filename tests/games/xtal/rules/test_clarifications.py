"""The clarifications that hold in both tempos, each test named after its own."""

from __future__ import annotations

import pytest

from games.xtal.boards import (
    NAMES,
    WORDS,
    acting,
    action,
    fight,
    goals,
    group,
    lay,
    may_add,
    mover,
    pair,
    part,
    play,
    protected,
    ready,
    refuse,
    rings,
    roll,
    stage,
    stored,
    token,
    touches,
    waiting,
)

both_tempos = pytest.mark.parametrize("speed", [False, True], ids=["windows", "speed"])


def test_rings_without_combat_two_players_own_two_and_four_lie_in_the_storages() -> None:
    state = lay("b4 v4", "L", stage="roll", turn="0>-", homes="v1 v4")
    assert (rings(state), stored(state)) == ([1, 1], "011011")
    state = roll(state, 1)
    assert rings(state) == [2, 1]


@both_tempos
def test_an_answering_void_cancels_the_last_card_if_that_removes_the_weapon(speed: bool) -> None:
    state = group(fight("r1 r4", "fV", "SV", speed=speed), 0, "f")
    state = group(group(state, 1, "S"), 0, "V")
    state = group(state, 1, "V")
    assert (stage(state), acting(state), protected(state)) == ("answer", "0", [1])
    assert part(state, 7) == "0f,1S>0,0V>1,1V>2"


@both_tempos
def test_an_answering_void_otherwise_cancels_the_weapon_itself(speed: bool) -> None:
    state = group(fight("r1 r4", "fFV", "V", speed=speed), 0, "f", "F r1 r2")
    assert (stage(state), acting(state)) == ("weapon", "1")
    state = group(state, 1, "V")
    assert (token(state, 0), stage(state), part(state, 7)) == ("r2", "answer", "0f,0F,1V>0")
    state = group(state, 0, "V")
    assert (stage(state), acting(state), token(state, 0)) == ("weapon", "1", "r2")


def test_arrangements_the_first_that_the_group_forms_takes_combat_even_if_it_breaks_it_again() -> None:
    state = group(lay("b1 r4 v3", "LF", "f"), 0, "L b1", "F r1 r2")
    assert (stage(state), pair(state), token(state, 0)) == ("open", "0-1", "r2")
    assert not may_add(play(state, "pass-0"), 1, "f")


@both_tempos
def test_arrangements_formed_while_a_weapon_is_pending_wait(speed: bool) -> None:
    state = group(fight("r1 r4 r2 b5", "fLF", "S", speed=speed), 0, "f", "L b5=r3", "F r3 r5")
    assert (stage(state), pair(state), waiting(state)) == ("weapon", "0-1", "2-3~0")
    state = play(group(state, 1, "S"), "pass-0", "pass-1")
    assert (stage(state), pair(state), waiting(state)) == ("open", "2-3", "-")


def test_arrangements_that_wait_start_in_the_order_in_which_they_were_formed() -> None:
    state = fight("r1 r4 r2 b9 r3 b11", "fLL", "S")
    state = group(state, 0, "f", "L b9", "L b11")
    assert (stage(state), waiting(state)) == ("weapon", "2-3~0,4-5~0")
    state = play(group(state, 1, "S"), "pass-0", "pass-1")
    assert (pair(state), acting(state), waiting(state)) == ("2-3", "2", "4-5~0")
    state = play(state, "pass-2", "pass-3")
    assert (pair(state), waiting(state)) == ("4-5", "-")
    assert mover(play(state, "pass-4", "pass-5")) == "1"


def test_arrangements_formed_twice_wait_once() -> None:
    state = group(fight("r1 r4 r2 b9", "fLFF", "S"), 0, "f", "L b9", "F r5 r3", "F r3 r5")
    assert (stage(state), waiting(state)) == ("weapon", "2-3~0")


def test_arrangements_of_who_is_protected_by_then_do_not_start() -> None:
    state = group(fight("r1 r4 r2", "fFV", "V", "f"), 0, "f", "F r1 r5")
    assert (stage(state), waiting(state)) == ("weapon", "0-2~0")
    state = group(group(state, 1, "V"), 0, "V")
    assert (acting(state), protected(state)) == ("1", [0])
    assert stage(play(state, "pass-1")) == "roll"


def test_arrangements_of_who_leaves_are_gone() -> None:
    state = group(fight("r1 r4 r2 b9", "fL", "S"), 0, "f", "L b9").resign(3)
    assert (stage(state), waiting(state)) == ("weapon", "-")


def test_arrangements_that_no_longer_stand_do_not_start() -> None:
    state = fight("r1 r4 b3 b5", "fLLFF", "S")
    state = group(state, 0, "f", "L b3", "L b5", "F r2 r6", "F r3 r2")
    assert (token(state, 2), token(state, 3)) == ("r6", "r2")
    assert stage(play(group(state, 1, "S"), "pass-0", "pass-1")) == "roll"


@both_tempos
def test_a_group_that_takes_its_own_player_out_of_combat_runs_to_its_end_without_a_weapon(speed: bool) -> None:
    state = fight("r1 r4 r2", "FFfV", "S", "f", speed=speed)
    if not speed:
        assert not may_add(ready(state, 0, "F r4 r5"), 0, "f")
    after = group(state, 0, "F r4 r5", "F r1 r6", "V")
    assert (pair(after), token(after, 0), protected(after), stage(after)) == ("1-2", "r6", [0], "open")


@both_tempos
def test_a_void_that_restores_an_earlier_combat_it_goes_on_even_if_broken(speed: bool) -> None:
    state = group(fight("r1 r4 r2", "FF", "fV", "V", speed=speed), 0, "F r1 r6")
    state = state if speed else play(state, "pass-1")
    state = group(state, 0, "F r4 r5")
    assert pair(state) == "1-2"
    state = group(state, 2, "V")
    assert (pair(state), stage(state), token(state, 0), token(state, 1)) == ("0-1", "open", "r6", "r4")


def test_a_void_that_restores_an_earlier_combat_not_if_one_of_the_pair_is_protected() -> None:
    state = group(fight("r1 r4 r2", "F", "VV", "fV"), 0, "F r4 r5")
    state = group(play(state, "pass-2"), 1, "V")
    assert (token(state, 1), pair(state), protected(state)) == ("r4", "0-1", [1])
    assert (stage(state), acting(state)) == ("answer", "0")
    assert stage(play(state, "pass-0")) == "roll"


@both_tempos
def test_settled_void_back_after_a_restoring_void_only_the_restored_combatant_who_did_not_lay_that_void(
    speed: bool,
) -> None:
    state = group(fight("r1 r4 r2", "FV", "VV", "fV", speed=speed), 0, "F r4 r5")
    assert pair(state) == "1-2"
    state = group(state if speed else play(state, "pass-2"), 1, "V")
    assert (token(state, 1), pair(state), protected(state), state.actors) == ("r4", "0-1", [1], (0,))
    assert WORDS.refusal(state, ("2b",), NAMES) == "Only Ada may play cards now."
    state = group(state, 0, "V")
    assert (token(state, 1), pair(state), protected(state), stage(state)) == ("r5", "1-2", [0], "open")


def test_settled_void_back_when_the_earlier_void_works_again_it_is_the_unprotected_one_of_the_restored_pair() -> None:
    state = group(fight("r1 r4 r2", "FV", "V", "VV"), 0, "F r4 r5")
    state = group(group(play(state, "pass-2"), 1, "V"), 0, "V")
    assert (pair(state), protected(state), acting(state)) == ("1-2", [0], "2")
    state = group(state, 2, "V")
    assert (pair(state), protected(state), stage(state), state.actors) == ("0-1", [1, 2], "answer", (0,))


def test_the_restored_combatants_may_void_back() -> None:
    state = group(fight("r1 r4 r2", "FV", "f", "V"), 0, "F r4 r5")
    state = group(state, 2, "V")
    assert (pair(state), acting(state)) == ("0-1", "0")
    state = group(state, 0, "V")
    assert (pair(state), token(state, 1), protected(state)) == ("1-2", "r5", [0])
    assert (stage(state), acting(state)) == ("open", "2")


def test_first_window_if_both_combatants_are_new_after_a_transfer_the_first_clockwise_from_the_cards_player() -> None:
    state = fight("r1 r4 r2 b5", "LF", "LF", "f", "f")
    assert acting(group(state, 0, "L b5", "F r3 r5")) == "2"
    state = group(play(state, "pass-0"), 1, "L b5", "F r3 r5")
    assert (pair(state), acting(state)) == ("2-3", "2")
    away = fight("r1 b5 r2 r4", "-", "-", "-", "LF", pair="0-3", turn="3>3")
    assert acting(group(away, 3, "L b5", "F r3 r5")) == "1"
    round_him = fight("b5 r1 r4 r2", "-", "-", "LF", "-", pair="1-2", turn="2>2")
    after = group(round_him, 2, "L b5", "F r3 r5")
    assert (pair(after), acting(after)) == ("0-3", "3")


def test_first_window_after_a_restoring_void_whoever_is_newly_back_in() -> None:
    state = group(fight("r1 r4 r2", "F", "S", "V"), 0, "F r1 r5")
    assert pair(state) == "0-2"
    state = group(state, 2, "V")
    assert (pair(state), acting(state)) == ("0-1", "1")


def test_void_back_window_one_single_void_or_pass() -> None:
    state = group(group(fight("r1 r4", "fVVFL", "V"), 0, "f"), 1, "V")
    assert [touch for touch in touches(state) if touch[0] == "0" or "lay" in touch] == ["0b", "0c"]
    assert "pass-0" in touches(state)
    state = play(state, "0b")
    assert touches(state) == ["0b", "lay-0"]


def test_void_back_window_the_other_combatant_may_void_back_not_a_third_player_mover() -> None:
    state = group(lay("b5 b1 r4", "LV", "V", "V"), 0, "L b1")
    state = group(state, 1, "V")
    assert (token(state, 1), stage(state), state.actors) == ("b1", "answer", (2,))
    state = group(state, 2, "V")
    assert (token(state, 1), protected(state), state.actors) == ("r1", [2], (1,))


def test_the_last_card_is_forgotten_at_each_end_of_combat() -> None:
    state = group(fight("r1 r4 r2 b5", "fLF", "S", "V", "V"), 0, "f", "L b5", "F r3 r5")
    state = play(group(state, 1, "S"), "pass-0", "pass-1")
    assert (pair(state), part(state, 7), part(state, 9)) == ("2-3", "-", "-")
    state = group(state, int(acting(state)), "V")
    assert token(state, 3) == "r5"


def test_the_last_card_is_forgotten_at_each_end_of_a_turn() -> None:
    state = play(group(lay("b1 v4", "LL", "V"), 0, "L b1"), "done-0")
    assert part(state, 7) == "-"
    state = roll(state, 1)
    assert token(group(state, 1, "V"), 0) == "r1"


def test_undoing_a_movement_returns_picked_up_rings_too() -> None:
    state = group(fight("r1 r4 v3", "T", "V", stores="000021", rings="111"), 0, "T v3 v5")
    assert (rings(state), stored(state)) == ([1, 1, 3], "000001")
    state = group(state, 1, "V")
    assert (rings(state), stored(state), token(state, 2)) == ([1, 1, 1], "000021", "v3")


def test_undoing_a_movement_is_no_arrival_and_triggers_nothing() -> None:
    state = group(fight("r1 r4 r2 r5", "F", "V"), 0, "F r2 r3")
    state = group(state, 1, "V")
    assert (token(state, 2), waiting(state), stage(state)) == ("r2", "-", "answer")
    assert stage(play(state, "pass-0")) == "roll"


def test_undoing_a_movement_is_no_win() -> None:
    state = group(fight("r1 r4 v3", "T", "V", rings="113", stores="100000"), 0, "T v3 v5")
    assert group(state, 1, "V").result is None


@both_tempos
def test_answer_first_void_and_flight_is_refused(speed: bool) -> None:
    state = group(fight("r1 r4", "f", "VF", speed=speed), 0, "f")
    if speed:
        state = group(state, 1, "F r4 r5", "V")
        assert (stage(state), token(state, 1), part(state, 3).split("=")[2]) == ("weapon", "r4", "VF")
        state = group(state, 1, "V", "F r1 r2")
        assert (stage(state), token(state, 0), part(state, 3).split("=")[2]) == ("weapon", "r1", "VF")
    else:
        assert not may_add(ready(state, 1, "V"), 1, "F r4 r5")
        assert not may_add(ready(state, 1, "V"), 1, "F r1 r2")
        assert not may_add(state, 1, "F r4 r5")


@both_tempos
def test_answer_first_shield_flight_and_void_is_legal(speed: bool) -> None:
    state = group(fight("r1 r4", "f", "SFV", speed=speed), 0, "f")
    state = group(state, 1, "S", "F r4 r5", "V")
    assert (token(state, 1), protected(state), stage(state), acting(state)) == ("r5", [1], "answer", "0")


def test_answer_first_with_a_shield_and_a_void_the_first_listed_answers() -> None:
    state = group(fight("r1 r4", "f", "SV", speed=True), 0, "f")
    assert stage(group(state, 1, "V", "S")) == "weapon"
    assert stage(group(state, 1, "S", "V")) == "answer"


def test_leaving_under_a_pending_weapon_defeat_first_then_leave() -> None:
    state = group(fight("r1 r4 v3", "f", "S", rings="121"), 0, "f").resign(1)
    assert (rings(state), stage(state), mover(state), token(state, 1)) == ([3, 0, 1], "roll", "2", "-")


def test_leaving_with_an_own_weapon_pending_costs_the_other_nothing() -> None:
    state = group(fight("r1 r4 v3", "f", "S", rings="121"), 0, "f").resign(0)
    assert (rings(state), stage(state), mover(state)) == ([0, 2, 1], "roll", "1")
    assert stored(state) == "100" + stored(group(fight("r1 r4 v3", "f", "S", rings="121"), 0, "f"))[3:]


@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_after_a_void_that_undid_combat_ends_it(leaver: int) -> None:
    state = group(lay("b1 r4 v3", "LV", "V"), 0, "L b1")
    state = group(play(state, "pass-0"), 1, "V")
    assert (stage(state), acting(state), pair(state)) == ("answer", "0", "-")
    assert stage(state.resign(leaver)) == "roll"
    assert stage(state.resign(2)) == "answer"


def test_leaving_as_a_bystander_lets_combat_go_on() -> None:
    state = group(fight("r1 r4 v3", "F", "V"), 0, "F r1 r2").resign(2)
    assert (stage(state), pair(state)) == ("open", "0-1")
    assert token(group(state, 1, "V"), 0) == "r1"
    pending = group(fight("r1 r4 v3", "f", "S"), 0, "f").resign(2)
    assert (stage(pending), acting(pending)) == ("weapon", "1")
    assert may_add(pending, 1, "S")
    assert rings(play(pending, "pass-1")) == [2, 0, 0]


def test_leaving_who_went_before_a_void_does_not_come_back_by_it() -> None:
    state = group(fight("r1 r4 r2", "F", "fV", "V"), 0, "F r4 r5")
    state = state.resign(0)
    assert pair(state) == "1-2"
    state = group(play(state, "pass-2"), 1, "V")
    assert (token(state, 0), token(state, 1), stage(state), acting(state)) == ("-", "r4", "answer", "2")


@pytest.mark.parametrize("leaver", [2, 3])
def test_settled_leaving_of_a_bystander_forgets_nothing_that_lies_on_the_table(leaver: int) -> None:
    state = group(fight("r1 r4 v3 v5", "LfF", "SV"), 0, "f")
    state = group(group(state, 1, "S"), 0, "F r1 r2").resign(leaver)
    assert part(state, 7) == "0f,1S>0,0F"
    state = group(state, 1, "V")
    assert (token(state, 0), stage(state), acting(state)) == ("r1", "answer", "0")
    handed_on = group(fight("r1 r4 r2 v5", "F", "FV", "f"), 0, "F r4 r5").resign(3).resign(0)
    assert (pair(handed_on), part(handed_on, 7)) == ("1-2", "0F")


def test_settled_leaving_a_draw_that_is_due_comes_before_the_leavers_cards_go_to_the_refuse_pile() -> None:
    hands = "LLLLLLFFFFFFTTTTTTVVV", "aaaaaattttttffffffAAA", "HHHHHHSSSSSSAAA"
    state = roll(lay("v1 v4 b5", *hands, stage="roll", turn="0>-", refuse="V3"), 2)
    assert (stage(state), refuse(state), touches(state)) == ("draw", {}, ["void"])
    state = state.resign(2)
    assert (stage(state), refuse(state), touches(state)) == ("draw", {"H": 6, "S": 6, "A": 3}, ["void"])


def test_settled_turn_order_is_the_order_of_the_seats_whatever_homes_they_chose() -> None:
    state = lay("v4 v2 v6", "L", "L", "L", homes="v4 v2 v6")
    order = []
    for _ in range(4):
        order.append(mover(state))
        state = roll(play(state, f"done-{mover(state)}"), 1)
    assert order == ["0", "1", "2", "0"]


@pytest.mark.parametrize(("setting", "rolls"), [("whn8g", 500), ("whn8", 2500)])
def test_settled_guard_ends_the_game_after_500_rolls_where_chosen_else_after_2500_and_the_leaders_share(
    setting: str, rolls: int
) -> None:
    state = lay("v1 v4 v6", "L", "L", "-", setting=setting, rings="221", stage="roll", turn="2>-", die=f"3:{rolls - 1}")
    state = roll(state, 1)
    assert (stage(state), state.result) == ("over:guard:01", (0.5, 0.5, 0.0))
    assert WORDS.prompt(state, NAMES) == f"Ada and Ben share the win: 2 rings each after {rolls} rolls."


def test_protection_of_a_player_who_rolls_next_ends_at_that_roll() -> None:
    state = group(fight("r1 r4", "f", "V"), 0, "f")
    state = play(group(state, 1, "V"), "pass-0")
    assert (mover(state), protected(state)) == ("1", [1])
    assert protected(roll(state, 1)) == []


@both_tempos
def test_forced_passes_in_void_and_weapon_windows_are_never_played_automatically(speed: bool) -> None:
    state = group(fight("r1 r4", "f", "AF", speed=speed), 0, "f")
    assert not state.automatic
    voided = group(group(fight("r1 r4", "fL", "V", speed=speed), 0, "f"), 1, "V")
    assert not voided.automatic
    if not speed:
        assert touches(state) == ["pass-1"]
        assert touches(voided) == ["pass-0"]


def test_a_weapon_restored_by_a_void_on_void_must_be_answered_by_who_voided_it() -> None:
    state = group(group(group(fight("r1 r4", "fV", "VS"), 0, "f"), 1, "V"), 0, "V")
    assert (stage(state), acting(state)) == ("weapon", "1")
    settled = group(state, 1, "S")
    assert (stage(settled), rings(settled)) == ("roll", [1, 1])


def test_a_void_on_a_retaliating_weapon() -> None:
    state = group(group(fight("r1 r4", "fV", "Sa"), 0, "f"), 1, "S", "a")
    state = group(state, 0, "V")
    assert (stage(state), acting(state), part(state, 7)) == ("answer", "1", "0f,1S>0,1a,0V>2")


def test_a_protected_attacker_is_not_attacked_back() -> None:
    state = group(group(group(fight("r1 r4", "fV", "SSa"), 0, "f"), 1, "S"), 0, "V")
    assert not may_add(ready(state, 1, "S"), 1, "a")


def test_re_forming_the_arrangement_is_no_transfer() -> None:
    state = group(fight("r1 r4", "F", "F"), 0, "F r1 r2")
    state = group(state, 1, "F r2 r1")
    assert (pair(state), acting(state), waiting(state)) == ("0-1", "0", "-")
    state = group(fight("r1 r4", "fFF", "S"), 0, "f", "F r1 r2", "F r2 r1")
    assert (pair(state), stage(state), waiting(state)) == ("0-1", "weapon", "-")


def test_the_reading_of_levitate_changes_goals_only() -> None:
    near, strict = (lay("g1 r1", "L", setting=setting) for setting in ("whn8", "whs8"))
    assert goals(near, 0, "L", "g1") == {""}
    assert goals(strict, 0, "L", "g1") == set()
    assert WORDS.refusal(strict, ("0a",), NAMES, viewer=0) == (
        "Levitate cannot move any token now. "
        "Lifts any token from a Violet, Blue, Green or Yellow to its nearest unoccupied Red."
    )


def test_a_chance_of_the_attacked_to_pass_is_an_acceptance_of_defeat() -> None:
    state = group(fight("r1 r4", "f", "S", rings="12"), 0, "f")
    assert WORDS.caution(state, action(state, "pass-1"), NAMES) == "Ben will lose 2 rings to Ada. Accept defeat?"
