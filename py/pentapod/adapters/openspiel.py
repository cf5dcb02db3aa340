"""The games for OpenSpiel: importing this module registers `pentapod_pods`, `pentapod_modx` and so on.

    import pyspiel
    import pentapod.adapters.openspiel
    game = pyspiel.load_game("pentapod_modx(players=_3)")

Parameters are the options of the game. OpenSpiel reads `3` as a number, never as a text: where all choices of an option
are numbers, so is the parameter; where only some are (`2`, `3`, `4`, `teams`), those have an underscore.

An action of OpenSpiel is one touch (`sequence.py` says what that settles). The observation string is the position as a
seat may know it; its tensor holds the bytes of that text. The information state adds a digest of everything that the
seat has seen and touched before: its tensor holds the bytes of the text, then those of the digest. So two information
states have the same tensor if and only if they have the same string, also where a long text is cut off.

`resample_from_infostate` deals what a seat cannot know: it lets search for games of imperfect information run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from pentapod.adapters.sequence import BYTES, DIGEST, MOST_TOUCHES, Moment, Table, encoded, offered, seat_range
from pentapod.engine.game import Game
from pentapod.engine.options import Option
from pentapod.engine.state import CHANCE

PREFIX: Final = "pentapod_"


class PentapodGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Pentapod with its options."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        chosen = {name: str(value).removeprefix("_") for name, value in (params or {}).items()}
        self.table = Table(game, chosen)
        seats, touches = self.table.seats, len(self.table.touches)
        info = pyspiel.GameInfo(
            num_distinct_actions=touches,
            max_chance_outcomes=touches,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_TOUCHES,
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> PentapodState:
        return PentapodState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> PentapodObserver:
        if params:
            raise ValueError(f"an observation has no parameters, so not {params}")
        return PentapodObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PentapodState(pyspiel.State):  # type: ignore[misc]
    """A position, how far a seat has come with its action, and what has led to it."""

    def __init__(self, game: PentapodGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.table.begin()

    def current_player(self) -> int:
        player = self.moment.player
        if player is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.numbers if player == self.moment.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.moment.table.touches[action])

    def is_terminal(self) -> bool:
        return self.moment.player is None

    def returns(self) -> list[float]:
        return self.moment.payoffs()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> PentapodState:
        """A state in which a seat knows the same; `rng` gives numbers from 0 to 1.

        Its history begins with it, since the true one holds what the seat cannot know.
        """
        state = PentapodState(self.get_game())
        state.moment = self.moment.redealt(player, Random(rng()))
        return state

    def __str__(self) -> str:
        return " / ".join((self.moment.node.state.text(), *self.moment.node.chosen))


class PentapodObserver:
    """What a seat sees, as `open_spiel.python.observation` asks for it."""

    def __init__(self, kind: Any) -> None:
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall and self._sees_own
        self.tensor: Any = np.zeros(BYTES + DIGEST * self._recalls, np.float32)
        self.dict = {"text": self.tensor[:BYTES]}
        if self._recalls:
            self.dict["seen"] = self.tensor[BYTES:]

    def set_from(self, state: PentapodState, player: int) -> None:
        moment = state.moment
        self.dict["text"][:] = np.frombuffer(encoded(moment.view(player if self._sees_own else None), BYTES), np.uint8)
        if self._recalls:
            self.dict["seen"][:] = np.frombuffer(moment.seen(player), np.uint8)

    def string_from(self, state: PentapodState, player: int) -> str:
        moment = state.moment
        text: str = moment.view(player if self._sees_own else None)
        return f"{text} # {moment.seen(player).hex()}" if self._recalls else text


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    kinds = pyspiel.GameType
    least, most = seat_range(game)
    chances = kinds.ChanceMode
    knowledge = kinds.Information
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chances.EXPLICIT_STOCHASTIC if game.chance or game.races else chances.DETERMINISTIC,
        information=knowledge.IMPERFECT_INFORMATION if game.hidden else knowledge.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.id: parameter(option, option.choices[0].id) for option in game.options},
    )


def parameter(option: Option, choice: str) -> str | int:
    """A choice of an option as a parameter."""
    if all(one.id.isdecimal() for one in option.choices):
        return int(choice)
    return f"_{choice}" if choice.isdecimal() else choice


def register(game: Game) -> None:
    """Make a game known to OpenSpiel.

    It keeps what makes games until Python has ended, and only a class outlives that.
    """

    class Registered(PentapodGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


for _game in offered():
    register(_game)
