"""Position texts: every fault names the part that is wrong."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.tables import GAME, WORDS, at, lay, play, seat
from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import DECKS
from random_play import Case, cases
from random_play import play as play_random

B = "own:b=xw1:?,?,?:foc:dec2,hol1:-"
O = "own:o=tf1:?,?,?:-:dec2,hol1:-"  # noqa: E741
LINE = f"2 b/4/0 - - {B} {O} turn:b"


def test_a_line_and_its_position_are_a_pair() -> None:
    assert at(LINE).text() == LINE


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("2 b", "5 b", "5"),
        ("2 b", "2s b", "2s"),
        ("b/4/0", "b/4", "b/4"),
        ("b/4/0", "q/4/0", "q"),
        ("b/4/0", "b/x/0", "x"),
        ("b/4/0 -", "b/4/0 z", "z"),
        ("- - own:b", "- z own:b", "z"),
        ("own:b=xw1", "mine:b=xw1", "mine"),
        ("own:b=xw1", "own:b", "b"),
        ("own:b=xw1", "own:b=zz1", "zz1"),
        ("own:b=xw1", "own:b=xw1.0", "xw1.0"),
        ("own:b=xw1", "own:b=xw1!9", "xw1!9"),
        ("own:b=xw1", "own:g=xw1", "g=xw1"),
        (":?,?,?:foc", ":?,?,x:foc", "x"),
        (":?,?,?:foc", ":?,?,?:zzz", "zzz"),
        ("foc:dec2,hol1", "foc:dec2,hol", "hol"),
        ("foc:dec2,hol1", "foc:dec2,dec1", "dec1"),
        ("turn:b", "turn:q", "q"),
        ("turn:b", "wait:b", "wait:b"),
        ("turn:b", "turn", "turn"),
        ("turn:b", "move:b:bxw9;turn:b", "bxw9"),
        ("turn:b", "over:luck:b", "over:luck:b"),
        ("turn:b", "over:win:q", "q"),
        ("turn:b", "draw:b:x;turn:b", "x"),
    ],
)
def test_malformed(old: str, new: str, part: str) -> None:
    with pytest.raises(MalformedPosition) as error:
        at(LINE.replace(old, new, 1))
    assert error.value.part == part
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("line", ["", "?", "2", LINE + " x", LINE.replace("dec2,hol1", "hol1,dec2", 1)])
def test_malformed_as_a_whole(line: str) -> None:
    with pytest.raises(MalformedPosition):
        at(line)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("b=xw1", "b=xw1;c=xw1", "'xw1' is in two places"),
        ("b=xw1", "b=xw2", "needs 1 before it"),
        ("b=xw1", "b=xw1,xw2,xw3,xw4", "4 of X-wing; the limit is 3"),
        ("b=xw1", "b=sd1,sd2,sd3,ac1,ac2,nb1,nb2", "35 stars"),
        ("b=xw1", "b=xw1.2", "2 counters and should be destroyed"),
        ("b=xw1", "b=xw1;r=yw1.1", "in the reserves, where units carry no marks"),
        ("b=xw1", "r=xw1", "no units or no objectives in play"),
        (":?,?,?:foc", ":-,-,-:foc", "no units or no objectives in play"),
        (":?,?,?:foc", ":?,?,?,?:foc", "at most 3 objectives"),
        (":?,?,?:foc", ":foc,?,?:-", "combat card and cannot be face up"),
        (":?,?,?:foc", ":?1,?,?:foc", "from a pile that does not exist"),
        ("foc:dec2,hol1:-", "foc:dec2:-", "not enough cards for the face-down objectives"),
        ("foc:dec2,hol1:-", "foc:dec2,hol1:dec2", "4 of Decoy Outpost"),
        ("foc:dec2,hol1:-", "foc:dec2,hol1:-:eva1", "Pile 1 does not match the face-down cards"),
        ("own:b=xw1", "echo:b=xw1", "not the units of Echo Line"),
        ("- - own:b", "- o own:b", "only one player is left"),
        (f"{B}", "own:gone", "has not left"),
        ("b/4/0", "-/4/0", "No turn can have ended"),
        ("b/4/0", "b/4/5", "Only 4 turns"),
        ("b/4/0", "b/200/0", "After 200 turns"),
        ("turn:b", "turn:o", "whose turn it is"),
        ("turn:b", "first", "has already been decided"),
        ("turn:b", "move:b:bxw1", "whose turn it is"),
        ("turn:b", "move:o:otf1;turn:b", "Only the player whose turn it is"),
        ("turn:b", "move:b:otf1;turn:b", "another player"),
        ("turn:b", "move:b:-;turn:b", "must name units that are in play"),
        ("turn:b", "pair:b:bxw1/otf1;turn:b", "cannot fight"),
        ("turn:b", "battle:b:bxw1:otf1:-:-:0:0:0:a;turn:b", "cannot come at this point"),
        ("turn:b", "battle:b:bxw1:otf1:-:-:0:0:0:a;order:b:-;turn:b", "same zone"),
        ("turn:b", "strikers:b:o:1:bxw1;turn:b", "Strikers must be"),
        ("turn:b", "turnup:o:1;turn:b", "cannot come at this point"),
        ("turn:b", "swap:b:1:foc;turn:b", "must take the place"),
        ("turn:b", "aim:b:-:reb:1:-;turn:b", "does not ask for this choice"),
        ("turn:b", "reserves:b:-:b:2;turn:b", "nothing to choose"),
        ("turn:b", "draw:b:0;turn:b", "nothing to choose"),
        ("turn:b", "hop:b:otf1;turn:b", "does not name a unit that could move"),
        ("turn:b", "reroll:b:new;turn:b", "cannot come at this point"),
        ("turn:b", "over:win:b", "only player left"),
        ("turn:b", "over:draw:bo", "gone out together"),
        ("turn:b", "over:cap:bb", "each named once"),
    ],
)
def test_impossible(old: str, new: str, words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words) as error:
        at(LINE.replace(old, new, 1))
    assert error.value.part


BATTLE = "2 b/4/0 ad - own:c=xw1:?,?,?:foc:dec2,hol1:- own:c=tf1:?,?,?:-:dec2,hol1:- "


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("battle:b:bxw1:otf1:-:-:0:0:0:z", "not a phase"),
        ("battle:b:otf1:bxw1:-:-:0:0:0:a", "between a unit of the player whose turn"),
        ("battle:b:bxw1:otf1:nav:-:0:0:0:b", "not a combat card"),
        ("battle:b:bxw1:otf1:-:eva:0:0:0:b", "played too early"),
        ("battle:b:bxw1:otf1:luc:eva:0:0:0:c", "only after passing"),
        ("battle:b:bxw1:otf1:-:-:34:0:0:a", "cannot be the roll"),
        ("battle:b:bxw1:otf1:-:-:43:34:0:h", "cannot be the roll"),
        ("battle:b:bxw1:otf1:-:-:0:0:0:h", "cannot be the roll"),
        ("battle:b:bxw1:otf1:-:-:34:34:9:h", "which cards have been used to roll again"),
        ("reroll:b:odd;battle:b:bxw1:otf1:-:-:34:34:0:f", "which roll counts"),
        ("reroll:b:new;battle:b:bxw1:otf1:-:-:0:0:0:d", "no roll that could be rolled again"),
    ],
)
def test_impossible_battles(step: str, words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        at(f"{BATTLE}{step};order:b:-;turn:b")


@pytest.mark.parametrize(
    ("zone", "objectives", "may"),
    [
        ("b", "?,?,?", True),
        ("c", "?,?,?", False),
        ("o", "?,?,?", False),
        ("c", "hig,?,?", True),
        ("o", "hig,?,?", False),
    ],
)
def test_ruling_23_no_position_has_a_battle_that_a_ground_unit_could_not_start(
    zone: str, objectives: str, may: bool
) -> None:
    line = BATTLE.replace("c=xw1:?,?,?", f"{zone}=as1:{objectives}").replace("c=tf1", f"{zone}=tf1")
    battle = f"{line}battle:b:bas1:otf1:-:-:0:0:0:a;order:b:-;turn:b"
    if may:
        assert at(battle).text() == battle
    else:
        with pytest.raises(ImpossiblePosition, match="cannot fight"):
            at(battle)


STRIKE = "2 b/4/0 ad - own:o=xw1:?,?,?:foc:dec2,hol1:- own:o=tf1:nav,-,?:-:dec2,hol1:- "


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("strike:b:o:2:bxw1:-:0:a", "no opposing objective"),
        ("strike:b:b:1:bxw1:-:0:a", "no opposing objective"),
        ("strike:b:o:1:-:bxw1:0:z", "not a phase"),
        ("strike:b:o:1:-:-:0:c", "There is no unit to strike with"),
        ("strike:b:o:3:-:bxw1:0:c", "home zone of a face-up objective"),
        ("strike:b:o:1:-:bxw1:0:e", "cannot be the roll"),
        ("strike:b:o:1:-:bxw1:99:e", "cannot be the roll"),
        ("strike:b:o:1:-:bxw1:0:a", "has not been chosen yet"),
        ("turnup:o:1;strike:b:o:1:-:bxw1:0:b", "no face-down card"),
        ("turnup:b:1;strike:b:o:3:-:bxw1:0:b", "A different objective"),
    ],
)
def test_impossible_strikes(step: str, words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        at(f"{STRIKE}{step};turn:b")


def test_a_starter_deck_has_all_its_cards() -> None:
    state = play(GAME.start(GAME.choose()), "b")
    assert at(state.text()).text() == state.text()
    with pytest.raises(ImpossiblePosition, match="Cards from Echo Line are missing"):
        at(state.text().replace("ack1,", "", 1))
    with pytest.raises(ImpossiblePosition, match="at most 1"):
        at(state.text().replace("ack1", "ack2", 1))
    assert sum(DECKS["echo"].cards) == 30


def test_cards_face_down_since_before_the_deck_was_shuffled() -> None:
    state = lay(seat("b=xw1", "?1 ? -", hand="nav", pool="eva1 foc2", older="dec1"), seat("o=tf1 b=tf2"), todo="turn:b")
    assert WORDS.stats(state, 0)[3].value == 2
    swapped = play(state, "nav-b1")
    assert [known.path[0] for known in swapped.actions()] == ["dec"]
    assert swapped.after(swapped.actions()[0]).text().split(" ")[4] == "own:b=xw1:nav,?,-:dec:eva1,foc2:-"
    drawn = play(lay(seat("c=xw1", "? nav -", hand="foc", pool="dec1"), seat("c=tf1 o=ds1")), "bxw1-otf1", "foc")
    drawn = play(drawn, "11", "11")
    assert drawn.text().split(" ")[4] == "own:c=xw1:?1,nav,-:-:foc1:-:dec1"


@pytest.mark.parametrize("case", list(cases(GAME))[:4], ids=str)
def test_texts_of_random_games(case: Case) -> None:
    rng = Random(f"text {case}")
    match = play_random(case, rng, resignations=0.01)
    for ply in range(0, match.ply + 1, 5):
        state = match.state_at(ply)
        again = GAME.position(state.text())
        assert again.text() == state.text()
        assert tuple(again.actions()) == tuple(state.actions())


def test_a_fleet_that_stands_already_must_leave_a_way_to_begin() -> None:
    start = GAME.start(GAME.choose()).text()
    placed = "b=bw1,cc1,lf1,sn1,sn2,sn3,ta1,ta2,xw1;r=nb1,xw2,xw3,yw1,yw2"
    line = start.replace("r=bw1,cc1,lf1,nb1,sn1,sn2,sn3,ta1,ta2,xw1,xw2,xw3,yw1,yw2", placed)
    with pytest.raises(ImpossiblePosition, match="cannot place units"):
        at(line)
