"""A process in which computer players think, or pictures are drawn: `python -m bot.engines.process NICENESS`.

`Process` in pool.py alone starts it. What it is to do comes in on standard input, a function with its
arguments, and what came of it goes out on standard output, one after the other. It imports what it is asked
for and nothing more, so it starts fast. It ends when standard input does, in the middle of a thought too: a
bot that was killed leaves nobody behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from bot.ops.places import places

NICE: Final = 10
"""Whoever clicks is answered before a computer player has thought."""


def main(nice: int) -> None:
    if sys.platform != "win32":
        os.nice(nice)
    # Ctrl-C is for the bot, which then closes standard input.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb") as answers:
        # What a computer player might print must not come between.
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
    except Exception as error:  # noqa: BLE001 — a function that is not here; whoever asked sees the end
        sys.stderr.write(places(error) + "\n")
        os._exit(1)


def _done(work: Callable[..., Any], args: tuple[Any, ...], most: float | None) -> tuple[Any, str | None]:
    """What came of it, or what went wrong and where, without any card; it dies after so many seconds."""
    try:
        with _at_most(most):
            return work(*args), None
    except Exception as error:  # noqa: BLE001 — the bot is told, and plays another move
        return None, places(error)


@contextmanager
def _at_most(seconds: float | None) -> Iterator[None]:
    """Let the system end this process once it has computed for so long; on Windows only the bot can."""
    if seconds is None or sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
