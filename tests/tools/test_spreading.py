"""Long work is given to processes here or on a cluster, and comes out the same."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

import balance
from spreading import HERE, Spread, add_options, spread

pytestmark = pytest.mark.native


def asked(*arguments: str) -> AbstractContextManager[Spread]:
    parser = ArgumentParser()
    add_options(parser)
    return spread(parser.parse_args(arguments))


def games() -> list[balance.Pairing]:
    """Some games of X-Pod, which take a processor a while."""
    found = balance.pairings("xpod", 3600, 1)
    return [next(found) for _ in range(12)]


def test_answers_come_in_order_from_any_number_of_processes() -> None:
    with asked("--processes", "2") as answers:
        assert list(answers(abs, range(-40, 0), "numbers")) == list(HERE(abs, range(-40, 0))) == list(range(40, 0, -1))


def test_what_nobody_asks_for_is_not_begun(tmp_path: Path) -> None:
    with asked("--processes", "2") as answers:
        some = answers(partial(mark, tmp_path), iter(range(1000)))
        assert [next(some) for _ in range(3)] == [0, 1, 2]
        del some
    assert len(list(tmp_path.iterdir())) < 20


def mark(folder: Path, number: int) -> int:
    (folder / str(number)).touch()
    return number


def test_without_a_cluster_there_is_a_sentence() -> None:
    with pytest.raises(SystemExit, match="There is no cluster at nowhere"), asked("--cluster", "nowhere"):
        pass


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and three workers in processes of their own, none of which finds our files."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    started: list[subprocess.Popen[bytes]] = []

    def start(log: str, module: str, *arguments: str) -> Path:
        file = tmp_path / log
        with file.open("wb") as out:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
            started.append(subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=out, stderr=out))
        return file

    log = start("scheduler", "dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    end = monotonic() + 120
    while not (found := re.search(r"Scheduler at:\s+(tcp://\S+)", log.read_text())):
        assert monotonic() < end, log.read_text()
        sleep(0.1)
    for number in range(3):
        start(f"worker{number}", "dask_worker", found[1], "--nthreads", "1", "--no-nanny", "--no-dashboard")
    try:
        yield found[1], started[1:]
    finally:
        for process in started:
            process.kill()
            process.wait(60)


def test_a_cluster_gives_the_same_games_though_a_worker_dies(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    address, workers = cluster
    play, wanted = partial(balance.played, "xpod"), games()
    with asked("--cluster", address) as answers:
        came = []
        for number, played in enumerate(answers(play, wanted, "games")):
            came.append(played)
            if number == 1:
                workers[0].send_signal(signal.SIGKILL)
    assert came == list(HERE(play, wanted))
