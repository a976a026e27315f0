"""Runs a registered program for the bot, and kills it with its children when the bot ends, however it ends.

Run as a file that imports nothing of ours. Its arguments are the descriptor of a pipe whose other end only
the bot holds, the program's limit in megabytes, and its command. There is no shell.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Final

NICE: Final = 10
"""Niceness of a program, so that answers to clicks come first."""
TICK: Final = 250
"""Milliseconds between checks whether the program has ended by itself; the bot sees that at once."""
NOT_STARTED: Final = 127


def main() -> int:
    alive, memory, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.nice(NICE)
    # Ctrl-C is for the bot, which then closes the pipe.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    try:
        # Nothing else runs in this process, so the limits may be set between fork and exec.
        program = subprocess.Popen(  # noqa: S603 — whom the operator has registered
            command,
            start_new_session=True,
            preexec_fn=lambda: _bound(memory),  # noqa: PLW1509 — there are no threads here
        )
    except (OSError, subprocess.SubprocessError):
        return NOT_STARTED
    # Only the program keeps its pipes, so that their readers see when it has ended.
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    watched = select.poll()
    watched.register(alive, select.POLLIN | select.POLLHUP)
    while program.poll() is None and not watched.poll(TICK):
        pass
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    return 0


def _bound(megabytes: int) -> None:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main())
