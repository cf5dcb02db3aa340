"""What stands on the page of a course and beside a lesson, as markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Course, Lesson, Part
from pentapod.lessons.lesson_session import Standing
from pentapod.lessons.puzzles import theme
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import HARDEST
from pentapod.web.shell.addresses import in_language
from pentapod.web.shell.markup import Content, Markup, button, icon, tag, together
from pentapod.web.store.learning import Learning


def address(game_id: str, number: int | None = None) -> str:
    """The fragment of the page's address that leads to a course, or to one of its lessons (from 1)."""
    return f"#learn:{game_id}" if number is None else f"#learn:{game_id}:{number}"


def _link(to: str, *content: Content, primary: bool = False) -> Markup:
    return tag("a.button.primary" if primary else "a.button", *content, href=to)


# ------------------------------------------------------------------ a course


def course_page(game: Game, course: Course, learning: Learning, puzzle: str = "", themes: Sequence[str] = ()) -> Markup:
    """A course: what it is about, where to go on, and its lessons as a path that can be entered anywhere.

    `puzzle` is the address of the day's puzzle, "" where there is none; with a difficulty or one of the themes behind
    it, of those.
    """
    rules = tag("a", say("learn-rules", game=game.name), href=f"./{in_language(f'rules/{game.id}.html')}")
    return together(
        heading(course),
        *_ways_on(game, course, learning, puzzle),
        *_parts(game, course, learning),
        _puzzles(puzzle, themes) if puzzle else None,
        tag("p", rules),
    )


def _ways_on(game: Game, course: Course, learning: Learning, puzzle: str) -> tuple[Markup | None, Markup]:
    """What to do next, and above it what was reached: who knows the basics is to play, unless more was begun."""
    number = first_open(course, learning)
    is_ready = all(lesson.title in learning.done for lesson in course.parts[0].lessons)
    reached = None
    if number is None:
        reached = say("learn-finished", count=len(course.lessons))
    elif is_ready:
        reached = say("learn-ready")
    plays = number is None or (is_ready and number == course.basics + 1)
    play = _link(f"#play:{game.id}", say("learn-play"), primary=plays)
    go_on = None
    if number is not None:
        label = say("learn-go-on", number=number) if learning.done or learning.lesson else say("learn-begin")
        go_on = _link(address(game.id, number), label, primary=not plays)
    of_day = _link(puzzle, say("puzzle-of-day")) if puzzle else None
    return (
        tag("p.ready", reached) if reached else None,
        tag("div.row", *((play, go_on) if plays else (go_on, play)), of_day),
    )


def _parts(game: Game, course: Course, learning: Learning) -> Iterator[Markup]:
    """The lessons, each part below its heading."""
    current, numbers = first_open(course, learning), count(1)
    for part in course.parts:
        if part.title:
            yield _heading_of_part(part, is_basics=part is course.parts[0])
        items = [
            _station(game.id, number, lesson, lesson.title in learning.done, number == current)
            for lesson, number in zip(part.lessons, numbers, strict=False)
        ]
        yield tag("ol.stations", *items, aria_label=part.title or say("learn-path"))


def _puzzles(puzzle: str, themes: Sequence[str]) -> Markup:
    """The way to puzzles of each difficulty, and of each theme."""
    ways = [
        tag("a.button", number, href=f"{puzzle}:{number}", aria_label=say("puzzle-hard", number=number))
        for number in map(str, range(1, HARDEST + 1))
    ]
    ideas = [_link(f"{puzzle}:{key}", theme(key)) for key in themes]
    return together(
        _heading_of_puzzles(say("puzzle-all"), say("puzzle-easy-first")),
        tag("div.row", *ways),
        _heading_of_puzzles(say("puzzle-all"), say("puzzle-themes")) if ideas else None,
        tag("div.row", *ideas) if ideas else None,
    )


def _heading_of_puzzles(title: str, order: str) -> Markup:
    return tag("h3.part-of-course", title, " ", tag("small", order))


def _heading_of_part(part: Part, is_basics: bool) -> Markup:
    """What a part is called, and how long it is."""
    many = len(part.lessons)
    lessons = say("learn-part", count=many)
    extent = say("learn-then-play", lessons=lessons) if is_basics else lessons
    return tag("h3.part-of-course", part.title, " ", tag("small", extent))


def heading(course: Course) -> Markup:
    """What a course is called, and what it is about."""
    title = tag("h2", course.title, id="course-title", tabindex="-1")
    return together(title, tag("p.soft", course.introduction))


def first_open(course: Course, learning: Learning) -> int | None:
    """The number of the lesson to go on with: the one that was begun last, else the first that is not done."""
    still = [at for at, lesson in enumerate(course.lessons, 1) if lesson.title not in learning.done]
    begun = [at for at in still if course.lessons[at - 1].title == learning.lesson]
    return next(iter((*begun, *still)), None)


def _station(game_id: str, number: int, lesson: Lesson, done: bool, current: bool) -> Markup:
    sign = together(icon("done"), tag("span.hidden", say("learn-done"))) if done else str(number)
    learnt = tag("small", lesson.learnt) if done else None
    text = tag("span.lines", tag("b", lesson.title), learnt)
    shape = "station" + (" done" if done else "") + (" current" if current else "")
    return tag("li", tag("a", tag("i", sign), text, class_=shape, href=address(game_id, number)))


def learnt(game: Game, course: Course, learning: Learning) -> Markup:
    """What was learnt of a game, a sentence a lesson, as a card to look at."""
    known = [(at, lesson) for at, lesson in enumerate(course.lessons, 1) if lesson.title in learning.done]
    items = [
        tag("li", tag("a", lesson.title, href=address(game.id, at)), tag("span", lesson.learnt)) for at, lesson in known
    ]
    content = tag("ul.learnt", *items) if known else tag("p", say("learn-learnt-none", game=game.name))
    more = _link(address(game.id), say("learn-all"), primary=len(known) < len(course.lessons))
    return together(content, tag("p.actions", more))


# ------------------------------------------------------------------ a lesson


def side_panel(game: Game, course: Course, number: int, coach: Coach) -> Markup:
    """Which lesson and step it is, and the coach's words: what to do, or what is said of what was done."""
    count, standing = len(coach.lesson.steps), coach.standing
    filled = coach.at + (standing is Standing.REACHED)
    dots = [tag("i", class_="on" if at < filled else "now" if at == coach.at else None) for at in range(count)]
    title, step = (
        say("learn-title", number=number, title=coach.lesson.title),
        say("learn-step", at=coach.at + 1, count=count),
    )
    card = tag("p.card-of-lesson", coach.lesson.learnt) if coach.learnt else None
    is_ready = coach.learnt and number == course.basics
    ready = tag("p.ready", say("learn-ready")) if is_ready else None
    return together(where(game, title, step), tag("p.dots", *dots, aria_hidden="true"), words(coach), card, ready)


def where(game: Game, title: str, more: str) -> Markup:
    """Which lesson or puzzle it is, and the way back to the course."""
    back = tag("a", icon("back"), tag("span", say("learn-path")), href=address(game.id))
    return tag("div.where", back, tag("h2", title), tag("span", more))


def words(coach: Coach) -> Markup:
    """What the coach says now."""
    kind = {Standing.OPEN: None, Standing.REACHED: "reached", Standing.MISSED: "missed"}[coach.standing]
    return tag("p.words", coach.words, data_kind=kind)


def buttons(game: Game, course: Course, number: int, coach: Coach) -> Markup:
    """What can be done now; the first of them is what most want."""
    if coach.standing is not Standing.REACHED:
        return buttons_of_open(coach)
    if not coach.learnt:
        return together(next_button(say("learn-next"), coach), again())
    following = address(game.id, number + 1) if number < len(course.lessons) else None
    if following and number != course.basics:
        return together(onward_link(following, say("learn-next-lesson"), coach), again())
    play = onward_link(f"#play:{game.id}", say("learn-play"), coach)
    go_on = _link(following, say("learn-go-on", number=number + 1)) if following else None
    return together(play, go_on, again())


def again() -> Markup:
    """Sets the step once more."""
    return button(say("learn-again"), "lesson-again", id="lesson-again")


def next_button(label: str, coach: Coach) -> Markup:
    """Leads on; at its place from the moment the goal is reached, and awake once all that follows is seen."""
    return button(label, "lesson-next", class_="primary", id="lesson-next", disabled=not coach.leads_on)


def onward_link(to: str, label: str, coach: Coach) -> Markup:
    """Leads out of the lesson, under the same condition."""
    if not coach.leads_on:
        return next_button(label, coach)
    return tag("a.button.primary", label, href=to, id="lesson-next")


def buttons_of_open(coach: Coach) -> Markup:
    """What can be done as long as the goal is not reached."""
    show = button(together(icon("hint"), tag("span", say("learn-show"))), "lesson-show", id="lesson-show")
    if coach.standing is Standing.MISSED:
        return together(button(say("learn-again"), "lesson-again", class_="primary", id="lesson-again"), show)
    undo = button(together(icon("undo"), tag("span", say("learn-undo"))), "undo", id="lesson-undo")
    return together(show, undo if coach.session.progress.own else None)
