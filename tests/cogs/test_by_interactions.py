"""Messages by the tokens of interactions: which is used, when it is over, and what it may have posted."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.records.stored import now
from bot.store.tokens import LIFE
from cogs.core.mentions import mention
from cogs.core.relay import Relay
from cogs.delivery import tokens
from cogs.delivery.tokens import MOST_POSTS, NoToken, Token, Tokens
from cogs.kit.pages import Page
from tests.cogs.stand_ins import click, of, seated
from tests.house import ANN

PAGE = Page(("words",))


class TestTokens:
    @pytest.fixture
    def known(self) -> Tokens:
        """Return a store with the token of a click on message 7."""
        made = Tokens(Mock(), Mock())
        made.keep(click(token=str(7)), 7)
        return made

    @pytest.fixture
    def adapter(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        """Replace the requests by token; each is noted with the id that it names."""
        made = {"edit_by_token": AsyncMock(), "delete_by_token": AsyncMock(), "original_of": AsyncMock()}
        for name, request in made.items():
            monkeypatch.setattr(f"bot.discordpy.rest.{name}", request)
        monkeypatch.setattr("bot.discordpy.rest.webhook", Mock())
        return made

    def test_a_token_lasts_a_quarter_of_an_hour(self, known: Tokens, monkeypatch: pytest.MonkeyPatch) -> None:
        assert known.good_for(7)
        monkeypatch.setattr(tokens, "now", lambda: now() + LIFE + 1)
        assert not known.good_for(7)

    def test_expired_tokens_are_dropped(self, known: Tokens, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tokens, "now", lambda: now() + LIFE + 1)
        known.keep(click(token=str(8)), 8)
        assert [*known._newest] == [8]

    async def test_a_refused_token_is_not_tried_again(self, known: Tokens, adapter: dict[str, Any]) -> None:
        gone = discord.NotFound(Mock(status=404), {"code": 10015, "message": "Unknown Webhook"})
        adapter["edit_by_token"].side_effect = gone
        for _ in range(2):
            with pytest.raises(NoToken):
                await known.edit(7, PAGE, kept=False)
        assert adapter["edit_by_token"].await_count == 1
        # It does not ask for another click at once.
        assert not known.lacks(7)

    async def test_only_follow_ups_are_changed_by_id(self, known: Tokens, adapter: dict[str, Any]) -> None:
        clicked = click(token=str(9))
        known.keep(clicked, 7)
        known.keep(clicked, 8, follow_up=True)
        for message in (7, 8):
            await known.edit(message, PAGE, kept=False)
            await known.delete(message)
        for name in ("edit_by_token", "delete_by_token"):
            assert [call.args[1] for call in adapter[name].await_args_list] == [None, 8]

    @pytest.mark.parametrize(("original", "named"), [(7, None), (6, 7)])
    async def test_a_stored_token_asks_for_its_original(
        self, known: Tokens, adapter: dict[str, Any], original: int, named: int | None
    ) -> None:
        known._newest[7].original = None
        adapter["original_of"].return_value = original
        for _ in range(2):
            await known.edit(7, PAGE, kept=False)
        assert adapter["original_of"].await_count == 1
        assert adapter["edit_by_token"].await_args.args[1] == named


class TestGuests:
    @pytest.fixture
    def sent(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        """Return the results of posting, by token."""
        answers: dict[str, Any] = {}

        def webhook(_: object, token: str) -> Any:
            return of(send=AsyncMock(side_effect=[answers[token]]))

        monkeypatch.setattr("bot.discordpy.rest.webhook", webhook)
        return answers

    @pytest.fixture
    def guest(self) -> Tokens:
        client: Any = of(state=of(newest_message=lambda _: None))
        store: Any = of(write=AsyncMock(), sealing=None)
        made = Tokens(client, store)
        until = now() + LIFE
        made._guests[1] = {number: Token(f"token {number}", until) for number in (5, 6)}
        return made

    @staticmethod
    async def post(guest: Tokens) -> int:
        return await guest.post(seated(channel=9, record=of(message=6)), PAGE)

    async def test_the_newest_click_posts(self, guest: Tokens, sent: dict[str, Any]) -> None:
        sent["token 6"] = of(id=99, flags=of(ephemeral=False))
        assert await self.post(guest) == 99

    async def test_an_interaction_posts_three_messages(self, guest: Tokens) -> None:
        for token in guest._guests[1].values():
            token.posts = MOST_POSTS
        with pytest.raises(NoToken):
            await self.post(guest)

    async def test_a_lost_receipt_is_not_posted_again(self, guest: Tokens, sent: dict[str, Any]) -> None:
        sent["token 6"] = TimeoutError()
        with pytest.raises(NoToken):
            await self.post(guest)
        assert [token.text for token in guest._unseen[1]] == ["token 6"]

    async def test_a_private_message_is_not_the_tables(self, guest: Tokens, sent: dict[str, Any]) -> None:
        sent["token 6"] = of(id=98, flags=of(ephemeral=True))
        sent["token 5"] = of(id=99, flags=of(ephemeral=False))
        assert await self.post(guest) == 99

    def test_a_tables_tokens_are_forgotten(self, guest: Tokens) -> None:
        guest.forget(1)
        assert guest._guests == {}


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
