"""Where a process finds its modules: where everything is, or in a copy of them that is machine code.

`python -m bot compile` makes the copy (compiled.py). Processes that think use it for all they import
(pool.py), the bot itself for the rules: if it was made from just the sources that are here, for this Python
and this kind of machine, and is as it was made. One that cannot be loaded all the same is not used either.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
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
"""What a process that thinks imports, in `bot/`."""
MAKERS: Final = ("engines/compiled.py", "engines/native.py")
"""What makes machine code of that."""
MADE_OF: Final = "made-of"
"""The file in the copy that says what it was made of, and what came of it."""
RULES: Final = "bot.games"

_broken: dict[str, str] = {}
"""Why a copy could not be loaded, by its stamp."""


def home() -> Path:
    """Where a process that thinks finds its modules: the copy if it is of today, or where everything is."""
    try:
        said = (COPY / MADE_OF).read_text(encoding="ascii")
        whole = said == stamp(COPY, sources())
    except (OSError, ValueError):
        return ROOT
    return COPY if whole and said not in _broken else ROOT


def outdated() -> bool:
    """Whether there is a copy that nobody uses."""
    return COPY.exists() and home() == ROOT


def why_broken() -> str:
    """Why this process could not load the copy, if it could not."""
    return next(reversed(_broken.values()), "")


def lay_out(copy: Path) -> None:
    """Put there what a process that thinks imports."""
    for source in paths_of(PARTS):
        target = copy / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def paths_of(patterns: Iterable[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (ROOT / "bot").glob(pattern))


def sources() -> str:
    """What tells these sources, this Python and this kind of machine from all others."""
    return _digest(
        ROOT, paths_of((*PARTS, *MAKERS)), sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))
    )


def stamp(copy: Path, made_of: str) -> str:
    """What tells a copy of these sources, just as it is, from all others."""
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


class _Rules(MetaPathFinder):
    """Finds the rules in a copy, and nothing else."""

    def __init__(self, copy: Path) -> None:
        self.path = [str(copy / "bot")]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path
        return PathFinder.find_spec(fullname, self.path, target) if fullname == RULES else None


def compiled_rules() -> bool:
    """Whether those of the copy are what this process plays by."""
    found = sys.modules.get(RULES)
    return found is not None and Path(str(found.__file__)).is_relative_to(COPY)


def use_compiled_rules() -> None:
    """From here on, whoever imports the rules gets those of the copy, if there is one of today.

    Whoever has imported them keeps those. They answer the same.
    """
    copy = home()
    if copy == ROOT or RULES in sys.modules:
        return
    finder = _Rules(copy)
    sys.meta_path.insert(0, finder)
    # All that becomes machine code at once is one library, which stands beside the packages.
    sys.path.append(str(copy))
    try:
        # All of them, now: the copy may be another by the time that somebody asks for one.
        for path in sorted((copy / "bot" / "games").rglob("*.py")):
            import_module(".".join(path.relative_to(copy).with_suffix("").parts).removesuffix(".__init__"))
    except Exception as error:  # noqa: BLE001 — whatever is wrong with it, there are others that do the same
        _broken[(copy / MADE_OF).read_text(encoding="ascii")] = f"{type(error).__name__}: {error}"
        for name in [one for one in sys.modules if f"{one}.".startswith(f"{RULES}.")]:
            del sys.modules[name]
    finally:
        sys.path.remove(str(copy))
        sys.meta_path.remove(finder)
