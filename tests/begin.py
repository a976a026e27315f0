"""A package of a new game, to begin with: `python -m tests.begin NAME [FOLDER]`, or `make game NAME=…`.

It is a copy of examples/onecard under the game's name, whose rules can be played at random;
`python -m tests.parts NAME` lists what else it needs.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from bot.games.parts import ROOT

STUB = "onecard"


def begin(name: str, folder: Path = ROOT / "examples") -> Path:
    """Write the package of a game of this name into the folder; return where."""
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        sys.exit(f"{name} is no name: use small letters and digits")
    if (folder / name).exists():
        sys.exit(f"{folder / name} is there already")
    for path in sorted((ROOT / "examples" / STUB).rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl"):
            target = folder / name / _named(path.relative_to(ROOT / "examples" / STUB).as_posix(), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_named(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    return folder / name


def _named(text: str, name: str) -> str:
    return text.replace(STUB, name).replace(STUB.capitalize(), name.capitalize())


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: python -m tests.begin NAME [FOLDER]")
    sys.stdout.write(f"{begin(sys.argv[1], *map(Path, sys.argv[2:]))}\n")
