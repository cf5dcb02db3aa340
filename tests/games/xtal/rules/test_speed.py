"""The speed tempo, S1 to S6, and what the page needs for it."""

from __future__ import annotations

from games.xtal.boards import (
    GAME,
    NAMES,
    WORDS,
    acting,
    action,
    at,
    fight,
    group,
    hand_of,
    lay,
    pair,
    part,
    play,
    protected,
    ready,
    refuse,
    rings,
    roll,
    stage,
    token,
    touches,
)
from pentapod import games
from pentapod.engine.state import Action
from pentapod.games.xtal.rules.state import Xtal
from pentapod.scene.shapes import View

scene = games.painter("xtal")


def test_s1_both_combatants_may_lay_a_group_or_pass_at_any_time_without_first_windows() -> None:
    state = fight("r1 r4", "fS", "aS", speed=True)
    assert (state.actors, state.turn, acting(state)) == ((0, 1), None, "-")
    assert stage(group(state, 1, "a")) == "weapon"
    assert acting(group(state, 0, "f")) == "1"
    again = group(fight("r1 r4", "FF", "S", speed=True), 0, "F r1 r2")
    assert again.actors == (0, 1)
    assert token(group(again, 0, "F r2 r1"), 0) == "r1"


def test_s1_the_order_of_the_log_is_who_was_first() -> None:
    state = ready(ready(fight("r1 r4", "f", "a", speed=True), 0, "f"), 1, "a")
    first, second = play(state, "lay-0"), play(state, "lay-1")
    assert (acting(first), acting(second)) == ("1", "0")


def test_s1_a_group_is_judged_against_the_table_as_it_is_when_its_turn_comes() -> None:
    state = ready(ready(fight("r1 r4 r2", "F", "F", speed=True), 0, "F r2 r3"), 1, "F r2 r3")
    state = play(state, "lay-0", "lay-1")
    assert (token(state, 2), hand_of(state, 1), part(state, 10)) == ("r3", "F", "-")


def test_s1_an_illegal_group_is_refused_whole_and_stays_in_the_hand() -> None:
    state = ready(fight("r1 r4", "FSf", "a", speed=True), 0, "F r1 r2", "S")
    legal = action(state, "lay-0")
    after = play(state, "lay-0")
    assert (hand_of(after, 0), token(after, 0), part(after, 10), refuse(after)) == ("FSf", "r1", "-", {})
    assert WORDS.describe(state, legal, NAMES, 1) == "Ada laid a group that was not allowed, and took it back."
    assert WORDS.describe(state, legal, NAMES, 0) == "Ada took the group back. A Shield can only answer a Weapon."


def test_s1_a_refused_group_neither_ends_passes_nor_starts_a_clock_anew() -> None:
    state = play(fight("r1 r4", "S", "a", speed=True), "pass-1")
    before = state.deadline
    after = play(ready(state, 0, "S"), "lay-0")
    assert (after.deadline, part(after, 8)) == (before, part(state, 8))


BEHIND_A_WIN = "3shn8 open 0>- v1=fTa,v3=L,v4=S r1*1,r4*1,v2*3|000001|0-1|- 1:9 - - p.1 - -"


def test_settled_by_speed_a_group_is_checked_to_its_last_card_also_behind_a_card_that_wins() -> None:
    two_weapons = play(at(BEHIND_A_WIN), "0a", "0b-0T2-0N4", "0c")
    legal = action(two_weapons, "lay-0")
    refused = play(two_weapons, "lay-0")
    assert (refused.result, hand_of(refused, 0), part(refused, 10)) == (None, "fTa", "-")
    assert WORDS.describe(two_weapons, legal, NAMES, 0) == "Ada took the group back. A group can hold only one Weapon."
    one_weapon = play(at(BEHIND_A_WIN), "0b-0T2-0N4", "0a", "lay-0")
    assert (one_weapon.result, hand_of(one_weapon, 0), refuse(one_weapon)) == ((0, 0, 1), "f.a", {"T": 1})
    assert play(at(BEHIND_A_WIN), "0a", "0b-0T2-0N4", "lay-0").result == (0, 0, 1)


def test_s2_while_a_weapon_is_pending_only_the_attacked_player_acts() -> None:
    state = group(fight("r1 r4", "fSS", "SaF", speed=True), 0, "f")
    assert state.actors == (1,)
    answered = group(state, 1, "S", "a")
    assert (stage(answered), answered.actors) == ("weapon", (0,))


def test_s2_the_answer_is_applied_first_wherever_it_stands_in_the_group() -> None:
    state = group(fight("r1 r4", "f", "SF", speed=True), 0, "f")
    state = group(state, 1, "F r4 r5", "S")
    assert (stage(state), token(state, 1), part(state, 7)) == ("open", "r5", "0f,1S>0,1F")


def test_s2_a_group_without_an_answer_is_refused() -> None:
    state = group(fight("r1 r4", "f", "AFS", speed=True), 0, "f")
    state = group(state, 1, "F r4 r5", "A")
    assert (stage(state), token(state, 1), hand_of(state, 1)) == ("weapon", "r4", "AFS")


def test_s2_what_the_attacker_composed_stays_ready_while_his_weapon_pends() -> None:
    state = group(ready(fight("r1 r4", "fSF", "aS", speed=True), 1, "a"), 0, "f")
    assert part(state, 10) == "1a"
    state = play(state, "1b", "lay-1")
    assert part(state, 10) == "-"


def test_s3_the_answer_clock_starts_when_the_weapon_is_accepted() -> None:
    state = fight("r1 r4", "f", "SF", speed=True)
    after = group(state, 0, "f")
    assert after.deadline == (after.deadline.since, 8, Action(1, ("timeout-1",))) if after.deadline else False
    assert state.deadline and after.deadline and state.deadline.since != after.deadline.since


def test_s3_composing_a_group_does_not_start_the_clock_anew() -> None:
    state = group(fight("r1 r4", "f", "SFL", speed=True), 0, "f")
    clock = state.deadline
    for card in ("F r4 r5", "S"):
        state = ready(state, 1, card)
        assert state.deadline == clock
    assert play(state, "1b").deadline == clock


def test_s3_timeout_or_pass_by_the_attacked_is_defeat() -> None:
    state = group(fight("r1 r4", "f", "S", speed=True), 0, "f")
    for end in ("timeout-1", "pass-1"):
        assert end in touches(state)
        assert rings(play(state, end)) == [2, 0]
    assert play(ready(state, 1, "S"), "timeout-1").result is None


def test_s3_a_weapon_made_to_work_again_by_a_void_gets_a_full_new_clock() -> None:
    state = group(fight("r1 r4", "fV", "SV", speed=True), 0, "f")
    first = state.deadline
    state = group(group(state, 1, "S"), 0, "V")
    assert stage(state) == "weapon"
    assert state.deadline and first and state.deadline.since != first.since
    assert state.deadline.seconds == first.seconds


def test_s3_a_retaliating_weapon_gets_a_full_new_clock() -> None:
    state = group(fight("r1 r4", "f", "Sa", speed=True), 0, "f")
    first = state.deadline
    state = group(state, 1, "S", "a")
    assert state.deadline and first and state.deadline.since != first.since
    assert state.deadline.action == Action(0, ("timeout-0",))


def test_s4_a_pass_stands_until_either_players_next_group_and_who_passed_may_still_lay() -> None:
    state = play(fight("r1 r4", "FF", "F", speed=True), "pass-0")
    assert "pass-0" not in touches(state)
    assert state.actors == (0, 1)
    state = group(state, 0, "F r1 r2")
    assert "pass-0" in touches(state)
    state = group(play(state, "pass-0"), 1, "F r2 r3")
    assert "pass-0" in touches(state)
    attacked = group(play(fight("r1 r4", "f", "S", speed=True), "pass-1"), 0, "f")
    assert "pass-1" in touches(attacked)


def test_s4_two_standing_passes_end_combat_whatever_their_order() -> None:
    for order in ((0, 1), (1, 0)):
        state = ready(fight("r1 r4", "F", "F", speed=True), 0, "F r1 r2")
        state = play(state, *(f"pass-{seat}" for seat in order))
        assert (stage(state), hand_of(state, 0), part(state, 10)) == ("roll", "F", "-")


def test_s4_the_attacker_does_not_pass_while_his_weapon_pends() -> None:
    state = group(fight("r1 r4", "fF", "S", speed=True), 0, "f")
    assert "pass-0" not in touches(state)


def test_s4_an_idle_clock_enters_as_pass() -> None:
    state = fight("r1 r4", "F", "F", speed=True)
    assert state.deadline and state.deadline.action == Action(0, ("pass-0",))
    assert state.deadline.seconds == 16
    assert not state.automatic
    assert not fight("r1 r4", "-", "-", speed=True).automatic
    first = state.deadline.since
    state = state.after(state.deadline.action)
    assert state.deadline and state.deadline.action == Action(1, ("pass-1",))
    assert state.deadline.since != first
    laid = group(fight("r1 r4", "F", "F", speed=True), 0, "F r1 r2").deadline
    assert laid and laid.since != first
    assert stage(play(state, "pass-1")) == "roll"


def test_s5_after_a_void_with_no_weapon_pending_only_the_unprotected_opponent_acts_with_a_clock_of_its_own() -> None:
    state = group(fight("r1 r4", "fVF", "V", speed=True), 0, "f")
    before = state.deadline
    state = group(state, 1, "V")
    assert (stage(state), state.actors, protected(state)) == ("answer", (0,), [1])
    assert state.deadline and before and state.deadline.since != before.since
    assert (state.deadline.action, state.deadline.seconds) == (Action(0, ("pass-0",)), 8)
    assert stage(group(state, 0, "V")) == "weapon"
    refused = group(state, 0, "V", "F r4 r5")
    assert (stage(refused), hand_of(refused, 0)) == ("answer", ".VF")
    for late in (group(state, 0, "F r1 r2", "V"), group(state, 0, "F r1 r2")):
        assert (stage(late), token(late, 0), hand_of(late, 0)) == ("answer", "r1", ".VF")
    assert stage(play(state, "pass-0")) == "roll"


def test_s6_after_a_transfer_the_new_pair_acts_at_once_and_late_groups_of_the_old_pair_are_refused() -> None:
    state = ready(fight("r1 r4 r2", "F", "FF", "f", speed=True), 1, "F r4 r6")
    late = ready(fight("r1 r4 r2", "FF", "F", "f", speed=True), 0, "F r4 r5")
    late = group(ready(late, 1, "F r1 r6"), 0)
    assert pair(late) == "1-2"
    assert late.actors == (1, 2)
    assert part(late, 10) == "1a@0>r6"
    moved = play(ready(state, 0, "F r4 r5"), "lay-0")
    assert pair(moved) == "1-2"
    assert "lay-0" not in touches(moved)
    assert WORDS.refusal(moved, ("lay-0",), NAMES) == "Only Ben and Cleo may play cards now."


def test_every_touch_tells_its_seat() -> None:
    state = ready(fight("r1 r4 r2", "FLfS", "FTaV", speed=True), 0, "f")
    mine, theirs = (
        {touch for action in state.actions() if action.seat == seat for touch in action.path} for seat in (0, 1)
    )
    assert not mine & theirs
    assert all(touch.startswith("0") or touch.endswith("-0") for touch in mine)


def test_a_touch_of_a_card_does_not_name_its_kind() -> None:
    names = {touch.partition("-")[0] for touch in touches(fight("r1 r4", "FLTVatfAHS", "S", speed=True))}
    assert {name for name in names if name[0] == "0"} == {f"0{letter}" for letter in "abcdefghij"}


def test_every_card_of_a_combatant_can_be_touched_whatever_it_is() -> None:
    state = fight("r1 r4", "FLTVatfAHS", "TTHH", speed=True)
    first = {action.path[0] for action in state.actions()}
    assert {f"0{letter}" for letter in "abcdefghij"} | {f"1{letter}" for letter in "abcd"} <= first
    voided = group(group(state, 0, "f"), 1, "T")
    assert {f"1{letter}" for letter in "abcd"} <= {action.path[0] for action in voided.actions()}


def test_a_single_card_without_a_target_is_two_touches() -> None:
    state = group(fight("r1 r4", "f", "S", speed=True), 0, "f")
    assert stage(play(state, "1a", "lay-1")) == "open"


def ways(state: Xtal, card: str, token: int) -> set[str]:
    """Where a card of the hand may bring a token: the touches that are left to be made."""
    begun = f"{card}-{card[0]}T{token}"
    return {touch.removeprefix(begun) for touch in touches(state) if touch.startswith(begun)}


def test_a_card_is_added_to_the_table_as_the_group_would_leave_it() -> None:
    here = fight("r1 r4 v3", "FFS", "a", speed=True)
    drafted = ready(here, 0, "F r1 r2")
    assert ways(drafted, "0b", 0) == ways(play(drafted, "lay-0"), "0b", 0) != ways(here, "0b", 0)
    assert ways(play(drafted, "0a"), "0b", 0) == ways(here, "0b", 0)


def test_a_card_that_could_not_be_laid_is_left_out_of_what_the_group_would_do() -> None:
    here = fight("r1 r4 v3", "FFS", "a", speed=True)
    alone = ways(ready(here, 0, "F r1 r2"), "0b", 0)
    for cards in (("S", "F r1 r2"), ("F r1 r2", "S")):
        assert ways(ready(here, 0, *cards), "0b", 0) == alone != ways(here, "0b", 0)


def test_what_a_group_with_an_answer_would_do_is_foretold_wherever_the_answer_stands() -> None:
    here = group(fight("r1 r4 v3", "fL", "FSF", speed=True), 0, "f")
    for cards in (("F r4 r5", "S"), ("S", "F r4 r5")):
        drafted = ready(here, 1, *cards)
        assert ways(drafted, "1c", 1) == ways(play(drafted, "lay-1"), "1c", 1) != ways(here, "1c", 1)
        told = [{one.touch: one.label for one in scene(drafted, View(viewer)).targets} for viewer in (0, 1)]
        assert ["Amber's token" in labels["r5"] for labels in told] == [False, True]


def test_what_a_void_would_leave_in_vain_is_not_foretold() -> None:
    here = group(fight("r1 r4 v3", "fL", "FVF", speed=True), 0, "f")
    drafted = ready(here, 1, "F r4 r5", "V")
    labels = {one.touch: one.label for one in scene(drafted, View(1)).targets}
    assert "Amber's token" in labels["r4"]
    assert "protected" in labels["r4"]
    assert hand_of(play(drafted, "lay-1"), 1) == "FVF"


def test_slots_stay_where_they_are() -> None:
    state = group(fight("r1 r4", "FfFS", "S", speed=True), 0, "f")
    assert hand_of(state, 0) == "F.FS"
    assert hand_of(group(fight("r1 r4", "FfS", "S", speed=True), 0, "F r1 r2"), 0) == ".fS"
    drawn = play(roll(lay("v1 v4", "L.F", "L", stage="roll", turn="0>-", refuse="f1"), 2), "void")
    assert hand_of(drawn, 0) == "LVF"


def test_who_passed_without_a_card_left_has_nothing_to_do() -> None:
    state = fight("r1 r4", "F", "-", speed=True)
    assert state.actors == (0, 1)
    state = play(state, "pass-1")
    assert state.actors == (0,)
    assert state.deadline and state.deadline.action.seat == 0


def test_outside_combat_there_is_no_clock_and_only_legal_groups_are_composed() -> None:
    state = lay("b1 v4", "LfT", "S", setting="shn8")
    assert state.deadline is None
    assert {action.path[0] for action in state.actions()} == {"0a", "0c", "done-0"}


def test_the_clock_is_as_long_as_the_option_says() -> None:
    for seconds in ("5", "8", "12", "20"):
        state = group(fight("r1 r4", "f", "S", speed=True, setting=f"shn{seconds}"), 0, "f")
        assert state.deadline and state.deadline.seconds == int(seconds)
    answer = next(option for option in GAME.options if option.id == "answer")
    assert [choice.id for choice in answer.choices] == ["8", "5", "12", "20"]
    assert not answer.matters(GAME.choose())
    assert answer.matters(GAME.choose(tempo="speed"))


def test_windows_have_no_clock() -> None:
    assert group(fight("r1 r4", "f", "S"), 0, "f").deadline is None


def test_no_caution_while_a_clock_runs() -> None:
    state = group(fight("r1 r4", "f", "S", speed=True), 0, "f")
    assert WORDS.caution(state, action(state, "pass-1"), NAMES) == ""
