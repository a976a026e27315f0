"""Translate the addresses of PostgreSQL that hosts give, with options of libpq, to asyncpg's terms."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from bot.games.base import Refusal

DRIVER: Final = "postgresql+asyncpg"
CONNECT: Final = 5.0
"""Timeout in seconds for connecting to a server."""

_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_VERSIONS: Final = ("TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3")
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "sslmode": _MODES,
    "ssl": _MODES,
    "sslnegotiation": ("postgres", "direct"),
    "ssl_min_protocol_version": _VERSIONS,
    "ssl_max_protocol_version": _VERSIONS,
    "target_session_attrs": ("any", "primary", "standby", "read-write", "read-only", "prefer-standby"),
    "gsslib": ("gssapi", "sspi"),
    "channel_binding": ("prefer", "disable"),
    "gssencmode": ("prefer", "disable"),
    "client_encoding": ("UTF8", "UTF-8", "utf8", "utf-8", "auto"),
    "sslcompression": ("0",),
    "sslsni": ("1",),
    "load_balance_hosts": ("disable",),
}
"""Accepted values by option; libpq has others, which ask for what asyncpg cannot do.

The options from `channel_binding` on only accept the values that describe what asyncpg does anyway.
"""
_FILES: Final = {"sslrootcert", "sslcert", "sslkey", "sslcrl", "passfile"}
_LIBPQ: Final = {
    *_FILES,
    "sslmode",
    "sslpassword",
    "sslnegotiation",
    "ssl_min_protocol_version",
    "ssl_max_protocol_version",
    "krbsrvname",
    "gsslib",
    "service",
}
"""Options that asyncpg reads only from an address, with libpq's meaning."""
_NUMBERS: Final[Mapping[str, type[int | float]]] = {
    "timeout": float,
    "command_timeout": float,
    "statement_cache_size": int,
    "max_cached_statement_lifetime": int,
    "max_cacheable_statement_size": int,
}
"""Numeric arguments of asyncpg, with their types."""
_ARGUMENTS: Final = {"ssl", "target_session_attrs"}
_ALCHEMYS: Final = {"host", "port", "user", "password", "database", "prepared_statement_cache_size"}
"""Parts of an address that SQLAlchemy reads itself."""
_SERVERS: Final = ("fallback_application_name", "application_name", "options")
"""Options that are sent to the server; `application_name` overrides its fallback."""
_KNOWN: Final = {*_VALUES, *_NUMBERS, *_LIBPQ, *_ALCHEMYS, *_SERVERS, "connect_timeout", "dbname"}


def read(address: str) -> URL:
    """Parse the address of a database; `Refusal` if it is not valid."""
    scheme, colon, rest = address.strip().partition("://")
    if scheme.lower() in ("postgres", "postgresql"):
        scheme = DRIVER
    try:
        url = make_url(f"{scheme}{colon}{rest}")
    except (ArgumentError, ValueError):
        # A port that is not a number raises ValueError.
        raise Refusal("database-address") from None
    if url.get_backend_name() == "sqlite":
        return url
    # After an @ that is not written %40, the rest of a password would count as the host's name.
    if url.drivername != DRIVER or {",", "@"} & {*(url.host or "")} or not 0 < (url.port or 1) < 2**16:
        raise Refusal("database-address")
    return url


def arguments(url: URL, timeout: float = CONNECT) -> tuple[URL, dict[str, Any]]:
    """Split an address into the URL for SQLAlchemy and the arguments for asyncpg.

    `timeout`: seconds for connecting, unless the address sets `connect_timeout`. `Refusal` for unknown
    options.
    """
    if url.drivername != DRIVER:
        return url, {}
    options = {name: one if isinstance(one, str) else one[-1] for name, one in url.query.items()}
    for name, value in options.items():
        _check(name, value)
    kept = {name: one for name, one in url.query.items() if name in _ALCHEMYS}
    if options.get("statement_cache_size") == "0":
        # asyncpg's cache is switched off, so SQLAlchemy's cache of prepared statements must be off too.
        kept.setdefault("prepared_statement_cache_size", "0")
    given: dict[str, Any] = {"timeout": float(options.get("connect_timeout", 0)) or timeout}
    given |= {name: kind(options[name]) for name, kind in _NUMBERS.items() if name in options}
    given |= {name: options[name] for name in _ARGUMENTS & options.keys()}
    given["server_settings"] = {
        name.removeprefix("fallback_"): options[name] for name in _SERVERS if name in options
    }
    libpq = {name: options[name] for name in sorted(_LIBPQ & options.keys())}
    if libpq.get("sslrootcert") == "system":
        given["ssl"] = ssl.create_default_context()
    elif libpq:
        given["dsn"] = URL.create("postgresql", query=libpq).render_as_string(hide_password=False)
    return url.set(query=kept, database=options.get("dbname", url.database)), given


def _check(name: str, value: str) -> None:
    """Raise a `Refusal` for an option that asyncpg does not know, or a value that it cannot honour."""
    if name in _VALUES and value not in _VALUES[name]:
        raise Refusal("database-option-value", option=name, among=", ".join(_VALUES[name]))
    number = name in _NUMBERS or name in ("connect_timeout", "prepared_statement_cache_size")
    if number and not (value.isascii() and value.isdigit() and len(value) < 10):
        raise Refusal("database-option-value", option=name, among="0, 1, 2, …")
    if name in _FILES and not (Path(value).is_file() or (name, value) == ("sslrootcert", "system")):
        raise Refusal("database-option-file", option=name)
    if name not in _KNOWN:
        raise Refusal("database-option", option=name)
