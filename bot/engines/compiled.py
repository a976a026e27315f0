"""Computer players as machine code, for operators who want *hard* to see further: `python -m bot compile`.

Nobody needs it: the same sources run as they are. mypyc translates the modules that search spends its time
in, in a copy of what a process that thinks imports; those processes (pool.py, duel_jobs.py) use the copy as
long as it was made from just the sources that are here. What they answer is the same, only sooner.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.games import GAMES, room
from bot.games.base import Refusal

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
"""What a process that thinks imports, in `bot/`."""
SLOW: Final = ("bot.ai.bits", "bot.ai.determinization", "bot.ai.odds", "bot.ai.search")
"""The modules that every search spends its time in; each game names its own (`COMPILED`)."""
MADE_OF: Final = "made-of"
"""The file in the copy that says what it was made of."""


def home() -> Path:
    """Where a process that thinks finds its modules: the copy if it is of today, or where everything is."""
    try:
        return COPY if (COPY / MADE_OF).read_text(encoding="ascii") == sources() else ROOT
    except OSError:
        return ROOT


def slow() -> tuple[str, ...]:
    """All the modules that become machine code."""
    rooms = [f"bot.ai.{room(slug)}" for slug in GAMES]
    return (*SLOW, *(f"{name}.{module}" for name in rooms for module in import_module(name).COMPILED))


def outdated() -> bool:
    """Whether there is a copy that nobody uses."""
    return COPY.exists() and home() == ROOT


def compile_players() -> None:
    """Make the copy anew, about a minute of work; Refusal if that cannot be done here.

    Whoever thinks meanwhile goes on with the modules that it has.
    """
    if importlib.util.find_spec("mypyc") is None:
        raise Refusal("compile-no-mypyc")
    with TemporaryDirectory(prefix=".compiling-", dir=ROOT) as work:
        copy = Path(work) / "copy"
        # First: sources that are changed meanwhile are not those of the copy.
        made_of = sources()
        lay_out(copy)
        translate(copy, [f"{name.replace('.', '/')}.py" for name in slow()])
        (copy / MADE_OF).write_text(made_of, encoding="ascii")
        shutil.rmtree(COPY, ignore_errors=True)
        copy.rename(COPY)


def lay_out(copy: Path) -> None:
    """Put there what a process that thinks imports."""
    for source in _paths(PARTS):
        target = copy / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def translate(copy: Path, modules: list[str]) -> None:
    """Make machine code of these files there."""
    done = subprocess.run(  # noqa: S603 — the names are of files of ours
        [sys.executable, "-m", "mypyc", *modules],
        cwd=copy,
        # mypyc makes empty modules of what mypy has read in processes of its own.
        env={**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPY_NUM_WORKERS": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refusal("compile-failed", said=done.stdout.strip().rpartition("\n")[2])
    shutil.rmtree(copy / "build", ignore_errors=True)


def _paths(patterns: Iterable[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (ROOT / "bot").glob(pattern))


def sources() -> str:
    """What tells these sources, and this Python, from all others."""
    known = hashlib.sha256(sys.version.encode())
    for path in _paths(PARTS):
        known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return known.hexdigest()
