"""A release and the next one play side by side on one database while people click, and back again."""

from __future__ import annotations

import asyncio
import shutil
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.cluster import hall as halls
from bench.cluster.hall import ClusterHall
from bench.wire.process import HERE, Process
from bot.migrations import revisions
from tests.postgres import needed, server
from tests.wire.test_stand_by import a_database, heard

if TYPE_CHECKING:
    from bench.wire.matches import Match

__all__ = ["server"]

pytestmark = [needed, pytest.mark.slow]

BOTS, TABLES = 2, 6
STEP = "9001"
NEXT = f'''"""What the next release adds: all that a step may, everywhere."""

import sqlalchemy as sa
from alembic import op
from bot.store.schema import metadata

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
    for part in ("bot", "cogs", "rendering"):
        shutil.copytree(HERE / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", ".compiled"))
    (folder / "bot" / "migrations" / "versions" / f"{STEP}_later.py").write_text(NEXT)
    return folder


class TwoReleases(ClusterHall):
    """Whoever comes is of `release`."""

    release = HERE

    async def one_more(self, *, wait: bool = True) -> Process:
        made = Process(self.discord, self.folder, self.settings, self.release, wait=wait)
        self.bots.append(await self._running.enter_async_context(made))
        return made

    async def replaced(self, bot: Process) -> None:
        """By one of `release`, which stands by first."""
        other = await self.one_more(wait=False)
        await heard(other, "stands by")
        await self.end(bot, signal.SIGTERM)
        await self.whole()

    async def step(self) -> str:
        """Of the database."""
        engine = create_async_engine(self.settings["DATABASE_URL"])
        async with engine.connect() as connection:
            (found,) = (await connection.execute(text("SELECT version_num FROM alembic_version"))).one()
        await engine.dispose()
        return str(found)


async def test_two_releases_play_side_by_side_under_clicks(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer brings the schema in while the older ones play; then all are replaced, and one goes back."""
    monkeypatch.setattr(halls, "AGAIN", 10.0)
    monkeypatch.setattr(halls, "PATIENCE", 120.0)
    newer = next_release(tmp_path / "newer")
    async with TwoReleases(tmp_path, await a_database(server, tmp_path), BOTS, 0.0) as hall:
        hall.discord.limits.enforced = False
        await hall.sit(TABLES)
        await hall.fill(TABLES)
        assert await hall.step() == revisions()[0]
        over, answers = asyncio.Event(), list[int]()

        async def sitting(match: Match) -> None:
            while not over.is_set():
                answers.append(await hall.pressed(match))

        sitters = [asyncio.create_task(sitting(match)) for match in hall.matches]
        older, hall.release = [*hall.bots], newer
        await hall.replaced(older[0])
        assert await hall.step() == STEP
        # Side by side, until everybody has been answered by both.
        before = len(answers)
        while len(answers) < before + 10 * TABLES:  # noqa: ASYNC110 — many tasks count there
            await asyncio.sleep(0.05)
        await hall.replaced(older[1])
        hall.release = HERE
        await hall.replaced(hall.bots[0])
        assert await hall.step() == STEP
        over.set()
        await asyncio.gather(*sitters)
        assert min(answers) >= 0, "a click was never answered, however often it was pressed again"
        kept = await hall.kept()
        assert kept.acknowledged
        assert kept.lost == 0
