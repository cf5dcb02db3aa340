"""What XTAL says: what is to be done, how it ended, what to weigh. Nothing here tells of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, WINNING_RINGS
from pentapod.games.xtal.rules.actions import Move
from pentapod.games.xtal.rules.cards import VOID_KIND
from pentapod.games.xtal.rules.groups import carried_out, draft_of, free_to_compose
from pentapod.games.xtal.rules.path import TITLES
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    DEAL,
    DRAW,
    HOMES,
    OPEN,
    OVER,
    PLAY,
    ROLL,
    START,
    WEAPON,
    Position,
)

Names = Sequence[str]


def listed(things: Sequence[str]) -> str:
    """Things in a row: "a", "a and b", "a, b and c"."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def counted(count: int, word: str) -> str:
    """A number with its noun: "1 ring", "2 rings"."""
    return f"{count} {word}{'s' * (count != 1)}"


def rings_of(at: Position, seat: int) -> str:
    """What a token carries, in words."""
    rings = at.table.rings[seat]
    return f"with {counted(rings, 'ring')}" if rings else "without a ring"


def prompt(at: Position, names: Names, chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    if at.stage == OVER:
        return _ended(at, names)
    if at.stage in COMBAT:
        return _combat(at, names, chosen)
    actor = names[at.acting] if at.acting >= 0 else ""
    match at.stage:
        case "homes":
            return f"{actor}: choose your Home, tap a violet stone."
        case "deal":
            return "The cards are dealt, five for each player."
        case "start":
            return "Chance names who begins."
        case "roll":
            return f"{names[at.mover]} rolls the die.{_homeward(at, at.mover)}"
        case "draw":
            return f"{names[at.mover]} draws a card."
        case _:
            return _choosing(actor, chosen) or f"{actor}: play cards or end your turn.{_homeward(at, at.acting)}"


def _homeward(at: Position, seat: int) -> str:
    """That a player has the rings to win and must bring them Home, and where that is."""
    if at.table.rings[seat] < WINNING_RINGS or at.table.tokens[seat] == at.homes[seat]:
        return ""
    return f" The {at.table.rings[seat]} rings win at Home, on {TITLES[at.homes[seat]]}."


def _choosing(actor: str, chosen: Path) -> str:
    """What comes next of a card in the making, in words that are the same for every card."""
    if not chosen:
        return ""
    return f"{actor}: choose {'where it goes' if len(chosen) > 1 else 'the token to move'}."


def _combat(at: Position, names: Names, chosen: Path) -> str:
    if at.stage == OPEN and at.setting.speed:
        one, other = (names[seat] for seat in at.table.pair)
        passed = "".join(f" {names[seat]} has passed." for seat in at.table.pair if at.passed >> seat & 1)
        return f"Combat: {one} and {other} may both lay cards at any moment.{passed}"
    actor = names[at.acting]
    if not at.setting.speed and (choosing := _choosing(actor, chosen)):
        return choosing
    if at.stage == WEAPON:
        card = at.laid[at.table.weapon]
        weapon, rings = CARDS[card.kind].name, at.table.rings[at.acting]
        stake = f"or lose {counted(rings, 'ring')}" if rings else "or accept defeat"
        return f"{actor}: cancel {names[card.seat]}'s {weapon} with {weapon} Shield or Void, {stake}."
    if at.stage == ANSWER:
        return f"{actor}: answer {names[at.laid[-1].seat]}'s Void with a Void, or pass and Combat ends."
    foe = at.foe(at.acting)
    passed = f" {names[foe]} has passed." if at.passed >> foe & 1 else ""
    return f"{actor}: Combat with {names[foe]}, lay cards or pass.{passed}"


def _ended(at: Position, names: Names) -> str:
    winners = [seat for seat in range(at.setting.seats) if at.winners >> seat & 1]
    who = listed([names[seat] for seat in winners])
    if at.ending == "home":
        return f"{who} is Home with {counted(at.table.rings[winners[0]], 'ring')} and wins."
    if at.ending == "left":
        return f"{who} wins, because everybody else has left the game."
    most = counted(at.table.rings[winners[0]], "ring")
    if len(winners) > 1:
        return f"{who} share the win: {most} each after {at.rolls} rolls."
    return f"{who} wins with {most} after {at.rolls} rolls."


def caution(at: Position, seat: int, move: Move, names: Names) -> str:
    """A question before what costs rings or the game. By speed there is no time for questions."""
    if free_to_compose(at):
        return ""
    if move.kind == "pass" and at.stage == WEAPON and at.table.rings[seat]:
        attacker = names[at.laid[at.table.weapon].seat]
        return f"{names[seat]} loses {counted(at.table.rings[seat], 'ring')} to {attacker}. Accept defeat?"
    if move.kind == "lay":
        after = carried_out(at, seat, draft_of(at, seat)).end
        if after.winners & ~(1 << seat):
            winner = names[after.winners.bit_length() - 1]
            return f"This brings {winner} Home with {counted(max(after.table.rings), 'ring')} to win the game. Lay it?"
        if at.stage == PLAY and after.laid[-1].kind == VOID_KIND and not after.table.pair:
            return f"The Void cancels nothing; it protects {names[seat]} and ends the turn. Lay it?"
    return ""


def waiting_for(at: Position) -> str:
    """What must happen before anybody chooses again, as a sentence."""
    return {
        HOMES: "First the Homes are chosen.",
        DEAL: "First the cards are dealt.",
        START: "First chance names who begins.",
        ROLL: "First the die is rolled.",
        DRAW: "First a card is drawn.",
        OVER: "The game is over.",
    }[at.stage]
