"""What is asked before a game is given up, or its position taken into the editor."""

from __future__ import annotations

from js import window

from pentapod.play.session import Session
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import set_up_at
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import button, mark, tag, together
from pentapod.web.shell.words import say


def ask_to_set_up(session: Session) -> None:
    """Take the position on the table into the editor; where that shows hidden hands, ask first."""
    if session.screen.unattended and session.match.state.hidden:
        open_dialog(say("setup-from-here"), say("setup-unattended"))
        return
    game, text = session.match.game, session.match.state.text()

    def set_up() -> None:
        window.location.hash = set_up_at(game.id, text)

    dom.does("set-up", set_up)
    if not session.match.state.hidden or not session.tells_hands:
        dom.do("set-up")
        return
    yes = button(say("setup-hands-show"), "set-up", class_="primary")
    buttons = tag("p.actions", button(say("cancel"), "close", autofocus=True), yes)
    open_dialog(say("setup-from-here"), tag("p.warning", say("setup-hands")), buttons)


def ask_resign(session: Session) -> None:
    """Give up? One person at the screen is asked once; several say who of them it is."""
    seats = session.resigners()
    if len(seats) == 1 == len(session.people()):
        (seat,) = seats
        yes = button(say("resign-yes"), "resign-seat", seat, class_="primary")
        no = button(say("resign-no"), "close", autofocus=True)
        outcome = tag("p", session.outcome_of_resigning(seat))
        open_dialog(say("resign-question"), outcome, tag("p.actions", no, yes))
        return
    buttons = [
        button(together(mark(seat), tag("span", session.names[seat])), "resign-seat", seat, class_="seat-button")
        for seat in seats
    ]
    open_dialog(say("resign"), say("resign-who"), tag("div.stack", *buttons))
