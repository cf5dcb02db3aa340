"""Finding the link of a game in what people paste and what messengers make of an address."""

from __future__ import annotations

import re
from urllib.parse import unquote

_SETUP = re.compile(r"#(edit:[a-z]{1,32}(?::[^\s<>\"]*)?)")
_LINK = re.compile(r"(?<![a-z])[a-z]{1,32}:[0-9]+(?:\.=)?[A-Za-z0-9_.~-]*")


def fragment_in(text: str) -> str:
    """The first thing in a text that looks like the link of a game, preferably behind a #; "" if there is none.

    The address of a position that is being set up counts as a link.
    """
    if setup := _SETUP.search(text):
        return unquote(setup[1])
    plain = unquote(text)
    found = _LINK.search(plain.partition("#")[2]) or _LINK.search(plain)
    return found[0].rstrip(".") if found else ""
