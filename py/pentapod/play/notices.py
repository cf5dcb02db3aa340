"""What stands under the prompt, as data: what is looked at or has come, and the buttons that lead on from there.

Knows no browser, so that a test can ask whether a game ever stands still.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pentapod.engine.match import Match
from pentapod.play.session import Session
from pentapod.play.story import loss
from pentapod.play.words import listed, say


class Offer(NamedTuple):
    """A button: the command that it gives, with its argument."""

    label: str
    command: str
    argument: str = ""
    primary: bool = False


class Notice(NamedTuple):
    """A sentence and what can be done about it. `seat` marks the sentence with a seat's sign."""

    text: str = ""
    offers: tuple[Offer, ...] = ()
    kind: str = ""
    seat: int | None = None


def notices(session: Session) -> Iterator[Notice]:
    """What there is to say under the prompt of a session; of one that is no game, nothing."""
    if not session.is_kept:
        return
    match = session.match
    if session.read_only:
        yield Notice(say("partial"))
    yield from _arrived(session)
    if not session.at_end and not session.follows():
        yield Notice(_where(session), (Offer(say("back-to-end"), "go", str(len(match.steps))),))
    yield from _lost(session)
    if session.old_line:
        yield Notice(say("branch-kept"), (Offer(say("branch-return"), "old-line"),))
    seat = session.elsewhere()
    if seat is not None and session.live and not session.follows():
        send = Offer(say("share"), "share", primary=True)
        yield Notice(say("elsewhere", name=session.names[seat]), (send,), "turn", seat)
    if match.state.result is not None and session.at_end and not session.read_only:
        swap = (Offer(say("swap-sides"), "swap-sides"),) if session.alone else ()
        rest = Offer(say("share"), "share"), Offer(say("analyse"), "analyse")
        yield Notice("", (Offer(say("again"), "again", primary=True), *swap, *rest), "end")


def _lost(session: Session) -> Iterator[Notice]:
    """What was taken from somebody here; where the game waits for that to be seen, the prompt says it."""
    if lost := loss(session):
        if session.waits():
            yield Notice("", (Offer(say("go-on"), "go-on", primary=True),), "lost")
        else:
            yield Notice(lost.sentence, (), "lost", session.losers(lost.ply)[0])


def _where(session: Session) -> str:
    match = session.match
    if session.undone:
        return say("looking-back-undone", what=session.sentence(match.ply + 1))
    if session.actions() or session.handover() is not None:
        return say("looking-back", ply=match.ply, count=len(match.steps))
    return say("looking-back-only", ply=match.ply, count=len(match.steps))


def _arrived(session: Session) -> Iterator[Notice]:
    """What a link has brought, and who is asked to answer it."""
    match = session.match
    if session.since is not None and session.since < len(match.steps):
        look = (Offer(say("since-look"), "go", str(session.since)),) if session.at_end else ()
        text = news(match, session.since, session.names, session.mine)
        yield Notice(text, (*look, Offer(say("apart"), "apart")), "news")
    elif session.arrived and session.mine is None and match.latest.result is None:
        yield Notice(say("arrived"), (Offer(say("arrived-side"), "choose-side"),))


def news(match: Match, since: int, names: Sequence[str], mine: int | None = None) -> str:
    """What has happened in a match after so many actions, as a sentence; "" if nothing has."""
    seats = [step.action.seat for step in match.steps[since:]]
    players = [seat for seat in dict.fromkeys(seats) if seat >= 0 and seat != mine]
    count = sum(seat in players for seat in seats)
    if not seats:
        return ""
    if not players:
        return say("since-chance")
    who = listed([names[seat] for seat in players])
    return say("since-one", names=who) if count == 1 else say("since-many", names=who, count=count)
