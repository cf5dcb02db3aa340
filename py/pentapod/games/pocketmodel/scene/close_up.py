"""A battle or a strike, seen close: who is against whom, the cards, the odds, the dice, and the totals in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules.battle.battle import asked_side, player
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import (
    abilities,
    ability_adds,
    battle_parts,
    certain,
    slot_parts,
    strike_parts,
    summed,
)
from pentapod.games.pocketmodel.rules.odds import hit_chance, strike_chance
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import (
    ATTACKER,
    DEFENDER,
    SIDES,
    Battle,
    BattlePhase,
    Reroll,
    Strike,
    StrikePhase,
)
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.scene.cards import slot_card
from pentapod.games.pocketmodel.scene.layout import CLOSE_UP_W, TEXT
from pentapod.games.pocketmodel.scene.lettering import lines, wrapped
from pentapod.games.pocketmodel.scene.pieces import DRAWN, based, die, values
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Group, Rect, Shape, Text
from pentapod.scene.tumbling import tumbling

_HALF: Final = CLOSE_UP_W / 2
_COLUMN: Final = _HALF - 24
DIE: Final = 60
_DICE_Y: Final = 452
_SUM_Y: Final = 496
_WHILE_DICE_FALL: Final = 2
"""For so many faces, which are all of its tumble, nothing is seen of what a roll comes to."""
_VERDICT_Y: Final = 660
_MODEL_Y: Final = 164


class Die(NamedTuple):
    """A die in the close-up."""

    key: str
    face: int
    x: float
    y: float
    throw: int
    """The roll to which it belongs."""


def seen_close(position: Position) -> Battle | Strike | None:
    """The battle or strike that is seen close now, if any: while cards are played and dice fall."""
    todo = position.todo
    step = todo[1] if todo and isinstance(todo[0], Reroll) else todo[0] if todo else None
    match step:
        case Battle() if step.phase < BattlePhase.DESTRUCTION:
            return step
        case Strike() if step.phase != StrikePhase.READY:
            return step
    return None


def shown_units(step: Battle | Strike) -> tuple[int, ...]:
    """The units in the close-up, from the left."""
    return (step.unit,) if isinstance(step, Strike) else tuple(step.unit(side) for side in SIDES)


def close_up(position: Position, step: Battle | Strike, words: PocketModelWords) -> Iterator[Shape]:
    """The close-up, from its upper left corner."""
    yield from DRAWN.drawn("close-up")
    yield Text(_HALF, _MODEL_Y, words.sign("versus"), TEXT, "soft-ink", bold=True)
    match step:
        case Battle():
            for side in SIDES:
                yield from _side(position, step, side, words)
        case Strike():
            yield from _striker(position, step, words)
            yield from _struck(position, step, words)


def _middle(side: int) -> float:
    return _HALF * (0.5 + side)


def _title(position: Position, unit: int, x: float, words: PocketModelWords) -> Iterator[Shape]:
    seat = position.roster.owners[unit]
    kind = position.roster.kinds[unit]
    yield Rect(*around(x, 34, _COLUMN, 40), f"seat-{seat}-soft", round=12)
    yield from lines(words.entry(kind.code), x, 34, _COLUMN - 10, TEXT, "ink", 1, bold=True)
    yield Group(tuple(based(kind, seat)), x, _MODEL_Y, scale=2.1)
    yield from values(kind, position.damage[unit], x, 284, 232, 38)
    yield from lines(words.sign("icons", icons=kind.icons), x, 328, _COLUMN, TEXT, "soft-ink", 1)


def _side(position: Position, battle: Battle, side: int, words: PocketModelWords) -> Iterator[Shape]:
    x = _middle(side)
    yield from _title(position, battle.unit(side), x, words)
    yield from _played(position, battle, side, x, words)
    yield from _odds(position, battle, side, x, words)


def _played(position: Position, battle: Battle, side: int, x: float, words: PocketModelWords) -> Iterator[Shape]:
    """The card of a side, or what stands for it while there is none."""
    number = battle.fighter(side).card
    box = (x - _COLUMN / 2, 350, _COLUMN, 64)
    if number is None:
        yield Rect(*box, "", "edge", 2, 12)
        yield Text(x, 382, "..." if _may_still_play(battle, side) else words.sign("no-card"), TEXT, "soft-ink")
        return
    card = CARDS[number]
    yield Rect(*box, "board", f"seat-{player(position, battle, side)}", 4, 12)
    yield Text(x, 368, words.entry(card.code), TEXT, "ink", bold=True)
    more = ability_adds(position, battle, side, BONUS_VALUES[card.color])
    said = words.played(number, bool(abilities(position, battle, side)), more)
    yield from lines(said, x, 398, _COLUMN - 8, TEXT, "soft-ink", 1)


def _may_still_play(battle: Battle, side: int) -> bool:
    """Whether a side is asked for a card now or later, unless the other one passes."""
    match battle.phase:
        case BattlePhase.ATTACKER_PLAYS:
            return True
        case BattlePhase.DEFENDER_PLAYS:
            return side == DEFENDER
    return asked_side(battle) == side and not battle.fighter(ATTACKER).roll


def _odds(position: Position, battle: Battle, side: int, x: float, words: PocketModelWords) -> Iterator[Shape]:
    """The odds before the roll."""
    if battle.fighter(side).roll is None:
        attack = battle_parts(position, battle, side, Value.ATTACK)
        defense = battle_parts(position, battle, 1 - side, Value.DEFENSE)
        said = words.say("sign-before-roll", sum=attack), words.say("sign-needed", needed=defense)
        yield from _sentences(said, x, 428)
        odds = words.sign("to-hit", chance=hit_chance(position, battle, side))
        yield Text(x, _VERDICT_Y, odds, TEXT + 6, "accent", bold=True)


def _sentences(said: Sequence[str], x: float, top: float) -> Iterator[Shape]:
    """Sentences in lines from here down; only a great many of them move closer together."""
    rows = [row for text in said for row in wrapped(text, _COLUMN, TEXT)]
    pitch = min(TEXT * 1.16, (_VERDICT_Y - 30 - top) / len(rows))
    for at, row in enumerate(rows):
        yield Text(x, top + (at + 0.5) * pitch, row, min(TEXT, pitch), "ink")


def _verdict(text: str, good: bool, x: float) -> Iterator[Shape]:
    yield Rect(*around(x, _VERDICT_Y - 1, 220, 50), "accent" if good else "board-deep", "edge", 2, 25)
    yield Text(x, _VERDICT_Y, text, TEXT + 4, "on-accent" if good else "ink", bold=True)


def _striker(position: Position, step: Strike, words: PocketModelWords) -> Iterator[Shape]:
    x = _middle(0)
    yield from _title(position, step.unit, x, words)
    parts = strike_parts(position, step.unit)
    if step.roll is None:
        yield from _sentences((words.say("sign-before-roll", sum=parts),), x, 428)
        odds = strike_chance(position, step.unit, step.owner, step.slot, _content(position, step))
        yield Text(x, _VERDICT_Y, words.sign("to-destroy", chance=odds), TEXT + 6, "accent", bold=True)


def _struck(position: Position, step: Strike, words: PocketModelWords) -> Iterator[Shape]:
    x, content = _middle(1), _content(position, step)
    parts = slot_parts(position, step.owner, step.slot, CARDS[content])
    yield Rect(*around(x, 34, _COLUMN, 40), f"seat-{step.owner}-soft", round=12)
    yield Text(x, 34, words.sign("objective-of", seat=step.owner), TEXT, "ink", bold=True)
    yield Group(slot_card(content, step.owner, summed(parts), words, 192, 146), x, _MODEL_Y + 6, scale=1.3)
    ability = words.sign("ability", ability=content) if CARDS[content].effects else ""
    yield from lines(ability, x, 350, _COLUMN, TEXT, "soft-ink", 5)
    yield from _sentences((words.say("sign-needed", needed=parts),), x, 496)


def _content(position: Position, step: Strike) -> int:
    return position.slots[step.owner][step.slot]


def dice(step: Battle | Strike) -> Iterator[Die]:
    """The dice that have landed, at their places in the close-up."""
    rolls = [fighter and fighter.roll for fighter in step.fighters] if isinstance(step, Battle) else [step.roll]
    for side, roll in enumerate(rolls):
        if roll:
            for at, face in enumerate((roll // 10, roll % 10)):
                yield Die(f"die-{side}-{at}", face, _middle(side) + (at - 0.5) * (DIE + 14), _DICE_Y, roll + at)


def sums(
    position: Position, step: Battle | Strike, words: PocketModelWords, x: float, y: float, scale: float
) -> Iterator[Shape]:
    """What the rolls come to, and whether they hit: each is a thing of its own, seen once its dice have fallen."""
    for side, roll, shapes in _results(position, step, words):
        falling = Group(tuple(_sentences([words.sign("rolling")], _middle(side), _SUM_Y)), key=f"roll-{roll}")
        yield Group(tuple(shapes), x, y, scale=scale, key=f"sum-{side}", tumble=((falling,),) * _WHILE_DICE_FALL)


def _results(
    position: Position, step: Battle | Strike, words: PocketModelWords
) -> Iterator[tuple[int, int, Iterator[Shape]]]:
    """The sides that have rolled, what, and what that comes to."""
    match step:
        case Strike(roll=int(roll)):
            yield 0, roll, _strike_result(position, step, roll, words)
        case Battle():
            for side in SIDES:
                if (rolled := step.fighter(side).roll) is not None:
                    yield side, rolled, _battle_result(position, step, side, rolled, words)


def _strike_result(position: Position, step: Strike, roll: int, words: PocketModelWords) -> Iterator[Shape]:
    said = words.say("sign-rolled", rolled=(roll, strike_parts(position, step.unit)))
    yield from _sentences((said,), _middle(0), _SUM_Y)
    if step.phase == StrikePhase.RESULT:
        falls = succeeds(position, step)
        yield from _verdict(words.sign("destroyed" if falls else "holds"), falls, _middle(0))


def _battle_result(
    position: Position, battle: Battle, side: int, roll: int, words: PocketModelWords
) -> Iterator[Shape]:
    said = [words.sign("sure", base=total(roll))]
    if not certain(position, battle, side, roll):
        attack = battle_parts(position, battle, side, Value.ATTACK)
        defense = battle_parts(position, battle, 1 - side, Value.DEFENSE)
        said = [words.say("sign-rolled", rolled=(roll, attack)), words.say("sign-needed", needed=defense)]
    yield from _sentences(said, _middle(side), _SUM_Y)
    if battle.phase == BattlePhase.RESULT:
        hit = hits(position, battle, side)
        yield from _verdict(words.sign("hit" if hit else "miss"), hit, _middle(side))


def fallen_dice(step: Battle | Strike, x: float, y: float, scale: float) -> Iterator[Shape]:
    """The dice, each a thing of its own that can travel."""
    for one in dice(step):
        fall = tumbling(_die, one.face, one.throw)
        yield Group(_die(one.face), x + one.x * scale, y + one.y * scale, scale=scale, key=one.key, tumble=fall)


def _die(face: int) -> tuple[Shape, ...]:
    return die(face, DIE)
