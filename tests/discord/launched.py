"""`python -m bot run` with what a test or a bench changes.

Run by its path, in the checkout whose bot is wanted: `python PATH/launched.py`. For each SIGRTMIN a line on
standard error tells how many tasks there are. The environment may hold:

* constants of modules, as JSON: `bot.cluster.lease.LOOK=0.1`;
* `READY_AFTER`: seconds that discord.py waits for another server before it calls a shard ready;
* `UNTRANSLATED`: Discord is told commands in English alone;
* `DIES_WITH_A_CLAIM`: the process is killed as soon as it has claimed an interaction.
"""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import signal
import sys
from functools import partialmethod
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from multiprocessing.connection import Connection


def forked(environment: Mapping[str, str], said: Connection) -> None:
    """Run the bot in a process that has it imported already; `said` takes its standard error."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(said.fileno(), 2)
    said.close()
    # Python still takes both for what they were.
    sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    run()


def run() -> None:
    sys.argv = ["bot", "run"]
    signal.signal(signal.SIGRTMIN, _tell)
    for name, value in os.environ.items():
        if name.startswith(("bot.", "cogs.", "rendering.")):
            module, _, constant = name.rpartition(".")
            import_module(module).__dict__[constant] = json.loads(value)
    state = import_module("bot.discordpy.state").ServerState
    if "READY_AFTER" in os.environ:
        seconds = float(os.environ["READY_AFTER"])
        state.__init__ = partialmethod(state.__init__, guild_ready_timeout=seconds)
    if "UNTRANSLATED" in os.environ:
        import_module("cogs.core.languages").Translator.translate = _untranslated
    if "DIES_WITH_A_CLAIM" in os.environ:
        state.take = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


async def _untranslated(*_: object) -> None:
    """Return no translation."""


def _tell(*_: object) -> None:
    sys.stderr.write(f"tasks {len(asyncio.all_tasks())}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())
    run()
