"""Checks of clicks on nights, queues and evenings, without a bot."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.duplicate import cog
from cogs.duplicate.cog import DuplicateCog
from cogs.duplicate.messages import NightMessages
from cogs.evening import queue, score
from cogs.evening.queue import QueueDesk
from cogs.evening.substitutes import SubstituteDesk
from cogs.kit import ids
from tests.cogs.stand_ins import ELSEWHERE, HERE, bot, click, of, seated
from tests.house import ANN, BOB, refused


def silent(**parts: Any) -> Any:
    """Return a bot on a server with mentions, where everybody wants silence."""
    store = of(server=AsyncMock(return_value=of(mentions=True)))
    store.player = AsyncMock(return_value=of(mentions="silent"))
    return of(store=store, **parts)


class TestNights:
    async def test_strangers_see_no_night(self) -> None:
        night = of(guild=ELSEWHERE, teams=[], host=BOB, place_of=lambda _: None)
        nights = of(night=AsyncMock(return_value=night))
        with refused("duplicate-none"):
            await DuplicateCog._night(of(bot=of(tables=of(nights=nights))), click(), 1)

    async def test_a_server_may_want_no_nights(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(cog, "check_here", Mock())
        store = of(server=AsyncMock(return_value=of(nights=False)))
        with refused("duplicate-not-here"):
            await DuplicateCog._allowed(of(bot=of(store=store)), click())

    @pytest.mark.parametrize("guild", [HERE, ELSEWHERE])
    async def test_managers_call_off_their_servers_night(self, guild: int) -> None:
        nights = of(call_off=AsyncMock())
        asked = of(bot=of(tables=of(nights=nights)), _changed=AsyncMock())
        clicked = click(permissions=discord.Permissions(manage_guild=True))
        await DuplicateCog._before(asked, clicked, of(id=1, guild=guild), "off")
        assert nights.call_off.await_args.kwargs["moderator"] is (guild == HERE)

    async def test_only_hosts_get_the_code(self) -> None:
        night = of(hosted_by=lambda user: user == BOB, code="code")
        with refused("duplicate-host"):
            await DuplicateCog._invite(of(), click(), night)

    async def test_only_moderators_take_a_teams_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(cog, "moderates", lambda _: False)
        asked = of(bot=of(tables=of(nights=of(take_name=AsyncMock()))), messages=Mock(), _page=AsyncMock())
        with refused("bad-button"):
            await DuplicateCog._take_name(asked, click(), of(id=1), ["1"])

    async def test_a_player_plays_boards_of_their_line(self) -> None:
        team = of(number=1, members={1: of(left=None)})
        boards = [of(number=number, line=line) for number, line in ((1, 0), (2, 1))]
        night = of(id=1, status="playing", place_of=lambda _: (team, 1), open_boards=boards)
        asked = of(bot=of(tables=of(nights=of(plays=AsyncMock(return_value=[])))), _begin=AsyncMock())
        await DuplicateCog._next(asked, click(), night)
        assert asked._begin.await_args.args[2].number == 2

    async def test_a_night_respects_silence(self) -> None:
        team = of(guild=HERE, number=1, members={0: of(user=ANN, there=True)})
        night = of(id=1, stage=1, host=BOB, teams=[team], due=lambda _: [(0, 1)])
        nights = of(plays=AsyncMock(), channels=of(of=AsyncMock(return_value=[of(guild=HERE, channel=9)])))
        messages = of(bot=silent(tables=of(nights=nights)))
        assert await NightMessages._called(messages, night, 9, HERE) == []


class TestSubstitutes:
    async def test_only_its_holder_gives_a_seat_away(self) -> None:
        with refused("not-your-panel"):
            await SubstituteDesk.clicked(of(bot=bot(seated())), click(BOB), ids.Substitute(1, 0, "keep"), ())

    async def test_a_bot_is_no_substitute(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cogs.core.names.chosen", lambda *_: of(is_bot=True))
        asked = of(bot=bot(seated(), substitutes=of(offer=AsyncMock())), _panels=of(show=AsyncMock()))
        with refused("guests-bot"):
            await SubstituteDesk.clicked(asked, click(), ids.Substitute(1, 0, "named"), ["77"])

    async def test_an_offer_respects_silence(self) -> None:
        assert await SubstituteDesk._wanting_mentions(of(bot=silent()), seated(), [BOB]) == []


@pytest.mark.parametrize("admitted", [True, False])
async def test_a_queue_respects_silence_and_roles(monkeypatch: pytest.MonkeyPatch, *, admitted: bool) -> None:
    told: Any = AsyncMock()
    one: Any = of(user=BOB, called=1, told=True)
    monkeypatch.setattr(queue, "to_tell", lambda _: [one])
    monkeypatch.setattr(queue, "to_tell_again", lambda *_: [])
    monkeypatch.setattr(queue, "member", AsyncMock(return_value=of()))
    monkeypatch.setattr(queue, "admits", lambda *_: admitted)
    monkeypatch.setattr(queue, "mention", told)
    monkeypatch.setattr("cogs.core.names.roles", Mock())
    client = bot()
    client.store = silent().store
    client.tables.stop_waiting = AsyncMock()
    client.connections, client.get_guild, client.game_name = of(knows=AsyncMock()), lambda _: of(), str
    client.languages.in_language_of = client.languages.at
    table = seated(status="lobby", record=of(waiting=[one]), due=lambda *_: 5)
    await QueueDesk._tell(of(bot=client), table, one)
    assert told.await_args.args[3] == ()
    assert client.tables.stop_waiting.called is not admitted


async def test_a_private_evenings_score_is_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score, "may_see", AsyncMock(return_value=False))
    asked = of(bot=of(store=of(table=AsyncMock(return_value=of()))), _show=AsyncMock())
    with refused("bad-button"):
        await score.EveningDesk.clicked(asked, click(), ids.Evening(1), ())
