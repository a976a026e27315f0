"""Programs for tests, as an operator would register them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from bot.engines.programs import Registered

LISTENS: Final = """
import os, sys, time
def say(text): print(text, flush=True)
for line in sys.stdin:
    word, _, rest = line.rstrip().partition(" ")
    if word == "toucan": say("id name test\\nready")
    elif word == "legal": last = rest
    elif word == "go":
        """
"""A player that does what follows when it is asked; `last` is something that it may do."""

LAST: Final = 'say("action " + last)'


def command(then: str) -> tuple[str, ...]:
    return sys.executable, "-c", LISTENS + then


def registered(then: str = LAST, name: str = "example", *games: str) -> Registered:
    return Registered(name, games, command(then))


def overheard(file: Path) -> Registered:
    """One that writes down all that it is told."""
    write = f"open({str(file)!r}, 'a').write(line);"
    script = LISTENS.replace("    word, _", f"    {write} word, _", 1)
    return Registered("example", (), (sys.executable, "-c", script + LAST))
