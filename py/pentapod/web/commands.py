"""The page's commands by name: what its buttons and keys call.

Dialogs are imported when one is first opened: no start waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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

Commands = Mapping[str, dom.Command]

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
    """Name the page's commands."""
    for name, command in _of_the_page(app).items():
        dom.does(name)(command)
    for name, command in {**_of_the_table(app), **_of_the_log(app), **_of_the_game(app)}.items():
        _name_at_table(app, name, command)

    @dom.hears("plot")
    def plot(plies: str, event: Any) -> None:
        if app.is_at_table():
            app.table.navigation.go(round(dom.along(event) * int(plies)))


def _of_the_page(app: App) -> Commands:
    return {
        "close": lambda _: close(),
        "skip": lambda _: _skip(),
        "look-partial": lambda _: app.opening.look_at_partial(),
        "keys": lambda _: _show_keys(),
        "settings": lambda _: _edit_settings(app),
        "sound": lambda _: _switch_sound(app),
    }


def _of_the_table(app: App) -> Commands:
    return {
        "flip": lambda _: app.table.flip(),
        "end-turn": lambda _: app.table.end_turn(),
        "confirm": lambda _: app.table.confirm(),
        "cancel": lambda _: app.table.step_back(),
        "go-on": lambda _: app.table.go_on(),
        "ready": lambda seat: app.table.be_ready(int(seat)),
        "take-screen": lambda _: app.table.take_screen(),
        "renew-dice": lambda _: app.table.renew_dice(),
        "replay": lambda ply: app.table.replay(int(ply)),
        "hint": lambda _: app.table.hint(),
        "about": lambda _: app.table.view.board.ask_focused(),
        "draw": lambda _: app.table.drawing.switch(),
        "analyse": lambda _: app.table.analyse(),
        "mistake": lambda at: app.table.advice.show_mistake(int(at)),
        "try-mistake": lambda at: app.table.advice.try_mistake(int(at)),
        "try-again": lambda _: app.table.advice.try_again(),
        "show-better": lambda _: app.table.advice.try_again(shows=True),
        "leave-trial": lambda _: app.table.leave_trial(),
        "resign-seat": lambda seat: _resign(app, int(seat)),
    }


def _of_the_log(app: App) -> Commands:
    return {
        "log": lambda _: app.table.view.log.slide(not app.table.view.log.is_up),
        "undo": lambda _: app.table.navigation.undo(),
        "redo": lambda _: app.table.navigation.redo(),
        "first": lambda _: app.table.navigation.go(0),
        "back": lambda _: app.table.navigation.step(-1),
        "forward": lambda _: app.table.navigation.step(1),
        "last": lambda _: app.table.navigation.go(1 << 30),
        "go": lambda ply: app.table.navigation.go(int(ply)),
        "go-to-line": lambda ply: app.table.navigation.go_to_line(int(ply)),
        "go-to-row": lambda row: app.table.navigation.go_to_row(row),
        "old-line": lambda _: app.opening.return_to_old_line(),
    }


def _of_the_game(app: App) -> Commands:
    """What opens dialogs, and what these lead to."""
    return {
        "again": lambda _: _again(app),
        "swap-sides": lambda _: _swap_sides(app),
        "rules": lambda _: _show_rules(app),
        "ask-resign": lambda _: _ask_resign(app),
        "setup-from-here": lambda _: _ask_to_set_up(app),
        "share": lambda _: _with_tools(app, _share),
        "devices": lambda _: _with_tools(app, _open_devices),
        "host-copy": lambda _: _with_tools(app, _host_copy),
        "choose-side": lambda _: _with_tools(app, _choose_side),
        "note": lambda _: _with_tools(app, _write_note),
        "embed": lambda _: _with_tools(app, _open_embed),
        "learnt": lambda _: _with_tools(app, _show_learnt, LESSONS),
        "invite-seats": lambda seats: _with_tools(app, lambda app: _invite_seats(app, seats)),
        "renew-as": lambda seat: _renew_as(app, int(seat)),
        "post-seats": lambda seats: _play_by_post(app, seats),
        "set-side": lambda side: _set_side(app, side),
    }


def _name_at_table(app: App, name: str, command: dom.Command) -> None:
    """Name a command of the table: it does nothing where the page has gone elsewhere before it could be followed."""

    @dom.does(name)
    def run(argument: str) -> None:
        if app.is_at_table():
            command(argument)


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


def _show_keys() -> None:
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


def _renew_as(app: App, seat: int) -> None:
    """Who has lost the secrets of a seat plays it on, with new ones."""
    close()
    _session(app).play_as(frozenset({seat}))
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
    dom.does("choose-file")(lambda _: _inputs(app).choose_file())


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
    hosting = app.hosts.host(_session(app))
    numbers = [hosting.meeting.invite(frozenset({int(seat)})) for seat in seats.split()]
    hosting.open_invitation(numbers[0])


def _again(app: App) -> None:
    session = _session(app)
    if app.hosts.hosting:
        app.hosts.hosting.meeting.begin_anew()
        return
    app.opening.begin(session.match.anew(), session.names, session.levels)


def _swap_sides(app: App) -> None:
    from pentapod.web.home.new_game import swap_sides

    swap_sides(_session(app), app.store, app.opening.begin)


def _resign(app: App, seat: int) -> None:
    close()
    try:
        app.table.resign(seat)
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


def _skip() -> None:
    """To the board of the place that is shown, if it has one."""
    if board := dom.by_id(dom.BOARDS.get(document.documentElement.dataset.place, "")):
        board.focus()
