"""Plants mutants in forks of one process that has imported everything, and runs what can notice them."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.planting import Mutant, plant, watch

Outcome = Literal["noticed", "endless", "survived", "unreached"]
"""`endless`: noticed, for it took too long. `unreached`: no test comes by; it may run when it is imported."""

EXITS: Final[Mapping[int, Outcome]] = {0: "survived", 1: "noticed", -signal.SIGPROF: "endless"}
Function = tuple[str, str]

LEAST: Final = 2.0
TIMES: Final = 10
"""A test may take `LEAST` seconds of the processor and so many times what it takes without a mutant."""
FAILED: Final = 70
"""How a fork ends that went wrong itself."""
MEMORY: Final = 4 << 30
"""What grows without end meets a limit before the machine does."""


class Took(NamedTuple):
    """What one test does when nothing is wrong."""

    seconds: float
    reached: frozenset[Function]


class Planter:
    """A pytest plugin that takes the place of running the tests; `tell` is told how each mutant fared."""

    def __init__(self, mutants: Sequence[Mutant], tell: Callable[[Mutant, Outcome], None]) -> None:
        self._mutants = mutants
        self._tell = tell
        self._planted: dict[int, Mutant] = {}
        self._jobs = os.cpu_count() or 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        gc.collect()
        gc.freeze()
        took = self._without_any(session.items)
        for mutant in self._mutants:
            order = ordered(mutant, took)
            if not any((mutant.file, mutant.function) in took[item].reached for item in order):
                self._tell(mutant, "unreached")
                continue
            while len(self._planted) >= self._jobs:
                self._wait()
            tests = [(item, took[item].seconds) for item in order]
            self._planted[_fork(partial(noticed, mutant, tests))] = mutant
        while self._planted:
            self._wait()
        return True

    def _wait(self) -> None:
        pid, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        mutant = self._planted.pop(pid)
        if code not in EXITS:
            raise RuntimeError(f"the fork for {mutant} ended with {code}")
        self._tell(mutant, EXITS[code])

    def _without_any(self, items: Sequence[pytest.Item]) -> dict[pytest.Item, Took]:
        """All tests, in forks: what they keep in memory must not be there when a mutant is planted."""
        functions = {(mutant.file, mutant.function) for mutant in self._mutants}
        shares = [items[start :: self._jobs] for start in range(self._jobs)]
        pipes = [_told(partial(measured, share, functions)) for share in shares]
        took: dict[pytest.Item, Took] = {}
        for share, (pid, pipe) in zip(shares, pipes, strict=True):
            with os.fdopen(pipe, "rb") as file:
                told = file.read()
            os.waitpid(pid, 0)
            if not told:
                raise RuntimeError("a test fails without any mutant")
            took |= zip(share, pickle.loads(told), strict=True)
        return took


def ordered(mutant: Mutant, took: Mapping[pytest.Item, Took]) -> list[pytest.Item]:
    """The tests that come by its module: first those that come by the function itself, the quickest first."""
    function = (mutant.file, mutant.function)
    found = [item for item, one in took.items() if any(file == mutant.file for file, _ in one.reached)]
    return sorted(found, key=lambda item: (function not in took[item].reached, took[item].seconds))


def measured(items: Sequence[pytest.Item], functions: Iterable[Function]) -> list[Took]:
    """Run every test as it is."""
    seen: set[Function] = set()
    for function in functions:
        watch(*function, seen)
    took: list[Took] = []
    for item, following in zip(items, [*items[1:], None], strict=True):
        seen.clear()
        begun = time.process_time()
        if not passes(item, following):
            raise RuntimeError(f"{item.nodeid} fails without any mutant")
        took.append(Took(time.process_time() - begun, frozenset(seen)))
    return took


def noticed(mutant: Mutant, tests: Sequence[tuple[pytest.Item, float]]) -> bool:
    """Whether one of these tests, which take so long without it, fails with the mutant."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    plant(mutant)
    for place, (item, seconds) in enumerate(tests):
        following = tests[place + 1][0] if place + 1 < len(tests) else None
        signal.setitimer(signal.ITIMER_PROF, LEAST + TIMES * seconds)
        if not passes(item, following):
            return True
    return False


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=following))


def _fork(work: Callable[[], bool]) -> int:
    """Do the work in a fork that ends with its answer, and closes nothing that the parent has."""
    pid = os.fork()
    if pid:
        return pid
    code = FAILED
    try:
        code = int(work())
    except BaseException:  # noqa: BLE001 — a fork never goes on as its parent
        traceback.print_exc()
    finally:
        os._exit(code)


def _told(work: Callable[[], object]) -> tuple[int, int]:
    """Do the work in a fork that writes its answer, pickled, into this pipe."""
    here, there = os.pipe()

    def write() -> bool:
        with os.fdopen(there, "wb") as pipe:
            pickle.dump(work(), pipe)
        return True

    pid = _fork(write)
    os.close(there)
    return pid, here
