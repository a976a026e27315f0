"""`/tables`: where one sits, on all servers, with those that wait for oneself first."""

from __future__ import annotations

from bot.words import words
from tests.e2e.salon import Salon, controls
from tests.e2e.ways import said


async def begin(place: Salon, command: str = "springcleaning new", **options: object) -> None:
    await place.slash(place.ann, command, **{"players": 2, "computers": 1} | options)
    await place.click(place.ann, place.public, "Start")


def lines(answer: object) -> list[str]:
    return [line for line in said(answer).splitlines() if line.startswith("•")]


async def test_who_sits_nowhere_is_told_where_to_play(salon: Salon) -> None:
    answer = await salon.slash(salon.ann, "tables")
    assert answer.ephemeral
    assert said(answer).startswith(words()("tables-none"))
    assert [one["custom_id"].split(":")[1] for one in controls(answer.response)] == ["play", "calls"]


async def test_tables_waiting_for_me_come_first(salon: Salon) -> None:
    await begin(salon, clock="day")
    later = salon.beside()
    await later.slash(later.ann, "differ new", computers=2)
    soon = salon.beside()
    await begin(soon, clock="live")
    first, second, third = lines(await salon.slash(salon.ann, "tables"))
    assert f"/{soon.table.record.message}" in first
    assert "your turn** (time is up" in first
    assert f"/{salon.table.record.message}" in second
    assert "your turn" in second
    assert f"/{later.table.record.message}" in third
    assert "one free seat" in third
    assert salon.guild.name not in first + second + third


async def test_nobody_reads_of_another_s_tables(salon: Salon) -> None:
    await begin(salon)
    assert lines(await salon.slash(salon.bob, "tables")) == []


async def test_a_computer_in_my_seat_is_no_turn(salon: Salon) -> None:
    await salon.slash(salon.ann, "springcleaning new", players=2)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    assert "your turn" in lines(await salon.slash(salon.ann, "tables"))[0]
    asked = (await salon.slash(salon.ann, "table leave")).response
    await salon.click(salon.ann, asked, words()("button-leave-sure"))
    (line,) = lines(await salon.slash(salon.ann, "tables"))
    assert "your turn" not in line


async def test_it_is_the_same_after_a_crash(salon: Salon) -> None:
    await begin(salon)
    before = lines(await salon.slash(salon.ann, "tables"))
    await salon.crash()
    assert lines(await salon.slash(salon.ann, "tables")) == before
