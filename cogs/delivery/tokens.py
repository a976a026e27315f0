"""Interaction tokens: which messages each may change, and for how long.

An answered click or command lets the bot change the message clicked or posted, and post others, for a quarter
of an hour; Discord does not count these requests as a bot's. Private messages have no other way, nor have
tables where the bot is a guest: in group messages, and on servers without it. Those keep their tokens in the
database. Elsewhere nothing depends on a token: once it is refused, the bot's own request is used instead, as
it is after a start.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.discordpy import rest
from bot.records.stored import now
from bot.store import tokens
from bot.store.tokens import LIFE, StoredToken
from cogs.delivery.answers import answer, is_private
from cogs.delivery.courier import in_time
from cogs.delivery.pictured import pictured
from cogs.delivery.verdict import BROKEN, FOLLOWED_UP, INVALID_FORM, UNKNOWN_MESSAGE, Verdict, reason, verdict
from cogs.kit.contexts import visits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from bot.discordpy.client import BaseClient
    from bot.store.storage import Store
    from bot.tables.table import Table
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page

logger = logging.getLogger(__name__)

MOST_POSTS: Final = 3
"""Public messages posted by one interaction: Discord takes five, private answers (`Answer`) included."""
SOON: Final = 5 * 60 * 1000
"""Milliseconds before a token's expiry from which a newer one is welcome."""


class NoToken(Exception):
    """No token is valid: nothing can be shown before the next click."""


@dataclass(eq=False, slots=True)
class Token:
    """The token of an interaction. By id it reaches only messages that it posted as follow-ups."""

    text: str
    """Text in Discord's form; empty in the entry of a message whose change was refused."""
    until: int
    """Moment from which it is not used, in milliseconds since 1970."""
    channel: int = 0
    """Channel of its messages; 0: unknown, as it is not stored."""
    original: int | None = None
    """Message that Discord calls `@original`: the one clicked, or the first answer. None: unknown."""
    posts: int = 0
    """Number of public messages posted after the first answer."""

    @property
    def valid(self) -> bool:
        return self.until > now()


class Tokens:
    def __init__(self, client: BaseClient, store: Store) -> None:
        self._client = client
        self._store = store
        self._newest: OrderedDict[int, Token] = OrderedDict()
        """Newest token by message, oldest first."""
        self._guests: dict[int, dict[int, Token]] = {}
        """Tokens by guest table and message, the newest last; 0 for one that has no message yet."""
        self._unseen: dict[int, list[Token]] = {}
        """Per guest table, tokens whose post may have succeeded although no receipt came."""
        self.told: Callable[[Table], None] = lambda _: None
        """Callback for each guest table that can be shown again."""
        self.last: Callable[[Table, int], Awaitable[Page | None]] = _nothing
        """Callback that returns the final page of a clicked message; None while its table goes on."""

    # Messages

    def keep(self, interaction: Interaction, message: int, *, follow_up: bool = False) -> None:
        """Keep the token of an interaction that clicked or posted this message.

        `follow_up`: it was posted after the first answer.
        """
        token = _token(interaction)
        if not follow_up:
            token.original = message
        self._can_change(message, token)

    def _can_change(self, message: int, token: Token) -> None:
        self._newest.pop(message, None)
        self._newest[message] = token
        while self._newest and not next(iter(self._newest.values())).valid:
            self._newest.popitem(last=False)

    def good_for(self, message: int | None) -> bool:
        """Whether a token can change the message, as far as is known."""
        token = self._newest.get(message or 0)
        return token is not None and bool(token.text) and token.valid

    def lacks(self, message: int) -> bool:
        """Whether a newer token is welcome, because there is none or it expires soon."""
        token = self._newest.get(message)
        return token is None or token.until <= now() + SOON

    def refuse(self, message: int) -> None:
        """Do not change the message by its newest token again."""
        if token := self._newest.get(message):
            self._newest[message] = replace(token, text="")

    def _of(self, message: int) -> Token:
        if not self.good_for(message):
            raise NoToken
        return self._newest[message]

    async def edit(self, message: int, page: Page, *, kept: bool) -> None:
        """Edit a message to show the page; its pictures stay if `kept`.

        Raises `NoToken` if no token allows it, and other errors if they may pass or are the page's fault.
        """
        token = self._of(message)
        try:
            which = await self._address(token, message)
            await rest.turn_to_edit(self._client, token.channel or message, message)
            webhook = self._webhook(token)
            edit = partial(rest.edit_by_token, webhook, which)
            await in_time(pictured(page, lambda page, kept: edit(page.edit(kept=kept)), kept=kept))
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN or error.code == INVALID_FORM:
                raise
            if self._newest.get(message) is token:
                self.refuse(message)
            logger.info("message %d cannot be changed by a click: %s", message, reason(error))
            raise NoToken from error

    async def post_below(self, message: int, page: Page) -> int:
        """Post another private message by the token of this one; return its id."""
        token = self._of(message)
        send = self._webhook(token).send
        sent = await in_time(send(view=page.view(), files=page.files(), ephemeral=True, wait=True))
        self._can_change(sent.id, token)
        return sent.id

    async def delete(self, message: int) -> None:
        token = self._of(message)
        await in_time(rest.delete_by_token(self._webhook(token), await self._address(token, message)))

    def _webhook(self, token: Token) -> discord.Webhook:
        return rest.webhook(self._client, token.text)

    async def _address(self, token: Token, message: int) -> int | None:
        """Return the id by which the token reaches the message; None for `@original`."""
        if token.original is None:
            try:
                token.original = await in_time(rest.original_of(self._webhook(token)))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                token.original = 0
        return None if token.original == message else message

    # Tables where the bot is a guest

    async def remember(self, shards: Collection[int]) -> None:
        """Load the tokens of these shards' guest tables from the database."""
        store, known = self._store, dict[str, Token]()
        count = store.lease.shards.count
        read = partial(tokens.read, sealing=store.sealing, at=now(), count=count, shards=shards)
        for row in await store.read(read):
            # The number of posts by this token is not stored, so it posts nothing more.
            token = known.setdefault(row.token, Token(row.token, row.until, posts=MOST_POSTS))
            self._guests.setdefault(row.table, {})[row.message] = token
            if row.message:
                self._can_change(row.message, token)
            else:
                self._unseen.setdefault(row.table, []).append(token)

    def forget(self, number: int) -> None:
        """Drop the tokens of a guest table."""
        self._guests.pop(number, None)
        self._unseen.pop(number, None)

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
        """Keep the token for its guest table, now that the interaction is answered."""
        table, message = interaction.extras.pop("visited", (None, 0))
        if table is not None and visits(interaction):
            await self._keep(table, message, _token(interaction))
            self.told(table)

    async def _keep(self, table: Table, message: int, token: Token) -> None:
        """Keep the token for this message of a guest table, in the database too."""
        if message:
            self._can_change(message, token)
        known = self._guests.setdefault(table.id, {})
        known.pop(message, None)
        known[message] = token
        store, row = self._store, StoredToken(table.id, message, token.text, token.until)
        await store.write(partial(tokens.keep, token=row, sealing=store.sealing, at=now()))

    async def post(self, table: Table, page: Page) -> int:
        """Post another public message; return its id. Raise `NoToken` if no token allows it.

        `NoToken` also covers a lost receipt: it is posted again only after a click, and after a search for
        the first.
        """
        if found := await self._found(table, page):
            return found
        for token in reversed([*self._guests.get(table.id, {}).values()]):
            if not token.valid or token.posts >= MOST_POSTS:
                continue
            try:
                send = self._webhook(token).send
                sent = await in_time(send(view=page.view(), files=page.files(), wait=True))
            except discord.HTTPException as error:
                if error.code != FOLLOWED_UP and (
                    verdict(error) is Verdict.AGAIN or error.code == INVALID_FORM
                ):
                    raise
                token.posts = MOST_POSTS
                continue
            except BROKEN as error:
                if isinstance(error, aiohttp.ClientConnectorError):
                    # Nothing was sent.
                    raise
                token.posts = MOST_POSTS
                self._unseen.setdefault(table.id, []).append(token)
                raise NoToken from error
            if sent.flags.ephemeral:
                # Apps may not post publicly here; only the clicker sees this message.
                token.posts = MOST_POSTS
                continue
            token.posts += 1
            await self._keep(table, sent.id, token)
            return sent.id
        raise NoToken

    async def _found(self, table: Table, page: Page) -> int | None:
        """Return the channel's last message, if it was posted for this table and only its receipt was lost.

        It is edited to show the page.
        """
        last = self._client.state.newest_message(table.channel)
        unseen = self._unseen.get(table.id, [])
        while unseen and last is not None and last > (table.record.message or 0):
            token = unseen[-1]
            with suppress(discord.HTTPException):
                message = await in_time(self._webhook(token).fetch_message(last))
                if not message.flags.ephemeral:
                    await self._keep(table, last, token)
                    await self.edit(last, page, kept=False)
                    return last
            unseen.pop()
        return None


def _token(interaction: Interaction) -> Token:
    """Return the interaction's only `Token`, created at the first call."""
    made = interaction.extras.get("token")
    if not isinstance(made, Token):
        made = interaction.extras["token"] = Token(
            interaction.token, now() + LIFE, interaction.channel_id or 0
        )
    return made


async def _nothing(_table: Table, _message: int) -> None:
    """Show nothing; the default of `last`."""
