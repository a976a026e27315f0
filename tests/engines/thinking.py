"""Views that fail in ways of no game, for tests of where computer players think."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bot.ai.request import Question
from bot.games.base import Choice, Seat


@dataclass(frozen=True)
class Trap:
    """A view whose reader comes to harm; `kind` says to which."""

    kind: str

    def legal(self, _seat: Seat) -> tuple[Choice, ...]:
        match self.kind:
            case "raises":
                raise KeyError("KH")
            case "dies":
                os.kill(os.getpid(), signal.SIGKILL)
            case "hangs":
                while True:
                    pass
            case "prints":
                sys.stdout.write("KH\n" * 100_000)
                sys.stdout.flush()
            case kind if kind.startswith("/"):
                # A file that is told when this is thought about.
                begun = time.monotonic()
                time.sleep(0.02)
                with Path(kind).open("a") as file:
                    file.write(f"{begun} {time.monotonic()}\n")
        # So that one can see who answers.
        return (Choice(f"pid-{os.getpid()}"),)


class Searched(Question):
    """Runs where searching levels think, whatever its level."""

    @property
    def searched(self) -> bool:
        return True


def trap(kind: str) -> Searched:
    return Searched("differ", "chance", Trap(kind), 0, "a seed")
