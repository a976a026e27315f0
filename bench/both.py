"""The same thing measured as plain Python and as machine code: a process of each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.engines.homes import ROOT, home
from bot.engines.pool import Process

PYTHON: Final = "Python"
MACHINE_CODE: Final = "machine code"
NONE: Final = "There is no machine code of these sources to measure beside them: python -m bot compile\n"


def homes() -> dict[str, Path]:
    """Where the modules of each are; machine code only if there is some."""
    copy = home()
    return {PYTHON: ROOT} if copy == ROOT else {PYTHON: ROOT, MACHINE_CODE: copy}


@contextmanager
def both() -> Iterator[dict[str, Process]]:
    """A process of each; in turn, they do the same under the same circumstances."""
    processes = {name: Process(modules) for name, modules in homes().items()}
    try:
        yield processes
    finally:
        for process in processes.values():
            process.kill()
            process.bury()
