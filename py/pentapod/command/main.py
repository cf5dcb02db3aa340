"""What `pentapod` understands; `pentapod --help` lists it. What cannot be done is said in a sentence."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from json import dumps
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NoReturn

from pentapod import __version__, editions, games
from pentapod.api import computers, pictures
from pentapod.api.matches import write_record
from pentapod.api.words import say
from pentapod.bots.levels import LEVELS
from pentapod.command import boards, game_file, playing, records
from pentapod.command.perft import perft
from pentapod.command.sources import BadSource, edition_in, game_of, match_of, text_of, write
from pentapod.command.starter import write_starter
from pentapod.contract.blame import Source, fault
from pentapod.editions.writing import written
from pentapod.engine import catalog, link, record
from pentapod.engine.game import Game
from pentapod.engine.link import MAX_ACTIONS
from pentapod.engine.notes.text import quoted
from pentapod.engine.options import OptionError, Options

FAILED: Final = 1
"""Something was looked at and found wrong."""
UNUSABLE: Final = 2
"""What was asked for cannot be done."""
BROKEN_OFF: Final = 130
"""Somebody pressed Ctrl-C; shells know it by this number."""

SAID: Final = (BadSource, OptionError, pictures.PictureError)
"""What says in a sentence what cannot be done."""

DEEPEST: Final = 100
MOST_NODES: Final = 10_000_000

HTML: Final = (".html", ".htm", ".xhtml")
"""How files end in which there is no Markdown."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Follow a command line; the process's exit code."""
    catalog.choose(_language())
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # As all files are, whatever a system's shell has.
    try:
        try:
            return _follow(sys.argv[1:] if arguments is None else arguments)
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except SAID as error:
        print(f"pentapod: {error}", file=sys.stderr)
        return UNUSABLE
    except OSError as error:
        print(f"pentapod: {say('output', why=error.strerror)}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes it once more when it ends.
        return UNUSABLE
    except KeyboardInterrupt:
        return BROKEN_OFF


def _language() -> str:
    """The language of the shell, as POSIX names it, if it is spoken here."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@]", named)[0].lower()
    return language if catalog.is_known(language) else catalog.LANGUAGE


def _follow(arguments: Sequence[str]) -> int:
    try:
        "".join(arguments).encode()
    except UnicodeEncodeError:
        raise BadSource(say("arguments")) from None
    asked = parser().parse_args(arguments)
    try:
        code: int = asked.run(asked)
    except (*SAID, OSError):
        raise
    except Exception as error:
        game = getattr(asked, "game", None) or ""
        if not game.endswith(".py"):
            raise
        raise BadSource(fault(error, Source(Path(game))).told(Path(game))) from None
    return code


class _Parser(argparse.ArgumentParser):
    """Says in a sentence what is wrong with a command line."""

    def error(self, message: str) -> NoReturn:
        raise BadSource(say("asked", why=message, program=self.prog))

    def ask(self, *names: str, key: str = "", **how: Any) -> None:
        """An argument with its help, which goes by its name unless there is another `key`."""
        self.add_argument(*names, help=say(f"help-{key or names[0].lstrip('-')}"), **how)


def _whole(first: int, last: int) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= len(str(last)) and first <= int(text) <= last:
            return int(text)
        raise argparse.ArgumentTypeError(say("whole", first=first, last=last, text=quoted(text)))

    return read


def parser() -> _Parser:
    """What a command line may say."""
    whole = _Parser(prog="pentapod", description=say("help"))
    whole.add_argument("--version", action="version", version=f"pentapod {__version__}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> _Parser:
        one = commands.add_parser(name, help=say(f"help-{name}"))
        one.set_defaults(run=run)
        return one

    command("games", _games)
    one = command("picture", _picture)
    _add_source(one)
    one.add_argument("--theme", choices=pictures.THEMES, default="light")
    one.ask("--width", type=_whole(1, pictures.LARGEST), default=800)
    one.ask("--flip", action="store_true")
    one.ask("--arrow", action="append", nargs="+", default=[], metavar="TOUCH")
    one.ask("--mark", action="extend", nargs="+", default=[], metavar="TOUCH")
    one.ask("--output", "-o", type=Path)
    one = command("record", _record)
    one.ask("game", key="record-game")
    one.ask("--names", nargs="+", default=())
    command("link", _link).ask("record", key="link-record")
    command("new", _new).ask("file", key="new-file", type=Path)
    one = command("check", _check)
    one.ask("pages", key="check-pages", nargs="+", type=Path)
    one.ask("--write", key="check-write", action="store_true")
    one = command("edition", _edition)
    one.ask("game", key="edition-game")
    one.ask("--schema", key="edition-schema", action="store_true")
    one = command("perft", _perft)
    _add_source(one)
    one.ask("depth", type=_whole(1, DEEPEST))
    one = command("play", _play)
    one.ask("game", key="play-game")
    one.ask("--levels", type=_whole(0, len(LEVELS)), nargs="+", metavar="LEVEL")
    one.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    one.ask("--nodes", type=_whole(1, MOST_NODES))
    one.ask("--seed", default="")
    return whole


def _add_source(parser: _Parser) -> None:
    """What a position is taken from."""
    game = parser.add_mutually_exclusive_group()
    game.add_argument("game", nargs="?", default=argparse.SUPPRESS, help=say("help-game"))
    game.add_argument("--game", help=say("help-same"))
    parser.ask("--position")
    parser.ask("--link", key="linked")
    parser.ask("--ply", type=_whole(0, MAX_ACTIONS))


def _games(_asked: argparse.Namespace) -> int:
    for game in map(games.find, games.ids()):
        print(f"{game.id}  {game.name}, rules {game.version}")
        for option in game.options:
            print(f"    {option.id}={'|'.join(choice.id for choice in option.choices)}  {option.label}")
    return 0


def _picture(asked: argparse.Namespace) -> int:
    match = match_of(asked.game, asked.position, asked.link, asked.ply)
    svg = pictures.svg(match, asked.theme, asked.flip, arrows=asked.arrow, marks=asked.mark)
    if asked.output is None:
        print(svg)
    elif asked.output.suffix == ".png":
        write(asked.output, pictures.png(svg, asked.width))
    elif asked.output.suffix == ".svg":
        write(asked.output, f"{svg}\n".encode())
    else:
        raise BadSource(say("ending", file=asked.output))
    return 0


def _record(asked: argparse.Namespace) -> int:
    told = records.read_or_link(asked.game)
    _check_seats("--names", asked.names, told.match.game, told.match.options)
    print(write_record(told._replace(names=(*asked.names, *told.names[len(asked.names) :]))), end="")
    return 0


def _link(asked: argparse.Namespace) -> int:
    print(link.encode(records.read(asked.record, text_of(asked.record)).match))
    return 0


def _new(asked: argparse.Namespace) -> int:
    write_starter(asked.file)
    print(say("starter", file=asked.file))
    return 0


def _check(asked: argparse.Namespace) -> int:
    if asked.write and Path("-") in asked.pages:
        raise BadSource(say("piped"))
    files = [page for page in asked.pages if page.suffix in (".py", ".toml")]
    pages = [(page, text_of(str(page))) for page in asked.pages if page not in files]
    checked = [_check_game(file) for file in files]
    code = _check_pages(pages, asked.write) if pages else 0
    return FAILED if FAILED in (*checked, code) else 0


def _check_game(file: Path) -> int:
    if not file.exists():
        text_of(str(file))
    holds, told = _checked_edition(file) if file.suffix == ".toml" else game_file.check(file)
    print(told)
    return 0 if holds else FAILED


def _checked_edition(file: Path) -> tuple[bool, str]:
    try:
        edition = edition_in(file)
    except BadSource as error:
        return False, str(error)
    facts = {"game": games.find(edition.game).name, "name": edition.name, "author": edition.author}
    about = say("edition", count=len(edition.differences()), **facts)
    return True, f"{about}\n{game_file.check_edition(edition.opened())}"


def _check_pages(pages: Sequence[tuple[Path, str]], is_written: bool) -> int:
    counts = Counter[str]()
    for page, text in pages:
        found_records = records.records_in(text)
        found = boards.boards(text, page.suffix.lower() in HTML, page.parent) if not found_records else []
        faults = records.faults(found_records) + boards.faults(found)
        drawn = boards.drawn(text, found) if is_written else boards.Drawn(text, 0, [])
        for line, why in sorted(faults + drawn.left):
            print(f"{page}:{line}: {why}")
        if drawn.written:
            write(page, drawn.text.encode())
            print(say("written", file=page, count=drawn.written))
        counts.update(boards=len(found), records=len(found_records), faults=len(faults))
        counts.update(written=drawn.written, left=len(drawn.left))
    print(say("count", **counts), *([say("count-written", **counts)] if is_written else []), sep=", ")
    return FAILED if counts["faults"] else 0


def _edition(asked: argparse.Namespace) -> int:
    game = game_of(asked.game)
    if not editions.has_editions(game.id):
        raise BadSource(say("no-editions", game=game.name))
    if asked.schema:
        print(dumps(editions.schema_of_file(game.id), indent=2))
    else:
        print(written(editions.standard(game.id)), end="")
    return 0


def _perft(asked: argparse.Namespace) -> int:
    state = match_of(asked.game, asked.position, asked.link, asked.ply).state
    for depth in range(1, asked.depth + 1):
        begun = perf_counter()
        print(f"{depth} {perft(state, depth)} {perf_counter() - begun:.3f} s", flush=True)
    return 0


def _play(asked: argparse.Namespace) -> int:
    game = game_of(asked.game)
    options = game.choose(**dict(option.partition("=")[::2] for option in asked.option))
    seats = game.seats(options)
    types = bool(sys.stdin and sys.stdin.isatty())
    asked_for = asked.levels or ([0, *[3] * (seats - 1)] if types else [3])
    _check_seats("--levels", asked_for, game, options)
    if 0 in asked_for:
        levels = tuple(asked_for[seat % len(asked_for)] for seat in range(seats))
        match = playing.play(game, options, levels, asked.seed, asked.nodes)
    else:
        match, levels = computers.computer_match(game, options, asked_for, asked.seed or None, asked.nodes)
    if len(match.steps) >= computers.MOST_ACTIONS and match.latest.result is None:
        print(say("play-long", count=len(match.steps)), file=sys.stderr)
    print(record.write(match, match.game.titles, levels), end="")
    return 0


def _check_seats(option: str, named: Sequence[object], game: Game, options: Options) -> None:
    seats = game.seats(options)
    if len(named) > seats:
        raise BadSource(say("surplus", option=option, count=len(named), seats=seats))
