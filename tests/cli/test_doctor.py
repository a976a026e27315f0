"""`python -m bot doctor`: each thing that can be wrong has its line."""

from __future__ import annotations

import os
import shlex
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient

from bot.__main__ import main
from bot.cli import doctor
from bot.cli.doctor import _key
from bot.cli.register import VERIFIED, missing
from bot.engines import compiled
from bot.ops.health import serving
from bot.settings import Settings
from bot.store import rehearsed
from bot.store.rehearsed import Rehearsal, Seen
from bot.store.sealing import make
from bot.words import words
from tests.engines.programs import LAST, command
from tests.kit.databases import database, spoil

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0"  # noqa: S105 — it opens nothing


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PACE"):
        monkeypatch.delenv(name, raising=False)
    # Whoever runs the tests may have machine code, of today or not.
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "no copy")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database as today's program lays it out."""
    file = tmp_path / "toucan.sqlite3"
    database(file)
    return file


def told(capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = main(["doctor"])
    said = capsys.readouterr()
    assert said.err == ""
    return code, said.out.splitlines()


def test_nothing_is_made_before_the_first_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys)
    assert code == 1
    assert lines[:2] == [
        "ok    The settings are valid.",
        "ok    The database toucan.sqlite3 does not exist yet; the first start creates it.",
    ]
    assert lines[2].endswith(" MB free.")
    assert lines[3:] == [
        "ok    The key of the seeds, seeds.key, does not exist yet; the first start creates it.",
        "ok    Cards can be drawn.",
        "ok    Computer players answer.",
        "BAD   DISCORD_TOKEN is not set, so Discord was not asked.",
    ]
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("answers")
def test_a_database_that_is_well(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_bytes()
    code, lines = told(capsys)
    assert code == 0
    assert lines[1].startswith("ok    The database is writable and up to date (step 0")
    assert lines[2] == "ok    The database is undamaged."
    assert file.read_bytes() == before


@pytest.mark.usefixtures("answers")
@pytest.mark.parametrize(
    ("statement", "begins", "code"),
    [
        (
            "UPDATE alembic_version SET version_num = '0022'",
            "mind  The database belongs to an older version",
            0,
        ),
        (
            "UPDATE floor SET step = '9999'; UPDATE alembic_version SET version_num = '9999'",
            "BAD   The database belongs to a newer version",
            1,
        ),
        ("DROP TABLE alembic_version", "ok    The database is empty", 0),
    ],
)
def test_a_database_of_another_time(
    file: Path, statement: str, begins: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript(statement)
    found, lines = told(capsys)
    assert (found, lines[1][: len(begins)]) == (code, begins)


def test_a_database_that_is_locked_or_none(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("this is no database, but a letter to my aunt")
    code, lines = told(capsys)
    assert code == 1
    assert lines[1] == "BAD   The database could not be opened: file is not a database."
    assert lines[-3:-1] == ["ok    Cards can be drawn.", "ok    Computer players answer."]


def test_a_database_that_is_damaged(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(file)
    code, lines = told(capsys)
    assert code == 1
    assert lines[2] == "BAD   The database is damaged. Replace it with a backup: “restore”."


def test_a_database_that_another_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        code, lines = told(capsys)
    assert code == 1
    assert lines[1] == "BAD   The database could not be opened: database is locked."


@pytest.mark.parametrize(
    ("url", "said"),
    [
        (
            "sqlite+aiosqlite:////no/such/toucan.sqlite3",
            "BAD   The folder /no/such for the database does not exist",
        ),
        ("sqlite+aiosqlite://", "mind  The database is in memory only"),
    ],
)
def test_an_address_where_no_database_can_be(
    url: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    code, lines = told(capsys)
    assert lines[1].startswith(said)
    assert code == 1


@pytest.mark.skipif(os.name != "posix", reason="there files have no such mode")
def test_files_that_others_may_read(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.chmod(0o644)
    _, lines = told(capsys)
    assert lines[3] == f"mind  Other users of this machine can read {file.name}: chmod 600 {file.name}"


@pytest.mark.skipif(os.name != "posix", reason="there files have no such mode")
def test_settings_that_others_may_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").touch(0o644)
    _, lines = told(capsys)
    assert "mind  Other users of this machine can read .env: chmod 600 .env" in lines


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.invalid", "192.0.2.1"])
async def test_figures_that_cannot_be_had(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PROMPT", 0.1)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        found = await doctor._figures(Settings(metrics_host=host, metrics_port=port))
    assert found.kind == "bad"
    assert found.said.startswith(f"Metrics cannot be served at {host}:{port} (")
    assert "bind" not in found.said


async def test_figures_of_a_running_bot_are_well() -> None:
    async def well() -> tuple[str, ...]:
        return ()

    async with serving("127.0.0.1", 0, well) as port:
        found = await doctor._figures(Settings(metrics_port=port))
    assert found == doctor.good("doctor-figures-running")
    found = await doctor._figures(Settings(metrics_port=port))
    assert found == doctor.good("doctor-figures", host="127.0.0.1", port=str(port))


def test_computer_players_that_do_not_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    code, lines = told(capsys)
    assert code == 1
    assert "BAD   Computer players do not answer: Lost" in lines


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("PACE", "soon", "BAD   PACE must be a number of seconds from 0 to 60, not “soon”."),
        (
            "DATABASE_URL",
            "nonsense",
            "BAD   DATABASE_URL is not a database address.",
        ),
        ("DATABASE_URL", "mysql://localhost/toucan", "BAD   DATABASE_URL is not a database address."),
    ],
)
def test_settings_that_make_no_sense(
    name: str, value: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    code, lines = told(capsys)
    assert code == 1
    assert any(each.startswith(line) for each in lines)


class Discord:
    """A stand-in for Discord's answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refuses: Exception | None = None
        self.emojis: list[str] = []
        self.servers: list[dict[str, Any]] = []
        self.flags = discord.ApplicationFlags()
        monkeypatch.setattr(discord.Client, "application_flags", property(lambda _: self.flags))
        monkeypatch.setattr(discord.Client, "login", self.login)
        monkeypatch.setattr(discord.Client, "fetch_application_emojis", self.fetch)
        monkeypatch.setattr(HTTPClient, "get_guilds", self.get_guilds)
        install = {"oauth2_install_params": {"scopes": ["bot"], "permissions": "0"}}
        self.application: dict[str, Any] = {
            "description": "Cards",
            "icon": "0a",
            "tags": ["games"],
            "bot_public": True,
            "guild_id": "5",
            "terms_of_service_url": "https://a.example",
            "privacy_policy_url": "https://b.example",
            "custom_install_url": None,
            "install_params": None,
            "team": {"id": "3"},
            "integration_types_config": {"0": install},
            "bot": {"id": "7", "public_flags": VERIFIED},
        }
        """The answers for a bot that lacks nothing."""
        monkeypatch.setattr(doctor, "application_of", self.application_of)

    async def login(self, token: str) -> None:
        assert token == TOKEN
        if self.refuses:
            raise self.refuses

    async def application_of(self, _client: discord.Client) -> dict[str, Any]:
        return self.application

    async def fetch(self) -> list[str]:
        return self.emojis

    async def get_guilds(self, limit: int) -> list[dict[str, Any]]:
        return self.servers[:limit]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Discord:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return Discord(monkeypatch)


def test_a_server_where_permissions_are_missing_is_named(
    answers: Discord, capsys: pytest.CaptureFixture[str]
) -> None:
    everything = str(discord.Permissions.all().value)
    silent = str(discord.Permissions(view_channel=True, attach_files=True).value)
    before_threads = str(discord.Permissions(view_channel=True, send_messages=True, attach_files=True).value)
    answers.servers = [
        {"name": "Salon", "permissions": everything},
        {"name": "Den", "permissions": silent},
        {"name": "Attic", "permissions": before_threads},
    ]
    code, lines = told(capsys)
    assert code == 0
    assert lines[-3:] == [
        "mind  Discord has no emojis of this bot: “emojis” uploads the cards.",
        "mind  In Den the bot lacks “Send Messages” and “Send Messages in Threads”.",
        "mind  In Attic the bot lacks “Send Messages in Threads”.",
    ]


@pytest.mark.parametrize("text", [None, "a letter to my aunt", '{"at": 5}', "[]"])
def test_rehearsal_was_not_done(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / rehearsed.FILE).write_text(text)
    assert doctor._rehearsed(Settings()) == doctor.mind("doctor-not-rehearsed")


@pytest.mark.parametrize("unheld", [(), ("kept", "no longer believed")])
def test_rehearsal_is_told(tmp_path: Path, unheld: tuple[str, ...]) -> None:
    seen = {"address": Seen(None, "nobody pressed"), "posts": Seen(holds=True)}
    seen |= dict.fromkeys(unheld, Seen(holds=False))
    rehearsed.write(tmp_path / rehearsed.FILE, Rehearsal("2026-12-01 18:00", "0.3.0", seen))
    found = doctor._rehearsed(Settings())
    assert found.kind == ("mind" if unheld else "good")
    assert "on 2026-12-01 18:00 UTC (version 0.3.0)" in found.said
    assert found.said.endswith("Each edit sends its pictures again.") == bool(unheld)


def test_a_token_that_discord_does_not_know(answers: Discord, capsys: pytest.CaptureFixture[str]) -> None:
    answers.refuses = discord.LoginFailure("Improper token")
    code, lines = told(capsys)
    assert code == 1
    assert any(line.startswith("BAD   Discord rejected this token.") for line in lines)
    assert TOKEN not in "".join(lines)


def test_short_token_is_noticed_without_asking_discord(
    answers: Discord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.cli.test_doctor.TOKEN", "MTIz.Gab")
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.Gab")
    answers.emojis = ["toucan_2C_00000000"]
    code, lines = told(capsys)
    assert code == 0
    assert lines[-3] == ("mind  DISCORD_TOKEN does not look like a bot token: three parts separated by dots.")
    assert lines[-1] == "ok    Discord has one emoji of this bot."


def test_an_intent_that_discord_does_not_give(
    answers: Discord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking() -> bool:
        return any(line.startswith("BAD   Discord does not let this bot see the members") for line in lines)

    monkeypatch.setenv("MEMBERS_INTENT", "yes")
    code, lines = told(capsys)
    assert code == 1
    assert lacking()
    answers.flags = discord.ApplicationFlags(gateway_guild_members_limited=True)
    code, lines = told(capsys)
    assert code == 0
    assert not lacking()


LACKED: dict[str, tuple[str, Any]] = {
    "description": ("description", ""),
    "icon": ("icon", None),
    "tags": ("tags", []),
    "terms": ("terms_of_service_url", None),
    "privacy": ("privacy_policy_url", None),
    "install": ("integration_types_config", {"0": {}}),
    "public": ("bot_public", False),
    "support": ("guild_id", None),
    "team": ("team", None),
    "verified": ("bot", {"id": "7", "public_flags": 0}),
}


async def test_what_discords_directory_asks_for_is_named(answers: Discord) -> None:
    assert missing(answers.application) == []
    for what, (key, empty) in LACKED.items():
        assert missing({**answers.application, key: empty}) == [words()(f"doctor-directory-{what}")]
    assert len(missing({})) == len(LACKED)


def test_all_of_it_stands_in_one_finding(answers: Discord, capsys: pytest.CaptureFixture[str]) -> None:
    answers.application |= {"tags": [], "team": None}
    code, lines = told(capsys)
    assert code == 0
    assert lines[-3:] == [
        "mind  Discord would not list this bot in its directory yet (docs/directory.md):",
        "      " + words()("doctor-directory-tags"),
        "      " + words()("doctor-directory-team"),
    ]


def test_a_name_that_is_misspelt_in_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKN=abc\n")
    code, lines = told(capsys)
    assert code == 1
    assert lines == ["BAD   .env: there is no setting DISCORD_TOKN. Did you mean DISCORD_TOKEN?"]


def test_the_key_of_the_seeds_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "seeds.key"
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'toucan.sqlite3'}")
    assert [one.kind for one in _key(settings)] == ["good"]
    make(file)
    assert [(one.kind, str(file) in one.said) for one in _key(settings)] == [("good", True)]
    file.chmod(0o644)
    assert [one.kind for one in _key(settings)] == ["good", "mind"]
    file.write_text("spoilt")
    assert [one.kind for one in _key(settings)] == ["bad"]


@pytest.mark.parametrize(("then", "answers"), [(LAST, True), ("sys.exit()", False)])
def test_programs_are_asked_in_each_of_their_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], then: str, *, answers: bool
) -> None:
    good, other = shlex.join(command(LAST)), shlex.join(command(then))
    monkeypatch.setenv("ENGINES", f"good:differ,topsuit={good}; other={other}")
    _, lines = told(capsys)
    assert words()("doctor-good", said=words()("doctor-program", program="good")) in lines
    (line,) = [line for line in lines if "other" in line]
    assert line.startswith("ok" if answers else "BAD")
