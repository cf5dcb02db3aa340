"""Python that tests run in the page: what they change in it, how nobody waits in it, how it becomes new again."""

from __future__ import annotations

REPLACE = """
replaced = globals().setdefault("replaced", {})

def replace(owner, name, value):
    "Give an attribute another value, until the page is put back to how a new visitor finds it."
    replaced.setdefault((id(owner), name), (owner, name, getattr(owner, name)))
    setattr(owner, name, value)
"""
"""What tests change in the page's Python they change by this function: `AFRESH` undoes it."""

COMPILED = """
from pyodide.code import CodeRunner

compiled = {}

def run_compiled(code):
    "Run some source; the value of its last expression."
    if code not in compiled:
        compiled[code] = CodeRunner(code).compile()
    return compiled[code].run(globals())
"""
"""Runs what a test runs again without compiling it again, which takes longer there than most of it takes to run."""

PUT_BACK = """
for owner, name, value in reversed(globals().pop("replaced", {}).values()):
    setattr(owner, name, value)
"""

AFRESH = f"""{PUT_BACK}
import gc
from js import document, history, localStorage, sessionStorage, window
from pentapod.web.shell import dialogs
from pentapod.web.store.settings import Settings

if "app" not in globals():
    [app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")
dialogs.hide_toast()
app.set(**Settings()._asdict())
localStorage.clear()
sessionStorage.clear()
history.replaceState(None, "", "#")
app.route()
if app._table:
    app._table.view.put(None)
for place in filter(None, (app._table and app._table.view, app._editor)):
    place.board.clear()
document.activeElement.blur()
window.scrollTo(0, 0)
for field in document.querySelectorAll("main input, main textarea"):
    field.value = ""
"""
"""Puts a page back to how a new visitor finds it, without loading it anew."""

HASTE = f"""{REPLACE}
from js import pentapodBoard
from pentapod.play import pace
from pentapod.web.store import settings

for seconds in ("CHANCE_SECONDS", "DEAL_SECONDS", "CONSEQUENCE_SECONDS", "LINGER_SECONDS"):
    replace(pace, seconds, 0.01)
replace(pace, "LETTERS_A_SECOND", 10_000)
replace(settings, "PACES", dict.fromkeys(settings.PACES, 0.01))
replace(pentapodBoard.waits, "late", 0)
"""
"""Nobody waits for chance, for consequences and for others, nor with a press, until the page is loaded anew."""

NO_THOUGHT = f"""{REPLACE}
from pentapod import games
from pentapod.web.table import worker

def ask(self, request, answered, part=None):
    "An action at once: the last of what may be done. An analysis is begun and never ends."
    if "analyse" in request:
        return
    state = games.find(request["game"]).position(request["position"])
    action = max(action for action in state.actions() if action.seat == request["seat"])
    answered({{"path": action.path, "proved": None}})

replace(worker.ThinkingWorker, "ask", ask)
replace(worker.ThinkingWorker, "warm_up", lambda self, game=None: None)
"""
"""Computer players act and advise without thinking, and no second Python is started for them: it takes as long as a
start of the page. For tests of anything else than thinking."""


def tried(attempts: dict[str, str]) -> str:
    """Python that makes attempts, expressions by what they are after: `got` by all of them, `reached` by some.

    What ends in an error, gives nothing or never comes has reached nothing.
    """
    return f"""
got = {{}}
for what, attempt in {attempts}.items():
    try:
        got[what] = str(eval(attempt))
    except BaseException as error:
        got[what] = f"held: {{type(error).__name__}}"
nothing = ("held", "None", "<PyodideFuture pending")
reached = {{what: told for what, told in got.items() if told and not told.startswith(nothing)}}
"""
