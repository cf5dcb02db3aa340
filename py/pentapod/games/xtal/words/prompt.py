"""What is to be done now, or how the game ended. Of a hand only those are told who see it."""

from __future__ import annotations

from typing import Any, assert_never

from pentapod.engine.message import Message, because
from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import HAND, WINNING_RINGS
from pentapod.games.xtal.rules.cards.groups import additions, preview
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS
from pentapod.games.xtal.rules.position import Ending, Phase, Position, known, seats_in
from pentapod.games.xtal.rules.touches import slot_of, token_touch


def prompt(position: Position, chosen: Path, viewer: int | None) -> Message:
    """Who is to do what, as a viewer may know it; when the game is over, how it ended."""
    phase = position.phase
    match phase:
        case Phase.HOMES:
            return because("prompt-homes", seat=known(position.acting))
        case Phase.DEAL | Phase.START:
            return because(f"prompt-{phase}", count=HAND)
        case Phase.ROLL | Phase.DRAW:
            mover = known(position.mover)
            return because(f"prompt-{phase}", seat=mover, news=_homeward(position, mover))
        case Phase.PLAY:
            seat = known(position.acting)
            news = _homeward(position, seat) or _threat(position, seat)
            return _choosing(position, chosen, viewer) or _laying(position, seat, viewer, "prompt-play", news=news)
        case Phase.OPEN | Phase.WEAPON | Phase.ANSWER:
            return _combat(position, chosen, viewer)
        case Phase.OVER:
            return ended(position)
        case _:
            assert_never(phase)


def _homeward(position: Position, seat: int) -> Message | None:
    """That a player has the rings to win and must bring them Home, and where that is."""
    rings, home = position.table.rings[seat], position.homes[seat]
    if rings < WINNING_RINGS or position.table.tokens[seat] == home:
        return None
    return because("homeward", stone=home)


def _threat(position: Position, seat: int) -> Message | None:
    """Who else has the rings to win, and where: of several the next to roll."""
    seats = position.setting.seats
    others = ((seat + step) % seats for step in range(1, seats))
    rich = next((other for other in others if other in position.players and _homeward(position, other)), None)
    return None if rich is None else because("threat", seat=rich, stone=position.homes[rich])


def _choosing(position: Position, chosen: Path, viewer: int | None) -> Message | None:
    """What is to be touched next of a movement card. Who does not see the card is told the same for every card."""
    if not chosen:
        return None
    seat = known(position.acting)
    slot = slot_of(position, seat, chosen[0])
    aims = additions(position, seat).get(slot) if slot is not None else None
    if not aims or not sees(position, viewer, seat):
        return because("prompt-goal" if len(chosen) > 1 else "prompt-token", seat=seat)
    stones = preview(position, seat).position.table.tokens
    tokens = {token: because("token", seat=token, own=token == seat, stone=stones[token]) for token in aims}
    if len(chosen) == 1:
        return because("prompt-tokens", seat=seat, tokens=[*tokens.values()])
    token = next(token for token in aims if token_touch(position, seat, token, stones[token]) == chosen[1])
    return because("prompt-colour", seat=seat, goal_colour=COLOURS[aims[token][0]], token=tokens[token])


def _laying(position: Position, seat: int, viewer: int | None, key: str, **facts: Any) -> Message:
    """Which cards the seat may lay, if the viewer sees them; else only `key`, what there is to do in any case."""
    facts["seat"] = seat
    if not sees(position, viewer, seat):
        return Message(key, facts)
    hand, draft = position.hands[seat], position.draft(seat)
    facts["cards"] = list(dict.fromkeys(hand[slot] for slot in additions(position, seat)))
    if draft:
        facts["held_cards"] = list(dict.fromkeys(hand[play.slot] for play in draft))
        return Message("prompt-held", facts)
    return Message(f"{key}-cards" if facts["cards"] else f"{key}-none", facts)


def _combat(position: Position, chosen: Path, viewer: int | None) -> Message:
    seat, passed = position.acting, position.passed
    if seat is None:
        done = next((one for one in position.table.pair if passed >> one & 1), None)
        return because("prompt-race", seats=position.table.pair, passed_seat=done)
    if not position.setting.speed and (choosing := _choosing(position, chosen, viewer)):
        return choosing
    seen = sees(position, viewer, seat) and not position.composes_freely
    if position.phase is Phase.OPEN or (seen and position.draft(seat)):
        foe = position.opponent(seat)
        has_passed = foe is not None and bool(passed >> foe & 1)
        return _laying(position, seat, viewer, "prompt-fight", foe_seat=foe, passed=has_passed)
    key = f"prompt-{position.phase}"
    if seen and not additions(position, seat):
        key = f"{key}-none"
    laid = position.pending if position.phase is Phase.WEAPON else position.laid[-1]
    return because(key, seat=seat, laid=laid, rings=position.table.rings[seat])


def ended(position: Position) -> Message:
    """How the game ended."""
    winners, seats = seats_in(position.winners), range(position.setting.seats)
    why = because(
        f"ended-{position.ending or Ending.ROLLS}",
        rings=position.table.rings[winners[0]],
        rolls=position.rolls,
        shared=len(winners) > 1,
        seats=[seat for seat in seats if seat not in winners] if len(seats) == 2 else [],
    )
    return Message("won-together" if len(winners) > 1 else "won", {"seats": winners, "why": why})
