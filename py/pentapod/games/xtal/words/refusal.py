"""Why a touch is refused, in sentences for players."""

from __future__ import annotations

from pentapod.engine.state import Path
from pentapod.games.xtal.rules.actions import DONE, LAY, PASS, TIMEOUT
from pentapod.games.xtal.rules.cards import objection
from pentapod.games.xtal.rules.groups import draft_of, free_to_compose, previewed, why_not
from pentapod.games.xtal.rules.path import STONE_OF, TITLES, VIOLETS
from pentapod.games.xtal.rules.position import (
    COMBAT,
    DEAL,
    DRAW,
    HOMES,
    NOBODY,
    OVER,
    PLAY,
    ROLL,
    START,
    Play,
    Position,
)
from pentapod.games.xtal.rules.secrets import sees
from pentapod.games.xtal.rules.touches import owner_of, slot_of
from pentapod.games.xtal.words.names import Names, listed

_NOTHING = "That is nothing to do now."


def refusal(position: Position, path: Path, names: Names, viewer: int | None) -> str:
    """Why no legal action begins with these touches, as far as a viewer may know it."""
    if position.phase == HOMES:
        return _home_refused(position, path, names)
    if position.phase not in (PLAY, *COMBAT):
        return _waiting_for(position)
    if not path:
        return _NOTHING
    seats = (position.acting,) if position.acting != NOBODY else position.table.pair
    seat = owner_of(path[0])
    if seat != NOBODY and seat not in seats:
        return _not_now(position, seats, names)
    if path[0] in LAY:
        return "No card is held ready to be laid."
    if path[0] in (*PASS, *DONE, *TIMEOUT):
        return _end_refused(position, path[0], seat, names, sees(position, viewer, seat))
    slot = slot_of(position, seat, path[0]) if seat != NOBODY else NOBODY
    if slot == NOBODY:
        return "First a card is chosen." if path[0] in STONE_OF else _NOTHING
    if not sees(position, viewer, seat):
        return f"What {names[seat]}'s cards can do now is for {names[seat]} to see."
    return _card_refused(position, seat, slot, path[1:], names)


def _not_now(position: Position, seats: tuple[int, ...], names: Names) -> str:
    who = listed([names[seat] for seat in seats])
    return f"Only {who} may play cards now."


def _end_refused(position: Position, touch: str, seat: int, names: Names, seen: bool) -> str:
    """`seen` is whether it may be told that cards are held ready."""
    if position.passed >> seat & 1:
        return f"{names[seat]} has passed already."
    if not seen:
        return f"That is for {names[seat]} to decide."
    if draft_of(position, seat) and not free_to_compose(position):
        return "First the cards held ready are laid or taken back."
    if position.phase == PLAY:
        return "Passing is for Combat."
    return "In Combat one passes; the turn ends with it." if touch in DONE else "There is no Weapon to be cancelled."


def _card_refused(position: Position, seat: int, slot: int, rest: Path, names: Names) -> str:
    if slot in [play.slot for play in draft_of(position, seat)]:
        return "This card is held ready already."
    if not rest:
        return why_not(position, seat, slot).format(*names)
    if len(rest) > 2 or any(touch not in STONE_OF for touch in rest):
        return _NOTHING
    now = previewed(position, seat).position
    places = [STONE_OF[touch] for touch in rest]
    if places[0] not in now.table.tokens:
        return f"There is no token on {TITLES[places[0]]}."
    token = now.table.tokens.index(places[0])
    if len(places) == 1:
        reachable = any(_reason(now, seat, slot, token, goal) == "" for goal in range(len(TITLES)))
        return _NOTHING if reachable else _worst(now, seat, slot, token, names)
    return _reason(now, seat, slot, token, places[1]).format(*names) or _NOTHING


def _worst(now: Position, seat: int, slot: int, token: int, names: Names) -> str:
    """Why a token cannot be moved by a card at all."""
    reasons = [_reason(now, seat, slot, token, goal).format(*names) for goal in range(len(TITLES))]
    general = [reason for reason in reasons if reasons.count(reason) == len(reasons)]
    return general[0] if general else "There is no free place for this token."


def _reason(now: Position, seat: int, slot: int, token: int, goal: int) -> str:
    return objection(now, seat, now.hands[seat][slot], Play(slot, token, goal))


def _home_refused(position: Position, path: Path, names: Names) -> str:
    place = STONE_OF.get(path[0] if path else "")
    if place in VIOLETS:
        owners = [seat for seat in position.players if position.homes[seat] == place]
        if owners:
            return f"{TITLES[place]} is the Home of {names[owners[0]]}."
    return "A Home is one of the Violets that are still free."


def _waiting_for(position: Position) -> str:
    """What must happen before anybody chooses again, as a sentence."""
    return {
        HOMES: "First the Homes are chosen.",
        DEAL: "First the cards are dealt.",
        START: "First chance names who begins.",
        ROLL: "First the die is rolled.",
        DRAW: "First a card is drawn.",
        OVER: "The game is over.",
    }[position.phase]
