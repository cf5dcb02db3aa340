"""The crystal of a position: what tokens stand on, the tokens, and what can be touched there."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.path import NAMES, NOWHERE, REDS, VIOLETS
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, Table, known
from pentapod.games.xtal.rules.touches import PASS, TIMEOUT
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.centre import centre
from pentapod.games.xtal.scene.layout import Layout, apart, places, stores
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Group, Shape, Target, View
from pentapod.scene.signs import lost


def on_crystal(position: Position, view: View, layout: Layout, words: XtalWords) -> tuple[Shape, ...]:
    """What lies on the crystal, without plans and hands."""
    table = position.table
    return (*below_tokens(position, view, layout, table, words), *tokens(position, view, layout, table))


def below_tokens(position: Position, view: View, layout: Layout, planned: Table, words: XtalWords) -> tuple[Shape, ...]:
    """All that tokens stand on."""
    return (
        *_combat(position, view, layout, planned),
        *centre(position, layout, words),
        *_homes(position, view, layout),
    )


def _combat(position: Position, view: View, layout: Layout, planned: Table) -> Iterator[Shape]:
    """The beam between the combatants, the way of a pending Weapon, and a thread where Combat would begin."""
    spots, table, u = places(layout, view.flip), position.table, layout.scale
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


def _homes(position: Position, view: View, layout: Layout) -> Iterator[Shape]:
    """Each player's Home in its colour, and the rings that lie in the Storages."""
    spots = places(layout, view.flip)
    for seat in position.players:
        if position.homes[seat] != NOWHERE:
            yield Group(crystal.home(seat), *spots[position.homes[seat]], scale=layout.scale)
    for store, spot in enumerate(stores(layout, view.flip)):
        if position.table.stores[store]:
            yield Group(crystal.stored(position.table.stores[store]), *spot, scale=layout.scale)


def tokens(position: Position, view: View, layout: Layout, planned: Table) -> Iterator[Shape]:
    """The tokens, and as ghosts where the group that is composed would bring them."""
    spots, table, u = places(layout, view.flip), position.table, layout.scale
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
        yield from _given_up(position, view, layout)


def _given_up(position: Position, view: View, layout: Layout) -> Iterator[Shape]:
    """A sign of the rings that the attacked player loses, once the touches so far accept defeat."""
    victim = known(position.acting)
    x, y = places(layout, view.flip)[position.table.tokens[victim]]
    if position.table.rings[victim] and view.chosen in ((PASS[victim],), (TIMEOUT[victim],)):
        yield Group(lost(0, 0, crystal.TOKEN + 14), x, y, scale=layout.scale)


def stone_targets(position: Position, view: View, layout: Layout, planned: Table, words: XtalWords) -> Iterator[Target]:
    """The stones: those that matter are moved apart to be touched; above them, in a wide picture, all others."""
    spots = places(layout, view.flip)
    matter = sorted({*VIOLETS, *REDS, *(stone for stone in planned.tokens if stone != NOWHERE)})
    centres = apart(tuple(spots[stone] for stone in matter), layout.touch, 34)
    half = layout.touch / 2
    inside = [(min(max(x, half), layout.w - half), min(max(y, half), layout.h - half)) for x, y in centres]
    sized = [(stone, centre, half) for stone, centre in zip(matter, inside, strict=True)]
    if not view.tall:
        rest = [stone for stone in range(len(spots)) if stone not in matter]
        sized += [(stone, spots[stone], 22 * layout.scale) for stone in rest]
    labels = words.stones(position, planned)
    for stone, middle, r in sized:
        yield Target(NAMES[stone], labels[stone], *around(*middle, 2 * r), round=True, spot=spots[stone])
