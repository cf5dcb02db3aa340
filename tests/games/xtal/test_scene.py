"""The picture: what can be touched is there and large enough, says what it is, and shows nobody's secrets."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from random import Random

import pytest

from games.xtal.boards import fight, group, lay, play, ready, roll
from games.xtal.random_boards import fierce, lively
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.state import CHANCE
from pentapod.engine.touches import next_touches
from pentapod.games.xtal.data.table import CARDS
from pentapod.games.xtal.rules.path import NAMES, REDS, VIOLETS
from pentapod.games.xtal.rules.position import COMBAT, Phase
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.scene.hands import hands
from pentapod.games.xtal.scene.layout import layout_for, plate_boxes
from pentapod.games.xtal.scene.seals import seal
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import TALL, WIDE, Group, Room, Scene, Target, Text, View
from pentapod.scene.svg import to_svg
from pictures import PHONE, VIEWS, overlap, whereabouts

scene = games.painter("xtal")


def target(picture: Scene, touch: str) -> Target:
    return next(found for found in picture.targets if found.touch == touch)


def touches_of(picture: Scene) -> set[str]:
    return {found.touch for found in picture.targets}


@pytest.mark.parametrize("lot", range(3))
def test_whoever_acts_finds_every_touch(lot: int) -> None:
    """By windows the actor's own view has all of it; by speed all lies at the two edges, whoever looks."""
    for number in range(3):
        rng = Random(f"touches {lot} {number}")
        state = fierce(rng)
        for _ in range(30):
            if state.result is not None:
                break
            if state.position.phase in (Phase.HOMES, Phase.PLAY, *COMBAT):
                for view in VIEWS:
                    every_touch_is_there(state, view, rng)
            state = state.after(lively(state, rng))


def every_touch_is_there(state: Xtal, view: View, rng: Random) -> None:
    speed = state.position.setting.speed and state.position.phase in COMBAT
    for seat in state.actors:
        own = [action for action in state.actions() if action.seat == seat]
        looked = view._replace(viewer=None if speed else seat)
        action = rng.choice(own)
        for length in range(len(action.path)):
            chosen = action.path[:length]
            there = touches_of(scene(state, looked._replace(chosen=chosen)))
            assert {touch for touch in next_touches(own, chosen) if not touch.startswith("timeout")} <= there


def test_targets_are_forty_pixels_on_a_phone() -> None:
    for state in (
        lay("v1 b1 g1 y1 r1 y2", "LLFTV", turn="0>0"),
        fight("r1 r4 b1 g1 y1 b2", "FLTVatfAH", "FLTVatf"),
        fight("r1 r4 b1 g1 y1 b2", "FLTVatfAH", "FLTVatf", speed=True),
        ready(fight("r1 r4 b1", "FLTVatf", "FLTVatf", speed=True), 0, "f"),
    ):
        for viewer in (0, None):
            for chosen in ((), ("0a",), ("0a", "0T1")):
                picture = scene(state, View(viewer, chosen, room=TALL))
                about_only = ("laid-", "deck", "refuse")
                for found in picture.targets:
                    if not found.touch.startswith(about_only):
                        assert min(found.w, found.h) * PHONE / picture.w >= 39.5, found


def seals_on(picture: Scene, touch: str) -> int:
    """How many seals of cards lie on a pile."""
    box = target(picture, touch)
    return sum(
        isinstance(shape, Group) and shape.shapes in _SEALS
        for shape in picture.things
        if isinstance(shape, Group) and box.x < shape.x < box.x + box.w and box.y < shape.y < box.y + box.h
    )


_SEALS = [seal(kind) for kind in range(len(CARDS))]


def test_the_refuse_pile_is_never_blank_once_a_card_lies_there() -> None:
    state = group(group(fight("r1 r4 v3", "fV", "VS"), 0, "f"), 1, "V")
    assert seals_on(scene(state, View(1)), "refuse") == 1
    state = play(state, "pass-0")
    assert (state.position.laid, seals_on(scene(state, View(1)), "refuse")) == ((), 2)
    for refuse, seals in (("-", 0), ("V1", 1), ("V6", 1), ("V1f1S1", 3), ("L6F6T6V6a6t6", 4)):
        assert seals_on(scene(lay("b1 v4", "A", "A", refuse=refuse), View(0)), "refuse") == seals


def test_targets_of_one_seat_do_not_overlap() -> None:
    for state in (
        fight("r1 r4 v3", "FLTVatfAHSFLT", "FLTVatf", speed=True),
        fight("r1 r4 v3", "FLTVatfAHSFLT", "FLTVatf"),
        lay("b1 r4 v3", "FLTVatfAHSFLTVatfAH"),
    ):
        for view in VIEWS:
            picture = scene(state, view._replace(viewer=None if state.position.setting.speed else 0))
            mine = [found for found in picture.targets if found.touch[0].isdigit() or found.touch.endswith("-0")]
            assert not any(overlap(one, other, 0.01) for one, other in combinations(mine, 2))


def test_in_a_wide_picture_every_position_can_be_asked_about_in_its_middle() -> None:
    picture = scene(lay("b1 r4 v3", "L"), View(0))
    assert set(NAMES) <= touches_of(picture)
    board = [found for found in picture.targets if found.touch in NAMES]
    middles = [(found.x + found.w / 2, found.y + found.h / 2) for found in board]
    for at, (x, y) in enumerate(middles):
        for other, (dx, dy) in zip(board[at + 1 :], middles[at + 1 :], strict=True):
            assert hypot(x - dx, y - dy) > other.w / 2, (board[at].touch, other.touch)


def test_in_a_tall_picture_a_token_lies_in_its_own_target() -> None:
    state = lay("v1 b1 b12 g1 y1 r1", "L")
    picture = scene(state, View(0, room=TALL))
    assert {NAMES[position] for position in (*VIOLETS, *REDS)} <= touches_of(picture)
    for key, (x, y) in whereabouts(picture).items():
        if key.startswith("token"):
            seat = int(key[-1])
            found = target(picture, NAMES[state.position.table.tokens[seat]])
            assert found.x - 1 <= x <= found.x + found.w + 1
            assert found.y - 1 <= y <= found.y + found.h + 1


def test_the_ground_stays_the_same() -> None:
    before = lay("b1 r4 v3", "L")
    for view in VIEWS:
        assert scene(before, view).ground is scene(play(before, "done-0"), view).ground


def test_tokens_and_die_keep_their_keys_and_glide() -> None:
    state = lay("v1 r5 v3", "L", stage="roll", turn="0>-")
    before, after = whereabouts(scene(state, View())), whereabouts(scene(roll(state, 1), View()))
    assert before.keys() == after.keys() == {"token-0", "token-1", "token-2", "die"}
    assert [key for key in before if before[key] != after[key]] == ["token-0"]


def test_opposite_reds_lie_opposite_and_flip_turns_the_board_by_half() -> None:
    for room in (WIDE, TALL):
        here, there = (scene(lay("b1 r4 v3", "L"), View(0, (), flip, room)) for flip in (False, True))
        x, y = target(here, "r1").x, target(here, "r1").y
        assert (target(there, "r4").x, target(there, "r4").y) == pytest.approx((x, y))


def test_labels_say_what_stands_where() -> None:
    picture = scene(lay("b1 r4 v3", "LF", "S", rings="201", protected="1", homes="v1 v2 v5", stores="003000"), View(0))
    assert target(picture, "b1").label == "Blue 1, Sapphire's token with 2 rings"
    assert target(picture, "r4").label == "Red 4, Amber's token with no rings, protected"
    assert target(picture, "v2").label == "Violet 2, Home of Amber"
    assert target(picture, "v3").label == "Violet 3, Jade's token with 1 ring, 3 rings in the Storage"
    assert target(picture, "0a").label == "Sapphire's Levitate"
    assert target(picture, "deck").label == "Deck, 57 cards"
    assert picture.label.startswith("XTAL. Sapphire on Blue 1 with 2 rings, Amber on Red 4")


def test_by_windows_other_viewers_see_backs_and_counts_only() -> None:
    state = ready(lay("b1 r4 v3", "LF", "S"), 0, "L b1")
    for viewer in (None, 1, 2):
        picture = scene(state, View(viewer))
        assert not {touch for touch in touches_of(picture) if touch.startswith(("0", "lay"))}
    own = scene(state, View(0))
    assert target(own, "0a").label == "Sapphire's Levitate, held ready"
    assert {"0a", "0b", "lay-0"} <= touches_of(own)


def test_by_speed_cards_lie_face_down_at_both_edges_with_names_until_they_are_revealed() -> None:
    state = fight("r1 r4 v3", "fS.V", "aHF", speed=True)
    picture = scene(state, View())
    edge = {found.touch: found for found in picture.targets if found.touch[0] in "01"}
    assert set(edge) == {"0a", "0b", "0d", "1a", "1b", "1c"}
    assert all(found.hand == int(touch[0]) and not found.quiet for touch, found in edge.items())
    assert edge["0a"].label == "Sapphire's card 1, face down"
    assert "Fireball" not in to_svg(picture)
    named = to_svg(scene(state, View(names=("Ann", "Bo", "Cy"))))
    assert ">Ann<" in named and ">Bo<" in named and ">Cy<" not in named
    both = scene(state, View(revealed=(0, 1)))
    assert target(both, "0a").label == "Sapphire's Fireball"
    assert target(both, "1b").label == "Amber's Heal" or "face down" not in target(both, "1b").label
    held = scene(state, View(0))
    assert target(held, "0a").label == "Sapphire's Fireball"
    assert target(held, "1a").label == "Amber's card 1, face down"


def test_by_speed_each_seat_reads_its_targets_from_its_left() -> None:
    for room in (WIDE, TALL):
        picture = scene(fight("r1 r4 v3", "fSV", "aHF", speed=True), View(room=room))
        near = [found for found in picture.targets if found.touch[0] == "0"]
        far = [found for found in picture.targets if found.touch[0] == "1"]
        assert [found.x for found in near] == sorted(found.x for found in near)
        assert [found.x for found in far] == sorted((found.x for found in far), reverse=True)
        assert all(found.y > picture.h / 2 for found in near)
        assert all(found.y < picture.h / 2 for found in far)
        assert {"lay-0", "pass-0", "lay-1", "pass-1"} <= touches_of(picture)


@pytest.mark.parametrize("room", [WIDE, TALL, Room(PHONE, 500), Room(PHONE, 400)])
def test_by_speed_no_name_lies_over_what_a_seat_holds(room: Room) -> None:
    layout = layout_for(True, room)
    state = fight("r1 r4 v3", "fSV", "aHF", speed=True)
    for flip in (False, True):
        view = View(room=room, flip=flip, names=("Ann",) * 6)
        held = hands(state.position, view, layout, XtalWords().named(view.names))
        assert sorted(hand.turned for hand in held) == [False, True]
        for hand in held:
            texts = {shape.text: part.box for part in hand.parts for shape in part.shapes if isinstance(shape, Text)}
            name = texts["Ann"]
            if hand.turned:
                name = Box(layout.w - name.x - name.w, hand.area.y * 2 + hand.area.h - name.y - name.h, name.w, name.h)
            shown = Target("", "", *name)
            assert not any(overlap(shown, Target("", "", *plate)) for plate in plate_boxes(layout, flip))


def test_by_speed_what_lies_twice_is_labelled_with_its_owner() -> None:
    picture = scene(fight("r1 r4 v3", "fSV", "aHF", speed=True), View())
    labels = [target(picture, touch).label for touch in ("lay-0", "lay-1", "pass-0", "pass-1")]
    assert labels == ["Sapphire: Lay", "Amber: Lay", "Sapphire: Pass", "Amber: Pass"]


def test_by_speed_a_card_keeps_its_place_when_others_are_laid() -> None:
    before = fight("r1 r4 v3", "FfV", "aHF", speed=True)
    after = group(before, 0, "f")
    for room in (WIDE, TALL):
        one, other = scene(before, View(0, room=room)), scene(after, View(0, room=room))
        assert target(one, "0c")[2:6] == target(other, "0c")[2:6]


def test_by_speed_a_movement_card_asks_for_every_token_and_every_number_whichever_it_is() -> None:
    state = fight("r1 r4 v3", "FLT", "a", speed=True)
    for card in ("0a", "0b", "0c"):
        tokens = touches_of(scene(state, View(chosen=(card,))))
        assert {touch for touch in tokens if touch[0] == "0"} == {"0T0", "0T1", "0T2"}
        numbers = touches_of(scene(state, View(chosen=(card, "0T0"))))
        assert {touch for touch in numbers if touch[0] == "0"} == {f"0N{number}" for number in range(1, 7)}


def test_by_speed_both_may_be_choosing_at_once() -> None:
    state = fight("r1 r4 v3", "FL", "Fa", speed=True)
    there = touches_of(scene(state, View(chosen=("0a", "1a", "0T1"))))
    assert {touch for touch in there if touch[0] == "0"} == {f"0N{number}" for number in range(1, 7)}
    assert {touch for touch in there if touch[0] == "1"} == {"1T0", "1T1", "1T2"}


def test_what_a_group_would_do_is_shown_to_its_player_only() -> None:
    state = lay("b1 r4 v3", "LF", "S")
    drafted = ready(state, 0, "L b1")
    assert len(scene(drafted, View(0)).things) > len(scene(state, View(0)).things)
    assert scene(drafted, View(1)) == scene(state, View(1))
    assert scene(drafted, View(None)) == scene(state, View(None))
    preview = scene(state, View(0, ("0a", "b1")))
    assert "reach" in to_svg(preview)
    assert target(scene(drafted, View(0)), "r1").label == "Red 1, Sapphire's token with 1 ring"


def test_the_beam_of_combat_and_the_thread_of_a_broken_one() -> None:
    state = fight("r1 r4 v3", "Ff", "S")
    quiet = lay("r1 r4 v3", "Ff", "S")
    beams = [to_svg(scene(one, View())).count("crystal-beam") for one in (quiet, group(state, 0, "F r1 r2"), state)]
    assert beams == [0, 1, 3]
    assert to_svg(scene(group(state, 0, "f"), View())).count("crystal-beam") > 3


def test_accepting_defeat_is_hatched() -> None:
    state = group(fight("r1 r4 v3", "f", "S", rings="121"), 0, "f")
    assert "lost" not in to_svg(scene(state, View(1)))
    assert "lost" in to_svg(scene(state, View(1, ("pass-1",))))


def test_after_the_end_all_hands_are_open() -> None:
    state = lay("b1 r4", "LF", "fH").resign(0)
    assert "Fireball" in to_svg(scene(state, View(None)))
    assert scene(state, View(None)) == scene(state, View(CHANCE))


def test_everything_fits_into_the_picture() -> None:
    rng = Random(4)
    for _ in range(20):
        state = fierce(rng)
        for view in VIEWS:
            picture = scene(state, view._replace(viewer=rng.choice((None, CHANCE, 0, 1))))
            check_parts(picture)


def test_however_many_cards_a_hand_holds_all_are_there() -> None:
    many = "LFTVatfAHS" * 3
    for state in (lay("b1 r4", many), lay("b1 r4", many, setting="shn8"), fight("r1 r4", many, many[:20], speed=True)):
        for view in VIEWS:
            picture = scene(state, view._replace(viewer=0))
            assert len([found for found in picture.targets if found.touch[0] == "0"]) == len(many)


def test_an_empty_hand_passes_by_itself_in_a_window_but_never_under_a_weapon() -> None:
    state = fight("r1 r4", "-", "fV")
    assert state.automatic
    weapon = group(play(state, "pass-0"), 1, "f")
    assert not weapon.automatic
    assert not fight("r1 r4", "-", "-", speed=True).automatic
