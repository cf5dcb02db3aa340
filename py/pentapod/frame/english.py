"""The English of games in one file: what follows from a verb or a noun that their author has written."""

from __future__ import annotations

from typing import Final

_PAST: Final = {
    "bid": "bid",
    "build": "built",
    "buy": "bought",
    "choose": "chose",
    "draw": "drew",
    "fly": "flew",
    "get": "got",
    "give": "gave",
    "go": "went",
    "hold": "held",
    "keep": "kept",
    "lay": "laid",
    "put": "put",
    "sell": "sold",
    "send": "sent",
    "set": "set",
    "shut": "shut",
    "swap": "swapped",
    "take": "took",
    "throw": "threw",
}
"""The past of verbs that do not take -ed."""

_PLURALS: Final = {"die": "dice", "man": "men"}


def past(verb: str) -> str:
    """The past of a verb: "Place" becomes "placed"."""
    verb = verb.lower()
    if verb in _PAST:
        return _PAST[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ied"
    if len(verb) < 5 and verb[-1] in "bdgmnpt" and verb[-2] in "aeiou" and verb[-3] not in "aeiou":
        return f"{verb}{verb[-1]}ed"
    return f"{verb}ed"


def plural(noun: str) -> str:
    """The plural of a noun: "men"."""
    return _PLURALS.get(noun, f"{noun}s")


def counted(count: int, one: str, many: str = "") -> str:
    """The noun that goes with a number."""
    return one if count == 1 else many or plural(one)


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[0].upper() + text[1:]


def small(text: str) -> str:
    """The text as it is within a sentence."""
    return text[0].lower() + text[1:]
