"""The page's commands by name: what its buttons and keys call.

Dialogs are imported when one is first opened: no start waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from js import document

from pentapod.engine.state import IllegalAction
from pentapod.web.app import App
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, toast
from pentapod.web.shell.late_files import LESSONS, TOOLS, LateFile
from pentapod.web.shell.words import say

if TYPE_CHECKING:
    from pentapod.play.session import Session
    from pentapod.web.home.importing import Importing
    from pentapod.web.home.inputs import Inputs

Deed = Callable[[App], object]
"""What a command without an argument does."""

_KEYS: Final = {
    "u": "undo",
    "r": "redo",
    "f": "flip",
    "h": "hint",
    "i": "about",
    "d": "end-turn",
    "g": "go-on",
    "c": "note",
    "a": "draw",
    "?": "keys",
    ",": "back",
    ".": "forward",
    "Home": "first",
    "End": "last",
}
_SILENT: Final = {"i", "Shift", "Control", "Alt", "Meta"}
"""The keys at which what is told of a target stays."""


def _session(app: App) -> Session:
    return app.table.view.session


def _with_tools(app: App, command: Callable[[App], object], tools: LateFile = TOOLS) -> None:
    """Wait for the tools; if the game was left meanwhile, nothing happens."""
    session = _session(app)

    def then() -> None:
        if app.is_at_table() and _session(app) is session:
            command(app)

    tools.when_there(dom.guarded(then))


# ------------------------------------------------------------------ dialogs


def _switch_sound(app: App) -> None:
    app.set(sound=not app.preferences.settings.sound)
    app.preferences.hear("move")
    dom.announce(say("sound-on") if app.preferences.settings.sound else say("sound-off"))


def _edit_settings(app: App) -> None:
    from pentapod.web.table.settings_dialog import edit_settings

    edit_settings(app.preferences.settings, app.set, lambda: app.preferences.site_address)


def _show_keys(_app: App) -> None:
    from pentapod.web.shell import help

    help.keys()


def _show_rules(app: App) -> None:
    from pentapod.web.shell import help

    game = _session(app).match.game
    if game.edition:
        from pentapod.web.editions.preview import credit

        help.rules(game, credit(app.store, game.id))
    else:
        help.rules(game)


def _show_learnt(app: App) -> None:
    from pentapod.web.learn.learn import show_learnt

    show_learnt(_session(app).match.game, app.store)


def _share(app: App) -> None:
    if (teaching := app.teaching) and teaching.coach:
        from pentapod.web.share.embed_dialog import share_lesson

        taught, first = teaching.taught, teaching.coach.beginning().match
        share_lesson(first, *taught, taught.address, app.preferences.site_address)
        return
    from pentapod.web.share.share import share

    share(_session(app), app.preferences.site_address, app.table.view.picture)


def _write_note(app: App) -> None:
    session = _session(app)
    if session.is_kept and not session.read_only:
        from pentapod.web.notes.dialog import write_note

        write_note(session, app.table.drawing.noted)


def _choose_side(app: App) -> None:
    from pentapod.web.share.share import choose_side

    choose_side(_session(app))


def _set_side(app: App, side: str) -> None:
    from pentapod.play.post.sides import SeatBound
    from pentapod.web.share import share

    interaction = app.table.view.interaction
    lay = interaction.flipped
    try:
        app.table.play_as(share.seats_of(side))
    except SeatBound as bound:
        share.tell_bound(interaction.session, bound.seats)
    else:
        share.refresh()
        if interaction.flipped != lay:
            toast(say("side-turned"))


def _play_by_post(app: App, seats: str) -> None:
    """Seats, as "1 2", are played by people to whom links are sent; those here begin."""
    away = frozenset(map(int, seats.split()))
    here = (seat for seat, level in enumerate(_session(app).levels) if not level and seat not in away)
    app.table.play_as(frozenset(here))
    toast(say("post-begun"), seconds=12)


def _renew_as(app: App, seat: str) -> None:
    """Who has lost the secrets of a seat plays it on, with new ones."""
    close()
    _session(app).play_as(frozenset({int(seat)}))
    app.table.renew_dice()


def _open_embed(app: App) -> None:
    from pentapod.web.share.embed_dialog import open_embed

    open_embed(_session(app), app.preferences.site_address)


def _ask_resign(app: App) -> None:
    from pentapod.web.table.questions import ask_resign

    ask_resign(_session(app))


def _ask_to_set_up(app: App) -> None:
    from pentapod.web.table.questions import ask_to_set_up

    ask_to_set_up(_session(app))


# ------------------------------------------------------------------ what comes from outside


def welcome_files(app: App) -> None:
    """Let games be pasted and dropped anywhere."""
    root = document.documentElement
    dom.listen(document, "paste", lambda event: _inputs(app).pasted(event))
    dom.listen(document, "dragstart", lambda _event: setattr(root.dataset, "dragging", "1"))
    dom.listen(document, "dragend", lambda _event: root.removeAttribute("data-dragging"))
    for kind in ("dragover", "dragleave"):
        dom.listen(document, kind, lambda event: _inputs(app).dragged(event))
    dom.listen(document, "drop", lambda event: _inputs(app).dropped(event))
    dom.does("choose-file", lambda: _inputs(app).choose_file())


def _inputs(app: App) -> Inputs:
    from pentapod.web.home.inputs import Inputs

    return Inputs(lambda: _importing(app))


def _importing(app: App) -> Importing:
    from pentapod.web.home.importing import Importing

    return Importing(app.store, app.editions, app.follow, app.opening.open_record, app.games_were_added)


def tell_of_new_version() -> None:
    """A newer version of the page waits."""
    from pentapod.web.shell import updates

    updates.tell()


def _open_devices(app: App) -> None:
    """Who plays at which device; a game whose dice two sides roll by post stays theirs, and a copy of it is offered."""
    session = _session(app)
    if session.match.dice is not None and not app.hosts.hosting:
        from pentapod.web.devices.dialog import offer_copy

        offer_copy()
    else:
        app.hosts.host(session).open_seats()


def _host_copy(app: App) -> None:
    app.current.take(None)
    app.hosts.host(_session(app)).open_seats()


def _invite_seats(app: App, seats: str) -> None:
    """Seats, as "1 2", were given to other devices when the game began: each has one of its own."""

    def invite(app: App) -> None:
        hosting = app.hosts.host(_session(app))
        numbers = [hosting.meeting.invite(frozenset({int(seat)})) for seat in seats.split()]
        hosting.open_invitation(numbers[0])

    _with_tools(app, invite)


def _again(app: App) -> None:
    session = _session(app)
    if app.hosts.hosting:
        app.hosts.hosting.meeting.begin_anew()
        return
    app.opening.begin(session.match.anew(), session.names, session.levels)


def _swap_sides(app: App) -> None:
    from pentapod.web.home.new_game import swap_sides

    swap_sides(_session(app), app.store, app.opening.begin)


def _resign(app: App, seat: str) -> None:
    close()
    try:
        app.table.resign(int(seat))
    except IllegalAction as reason:
        match = _session(app).match
        app.table.view.refuse(match.game.words.illegal(match.state, reason.action))


def press(app: App, event: Any) -> None:
    """A key was pressed: at the table and in the editor, some are commands."""
    if event.key not in _SILENT and app.hush() and event.key == "Escape":
        return
    typing = event.target.closest("input, textarea, select") if event.target.closest else None
    if typing or event.ctrlKey or event.metaKey or event.altKey or dom.by_id("dialog").open:
        return
    if document.documentElement.dataset.place == "editor":
        from pentapod.web.editor.editor import KEYS

        if event.key in KEYS:
            event.preventDefault()
            dom.do(KEYS[event.key])
        return
    if document.documentElement.dataset.place != "table":
        return
    if not event.repeat and app.table.edges.press(event.code, event.timeStamp):
        event.preventDefault()
    elif event.key == "Escape":
        if app.table.view.log.is_up:
            app.table.view.log.slide(False)
        else:
            app.table.step_back()
    elif event.key in _KEYS:
        event.preventDefault()
        dom.do(_KEYS[event.key])


def _skip(_app: App) -> None:
    """To the board of the place that is shown, if it has one."""
    if board := dom.by_id(dom.BOARDS.get(document.documentElement.dataset.place, "")):
        board.focus()


# ------------------------------------------------------------------ by name

_OF_THE_PAGE: Final[Mapping[str, Deed]] = {
    "close": lambda _app: close(),
    "skip": _skip,
    "look-partial": lambda app: app.opening.look_at_partial(),
    "keys": _show_keys,
    "settings": _edit_settings,
    "sound": _switch_sound,
}
_OF_THE_TABLE: Final[Mapping[str, Deed]] = {
    "flip": lambda app: app.table.flip(),
    "end-turn": lambda app: app.table.end_turn(),
    "confirm": lambda app: app.table.confirm(),
    "cancel": lambda app: app.table.step_back(),
    "go-on": lambda app: app.table.go_on(),
    "take-screen": lambda app: app.table.take_screen(),
    "renew-dice": lambda app: app.table.renew_dice(),
    "hint": lambda app: app.table.hint(),
    "about": lambda app: app.table.view.board.shown.askFocused(),
    "draw": lambda app: app.table.drawing.switch(),
    "analyse": lambda app: app.table.analyse(),
    "try-again": lambda app: app.table.advice.try_again(),
    "show-better": lambda app: app.table.advice.try_again(shows=True),
    "leave-trial": lambda app: app.table.leave_trial(),
    "log": lambda app: app.table.view.log.slide(not app.table.view.log.is_up),
    "undo": lambda app: app.table.navigation.undo(),
    "redo": lambda app: app.table.navigation.redo(),
    "first": lambda app: app.table.navigation.go(0),
    "back": lambda app: app.table.navigation.step(-1),
    "forward": lambda app: app.table.navigation.step(1),
    "last": lambda app: app.table.navigation.go(1 << 30),
    "old-line": lambda app: app.opening.return_to_old_line(),
    "again": _again,
    "swap-sides": _swap_sides,
    "rules": _show_rules,
    "ask-resign": _ask_resign,
    "setup-from-here": _ask_to_set_up,
    "share": lambda app: _with_tools(app, _share),
    "devices": lambda app: _with_tools(app, _open_devices),
    "host-copy": lambda app: _with_tools(app, _host_copy),
    "choose-side": lambda app: _with_tools(app, _choose_side),
    "note": lambda app: _with_tools(app, _write_note),
    "embed": lambda app: _with_tools(app, _open_embed),
    "learnt": lambda app: _with_tools(app, _show_learnt, LESSONS),
}
"""These do nothing where the page has gone elsewhere before they could be followed, and neither do those below."""
_WITH_ARGUMENT: Final[Mapping[str, Callable[[App, str], object]]] = {
    "ready": lambda app, seat: app.table.be_ready(int(seat)),
    "replay": lambda app, ply: app.table.replay(int(ply)),
    "mistake": lambda app, at: app.table.advice.show_mistake(int(at)),
    "try-mistake": lambda app, at: app.table.advice.try_mistake(int(at)),
    "go": lambda app, ply: app.table.navigation.go(int(ply)),
    "go-to-line": lambda app, ply: app.table.navigation.go_to_line(int(ply)),
    "go-to-row": lambda app, row: app.table.navigation.go_to_row(row),
    "resign-seat": _resign,
    "invite-seats": _invite_seats,
    "renew-as": _renew_as,
    "post-seats": _play_by_post,
    "set-side": _set_side,
}


def register(app: App) -> None:
    """Name the page's commands."""
    for name, deed in _OF_THE_PAGE.items():
        dom.does(name, partial(deed, app))
    for name, deed in _OF_THE_TABLE.items():
        dom.does(name, partial(_at_table, app, deed))
    for name, command in _WITH_ARGUMENT.items():
        dom.takes(name, partial(_at_table, app, command))
    dom.hears("plot", partial(_at_table, app, _plot))


def _at_table(app: App, command: Callable[..., object], *given: Any) -> None:
    if app.is_at_table():
        command(app, *given)


def _plot(app: App, plies: str, event: Any) -> None:
    app.table.navigation.go(round(dom.along(event) * int(plies)))
