"""Devices that play a match by post: each has its seats, its secrets and the match as it knows it."""

from __future__ import annotations

from random import Random

from every_game import find
from pentapod.engine import link
from pentapod.engine.fair import proof, sides
from pentapod.engine.fair.chains import new_seed
from pentapod.engine.fair.proof import Fault
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE


class Device:
    """One device. Its choices are drawn by `rng`; its secrets are, too."""

    def __init__(self, seats: tuple[int, ...], rng: Random) -> None:
        self.seats = seats
        self.rng = rng
        self.seed = ""
        self.match: Match | None = None

    def begin(self, match: Match) -> None:
        """Begin chains at the end of a match."""
        self.match = match
        self.seed = new_seed(self.rng, len(match.game.titles[: match.game.seats(match.options)]))
        sides.begin(match, self.seats, self.seed)

    def open(self, text: str) -> Fault | None:
        """Open a link: what is wrong with its dice, or None if it was taken."""
        found = link.decode(text, find)
        if fault := proof.check(found).fault:
            return fault
        if self.match is None or (self.match.dice is None):
            self.match = found
        elif proof.is_renewed(self.match, found):
            self.match, self.seed = found, ""
        elif fault := proof.compare(self.match, found):
            return fault
        else:
            self.match = sides.united(self.match, found)
        self._join()
        sides.follow(self.match, self.seed)
        return None

    def _join(self) -> None:
        match = self.match
        assert match
        assert match.dice
        if sides.own_side(match, self.seed) is None and match.dice.side(self.seats[0]) is None:
            self.seed = new_seed(self.rng, match.game.seats(match.options))
            sides.join(match, self.seats, self.seed)

    def play(self, most: int = 1000) -> bool:
        """Play on as far as this device may, up to so many actions. Whether anything was played."""
        match = self.match
        assert match
        before = len(match.steps)
        while match.state.result is None and len(match.steps) - before < most:
            actions = match.state.actions()
            mine = [index for index, action in enumerate(actions) if action.seat in self.seats]
            if match.state.actors == (CHANCE,):
                if sides.awaited(match, self.seed):
                    break
                sides.roll(match, self.seed)
            elif match.state.automatic:
                match.play_index(0, actions)
            elif mine:
                match.play_index(self.rng.choice(mine), actions)
            else:
                break
            sides.follow(match, self.seed)
        return len(match.steps) > before

    def link(self) -> str:
        """The link that this device sends."""
        assert self.match
        return link.encode(self.match)


def played_by_post(match: Match, groups: tuple[tuple[int, ...], ...], seed: int, most: int = 150) -> list[Device]:
    """Devices, one for each group of seats, that have played a match by sending each link to all others.

    They play to its end, or for so many actions and to the end of that stretch.
    """
    rng = Random(seed)
    devices = [Device(seats, Random(rng.random())) for seats in groups]
    devices[0].begin(match)
    for turn in range(10 * most):
        device = devices[turn % len(devices)]
        if device.match is None:
            continue
        before = len(device.match.steps)
        device.play(most)
        if len(device.match.steps) == before and turn > 2 * len(devices):
            continue
        text = device.link()
        for other in devices:
            if other is not device:
                assert other.open(text) is None
        if device.match.state.result is not None or len(device.match.steps) >= most:
            break
    return devices
