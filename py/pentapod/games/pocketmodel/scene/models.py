"""The models: every unit is a form of models.drawings with a few measures from the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from pentapod.games.pocketmodel.data.table import UNITS
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Shape

FORMS: Final = Drawings(__package__, "models.drawings")
_PARTS: Final = Drawings(__package__, "parts.drawings")

_PLAIN: Final = 36
"""The radius of a model without a form."""

_MODELS: Final = {unit.code: (unit.model[0], dict(unit.model[1])) for unit in UNITS}


@cache
def model(code: str, accent: str) -> tuple[Shape, ...]:
    """The model of a kind of unit, by its code."""
    form, measures = _MODELS[code]
    try:
        below = tuple(_several(form, accent, measures))
        return (*below, *FORMS.drawn(form, accent=accent, **measures))
    except KeyError:  # A unit of another table, with a form or measures that there are not.
        return FORMS.drawn("disc", accent=accent, r=_PLAIN)


def _several(form: str, accent: str, measures: Mapping[str, int]) -> Iterator[Shape]:
    """What a form has several of."""
    for part, x, y, mirrored in _parts(form, measures):
        yield from _PARTS.at(part, x, y, mirrored=mirrored, accent=accent, **measures)


def _parts(form: str, measures: Mapping[str, int]) -> Iterator[tuple[str, float, float, bool]]:
    """The drawings of those parts, where they are, and whether they look to the left."""
    match form, measures:
        case "troop", {"n": n}:
            yield from (("figure", 28 * at - 14 * (n - 1), 2 - 6 * (at % 2), False) for at in range(n))
        case "bike", {"n": n}:
            yield from (("single-bike", 12 * at - 6, 24 - 34 * at, False) for at in range(n))
        case "tank", {"length": length, "wheels": wheels}:
            step = (length - 20) / max(1, wheels - 1)
            yield from (("tank-wheel", 10 - length / 2 + at * step, 0, False) for at in range(wheels))
        case "walker", {"legs": legs, "body": body}:
            seen = legs if legs < 6 else 3
            step = body * 0.75 / max(1, seen - 1)
            yield from (("other-leg" if at % 2 else "leg", at * step - body * 0.375, 0, False) for at in range(seen))
        case "spider", {"legs": legs}:
            yield from (("spider-inner-leg" if at > 1 else "spider-leg", 0, 0, at % 2 == 1) for at in range(legs))
