"""Who is to do what now, or how the game ended. Nothing here tells of a hand."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.english import counted, inside, listed, won
from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, WINNING_RINGS
from pentapod.games.xtal.rules.position import Ending, Phase, Position, known, seats_in
from pentapod.games.xtal.words.names import STONES, Names


def prompt(position: Position, names: Names, chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    phase = position.phase
    match phase:
        case Phase.HOMES:
            return f"{names[known(position.acting)]}: touch a violet stone to choose your Home."
        case Phase.DEAL:
            return "The cards are dealt, five for each player."
        case Phase.START:
            return "Chance names who begins."
        case Phase.ROLL:
            mover = known(position.mover)
            return f"{names[mover]} rolls the die.{_homeward(position, mover)}"
        case Phase.DRAW:
            return f"{names[known(position.mover)]} draws a card."
        case Phase.PLAY:
            seat = known(position.acting)
            turn = f"{names[seat]}: touch cards, then Lay; or touch End turn.{_homeward(position, seat)}"
            return _choosing(names[seat], chosen) or turn
        case Phase.OPEN | Phase.WEAPON | Phase.ANSWER:
            return _combat(position, names, chosen)
        case Phase.OVER:
            return _ended(position, names)
        case _:
            assert_never(phase)


def _homeward(position: Position, seat: int) -> str:
    """That a player has the rings to win and must bring them Home, and where that is."""
    rings, home = position.table.rings[seat], position.homes[seat]
    if rings < WINNING_RINGS or position.table.tokens[seat] == home:
        return ""
    return f" Home on {STONES[home]} wins."


def _choosing(actor: str, chosen: Path) -> str:
    """What is to be touched next of a movement card, in words that are the same for every card."""
    if not chosen:
        return ""
    return f"{actor}: touch {'the stone where it goes' if len(chosen) > 1 else 'the token to move'}."


def _combat(position: Position, names: Names, chosen: Path) -> str:
    if position.acting is None:
        passed = "".join(f" {names[seat]} has passed." for seat in position.table.pair if position.passed >> seat & 1)
        both = listed([names[seat] for seat in position.table.pair])
        return f"{both}: hold cards ready and touch Lay, or Pass.{passed}"
    seat = position.acting
    actor = names[seat]
    if not position.setting.speed and (choosing := _choosing(actor, chosen)):
        return choosing
    if position.phase is Phase.WEAPON:
        weapon, rings = CARDS[position.pending.kind].name, position.table.rings[seat]
        stake = f"or lose {counted(rings, 'ring')}" if rings else "or touch Pass"
        owner = names[position.pending.seat]
        return f"{actor}: cancel {owner}'s {weapon} with its Shield or a Void, {stake}."
    if position.phase is Phase.ANSWER:
        owner = names[position.laid[-1].seat]
        return f"{actor}: touch a Void, then Lay, to answer {owner}'s Void; or touch Pass to end Combat."
    foe = position.table.foe(seat)
    passed = ", who has passed" if position.passed >> foe & 1 else ""
    return f"{actor}: touch cards, then Lay, to fight {names[foe]}{passed}; or touch Pass."


def _ended(position: Position, names: Names) -> str:
    winners = seats_in(position.winners)
    players = [names[seat] for seat in winners]
    rings = counted(position.table.rings[winners[0]], "ring")
    ending = position.ending
    match ending:
        case Ending.HOME:
            return won(players, f"Home with {rings}")
        case Ending.LEFT:
            two = len(position.table.rings) == 2
            return won(players, f"{inside(names[1 - winners[0]]) if two else 'everybody else'} resigned")
        case Ending.ROLLS | None:
            each, than_others = ("", ", more than anybody else") if len(winners) == 1 else (" each", "")
            return won(players, f"{rings}{each} after {position.rolls} rolls{than_others}", shared=len(winners) > 1)
        case _:
            assert_never(ending)
