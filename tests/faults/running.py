"""Plants mutants in forks of one process that has imported everything, and runs what can notice them."""

from __future__ import annotations

import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from io import FileIO
from math import inf
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tests.faults.planting import Mutant, plant
from tests.faults.reach import ROOT, Reach, Took, ordered

Outcome = Literal["noticed", "endless", "survived", "unreached"]
"""`endless`: noticed, for it took too long. `unreached`: no test comes by, or it could not be planted."""

LEAST: Final = 10.0
TIMES: Final = 10
"""A test may take `LEAST` seconds of the processor and so many times what it takes without a mutant."""
PATIENCE: Final = 60.0
"""Additional seconds by the wall clock."""
FAILED: Final = 70
"""How a fork ends that went wrong itself."""
MEMORY: Final = 4 << 30
"""Bytes of memory a test may take: fewer than the machine has."""
APART: Final = 300
"""Seconds for the tests of a mutant that is planted in a copy of the tree."""
OPTIONS: Final = (
    *("-q", "--no-header", "--assert=plain", "--tb=native", "-o", "addopts="),
    *("-p", "no:cacheprovider", "-p", "no:xdist", "-o", "tmp_path_retention_policy=none"),
)
ROOMS: Final = ("bench", "bot", "cogs", "deploy", "docs", "rendering", "tests")
Test = tuple[pytest.Item, Took]


class Result(NamedTuple):
    outcome: Outcome
    by: list[str]
    """The tests that failed."""
    slow: bool
    """None of them is run by `make test`."""
    seconds: float


class Trial(NamedTuple):
    """A fork that tries a mutant: it writes each test that it runs, and each that fails."""

    mutant: Mutant
    told: Path
    begun: float

    def result(self, code: int, quick: Container[str]) -> Result:
        marks = [line.split(" ", maxsplit=1) for line in self.told.read_text().splitlines()]
        by = [test for mark, test in marks if mark == "failed"]
        outcome: Outcome = "noticed" if by else "survived" if marks else "unreached"
        if -code in (signal.SIGPROF, signal.SIGALRM):
            by.append(marks[-1][1])
            outcome = "endless"
        elif code:
            outcome = "unreached"
        slow = not any(test in quick for test in by)
        return Result(outcome, by, slow, round(time.perf_counter() - self.begun, 2))


class Planter:
    """A pytest plugin that takes the place of running the tests; `tell` is told how each mutant fared."""

    def __init__(
        self,
        mutants: Sequence[Mutant],
        tell: Callable[[Mutant, Result], None],
        *,
        jobs: int = os.cpu_count() or 1,
        enough: float = 1,
        seconds: float = inf,
    ) -> None:
        """Each mutant is tried until `enough` tests notice it, or on tests that take these seconds."""
        self._mutants = mutants
        self._tell = tell
        self._reach = Reach()
        self._jobs = jobs
        self._enough = enough
        self._seconds = seconds
        self._planted: dict[int, Trial] = {}
        self._quick: set[str] = set()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        gc.collect()
        gc.freeze()
        took = self._measured(session.items)
        self._quick = {item.nodeid for item, one in took.items() if not one.slow}
        with tempfile.TemporaryDirectory() as folder:
            try:
                for number, mutant in enumerate(self._mutants):
                    while len(self._planted) >= self._jobs:
                        self._wait()
                    self._plant(mutant, took, Path(folder, str(number)))
                while self._planted:
                    self._wait()
            finally:
                for pid in self._planted:
                    os.killpg(pid, signal.SIGKILL)
        return True

    def _plant(self, mutant: Mutant, took: dict[pytest.Item, Took], told: Path) -> None:
        if mutant.function:
            bits = self._reach.bits(mutant.file, mutant.function)
            own = f"test_{Path(mutant.file).stem}"
            found = ordered(bits, took, lambda item: item.path.stem == own)
            tests = [(item, took[item]) for item in found]
            if not any(one.reached & bits[0] for _, one in tests):
                tests = []
            work = partial(tried, mutant, list(self._affordable(mutant, tests)), self._enough)
        else:
            work = partial(tried_apart, mutant, self._enough)
        told.touch()
        self._planted[_fork(partial(_telling, work, told))] = Trial(mutant, told, time.perf_counter())

    def _affordable(self, mutant: Mutant, tests: Sequence[Test]) -> Iterator[Test]:
        left = self._seconds
        for item, one in tests:
            if mutant.tests and not item.nodeid.startswith(mutant.tests):
                continue
            left -= one.seconds
            if left < 0:
                return
            yield item, one

    def _wait(self) -> None:
        pid, status = os.wait()
        if pid in self._planted:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)  # processes that its tests have left
            trial = self._planted.pop(pid)
            self._tell(trial.mutant, trial.result(os.waitstatus_to_exitcode(status), self._quick))

    def _measured(self, items: Sequence[pytest.Item]) -> dict[pytest.Item, Took]:
        """All tests, in forks: what they keep in memory must not be there when a mutant is planted."""
        known = self._reach.known(items)
        if new := [item for item in items if item not in known]:
            measure = partial(self._reach.measure, self._reach.watched(), passes)
            for pid in [_fork(partial(measure, new[start :: self._jobs])) for start in range(self._jobs)]:
                os.waitpid(pid, 0)
            self._reach = Reach()
        return self._reach.known(items)


def run(tests: Iterable[str], planter: Planter) -> int:
    """Collect these tests, give them to the planter, and return pytest's exit code."""
    # Another example each time would make another outcome each time, and nobody reads the smallest one.
    # Loaded by its name when pytest starts: after what tests/conftest.py loads.
    settings.register_profile(
        "mutants", derandomize=True, deadline=None, database=None, phases=[Phase.generate]
    )
    options = [*OPTIONS, "--no-summary", "--hypothesis-profile=mutants"]
    with tempfile.TemporaryDirectory() as folder:
        code = pytest.main([*options, "--basetemp", f"{folder}/tests", *tests], plugins=[planter])
    return 0 if code is pytest.ExitCode.NO_TESTS_COLLECTED else int(code)


def _telling(work: Callable[[FileIO], None], told: Path) -> None:
    with told.open("ab", buffering=0) as file:
        work(file)


def tried(mutant: Mutant, tests: Sequence[Test], enough: float, told: FileIO) -> None:
    """Run these tests with the mutant until enough fail; slow ones only if no other does."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    plant(mutant)
    failed = 0
    followings = [*(item for item, _ in tests), None][1:]
    for (item, took), following in zip(tests, followings, strict=True):
        if failed >= (1 if took.slow and enough < inf else enough):
            return
        told.write(f"run {item.nodeid}\n".encode())
        signal.setitimer(signal.ITIMER_PROF, LEAST + TIMES * took.seconds)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE + TIMES * took.seconds)
        if not passes(item, following):
            failed += 1
            told.write(f"failed {item.nodeid}\n".encode())


def tried_apart(mutant: Mutant, enough: float, told: FileIO) -> None:
    """Run its own tests in a copy of the tree: for what is not in a function, or seen by other processes."""
    most = ("--maxfail", str(enough)) if enough < inf else ()
    command = [sys.executable, "-m", "pytest", *OPTIONS, *most, "-rfE", *mutant.tests]
    with tempfile.TemporaryDirectory() as name:
        for room in ROOMS:
            shutil.copytree(ROOT / room, Path(name, room))
        shutil.copy(ROOT / "pyproject.toml", name)
        Path(name, mutant.file).write_text(mutant.source, encoding="utf-8")
        told.write(b"run all\n")
        try:
            done = subprocess.run(
                command, cwd=name, capture_output=True, text=True, timeout=APART, check=False
            )
        except subprocess.TimeoutExpired:
            told.write(b"failed all\n")
            return
    for line in done.stdout.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            told.write(f"failed {line.partition(' ')[2].partition(' - ')[0]}\n".encode())


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test; the fixtures of its module stay for the following one, if that needs them."""
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=following))


def _fork(work: Callable[[], None]) -> int:
    """Do the work in a fork with a process group of its own, that closes nothing that the parent has."""
    pid = os.fork()
    if pid:
        return pid
    code = FAILED
    try:
        os.setpgid(0, 0)
        work()
        code = 0
    except BaseException:  # noqa: BLE001 — a fork never goes on as its parent
        traceback.print_exc()
    finally:
        os._exit(code)
