"""Date the changelog, set the version, commit and tag: `make release VERSION=0.4.0`.

Refuses, with nothing changed, unless everything is committed, the version is newer, and the changelog has an
`Unreleased` section with something in it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

GIT: Final = shutil.which("git") or "git"
VERSION: Final = re.compile(r'(VERSION: Final = )"([^"]*)"')
RELEASED: Final = re.compile(r"(RELEASED: Final\[Mapping\[str, str\]\] = \{[^}]*)\}")
SECTION: Final = re.compile(r"^## Unreleased\n(?=(?:(?!## ).*\n)*[^#\n])", re.MULTILINE)


def release(root: Path, version: str, date: str) -> None:
    """Write, commit and tag a release of this checkout; raises `ValueError` with the reason if it may not."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ValueError("say which version: make release VERSION=0.4.0")
    if _git(root, "status", "--porcelain"):
        raise ValueError("commit everything first")
    code, steps, log = root / "bot/__init__.py", root / "bot/migrations/__init__.py", root / "CHANGELOG.md"
    before = VERSION.search(code.read_text("utf-8"))
    if before is None or _numbers(version) <= _numbers(before[2]):
        raise ValueError(f"{version} is not newer than {before and before[2]}")
    changes = log.read_text("utf-8")
    if not SECTION.search(changes):
        raise ValueError("CHANGELOG.md has nothing under ## Unreleased")
    newest = max(file.name.partition("_")[0] for file in (steps.parent / "versions").glob("[0-9]*_*.py"))
    log.write_text(SECTION.sub(f"## {version}, {date}\n", changes), "utf-8")
    code.write_text(VERSION.sub(rf'\1"{version}"', code.read_text("utf-8")), "utf-8")
    known = RELEASED.sub(rf'\1, "{version}": "{newest}"}}', steps.read_text("utf-8"))
    steps.write_text(known, "utf-8")
    _git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Toucan {version}")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _git(root: Path, *command: str) -> str:
    return subprocess.run((GIT, *command), cwd=root, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    try:
        release(Path.cwd(), " ".join(sys.argv[1:]), datetime.now(UTC).date().isoformat())
    except ValueError as error:
        sys.exit(str(error))
