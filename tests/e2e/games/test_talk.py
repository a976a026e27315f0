"""Talk at a table: a line of a computer player, and reactions of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.games.base import Event
from bot.records.stored import Server
from bot.tables.reactions import MOST, SIGNS
from bot.tables.voice import Moment
from bot.words import words
from cogs.differ.cog import DifferCog
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts
from tests.e2e.ways import seat_four

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


async def test_players_react_to_the_last_trick(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(9))
    await hands.play_until(lambda: table.state.tricks)
    page = (await salon.click(salon.bob, salon.public, "Last trick")).response
    assert [one["emoji"]["name"] for one in controls(page)] == [*SIGNS.values()]
    messages = len(salon.channel.history())
    for left in range(MOST - 1, -1, -1):
        await salon.click(salon.bob, page, f"press:react:{table.id}:clap")
        assert words()("reactions-left", left=left) in texts(page).replace("\xa0", " ")
    assert not enabled(page)
    await salon.env.settle()
    assert "👏 Bob" in texts(salon.public)
    assert len(salon.channel.history()) == messages
    # A client that shows an older page.
    forged = await salon.forge(salon.bob, page, f"press:react:{table.id}:fire")
    assert words()("reactions-spent", most=MOST) in texts(forged.response)
    await hands.play_until(lambda: len(table.state.tricks) == 4)
    await salon.env.settle()
    assert "👏" not in texts(salon.public)


async def test_only_players_among_people_react(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(9))
    await hands.play_until(lambda: table.state.tricks)
    page = (await salon.click(salon.eve, salon.public, "Last trick")).response
    assert not controls(page)
    salon.plant(page, f"press:react:{table.id}:clap")
    forged = await salon.forge(salon.eve, page, f"press:react:{table.id}:clap")
    assert words()("reactions-not-here") in texts(forged.response)
