"""`python -m bot rehearse`: what becomes of the findings; `tests/wire/beliefs` has the rehearsal itself."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import INTERRUPTED, REFUSED, main
from bot.cli import rehearse
from bot.cli.beliefs import BELIEFS
from bot.store import rehearsed
from bot.store.rehearsed import Seen
from bot.words import words


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'toucan.sqlite3'}")
    return tmp_path / rehearsed.FILE


def seeing(monkeypatch: pytest.MonkeyPatch, found: dict[str, Seen]) -> None:
    async def try_all(*given: Any) -> None:
        given[-1].update(found)

    monkeypatch.setattr(rehearse, "try_all", try_all)


def test_findings_are_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = dict.fromkeys(BELIEFS, Seen(holds=True)) | {
        "kept": Seen(holds=False, answer="400, 50035: Invalid Form Body"),
        "click": Seen(None, "nobody did it in time"),
    }
    seeing(monkeypatch, found)
    assert main(["rehearse", "5"]) == 0
    kept = rehearsed.read(f"sqlite+aiosqlite:///{file.with_name('toucan.sqlite3')}")
    assert kept is not None
    assert kept.beliefs == found
    assert kept.unheld == {"kept"}
    said = capsys.readouterr().out
    assert said == words()("rehearse-done", unheld=1, untried=1, file=str(file)) + "\n"


def test_stopped_rehearsal_keeps_the_older_findings(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("older")
    seeing(monkeypatch, {"gateway": Seen(holds=True)})
    assert main(["rehearse", "5"]) == INTERRUPTED
    assert file.read_text() == "older"
    assert capsys.readouterr().out == words()("rehearse-stopped") + "\n"


def test_file_that_cannot_be_written(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file.mkdir()
    seeing(monkeypatch, dict.fromkeys(BELIEFS, Seen(holds=True)))
    assert main(["rehearse", "5"]) == REFUSED
    assert str(file) in capsys.readouterr().err


def test_running_bot_must_be_stopped_first(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It would answer the presses, too."""
    database = file.with_name("toucan.sqlite3")
    with socket.socket(socket.AF_UNIX) as running:
        running.bind(f"{database}.sock")
        running.listen()
        assert main(["rehearse", "5"]) == REFUSED
    out, err = capsys.readouterr()
    assert not out
    assert words()("run-twice", file=str(database)) in err


def test_every_belief_says_what_it_is_and_what_follows() -> None:
    for name in BELIEFS:
        assert f"rehearse-{name}" in words()
        assert f"rehearse-{name}-else" in words()
