"""Addresses of PostgreSQL as hosts give them."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Any

import pytest

from bot.ops.postgres import arguments, read
from bot.ops.refusals import Misconfigured
from bot.settings import Settings
from bot.words import words
from tests.house import refused

HOST = "bot:geheim@db.example:6543/cards"


def split(query: str) -> tuple[str, dict[str, Any]]:
    url, given = arguments(read(f"postgres://{HOST}?{query}"))
    return url.render_as_string(hide_password=False), given


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "POSTGRES", "postgresql+asyncpg"])
def test_every_scheme_of_a_host_means_the_same(tmp_path: Path, scheme: str) -> None:
    found = Settings.read(tmp_path / ".env", {"DATABASE_URL": f" {scheme}://{HOST}\n"})
    assert found.database == f"postgresql+asyncpg://{HOST}"


@pytest.mark.parametrize(
    ("query", "given"),
    [
        ("sslmode=require", {"dsn": "postgresql://?sslmode=require"}),
        ("ssl=require", {"ssl": "require"}),
        ("application_name=toucan", {"server_settings": {"application_name": "toucan"}}),
        ("fallback_application_name=a", {"server_settings": {"application_name": "a"}}),
        ("application_name=b&fallback_application_name=a", {"server_settings": {"application_name": "b"}}),
        ("options=endpoint%3Dcold-sea", {"server_settings": {"options": "endpoint=cold-sea"}}),
        ("connect_timeout=30", {"timeout": 30}),
        ("connect_timeout=0", {"timeout": 5}),
        ("command_timeout=60", {"command_timeout": 60}),
        ("target_session_attrs=read-write", {"target_session_attrs": "read-write"}),
        ("channel_binding=prefer&gssencmode=disable", {}),
    ],
)
def test_options_mean_what_they_mean_for_libpq(query: str, given: dict[str, Any]) -> None:
    url, found = split(query)
    assert url == f"postgresql+asyncpg://{HOST}"
    assert found == {"timeout": 5, "server_settings": {}} | given


def test_no_prepared_statements_are_none_at_all() -> None:
    url, found = split("statement_cache_size=0")
    assert url.endswith("?prepared_statement_cache_size=0")
    assert found["statement_cache_size"] == 0


def test_the_systems_certificates_are_checked_with_the_name() -> None:
    _, found = split("sslmode=verify-full&sslrootcert=system")
    assert found["ssl"].check_hostname
    assert found["ssl"].verify_mode is ssl.CERT_REQUIRED
    assert "dsn" not in found


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("postgres://u:geheim@h:web/db", "database-address"),
        ("postgres://u:geheim@h:99999/db", "database-address"),
        ("postgres://u:geheim@h1:1,h2:2/db", "database-address"),
        ("postgres://u:geheim@h1,h2/db", "database-address"),
        ("postgres://u:p@geheim@h/db", "database-address"),
        ("postgres://u:p@[geheim@h/db", "database-address"),
        ("mysql://u:geheim@h/db", "database-address"),
        ("postgresql+psycopg2://u:geheim@h/db", "database-address"),
        ("jdbc:postgresql://h/db?password=geheim", "database-address"),
        ("host=h dbname=db password=geheim", "database-address"),
        (f"postgres://{HOST}?sslmode=maybe", "database-option-value"),
        (f"postgres://{HOST}?channel_binding=require", "database-option-value"),
        (f"postgres://{HOST}?connect_timeout=soon", "database-option-value"),
        (f"postgres://{HOST}?statement_cache_size=-1", "database-option-value"),
        (f"postgres://{HOST}?sslrootcert=/no/where.crt", "database-option-file"),
        (f"postgres://{HOST}?pgbouncer=true", "database-option"),
        (f"postgres://{HOST}?hostaddr=10.0.0.1", "database-option"),
        (f"postgres://{HOST}?schema=geheim", "database-option"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(tmp_path: Path, address: str, key: str) -> None:
    with refused(key) as caught:
        Settings.read(tmp_path / ".env", {"DATABASE_URL": address})
    assert isinstance(caught.value, Misconfigured)
    assert "geheim" not in words().refusal(caught.value)


@pytest.mark.parametrize("password", ["pa/ss", "pa:ss", "pa#ss", "pa?ss", "pa%ss", "pa ss", "[pass]"])
def test_signs_in_a_password_need_no_code(tmp_path: Path, password: str) -> None:
    found = Settings.read(tmp_path / ".env", {"DATABASE_URL": f"postgres://u:{password}@h:5/db"})
    url = read(found.database)
    assert (url.password, url.host, url.port, url.database) == (password, "h", 5, "db")


def test_a_file_of_sqlite_stays_as_it_is(tmp_path: Path) -> None:
    for address in ("sqlite+aiosqlite:////data/my%20cards.sqlite3", "sqlite+aiosqlite://"):
        assert Settings.read(tmp_path / ".env", {"DATABASE_URL": address}).database == address
