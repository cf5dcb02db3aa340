"""Where computer players think: in a worker beside the page, or in short slices on it where workers are forbidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import Worker, window
from pyodide.ffi import create_proxy, to_js

from pentapod import games
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.play.thinking.thinker import Message, Thinker
from pentapod.web.shell import dom

SLICE_MS: Final = 6
REST_SECONDS: Final = 0.01

Answer = Callable[[Message], None]


class ThinkingWorker:
    """Asks for one thing at a time. A new request takes the place of the last, whose answer never comes."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._forbidden = False
        self._prepared: set[str] = set()
        self._introduced: set[str] = set()
        self._on_page: Thinker | None = None
        self._timer = dom.Timer()
        self._id = 0
        self._request: Message = {}
        self._answer: Answer | None = None
        self._part: Answer | None = None
        self._hear_proxy = create_proxy(self._hear)
        self._fail_proxy = create_proxy(self._fail)

    def warm_up(self, game: Game | None = None) -> None:
        """Start the second Python, so that it is there when it is asked, and let it load what it needs for a game."""
        if not self._worker and not self._forbidden:
            self._start()
        if game and self._worker and game.id not in self._prepared:
            self._prepared.add(game.id)
            self._introduce(game.id)
            self._post("prepare", [game.id, game.version])

    def _introduce(self, game_id: str) -> None:
        """Let the second Python know an edition, which is open in this one, before anything is asked of it."""
        if self._worker and game_id in games.opened() and game_id not in self._introduced:
            from pentapod import editions

            self._introduced.add(game_id)
            self._post("edition", editions.of(game_id).packed())

    def _start(self) -> None:
        try:
            options = to_js({"type": "module"}, dict_converter=window.Object.fromEntries)
            self._worker = Worker.new("./static/thinker.js", options)
        except Exception:  # A frame without an origin of its own may start none.
            self._forbidden = True
            return
        self._prepared.clear()
        self._introduced.clear()
        self._worker.onmessage = self._hear_proxy
        self._worker.onerror = self._fail_proxy

    def ask(self, request: Message, answer: Answer, part: Answer | None = None) -> None:
        """Ask (`thinker.py` says what); `part` gets the parts of an answer that has some, `answer` its end."""
        self.stop()
        self._id += 1
        self._request, self._answer, self._part = request, answer, part
        self.warm_up()
        self._introduce(request["game"] if "game" in request else link.game_of(request["analyse"]))
        text = json.dumps({"id": self._id, **request})
        if self._worker:
            self._post("ask", text)
        else:
            self._ask_here(text)

    def stop(self) -> None:
        """No answer is wanted any more."""
        if self._answer and self._worker:
            self._post("stop", "1")
        self._timer.stop()
        self._answer = None

    def close(self) -> None:
        """End the second Python and give its memory back."""
        self.stop()
        if self._worker:
            self._worker.terminate()
        self._worker = self._on_page = None

    def _post(self, name: str, content: str | list[str | int]) -> None:
        self._worker.postMessage(to_js({name: content}, dict_converter=window.Object.fromEntries))

    def _hear(self, event: Any) -> None:
        if answer := getattr(event.data, "answer", None):
            self._take(str(answer))
        else:
            self._fail(event)

    def _take(self, text: str) -> None:
        answer = json.loads(text)
        handle = self._answer
        if answer["id"] != self._id or handle is None:
            return
        if answer.get("more"):
            if self._part:
                self._part(answer)
            return
        self._answer = None
        handle(answer)

    def _fail(self, event: Any) -> None:
        """The worker cannot start or has broken down: think on the page instead, and tell the console why."""
        window.console.warn("thinking on the page:", getattr(event, "data", event))
        self._forbidden = True
        answer, part = self._answer, self._part
        self.close()
        if answer:
            self.ask(self._request, answer, part)

    def _ask_here(self, text: str) -> None:
        self._on_page = self._on_page or Thinker()
        self._on_page.ask(text)
        self._slice(self._on_page)

    def _slice(self, thinker: Thinker) -> None:
        answer = thinker.step(SLICE_MS)
        if thinker.busy:
            self._timer.set(REST_SECONDS, lambda: self._slice(thinker))
        if answer:
            self._take(answer)
