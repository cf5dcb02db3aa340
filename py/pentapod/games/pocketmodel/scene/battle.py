"""A battle or a strike, seen close: who is against whom, the cards, the odds, the dice, and the totals in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.games.pocketmodel.data.table import CARDS, ICONS, TITLES
from pentapod.games.pocketmodel.rules import battle, strike
from pentapod.games.pocketmodel.rules.battle import hits
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects import (
    Part,
    abilities,
    battle_parts,
    card_of,
    certain,
    fighter,
    roll_of,
    slot_parts,
    strike_parts,
    summed,
)
from pentapod.games.pocketmodel.rules.endings import ATTACKER_PLAYS, DEFENDER_PLAYS, DESTRUCTION, RESULT
from pentapod.games.pocketmodel.rules.odds import hit_chance, percent, strike_chance
from pentapod.games.pocketmodel.rules.position import BATTLE, REROLL, STRIKE, Position, Step
from pentapod.games.pocketmodel.scene.layout import STAGE_H, STAGE_W, TEXT
from pentapod.games.pocketmodel.scene.pieces import based, die, lines, slot_card, values, wrapped
from pentapod.games.pocketmodel.words.cards import ability_words
from pentapod.games.pocketmodel.words.names import added, against
from pentapod.scene.shapes import Circle, Group, Line, Rect, Shape, Text

_HALF: Final = STAGE_W / 2
_COLUMN: Final = _HALF - 24
DIE: Final = 60
_DICE_Y: Final = 452
_VERDICT_Y: Final = 660
_MODEL_Y: Final = 164

Die = tuple[str, int, float, float]
"""A die on the stage: its key, its face, and where it lies."""


def staged(position: Position) -> Step | None:
    """The battle or strike that is seen close now, if any: while cards are played and dice fall."""
    todo = position.todo
    step = todo[1] if todo and todo[0].kind == REROLL else todo[0] if todo else None
    if step is None:
        return None
    if step.kind == BATTLE and step.phase < DESTRUCTION:
        return step
    return step if step.kind == STRIKE and step.phase >= strike.ROLLING else None


def stage(position: Position, step: Step) -> Iterator[Shape]:
    """The stage, from its upper left corner."""
    yield Rect(4, 6, STAGE_W - 4, STAGE_H - 4, "shade", round=22)
    yield Rect(0, 0, STAGE_W - 4, STAGE_H - 4, "panel", "edge", 3, 22)
    yield Line((_HALF, 24, _HALF, STAGE_H - 28), "edge", 3)
    yield Circle(_HALF, _MODEL_Y, 25, "panel", "edge", 3)
    yield Text(_HALF, _MODEL_Y, "vs", TEXT, "soft-ink", bold=True)
    if step.kind == BATTLE:
        for who in (0, 1):
            yield from _side(position, step, who)
    else:
        yield from _striker(position, step)
        yield from _struck(position, step)


def _middle(who: int) -> float:
    return _HALF * (0.5 + who)


def _title(position: Position, unit: int, x: float) -> Iterator[Shape]:
    seat = position.roster.owners[unit]
    kind = position.roster.kinds[unit]
    yield Rect(x - _COLUMN / 2, 14, _COLUMN, 40, f"seat-{seat}-soft", round=12)
    yield from lines(position.roster.name(unit), x, 34, _COLUMN - 10, TEXT, "ink", 1, bold=True)
    yield Group(tuple(based(kind, seat)), x, _MODEL_Y, scale=2.1)
    yield from values(kind, position.damage[unit], x, 284, 58, 38)
    yield from lines(", ".join(ICONS[icon].name for icon in kind.icons), x, 328, _COLUMN, TEXT, "soft-ink", 1)


def _side(position: Position, step: Step, who: int) -> Iterator[Shape]:
    x = _middle(who)
    yield from _title(position, fighter(step, who), x)
    yield from _played(position, step, who, x)
    yield from _outcome(position, step, who, x)


def _played(position: Position, step: Step, who: int, x: float) -> Iterator[Shape]:
    """The card of a side, or what stands for it while there is none."""
    number = card_of(step, who)
    box = (x - _COLUMN / 2, 350, _COLUMN, 64)
    if number >= 0:
        card = CARDS[number]
        gained = bool(abilities(position, step, who))
        yield Rect(*box, "board", f"seat-{battle.player(position, step, who)}", 4, 12)
        yield Text(x, 368, card.name, TEXT, "ink", bold=True)
        said = f"+{card.bonus} {_bonus(card.color)}"
        ability = "ability" if gained else "bonus only" if ability_words(card) else ""
        yield from lines(f"{said}, {ability}" if ability else said, x, 398, _COLUMN - 8, TEXT, "soft-ink", 1)
        return
    asked = step.phase in (ATTACKER_PLAYS, DEFENDER_PLAYS) and (who or step.phase == ATTACKER_PLAYS)
    if battle.who_plays(step) == who and not step.roll:
        asked = True
    yield Rect(*box, "", "edge", 2, 12)
    yield Text(x, 382, "..." if asked else "no card", TEXT, "soft-ink")


def _bonus(color: str) -> str:
    return {"red": "attack", "yellow": "damage", "blue": "defense"}[color]


def _outcome(position: Position, step: Step, who: int, x: float) -> Iterator[Shape]:
    """Odds before the roll, then the total against the defense; at the end whether it hits."""
    roll = roll_of(step, who)
    attack, defense = battle_parts(position, step, who, "attack"), battle_parts(position, step, 1 - who, "defense")
    if not roll:
        yield from _told((_sum(attack), f"against {against(defense)}"), x, 428)
        odds = percent(hit_chance(position, step, who))
        yield Text(x, _VERDICT_Y, f"{odds} to hit", TEXT + 6, "accent", bold=True)
        return
    sure = certain(position, step, who, roll)
    said = [f"roll {total(roll)} hits at once"] if sure else [added(roll, attack), f"against {against(defense)}"]
    yield from _told(said, x, 496)
    if step.phase == RESULT:
        hit = hits(position, step, who)
        yield from _verdict("Hit" if hit else "Miss", hit, x)


def _told(said: Sequence[str], x: float, top: float) -> Iterator[Shape]:
    """Sentences in lines from here down; only a great many of them move closer together."""
    rows = [row for text in said for row in wrapped(text, _COLUMN, TEXT)]
    pitch = min(TEXT * 1.16, (_VERDICT_Y - 30 - top) / len(rows))
    for at, row in enumerate(rows):
        yield Text(x, top + (at + 0.5) * pitch, row, min(TEXT, pitch), "ink")


def _verdict(text: str, good: bool, x: float) -> Iterator[Shape]:
    yield Rect(x - 110, _VERDICT_Y - 26, 220, 50, "accent" if good else "board-deep", "edge", 2, 25)
    yield Text(x, _VERDICT_Y, text, TEXT + 4, "on-accent" if good else "ink", bold=True)


def _sum(parts: Sequence[Part]) -> str:
    return "roll + " + " + ".join(f"{part.source} {part.amount}" for part in parts)


def _striker(position: Position, step: Step) -> Iterator[Shape]:
    x = _middle(0)
    yield from _title(position, step.unit, x)
    parts = strike_parts(position, step.unit)
    if not step.roll:
        yield from _told((_sum(parts),), x, 428)
        odds = percent(strike_chance(position, step.unit, step.owner, step.slot, _content(position, step)))
        yield Text(x, _VERDICT_Y, f"{odds} to destroy", TEXT + 6, "accent", bold=True)
        return
    yield from _told((added(step.roll, parts),), x, 496)


def _struck(position: Position, step: Step) -> Iterator[Shape]:
    x, content = _middle(1), _content(position, step)
    parts = slot_parts(position, step.owner, step.slot, CARDS[content])
    yield Rect(x - _COLUMN / 2, 14, _COLUMN, 40, f"seat-{step.owner}-soft", round=12)
    yield Text(x, 34, f"{TITLES[step.owner]}'s objective", TEXT, "ink", bold=True)
    yield Group(slot_card(content, step.owner, summed(parts), 192, 146), x, _MODEL_Y + 6, scale=1.3)
    yield from lines(ability_words(CARDS[content]), x, 350, _COLUMN, TEXT, "soft-ink", 5)
    yield from _told((f"against {against(parts)}",), x, 496)
    if step.phase == strike.RESULT:
        falls = strike.succeeds(position, step)
        yield from _verdict("Destroyed" if falls else "Holds", falls, _middle(0))


def _content(position: Position, step: Step) -> int:
    return position.slots[step.owner][step.slot]


def dice(position: Position, step: Step) -> Iterator[Die]:
    """The dice that have landed, at their places on the stage."""
    for who in (0, 1) if step.kind == BATTLE else (0,):
        roll = roll_of(step, who)
        if roll:
            for at, face in enumerate((roll // 10, roll % 10)):
                yield f"die-{who}-{at}", face, _middle(who) + (at - 0.5) * (DIE + 14), _DICE_Y


def fallen_dice(position: Position, step: Step, x: float, y: float, scale: float) -> Iterator[Shape]:
    """The dice, each a thing of its own that can travel."""
    for key, face, left, top in dice(position, step):
        yield Group(die(face, DIE), x + left * scale, y + top * scale, scale=scale, key=key)
