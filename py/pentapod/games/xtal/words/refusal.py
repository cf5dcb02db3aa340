"""Why a touch is refused, in sentences for players."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, Movement
from pentapod.games.xtal.rules.cards.groups import Group, additions, preview
from pentapod.games.xtal.rules.cards.objections import Refused, aim_objection, card_objection
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import LENGTH, STONE_OF, VIOLETS
from pentapod.games.xtal.rules.position import AIMS, Aim, Phase, Position
from pentapod.games.xtal.rules.touches import DONE, LAY, PASS, TIMEOUT, owner_of, slot_of
from pentapod.games.xtal.words.names import STONES, Names
from pentapod.games.xtal.words.objections import objection

_NOTHING: Final = "There is nothing to do with that now."

_FIRST: Final = {
    Phase.DEAL: "First the cards are dealt.",
    Phase.START: "First chance names who begins.",
    Phase.ROLL: "First the die is rolled.",
    Phase.DRAW: "First a card is drawn.",
    Phase.OVER: "The game is over.",
}
"""What must happen before anybody chooses again."""


def refusal(position: Position, path: Path, names: Names, viewer: int | None) -> str:
    """Why no legal action begins with these touches, as far as a viewer may know it."""
    if position.phase is Phase.HOMES:
        return _home_refused(position, path, names)
    if position.phase in _FIRST:
        return _FIRST[position.phase]
    if not path:
        return _NOTHING
    seats = (position.acting,) if position.acting is not None else position.table.pair
    seat = owner_of(path[0])
    if seat is not None and seat not in seats:
        return f"Only {listed([names[actor] for actor in seats])} may play cards now."
    if seat is not None and path[0] in LAY:
        if not sees(position, viewer, seat):
            return "No card is held ready to be laid."
        return "First touch the card to lay." if additions(position, seat) else "None of these cards can be laid now."
    if seat is not None and path[0] in (*PASS, *DONE, *TIMEOUT):
        return _end_refused(position, path[0], seat, names, sees(position, viewer, seat))
    slot = slot_of(position, seat, path[0]) if seat is not None else None
    if seat is None or slot is None:
        return "Touch a card first." if path[0] in STONE_OF else _NOTHING
    if not sees(position, viewer, seat):
        return f"What {names[seat]}'s cards can do now is for {names[seat]} to see."
    return _card_refused(position, seat, slot, path[1:], names)


def _end_refused(position: Position, touch: str, seat: int, names: Names, seen: bool) -> str:
    """`seen` is whether it may be told that cards are held ready."""
    if position.passed >> seat & 1:
        return f"{names[seat]} has passed already."
    if not seen:
        return f"That is for {names[seat]} to decide."
    if position.draft(seat) and not position.composes_freely:
        return "First the cards held ready are laid or taken back."
    if position.phase is Phase.PLAY:
        return "Passing is for Combat."
    return "In Combat one passes; the turn ends with it." if touch in DONE else "There is no Weapon to be cancelled."


def _card_refused(position: Position, seat: int, slot: int, rest: Path, names: Names) -> str:
    if slot in [play.slot for play in position.draft(seat)]:
        return "This card is held ready already."
    group, kind = preview(position, seat), position.hands[seat][slot]
    if not rest:
        return _not_next(group, kind, names)
    if len(rest) > 2 or any(touch not in STONE_OF for touch in rest):
        if position.composes_freely or len(rest) > 2:
            return _NOTHING
        missing = "the stone where the token goes" if len(rest) == 2 else "the token to move"
        return f"{CARDS[kind].name} is not ready yet: first touch {missing}."
    origin, *goal = (STONE_OF[touch] for touch in rest)
    if origin not in group.position.table.tokens:
        return f"There is no token on {STONES[origin]}."
    token = group.position.table.tokens.index(origin)
    if goal:
        return _not_there(group, kind, AIMS[token][goal[0]], names) or _NOTHING
    return _not_from_there(group, kind, token, names)


def _not_next(group: Group, kind: int, names: Names) -> str:
    """Why a card cannot be added to a group."""
    if group.won:
        return "The group already wins the game."
    if group.position.table.shields(group.seat):
        return "A Void ends the cardplay of who lays it."
    if reason := group.objection(kind):
        return objection(group.refused(reason, kind), names)
    if isinstance(CARDS[kind], Movement):
        return f"{CARDS[kind].name} can move no token now. {CARDS[kind].does}"
    return "This card is ready to be laid."


def _not_there(group: Group, kind: int, aim: Aim, names: Names) -> str:
    """Why a card cannot do that after the group; "" if it can."""
    position, seat = group.position, group.seat
    reason = card_objection(position, seat, kind) or aim_objection(position, kind, aim)
    return objection(Refused(reason, position, seat, kind, aim), names) if reason else ""


def _not_from_there(group: Group, kind: int, token: int, names: Names) -> str:
    """Why a token cannot be moved by a card at all: what speaks against each goal."""
    reasons = {_not_there(group, kind, AIMS[token][goal], names) for goal in range(LENGTH)}
    if "" in reasons:
        return _NOTHING
    return reasons.pop() if len(reasons) == 1 else "There is no free place for this token."


def _home_refused(position: Position, path: Path, names: Names) -> str:
    home = STONE_OF.get(path[0]) if path else None
    if home in VIOLETS:
        for seat in position.players:
            if position.homes[seat] == home:
                return f"{STONES[home]} is the Home of {names[seat]}."
    return "A Home is one of the Violets that are still free."
