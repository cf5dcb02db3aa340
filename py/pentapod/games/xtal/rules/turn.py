"""What moves do: the mover's turn with its roll and its card, and the way to the rules for all other moves."""

from __future__ import annotations

from pentapod.games.xtal.data.table import COMBAT_COLOUR, DRAW_COLOURS
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
from pentapod.games.xtal.rules.cards.groups import refusal_of_draft
from pentapod.games.xtal.rules.combat.arrangements import arrive, facing_pair, won_at_home
from pentapod.games.xtal.rules.combat.progress import lay_draft, open_combat, pass_by
from pentapod.games.xtal.rules.order import begin_turn, end_turn
from pentapod.games.xtal.rules.path import COLOURS, LENGTH
from pentapod.games.xtal.rules.position import NO_CARDS, Phase, Position, cards_in, deck, known
from pentapod.games.xtal.rules.setup import choose_home, go_on, receiver, with_card


def after_move(position: Position, seat: int, move: Move) -> Position:
    """The position after a legal move of a seat."""
    match move:
        case Ready(play):
            return position.with_draft(seat, (*position.draft(seat), play))
        case TakeBack(slot):
            draft = position.draft(seat)
            place = [play.slot for play in draft].index(slot)
            return position.with_draft(seat, draft[:place])
        case LayGroup():
            refused = refusal_of_draft(position, seat)
            return position.with_draft(seat, ()) if refused else lay_draft(position, seat)
        case Pass():
            return pass_by(position, seat)
        case EndTurn():
            return end_turn(position)
        case Roll(face):
            return roll(position, face)
        case GiveCard(kind):
            return give_card(position, kind)
        case ChooseHome(home):
            return choose_home(position, seat, home)
        case Begin(mover):
            return begin_turn(position, mover)


def roll(position: Position, face: int) -> Position:
    """The mover's protection ends, and the token goes the full number clockwise if nobody stands there."""
    seat = known(position.mover)
    table = position.table._replace(protected=position.table.protected & ~(1 << seat))
    position = position._replace(table=table, rolled=face, rolls=position.rolls + 1)
    goal = (table.tokens[seat] + face) % LENGTH
    if table.taken(goal):
        return end_turn(position)
    table, won = arrive(table, seat, goal, position.homes)
    position = position._replace(table=table)
    if won:
        return won_at_home(position, seat)
    if COLOURS[goal] == COMBAT_COLOUR and (pair := facing_pair(table, seat)):
        return open_combat(position._replace(table=table._replace(pair=pair)), seat)
    if COLOURS[goal] in DRAW_COLOURS:
        return _draw(position)
    return _play(position)


def forfeits(position: Position, face: int) -> bool:
    """Whether a roll costs the mover the turn: somebody stands where it ends."""
    return position.table.taken((position.table.tokens[known(position.mover)] + face) % LENGTH)


def _draw(position: Position) -> Position:
    """A card is to be drawn; the refuse pile becomes the deck when that is empty."""
    if not any(deck(position)):
        position = position._replace(refuse=NO_CARDS)
    return position._replace(phase=Phase.DRAW) if any(deck(position)) else _play(position)


def give_card(position: Position, kind: int) -> Position:
    """A card that is dealt or drawn comes into a hand."""
    after = with_card(position, receiver(position), kind)
    return go_on(after) if position.phase is Phase.DEAL else _play(after)


def _play(position: Position) -> Position:
    """The mover may play cards; without any the turn is over."""
    mover = known(position.mover)
    if not cards_in(position.hands[mover]):
        return end_turn(position)
    return position._replace(phase=Phase.PLAY, acting=mover)
