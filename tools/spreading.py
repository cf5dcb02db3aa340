"""Gives the parts of long work to processes of this machine, or to those of a Dask cluster, and shows how far it is.

    --processes 4                     so many here
    --cluster tcp://10.0.0.5:8786     those of a scheduler (`pip install .[cluster]`, then `dask scheduler`)

Answers come in the order of the parts, so the same seed gives the same results with any number of processes anywhere.
Workers of a cluster need Python and the libraries of the work, but none of our files: they are sent. A worker that
dies loses nothing: the cluster gives its parts to others.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sized
from concurrent.futures import Executor, Future
from contextlib import contextmanager, nullcontext
from io import BytesIO
from itertools import islice
from pickle import dumps
from typing import Any, Final, NamedTuple, TypeVar
from zipfile import ZIP_DEFLATED, ZipFile

from site_files import ROOT

Part = TypeVar("Part")
Answer = TypeVar("Answer")

AHEAD: Final = 3
"""For each process so many parts are handed out before their answers are asked for."""

PATIENCE: Final = 60
"""So many seconds a cluster is waited for that has no workers."""

RETRIES: Final = 10
"""So often a part is given to another worker."""


class Spread(NamedTuple):
    """Who does the work: nobody else if there is no executor."""

    executor: Executor | None = None
    processes: int = 1

    def __call__(self, function: Callable[[Part], Answer], parts: Iterable[Part], what: str = "") -> Iterator[Answer]:
        """The answers of a function to some parts, in their order; none that is not asked for is begun for long."""
        bar = _bar() if what else nullcontext()
        with bar as progress:
            task = progress and progress.add_task(what, total=len(parts) if isinstance(parts, Sized) else None)
            for answer in self._answers(function, iter(parts)):
                if progress:
                    progress.advance(task)
                yield answer

    def _answers(self, function: Callable[[Part], Answer], parts: Iterator[Part]) -> Iterator[Answer]:
        if self.executor is None:
            yield from map(function, parts)
            return
        waiting: deque[Future[Answer]] = deque()
        try:
            for part in islice(parts, AHEAD * self.processes):
                waiting.append(self.executor.submit(function, part))
            while waiting:
                answer = waiting.popleft().result()
                waiting.extend(self.executor.submit(function, part) for part in islice(parts, 1))
                yield answer
        finally:
            for part_of_nobody in waiting:
                part_of_nobody.cancel()


HERE: Final = Spread()
"""All is done in this process."""


def _bar() -> Any:
    """How much is done, and how long the rest will take; nothing where no library draws it, as in a browser."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        return nullcontext()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def add_options(parser: ArgumentParser) -> None:
    """Let a command line say who does the work."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--processes", type=int, default=2, help="of this machine")
    who.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster, as tcp://10.0.0.5:8786")


@contextmanager
def spread(chosen: Namespace) -> Iterator[Spread]:
    """Who does the work, by the options of a command line. Raises `SystemExit` with a sentence if nobody comes."""
    if chosen.cluster:
        with _cluster(chosen.cluster) as found:
            yield found
    elif chosen.processes == 1:
        yield HERE
    else:
        from concurrent.futures import ProcessPoolExecutor  # A browser has none.

        with ProcessPoolExecutor(chosen.processes) as pool:
            yield Spread(pool, chosen.processes)


@contextmanager
def _cluster(address: str) -> Iterator[Spread]:
    try:
        from distributed import Client
    except ImportError:
        raise SystemExit("A cluster needs Dask: pip install .[cluster]") from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise SystemExit(f"There is no cluster at {address}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise SystemExit(f"The cluster at {address} has no workers.") from None
        client.register_plugin(_files(_packed()))
        yield Spread(_Sealed(client.get_executor(retries=RETRIES)), sum(client.nthreads().values()))


class _Sealed(Executor):
    """Sends work as bytes, which only a worker opens: the scheduler has none of our files."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Hand out one part of the work."""

        def opened(work: bytes) -> Any:
            from pickle import loads

            function, arguments, named = loads(work)
            return function(*arguments, **named)

        return self._executor.submit(opened, dumps((function, arguments, named)))


def _files(packed: bytes) -> Any:
    """What gives our files to each worker, those that come later too."""
    from distributed import WorkerPlugin

    class Files(WorkerPlugin):  # type: ignore[misc]  # Within a function it goes to workers whole, not by its name.
        name = "pentapod"

        def setup(self, worker: Any) -> None:
            import sys
            from io import BytesIO
            from pathlib import Path
            from zipfile import ZipFile

            folder = Path(worker.local_directory) / self.name
            ZipFile(BytesIO(packed)).extractall(folder)
            sys.path[:0] = [str(folder / name) for name in ("py", "tools")]

    return Files()


def _packed() -> bytes:
    """All that a worker may have to import, in a zip."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as into:
        for folder in ("py", "tools"):
            for path in sorted((ROOT / folder).rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    into.write(path, path.relative_to(ROOT))
    return packed.getvalue()
