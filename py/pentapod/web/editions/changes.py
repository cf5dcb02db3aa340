"""What an edition changes, for people to read: a row for each entry, and the pieces that look different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from pentapod import games
from pentapod.editions import Difference, Edition
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, State
from pentapod.scene.svg import icon

INTO: Final = "\N{NO-BREAK SPACE}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""What stands between the names that lead to an entry."""

LONGEST: Final = 60
"""Characters of a value; longer ones are cut."""


class Row(NamedTuple):
    """An entry by the names that lead to it, with what stands there in the two editions; "" for nothing."""

    path: str
    standard: str
    other: str


class Pair(NamedTuple):
    """A piece as the two editions draw it, as SVG; "" where one of them does not have it."""

    label: str
    standard: str
    other: str


def rows(edition: Edition) -> list[Row]:
    """What differs, in the order of the table."""
    parts = (part for difference in edition.differences() for part in _parts(difference))
    return [Row(_readable(path), _written(standard), _written(other)) for path, standard, other in parts]


def _parts(difference: Difference) -> Iterator[Difference]:
    """A difference between two lists as long as each other, or two tables, entry by entry."""
    path, standard, other = difference
    if isinstance(standard, list) and isinstance(other, list) and len(standard) == len(other):
        pairs = [(str(at), ours, theirs) for at, (ours, theirs) in enumerate(zip(standard, other, strict=True), 1)]
    elif isinstance(standard, dict) and isinstance(other, dict):
        pairs = [(name, standard.get(name), other.get(name)) for name in {**standard, **other}]
    else:
        yield difference
        return
    for name, ours, theirs in pairs:
        if ours != theirs:
            yield from _parts(Difference((*path, name), ours, theirs))


def _readable(path: tuple[str, ...]) -> str:
    return INTO.join(name.replace("_", " ") for name in path)


def _written(value: Any) -> str:
    text = _plain(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"


def _plain(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')}: {_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    return str(value)


def pairs(edition: Edition) -> list[Pair]:
    """The pieces that look different, as the position editor draws them; the edition must be open."""
    ours, theirs = _icons(games.find(edition.game)), _icons(games.find(edition.id))
    nothing = ("", "")
    found = ((ours.get(piece, nothing), theirs.get(piece, nothing)) for piece in {**ours, **theirs})
    changed = (Pair(new[0] or old[0], old[1], new[1]) for old, new in found if old[1] != new[1])
    return list({pair.label: pair for pair in changed}.values())  # What two sides have alike is shown once.


def _icons(game: Game) -> Mapping[str, tuple[str, str]]:
    """The pieces of a game with any choice of an option: what each is called, and its picture."""
    editor = games.editor(game.id)
    choices = [{option.id: choice.id} for option in game.options for choice in option.choices] or [{}]
    pieces = (piece for chosen in choices for piece in editor.supply(editor.clear(_begun(game, chosen))))
    labels = {piece.id: piece.label for piece in pieces}
    return {piece: (label, icon(editor.icon(piece))) for piece, label in labels.items()}


def _begun(game: Game, chosen: Options) -> State:
    """A position in which it has fallen how the board lies: before, there may be no pieces."""
    match = Match(game, game.choose(**chosen))
    while match.state.actors == (CHANCE,):
        match.play_index(0)
    return match.state
