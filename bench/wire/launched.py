"""`python -m bot run`, and a line on standard error for each SIGRTMIN: how many tasks there are.

Run by its path, in the checkout whose bot is wanted: `python PATH/launched.py`.
"""

from __future__ import annotations

import asyncio
import runpy
import signal
import sys
from pathlib import Path


def _tell(*_: object) -> None:
    sys.stderr.write(f"tasks {len(asyncio.all_tasks())}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())
    sys.argv = ["bot", "run"]
    signal.signal(signal.SIGRTMIN, _tell)
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
