"""Showing tables where the bot is not itself: in a group's messages, and on servers without it.

Nothing can be posted or changed there but by an interaction: each click or command at a table lets the bot
change the message that was clicked, or post another, for a quarter of an hour. The newest of them carry the
table on; where all have ended, what its message shows waits for the next click.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.tables.records import now
from bot.visits import tokens
from bot.visits.tokens import LIFE, Token
from cogs.answers import answer, is_private, pictured
from cogs.delivery import rest
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN, FOLLOWED_UP, Verdict, verdict
from cogs.kit.contexts import visits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from bot.store.storage import Store
    from bot.tables.table import Table
    from cogs.answers import Interaction
    from cogs.kit.pages import Page

MOST_POSTS: Final = 3
"""Messages that one interaction posts: Discord takes five, and answers to the clicker count among them
(`cogs/answers.py`)."""
_UNFIT: Final = 50035
"""Discord does not take the message as it is, by whichever interaction."""


class NoWay(Exception):
    """Nobody has clicked in the last quarter of an hour: nothing can be shown before somebody does."""


class Visits:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._tokens: dict[int, dict[int, Token]] = {}
        """By table and message, the newest last."""
        self._posts: Counter[str] = Counter()
        self._unseen: dict[int, list[Token]] = {}
        """By table: by these a message may have been posted of which nobody told us."""
        self.told: Callable[[Table], None] = lambda _: None
        """Told of each table that can be shown again."""
        self.last: Callable[[Table, int], Awaitable[Page | None]] = _nothing
        """What a message that was clicked is to show for good; None where it shows a table that goes on."""

    async def remember(self, shards: Collection[int]) -> None:
        """Go on with what the database has for the tables of these shards."""
        store = self._store
        count = store.lease.shards.count
        read = partial(tokens.read, sealing=store.sealing, at=now(), count=count, shards=shards)
        for token in await store.read(read):
            self._tokens.setdefault(token.table, {})[token.message] = token
            # How many were posted by it nobody knows any more.
            self._posts[token.token] = MOST_POSTS
            if not token.message:
                self._unseen.setdefault(token.table, []).append(token)

    def forget(self, number: int) -> None:
        """Nothing of this table is to be shown any more."""
        for token in self._tokens.pop(number, {}).values():
            self._posts.pop(token.token, None)
        self._unseen.pop(number, None)

    # Whose click it is

    def begin(self, interaction: Interaction, table: Table, message: int | None = None) -> None:
        """Once this is answered the table is shown by it; `message`: the public one that it can change."""
        if table.record.visiting:
            interaction.extras["visited"] = table, message or 0

    async def clicked(self, interaction: Interaction, table: Table) -> None:
        """Somebody clicked on a message of this table, which the answer is to leave up to date."""
        if is_private(interaction) or interaction.message is None:
            self.begin(interaction, table)
            return
        number = interaction.message.id
        # What changes the message comes first: only so does this interaction keep the right to change it.
        await answer(interaction).defer()
        page = await self.last(table, number)
        if page is not None:
            await answer(interaction).edit(page)
        if table.live:
            self.begin(interaction, table, None if page else number)

    async def answered(self, interaction: Interaction) -> None:
        """Discord takes more by this interaction from here on."""
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

    # What is shown

    def can_edit(self, table: Table, message: int) -> bool:
        """Whether this message of the table can be changed now, as far as is known."""
        return self._valid(self._tokens.get(table.id, {}).get(message)) is not None

    @staticmethod
    def _valid(token: Token | None) -> Token | None:
        return token if token and token.until > now() else None

    async def edit(self, table: Table, message: int, page: Page, *, kept: bool = False) -> None:
        """Have this message show the page; `NoWay` where no click lets the bot change it."""
        token = self._valid(self._tokens.get(table.id, {}).get(message))
        if token is None:
            raise NoWay
        webhook = rest.webhook(self._client, token.token)
        try:
            await in_time(
                pictured(lambda kept: rest.edit_by_token(webhook, message, page.edit(kept=kept)), kept=kept)
            )
        except discord.HTTPException as error:
            await self._refused(token, error)
            raise NoWay from error

    async def post(self, table: Table, page: Page) -> int:
        """Another message for everybody; returns its id. `NoWay` where no click lets the bot post one.

        Also where nobody knows whether it was posted: it is not posted again before somebody clicks, and then
        sought first.
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
                # By this one it may be there.
                self._posts[token.token] = MOST_POSTS
                self._unseen.setdefault(table.id, []).append(token)
                raise NoWay from error
            self._posts[token.token] += 1
            if sent.flags.ephemeral:
                # Apps may show nothing to everyone here; whoever clicked alone has it.
                await self._drop(token)
                continue
            await self._keep(token._replace(message=sent.id))
            return sent.id
        raise NoWay

    async def _found(self, table: Table, page: Page) -> int | None:
        """The last message of the channel, if it was posted for this table and only its receipt was lost.

        It shows the page then.
        """
        known: Any = self._client._connection
        last: int | None = known.newest_message(table.channel)
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
        """Go on without this interaction; but what may pass, or is no fault of its, is the caller's."""
        if verdict(error) is Verdict.AGAIN or error.code == _UNFIT:
            raise error
        await self._drop(token)


async def _nothing(_table: Table, _message: int) -> None:
    """Nobody knows."""
