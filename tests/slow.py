"""`python -m tests.slow`: mark as slow what the last runs measured to be slow, in `tests/slow.txt`.

A test is slow from half a second on, and stays so until it takes less than half of that: tests near the line
do not come and go. A whole file may be listed by hand, where it is a shared fixture that takes long. Run
`make test` and `make test-slow` on an idle machine before.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.config import Config
    from _pytest.terminal import TerminalReporter

LIST: Final = Path(__file__).with_name("slow.txt")
MEASURED: Final = "toucan/seconds"
"""Key in pytest's cache: seconds of each test, setup and teardown included."""
SLOW: Final = 0.5
"""Seconds from which a quick test is slow."""
QUICK: Final = 0.25
"""Seconds below which a slow test is quick again."""
OUTGROWN: Final = 4.0
"""Seconds from which a quick test is warned of: a busy machine doubles times."""


def listed() -> frozenset[str]:
    """Return the ids, functions and files that are slow."""
    return frozenset(LIST.read_text(encoding="utf-8").splitlines())


def mark(items: Iterable[pytest.Item]) -> None:
    """Mark the tests that the list has by their id, by the name of their function or by their file."""
    slow = listed()
    for item in items:
        if not slow.isdisjoint(names(item.nodeid)):
            item.add_marker("slow")


def names(test: str) -> tuple[str, str, str]:
    """Return the id of a test, its function and its file."""
    return test, test.partition("[")[0], test.partition("::")[0]


def exists(test: str) -> bool:
    """Return whether the file of a listed test has its function."""
    _, function, file = names(test)
    path = LIST.parents[1] / file
    _, called, name = function.rpartition("::")
    return path.exists() and (not called or f"def {name}(" in path.read_text(encoding="utf-8"))


class Stopwatch:
    """A plugin that measures every test, and warns of quick tests that have become slow."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        slow = listed()
        for test, seconds in sorted(self._seconds.items()):
            if seconds > OUTGROWN and slow.isdisjoint(names(test)):
                terminalreporter.write_line(f"has become slow: {test} ({seconds:.1f} s); see tests/slow.py")

    def pytest_sessionfinish(self) -> None:
        if self._config.pluginmanager.hasplugin("cacheprovider"):
            rounded = {test: round(seconds, 2) for test, seconds in self._seconds.items()}
            self._config.cache.set(MEASURED, self._config.cache.get(MEASURED, {}) | rounded)


def refreshed(slow: Iterable[str], seconds: dict[str, float]) -> list[str]:
    """Return the list after these measurements; a test that was not measured stays as it was.

    A function whose cases are all slow is listed once, by its name.
    """
    known = frozenset(slow)
    files = {name for name in known if "::" not in name}
    cases: dict[str, dict[str, bool]] = {test.partition("[")[0]: {} for test in known - files}
    for test, took in seconds.items():
        _, function, file = names(test)
        if file in files:
            continue
        was_slow = test in known or function in known
        cases.setdefault(function, {})[test] = took >= (QUICK if was_slow else SLOW)
    made = set(files)
    for function, measured in cases.items():
        unmeasured = {test for test in known if test.startswith(f"{function}[") and test not in measured}
        if function in known and not measured:
            unmeasured.add(function)
        found = unmeasured | {test for test, is_slow in measured.items() if is_slow}
        made |= {function} if found and all(measured.values()) else found
    return sorted(made)


def main() -> None:
    measured = Path(".pytest_cache", "v", MEASURED)
    found = refreshed(filter(exists, listed()), json.loads(measured.read_text(encoding="utf-8")))
    LIST.write_text("".join(f"{test}\n" for test in found), encoding="utf-8")
    sys.stdout.write(f"{len(found)} slow tests or functions in {LIST.name}\n")


if __name__ == "__main__":
    main()
