"""The cores of a machine, shared by all the bots on it: so many searches at once, and each bot in its turn.

A bot that thinks has the lock of one of so many files, one a core, in a folder where all of them meet; the
system takes a lock back from whoever ends, however they end. Who waits says since when in a file of its own.
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
"""Seconds between two looks whether it is one's turn."""
QUIET: Final = 1.0
"""Seconds without a sign of life after which somebody who waits is passed over: they stand still."""
PATIENCE: Final = 10.0
"""Seconds after which somebody thinks without a core of their own: those who have them do not go on."""

_CORE: Final = "core-"
_BOT: Final = "bot-"
_FORM: Final = "{since:020d} {asked:08d}"
_LENGTH: Final = len(_FORM.format(since=0, asked=0))


def here() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def meeting_place() -> Path | None:
    """Where the bots of one user of this machine meet, if nobody says where else; made if it is not there.

    None where somebody else has taken that name, for in their folder they could halt our searches; on
    Windows too.
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
    """What a bot tells the others."""

    since: int
    """Since when its first waits, in nanoseconds of a clock that all have; 0 if nobody does."""
    asked: int
    """How many of its questions have no answer yet."""


class Cores:
    """Shares of this machine; without a folder, or on Windows, there are as many as one asks for."""

    def __init__(self, folder: Path | None = None, count: int | None = None) -> None:
        """`count`: how many searches there are at once on this machine; None: as many as it has cores."""
        self._folder = folder if sys.platform != "win32" else None
        self.count = count or here()
        self._first = threading.Lock()
        """Of our own, only one waits among the other bots: who asks for much is not favoured."""
        self._note: int | None = None
        self._name = ""
        self._others = 0

    @contextmanager
    def share(self, asked: Callable[[], int], closing: Callable[[], bool]) -> Iterator[None]:
        """Have a core; it waits for one, and gives up waiting when it is `closing`.

        `asked`: how many questions of ours have no answer yet.
        """
        core = self._taken(asked, closing) if self._folder else None
        try:
            yield
        finally:
            if core is not None:
                os.close(core)
                self._tell(_Note(0, max(0, asked() - 1)))

    def part(self, asked: int) -> float:
        """Of what one may spend, how much there is with so many questions of ours, and those of others."""
        return self.count / max(self.count, self._others + asked)

    def close(self) -> None:
        """Meet the others no more."""
        note, self._note, self._folder = self._note, None, None
        if note is not None:
            with suppress(OSError):
                Path(self._name).unlink(missing_ok=True)
            os.close(note)

    def _taken(self, asked: Callable[[], int], closing: Callable[[], bool]) -> int | None:
        """The lock of a core; None for whoever thinks without."""
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
        """Whether nobody else has waited for longer; what they ask for is counted too."""
        first, others = True, 0
        for name in self._bots():
            with suppress(FileNotFoundError):
                theirs = self._open(name, os.O_RDWR)
                try:
                    if _locked(theirs):
                        # It has ended without taking leave.
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
        """The files of the others."""
        every = os.scandir(self._path(""))
        with every:
            return [one.name for one in every if one.name.startswith(_BOT) and one.path != self._name]

    def _tell(self, note: _Note) -> None:
        if self._note is not None:
            with suppress(OSError):
                # It also says that we are there.
                os.pwrite(self._note, _FORM.format(**note._asdict()).encode(), 0)

    def _come(self) -> None:
        """Have a file of ours, with its lock as long as we are there."""
        while self._note is None:
            folder = self._path("")
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            name = f"{_BOT}{secrets.token_hex(8)}"
            note = self._open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL)
            # Who took it for that of somebody who has ended has it for a moment, and then it is gone.
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
    """What stands there; of a file that was made this moment, nothing."""
    try:
        since, asked = os.pread(file, _LENGTH, 0).split()
        return _Note(int(since), int(asked))
    except ValueError:
        return _Note(0, 0)
