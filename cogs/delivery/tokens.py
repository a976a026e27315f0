"""Shows tables where the bot is a guest: in group messages, and on servers without it.

There it can post and edit only by interactions: each click or command at a table lets the bot edit the
clicked message, or post another, for a quarter of an hour. The newest tokens keep the table up to date; when
all have expired, its message waits for the next click.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.discordpy import rest
from bot.records.stored import now
from bot.store import tokens
from bot.store.tokens import LIFE, Token
from cogs.delivery.answers import answer, edit_by_token, is_private
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN, FOLLOWED_UP, Verdict, verdict
from cogs.kit.contexts import visits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from bot.discordpy.client import BaseClient
    from bot.store.storage import Store
    from bot.tables.table import Table
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page

MOST_POSTS: Final = 3
"""Messages posted by one interaction: Discord takes five, private answers (`Answer`) included."""
_UNFIT: Final = 50035
"""Error code: Discord rejects the message itself, whatever the interaction."""


class NoWay(Exception):
    """No token is valid: nothing can be shown before the next click."""


class Visits:
    def __init__(self, client: BaseClient, store: Store) -> None:
        self._client = client
        self._store = store
        self._tokens: dict[int, dict[int, Token]] = {}
        """Tokens by table and message, the newest last."""
        self._posts: Counter[str] = Counter()
        self._unseen: dict[int, list[Token]] = {}
        """Per table, tokens whose post may have succeeded although no receipt came."""
        self.told: Callable[[Table], None] = lambda _: None
        """Callback for each table that can be shown again."""
        self.last: Callable[[Table, int], Awaitable[Page | None]] = _nothing
        """Callback that returns the final page of a clicked message; None while its table goes on."""

    async def remember(self, shards: Collection[int]) -> None:
        """Load the tokens of these shards' tables from the database."""
        store = self._store
        count = store.lease.shards.count
        read = partial(tokens.read, sealing=store.sealing, at=now(), count=count, shards=shards)
        for token in await store.read(read):
            self._tokens.setdefault(token.table, {})[token.message] = token
            # The number of posts by this token is not stored, so it posts nothing more.
            self._posts[token.token] = MOST_POSTS
            if not token.message:
                self._unseen.setdefault(token.table, []).append(token)

    def forget(self, number: int) -> None:
        """Drop the tokens of a table."""
        for token in self._tokens.pop(number, {}).values():
            self._posts.pop(token.token, None)
        self._unseen.pop(number, None)

    # Clicks

    def begin(self, interaction: Interaction, table: Table, message: int | None = None) -> None:
        """Have the answered interaction show the table; `message`: the public one that it can edit."""
        if table.record.visiting:
            interaction.extras["visited"] = table, message or 0

    async def clicked(self, interaction: Interaction, table: Table) -> None:
        """Bring the clicked message of this table up to date as the answer to the click."""
        if is_private(interaction) or interaction.message is None:
            self.begin(interaction, table)
            return
        number = interaction.message.id
        # An edit must be the first answer: only then may this interaction edit the message later.
        await answer(interaction).defer()
        page = await self.last(table, number)
        if page is not None:
            await answer(interaction).edit(page)
        if table.live:
            self.begin(interaction, table, None if page else number)

    async def answered(self, interaction: Interaction) -> None:
        """Keep the token, now that the interaction is answered."""
        table, message = interaction.extras.pop("visited", (None, 0))
        if table is not None and visits(interaction):
            await self._keep(Token(table.id, message, interaction.token, now() + LIFE))
            self.told(table)

    async def _keep(self, token: Token) -> None:
        known = self._tokens.setdefault(token.table, {})
        known.pop(token.message, None)
        known[token.message] = token
        store = self._store
        await store.write(partial(tokens.keep, token=token, sealing=store.sealing, at=now()))

    async def _drop(self, token: Token) -> None:
        known = self._tokens.get(token.table, {})
        if known.get(token.message) is token:
            del known[token.message]
            await self._store.write(partial(tokens.drop, token=token))

    # Messages

    @staticmethod
    def _valid(token: Token | None) -> Token | None:
        return token if token and token.until > now() else None

    async def edit(self, table: Table, message: int, page: Page, *, kept: bool = False) -> None:
        """Edit a message to show the page; raise `NoWay` if no token allows it."""
        token = self._valid(self._tokens.get(table.id, {}).get(message))
        if token is None:
            raise NoWay
        webhook = rest.webhook(self._client, token.token)
        try:
            await edit_by_token(webhook, message, page, kept=kept)
        except discord.HTTPException as error:
            await self._refused(token, error)
            raise NoWay from error

    async def post(self, table: Table, page: Page) -> int:
        """Post another public message; return its id. Raise `NoWay` if no token allows it.

        `NoWay` also covers a lost receipt: it is posted again only after a click, and after a search for the
        first.
        """
        if found := await self._found(table, page):
            return found
        for token in reversed([*self._tokens.get(table.id, {}).values()]):
            if self._valid(token) is None or self._posts[token.token] >= MOST_POSTS:
                continue
            webhook = rest.webhook(self._client, token.token)
            try:
                sent = await in_time(webhook.send(view=page.view(), files=page.files(), wait=True))
            except discord.HTTPException as error:
                if error.code == FOLLOWED_UP:
                    self._posts[token.token] = MOST_POSTS
                else:
                    await self._refused(token, error)
                continue
            except BROKEN as error:
                if isinstance(error, aiohttp.ClientConnectorError):
                    # Nothing was sent.
                    raise
                # The message may have been posted by this token.
                self._posts[token.token] = MOST_POSTS
                self._unseen.setdefault(table.id, []).append(token)
                raise NoWay from error
            self._posts[token.token] += 1
            if sent.flags.ephemeral:
                # Apps may not post publicly here; only the clicker sees this message.
                await self._drop(token)
                continue
            await self._keep(token._replace(message=sent.id))
            return sent.id
        raise NoWay

    async def _found(self, table: Table, page: Page) -> int | None:
        """Return the channel's last message, if it was posted for this table and only its receipt was lost.

        It is edited to show the page.
        """
        last = self._client.state.newest_message(table.channel)
        unseen = self._unseen.get(table.id, [])
        while unseen and last is not None and last > (table.record.message or 0):
            token = unseen[-1]
            with suppress(discord.HTTPException):
                message = await in_time(rest.webhook(self._client, token.token).fetch_message(last))
                if not message.flags.ephemeral:
                    await self._keep(token._replace(message=last))
                    await self.edit(table, last, page)
                    return last
            unseen.pop()
        return None

    async def _refused(self, token: Token, error: discord.HTTPException) -> None:
        """Drop a refused token; raise errors that may pass or that are the page's fault."""
        if verdict(error) is Verdict.AGAIN or error.code == _UNFIT:
            raise error
        await self._drop(token)


async def _nothing(_table: Table, _message: int) -> None:
    """Show nothing; the default of `last`."""
