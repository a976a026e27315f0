"""A process for computer players or drawing: `python -m bot.engines.process NICENESS MODULES`.

Only `Process` in pool.py starts it. It reads functions with their arguments from standard input, and writes
the results to standard output, in order. MODULES is the folder of the computer players (compiled.py). It
imports only what is asked for, so it starts fast. It ends when standard input does, even while computing: a
killed bot leaves no process behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from bot.ops.places import places

NICE: Final = 10
"""Niceness of the process, so that answers to clicks come first."""
SECRET: Final = ("DISCORD_TOKEN", "DATABASE_URL")
"""Environment variables that our processes do not get."""


def environment(root: Path) -> dict[str, str]:
    """Return our environment without secrets, for a process that imports modules from this folder."""
    known = {name: value for name, value in os.environ.items() if name not in SECRET}
    return {**known, "PYTHONPATH": os.pathsep.join(filter(None, (str(root), known.get("PYTHONPATH"))))}


def main(nice: int, modules: str) -> None:
    # What is there comes before the sources.
    sys.path.insert(0, modules)
    sys.modules["bot"].__path__.insert(0, str(Path(modules) / "bot"))
    if sys.platform != "win32":
        os.nice(nice)
    # Ctrl-C is for the bot, which then closes standard input.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb") as answers:
        # Output of a computer player must not get into the results.
        os.dup2(2, 1)
        asked: SimpleQueue[Any] = SimpleQueue()
        threading.Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
        while True:
            pickle.dump(_done(*asked.get()), answers)
            answers.flush()


def _listen(stream: BinaryIO, asked: SimpleQueue[Any]) -> None:
    try:
        while True:
            asked.put(pickle.load(stream))  # noqa: S301 — from the bot itself
    except EOFError:
        os._exit(0)
    except Exception as error:  # noqa: BLE001 — a missing function; the caller sees the end
        sys.stderr.write(places(error) + "\n")
        os._exit(1)


def _done(work: Callable[..., Any], args: tuple[Any, ...], most: float | None) -> tuple[Any, str | None]:
    """Return the result, or the error with its places but no card; the process dies after so many seconds."""
    try:
        with _at_most(most):
            return work(*args), None
    except Exception as error:  # noqa: BLE001 — the bot is told, and plays another move
        return None, places(error)


@contextmanager
def _at_most(seconds: float | None) -> Iterator[None]:
    """Let the system end this process after so much processor time; on Windows only the bot can end it."""
    if seconds is None or sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
