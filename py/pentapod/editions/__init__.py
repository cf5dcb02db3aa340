"""Editions: a game with another table, in one file.

A file is TOML. `[edition]` has the game's id and the edition's name, author and source; everything else is the game's
`data/table.toml`: what differs from it, or all of it, if `[edition]` says `whole = true`. Tables are merged by their
names, lists of tables by their `id`; anything else takes the place of what is there.

`data/schema.json` beside a game's table says what each entry is and may be. What a file says wrong is told with its
line and its name, in the language that is chosen.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pkgutil import get_data
from random import Random
from tomllib import loads
from typing import Any, Final, NamedTuple

from pentapod import games
from pentapod.editions.instances import install
from pentapod.editions.lines import Lines
from pentapod.editions.schema import Checker, Schema, shown
from pentapod.engine import link
from pentapod.engine.catalog import Say, speaker
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE
from pentapod.engine.tables import TableError, load
from pentapod.engine.values import Names
from pentapod.scene.shapes import View

LARGEST: Final = 128 * 1024
"""So many characters the file of an edition has at most."""

SHOWN: Final = 12
"""So many faults of a file are told at a time."""

TRAVELS: Final = 600
"""An edition that differs in so few characters, packed, is in its links."""

Table = dict[str, Any]


class Fault(NamedTuple):
    """Something that is wrong with a file."""

    line: int | None
    """Counted from 1; None if it is about what is not there."""
    where: str
    """The names that lead to it: `pods.7`."""
    what: str

    def __str__(self) -> str:
        parts = [part for part, known in (("line", self.line), ("name", self.where)) if known]
        where = say("-".join(["where", *parts]), line=self.line, name=self.where) if parts else ""
        return f"{where} {self.what}".strip()


class NoEdition(ValueError):
    """A file that is no edition, and why."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class Difference(NamedTuple):
    """What an edition has in place of the standard one; None for what only one of the two has."""

    path: Names
    standard: Any
    other: Any


class Edition(NamedTuple):
    """A table for the rules of a game, and whose it is."""

    game: str
    name: str
    author: str
    source: str
    table: Table
    """The whole table, with what the standard one has where the file has nothing."""

    @property
    def id(self) -> str:
        """What this edition of the game is called as a game, by the content of its table: `pods~0123456789abcdef`."""
        content = json.dumps(self.table, separators=(",", ":"))
        return f"{self.game}{games.EDITION}{sha256(content.encode()).hexdigest()[: games.HASH]}"

    def differences(self) -> tuple[Difference, ...]:
        """What it has in place of the standard edition, in the order of the table."""
        return tuple(_differences(standard_table(self.game), self.table))

    def packed(self) -> str:
        """All of it as a short text, which `unpacked` reads."""
        changes = [
            [change.path] if change.other is None else [change.path, change.other] for change in self.differences()
        ]
        return _packed([*self[:4], changes])

    def carried(self) -> str:
        """What links carry of it: all of it if that is short, else whose it is."""
        text = self.packed()
        return text if len(text) <= TRAVELS else _packed([*self[:4]])

    def opened(self) -> Game:
        """The game that is played with this table, by the newest rules; with the standard table, the game itself.

        Raises `NoEdition`.
        """
        if self.table == standard_table(self.game):
            return games.find(self.game)
        game_id = self.id
        try:
            install(f"{games.__name__}.{self.game}", f"{games.__name__}.{game_id}", self.table)
        except TableError as error:
            raise NoEdition(_fault(error)) from None
        is_tried = game_id in games.opened()
        games.add_edition(game_id, self.name, self.carried())
        _opened[game_id] = self
        try:
            if not is_tried:
                _try_out(games.find(game_id))
        except Exception as error:
            games.forget_edition(game_id)
            why = f"{type(error).__name__}: {error}"
            raise NoEdition(_fault(TableError("unplayable", why=why))) from error
        return games.find(game_id)


class Missing(NoEdition):
    """A link needs an edition that it does not carry, by its id as a game; who knows whose it is, has `head`."""

    def __init__(self, game_id: str, head: Head | None) -> None:
        self.game_id, self.head = game_id, head
        if head:
            what = say("missing-edition", name=head.name, author=head.author)
        else:
            what = say("missing-nameless", game=games.find(games.standard_id(game_id)).name)
        super().__init__(Fault(None, "", what))


class Head(NamedTuple):
    """Whose an edition is that a link does not carry."""

    game: str
    name: str
    author: str
    source: str


_opened: Final[dict[str, Edition]] = {}

say: Final[Say] = speaker(__name__)


def of(game_id: str) -> Edition:
    """The edition that is open as this game."""
    return _opened[game_id]


def read(text: str) -> Edition:
    """The edition that a file holds. Raises `NoEdition`, with the lines of what is wrong."""
    if len(text) > LARGEST:
        raise NoEdition(_fault(TableError("large", most=LARGEST // 1024)))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        table = loads(text)
    except (ValueError, RecursionError) as error:
        raise NoEdition(_no_toml(error, text)) from None
    lines = Lines(text)
    try:
        edition = _edition(table)
    except _Wrong as wrong:
        raise NoEdition(*(_fault(error, lines) for error in wrong.errors)) from None
    try:
        edition.opened()
    except NoEdition as wrong:
        raise NoEdition(
            *(fault._replace(line=lines.of(fault.where.split("."))) if fault.where else fault for fault in wrong.faults)
        ) from None
    return edition


def unpacked(text: str) -> Edition | Head:
    """The edition that a link carries, or whose it is. Raises `NoEdition`."""
    try:
        reader = zlib.decompressobj(-zlib.MAX_WBITS)
        data = reader.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), LARGEST)
        game, name, author, source, *carried = json.loads(data)
        head = Head(game, name, author, source)
        _check_head(head._asdict())
        if not carried:
            return head
        table = standard_table(game)
        [changes] = carried
        for path, *value in changes:
            table = _changed(table, path, *value)
        return _edition({**table, "edition": {**head._asdict(), "whole": True}})
    except (ValueError, TypeError, KeyError, RecursionError, zlib.error, _Wrong):
        raise NoEdition(Fault(None, "", say("damaged"))) from None


def open_for(text: str) -> None:
    """Open the edition that a link needs, if it needs any. Raises `NoEdition`: `Missing` if it does not carry it."""
    game_id = link.game_of(text)
    standard = games.standard_id(game_id)
    if game_id == standard or game_id in games.opened() or not has_editions(standard):
        return
    found = unpacked(text.removeprefix(link.EDITION).partition("&")[0]) if text.startswith(link.EDITION) else None
    if not isinstance(found, Edition):
        raise Missing(game_id, found)
    if found.id != game_id:
        raise NoEdition(Fault(None, "", say("damaged")))
    found.opened()


@cache
def standard_table(game_id: str) -> Table:
    """The table of the standard edition of a game."""
    return load(f"{games.__name__}.{game_id}.data")


def standard(game_id: str) -> Edition:
    """The standard edition of a game, to be written and changed."""
    return Edition(game_id, say("your-name"), say("your-author"), say("your-source"), standard_table(game_id))


@cache
def schema_of(game_id: str) -> Schema:
    """What the table of a game may say."""
    data = games.data_of(game_id, "data/schema.json")
    assert data, game_id
    schema: Schema = json.loads(data)
    return schema


def has_editions(game_id: str) -> bool:
    """Whether a game has a table that another one may take the place of."""
    return game_id in games.ids() and games.data_of(game_id, "data/schema.json") is not None


def schema_of_file(game_id: str) -> Table:
    """The JSON Schema of the files of a game's editions, for editors of text."""
    table = _loosened(schema_of(game_id))
    head = {**_HEAD, "properties": {**_HEAD["properties"], "game": {"const": game_id}}}
    return {**table, "properties": {"edition": head, **table["properties"]}, "required": ["edition"]}


def _loosened(part: Any) -> Any:
    """A schema for files, which may leave out what does not differ."""
    if isinstance(part, list):
        return [_loosened(one) for one in part]
    if not isinstance(part, dict):
        return part
    lists_of_named = "id" in part.get("items", {}).get("properties", ())
    least = {"required", "minProperties", *(["minItems"] if lists_of_named else [])}
    kept = {name: _loosened(one) for name, one in part.items() if name not in least}
    return {**kept, "required": ["id"]} if "id" in part.get("required", ()) else kept


_HEAD: Final[Table] = json.loads(get_data(__name__, "head.json") or b"")
"""What `[edition]` says."""


class _Wrong(Exception):
    def __init__(self, *errors: TableError) -> None:
        self.errors = errors


def _check_head(head: Any) -> None:
    if head is None:
        raise _Wrong(TableError("no-head"))
    if faults := [*Checker(_HEAD).faults(head, path=("edition",))]:
        raise _Wrong(*faults)
    if not has_editions(head["game"]):
        known = [game_id for game_id in games.ids() if has_editions(game_id)]
        raise _Wrong(TableError("unknown", "edition", "game", value=head["game"], known=known))


def _edition(file: Table) -> Edition:
    """The edition that the tables of a file make. Raises `_Wrong`."""
    table = dict(file)
    head = table.pop("edition", None)
    _check_head(head)
    whole = head.pop("whole", False)
    _check(table, _loosened(schema_of(head["game"])))
    edition = Edition(**head, table=merged(standard_table(head["game"]), table, whole))
    _check(edition.table, schema_of(edition.game))
    return edition


def _check(table: Table, schema: Schema) -> None:
    if errors := [error for error, _ in zip(Checker(schema).faults(table), range(SHOWN), strict=False)]:
        raise _Wrong(*errors)


def merged(standard: Any, other: Any, whole: bool) -> Any:
    """A table with what another one says in its place, without what that lacks if it is whole.

    What is in both keeps the order of the first, so that the order of a file does not make another edition.
    """
    if isinstance(standard, dict) and isinstance(other, dict):
        return {
            name: merged(standard.get(name), other[name], whole) if name in other else standard[name]
            for name in (*standard, *(name for name in other if name not in standard))
            if name in other or not whole
        }
    ours, theirs = _by_name(standard), _by_name(other)
    return list(merged(ours, theirs, whole).values()) if ours and theirs else other


def _by_name(entries: Any) -> Table:
    """A list of tables by their names; {} if it is none, or if they have no names of their own."""
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return {}
    named = {entry["id"]: entry for entry in entries if isinstance(entry.get("id"), str)}
    return named if len(named) == len(entries) else {}


def _differences(standard: Any, other: Any, path: Names = ()) -> Iterator[Difference]:
    ours, theirs = (one if isinstance(one, dict) else _by_name(one) for one in (standard, other))
    if not ours or not theirs:
        if standard != other:
            yield Difference(path, standard, other)
        return
    for name in (*ours, *(name for name in theirs if name not in ours)):
        yield from _differences(ours.get(name), theirs.get(name), (*path, name))


def _changed(table: Any, path: Names, *value: Any) -> Any:
    """A table with another value, or without any, where a path leads."""
    if not path:
        (only,) = value
        return only
    name, *rest = path
    parts = table if isinstance(table, dict) else _by_name(table)
    if rest or value:
        parts = {**parts, name: _changed(parts.get(name), tuple(rest), *value)}
    else:
        parts = {known: part for known, part in parts.items() if known != name}
    return parts if isinstance(table, dict) else list(parts.values())


def _packed(value: Any) -> str:
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packer.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()) + packer.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


def _no_toml(error: Exception, text: str) -> Fault:
    """What TOML's parser says, which is in English."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
    if isinstance(error, RecursionError) or not found:
        return Fault(None, "", say("no-toml", why=shown(error)))
    return Fault(int(found[2] or text.count("\n") + 1), "", say("no-toml", why=shown(found[1])))


def _fault(error: TableError, lines: Lines | None = None) -> Fault:
    return Fault(lines.of(error.path) if lines else None, ".".join(error.path), say(error.key, **error.facts))


TRIED: Final = 40
"""So many actions of each random game are played before an edition is opened."""


def _try_out(game: Game) -> None:
    """Play some of random games and draw them, so that rules that cannot carry a table fail before anybody plays.

    Each choice of each option is in one of them at least: in the first game all are the first ones, and so on.
    """
    rng = Random(1)
    draw = games.painter(game.id)
    for place in range(max((len(option.choices) for option in game.options), default=1)):
        chosen = {option.id: option.choices[place % len(option.choices)].id for option in game.options}
        state = game.start(game.choose(**chosen))
        draw(state, View())
        for _ in range(TRIED):
            if not (actions := state.actions()):
                break
            weights = state.weights() if state.actors == (CHANCE,) else None
            state = state.after(rng.choices(actions, weights)[0])
        draw(state, View())
