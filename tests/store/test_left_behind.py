"""Nothing is left behind: clicks of lobbies that never began, and names of who was forgotten."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import insert

from bot.schema.tables import clicks
from tests.house import ANN, BOB, House, house
from tests.kit.club import dump

__all__ = ("house",)


async def test_clicks_of_an_ended_lobby_are_deleted(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.dealer.record_click(table, BOB, 123456789)
    assert [row["user"] for row in dump(house, "clicks")] == [BOB]
    await house.tables.end(table.id, ANN)
    assert dump(house, "clicks") == []


async def test_leftover_clicks_are_swept_at_start(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.dealer.record_click(table, ANN, 1)
    gone = await house.lobby(channel=8)
    await house.tables.end(gone.id, ANN)
    old = insert(clicks).values(table=gone.id, user=BOB, click=5)
    await house.store.write(lambda connection: connection.execute(old))
    await house.restart()
    assert [(row["table"], row["user"]) for row in dump(house, "clicks")] == [(table.id, ANN)]


async def test_no_file_holds_a_forgotten_name(house: House, tmp_path: Path) -> None:
    table = await house.lobby()
    await house.tables.join(table.id, BOB, "Bartholomew the Unforgettable")

    def found() -> list[str]:
        return [file.name for file in tmp_path.iterdir() if b"Bartholomew" in file.read_bytes()]

    assert found()
    await house.tables.forget(BOB)
    assert found() == []
