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
from pentapod.games.xtal.words.names import Names, counted, listed, prompt

HANDLED = "{} handled the cards."
"""What others are told of a group that is being composed: the same whether a card is readied or taken back."""


def describe(at: Position, seat: int, move: Move, names: Names, viewer: int | None) -> str:
    """What a legal action does, as a viewer may know it."""
    match move.kind:
        case "home":
            return f"{names[seat]} chose {TITLES[move.value]} as Home."
        case "card":
            owner = receiver(at)
            card = CARDS[move.value].name if sees(at, viewer, owner) else "a card"
            return f"{names[owner]} {'was dealt' if at.stage == DEAL else 'drew'} {card}."
        case "begin":
            return f"{names[move.value]} begins."
        case "roll":
            return _rolled(at, done(at, seat, move), move.value, names)
        case "ready":
            return _readied(at, seat, move.play, names) if sees(at, viewer, seat) else HANDLED.format(names[seat])
        case "back":
            if not sees(at, viewer, seat):
                return HANDLED.format(names[seat])
            return f"{names[seat]} took {CARDS[at.hands[seat][move.value]].name} back into the hand."
        case "lay":
            return _laid(at, done(at, seat, move), seat, names, viewer)
        case "pass":
            return " ".join(_passed(at, done(at, seat, move), seat, names))
        case _:
            return f"{names[seat]} ended the turn."


def _rolled(at: Position, after: Position, face: int, names: Names) -> str:
    seat = at.mover
    goal = (at.table.tokens[seat] + face) % LENGTH
    if at.table.taken(goal):
        return f"{names[seat]} rolled {face}, but {TITLES[goal]} is taken: the turn is forfeited."
    more = [f"{names[seat]} rolled {face} and went to {TITLES[goal]}.", *_picked_up(at, after, seat, goal, names)]
    if after.stage in COMBAT:
        more.append(f"Combat begins between {_pair(after, names)}.")
    if after.stage == DRAW and sum(after.refuse) < sum(at.refuse):
        more.append("The deck was empty, and the refuse pile is shuffled.")
    if after.stage == OVER:
        more.append(prompt(after, names, ()))
    return " ".join(more)


def _picked_up(at: Position, after: Position, token: int, goal: int, names: Names) -> Iterator[str]:
    if COLOURS[goal] == HOME_COLOUR and (rings := at.table.stores[STORE_OF[goal]]):
        yield f"{names[token]} took {counted(rings, 'ring')} from the Storage there."


def _pair(at: Position, names: Names) -> str:
    return listed([names[seat] for seat in at.table.pair])


def _readied(at: Position, seat: int, play: Play, names: Names) -> str:
    name = CARDS[at.hands[seat][play.slot]].name
    aim = f": {names[play.token]} to {TITLES[play.goal]}" if play.goal >= 0 else ""
    return f"{names[seat]} readied {name}{aim}."


def _laid(at: Position, after: Position, seat: int, names: Names, viewer: int | None) -> str:
    if reason := in_vain(at, seat):
        if sees(at, viewer, seat):
            return f"{names[seat]} took the group back. {reason.format(*names)}"
        return f"{names[seat]} laid a group that the table did not allow, and took it back."
    plays = draft_of(at, seat)
    if at.stage == WEAPON:
        plays = answer_first(at, seat, plays)
    end = carried_out(at, seat, plays).end
    cards = end.laid[len(at.laid) :]
    phrases = [_phrase(end, card, play, names, at.foe(seat)) for card, play in zip(cards, plays, strict=False)]
    told = [f"{names[seat]} laid {listed(phrases)}."]
    for play in plays[: len(cards)]:
        if play.goal >= 0 and end.table.rings[play.token] > at.table.rings[play.token]:
            told += _picked_up(at, end, play.token, play.goal, names)
    return " ".join((*told, *_followed(at, end, after, names)))


def _phrase(end: Position, card: Laid, play: Play, names: Names, foe: int) -> str:
    """A laid card with what it did: `Levitate (Ben to Red 2)`."""
    name = CARDS[card.kind].name
    if CARDS[card.kind].kind == MOVE:
        return f"{name} ({names[play.token]} to {TITLES[play.goal]})"
    if card.cancels >= 0:
        what = end.laid[card.cancels]
        return f"{name} on {names[what.seat]}'s {CARDS[what.kind].name}"
    return name


def _followed(at: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """What a group led to."""
    if after.stage == OVER:
        yield prompt(after, names, ())
        return
    if end.table.pair and end.table.pair != at.table.pair:
        begins = "begins between" if at.stage not in COMBAT else "passes to"
        yield f"Combat {begins} {_pair(end, names)}."
    if after.stage == WEAPON:
        weapon = after.laid[after.table.weapon]
        yield f"{names[after.acting]} must cancel {names[weapon.seat]}'s {CARDS[weapon.kind].name}."
    elif after.stage == ANSWER:
        yield f"{names[after.laid[-1].seat]} is protected. Only {names[after.acting]} may answer, with a Void."
    else:
        yield from _ended(at, end, after, names)


def _ended(at: Position, end: Position, after: Position, names: Names) -> Iterator[str]:
    """That Combat is over, and what follows at once."""
    fought = at.stage in COMBAT or end.table.pair
    if fought and (after.stage not in COMBAT or after.table.pair != end.table.pair):
        yield "Combat ends."
        if after.stage in COMBAT:
            yield f"Now {_pair(after, names)} are in Combat."
        elif after.stage == OVER:
            yield prompt(after, names, ())


def _passed(at: Position, after: Position, seat: int, names: Names) -> Iterator[str]:
    if at.stage == WEAPON:
        weapon = at.laid[at.table.weapon]
        rings = at.table.rings[seat]
        yield f"{names[seat]} did not cancel the {CARDS[weapon.kind].name}."
        if rings:
            yield f"{names[weapon.seat]} takes {counted(rings, 'ring')} from {names[seat]}."
    else:
        yield f"{names[seat]} passed."
    yield from _ended(at, at, after, names)
