"""The bot may stop anywhere, politely or not: the match goes on to the card, and the next click works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.ways import seat_four


def what_everybody_sees(salon: Salon, hands: Hands) -> dict[str, object]:
    """The public message and every open panel, the moment of the turn left out."""
    seen: dict[str, object] = {
        "public": [line for line in texts(salon.public).splitlines() if "<t:" not in line]
    }
    seen["picture"] = alts(salon.public)
    for seat, panel in hands.panels.items():
        seen[f"panel {seat}"] = (texts(panel), alts(panel))
    return seen


def beyond(salon: Salon, lines: int) -> Callable[[], bool]:
    return lambda: len(salon.table.log) > lines


async def test_a_restart_changes_nothing_that_anybody_sees(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(21))
    for seat in range(4):
        await hands.panel(seat)
    for lines in (20, 40, 50):
        await hands.play_until(beyond(salon, lines))
        before, log, state = what_everybody_sees(salon, hands), list(salon.table.log), salon.table.state
        await salon.restart()
        hands.restarted = True
        assert salon.table.id == table.id
        assert salon.table.log == log
        assert salon.table.state == state
        assert what_everybody_sees(salon, hands) == before


async def test_a_lobby_survives_a_restart(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=1)
    message = salon.public
    await salon.restart()
    for who in (salon.bob, salon.cleo):
        await salon.click(who, salon.public, "Join")
    assert salon.public.id == message.id
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_a_removed_games_table_closes_with_apology(salon: Salon) -> None:
    await seat_four(salon)
    await salon.as_bot(salon.bot.store.save(replace(salon.table.record, slug="whist")))
    await salon.crash()
    assert salon.live is None
    assert words()("game-gone", game="whist") in texts(salon.public)


async def test_older_rules_close_a_table_with_apology(salon: Salon) -> None:
    await seat_four(salon)
    table = salon.table
    await salon.as_bot(salon.bot.store.save(salon.outdated(table.record)))
    await salon.crash()
    assert salon.bot.tables.in_channel(salon.channel.id) is None
    assert "rules of this game have been corrected" in texts(salon.public)
    await salon.slash(salon.ann, "differ new")
