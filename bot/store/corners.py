"""The message of each server's card corner."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.schema.tables import corners


class Corner(NamedTuple):
    guild: int
    channel: int
    message: int


def read(connection: Connection) -> list[Corner]:
    return [Corner(*row) for row in connection.execute(select(corners))]


def keep(connection: Connection, corner: Corner) -> None:
    drop(connection, corner.guild)
    connection.execute(insert(corners).values(corner._asdict()))


def drop(connection: Connection, guild: int) -> None:
    connection.execute(delete(corners).where(corners.c.guild == guild))
