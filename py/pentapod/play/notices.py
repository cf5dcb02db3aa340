"""What stands under the prompt, as data: what is looked at or has come, and the buttons that lead on from there.

Knows no browser, so that a test can ask whether a game ever stands still.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from pentapod.engine.match import Match
from pentapod.play.post.dice import verdict_sentence
from pentapod.play.session import Session
from pentapod.play.story import loss
from pentapod.play.words import say


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
    yield from _dice(session)
    if session.notebook:
        if text := session.notebook.note(match.ply).text:
            yield Notice(text, (), "note")
    elif not session.at_end and not session.follows():
        yield Notice(_where(session), (Offer(say("back-to-end"), "go", str(match.last)),))
    yield from _lost(session)
    if session.old_line:
        yield Notice(say("branch-kept"), (Offer(say("branch-return"), "old-line"),), "branch")
    seat = session.elsewhere()
    if seat is not None and session.live and not session.follows() and not session.shared:
        send = Offer(say("share"), "share", primary=True)
        yield Notice(say("elsewhere", name=session.names[seat]), (send,), "turn", seat)
    if match.state.result is not None and session.at_end and not session.read_only:
        swap = (Offer(say("swap-sides"), "swap-sides"),) if session.alone else ()
        rest = Offer(say("share"), "share"), Offer(say("analyse"), "analyse")
        yield Notice("", (Offer(say("again"), "again", primary=True), *swap, *rest), "end")


def _dice(session: Session) -> Iterator[Notice]:
    """What there is to say of fair dice: what is wrong or missing, and in the end that all is well.

    What is waited for, the prompt says.
    """
    if session.match.dice is None:
        return
    verdict = session.fair.verdict()
    if verdict and (verdict.fault or session.match.state.result is not None):
        yield Notice(verdict_sentence(verdict), (), "fault" if verdict.fault else "proven")
    if session.fair.is_lost():
        yield Notice(say("fair-lost"), (Offer(say("fair-renew"), "renew-dice"),), "lost")
    elif session.mine is None and not session.arrived and session.bound == frozenset() and not session.read_only:
        yield Notice("", (Offer(say("arrived-side"), "choose-side", primary=True),), "turn")
    elif session.fair.awaited() is not None and session.mine is not None and session.live and not session.follows():
        yield Notice("", (Offer(say("share"), "share", primary=True),), "turn")


def _proven(session: Session, text: str) -> str:
    """What a link has brought, and that its dice are proven, if they are."""
    verdict = session.fair.verdict()
    if verdict is None or verdict.fault:
        return text
    return f"{text} {verdict_sentence(verdict)}".rstrip()


def _lost(session: Session) -> Iterator[Notice]:
    """What was taken from somebody here; where the game waits for that to be seen, the prompt says it."""
    if lost := loss(session):
        if session.waits():
            yield Notice("", (Offer(say("go-on"), "go-on", primary=True),), "lost")
        else:
            yield Notice(lost.sentence, (), "lost", session.history.losers(lost.ply)[0])


def _where(session: Session) -> str:
    match = session.match
    if session.undone:
        return session.what_was_undone()
    if session.actions() or session.screen.handover() is not None:
        return say("looking-back", ply=match.ply, count=match.last)
    return say("looking-back-only", ply=match.ply, count=match.last)


def _arrived(session: Session) -> Iterator[Notice]:
    """What a link has brought, and who is asked to answer it."""
    match = session.match
    if session.since is not None and session.since < match.last:
        look = (Offer(say("since-look"), "go", str(session.since)),) if session.at_end else ()
        text = news(match, session.since, session.names, session.mine)
        yield Notice(_proven(session, text), (*look, Offer(say("apart"), "apart")), "news")
    elif session.arrived and session.mine is None and match.latest.result is None:
        side = Offer(say("arrived-side"), "choose-side", primary=match.dice is not None)
        yield Notice(_proven(session, say("arrived")), (side,))


def news(match: Match, since: int, names: Sequence[str], mine: Collection[int] | None = None) -> str:
    """What has happened in a match after so many actions, as a sentence; "" if nothing has."""
    seats = [step.action.seat for step in match.steps[since:]]
    players = [seat for seat in dict.fromkeys(seats) if seat >= 0 and seat not in (mine or ())]
    count = sum(seat in players for seat in seats)
    if not seats:
        return ""
    if not players:
        return say("since-chance")
    return say("since-many", names=[names[seat] for seat in players], count=count)
