"""A process in which computer players think: `python -m bot.worker`, started by bot/minds.py and nobody else.

Questions come in on standard input, answers go out on standard output, one after the other. It knows the
rules and the computer players and nothing more, so it starts fast. It ends when standard input does, in the
middle of a thought too: a bot that was killed leaves nobody behind.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, BinaryIO

from bot.ai.asked import Question, answer
from bot.ai.thought import Budget, Thought
from bot.places import places


def main() -> None:
    # Ctrl-C is for the bot, which then closes standard input.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb") as answers:
        # What a computer player might print must not come between.
        os.dup2(2, 1)
        questions: SimpleQueue[Any] = SimpleQueue()
        threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
        while True:
            pickle.dump(_answered(*questions.get()), answers)
            answers.flush()


def _listen(stream: BinaryIO, questions: SimpleQueue[Any]) -> None:
    while True:
        try:
            questions.put(pickle.load(stream))  # noqa: S301 — from the bot itself
        except EOFError:
            os._exit(0)


def _answered(question: Question, budget: Budget, most: float) -> Thought | str:
    """The thought; or what went wrong and where, without any card. After so many seconds the process dies."""
    try:
        with _at_most(most):
            return answer(question, budget)
    except Exception as error:  # noqa: BLE001 — the bot is told, and plays another move
        return places(error)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Let the system end this process once it has computed for so long; on Windows only the bot can."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


if __name__ == "__main__":
    main()
