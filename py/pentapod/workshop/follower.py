"""The table follows a game that is being written (tools/single/sealed.js): its match goes on where it still can."""

from __future__ import annotations

import json
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

from js import setInterval

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import PositionError
from pentapod.scene.shapes import View
from pentapod.web.app import App
from pentapod.web.shell import dom
from pentapod.workshop.guard import Guard

REST_MS: Final = 200
"""So often the page shows that the code of the game has come back."""


VERSIONS: Final = 6
"""So many versions of a game are tried where a position is to be shown that the newest one does not have."""


class Follower:
    """Keeps the table of a page at what somebody writes."""

    def __init__(self, app: App) -> None:
        self._app, self._guard = app, Guard()
        self._id = self._name = ""
        self._versions: deque[str] = deque(maxlen=VERSIONS)
        """The texts of the file by which the table has played, the newest first."""
        setInterval(dom.lasting(self._guard.rest), REST_MS)

    def follow(self, name: str, text: str, asked: str = "") -> str:
        """Play by a file from now on; what became of the match, as JSON. `asked` is the link of a match to show first.

        "on": it goes on; "position": its position stays, but not how it came to be; "anew": a new one has begun.
        """
        self._guard.rest()
        before = self._match()
        game = self._load(name, text)
        if name != self._name:
            self._versions.clear()
        self._name, self._id = name, game.id
        self._versions.appendleft(text)
        if asked:
            self._app.opening.open_link(asked)
            return json.dumps({"how": "asked"})
        if before is None or before.game.id != game.id:
            self._app.start("play", game.id)
            return json.dumps({"how": "new"})
        match, how = carried(before, game)
        session = self._app.table.view.session
        if not self._goes_on_elsewhere(match):
            self._app.table.leave()
            self._app.opening.sit_down(match, session.names, session.levels)
        return json.dumps({"how": how})

    def show(self, position: str, text: str) -> str:
        """Put a position on the table, whatever the file is worth that has `text` now; how it is shown there.

        "now": it is played on. "before": so it is by an earlier version. "setup": no version has it, so that it is set
        up, with what speaks against it. "not": the board stays as it is.
        """
        texts = list(dict.fromkeys((text, *self._versions)))
        for version in texts:
            with suppress(BaseException):
                if match := playable(self._load(self._name, version), position):
                    if not self._goes_on_elsewhere(match):
                        self._app.opening.sit_down(match)
                    return "now" if version == text else "before"
        for version in texts:
            with suppress(BaseException):
                self._load(self._name, version)
                if can_be_set_up(self._id, position):
                    self._app.open_editor(self._id, position)
                    return "setup"
        self._load(self._name, self._versions[0])
        return "not"

    def _load(self, name: str, text: str) -> Game:
        self._guard.rest()
        file = Path("own", name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return games.load_again(file, self._guard.loader)

    def _goes_on_elsewhere(self, match: Match) -> bool:
        """Put a match on a table that other devices share: they go on with it, if it has as many seats."""
        hosting, table = self._app.hosts.hosting, self._app.table
        if not hosting or match.game.seats(match.options) != len(hosting.meeting.plan.names):
            return False
        hosting.meeting.begin_anew(match)
        table.leave()
        table.open(hosting.meeting.host.session)
        return True

    def ask_who_plays(self) -> None:
        """Ask who plays another match, and by which options."""
        from pentapod.web.home.new_game import open_new_game

        self._guard.rest()
        running = self._app.table.view.session if self._app.is_at_table() else None
        open_new_game(self._id, self._app.store, self._app.opening.begin, running=running)

    def _match(self) -> Match | None:
        if hosting := self._app.hosts.hosting:
            return hosting.meeting.match
        return self._app.table.view.session.match if self._app.is_at_table() else None


def carried(before: Match, game: Game) -> tuple[Match, str]:
    """A match under the rules of a game that has changed, as far as they let it stand."""
    offered = {option.id for option in game.options}
    try:
        options = game.choose(**{key: choice for key, choice in before.options.items() if key in offered})
        match = Match.from_position(game, before.origin) if before.origin else Match(game, options)
        for step in before.steps[: before.ply]:
            match.play(step.action)
        return match, "on"
    except ValueError:  # Other options, another beginning, or an action that is not legal any more.
        pass
    try:
        return Match.from_position(game, before.state.text()), "position"
    except ValueError:
        return Match(game, game.choose()), "anew"


def playable(game: Game, position: str) -> Match | None:
    """A match that begins from a position; None where the rules do not have it. Raises what their code raises."""
    try:
        match = Match.from_position(game, position)
    except PositionError:
        return None
    games.painter(game.id)(match.state, View())
    game.words.prompt(match.state, match.titles)
    return match


def can_be_set_up(game_id: str, position: str) -> bool:
    """Whether the editor has a position, and what speaks against it. Raises what the code of the game raises."""
    from pentapod.web.editor.draft import Draft

    draft = Draft(game_id, position)
    draft.verdict()
    return draft.text == draft.state.text() == position
