"""A step only adds, or says who can still play on what it leaves; a release stands beside the last."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from bot import VERSION
from bot.migrations import RELEASED, floor, revisions
from bot.migrations.walk import configured, walk
from tests.kit.databases import in_memory
from tests.migrations.later import go_further
from tests.migrations.rule import REWRITTEN, broken

NAMED = "0051"
"""The highest floor of today: no released Toucan knows floors, so none can play beside this one."""

BASELINE, *LATER = revisions()[::-1]


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.begin() as made:
        yield made
    engine.dispose()


@pytest.fixture
def today() -> Iterator[Connection]:
    """A database with the tables of today."""
    engine = create_engine("sqlite://", creator=in_memory)
    with engine.begin() as made:
        yield made
    engine.dispose()


def floors() -> dict[str, str | None]:
    steps = ScriptDirectory.from_config(configured()).walk_revisions()
    return {step.revision: getattr(step.module, "floor", None) for step in steps}


def test_a_step_only_adds_or_names_its_floor(connection: Connection) -> None:
    walk(connection, BASELINE)
    said = floors()
    for step in LATER:
        found = broken(connection, partial(walk, connection, step))
        lowest = said[step]
        assert not found or lowest, (
            f"{step}: a Toucan of before cannot play on beside it. Part it in two (CONTRIBUTING.md, *A"
            f" migration*), or name its floor: {found}"
        )
        assert lowest is None or lowest <= step


def test_step_files_agree_with_alembic() -> None:
    found = floors()
    assert revisions() == tuple(found)
    assert floor() == max(filter(None, found.values()))


def test_steps_are_numbers_in_their_order() -> None:
    assert all(re.fullmatch(r"\d{4}", step) for step in revisions())
    assert sorted(revisions(), reverse=True) == list(revisions())


def test_the_last_release_can_play_beside_this_one() -> None:
    """A floor above the last release's must wait for the next."""
    assert floor() <= max(RELEASED[VERSION], NAMED)


def test_every_release_says_at_which_step_it_is() -> None:
    assert [*RELEASED][-1] == VERSION
    assert list(RELEASED.values()) == sorted(RELEASED.values())
    assert set(RELEASED.values()) <= set(revisions())


def test_later_step_of_these_tests_only_adds(today: Connection) -> None:
    found = broken(today, lambda: go_further(today))
    assert {one for one in found if "rows of" not in one} == {
        f"the new column {name}.{column} is emptied by whoever does not know it"
        for name in REWRITTEN
        for column in ("later", "later_text")
    }


def _required(op: Operations) -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("must", sa.Integer, nullable=False))


def _not_empty(op: Operations) -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("message", nullable=False)


def _another_type(op: Operations) -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("hand", type_=sa.Text)


def _once(op: Operations) -> None:
    op.create_index("ux_players_language", "players", ["language"], unique=True)


STUMBLES: dict[str, Callable[[Operations], object]] = {
    "the table calls is gone": lambda op: op.drop_table("calls"),
    "the column players.web is gone": lambda op: op.drop_column("players", "web"),
    "the column players.sorting is gone": lambda op: op.execute(
        "ALTER TABLE players RENAME COLUMN sorting TO other"
    ),
    "the new column players.must must be said": _required,
    "the column tables.message must be said now": _not_empty,
    "the column tables.hand has another type": _another_type,
    "the table players holds to something else: unique language ": _once,
    "rows of seats are changed": lambda op: op.execute("UPDATE seats SET missed = 0"),
    "rows of log are changed": lambda op: op.execute('DELETE FROM "log"'),
    "the new column ratings.more is emptied by whoever does not know it": lambda op: op.add_column(
        "ratings", sa.Column("more", sa.Integer)
    ),
}


@pytest.mark.parametrize("stumble", STUMBLES)
def test_incompatible_steps_are_found(today: Connection, stumble: str) -> None:
    op = Operations(MigrationContext.configure(today))
    assert stumble in broken(today, lambda: STUMBLES[stumble](op))


def test_what_adds_is_no_stumble(today: Connection) -> None:
    def adds(op: Operations) -> None:
        op.add_column("tables", sa.Column("more", sa.Text))
        op.add_column("players", sa.Column("more", sa.Integer, nullable=False, server_default="1"))
        op.create_index("ix_tables_more", "tables", ["more"])
        op.create_table("more", sa.Column("id", sa.Integer, nullable=False), sa.PrimaryKeyConstraint("id"))
        op.execute("INSERT INTO more (id) VALUES (1)")

    op = Operations(MigrationContext.configure(today))
    assert broken(today, lambda: adds(op)) == []
