"""Runs inside Pyodide, in its library: imports from the zips of the page in a third of the time.

`zipimport` opens a zip anew for all that it reads of it, reads and unmarshals each module twice, once to learn the name
of its file, and asks the file system for every folder in a zip before it finds the zip. Files are JavaScript's here,
and slow. The zips are ours: of modules they hold only `.pyc` files, nothing in them is packed, no entry has more than
a name before its content, and none is ever changed.
"""

import zipimport
from importlib.machinery import ModuleSpec
from io import BufferedReader, open_code
from zipimport import ZipImportError, zipimporter

HEADER = 30
"""So many bytes there are before the name of an entry."""

_opened: dict[str, BufferedReader] = {}
"""The zips that are open."""

_made = zipimporter.__init__


def let_go() -> None:
    """Before memory is kept: whoever goes on with it has no files open."""
    while _opened:
        _opened.popitem()[1].close()


def _init(self: zipimporter, path: str) -> None:
    for archive in zipimport._zip_directory_cache:  # type: ignore[attr-defined]
        if path.startswith(f"{archive}/"):
            self.archive, self.prefix = archive, f"{path[len(archive) + 1 :]}/"
            return
    _made(self, path)


def _find_spec(self: zipimporter, fullname: str, target: object = None) -> ModuleSpec | None:
    try:
        is_package = self.is_package(fullname)
    except ZipImportError:
        return None
    place = f"{self.archive}/{self.prefix}{fullname.rpartition('.')[2]}"
    spec = ModuleSpec(fullname, self, origin=f"{place}{'/__init__' * is_package}.pyc", is_package=is_package)  # type: ignore[arg-type]
    spec.has_location = True
    if is_package:
        spec.submodule_search_locations = [place]
    return spec


def _get_data(archive: str, entry: tuple[str, int, int, int, int, int, int, int]) -> bytes:
    place, _, size, _, at, *_ = entry
    if archive not in _opened:
        _opened[archive] = open_code(archive)  # type: ignore[assignment]  # noqa: SIM115
    _opened[archive].seek(at + HEADER + len(place) - len(archive) - 1)
    return _opened[archive].read(size)


zipimporter.__init__ = _init  # type: ignore[method-assign]
zipimporter.find_spec = _find_spec  # type: ignore[method-assign]
zipimport._get_data = _get_data  # type: ignore[attr-defined]
