"""What `import pentapod` offers to programs: games, matches, positions, pictures and computer players.

This list lasts as links do: from release 1.0.0 on a name is added to it, never taken away or given another meaning.
docs/api.md shows all of it at work.
"""

from pentapod import games
from pentapod.api.computers import computer_action, computer_match
from pentapod.api.matches import (
    match_from_link,
    match_from_position,
    match_from_record,
    new_match,
    read_record,
    to_link,
    to_record,
    write_record,
)
from pentapod.api.pictures import PictureError, png, svg
from pentapod.engine.game import Game
from pentapod.engine.link import LinkError, UnknownGame, UnknownVersion
from pentapod.engine.match import CannotUndo, Match, Step
from pentapod.engine.notes import tree as notes
from pentapod.engine.notes.tree import Line, Note
from pentapod.engine.options import OptionError
from pentapod.engine.record import Record, RecordError
from pentapod.engine.state import CHANCE, Action, IllegalAction, NotationError, PositionError, State

__all__ = (
    "CHANCE",
    "Action",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "Line",
    "LinkError",
    "Match",
    "NotationError",
    "Note",
    "OptionError",
    "PictureError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "Step",
    "UnknownGame",
    "UnknownVersion",
    "computer_action",
    "computer_match",
    "games",
    "match_from_link",
    "match_from_position",
    "match_from_record",
    "new_match",
    "notes",
    "png",
    "read_record",
    "svg",
    "to_link",
    "to_record",
    "write_record",
)
