"""Position texts: parse and print are a pair, and what is wrong is named."""

from __future__ import annotations

import pytest

from games.xtal.boards import GAME, at, group, lay
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, PositionError
from pentapod.games.xtal.rules.state import Xtal

PLAY = "3whn8 play 0>0 v1=LF,v3=S,v5=V b1*1,r4*2!,g9*1|010100|-|- 4:7 L1 - - - -"
WEAPON = "2whn8 weapon 0>1 v1=F,v3=S r1*1,r4*1|010111|0-1#0|- 4:2 f1 0f p.3 r1*1,r4*1|010111|0-1|- -"


def test_the_texts_of_these_tests_are_positions() -> None:
    for text in (PLAY, WEAPON):
        assert at(text).text() == text


def test_a_text_holds_everything_that_a_void_may_bring_back() -> None:
    state = group(lay("b1 r4", "LF", "V"), 0, "L b1")
    again = at(state.text())
    assert again.position == state.position
    assert (
        group(again.after(again.actions()[-1]), 1, "V").text() == group(state.after(state.actions()[-1]), 1, "V").text()
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("010100", "010200", "There should be 6 rings in the game, not 7."),
        ("g9*1", "b1*1", "There are two tokens on b1."),
        ("L1 - - - -", "L6 - - - -", "There are only 6 copies of Levitate, but the hands and the refuse pile hold 7."),
        ("v3=S", "v1=S", "v1 is the Home of two players."),
        ("v3=S", "-=S", "A player does not have a Home yet."),
        ("play 0>0", "play 1>1", "The roll has ended the protection of the player whose turn it is."),
        ("play 0>0", "play 0>1", "Only the player whose turn it is may play cards now, and must have cards in hand."),
        ("v1=LF", "v1=-", "Only the player whose turn it is may play cards now, and must have cards in hand."),
        ("b1*1", "-*1", "Sapphire's token must be on the board."),
        ("v5=V", "v5~=V", "Azure"),
        ("|-|- 4:7", "|0-1|- 4:7", "There are combatants, but there is no Combat."),
        ("4:7", "0:7", "This roll is not possible."),
        ("4:7", "0:0", "A turn must begin with a roll."),
        (
            "- - - -",
            "0L - - -",
            "The table before the last laid card is needed when cards have been laid, and only then.",
        ),
        ("- - - -", "- - - 1a", "Amber cannot prepare a group now."),
        ("- - - -", "- - - 0c", "Sapphire does not hold these cards."),
        ("- - - -", "- - - 0b@1>r3", "protected"),
    ],
)
def test_an_impossible_position_names_the_fault(old: str, new: str, fault: str) -> None:
    assert old in PLAY
    with pytest.raises(ImpossiblePosition) as error:
        at(PLAY.replace(old, new, 1))
    if fault != "Azure":
        assert fault in str(error.value)
    assert error.value.part


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("weapon 0>1", "weapon 0>0", "The attacked player must be the one to cancel the Weapon."),
        ("weapon 0>1", "open 0>1", "A Weapon should be marked as pending exactly when it must be cancelled."),
        ("0-1#0", "0-1#1", "The Weapon to be cancelled is not on the table."),
        ("0-1#0", "1-0#0", "Combat must be between two players, with the lower seat named first."),
        ("0f p", "0F p", "The Weapon to be cancelled is not on the table."),
        ("f1 0f", "a1 0f", "Cards on the table must also be counted in the refuse pile."),
        ("p.3", "p0.3", "Two passes end Combat, and only combatants can pass."),
        ("0f p", "0f>0 p", "Fireball cannot cancel that."),
        ("|- -", "|0-1~0 -", "The same arrangement cannot wait twice."),
    ],
)
def test_an_impossible_combat_names_the_fault(old: str, new: str, fault: str) -> None:
    assert old in WEAPON
    with pytest.raises(ImpossiblePosition) as error:
        at(WEAPON.replace(old, new, 1) if new != "|0-1~0 -" else WEAPON.replace("0-1#0|-", "0-1#0|0-1~0"))
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        ("hello", "hello"),
        (PLAY.replace("3whn8", "7whn8"), "7whn8"),
        (PLAY.replace("3whn8", "3whn9"), "3whn9"),
        (PLAY.replace("play", "plays"), "plays"),
        (PLAY.replace("0>0", "0"), "0"),
        (PLAY.replace("v3=S", "v3=Q"), "v3=Q"),
        (PLAY.replace(",v5=V", ""), "v1=LF,v3=S"),
        (PLAY.replace("b1*1", "b99*1"), "b99"),
        (PLAY.replace("|-|-", "|-"), "b1*1,r4*2!,g9*1|010100|-"),
        (PLAY.replace("010100", "01010"), "01010"),
        (PLAY.replace("4:7", "4"), "4"),
        (PLAY.replace("L1", "L"), "L"),
        (PLAY.replace("L1 - -", "L1 9L -"), "9L"),
        (PLAY.replace("L1 - -", "L1 - p.1"), "p.1"),
        (PLAY[:-1] + "0a@1", "0a@1"),
        (PLAY[:-1] + "0a/0b", "0b"),
    ],
)
def test_a_malformed_text_names_the_part(text: str, part: str) -> None:
    with pytest.raises(MalformedPosition) as error:
        at(text)
    assert error.value.part == part


def test_there_is_one_way_to_write_a_position() -> None:
    with pytest.raises(MalformedPosition, match="should be written"):
        at(PLAY.replace("L1", "L1F0"))


@pytest.mark.parametrize("text", ["over:home:0", "over:left:0", "over:guard:0"])
def test_an_end_must_have_come_about(text: str) -> None:
    with pytest.raises(PositionError):
        at(PLAY.replace("play 0>0", f"{text} 0>-"))


def test_the_end_of_a_game_has_a_text() -> None:
    state = lay("b1 v4", "L", "L").resign(0)
    assert state.text().startswith("2whn8 over:left:1")
    again = GAME.position(state.text())
    assert isinstance(again, Xtal)
    assert again.result == (0.0, 1.0)
