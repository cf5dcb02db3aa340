"""What Python does on a page beside a start, in one run: learn.py sees which parts of the engine that takes."""

import datetime
import json
import math
import random
import re
import sys
import traceback
import zlib
from collections.abc import Iterable
from contextlib import suppress
from copy import deepcopy
from importlib import import_module
from itertools import islice, product
from random import Random

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE


def everyday() -> None:
    """Everything that built-in types and the common modules offer, called with all that might do."""
    for module in MODULES:
        for name in sorted({one for one in vars(import_module(module)) if one[0] != "_"} - NEVER):
            call(getattr(import_module(module), name), ())
    for value in VALUES:
        for name in sorted({*dir(value)} - NEVER):
            call(getattr(deepcopy(value), name), ())


def call(function: object, before: tuple[object, ...]) -> None:
    """Call what can be called with up to three of the values, behind some others, and take of it what it gives."""
    if not callable(function):
        return
    for arguments in (
        (),
        *((value,) for value in VALUES),
        *product(VALUES[::4], repeat=2),
        *product(VALUES[::12], repeat=3),
    ):
        with suppress(Exception):
            given = function(*before, *map(deepcopy, arguments))
            repr(list(islice(given, 3)) if isinstance(given, Iterable) else given)


MODULES = (
    "array binascii bisect builtins collections contextlib copy dataclasses datetime enum fractions functools "
    "heapq itertools json math operator random re statistics string struct textwrap types zlib"
).split()
VALUES = (
    *("", "a", "Ab 1,2\n", "\xe9\u0416", "%s", "{}"),
    *(0, 1, -3, 300, True, None),
    *(0.5, -2.25, 1j, b"", b"ab", bytearray(b"xyz")),
    *([3, 1, 2], ["b", "a"], (), (1, 2), {1: "a", "b": 2}, {3, 1}),
    *(frozenset("ab"), range(5), slice(1, 3), str, int, len),
)
NEVER = frozenset(
    "breakpoint exec exit help input license credits copyright open print quit sleep __builtins__ __class__".split()
)
"""What waits, writes or ends."""


def letters() -> None:
    """Every character, in every question that a string answers by a table."""
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1))))
    for name in (one for one in dir(str) if one.startswith("is")):
        sum(map(getattr(str, name), every))
    for changed in (str.upper, str.lower, str.title, str.casefold, str.swapcase, repr):
        changed(every).encode("utf-8").decode("utf-8")
    every.encode("utf-16")
    every.encode("latin-1", "replace")
    every.encode("ascii", "backslashreplace")


def numbers() -> None:
    """Numbers of all sizes, as text and back, and through all functions of `math`."""
    known = [getattr(math, name) for name in dir(math) if callable(getattr(math, name))]
    for value in (0.1, 0.5, 1.0, 2.5, 100.0, 1e10, 1e300, -0.7):
        for arguments in ((value,), (value, value), (int(value),), (int(min(abs(value), 100)), 2)):
            for function in known:
                with suppress(TypeError, ValueError, OverflowError, ZeroDivisionError):
                    function(*arguments)
    for size in range(2000):
        value = random.random() * 10 ** random.randint(-300, 300)
        int(str(7**size) if size < 900 else 0)
        texts = (repr(value), f"{value:.17g}", f"{value:.3e}", f"{value:,.2f}", value.hex())
        hash((float(texts[0]), round(value, 3), 3**size, int(value)))


def library() -> None:
    """Parts of the library that pages use."""
    data = random.randbytes(100_000)
    if zlib.decompress(zlib.compress(data, 9)) != data:
        raise ValueError("zlib")
    json.loads(json.dumps({"a": [1, 2.5, None, True, "\xe9\N{GRINNING FACE}"]}, indent=1))
    re.sub(r"(?i)[a-z\xe0]+\b(\d+)?", "x", "Abc 12 \xc0\xe9 z" * 50)
    datetime.datetime.now(datetime.UTC).isoformat()
    compile(SYNTAX, "syntax", "exec")
    try:
        1 / 0  # noqa: B018
    except ZeroDivisionError:
        traceback.format_exc()


SYNTAX = """
def f(a, *b, c=1, **d):
    match a:
        case [x, *y]: return f"{x!r:>10}"
    try: yield lambda: [z for z in x if z]
    except* E as e: pass
async def g():
    async with a as b: await c
class C[T](B, metaclass=M):
    x: int = 0
"""


def matches() -> None:
    """In every game some actions, a link there and back, and what computers of all kinds think."""
    for game_id in games.ids():
        game, rng = games.find(game_id), Random(game_id)
        for level in LEVELS:
            match = Match(game, game.choose())
            for _ in range(40):
                if match.state.actors == (CHANCE,):
                    match.roll(rng)
                elif match.state.actors:
                    match.play_index(rng.randrange(len(match.state.actions())))
            link.decode(link.encode(match), games.find)
            if match.state.actors and match.state.actors != (CHANCE,):
                asked = Question(game, match.options, match.state, match.state.actors[0], level._replace(nodes=60), 1)
                think(asked, games.evaluator(game_id)).finish()


everyday()
letters()
numbers()
library()
matches()
