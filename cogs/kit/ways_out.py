"""Ways out after a refusal, as buttons below the sentence that explains it."""

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
"""Refusals of people without a table: they can open one."""
TO_THE_TABLE: Final = (
    *("table-in-channel", "other-game-here", "table-not-seated", "not-your-panel", "table-started"),
    *("table-moved-on", "bad-button"),
)
"""Refusals of people in a channel where a table stands: they can look at it."""
TO_THE_LOBBY: Final = ("table-seats-free", "table-not-started", "table-host-only", "table-full")
"""Refusals at a table that has not begun: a visitor can take a seat, and the host can fill the others."""


def usual_table(slug: str) -> ids.Play:
    """Return a table of this game as most people want it: against computer players, at once."""
    return ids.Play(slug, GAMES[slug].seats[0], 1, offered(slug)[0], ids.SERVERS_CLOCK, "show")


def play_button() -> Press:
    """Return the button that opens a table."""
    return Press(words()("button-play"), usual_table(next(iter(GAMES))), Style.success)


def ways_out(interaction: discord.Interaction[Any], refusal: str) -> tuple[Row, ...]:
    """Return the buttons for a refusal; none where the sentence is enough."""
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
    """Return the button that joins the queue; `label`: *queue* is shorter, for use among many buttons."""
    return Press(words()(f"button-{label}"), ids.Queue(table.id, "wait"))


def _into_the_lobby(table: Table, user: int, *, hosts: bool) -> tuple[Row, ...]:
    """Return the buttons of a lobby: join for a visitor, fill with computer players for the host."""
    if None not in table.seats:
        waits = table.seat_of(user) is None and offers_wait(table.record)
        return ((wait_button(table),),) if waits else ()
    if table.seat_of(user) is None:
        return ((Press(words()("button-join"), ids.Lobby(table.id, "join"), Style.primary),),)
    if hosts:
        return ((Press(words()("button-fill"), ids.Lobby(table.id, "fill"), Style.success),),)
    return ()
