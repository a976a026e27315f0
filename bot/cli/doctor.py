"""`python -m bot doctor`: findings an operator should know before the bot starts, a line each."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, NamedTuple

import discord
from aiohttp import ClientError, ClientSession, ClientTimeout
from sqlalchemy import Connection, NullPool, create_engine, text
from sqlalchemy.engine import URL

from bot.ai import SEARCHED, levels
from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.cli.opening import logged_in
from bot.cli.register import application_of, missing
from bot.cluster.lease import meeting
from bot.engines import compiled
from bot.engines.pool import EnginePool
from bot.engines.program import Failed, Program
from bot.engines.programs import Registered
from bot.games import GAMES, WITHHELD, is_ours, room
from bot.games.base import NATURE, Refusal, pick, play
from bot.migrations import ALL_STEPS, ahead, reached, revisions, unreleased
from bot.ops import files, postgres
from bot.ops.health import serving
from bot.settings import FILE, Settings
from bot.store import rehearsed, sealing
from bot.store.backup import database_file, is_sound
from bot.store.database import connected
from bot.store.unopened import in_sentences
from bot.words import words
from cogs.core.permissions import lacking, named
from rendering.decks import register
from rendering.kit.sheets import Size

LITTLE_THOUGHT: Final = 0.05
"""Budget of the trial search, in seconds."""

PROMPT: Final = 5.0
"""Timeout in seconds of a bot that may be running on this machine."""

MOST_SERVERS: Final = 200
"""Number of servers that Discord lists in one answer."""

_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6}\.[\w-]{25,}", re.ASCII)


class Finding(NamedTuple):
    kind: Literal["good", "mind", "bad"]
    said: str

    def line(self) -> str:
        return words()(f"doctor-{self.kind}", said=self.said.replace("\n", "\n      "))


def good(key: str, **values: str | int) -> Finding:
    return Finding("good", words()(key, **values))


def mind(key: str, **values: str | int) -> Finding:
    return Finding("mind", words()(key, **values))


def bad(key: str, **values: str | int) -> Finding:
    return Finding("bad", words()(key, **values))


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Check everything in turn; one fault does not hide the next."""
    async for found in _database(settings.database):
        yield found
    for local in (*_disk(settings.database), *_key(settings), *_open_to_others(Path(FILE))):
        yield local
    if settings.metrics_port is not None:
        yield await _figures(settings)
    yield await asyncio.to_thread(_pictures)
    for told in _games():
        yield told
    yield await _thought(settings)
    for registered in settings.programs:
        yield await _program(registered, settings)
    async for found in _discord(settings):
        yield found


def doctor(read: Callable[[], Settings], tell: Callable[[str], None]) -> bool:
    """Tell the findings one by one; return whether nothing keeps the bot from running."""
    try:
        settings = read()
    except Refusal as refusal:
        tell(Finding("bad", words().refusal(refusal)).line())
        return False
    tell(good("doctor-settings").line())
    return asyncio.run(_told(settings, tell))


async def _told(settings: Settings, tell: Callable[[str], None]) -> bool:
    fine = True
    async for found in findings(settings):
        tell(found.line())
        fine = fine and found.kind != "bad"
    return fine


# The database


async def _database(url: str) -> AsyncIterator[Finding]:
    where = postgres.read(url)
    try:
        with in_sentences():
            sqlite = where.get_backend_name() == "sqlite"
            for one in await (_file(where) if sqlite else _server(url)):
                yield one
    except Refusal as refusal:
        yield Finding("bad", words().refusal(refusal))


def _to_be_made(file: Path) -> Finding:
    folder = Path(os.path.realpath(file)).parent
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return good("doctor-database-new", file=str(file))
    return bad("doctor-database-folder", folder=str(folder))


async def _server(url: str) -> list[Finding]:
    """Return the findings on a server, reached in the way that `run` does."""
    async with meeting(url):
        database = await connected(url)
        try:
            return [await database.read(_schema)]
        finally:
            await database.close()


async def _file(url: URL) -> list[Finding]:
    if url.database in (None, "", ":memory:"):
        return [mind("doctor-database-memory")]
    if not (file := Path(url.database)).exists():
        # Opening it would create it.
        return [_to_be_made(file)]
    schema = await asyncio.to_thread(_layout, url)
    sound = good("doctor-database-sound") if await is_sound(file) else bad("database-damaged")
    return [schema, sound, *_open_to_others(file)]


def _open_to_others(file: Path) -> Iterator[Finding]:
    if files.open_to_others(file):
        yield mind("doctor-readable", file=str(file))


def _layout(url: URL) -> Finding:
    # The bot's own settings of a connection could change the file's pages.
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
    with engine.connect() as connection:
        return _schema(connection)


def _schema(connection: Connection) -> Finding:
    """Check that the schema is known, and that the database can be written to, which is rolled back."""
    known = revisions()
    version = reached(connection)
    if version is None:
        return good("doctor-database-empty")
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    connection.rollback()
    if ahead(connection):
        return mind("doctor-database-ahead", version=version, newest=known[0])
    if unreleased(version):
        return bad("database-unreleased", version=version, commit=ALL_STEPS)
    if version not in known:
        return bad("doctor-database-newer", version=version)
    if version != known[0]:
        return mind("doctor-database-old", version=version, newest=known[0])
    return good("doctor-database", version=version)


def _key(settings: Settings) -> Iterator[Finding]:
    """Yield the findings on the key that seals the seeds."""
    file = sealing.key_file(settings.seed_key, settings.database)
    if file is None:
        return
    if not file.exists():
        yield good("doctor-key-new", file=str(file))
        return
    try:
        sealing.read(file)
    except Refusal as refusal:
        yield Finding("bad", words().refusal(refusal))
        return
    yield good("doctor-key", file=str(file))
    yield from _open_to_others(file)


def _disk(url: str) -> Iterator[Finding]:
    try:
        file = database_file(url).absolute()
        free = shutil.disk_usage(file.parent).free
    except (Refusal, OSError):
        # The database is in no file or folder, which was reported before.
        return
    if files.little(file) is None:
        yield good("doctor-disk", megabytes=free // 1_000_000)
    else:
        yield mind("doctor-disk-little", megabytes=free // 1_000_000)


async def _figures(settings: Settings) -> Finding:
    """Check that figures can be had where they should be, or are had from a running bot already."""
    host, port = settings.metrics_host, settings.metrics_port
    try:
        async with serving(host, port, _nothing):
            return good("doctor-figures", host=host, port=str(port))
    except Refusal as refusal:
        running = await _answers_as_toucan(f"http://{host}:{port}/metrics")
        return good("doctor-figures-running") if running else Finding("bad", words().refusal(refusal))


async def _nothing() -> tuple[str, ...]:
    return ()


async def _answers_as_toucan(address: str) -> bool:
    try:
        async with ClientSession(timeout=ClientTimeout(PROMPT)) as session, session.get(address) as answer:
            return "toucan_info" in await answer.text()
    except (ClientError, TimeoutError, UnicodeDecodeError):
        return False


def _pictures() -> Finding:
    try:
        for deck in register.DECKS.values():
            deck.sprite(deck.every[0], next(iter(Size)))
    except (OSError, ValueError) as error:
        return bad("doctor-pictures-bad", reason=str(error).partition("\n")[0])
    return good("doctor-pictures")


def _games() -> Iterator[Finding]:
    """Yield the games of packages, and whatever is not offered, with what it lacks."""
    for slug in GAMES:
        if not is_ours(slug):
            yield good("doctor-game", game=words()(f"{room(slug)}-name"))
    for name, lacks in WITHHELD.items():
        yield mind("doctor-game-withheld", game=name, lacks="\n".join(lacks))


def _question(slug: str, level: str) -> Question:
    """Return the first question of a match."""
    state: Any = GAMES[slug].start(GAMES[slug].seats[0], {})
    while NATURE in state.to_act:
        state, _ = play(state, NATURE, pick(Random(0), state.legal(NATURE)))
    seat = min(state.to_act)
    return Question(slug, level, state.view(seat), seat, "doctor")


async def _program(registered: Registered, settings: Settings) -> Finding:
    """Check that a registered program answers in each game that it is to play."""
    program, name = Program(registered.command, settings.program_memory), registered.name
    try:
        for slug in registered.games or GAMES:
            asked = _question(slug, name), Budget(settings.program_seconds)
            try:
                await asyncio.to_thread(program.ask, *asked)
            except Failed as error:
                return bad("doctor-program-bad", program=name, game=slug, reason=str(error))
    finally:
        await asyncio.to_thread(program.bury)
    return good("doctor-program", program=name)


async def _thought(settings: Settings) -> Finding:
    """Check that a computer player answers in the configured kind of process."""
    slug = next(slug for slug in GAMES if SEARCHED in levels(slug))
    engines = EnginePool(settings.workers, LITTLE_THOUGHT)
    try:
        await engines.think(_question(slug, SEARCHED))
    except Exception as error:  # noqa: BLE001 — whatever it is, it keeps computer players from thinking
        return bad("doctor-minds-bad", reason=type(error).__name__)
    finally:
        await engines.close()
    if compiled.outdated():
        return mind("doctor-minds-outdated")
    return good("doctor-minds" if compiled.home() == compiled.ROOT else "doctor-minds-compiled")


# Discord


def _rehearsed(settings: Settings) -> Finding:
    """Return whether a rehearsal was done for this database, when, and what did not hold."""
    found = rehearsed.read(settings.database)
    if found is None:
        return mind("doctor-not-rehearsed")
    # Another version may have believed something else.
    keys = [f"rehearse-{name}-else" for name in sorted(found.unheld)]
    if said := [words()(key) for key in keys if key in words()]:
        return mind("doctor-rehearsed-unheld", at=found.at, version=found.toucan, unheld="\n".join(said))
    return good("doctor-rehearsed", at=found.at, version=found.toucan)


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if not settings.token:
        yield bad("doctor-no-token")
        return
    yield _rehearsed(settings)
    if not _TOKEN.fullmatch(settings.token):
        yield mind("doctor-token-form")
    try:
        async with logged_in(settings) as client:
            name = client.user.name if client.user else ""
            emojis = await client.fetch_application_emojis()
            flags = client.application_flags
            servers: list[Any] = await client.http.get_guilds(MOST_SERVERS)
            application = await application_of(client)
    except Refusal as refusal:
        yield Finding("bad", words().refusal(refusal))
        return
    if settings.members_intent and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
        yield bad("run-no-intent")
    yield good("doctor-discord", name=name, servers=len(servers))
    yield good("doctor-emojis", number=len(emojis)) if emojis else mind("doctor-no-emojis")
    for server in servers:
        held = discord.Permissions(int(server["permissions"]))
        if lacked := lacking(held):
            yield mind("doctor-server", server=server["name"], permissions=named(lacked))
    if unlisted := missing(application):
        yield mind("doctor-directory", missing="\n".join(unlisted))
