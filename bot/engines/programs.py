"""The programs that the operator has registered, and the questions to them."""

from __future__ import annotations

import asyncio
import logging
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Self

from bot.ai import LEVELS
from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.engines.program import MEMORY, Failed, Program, Resting
from bot.games import GAMES
from bot.ops import metrics

logger = logging.getLogger(__name__)

SECONDS: Final = 1.0
"""Default seconds, by the clock, for a program's decision."""
LONGEST: Final = 20.0
"""Longest wait for a program in seconds: limit of the operator's time for a decision, and of all questions
queued together. Beyond it a normal player answers."""
NAME: Final = re.compile(r"[a-z][a-z0-9]{0,15}")


class Registered(NamedTuple):
    """A registered program."""

    name: str
    games: tuple[str, ...]
    """Slugs of the games that it plays; empty for all."""
    command: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse `name=command` or `name:game,game=command`; ValueError for anything else."""
        head, equals, command = text.partition("=")
        name, colon, listed = head.strip().partition(":")
        games = tuple(listed.split(",")) if colon else ()
        words = tuple(shlex.split(command))
        if not (equals and words and NAME.fullmatch(name)) or name in LEVELS or not {*games} <= {*GAMES}:
            raise ValueError(name)
        return cls(name, games, words)


def runs(command: str) -> bool:
    """Return whether this command can be started here."""
    try:
        words = shlex.split(command)
    except ValueError:
        return False
    return sys.platform != "win32" and bool(words) and shutil.which(words[0]) is not None


class Programs:
    """The registered programs. `seconds`: for each decision, by the clock; `memory`: megabytes for each."""

    def __init__(
        self, registered: Iterable[Registered] = (), seconds: float = SECONDS, memory: int = MEMORY
    ) -> None:
        self._registered: Mapping[str, Registered] = {one.name: one for one in registered}
        self._seconds, self._budget = seconds, Budget(seconds)
        self._programs = {one.name: Program(one.command, memory) for one in self._registered.values()}
        # Each program gets one question at a time, and none waits for another program.
        self._threads = {name: ThreadPoolExecutor(1, f"program {name}") for name in self._programs}
        self._waiting = dict.fromkeys(self._programs, 0)

    @property
    def any(self) -> bool:
        return bool(self._registered)

    def playing(self, slug: str) -> tuple[str, ...]:
        """Return the names of the programs that play this game, in the operator's order."""
        return tuple(one.name for one in self._registered.values() if not one.games or slug in one.games)

    async def ask(self, question: Question) -> str | None:
        """Return the action of the program that the level names; None without a valid answer."""
        name = question.level
        if name not in self.playing(question.slug):
            return None
        if self._waiting[name] and (self._waiting[name] + 1) * self._seconds > LONGEST:
            metrics.programs.labels(name, "crowded").inc()
            return None
        self._waiting[name] += 1
        try:
            loop, program = asyncio.get_running_loop(), self._programs[name]
            said = await loop.run_in_executor(self._threads[name], program.ask, question, self._budget)
        except Resting:
            metrics.programs.labels(name, "resting").inc()
            return None
        except Failed as error:
            # Only the reason: the program's words may have been its cards.
            logger.warning("the program %s gave no answer: %s", name, error)
            metrics.programs.labels(name, "failed").inc()
            return None
        finally:
            self._waiting[name] -= 1
        metrics.programs.labels(name, "answered").inc()
        return said

    def close(self) -> None:
        """End all programs, whatever they are doing."""
        for program in self._programs.values():
            program.close()
        for threads in self._threads.values():
            threads.shutdown(cancel_futures=True)
        for program in self._programs.values():
            program.bury()
