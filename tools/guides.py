"""A game's guide as HTML: its text, its diagrams as boards that can be played, its contents, the ways to its lessons.

Diagrams are pictures until they are touched (`static/embed/`). What they have in common is drawn once (`Sheet`).
"""

import html
import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

import site_words
from pentapod import games
from pentapod.engine import link
from pentapod.engine.catalog import chosen
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.lessons.lesson import Course, Lesson
from pentapod.lessons.reading import read
from pentapod.lessons.words import say
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene, View
from pentapod.scene.svg import Sheet, to_svg
from plain_guide import Diagram, diagrams, sections
from site_files import ROOT, translated

#: A diagram in a guide: the game, the position, and the caption below it. Below a `text` its position stands as text.
DIAGRAM = re.compile(r"^```(?:position|text) ([a-z]+)\n(.+)\n((?:.+\n)*?)```$", re.MULTILINE)

#: A turn that is played: the game, the position, and for each action its touches with what is to be said of it.
TURN = re.compile(r"^```turn ([a-z]+)\n(.+)\n((?:.+\n)+?)```$", re.MULTILINE)


#: Behind what is a reconstruction.
REBUILT = re.compile(r" ?\{rebuilt\}")


class Guide(NamedTuple):
    """A guide as HTML, its headings below the title (level, id, text), and its language as an attribute.

    That is "" where it is the language of the page.
    """

    body: str
    headings: list[tuple[int, str, str]]
    language: str = ""


def guide(game_id: str) -> Guide:
    """A game's rules in our own words; made of its docstring, if it has no guide."""
    text = _text(game_id, "guide.md")
    if not text:
        return _plain(games.find(game_id))
    made = from_markdown(with_lessons(text, game_id, course(game_id)), game_id)
    return made._replace(language=site_words.marked_language(_file(game_id, "guide.md")))


def _plain(game: Game) -> Guide:
    sheet = Sheet(game.id)
    figures = [_figure(diagram, sheet) for diagram in diagrams(game)]
    body = [f"<h1>{html.escape(game.name)}</h1>\n<p>{html.escape(game.words.summary)}</p>\n"]
    headings = []
    for heading, below in sections(game, figures):
        anchor = heading.lower().replace(" ", "-")
        if heading:
            headings.append((2, anchor, heading))
            body.append(f'<h2 id="{anchor}">{heading}</h2>\n')
        body.append(below)
    return Guide(shared(sheet) + "".join(body), headings)


def course(game_id: str) -> Course:
    """The lessons of a game; none of a game that has no `lessons.md`."""
    text = _text(game_id, "lessons.md")
    return read(text) if text else Course("", "", ())


def _text(game_id: str, name: str) -> str:
    """A text of a game in the language that is chosen, or in English where there is none; "" if there is neither."""
    path = translated(_file(game_id, name), chosen())
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _file(game_id: str, name: str) -> Path:
    return ROOT / "py/pentapod/games" / game_id / name


def with_lessons(text: str, game_id: str, lessons: Course) -> str:
    """A guide's text with the way to the course below its title, and to each lesson below the heading of its rule."""
    ways: dict[str, list[str]] = {}
    for number, lesson in enumerate(lessons.lessons, 1):
        ways.setdefault(lesson.rule, []).append(_way(game_id, number, lesson))
    lines = []
    for line in text.splitlines():
        lines.append(line)
        level, _, heading = line.replace("{rebuilt}", "").strip().partition(" ")
        if lessons.lessons and level == "#":
            extent = say("guide-extent", count=lessons.basics, more=len(lessons.lessons) - lessons.basics)
            lines += ["", f"[{say('guide-learn')}](../index.html#learn:{game_id}){extent}"]
        elif level and not level.strip("#") and (found := ways.pop(heading, None)):
            lines += ["", say("guide-try", ways=found)]
    return "\n".join(lines) + "\n"


def _way(game_id: str, number: int, lesson: Lesson) -> str:
    return f"[{say('guide-lesson', number=number, title=lesson.title)}](../index.html#learn:{game_id}:{number})"


def from_markdown(text: str, name: str) -> Guide:
    """A guide's text as HTML; `name` begins the ids of what its diagrams share."""
    sheet = Sheet(name)
    with_turns = TURN.sub(lambda found: _turn(found, sheet), text)
    made = markdown(DIAGRAM.sub(lambda found: _figure(_read(found), sheet, found[0].startswith("```text")), with_turns))
    return made._replace(body=shared(sheet) + made.body)


def contents(guide: Guide) -> str:
    """The list of a guide's sections, each with its own below it."""
    lines: list[str] = []
    for level, anchor, words in guide.headings:
        link = f'<a href="#{anchor}">{html.escape(words, quote=False)}</a>'
        if level == 2 or not lines:
            lines.append(f"<li>{link}")
        elif lines[-1].endswith("</ul>"):
            lines[-1] = lines[-1].removesuffix("</ul>") + f"<li>{link}</li></ul>"
        else:
            lines[-1] += f"<ul><li>{link}</li></ul>"
    return f"<ol{guide.language}>" + "".join(f"{line}</li>" for line in lines) + "</ol>"


def _say(key: str) -> str:
    return html.escape(site_words.say(key, "pages"))


def shared(sheet: Sheet) -> str:
    """What pictures of a page have in common, out of sight."""
    return f'<svg class="hidden" aria-hidden="true"><defs>{sheet.definitions()}</defs></svg>\n'


def first_scene(game_id: str) -> Scene:
    """A game's card picture: the first diagram of its rules page."""
    return _scene(_first(game_id))


def first_position(game_id: str) -> str:
    """The position in that picture, as text."""
    return _first(game_id).position


@cache
def _first(game_id: str) -> Diagram:
    text = _text(game_id, "guide.md")
    found = [_read(first) for first in [DIAGRAM.search(text)] if first] if text else diagrams(games.find(game_id))
    if not found:
        raise ValueError(f"the guide of {game_id} has no diagram")
    return found[0]


def _read(found: re.Match[str]) -> Diagram:
    return Diagram(found[1], found[2].strip(), " ".join(found[3].split()))


def _figure(diagram: Diagram, sheet: Sheet, is_written: bool = False) -> str:
    board = (
        f'<pentapod-board game="{diagram.game_id}" position="{html.escape(diagram.position)}" theme="page">'
        f"{to_svg(_scene(diagram), sheet=sheet)}</pentapod-board>"
    )
    caption = html.escape(diagram.caption)
    if not is_written:
        return f"<figure>{board}<figcaption>{caption}</figcaption></figure>\n"
    return (
        f'<figure class="written">{board}<figcaption>{caption}</figcaption>'
        f'<textarea rows="2" readonly spellcheck="false" autocapitalize="off" aria-label="{_say("position-text")}">'
        f"{html.escape(diagram.position)}</textarea>"
        f'<p class="row" hidden><span>{_say("position-change")}</span>'
        f'<button type="button" data-words="{_say("copy")}" data-done="{_say("copied")}">{_say("copy")}</button></p>'
        "</figure>\n"
    )


def played(found: re.Match[str]) -> tuple[Match, list[str]]:
    """A turn as a match, and what is said of each action. Raises ValueError for an action that is not legal."""
    match = Match.from_position(games.find(found[1]), found[2].strip())
    comments = []
    for line in found[3].splitlines():
        touches, _, comment = line.partition(": ")
        action = next((one for one in match.state.actions() if " ".join(one.path) == touches), None)
        if action is None:
            raise ValueError(f"{found[1]}: {touches!r} is no legal action after {len(match.steps)} others")
        match.play(action)
        comments.append(comment)
    return match, comments


def _turn(found: re.Match[str], sheet: Sheet) -> str:
    """A board to step through, and below it what happens at each step."""
    match, comments = played(found)
    session = Session(match, match.game.titles[: match.game.seats(match.options)])
    sentences = [session.history.sentence(ply) for ply in range(1, len(match.steps) + 1)]
    lines = "".join(
        f"<li><b>{html.escape(sentence)}</b> {html.escape(comment)}</li>"
        for sentence, comment in zip(sentences, comments, strict=True)
    )
    address = link.encode(match)
    match.go(0)
    scene = games.painter(found[1])(match.state, View())
    asked = f'link="{address}" ply="0" may="step" theme="page"'
    board = f"<pentapod-board {asked}>{to_svg(scene, sheet=sheet)}</pentapod-board>"
    return f"<figure>{board}</figure>\n<ol>{lines}</ol>\n"


def _scene(diagram: Diagram) -> Scene:
    state = games.find(diagram.game_id).position(diagram.position)
    return games.painter(diagram.game_id)(state, View())


def markdown(text: str) -> Guide:
    """Markdown as HTML. `{rebuilt}` behind what is a reconstruction becomes a mark."""
    done = subprocess.run(
        ["node", str(ROOT / "tools/markdown.mjs")], input=text, text=True, capture_output=True, check=True
    )
    made = json.loads(done.stdout)
    mark = f' <span class="rebuilt" title="{_say("rebuilt-note")}">{_say("rebuilt")}</span>'
    return Guide(REBUILT.sub(mark, made["body"]), [(level, anchor, words) for level, anchor, words in made["headings"]])
