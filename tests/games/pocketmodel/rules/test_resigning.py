"""What a resignation breaks off: a strike counts as failed, and what was due to be destroyed before it is destroyed."""

from __future__ import annotations

import pytest

from games.pocketmodel.tables import at, discards, kind, lay, play, seat, slots, step, where, whose
from pentapod import games
from pentapod.engine import link
from pentapod.engine.state import RESIGN, ImpossiblePosition
from pentapod.games.pocketmodel.rules.state import PocketModel

GREEN = seat("g=at1")
FIRST_RULES = "pocketmodel:1.2203000.Bc~Bb3.sqPPUcLsPQL_l7N_lJToY7q6Yaq1u3bx7okteqZpSGzRRO-P.oJcJ"
"""Purple resigns while its strike has turned up a combat card of Orange: begun by the first version of the rules."""


def rolling(*others: str, waiting: str = "") -> PocketModel:
    """Blue strikes Orange's first objective: it has turned out to be a combat card, and the dice are about to fall."""
    state = lay(seat(f"o=xw1 {waiting}".strip()), seat("o=tf1", "? ? ?", pool="ful2 hol2 eva1"), *others)
    begun = ("bxw1-o1", f"b{waiting}", "bxw1") if waiting else ("bxw1-o1",)
    return step(state, *begun, "eva")


def check_reads_back(state: PocketModel) -> None:
    again = at(state.text())
    assert again.text() == state.text()
    assert again.actions() == state.actions()


@pytest.mark.parametrize("waiting", ["", "yw1"], ids=["alone", "another waits"])
def test_settled_a_strike_that_its_player_breaks_off_counts_as_failed(waiting: str) -> None:
    struck = rolling(GREEN, waiting=waiting)
    assert slots(struck, "o") == "eva ? ?"
    state = struck.resign(0)
    assert (slots(state, "o"), discards(state, "o")) == ("? ? ?", "eva1")
    assert (kind(state), whose(state)) == ("turn", "o")
    check_reads_back(state)


def test_settled_a_strike_that_the_last_resignation_breaks_off_counts_as_failed_whoever_resigns() -> None:
    for resigning in (0, 1):
        state = rolling().resign(resigning)
        assert (slots(state, "o"), discards(state, "o")) == ("? ? ?", "eva1")
        assert state.result == tuple(float(other != resigning) for other in (0, 1))
        check_reads_back(state)


def test_settled_a_strike_goes_on_when_somebody_else_resigns() -> None:
    struck = rolling(GREEN)
    assert kind(struck.resign(2)) == "strike"
    assert slots(struck.resign(2), "o") == "eva ? ?"
    check_reads_back(struck.resign(2))


def test_settled_a_card_that_was_not_turned_up_yet_stays_face_down() -> None:
    state = lay(seat("o=xw1"), seat("o=tf1"), GREEN)
    turning = step(state, "bxw1-o1")
    assert kind(turning) == "turnup"
    left = turning.resign(0)
    assert (slots(left, "o"), discards(left, "o")) == ("? ? ?", "")
    assert (kind(left), whose(left)) == ("turn", "o")
    check_reads_back(left)


def test_settled_an_objective_that_was_turned_up_stays_face_up() -> None:
    state = step(lay(seat("o=xw1"), seat("o=tf1", "? ? ?"), GREEN), "bxw1-o1", "dec").resign(0)
    assert (slots(state, "o"), discards(state, "o")) == ("dec ? ?", "")
    check_reads_back(state)


@pytest.mark.parametrize(("resigning", "turn"), [(0, "o"), (1, "b")])
def test_settled_dice_that_were_to_be_rolled_again_are_left_with_their_strike(resigning: int, turn: str) -> None:
    todo = "reroll:b:new;strike:b:o:1:-:bxw1:11:d;turn:b"
    left = lay(seat("o=xw1 b=sn1"), seat("o=tf1", "nav ? ?"), GREEN, todo=todo, flags="r").resign(resigning)
    assert (kind(left), whose(left)) == ("turn", turn)
    check_reads_back(left)


def aiming(blue: str) -> PocketModel:
    """Both units of a battle have been hit, and Blue chooses what else its card hits, before anything is destroyed."""
    state = lay(seat(blue, hand="bla"), seat("c=bp1 ds1 tf1", hand="spa"))
    state = play(state, "byw1-obp1", "bla", "spa", "66", "66")
    assert kind(state) == "aim"
    return state


@pytest.mark.parametrize("resigning", [0, 1])
def test_settled_what_was_due_to_be_destroyed_before_a_resignation_is_destroyed(resigning: int) -> None:
    state = aiming("c=yw1.1 b=sn1").resign(resigning)
    assert [where(state, unit) for unit in ("byw1", "bsn1", "obp1", "ods1")] == ["r", "b", "r", "c"]
    assert state.result == tuple(float(other != resigning) for other in (0, 1))
    check_reads_back(state)


@pytest.mark.parametrize("resigning", [0, 1])
def test_settled_a_game_that_ends_by_what_was_due_is_over_before_the_resignation(resigning: int) -> None:
    state = aiming("c=yw1.1").resign(resigning)
    assert (where(state, "byw1"), state.result) == ("r", (0.0, 1.0))
    check_reads_back(state)


def test_the_first_version_of_the_rules_goes_on_as_it_began() -> None:
    """A link that was given to people shows what it showed, can be played on, and reads back by its own rules."""
    match = link.decode(FIRST_RULES, games.find)
    assert match.steps[-1].action.path == RESIGN
    assert slots(at_first(match.state.text()), "o").split()[1] == "bro"
    assert match.state.after(match.state.actions()[0])
    with pytest.raises(ImpossiblePosition):
        at(match.state.text())


def at_first(text: str) -> PocketModel:
    state = games.find("pocketmodel", 1).position(text)
    assert isinstance(state, PocketModel)
    assert state.text() == text
    return state


@pytest.mark.parametrize("resigning", [0, 1], ids=["a card is turned up", "dice are rolled again"])
def test_the_first_version_of_the_rules_plays_on_with_what_was_left_of_a_strike(resigning: int) -> None:
    turning = step(lay(seat("o=xw1"), seat("o=tf1"), GREEN), "bxw1-o1")
    todo = "reroll:b:new;strike:b:o:1:-:bxw1:11:d;turn:b"
    again = lay(seat("o=xw1 b=sn1"), seat("o=tf1", "nav ? ?"), GREEN, todo=todo, flags="r")
    left = at_first((turning, again)[resigning].text()).resign(resigning)
    assert kind(at_first(left.text())) == ("turnup", "reroll")[resigning]
    for action in left.actions():
        assert kind(at_first(left.after(action).text())) == "turn"
