"""What stands beside the board, as markup: the seats, the notices, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pentapod.bots.levels import LEVELS
from pentapod.engine.notes.notebook import Row
from pentapod.engine.words import Stat
from pentapod.play.notices import Notice
from pentapod.play.seating import SeatStatus
from pentapod.play.story import Told
from pentapod.play.view import Cover, LogLine, PlayerView, Readiness, Seat
from pentapod.web.shell.markup import Markup, button, icon, mark, tag, together
from pentapod.web.shell.words import level_entry, meaning, say


def seats(some: Sequence[Seat]) -> Markup:
    """Each seat with its mark, name and numbers; who may act, has won, is out and is a computer stand out."""
    return tag(f"ul.seats.of-{len(some)}", *map(_plate, some))


def title(name: str) -> Markup:
    """The name of a game; of a long one the beginning stands alone where there is little room."""
    short, sign, rest = name.partition(": ")
    return together(short, tag("span.wide-only", sign + rest) if rest else None)


def _plate(seat: Seat) -> Markup:
    stats = [tag("span.stat.said" if stat.words else "span.stat", *_stat(stat)) for stat in seat.stats]
    badge = tag("span.badge", seat.badge) if seat.badge else None
    shape = f"li.plate{'.acting' if seat.acts else ''}{'.winning' if seat.wins else ''}.seat-{seat.number}"
    name = tag("span", seat.name, title=seat.name)
    head = tag("span.name", mark(seat.number), name, _level(seat.level), _place(seat.place), badge)
    return tag(shape, head, tag("span.stats", *stats), aria_current=seat.acts or None)


def _place(place: SeatStatus) -> Markup | None:
    """Where a seat is played, if not at this screen: how far its device is, or that it is gone."""
    if place.kind not in ("device", "lost", "open"):
        return None
    text = say("place-ms", ms=place.ms) if place.ms is not None else say(f"place-{place.kind}")
    return tag(f"span.place.{place.kind}", text, title=say(f"place-{place.kind}-title"))


def _level(level: int) -> Markup | None:
    """The name of a level; where there is little room a sign of strength stands for it, and the title names it."""
    if not level:
        return None
    name = say(f"strength-{level}")
    bars = [tag("i", class_="on" if bar < level else None) for bar in range(len(LEVELS))]
    return tag(
        "span.level",
        tag("span.roomy", name),
        tag("span.narrow", *bars, role="img", aria_label=name),
        title=level_entry(level),
    )


def _stat(stat: Stat) -> tuple[Markup | str, ...]:
    if stat.words:
        return tag("b", str(stat.value)), f" {stat.words}"
    goal = tag("i", f"/{stat.goal}") if stat.goal else None
    return (tag("b", str(stat.value), goal), tag("span.label", " " + stat.label))


def notice(view: PlayerView) -> Markup:
    """What stands under the prompt: confirm, what is being looked at, what next when the game is over."""
    if view.asks:
        confirm = button(say("confirm"), "confirm", class_=_lit("primary", view.suggested), id="confirm")
        return tag("div.offers", confirm, button(say("cancel"), "cancel"))
    offers = [offer for one in view.notices for offer in _offers(one)]
    if end := view.scrolled_end:
        offers.append(button(end.label, "end-turn", class_=_lit("", end.touch in view.signs.hint) or None))
    buttons = tag("div.offers", *offers) if offers else None
    in_strip = any(told.costs for told in view.story)
    said = (one for one in view.notices if not (in_strip and one.kind == "lost" and one.seat is not None))
    return together(*map(_text, said), buttons)


def _lit(classes: str, suggested: bool) -> str:
    """The classes of a button, with a mark on it where to press it is suggested."""
    return f"{classes} suggested".strip() if suggested else classes


def _text(one: Notice) -> Markup | None:
    sign = mark(one.seat) if one.seat is not None else None
    return tag("span", sign, one.text, class_=one.kind or None) if one.text else None


def _offers(one: Notice) -> Iterator[Markup]:
    for label, command, argument, primary in one.offers:
        yield button(label, command, argument or None, class_="primary" if primary else None)


def chip(told: Told) -> Markup:
    """An action in the strip; touching it shows the action again."""
    sign = mark(told.seat) if told.seat >= 0 else icon("die")
    kind = "cost" if told.costs else "chance" if told.seat < 0 else None
    label = together(sign, tag("span", told.label))
    again, what = say("replay", what=told.sentence), told.sentence
    chip = button(label, "replay", told.ply, id=f"told-{told.ply}", class_=kind, title=what, aria_label=again)
    return tag("li", chip, data_weight=told.weight)


def cover(over: Cover) -> Markup:
    """What stands over the board until the screen has been passed to a seat."""
    return together(
        tag("p", mark(over.seat), tag("span", over.text)),
        button(over.button, "take-screen", class_="primary", id="take-screen"),
    )


def ready(here: Sequence[Readiness], is_far: Callable[[int], bool], key: Callable[[int], str]) -> Markup:
    """At each edge of the board, whether who sits there is ready for what counts by speed."""
    return together(*(_ready(one, is_far(one.seat), key(one.seat)) for one in here))


def _ready(one: Readiness, far: bool, key: str) -> Markup:
    question = say("ready-done", name=one.name) if one.ready else say("ready-question", name=one.name)
    sign = tag("kbd.wide-only", key)
    label = together(say("ready"), " ", sign)
    yes = None if one.ready else button(label, "ready", one.seat, class_="primary", id=f"ready-{one.seat}")
    return tag("div.far" if far else "div.near", mark(one.seat), tag("span", question), yes)


def tree_row(row: Row, new: bool) -> Markup:
    """An entry of the log with all lines: an action, and what is said of it; touching it shows its position.

    `new` is what a link has brought since somebody was here.
    """
    words = [tag("p", one) for one in row.note.text.split("\n\n") if one]
    glyph, entry = row.note.glyph, None
    if row.seat is not None:
        meant = meaning(glyph) if glyph else ""
        drawn = tag("b", glyph, role="img", aria_label=meant, title=meant) if glyph else None
        entry = _entry(LogLine(row.ply, row.seat, row.sentence, new), "go-to-row", row.id, drawn)
    return tag("li.noted", entry, *words, data_depth=min(row.depth, 4) or None)


def log_line(line: LogLine) -> Markup:
    """One entry of the log; touching it shows the position after that action."""
    return tag("li", _entry(line, "go-to-line", str(line.ply)))


def _entry(line: LogLine, do: str, argument: str, glyph: Markup | None = None) -> Markup:
    """Who has done what; with what is thought of it."""
    sign = mark(line.seat) if line.seat >= 0 else icon("die")
    lead = tag("b", say("log-new")) if line.new else None
    text = tag("span", lead, line.sentence, " " if glyph else None, glyph)
    return button(together(tag("span.ply", str(line.ply)), sign, text), do, argument, id=f"log-{argument}")
