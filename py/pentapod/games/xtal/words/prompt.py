"""Who is to do what now, or how the game ended. Of a hand only those are told who see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.english import counted, inside, listed, won
from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, COLOUR_NAMES, WINNING_RINGS
from pentapod.games.xtal.rules.cards.groups import additions, preview
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS
from pentapod.games.xtal.rules.position import Ending, Phase, Position, known, seats_in
from pentapod.games.xtal.rules.touches import slot_of, token_touch
from pentapod.games.xtal.words.names import STONES, Names

_LONGEST: Final = 73
"""In characters: so much stands behind "Your turn:" in two lines of a phone."""


def prompt(position: Position, names: Names, chosen: Path, viewer: int | None = None) -> str:
    """Who is to do what, as a viewer may know it; when the game is over, how it ended."""
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
            more = _homeward(position, seat) or _threat(position, seat, names)
            turn = f"{names[seat]}: {_laying(position, seat, viewer, '; or touch End turn.' + more)}"
            return _choosing(position, names, chosen, viewer) or turn
        case Phase.OPEN | Phase.WEAPON | Phase.ANSWER:
            return _combat(position, names, chosen, viewer)
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


def _threat(position: Position, seat: int, names: Names) -> str:
    """Who else has the rings to win, and where: of several the next to roll."""
    seats = position.setting.seats
    others = ((seat + step) % seats for step in range(1, seats))
    rich = next((other for other in others if other in position.players and _homeward(position, other)), None)
    return "" if rich is None else f" {names[rich]} wins on {STONES[position.homes[rich]]}."


def _choosing(position: Position, names: Names, chosen: Path, viewer: int | None) -> str:
    """What is to be touched next of a movement card. Who does not see the card is told the same for every card."""
    if not chosen:
        return ""
    seat = known(position.acting)
    slot = slot_of(position, seat, chosen[0])
    aims = additions(position, seat).get(slot) if slot is not None else None
    if not aims or not sees(position, viewer, seat):
        return f"{names[seat]}: touch {'the stone where it goes' if len(chosen) > 1 else 'the token to move'}."
    whose = {token: "your token" if token == seat else f"{names[token]}'s token" for token in aims}
    tokens = preview(position, seat).position.table.tokens
    if len(chosen) == 1:
        ways = [
            f"touch {listed([f'{whose[token]} on {STONES[tokens[token]]}' for token in aims], 'or')}",
            f"touch {listed(whose.values(), 'or')}",
            "touch a marked token to move it",
        ]
        return f"{names[seat]}: {_fitting(ways)}."
    token = next(token for token in aims if token_touch(position, seat, token, tokens[token]) == chosen[1])
    return f"{names[seat]}: touch the {COLOUR_NAMES[COLOURS[aims[token][0]]]} to which {whose[token]} goes."


def _laying(position: Position, seat: int, viewer: int | None, otherwise: str) -> str:
    """Which cards the seat may lay, if the viewer sees them and there is room; `otherwise` stands behind it."""
    everybody = f"touch cards, then Lay{otherwise}"
    if not sees(position, viewer, seat):
        return everybody
    hand = position.hands[seat]
    more = _cards([hand[slot] for slot in additions(position, seat)])
    if draft := position.draft(seat):
        held = _cards([hand[play.slot] for play in draft], "and")
        ways = [
            f"touch Lay{f', or add {more}' if more else ''}, or take {held} back.",
            f"touch Lay{', or add a marked card' if more else ''}, or take a card back.",
        ]
    elif more:
        ways = [f"touch {more}, then Lay{otherwise}", f"touch a marked card, then Lay{otherwise}", everybody]
    else:
        return f"no card can be laid now; {otherwise.rpartition('or ')[2]}"
    return _fitting(ways)


def _fitting(ways: Sequence[str]) -> str:
    """The first of these that there is room for; else the last."""
    return next((way for way in ways if len(way) <= _LONGEST), ways[-1])


def _cards(kinds: Sequence[int], last: str = "or") -> str:
    """What cards are called, each kind once; "" for none."""
    called = dict.fromkeys(CARDS[kind].name for kind in kinds)
    return listed(called, last) if called else ""


def _combat(position: Position, names: Names, chosen: Path, viewer: int | None) -> str:
    if position.acting is None:
        passed = "".join(f" {names[seat]} has passed." for seat in position.table.pair if position.passed >> seat & 1)
        both = listed([names[seat] for seat in position.table.pair])
        return f"{both}: hold cards ready and touch Lay, or Pass.{passed}"
    seat = position.acting
    actor = names[seat]
    if not position.setting.speed and (choosing := _choosing(position, names, chosen, viewer)):
        return choosing
    if sees(position, viewer, seat) and not position.composes_freely and (held := _held(position, names, seat, viewer)):
        return held
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
    return f"{actor}: {_laying(position, seat, viewer, f', to fight {names[foe]}{passed}; or touch Pass.')}"


def _held(position: Position, names: Names, seat: int, viewer: int | None) -> str:
    """What is said in Combat to who holds cards ready, or has none to lay; "" to others."""
    if position.draft(seat):
        return f"{names[seat]}: {_laying(position, seat, viewer, '; or touch Pass.')}"
    if position.phase is Phase.OPEN or additions(position, seat):
        return ""
    if position.phase is Phase.ANSWER:
        owner = names[position.laid[-1].seat]
        return f"{names[seat]}: you have no Void to answer {owner}'s Void; touch Pass to end Combat."
    weapon, rings = position.pending, position.table.rings[seat]
    loss = f" and lose {counted(rings, 'ring')}" if rings else ""
    return f"{names[seat]}: no card cancels {names[weapon.seat]}'s {CARDS[weapon.kind].name}; touch Pass{loss}."


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
