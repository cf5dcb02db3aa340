"""What happened, in sentences for the log. Who may not look into a hand is not told what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from pentapod.engine.english import counted, listed
from pentapod.engine.words import Words
from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, Movement
from pentapod.games.xtal.rules.actions import (
    Begin,
    ChooseHome,
    EndTurn,
    GiveCard,
    LayGroup,
    Move,
    Pass,
    Ready,
    Roll,
    TakeBack,
)
from pentapod.games.xtal.rules.cards.groups import carry_out, in_order, refusal_of_draft
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, STORE_OF
from pentapod.games.xtal.rules.position import COMBAT, Laid, Phase, Play, Position, known
from pentapod.games.xtal.rules.setup import receiver
from pentapod.games.xtal.rules.turn import after_move, forfeits
from pentapod.games.xtal.words.names import STONES, Names
from pentapod.games.xtal.words.prompt import prompt


def describe(words: Words[Any], position: Position, seat: int, move: Move, viewer: int | None) -> str:
    """What a legal move does, as a viewer may know it."""
    names = words.names
    match move:
        case ChooseHome(home):
            return f"{names[seat]} chose {STONES[home]} as Home."
        case GiveCard(kind):
            return _card_given(position, kind, names, viewer)
        case Begin(mover):
            return f"{names[mover]} begins."
        case Roll(face):
            return " ".join(_rolled(position, after_move(position, seat, move), face, names))
        case Ready() | TakeBack() if not sees(position, viewer, seat):
            # The same for both: others are not told what becomes of a group that is being composed.
            return f"{names[seat]} prepared cards, face down."
        case Ready(play):
            return f"{names[seat]} readied {_aimed(position, seat, play, names)}."
        case TakeBack(slot):
            return f"{names[seat]} took {CARDS[position.hands[seat][slot]].name} back into the hand."
        case LayGroup():
            return _laid(words, position, after_move(position, seat, move), seat, viewer)
        case Pass():
            return " ".join(_passed(position, after_move(position, seat, move), seat, names))
        case EndTurn():
            return f"{names[seat]} ended the turn."
        case _:
            assert_never(move)


def _card_given(position: Position, kind: int, names: Names, viewer: int | None) -> str:
    owner = receiver(position)
    card = CARDS[kind].name if sees(position, viewer, owner) else "a card"
    return f"{names[owner]} {'was dealt' if position.phase is Phase.DEAL else 'drew'} {card}."


def _aimed(position: Position, seat: int, play: Play, names: Names) -> str:
    """A card of a hand with what it is to do: `Levitate: Ben to Red 2`."""
    aim = f": {names[play.aim.token]} to {STONES[play.aim.goal]}" if play.aim else ""
    return f"{CARDS[position.hands[seat][play.slot]].name}{aim}"


def _rolled(position: Position, after: Position, face: int, names: Names) -> Iterator[str]:
    seat = known(position.mover)
    goal = (position.table.tokens[seat] + face) % LENGTH
    if forfeits(position, face):
        yield f"{names[seat]} rolled {face}, but {STONES[goal]} is taken: the turn is forfeited."
        return
    yield f"{names[seat]} rolled {face} and went to {STONES[goal]}."
    yield from _picked_up(position, seat, goal, names)
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


def _laid(words: Words[Any], position: Position, after: Position, seat: int, viewer: int | None) -> str:
    names = words.names
    if refused := refusal_of_draft(position, seat):
        if sees(position, viewer, seat):
            return f"{names[seat]} took the group back. {words.sentence(refused.reason)}"
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


def _passed(position: Position, after: Position, seat: int, names: Names) -> Iterator[str]:
    if position.phase is Phase.WEAPON:
        weapon, rings = position.pending, position.table.rings[seat]
        yield f"{names[seat]} did not cancel the {CARDS[weapon.kind].name}."
        if rings:
            yield f"{names[weapon.seat]} takes {counted(rings, 'ring')} from {names[seat]}."
    else:
        yield f"{names[seat]} passed."
    yield from _ended(position, position, after, names)
