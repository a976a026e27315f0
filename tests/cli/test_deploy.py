"""systemd reads the units of deploy/, and a timer's backup can be restored."""

from __future__ import annotations

import configparser
import os
import pwd
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from bot import VERSION
from bot.__main__ import MISCONFIGURED
from bot.store.backup import restore
from tests.kit.commands import ROOT
from tests.kit.databases import at, channels, opened, spoil

DEPLOY = ROOT / "deploy"
UNITS = sorted(file.name for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no systemd, and no such shell")


def copied(url: str, folder: Path, keep: int, **settings: str) -> int:
    return subprocess.run(
        [DEPLOY / "backup", folder, str(keep)],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "PYTHON": sys.executable, "DATABASE_URL": url, **settings},
        capture_output=True,
        timeout=120,
        check=False,
    ).returncode


def test_newest_copies_stay_and_damaged_ones_never(tmp_path: Path) -> None:
    file, copies, elsewhere = (tmp_path / name for name in ("toucan.sqlite3", "copies", "else where"))
    opened(at(file), 10)
    copies.mkdir()
    elsewhere.mkdir()
    for day in range(1, 4):
        (copies / f"toucan-2020010{day}-040000.sqlite3").write_text("old")
    (copies / "toucan-20200104-040000.sqlite3.gz.part").write_text("killed")
    (copies / "notes").write_text("mine")
    assert copied(at(file), copies, 2, ELSEWHERE=f'cp "$1" "{elsewhere}"') == 0
    older, newest = sorted(copies.glob("toucan-*"))
    assert older.name == "toucan-20200103-040000.sqlite3"
    assert newest.stat().st_mode & 0o777 == 0o600
    restore(at(tmp_path / "again.sqlite3"), newest)
    assert channels(at(tmp_path / "again.sqlite3")) == [10]
    (brought,) = elsewhere.iterdir()
    assert (brought.name, brought.read_bytes()) == (newest.name, newest.read_bytes())
    spoil(file)
    assert copied(at(file), copies, 2, ELSEWHERE=f'rm "{brought}"') != 0
    assert sorted(copies.glob("toucan-*")) == [older, newest]
    assert brought.exists()
    assert (copies / "notes").exists()


def test_copy_that_does_not_get_elsewhere_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "toucan.sqlite3"
    opened(at(file), 10)
    (tmp_path / "toucan-20200103-040000.sqlite3.gz").write_text("old")
    assert copied(at(file), tmp_path, 1, ELSEWHERE="false") != 0
    assert len([*tmp_path.glob("toucan-*.gz")]) == 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not there")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    for unit in UNITS:
        # What systemd would run is not on this machine.
        text = (DEPLOY / unit).read_text().replace("/opt/toucan/.venv/bin/python -m", "/bin/true")
        text = text.replace("/opt/toucan/deploy/backup", "/bin/true").replace("User=toucan", "User=root")
        (tmp_path / unit).write_text(text)
    systemd_analyze = shutil.which("systemd-analyze") or ""
    done = subprocess.run(
        [systemd_analyze, "verify", "--man=no", tmp_path / name],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if name.partition(".")[0] in line]
    assert said == []


def test_the_unit_says_what_the_program_does() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "toucan.service")
    service = unit["Service"]
    assert service["RestartPreventExitStatus"] == str(MISCONFIGURED)
    assert (service["Type"], service["Restart"]) == ("notify", "on-failure")
    # Whoever gives the database away, draws and thinks needs no more than these.
    assert set(service["RestrictAddressFamilies"].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_every_unit_runs_where_its_settings_are(name: str) -> None:
    lines = (DEPLOY / name).read_text().splitlines()
    assert {"User=toucan", "WorkingDirectory=/var/lib/toucan"} <= {*lines}
    assert "Environment=PYTHONPATH=/opt/toucan" in lines
    assert not [line for line in lines if "DATABASE_URL" in line or line.startswith("EnvironmentFile")]


def test_commands_run_where_the_settings_of_the_service_are(tmp_path: Path) -> None:
    script, python = tmp_path / "toucan", tmp_path / "opt/.venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$PWD $PYTHONPATH $*"\n')
    text = (DEPLOY / "toucan").read_text().replace("= toucan", f"= {pwd.getpwuid(os.getuid()).pw_name}")
    script.write_text(
        text.replace("/var/lib/toucan", str(tmp_path)).replace("/opt/toucan", f"{tmp_path}/opt")
    )
    for file in (script, python):
        file.chmod(0o700)
    done = subprocess.run([script, "backup", "a b"], cwd="/", capture_output=True, text=True, check=True)
    assert done.stdout == f"{tmp_path} {tmp_path}/opt -m bot backup a b\n"


@pytest.mark.parametrize("name", ["compose.yaml", "compose.cluster.yaml"])
def test_every_container_comes_back_with_the_machine(name: str) -> None:
    """A bot that was stopped ends with 0, and `on-failure` would leave that alone."""
    services = yaml.safe_load((DEPLOY / name).read_text())["services"]
    assert {one["restart"] for one in services.values()} == {"unless-stopped"}


def test_container_copies_all_that_the_bot_needs(tmp_path: Path) -> None:
    steps = (DEPLOY / "Containerfile").read_text().rpartition("\nFROM ")[2].splitlines()
    for words in (line.split() for line in steps if line.startswith("COPY") and "--from" not in line):
        _, source, target = words
        shutil.copytree(ROOT / source, tmp_path / target, ignore=shutil.ignore_patterns("__pycache__"))
    made = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    assert {line[1:] for line in made if line.startswith("!")} == {one.name for one in tmp_path.iterdir()}

    def said(*args: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "bot", *args],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], **settings},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    assert said("--version").stdout == f"Toucan {VERSION}\n"
    assert said("selfplay", "differ", "--level", "easy", "--set", "target=1").returncode == 0
    found = said("doctor", DATABASE_URL=at(tmp_path / "toucan.sqlite3")).stdout
    assert "ok    Cards can be drawn." in found
    assert "ok    Computer players answer." in found
