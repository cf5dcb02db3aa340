"""What stands beside the board of the position editor, as markup: tools, pieces, knobs, the text and its faults."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final

from pentapod import games
from pentapod.engine.editing import Knob, Piece
from pentapod.scene import svg
from pentapod.web.editor.draft import MAX_CHARACTERS, MOVE, PUT, TAKE, Draft, Verdict
from pentapod.web.shell.markup import Content, Markup, button, icon, options, tag, together
from pentapod.web.shell.words import say

RADIOS: Final = 3
"""Of so many choices all are shown side by side; of more, one is picked from a list."""

HALF: Final = 20
"""So many letters of choices find room in half the panel."""

OPEN: Final = 40
"""With more pieces than these, only the first group of them is unfolded."""


def skeleton() -> Markup:
    """The whole panel, with a place for each part that changes."""
    return together(
        tag("div.controls", id="setup-tools", role="toolbar", aria_label=say("setup-tools")),
        tag("p.soft", id="setup-prompt"),
        tag("div", id="supply"),
        tag("div", id="knobs"),
        tag("label.field", say("setup-text"), for_="setup-text"),
        tag(
            "textarea",
            id="setup-text",
            rows="2",
            maxlength=2 * MAX_CHARACTERS,
            spellcheck="false",
            autocapitalize="off",
            data_input="setup-type",
            aria_describedby="verdict",
        ),
        tag("p", id="verdict", role="status"),
        tag("p.row", id="setup-exits"),
    )


def supply(draft: Draft) -> Markup:
    """A place for each group of pieces, which may be folded away; anew only where there are other groups."""
    unfolded = len(draft.editor.supply(draft.state)) <= OPEN
    return together(
        *(
            tag(
                "details.supply",
                tag("summary", heading),
                tag("div.pieces", id=f"pieces-{at}", role="group", aria_label=heading),
                open=unfolded or not at,
            )
            for at, (heading, _) in enumerate(groups(draft))
        )
    )


def groups(draft: Draft) -> list[tuple[str, list[tuple[int, Piece]]]]:
    """The pieces by their headings, each with its number among all."""
    numbered = enumerate(draft.editor.supply(draft.state))
    return [(heading, list(some)) for heading, some in groupby(numbered, key=lambda entry: entry[1].group)]


def tools(draft: Draft) -> Markup:
    """Move, take away; what changes the whole position; back and forth."""
    held = {MOVE: say("setup-move"), TAKE: say("setup-take")}
    return together(
        *(
            button(label, "setup-hold", tool, id=f"setup-{tool}", aria_pressed=draft.tool == tool)
            for tool, label in held.items()
        ),
        button(say("setup-clear"), "setup-clear", id="setup-clear"),
        button(say("setup-beginning"), "setup-begin", id="setup-begin"),
        tag(
            "span",
            _sign("undo", say("setup-undo"), draft.can_undo),
            _sign("redo", say("setup-redo"), draft.can_redo),
            _sign("flip", say("setup-flip"), True),
        ),
    )


def _sign(name: str, label: str, possible: bool) -> Markup:
    return button(icon(name), f"setup-{name}", id=f"setup-{name}", aria_label=label, aria_disabled=not possible)


def prompt(draft: Draft) -> str:
    """What the next touch does."""
    if draft.tool == MOVE:
        return say("setup-moving") if draft.origin else say("setup-start")
    return say("setup-putting") if draft.tool == PUT else say("setup-taking")


def pieces(draft: Draft, entries: list[tuple[int, Piece]]) -> Markup:
    """A group of pieces as buttons."""
    return together(
        *(
            button(
                together(_picture(draft.game.id, piece.id), _count(piece)),
                "setup-put",
                piece.id,
                id=f"piece-{at}",
                class_="piece",
                aria_label=_name(piece),
                title=_name(piece),
                aria_pressed=(draft.tool, draft.piece) == (PUT, piece.id),
                aria_disabled=piece.left == 0,
            )
            for at, piece in entries
        )
    )


def _name(piece: Piece) -> str:
    if piece.left is None:
        return piece.label
    return say("setup-icon-left", label=piece.label, count=piece.left)


def _count(piece: Piece) -> Content:
    return tag("span", str(piece.left)) if piece.left and piece.left > 1 else None


@cache
def _picture(game_id: str, piece: str) -> Markup:
    editor = games.editor(game_id)
    assert editor
    return Markup(svg.icon(editor.icon(piece)))


def knobs(draft: Draft) -> Markup:
    """What the position says beside what lies where."""
    return together(*map(_knob, draft.editor.knobs(draft.state)))


def _knob(knob: Knob) -> Markup:
    name = f"knob-{knob.id}"
    lengths = [len(choice.label) for choice in knob.choices]
    one_line = max(lengths) if len(knob.choices) > RADIOS else sum(lengths)
    wide = ".wide" if one_line > HALF else ""
    if len(knob.choices) > RADIOS:
        items = options(((choice.id, choice.label) for choice in knob.choices), knob.chosen)
        picker = tag("select", *items, id=name, data_change="setup-turn", data_argument=knob.id)
        return tag(f"label.field{wide}", knob.label, picker)
    radios = [
        tag(
            "label",
            tag(
                "input",
                type="radio",
                id=f"{name}-{at}",
                name=name,
                value=choice.id,
                checked=choice.id == knob.chosen,
                data_change="setup-turn",
                data_argument=knob.id,
            ),
            tag("span", choice.label),
        )
        for at, choice in enumerate(knob.choices)
    ]
    return tag(f"fieldset.segments{wide}", tag("legend", knob.label), tag("div", *radios))


def verdict(found: Verdict) -> Markup:
    """Whether the position can be played, and why not."""
    return together(found.sentence, " " if found.part else None, tag("code", found.part) if found.part else None)


def uses(found: Verdict) -> Markup:
    """What can be done with the position; what cannot be for now is shown as such, and the verdict says why."""
    return together(
        _use(say("setup-play"), "setup-play", found.playable, "primary"),
        _use(say("copy-link"), "setup-copy-link", found.sound),
        _use(say("embed"), "setup-embed", found.sound),
        button("SVG", "setup-picture", "svg", id="setup-svg"),
        button("PNG", "setup-picture", "png", id="setup-png"),
        button(say("setup-copy-text"), "setup-copy-text", id="setup-copy-text"),
    )


def _use(label: str, name: str, possible: bool, class_: str | None = None) -> Markup:
    why = None if possible else "verdict"
    return button(label, name, id=name, class_=class_, aria_disabled=not possible, aria_describedby=why)
