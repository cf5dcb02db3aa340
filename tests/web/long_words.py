"""The built site in a language of long words: English ones, two fifths longer, in the place of German.

    PYTHONPATH=py:tools:tests python tests/web/long_words.py SITE

It replaces files, so that a copy may share the others with the site that it was made of. What the page shows before
Python is there, and the texts of guides and lessons, stay as they are.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zipfile import ZipFile

import site_language
import site_pages
import site_words
import site_workshop
import zips
from first import looks
from pentapod.engine import catalog
from pentapod.engine.catalog import LANGUAGE, Catalog
from site_files import ROOT, STATIC

SPOKEN = "de"
LONGER = 0.4
WORD = re.compile(r"(?P<marked>\]\([^)]*\)|`[^`]*`|<[^>]*>|\{[^}]*\}|&\w+;|https?:\S+)|[^\W\d_]+")
"""A word, or what has none: how a text is marked."""


def stretched(pattern: Any) -> Any:
    """A compiled message whose words are longer, and nothing that it is filled with."""
    match pattern:
        case str():
            return WORD.sub(_longer, pattern)
        case ["?", about, variants, other]:
            return ["?", about, {key: stretched(variant) for key, variant in variants.items()}, other]
        case ["$" | "#" | "NAME" | "LIST", *_]:
            return pattern
        case _:
            return [stretched(part) for part in pattern]


def _longer(found: re.Match[str]) -> str:
    word = found[0]
    return word if found["marked"] else word + word[-1] * round(LONGER * len(word))


def long(file: Path) -> dict[str, Any]:
    """The catalog beside an English one."""
    house = json.loads(file.with_name(f"{LANGUAGE}.json").read_text(encoding="utf-8"))
    return {**house, "messages": {key: stretched(pattern) for key, pattern in house["messages"].items()}}


@cache
def words(room: str, language: str) -> Catalog:
    file = STATIC / room / f"{LANGUAGE}.json"
    return Catalog(long(file) if language == SPOKEN else json.loads(file.read_text(encoding="utf-8")))


def replace(file: Path, text: str) -> None:
    file.unlink()
    file.write_text(text, encoding="utf-8")


def write_catalogs(site: Path) -> None:
    """Those for Python, and those in the scripts of boards on other pages."""
    archive = site / f"words/{SPOKEN}.zip.gz"
    names = zips.names(site, f"words/{SPOKEN}")
    archive.unlink()
    with ZipFile(archive, "w") as new:
        for name in names:
            new.writestr(name, json.dumps(long(ROOT / "py" / name)))
    german = json.loads((STATIC / f"embed/{SPOKEN}.json").read_text(encoding="utf-8"))["messages"]
    before, after = (json.dumps(said, separators=(",", ":")) for said in (german, words("embed", SPOKEN).messages))
    for script in (site / f"static/{name}.js" for name in ("embed", "owners")):
        text = script.read_text(encoding="utf-8")
        assert before in text, script
        replace(script, text.replace(before, after))


def _data(package: str, language: str) -> bytes:
    """In the place of what `catalog` reads."""
    file = ROOT / "py" / package.replace(".", "/") / f"{LANGUAGE}.json"
    return json.dumps(long(file)).encode() if language == SPOKEN else file.read_bytes()


def write(site: Path) -> None:
    """Replace what is said in German."""
    for file in (*site.rglob(f"*.{SPOKEN}.*"), *site.glob(f"[lpr]*/{SPOKEN}/*")):
        file.unlink()
    write_catalogs(site)
    with (
        patch.object(catalog, "_data", _data),
        patch.object(site_words, "words", words),
        patch.object(site_pages, "words", words),
        patch.object(looks, "write"),
    ):
        site_language.write(SPOKEN, site, "", {"index.html": (site / "index.html").read_text(encoding="utf-8")})
        script = f"pentapodWords = {json.dumps(site_workshop._words(SPOKEN))};\n"
    (site / f"static/words/workshop.{SPOKEN}.js").write_text(script, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
