"""The games for PettingZoo, as environments whose agents act in turn (AEC).

    from pentapod.adapters.pettingzoo import env
    game = env("modx", players="3")

An action is the number of one touch (`sequence.py` says what that settles), an observation what the agent may know: the
position as text, byte by byte, and which touches are legal. Chance touches by itself, from the seed of `reset`. Rewards
come at the end: 1 for a win alone, 0 in all.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentapod import games
from pentapod.adapters.sequence import BYTES, Moment, Table, encoded
from pentapod.api.pictures import svg
from pentapod.engine.state import CHANCE

RENDER_MODES: Final = ("ansi", "svg")


def env(game_id: str, render_mode: str | None = None, **options: str) -> AECEnv:
    """A game by its id and options, in the wrappers that say what an agent does wrong."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(PentapodEnv(game_id, render_mode, **options))
    )


class PentapodEnv(AECEnv):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, game_id: str, render_mode: str | None = None, **options: str) -> None:
        """Raises `UnknownGame`, `OptionError`, and `ValueError` for a mode that is none of `RENDER_MODES`."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        game = games.find(game_id)
        self.table = Table(game, game.choose(**options))
        self.render_mode = render_mode
        self.metadata = {
            "name": f"pentapod_{game_id}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        count = len(self.table.touches)
        self._actions = {agent: Discrete(count) for agent in self.possible_agents}
        self._observations = {
            agent: Dict({"observation": Box(0, 255, (BYTES,), np.uint8), "action_mask": Box(0, 1, (count,), np.int8)})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moment: Moment = self.table.begin()
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.moment = self.moment.after(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Chance touches, until a seat is to touch or the game is over."""
        while self.moment.player == CHANCE:
            numbers, chances = zip(*self.moment.chances(), strict=True)
            self.moment = self.moment.after(self.rng.choices(numbers, chances)[0])
        player = self.moment.player
        if player is not None:
            self.agent_selection = self.possible_agents[player]
            return
        over = self.moment.node.state.result is not None
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.rewards = dict(zip(self.possible_agents, self.moment.payoffs(), strict=True))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(len(self.table.touches), np.int8)
        if self.moment.player == seat:
            mask[self.moment.numbers] = 1
        return {
            "observation": np.frombuffer(encoded(self.moment.view(seat), BYTES), np.uint8).copy(),
            "action_mask": mask,
        }

    def text(self, agent: str) -> str:
        """The position as an agent may know it, as one line; the games' `position` reads it up to a ` / `."""
        return self.moment.view(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """What an onlooker sees: the position as text, or a picture in SVG."""
        state = self.moment.node.state
        if self.render_mode == "ansi":
            return self.moment.view(None)
        if self.render_mode == "svg":
            return svg(state)
        return None

    def close(self) -> None:
        """Nothing is held open."""
