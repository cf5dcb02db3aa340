"""What one person sees and may do now, as plain data: made here, shown by whoever shows a board.

It holds only what its viewer may know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pentapod import games
from pentapod.engine.game import Teams
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import NOTHING, Note
from pentapod.engine.state import CHANCE, Action, Deadline, Path, State
from pentapod.engine.touches import completed
from pentapod.engine.words import Stat
from pentapod.play.interaction import Interaction, Replay
from pentapod.play.notices import Notice, notices
from pentapod.play.seating import HERE, SeatStatus
from pentapod.play.session import Session
from pentapod.play.story import Told, story, touched
from pentapod.play.words import YOU, say
from pentapod.scene.display import Signs, ending
from pentapod.scene.shapes import WIDE, Room, Scene, Target, View

_NOTHING: Final[frozenset[str]] = frozenset()


class Seat(NamedTuple):
    """A seat beside the board."""

    number: int
    name: str
    level: int
    """The strength of the computer player; 0 for a person."""
    acts: bool
    wins: bool
    badge: str
    """That it has won, resigned, or is out; else ""."""
    stats: tuple[Stat, ...]
    place: SeatStatus = HERE


class Cover(NamedTuple):
    """What stands over the board until the screen was passed to a seat: a sentence and a button."""

    seat: int
    text: str
    button: str


class Readiness(NamedTuple):
    """A person here who is asked to be ready for what counts by speed, and whether they are."""

    seat: int
    name: str
    ready: bool


class LogLine(NamedTuple):
    """An entry of the log: the position that it leads to, who did it, what; whether a link has just brought it."""

    ply: int
    seat: int
    sentence: str
    new: bool


class BoardView(NamedTuple):
    """What answers a touch at once: the picture, and what lies over it. It takes no picture but the one shown."""

    scene: Scene
    signs: Signs
    """What was touched lately is marked as far as that is known (`marked`)."""
    look: View | None
    """How the picture was drawn; None while an action is shown again."""
    asks: bool
    cover: Cover | None
    readiness: tuple[Readiness, ...]
    deadline: Deadline | None
    pause: float | None


class PlayerView(NamedTuple):
    """What one person sees and may do now."""

    scene: Scene
    signs: Signs
    prompt: str
    asks: bool
    """Whether an action waits to be confirmed."""
    suggested: bool
    """Whether that action is what is suggested."""
    seats: tuple[Seat, ...]
    notices: tuple[Notice, ...]
    story: tuple[Told, ...]
    """What has led here since the viewer's own last choice."""
    replayed: int
    """The position after an action that is shown again, or 0."""
    waits: bool
    """Whether something was taken from somebody here, and nothing goes on before they say so."""
    cover: Cover | None
    readiness: tuple[Readiness, ...]
    """Empty where nobody has still to be ready."""
    end: str
    """The touch that ends the turn, or ""."""
    ply: int
    last: int
    """The number of the newest position."""
    over: str
    """What the end is that is shown, if it is one (`ended`)."""
    can_undo: bool
    can_redo: bool
    can_hint: bool
    can_resign: bool
    note: Note | None
    """What is said of the position; None where nobody writes or reads notes."""
    deadline: Deadline | None
    pause: float | None
    """After how many seconds something happens by itself; None if nothing does."""

    @property
    def lit(self) -> frozenset[str]:
        """What may be touched next."""
        return self.signs.lit | self.signs.reach

    @property
    def scrolled_end(self) -> Target | None:
        """What ends the turn in a picture that may have been scrolled away from it."""
        return next((target for target in self.scene.targets if target.ends), None) if self.scene.scrolls else None


def view(interaction: Interaction, hint: Path = ()) -> PlayerView:
    """What is seen at a board now; `hint` are the touches that are suggested."""
    seen = board_view(interaction, hint)
    return whole_view(interaction, seen._replace(signs=marked(interaction, seen)), hint)


def board_view(interaction: Interaction, hint: Path = ()) -> BoardView:
    """What must be seen at once; `marked` and `whole_view` say the rest of `view`."""
    session = interaction.session
    if interaction.replayed:
        look, (scene, signs) = None, _replay(interaction, interaction.replayed)
    else:
        look, scene, signs = _picture(interaction, hint)
    return BoardView(
        scene,
        signs,
        look,
        interaction.pending is not None,
        _cover(session),
        _readiness(session),
        session.deadline,
        interaction.pause(),
    )


def marked(interaction: Interaction, seen: BoardView) -> Signs:
    """The signs with all marks on what was touched lately: earlier positions may be drawn to find them."""
    if seen.look is None:
        return seen.signs
    found = interaction.marks.find(interaction.session, interaction.paint, seen.scene, seen.look)
    return seen.signs._replace(recent=found)


def search_marks(interaction: Interaction, seen: BoardView) -> bool:
    """A step on the way to what `marked` finds. Whether there are more; after the last one all is known."""
    step = interaction.marks.search
    return seen.look is not None and step(interaction.session, interaction.paint, seen.scene, seen.look)


def whole_view(interaction: Interaction, seen: BoardView, hint: Path = (), asides: Sequence[Notice] = ()) -> PlayerView:
    """The whole view with what was seen at a glance; `asides` stand before the notices."""
    session, pending = interaction.session, interaction.pending
    match, replayed = session.match, interaction.replayed
    shown = match.state_at(replayed.ply - (not replayed.done)) if replayed else match.state
    return PlayerView(
        scene=seen.scene,
        signs=seen.signs,
        prompt=prompt(interaction),
        asks=seen.asks,
        suggested=pending is not None and pending.action.path == hint,
        seats=_seats(session, shown),
        notices=() if pending else (*asides, *interaction.asides(), *notices(session)),
        story=story(session),
        replayed=replayed.ply if replayed else 0,
        waits=session.waits(),
        cover=seen.cover,
        readiness=seen.readiness,
        end=ending(seen.scene.targets, seen.signs.lit | seen.signs.reach),
        ply=match.ply,
        last=match.last,
        over=ended(session),
        can_undo=not session.read_only and (pending is not None or session.can_undo),
        can_redo=not session.at_end,
        can_hint=match.state.result is None and not session.read_only and not all(session.levels),
        can_resign=bool(session.resigners()),
        note=session.notebook.note(match.ply) if session.notebook else None,
        deadline=seen.deadline,
        pause=seen.pause,
    )


def precompute(interaction: Interaction) -> bool:
    """Draw what whoever takes the screen will see, which is kept: so it need not be drawn when they take it.

    That is done in steps, of which this is one; whether there are more.
    """
    with interaction.session.screen.taken():
        return search_marks(interaction, board_view(interaction))


def _replay(interaction: Interaction, replayed: Replay) -> tuple[Scene, Signs]:
    """The position before or after an action that is shown again, with what it touched; nothing may be touched now."""
    session = interaction.session
    match, (ply, done) = session.match, replayed
    look = View(session.screen.viewer, (), interaction.flipped, interaction.room, (), session.names, True)
    return interaction.paint(match.state_at(ply - (not done)), look), Signs(recent=touched(session, ply))


def _picture(interaction: Interaction, hint: Path) -> tuple[View, Scene, Signs]:
    """The position, or what an action that only waits to be confirmed would make of it, and how it was drawn."""
    session, pending = interaction.session, interaction.pending
    state, chosen = session.match.state, pending.action.path if pending else session.touches.chosen
    drawn = chosen
    asked = None
    if pending and not pending.caution:
        state, drawn, asked = state.after(pending.action), (), pending.action.seat
    lit = frozenset(() if pending else session.lit())
    look = View(
        session.screen.viewer,
        drawn,
        interaction.flipped,
        interaction.room,
        session.screen.revealed,
        session.names,
        not lit,
        asked,
    )
    scene = interaction.paint(state, look)
    note = session.notebook.note(session.match.ply) if session.notebook and not pending else NOTHING
    leads_on = bool(chosen) and not session.quick
    signs = Signs(
        lit=_NOTHING if leads_on else lit,
        chosen=frozenset(chosen),
        reach=lit if leads_on else _NOTHING,
        starts=frozenset(session.touches.starts(session.paths())) if leads_on and lit else _NOTHING,
        recent=interaction.marks.known(session),
        hint=frozenset(hint) - frozenset(chosen),
        way=hint if completed(session.touches.legal, hint) else (),
        noted=frozenset(note.marks),
        arrows=note.arrows,
    )
    return look, scene, signs


def prompt(interaction: Interaction) -> str:
    """Who is to do what now, as a sentence."""
    session, pending = interaction.session, interaction.pending
    if interaction.replayed:
        return session.history.sentence(interaction.replayed.ply)
    if pending:
        return pending.caution or _question(session, pending.action)
    return awaited(session)


def awaited(session: Session) -> str:
    """What a session waits for in the position shown, as a sentence."""
    state = session.match.state
    if (seat := session.screen.handover()) is not None:
        return say("cover", name=session.names[seat])
    if needed := session.fair.waiting():
        return needed
    if session.waits():
        return session.history.brief(session.match.ply)
    if state.deadline is None and state.turn in session.computers() and not session.touches.chosen:
        return "" if session.only_shows() else say("thinking", name=session.names[state.turn])
    if waiting := session.screen.unready():
        return say("ready-prompt", names=[session.names[seat] for seat in waiting])
    if state.result is not None and session.you is not None:
        return _told_the_end(session, state, session.you)
    if session.only_shows():
        return ""
    return _to_you(
        session, session.match.game.words.prompt(state, session.names, session.touches.chosen, session.screen.viewer)
    )


def _question(session: Session, action: Action) -> str:
    """Whether an action is to be played, which is named as its seat knows it."""
    what = session.match.game.words.suggest(session.match.state, action, session.names, action.seat)
    return say("confirm-question", what=what)


def _to_you(session: Session, sentence: str) -> str:
    """A prompt for the only person here, who has opponents elsewhere, as one says it to their face."""
    name = session.names[session.you] if session.you is not None and len(session.names) > 1 else ""
    called = re.match(rf"{re.escape(name)}\s?:\s", sentence)  # Some languages have a space before a colon.
    return say("your-turn", wish=sentence[called.end() :]) if name and called else sentence


def _told_the_end(session: Session, state: State, you: int) -> str:
    """How the game ended, to the only person here."""
    names = tuple(YOU if seat == you else name for seat, name in enumerate(session.names))
    how = session.match.game.words.prompt(state, names)
    return how if state.result and state.result[you] else say("you-lose", how=how)


def ended(session: Session) -> str:
    """What the end that is shown is to who looks at it: "won", "lost", "drawn" or, to several, "over"; else ""."""
    match, you = session.match, session.you
    result = match.state.result
    if result is None:
        return ""
    winners = _winners(match.state, match.game.teams(match.options))
    if not winners:
        return "drawn"
    return "over" if you is None else "won" if you in winners else "lost"


def _seats(session: Session, state: State) -> tuple[Seat, ...]:
    match = session.match
    winners = _winners(state, match.game.teams(match.options))
    acting = state.actors if state.turn is None else (state.turn,)  # Where it is nobody's turn, whoever may act.
    badges = {seat: say("out") for seat in state.out}
    badges |= {seat: say("resigned") for seat in session.gave_up()} | {seat: say("wins") for seat in winners}
    return tuple(
        Seat(
            seat,
            name,
            session.levels[seat],
            seat in acting,
            seat in winners,
            badges.get(seat, ""),
            session.stats(state, seat),
            session.place(seat),
        )
        for seat, name in enumerate(session.names)
    )


def _winners(state: State, teams: Teams) -> frozenset[int]:
    """The seats of the one team that has won; none while the game goes on, and none in a draw."""
    shares = enumerate(state.result or ())
    winners = frozenset(seat for seat, share in shares if share > 0)
    return winners if any(winners <= set(team) for team in teams) else frozenset()


def _cover(session: Session) -> Cover | None:
    seat = session.screen.handover()
    if seat is None:
        return None
    name = session.names[seat]
    return Cover(seat, say("cover", name=name), say("cover-take", name=name))


def _readiness(session: Session) -> tuple[Readiness, ...]:
    waiting = session.screen.unready()
    here = [seat for seat in session.match.state.actors if seat in session.people()] if waiting else []
    return tuple(Readiness(seat, session.names[seat], seat not in waiting) for seat in here)


def log_line(session: Session, ply: int) -> LogLine:
    """The entry of the log that leads to the position after so many actions (from 1)."""
    new = session.since is not None and ply > session.since
    return LogLine(ply, session.match.action_at(ply).seat, session.history.sentence(ply), new)


def still(match: Match, flip: bool = False, viewer: int | None = None, room: Room = WIDE) -> Scene:
    """A picture of the position shown, at which nobody can touch anything, as a viewer sees it.

    Hands are hidden from an onlooker while the game goes on.
    """
    seen_by = CHANCE if viewer is None and match.latest.result is not None else viewer
    return games.painter(match.game.id)(match.state, View(seen_by, flip=flip, room=room, idle=True))
