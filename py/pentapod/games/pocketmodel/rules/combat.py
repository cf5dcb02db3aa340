"""A combat action: pairs of attacker and defender are declared, then they fight as the attacker orders them."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.rules import battle
from pentapod.games.pocketmodel.rules.effects import ruling, star_limit
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, ORDER, PAIR, Position, Step, stars
from pentapod.games.pocketmodel.rules.reserves import DONE, done
from pentapod.games.pocketmodel.rules.roster import CONTESTED


def may_attack(position: Position, unit: int, foe: int) -> bool:
    """Whether a unit may start an attack on another: opposing, in the same zone, and not ground on space abroad."""
    roster, zone = position.roster, position.where[unit]
    if position.where[foe] != zone or zone > CONTESTED or roster.owners[foe] == roster.owners[unit]:
        return False
    return not roster.kinds[unit].ground or roster.kinds[foe].ground or ground_against_space(position, unit)


def ground_against_space(position: Position, unit: int) -> bool:
    """Whether a ground unit may start an attack on a space unit where it is."""
    seat, zone = position.roster.owners[unit], position.where[unit]
    said = ruling(position, "ground_attack_space", seat, position.roster.kinds[unit], zone)
    return zone == seat if said is None else said


def attacks(position: Position, seat: int, pairs: tuple[tuple[int, int], ...] = ()) -> list[Action]:
    """Every pair that may be declared next. All defenders of one action belong to one opponent."""
    roster, where = position.roster, position.where
    declared = tuple(unit for unit, _ in pairs)
    room = star_limit(position, "combat", seat) - stars(position, declared)
    against = roster.owners[pairs[0][1]] if pairs else None
    enemies: dict[int, list[int]] = {}
    for other in position.alive:
        if other != seat and against in (None, other):
            for foe in position.in_play(other):
                enemies.setdefault(where[foe], []).append(foe)
    found: list[Action] = []
    if not enemies:
        return found
    for unit in position.in_play(seat):
        foes = enemies.get(where[unit])
        if not foes or roster.kinds[unit].stars > room or unit in declared:
            continue
        if roster.kinds[unit].ground and not ground_against_space(position, unit):
            foes = [foe for foe in foes if roster.kinds[foe].ground]
        found += [roster.attack(unit, foe) for foe in foes]
    return found


def settle_pair(position: Position, step: Step) -> bool:
    if attacks(position, step.seat, step.pairs):
        return False
    position.become(step._replace(kind=ORDER))
    return True


def choose_pair(position: Position, step: Step) -> list[Action]:
    return [*attacks(position, step.seat, step.pairs), done(step.seat)]


def chosen_pair(position: Position, step: Step, path: Path) -> None:
    if path[0] == DONE:
        position.become(step._replace(kind=ORDER))
        return
    number_of = position.roster.number_of
    position.become(step._replace(pairs=(*step.pairs, (number_of[path[0]], number_of[path[1]]))))


def begin(position: Position, seat: int, path: Path) -> None:
    """The first pair of a combat action is declared."""
    position.flags |= ACTION_DONE | ACTED
    position.push(Step(PAIR, seat))
    chosen_pair(position, position.todo[0], path)


def settle_order(position: Position, step: Step) -> bool:
    """Pairs of which one is gone, or that no longer stand together, are skipped; a single one fights at once."""
    where = position.where
    pairs = tuple((unit, foe) for unit, foe in step.pairs if where[unit] == where[foe] <= CONTESTED)
    if not pairs:
        position.pop()
    elif len(pairs) == 1:
        _fight(position, step, pairs, pairs[0])
    else:
        position.become(step._replace(pairs=pairs))
        return False
    return True


def choose_order(position: Position, step: Step) -> list[Action]:
    return [position.roster.alone[unit] for unit, _ in step.pairs]


def chosen_order(position: Position, step: Step, path: Path) -> None:
    unit = position.roster.number_of[path[0]]
    _fight(position, step, step.pairs, next(pair for pair in step.pairs if pair[0] == unit))


def _fight(position: Position, step: Step, pairs: tuple[tuple[int, int], ...], pair: tuple[int, int]) -> None:
    position.become(step._replace(pairs=tuple(other for other in pairs if other != pair)))
    position.push(battle.begun(*pair, step.seat))
