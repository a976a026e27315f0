"""The operator's settings, read from the environment or from a file of the same `NAME=value` lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
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
GONE: Final = ("SEARCHES", "SEARCHES_FOLDER")
"""Settings of earlier versions."""
ALIKE: Final = 0.8
"""Similarity to the name of a setting from which another name counts as a misspelling."""

Reader = Callable[[str, str], Any]
"""Returns the value of a setting, from its name and text; raises `Misconfigured` for an invalid one."""


# Readers


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


def _address(*schemes: str) -> Reader:
    def address(name: str, value: str) -> str:
        found = value.strip()
        try:
            parts = urlsplit(found)
            # Reading the port validates it.
            sound = bool(parts.hostname) and parts.port != 0 and parts.scheme in schemes
        except ValueError:
            sound = False
        if not sound or not found.isprintable() or " " in found:
            raise Misconfigured("setting-not-an-address", name=name, value=value, scheme=schemes[-1])
        return found

    return address


def _seconds(most: float = 60) -> Reader:
    def seconds(name: str, value: str) -> float:
        try:
            found = float(value)
        except ValueError:
            found = -1
        if not 0 <= found <= most:
            raise Misconfigured("setting-not-seconds", name=name, value=value, most=f"{most:g}")
        return found

    return seconds


def _whole(least: int, most: int, kind: type[int | float] = int) -> Reader:
    """Return the reader of a whole number."""

    def whole(name: str, value: str) -> int | float:
        # Python takes long to parse thousands of digits, and then refuses.
        digits = value.isascii() and value.isdigit() and len(value) <= 20
        if not digits or not least <= int(value) <= most:
            raise Misconfigured("setting-not-whole", name=name, value=value, least=str(least), most=str(most))
        return kind(value)

    return whole


def _among(*values: str) -> Reader:
    """Return the reader of one of these values, in upper or lower case."""

    def among(name: str, value: str) -> str:
        found = next((one for one in values if one.lower() == value.lower()), None)
        if found is None:
            raise Misconfigured("setting-not-among", name=name, value=value, among=" ".join(values))
        return found

    return among


def _yes(name: str, value: str) -> bool:
    return bool(_among("yes", "no")(name, value) == "yes")


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


def _setting(name: str, read: Reader, default: Any = "", *, secret: bool = False) -> Any:
    """Return the field of a setting with this name."""
    return field(default=default, repr=not secret, metadata={"name": name, "read": read})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of the operator; `.env.example` explains each."""

    token: str = _setting("DISCORD_TOKEN", _token, secret=True)
    # It may hold a password.
    database: str = _setting("DATABASE_URL", _database, "sqlite+aiosqlite:///toucan.sqlite3", secret=True)
    seed_key: str = _setting("SEED_KEY_FILE", _text)
    """Key file for sealing seeds; empty for one beside the database."""
    pace: float = _setting("PACE", _seconds(), 0.8)
    workers: int | None = _setting("WORKERS", _whole(0, 256), None)
    think: float = _setting("THINK", _seconds(), SECONDS)
    log_level: str = _setting("LOG_LEVEL", _among("DEBUG", "INFO", "WARNING", "ERROR"), "INFO")
    log_format: str = _setting("LOG_FORMAT", _among("text", "json"), "text")
    api: str = _setting("DISCORD_API", _address("http", "https"))
    gateway: str = _setting("DISCORD_GATEWAY", _address("ws", "wss"))
    cdn: str = _setting("DISCORD_CDN", _address("http", "https"))
    sync_guild: int | None = _setting("SYNC_GUILD", _whole(0, 2**64 - 1), None)
    metrics_port: int | None = _setting("METRICS_PORT", _whole(0, 2**16 - 1), None)
    metrics_host: str = _setting("METRICS_HOST", _text, "127.0.0.1")
    requests: float = _setting("REQUESTS_PER_SECOND", _whole(0, 10_000, float), 40.0)
    members_intent: bool = _setting("MEMBERS_INTENT", _yes, default=False)
    drain_minutes: int = _setting("DRAIN_MINUTES", _whole(0, 30 * 24 * 60), 60)
    programs: tuple[Registered, ...] = _setting("ENGINES", _programs, ())
    program_seconds: float = _setting("ENGINE_SECONDS", _seconds(LONGEST), PROGRAM_SECONDS)
    program_memory: int = _setting("ENGINE_MEMORY", _whole(16, 1 << 20), MEMORY)
    """Megabytes for each program."""
    terms: str = _setting("TERMS_ADDRESS", _address("http", "https"))
    privacy: str = _setting("PRIVACY_ADDRESS", _address("http", "https"))
    source: str = _setting("SOURCE_ADDRESS", _address("http", "https"))
    support: str = _setting("SUPPORT_ADDRESS", _address("http", "https"))
    site: str = _setting("SITE_ADDRESS", _address("http", "https"))
    """Address of the pages of `python -m bot site`, if they are published."""
    shards: int | None = _setting("SHARDS", _whole(1, 2**16), None)
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
            **{key: read(name, given[name]) for name, (key, read) in _named().items() if given.get(name)},
            proxies=proxies,
            gone=tuple(name for name in GONE if given.get(name)),
        )


def _named() -> dict[str, tuple[str, Reader]]:
    """Return the field and the reader of each setting, by its name."""
    return {
        one.metadata["name"]: (one.name, one.metadata["read"]) for one in fields(Settings) if one.metadata
    }


NAMES: Final = frozenset(_named())


def wants_json() -> bool:
    """Return whether the log is to be JSON, whatever else is wrong with the settings."""
    try:
        given = _bare(os.environ.get("LOG_FORMAT", "")) or _lines(Path(FILE)).get("LOG_FORMAT", "")
    except Misconfigured:
        return False
    return given.lower() == "json"


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
