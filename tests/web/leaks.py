"""What the page shows that only somebody with the screen may know."""

from __future__ import annotations

import json

from web.visit import Visit

_BEGIN = """
import gc, json
from js import document
from pentapod import games
from pentapod.scene.shapes import View
from pentapod.web.table.table import Table

class Onlooker:
    table = next(one for one in gc.get_objects() if isinstance(one, Table))
    secret = set()

def drawn(viewer):
    shown, session = Onlooker.table.view.interaction, Onlooker.table.view.session
    again = shown.replayed
    state = session.match.state_at(again.ply - (not again.done)) if again else session.match.state
    chosen, idle = (), True
    if not again:
        chosen, idle = session.touches.chosen, not session.lit()
    view = View(viewer, chosen, shown.flipped, shown.room, (), session.names, idle)
    return games.painter(session.match.game.id)(state, view)

def told_to(viewer):
    session = Onlooker.table.view.session
    match, scene = session.match, drawn(viewer)
    words = match.game.words
    texts = {f"label: {target.label}" for target in scene.targets}
    for target in scene.targets:
        about = words.about(match.state, target.touch, session.names, viewer)
        texts |= {"".join(about), " ".join(about)} if about else set()
    for ply, step in enumerate(match.steps):
        texts.add(words.describe(match.state_at(ply), step.action, session.names, viewer))
    return texts

def hands_told():
    table = Onlooker.table
    shown = [document.body.textContent]
    for element in document.querySelectorAll("[aria-label], [title], input, textarea"):
        label = element.getAttribute("aria-label")
        shown += [f"label: {label}\\n", element.getAttribute("title"), getattr(element, "value", "")]
    page = chr(10).join(str(text) for text in shown if text)
    leaks = sorted(text for text in Onlooker.secret if (f"{text}\\n" if text.startswith("label: ") else text) in page)
    if table.view.board.scene != drawn(None):
        leaks.append("the picture")
    return json.dumps(leaks)

Onlooker.secret = set().union(*map(told_to, range(len(Onlooker.table.view.session.names)))) - told_to(None)
len(Onlooker.secret)
"""


def begin(visit: Visit) -> int:
    """From now on look for what only somebody with the screen may know of the position shown: so many texts."""
    return int(visit.python(_BEGIN))


def hands_told(visit: Visit) -> list[str]:
    """Which of them the page tells: in its texts, labels, titles and fields, and "the picture"."""
    return list(json.loads(visit.python("hands_told()")))
