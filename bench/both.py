"""Two processes that measure the same in Python and in machine code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.engines.compiled import ROOT, home
from bot.engines.pool import Process

PYTHON: Final = "Python"
MACHINE_CODE: Final = "machine code"
NONE: Final = "There is no machine code of these sources to measure beside them: python -m bot compile\n"


def homes() -> dict[str, Path]:
    """Return the folders of the modules; machine code only if it exists."""
    copy = home()
    return {PYTHON: ROOT} if copy == ROOT else {PYTHON: ROOT, MACHINE_CODE: copy}


@contextmanager
def both() -> Iterator[dict[str, Process]]:
    """Start a process for each; taking turns, they work under the same conditions."""
    processes = {name: Process(modules) for name, modules in homes().items()}
    try:
        yield processes
    finally:
        for process in processes.values():
            process.kill()
            process.bury()
