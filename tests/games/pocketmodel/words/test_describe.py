"""What the log tells of units: nothing happens to one without a sentence."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from games.pocketmodel.rules.reference import Reading
from games.pocketmodel.tables import GAME, NAMES, OTHER, WORDS, action, battle, lay, play, seat, touches, where
from games.pocketmodel.words.test_reasons import spoken
from pentapod.engine.state import Action
from pentapod.games.pocketmodel.rules.position import EventKind
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import ATTACKER, Battle, OrderBattles, OrderStrikers, Strike
from random_play import GAMES, Case
from random_play import play as play_random


def fates(state: PocketModel, act: Action) -> list[str]:
    """What must be told of the units that an action removes from the board or hurts."""
    before, after = state.position, state.after(act).position
    step = before.todo[0]
    told = []
    for unit, zone in enumerate(before.where):
        owner = before.roster.owners[unit]
        taken_off = isinstance(step, OrderStrikers | Strike) and owner == step.owner and owner in after.out
        if zone <= CONTESTED < after.where[unit] and not taken_off:
            told.append(f"{whole(state, unit)} is destroyed.")
        elif zone <= CONTESTED and after.damage[unit] > before.damage[unit]:
            told.append(f"{whole(state, unit)} takes {after.damage[unit] - before.damage[unit]}.")
    return [*told, *(NAMES[seat] for seat in after.out if seat not in before.out)]


def whole(state: PocketModel, unit: int) -> str:
    """A unit with its owner, as it is called."""
    reading, roster = Reading(state.text()), state.position.roster
    return f"{NAMES[roster.owners[unit]]}'s {spoken(reading, reading.unit(roster.touches[unit]))}"


def fighting(state: PocketModel) -> set[int]:
    """The units that attack or strike just now."""
    found: set[int] = set()
    for step in state.position.todo:
        if isinstance(step, Battle) and step.fighters[ATTACKER]:
            found.add(step.unit(ATTACKER))
        elif isinstance(step, Strike):
            found.add(step.unit)
    return found


def waiting(state: PocketModel) -> set[int]:
    """The units that are still to attack or to strike."""
    units: set[int] = set()
    for step in state.position.todo:
        if isinstance(step, OrderBattles):
            units |= {pair.unit for pair in step.pairs}
        elif isinstance(step, OrderStrikers):
            units |= {*step.units}
        elif isinstance(step, Strike):
            units |= {*step.waiting}
    return units


def left_out(state: PocketModel, act: Action) -> list[str]:
    """The units that are in play and will not fight after this action, though they were named for it, untold."""
    after = state.after(act)
    if after.position.ending:
        return []
    idle = waiting(state) - fighting(state) - waiting(after) - fighting(after)
    idle = {unit for unit in idle if after.position.where[unit] <= CONTESTED}
    idle |= {event.unit for event in after.position.events if event.kind is EventKind.BARRED}
    named = [whole(state, unit) for unit in idle]
    told = "does not attack|has nothing left to strike|may not strike"
    return [name for name in named if not re.search(f"{name} ({told})", said(state, act))]


def said(state: PocketModel, act: Action) -> str:
    return WORDS.describe(state, act, NAMES)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_each_unit_that_was_named_for_a_fight_fights_or_it_is_told_why_not(players: str) -> None:
    told = 0
    for number in range(max(3, GAMES // 2)):
        match = play_random(Case(GAME, GAME.choose(players=players)), Random(f"named {players} {number}"))
        for ply, step in enumerate(match.steps):
            state = match.state_at(ply)
            if isinstance(state, PocketModel):
                assert left_out(state, step.action) == [], (state.text(), step.action)
                told += bool(re.search("does not attack|has nothing left|may not strike", said(state, step.action)))
    assert told


def test_an_attack_on_a_unit_that_the_first_attack_has_destroyed_is_told() -> None:
    rolled = play(lay(seat("c=xw1 yw1"), seat("c=tf1 ds1")), "bxw1-otf1", "byw1-otf1", "bxw1", "66")
    rolled = rolled.after(action(rolled, "11"))
    for words in (WORDS.describe, WORDS.brief):
        told = words(rolled, rolled.actions()[0], NAMES)
        assert told.endswith("Ben's TIE Fighter is destroyed. Ada's Y-wing does not attack: Ben's TIE Fighter is gone.")


def test_strikers_that_a_fallen_objective_leaves_without_a_target_are_told() -> None:
    strike = play(lay(seat("o=xw1 yw1"), seat("c=tf1", "dec ? -")), "bxw1-o1", "byw1", "bxw1")
    strike = strike.after(action(strike, "66"))
    assert said(strike, strike.actions()[0]).endswith(
        "Decoy Outpost is destroyed. Ada's Y-wing has nothing left to strike."
    )


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_each_unit_that_leaves_the_board_is_told_as_destroyed(players: str) -> None:
    seen = Counter[str]()
    for number in range(max(3, GAMES // 2)):
        match = play_random(Case(GAME, GAME.choose(players=players)), Random(f"told {players} {number}"))
        for ply, step in enumerate(match.steps):
            state = match.state_at(ply)
            if isinstance(state, PocketModel):
                said = WORDS.describe(state, step.action, NAMES)
                expected = fates(state, step.action)
                assert all(fate in said for fate in expected), (state.text(), step.action, said, expected)
                if not isinstance(state.position.todo[0], OrderStrikers | Strike):  # there it is said of objectives too
                    assert said.count("is destroyed.") == "".join(expected).count("is destroyed.")
                seen["destroyed"] += "is destroyed." in "".join(expected)
                seen["out"] += len(state.after(step.action).out) > len(state.out)
    assert seen["destroyed"] >= 20
    assert seen["out"]


def test_the_last_unit_of_a_seat_is_told_as_destroyed_with_three_players_too() -> None:
    rolled = play(lay(seat("c=xw1"), seat("c=tf1"), seat("g=at1")), "bxw1-otf1")
    while not rolled.automatic:
        rolled = rolled.after(action(rolled, "66" if battle(rolled).fighter(ATTACKER).roll is None else "11"))
    said = WORDS.describe(rolled, rolled.actions()[0], NAMES)
    assert said.endswith("Ben's TIE Fighter is destroyed. Ben is out.")


def test_a_unit_that_leaves_with_its_player_is_not_told_as_destroyed() -> None:
    strike = play(lay(seat("o=xw1"), seat("c=tf1", "dec - -"), seat("g=at1")), "bxw1-o1")
    strike = strike.after(action(strike, "66"))
    said = WORDS.describe(strike, strike.actions()[0], NAMES)
    assert "TIE Fighter" not in said
    assert said.endswith("Decoy Outpost is destroyed. Ben is out.")


def test_a_unit_that_is_held_is_told_and_until_when() -> None:
    rolled = play(lay(seat("c=nb1 xw1"), seat("c=tf1 ds1", hand="tan")), "bnb1-otf1", "tan")
    for dice in ("11", "66"):
        rolled = rolled.after(action(rolled, dice))
    said = WORDS.describe(rolled, rolled.actions()[0], NAMES)
    assert f"{whole(rolled, 0)} cannot move until the end of Ada's next turn." in said


@pytest.mark.parametrize(
    ("held", "turn", "until"),
    [
        (2, "b", "the end of Ada's next turn"),
        (1, "o", "the end of Ada's next turn"),
        (1, "b", "the end of this turn"),
    ],
)
def test_until_when_a_unit_is_held_is_said_as_it_is_now(held: int, turn: str, until: str) -> None:
    state = lay(seat(f"c=xw1!{held} yw1"), OTHER, turn=f"{turn}/4/0", todo=f"turn:{turn}")
    assert f"It cannot move until {until}." in WORDS.about(state, "bxw1", NAMES, 0)
    if turn == "b":
        assert WORDS.refusal(state, ("bxw1", "b"), NAMES) == f"X-wing cannot move until {until}."


def test_about_a_ground_unit_says_which_units_it_may_attack_where_it_stands() -> None:
    space, ground = "It can attack space units here", "It cannot start an attack on space units here"
    for slots, units, said in (
        ("? ? ?", "c=as1 b=xw1", f"{ground}, only on ground units."),
        ("? ? ?", "b=as1 xw1", f"{space} because it is at home."),
        ("hig ? ?", "c=as1 b=xw1", f"{space}: High Ground."),
        ("hig ? ?", "o=as1 b=xw1", f"{ground}, only on ground units."),
    ):
        state = lay(seat(units, slots), seat("c=tf1 o=tf2 b=tf3"))
        assert said in WORDS.about(state, "bas1", NAMES, 1)
        foe = next(unit for unit in ("otf1", "otf2", "otf3") if where(state, unit) == where(state, "bas1"))
        assert (f"bas1-{foe}" in touches(state)) == said.startswith(space)


def test_about_the_contested_zone_says_whose_ground_units_may_attack_space_units_there() -> None:
    plain = "Ground units cannot start an attack on space units here."
    assert plain in WORDS.about(lay(seat("c=as1"), OTHER), "c", NAMES, 0)
    high = WORDS.about(lay(seat("c=as1", "hig ? ?"), OTHER), "c", NAMES, 0)
    assert "Ground units cannot start an attack on space units here, except those of Ada." in high


@pytest.mark.parametrize(
    ("units", "moved", "told"),
    [
        ("b=xw1 r=xw2", "bxw1-c", "Ada moved X-wing to the contested zone."),
        ("b=xw1 o=xw2", "bxw1-c", "Ada moved X-wing from Ada's home zone to the contested zone."),
        ("b=xw1 xw2", "bxw2-c", "Ada moved X-wing 2 to the contested zone."),
        ("b=xw1 c=xw2", "bxw2-otf1", "Ada's X-wing attacks Ben's TIE Fighter in the contested zone."),
    ],
)
def test_a_unit_is_called_by_its_zone_where_that_tells_it_from_others_of_its_kind(
    units: str, moved: str, told: str
) -> None:
    state = lay(seat(units), seat("c=tf1"))
    assert said(state, action(state, moved)) == told
