"""The rules page: its diagrams are positions, and what it says of them is so."""

from __future__ import annotations

from games.pocketmodel.tables import WORDS, at, kind, play, slots, starting, step, touches
from guide import Guide
from pentapod.games.pocketmodel.data.table import CARDS, UNITS
from pentapod.games.pocketmodel.rules.steps import SIDES, Battle, OrderBattles
from pentapod.games.pocketmodel.scene.close_up import seen_close

GUIDE = Guide("pocketmodel")


def test_the_first_diagram_is_the_middle_of_a_lively_game() -> None:
    assert len(GUIDE.diagrams) == 7
    state = at(GUIDE.diagrams[0][0])
    assert slots(state, "o").split().count("-") == 1
    assert starting(state, "bxw2-o1", "bxw2-o2")
    assert sum(zone < 5 for zone in state.position.where) >= 10


def test_only_units_that_leave_20_within_reach_may_be_placed() -> None:
    state = at(GUIDE.diagram("Blue places the fleet"))
    assert kind(state) == "place"
    assert state.position.stars_in_play(0) == 9


def test_three_more_stars_may_move() -> None:
    state = at(GUIDE.diagram("three more stars"))
    assert "3 more stars" in WORDS.prompt(state, ("Ada", "Ben"))
    assert "bnb1-c" not in touches(state)


def test_two_fighters_attack_the_same_walker() -> None:
    state = at(GUIDE.diagram("same walker"))
    assert touches(state) == ["bxw1", "byw1"]
    step = state.position.todo[0]
    assert isinstance(step, OrderBattles)
    assert len({pair.foe for pair in step.pairs}) == 1


def test_a_battle_with_cards_on_both_sides() -> None:
    state = at(GUIDE.diagram("Both have played a card"))
    battle = seen_close(state.position)
    assert isinstance(battle, Battle)
    for side in SIDES:
        assert battle.fighter(side).card is not None
        assert battle.fighter(side).roll
    assert state.automatic


def test_a_strike_that_turns_up_a_combat_card() -> None:
    state = at(GUIDE.diagram("turned up a combat card"))
    (content,) = (content for content in state.position.slots[1] if content >= 0 and CARDS[content].combat)
    failed = step(state, "11", "result")
    assert slots(failed, "o").startswith("? ")
    assert failed.position.discards[1][content] == 1


def test_reserves_of_three_stars_may_come_in() -> None:
    state = at(GUIDE.diagram("Rebel Base is destroyed"))
    assert state.actors == (1,)
    assert touches(state) == ["done", "oas1", "obw1", "otf2"]
    assert touches(play(state, "oas1")) == ["done", "otf2"]


def test_what_is_rebuilt_is_named() -> None:
    known = GUIDE.text.partition("## What is known, and what is rebuilt")[2]
    for unit in UNITS:
        assert (unit.name in known) == ("stars" in unit.found)
    for card in CARDS:
        assert (card.name in known) == bool(card.found)
