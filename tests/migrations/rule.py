"""Changes of a step that an older Toucan could not live with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from sqlalchemy import Connection, event, inspect

REWRITTEN: Final = frozenset(
    {"barred", "blocks", "branches", "calls", "corners", "deadlines", "floor", "ratings", "waiting"}
)
"""Tables whose rows are made again when they change: an older Toucan empties a new column there."""
OWN: Final = "alembic_version"


class _Table(NamedTuple):
    columns: dict[str, tuple[str, bool, bool]]
    """Type, nullability and presence of a default, by column."""
    held: frozenset[tuple[str, ...]]
    """Keys, references, checks and unique constraints."""


def broken(connection: Connection, walk: Callable[[], object]) -> list[str]:
    """Return what in this step an older Toucan could not handle."""
    before, said = _schema(connection), list[str]()

    def heard(_c: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(connection, "before_cursor_execute", heard)
    try:
        walk()
    finally:
        event.remove(connection, "before_cursor_execute", heard)
    after = _schema(connection)
    found = [*_of_schema(before, after), *_of_rows(before, said)]
    return sorted(set(found))


def _schema(connection: Connection) -> dict[str, _Table]:
    looking = inspect(connection)
    found = {}
    for name in looking.get_table_names():
        columns = {
            one["name"]: (str(one["type"]), bool(one["nullable"]), one["default"] is not None)
            for one in looking.get_columns(name)
        }
        held = {("primary key", *looking.get_pk_constraint(name)["constrained_columns"])}
        for key in looking.get_foreign_keys(name):
            held.add(("reference", *key["constrained_columns"], key["referred_table"]))
        for once in looking.get_unique_constraints(name):
            held.add(("unique", *map(str, once["column_names"])))
        for check in looking.get_check_constraints(name):
            held.add(("check", str(check["sqltext"])))
        for index in looking.get_indexes(name):
            if index["unique"]:
                where = dict(index.get("dialect_options", {})).get("sqlite_where", "")
                held.add(("unique", *map(str, index["column_names"]), str(where)))
        found[name] = _Table(columns, frozenset(held))
    return found


def _of_schema(before: dict[str, _Table], after: dict[str, _Table]) -> Iterator[str]:
    for name, was in before.items():
        if name not in after:
            yield f"the table {name} is gone"
            continue
        now = after[name]
        yield from _of_old_columns(name, was, now)
        yield from _of_new_columns(name, was, now)
        for one in now.held ^ was.held:
            yield f"the table {name} holds to something else: {' '.join(one)}"


def _of_old_columns(name: str, was: _Table, now: _Table) -> Iterator[str]:
    for column, (kind, empty, default) in was.columns.items():
        if column not in now.columns:
            yield f"the column {name}.{column} is gone"
            continue
        new_kind, new_empty, new_default = now.columns[column]
        if new_kind != kind:
            yield f"the column {name}.{column} has another type"
        if (empty and not new_empty) or (default and not (new_default or new_empty)):
            yield f"the column {name}.{column} must be said now"


def _of_new_columns(name: str, was: _Table, now: _Table) -> Iterator[str]:
    for column in now.columns.keys() - was.columns.keys():
        _, empty, default = now.columns[column]
        if not empty and not default:
            yield f"the new column {name}.{column} must be said"
        if name in REWRITTEN:
            yield f"the new column {name}.{column} is emptied by whoever does not know it"


def _of_rows(before: dict[str, _Table], said: list[str]) -> Iterator[str]:
    """Rows that an older Toucan knows and reads, or has in memory."""
    for statement in said:
        verb, *rest = statement.replace('"', " ").split()
        names = rest[1:2] if verb.upper() in ("INSERT", "DELETE") else rest[:1]
        if verb.upper() in ("INSERT", "UPDATE", "DELETE") and names[0] in before.keys() - {OWN}:
            yield f"rows of {names[0]} are changed"
