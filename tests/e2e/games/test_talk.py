"""Talk at a table: lines of computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.games.base import Event
from bot.records.stored import Server
from bot.tables.voice import Moment
from cogs.differ.cog import DifferCog
from tests.e2e.salon import Hands, Salon, alts, texts

MARK = "💬"


def called(_: DifferCog, events: Sequence[Event], _players: int) -> Iterator[Moment]:
    """Find every call of a computer player worth a line."""
    if events[-1].kind in ("bid", "passed"):
        yield Moment("bold", events[-1].seat)


async def beside_a_talker(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat Ann with three computer players, who have something to say at once."""
    monkeypatch.setattr(DifferCog, "moments", called)
    await salon.slash(salon.ann, "differ new", computers=3, level="chance", target=99)
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    await Hands(salon, Random(4)).play_until(lambda: any(table.turn(seat) for seat in range(1, 4)))
    await salon.env.settle()


async def test_a_computer_player_says_a_line_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await beside_a_talker(salon, monkeypatch)
    assert texts(salon.public).count(MARK) == 1
    assert not any(MARK in alt for alt in alts(salon.public))
    before = texts(salon.public)
    await salon.crash()
    await salon.slash(salon.ann, "table show")
    said = [line for line in before.splitlines() if MARK in line]
    assert [line for line in texts(salon.public).splitlines() if MARK in line] == said


@pytest.mark.parametrize("whose", ["person", "server"])
async def test_nobody_talks_where_somebody_dislikes_it(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    if whose == "server":
        await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, talk=False)))
    else:
        page = (await salon.slash(salon.ann, "settings")).response
        await salon.select(salon.ann, page, "False", beginning="menu:settings:talk")
    await beside_a_talker(salon, monkeypatch)
    assert MARK not in texts(salon.public)
