"""Messages by the tokens of interactions: which is used, when it is over, and what it may have posted."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.records.stored import now
from bot.store.tokens import LIFE, Token
from cogs.core.mentions import mention
from cogs.core.relay import Relay
from cogs.delivery import interaction_tokens
from cogs.delivery.interaction_tokens import InteractionTokens
from cogs.delivery.tokens import MOST_POSTS, NoWay, Visits
from cogs.kit.pages import Page
from tests.cogs.stand_ins import click, of, seated
from tests.house import ANN

PAGE = Page(("words",))


class TestTokens:
    @pytest.fixture
    def tokens(self, monkeypatch: pytest.MonkeyPatch) -> InteractionTokens:
        monkeypatch.setattr(interaction_tokens, "visits", lambda _: False)
        made = InteractionTokens(Mock())
        made.keep(click(token=str(1)), 7)
        return made

    def test_a_token_lasts_a_quarter_of_an_hour(
        self, tokens: InteractionTokens, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert tokens.good_for(7)
        monkeypatch.setattr(interaction_tokens, "now", lambda: now() + LIFE + 1)
        assert not tokens.good_for(7)

    async def test_a_refused_token_is_not_tried_again(
        self, tokens: InteractionTokens, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gone = discord.NotFound(Mock(status=404), {"code": 10015, "message": "Unknown Webhook"})
        edit = AsyncMock(side_effect=gone)
        monkeypatch.setattr(interaction_tokens, "edit_by_token", edit)
        monkeypatch.setattr("bot.discordpy.rest.webhook", Mock())
        for _ in range(2):
            assert not await tokens.edit(7, PAGE, kept=False)
        assert edit.await_count == 1


class TestVisits:
    @pytest.fixture
    def sent(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        """Return the results of posting, by token."""
        answers: dict[str, Any] = {}

        def webhook(_: object, token: str) -> Any:
            return of(send=AsyncMock(side_effect=[answers[token]]))

        monkeypatch.setattr("bot.discordpy.rest.webhook", webhook)
        return answers

    @pytest.fixture
    def guest(self) -> Visits:
        client: Any = of(state=of(newest_message=lambda _: None))
        store: Any = of(write=AsyncMock(), sealing=None)
        made = Visits(client, store)
        until = now() + LIFE
        made._tokens[1] = {number: Token(1, number, f"token {number}", until) for number in (5, 6)}
        return made

    @staticmethod
    async def post(guest: Visits) -> int:
        return await guest.post(seated(channel=9, record=of(message=6)), PAGE)

    async def test_the_newest_click_posts(self, guest: Visits, sent: dict[str, Any]) -> None:
        sent["token 6"] = of(id=99, flags=of(ephemeral=False))
        assert await self.post(guest) == 99

    async def test_an_interaction_posts_three_messages(self, guest: Visits) -> None:
        guest._posts.update({"token 5": MOST_POSTS, "token 6": MOST_POSTS})
        with pytest.raises(NoWay):
            await self.post(guest)

    async def test_a_lost_receipt_is_not_posted_again(self, guest: Visits, sent: dict[str, Any]) -> None:
        sent["token 6"] = TimeoutError()
        with pytest.raises(NoWay):
            await self.post(guest)
        assert [token.token for token in guest._unseen[1]] == ["token 6"]

    async def test_a_private_message_is_not_the_tables(self, guest: Visits, sent: dict[str, Any]) -> None:
        sent["token 6"] = of(id=98, flags=of(ephemeral=True))
        sent["token 5"] = of(id=99, flags=of(ephemeral=False))
        assert await self.post(guest) == 99

    def test_a_tables_tokens_are_forgotten(self, guest: Visits) -> None:
        guest.forget(1)
        assert guest._tokens == {}


async def test_only_named_people_are_pinged() -> None:
    channel = of(send=AsyncMock())
    bot: Any = of(rate_limiter=of(take=AsyncMock()), get_partial_messageable=lambda _: channel)
    await mention(bot, seated(channel=9), PAGE, [ANN], "once")
    assert [one.id for one in channel.send.await_args.kwargs["allowed_mentions"].users] == [ANN]


async def test_an_interaction_of_another_process_is_told() -> None:
    here = of(_played={0}, _strays=frozenset(), _shard=lambda _: 1, _client=Mock(), _tell=AsyncMock())
    assert Relay.elsewhere(here, {})
    here._shard = lambda _: 0
    assert not Relay.elsewhere(here, {})


@pytest.mark.parametrize("ours", [True, False])
async def test_one_claim_answers(monkeypatch: pytest.MonkeyPatch, *, ours: bool) -> None:
    monkeypatch.setattr("bot.cluster.relay.packed", Mock())
    here = of(_store=of(write=AsyncMock(side_effect=[False, ours]), sealing=None), _told=Mock())
    assert await Relay._is_taken(here, 1, {"id": "5"}) is not ours
