"""The games that the site shows beside those of the package: each is one Python file, from anywhere."""

import re
import shutil
import sys
import traceback

from pentapod import games
from site_files import GATHERED, named_files

NAME = re.compile(r"[a-z]+")
"""What a file is called, without its ending: it is the id of a game in links and addresses."""


def gather(named: str) -> None:
    """Have the games that some paths name, with spaces between them, be games like those of the package.

    A path is that of a file, or of a folder of files. Ends this program with a sentence where something is no game.
    """
    shutil.rmtree(GATHERED, ignore_errors=True)
    GATHERED.mkdir(parents=True)
    known = games.ids()
    for file in named_files(named.split(), ".py", "Python", "[!_]*"):
        if not NAME.fullmatch(file.stem):
            sys.exit(f"{file}: the name of a game's file has small letters alone, as in tictactoe.py.")
        if file.stem in known or (GATHERED / file.name).exists():
            sys.exit(f"{file}: there is a game called {file.stem} already; give the file another name.")
        shutil.copyfile(file, GATHERED / file.name)
    add_gathered()
    for game_id in sorted({*games.ids()} - {*known}):
        _check(game_id)


def add_gathered() -> None:
    """Find the games that were gathered."""
    games.__path__.append(str(GATHERED))
    games.ids.cache_clear()


def _check(game_id: str) -> None:
    try:
        games.find(game_id)
    except Exception as error:
        why = traceback.format_exception_only(error)[-1].strip()
        sys.exit(f"{game_id}.py is not a game: {why}")
