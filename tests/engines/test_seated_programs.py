"""Programs that sit at tables: they play, fail and go, and the match goes on."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ai import best, think
from bot.engines.pool import EnginePool
from bot.engines.programs import Programs, Registered
from bot.games import GAMES
from bot.games.base import HOLE, NATURE, replay
from bot.records.presence import programs
from bot.records.results import PROGRAM, unrated
from bot.tables.driver import question
from bot.tables.table import Table
from tests.engines.programs import overheard, registered
from tests.house import ANN, BOB, CHANNEL, House, refused


class WithPrograms(House):
    """Its engines are made anew at each start."""

    def __init__(self, file: Path, *programs: Registered) -> None:
        super().__init__(file)
        self.programs = programs

    async def open(self) -> None:
        # Nobody waits until three questions are too many: one table asks one after the other.
        self.settings = {"engines": EnginePool(programs=Programs(self.programs, 20.0))}
        await super().open()

    async def seated(self, slug: str = "topsuit", **options: str) -> Table:
        """Ann, and `example` on every other seat."""
        table = await self.tables.open(
            slug,
            guild=None,
            channel=CHANNEL,
            user=ANN,
            name="Ann",
            options=options,
            players=GAMES[slug].seats[0],
        )
        while None in table.seats:
            await self.tables.add_computer(table.id, ANN, "example")
        return await self.tables.start(table.id, ANN)

    async def played(self, table: Table) -> Table:
        """To its end, Ann at random."""
        await self.play(table, Random(1))
        return table


@pytest.fixture
async def make(tmp_path: Path, nobody_pulls_the_plug: None) -> AsyncIterator[Any]:  # noqa: ARG001
    made: list[WithPrograms] = []

    async def opened(*programs: Registered) -> WithPrograms:
        made.append(WithPrograms(tmp_path / "house.sqlite3", *programs))
        await made[-1].open()
        return made[-1]

    yield opened
    for house in made:
        await house.close()


def asked(table: Table) -> list[tuple[str, str]]:
    found = []
    for line in table.log:
        if line.seat in (NATURE, 0):
            continue
        before = replay(
            table.game.start(len(table.seats), table.record.options),
            [(one.seat, one.action) for one in table.log[: line.n]],
        )
        turn = sum(one.seat == line.seat for one in table.log[: line.n])
        chance = f"table {table.id} seat {line.seat} turn {turn}"
        usual = think(
            table.slug, best(table.slug, "normal"), before.view(line.seat), line.seat, Random(chance)
        )
        found.append((line.action, usual.action))
    return found


async def test_a_program_plays_to_the_end(make: Any) -> None:
    house = await make(registered())
    table = await house.played(await house.seated())
    assert table.state.winners
    assert any(done != usual for done, usual in asked(table))


@pytest.mark.parametrize("then", ["sys.exit()", 'say("action pass")'])
async def test_normal_plays_the_turns_of_a_failing_program(
    make: Any, then: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = await make(registered(then))
    with caplog.at_level(logging.WARNING):
        table = await house.played(await house.seated())
    assert table.state.winners
    assert all(done == usual for done, usual in asked(table))
    said = [record.getMessage() for record in caplog.records]
    assert said
    assert all(one.startswith("the program example gave no answer: it ") for one in said)


async def test_a_program_hears_of_no_hidden_card(make: Any, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    house = await make(overheard(heard))
    table = await house.played(await house.seated("differ", target="2"))
    text = heard.read_text()
    positions = text.split("position ")[1:]
    assert len(positions) == len(asked(table))
    state, told = table.game.start(4, table.record.options), iter(positions)
    for line in table.log:
        if line.seat not in (NATURE, 0):
            view = state.view(line.seat)
            unseen = {*state.deck} - {card for pile in view.piles.values() for card in pile}
            position = next(told)
            # A bid of three spades looks like a card.
            cards = [one for one in position.splitlines() if one.startswith("= ") and "call" not in one]
            facts = [one.split(" ")[2:] for one in cards if not one.startswith("= bid")]
            assert not unseen & {word for words in facts for word in words}
            assert any(HOLE in words for words in facts) == bool(unseen)
        state, _ = state.apply(line.seat, line.action)


async def test_a_restart_keeps_or_replaces_a_program(make: Any) -> None:
    house = await make(registered())
    table = await house.seated()
    await house.quiet(table)
    await house.restart()
    table = house.tables.get(table.id)
    assert programs(table.record) == ("example",)
    house.programs = ()
    await house.restart()
    table = house.tables.get(table.id)
    before = len(table.log)
    await house.played(table)
    assert table.state.winners
    assert programs(table.record) == ("example",)
    assert all(done == usual for done, usual in asked(table)[before:])


async def test_only_registered_programs_sit_down(make: Any) -> None:
    house = await make(registered("", "example", "differ"), registered("", "other", "topsuit"))
    assert house.tables.engines.programs.playing("differ") == ("example",)
    assert house.tables.engines.programs.playing("topsuit") == ("other",)
    table = await house.tables.open(
        "topsuit", guild=None, channel=CHANNEL, user=ANN, name="Ann", options={}, players=3
    )
    for name in ("example", "nobody", "program", ""):
        with refused("no-such-level"):
            await house.tables.add_computer(table.id, ANN, name)
    with refused("table-host-only"):
        await house.tables.add_computer(table.id, BOB, "other")


async def test_a_match_with_a_program_is_not_rated(make: Any) -> None:
    house = await make(registered())
    table = await house.tables.open(
        "topsuit", guild=None, channel=CHANNEL, user=ANN, name="Ann", options={}, players=3
    )
    await house.tables.join(table.id, BOB, "Bob")
    assert unrated(table.record) is None
    await house.tables.add_computer(table.id, ANN, "example")
    assert unrated(table.record) == PROGRAM


async def test_a_crowded_program_is_not_waited_for(make: Any) -> None:
    house = await make(registered())
    table = await house.seated()
    await house.quiet(table)
    made = house.tables.engines.programs
    made._waiting["example"] = 1
    assert await made.ask(question(table, 0, "example")) is None
    made._waiting["example"] = 0
    assert await made.ask(question(table, 0, "example")) is not None
