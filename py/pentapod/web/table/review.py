"""The analysis of a finished game beside its board, as markup: how each side stood, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.play.session import Session
from pentapod.play.thinking.analysis import LEAST_LOSS, Analysis, Mistake
from pentapod.play.words import listed, players
from pentapod.web.shell.markup import Markup, button, mark, tag, together
from pentapod.web.shell.words import say

REASONS = 2
"""So many reasons are told at most."""


def review(analysis: Analysis, session: Session, chosen: int) -> Markup:
    """The plot, and once all is known the worst mistakes, one of them (from 0) in full."""
    if not analysis.done:
        bar = tag("progress", value=f"{analysis.reached:.2f}")
        return together(plot(analysis, session), tag("label.soft", say("analysing"), bar))
    found = mistakes(analysis, session)
    if found:
        chips = (_chip(at, one, at == chosen) for at, one in enumerate(found))
        in_full = _in_full(analysis, session, found[chosen], chosen)
        told = together(tag("p", say("mistakes")), tag("div.mistakes", *chips), in_full)
    else:
        told = tag("p.soft", _without_mistakes(analysis, session))
    return together(plot(analysis, session), _resigned(analysis, session), _proved(analysis), told)


def _without_mistakes(analysis: Analysis, session: Session) -> str:
    """Why nobody made a large mistake, and still the one who is told (else who stood worst in the end) has lost."""
    lines = analysis.lines()
    people = session.people() if session.alone else ()
    of_people = [at for at, team in enumerate(analysis.teams) if set(team) & set(people)]
    team = of_people[0] if of_people else min(range(len(lines)), key=lambda at: lines[at][-1][1])
    whole, *parts = analysis.fall(team)
    if whole < LEAST_LOSS:
        return say("mistakes-none")
    names = say("listed", things=players([session.names[seat] for seat in analysis.teams[team]]))
    own, chance, unseen = (round(100 * part) for part in parts)
    if own >= max(chance, unseen):
        return say("mistakes-small", who=names, least=round(100 * LEAST_LOSS), cost=own)
    if chance >= unseen:
        return say("mistakes-chance", who=names, cost=chance)
    return say("mistakes-none") if analysis.resigned() else say("mistakes-unseen", who=names)


def _resigned(analysis: Analysis, session: Session) -> Markup | None:
    """Who ended the game by giving up, and how it stood for them then."""
    if (given_up := analysis.resigned()) is None:
        return None
    seat, share = given_up
    who = session.names[seat]
    text = say("gave-up", who=who) if share is None else say("gave-up-at", who=who, share=round(100 * share))
    return tag("p", text)


def mistakes(analysis: Analysis, session: Session) -> list[Mistake]:
    """The worst: those of the one person who played against computer players, else everybody's."""
    return analysis.mistakes(session.people() if session.alone else ())


def plot(analysis: Analysis, session: Session) -> Markup:
    """How each team stood over the game, from nothing at the foot to all at the top; touching it shows the position."""
    last = max(1, analysis.match.last)
    lines = [
        tag(f"polyline.seat-{team[0]}", points=" ".join(f"{at},{1 - share:.3f}" for at, share in line))
        for team, line in zip(analysis.teams, analysis.lines(), strict=True)
    ]
    ply = session.match.ply
    picture = tag(
        "svg.plot",
        tag("line.half", x1="0", x2=last, y1="0.5", y2="0.5"),
        tag("line.here", x1=ply, x2=ply, y1="0", y2="1"),
        *lines,
        role="img",
        aria_label=say("plot"),
        viewBox=f"0 0 {last} 1",
        preserveAspectRatio="none",
        data_do="plot",
        data_argument=last,
    )
    sides = [tag("span", mark(team[0]), listed([session.names[seat] for seat in team])) for team in analysis.teams]
    return tag(
        "figure.chart",
        tag("figcaption", tag("b", say("plot-up")), *sides),
        tag("span.up", tag("i", say("plot-all")), tag("i", say("plot-none")), aria_hidden="true"),
        picture,
        tag("span.along", tag("i", "0"), tag("i", say("plot-along")), tag("i", str(last)), aria_hidden="true"),
    )


def _proved(analysis: Analysis) -> Markup | None:
    """From which action on it is known who wins with best play."""
    ply = analysis.proved_from()
    return None if ply is None else tag("p.soft", say("proved-from", ply=ply + 1))


def _who_would_win(session: Session, seats: Sequence[int]) -> str:
    names = [session.names[seat] for seat in seats]
    return say("proved-before", players=players(names))


def _chip(at: int, one: Mistake, chosen: bool) -> Markup:
    loss = round(100 * one.loss)
    text = together(mark(one.seat), tag("span", say("mistake", ply=one.ply, loss=loss)))
    label = say("mistake-label", ply=one.ply, loss=loss)
    return button(text, "mistake", at, aria_label=label, aria_pressed=chosen, id=f"mistake-{at}")


def _in_full(analysis: Analysis, session: Session, one: Mistake, at: int) -> Markup:
    """What was played, what would have been better and why, and what might have followed."""
    line = list(analysis.best_line(one, session.names))
    done = say("mistake-played", what=session.history.sentence(one.ply), loss=round(100 * one.loss))
    pieces: list[Markup] = [tag("p", done)]
    if sure := analysis.sure(one.ply - 1):
        pieces.append(tag("p", _who_would_win(session, sure)))
    if line:
        (_, best), *after = line
        reasons = analysis.reasons(one, session.names)[:REASONS]
        why = say("mistake-why", what=best.removesuffix("."), reasons=reasons) if reasons else best
        pieces.append(tag("p.better", tag("b", say("mistake-better")), " ", why))
        if after:
            steps = [tag("li", mark(seat), tag("span", what)) for seat, what in after]
            pieces += [tag("p.soft", say("mistake-then")), tag("ol.line", *steps)]
    buttons = (
        button(say("mistake-try"), "try-mistake", at, class_="primary"),
        button(say("mistake-show"), "mistake", at),
    )
    return tag("div.mistake", *pieces, tag("p.row", *buttons), id="mistake")
