"""The cores of a machine, shared among its bots: a limited number of searches at once, and fair turns.

A searching bot holds the lock of one of several files, one a core, in a folder common to all bots; the system
releases the lock when a process ends, however it ends. A waiting bot publishes since when in a file of its
own.
"""

from __future__ import annotations

import logging
import os
import secrets
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

if sys.platform != "win32":
    import fcntl

logger = logging.getLogger(__name__)

LOOK: Final = 0.005
"""Seconds between two checks for a free core."""
QUIET: Final = 1.0
"""Seconds without a heartbeat after which a waiting bot is skipped, as it seems stuck."""
PATIENCE: Final = 10.0
"""Seconds after which a search starts without a core, as the holders seem stuck."""

_CORE: Final = "core-"
_BOT: Final = "bot-"
_FORM: Final = "{since:020d} {asked:08d}"
_LENGTH: Final = len(_FORM.format(since=0, asked=0))


def here() -> int:
    """Return the number of cores that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def meeting_place() -> Path | None:
    """Return the default folder shared by the bots of one user, made if missing.

    None if another user owns that name, as they could block our searches there; None on Windows too.
    """
    if sys.platform == "win32":
        return None
    user = os.getuid()
    folder = Path(tempfile.gettempdir()) / f"toucan-{user}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        there = folder.lstat()
    except OSError as error:
        logger.warning("%s: %s; computer players think without minding other bots", folder, error.strerror)
        return None
    if not stat.S_ISDIR(there.st_mode) or there.st_uid != user or there.st_mode & 0o022:
        logger.warning("%s is somebody else's; computer players think without minding other bots", folder)
        return None
    return folder


class _Note(NamedTuple):
    """A bot's published state."""

    since: int
    """Since when its first search has waited, in nanoseconds of a common clock; 0 if none waits."""
    asked: int
    """Number of its questions without an answer yet."""


class Cores:
    """This machine's cores; without a folder, or on Windows, requests are always granted."""

    def __init__(self, folder: Path | None = None, count: int | None = None) -> None:
        """`count`: number of concurrent searches on this machine; None: as many as it has cores."""
        self._folder = folder if sys.platform != "win32" else None
        self.count = count or here()
        self._first = threading.Lock()
        """Lock that lets only one of our searches compete with other bots, so that many requests gain
        nothing."""
        self._note: int | None = None
        self._name = ""
        self._others = 0

    @contextmanager
    def share(self, asked: Callable[[], int], closing: Callable[[], bool]) -> Iterator[None]:
        """Hold a core, after waiting for one unless `closing`.

        `asked`: number of our questions without an answer yet.
        """
        core = self._taken(asked, closing) if self._folder else None
        try:
            yield
        finally:
            if core is not None:
                os.close(core)
                self._tell(_Note(0, max(0, asked() - 1)))

    def part(self, asked: int) -> float:
        """Return the share of the time budget for each of our questions, given those of other bots."""
        return self.count / max(self.count, self._others + asked)

    def close(self) -> None:
        """Leave the folder."""
        note, self._note, self._folder = self._note, None, None
        if note is not None:
            with suppress(OSError):
                Path(self._name).unlink(missing_ok=True)
            os.close(note)

    def _taken(self, asked: Callable[[], int], closing: Callable[[], bool]) -> int | None:
        """Return the locked file of a core; None for a search without one."""
        with self._first:
            try:
                self._come()
                return self._wait(asked, closing)
            except OSError as error:
                if not closing():
                    logger.warning("computer players think without minding other bots: %s", error.strerror)
                self._folder = None
                return None

    def _wait(self, asked: Callable[[], int], closing: Callable[[], bool]) -> int | None:
        since, end = time.monotonic_ns(), time.monotonic() + PATIENCE
        while not closing() and time.monotonic() < end:
            self._tell(_Note(since, asked()))
            if self._is_next(since) and (core := self._free()) is not None:
                self._tell(_Note(0, asked()))
                return core
            time.sleep(LOOK)
        self._tell(_Note(0, asked()))
        return None

    def _free(self) -> int | None:
        for number in range(self.count):
            core = self._open(f"{_CORE}{number}")
            if _locked(core):
                return core
            os.close(core)
        return None

    def _is_next(self, since: int) -> bool:
        """Return whether no other bot has waited for longer; also count the questions of the others."""
        first, others = True, 0
        for name in self._bots():
            with suppress(FileNotFoundError):
                theirs = self._open(name, os.O_RDWR)
                try:
                    if _locked(theirs):
                        # The bot has ended without removing its file.
                        self._path(name).unlink(missing_ok=True)
                        continue
                    note = _read(theirs)
                    there = time.time() - os.fstat(theirs).st_mtime < QUIET
                finally:
                    os.close(theirs)
                others += note.asked
                if there and 0 < note.since < since:
                    first = False
        self._others = others
        return first

    def _bots(self) -> list[str]:
        """Return the files of the other bots."""
        every = os.scandir(self._path(""))
        with every:
            return [one.name for one in every if one.name.startswith(_BOT) and one.path != self._name]

    def _tell(self, note: _Note) -> None:
        if self._note is not None:
            with suppress(OSError):
                # Writing also serves as a heartbeat.
                os.pwrite(self._note, _FORM.format(**note._asdict()).encode(), 0)

    def _come(self) -> None:
        """Create our file, and hold its lock as long as we run."""
        while self._note is None:
            folder = self._path("")
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            name = f"{_BOT}{secrets.token_hex(8)}"
            note = self._open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL)
            # Another bot may delete our file before we hold its lock, taking it for a dead one's; then try
            # again.
            fcntl.flock(note, fcntl.LOCK_EX)
            if os.fstat(note).st_nlink:
                self._note, self._name = note, str(self._path(name))
            else:
                os.close(note)

    def _open(self, name: str, how: int = os.O_RDWR | os.O_CREAT) -> int:
        return os.open(self._path(name), how | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)

    def _path(self, name: str) -> Path:
        if self._folder is None:
            raise FileNotFoundError(2, "it was closed")
        return self._folder / name


def _locked(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _read(file: int) -> _Note:
    """Return a bot's note; an empty one if the file was only just made."""
    try:
        since, asked = os.pread(file, _LENGTH, 0).split()
        return _Note(int(since), int(asked))
    except ValueError:
        return _Note(0, 0)
