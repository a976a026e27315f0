"""A release: what it writes, and when it is refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.release import GIT, release
from tests.rooms import ROOT

FILES = ("bot/__init__.py", "bot/migrations/__init__.py", "CHANGELOG.md")


def git(root: Path, *command: str) -> str:
    done = subprocess.run((GIT, *command), cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with the files that a release changes, and changes to release."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    steps = tmp_path / "bot/migrations/versions"
    steps.mkdir()
    for name in ("0022_baseline.py", "0077_newest.py"):
        (steps / name).touch()
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n* New.\n\n## 0.0.1\n\n* Old.\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ann")
    git(tmp_path, "config", "user.email", "ann@example.org")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_release_sets_version_step_changelog_and_tag(checkout: Path) -> None:
    release(checkout, "99.0.0", "2026-12-24")
    code, steps, changes = ((checkout / name).read_text("utf-8") for name in FILES)
    assert 'VERSION: Final = "99.0.0"' in code
    assert '"99.0.0": "0077"}' in steps
    assert changes.startswith("# Changelog\n\n## 99.0.0, 2026-12-24\n\n* New.\n")
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "describe", "--exact-match") == "v99.0.0"


@pytest.mark.parametrize("version", ["", "99", "0.0.1", "v99.0.0"])
def test_a_release_needs_a_newer_version(checkout: Path, version: str) -> None:
    with pytest.raises(ValueError, match=r"version|newer"):
        release(checkout, version, "2026-12-24")
    assert git(checkout, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    "changes", ["# Changelog\n", "## Unreleased\n\n### For hosts\n\n## 0.0.1\n\n* Old.\n"]
)
def test_a_release_needs_something_new(checkout: Path, changes: str) -> None:
    (checkout / "CHANGELOG.md").write_text(changes)
    git(checkout, "commit", "--quiet", "--all", "--message", "Change nothing")
    with pytest.raises(ValueError, match="nothing under"):
        release(checkout, "99.0.0", "2026-12-24")
    assert git(checkout, "tag") == ""


def test_a_release_needs_everything_committed(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n* Newer.\n")
    with pytest.raises(ValueError, match="commit"):
        release(checkout, "99.0.0", "2026-12-24")
