"""A position of XTAL as a picture: the crystal, what happens on it, and the cards of the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.engine.state import Action
from pentapod.games.xtal.data.table import CARDS, Movement
from pentapod.games.xtal.rules.actions import Ready, TakeBack
from pentapod.games.xtal.rules.cards.groups import preview
from pentapod.games.xtal.rules.cards.movement import targets
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, Table
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.rules.touches import goal_touch, slot_of, token_touch
from pentapod.games.xtal.rules.turn import after_move
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.board import below_tokens, stone_targets, tokens
from pentapod.games.xtal.scene.centre import centre_targets
from pentapod.games.xtal.scene.hands import hands
from pentapod.games.xtal.scene.layout import Layout, layout_for, places
from pentapod.games.xtal.scene.plates import plates
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.shapes import TALL, WIDE, Scene, Shape, Target, View

KEPT: Final = 8
"""So many pictures are kept of what all see alike: of the last few positions, from both sides."""


def scene(state: Xtal, view: View, words: XtalWords) -> Scene:
    """The picture of a position as a viewer may see it."""
    position = state.position
    layout = layout_for(position.setting.speed, view.room)
    held = hands(position, view, layout, words)
    chosen = view.chosen if position.phase is Phase.WEAPON else ()  # There it tells what would be lost.
    side = View(chosen=chosen, flip=view.flip, room=TALL if view.tall else WIDE)
    common = _common(position, _planned(state, view), layout, side, words)
    things = (
        *common.below,
        *_possible(position, view, layout),
        *common.tokens,
        *plates(position, view.deciding(state.actors), view, layout),
        *(shape for hand in held for shape in hand.shapes()),
    )
    ground = crystal.ground(layout, view.flip)
    targets_ = (*(target for hand in held for target in hand.targets()), *common.targets)
    return Scene(layout.w, layout.h, ground, things, targets_, common.label)


class Common(NamedTuple):
    """What all see alike who look from the same side, unless one of them composes a group."""

    below: tuple[Shape, ...]
    """What tokens stand on."""
    tokens: tuple[Shape, ...]
    targets: tuple[Target, ...]
    label: str


@lru_cache(KEPT)
def _common(position: Position, planned: Table, layout: Layout, view: View, words: XtalWords) -> Common:
    """What is on the crystal, drawn once for all devices at a table."""
    return Common(
        below_tokens(position, view, layout, planned, words),
        tuple(tokens(position, view, layout, planned)),
        (*stone_targets(position, view, layout, planned, words), *centre_targets(position, layout, words)),
        words.picture(position),
    )


def _planned(state: Xtal, view: View) -> Table:
    """The table as the group that is composed would leave it, if the viewer may see that; else as it is."""
    position = state.position
    seat = _composing(position, view)
    if seat is None:
        return position.table
    move = state.moves.get(Action(seat, view.chosen))
    if isinstance(move, Ready | TakeBack):
        position = after_move(position, seat, move)
    return preview(position, seat).end.table if position.draft(seat) else position.table


def _composing(position: Position, view: View) -> int | None:
    """The seat that may play cards, if the viewer may look into its hand: the group that it composes is shown."""
    seat = position.acting
    if seat is None or position.phase not in (Phase.PLAY, *COMBAT) or not sees(position, view.viewer, seat):
        return None
    return seat


def _possible(position: Position, view: View, layout: Layout) -> Iterator[Shape]:
    """Where a chosen card could bring a token, if the viewer may see the card."""
    seat, chosen = _composing(position, view), view.chosen
    if seat is None or not chosen or position.composes_freely:
        return
    slot = slot_of(position, seat, chosen[0])
    if slot is None:
        return
    kind, now, spots = position.hands[seat][slot], preview(position, seat).position, places(layout, view.flip)
    card = CARDS[kind]
    for token, goals in targets(now, kind).items():
        origin = now.table.tokens[token]
        if chosen[1:2] not in ((), (token_touch(position, seat, token, origin),)):
            continue
        if len(chosen) > 1 or (isinstance(card, Movement) and card.nearest):
            for goal in goals:
                if chosen[2:] in ((), (goal_touch(position, seat, goal),)):
                    yield from crystal.way(spots[origin], spots[goal], layout.scale)
