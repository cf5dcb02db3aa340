"""The board and the pieces of a game on paper, to be cut out: drawn as the position editor draws them, and as many.

All of it has one scale, so that the pieces fit the board; nothing of it needs a script.
"""

import html
from collections.abc import Sequence
from itertools import groupby

from pentapod import games
from pentapod.engine.editing import Piece
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.frame.editing import Editor
from pentapod.scene.shapes import Group, Scene, Shape, Text, View
from pentapod.scene.svg import Sheet, to_svg
from site_words import in_language, marked, root_of, say

ICON = 100.0
"""The side of a piece's square, in the units of scenes: an icon reaches at most half of that from its middle."""
PAPER_MM = 180.0
"""What a sheet of A4 and one of Letter have between their margins."""
LEAST_MM = 14.0
MOST_MM = 30.0
"""A piece is no smaller than scissors can cut, and no larger than needed."""


def body(game: Game) -> str | None:
    """What stands on the page of a game; None for a game that has no pieces to be set up by hand."""
    editor = games.editor(game.id)
    match = Match(game, {})
    while match.state.actors == (CHANCE,):  # Until it has fallen how the board lies, it may have no lines.
        match.play_index(0)
    empty = editor.clear(match.state)
    supply = editor.supply(empty)
    if not supply:
        return None
    board = editor.scene(empty, View())
    board = board._replace(things=_without(board.things, game.words.vacancies))
    side = min(MOST_MM, max(LEAST_MM, ICON * PAPER_MM / board.w))
    sheet = Sheet(f"{game.id}-cut")
    whole = to_svg(board._replace(targets=(), label=say("cut-out-board", "pages", game=game.name)), sheet=sheet)
    whole = _wide(whole, PAPER_MM)
    groups = [
        f"<h2>{html.escape(name)}</h2>\n<ul>{''.join(_pieces(piece, editor, side, sheet) for piece in pieces)}</ul>\n"
        for name, pieces in groupby(supply, lambda piece: piece.group)
    ]
    shared = f'<svg class="hidden" aria-hidden="true"><defs>{sheet.definitions()}</defs></svg>\n'
    path = in_language(f"print/{game.id}.html")
    how = say("cut-out-how", "pages", rules=root_of(path) + in_language(f"rules/{game.id}.html"))
    return (
        f'<div class="page"><main class="guide cutouts">\n{shared}'
        f"<h1>{html.escape(say('cut-out', 'pages', game=game.name))}</h1>\n<p>{marked(how)}</p>\n"
        f'<figure class="whole">{whole}</figure>\n{"".join(groups)}</main></div>'
    )


def _without(shapes: Sequence[Shape], texts: tuple[str, ...]) -> tuple[Shape, ...]:
    """The shapes without those that are one of some texts."""
    return tuple(
        shape._replace(shapes=_without(shape.shapes, texts)) if isinstance(shape, Group) else shape
        for shape in shapes
        if not (isinstance(shape, Text) and shape.text in texts)
    )


def _wide(picture: str, width: float) -> str:
    """A picture that is so many millimetres wide on paper."""
    return picture.replace("<svg ", f'<svg width="{width:.1f}mm" ', 1)


def _pieces(piece: Piece, editor: Editor, side: float, sheet: Sheet) -> str:
    """As many of a piece as the game has."""
    middle = ICON / 2
    scene = Scene(ICON, ICON, (), (Group(editor.icon(piece.id), middle, middle),), (), piece.label)
    drawn = _wide(to_svg(scene, sheet=sheet), side)
    count = 1 if piece.left is None else piece.left
    several = say("cut-out-pieces", "pages", label=piece.label, count=count)
    label = html.escape(several if count > 1 else piece.label)
    return f'<li><span class="hidden">{label}</span><span aria-hidden="true">{drawn * count}</span></li>'
