"""Addresses as people send them: how they must end, and finding them in what messengers make of them."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from urllib.parse import quote, unquote

from pentapod.engine.catalog import LANGUAGE, chosen
from pentapod.engine.link import CHECK_CHARACTERS, MAX_CHARACTERS
from pentapod.games import EDITION

_INVISIBLE = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
"""Characters that nobody sees and that no link has: soft hyphens, joiners, marks of direction and of byte order."""

_ENCODINGS = 4
"""So often an address may have been percent-encoded by those that passed it on."""

_PLACE = re.compile(
    r"(?:#|%23)(?:\s|%20|[#/!]){0,4}(play|learn|puzzle|new|friend|edit)(?::|%3A)"
    r"([a-z][a-z0-9]{0,31}(?:~[0-9a-f]{16})?)(?:(?::|%3A)([^\n]*))?",
    re.IGNORECASE,
)
_PUBLIC = re.compile(r"(https?)://((?:[a-z0-9-]+\.)*[a-z0-9-]+(?::[0-9]{1,5})?)(/[^\s\"<>\\]*)?", re.IGNORECASE)

_SPACE = re.compile(r"%(?:25)*20")
_ENCODED = re.compile(r"[^&?\s<>\"]*")
_WORD = re.compile(r"[A-Za-z0-9]{1,12}(?:-[A-Za-z0-9]{1,12}){0,5}")
"""The number of a lesson; the id, difficulty or theme of a puzzle; or what somebody has made of one."""
_ROW = re.compile(r"[^&\x00-\x1f]*")
"""Of what stands behind the name of a place, what may be a position: encoded, or as it is."""

_WRITTEN = re.compile(r"#(code:[A-Za-z0-9_-]+(?:&[^\s<>\"]+)?)")
"""A game that somebody has written, in an address of the workshop, and perhaps a match of it."""

_EDITION = re.compile(r"edition:[A-Za-z0-9_-]+&(?=[A-Za-z]{1,32}~)")
"""What the link of a game with another table carries of that, before the link itself."""

_START = re.compile(r"(?<![A-Za-z])[A-Za-z]{1,32}(?:~[0-9a-f]{16})?:[0-9]")
_STARTS = 50
"""A text in which so much looks like a link and is none is no message."""

_WHOLE = re.compile(
    r"([A-Za-z]+(?:~[0-9a-f]{16})?):([0-9\n]+)"
    r"((?:\.[A-Za-z0-9_~=\n\v-]*){3}(?:\.\n?~[A-Za-z0-9_\n\v-]*)?"
    rf"\.(?:\n?[A-Za-z0-9]){{{CHECK_CHARACTERS}}})(?![A-Za-z0-9])"
)
_FOLD = re.compile(r"(?<=[A-Za-z0-9_~=-]) (?=[A-Za-z0-9_.~=-])")
"""What a field of one line makes of a line break: a space, but none behind a dot, where another sentence may begin."""

_PART = re.compile(
    r"([A-Za-z]+(?:~[0-9a-f]{16})?):([0-9]+)((?:\.[A-Za-z0-9_~=-]*){0,3}(?:\.~[A-Za-z0-9_-]*)?(?:\.[A-Za-z0-9_~=-]*)?)"
)

_ENCLOSING = "\\#/|.,;:!?'\"*_~`()[]{}<>\u2026\u2018\u2019\u201c\u201d\u00ab\u00bb"


def file_in_address(name: str, text: str) -> str:
    """The fragment of the workshop's address for a file, which is gzip there."""
    packed = zlib.compress(f"{name}\n{text}".encode(), wbits=31)
    return f"code:{urlsafe_b64encode(packed).decode().rstrip('=')}"


def closed(address: str) -> str:
    """The same address with a letter or a figure at its end.

    Programs that make addresses in a text into links leave most other signs at the end of an address out.
    """
    last = address[-1:]
    if last.isalnum() and last.isascii():
        return address
    return address[:-1] + "".join(f"%{octet:02X}" for octet in last.encode())


def public(text: str) -> str:
    """The address of a public copy of the site that somebody has typed, as links begin with it; "" if it is none."""
    plain = _INVISIBLE.sub("", text).strip().partition("#")[0].partition("?")[0].removesuffix("index.html")
    found = _PUBLIC.fullmatch(plain if "://" in plain else f"https://{plain}")
    if not found:
        return ""
    path = found[3] or "/"
    return f"{found[1].lower()}://{found[2].lower()}{path}{'' if path.endswith(('/', '.html')) else '/'}"


def given_out(home: str, fragment: str) -> str:
    """What leaves the page for a link: its address, or the bare link where nobody could open an address."""
    if not home:
        return fragment
    return (
        f"{home}{'&' if '#' in home else '#'}{fragment}"  # Behind a game that is itself in the address comes its match.
    )


def site_of(home: str) -> str:
    """The folder of the site that an address of it is in."""
    return home.rpartition("/")[0] + "/" if home else ""


def in_language(path: str) -> str:
    """Where a text of the site is in the language that is spoken: `rules/de/pods.html`, `about.de.html`."""
    language = chosen()
    if language == LANGUAGE:
        return path
    folder, _, name = path.rpartition("/")
    stem, _, ending = name.rpartition(".")
    return f"{folder}/{language}/{name}" if folder else f"{stem}.{language}.{ending}"


def set_up_at(game_id: str, text: str) -> str:
    """The fragment of the address at which a position, as text, is set up."""
    return closed(f"edit:{game_id}:{quote(text, safe='')}")


def fragment_in(text: str) -> str:
    """The link of a game in a text, or the address of a place of the page; "" if there is neither.

    A whole link comes first, then one that was cut off, preferably behind a #. A whole link ends with its check,
    whatever follows. Invisible characters in it are passed over, and so are line breaks behind its version.
    The address of a place is `play:<game>`, `learn:<game>`, `learn:<game>:<lesson>`, `puzzle:<game>`,
    `puzzle:<game>:<id>`, `new:<game>`, `friend:<game>`, `edit:<game>` or `edit:<game>:<position>`, each behind a #.
    A difficulty or a theme may stand where a puzzle's id does. That of a game somebody has written is `code:` and its
    file, as static/workshop/packing.js makes it.
    """
    if written := _WRITTEN.search(text):
        return written[1]
    text = _INVISIBLE.sub("", text).replace("\u00a0", " ")
    for _ in range(_ENCODINGS):
        if found := _place(text) or _whole(text):
            edition = _EDITION.search(text)
            return f"{edition[0]}{found}" if edition and EDITION in found else found
        plain = _INVISIBLE.sub("", unquote(text))
        if plain == text:
            break
        text = plain
    return _part(text.partition("#")[2]) or _part(text)


def _place(text: str) -> str:
    found = _PLACE.search(text)
    if not found:
        return ""
    place, game_id, position = found[1].lower(), found[2].lower(), found[3]
    if place in ("play", "new", "friend") or not position:
        return f"{place}:{game_id}"
    if place in ("learn", "puzzle"):
        number = _WORD.match(position)
        return f"{place}:{game_id}:{number[0]}" if number else f"{place}:{game_id}"
    if _SPACE.search(position):
        position = _ENCODED.match(position)[0]  # type: ignore[index]
    for _ in range(_ENCODINGS):
        position = unquote(position)
    return f"{place}:{game_id}:{_ROW.match(position)[0].rstrip(_ENCLOSING + ' ')}"  # type: ignore[index]


def _whole(text: str) -> str:
    for start, _ in zip(_START.finditer(text), range(_STARTS), strict=False):
        rest = text[start.start() : start.start() + 2 * MAX_CHARACTERS]
        unfolded = "\n".join(filter(None, (line.strip(" \t>") for line in rest.splitlines())))
        if found := _WHOLE.match(_FOLD.sub("\v", unfolded)):
            return (found[1].lower() + ":" + found[2] + found[3]).replace("\n", "").replace("\v", "")
    return ""


def _part(text: str) -> str:
    start = _START.search(text)
    found = start and _PART.match(text, start.start())
    return f"{found[1].lower()}:{found[2]}{found[3]}".rstrip(".") if found else ""


def readable(text: str, read: Callable[[str], object]) -> str:
    """The longest beginning of a text, in whole words, that can be read as a position; all of it if there is none.

    `read` raises ValueError for a text that is none. What a messenger wrote behind the address of a position is so
    told from the position, which has words, too.
    """
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        beginning = " ".join(words[:count])
        for position in (beginning, beginning.rstrip(_ENCLOSING)):
            try:
                read(position)
            except ValueError:
                continue
            return position
    return text
