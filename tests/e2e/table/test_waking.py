from __future__ import annotations

from random import Random

import pytest

from bot.privacy.forgetting import Forgetting
from bot.tables.waking import Waking
from cogs.delivery import paced
from cogs.delivery.rate_limiter import RateLimiter
from cogs.table.reminders import Reminders
from tests.e2e.salon import Hands, Salon
from tests.e2e.ways import seat_four


@pytest.fixture
def _nobody_else_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only tables that are asked for wake."""

    async def never(_: Waking) -> None:
        """They go on sleeping."""

    monkeypatch.setattr(Waking, "all", never)


@pytest.mark.usefixtures("_nobody_else_wakes")
async def test_a_click_wakes_its_table(salon: Salon) -> None:
    await seat_four(salon, target=99)
    for _ in range(6):
        await Hands(salon, Random(2)).move(salon.table.waiting_for[0])
    before, message = salon.table, salon.public
    actor = salon.actor(before.waiting_for[0])
    await salon.restart()
    assert salon.bot.tables.live() == ()
    await salon.click(actor, message, "Your hand")
    assert salon.table.log == before.log
    await Hands(salon, Random(3)).move(salon.table.waiting_for[0])
    assert len(salon.table.log) > len(before.log)


@pytest.mark.usefixtures("_nobody_else_wakes")
async def test_a_command_wakes_the_table_of_its_channel(salon: Salon) -> None:
    await seat_four(salon, target=99)
    number = salon.table.id
    await salon.restart()
    assert salon.live is None
    await salon.slash(salon.ann, "table show")
    assert salon.table.id == number


@pytest.fixture
def _nobody_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every woken table waiting, as behind thousands of others."""
    monkeypatch.setattr(paced, "AT_ONCE", 0)
    monkeypatch.setattr(RateLimiter, "rate", property(lambda _: 0.001))


@pytest.mark.usefixtures("_nobody_is_looked_after")
async def test_a_message_is_renewed_on_its_turn(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    await salon.restart()
    painter = salon.bot.session.services.painter
    assert len(painter._woken) == 1
    assert table.id not in painter._shown
    painter._woken._next()
    assert salon.bot.courier.behind == 1
    await salon.env.settle()
    assert painter._shown[table.id].page is not None


@pytest.mark.usefixtures("_nobody_is_looked_after")
async def test_who_plays_before_that_sees_it_at_once(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    await salon.restart()
    painter = salon.bot.session.services.painter
    await Hands(salon, Random(3)).move(salon.table.waiting_for[0])
    assert painter._shown[table.id].page is not None
    # And then there is nothing left to look after.
    painter._woken._next()
    assert salon.bot.courier.behind == 0


@pytest.mark.usefixtures("_nobody_is_looked_after")
async def test_a_table_ended_meanwhile_is_not_renewed(salon: Salon) -> None:
    await seat_four(salon, target=99)
    await salon.restart()
    painter = salon.bot.session.services.painter
    await salon.bot.tables.end(salon.table.id, 0, moderator=True)
    await salon.bot.courier.rest()
    painter._woken._next()
    assert salon.bot.courier.behind == 0


async def test_what_fails_while_tables_wake_stops_nothing_else(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seat_four(salon, target=99)
    done = []

    def broken(*_: object) -> None:
        raise RuntimeError

    async def noted(_: Forgetting) -> None:
        done.append("forgotten")

    monkeypatch.setattr(Reminders, "wake", broken)
    monkeypatch.setattr(Forgetting, "forget_the_others", noted)
    await salon.restart()
    assert salon.table.id == table.id
    assert done == ["forgotten"]
    assert "resuming reminders" in caplog.text
    caplog.clear()
