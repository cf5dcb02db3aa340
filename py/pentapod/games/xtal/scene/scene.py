"""A position of XTAL as a picture: the crystal, what happens on it, and the cards of who looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pentapod.engine.state import Action, State
from pentapod.games.xtal.data.table import CARDS, Movement
from pentapod.games.xtal.data.table import TITLES as SEATS
from pentapod.games.xtal.rules.actions import Ready, TakeBack
from pentapod.games.xtal.rules.arrangements import opposite
from pentapod.games.xtal.rules.cards.groups import preview
from pentapod.games.xtal.rules.cards.movement import targets
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import NAMES, NOWHERE, REDS, STORE_OF, VIOLETS
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, Table, cards_in, known
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.rules.touches import PASS, TIMEOUT, goal_touch, slot_of, token_touch
from pentapod.games.xtal.rules.turn import after_move
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.hands import Hand, hands
from pentapod.games.xtal.scene.layout import Box, Layout, apart, layout, places, plates, stores
from pentapod.games.xtal.scene.middle import middle, middle_targets
from pentapod.games.xtal.scene.seals import RADIUS, back, seal
from pentapod.games.xtal.words.names import STONES, counted, listed
from pentapod.games.xtal.words.prompt import prompt
from pentapod.scene.shapes import Group, Rect, Scene, Shape, Target, Text, View
from pentapod.scene.signs import lost


def scene(state: State, view: View) -> Scene:
    """The picture of a position as a viewer may see it."""
    assert isinstance(state, Xtal)
    position = state.position
    of = layout(position.setting.speed, view.room)
    held = hands(position, view, of)
    planned = _planned(state, view)
    things = (
        *_below(position, view, of, planned),
        *_possible(position, view, of),
        *_tokens(position, view, of, planned),
        *_plates(position, view, of),
        *(shape for hand in held for shape in hand.shapes()),
    )
    ground = crystal.ground(of, view.flip)
    targets_ = (*_hand_targets(held), *_board_targets(position, view, of, planned), *middle_targets(position, of))
    return Scene(of.w, of.h, ground, things, targets_, _summary(position))


def on_crystal(position: Position, view: View, of: Layout) -> tuple[Shape, ...]:
    """What lies on the crystal, without plans and hands."""
    return (*_below(position, view, of, position.table), *_tokens(position, view, of, position.table))


def _below(position: Position, view: View, of: Layout, planned: Table) -> tuple[Shape, ...]:
    """All that tokens stand on."""
    return (*_combat(position, view, of, planned), *middle(position, of), *_homes(position, view, of))


def _hand_targets(held: tuple[Hand, ...]) -> Iterator[Target]:
    for hand in held:
        yield from hand.targets()


def _planned(state: Xtal, view: View) -> Table:
    """The table as the group in the making would leave it, for who may see that; else as it is."""
    position = state.position
    seat = _composing(position, view)
    if seat is None:
        return position.table
    move = state.moves.get(Action(seat, view.chosen))
    if isinstance(move, Ready | TakeBack):
        position = after_move(position, seat, move)
    return preview(position, seat).end.table if position.draft(seat) else position.table


def _composing(position: Position, view: View) -> int | None:
    """The seat whose group in the making is shown: who may play cards, if the viewer may look into that hand."""
    seat = position.acting
    if seat is None or position.phase not in (Phase.PLAY, *COMBAT) or not sees(position, view.viewer, seat):
        return None
    return seat


def _combat(position: Position, view: View, of: Layout, planned: Table) -> Iterator[Shape]:
    """The beam between the combatants, the way of a pending Weapon, and a thread where Combat would begin."""
    spots, table, u = places(of, view.flip), position.table, of.scale
    if position.phase in COMBAT and table.pair:
        one, other = (spots[table.tokens[seat]] for seat in table.pair)
        yield from crystal.beam(one, other, u, opposite(table, *table.pair))
        if position.phase is Phase.WEAPON:
            victim = spots[table.tokens[known(position.acting)]]
            yield from crystal.darts(spots[table.tokens[position.pending.seat]], victim, u, "crystal-beam")
            yield from crystal.bulb(*victim, 30 * u)
    if planned.pair and planned.pair != table.pair:
        one, other = (spots[planned.tokens[seat]] for seat in planned.pair)
        yield from crystal.beam(one, other, u, False)


def _homes(position: Position, view: View, of: Layout) -> Iterator[Shape]:
    """Each player's Home in its colour, and the rings that lie in the Storages."""
    spots = places(of, view.flip)
    for seat in position.players:
        if position.homes[seat] != NOWHERE:
            yield Group(crystal.home(seat), *spots[position.homes[seat]], scale=of.scale)
    for store, spot in enumerate(stores(of, view.flip)):
        if position.table.stores[store]:
            yield Group(crystal.stored(position.table.stores[store]), *spot, scale=of.scale)


def _possible(position: Position, view: View, of: Layout) -> Iterator[Shape]:
    """Where a chosen card could bring a token, for who may see the card."""
    seat, chosen = _composing(position, view), view.chosen
    if seat is None or not chosen or position.composes_freely:
        return
    slot = slot_of(position, seat, chosen[0])
    if slot is None:
        return
    kind, now, spots = position.hands[seat][slot], preview(position, seat).position, places(of, view.flip)
    card = CARDS[kind]
    for token, goals in targets(now, kind).items():
        origin = now.table.tokens[token]
        if chosen[1:2] not in ((), (token_touch(position, seat, token, origin),)):
            continue
        if len(chosen) > 1 or (isinstance(card, Movement) and card.nearest):
            for goal in goals:
                if chosen[2:] in ((), (goal_touch(position, seat, goal),)):
                    yield from crystal.way(spots[origin], spots[goal], of.scale)


def _tokens(position: Position, view: View, of: Layout, planned: Table) -> Iterator[Shape]:
    """The tokens, and as ghosts where the group in the making would bring them."""
    spots, table, u = places(of, view.flip), position.table, of.scale
    for seat, stone in enumerate(table.tokens):
        if stone == NOWHERE:
            continue
        shapes = crystal.token(seat, table.rings[seat], table.shields(seat))
        yield Group(shapes, *spots[stone], scale=u, key=f"token-{seat}")
        goal = planned.tokens[seat]
        if goal != stone:
            yield from crystal.way(spots[stone], spots[goal], u)
            yield Group(crystal.ghost(seat, planned.rings[seat]), *spots[goal], scale=u)
        elif planned.shields(seat) and not table.shields(seat):
            yield Group(crystal.token(seat, table.rings[seat], True), *spots[stone], scale=u, alpha=0.6)
    if position.phase is Phase.WEAPON:
        yield from _given_up(position, view, of)


def _given_up(position: Position, view: View, of: Layout) -> Iterator[Shape]:
    """What the touches so far cost who accepts defeat."""
    victim = known(position.acting)
    x, y = places(of, view.flip)[position.table.tokens[victim]]
    if position.table.rings[victim] and view.chosen in ((PASS[victim],), (TIMEOUT[victim],)):
        yield Group(lost(0, 0, crystal.TOKEN + 14), x, y, scale=of.scale)


def _plates(position: Position, view: View, of: Layout) -> Iterator[Shape]:
    """Beside each Home how many cards its owner holds, or which, for who may see them."""
    boxes, actors = plates(of, view.flip), Xtal(position).actors
    for seat in position.players:
        if position.homes[seat] == NOWHERE:
            continue
        box = boxes[STORE_OF[position.homes[seat]]]
        yield Rect(*box, f"seat-{seat}-soft", f"seat-{seat}", 5 if seat in actors else 2, 14)
        k = box.h / 58
        yield crystal.mark(seat, box.x + 28 * k, box.y + box.h / 2, 13 * k, f"seat-{seat}")
        kinds = cards_in(position.hands[seat])
        if sees(position, view.viewer, seat) and kinds and (position.setting.open or view.viewer != seat):
            yield from _shown(sorted(kinds), box.x + 50 * k, box.y, box.w - 54 * k, box.h)
        else:
            yield Group(_back_sign(), box.x + 66 * k, box.y + box.h / 2, scale=k)
            yield Text(box.x + 103 * k, box.y + box.h / 2 + 1, str(len(kinds)), 30 * k, "ink", bold=True)


@cache
def _back_sign() -> tuple[Shape, ...]:
    return tuple(back(Box(-15, -20, 30, 40), False))


def _shown(kinds: list[int], x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    """Cards as small seals."""
    rows = 2 if len(kinds) > 3 else 1
    columns = -(-len(kinds) // rows)
    size = min(w / columns, h / rows)
    for number, kind in enumerate(kinds):
        row, column = divmod(number, columns)
        middle_x, middle_y = x + (column + 0.5) * w / columns, y + h / 2 + (row - (rows - 1) / 2) * size
        yield Group(seal(kind), middle_x, middle_y, scale=0.46 * size / RADIUS)


def _board_targets(position: Position, view: View, of: Layout, planned: Table) -> Iterator[Target]:
    """The positions: those that matter are moved apart to be touched; above them, in a wide picture, all others."""
    spots = places(of, view.flip)
    matter = sorted({*VIOLETS, *REDS, *(stone for stone in planned.tokens if stone != NOWHERE)})
    middles = apart([spots[stone] for stone in matter], of.touch, 34)
    half = of.touch / 2
    middles = [(min(max(x, half), of.w - half), min(max(y, half), of.h - half)) for x, y in middles]
    sized = [(stone, middle, half) for stone, middle in zip(matter, middles, strict=True)]
    if not view.tall:
        rest = [stone for stone in range(len(spots)) if stone not in matter]
        sized += [(stone, spots[stone], 22 * of.scale) for stone in rest]
    for stone, (x, y), r in sized:
        yield Target(NAMES[stone], place_words(position, planned, stone), x - r, y - r, 2 * r, 2 * r, round=True)


def place_words(position: Position, planned: Table, stone: int) -> str:
    """A position in words: `Red 3, Amber's token with 2 rings`."""
    words = [STONES[stone]]
    words += [f"Home of {SEATS[seat]}" for seat in position.players if position.homes[seat] == stone]
    for seat in position.players:
        if planned.tokens[seat] == stone:
            rings = planned.rings[seat]
            words.append(f"{SEATS[seat]}'s token with {counted(rings, 'ring') if rings else 'no ring'}")
            words += ["protected"] * planned.shields(seat)
    if stone in STORE_OF and position.table.stores[STORE_OF[stone]]:
        words.append(f"{counted(position.table.stores[STORE_OF[stone]], 'ring')} in the Storage")
    return ", ".join(words)


def _summary(position: Position) -> str:
    """The picture in words."""
    tokens = [
        f"{SEATS[seat]} on {STONES[position.table.tokens[seat]]} with {counted(position.table.rings[seat], 'ring')}"
        for seat in position.players
        if position.table.tokens[seat] != NOWHERE
    ]
    where = f" {listed(tokens)}." if tokens else ""
    return f"XTAL.{where} {prompt(position, SEATS, ())}"
