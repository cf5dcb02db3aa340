"""What one person has won against computer players in this browser, as markup for the first page."""

from __future__ import annotations

from pentapod import games
from pentapod.web.shell.markup import Markup, tag, together
from pentapod.web.shell.words import say
from pentapod.web.store.results import Results, Tally


def results(found: Results) -> Markup:
    """One line that unfolds into a table: a row for each game, a column for each level that was met."""
    whole = found.whole
    if not whole.played:
        return together()
    streak = say("results-streak", count=found.longest) if found.longest > 1 else ""
    line = tag("summary", " ".join(filter(None, (say("results", won=whole.won, played=whole.played), streak))))
    known = [game_id for game_id in games.ids() if game_id in found.tallies]
    levels = sorted({level for game_id in known for level in found.tallies[game_id]})
    head = tag("tr", tag("td"), *(tag("th", say(f"strength-{one}"), scope="col") for one in levels))
    rows = [
        tag(
            "tr",
            tag("th", games.find(game_id).name, scope="row"),
            *(tag("td", _won(found.tallies[game_id].get(level, Tally()))) for level in levels),
        )
        for game_id in known
    ]
    table = tag("table.results", tag("caption.soft", say("results-about")), head, *rows)
    return tag("details", line, table)


def _won(tally: Tally) -> str:
    return say("results-won", won=tally.won, played=tally.played) if tally.played else ""
