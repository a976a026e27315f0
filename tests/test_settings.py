"""What an operator may choose, and what is said when it makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings
from tests.house import refused


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    assert Settings.read(tmp_path / ".env", {}) == Settings()


def test_the_example_says_what_is_the_default() -> None:
    assert Settings.read(Path(__file__).parent.parent / ".env.example", {}) == Settings()


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
        ("WORKERS", "-1", "setting-not-workers"),
        ("WORKERS", "all", "setting-not-workers"),
        ("WORKERS", "1000", "setting-not-workers"),
        ("LOG_LEVEL", "LOUD", "setting-not-among"),
        ("SYNC_GUILD", "my server", "setting-not-an-id"),
        ("SYNC_GUILD", "²", "setting-not-an-id"),
        ("LOG_FORMAT", "xml", "setting-not-among"),
        ("METRICS_PORT", "65536", "setting-not-a-port"),
        ("METRICS_PORT", "web", "setting-not-a-port"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, name: str, value: str, key: str) -> None:
    with refused(key):
        Settings.read(tmp_path / ".env", {name: value})


def test_a_line_that_sets_nothing_is_named_but_not_shown(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PACE=1\nhalf-a-token\n")
    with refused("setting-line") as caught:
        Settings.read(file, {})
    assert caught.value.args_for_words == {"file": str(file), "line": 2}
