"""What happened, in sentences for the log. Who may not look into a hand is not told what it holds."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, MOVE
from pentapod.games.xtal.rules.actions import Move, done, in_vain
from pentapod.games.xtal.rules.groups import answer_first, carried_out, draft_of
from pentapod.games.xtal.rules.moves import receiver
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, STORE_OF, TITLES
from pentapod.games.xtal.rules.position import ANSWER, COMBAT, DEAL, DRAW, OVER, WEAPON, Laid, Play, Position
from pentapod.games.xtal.rules.secrets import sees
from pentapod.games.xtal.words.names import Names, counted, listed
from pentapod.games.xtal.words.prompt import prompt

HANDLED = "{} handled the cards."
"""What others are told of a group that is being composed: the same whether a card is readied or taken back."""


def describe(position: Position, seat: int, move: Move, names: Names, viewer: int | None) -> str:
    """What a legal action does, as a viewer may know it."""
    match move.kind:
        case "home":
            return f"{names[seat]} chose {TITLES[move.value]} as Home."
        case "card":
            owner = receiver(position)
            card = CARDS[move.value].name if sees(position, viewer, owner) else "a card"
            return f"{names[owner]} {'was dealt' if position.phase == DEAL else 'drew'} {card}."
        case "begin":
            return f"{names[move.value]} begins."
        case "roll":
            return _rolled(position, done(position, seat, move), move.value, names)
        case "ready":
            return (
                _readied(position, seat, move.play, names)
                if sees(position, viewer, seat)
                else HANDLED.format(names[seat])
            )
        case "back":
            if not sees(position, viewer, seat):
                return HANDLED.format(names[seat])
            return f"{names[seat]} took {CARDS[position.hands[seat][move.value]].name} back into the hand."
        case "lay":
            return _laid(position, done(position, seat, move), seat, names, viewer)
        case "pass":
            return " ".join(_passed(position, done(position, seat, move), seat, names))
        case _:
            return f"{names[seat]} ended the turn."


def _rolled(position: Position, after: Position, face: int, names: Names) -> str:
    seat = position.mover
    goal = (position.table.tokens[seat] + face) % LENGTH
    if position.table.taken(goal):
        return f"{names[seat]} rolled {face}, but {TITLES[goal]} is taken: the turn is forfeited."
    more = [f"{names[seat]} rolled {face} and went to {TITLES[goal]}.", *_picked_up(position, after, seat, goal, names)]
    if after.phase in COMBAT:
        more.append(f"Combat begins between {_pair(after, names)}.")
    if after.phase == DRAW and sum(after.refuse) < sum(position.refuse):
        more.append("The deck was empty, and the refuse pile is shuffled.")
    if after.phase == OVER:
        more.append(prompt(after, names, ()))
    return " ".join(more)


def _picked_up(position: Position, after: Position, token: int, goal: int, names: Names) -> Iterator[str]:
    if COLOURS[goal] == HOME_COLOUR and (rings := position.table.stores[STORE_OF[goal]]):
        yield f"{names[token]} took {counted(rings, 'ring')} from the Storage there."


def _pair(position: Position, names: Names) -> str:
    return listed([names[seat] for seat in position.table.pair])


def _readied(position: Position, seat: int, play: Play, names: Names) -> str:
    name = CARDS[position.hands[seat][play.slot]].name
    aim = f": {names[play.token]} to {TITLES[play.goal]}" if play.goal >= 0 else ""
    return f"{names[seat]} readied {name}{aim}."


def _laid(position: Position, after: Position, seat: int, names: Names, viewer: int | None) -> str:
    if reason := in_vain(position, seat):
        if sees(position, viewer, seat):
            return f"{names[seat]} took the group back. {reason.format(*names)}"
        return f"{names[seat]} laid a group that the table did not allow, and took it back."
    plays = draft_of(position, seat)
    if position.phase == WEAPON:
        plays = answer_first(position, seat, plays)
    end = carried_out(position, seat, plays).end
    cards = end.laid[len(position.laid) :]
    phrases = [_phrase(end, card, play, names, position.foe(seat)) for card, play in zip(cards, plays, strict=False)]
    told = [f"{names[seat]} laid {listed(phrases)}."]
    for play in plays[: len(cards)]:
        if play.goal >= 0 and end.table.rings[play.token] > position.table.rings[play.token]:
            told += _picked_up(position, end, play.token, play.goal, names)
    return " ".join((*told, *_followed(position, end, after, names)))


def _phrase(end: Position, card: Laid, play: Play, names: Names, foe: int) -> str:
    """A laid card with what it did: `Levitate (Ben to Red 2)`."""
    name = CARDS[card.kind].name
    if CARDS[card.kind].kind == MOVE:
        return f"{name} ({names[play.token]} to {TITLES[play.goal]})"
    if card.cancels >= 0:
        what = end.laid[card.cancels]
        return f"{name} on {names[what.seat]}'s {CARDS[what.kind].name}"
    return name


def _followed(position: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """What a group led to."""
    if after.phase == OVER:
        yield prompt(after, names, ())
        return
    if end.table.pair and end.table.pair != position.table.pair:
        begins = "begins between" if position.phase not in COMBAT else "passes to"
        yield f"Combat {begins} {_pair(end, names)}."
    if after.phase == WEAPON:
        weapon = after.laid[after.table.weapon]
        yield f"{names[after.acting]} must cancel {names[weapon.seat]}'s {CARDS[weapon.kind].name}."
    elif after.phase == ANSWER:
        yield f"{names[after.laid[-1].seat]} is protected. Only {names[after.acting]} may answer, with a Void."
    else:
        yield from _ended(position, end, after, names)


def _ended(position: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """That Combat is over, and what follows at once."""
    fought = position.phase in COMBAT or end.table.pair
    if fought and (after.phase not in COMBAT or after.table.pair != end.table.pair):
        yield "Combat ends."
        if after.phase in COMBAT:
            yield f"Now {_pair(after, names)} are in Combat."
        elif after.phase == OVER:
            yield prompt(after, names, ())


def _passed(position: Position, after: Position, seat: int, names: Names) -> Iterator[str]:
    if position.phase == WEAPON:
        weapon = position.laid[position.table.weapon]
        rings = position.table.rings[seat]
        yield f"{names[seat]} did not cancel the {CARDS[weapon.kind].name}."
        if rings:
            yield f"{names[weapon.seat]} takes {counted(rings, 'ring')} from {names[seat]}."
    else:
        yield f"{names[seat]} passed."
    yield from _ended(position, position, after, names)
