"""Positions set up by hand: every kind of edit, and whole positions built from nothing."""

from __future__ import annotations

from random import Random

import pytest

from contract.edits import check_knobs, check_shown
from games.pocketmodel.tables import at, begin, lay, play, seat
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.state import MalformedPosition, State
from pentapod.scene.shapes import TALL, View
from pictures import VIEWS
from workbench import Workbench

DUEL = lay(
    seat("b=xw1 sn1 r=xw2 yw1", "reb ? -", "foc reb", "dec2 foc1", "hol1"),
    seat("o=tf1 c=ti1.1 r=sd1", "? ? ?", "eva", "dec2 eva2"),
)
STARTERS = play(begin(deck0="iron", deck1="echo"), "b")


BENCH = Workbench("pocketmodel")
EDITOR = BENCH.editor
clear, lift, move, put, read, supply, turn = (
    EDITOR.clear,
    EDITOR.remove,
    EDITOR.move,
    EDITOR.put,
    EDITOR.read,
    EDITOR.supply,
    EDITOR.turn,
)
played_scene = games.painter("pocketmodel")
set_up, refusal, fault, labels = BENCH.set_up, BENCH.refusal, BENCH.fault, BENCH.labels


def own(state: State, letter: str) -> list[str]:
    """What the text says of a seat: deck, units, slots, hand, cards, discards."""
    return state.text().split(" ")[4 + "bogp".index(letter)].split(":")


# ---------------------------------------------------------------------- from nothing


def test_the_beginning_is_built_from_nothing() -> None:
    started = begin(deck0="iron", deck1="echo")
    assert turn(clear(STARTERS), "now", "first").text() == started.text()
    slots = (f"down>{letter}{slot}" for letter in "bo" for slot in "123")
    assert set_up(clear(started), *slots).text() == started.text()


def test_a_middle_is_built_from_nothing() -> None:
    state = set_up(
        clear(begin(deck0="iron", deck1="echo")),
        "now=o",
        "ended=20",
        *("b-tf>b", "b-tf>b", "b-aa>c", "b-sd>o", "hurt>baa1", "hurt>baa1", "hold>bsd1"),
        *("o-xw>o", "o-xw>c", "o-cc>b"),
        *("down>b1", "b-war>b2", "b-loc>hand-b", "b-loc>discard-b-cards", "b-foc>hand-b-cards"),
        *("down>o1", "down>o2", "o-reb>o3", "o-foc>hand-o", "o-jed>discard-o"),
        "objective=yes",
    )
    assert state.text() == (
        "2 o/20/0 od - "
        "iron:b=tf1,tf2;o=sd1!1;c=aa1.2;r=aa2,as1,as2,sb1,sb2,tb1,tc1,tf3,ti1,ti2:?,war,-:foc,loc:"
        f"{own(state, 'b')[4]}:loc1 "
        "echo:b=cc1;o=xw1;c=xw2;r=bw1,lf1,nb1,sn1,sn2,sn3,ta1,ta2,xw3,yw1,yw2:?,?,reb:foc:"
        f"{own(state, 'o')[4]}:jed1 turn:o"
    )
    assert not fault(state)


def test_an_end_is_built_from_nothing() -> None:
    state = set_up(clear(STARTERS), "b-tf>c", "down>b1", "ended=30", "now=win-b")
    assert state.text().endswith(" over:win:b")
    assert state.text().startswith("2 b/30/0 - o ")
    assert at(state.text()).result == (1.0, 0.0)
    assert not fault(set_up(state, "now=draw-bo"))
    assert at(set_up(state, "now=quiet-bo").text()).result == (0.5, 0.5)
    assert at(set_up(state, "now=cap-b").text()).result == (1.0, 0.0)


# ---------------------------------------------------------------------- units


def test_units_come_from_the_reserves_and_go_back_there() -> None:
    state = set_up(DUEL, "b-xw>o")
    assert own(state, "b")[1] == "b=sn1,xw1;o=xw2;r=yw1"
    assert own(lift(state, "bxw2"), "b")[1] == own(DUEL, "b")[1]
    assert own(lift(state, "o"), "b")[1] == own(state, "b")[1]
    assert "tf1" in own(lift(state, "o"), "o")[1].split("r=")[1]


def test_units_move_between_zones_and_lose_everything_in_reserve() -> None:
    assert own(move(DUEL, "oti1", "b"), "o")[1] == "b=ti1.1;o=tf1;r=sd1"
    assert own(move(DUEL, "c", "o"), "o")[1] == "o=tf1,ti1.1;r=sd1"
    assert own(move(DUEL, "oti1", "reserves-o"), "o")[1] == "o=tf1;r=sd1,ti1"
    assert own(move(DUEL, "osd1", "bxw1"), "o")[1] == "b=sd1;o=tf1;c=ti1.1"


def test_counters_and_being_held_go_on_and_off() -> None:
    state = set_up(DUEL, "hurt>bxw1", "hold>bxw1", "hold>bxw1")
    assert "xw1.1!2" in own(state, "b")[1]
    assert set_up(state, "mend>bxw1", "hold>bxw1").text() == DUEL.text()


def test_a_fleet_of_ones_own_grows_and_shrinks() -> None:
    state = set_up(DUEL, "b-aa>c", "b-nb>reserves-b")
    assert own(state, "b")[1] == "b=sn1,xw1;c=aa1;r=nb1,xw2,yw1"
    assert own(set_up(state, "baa1>", "baa1>", "bnb1>"), "b")[1] == own(DUEL, "b")[1]
    assert not fault(state)
    assert BENCH.left(state)["b-aa"] == 2
    assert BENCH.left(STARTERS)["b-tf"] == 3
    assert "b-xw" not in BENCH.left(STARTERS)


# ---------------------------------------------------------------------- cards


def test_cards_come_from_the_deck_and_go_back_there() -> None:
    state = set_up(clear(STARTERS), "b-foc>hand-b", "b-war>b1", "b-war>b1", "b-loc>discard-b")
    assert own(state, "b")[2:4] == ["war,-,-", "foc"]
    assert own(state, "b")[5] == "loc1"
    assert set_up(state, "hand-b-foc>", "b1>", "discard-b-cards>").text() == clear(STARTERS).text()


def test_cards_move_between_the_places_of_their_player() -> None:
    assert own(set_up(DUEL, "hand-b-reb>>b3"), "b")[2:4] == ["reb,?,reb", "foc"]
    assert own(set_up(DUEL, "b1>>discard-b"), "b")[2::3] == ["-,?,-", "hol1,reb1"]
    assert own(set_up(DUEL, "b2>>b3"), "b")[2] == "reb,-,?"
    assert own(set_up(DUEL, "b2>>deck-b"), "b")[2] == "reb,-,-"
    assert own(set_up(DUEL, "discard-b-hol>>hand-b"), "b")[3] == "foc,hol,reb"
    assert own(set_up(DUEL, "hand-b>>deck-b"), "b")[3:5] == ["foc", "dec2,foc1,reb1"]
    assert set_up(DUEL, "b1>>b1", "b2>>b2").text() == DUEL.text()


def test_a_deck_of_ones_own_grows_and_shrinks() -> None:
    state = set_up(DUEL, "b-nav>deck-b", "b-nav>hand-b", "b-nav>hand-b", "b-nav>hand-b")
    assert own(state, "b")[3] == "foc,nav,nav,nav,reb"
    assert BENCH.left(state)["b-nav"] == 0
    assert own(set_up(DUEL, "b-nav>deck-b", "deck-b>"), "b")[4] == own(DUEL, "b")[4]


def test_a_face_down_card_is_one_of_the_deck() -> None:
    state = set_up(DUEL, "down>b1", "down>b3")
    assert own(state, "b")[2:5] == ["?,?,?", "foc,reb", "dec2,foc1,reb1"]
    assert labels(state)["deck-b"] == "Blue's deck, 1 card"
    assert BENCH.left(state)["b-dec"] == 2


def test_cards_from_before_the_deck_was_shuffled_are_mixed_once_they_are_touched() -> None:
    old = lay(seat("b=xw1", "?1 ?1 ?", pool="dec2", older="foc1 hol1"), seat("o=tf1"))
    assert "?1" in set_up(old, "hurt>bxw1").text()
    assert own(lift(old, "b1"), "b")[2:5] == ["-,?,?", "-", "dec2,foc1,hol1"]
    assert not fault(lift(old, "b1"))


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        ("b-xx>c", "There is no such piece."),
        ("b-xw>x", "There is no such place."),
        ("b-xw>g", "There is no such place."),
        ("g-xw>c", "There is no such piece."),
        ("b-xw>b1", "It does not belong there."),
        ("b-xw>reserves-o", "It does not belong there."),
        ("b-foc>c", "It does not belong there."),
        ("b-foc>hand-o", "It does not belong there."),
        ("b-foc>b1", "Focused Fire is a combat card and cannot be face up."),
        ("hand-b-foc>>b1", "Focused Fire is a combat card and cannot be face up."),
        ("hand-b-foc>>hand-o", "It does not belong there."),
        ("deck-b>>hand-b", "To take a card from a deck, choose it from the pieces."),
        ("b2>>hand-b", "Nobody knows which card is face down."),
        ("b3>>hand-b", "There is nothing here to take."),
        ("b3>", "There is nothing here to take."),
        ("hand-b-eva>", "There is no such place."),
        ("discard-o>", "There is nothing here to take."),
        ("down>c", "It does not belong there."),
        ("down>oti1", "It does not belong there."),
        ("hurt>b1", "It does not belong there."),
        ("hurt>bsn1", "With 1 counter, Snowspeeder would be destroyed. You can remove it instead."),
        ("hurt>byw1", "Units in the reserves carry no marks."),
        ("mend>bxw1", "There is nothing here to take."),
        ("left0=yes", "That cannot be chosen here."),
        ("now=on", "That cannot be chosen here."),
    ],
)
def test_edits_without_sense_say_why(edit: str, says: str) -> None:
    assert refusal(DUEL, edit) == says


@pytest.mark.parametrize(
    ("edits", "says"),
    [
        (["b-sd>c", "b-sd>c"], "There are none left to place."),
        (["b-sd>reserves-b"], "It is already there."),
        (["reserves-b>"], "The units and cards of a starter deck cannot be changed."),
        (["deck-b>"], "The units and cards of a starter deck cannot be changed."),
        (["b-war>deck-b"], "There are none left to place."),
        (["b-war>hand-b"] * 2, "There are none left to place."),
        (["c>"], "There is nothing here to take."),
    ],
)
def test_starter_decks_stay_what_they_are(edits: list[str], says: str) -> None:
    assert refusal(clear(STARTERS), *edits) == says


def test_a_fleet_of_ones_own_stays_a_fleet() -> None:
    alone = lay(seat("b=xw1"), seat("o=tf1"))
    assert "A fleet must have at least one unit" in refusal(alone, "bxw1>", "bxw1>")
    assert refusal(alone, "b-xw>b b", "b-xw>b") == "There are none left to place."


# ---------------------------------------------------------------------- knobs


def test_the_knobs_say_what_holds() -> None:
    assert BENCH.chosen(DUEL) == {
        "now": "b",
        "ended": "4",
        "objective": "no",
        "turns": "cap",
        "players": "2",
        "deck0": "own",
        "deck1": "own",
    }
    for state in (DUEL, STARTERS, begin(), begin(players="4", deck2="own")):
        check_knobs(BENCH.editor, state)


def test_another_starter_deck_is_ready_to_play() -> None:
    state = turn(DUEL, "deck0", "clone")
    assert own(state, "b")[2:4] == ["?,?,?", "-"]
    assert own(state, "o") == own(DUEL, "o")
    assert not fault(state)
    assert own(turn(state, "deck0", "own"), "b")[1:] == own(state, "b")[1:]


def test_players_come_and_go() -> None:
    four = turn(DUEL, "players", "4")
    assert not fault(four)
    assert four.text().startswith("4 b/4/0 ")
    assert turn(move(four, "bxw1", "p"), "players", "2").text() == move(DUEL, "bxw1", "c").text()
    assert turn(begin(), "players", "3").text().endswith(" first")


def test_who_has_left_comes_back_with_a_starter_deck() -> None:
    three = turn(DUEL, "players", "3")
    gone = set_up(three, "bxw1>>o", "left1=yes")
    assert " o " in gone.text()
    assert own(gone, "o") == ["own", "gone"]
    assert "c=xw1" in own(gone, "b")[1]
    assert not fault(gone)
    assert "Two players must stay" in refusal(gone, "left2=yes")
    assert not fault(turn(gone, "left1", "no"))
    two = turn(gone, "players", "2")
    assert own(two, "o")[2] == "?,?,?"
    assert not fault(two)
    assert turn(three, "left0", "yes").text().startswith("3 o/4/0 - b ")


@pytest.mark.parametrize("ending", ["win-b", "win-o", "draw-bo", "quiet-bo", "cap-o"])
def test_every_end_can_be_set_and_taken_back(ending: str) -> None:
    over = turn(DUEL, "now", ending)
    assert not fault(over)
    assert at(over.text()).result is not None
    assert turn(over, "now", "b").text() == DUEL.text()


def test_fleets_in_the_making_lead_to_a_table() -> None:
    building = begin(deck0="own")
    assert supply(building) == ()
    assert EDITOR.scene(building, View()).targets == ()
    assert BENCH.chosen(building)["now"] == "build"
    assert "while fleets and decks are being built" in refusal(building, "b-xw>c")
    for state in (clear(building), turn(building, "now", "b"), turn(building, "deck1", "droid")):
        assert state.text().startswith("2 ")
        assert own(state, "b")[0] == "own"
    assert not fault(turn(building, "now", "first"))
    assert read(building.text()).text() == building.text()


# ---------------------------------------------------------------------- what was under way


def test_a_battle_goes_on_if_an_edit_leaves_it_alone() -> None:
    fight = play(lay(seat("c=xw1 sn1", hand="foc"), seat("c=ti1 tf1", hand="eva")), "bxw1-oti1")
    assert "battle:" in fight.text()
    assert BENCH.chosen(fight)["now"] == "on"
    assert "battle:" in move(fight, "bsn1", "b").text()
    for edited in (
        move(fight, "bxw1", "b"),
        move(fight, "c", "o"),
        turn(fight, "now", "o"),
        put(fight, "b-aa", "c"),
        lift(fight, "oti1"),
    ):
        assert "battle:" not in edited.text()
        assert not fault(edited)


def test_cards_in_a_battle_that_is_dropped_are_discarded() -> None:
    fight = play(lay(seat("c=xw1", hand="foc"), seat("c=ti1", hand="eva")), "bxw1-oti1", "foc")
    assert "foc" not in own(fight, "b")[3]
    assert own(turn(fight, "now", "b"), "b")[5] == "foc1"


def test_placing_goes_on_while_everybody_can_begin() -> None:
    assert "place:b" in STARTERS.text()
    assert "place:b" in put(STARTERS, "b-tf", "b").text()
    assert "place:" not in turn(STARTERS, "now", "b").text()
    assert "place:" not in set_up(STARTERS, *["b-aa>b"] * 2, *["b-as>b"] * 2, *["b-tc>b", "b-tb>b"], "b-sd>b").text()


def test_a_unit_on_the_table_ends_the_time_before_the_first_turn() -> None:
    assert put(begin(), "b-xw", "c").text().endswith(" turn:b")
    assert put(begin(), "b-foc", "hand-b").text().endswith(" first")
    small = begin(collection="small")
    assert put(small, "b-foc", "hand-b").text().endswith(" first")
    assert move(small, "bxw1", "c").text().endswith(" turn:b")


# ---------------------------------------------------------------------- faults come and go


@pytest.mark.parametrize(
    ("edits", "says", "mend"),
    [
        (["bxw1>", "bsn1>"], "Blue has no units or no objectives in play, and should be out.", ["b-yw>c"]),
        (["b1>", "b2>"], "Blue has no units or no objectives in play, and should be out.", ["down>b3"]),
        (["ended=200"], "After 200 turns the game is over.", ["turns=free"]),
        (["players=3", "left2=yes", "bxw1>>g"], "'bxw1' cannot be in a home zone that is closed.", ["bxw1>>c"]),
    ],
)
def test_faults_come_and_go(edits: list[str], says: str, mend: list[str]) -> None:
    state = set_up(DUEL, *edits)
    assert fault(state) == says
    assert not fault(set_up(state, *mend))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("xw1;", "xw1.9;"),
        ("r=xw2,yw1", "r=aa1,aa2,aa3,aa4,sd1,xw2,yw1.3!2"),
        ("b=sn1,xw1;r=xw2,yw1", "r=sn1,xw1,xw2,yw1"),
        (":reb,?,-:", ":foc,-,-:"),
        (":reb,?,-:", ":?3,?,?,?:"),
        (":foc,reb:", ":foc,foc,foc,foc,reb:"),
        (":dec2,foc1:", ":-:"),
        ("b/4/0", "b/9999/99"),
        (" - - own", " oapd123 g own"),
        ("turn:b", "turn:o"),
        ("turn:b", "first"),
        ("turn:b", "battle:b:bxw1:oti1:foc:eva:99:99:9:h;order:b:-;turn:b"),
        ("turn:b", "strike:b:o:3:-:byw1:0:e;turn:b"),
        ("turn:b", "over:win:bo"),
    ],
)
def test_impossible_texts_are_read_and_drawn(old: str, new: str) -> None:
    text = DUEL.text().replace(old, new, 1)
    assert text != DUEL.text()
    state = BENCH.impossible(text)
    assert fault(state)
    check_shown(BENCH.editor, BENCH.game, set_up(state, "deck0=iron", "deck1=echo"), Random(text))
    assert not fault(set_up(state, "ended=4", "now=o", "deck0=iron", "deck1=echo"))


def test_more_copies_than_a_text_can_say_are_never_left() -> None:
    many = read(DUEL.text().replace("dec2,foc1:hol1", "dec9,foc9:foc9,hol1"))
    assert own(clear(many), "b")[4] == "dec9,foc9,hol1,reb2"
    assert read(clear(many).text()).text() == clear(many).text()


def test_what_is_no_position_is_not_read() -> None:
    unheard = [
        DUEL.text().replace("turn:b", f"{step};turn:b")
        for step in ("battle:b:bxw1:oti1:-:-:0:0:0:z;order:b:-", "strike:b:o:3:-:byw1:0:q", "reroll:b:odd")
    ]
    for text in ("build", DUEL.text().replace("own", "new"), DUEL.text().replace("sn1", "sn2", 1), *unheard):
        with pytest.raises(MalformedPosition):
            read(text)


# ---------------------------------------------------------------------- the picture


def test_every_place_is_a_target_in_every_view() -> None:
    for view in VIEWS:
        picture = EDITOR.scene(DUEL, view)
        check_parts(picture)
        touches = {target.touch for target in picture.targets}
        assert {"b", "o", "c", "b3", "o1", "reserves-b", "hand-o", "deck-b", "discard-o-cards"} <= touches
        assert {"bxw1", "oti1", "byw1", "hand-b-foc", "hand-o-eva", "discard-b-hol"} <= touches


def test_targets_are_large_on_a_phone() -> None:
    for state in (DUEL, STARTERS, begin(players="4")):
        picture = EDITOR.scene(state, View(room=TALL))
        assert min(min(target.w, target.h) for target in picture.targets) * 390 / picture.w >= 36


def test_labels_say_what_lies_there() -> None:
    said = labels(DUEL)
    assert said["hand-o-eva"] == "Orange's hand: Evasive Turn: +2 defense"
    assert said["discard-b-cards"] == "Blue's discard pile, open, 1 card"
    assert said["b3"] == "Blue's objective 3, destroyed"
    assert said["reserves-b"] == "Blue's reserves"


def test_the_ground_stays_the_same() -> None:
    for view in VIEWS:
        picture = EDITOR.scene(DUEL, view)
        assert picture.ground is EDITOR.scene(move(DUEL, "bxw1", "c"), view).ground
        assert picture.w == played_scene(DUEL, view).w
