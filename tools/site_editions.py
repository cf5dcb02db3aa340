"""The editions that the site offers beside the standard ones, and schemas with which text editors check such files."""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from pentapod import editions, games
from pentapod.command.sources import BadSource, edition_in
from pentapod.editions import Edition
from site_files import named_files

FOLDER = "editions"
"""Where they are in the site, each as its own file."""

INDEX = "index.json"
"""The file there that lists them."""

NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
"""What a file is called, without its ending: it is part of an address."""


class Offered(NamedTuple):
    """An edition that the site offers."""

    file: Path
    edition: Edition

    def entry(self) -> dict[str, str]:
        """What the index says of it; `file` is its address from the first page."""
        game, name, author, source, _ = self.edition
        about = {"game": game, "id": self.edition.id, "name": name, "author": author, "source": source}
        return {**about, "file": f"{FOLDER}/{self.file.name}"}


def gather(named: str) -> list[Offered]:
    """The editions that some paths name, with spaces between them, by game and name.

    A path is that of a file, or of a folder of files. Ends this program with a sentence where something is no edition.
    """
    found: dict[str, Offered] = {}
    names: set[str] = set()
    for file in named_files(named.split(), ".toml", "TOML"):
        if not NAME.fullmatch(file.stem):
            sys.exit(f"{file}: the name of an edition's file has small letters, digits, - and _, as in my-pods.toml.")
        if file.name in names:
            sys.exit(f"{file}: there is another file called {file.name}; give it another name.")
        names.add(file.name)
        try:
            edition = edition_in(file)
        except BadSource as error:
            sys.exit(str(error))
        if edition.table == editions.standard_table(edition.game):
            sys.exit(f"{file}: this is the standard edition of {edition.game}, which the site has.")
        if edition.id in found:
            sys.exit(f"{file}: {found[edition.id].file} has the same table.")
        found[edition.id] = Offered(file, edition)
    return sorted(found.values(), key=lambda one: (one.edition.game, one.edition.name))


def write(site: Path, offered: Iterable[Offered]) -> None:
    """Write a schema of each game that has a table; and the editions and their index, if there are any."""
    folder = site / FOLDER
    folder.mkdir()
    for game_id in filter(editions.has_editions, games.ids()):
        schema = json.dumps(editions.schema_of_file(game_id), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game_id}.schema.json").write_text(f"{schema}\n", encoding="utf-8")
    entries = []
    for one in offered:
        (folder / one.file.name).write_bytes(one.file.read_bytes())
        entries.append(one.entry())
    if entries:
        index = json.dumps(entries, ensure_ascii=False, indent=2)
        (folder / INDEX).write_text(f"{index}\n", encoding="utf-8")


def offered(site: Path) -> list[dict[str, str]]:
    """What the index of a site says, if it has one."""
    index = site / FOLDER / INDEX
    return json.loads(index.read_text(encoding="utf-8")) if index.exists() else []
