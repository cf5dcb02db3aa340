"""Addresses as people send them: how they must end, and finding them in what people paste."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote

_SETUP = re.compile(r"#(edit:[a-z]{1,32}(?::[^\s<>\"]*)?)")
_LINK = re.compile(r"(?<![a-z])[a-z]{1,32}:[0-9]+(?:\.=)?[A-Za-z0-9_.~-]*")


def closed(address: str) -> str:
    """The same address with a letter or a figure at its end.

    Programs that make addresses in a text into links leave most other signs at the end of an address out.
    """
    last = address[-1:]
    return address if last.isalnum() and last.isascii() else f"{address[:-1]}{''.join(map(_escaped, last.encode()))}"


def _escaped(octet: int) -> str:
    return f"%{octet:02X}"


def set_up_at(game_id: str, text: str) -> str:
    """The fragment of the address at which a position, as text, is set up."""
    return closed(f"edit:{game_id}:{quote(text, safe='')}")


def fragment_in(text: str) -> str:
    """The first thing in a text that looks like the link of a game, preferably behind a #; "" if there is none.

    The address of a position that is being set up counts as a link.
    """
    if setup := _SETUP.search(text):
        return unquote(setup[1])
    plain = unquote(text)
    found = _LINK.search(plain.partition("#")[2]) or _LINK.search(plain)
    return found[0].rstrip(".") if found else ""
