"""The article of an owner: twenty boards that were written by hand, in all the surroundings that pages have."""

from __future__ import annotations

from html import escape
from random import Random
from typing import NamedTuple

from pentapod import games
from pentapod.engine.match import Match

FEW, MANY = 3, 11
KINDS = ("plain", "column", "rtl", "shadow")
"""Where the boards of a game stand: in the text, in a narrow column, from right to left, in a shadow tree."""


class Written(NamedTuple):
    """A board that stands in the article."""

    name: str
    kind: str
    match: Match

    @property
    def markup(self) -> str:
        position = escape(self.match.state.text())
        return f'<pentapod-board id="{self.name}" game="{self.match.game.id}" position="{position}"></pentapod-board>'


def played(game_id: str, plies: int) -> Match:
    """A position of a random game, as an owner writes it."""
    match, rng = Match(games.find(game_id), {}), Random(plies)
    while match.state.actors and len(match.steps) < plies:
        match.play_index(rng.randrange(len(match.state.actions())))
    return Match.from_position(match.game, match.state.text())


BOARDS = tuple(
    Written(f"{game_id}-{kind}", kind, played(game_id, FEW + MANY * at // len(KINDS)))
    for game_id in games.ids()
    for at, kind in enumerate(KINDS)
)

STYLE = """
<style>
html { font-size: 62.5%; } * { box-sizing: border-box; }
body { margin: 0; font: italic 2rem/1.8 Georgia, serif; letter-spacing: .1em; text-transform: uppercase; }
body { color: #222; background: #fff; transition: background-color .1s; }
html.dark body { color: #ddd; background: #111; }
main { max-width: 68rem; margin: auto; } img, svg { max-width: 100%; height: auto; }
.entry-content > * { margin-block: 1.6em; margin-inline: auto !important; max-width: 645px; }
.entry-content > * + * { margin-block-start: 2.4rem; } iframe, video { max-width: 100%; vertical-align: bottom; }
button, input, select { font: inherit; padding: 1.5rem 3rem; border: 0; background: #39414d; color: #fff; }
a:not(.wp-element-button) { text-decoration: underline; color: #39414d; } html.dark a { color: #d1e4dd; }
.column { width: 300px; } .coloured { background: #146; color: #fff; }
</style>"""
"""As themes of WordPress are: text in tenths of ten pixels, inherited properties and rules for tags everywhere, margins
that nothing in the column may have of its own, dark by a class."""

SCRIPT = """
for (const host of document.querySelectorAll("[data-shadow]")) {
  const root = host.attachShadow({ mode: "open" });
  root.append(...host.childNodes);
}
globalThis.shifts = 0;
globalThis.sources = [];
try {
  new PerformanceObserver(list => list.getEntries().forEach(one => {
    shifts += one.value;
    sources.push(...one.sources.map(({ previousRect, currentRect }) => JSON.stringify([previousRect, currentRect])));
  }))
    .observe({ type: "layout-shift" });
} catch { /* Firefox measures none. */ }
"""


def article(site: str, frames: str) -> str:
    """The page."""
    around = {"plain": "<div>{}</div>", "column": '<div class="column">{}</div>', "rtl": '<div dir="rtl">{}</div>'}
    around["shadow"] = "<div data-shadow>{}</div>"
    text = "".join(around[one.kind].format(one.markup) + "<p>And so it goes on.</p>" for one in BOARDS)
    return (
        f'<base href="/elsewhere/">{STYLE}<script src="{site}static/embed.js" defer></script>'
        f'<script src="/blog/own.js" defer></script><main class="entry-content is-layout-constrained">'
        f"<h1>How it is played</h1>{text}{frames}</main>"
    )
