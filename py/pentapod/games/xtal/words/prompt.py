"""Who is to do what now, or how the game ended. Nothing here tells of a hand."""

from __future__ import annotations

from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, WINNING_RINGS
from pentapod.games.xtal.rules.path import TITLES
from pentapod.games.xtal.rules.position import ANSWER, COMBAT, OPEN, OVER, WEAPON, Position
from pentapod.games.xtal.words.names import Names, counted, listed


def prompt(position: Position, names: Names, chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    if position.phase == OVER:
        return _ended(position, names)
    if position.phase in COMBAT:
        return _combat(position, names, chosen)
    actor = names[position.acting] if position.acting >= 0 else ""
    match position.phase:
        case "homes":
            return f"{actor}: choose your Home, tap a violet stone."
        case "deal":
            return "The cards are dealt, five for each player."
        case "start":
            return "Chance names who begins."
        case "roll":
            return f"{names[position.mover]} rolls the die.{_homeward(position, position.mover)}"
        case "draw":
            return f"{names[position.mover]} draws a card."
        case _:
            return (
                _choosing(actor, chosen)
                or f"{actor}: play cards or end your turn.{_homeward(position, position.acting)}"
            )


def _homeward(position: Position, seat: int) -> str:
    """That a player has the rings to win and must bring them Home, and where that is."""
    if position.table.rings[seat] < WINNING_RINGS or position.table.tokens[seat] == position.homes[seat]:
        return ""
    return f" The {position.table.rings[seat]} rings win at Home, on {TITLES[position.homes[seat]]}."


def _choosing(actor: str, chosen: Path) -> str:
    """What comes next of a card in the making, in words that are the same for every card."""
    if not chosen:
        return ""
    return f"{actor}: choose {'where it goes' if len(chosen) > 1 else 'the token to move'}."


def _combat(position: Position, names: Names, chosen: Path) -> str:
    if position.phase == OPEN and position.setting.speed:
        one, other = (names[seat] for seat in position.table.pair)
        passed = "".join(f" {names[seat]} has passed." for seat in position.table.pair if position.passed >> seat & 1)
        return f"Combat: {one} and {other} may both lay cards at any moment.{passed}"
    actor = names[position.acting]
    if not position.setting.speed and (choosing := _choosing(actor, chosen)):
        return choosing
    if position.phase == WEAPON:
        card = position.laid[position.table.weapon]
        weapon, rings = CARDS[card.kind].name, position.table.rings[position.acting]
        stake = f"or lose {counted(rings, 'ring')}" if rings else "or accept defeat"
        return f"{actor}: cancel {names[card.seat]}'s {weapon} with {weapon} Shield or Void, {stake}."
    if position.phase == ANSWER:
        return f"{actor}: answer {names[position.laid[-1].seat]}'s Void with a Void, or pass and Combat ends."
    foe = position.foe(position.acting)
    passed = f" {names[foe]} has passed." if position.passed >> foe & 1 else ""
    return f"{actor}: Combat with {names[foe]}, lay cards or pass.{passed}"


def _ended(position: Position, names: Names) -> str:
    winners = [seat for seat in range(position.setting.seats) if position.winners >> seat & 1]
    who = listed([names[seat] for seat in winners])
    if position.ending == "home":
        return f"{who} is Home with {counted(position.table.rings[winners[0]], 'ring')} and wins."
    if position.ending == "left":
        return f"{who} wins, because everybody else has left the game."
    most = counted(position.table.rings[winners[0]], "ring")
    if len(winners) > 1:
        return f"{who} share the win: {most} each after {position.rolls} rolls."
    return f"{who} wins with {most} after {position.rolls} rolls."
