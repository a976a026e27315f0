"""Duels on file: stopped, and gone on with."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.engines import compiled
from bot.engines.compiled import ROOT

DUEL = ("duel", "differ", "--a", "easy", "--b", "chance", "--set", "target=3", "--json")


@pytest.fixture(autouse=True)
def _plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A developer's machine code must not run here."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "no copy")


def figures(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*DUEL, *more]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    # How long they thought is never the same twice.
    del said["decisions"]
    return said


def refused(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> str:
    """Return the refusal, and check that the file is unchanged."""
    before = file.read_bytes()
    assert main([*DUEL, "--record", str(file), *more]) == 2
    assert file.read_bytes() == before
    return capsys.readouterr().err


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The record of two pairings."""
    made = tmp_path / "duel.jsonl"
    figures(capsys, "--matches", "4", "--record", str(made))
    return made


def test_what_is_on_file_is_not_played_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = file.read_bytes()
    record = ("--record", str(file))
    assert figures(capsys, "--matches", "8", *record) == figures(capsys, "--matches", "8")
    longer = file.read_bytes()
    assert longer.startswith(kept)
    assert longer.count(b"\n") == 1 + 4
    assert figures(capsys, "--matches", "4", *record) == figures(capsys, "--matches", "4")
    assert file.read_bytes() == longer


def test_a_line_that_breaks_off_is_played_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = file.read_bytes()
    for missing in (1, 40):
        file.write_bytes(whole[:-missing])
        again = figures(capsys, "--matches", "4", "--record", str(file))
        assert again == figures(capsys, "--matches", "4")
        assert [list(json.loads(line)) for line in file.read_bytes().splitlines()] == [
            list(json.loads(line)) for line in whole.splitlines()
        ]


def test_a_broken_first_line_is_rewritten(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(head[:30])
    figures(capsys, "--matches", "2", "--record", str(file))
    assert file.read_bytes().startswith(head)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("--seed", "2"), 'its seed is "1", but now it is "2"'),
        (("--set", "no_trump=yes"), "its options is"),
        (("--iterations", "3"), "its seconds is 0.7, but now it is null"),
    ],
)
def test_another_duel_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(capsys, file, *more)


def test_other_sources_and_other_code_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engines.duel_record.sources", lambda: "of tomorrow")
    assert "other sources" in refused(capsys, file)
    monkeypatch.setattr("bot.cli.duel.home", lambda: ROOT / "elsewhere")
    assert "its machine_code is false" in refused(capsys, file)


@pytest.mark.parametrize("text", ["a letter", "a letter\n", "{}\n", "[1]\n", "\n"])
def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="ascii")
    assert "line 1 is malformed" in refused(capsys, file)


def test_a_spoilt_line_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((lines[0], b'{"pairing": 0}\n', lines[2])))
    assert "line 2 is malformed" in refused(capsys, file)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DUEL, "--record", str(tmp_path / "nowhere" / "duel.jsonl")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


@pytest.fixture
def _heard() -> Iterator[None]:
    """A shell's background job ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heard")
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_ctrl_c_loses_only_the_pairing_in_hand(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    command = [sys.executable, "-m", "bot", *DUEL, "--matches", "100000", "--record", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 0
    said = json.loads(out)["matches"] // 2
    # Stopped between the two it is on file and not yet counted.
    assert file.read_bytes().count(b"\n") - 1 in (said, said + 1)
    assert err.strip() == f"{said} of 50,000 pairings are stored; the same command continues."
