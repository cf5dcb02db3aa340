"""What stands beside the board, as markup: the seats, the log, the cards of kept games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pentapod.engine.game import Teams
from pentapod.engine.state import State
from pentapod.engine.words import Stat, Words
from pentapod.play.notices import Notice, notices
from pentapod.web.shell.marks import icon, mark
from pentapod.web.shell.markup import Markup, button, tag, together
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.play.analysis import Analysis
    from pentapod.play.session import Session
    from pentapod.scene.shapes import Target


def seats(
    words: Words[Any],
    state: State,
    names: Sequence[str],
    teams: Teams,
    levels: Sequence[int],
    gave_up: Collection[int] = (),
) -> Markup:
    """Each seat with its mark, name and numbers; who may act, has won, is out and is a computer stand out."""
    winners, acting = _winners(state, teams), _acting(state)
    told = {seat: say("out") for seat in state.out}
    told |= {seat: say("resigned") for seat in gave_up} | {seat: say("wins") for seat in winners}
    plates = [
        _plate(
            words.stats(state, seat),
            seat,
            names[seat],
            levels[seat],
            seat in acting,
            seat in winners,
            told.get(seat, ""),
        )
        for seat in range(len(names))
    ]
    return tag("ul", {"class": f"seats of-{len(names)}"}, *plates)


def _acting(state: State) -> tuple[int, ...]:
    """Whose turn it is; in a race that is nobody's turn, whoever may act."""
    return state.actors if state.turn is None else (state.turn,)


def _winners(state: State, teams: Teams) -> frozenset[int]:
    """The seats of the one team that has won; none while the game goes on, and none in a draw."""
    shares = enumerate(state.result or ())
    winners = frozenset(seat for seat, share in shares if share > 0)
    return winners if any(winners <= set(team) for team in teams) else frozenset()


def _plate(numbers: Sequence[Stat], seat: int, name: str, level: int, acting: bool, winning: bool, told: str) -> Markup:
    stats = [
        tag(
            "span",
            {"class": "stat"},
            *_stat(stat),
        )
        for stat in numbers
    ]
    badge = tag("span", {"class": "badge"}, told) if told else None
    shape = f"plate{' acting' if acting else ''}{' winning' if winning else ''}"
    computer = (
        tag(
            "span",
            {"class": "level", "title": say("level", number=level)},
            tag("span", {"class": "roomy"}, say("level-short", number=level)),
            tag("span", {"class": "narrow"}, say("level-narrow", number=level)),
        )
        if level
        else None
    )
    head = tag("span", {"class": "name"}, mark(seat), tag("span", {"title": name}, name), computer, badge)
    return tag(
        "li",
        {"class": f"{shape} seat-{seat}", "aria-current": "true" if acting else None},
        head,
        tag("span", {"class": "stats"}, *stats),
    )


def _stat(stat: Stat) -> tuple[Markup | str, ...]:
    if stat.words:
        return (stat.words,)
    goal = tag("i", None, f"/{stat.goal}") if stat.goal else None
    return (tag("b", None, str(stat.value), goal), tag("span", {"class": "label"}, " " + stat.label))


def notice(session: Session, asking: bool, ending: Target | None = None) -> Markup:
    """The strip under the prompt: confirm, what is being looked at, what next when the game is over.

    `ending` is what ends the turn where the picture may have been scrolled away from it.
    """
    if asking:
        return together(
            button(say("confirm"), "confirm", class_="primary", id="confirm"), button(say("cancel"), "cancel")
        )
    found = [piece for one in notices(session) for piece in _notice(one)]
    return together(*found, *([button(ending.label, "done")] if ending else []))


def _notice(one: Notice) -> Iterator[Markup]:
    if one.text:
        sign = mark(one.seat) if one.seat is not None else None
        yield tag("span", {"class": one.kind or None}, sign, one.text)
    for label, command, argument, primary in one.offers:
        yield button(label, command, argument, class_="primary" if primary else None)


def cover(seat: int, name: str) -> Markup:
    """What stands over the board until the screen has been passed to a seat."""
    return together(
        tag("p", None, mark(seat), tag("span", None, say("cover", name=name))),
        button(say("cover-take", name=name), "take-screen", class_="primary", id="take-screen"),
    )


def ready(session: Session, is_far: Callable[[int], bool], key: Callable[[int], str]) -> Markup:
    """At each edge of the board, whether who sits there is ready for what counts by speed."""
    waiting = session.unready()
    here = [seat for seat in session.match.state.actors if seat in session.people()]
    return together(*(_ready(session.names[seat], seat, seat in waiting, is_far(seat), key(seat)) for seat in here))


def _ready(name: str, seat: int, waiting: bool, far: bool, key: str) -> Markup:
    words = tag("span", None, say("ready-question", name=name) if waiting else say("ready-done", name=name))
    sign = tag("kbd", {"class": "wide-only"}, key)
    yes = button(together(say("ready"), " ", sign), "ready", str(seat), class_="primary", id=f"ready-{seat}")
    return tag("div", {"class": "far" if far else "near"}, mark(seat), words, yes if waiting else None)


def plot(analysis: Analysis, ply: int) -> Markup:
    """How each team stood over the game, from nothing at the foot to all at the top; touching it shows the position."""
    last = max(1, len(analysis.match.steps))
    lines = [
        tag("polyline", {"class": f"seat-{team[0]}", "points": " ".join(f"{at},{1 - share:.3f}" for at, share in line)})
        for team, line in zip(analysis.teams, analysis.lines(), strict=True)
    ]
    here = tag("line", {"class": "here", "x1": str(ply), "x2": str(ply), "y1": "0", "y2": "1"})
    box = {"viewBox": f"0 0 {last} 1", "preserveAspectRatio": "none", "data-do": "plot", "data-argument": str(last)}
    picture = tag("svg", {"class": "plot", "role": "img", "aria-label": say("plot"), **box}, here, *lines)
    bar = tag("progress", {"value": f"{analysis.reached:.2f}", "aria-label": say("analysing")})
    return together(picture, None if analysis.done else bar)


def mistakes(analysis: Analysis, session: Session) -> Markup | None:
    """The worst few actions, as the way to them."""
    if not analysis.done:
        return None
    found = analysis.mistakes()
    if not found:
        return tag("p", {"class": "soft"}, say("mistakes-none"))
    items = [
        button(
            together(
                mark(one.seat),
                tag("span", None, say("mistake", ply=one.ply, loss=round(100 * one.loss))),
            ),
            "go",
            str(one.ply),
            title=session.sentence(one.ply),
        )
        for one in found
    ]
    return together(tag("p", None, say("mistakes")), tag("div", {"class": "mistakes"}, *items))


def log_line(ply: int, seat: int, sentence: str, new: bool = False) -> Markup:
    """One entry of the log; touching it shows the position after that action. `new` has come by a link."""
    sign = mark(seat) if seat >= 0 else icon("die")
    number = tag("span", {"class": "ply"}, str(ply))
    text = tag("span", None, tag("b", None, say("log-new")) if new else None, sentence)
    return tag("li", None, button(together(number, sign, text), "go", str(ply), id=f"log-{ply}"))
