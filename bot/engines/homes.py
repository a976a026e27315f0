"""Decide whether engine processes import the sources or their compiled copy.

`python -m bot compile` makes the copy (`compiled.py`); engine processes (`pool.py`) then import only the
copy. It is used only if it is unchanged and was made from these sources, for this Python and this kind of
machine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
COPY: Final = ROOT / ".compiled"
PARTS: Final = (
    "__init__.py",
    "engines/__init__.py",
    "engines/process.py",
    "engines/duel.py",
    "engines/facts.py",
    "engines/keeper.py",
    "engines/program.py",
    "engines/protocol.py",
    "ops/__init__.py",
    "ops/places.py",
    "ai/**/*.py",
    "games/**/*.py",
)
"""Files in `bot/` that an engine process imports."""
MAKER: Final = "engines/compiled.py"
"""Module that compiles the copy."""
MADE_OF: Final = "made-of"
"""File in the copy with the stamp of its sources and its result."""


def home() -> Path:
    """Return where an engine process imports its modules: the copy if it is current, else the sources."""
    try:
        said = (COPY / MADE_OF).read_text(encoding="ascii")
        whole = said == stamp(COPY, sources())
    except (OSError, ValueError):
        return ROOT
    return COPY if whole else ROOT


def outdated() -> bool:
    """Return whether there is a copy that is not used."""
    return COPY.exists() and home() == ROOT


def lay_out(copy: Path) -> None:
    """Copy all modules that an engine process imports."""
    for source in paths_of(PARTS):
        target = copy / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def paths_of(patterns: Iterable[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (ROOT / "bot").glob(pattern))


def sources() -> str:
    """Return the digest of these sources, this Python and this kind of machine."""
    return _digest(ROOT, paths_of((*PARTS, MAKER)), sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")))


def stamp(copy: Path, made_of: str) -> str:
    """Return the digest of a copy of these sources, as it is."""
    found = (Path(folder, name) for folder, _, names in os.walk(copy) for name in names)
    made = sorted(path for path in found if path.suffix != ".pyc" and path.name != MADE_OF)
    return f"{made_of} {_digest(copy, made)}"


def _digest(folder: Path, paths: Iterable[Path], *more: str) -> str:
    known = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        known.update(f"{path.relative_to(folder).as_posix()} {len(content)}\0".encode() + content)
    known.update("\0".join(more).encode())
    return known.hexdigest()
