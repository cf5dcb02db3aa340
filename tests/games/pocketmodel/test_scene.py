"""The picture: everything that can be touched is there, readable on a phone, and things keep their keys."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from drawn import check_svg
from games.pocketmodel.tables import GAME, begin, kind, lay, play, seat, step
from pentapod import games
from pentapod.engine.state import CHANCE, State
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel.data.table import CARDS, UNITS
from pentapod.games.pocketmodel.rules.roster import ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.touches import DONE, PASS
from pentapod.games.pocketmodel.scene.layout import Wanted, spots, table
from pentapod.games.pocketmodel.scene.models import FORMS, model
from pentapod.games.pocketmodel.scene.picture import Picture, dot_place, sign_place
from pentapod.games.pocketmodel.words.words import WORDS
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import TALL, WIDE, Group, Rect, Scene, Shape, Text, View
from pictures import VIEWS, keyed, labels, smallest, whereabouts
from random_play import Case
from random_play import play as play_random
from rooms import WINDOWS

scene = games.painter("pocketmodel")

OWN = [view._replace(viewer=0) for view in VIEWS]
CROWD = (
    "c=ta1 ta2 ta3 sn1 sn2 sn3 aw1 aw2 aw3 tf1 tf2 tf3 sb1 sb2 sb3 "
    "vw1 vw2 vw3 cs1 cs2 cs3 ds1 ds2 ds3 bf1 bf2 bf3 bp1 bp2 b=bp3"
)


def states(players: str, seed: int) -> list[State]:
    match = play_random(Case(GAME, GAME.choose(players=players)), Random(seed))
    return [match.state_at(ply) for ply in range(0, match.ply + 1, 7)]


FALLEN_FIRST = (
    "2n b/12/0 ad - own:b=bp3,ds2,lc1,tk1,tr1;c=td1,tk2.1;r=bf1,bf2,bp1,bp2,dc1,ds1,ds3,sp1,tr2:?,?,?:shi,sig:"
    "com1,dec1,dro1,eva1,foc2,fou2,hol1,jam1,loc1,mas2,min1,nav2,ove1,pro2,ret1,slo2,spa1,wal1:eva1,mas1,rei1 "
    "droid:o=bf1,bp1,bp2,lc1,td1,tk1,tk2,tr1;c=bf2,ds1,sp1;r=bp3,dc1,ds2,ds3,tr2:?,?,?:fou,min,nav:"
    "com1,dec1,dro1,eva2,foc2,fou1,jam1,loc1,mas3,nav1,ove1,pro2,rei1,ret1,shi1,sig1,slo2,spa2,wal1:hol1 "
    "reserves:b:bds1:b:1;battle:b:bds1:obf2:spa:-:25:45:0:j;order:b:bbp3/obf2,bds2/obf2;turn:b"
)
"""The unit that has just fallen may not come back; of its kind another one may."""


def test_of_a_kind_in_reserve_the_unit_that_may_come_in_is_the_one_that_can_be_touched() -> None:
    state = GAME.position(FALLEN_FIRST)
    touches = next_touches(state.actions(), ())
    assert "bds3" in touches and "bds1" not in touches
    for view in OWN:
        assert set(touches) <= {target.touch for target in scene(state, view).targets}


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_next_touch_of_who_acts_has_a_target(players: str) -> None:
    rng = Random(players)
    for state in states(players, 3):
        if state.actors == (CHANCE,) or not state.actors:
            continue
        (seat_,) = state.actors
        chosen: tuple[str, ...] = ()
        while True:
            touches = next_touches(state.actions(), chosen)
            if not touches:
                break
            for room in (WIDE, TALL):
                shown = labels(scene(state, View(seat_, chosen, room=room)))
                assert set(touches) <= shown.keys(), (state.text(), chosen)
            chosen = (*chosen, rng.choice(touches))


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_what_is_only_looked_at_is_never_tiny_on_a_phone(players: str) -> None:
    for state in states(players, 4)[::4]:
        assert smallest(scene(state, View(0, room=TALL))) >= 15


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_text_is_fourteen_pixels_on_a_phone(players: str) -> None:
    """Names that do not fit in their lines may be a little smaller, and where three or four crowd a phone all may."""
    least = 13 if players == "2" else 8
    for state in states(players, 5)[::5]:
        picture = scene(state, View(0, room=TALL))
        pixels = 390 / picture.w
        for size, text in texts(picture.things):
            assert size * pixels >= (least if text.isdigit() else 8), (text, size * pixels)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_piles_and_zones_always_have_their_names(players: str) -> None:
    for room in WINDOWS.values():
        for state in states(players, 6)[::9]:
            picture = scene(state, View(0, room=room))
            said = [text for _, text in texts(picture.things)]
            seats = int(players) - len(state.out)
            assert all(said.count(name) >= seats for name in ("hand", "deck", "used"))
            assert any("contested" in text for text in said)
            for title in GAME.titles[: int(players)]:
                assert any(text.startswith(title) for text in said)


def test_a_zone_that_would_be_reached_is_marked_beside_its_name_or_in_its_empty_middle() -> None:
    state = lay(seat("b=xw1 c=sn1 o=sn2"), seat("o=tf1"))
    for room in WINDOWS.values():
        picture = scene(state, View(0, ("bsn1",), room=room))
        spots_ = [target.dot for target in picture.targets if target.touch in ZONES]
        units = [target for target in picture.targets if target.touch[1:] in ("xw1", "sn1", "sn2", "tf1")]
        for x, y in (spot for spot in spots_ if spot):
            assert not any(unit.x < x < unit.x + unit.w and unit.y < y < unit.y + unit.h for unit in units)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_dot_of_a_zone_covers_no_owners_sign(players: str) -> None:
    for state in states(players, 5)[::20]:
        assert isinstance(state, PocketModel)
        for room in WINDOWS.values():
            arranged = Picture(state.position, View(0, room=room), WORDS).table
            for seat_ in state.position.seats:
                x, y = sign_place(arranged, seat_)
                dot_x, dot_y = dot_place(arranged, seat_)
                assert abs(x - dot_x) > 21 or abs(y - dot_y) > 21


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_while_somebody_chooses_everything_keeps_its_place_and_done_stays(players: str) -> None:
    """Whatever has been touched of an action: only signs, odds and what can be pressed besides come and go."""
    rng = Random(players)
    for state in states(players, 9):
        if state.actors == (CHANCE,) or not state.actors or not isinstance(state, PocketModel):
            continue
        (seat_,) = state.actors
        for room in rng.sample(list(WINDOWS.values()), 2):
            before = scene(state, View(seat_, room=room))
            for action in rng.sample(state.actions(), min(4, len(state.actions()))):
                for count in range(1, len(action.path)):
                    after = scene(state, View(seat_, action.path[:count], room=room))
                    assert (after.w, after.h) == (before.w, before.h)
                    assert places(before).items() <= places(after).items()
                    assert set(places(after)) - set(places(before)) <= {"repair", "hyperdrive"}
                    for key, group in keyed(before).items():
                        later = keyed(after)[key]
                        assert (group.x, group.y, group.scale) == (later.x, later.y, later.scale)


def places(picture: Scene) -> dict[str, tuple[float, float, float, float]]:
    return {target.touch: (target.x, target.y, target.w, target.h) for target in picture.targets}


@pytest.mark.parametrize("window", WINDOWS)
def test_eight_units_a_side_show_their_values_in_every_window(window: tuple[int, int]) -> None:
    """In letters that can be read on that screen."""
    room = WINDOWS[window]
    units = ("lf1 nb1 bw1 xw1 yw1 sn1 xw2 ta1", "sb1 aa1 sd1 ti2 as1 tb1 ti1 tf1")
    for zones in (("b=", "o="), ("c=", "o="), ("o=", "o=")):
        state = lay(*(seat(zone + them) for zone, them in zip(zones, units, strict=True)))
        picture = scene(state, View(0, room=room))
        pixels = min(room.w / picture.w, room.h / picture.h)
        for key, group in keyed(picture).items():
            if key.startswith("unit-"):
                numbers = [size for size, text in texts(group.shapes, group.scale) if text.isdigit()]
                assert len(numbers) == 4
                assert min(numbers) * pixels >= 9


def texts(shapes: tuple[Shape, ...], scale: float = 1) -> list[tuple[float, str]]:
    found = []
    for shape in shapes:
        if isinstance(shape, Text):
            found.append((shape.size * scale, shape.text))
        elif isinstance(shape, Group):
            found += texts(shape.shapes, scale * shape.scale)
    return found


def test_a_crowd_is_smaller_and_nobody_in_it_is_covered() -> None:
    state = lay(seat(CROWD), seat(CROWD.replace("b=", "o=")))
    picture = scene(state, View(0, room=TALL))
    boxes = [target for target in picture.targets if target.touch[-1].isdigit() and len(target.touch) == 4]
    assert len(boxes) == 60
    for one, other in combinations(boxes, 2):
        across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
        down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
        assert across < one.w * 0.2 or down < one.h * 0.2


def test_few_units_are_drawn_larger() -> None:
    few, many = (scene(lay(seat(units), seat("o=tf1")), View(0, room=TALL)) for units in ("b=xw1", CROWD))
    assert keyed(few)["unit-bxw1"].scale > 1.5 * keyed(many)["unit-bta1"].scale


def test_places_stay_in_their_box() -> None:
    for count in range(1, 70):
        box = Box(10, 20, 768, 232)
        for place in spots(box, count).boxes:
            assert place.x >= box.x - 1
            assert place.x + place.w <= box.x + box.w + 1


def test_no_two_panels_overlap() -> None:
    for seats in (2, 3, 4):
        for room in (WIDE, TALL):
            found = table(Wanted((1,) * (seats + 1), (9,) * seats), room, False)
            boxes = [found.contested, found.hand, found.buttons]
            for panel in found.panels:
                boxes += [panel.cards, panel.reserves, panel.zone]
            for one, other in combinations(boxes, 2):
                assert not one.inside(0.5).meets(other.inside(0.5))
            assert all(box.y + box.h <= found.h for box in boxes)


def test_flip_brings_the_opposite_seat_near() -> None:
    state = lay(seat("b=xw1"), seat("o=tf1"))
    for room in (WIDE, TALL):
        here, there = (scene(state, View(0, flip=flip, room=room)) for flip in (False, True))
        first, second = whereabouts(here)["unit-bxw1"], whereabouts(there)["unit-otf1"]
        assert first == second


def test_the_ground_stays_the_same() -> None:
    before = lay(seat("b=xw1"), seat("o=tf1"))
    for view in OWN:
        assert scene(before, view).ground is scene(play(before, "bxw1-c"), view).ground


def test_a_unit_keeps_its_key_wherever_it_goes() -> None:
    state = lay(seat("b=xw1 r=sn1"), seat("o=tf1"))
    moved = play(state, "bxw1-c")
    for view in OWN:
        before, after = whereabouts(scene(state, view)), whereabouts(scene(moved, view))
        assert before["unit-bxw1"] != after["unit-bxw1"]
        assert before.keys() == after.keys()


def test_labels_say_what_lies_where() -> None:
    state = lay(seat("b=xw1.1 c=sn1!1 r=yw1", "reb ? -", hand="foc foc nav"), seat("c=tf1"))
    picture = scene(state, View(0))
    said = labels(picture)
    assert said["bxw1"] == ("Blue's X-wing in Blue's home zone: attack 3, damage 1, defense 8, shields 2, 1 counter")
    assert "cannot move" in said["bsn1"]
    assert said["b1"] == "Blue's objective 1: Rebel Base, defense 9, 3 stars"
    assert said["b2"] == "Blue's objective 2, face down"
    assert said["b3"] == "Blue's objective 3, destroyed"
    assert said["foc"] == "Focused Fire: +2 attack, 2 copies"
    assert said["nav"] == "Coruscant Naval Base: objective card, defense 13"
    assert said["c"] == "the contested zone: 2 units"
    assert said["byw1"] == "1 Y-wing in Blue's reserves"
    assert said["hand-b"] == "Blue's hand, 3 cards"
    assert picture.label.startswith("PocketModel. In play: Blue 2 objectives and 3 stars")


def test_only_the_viewers_hand_lies_open() -> None:
    state = lay(seat("b=xw1", hand="foc"), seat("o=tf1", hand="eva"))
    assert {"foc"} == {target.touch for target in scene(state, View(0)).targets if len(target.touch) == 3}
    assert {"eva"} == {target.touch for target in scene(state, View(1)).targets if len(target.touch) == 3}
    assert not {target.touch for target in scene(state, View(None)).targets if len(target.touch) == 3}
    assert {"foc"} == {target.touch for target in scene(state, View(CHANCE)).targets if len(target.touch) == 3}


def test_a_battle_is_staged_step_by_step() -> None:
    state = play(lay(seat("c=xw1 b=sn1", hand="foc"), seat("c=tf1 o=ds1", hand="eva")), "bxw1-otf1")
    assert "92% to hit" in shown(state)
    state = step(state, "foc")
    assert {"Focused Fire", "+2 attack"} <= shown(state)
    state = step(state, "eva", "34")
    assert not [text for text in shown(state) if text in ("Hit", "Miss")]
    assert "die-0-0" in whereabouts(scene(state, View(0)))
    state = step(state, "12")
    said = " ".join(shown(state))
    assert "roll 7 + attack 3 +" in said
    assert "Focused Fire 2 = 12" in said
    assert {"Hit", "Miss"} <= shown(state)
    assert labels(scene(state, View(0)))["result"] == "Go on"


@pytest.mark.parametrize("view", OWN)
def test_go_on_is_where_done_and_pass_are_and_is_not_there_where_nobody_can_press_it(view: View) -> None:
    before = play(lay(seat("c=xw1 b=sn1", hand="foc"), seat("c=tf1 o=ds1")), "bxw1-otf1")
    result = step(before, "pass", "34", "12")

    def ending(state: State, look: View) -> list[tuple[str, Box]]:
        return [(one.touch, Box(one.x, one.y, one.w, one.h)) for one in scene(state, look).targets if one.ends]

    [(passing, place)] = ending(before, view)
    assert (passing, ending(result, view)) == (PASS, [("result", place)])
    assert ending(result, view._replace(idle=True)) == []


def shown(state: PocketModel) -> set[str]:
    return {text for _, text in texts(scene(state, View(0, room=TALL)).things)}


def test_a_strike_is_staged_with_its_odds() -> None:
    state = play(lay(seat("o=xw1"), seat("o=tf1", "reb ? ?")), "bxw1-o1")
    assert "72% to destroy" in shown(state)
    state = step(state, "66")
    assert "Destroyed" in shown(state)


def test_declared_pairs_and_strikers_are_joined_by_lines() -> None:
    plain = lay(seat("c=xw1 yw1"), seat("c=tf1 o=ds1"))
    declared = play(plain, "bxw1-otf1")
    chosen = scene(plain, View(0, ("bxw1", "otf1")))
    for picture in (scene(declared, View(0)), chosen):
        assert len(picture.things) > len(scene(plain, View(0)).things)
    striking = play(lay(seat("o=xw1 yw1"), seat("o=tf1")), "bxw1-o2")
    assert kind(striking) == "strikers"
    assert len(scene(striking, View(0)).things) > len(scene(lay(seat("o=xw1 yw1"), seat("o=tf1")), View(0)).things) - 4


def test_a_move_that_is_about_to_be_made_shows_where_the_unit_would_stand() -> None:
    state = lay(seat("b=xw1"), seat("o=tf1"))
    ghosts = [
        shape
        for shape in scene(state, View(0, ("bxw1", "c"))).things
        if isinstance(shape, Group) and 0.4 < shape.alpha < 0.7
    ]
    assert len(ghosts) == 1


def test_every_kind_of_unit_has_a_model_of_its_own() -> None:
    drawn = {model(unit.code, "seat-0") for unit in UNITS}
    assert len(drawn) == len(UNITS)
    assert {unit.model[0] for unit in UNITS} == set(FORMS)


def test_svg_in_every_theme() -> None:
    positions = [begin(), begin(deck0="own"), *states("4", 8)[5:30:12]]
    for state in positions:
        for view in OWN[:2]:
            check_svg(scene(state, view), games.colours("pocketmodel"))


@pytest.mark.parametrize("count", range(1, 9))
def test_units_that_may_be_placed_say_their_stars_however_many_kinds_are_left(count: int) -> None:
    """Each kind in the reserve bears its number of stars, in every window, while it is to be chosen."""
    reserve = " ".join(f"{unit.code}1" for unit in UNITS[:count])
    state = lay(
        seat(f"b=nb1 r={reserve}"), seat("o=tf1 r=sb1"), todo="place:b;place:o;draw:b:3;draw:o:3;turn:b", turn="b/0/0"
    )
    stars = {f"b{unit.code}1": str(unit.stars) for unit in UNITS[:count]}
    for room in WINDOWS.values():
        shown = keyed(scene(state, View(0, room=room)))
        for touch, number in stars.items():
            assert number in [text for _, text in texts(shown[f"unit-{touch}"].shapes)], (room, touch)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [1, 3, 4, 6, 8])
def test_cards_of_the_hand_show_their_numbers_however_little_room_they_have(
    count: int, window: tuple[int, int]
) -> None:
    """Objectives their defense and stars, combat cards their bonus, and a sign where an ability may add to it."""
    for held in (CARDS[-count:], CARDS[5 : 5 + count]):
        hand = " ".join(f"{card.code} {card.code}" for card in held)
        pool = " ".join(f"{card.code}2" for card in CARDS[20:23])
        shown = keyed(scene(lay(seat("b=xw1", hand=hand, pool=pool), seat("o=tf1")), View(0, room=WINDOWS[window])))
        for card in held:
            said = " ".join(text for _, text in texts(shown[f"hand-{card.code}"].shapes)).split()
            assert "\u00d72" in said
            if card.combat:
                assert f"+{card.bonus}" in said
                adds_more = WORDS.adds_more(CARDS.index(card))
                assert not adds_more or "\u2026" in said or any(text.endswith(":") for text in said)
            else:
                assert {str(card.defense), str(card.stars)} <= set(said)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_stars_in_a_home_zone_are_those_of_its_owner_there(players: str) -> None:
    """Painted and said alike."""
    for state in states(players, 8)[::5]:
        assert isinstance(state, PocketModel)
        position = state.position
        for room in (WIDE, TALL):
            picture = scene(state, View(0, room=room))
            painted = [text for _, text in texts(tuple(shape for shape in picture.things if isinstance(shape, Text)))]
            for seat_ in position.alive:
                here = [unit for unit in position.standing(seat_) if position.roster.owners[unit] == seat_]
                stars = sum(position.roster.kinds[unit].stars for unit in here)
                assert str(stars) in painted
                assert ZONES[seat_] not in labels(picture) or f", {stars} star" in labels(picture)[ZONES[seat_]]


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_button_is_bright_only_while_it_can_be_pressed(players: str) -> None:
    """Done keeps its place while something else is chosen, but does not call for a touch that it refuses."""
    dim = 0
    for state in states(players, 9):
        if state.actors == (CHANCE,) or not state.actors:
            continue
        (seat_,) = state.actors
        actions = state.actions()
        for chosen in {action.path[:count] for action in actions for count in range(len(action.path))}:
            picture = scene(state, View(seat_, chosen, room=WIDE))
            lit = next_touches(actions, chosen)
            fills = {(shape.x, shape.y): shape.fill for shape in picture.things if isinstance(shape, Rect)}
            for target in picture.targets:
                if target.touch in (DONE, PASS):
                    assert (fills[target.x, target.y] == "accent") == (target.touch in lit), (state.text(), chosen)
                    dim += target.touch not in lit
    assert dim
