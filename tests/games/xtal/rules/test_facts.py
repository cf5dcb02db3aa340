"""What the source text and the pages of the same edition say, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from games.xtal.boards import (
    GAME,
    WORDS,
    acting,
    by_chance,
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
from pentapod.engine.state import CHANCE, Action
from pentapod.games.xtal.data.table import CARDS, Movement, Shield, Void, Weapon
from pentapod.games.xtal.rules.path import COLOURS, NAMES, OPPOSITE, STONE_OF
from pentapod.games.xtal.rules.state import Xtal, start


def dealt(players: int) -> Xtal:
    state = start(GAME.choose(players=str(players)))
    for home in ("v1", "v2", "v3", "v4", "v5", "v6")[:players]:
        state = play(state, home)
    return state


def test_the_path_is_forty_eight_stones_in_one_pattern() -> None:
    assert COLOURS == "VBGYRYGB" * 6
    assert [position for position in range(48) if COLOURS[position] == "V"] == [0, 8, 16, 24, 32, 40]
    assert [position for position in range(48) if COLOURS[position] == "R"] == [4, 12, 20, 28, 36, 44]


def test_opposite_reds_are_half_the_path_apart() -> None:
    pairs = {frozenset((position, OPPOSITE[position])) for position in range(48) if COLOURS[position] == "R"}
    assert pairs == {frozenset(two) for two in ((4, 28), (12, 36), (20, 44))}


def test_the_deck_is_six_of_each_of_ten_types() -> None:
    assert [card.copies for card in CARDS] == [6] * 10
    assert Counter(type(card) for card in CARDS) == {Movement: 3, Void: 1, Weapon: 3, Shield: 3}


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_players_each_with_a_home_a_ring_and_five_cards(players: int) -> None:
    state = dealt(players)
    assert part(state, 4).partition("|")[2].startswith("0" * players + "1" * (6 - players))
    for _ in range(5 * players):
        assert stage(state) == "deal"
        state = state.after(state.actions()[0])
    assert stage(state) == "start"
    assert [len(hand_of(state, seat)) for seat in range(players)] == [5] * players
    assert rings(state) == [1] * players


def test_each_player_chooses_any_violet_that_is_free() -> None:
    state = start(GAME.choose(players="3"))
    assert touches(state) == ["v1", "v2", "v3", "v4", "v5", "v6"]
    state = play(state, "v4")
    assert touches(state) == ["v1", "v2", "v3", "v5", "v6"]
    assert (token(state, 0), stored(state), rings(state)) == ("v4", "111011", [1, 0, 0])
    assert WORDS.refusal(state, ("v4",), ("Ada", "Ben", "Cleo")) == "Violet 4 is the Home of Ada."


def test_chance_names_who_begins_and_turns_go_clockwise() -> None:
    state = dealt(3)
    while stage(state) == "deal":
        state = state.after(state.actions()[-1])
    assert state.actors == (CHANCE,)
    assert touches(state) == ["0", "1", "2"]
    state = roll(play(state, "2"), 4)
    assert mover(state) == "2"
    assert mover(play(state, "done-2")) == "0"


def test_a_turn_is_a_roll_and_the_full_number_clockwise_then_optional_cardplay() -> None:
    state = lay("v1 v4", "L", "L", stage="roll", turn="0>-")
    assert touches(state) == ["1", "2", "3", "4", "5", "6"]
    assert [token(roll(state, face), 0) for face in (1, 4, 5)] == ["b1", "r1", "y2"]
    assert [part(roll(state, face), 5) for face in (1, 4)] == ["1:6", "4:6"]
    after = roll(state, 1)
    assert (stage(after), acting(after)) == ("play", "0")
    assert "done-0" in touches(after)


@pytest.mark.parametrize(("face", "place"), [(2, "g1"), (3, "y1"), (5, "y2"), (6, "g2")])
def test_landing_on_yellow_or_green_draws_one_card(face: int, place: str) -> None:
    state = roll(lay("v1 v4", "L", "F", stage="roll", turn="0>-"), face)
    assert (token(state, 0), stage(state)) == (place, "draw")
    state = play(state, "void")
    assert (hand_of(state, 0), hand_of(state, 1), stage(state)) == ("LV", "F", "play")


@pytest.mark.parametrize("face", [1, 4])
def test_blue_and_red_draw_no_card(face: int) -> None:
    state = roll(lay("v1 v4", "L", "L", stage="roll", turn="0>-"), face)
    assert (hand_of(state, 0), stage(state)) == ("L", "play")


def test_violet_draws_no_card() -> None:
    assert stage(roll(lay("b12 v4", "L", "L", stage="roll", turn="0>-"), 1)) == "play"


def test_if_the_position_is_occupied_the_turn_is_forfeited() -> None:
    state = roll(lay("v1 g1", "L", "L", stage="roll", turn="0>-"), 2)
    assert (token(state, 0), stage(state), mover(state), hand_of(state, 0)) == ("v1", "roll", "1", "L")


def test_cardplay_is_optional() -> None:
    state = play(lay("b1 v4", "LF", "L"), "done-0")
    assert (stage(state), part(state, 2), hand_of(state, 0)) == ("roll", "1>-", "LF")


def test_as_many_cards_as_one_wants_one_after_the_other() -> None:
    state = lay("b1 b3 v3", "LLF")
    state = group(state, 0, "L b1")
    state = group(state, 0, "L b3")
    assert [token(state, seat) for seat in (0, 1)] == ["r1", "r2"]
    state = group(state, 0, "F r1 r3")
    assert token(state, 0) == "r3"


def test_several_cards_laid_at_once_are_carried_out_in_order() -> None:
    state = group(lay("b1 b3 v3", "LLF"), 0, "L b1", "F r1 r6", "L b3")
    assert [token(state, seat) for seat in (0, 1)] == ["r6", "r2"]
    assert refuse(state) == {"L": 2, "F": 1}


def test_no_cardplay_brings_two_tokens_to_one_position() -> None:
    state = lay("r1 r2 v3", "FT", homes="v1 v4 v3")
    assert goals(state, 0, "F", "r1") == {"r3", "r4", "r5", "r6"}
    assert goals(lay("v1 v2 v3", "FT", homes="v4 v5 v6"), 0, "T", "v1") == {"v4", "v5", "v6"}


def test_combat_begins_by_roll_on_opposite_reds() -> None:
    state = roll(lay("v1 r4", "f", "S", stage="roll", turn="0>-"), 4)
    assert (stage(state), pair(state), acting(state)) == ("open", "0-1", "0")
    state = roll(lay("r1 v4", "f", "S", stage="roll", turn="1>-"), 4)
    assert (stage(state), pair(state), acting(state)) == ("open", "0-1", "1")


def test_combat_begins_also_if_nobody_holds_a_card() -> None:
    state = roll(lay("v1 r4", "-", "-", stage="roll", turn="0>-"), 4)
    assert (stage(state), state.automatic) == ("open", True)
    assert (stage(play(state, "pass-0", "pass-1")), mover(play(state, "pass-0", "pass-1"))) == ("roll", "1")


def test_combat_begins_by_card_also_between_two_others() -> None:
    state = lay("b5 b1 r4", "L", "f", "S")
    state = group(state, 0, "L b1")
    assert (stage(state), pair(state)) == ("open", "1-2")
    assert state.actors == (1,)


def test_an_example_of_an_arrangement_between_oneself_and_another() -> None:
    state = group(lay("b1 b5 v3", "LLF", "S"), 0, "L b1", "L b5", "F r3 r4")
    assert (stage(state), token(state, 0), token(state, 1)) == ("open", "r1", "r4")
    assert (pair(state), acting(state)) == ("0-1", "0")


def test_at_most_one_weapon_in_a_group() -> None:
    state = ready(fight("r1 r4", "fat", "S"), 0, "f")
    assert not may_add(state, 0, "a")
    assert (
        WORDS.refusal(state, (f"0{'abc'[hand_of(state, 0).index('a')]}",), viewer=0)
        == "A group can hold only one Weapon."
    )


def test_a_weapon_must_be_cancelled_with_the_matching_shield_or_a_void() -> None:
    state = group(fight("r1 r4", "f", "SAV"), 0, "f")
    assert (stage(state), state.actors) == ("weapon", (1,))
    assert may_add(state, 1, "S")
    assert may_add(state, 1, "V")
    assert not may_add(state, 1, "A")


def test_who_cannot_cancel_loses_all_rings_to_the_attacker_and_combat_ends() -> None:
    state = play(group(fight("r1 r4 v3", "f", "A", rings="130"), 0, "f"), "pass-1")
    assert rings(state) == [4, 0, 0]
    assert (stage(state), mover(state)) == ("roll", "1")


def test_the_next_combat_is_a_new_one() -> None:
    state = play(group(fight("r1 r4", "f", "Lf"), 0, "f"), "pass-1")
    state = play(roll(state, 1), "void")
    state = group(state, 1, "L y8", "f")
    assert (stage(state), acting(state), part(state, 7)) == ("weapon", "0", "1L,1f")


def test_shield_and_retaliate_in_one_group() -> None:
    state = group(fight("r1 r4", "fA", "Sa"), 0, "f")
    state = group(state, 1, "S", "a")
    assert (stage(state), state.actors) == ("weapon", (0,))
    assert may_add(state, 0, "A")
    assert rings(play(state, "pass-0")) == [0, 2]


def test_shield_and_flight_breaks_the_arrangement_but_combat_is_not_over() -> None:
    for moved, goal in (("r4", "r5"), ("r1", "r2")):
        state = group(fight("r1 r4", "ft", "SF"), 0, "f")
        state = group(state, 1, "S", f"F {moved} {goal}")
        assert (stage(state), pair(state), state.actors) == ("open", "0-1", (0,))
        assert not may_add(state, 0, "t")
        over = play(state, "pass-0", "pass-1")
        assert (stage(over), mover(over)) == ("roll", "1")


def test_who_escaped_is_brought_back_into_combat() -> None:
    state = group(fight("r1 r4", "fFt", "SF"), 0, "f")
    state = group(state, 1, "S", "F r4 r5")
    state = group(state, 0, "F r5 r4", "t")
    assert (stage(state), state.actors) == ("weapon", (1,))


def test_transfer_by_levitate_and_flight_and_back_by_another_flight() -> None:
    state = fight("r1 r4 b3", "LF", "F", "S")
    state = group(state, 0, "L b3", "F r4 r5")
    assert (pair(state), token(state, 2), state.actors) == ("1-2", "r2", (2,))
    state = play(state, "pass-2")
    state = group(state, 1, "F r5 r4")
    assert (pair(state), stage(state), state.actors) == ("0-1", "open", (0,))


def test_combat_ends_when_neither_wants_to_continue() -> None:
    state = play(fight("r1 r4", "f", "S"), "pass-0", "pass-1")
    assert (stage(state), mover(state), rings(state)) == ("roll", "1", [1, 1])


def test_combat_ends_by_a_void() -> None:
    state = group(fight("r1 r4", "f", "V"), 0, "f")
    state = group(state, 1, "V")
    assert (stage(state), acting(state), protected(state)) == ("answer", "0", [1])
    state = play(state, "pass-0")
    assert (stage(state), mover(state), rings(state)) == ("roll", "1", [1, 1])


def test_after_combat_the_die_goes_to_the_left_of_who_started_it() -> None:
    state = lay("b5 b1 r4 v4", "L", "f", "S", turn="0>0")
    state = play(group(state, 0, "L b1"), "pass-1", "pass-2")
    assert mover(state) == "1"


def test_played_cards_go_to_the_refuse_pile() -> None:
    state = group(fight("r1 r4", "f", "S"), 0, "f")
    assert refuse(state) == {"f": 1}
    assert refuse(group(state, 1, "S")) == {"f": 1, "S": 1}


def test_when_the_deck_is_depleted_the_refuse_pile_is_used_again() -> None:
    full = "".join(f"{card.letter}6" for card in CARDS if card.letter != "L")
    state = lay("v1 v4", "LLL", "LLL", stage="roll", turn="0>-", refuse=full)
    drawing = roll(state, 2)
    assert (stage(drawing), part(drawing, 6)) == ("draw", "-")
    assert len(touches(drawing)) == 9
    assert drawing.weights() == (6,) * 9
    gaps = roll(lay("v1 v4", "L.F", "L", stage="roll", turn="0>-", refuse="S1"), 2)
    assert dict(zip(touches(gaps), gaps.weights(), strict=True)) == {
        card.id: {"levitate": 4, "flight": 5, "fireball-shield": 5}.get(card.id, 6) for card in CARDS
    }


def test_the_first_to_return_home_with_three_rings_wins() -> None:
    state = roll(lay("b12 v4", "L", "L", stage="roll", turn="0>-", rings="31"), 1)
    assert (stage(state), state.result) == ("over:home:0", (1.0, 0.0))


def test_anyone_who_lands_on_a_violet_takes_the_rings_of_its_storage() -> None:
    state = roll(lay("b4 v4", "L", "L", stage="roll", turn="0>-", homes="v1 v4", stores="002110"), 1)
    assert (token(state, 0), rings(state), stored(state)) == ("v3", [3, 1], "000110")


def test_levitate_moves_any_token_to_its_nearest_unoccupied_red() -> None:
    state = lay("b1 g3 y5 v4", "LLL")
    assert goals(state, 0, "L", "b1") == goals(state, 0, "L", "g3") == goals(state, 0, "L", "y5") == {""}
    state = group(state, 0, "L b1", "L g3", "L y5")
    assert [token(state, seat) for seat in range(3)] == ["r1", "r2", "r3"]


def test_levitate_from_violet_goes_to_either_adjacent_red() -> None:
    assert goals(lay("v1 v2", "L"), 0, "L", "v2") == {"r1", "r2"}


def test_never_red_to_red_by_levitate() -> None:
    assert not may_add(lay("b1 r3", "L"), 0, "L r3")


def test_flight_moves_any_token_from_a_red_to_any_other_unoccupied_red() -> None:
    state = lay("b1 r3 r5", "F")
    assert goals(state, 0, "F", "r3") == {"r1", "r2", "r4", "r6"}
    assert not may_add(state, 0, "F b1")


def test_teleport_moves_any_token_from_a_violet_to_any_other_unoccupied_violet() -> None:
    state = lay("b1 v3 v5", "T")
    assert goals(state, 0, "T", "v3") == {"v1", "v2", "v4", "v6"}
    assert not may_add(state, 0, "T b1")


def test_teleport_home_with_three_rings_wins() -> None:
    state = group(lay("v4 b5", "T", rings="31"), 0, "T v4 v1")
    assert (stage(state), state.result) == ("over:home:0", (1.0, 0.0))


def test_each_shield_cancels_only_the_weapon_of_its_own_name() -> None:
    for weapon, shield in zip("atf", "AHS", strict=True):
        state = group(fight("r1 r4", weapon, "AHS"), 0, weapon)
        assert [letter for letter in "AHS" if may_add(state, 1, letter)] == [shield]


def test_cards_are_drawn_only_as_a_result_of_a_die_roll() -> None:
    state = group(lay("v1 v4 v5", "LT"), 0, "T v1 v2")
    assert (stage(state), hand_of(state, 0)) == ("play", "L")


def test_nothing_is_waiting_and_chance_does_not_act_in_a_hand_of_cards() -> None:
    state = lay("b1 v4", "LF")
    assert waiting(state) == "-"
    assert not by_chance(state)


def test_out_of_turn_nobody_acts() -> None:
    state = lay("b1 v4", "LF", "LF")
    assert "This player may not" in why_illegal(GAME, state, Action(1, ("done-0",)))
    assert WORDS.refusal(state, ("1a",)) == WORDS.refusal(state, ("done-1",)) == "Only Sapphire may play cards now."


def test_all_names_are_positions() -> None:
    assert [STONE_OF[name] for name in NAMES] == list(range(48))
