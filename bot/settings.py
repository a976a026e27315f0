"""The operator's settings, read from the environment or from a file of the same `NAME=value` lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlsplit

from bot.ai.decision import SECONDS
from bot.engines.program import MEMORY
from bot.engines.programs import LONGEST, Registered
from bot.engines.programs import SECONDS as PROGRAM_SECONDS
from bot.games.base import Refusal
from bot.ops.proxies import Proxies
from bot.ops.refusals import Misconfigured

FILE: Final = ".env"
MOST_WORKERS: Final = 256
MOST_REQUESTS: Final = 10_000
MOST_SHARDS: Final = 2**16
MOST_MINUTES: Final = 30 * 24 * 60
LEAST_MEGABYTES: Final = 16
MOST_MEGABYTES: Final = 1 << 20
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
YES_OR_NO: Final = ("yes", "no")
LOG_FORMATS: Final = ("text", "json")
ALIKE: Final = 0.8
"""Similarity to the name of a setting from which another name counts as a misspelling."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of the operator; `.env.example` explains each."""

    token: str = field(default="", repr=False)
    database: str = field(default="sqlite+aiosqlite:///toucan.sqlite3", repr=False)
    """Address of the database; not shown in the repr, as it may hold a password."""
    seed_key: str = ""
    """Key file for sealing seeds; empty for one beside the database."""
    pace: float = 0.8
    workers: int | None = None
    think: float = SECONDS
    log_level: str = "INFO"
    api: str = ""
    gateway: str = ""
    cdn: str = ""
    sync_guild: int | None = None
    log_format: str = "text"
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    """Address of the metrics server; by default only this machine can reach it."""
    requests: float = 40.0
    members_intent: bool = False
    drain_minutes: int = 60
    programs: tuple[Registered, ...] = ()
    program_seconds: float = PROGRAM_SECONDS
    program_memory: int = MEMORY
    terms: str = ""
    privacy: str = ""
    source: str = ""
    support: str = ""
    """Addresses of the operator's terms, privacy policy, sources and support."""
    site: str = ""
    """Address of the pages of `python -m bot site`, if they are published."""
    shards: int | None = None
    """Most shards of this process on a shared database; None for as many as are free."""
    proxies: Proxies = field(default_factory=Proxies)
    """Proxies for requests to Discord."""
    gone: tuple[str, ...] = ()
    """Given names that were settings of an earlier version, and are ignored."""

    @classmethod
    def read(cls, file: str | Path = FILE, environment: Mapping[str, str] = os.environ) -> Self:
        """Read the settings from the environment, else from the file, if any; `Misconfigured` for invalid
        values."""
        lines = _lines(Path(file))
        for name in lines:
            _known(str(file), name)
        # Docker and others pass on the quotes around values of a file.
        given = {**lines, **{name: _bare(value) for name, value in environment.items()}}
        try:
            proxies = Proxies.read(given)
        except Refusal as refusal:
            raise Misconfigured(refusal.key, **refusal.args_for_words) from None
        # People switch a setting off by an empty `NAME=`.
        return cls(
            **{key: read(name, given[name]) for key, (name, read) in _SETTINGS.items() if given.get(name)},
            proxies=proxies,
            gone=tuple(name for name in GONE if given.get(name)),
        )


def wants_json() -> bool:
    """Return whether the log is to be JSON, whatever else is wrong with the settings."""
    try:
        given = _bare(os.environ.get("LOG_FORMAT", "")) or _lines(Path(FILE)).get("LOG_FORMAT", "")
    except Misconfigured:
        return False
    return given.lower() == "json"


def _text(_name: str, value: str) -> str:
    return value


def _database(_name: str, value: str) -> str:
    # SQLAlchemy takes a tenth of a second to load, which commands without a database would waste.
    from bot.ops import postgres  # noqa: PLC0415

    try:
        url = postgres.read(value)
        postgres.arguments(url)
    except Refusal as refusal:
        raise Misconfigured(refusal.key, **refusal.args_for_words) from None
    return url.render_as_string(hide_password=False) if url.drivername == postgres.DRIVER else value.strip()


def _token(name: str, value: str) -> str:
    token = value.strip()
    if not (token.isascii() and token.isprintable()) or " " in token:
        # It may contain a newline. It is not shown, as nobody may see a token.
        raise Misconfigured("setting-token", name=name)
    return token


def _sound(address: str, schemes: Collection[str]) -> bool:
    try:
        parts = urlsplit(address)
        # Reading the port validates it.
        there = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return there and parts.scheme in schemes and address.isprintable() and " " not in address


def _address(*schemes: str) -> Callable[[str, str], str]:
    def address(name: str, value: str) -> str:
        found = value.strip()
        if not _sound(found, schemes):
            raise Misconfigured("setting-not-an-address", name=name, value=value, scheme=schemes[-1])
        return found

    return address


def _seconds(name: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 60:
        raise Misconfigured("setting-not-seconds", name=name, value=value)
    return seconds


def _turn(name: str, value: str) -> float:
    seconds = _seconds(name, value)
    if seconds > LONGEST:
        raise Misconfigured("setting-too-long", name=name, value=value, most=int(LONGEST))
    return seconds


def _number(value: str, below: int) -> bool:
    # Python takes long to parse thousands of digits, and then refuses.
    return value.isascii() and value.isdigit() and len(value) <= 20 and int(value) < below


def _id(name: str, value: str) -> int:
    if not _number(value, 2**64):
        raise Misconfigured("setting-not-an-id", name=name, value=value)
    return int(value)


def _yes_or_no(name: str, value: str) -> bool:
    if value.lower() not in YES_OR_NO:
        raise Misconfigured("setting-not-among", name=name, value=value, among=" ".join(YES_OR_NO))
    return value.lower() == "yes"


def _workers(name: str, value: str) -> int:
    if not _number(value, MOST_WORKERS + 1):
        raise Misconfigured("setting-not-workers", name=name, value=value, most=MOST_WORKERS)
    return int(value)


def _log_level(name: str, value: str) -> str:
    if value.upper() not in LOG_LEVELS:
        raise Misconfigured("setting-not-among", name=name, value=value, among=" ".join(LOG_LEVELS))
    return value.upper()


def _log_format(name: str, value: str) -> str:
    if value.lower() not in LOG_FORMATS:
        raise Misconfigured("setting-not-among", name=name, value=value, among=" ".join(LOG_FORMATS))
    return value.lower()


def _minutes(name: str, value: str) -> int:
    if not _number(value, MOST_MINUTES + 1):
        raise Misconfigured("setting-not-minutes", name=name, value=value, most=MOST_MINUTES)
    return int(value)


def _shards(name: str, value: str) -> int:
    if not _number(value, MOST_SHARDS + 1) or int(value) == 0:
        raise Misconfigured("setting-not-shards", name=name, value=value, most=MOST_SHARDS)
    return int(value)


def _rate(name: str, value: str) -> float:
    if not _number(value, MOST_REQUESTS + 1):
        raise Misconfigured("setting-not-requests", name=name, value=value, most=MOST_REQUESTS)
    return float(value)


def _programs(name: str, value: str) -> tuple[Registered, ...]:
    found: list[Registered] = []
    for number, text in enumerate(filter(None, map(str.strip, value.split(";"))), 1):
        try:
            one = Registered.read(text)
        except ValueError:
            raise Misconfigured("setting-not-a-program", name=name, number=number) from None
        if one.name in [other.name for other in found]:
            raise Misconfigured("setting-program-twice", name=name, program=one.name)
        found.append(one)
    if found and sys.platform == "win32":
        raise Misconfigured("setting-no-programs", name=name)
    return tuple(found)


def _megabytes(name: str, value: str) -> int:
    if not _number(value, MOST_MEGABYTES + 1) or int(value) < LEAST_MEGABYTES:
        raise Misconfigured(
            "setting-not-megabytes", name=name, value=value, least=LEAST_MEGABYTES, most=MOST_MEGABYTES
        )
    return int(value)


def _port(name: str, value: str) -> int:
    if not _number(value, 2**16):
        raise Misconfigured("setting-not-a-port", name=name, value=value)
    return int(value)


_SETTINGS: Final[Mapping[str, tuple[str, Callable[[str, str], Any]]]] = {
    "token": ("DISCORD_TOKEN", _token),
    "database": ("DATABASE_URL", _database),
    "seed_key": ("SEED_KEY_FILE", _text),
    "pace": ("PACE", _seconds),
    "workers": ("WORKERS", _workers),
    "think": ("THINK", _seconds),
    "log_level": ("LOG_LEVEL", _log_level),
    "api": ("DISCORD_API", _address("http", "https")),
    "gateway": ("DISCORD_GATEWAY", _address("ws", "wss")),
    "cdn": ("DISCORD_CDN", _address("http", "https")),
    "sync_guild": ("SYNC_GUILD", _id),
    "log_format": ("LOG_FORMAT", _log_format),
    "metrics_port": ("METRICS_PORT", _port),
    "metrics_host": ("METRICS_HOST", _text),
    "requests": ("REQUESTS_PER_SECOND", _rate),
    "shards": ("SHARDS", _shards),
    "drain_minutes": ("DRAIN_MINUTES", _minutes),
    "programs": ("ENGINES", _programs),
    "program_seconds": ("ENGINE_SECONDS", _turn),
    "program_memory": ("ENGINE_MEMORY", _megabytes),
    "members_intent": ("MEMBERS_INTENT", _yes_or_no),
    "terms": ("TERMS_ADDRESS", _address("http", "https")),
    "privacy": ("PRIVACY_ADDRESS", _address("http", "https")),
    "source": ("SOURCE_ADDRESS", _address("http", "https")),
    "support": ("SUPPORT_ADDRESS", _address("http", "https")),
    "site": ("SITE_ADDRESS", _address("http", "https")),
}


NAMES: Final = frozenset(name for name, _ in _SETTINGS.values())
GONE: Final = ("SEARCHES", "SEARCHES_FOLDER")


def _known(file: str, name: str) -> None:
    """Raise `Misconfigured` for an unknown name that looks like a misspelt setting."""
    meant = get_close_matches(name.upper(), NAMES, 1, ALIKE)
    if name not in NAMES and meant:
        raise Misconfigured("setting-misspelt", file=file, name=name, meant=meant[0])


def _lines(file: Path) -> dict[str, str]:
    """Return the settings of a file; none if it does not exist."""
    if not file.is_file():
        return {}
    found: dict[str, str] = {}
    try:
        # Some editors begin a file with a byte order mark.
        written = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8?"
        raise Misconfigured("setting-file", file=str(file), reason=str(reason)) from None
    for number, raw in enumerate(written.splitlines(), 1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.removeprefix("export ").partition("=")
        if not equals:
            # Only the line number is shown, as the line may hold half a token.
            raise Misconfigured("setting-line", file=str(file), line=number)
        found[name.strip()] = _bare(value.strip())
    return found


def _bare(value: str) -> str:
    """Return a value without quotes around it; quotes that belong to its parts stay."""
    text = value.strip()
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" and text[0] not in text[1:-1]
    return text[1:-1] if quoted else value
