"""What boards on other pages bring along: the colours of all themes, and the empty boards of the games."""

import json
import re
from pathlib import Path

import site_words
from pentapod import games
from pentapod.engine.match import Match
from pentapod.play.view import still
from pentapod.scene.shapes import TALL, WIDE, Group, Room, Scene, Text
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes

#: The layouts of an empty board, by what stands behind the game's id in the name of its picture.
ROOMS = {"": WIDE, "-tall": TALL}

COLOUR = re.compile(r"var\(--([a-z0-9-]+)\)")


def write(site: Path) -> None:
    """Write pictures/<game>-board.svg and pictures/<game>-board-tall.svg; fill the scripts with the element."""
    for game_id in games.ids():
        for name, room in ROOMS.items():
            (site / f"pictures/{game_id}-board{name}.svg").write_text(empty_board(game_id, room), encoding="utf-8")
    for name in ("embed", "owners", "pentapod-board"):
        script = site / f"static/{name}.js"
        script.write_text(filled(script.read_text(encoding="utf-8")), encoding="utf-8")


def filled(script: str) -> str:
    """The element's script with the colours of each theme, the sizes of each game's empty boards, and its words.

    In ASCII, since a page may be in any encoding.
    """
    colours = {theme.id: theme.colours for theme in themes(*map(games.colours, games.ids()))}
    roles = {role: _shortest([theme[role] for theme in colours.values()]) for role in colours["light"]}
    sizes = {game_id: [_ratio(empty_scene(game_id, room)) for room in ROOMS.values()] for game_id in games.ids()}
    words = {language: site_words.words("embed", language).messages for language in site_words.languages()}
    for marker, value in (("BUILD_THEMES", roles), ("BUILD_BOARDS", sizes), ("BUILD_WORDS", words)):
        script = script.replace(f'"{marker}"', json.dumps(value, separators=(",", ":")))
    return script


def empty_scene(game_id: str, room: Room) -> Scene:
    """The table of a new game, with nothing on it that moves or is written."""
    game = games.find(game_id)
    scene = still(Match(game, game.choose()), room=room)
    things = tuple(thing for thing in scene.things if not isinstance(thing, Group | Text))
    return scene._replace(things=things, targets=(), label="")


def empty_board(game_id: str, room: Room) -> str:
    """The same as a file. `#dark` and `#contrast` behind its address choose other colours than the light ones."""
    drawn = to_svg(empty_scene(game_id, room))
    roles = sorted(set(COLOUR.findall(drawn)))
    styles = {
        theme.id: ";".join(f"--{role}:{theme.colours[role]}" for role in roles)
        for theme in themes(games.colours(game_id))
    }
    style = f"svg{{{styles['light']}}}#dark:target{{{styles['dark']}}}#contrast:target{{{styles['contrast']}}}"
    head, tag, body = drawn.partition(">")
    body = body.removesuffix("</svg>")
    return f'{head}{tag}<style>{style}</style><g id="contrast"><g id="dark">{body}</g></g></svg>'


def _shortest(colours: list[str]) -> str:
    while len(colours) > 1 and colours[-1] == colours[-2]:
        colours = colours[:-1]
    return " ".join(colours)


def _ratio(scene: Scene) -> float:
    return round(scene.w / scene.h, 4)
