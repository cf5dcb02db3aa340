"""The page's commands by name: what its buttons and keys call.

Dialogs are imported when one is first opened: no start waits for them.
"""

from __future__ import annotations

from collections.abc import Callable
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
    from pentapod.web.home.intake import Intake

OfSession = Callable[["App", "Session"], object]
"""A command that is about the game on the table."""

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


def register(app: App) -> None:
    """Name the handlers of the page's commands."""
    of_the_page: dict[str, Callable[[], object]] = {
        "close": close,
        "skip": _skip,
        "look-partial": app.look_at_partial,
        "keys": _show_keys,
        "settings": lambda: _edit_settings(app),
        "sound": lambda: _switch_sound(app),
    }
    for name, command in of_the_page.items():
        _name(name, command)
    of_the_table: dict[str, Callable[[], object]] = {
        "undo": lambda: app.table.navigation.undo(),
        "redo": lambda: app.table.navigation.redo(),
        "flip": lambda: app.table.flip(),
        "first": lambda: app.table.navigation.go(0),
        "back": lambda: app.table.navigation.step(-1),
        "forward": lambda: app.table.navigation.step(1),
        "last": lambda: app.table.navigation.go(1 << 30),
        "end-turn": lambda: app.table.end_turn(),
        "confirm": lambda: app.table.confirm(),
        "cancel": lambda: app.table.step_back(),
        "go-on": lambda: app.table.go_on(),
        "renew-dice": lambda: app.table.renew_dice(),
        "take-screen": lambda: app.table.take_screen(),
        "hint": lambda: app.table.hint(),
        "analyse": lambda: app.table.analyse(),
        "leave-trial": lambda: app.table.leave_trial(),
        "try-again": lambda: app.table.advice.try_again(),
        "show-better": lambda: app.table.advice.try_again(shows=True),
        "about": lambda: app.table.view.board.ask_focused(),
        "draw": lambda: app.table.drawing.switch(),
        "log": lambda: app.table.view.log.slide(not app.table.view.log.is_up),
        "old-line": app.return_to_old_line,
    }
    for name, of_table in of_the_table.items():
        _name_at_table(app, name, _plain(of_table))
    of_the_session: dict[str, OfSession] = {
        "again": _again,
        "swap-sides": _swap_sides,
        "share": _with_tools(_share),
        "devices": _with_tools(_open_devices),
        "host-copy": _with_tools(_host_copy),
        "choose-side": _with_tools(_choose_side),
        "note": _with_tools(_write_note),
        "embed": _with_tools(_open_embed),
        "learnt": _with_tools(_show_learnt, LESSONS),
        "rules": _show_rules,
        "ask-resign": _ask_resign,
        "setup-from-here": _ask_to_set_up,
    }
    for name, of_session in of_the_session.items():
        _name_at_table(app, name, _about(app, of_session))
    with_argument: dict[str, dom.Handler] = {
        "go": lambda ply, _event: app.table.navigation.go(int(ply)),
        "go-to-line": lambda ply, _event: app.table.navigation.go_to_line(int(ply)),
        "go-to-row": lambda row, _event: app.table.navigation.go_to_row(row),
        "replay": lambda ply, _event: app.table.replay(int(ply)),
        "plot": lambda plies, event: app.table.navigation.go(round(dom.along(event) * int(plies))),
        "mistake": lambda at, _event: app.table.advice.show_mistake(int(at)),
        "try-mistake": lambda at, _event: app.table.advice.try_mistake(int(at)),
        "ready": lambda seat, _event: app.table.be_ready(int(seat)),
        "resign-seat": lambda seat, _event: _resign(app, int(seat)),
        "renew-as": lambda seat, _event: _renew_as(app, _session(app), int(seat)),
        "invite-seats": lambda seats, _event: _invite_seats(app, _session(app), seats),
        "post-seats": lambda seats, _event: _play_by_post(app, _session(app), seats),
        "set-side": lambda side, _event: _set_side(app, side),
    }
    for name, handler in with_argument.items():
        _name_at_table(app, name, handler)


def _name(name: str, command: Callable[[], object]) -> None:
    dom.does(name)(_plain(command))


def _name_at_table(app: App, name: str, handler: dom.Handler) -> None:
    """Name a command of the table: it does nothing where the page has gone elsewhere before it could be followed."""

    @dom.does(name)
    def run(argument: str, event: Any) -> None:
        if app.is_at_table():
            handler(argument, event)


def _plain(command: Callable[[], object]) -> dom.Handler:
    return lambda _argument, _event: command()


def _about(app: App, command: OfSession) -> dom.Handler:
    return lambda _argument, _event: command(app, _session(app))


def _session(app: App) -> Session:
    return app.table.view.session


def _with_tools(command: OfSession, tools: LateFile = TOOLS) -> OfSession:
    """A command that waits for the tools; if the game was left meanwhile, nothing happens."""

    def run(app: App, session: Session) -> None:
        def then() -> None:
            if app.is_at_table() and app.table.view.session is session:
                command(app, session)

        tools.when_there(dom.guarded(then))

    return run


# ------------------------------------------------------------------ dialogs


def _switch_sound(app: App) -> None:
    app.set(sound=not app.settings.sound)
    app.hear("move")
    dom.announce(say("sound-on") if app.settings.sound else say("sound-off"))


def _edit_settings(app: App) -> None:
    from pentapod.web.table.settings_dialog import edit_settings

    edit_settings(app.settings, app.set, lambda: app.site_address)


def _show_keys() -> None:
    from pentapod.web.shell import help

    help.keys()


def _show_rules(_app: App, session: Session) -> None:
    from pentapod.web.shell import help

    help.rules(session.match.game)


def _show_learnt(app: App, session: Session) -> None:
    from pentapod.web.learn.learnt import show_learnt

    show_learnt(session.match.game, app.store)


def _share(app: App, session: Session) -> None:
    if (teaching := app.teaching) and teaching.coach:
        from pentapod.web.share.embed_dialog import share_lesson

        taught, first = teaching.taught, teaching.coach.beginning().match
        share_lesson(first, *taught, taught.address, app.site_address)
        return
    from pentapod.web.share.share import share

    share(session, app.site_address, app.table.view.picture)


def _write_note(app: App, session: Session) -> None:
    if session.is_kept and not session.read_only:
        from pentapod.web.notes.dialog import write_note

        write_note(session, app.table.drawing.noted)


def _choose_side(_app: App, session: Session) -> None:
    from pentapod.web.share.share import choose_side

    choose_side(session)


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


def _play_by_post(app: App, session: Session, seats: str) -> None:
    """Seats, as "1 2", are played by people to whom links are sent; those here begin."""
    away = frozenset(map(int, seats.split()))
    here = (seat for seat, level in enumerate(session.levels) if not level and seat not in away)
    app.table.play_as(frozenset(here))
    toast(say("post-begun"), seconds=12)


def _renew_as(app: App, session: Session, seat: int) -> None:
    """Who has lost the secrets of a seat plays it on, with new ones."""
    close()
    session.play_as(frozenset({seat}))
    app.table.renew_dice()


def _open_embed(app: App, session: Session) -> None:
    from pentapod.web.share.embed_dialog import open_embed

    open_embed(session, app.site_address)


def _ask_resign(_app: App, session: Session) -> None:
    from pentapod.web.table.questions import ask_resign

    ask_resign(session)


def _ask_to_set_up(_app: App, session: Session) -> None:
    from pentapod.web.table.questions import ask_to_set_up

    ask_to_set_up(session)


# ------------------------------------------------------------------ what comes from outside


def welcome_files(app: App) -> None:
    """Let games be pasted and dropped anywhere."""
    root = document.documentElement
    dom.listen(document, "paste", lambda event: _intake(app).pasted(event))
    dom.listen(document, "dragstart", lambda _event: setattr(root.dataset, "dragging", "1"))
    dom.listen(document, "dragend", lambda _event: root.removeAttribute("data-dragging"))
    for kind in ("dragover", "dragleave"):
        dom.listen(document, kind, lambda event: _intake(app).dragged(event))
    dom.listen(document, "drop", lambda event: _intake(app).dropped(event))
    _name("choose-file", lambda: _intake(app).choose_file())


def _intake(app: App) -> Intake:
    from pentapod.web.home.intake import Intake

    return Intake(lambda: _importing(app))


def _importing(app: App) -> Importing:
    from pentapod.web.home.importing import Importing

    return Importing(app.store, app.follow, app.open_record, app.games_were_added)


def tell_of_new_version() -> None:
    """A newer version of the page waits."""
    from pentapod.web.shell import updates

    updates.tell()


def _open_devices(app: App, session: Session) -> None:
    """Who plays at which device; a game whose dice two sides roll by post stays theirs, and a copy of it is offered."""
    if session.match.dice is not None and not app.hosting:
        from pentapod.web.devices.dialog import offer_copy

        offer_copy()
    else:
        app.host(session).open_seats()


def _host_copy(app: App, session: Session) -> None:
    app.begin_save()
    app.host(session).open_seats()


def _invite_seats(app: App, session: Session, seats: str) -> None:
    """Seats, as "1 2", were given to other devices when the game began: each has one of its own."""

    def invite(app: App, session: Session) -> None:
        hosting = app.host(session)
        numbers = [hosting.meeting.invite(frozenset({int(seat)})) for seat in seats.split()]
        hosting.open_invitation(numbers[0])

    _with_tools(invite)(app, session)


def _again(app: App, session: Session) -> None:
    if app.hosting:
        app.hosting.meeting.begin_anew()
        return
    app.begin(session.match.anew(), session.names, session.levels)


def _swap_sides(app: App, session: Session) -> None:
    from pentapod.web.home.new_game import swap_sides

    swap_sides(session, app.store, app.begin)


def _resign(app: App, seat: int) -> None:
    close()
    try:
        app.table.resign(seat)
    except IllegalAction as reason:
        match = app.table.view.session.match
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


def _skip() -> None:
    """To the board of the place that is shown, if it has one."""
    if board := dom.by_id(dom.BOARDS.get(document.documentElement.dataset.place, "")):
        board.focus()
