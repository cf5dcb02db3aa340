"""Positions set up by hand: things put, moved and taken away, knobs turned, and what becomes of what was under way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from edit_play import drawn, edited, played_on, random_state, reach, sound
from games.xtal.boards import GAME, fight, group, lay, part, play, ready
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import ImpossiblePosition, MalformedPosition, State
from pentapod.games import editor
from pentapod.games.xtal.rules import Xtal
from pentapod.games.xtal.scene import scene as game_scene
from pentapod.scene.shapes import View

found = editor("xtal")
assert found
EDITOR = found

MIDDLE = "3whn8 play 0>0 v1=LF,v3=S,v5=V b1*1,r4*2!,g9*1|010100|-|- 4:7 L1 - - - -"


def says(state: State, number: int) -> str:
    assert isinstance(state, Xtal)
    return part(state, number)


def put(state: State, **things: str) -> State:
    """Pieces on places: `put(state, ring="b1 r4", token_0="b1")`; of a card its letter is enough."""
    for piece, places in things.items():
        for place in places.split():
            name = f"card-{piece}" if len(piece) == 1 else piece
            state = EDITOR.put(state, name.replace("_", "-"), place.replace("_", "-"))
    return state


def turn(state: State, **knobs: str) -> State:
    for knob, choice in knobs.items():
        state = EDITOR.turn(state, knob.replace("_", "-"), choice)
    return state


def left(state: State, piece: str) -> int | None:
    return next(known.left for known in EDITOR.supply(state) if known.id == piece)


def choices(state: State, knob: str) -> list[str]:
    return next([choice.id for choice in known.choices] for known in EDITOR.knobs(state) if known.id == knob)


def label(state: State, touch: str) -> str:
    return next(target.label for target in EDITOR.scene(state, View()).targets if target.touch == touch)


def fault(state: State) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        GAME.position(state.text())
    return str(error.value)


def fine(state: State) -> bool:
    return GAME.position(state.text()).text() == state.text()


def refused(edit: Callable[..., State], *words: object) -> str:
    with pytest.raises(CannotEdit) as error:
        edit(*words)
    return str(error.value)


def test_the_supply_is_what_is_left() -> None:
    state = EDITOR.read(MIDDLE)
    pieces = {piece.id: piece for piece in EDITOR.supply(state)}
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
    assert left(EDITOR.lift(state, "b1"), "ring") == 1


def test_a_token_goes_with_all_that_it_carries() -> None:
    state = EDITOR.move(EDITOR.read(MIDDLE), "r4", "r5")
    assert says(state, 4) == "b1*1,r5*2!,g9*1|010100|-|-"
    assert says(put(state, token_1="r6"), 4) == "b1*1,r6*2!,g9*1|010100|-|-"
    two = "Amber's token stands on Red 5. Two tokens never share a position."
    assert refused(EDITOR.move, state, "b1", "r5") == two
    assert refused(EDITOR.move, state, "b1", "hand-0") == "Tokens and Homes are on the stones of the path."
    assert EDITOR.move(state, "b1", "b1").text() == state.text()


def test_a_stone_is_stripped_from_the_top() -> None:
    state: State = EDITOR.read(MIDDLE.replace("r4*2!", "v3*1!"))
    assert label(state, "v3") == "Violet 3, Home of Amber, Amber's token with 1 ring, protected"
    for token in ("v3*1", "v3*0", "-*0"):
        state = EDITOR.lift(state, "v3")
        assert says(state, 4).split(",")[1] == token
    state = EDITOR.lift(state, "v3")
    assert says(state, 3) == "v1=LF,-=S,v5=V"
    assert refused(EDITOR.lift, state, "v3") == "Nothing lies on Violet 3."


def test_rings_are_on_tokens_and_in_storages() -> None:
    state = EDITOR.read(MIDDLE)
    assert refused(EDITOR.put, state, "ring", "b1") == "All 6 rings are in the game."
    state = EDITOR.move(state, "store-2", "b1")
    assert says(state, 4) == "b1*2,r4*2!,g9*1|000100|-|-"
    state = EDITOR.move(state, "r4", "store-6")
    assert says(state, 4) == "b1*2,r4*1!,g9*1|000101|-|-"
    state = put(EDITOR.lift(state, "store-4"), ring="store-1")
    assert says(state, 4).split("|")[1] == "100001"
    assert label(state, "store-1") == "Storage beside Violet 1, 1 ring"
    assert refused(EDITOR.lift, state, "store-4") == "There is no ring in this Storage."
    assert refused(EDITOR.move, state, "store-1", "y1") == "No token stands there."
    assert refused(EDITOR.put, state, "ring", "hand-0") == "A ring is on a token or in a Storage."


def test_homes_are_violets_of_one_player_each() -> None:
    state = put(EDITOR.read(MIDDLE), home_0="v2")
    assert says(state, 3) == "v2=LF,v3=S,v5=V"
    assert says(state, 4) == says(EDITOR.read(MIDDLE), 4)
    assert says(EDITOR.move(state, "v2", "v6"), 3) == "v6=LF,v3=S,v5=V"
    assert refused(EDITOR.put, state, "home-0", "b1") == "A Home is a Violet."
    assert refused(EDITOR.put, state, "home-0", "v3") == "Violet 3 is the Home of Amber."


def test_protection_is_put_on_tokens() -> None:
    state = EDITOR.read(MIDDLE)
    assert says(put(state, protection="g9"), 4) == "b1*1,r4*2!,g9*1!|010100|-|-"
    assert refused(EDITOR.put, state, "protection", "r4") == "Amber is protected already."
    assert refused(EDITOR.put, state, "protection", "r5") == "No token stands there."


def test_cards_come_from_the_deck_and_go_back() -> None:
    state = put(EDITOR.read(MIDDLE), T="hand-1 1a", V="refuse")
    assert says(state, 3) == "v1=LF,v3=STT,v5=V"
    assert says(state, 6) == "L1V1"
    assert [left(state, f"card-{letter}") for letter in "TV"] == [4, 4]
    assert says(EDITOR.lift(state, "1a"), 3) == "v1=LF,v3=TT,v5=V"
    assert says(EDITOR.lift(state, "hand-1"), 3) == "v1=LF,v3=ST,v5=V"
    moved = EDITOR.move(EDITOR.move(state, "0a", "hand-2"), "refuse-V", "0a")
    assert says(moved, 3) == "v1=FV,v3=STT,v5=VL"
    assert says(moved, 6) == "L1"
    assert says(EDITOR.move(moved, "0b", "refuse-L"), 6) == "L1V1"
    assert refused(EDITOR.lift, moved, "refuse-V") == "There is no such card in the refuse pile."
    assert refused(EDITOR.put, moved, "card-L", "r1") == "There is no place for a card."
    full = put(moved, T="hand-0 hand-0 hand-0 hand-0")
    assert refused(EDITOR.put, full, "card-T", "hand-1") == "All 6 of Teleport are in hands and refuse pile."
    assert refused(EDITOR.lift, EDITOR.lift(state, "2a"), "hand-2") == "Jade holds no card."


def test_there_is_nothing_else_to_put_and_nowhere_else() -> None:
    state = EDITOR.read(MIDDLE)
    assert refused(EDITOR.put, state, "queen", "b1") == "There is no such piece in XTAL."
    assert refused(EDITOR.put, state, "token-3", "b2") == "Rose is not in the game."
    assert refused(EDITOR.lift, state, "z9") == "There is no place for a card."
    assert refused(EDITOR.turn, state, "dice", "3") == "That cannot be set in this position."
    assert refused(EDITOR.turn, state, "die", "7") == "That cannot be set in this position."


def test_a_draft_is_kept_until_its_cards_or_the_board_change() -> None:
    state: State = ready(lay("b1 r3 g9", "LFV", "L"), 0, "L b1")
    draft = says(state, 10)
    assert draft.startswith("0a@0")
    assert says(put(state, T="hand-0 hand-1"), 10) == draft
    assert says(turn(state, hands="open"), 10) == draft
    gap = EDITOR.lift(state, "0b")
    assert (says(gap, 3).split(",")[0], says(gap, 10)) == ("v1=L.V", draft)
    assert fine(gap)
    assert says(EDITOR.lift(state, "0a"), 10) == "-"
    assert says(EDITOR.move(state, "g9", "g8"), 10) == "-"


def test_laid_cards_are_kept_until_the_board_changes() -> None:
    state: State = group(lay("b1 r3 g9", "LFV", "L"), 0, "L b1")
    assert says(state, 7) == "0L"
    more = put(state, T="hand-0 refuse")
    assert says(more, 7) == "0L"
    assert fine(more)
    for after in (put(state, protection="g9"), EDITOR.lift(state, "refuse-L"), EDITOR.move(state, "g9", "g8")):
        assert says(after, 7) == says(after, 9) == "-"
        assert says(after, 1) == "play"
        assert fine(after)


def test_combat_goes_on_while_the_two_stand_opposite() -> None:
    state: State = fight("r1 r4 b1", "fL", "FV")
    assert says(put(state, T="hand-0"), 1) == "open"
    moved = EDITOR.move(state, "b1", "b2")
    assert says(moved, 1) == "open"
    assert fine(moved)
    for after in (EDITOR.move(state, "r4", "r5"), put(state, protection="r4")):
        assert says(after, 1) == "play"
        assert says(after, 4).endswith("|-|-")
        assert fine(after)
    alone = EDITOR.move(put(EDITOR.lift(EDITOR.lift(state, "0a"), "hand-0"), T="refuse"), "r4", "r5")
    assert says(alone, 1) == "roll"
    assert fine(alone)


def test_a_weapon_is_dropped_with_the_board_on_which_it_was_laid() -> None:
    state: State = group(fight("r1 r4 b1", "fL", "FV"), 0, "f")
    assert says(state, 1) == "weapon"
    kept = put(state, T="hand-1")
    assert says(kept, 1) == "weapon"
    assert fine(kept)
    after = EDITOR.move(state, "b1", "b2")
    assert (says(after, 1), says(after, 2), says(after, 7)) == ("open", "0>1", "-")
    assert fine(after)


def test_combat_begins_where_two_stand_opposite() -> None:
    state: State = lay("r1 r3 b1", "fL", "FV")
    assert "open" not in choices(state, "stage")
    state = turn(EDITOR.move(state, "r3", "r4"), stage="open")
    assert (says(state, 1), says(state, 2), says(state, 4).split("|")[2]) == ("open", "0>0", "0-1")
    assert fine(state)
    answering = turn(state, acting="1")
    assert GAME.position(answering.text()).actors == (1,)
    racing = turn(state, tempo="speed")
    assert GAME.position(racing.text()).actors == (0, 1)
    assert choices(racing, "answer") == ["8", "5", "12", "20"]
    assert GAME.position(turn(racing, tempo="windows").text()).actors == (0,)


def test_cards_cannot_be_played_without_cards() -> None:
    state: State = lay("b1 r3", "L", "F")
    assert says(EDITOR.lift(state, "0a"), 1) == "roll"
    assert says(put(state, protection="b1"), 1) == "roll"
    drawing = turn(EDITOR.move(state, "b1", "g1"), stage="draw")
    assert fine(drawing)
    assert says(EDITOR.move(drawing, "g1", "b1"), 1) == "play"
    faulty = turn(EDITOR.lift(state, "0a"), stage="play")
    assert fault(faulty) == "Only the mover plays cards now, and only with cards in the hand."
    assert fine(put(faulty, L="hand-0"))


def test_the_setting_up_goes_on_with_what_is_there() -> None:
    state: State = GAME.start(GAME.choose(players="2"))
    state = put(state, home_0="v1")
    assert says(state, 4).startswith("v1*1,-*0|011111")
    assert (says(state, 1), says(state, 2)) == ("homes", "->1")
    assert fine(state)
    state = put(state, home_1="v4")
    assert says(state, 1) == "deal"
    assert fine(state)
    state = put(state, L="hand-0 hand-1", F="hand-0 hand-1", T="hand-0 hand-1", V="hand-0 hand-1", a="hand-0 hand-1")
    assert says(state, 1) == "start"
    assert fine(state)
    assert says(EDITOR.lift(state, "hand-1"), 1) == "deal"


def test_the_turn_and_the_die() -> None:
    state = turn(EDITOR.read(MIDDLE), turn="2")
    assert says(state, 2) == "2>2"
    assert fine(state)
    state = turn(state, stage="roll", die="6", rolls="20")
    assert (says(state, 2), says(state, 5)) == ("2>-", "6:20")
    assert fine(state)
    assert says(turn(state, die="0"), 5) == "0:0"
    assert says(turn(state, rolls="0"), 5) == "0:0"
    assert fine(turn(state, rolls="0"))
    assert says(turn(state, rolls="0", stage="play"), 5) == "1:1"


def test_the_options() -> None:
    state = turn(EDITOR.read(MIDDLE), tempo="speed", answer="12", hands="open", levitate="strict", guard="on")
    assert says(state, 0) == "3sos12g"
    assert fine(state)
    assert fault(turn(state, stage="roll", rolls="500")) == "After 500 rolls the game would be over."


def test_who_gives_up_leaves_rings_and_cards() -> None:
    state = turn(EDITOR.read(MIDDLE), out_1="out")
    assert says(state, 3) == "v1=LF,v3~=-,v5=V"
    assert says(state, 4) == "b1*1,-*0,g9*1|012100|-|-"
    assert says(state, 6) == "L1S1"
    assert fine(state)
    assert says(turn(state, out_0="out"), 1) == "over:left:2"
    assert fine(turn(state, out_0="out"))
    back = turn(state, out_1="in")
    assert says(back, 4) == "b1*1,v3*0,g9*1|012100|-|-"
    assert fine(back)
    assert says(turn(turn(state, out_0="out"), out_1="in"), 1) == "play"
    mover = turn(EDITOR.read(MIDDLE), out_0="out")
    assert (says(mover, 1), says(mover, 2)) == ("roll", "1>-")
    assert fine(mover)


def test_the_number_of_players() -> None:
    state = turn(EDITOR.read(MIDDLE), players="2")
    assert state.text() == "2whn8 play 0>0 v1=LF,v3=S b1*1,r4*2!|010110|-|- 4:7 L1 - - - -"
    assert fine(state)
    more = turn(EDITOR.read(MIDDLE), players="4")
    assert fault(more) == "Somebody has no Home yet."
    assert fine(put(more, home_3="v2"))
    combat: State = fight("b1 r1 r4", "f", "f", "f", pair="1-2", turn="1>1")
    fewer = turn(combat, players="2")
    assert says(fewer, 1) == "play"
    assert fine(fewer)


def test_ends() -> None:
    state: State = lay("b1 v2", "L", "L", rings="04")
    won = turn(state, stage="over-home")
    assert says(won, 1) == "over:home:1"
    assert GAME.position(won.text()).result == (0, 1)
    assert says(EDITOR.move(won, "store-3", "v2"), 1) == "over:home:1"
    assert says(EDITOR.move(won, "v2", "v5"), 1) == "play"
    last = turn(state, stage="over-guard")
    assert (says(last, 1), says(last, 5)) == ("over:guard:1", "3:2500")
    assert fine(last)
    assert fault(turn(state, stage="over-left")) == "The game cannot have ended in this way."


def test_clear_takes_everything_and_keeps_the_knobs() -> None:
    state = EDITOR.clear(EDITOR.read(MIDDLE))
    assert state.text() == "3whn8 roll 0>- -=-,-=-,-=- -*0,-*0,-*0|000000|-|- 4:7 - - - - -"
    beginning = EDITOR.clear(play(GAME.start(GAME.choose(players="2")), "v3"))
    assert says(beginning, 2) == "->0"
    combat: State = fight("r1 r4 b1", "fL", "FV")
    assert says(EDITOR.clear(combat), 1) == "roll"


def test_a_beginning_a_middle_and_an_end_are_built_by_edits_alone() -> None:
    empty = EDITOR.clear(EDITOR.read(MIDDLE))
    beginning = put(turn(empty, stage="homes"), ring="store-1 store-2 store-3 store-4 store-5 store-6")
    assert beginning.text() == GAME.start(GAME.choose(players="3")).text()
    middle = put(empty, home_0="v1", home_1="v3", home_2="v5", token_0="b1", token_1="r4", token_2="g9")
    middle = put(middle, ring="b1 r4 r4 g9 store-2 store-4", protection="r4")
    middle = turn(put(middle, L="hand-0 refuse", F="hand-0", S="hand-1", V="hand-2"), stage="play")
    assert middle.text() == MIDDLE
    end = put(turn(empty, players="2"), home_0="v1", home_1="v4", token_0="v1", token_1="r4")
    end = turn(put(end, ring="v1 v1 v1 r4 store-5 store-6"), stage="over-home", die="2", rolls="50")
    assert end.text() == "2whn8 over:home:0 0>- v1=-,v4=- v1*3,r4*1|000011|-|- 2:50 - - - - -"
    assert GAME.position(end.text()).result == (1, 0)


def test_faults_come_and_go() -> None:
    state = EDITOR.lift(EDITOR.read(MIDDLE), "store-2")
    assert fault(state) == "There are 6 rings in the game; here there are 5."
    assert fine(put(state, ring="b1"))
    state = EDITOR.lift(EDITOR.lift(EDITOR.read(MIDDLE), "b1"), "b1")
    assert fault(put(state, ring="store-1")) == "Sapphire's token is not on the board."
    assert fine(put(state, ring="store-1", token_0="y5"))
    state = EDITOR.lift(EDITOR.read(MIDDLE), "v1")
    assert fault(state) == "Somebody has no Home yet."
    assert fine(put(state, home_0="v6"))
    state = EDITOR.move(EDITOR.move(put(EDITOR.read(MIDDLE), token_0="v1"), "store-2", "v1"), "store-4", "v1")
    assert fault(state) == "Sapphire is Home with 3 rings and would have won."
    assert fine(EDITOR.move(state, "v1", "b1"))
    assert fine(turn(state, stage="over-home"))


def test_an_impossible_text_is_read_and_written() -> None:
    for text in (
        "2whn8 weapon 5>5 v1=F,v1=S -*9,r4*9!|999999|4-5#7|0-5~5 9:9 f99 5f>9,3L>0 p45.3 - 0z9@5>r4",
        "2shn8 answer ->- -~=-,-~=- -*0!,-*0|000000|0-1|- 0:0 - - p.0 - -",
        "3whn8 over:home:45 5>- v1=LF,v3=S,v5=V b1*1,b1*2,b1*1|010100|0-1#0|- 4:7 L1 0L>0 - - 2b",
        "6whn8 homes 3>- -=LLLLLLLLLL,-=-,-=-,-=-,-=-,-=- -*0,-*0,-*0,-*0,-*0,-*0|111111|-|- 0:0 - - - - -",
    ):
        state = EDITOR.read(text)
        assert state.text() == text
        sound(EDITOR, state)
        drawn(EDITOR, state)
        rng = Random(text)
        for _ in range(20):
            state = edited(EDITOR, state, rng)
            sound(EDITOR, state)
    with pytest.raises(MalformedPosition):
        EDITOR.read("2whn8 play")


def test_the_scene_shows_all_hands_and_the_refuse_pile() -> None:
    state = EDITOR.read(MIDDLE)
    picture = EDITOR.scene(state, View(viewer=1, chosen=("0a",)))
    labels = {target.touch: target.label for target in picture.targets}
    assert len(labels) == 48 + 6 + 3 + 4 + 2
    assert labels["0b"] == "Sapphire's Flight"
    assert labels["hand-2"] == "Jade's hand, 1 card"
    assert labels["refuse-L"] == "Refuse pile, 1 Levitate"
    assert labels["y1"] == "Yellow 1"
    assert picture.label.startswith("XTAL, a position in the making. Sapphire on Blue 1 with 1 ring,")
    for view in (View(), View(flip=True, tall=True)):
        assert EDITOR.scene(state, view).ground is game_scene(state, view).ground


def test_targets_do_not_lie_on_one_another() -> None:
    state = put(turn(EDITOR.read(MIDDLE), players="6"), T="hand-0 hand-3 hand-4 hand-4", a="refuse", f="refuse")
    for tall in (False, True):
        boxes = [target for target in EDITOR.scene(state, View(tall=tall)).targets if not target.round]
        for number, one in enumerate(boxes):
            assert min(one.w, one.h) >= 40
            for other in boxes[:number]:
                aside = one.x >= other.x + other.w or other.x >= one.x + one.w
                assert aside or one.y >= other.y + other.h or other.y >= one.y + one.h


def test_every_piece_has_an_icon() -> None:
    for piece in EDITOR.supply(GAME.start(GAME.choose(players="6"))):
        assert 30 < reach(EDITOR.icon(piece.id)) <= 50
    with pytest.raises(CannotEdit):
        EDITOR.icon("nothing")


@pytest.mark.parametrize("number", range(5))
def test_random_edits_never_break(number: int) -> None:
    rng = Random(f"xtal {number}")
    state, accepted = random_state(GAME, rng, 160), 0
    for step in range(60):
        state = edited(EDITOR, state, rng)
        sound(EDITOR, state)
        accepted += played_on(GAME, state, rng)
        if step % 20 == 0:
            drawn(EDITOR, state)
        if step % 10 == 9:
            state = random_state(GAME, rng, 160)
    assert accepted > 10


def test_every_position_of_a_game_is_read() -> None:
    for number in range(3):
        rng = Random(f"xtal read {number}")
        state = GAME.start(GAME.choose(players=str(2 + number), tempo=("windows", "speed")[number % 2]))
        for _ in range(400):
            assert EDITOR.read(state.text()).text() == state.text()
            if state.result is not None:
                break
            state = state.after(rng.choice(list(state.actions())))
