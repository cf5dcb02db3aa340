"""The touches so far of actions in the making: of one, or in a race of one of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.touches import completed, next_touches
from pentapod.play.latest import Latest
from pentapod.play.outcomes import Chosen, Completed, Refused, Taken, TakenBack
from pentapod.play.screen import Screen
from pentapod.play.seating import Seating


class Touches:
    """What is in the making in the position shown.

    `paths` below are what people here may do now or try, `actions` what they may do.
    """

    def __init__(self, here: Seating, screen: Screen) -> None:
        self._here = here
        self._screen = screen
        self._begun: list[Path] = []
        self._listed = Latest[tuple[Sequence[Action], Sequence[Action]]]()

    @property
    def chosen(self) -> Path:
        """The touches so far, of every action in the making."""
        return tuple(touch for path in self._begun for touch in path)

    # ------------------------------------------------------------------ what is possible

    def _list(self) -> tuple[Sequence[Action], Sequence[Action]]:
        """The legal actions and the tries of the position shown: they are listed once."""
        state = self._here.match.state
        return self._listed.of(lambda: (state.actions(), state.tries()), state)

    @property
    def legal(self) -> Sequence[Action]:
        """What anybody may do now."""
        return self._list()[0]

    @property
    def tries(self) -> Sequence[Action]:
        """What anybody may try now, in vain or not."""
        return self._list()[1]

    def _seats(self, path: Path) -> set[int]:
        """Whose action it is that begins so."""
        return {seat for seat, its in (*self.legal, *self.tries) if its[: len(path)] == path}

    def lit(self, paths: Sequence[Action]) -> tuple[str, ...]:
        """What may be touched next."""
        if not self._here.quick:
            return next_touches(paths, self.chosen)
        busy = {seat for path in self._begun for seat in self._seats(path)}
        waiting = [action for action in paths if action.seat not in busy]
        starts = (next_touches(paths, path) for path in self._begun)
        return tuple(dict.fromkeys((*next_touches(waiting, ()), *(touch for some in starts for touch in some))))

    def starts(self, paths: Sequence[Action]) -> tuple[str, ...]:
        """The touches that would begin another action than the one that is chosen."""
        longer = [action for action in paths if len(action.path) > 1]
        return tuple(touch for touch in next_touches(longer, ()) if touch not in self.chosen)

    def leads_on(self, touch: str, paths: Sequence[Action]) -> bool:
        """Whether a touch begins something, goes on with it or takes it back."""
        begun = any(touch in path or touch in next_touches(paths, path) for path in self._begun)
        return begun or touch in next_touches(paths, ())

    def refusal(self, path: Path) -> str:
        """Why touches cannot be made, as who looks at the screen may know it."""
        match = self._here.match
        return match.game.words.refusal(match.state, path, self._here.names, self._screen.viewer)

    # ------------------------------------------------------------------ touching

    def take_back(self, touch: str) -> bool:
        """Take back a touch that was made, with all that came after it. False if it was not."""
        for at, path in enumerate(self._begun):
            if touch in path:
                self._replace(at, path[: path.index(touch)])
                return True
        return False

    def make(self, touch: str, actions: Sequence[Action], paths: Sequence[Action]) -> Taken | None:
        """Go on with what was begun last and can, or else begin; None if the touch does neither."""
        for at, path in reversed(tuple(enumerate(self._begun))):
            if touch in next_touches(paths, path):
                return self._extend(at, (*path, touch), actions, paths)
        return self._begin(touch, actions) if touch in next_touches(paths, ()) else None

    def _extend(self, at: int, longer: Path, actions: Sequence[Action], paths: Sequence[Action]) -> Taken:
        """One touch more of an action in the making. What is tried in vain keeps its touches before the last."""
        action = completed(actions, longer)
        if action is None and completed(paths, longer):
            return Refused(self.refusal(longer))
        self._replace(at, longer)
        return Completed(action) if action else Chosen()

    def _begin(self, touch: str, actions: Sequence[Action]) -> Taken:
        """Another action is begun in place of what the same seats have begun, and of what is tried.

        What would be a whole action by this touch alone, such as the end of a turn, is not lit while another is begun:
        so the touch only takes that back, and lights it.
        """
        action, seats = completed(actions, (touch,)), self._seats((touch,))
        kept = [path for path in self._begun if not seats & self._seats(path)]
        if action and len(kept) < len(self._begun):
            self._begun = kept
            return TakenBack()
        tried = next_touches(self.tries, (touch,))
        self._begun = [path for path in kept if not (tried and next_touches(self.tries, path))]
        self._begun.append((touch,))
        return Completed(action) if action else Chosen()

    def _replace(self, at: int, path: Path) -> None:
        self._begun[at : at + 1] = [path] if path else []

    def step_back(self) -> bool:
        """Take back the last touch. False when there is none."""
        had = bool(self._begun)
        if had:
            self._replace(len(self._begun) - 1, self._begun[-1][:-1])
        return had

    def forget(self) -> None:
        """Nothing is in the making any more."""
        self._begun = []

    def follow(self) -> None:
        """Something has happened: in a race, what is still possible goes on."""
        paths = (*self.legal, *self.tries) if self._here.quick else ()
        self._begun = [path for path in self._begun if next_touches(paths, path)]

    def take_over(self, before: Touches) -> None:
        """Go on with what was begun there."""
        self._begun = before._begun
