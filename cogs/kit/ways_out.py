"""What somebody can do whose click or command was refused, as buttons below the sentence that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.ai import offered
from bot.games import GAMES
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press, Style

if TYPE_CHECKING:
    import discord

    from cogs.kit.pages import Row

TO_PLAY: Final = ("no-table-here", "table-none-put-by", "table-gone", "table-not-put-by")
"""Refusals of people who have no table: they can open one."""
TO_THE_TABLE: Final = (
    *("table-in-channel", "other-game-here", "table-not-seated", "not-your-panel", "table-started"),
    *("table-moved-on", "bad-button"),
)
"""Refusals of people in a channel where a table stands: they can look at it."""


def usual_table(slug: str, what: ids.PlayControl = "show") -> ids.Play:
    """A table of this game as most people want it: against computer players, and at once."""
    return ids.Play(slug, GAMES[slug].seats[0], 1, offered(slug)[0], ids.SERVERS_CLOCK, what)


def play_button() -> Press:
    """The way to a table for whoever has none."""
    return Press(words()("button-play"), usual_table(next(iter(GAMES))), Style.success)


def ways_out(interaction: discord.Interaction[Any], refusal: str) -> tuple[Row, ...]:
    """None where there is no way out, or where the sentence cannot say it better."""
    if refusal in TO_PLAY and interaction.guild_id is not None:
        return ((play_button(),),)
    if refusal in TO_THE_TABLE:
        table = interaction.client.tables.in_channel(interaction.channel_id or 0, interaction.user.id)
        if table and table.status != "lobby":
            seated = table.seat_of(interaction.user.id) is not None
            label = words()("button-hand" if seated else "button-watch")
            return ((Press(label, ids.Look(table.id, "hand" if seated else "watch"), Style.primary),),)
    return ()
