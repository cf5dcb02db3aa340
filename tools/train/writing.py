"""Writes the table of a network, with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import fill

from pentapod.engine.learning.network import Learnt
from train.games import Table
from train.strength import Duel

WIDTH = 118


def written(learnt: Learnt, table: Table, made: str, duels: Mapping[str, Duel]) -> str:
    """The text of a table, the command that made it, and what it won against others."""
    strengths = "; ".join(f"against {name} {came}" for name, came in duels.items())
    head = (
        "What computer players have learnt from games against themselves: in thousandths, what each fact adds to each "
        "hidden unit, and last what it adds to the strength of the seat that looks. Not for correction by hand."
    )
    won = f"Looking one action ahead it won {strengths}."
    parts = ["\n#\n".join(map(comment, (head, f"Made by: {made}", *([won] if duels else ()))))]
    if table["hidden"]:
        parts.append(f"# What each hidden unit counts.\nhidden = {table['hidden']}")
    else:
        parts.append("hidden = []")
    for section in learnt.layout.sections:
        rows = "\n".join(f"    {row}," for row in table[section.name])
        parts.append((comment(section.says) + "\n" if section.says else "") + f"{section.name} = [\n{rows}\n]")
    return "\n\n".join(parts) + "\n"


def comment(words: str) -> str:
    return fill(words, WIDTH, initial_indent="# ", subsequent_indent="# ")
