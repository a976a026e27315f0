"""What an operator may choose, read from the environment or from a file of the same `NAME=value` lines."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from bot.ai.decision import SECONDS
from bot.games.base import Refusal

FILE: Final = ".env"
MOST_WORKERS: Final = 256
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
YES_OR_NO: Final = ("yes", "no")
LOG_FORMATS: Final = ("text", "json")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """`.env.example` says what each is for."""

    token: str = field(default="", repr=False)
    database: str = field(default="sqlite+aiosqlite:///toucan.sqlite3", repr=False)
    """Not shown either: the address of a database may hold its password."""
    pace: float = 0.8
    workers: int | None = None
    think: float = SECONDS
    log_level: str = "INFO"
    api: str = ""
    gateway: str = ""
    sync_guild: int | None = None
    log_format: str = "text"
    metrics_port: int | None = None
    members_intent: bool = False

    @classmethod
    def read(cls, file: str | Path = FILE, environment: Mapping[str, str] = os.environ) -> Self:
        """From the environment, else from the file if there is one; `Refusal` for what makes no sense."""
        given = {**_lines(Path(file)), **environment}
        # NAME= with nothing behind it is how people switch a setting off.
        return cls(
            **{key: read(name, given[name]) for key, (name, read) in _SETTINGS.items() if given.get(name)}
        )


def _text(_name: str, value: str) -> str:
    return value


def _seconds(name: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 60:
        raise Refusal("setting-not-seconds", name=name, value=value)
    return seconds


def _id(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit()):
        raise Refusal("setting-not-an-id", name=name, value=value)
    return int(value)


def _yes_or_no(name: str, value: str) -> bool:
    if value.lower() not in YES_OR_NO:
        raise Refusal("setting-not-among", name=name, value=value, among=" ".join(YES_OR_NO))
    return value.lower() == "yes"


def _workers(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= MOST_WORKERS):
        raise Refusal("setting-not-workers", name=name, value=value, most=MOST_WORKERS)
    return int(value)


def _log_level(name: str, value: str) -> str:
    if value.upper() not in LOG_LEVELS:
        raise Refusal("setting-not-among", name=name, value=value, among=" ".join(LOG_LEVELS))
    return value.upper()


def _log_format(name: str, value: str) -> str:
    if value.lower() not in LOG_FORMATS:
        raise Refusal("setting-not-among", name=name, value=value, among=" ".join(LOG_FORMATS))
    return value.lower()


def _port(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) < 2**16):
        raise Refusal("setting-not-a-port", name=name, value=value)
    return int(value)


_SETTINGS: Final[Mapping[str, tuple[str, Callable[[str, str], Any]]]] = {
    "token": ("DISCORD_TOKEN", _text),
    "database": ("DATABASE_URL", _text),
    "pace": ("PACE", _seconds),
    "workers": ("WORKERS", _workers),
    "think": ("THINK", _seconds),
    "log_level": ("LOG_LEVEL", _log_level),
    "api": ("DISCORD_API", _text),
    "gateway": ("DISCORD_GATEWAY", _text),
    "sync_guild": ("SYNC_GUILD", _id),
    "log_format": ("LOG_FORMAT", _log_format),
    "metrics_port": ("METRICS_PORT", _port),
    "members_intent": ("MEMBERS_INTENT", _yes_or_no),
}


def _lines(file: Path) -> dict[str, str]:
    """The settings of a file; one that is not there sets nothing."""
    if not file.is_file():
        return {}
    found: dict[str, str] = {}
    for number, raw in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.removeprefix("export ").partition("=")
        if not equals:
            # Only where: what stands there may be half a token.
            raise Refusal("setting-line", file=str(file), line=number)
        found[name.strip()] = _bare(value.strip())
    return found


def _bare(value: str) -> str:
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "'\""
    return value[1:-1] if quoted else value
