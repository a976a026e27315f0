"""A release and the next one play side by side on one database while people click, and back again."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.cluster import hall as halls
from bench.cluster.hall import ClusterHall
from bot.migrations import revisions
from tests.discord.cluster import AT_ONCE, OFTEN, heard
from tests.discord.forked import Forked
from tests.discord.process import HERE, LAUNCHED, Process
from tests.kit.postgres import needed, new_database, server

if TYPE_CHECKING:
    from tests.discord.matches import Match

__all__ = ["server"]

pytestmark = needed

BOTS, TABLES, GONE, MOVES = 2, 4, 3, 2
EARLIER = "f05faffa"
"""Commit of 0.3.0. No earlier release can play beside today's."""
PAUSE = 0.1
"""Seconds between two clicks of somebody."""
PARTS = ("bot", "cogs", "rendering")
STEP = "9001"
NEXT = f'''"""What the next release adds: all that a step may, everywhere."""

import sqlalchemy as sa
from alembic import op
from bot.schema.tables import metadata

revision = "{STEP}"
down_revision = "{revisions()[0]}"


def upgrade():
    for name in sorted(metadata.tables):
        op.add_column(name, sa.Column("later_text", sa.Text))
        op.add_column(name, sa.Column("later", sa.Integer, nullable=False, server_default="7"))
        op.create_index(f"ix_{{name}}_later", name, ["later"])
    op.create_table("later", sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True))
'''


def next_release(folder: Path) -> Path:
    """Sources of a Toucan that is one step of the schema further than these."""
    (folder / LAUNCHED).parent.mkdir(parents=True)
    shutil.copy(HERE / LAUNCHED, folder / LAUNCHED)
    for part in PARTS:
        shutil.copytree(HERE / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", ".compiled"))
    (folder / "bot" / "migrations" / "versions" / f"{STEP}_later.py").write_text(NEXT)
    return folder


class TwoReleases(ClusterHall):
    shards, places = 4, range(4)
    release = HERE

    async def one_more(self, *, wait: bool = True) -> Process:
        started = Forked if self.release == HERE else Process
        made = started(self.discord, self.folder, self.known(), self.release, wait=wait)
        self.bots.append(await self._running.enter_async_context(made))
        return made

    def known(self) -> dict[str, str]:
        """Return the settings without constants of modules that this release does not have."""
        names = {name: name.rpartition(".")[0].replace(".", "/") for name in self.settings}
        return {
            name: value
            for name, value in self.settings.items()
            if not names[name] or (self.release / f"{names[name]}.py").exists()
        }

    async def replaced(self, bot: Process) -> None:
        other = await self.one_more(wait=False)
        await heard(other, "stands by")
        await self.end(bot, signal.SIGTERM)
        await self.whole()

    async def step(self) -> str:
        engine = create_async_engine(self.settings["DATABASE_URL"])
        async with engine.connect() as connection:
            (found,) = (await connection.execute(text("SELECT version_num FROM alembic_version"))).one()
        await engine.dispose()
        return str(found)


def earlier_release(folder: Path) -> Path:
    """Sources of a Toucan that people have played on, from this clone's history."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    try:
        archive = ["git", "-C", str(HERE), "archive", "--format=tar", EARLIER, *PARTS, LAUNCHED]
        packed = subprocess.run(archive, check=True, capture_output=True).stdout
    except subprocess.CalledProcessError as error:
        pytest.skip(f"this clone has no history with {EARLIER[:7]}: {error.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def last_step(folder: Path) -> str:
    versions = folder / "bot" / "migrations" / "versions"
    return max(path.name[:4] for path in versions.rglob("[0-9]*.py"))


async def rolled(hall: TwoReleases, older: Path, newer: Path) -> dict[int, list[int]]:
    """Two of the older are replaced under clicks, and one goes back.

    Returns by table how often each click was pressed again.
    """
    hall.release = older
    await hall.sit(TABLES)
    await hall.fill(TABLES)
    assert await hall.step() == last_step(older)
    over, again = asyncio.Event(), {match.number: list[int]() for match in hall.matches}

    async def sitting(match: Match) -> None:
        while not over.is_set():
            again[match.number].append(await hall.pressed(match))
            await asyncio.sleep(PAUSE)

    sitters = [asyncio.create_task(sitting(match)) for match in hall.matches]
    first, second = hall.bots
    hall.release = newer
    await hall.replaced(first)
    assert await hall.step() == last_step(newer)
    # Side by side: an answer that something went wrong is none.
    await hall.acting(MOVES)
    await hall.replaced(second)
    await hall.acting(MOVES)
    hall.release = older
    await hall.replaced(hall.bots[0])
    assert await hall.step() == last_step(newer)
    await hall.acting(MOVES)
    over.set()
    await asyncio.gather(*sitters)
    return again


@pytest.mark.parametrize("pair", ["today and the next", "an earlier one and today"])
async def test_two_releases_play_side_by_side_under_clicks(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pair: str
) -> None:
    """The newer brings the schema in while the older ones play; then all are replaced, and one goes back."""
    monkeypatch.setattr(halls, "AGAIN", 30.0)
    monkeypatch.setattr(halls, "CLICK_SECONDS", 600.0)
    if pair == "today and the next":
        older, newer = HERE, next_release(tmp_path / "newer")
    else:
        older, newer = earlier_release(tmp_path / "older"), HERE
    # The older release makes its tables itself.
    settings = {**AT_ONCE, **OFTEN, "DATABASE_URL": await new_database(server)}
    async with TwoReleases(tmp_path, settings, BOTS, 0.0) as hall:
        hall.discord.limits.enforced = False
        # A click that is answered late by a busy machine is not lost.
        hall.discord.world.patience = 30.0
        again = await rolled(hall, older, newer)
        assert all(min(answers) >= 0 for answers in again.values()), "a click was never answered"
        # Three processes went, each with half of the tables at most.
        assert all(sum(map(bool, answers)) <= GONE for answers in again.values()), again
        kept = await hall.kept()
        assert kept.acknowledged
        assert kept.lost == 0
