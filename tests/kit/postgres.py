"""A PostgreSQL server for the tests, which only this machine can reach."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from socket import create_server
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.migrations import upgrade

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
ACCOUNT = "postgres"
"""PostgreSQL's account, made by its package, as it does not run as root."""

LOOSE = "-c fsync=off -c full_page_writes=off"
"""Options without protection from power cuts."""
TEMPLATE = "prepared"
"""Database from which prepared ones are copied."""

_PREPARED: set[str] = set()
"""Servers that have the template."""
_ADDRESS = pytest.StashKey[str]()

needed = pytest.mark.skipif(not PROGRAMS and not shutil.which("initdb"), reason="no PostgreSQL is installed")


def program(name: str) -> str:
    return str(PROGRAMS[-1].with_name(name)) if PROGRAMS else name


def run(*command: str) -> None:
    """Run a command, under PostgreSQL's own account if we are root."""
    account, groups = (ACCOUNT, ()) if os.geteuid() == 0 else (None, None)
    subprocess.run(
        command,
        check=True,
        capture_output=True,
        timeout=120,
        cwd="/",
        user=account,
        group=account,
        extra_groups=groups,
    )


@pytest.fixture(scope="session")
def server(pytestconfig: pytest.Config) -> str:
    """Return the address of the session's server, up to the name of a database."""
    # Each module that imports the fixture has one of its own.
    if _ADDRESS not in pytestconfig.stash:
        stack = ExitStack()
        pytestconfig.stash[_ADDRESS] = stack.enter_context(running())
        pytestconfig.add_cleanup(stack.close)
    return pytestconfig.stash[_ADDRESS]


@contextmanager
def running() -> Iterator[str]:
    """Run a server within the context; yields its address, up to the database's name."""
    with TemporaryDirectory(prefix="toucan-postgres-") as name:
        folder = Path(name) / "data"
        if os.geteuid() == 0:
            shutil.chown(name, ACCOUNT)
        with closing(create_server(("127.0.0.1", 0))) as free:
            port = free.getsockname()[1]
        run(program("initdb"), "-D", str(folder), "-U", ACCOUNT, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= {LOOSE}"
        log = str(Path(name) / "log")
        run(program("pg_ctl"), "-D", str(folder), "-o", settings, "-l", log, "-w", "start")
        try:
            yield f"postgresql+asyncpg://{ACCOUNT}@127.0.0.1:{port}/"
        finally:
            run(program("pg_ctl"), "-D", str(folder), "-m", "immediate", "-w", "stop")


@pytest.fixture
async def url(server: str) -> str:
    """Return an empty database for the test."""
    return await new_database(server)


@pytest.fixture
async def prepared(server: str) -> str:
    """Return a database for the test with the current schema, as a started bot leaves it."""
    return await prepared_database(server)


async def prepared_database(server: str) -> str:
    """Return the address of a new database with the current schema; the first on a server makes the
    template."""
    if server not in _PREPARED:
        engine = create_async_engine(await new_database(server, TEMPLATE))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()
        _PREPARED.add(server)
    return await new_database(server, template=TEMPLATE)


async def new_database(server: str, name: str = "toucan", template: str = "template1") -> str:
    """Return the address of a new database with the content of the template."""
    engine = create_async_engine(server + ACCOUNT, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    await engine.dispose()
    return server + name
