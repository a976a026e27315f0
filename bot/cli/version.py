"""`python -m bot --version`: which sources these are."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bot import VERSION

ROOT: Final = Path(__file__).parents[2]


def version(root: Path = ROOT) -> str:
    """Return the version, with the commit where this is a clone at another commit than the release's."""
    git = shutil.which("git")
    # A copy inside somebody else's repository has no .git of its own.
    if git is None or not (root / ".git").exists():
        return VERSION
    asked = (git, "describe", "--always", "--dirty", "--abbrev=8", "--match", f"v{VERSION}")
    done = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 — our own words
    said = done.stdout.strip()
    if said in ("", f"v{VERSION}"):
        return VERSION
    return f"{VERSION}, commit {said.removeprefix(f'v{VERSION}-').rpartition('-g')[2]}"
