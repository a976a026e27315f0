"""Changing public messages by the tokens of interactions: Discord counts none of that as a bot's request.

Whoever answers a click by changing the message that was clicked, or a command with a message, may change that
message by the same interaction for a quarter of an hour. A table's message changes with every card, and of
requests that count Discord allows fifty a second, for all tables together.

Nothing hangs on it: an interaction that is refused once is forgotten, and the bot's own request goes in its
place, as it does after a start.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import discord

from bot.tables.records import now
from bot.visits.tokens import LIFE
from cogs.answers import pictured
from cogs.delivery import rest
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN, Verdict, reason, verdict
from cogs.kit.contexts import visits

if TYPE_CHECKING:
    from cogs.answers import Interaction
    from cogs.kit.pages import Page

logger = logging.getLogger(__name__)

PART: Final = 1.5
"""Changes a second made so, for each request that counts: making pages takes time, and clicks need it too."""
MOST: Final = 10_000
"""Messages of which it is remembered."""
SOON: Final = 5 * 60 * 1000
"""Milliseconds before the end from which on another interaction is welcome."""


class InteractionTokens:
    """The token of the newest interaction that is good for each message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, tuple[str, int]] = OrderedDict()
        """By message: the token, and until when it is good, in milliseconds since 1970; empty once it was
        refused or lost."""

    def keep(self, interaction: Interaction, message: int) -> None:
        """This interaction was answered by changing or posting this message, which everybody sees."""
        if visits(interaction):
            # There nothing else can change it, so `Visits` keeps the interaction for good.
            return
        self._known.pop(message, None)
        self._known[message] = interaction.token, now() + LIFE
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def good_for(self, message: int | None) -> bool:
        """Whether the message can be changed so, as far as is known."""
        token, until = self._known.get(message or 0, ("", 0))
        return bool(token) and until > now()

    def lacks(self, message: int) -> bool:
        """Whether another interaction is welcome, because there was none or it ends soon."""
        _, until = self._known.get(message, ("", 0))
        return until <= now() + SOON

    async def edit(self, message: int, page: Page, *, kept: bool) -> bool:
        """Have the message show the page; False where that has to be done by a request that counts.

        An error that may pass is raised, and then it is not known whether it was done.
        """
        if not self.good_for(message):
            return False
        known = self._known[message]
        webhook = rest.webhook(self._client, known[0])
        try:
            await in_time(
                pictured(lambda kept: rest.edit_by_token(webhook, message, page.edit(kept=kept)), kept=kept)
            )
        except (discord.HTTPException, *BROKEN) as error:
            if self._known.get(message) is known:
                self._known[message] = "", known[1]
            if verdict(error) is Verdict.AGAIN:
                raise
            logger.info("message %d cannot be changed by a click: %s", message, reason(error))
            return False
        return True
