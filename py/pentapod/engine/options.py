"""What is settled before a game starts: its options, each with the choices that there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pentapod.engine.values import Names

Options = Mapping[str, str]
"""The chosen `Choice.id` by `Option.id`, complete: `Game.choose` makes one."""


class OptionError(ValueError):
    """An option or a choice that the game does not have."""


class Choice(NamedTuple):
    """One value of an option. `label` and `help` are for players."""

    id: str
    label: str
    help: str = ""


class Option(NamedTuple):
    """Something to settle before a game starts. The first choice is the default.

    Links hold the index of a choice: choices and options may be added at the end, never moved or removed, for as
    long as the game's version stays.
    """

    id: str
    label: str
    choices: tuple[Choice, ...]
    needs: tuple[tuple[str, Names], ...] = ()
    """Other options with those of their choices under which this one matters; else it is not asked for."""

    def matters(self, options: Options) -> bool:
        """Whether this option changes a game that is otherwise settled so."""
        return all(options[option] in choices for option, choices in self.needs)
