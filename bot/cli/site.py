"""`python -m bot site DIR`: web pages of published matches and boards, as plain files.

A timer may call it every few minutes while the bot runs: unchanged pages are not drawn again. Pages of people
who no longer want to be shown are deleted before anything is drawn.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from bot.games import GAMES
from bot.games.base import Refusal
from bot.matches.replays import replayed
from bot.migrations import readable
from bot.ops import postgres
from bot.ops.folder import Folder, kept
from bot.people import published
from bot.store.database import Database, connected
from bot.store.rows import read_logs
from bot.store.unopened import in_sentences
from bot.words import LANGUAGES, speaking, words
from cogs.kit.games import game_cogs
from cogs.site import frame, lists, match

if TYPE_CHECKING:
    from bot.people.published import Shown
    from cogs.kit.game_cog import AnyCog

FOLDERS: Final = (*LANGUAGES, "pictures")
"""Folders that hold only generated files."""
_OURS: Final = re.compile(f"(?:{'|'.join(FOLDERS)})/[a-z0-9/-]+[.](?:html|png)")
_NICENESS: Final = 10


class Kept(NamedTuple):
    """The generated files of a match, with the fingerprints of their content."""

    people: str
    rest: str
    files: tuple[str, ...]


@dataclass
class Done:
    matches: int = 0
    drawn: int = 0
    gone: int = 0
    unreadable: list[int] = field(default_factory=list)


def be_polite() -> None:
    """Give this process a lower priority than players have, where the system has priorities."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def site(url: str, root: Path) -> Done:
    """Update the folder from the database; `Refusal` if either cannot be used."""
    where = postgres.read(url)
    file = where.database
    if where.get_backend_name() == "sqlite" and not (file and Path(file).is_file()):
        raise Refusal("ratings-no-database", file=file or url)
    with kept(root) as folder, in_sentences():
        return asyncio.run(_kept_up(url, folder))


async def _kept_up(url: str, folder: Folder) -> Done:
    database = await connected(url)
    try:
        return await _Work(database, folder).do()
    finally:
        await database.close()


class _Work:
    def __init__(self, database: Database, folder: Folder) -> None:
        self._database, self._folder = database, folder
        self._made = _read(folder.notes())
        # A cog's desk opens tables, and none is opened here.
        self._cogs: dict[str, AnyCog] = {cog.game.slug: cog(cast("Any", None)) for cog in game_cogs()}
        self._done = Done()

    async def do(self) -> Done:
        if not await self._database.read(readable):
            raise Refusal("site-other-step")
        wanted = {one.record.id: one for one in await self._database.read(published.shown)}
        wanted = {number: one for number, one in wanted.items() if one.record.slug in self._cogs}
        await self._forget(wanted)
        await self._list(wanted.values())
        for number, one in wanted.items():
            if not self._fresh(one):
                await self._draw(number, one)
        await self._list(wanted.values())
        listed = [f"{language}/index.html" for language in LANGUAGES]
        files = [file for made in self._made.values() for file in made.files]
        self._done.gone += self._folder.sweep(FOLDERS, {*files, *listed})
        self._done.matches = len(self._made)
        return self._done

    async def _forget(self, wanted: Mapping[int, Shown]) -> None:
        """Delete unwanted pages, and pages that name people who no longer want to be named."""
        for number, made in [*self._made.items()]:
            one = wanted.get(number)
            if one is None or match.fingerprint(one).people != made.people:
                self._folder.drop(made.files)
                self._done.gone += len(made.files)
                del self._made[number]
        self._remember()

    def _fresh(self, one: Shown) -> bool:
        made = self._made.get(one.record.id)
        same = made is not None and made[:2] == match.fingerprint(one)
        return same and made is not None and self._folder.has(made.files)

    async def _draw(self, number: int, one: Shown) -> None:
        log = await self._database.read(lambda connection: read_logs(connection, [number])[number])
        try:
            pictures, pages = await asyncio.to_thread(self._drawn, one, log)
        except Refusal:
            # The match had rules that are gone.
            self._done.unreadable.append(number)
            return
        # Drawing took a while: people may have changed their mind meanwhile.
        again = await self._database.read(lambda connection: published.shown(connection, number))
        if [match.fingerprint(each) for each in again] != [match.fingerprint(one)]:
            return
        before = self._made.get(number)
        for path, content in (*pictures.items(), *pages.items()):
            self._folder.put(path, content)
        self._made[number] = Kept(*match.fingerprint(one), (*pictures, *pages))
        self._done.drawn += 1
        if before:
            self._folder.drop({*before.files} - {*pictures, *pages})
        self._remember()

    def _drawn(self, one: Shown, log: Any) -> tuple[match.Files, match.Files]:
        return match.pages(self._cogs[one.record.slug], one, replayed(one.record, log))

    async def _list(self, wanted: Iterable[Shown]) -> None:
        """Write the pages that link to the others."""
        there = [one for one in wanted if one.record.id in self._made]
        boards = await self._database.read(
            lambda connection: {slug: published.board(connection, slug) for slug in GAMES}
        )
        for language in LANGUAGES:
            with speaking(language):
                self._folder.put(f"{language}/index.html", lists.first(self._cogs, there, boards))
        self._folder.put("index.html", frame.entrance())

    def _remember(self) -> None:
        self._folder.remember({"made": {str(number): made for number, made in self._made.items()}})


def _read(notes: Mapping[str, Any]) -> dict[int, Kept]:
    """Return the files made before; if the notes cannot be read, everything is made anew."""
    try:
        found = dict(notes.get("made", {}))
        return {
            int(number): Kept(people, rest, tuple(map(_ours, files)))
            for number, (people, rest, files) in found.items()
        }
    except (TypeError, ValueError):
        return {}


def _ours(path: str) -> str:
    """Return the path if it is a generated file's; ValueError otherwise, so that no other file is touched."""
    if not _OURS.fullmatch(path):
        raise ValueError(path)
    return path


def told(done: Done) -> tuple[str, ...]:
    """Return the report for the operator."""
    said = [words()("site-done", matches=done.matches, drawn=done.drawn, gone=done.gone)]
    said += [words()("site-unreadable", table=number) for number in done.unreadable]
    return tuple(said)
