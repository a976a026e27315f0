"""`python -m bot` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.discord_standin import LONG

ROOT = Path(__file__).parents[2]


def run(folder: Path, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` as a person starts it, in a folder without a file .env."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
