"""What somebody can do whose click or command was refused, as buttons below the sentence that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from bot.ai import offered
from bot.evenings.queue import offered as offers_wait
from bot.games import GAMES
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press, Style

if TYPE_CHECKING:
    import discord

    from bot.tables.table import Table
    from cogs.kit.pages import Row

TO_PLAY: Final = ("no-table-here", "table-none-put-by", "table-gone", "table-not-put-by")
"""Refusals of people who have no table: they can open one."""
TO_THE_TABLE: Final = (
    *("table-in-channel", "other-game-here", "table-not-seated", "not-your-panel", "table-started"),
    *("table-moved-on", "bad-button"),
)
"""Refusals of people in a channel where a table stands: they can look at it."""
TO_THE_LOBBY: Final = ("table-seats-free", "table-not-started", "table-host-only", "table-full")
"""Refusals at a table that has not begun: who has no seat can take one, and its host can fill the others."""


def usual_table(slug: str, what: ids.PlayControl = "show") -> ids.Play:
    """A table of this game as most people want it: against computer players, and at once."""
    return ids.Play(slug, GAMES[slug].seats[0], 1, offered(slug)[0], ids.SERVERS_CLOCK, what)


def play_button() -> Press:
    """The way to a table for whoever has none."""
    return Press(words()("button-play"), usual_table(next(iter(GAMES))), Style.success)


def ways_out(interaction: discord.Interaction[Any], refusal: str) -> tuple[Row, ...]:
    """None where there is no way out, or where the sentence cannot say it better."""
    if refusal in TO_PLAY:
        return ((play_button(),),)
    if refusal in (*TO_THE_TABLE, *TO_THE_LOBBY):
        user = interaction.user.id
        table = interaction.client.table_there(interaction, user)
        if table and table.status == "lobby":
            return _into_the_lobby(table, user, hosts=interaction.client.tables.hosts(table, user))
        if table and refusal in TO_THE_TABLE:
            seated = table.seat_of(user) is not None
            label = words()("button-hand" if seated else "button-watch")
            look = Press(label, ids.Look(table.id, "hand" if seated else "watch"), Style.primary)
            waits = not seated and offers_wait(table.record)
            return ((look, wait_button(table)) if waits else (look,),)
    return ()


def wait_button(table: Table, label: Literal["wait", "queue"] = "wait") -> Press:
    """For whoever has no seat; `label`: *queue* says the same in less room, among many others."""
    return Press(words()(f"button-{label}"), ids.Queue(table.id, "wait"))


def _into_the_lobby(table: Table, user: int, *, hosts: bool) -> tuple[Row, ...]:
    """A seat for whoever has none, and for the host computer players on the free ones."""
    if None not in table.seats:
        waits = table.seat_of(user) is None and offers_wait(table.record)
        return ((wait_button(table),),) if waits else ()
    if table.seat_of(user) is None:
        return ((Press(words()("button-join"), ids.Lobby(table.id, "join"), Style.primary),),)
    if hosts:
        return ((Press(words()("button-fill"), ids.Lobby(table.id, "fill"), Style.success),),)
    return ()
