"""`python -m bot run`, and a line on standard error for each SIGRTMIN: how many tasks there are.

Run by its path, in the checkout whose bot is wanted: `python PATH/launched.py`. `RELAY_PATIENCE` in the
environment: how many seconds another process has to claim an interaction. `DIES_WITH_A_CLAIM`: this one is
killed as soon as it has claimed one. `CALM`: looks before it gives a shard away; `SHY`: at
which it asks for none after Discord was out of its reach.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import signal
import sys
from importlib import import_module
from pathlib import Path


def _tell(*_: object) -> None:
    sys.stderr.write(f"tasks {len(asyncio.all_tasks())}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())
    sys.argv = ["bot", "run"]
    signal.signal(signal.SIGRTMIN, _tell)
    if "RELAY_PATIENCE" in os.environ:
        import_module("cogs.delivery.relay").__dict__["PATIENCE"] = float(os.environ["RELAY_PATIENCE"])
    for name in {"CALM", "SHY"} & os.environ.keys():
        import_module("bot.ops.balance").__dict__[name] = int(os.environ[name])
    if "DIES_WITH_A_CLAIM" in os.environ:
        import_module("bot.ops.connections").Known.take = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
