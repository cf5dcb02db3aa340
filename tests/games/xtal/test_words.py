"""What XTAL says: prompts, what happened, why a touch is refused, what to weigh, and what things are."""

from __future__ import annotations

from random import Random

import pytest

from games.xtal.boards import GAME, NAMES, WORDS, action, at, fight, group, lay, play, ready, roll
from games.xtal.random_boards import fierce
from pentapod.contract.positions import TWO_LINES
from pentapod.engine.state import Action, State
from pentapod.games.xtal.rules.state import Xtal


def said(state: State, notation: str, viewer: int | None = None) -> str:
    return WORDS.describe(state, action(state, notation), NAMES, viewer)


def laid(state: Xtal, seat: int, *cards: str, viewer: int | None = None) -> str:
    return said(ready(state, seat, *cards), f"lay-{seat}", viewer)


def test_setting_up() -> None:
    state = GAME.start(GAME.choose(players="2"))
    assert WORDS.prompt(state, NAMES) == "Ada: choose a violet stone as your Home."
    assert said(state, "v3") == "Ada chose Violet 3 as Home."
    assert WORDS.refusal(state, ("r1",)) == "A Home must be a Violet that is still free."
    state = play(state, "v3", "v6")
    assert WORDS.prompt(state, NAMES) == "The cards are dealt, five for each player."
    assert WORDS.refusal(state, ("v1",)) == "The cards must be dealt first."


def test_a_roll() -> None:
    state = lay("v1 r4 y1", "L", "S", "V", stage="roll", turn="0>-", homes="v1 v2 v3")
    assert WORDS.prompt(state, NAMES) == "Ada rolls the die."
    assert said(state, "1") == "Ada rolled 1 and went to Blue 1."
    assert said(state, "3") == "Ada rolled 3, but Yellow 1 was taken, so the turn was forfeited."
    assert said(state, "4") == "Ada rolled 4 and went to Red 1. Combat begins between Ada and Ben."


def test_rings_picked_up_are_told() -> None:
    state = lay("b4 r3", "LT", "S", stage="roll", turn="0>-", homes="v1 v2", stores="002020")
    assert said(state, "1") == "Ada rolled 1 and went to Violet 3. Ada took 2 rings from the Storage there."
    state = roll(state, 1)
    assert laid(state, 0, "T v3 v5") == (
        "Ada laid Teleport (Ada to Violet 5). Ada took 2 rings from the Storage there."
    )


def test_the_reshuffle_is_told() -> None:
    full = "".join(f"{letter}6" for letter in "FTVatfAHS")
    state = lay("v1 v4", "LLL", "LLL", stage="roll", turn="0>-", refuse=full)
    assert said(state, "2").endswith("The deck was empty, so the refuse pile was shuffled.")


def test_a_turn() -> None:
    state = lay("b1 v4 r3", "LF", "S")
    assert WORDS.prompt(state, NAMES) == "Ada: choose cards and press Lay, or End turn."
    assert WORDS.prompt(state, NAMES, ("0b",)) == "Ada: choose the token to move."
    assert WORDS.prompt(state, NAMES, ("0b", "r3")) == "Ada: choose the stone to move it to."
    assert said(state, "0a-b1", 0) == "Ada readied Levitate: Ada to Red 1."
    assert said(state, "0a-b1", 1) == "Ada prepared cards, face down."
    state = ready(state, 0, "L b1")
    assert said(state, "0a", 0) == "Ada took Levitate back into hand."
    assert said(state, "0a") == "Ada prepared cards, face down."
    assert said(state, "lay-0") == "Ada laid Levitate (Ada to Red 1)."
    refused = WORDS.refusal(state, ("done-0",), NAMES, viewer=0)
    assert refused == "The cards held ready must be laid or taken back first."
    assert said(play(state, "0a"), "done-0") == "Ada ended the turn."


def test_who_sees_a_hand_is_told_which_of_its_cards_can_be_laid_and_whose_token_they_move() -> None:
    state = lay("b1 r3 v4", "FLfS", "S")
    assert WORDS.prompt(state, NAMES, (), 0) == "Ada: choose Flight or Levitate and press Lay, or End turn."
    assert WORDS.prompt(state, NAMES, ("0a",), 0) == "Ada: choose Ben's token on Red 3."
    assert WORDS.prompt(state, NAMES, ("0b",), 0) == "Ada: choose your token on Blue 1 or Cleo's token on Violet 4."
    assert WORDS.prompt(state, NAMES, ("0a", "r3"), 0) == "Ada: choose the Red to move Ben's token to."
    for viewer in (None, 1):
        assert WORDS.prompt(state, NAMES, (), viewer) == "Ada: choose cards and press Lay, or End turn."
        assert WORDS.prompt(state, NAMES, ("0a",), viewer) == "Ada: choose the token to move."
    held = ready(state, 0, "L b1")
    assert WORDS.prompt(held, NAMES, (), 0) == "Ada: press Lay, add Flight, or take Levitate back."
    many = lay("r1 v4 b1", "FLTV", "S", rings="131")
    assert WORDS.prompt(many, NAMES, (), 0) == (
        "Ada: choose a marked card and press Lay, or End turn. Ben wins on Violet 2."
    )


def test_prompts_for_who_sees_a_hand_fit_above_the_board_of_a_phone() -> None:
    rng, asked = Random("phone"), 0
    for _ in range(60):
        state = fierce(rng)
        for seat, path in state.actions():
            names = tuple("Your turn" if at == seat else name for at, name in enumerate(WORDS.titles))
            for length in range(len(path)):
                said = WORDS.prompt(state, names, path[:length], seat)
                assert len(said) <= TWO_LINES, said
                asked += 1
    assert asked > 100


def test_nobody_is_asked_for_a_card_that_cannot_be_laid() -> None:
    bare = lay("b1 b5", "FS", "S")
    assert WORDS.prompt(bare, NAMES, (), 0) == "Ada: no cards can be laid now; press End turn."
    assert WORDS.refusal(bare, ("lay-0",), NAMES, viewer=0) == "None of these cards can be laid now."
    assert WORDS.refusal(bare, ("0a",), NAMES, viewer=0) == (
        "Flight cannot move any token now. Carries any token from a Red to any other unoccupied Red."
    )
    struck = group(fight("r1 r4", "f", "A", rings="12"), 0, "f")
    lost = "Ben: no card in hand cancels Ada's Fireball; press Pass and lose 2 rings."
    assert WORDS.prompt(struck, NAMES, (), 1) == lost
    assert WORDS.prompt(struck, NAMES, (), 0).startswith("Ben: cancel Ada's Fireball")
    voided = group(group(fight("r1 r4", "fA", "V"), 0, "f"), 1, "V")
    assert WORDS.prompt(voided, NAMES, (), 0) == "Ada: you have no Void to answer Ben's Void; press Pass to end Combat."
    assert WORDS.prompt(fight("r1 r4", "S", "A"), NAMES, (), 0) == ("Ada: no cards can be laid now; press Pass.")


def test_combat_by_windows() -> None:
    state = fight("r1 r4 v3", "fF", "SaF", rings="121")
    assert WORDS.prompt(state, NAMES) == "Ada: choose cards and press Lay to fight Ben, or Pass."
    assert said(state, "pass-0") == "Ada passed."
    passed = play(state, "pass-0")
    assert WORDS.prompt(passed, NAMES) == "Ben: choose cards and press Lay to fight Ada, who has passed, or Pass."
    assert said(passed, "pass-1") == "Ben passed. Combat ends."
    assert laid(state, 0, "f") == "Ada laid Fireball. Ben must cancel Ada's Fireball."
    state = group(state, 0, "f")
    assert WORDS.prompt(state, NAMES) == "Ben: cancel Ada's Fireball with its Shield or a Void, or lose 2 rings."
    assert said(state, "pass-1") == "Ben did not cancel the Fireball. Ada takes 2 rings from Ben. Combat ends."
    assert laid(state, 1, "S", "a") == (
        "Ben laid Fireball Shield on Ada's Fireball and Aurablast. Ada must cancel Ben's Aurablast."
    )
    assert laid(state, 1, "S", "F r4 r5") == "Ben laid Fireball Shield on Ada's Fireball and Flight (Ben to Red 5)."


def test_combat_by_cards() -> None:
    assert laid(lay("b1 r4", "L", "S"), 0, "L b1") == (
        "Ada laid Levitate (Ada to Red 1). Combat begins between Ada and Ben."
    )
    assert laid(fight("r1 r4 r2", "F", "S", "V"), 0, "F r4 r5") == (
        "Ada laid Flight (Ben to Red 5). Combat passes to Ben and Cleo."
    )


def test_voids() -> None:
    state = group(fight("r1 r4", "fV", "V"), 0, "f")
    assert laid(state, 1, "V") == (
        "Ben laid Void on Ada's Fireball. Ben is protected. Only Ada may answer, with a Void."
    )
    state = group(state, 1, "V")
    assert WORDS.prompt(state, NAMES) == "Ada: choose a Void and press Lay to answer Ben's Void, or Pass to end Combat."
    assert laid(state, 0, "V") == "Ada laid Void on Ben's Void. Ben must cancel Ada's Fireball."
    assert said(state, "pass-0") == "Ada passed. Combat ends."


def test_combat_that_waited_is_told() -> None:
    state = group(fight("r1 r4 r2 b5", "fLF", "S"), 0, "f", "L b5", "F r3 r5")
    state = play(group(state, 1, "S"), "pass-0")
    assert said(state, "pass-1") == "Ben passed. Combat ends. Now Cleo and Dag are in Combat."


def test_combat_by_speed() -> None:
    state = fight("r1 r4", "fF", "S", speed=True)
    assert WORDS.prompt(state, NAMES) == "Ada and Ben: ready your cards and press Lay, or Pass."
    assert WORDS.prompt(play(state, "pass-1"), NAMES).endswith("Ben has passed.")
    assert WORDS.refusal(state, ("2a",), NAMES) == "Only Ada and Ben may play cards now."
    assert WORDS.refusal(play(state, "pass-1"), ("pass-1",), NAMES) == "Ben has already passed."
    assert WORDS.refusal(state, ("lay-0",), NAMES) == "No cards are held ready to be laid."


def test_where_the_prompt_names_lay_every_card_that_is_readied_is_laid_so() -> None:
    rng, asked = Random("lay"), 0
    for _ in range(40):
        state = fierce(rng)
        if "Lay" not in WORDS.prompt(state, NAMES):
            continue
        for seat, path in state.actions():
            if path[0].startswith(("lay", "pass", "done", "timeout")):
                continue
            after = state.after(Action(seat, path))
            assert Action(seat, (f"lay-{seat}",)) in after.actions() or len(after.position.draft(seat)) == 0
            assert after.position.laid == state.position.laid
            asked += 1
    assert asked > 40


def test_three_rings_say_that_they_must_come_home() -> None:
    rich = lay("b5 v4", "L", "S", rings="31")
    assert [stat.words for stat in WORDS.stats(rich, 0)] == ["Go Home", ""]
    assert WORDS.prompt(rich, NAMES) == "Ada: choose cards and press Lay, or End turn. Home on Violet 1 wins."
    assert [stat.words for stat in WORDS.stats(rich, 1)] == ["", ""]
    theirs = lay("b5 v4", "L", "S", homes="v1 v2", rings="13")
    assert WORDS.prompt(theirs, NAMES).endswith("or End turn. Ben wins on Violet 2.")
    poor = lay("b5 v4", "L", "S", rings="21")
    assert (WORDS.stats(poor, 0)[0].words, WORDS.stats(poor, 0)[0].goal) == ("", 3)
    rolling = lay("b12 v5", "L", "S", stage="roll", turn="0>-", rings="31")
    assert WORDS.prompt(rolling, NAMES) == "Ada rolls the die. Home on Violet 1 wins."
    assert WORDS.stats(roll(rolling, 1), 0)[0].words == ""


def test_winning() -> None:
    state = lay("b12 v5", "L", "S", stage="roll", turn="0>-", rings="31")
    assert said(state, "1") == "Ada rolled 1 and went to Violet 1. Ada wins: Home with 3 rings."
    assert WORDS.prompt(roll(state, 1), NAMES) == "Ada wins: Home with 3 rings."
    assert WORDS.prompt(state.resign(0), NAMES) == "Ben wins: Ada resigned."
    assert WORDS.refusal(roll(state, 1), ("0a",)) == "The game is over."
    guarded = lay("v1 v4 v5", "-", setting="whn8g", stage="roll", turn="0>-", rings="112", die="3:499")
    assert WORDS.prompt(roll(guarded, 1), NAMES) == "Cleo wins: 2 rings after 500 rolls, more than anybody else."
    even = lay("v1 v4", "-", setting="whn8g", stage="roll", turn="0>-", die="3:499")
    assert WORDS.prompt(roll(even, 1), NAMES) == "Ada and Ben share the win: 1 ring each after 500 rolls."


def test_what_to_weigh() -> None:
    state = group(fight("r1 r4", "f", "S", rings="12"), 0, "f")
    assert WORDS.caution(state, action(state, "pass-1"), NAMES) == "Ben will lose 2 rings to Ada. Accept defeat?"
    bare = group(fight("r1 r4", "f", "S", rings="10"), 0, "f")
    assert WORDS.caution(bare, action(bare, "pass-1"), NAMES) == ""
    gift = ready(lay("b1 v5", "T", "L", homes="v1 v4", rings="13"), 0, "T v5 v4")
    assert (
        WORDS.caution(gift, action(gift, "lay-0"), NAMES)
        == "This brings Ben Home with 3 rings, which wins the game. Lay it?"
    )
    void = ready(lay("b1 v5", "V", "L"), 0, "V")
    assert WORDS.caution(void, action(void, "lay-0"), NAMES).startswith(
        "There is no card to cancel. The Void only protects Ada and ends the turn."
    )
    plain = ready(lay("b1 v5", "L", "L"), 0, "L b1")
    assert WORDS.caution(plain, action(plain, "lay-0"), NAMES) == ""


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("0a", "v4"), "Ben is protected and cannot be moved."),
        (("0a", "r3"), "Levitate cannot move a token from a Red."),
        (("0a", "b5"), "There is no token on Blue 5."),
        (("0b", "r3", "v1"), "Flight can only move a token to a Red."),
        (("0b", "r3", "r3"), "Two tokens cannot share a position."),
        (("0c",), "Weapons are only for Combat, and only combatants may lay them."),
        (("0d",), "A Shield can only answer a Weapon."),
        (("1a",), "Only Ada may play cards now."),
        (("lay-0",), "First choose the card to lay."),
        (("0b", "lay-0"), "Flight is not ready yet: first choose the token to move."),
        (("0b", "r3", "lay-0"), "Flight is not ready yet: first choose the stone to move the token to."),
        (("pass-0",), "You can pass only in Combat."),
        (("r3",), "Choose a card first."),
        (("nowhere",), "That is not possible now."),
    ],
)
def test_reasons(path: tuple[str, ...], reason: str) -> None:
    state = lay("b1 v4 r3", "LFfS", "S", protected="1")
    assert WORDS.refusal(state, path, NAMES, viewer=0) == reason


def test_reasons_in_a_group() -> None:
    state = ready(lay("b1 v4 r3", "LVT", "S"), 0, "V")
    assert WORDS.refusal(state, ("0a",), NAMES, viewer=0) == "A Void ends cardplay for the player who lays it."
    voided = group(group(fight("r1 r4", "fVL", "V"), 0, "f"), 1, "V")
    assert WORDS.refusal(voided, ("0c",), NAMES, viewer=0) == "Only a single Void may follow a Void."


def test_what_things_are() -> None:
    state = lay("b1 v4 r3", "LFVf", "S", homes="v1 v4 v5", protected="1", rings="121", refuse="L2f1")
    assert WORDS.about(state, "r3", NAMES)[0] == "Red 3"
    assert "Opposite: Red 6." in WORDS.about(state, "r3", NAMES)
    assert "Ben's Home." in WORDS.about(state, "v4", NAMES)
    assert "In Storage: no rings." in WORDS.about(state, "v4", NAMES)
    assert any(
        sentence.startswith("Ben is protected until the next roll") for sentence in WORDS.about(state, "v4", NAMES)
    )
    assert WORDS.about(state, "0a", NAMES, 0)[0] == "Levitate"
    assert WORDS.about(state, "0a", NAMES, 1) == ("Ada's card", "It is face down. Only its owner knows what it is.")
    assert WORDS.about(state, "deck", NAMES)[1] == "52 cards face down."
    assert WORDS.about(state, "refuse", NAMES) == ("Refuse pile", "2 Levitate and 1 Fireball.")
    assert WORDS.about(state, "lay-0", NAMES)[0] == "Lay"
    assert WORDS.about(state, "nowhere", NAMES) == ()
    weapon = group(fight("r1 r4", "f", "S"), 0, "f")
    assert WORDS.about(weapon, "laid-0", NAMES)[-1] == "Ben must cancel it."
    assert WORDS.about(group(weapon, 1, "S"), "laid-0", NAMES)[-1] == "It has been cancelled."


def test_what_chips_are() -> None:
    state = fight("r1 r4", "fF", "S", speed=True)
    assert WORDS.about(state, "0T1", NAMES)[0] == "Ben"
    assert WORDS.about(state, "0N4", NAMES) == ("Number 4", "Red 4 for Levitate and Flight, Violet 4 for Teleport.")


def test_stats() -> None:
    state = at("2whn8 play 0>0 v1=L.F,v2=S b1*2,v4*1|001110|-|- 3:5 V1 - - - -")
    assert [(stat.label, stat.value, stat.goal) for stat in WORDS.stats(state, 0)] == [("rings", 2, 3), ("cards", 2, 0)]
