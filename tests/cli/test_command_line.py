"""`python -m bot check` and `selfplay` as they are typed: what they print, and what they end with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import VERSION
from bot.__main__ import INTERRUPTED, main
from bot.ai import levels
from bot.cli.version import version
from bot.games import GAMES
from tests.kit.commands import ROOT
from tests.kit.transcripts import DIFFER, OPENED, faults, sums


def run(*args: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=Path(__file__).parents[2],
        env={**os.environ, **environment},
    )


def test_check_prints_one_line_a_match_and_succeeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a match.txt"
    file.write_bytes(DIFFER + DIFFER)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: {sums(DIFFER)[0]}\n" * 2


def test_check_fails_if_anything_was_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(DIFFER)
    bad.write_bytes(OPENED + b"= over\n")
    assert main(["check", str(bad), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{bad}:3: the match is not over"
    assert [line.partition(": ")[0] for line in lines[1:]] == [str(bad), str(good)]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good"
    good.write_bytes(DIFFER)
    unreadable = [str(tmp_path / "missing"), str(tmp_path), "a\0b", "x" * 5000, "bad\ud800name", ""]
    assert main(["check", *unreadable, str(good)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{tmp_path}/missing: No such file or directory"
    assert told[1] == f"{tmp_path}: Is a directory"
    assert len(told) == len(unreadable) + 1
    assert told[-1].startswith(f"{good}: differ, ")


def test_standard_input_is_a_file_too() -> None:
    done = run("check", "-", stdin=DIFFER)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"-: {sums(DIFFER)[0]}\n", b"")
    done = run("check", "-", stdin=b"\xff\n")
    assert (done.returncode, done.stdout, done.stderr) == (1, b"-:1: this line is not UTF-8\n", b"")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_an_endless_file_is_told() -> None:
    done = run("check", "/dev/zero")
    reason = b"/dev/zero:1: this line has more than 1,000,000 bytes; no more of the file is read\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, reason, b"")


def test_any_terminal_can_show_the_report() -> None:
    done = run("check", "-", stdin="0 é🂡\n".encode(), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.startswith(b"-:1: ")


@pytest.mark.parametrize("slug", GAMES)
def test_selfplay_prints_transcripts_and_nothing_else(
    slug: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    seats = GAMES[slug].seats
    # A search takes its time.
    short = [f"{option.name}=1" for option in GAMES[slug].options if option.name in ("target", "hands")]
    for level in levels(slug):
        players = seats[0 if level == "hard" else -1]
        options = ["--set", *short] if short and level == "hard" else []
        args = ["selfplay", slug, "--players", str(players), "--level", level, "--seed", "x", *options]
        assert main(args) == 0
        text, complaints = capsysbinary.readouterr()
        assert complaints == b""
        assert faults(text) == []
        assert len(sums(text)) == 1
        assert not sums(text)[0].endswith("winners -")


def test_selfplay_is_the_same_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for slug in GAMES:
        assert main(["selfplay", slug, "--seed", "a b", "--count", "2"]) == 0
        texts.append(capsys.readouterr().out)
        one, other = texts[-1].split("game ")[1:]
        assert one != other
    code = (
        "from bot.__main__ import main; from bot.games import GAMES;"
        "[main(['selfplay', slug, '--seed', 'a b', '--count', '2']) for slug in GAMES]"
    )
    command = [sys.executable, "-c", code]
    elsewhere = subprocess.run(
        command, capture_output=True, check=True, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "1"}
    )
    assert elsewhere.stdout.decode() == "".join(texts)


def test_selfplay_counts_and_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for args in (["--count", "3"], ["--count", "3", "--seed", "0"], ["--count", "3", "--seed", "1"], []):
        assert main(["selfplay", "topsuit", *args]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert texts[0].startswith(texts[3])
    assert [text.count("game ") for text in texts] == [3, 3, 3, 1]
    assert main(["selfplay", "topsuit", "--count", "0"]) == 0
    assert capsys.readouterr().out == ""


def test_settings_come_one_by_one_or_together(capsys: pytest.CaptureFixture[str]) -> None:
    expected = "game differ players=4 rules=1 no_trump=yes suits=CDHS target=1\n"
    for several in (
        ["--set", "no_trump=yes", "target=1"],
        ["--set", "target=1", "--set", "no_trump=yes"],
        ["--set", "target=1", "no_trump=yes", "--set", "suits=CDHS"],
    ):
        assert main(["selfplay", "differ", *several]) == 0
        assert capsys.readouterr().out.startswith(expected)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--set", "target"], "“target” is not an option: write name=value."),
        (["--set", "target=1", "target=1"], "The option “target” is given twice."),
        (["--set", "target=1", "--set", "target=2"], "The option “target” is given twice."),
        (["--set", "target=0"], "The option “target” cannot be “0”."),
        (["--set", "target=1=2"], "The option “target” cannot be “1=2”."),
        (["--set", "nothing=1"], "This game has no option “nothing”."),
        (["--players", "3"], "This game is for 4 players, not 3."),
        (["--players", "0"], "This game is for 4 players, not 0."),
        (["--level", "wizard"], "There is no computer player for differ of the level “wizard”."),
    ],
)
def test_selfplay_refuses_in_a_sentence(
    args: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "differ", *args]) == 2
    assert capsys.readouterr() == ("", reason + "\n")


@pytest.mark.parametrize("args", [[], ["check"], ["selfplay"], ["selfplay", "whist"], ["nothing"]])
def test_nonsense_gets_a_usage(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(args)
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m bot")


def test_it_says_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Toucan {version()}\n"


def test_a_commit_between_releases_is_named(tmp_path: Path) -> None:
    def git(*command: str) -> str:
        name = ("-c", "user.name=a", "-c", "user.email=a@b.example")
        return subprocess.run(
            (shutil.which("git") or "git", *name, *command),
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()

    assert version(tmp_path) == VERSION
    git("init", "--quiet")
    assert version(tmp_path) == VERSION
    git("commit", "--quiet", "--allow-empty", "--message", "Begin")
    assert version(tmp_path) == f"{VERSION}, commit {git('rev-parse', '--short=8', 'HEAD')}"
    git("tag", "--annotate", f"v{VERSION}", "--message", "Toucan")
    assert version(tmp_path) == VERSION
    git("commit", "--quiet", "--allow-empty", "--message", "Go on")
    assert version(tmp_path) == f"{VERSION}, commit {git('rev-parse', '--short=8', 'HEAD')}"


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files, and another shell")
@pytest.mark.parametrize(("command", "to"), [("doctor", "/dev/full"), ("selfplay topsuit", "&-")])
def test_full_or_closed_output_is_no_traceback(command: str, to: str, tmp_path: Path) -> None:
    if to == "/dev/full" and not Path(to).exists():
        pytest.skip("this system has no disk that is always full")
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec '{sys.executable}' -m bot {command} >{to}"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    told = "The disk is full, so some of the output is missing.\n"
    assert done.stderr == (told if to == "/dev/full" else "")


INTERRUPTING = """
import os, signal, sys

class Counting:
    left = {imports}

    def find_spec(self, name, path, target=None):
        if name.startswith("bot."):
            Counting.left -= 1
            if not Counting.left:
                os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Counting())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal")
@pytest.mark.parametrize("imports", [4, 20, 60])
def test_early_ctrl_c_shows_no_traceback(imports: int, tmp_path: Path) -> None:
    """While its modules are still being read, which takes a second, and longer on a busy machine."""
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.format(imports=imports))
    done = run("doctor", PYTHONPATH=f"{tmp_path}{os.pathsep}{Path(__file__).parents[2]}")
    assert (done.returncode, done.stdout, done.stderr) == (INTERRUPTED, b"", b"")
