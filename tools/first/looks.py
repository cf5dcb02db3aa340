"""What a course, a lesson or a puzzle shows before Python is there: what Python will show, in the same places.

The files are for static/first.js, which asks for one only where the address names what it tells of: `first/<game>.look`
for the course, `first/<game>-<number>.look` for a lesson, `first/<game>-<id>.look` for a puzzle; and for puzzles
`first/<game>-days.look`, their ids in the order of days. Those in another language are in a folder of its own, such as
`first/de/`. Each is JSON that is packed by gzip: a picture as text takes twenty times as much, and not every server
packs what it sends.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import guides
from pentapod import games
from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Course
from pentapod.lessons.puzzles import lesson_of
from pentapod.play.interaction import Interaction
from pentapod.play.view import view
from pentapod.puzzles import puzzle as puzzles
from pentapod.puzzles.puzzle import Puzzle, of_day
from pentapod.scene.shapes import Room, Scene, View
from pentapod.scene.svg import to_svg
from pentapod.web.learn import pages, puzzle_pages
from pentapod.web.shell.markup import Markup
from pentapod.web.store.learning import Learning
from pentapod.web.table import panels
from puzzles.writing import themes_of
from site_files import puzzles as tables
from site_words import in_language

#: What room the board of a lesson has: on phones, upright with long words and with short ones, and lying; on tablets,
#: laptops and large screens.
ROOMS: Final = tuple(
    Room(*size)
    for size in (
        *((360, 300), (360, 340), (375, 367), (390, 544), (412, 615)),
        *((456, 360), (533, 360), (608, 390), (659, 412)),
        *((656, 700), (768, 724), (912, 732), (998, 582), (1552, 1012)),
    )
)

Look = Mapping[str, Any]


def write(site: Path, game: Game) -> None:
    """Write the files of a game, in the language that is chosen."""
    for name, look in looks(game):
        text = json.dumps(look, ensure_ascii=False, separators=(",", ":"))
        file = site / in_language(f"first/{name}.look")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def looks(game: Game) -> Iterator[tuple[str, object]]:
    """Name and content of each file of a game."""
    course, table = guides.course(game.id), puzzles_of(game.id)
    if course.lessons:
        yield game.id, of_course(game, course, table)
    for number in range(1, len(course.lessons) + 1):
        yield f"{game.id}-{number}", of_lesson(game, course, number)
    if table:
        yield f"{game.id}-days", days(table)
    for puzzle in table:
        yield f"{game.id}-{puzzle.id}", of_puzzle(game, table, puzzle)


def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their table; none of a game that has no table."""
    file = tables().get(f"puzzles/{game_id}.txt")
    return puzzles.read(file.read_text(encoding="utf-8")) if file else ()


def days(table: tuple[Puzzle, ...]) -> list[str]:
    """The ids of the puzzles so that the one of a day stands where the day's number leads, counted round and round.

    The number of 1970-01-01 is 0.
    """
    beginning = date(1970, 1, 1)
    return [of_day(table, beginning + timedelta(number)).id for number in range(len(table))]


def of_course(game: Game, course: Course, table: Sequence[Puzzle]) -> Look:
    """`places` has the content of elements by their ids; `begun` has what differs for who has begun the course."""
    puzzle = puzzle_pages.address(game.id) if table else ""
    whole = pages.course_page(game, course, Learning(), puzzle, themes_of(table))
    return {"places": {"course": whole}, "begun": {"course": pages.heading(course)}}


def of_lesson(game: Game, course: Course, number: int) -> Look:
    """`places`, and `pictures` of the board: the rooms that each is for, and the picture."""
    coach = Coach(game, games.goals(game.id), course.lessons[number - 1])
    beside, buttons = pages.side_panel(game, course, number, coach), pages.buttons(game, course, number, coach)
    return _on_table(game, coach, beside, buttons)


def of_puzzle(game: Game, table: tuple[Puzzle, ...], puzzle: Puzzle) -> Look:
    """The same; `today` has what differs on the day of the puzzle."""
    coach = Coach(game, games.goals(game.id), lesson_of(game, puzzle))

    def beside(is_of_today: bool) -> Markup:
        return puzzle_pages.side_panel(game, puzzle, puzzle_pages.name(puzzle, table, is_of_today), coach)

    look = _on_table(game, coach, beside(False), puzzle_pages.buttons(game, None, coach))
    return {**look, "today": {"coach": beside(True)}}


def _on_table(game: Game, coach: Coach, beside: Markup, buttons: Markup) -> Look:
    session = coach.session
    interaction = Interaction(session, Random, flipped=session.far)
    seen = view(interaction, coach.pointed())
    places = {
        "game-name": panels.title(game.name),
        "coach": beside,
        "coach-buttons": buttons,
        "seats": panels.seats(seen.seats),
        "notice": panels.notice(seen),
    }
    return {"places": places, "pictures": _pictures(interaction)}


def _pictures(interaction: Interaction) -> list[tuple[list[Room], str]]:
    """The position in every layout that some of the rooms ask for; nothing in it can be pressed yet."""
    session, found = interaction.session, list[tuple[list[Room], Scene]]()
    for room in ROOMS:
        look = View(
            session.screen.viewer, (), interaction.flipped, room, session.screen.revealed, session.names, idle=True
        )
        scene = interaction.paint(session.match.state, look)
        suited = next((rooms for rooms, known in found if known == scene), None)
        if suited is None:
            found.append(([room], scene))
        else:
            suited.append(room)
    return [(rooms, to_svg(scene)) for rooms, scene in found]
