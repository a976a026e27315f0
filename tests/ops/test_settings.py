from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from bot.engines.programs import Registered
from bot.ops.refusals import Misconfigured
from bot.settings import NAMES, Settings
from bot.words import words
from tests.house import refused


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    assert Settings.read(tmp_path / ".env", {}) == Settings()


def test_the_example_says_what_is_the_default() -> None:
    assert Settings.read(Path(__file__).parents[2] / ".env.example", {}) == Settings()


def test_example_begins_with_what_a_host_may_want() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    wanted, _, others = example.partition("Everything else")
    named = [re.findall(r"^#?([A-Z_]+)=", part, re.MULTILINE) for part in (wanted, others)]
    assert sorted(chain(*named)) == sorted([*NAMES, "HTTPS_PROXY"])
    assert len(named[0]) == 8
    assert "#DATABASE_URL" in wanted


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# the bot\n\nDISCORD_TOKEN=from-file\nexport DATABASE_URL = 'sqlite+aiosqlite:///a=b.sqlite3' \n"
        'PACE="2.5"\nWORKERS=0\nTHINK=0.1\nLOG_LEVEL=debug\nSYNC_GUILD=\nOTHER=1\n'
    )
    found = Settings.read(file, {"DISCORD_TOKEN": "from-environment", "SYNC_GUILD": "12", "PATH": "/bin"})
    assert found == Settings(
        token="from-environment",  # noqa: S106 — it opens nothing
        database="sqlite+aiosqlite:///a=b.sqlite3",
        pace=2.5,
        workers=0,
        think=0.1,
        log_level="DEBUG",
        sync_guild=12,
    )


def test_secrets_are_not_shown() -> None:
    shown = repr(Settings(token="geheim", database="postgresql+asyncpg://bot:geheim@host/db"))  # noqa: S106
    assert "geheim" not in shown


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("PACE", "fast", "setting-not-seconds"),
        ("PACE", "-1", "setting-not-seconds"),
        ("PACE", "nan", "setting-not-seconds"),
        ("THINK", "long", "setting-not-seconds"),
        ("WORKERS", "-1", "setting-not-whole"),
        ("WORKERS", "all", "setting-not-whole"),
        ("WORKERS", "1000", "setting-not-whole"),
        ("LOG_LEVEL", "LOUD", "setting-not-among"),
        ("SYNC_GUILD", "my server", "setting-not-whole"),
        ("SYNC_GUILD", "²", "setting-not-whole"),
        ("SHARDS", "0", "setting-not-whole"),
        ("SHARDS", "all", "setting-not-whole"),
        ("LOG_FORMAT", "xml", "setting-not-among"),
        ("METRICS_PORT", "65536", "setting-not-whole"),
        ("METRICS_PORT", "web", "setting-not-whole"),
        ("METRICS_PORT", "9" * 5000, "setting-not-whole"),
        ("SYNC_GUILD", "9" * 5000, "setting-not-whole"),
        ("DISCORD_TOKEN", "half\nanother", "setting-token"),
        ("DISCORD_TOKEN", "half another", "setting-token"),
        ("DISCORD_TOKEN", "gehéim", "setting-token"),
        ("DISCORD_API", "discord.com/api", "setting-not-an-address"),
        ("DISCORD_API", "ws://discord.com", "setting-not-an-address"),
        ("DISCORD_API", "https://discord.com:99999", "setting-not-an-address"),
        ("DISCORD_API", "https://discord.com:web", "setting-not-an-address"),
        ("DISCORD_API", "https://[::1", "setting-not-an-address"),
        ("DISCORD_API", "https://", "setting-not-an-address"),
        ("DISCORD_API", "https://discord .com", "setting-not-an-address"),
        ("DISCORD_GATEWAY", "https://gateway.discord.gg", "setting-not-an-address"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, name: str, value: str, key: str) -> None:
    with refused(key) as caught:
        Settings.read(tmp_path / ".env", {name: value})
    assert isinstance(caught.value, Misconfigured)
    assert name != "DISCORD_TOKEN" or value not in words().refusal(caught.value)


def test_copied_address_and_token_are_trimmed(tmp_path: Path) -> None:
    given = {
        "DISCORD_TOKEN": " abc\n",
        "DISCORD_API": "http://[::1]:8080/api/v10",
        "DISCORD_GATEWAY": "ws://127.0.0.1:8081",
    }
    found = Settings.read(tmp_path / ".env", given)
    assert (found.token, found.api, found.gateway) == ("abc", given["DISCORD_API"], given["DISCORD_GATEWAY"])


@pytest.mark.parametrize("written", [b"PACE=1\nLOG_LEVEL=\xff", b"\xff\xfeP\x00A\x00"])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, written: bytes) -> None:
    (tmp_path / ".env").write_bytes(written)
    with refused("setting-file"):
        Settings.read(tmp_path / ".env", {})


def test_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfPACE=3\n")
    assert Settings.read(tmp_path / ".env", {}).pace == 3


@pytest.mark.parametrize(
    ("written", "meant"),
    [("DISCORD_TOKN", "DISCORD_TOKEN"), ("DATABASE_URI", "DATABASE_URL"), ("log_level", "LOG_LEVEL")],
)
def test_misspelt_setting_is_named(tmp_path: Path, written: str, meant: str) -> None:
    (tmp_path / ".env").write_text(f"{written}=1\nCOMPOSE_PROJECT_NAME=cards\n")
    with refused("setting-misspelt") as caught:
        Settings.read(tmp_path / ".env", {})
    assert caught.value.args_for_words["meant"] == meant


def test_settings_of_earlier_versions_are_ignored(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("SEARCHES=2\nSEARCHES_FOLDER=\n")
    assert Settings.read(file, {}) == Settings(gone=("SEARCHES",))


def test_line_without_a_setting_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PACE=1\nhalf-a-token\n")
    with refused("setting-line") as caught:
        Settings.read(file, {})
    assert caught.value.args_for_words == {"file": str(file), "line": 2}


def test_programs_are_read_from_one_line(tmp_path: Path) -> None:
    said = "bold:differ,topsuit=node 'my engine.mjs' --fast; any = ./any ;"
    read = Settings.read(tmp_path / ".env", {"ENGINES": said, "ENGINE_SECONDS": "2.5", "ENGINE_MEMORY": "64"})
    assert read.programs == (
        Registered("bold", ("differ", "topsuit"), ("node", "my engine.mjs", "--fast")),
        Registered("any", (), ("./any",)),
    )
    assert (read.program_seconds, read.program_memory) == (2.5, 64)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("ENGINES", text) for text in ("node x", "=node", "a=", "hard=node", "Bold=node", "a:chess=node")),
        *(("ENGINES", text) for text in ("a b=node", "a=node; a=other", "a='node", "a" * 17 + "=node")),
        *(("ENGINE_SECONDS", text) for text in ("21", "-1", "long")),
        *(("ENGINE_MEMORY", text) for text in ("0", "15", "much", "9" * 30)),
    ],
)
def test_programs_that_make_no_sense_are_refused(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(Misconfigured) as refused:
        Settings.read(tmp_path / ".env", {name: value})
    assert words().refusal(refused.value)


@pytest.mark.parametrize("quote", ["'", '"'])
def test_quotes_mean_the_same_everywhere(tmp_path: Path, quote: str) -> None:
    """Docker's `--env-file` keeps them."""
    file, given = tmp_path / ".env", {"LOG_LEVEL": "debug", "SEED_KEY_FILE": "/data/my seeds.key", "PACE": ""}
    quoted = {name: f"{quote}{value}{quote}" for name, value in given.items()}
    file.write_text("".join(f"{name}={value}\n" for name, value in quoted.items()))
    found = Settings.read(file, {})
    assert (found.log_level, found.seed_key, found.pace) == ("DEBUG", "/data/my seeds.key", Settings().pace)
    assert Settings.read(tmp_path / "none", quoted) == found


def test_quotes_within_a_value_belong_to_it(tmp_path: Path) -> None:
    value = '"my program"=\'/opt/a b\' --name "x"'
    (tmp_path / ".env").write_text(f"SEED_KEY_FILE={value}\n")
    assert Settings.read(tmp_path / ".env", {}).seed_key == value
