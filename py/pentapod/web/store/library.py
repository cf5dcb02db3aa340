"""The kept games as a collection: finding, saving to a file, adding from one, and the room that they take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pentapod.engine import link, record
from pentapod.engine.link import FindGame, LinkError
from pentapod.engine.notes.tree import Line
from pentapod.engine.record import Record, RecordError
from pentapod.web.shell.words import say
from pentapod.web.store import archive, saves
from pentapod.web.store.saves import Keeper, Save, Unreadable


def having(kept: Sequence[Save | Unreadable], titles: dict[str, str], wanted: str) -> list[Save | Unreadable]:
    """The kept games in whose game or players all the wanted words are found; all of them for none."""
    words = wanted.casefold().split()
    return [
        save
        for save in kept
        if not words
        or (
            isinstance(save, Save)
            and all(word in " ".join((titles.get(save.game_id, ""), *save.names)).casefold() for word in words)
        )
    ]


def export(kept: Iterable[Save | Unreadable], find: FindGame) -> tuple[str, int, int]:
    """The file of all kept games, how many are in it, and how many could not be read and are not."""
    good: list[Record] = []
    bad = 0
    for save in kept:
        try:
            if isinstance(save, Save):
                notes = notes_of(save, find)
                good.append(Record(link.decode(save.link, find), save.names, save.levels, save.mine, notes))
                continue
        except LinkError:
            pass
        bad += 1
    return archive.write(good), len(good), bad


def notes_of(save: Save, find: FindGame) -> Line | None:
    """The tree of a kept game; None where there is none, or none that can be read."""
    try:
        return record.read(save.notes, find).notes if save.notes else None
    except RecordError:
        return None


class Additions:
    """Adds matches to the kept games, none twice, in the order in which they come."""

    def __init__(self, store: Keeper, now: int, new_id: str) -> None:
        self._store = store
        self._now = now
        self._new_id = new_id
        games = (save for save in saves.load_all(store) if isinstance(save, Save))
        self._known = {(save.link, save.names, save.notes) for save in games}

    def add(self, game: Record) -> bool:
        """Keep a match, unless it is kept already."""
        match, names, levels, here, tree = game
        text, notes = link.encode(match), record.write(match, names, notes=tree) if tree else ""
        if (text, names, notes) in self._known:
            return False
        self._known.add((text, names, notes))
        number = len(self._known)
        state = match.latest
        prompt, over = match.game.words.prompt(state, names), state.result is not None
        changed = self._now - number
        save = Save(f"{self._new_id}-{number}", text, match.last, names, prompt, over, changed, levels, here)
        saves.keep(self._store, save._replace(notes=notes))
        return True


def size_in_words(octets: int) -> str:
    """So many bytes, in the unit in which people speak of them."""
    for unit, worth in (("GB", 10**9), ("MB", 10**6)):
        if octets >= worth:
            return f"{octets / worth:.{0 if octets >= 10 * worth else 1}f} {unit}"
    return f"{max(1, round(octets / 1000)) if octets else 0} kB"


def room(count: int, characters: int) -> str:
    """How much the kept games take."""
    size = size_in_words(characters)
    return say("room", count=count, size=size)
