"""Positions set up by hand: things put, moved and taken away, knobs turned, and what becomes of what was under way."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from games.xtal.boards import GAME, fight, group, lay, part, play, ready
from pentapod import games
from pentapod.engine.editing import CannotEdit
from pentapod.engine.state import MalformedPosition, State
from pentapod.games.xtal.rules.path import NAMES
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.scene.layout import layout_for, places, stores
from pentapod.games.xtal.scene.setup import STORES
from pentapod.scene.shapes import TALL, WIDE, Target, View
from pictures import PHONE, VIEWS, labels, overlap, smallest
from workbench import Workbench

BENCH = Workbench("xtal")
EDITOR = BENCH.editor
clear, icon, lift, move, read, scene, supply = (
    EDITOR.clear,
    EDITOR.icon,
    EDITOR.remove,
    EDITOR.move,
    EDITOR.read,
    EDITOR.scene,
    EDITOR.supply,
)
game_scene = games.painter("xtal")
set_up, refusal, accepted, fault = BENCH.set_up, BENCH.refusal, BENCH.accepted, BENCH.fault
choices = BENCH.choices

MIDDLE = "3whn8 play 0>0 v1=LF,v3=S,v5=V b1*1,r4*2!,g9*1|010100|-|- 4:7 L1 - - - -"


def says(state: State, number: int) -> str:
    assert isinstance(state, Xtal)
    return part(state, number)


def test_the_supply_is_what_is_left() -> None:
    state = read(MIDDLE)
    pieces = {piece.id: piece for piece in supply(state)}
    assert [piece.group for piece in pieces.values()] == [
        *["Tokens"] * 3,
        *["Homes"] * 3,
        *["Rings and protection"] * 2,
        *["Cards"] * 10,
    ]
    assert pieces["ring"].left == 0
    assert pieces["token-0"].left is None
    assert pieces["card-L"].left == 4
    assert pieces["card-T"].left == 6
    assert BENCH.left(lift(state, "b1"))["ring"] == 1


def test_a_token_goes_with_all_that_it_carries() -> None:
    state = move(read(MIDDLE), "r4", "r5")
    assert says(state, 4) == "b1*1,r5*2!,g9*1|010100|-|-"
    assert says(set_up(state, "token-1>r6"), 4) == "b1*1,r6*2!,g9*1|010100|-|-"
    two = "There is no room for it."
    assert refusal(state, "b1>>r5") == two
    assert refusal(state, "b1>>hand-0") == "It does not belong there."
    assert move(state, "b1", "b1").text() == state.text()


def test_a_stone_is_stripped_from_the_top() -> None:
    state: State = read(MIDDLE.replace("r4*2!", "v3*1!"))
    assert BENCH.labels(state)["v3"] == "Violet 3, Home of Amber, Amber's token with 1 ring, protected"
    for token in ("v3*1", "v3*0", "-*0"):
        state = lift(state, "v3")
        assert says(state, 4).split(",")[1] == token
    state = lift(state, "v3")
    assert says(state, 3) == "v1=LF,-=S,v5=V"
    assert refusal(state, "v3>") == "There is nothing here to take."


def test_rings_are_on_tokens_and_in_storages() -> None:
    state = read(MIDDLE)
    assert refusal(state, "ring>b1") == "There are none left to place."
    state = move(state, "store-2", "b1")
    assert says(state, 4) == "b1*2,r4*2!,g9*1|000100|-|-"
    state = move(state, "r4", "store-6")
    assert says(state, 4) == "b1*2,r4*1!,g9*1|000101|-|-"
    state = set_up(lift(state, "store-4"), "ring>store-1")
    assert says(state, 4).split("|")[1] == "100001"
    assert BENCH.labels(state)["store-1"] == "Storage beside Violet 1, 1 ring"
    assert refusal(state, "store-4>") == "There is nothing here to take."
    assert refusal(state, "store-1>>y1") == "It does not belong there."
    assert refusal(state, "ring>hand-0") == "It does not belong there."


def test_homes_are_violets_of_one_player_each() -> None:
    state = set_up(read(MIDDLE), "home-0>v2")
    assert says(state, 3) == "v2=LF,v3=S,v5=V"
    assert says(state, 4) == says(read(MIDDLE), 4)
    assert says(move(state, "v2", "v6"), 3) == "v6=LF,v3=S,v5=V"
    assert refusal(state, "home-0>b1") == "A Home must be a Violet."
    assert refusal(state, "home-0>v3") == "There is no room for it."


def test_protection_is_put_on_tokens() -> None:
    state = read(MIDDLE)
    assert says(set_up(state, "protection>g9"), 4) == "b1*1,r4*2!,g9*1!|010100|-|-"
    assert refusal(state, "protection>r4") == "It is already there."
    assert refusal(state, "protection>r5") == "It does not belong there."


def test_cards_come_from_the_deck_and_go_back() -> None:
    state = set_up(read(MIDDLE), "card-T>hand-1 1a", "card-V>refuse")
    assert says(state, 3) == "v1=LF,v3=STT,v5=V"
    assert says(state, 6) == "L1V1"
    assert [BENCH.left(state)[f"card-{letter}"] for letter in "TV"] == [4, 4]
    assert says(lift(state, "1a"), 3) == "v1=LF,v3=TT,v5=V"
    assert says(lift(state, "hand-1"), 3) == "v1=LF,v3=ST,v5=V"
    moved = move(move(state, "0a", "hand-2"), "refuse-V", "0a")
    assert says(moved, 3) == "v1=FV,v3=STT,v5=VL"
    assert says(moved, 6) == "L1"
    assert says(move(moved, "0b", "refuse-L"), 6) == "L1V1"
    assert refusal(moved, "refuse-V>") == "There is nothing here to take."
    assert refusal(moved, "card-L>r1") == "It does not belong there."
    full = set_up(moved, "card-T>hand-0 hand-0 hand-0 hand-0")
    assert refusal(full, "card-T>hand-1") == "There are none left to place."
    assert refusal(lift(state, "2a"), "hand-2>") == "There is nothing here to take."


def test_there_is_nothing_else_to_put_and_nowhere_else() -> None:
    state = read(MIDDLE)
    assert refusal(state, "queen>b1") == "There is no such piece."
    assert refusal(state, "token-3>b2") == "There is no such piece."
    assert refusal(state, "z9>") == "There is no such place."
    assert refusal(state, "die=7") == "That cannot be chosen here."
    with pytest.raises(CannotEdit):
        icon("nothing")


def test_a_draft_is_kept_until_its_cards_or_the_board_change() -> None:
    state: State = ready(lay("b1 r3 g9", "LFV", "L"), 0, "L b1")
    draft = says(state, 10)
    assert draft.startswith("0a@0")
    assert says(set_up(state, "card-T>hand-0 hand-1"), 10) == draft
    assert says(set_up(state, "hands=open"), 10) == draft
    gap = lift(state, "0b")
    assert (says(gap, 3).split(",")[0], says(gap, 10)) == ("v1=L.V", draft)
    assert not fault(gap)
    assert says(lift(state, "0a"), 10) == "-"
    assert says(move(state, "g9", "g8"), 10) == "-"


def test_laid_cards_are_kept_until_the_board_changes() -> None:
    state: State = group(lay("b1 r3 g9", "LFV", "L"), 0, "L b1")
    assert says(state, 7) == "0L"
    more = set_up(state, "card-T>hand-0 refuse")
    assert says(more, 7) == "0L"
    assert not fault(more)
    for after in (set_up(state, "protection>g9"), lift(state, "refuse-L"), move(state, "g9", "g8")):
        assert says(after, 7) == says(after, 9) == "-"
        assert says(after, 1) == "play"
        assert not fault(after)


def test_combat_goes_on_while_the_two_stand_opposite() -> None:
    state: State = fight("r1 r4 b1", "fL", "FV")
    assert says(set_up(state, "card-T>hand-0"), 1) == "open"
    moved = move(state, "b1", "b2")
    assert says(moved, 1) == "open"
    assert not fault(moved)
    for after in (move(state, "r4", "r5"), set_up(state, "protection>r4")):
        assert says(after, 1) == "play"
        assert says(after, 4).endswith("|-|-")
        assert not fault(after)
    alone = move(set_up(lift(lift(state, "0a"), "hand-0"), "card-T>refuse"), "r4", "r5")
    assert says(alone, 1) == "roll"
    assert not fault(alone)


def test_a_weapon_is_dropped_with_the_board_on_which_it_was_laid() -> None:
    state: State = group(fight("r1 r4 b1", "fL", "FV"), 0, "f")
    assert says(state, 1) == "weapon"
    kept = set_up(state, "card-T>hand-1")
    assert says(kept, 1) == "weapon"
    assert not fault(kept)
    after = move(state, "b1", "b2")
    assert (says(after, 1), says(after, 2), says(after, 7)) == ("open", "0>1", "-")
    assert not fault(after)


def test_combat_begins_where_two_stand_opposite() -> None:
    state: State = lay("r1 r3 b1", "fL", "FV")
    assert "open" not in choices(state, "stage")
    state = set_up(move(state, "r3", "r4"), "stage=open")
    assert (says(state, 1), says(state, 2), says(state, 4).split("|")[2]) == ("open", "0>0", "0-1")
    assert not fault(state)
    answering = set_up(state, "acting=1")
    assert accepted(answering).actors == (1,)
    racing = set_up(state, "tempo=speed")
    assert accepted(racing).actors == (0, 1)
    assert choices(racing, "answer") == ["8", "5", "12", "20"]
    assert accepted(set_up(racing, "tempo=windows")).actors == (0,)


def test_cards_cannot_be_played_without_cards() -> None:
    state: State = lay("b1 r3", "L", "F")
    assert says(lift(state, "0a"), 1) == "roll"
    assert says(set_up(state, "protection>b1"), 1) == "roll"
    drawing = set_up(move(state, "b1", "g1"), "stage=draw")
    assert not fault(drawing)
    assert says(move(drawing, "g1", "b1"), 1) == "play"
    faulty = set_up(lift(state, "0a"), "stage=play")
    assert fault(faulty) == "Only the player whose turn it is may play cards now, and must have cards in hand."
    assert not fault(set_up(faulty, "card-L>hand-0"))


def test_the_setting_up_goes_on_with_what_is_there() -> None:
    state: State = GAME.start(GAME.choose(players="2"))
    state = set_up(state, "home-0>v1")
    assert says(state, 4).startswith("v1*1,-*0|011111")
    assert (says(state, 1), says(state, 2)) == ("homes", "->1")
    assert not fault(state)
    state = set_up(state, "home-1>v4")
    assert says(state, 1) == "deal"
    assert not fault(state)
    state = set_up(state, *(f"card-{letter}>hand-0 hand-1" for letter in "LFTVa"))
    assert says(state, 1) == "start"
    assert not fault(state)
    assert says(lift(state, "hand-1"), 1) == "deal"


def test_the_turn_and_the_die() -> None:
    state = set_up(read(MIDDLE), "turn=2")
    assert says(state, 2) == "2>2"
    assert not fault(state)
    state = set_up(state, "stage=roll", "die=6", "rolls=20")
    assert (says(state, 2), says(state, 5)) == ("2>-", "6:20")
    assert not fault(state)
    assert says(set_up(state, "die=0"), 5) == "0:0"
    assert says(set_up(state, "rolls=0"), 5) == "0:0"
    assert not fault(set_up(state, "rolls=0"))
    assert says(set_up(state, "rolls=0", "stage=play"), 5) == "1:1"


def test_the_options() -> None:
    state = set_up(read(MIDDLE), "tempo=speed", "answer=12", "hands=open", "levitate=strict", "guard=on")
    assert says(state, 0) == "3sos12g"
    assert not fault(state)
    assert fault(set_up(state, "stage=roll", "rolls=500")) == "After 500 rolls, the game would already be over."


def test_who_gives_up_leaves_rings_and_cards() -> None:
    state = set_up(read(MIDDLE), "out-1=out")
    assert says(state, 3) == "v1=LF,v3~=-,v5=V"
    assert says(state, 4) == "b1*1,-*0,g9*1|012100|-|-"
    assert says(state, 6) == "L1S1"
    assert not fault(state)
    assert says(set_up(state, "out-0=out"), 1) == "over:left:2"
    assert not fault(set_up(state, "out-0=out"))
    back = set_up(state, "out-1=in")
    assert says(back, 4) == "b1*1,v3*0,g9*1|012100|-|-"
    assert not fault(back)
    assert says(set_up(state, "out-0=out", "out-1=in"), 1) == "play"
    mover = set_up(read(MIDDLE), "out-0=out")
    assert (says(mover, 1), says(mover, 2)) == ("roll", "1>-")
    assert not fault(mover)


def test_the_number_of_players() -> None:
    state = set_up(read(MIDDLE), "players=2")
    assert state.text() == "2whn8 play 0>0 v1=LF,v3=S b1*1,r4*2!|010110|-|- 4:7 L1 - - - -"
    assert not fault(state)
    more = set_up(read(MIDDLE), "players=4")
    assert fault(more) == "A player does not have a Home yet."
    assert not fault(set_up(more, "home-3>v2"))
    combat: State = fight("b1 r1 r4", "f", "f", "f", pair="1-2", turn="1>1")
    fewer = set_up(combat, "players=2")
    assert says(fewer, 1) == "play"
    assert not fault(fewer)


def test_ends() -> None:
    state: State = lay("b1 v2", "L", "L", rings="04")
    won = set_up(state, "stage=over-home")
    assert says(won, 1) == "over:home:1"
    assert accepted(won).result == (0, 1)
    assert says(move(won, "store-3", "v2"), 1) == "over:home:1"
    assert says(move(won, "v2", "v5"), 1) == "play"
    last = set_up(state, "stage=over-guard")
    assert (says(last, 1), says(last, 5)) == ("over:guard:1", "3:2500")
    assert not fault(last)
    assert fault(set_up(state, "stage=over-left")) == "The game cannot have ended in this way."


def test_clear_takes_everything_and_keeps_the_knobs() -> None:
    state = clear(read(MIDDLE))
    assert state.text() == "3whn8 roll 0>- -=-,-=-,-=- -*0,-*0,-*0|000000|-|- 4:7 - - - - -"
    beginning = clear(play(GAME.start(GAME.choose(players="2")), "v3"))
    assert says(beginning, 2) == "->0"
    combat: State = fight("r1 r4 b1", "fL", "FV")
    assert says(clear(combat), 1) == "roll"


def test_a_beginning_a_middle_and_an_end_are_built_by_edits_alone() -> None:
    empty = clear(read(MIDDLE))
    beginning = set_up(empty, "stage=homes", "ring>store-1 store-2 store-3 store-4 store-5 store-6")
    assert beginning.text() == GAME.start(GAME.choose(players="3")).text()
    middle = set_up(empty, "home-0>v1", "home-1>v3", "home-2>v5", "token-0>b1", "token-1>r4", "token-2>g9")
    middle = set_up(middle, "ring>b1 r4 r4 g9 store-2 store-4", "protection>r4")
    middle = set_up(middle, "card-L>hand-0 refuse", "card-F>hand-0", "card-S>hand-1", "card-V>hand-2", "stage=play")
    assert middle.text() == MIDDLE
    end = set_up(empty, "players=2", "home-0>v1", "home-1>v4", "token-0>v1", "token-1>r4")
    end = set_up(end, "ring>v1 v1 v1 r4 store-5 store-6", "stage=over-home", "die=2", "rolls=50")
    assert end.text() == "2whn8 over:home:0 0>- v1=-,v4=- v1*3,r4*1|000011|-|- 2:50 - - - - -"
    assert accepted(end).result == (1, 0)


def test_faults_come_and_go() -> None:
    state = lift(read(MIDDLE), "store-2")
    assert fault(state) == "There should be 6 rings in the game, not 5."
    assert not fault(set_up(state, "ring>b1"))
    state = lift(lift(read(MIDDLE), "b1"), "b1")
    assert fault(set_up(state, "ring>store-1")) == "Sapphire's token must be on the board."
    assert not fault(set_up(state, "ring>store-1", "token-0>y5"))
    state = lift(read(MIDDLE), "v1")
    assert fault(state) == "A player does not have a Home yet."
    assert not fault(set_up(state, "home-0>v6"))
    state = move(move(set_up(read(MIDDLE), "token-0>v1"), "store-2", "v1"), "store-4", "v1")
    assert fault(state) == "Sapphire is Home with 3 rings and would already have won."
    assert not fault(move(state, "v1", "b1"))
    assert not fault(set_up(state, "stage=over-home"))


def test_an_impossible_text_is_read_and_written() -> None:
    for text in (
        "2whn8 weapon 5>5 v1=F,v1=S -*9,r4*9!|999999|4-5#7|0-5~5 9:9 f99 5f>9,3L>0 p45.3 - 0z9@5>r4",
        "2shn8 answer ->- -~=-,-~=- -*0!,-*0|000000|0-1|- 0:0 - - p.0 - -",
        "3whn8 over:home:45 5>- v1=LF,v3=S,v5=V b1*1,b1*2,b1*1|010100|0-1#0|- 4:7 L1 0L>0 - - 2b",
        "6whn8 homes 3>- -=LLLLLLLLLL,-=-,-=-,-=-,-=-,-=- -*0,-*0,-*0,-*0,-*0,-*0|111111|-|- 0:0 - - - - -",
    ):
        BENCH.impossible(text, edits=20)
    with pytest.raises(MalformedPosition):
        read("2whn8 play")


def test_the_scene_shows_all_hands_and_the_refuse_pile() -> None:
    state = read(MIDDLE)
    picture = scene(state, View(viewer=1, chosen=("0a",)))
    said = labels(picture)
    assert len(said) == 48 + 6 + 3 + 4 + 2
    assert said["0b"] == "Sapphire's Flight"
    assert said["hand-2"] == "Jade's hand, 1 card"
    assert said["refuse-L"] == "Refuse pile, 1 Levitate"
    assert said["y1"] == "Yellow 1"
    assert picture.label.startswith("XTAL, a position being set up. Sapphire on Blue 1 with 1 ring,")
    for view in VIEWS:
        assert scene(state, view).ground is game_scene(state, view).ground


@pytest.mark.parametrize("flip", [False, True])
def test_on_a_phone_each_place_is_a_finger_wide_and_its_middle_its_own(flip: bool) -> None:
    picture = scene(read(MIDDLE), View(flip=flip, room=TALL))
    assert smallest(picture) >= 32
    of = layout_for(False, TALL)
    margin = 6.5 * picture.w / PHONE
    for touch, (x, y) in (*zip(NAMES, places(of, flip), strict=True), *zip(STORES, stores(of, flip), strict=True)):
        for dx, dy in ((0, 0), (margin, 0), (-margin, 0), (0, margin), (0, -margin)):
            hit = [one.touch for one in picture.targets if hypot(*from_middle(one, x + dx, y + dy)) <= one.w / 2]
            assert hit[-1] == touch


def from_middle(target: Target, x: float, y: float) -> tuple[float, float]:
    return x - target.x - target.w / 2, y - target.y - target.h / 2


def test_targets_do_not_lie_on_one_another() -> None:
    state = set_up(read(MIDDLE), "players=6", "card-T>hand-0 hand-3 hand-4 hand-4", "card-a>refuse", "card-f>refuse")
    for room in (WIDE, TALL):
        boxes = [target for target in scene(state, View(room=room)).targets if not target.round]
        assert min(min(box.w, box.h) for box in boxes) >= 40
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
