"""Starts somebody's program for the bot, and ends it and its children when the bot goes, however it goes.

It is run as a file, with nothing of ours to import: its arguments are the descriptor of a pipe whose other
end the bot alone holds, how many megabytes the program may have, and its command. There is no shell.
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
"""Whoever clicks is answered before a program has thought."""
TICK: Final = 250
"""Milliseconds until a program that has ended by itself is noticed here; the bot sees it at once."""
NOT_STARTED: Final = 127


def main() -> int:
    alive, memory, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.nice(NICE)
    # Ctrl-C is for the bot, which then lets go of the pipe.
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
    # Its pipes are the program's alone: whoever reads them sees when it has ended.
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
