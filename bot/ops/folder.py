"""A folder of files that a web server serves while it is updated.

Each file is written atomically, even if a process is killed; the next process cleans up. One process at a
time updates a folder, and only one that was made here.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from bot.games.base import Refusal

NOTES: Final = ".toucan-site"
"""Name of the file with the notes of the last update; its presence marks the folder as ours."""
LOCK: Final = ".toucan-site.lock"
UNFINISHED: Final = ".part"


class Folder:
    """A folder; paths are relative to it, with `/` between their parts."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def notes(self) -> Mapping[str, Any]:
        """Return the notes of the last update; empty if they cannot be read."""
        try:
            found = json.loads((self.root / NOTES).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def remember(self, notes: Mapping[str, Any]) -> None:
        self.put(NOTES, json.dumps(notes).encode())

    def put(self, path: str, content: bytes) -> bool:
        """Write a file if its content differs; return whether it did."""
        file = self.root / path
        with suppress(OSError):
            if file.read_bytes() == content:
                return False
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(file.name + UNFINISHED)
        unfinished.write_bytes(content)
        unfinished.replace(file)
        return True

    def has(self, paths: Collection[str]) -> bool:
        """Return whether all these files exist."""
        return all((self.root / path).is_file() for path in paths)

    def drop(self, paths: Collection[str]) -> None:
        """Delete these files, and the folders that they leave empty."""
        for path in paths:
            (self.root / path).unlink(missing_ok=True)
        for folder in sorted({(self.root / path).parent for path in paths}, reverse=True):
            with suppress(OSError):
                folder.rmdir()

    def sweep(self, within: Collection[str], keep: Collection[str]) -> int:
        """Delete all files in these folders but those to be kept; return how many."""
        kept = {self.root / path for path in keep}
        gone = 0
        for name in within:
            for folder, _, files in os.walk(self.root / name, topdown=False):
                for file in (Path(folder, one) for one in files):
                    if file not in kept:
                        file.unlink(missing_ok=True)
                        gone += 1
                with suppress(OSError):
                    Path(folder).rmdir()
        return gone


@contextmanager
def kept(root: Path) -> Iterator[Folder]:
    """Lock the folder and yield it; `Refusal` if that is impossible.

    A new folder is made; one with other files is left alone.
    """
    try:
        root.mkdir(exist_ok=True)
        # A folder only just being made may hold a lock, or half of the notes.
        if not (root / NOTES).exists() and not all(one.name.startswith(NOTES) for one in root.iterdir()):
            raise Refusal("site-not-ours", folder=str(root))
        # SQLite's lock works on every system, and is released however its process ends.
        with closing(sqlite3.connect(root / LOCK, timeout=0, isolation_level=None)) as lock:
            try:
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError:
                raise Refusal("site-busy", folder=str(root)) from None
            folder = Folder(root)
            if not (root / NOTES).exists():
                folder.remember({})
            yield folder
    except (OSError, sqlite3.Error) as error:
        raise Refusal("site-failed", folder=str(root), reason=str(error)) from error
