"""Where a process finds its modules: where everything is, or in a copy of them that is machine code.

`python -m bot compile` makes the copy (compiled.py). It is used as long as it was made from just the sources
that are here: by processes that think (pool.py) for all they import, by the bot itself for the rules.
"""

from __future__ import annotations

import hashlib
import logging
import shutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Final

logger = logging.getLogger(__name__)

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
MAKERS: Final = ("engines/compiled.py", "engines/native.py")
"""What makes machine code of that."""
MADE_OF: Final = "made-of"
"""The file in the copy that says what it was made of."""
RULES: Final = "bot.games"


def home() -> Path:
    """Where a process that thinks finds its modules: the copy if it is of today, or where everything is."""
    try:
        return COPY if (COPY / MADE_OF).read_text(encoding="ascii") == sources() else ROOT
    except OSError:
        return ROOT


def outdated() -> bool:
    """Whether there is a copy that nobody uses."""
    return COPY.exists() and home() == ROOT


def lay_out(copy: Path) -> None:
    """Put there what a process that thinks imports."""
    for source in paths_of(PARTS):
        target = copy / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def paths_of(patterns: Iterable[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (ROOT / "bot").glob(pattern))


def sources() -> str:
    """What tells these sources, and this Python, from all others."""
    known = hashlib.sha256(sys.version.encode())
    for path in paths_of((*PARTS, *MAKERS)):
        known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return known.hexdigest()


class _Rules(MetaPathFinder):
    """Finds the rules in a copy, and nothing else."""

    def __init__(self, copy: Path) -> None:
        self.path = [str(copy / "bot")]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path
        return PathFinder.find_spec(fullname, self.path, target) if fullname == RULES else None


def use_compiled_rules() -> None:
    """From here on, whoever imports the rules gets those of the copy, if there is one of today.

    Whoever has imported them keeps those. They answer the same; a copy that cannot be loaded is not used.
    """
    copy = home()
    if copy == ROOT or RULES in sys.modules:
        return
    finder = _Rules(copy)
    sys.meta_path.insert(0, finder)
    # All that becomes machine code at once is one library, which stands beside the packages.
    sys.path.append(str(copy))
    try:
        import_module(RULES)
    except ImportError as error:
        sys.path.remove(str(copy))
        for name in [one for one in sys.modules if one.startswith(f"{RULES}.")]:
            del sys.modules[name]
        logger.warning("the machine code of the rules cannot be loaded: %s", error)
    finally:
        sys.meta_path.remove(finder)
