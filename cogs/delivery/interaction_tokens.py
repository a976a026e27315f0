"""Edits of public messages by interaction tokens, which Discord does not count as a bot's requests.

A click answered by an edit of its message, or a command answered by a message, lets the bot edit that message
by the same interaction for a quarter of an hour. A table's message changes with every card, and of counted
requests Discord allows fifty a second for all tables together.

Nothing depends on a token: once refused it is forgotten, and the bot's own request is used instead, as it is
after a start.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import discord

from bot.discordpy import rest
from bot.records.stored import now
from bot.store.tokens import LIFE
from cogs.delivery.answers import edit_by_token
from cogs.delivery.verdict import BROKEN, Verdict, reason, verdict
from cogs.kit.contexts import visits

if TYPE_CHECKING:
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page

logger = logging.getLogger(__name__)

MOST_MESSAGES: Final = 10_000
"""Maximum number of messages whose token is kept."""
SOON: Final = 5 * 60 * 1000
"""Milliseconds before a token's expiry from which a newer one is welcome."""


class InteractionTokens:
    """The newest usable interaction token of each message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, tuple[str, int]] = OrderedDict()
        """Token and expiry (milliseconds since 1970) by message; the token is empty once it was refused or
        lost."""

    def keep(self, interaction: Interaction, message: int) -> None:
        """Keep the token of an interaction that was answered by editing or posting this public message."""
        if visits(interaction):
            # A guest bot has no other way to edit there, so `Visits` keeps the token in the database.
            return
        self._known.pop(message, None)
        self._known[message] = interaction.token, now() + LIFE
        if len(self._known) > MOST_MESSAGES:
            self._known.popitem(last=False)

    def good_for(self, message: int | None) -> bool:
        """Whether a token can edit the message, as far as is known."""
        token, until = self._known.get(message or 0, ("", 0))
        return bool(token) and until > now()

    def lacks(self, message: int) -> bool:
        """Whether a newer token is welcome, because there is none or it expires soon."""
        _, until = self._known.get(message, ("", 0))
        return until <= now() + SOON

    async def edit(self, message: int, page: Page, *, kept: bool) -> bool:
        """Edit the message to show the page; return False if a counted request is needed instead.

        A passing error is raised; the edit may then have been done.
        """
        if not self.good_for(message):
            return False
        known = self._known[message]
        webhook = rest.webhook(self._client, known[0])
        try:
            await edit_by_token(webhook, message, page, kept=kept)
        except (discord.HTTPException, *BROKEN) as error:
            if self._known.get(message) is known:
                self._known[message] = "", known[1]
            if verdict(error) is Verdict.AGAIN:
                raise
            logger.info("message %d cannot be changed by a click: %s", message, reason(error))
            return False
        return True
