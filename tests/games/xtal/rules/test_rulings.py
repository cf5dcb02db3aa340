"""The rulings where the source is silent, each test named after its ruling. All by windows."""

from __future__ import annotations

from games.xtal.boards import (
    GAME,
    NAMES,
    WORDS,
    acting,
    at,
    fight,
    goals,
    group,
    hand_of,
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
from notation import why_illegal
from pentapod.engine.state import RESIGN, Action
from pentapod.games.xtal.data.table import CARDS

# ------------------------------------------------------------------ moving, drawing, rings, winning


def test_passing_tokens_is_allowed_only_the_final_position_must_be_free() -> None:
    state = roll(lay("v1 b1 g1", "L", stage="roll", turn="0>-"), 4)
    assert token(state, 0) == "r1"


def test_forfeited_roll_no_move_no_draw_no_cardplay_and_protection_still_ends() -> None:
    state = roll(lay("v1 g1", "L", stage="roll", turn="0>-", protected="0"), 2)
    assert (stage(state), mover(state), token(state, 0), hand_of(state, 0)) == ("roll", "1", "v1", "L")
    assert protected(state) == []


def test_draw_with_both_piles_empty_gives_no_card() -> None:
    full = "".join(card.letter * 6 for card in CARDS)
    state = lay("v1 v4", full[:30], full[30:], stage="roll", turn="0>-")
    assert (stage(roll(state, 2)), len(hand_of(roll(state, 2), 0))) == ("play", 30)


def test_no_hand_limit() -> None:
    state = play(roll(lay("v1 v4", "LLLLLLFFFFFF", stage="roll", turn="0>-"), 2), "void")
    assert len(hand_of(state, 0)) == 13


def test_draw_before_cardplay() -> None:
    state = roll(lay("v1 v4", "L", stage="roll", turn="0>-"), 2)
    assert stage(state) == "draw"
    assert stage(play(state, "flight")) == "play"


def test_no_draw_after_a_card_moved_you() -> None:
    assert stage(group(lay("v1 r4 v3", "LT"), 0, "T v1 v2")) == "play"


def test_storage_pick_up_on_landing_by_teleport_takes_all_rings_there() -> None:
    state = group(lay("v1 v4", "LT", homes="v1 v4", stores="022000"), 0, "T v1 v3")
    assert (rings(state), stored(state)) == ([3, 1], "020000")


def test_storage_pick_up_passing_does_nothing() -> None:
    state = roll(lay("b2 v4", "L", stage="roll", turn="0>-", stores="022000"), 3)
    assert (token(state, 0), rings(state)) == ("g3", [1, 1])


def test_home_with_three_or_more_wins_by_roll_or_teleport_also_by_an_opponents_card() -> None:
    assert roll(lay("b12 v4", "L", stage="roll", turn="0>-", rings="41"), 1).result == (1.0, 0.0)
    assert group(lay("b1 v5", "T", "L", homes="v1 v4", rings="14"), 0, "T v5 v4").result == (0.0, 1.0)


def test_rings_picked_up_on_arrival_at_home_count() -> None:
    state = roll(lay("b12 v4", "L", stage="roll", turn="0>-", homes="v1 v4", rings="21", stores="102000"), 1)
    assert state.result == (1.0, 0.0)


def test_three_rings_win_at_ones_own_home_only() -> None:
    state = roll(lay("b6 v1", "L", stage="roll", turn="0>-", rings="31"), 1)
    assert (state.result, token(state, 0)) == (None, "v4")
    other = roll(lay("b2 b5", "L", stage="roll", turn="0>-", rings="31"), 1)
    assert (other.result, token(other, 0)) == (None, "v2")


def test_exact_landing_is_needed_passing_home_does_nothing() -> None:
    state = roll(lay("b12 v4", "L", stage="roll", turn="0>-", rings="41"), 2)
    assert (state.result, token(state, 0)) == (None, "b1")


def test_two_rings_at_home_do_not_win() -> None:
    assert roll(lay("b12 v4", "L", stage="roll", turn="0>-", rings="21"), 1).result is None


def test_attack_on_a_ringless_player_is_allowed_nothing_gained_combat_ends() -> None:
    state = play(group(fight("r1 r4", "f", "A", rings="20"), 0, "f"), "pass-1")
    assert (rings(state), stage(state)) == ([2, 0], "roll")


def test_no_rings_and_no_cards_stays_in_and_keeps_rolling() -> None:
    state = lay("v1 v4", "-", "-", stage="roll", turn="0>-", rings="02")
    state = roll(state, 1)
    assert (stage(state), mover(state)) == ("roll", "1")


def test_resigning_rings_to_the_storage_token_removed_hand_to_the_refuse() -> None:
    state = lay("b1 v4 g3", "LF", "TT", "V", homes="v1 v4 v3", rings="231", refuse="L1").resign(1)
    assert (token(state, 1), rings(state), stored(state)) == ("-", [2, 0, 1], "000300")
    assert (hand_of(state, 1), refuse(state)) == ("-", {"L": 1, "T": 2})
    assert state.out == (1,)


def test_resigning_rings_are_added_to_those_of_the_storage_and_protection_goes() -> None:
    state = lay("b1 v4 g3", "L", "L", "L", rings="121", stores="000101", protected="1").resign(1)
    assert (stored(state), rings(state), protected(state)) == ("020101", [1, 0, 1], [])
    state = lay("b1 v4 g3", "L", "L", "L", rings="121", stores="010001").resign(1)
    assert stored(state) == "030001"


def test_resigning_one_player_left_wins() -> None:
    state = lay("b1 v4 g3", "LF", "TT", "V").resign(1).resign(0)
    assert (state.result, stage(state)) == ((0.0, 0.0, 1.0), "over:left:2")


def test_resigning_on_turn_gives_the_die_to_the_left() -> None:
    for where in ("play", "roll"):
        state = lay("b1 v4 g3", "L", "L", "L", stage=where, turn="0>0" if where == "play" else "0>-").resign(0)
        assert (stage(state), mover(state)) == ("roll", "1")
    drawing = roll(lay("v1 v4 v3", "L", "L", "L", stage="roll", turn="0>-"), 2)
    assert stage(drawing) == "draw"
    assert (stage(drawing.resign(0)), mover(drawing.resign(0))) == ("roll", "1")


def test_resigning_out_of_turn_leaves_the_die_where_it_is() -> None:
    for where in ("play", "roll"):
        state = lay("b1 v4 g3", "L", "L", "L", stage=where, turn="0>0" if where == "play" else "0>-").resign(2)
        assert (stage(state), mover(state)) == (where, "0")


def test_resigning_while_the_game_is_set_up() -> None:
    state = play(GAME.start(GAME.choose(players="3")), "v1")
    state = state.resign(1)
    assert state.actors == (2,)
    state = play(state, "v1" if "v1" in touches(state) else "v2")
    assert stage(state) == "deal"
    assert why_illegal(GAME, state, Action(1, RESIGN)) == "This player has already left the game."


# ------------------------------------------------------------------ right to play


def test_outside_combat_only_the_player_whose_turn_it_is_after_the_roll() -> None:
    state = lay("b1 v4 v3", "L", "V", "V")
    assert state.actors == (0,)
    assert group(state, 0, "L b1").actors != (1,)


def test_in_combat_only_the_two_combatants() -> None:
    state = fight("r1 r4 b1 b3", "f", "S", "V", "V")
    assert state.actors == (0,)
    state = play(state, "pass-0")
    assert state.actors == (1,)
    assert WORDS.refusal(state, ("2a",), NAMES) == "Only Ben may play cards now."


def test_illegal_target_is_refused_and_the_card_stays_in_the_hand() -> None:
    state = lay("b1 r3 v3", "LF", protected="1")
    assert not may_add(state, 0, "F")
    assert WORDS.refusal(state, ("0b",), NAMES, viewer=0) == (
        "Flight cannot move any token now. Carries any token from a Red to any other unoccupied Red."
    )
    assert WORDS.refusal(state, ("0a", "r3"), NAMES, viewer=0) == "Ben is protected and cannot be moved."


def test_each_card_of_a_group_is_checked_after_the_earlier_ones_took_effect() -> None:
    state = lay("b1 v2", "LF")
    assert not may_add(state, 0, "F")
    assert may_add(ready(state, 0, "L b1"), 0, "F r1 r4")


def test_group_leading_into_combat_levitate_and_flight_and_weapon_laid_together() -> None:
    state = group(lay("r2 b1 v3", "LFf", "S"), 0, "L b1", "F r2 r4", "f")
    assert (stage(state), pair(state), state.actors) == ("weapon", "0-1", (1,))


def test_group_leading_into_combat_no_weapon_for_who_is_no_combatant() -> None:
    state = ready(lay("v1 b1 r4", "Lf", "S"), 0, "L b1")
    assert not may_add(state, 0, "f")


def test_levitate_the_next_nearest_free_red_if_the_nearest_is_taken() -> None:
    state = lay("g1 r1", "L")
    assert goals(state, 0, "L", "g1") == {""}
    assert token(group(state, 0, "L g1"), 0) == "r6"


def test_levitate_a_tie_is_the_card_players_choice_also_further_away() -> None:
    assert goals(lay("v1 r1 r6", "L"), 0, "L", "v1") == {"r2", "r5"}


def test_levitate_strict_reading_unplayable_if_the_nearest_is_taken() -> None:
    assert not may_add(lay("g1 r1", "L", setting="whs8"), 0, "L g1")
    assert goals(lay("v1 r1", "L", setting="whs8"), 0, "L", "v1") == {""}
    assert token(group(lay("v1 r1", "L", setting="whs8"), 0, "L v1"), 0) == "r6"


def test_flight_and_teleport_must_go_elsewhere_teleport_to_anybodys_home() -> None:
    assert "v4" in goals(lay("v1 b1", "T", homes="v1 v4"), 0, "T", "v1")
    assert "v1" not in goals(lay("v1 b1", "T", homes="v1 v4"), 0, "T", "v1")


def test_weapon_only_by_a_combatant_while_the_two_stand_opposite() -> None:
    assert not may_add(lay("r1 r4", "f"), 0, "f")
    broken = group(fight("r1 r4", "Ff", "S"), 0, "F r1 r2")
    assert not may_add(play(broken, "pass-1"), 0, "f")


def test_shield_only_against_the_matching_pending_weapon() -> None:
    state = fight("r1 r4", "S", "f")
    assert not may_add(state, 0, "S")
    assert WORDS.refusal(state, ("0a",), NAMES, viewer=0) == "A Shield can only answer a Weapon."


# ------------------------------------------------------------------ combat: start, passing, transfer


def test_trigger_only_an_arrival_not_standing_there_after_combat_ended() -> None:
    state = play(fight("r1 r4", "f", "S", turn="0>0"), "pass-0", "pass-1")
    assert (stage(state), pair(state)) == ("roll", "-")
    state = lay("r1 r4 b1", "-", "f", "L", stage="roll", turn="2>-")
    assert stage(roll(state, 5)) != "open"


def test_trigger_protection_running_out_does_not_trigger() -> None:
    state = lay("r1 r4", "-", "-", stage="roll", turn="0>-", protected="1")
    assert pair(roll(state, 1)) == "-"
    state = lay("y1 r4 b3", "L", stage="roll", turn="0>-", protected="1")
    assert pair(roll(state, 1)) == "-"


def test_trigger_a_protected_token_is_not_drawn_into_combat_by_a_card() -> None:
    assert stage(group(lay("b1 r4", "LL", protected="1"), 0, "L b1")) == "play"


def test_first_window_the_combatant_whose_roll_or_card_made_the_arrangement() -> None:
    assert acting(roll(lay("v1 r4", "f", "S", stage="roll", turn="0>-"), 4)) == "0"
    assert acting(group(lay("b1 r4", "L", "S"), 0, "L b1")) == "0"


def test_first_window_a_third_player_made_it_the_first_clockwise_from_him() -> None:
    state = lay("b1 r4 b5 b9", "-", "-", "LL", turn="2>2", homes="v1 v4 v3 v5")
    assert acting(group(state, 2, "L b1")) == "0"
    state = lay("b5 b1 r4 b9", "L", "f", "f", homes="v1 v4 v3 v5")
    assert acting(group(state, 0, "L b1")) == "1"
    between = lay("b1 b5 r4 b9", "f", "L", "f", turn="1>1", homes="v1 v4 v3 v5")
    assert acting(group(between, 1, "L b1")) == "2"


def test_first_window_after_a_transfer_the_player_newly_drawn_in() -> None:
    state = group(fight("r1 r4 r2", "F", "S", "f"), 0, "F r4 r5")
    assert (pair(state), acting(state)) == ("1-2", "2")


def test_windows_play_one_group_or_pass_then_the_other() -> None:
    state = group(fight("r1 r4", "FF", "FF"), 0, "F r1 r2")
    assert acting(state) == "1"
    after = group(state, 1, "F r2 r3")
    assert (acting(after), part(after, 7)) == ("0", "0F,1F")
    assert acting(play(state, "pass-1")) == "0"


def test_windows_a_play_resets_passes_two_passes_in_a_row_end_combat() -> None:
    state = play(fight("r1 r4", "FF", "FF"), "pass-0")
    state = play(group(state, 1, "F r1 r2"), "pass-0")
    assert stage(state) == "open"
    assert stage(play(state, "pass-1")) == "roll"


def test_pending_weapon_only_the_attacked_player_acts_and_flight_alone_is_no_answer() -> None:
    state = group(fight("r1 r4", "fF", "FS"), 0, "f")
    assert state.actors == (1,)
    assert not may_add(state, 1, "F")
    assert (
        WORDS.refusal(state, ("1a",), NAMES, viewer=1)
        == "The Fireball must be cancelled first, with its Shield or a Void."
    )


def test_broken_arrangement_combat_stays_open_movement_and_void_but_no_weapons() -> None:
    state = group(fight("r1 r4", "F", "fFV"), 0, "F r1 r2")
    assert [may_add(state, 1, card) for card in "fFV"] == [False, True, True]
    assert stage(play(state, "pass-1", "pass-0")) == "roll"


def test_transfer_the_old_pair_lose_the_right_to_play_except_one_who_is_in_the_new_pair() -> None:
    state = group(fight("r1 r4 r2 v6", "F", "F", "f"), 0, "F r4 r5")
    assert state.actors == (2,)
    assert play(state, "pass-2").actors == (1,)


def test_two_arrangements_from_one_group_first_formed_is_fought_first_the_other_afterwards() -> None:
    state = lay("b5 b1 r4 r2 v6", "LLF", "f", "f", "f", homes="v1 v2 v3 v4 v5")
    state = group(state, 0, "L b1", "L b5", "F r3 r5")
    assert (pair(state), waiting(state)) == ("1-2", "0-3~0")
    state = play(state, "pass-1", "pass-2")
    assert (stage(state), pair(state), acting(state), waiting(state)) == ("open", "0-3", "0", "-")
    assert stage(play(state, "pass-0", "pass-3")) == "roll"


def test_two_arrangements_the_other_does_not_start_if_it_no_longer_stands() -> None:
    state = lay("b5 b1 r4 r2 v6", "LLF", "F", "f", "f", homes="v1 v2 v3 v4 v5")
    state = group(state, 0, "L b1", "L b5", "F r3 r5")
    state = play(group(state, 1, "F r2 r6"), "pass-2", "pass-1")
    assert (stage(state), mover(state)) == ("roll", "1")


def test_old_pair_still_opposite_after_a_transfer_is_dormant() -> None:
    state = fight("r1 r4 r2 b5 b10", "LF", "S", homes="v1 v2 v3 v4 v5")
    state = group(state, 0, "L b5", "F r3 r5")
    assert pair(state) == "2-3"
    state = play(state, *(f"pass-{seat}" for seat in (acting(state), str(5 - int(acting(state))))))
    assert (stage(state), token(state, 0), token(state, 1)) == ("roll", "r1", "r4")


def test_after_combat_the_movers_turn_is_over_even_if_he_was_not_a_combatant() -> None:
    state = group(lay("b5 b1 r4", "LT", "f", "S"), 0, "L b1")
    state = play(state, "pass-1", "pass-2")
    assert (stage(state), mover(state), hand_of(state, 0)) == ("roll", "1", ".T")


# ------------------------------------------------------------------ void and protection


def test_void_cancels_only_the_last_card_of_a_group() -> None:
    state = group(fight("r1 r4 y5", "LF", "V"), 0, "F r1 r2", "L y5")
    state = group(state, 1, "V")
    assert [token(state, seat) for seat in range(3)] == ["r2", "r4", "y5"]


def test_void_undoes_movement() -> None:
    state = group(fight("r1 r4", "F", "V"), 0, "F r1 r2")
    state = group(state, 1, "V")
    assert (token(state, 0), protected(state)) == ("r1", [1])


def test_void_with_nothing_to_cancel_is_playable_by_the_mover_just_for_protection_and_ends_his_cardplay() -> None:
    state = group(lay("b1 v4", "VL"), 0, "V")
    assert (stage(state), mover(state), protected(state)) == ("roll", "1", [0])


def test_void_with_nothing_to_cancel_is_playable_by_a_combatant_and_ends_combat() -> None:
    state = group(fight("r1 r4", "V", "f"), 0, "V")
    assert (stage(state), acting(state), protected(state)) == ("answer", "1", [0])
    assert stage(play(state, "pass-1")) == "roll"


def test_void_cannot_be_aimed_at_ones_own_last_card() -> None:
    state = group(lay("b1 v4", "LV"), 0, "L b1", "V")
    assert (token(state, 0), protected(state)) == ("r1", [0])


def test_void_on_weapon_combat_over_unless_the_opponent_voids_back() -> None:
    state = group(group(fight("r1 r4", "fV", "V"), 0, "f"), 1, "V")
    assert (stage(state), protected(state)) == ("answer", [1])
    assert rings(play(state, "pass-0")) == [1, 1]
    state = group(state, 0, "V")
    assert (stage(state), acting(state), protected(state)) == ("weapon", "1", [0])
    assert rings(play(state, "pass-1")) == [2, 0]


def test_void_on_shield_the_weapon_stands_again_and_combat_ends_once_it_is_settled() -> None:
    state = group(group(fight("r1 r4", "fVt", "SSf"), 0, "f"), 1, "S")
    state = group(state, 0, "V")
    assert (stage(state), acting(state), protected(state)) == ("weapon", "1", [0])
    assert rings(play(state, "pass-1")) == [2, 0]
    settled = group(state, 1, "S")
    assert (stage(settled), rings(settled), protected(settled)) == ("roll", [1, 1], [0])


def test_void_on_void_the_earlier_one_loses_both_effects_and_what_it_cancelled_works_again() -> None:
    state = group(fight("r1 r4", "FV", "V"), 0, "F r1 r2")
    state = group(group(state, 1, "V"), 0, "V")
    assert (token(state, 0), protected(state)) == ("r2", [0])
    assert (stage(state), acting(state)) == ("answer", "1")


def test_void_on_void_may_continue_to_a_chain_of_four() -> None:
    state = group(fight("r1 r4", "fVV", "VV"), 0, "f")
    seen = []
    for seat in (1, 0, 1, 0):
        state = group(state, seat, "V")
        seen.append((stage(state), acting(state), protected(state)))
    assert seen == [("answer", "0", [1]), ("weapon", "1", [0]), ("answer", "0", [1]), ("weapon", "1", [0])]
    assert rings(play(state, "pass-1")) == [2, 0]


def test_void_chain_of_four_on_a_movement() -> None:
    state = group(fight("r1 r4", "FVV", "VV"), 0, "F r1 r2")
    places = []
    for seat in (1, 0, 1, 0):
        state = group(state, seat, "V")
        places.append((token(state, 0), protected(state)))
    assert places == [("r1", [1]), ("r2", [0]), ("r1", [1]), ("r2", [0])]
    assert stage(play(state, "pass-1")) == "roll"


def test_void_on_the_movement_that_caused_combat_the_token_goes_back_and_combat_ends() -> None:
    state = group(lay("b1 r4", "L", "V"), 0, "L b1")
    state = group(play(state, "pass-0"), 1, "V")
    assert (token(state, 0), pair(state), stage(state)) == ("b1", "-", "answer")
    over = play(state, "pass-0")
    assert (stage(over), protected(over)) == ("roll", [1])


def test_void_on_the_movement_that_caused_combat_an_earlier_combat_goes_on() -> None:
    state = group(fight("r1 r4 r2", "F", "fS", "V"), 0, "F r4 r5")
    assert pair(state) == "1-2"
    state = group(state, 2, "V")
    assert (token(state, 1), pair(state), stage(state), protected(state)) == ("r4", "0-1", "open", [2])
    assert acting(state) == "0"


def test_protected_cannot_be_moved_drawn_into_combat_or_attacked_and_plays_no_cards() -> None:
    state = lay("b1 b7 v3", "LLT", protected="1")
    assert not may_add(state, 0, "L b7")
    assert may_add(state, 0, "L b1")
    state = group(fight("r1 r4", "fV", "SV"), 0, "f")
    state = group(group(state, 1, "V"), 0, "V")
    assert state.actors == (1,)
    assert not may_add(ready(lay("b1 b3", "VL"), 0, "V"), 0, "L b3")


def test_protected_until_his_next_roll_opportunity() -> None:
    state = group(lay("v1 v4", "VL", "L"), 0, "V")
    state = play(roll(state, 1), "done-1")
    assert (mover(state), protected(state)) == ("0", [0])
    assert protected(roll(state, 1)) == []


def test_protected_token_is_an_obstacle() -> None:
    state = roll(lay("v1 g1", "L", stage="roll", turn="0>-", protected="1"), 2)
    assert token(state, 0) == "v1"
    assert "r1" not in goals(lay("r2 r1", "F", protected="1"), 0, "F", "r2")


def test_draw_guard_500_rolls_the_most_rings_win_off_by_default() -> None:
    assert GAME.choose()["guard"] == "off"
    state = lay("v1 v4 v5", "-", "-", setting="whn8g", stage="roll", turn="0>-", rings="121", die="3:499")
    state = roll(state, 1)
    assert (stage(state), state.result) == ("over:guard:1", (0.0, 1.0, 0.0))
    even = roll(lay("v1 v4", "-", "-", setting="whn8g", stage="roll", turn="0>-", die="3:499"), 1)
    assert even.result == (0.5, 0.5)
    unguarded = roll(lay("v1 v4", "-", "-", stage="roll", turn="0>-", die="3:499"), 1)
    assert unguarded.result is None


def test_without_the_guard_a_game_still_fits_into_its_link() -> None:
    state = lay("v1 v4 v5", "-", stage="roll", turn="0>-", rings="112", die="3:2498")
    state = roll(state, 1)
    assert state.result is None
    assert roll(state, 1).result == (0.0, 0.0, 1.0)


def test_the_draft_is_no_part_of_the_table() -> None:
    state = ready(lay("b1 v4", "LF"), 0, "L b1")
    assert token(state, 0) == "b1"
    assert part(state, 10) == "0a@0>r1"
    assert [touch for touch in touches(state) if touch.startswith("0a")] == ["0a"]
    assert part(play(state, "0a"), 10) == "-"
    assert at(state.text()).text() == state.text()
