"""What units can do, as messages: plans print it in a word (`ability-`), and a sentence tells more (`about-`)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.message import Message
from pentapod.games.xpod.data.table import FORMS, Decon, Special
from pentapod.games.xpod.rules.activation.specials import PLAIN_DECON


def abilities(form: int) -> Iterator[Message]:
    """What a form can do: the ends of the keys, and the facts."""
    able = FORMS[form]
    for movement, value in able.moves:
        yield Message(movement.lower(), {"count": value})
    for special in able.specials:
        yield ability(special, able.decon or PLAIN_DECON)


def ability(special: Special, decon: Decon = PLAIN_DECON) -> Message:
    """A special action; `decon` says how far and how hard it would deconstruct."""
    if special != Special.DECON:
        return Message(special.value)
    levels, near, far = decon
    return Message(special.value, {"levels": levels, "near": near, "far": far, "span": (near, far)})
