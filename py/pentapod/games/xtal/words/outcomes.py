"""What came of a roll, of a group and of a pass, for the log. What a hand holds is told to its owner only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapod.engine.english import counted, listed
from pentapod.engine.words import Words
from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, Movement
from pentapod.games.xtal.rules.cards.groups import carry_out, in_order, refusal_of_draft
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, STORE_OF
from pentapod.games.xtal.rules.position import COMBAT, Laid, Phase, Play, Position, known
from pentapod.games.xtal.rules.turn import forfeits
from pentapod.games.xtal.words.names import STONES, Names
from pentapod.games.xtal.words.prompt import prompt


def rolled(position: Position, after: Position, face: int, names: Names) -> Iterator[str]:
    """What came of a roll, beside where it led."""
    if forfeits(position, face):
        return
    seat = known(position.mover)
    yield from _picked_up(position, seat, (position.table.tokens[seat] + face) % LENGTH, names)
    if after.phase in COMBAT:
        yield f"Combat begins between {_pair(after, names)}."
    if after.phase is Phase.DRAW and sum(after.refuse) < sum(position.refuse):
        yield "The deck was empty, and the refuse pile is shuffled."
    if after.phase is Phase.OVER:
        yield prompt(after, names, ())


def _picked_up(position: Position, token: int, goal: int, names: Names) -> Iterator[str]:
    if COLOURS[goal] == HOME_COLOUR and (rings := position.table.stores[STORE_OF[goal]]):
        yield f"{names[token]} took {counted(rings, 'ring')} from the Storage there."


def _pair(position: Position, names: Names) -> str:
    return listed([names[seat] for seat in position.table.pair])


def laid(words: Words[Any], position: Position, after: Position, seat: int, viewer: int | None) -> str:
    """What a group did that was laid."""
    names = words.names
    if refused := refusal_of_draft(position, seat):
        if sees(position, viewer, seat):
            return f"{names[seat]} took the group back. {words.why(refused.reason)}"
        return f"{names[seat]} laid a group that the table did not allow, and took it back."
    end = carry_out(position, seat, position.draft(seat)).end
    cards = end.laid[len(position.laid) :]
    plays = in_order(position, seat, position.draft(seat))[: len(cards)]
    phrases = [_phrase(end, card, play, names) for card, play in zip(cards, plays, strict=True)]
    sentences = [f"{names[seat]} laid {listed(phrases)}."]
    for _, aim in plays:
        if aim and end.table.rings[aim.token] > position.table.rings[aim.token]:
            sentences += _picked_up(position, aim.token, aim.goal, names)
    return " ".join((*sentences, *_followed(position, end, after, names)))


def _phrase(end: Position, card: Laid, play: Play, names: Names) -> str:
    """A laid card with what it did: `Levitate (Ben to Red 2)`."""
    name = CARDS[card.kind].name
    if isinstance(CARDS[card.kind], Movement) and play.aim:
        return f"{name} ({names[play.aim.token]} to {STONES[play.aim.goal]})"
    if card.cancels is not None:
        cancelled = end.laid[card.cancels]
        return f"{name} on {names[cancelled.seat]}'s {CARDS[cancelled.kind].name}"
    return name


def _followed(position: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """What a group led to."""
    if after.phase is Phase.OVER:
        yield prompt(after, names, ())
        return
    if end.table.pair and end.table.pair != position.table.pair:
        begins = "begins between" if position.phase not in COMBAT else "passes to"
        yield f"Combat {begins} {_pair(end, names)}."
    if after.phase is Phase.WEAPON:
        weapon = after.pending
        yield f"{names[known(after.acting)]} must cancel {names[weapon.seat]}'s {CARDS[weapon.kind].name}."
    elif after.phase is Phase.ANSWER:
        owner, other = names[after.laid[-1].seat], names[known(after.acting)]
        yield f"{owner} is protected. Only {other} may answer, with a Void."
    else:
        yield from _ended(position, end, after, names)


def _ended(position: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """That Combat is over, and what follows at once."""
    fought = position.phase in COMBAT or end.table.pair
    if fought and (after.phase not in COMBAT or after.table.pair != end.table.pair):
        yield "Combat ends."
        if after.phase in COMBAT:
            yield f"Now {_pair(after, names)} are in Combat."
        elif after.phase is Phase.OVER:
            yield prompt(after, names, ())


def passed(position: Position, after: Position, seat: int, names: Names) -> Iterator[str]:
    """What came of a pass."""
    if position.phase is Phase.WEAPON:
        weapon, rings = position.pending, position.table.rings[seat]
        yield f"{names[seat]} did not cancel the {CARDS[weapon.kind].name}."
        if rings:
            yield f"{names[weapon.seat]} takes {counted(rings, 'ring')} from {names[seat]}."
    else:
        yield f"{names[seat]} passed."
    yield from _ended(position, position, after, names)
