"""Combat cards: every unit gets the bonus, and the ability only who bears the icon or has the stars."""

from __future__ import annotations

import pytest

from games.pocketmodel.tables import battle, lay, play, seat, step
from pentapod.games.pocketmodel.data.table import CARDS, UNITS, Unit
from pentapod.games.pocketmodel.data.vocabulary import UNIT_VALUES
from pentapod.games.pocketmodel.rules.effects.values import abilities, battle_parts, summed
from pentapod.games.pocketmodel.rules.state import PocketModel

BONUSES = [
    entry.split()
    for entry in (
        "foc attack 2, ful attack 3, ove damage 2, eva defense 2, hol defense 3, "
        "ack attack 1 laser, loc attack 1 laser, tan damage 1 laser, "
        "str attack 1 blaster, poi damage 1 blaster, dug defense 1 blaster, "
        "squ attack 1 trooper, clo defense 1 trooper, "
        "mas attack 1 battle_droid, spa defense 1 battle_droid, pro damage 1 battle_droid, "
        "dro defense 1 transport, rei defense 1 transport, "
        "win attack 1 ace, sha defense 1 ace, tor damage 1 torpedo, bla damage 1 torpedo, "
        "bat attack 1 command, jam defense 1 command, slo defense 1 armor, ret attack 1 armor, "
        "fie defense 1 repair, hit attack 1 hyperdrive, "
        "luc attack 1 12345, tru defense 1 12345, sma defense 1 12, bro damage 1 45"
    ).split(", ")
]
"""Every combat card with its bonus, and the icon or the build stars that its ability asks for."""

bonuses = pytest.mark.parametrize(
    ("card", "stat", "amount", "gate"), [(*entry[:2], int(entry[2]), "".join(entry[3:])) for entry in BONUSES]
)


def test_every_combat_card_is_here() -> None:
    assert sorted(entry[0] for entry in BONUSES) == sorted(card.code for card in CARDS if card.combat)


def gains(unit: Unit, gate: str) -> bool:
    """Whether a unit may gain what stands behind a gate."""
    return str(unit.stars) in gate if gate.isdigit() else gate in unit.icons


def played(unit: Unit, card: str, zone: str) -> PocketModel:
    """Blue has attacked a Nebulon-B Frigate with this unit and played the card."""
    state = lay(seat(f"{zone}={unit.code}1", hand=card), seat(f"{zone}=nb1 o=ac1"))
    return step(play(state, f"b{unit.code}1-onb1"), card)


SPACE = [unit for unit in UNITS if not unit.ground]
"""Space units may attack space units abroad too; at home all may."""


@bonuses
def test_a_unit_always_benefits_from_the_bonus_but_not_always_from_the_ability(
    card: str, stat: str, amount: int, gate: str
) -> None:
    without = {unit.stars: unit for unit in SPACE if not gains(unit, gate)}.values()
    for unit in without or SPACE[:1]:
        state = played(unit, card, "c")
        fight = battle(state)
        added = {of: summed(battle_parts(state.position, fight, 0, of)) - getattr(unit, of) for of in UNIT_VALUES}
        assert added == {of: amount * (of == stat) for of in UNIT_VALUES}
        assert unit not in without or abilities(state.position, fight, 0) == ()


@bonuses
def test_the_ability_is_for_every_unit_with_the_icon_or_the_stars(card: str, stat: str, amount: int, gate: str) -> None:
    effects = next(known.effects for known in CARDS if known.code == card)
    assert bool(effects) == bool(gate)
    for unit in [unit for unit in UNITS if gate and gains(unit, gate)]:
        state = played(unit, card, "b")
        assert abilities(state.position, battle(state), 0) == effects
