"""A folder of files that a web server hands out while it is being kept up.

Each file is there whole or not at all, whoever is killed at whatever moment, and of whatever was left the
next one that comes takes care. One at a time keeps it, and only a folder that was made here.
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
"""What is remembered between two times; that it is there says whose folder this is."""
LOCK: Final = ".toucan-site.lock"
UNFINISHED: Final = ".part"


class Folder:
    """Paths are seen from the folder, with `/` between their parts."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def notes(self) -> Mapping[str, Any]:
        """What was last remembered; nothing where that cannot be read."""
        try:
            found = json.loads((self.root / NOTES).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def remember(self, notes: Mapping[str, Any]) -> None:
        self.put(NOTES, json.dumps(notes).encode())

    def put(self, path: str, content: bytes) -> bool:
        """Have this file there; whether that changed anything."""
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
        """Whether all these files are there."""
        return all((self.root / path).is_file() for path in paths)

    def drop(self, paths: Collection[str]) -> None:
        """Have these files gone, and the folders that they leave empty."""
        for path in paths:
            (self.root / path).unlink(missing_ok=True)
        for folder in sorted({(self.root / path).parent for path in paths}, reverse=True):
            with suppress(OSError):
                folder.rmdir()

    def sweep(self, within: Collection[str], keep: Collection[str]) -> int:
        """Leave nothing in these folders but what is to be kept; how many files have gone."""
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
    """The folder for as long as nobody else keeps it; `Refusal` where that cannot be.

    A new one is made; one in which others have put something is left alone.
    """
    try:
        root.mkdir(exist_ok=True)
        # Of one that was only just being made there may be a lock, or half of the notes.
        if not (root / NOTES).exists() and not all(one.name.startswith(NOTES) for one in root.iterdir()):
            raise Refusal("site-not-ours", folder=str(root))
        # SQLite has a lock for every system, which goes with whoever holds it, however they end.
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
