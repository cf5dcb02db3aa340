"""What a computer player thinks of a finished game: who stood how well after each action, and where most was lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Final, NamedTuple

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action, Actions, Paths, Shares
from pentapod.play.thinking.thinker import Message

LEAST_LOSS: Final = 0.08
WORST: Final = 5
_WHOLE: Final = 0.999
"""From this share on a certain win is whole, but for rounding."""


class Mistake(NamedTuple):
    """An action that gave much away."""

    ply: int
    """The position that it led to."""
    seat: int
    loss: float
    """How much of the win it cost, from 0 to 1."""
    good: Paths = ()
    """What would have been better, the best first: about as good as the best."""
    plan: Actions = ()
    """The best, and what was expected to follow: choices only."""


class Fall(NamedTuple):
    """What a team's share sank by from the first verdict to the end, of 1, and what that came from, where it is known.

    A game that was given up ends here with the last verdict. Each part may be below 0, where it helped.
    """

    whole: float
    own: float
    """What its own actions cost, small losses too."""
    chance: float
    """What dice and cards cost."""
    unseen: float
    """What no verdict had foreseen, though nothing was left to chance."""


class Analysis:
    """Grows verdict by verdict. Shares are of teams, in the order of the game's teams."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.teams = match.game.teams(match.options)
        self.done = False
        self._shares: dict[int, Shares] = {}
        self._losses: dict[int, float] = {}
        self._mistakes: list[Mistake] = []
        self._proved: set[int] = set()
        result = match.latest.result
        if result is not None:
            self._shares[match.last] = self._by_team(result)
            self._proved.add(match.last)

    def _by_team(self, shares: Sequence[float]) -> Shares:
        return tuple(sum(shares[seat] for seat in team) for team in self.teams)

    @property
    def reached(self) -> float:
        """How far the verdicts have come, from 0 to 1."""
        known = [ply for ply in self._shares if ply < self.match.last]
        return 1.0 if self.done else max(known, default=0) / max(1, self.match.last)

    def take(self, verdict: Message) -> None:
        """A verdict, as `thinker.py` writes it."""
        ply, loss = verdict["ply"], verdict["loss"]
        self._shares[ply] = self._by_team(verdict["value"])
        self._losses[ply] = loss
        if verdict["proved"]:
            self._proved.add(ply)
        if loss >= LEAST_LOSS:
            good = tuple(tuple(path) for path in verdict.get("good", ()))
            plan = tuple(Action(seat, tuple(path)) for seat, path in verdict.get("plan", ()))
            self._mistakes.append(Mistake(ply + 1, self.match.steps[ply].action.seat, loss, good, plan))

    def proved_from(self) -> int | None:
        """The first choice from which on it is known of every one who wins with best play; None if of none."""
        known = sorted(self._shares)[:-1] if self.match.last in self._shares else sorted(self._shares)
        proved = list(takewhile(self._proved.__contains__, reversed(known)))
        return proved[-1] if proved else None

    def sure(self, ply: int) -> tuple[int, ...]:
        """Who surely wins from a position with best play: the seats of a team. Nobody where that is not known."""
        if ply not in self._proved:
            return ()
        return next((team for team, share in zip(self.teams, self._shares[ply], strict=True) if share > _WHOLE), ())

    def lines(self) -> list[list[tuple[int, float]]]:
        """For each team the plies that are known, with its share there."""
        return [[(ply, self._shares[ply][team]) for ply in sorted(self._shares)] for team in range(len(self.teams))]

    def mistakes(self, seats: Collection[int] = ()) -> list[Mistake]:
        """The worst few, the worst first; only of some seats, if any are named."""
        some = [mistake for mistake in self._mistakes if not seats or mistake.seat in seats]
        return sorted(some, key=lambda mistake: -mistake.loss)[:WORST]

    def resigned(self) -> tuple[int, float | None] | None:
        """Who ended the game by giving up, if somebody did, and the share of that team by the last verdict, if any."""
        action = self.match.steps[-1].action if self.match.steps else None
        if action is None or action.path != RESIGN:
            return None
        team = next(at for at, team in enumerate(self.teams) if action.seat in team)
        plies = sorted(self._shares)[:-1]
        return action.seat, self._shares[plies[-1]][team] if plies else None

    def fall(self, team: int) -> Fall:
        """Why a team (its number among the teams) stood worse in the end than in the beginning."""
        plies = sorted(self._shares)
        if self.resigned() and len(plies) > 1:
            plies.pop()
        own = chance = unseen = 0.0
        for ply, following in pairwise(plies):
            step, loss = self.match.steps[ply], self._losses.get(ply, 0.0)
            is_own = step.action.seat in self.teams[team]
            sunk = self._shares[ply][team] - self._shares[following][team] - (loss if is_own else 0.0)
            own += loss if is_own else 0.0
            if any(one.action.seat == CHANCE for one in self.match.steps[ply:following]):
                chance += sunk
            elif is_own or sunk > 0:  # What others gave away is theirs.
                unseen += sunk
        return Fall(self._shares[plies[0]][team] - self._shares[plies[-1]][team], own, chance, unseen)

    def best_line(self, mistake: Mistake, names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """What would have been better and what might have followed, as seats and what they do, in words.

        It ends where chance would have spoken, or where the plan was made for hands that others did not have.
        """
        words, state = self.match.game.words, self.match.state_at(mistake.ply - 1)
        for action in mistake.plan:
            while state.automatic and state.actors != (CHANCE,) and state.result is None:
                state = state.after(state.actions()[0])
            if action not in state.actions():
                return
            yield action.seat, f"{words.suggest(state, action, names, CHANCE)}."
            state = state.after(action)

    def reasons(self, mistake: Mistake, names: Sequence[str]) -> tuple[str, ...]:
        """Why that would have been better: clauses, the most telling first."""
        state = self.match.state_at(mistake.ply - 1)
        best = Action(mistake.seat, mistake.good[0])
        return self.match.game.words.reasons(state, best, names, CHANCE)
