"""Commands shared by all games: `/hand`, `/table`, `/settings`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games.base import Refusal
from bot.words import LANGUAGES, own_name, words
from cogs.core.languages import DISCORD, SERVER
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import Asked, offering
from cogs.kit.contexts import anywhere
from cogs.kit.controls import Menu, Option, cut
from cogs.kit.game_cog import say
from cogs.kit.pages import MOST_OPTION_TEXT, MOST_PLACEHOLDER, Page
from cogs.table import ending, exits

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.records.stored import Preferences
    from cogs.core.client import Client
    from cogs.evening.queue import QueueDesk
    from cogs.evening.score import EveningDesk
    from cogs.kit.contexts import Interaction
    from cogs.kit.ids import Setting
    from cogs.table.lobby import Lobby
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels
    from cogs.table.review import Review
    from cogs.table.seats import Seats

T = TypeVar("T")

KINDS: Final[Mapping[Setting, Sequence[str | int | bool]]] = {
    "text_only": (False, True),
    "panel": ("table", "hand"),
    "colours": (4, 2),
    "cards": ("normal", "large"),
    "sorting": ("suits", "colours"),
    "confirm": (False, True),
    "forced": ("safe", "all", "none"),
    "mentions": ("reminder", "mention", "silent"),
    "talk": (True, False),
    "public_rating": (False, True),
    "web": (False, True),
    "champion": (False, True),
    "language": (DISCORD, SERVER, *LANGUAGES),
}
"""Settings with their possible values, in the order of display."""
PAGE_ONLY: Final = ("talk", "web", "champion")
"""Settings that are no options of the command."""


def _asked(what: Setting) -> Asked:
    """Return a setting as an option of the command."""
    values = KINDS[what]
    kind, choices = type(values[0]), [Choice(name=_called(what, one, say), value=one) for one in values]
    asked: Any = kind | None
    return Asked(asked, None, None if kind is bool else choices, say(f"settings-{what.replace('_', '-')}"))


def _called(what: Setting, value: Any, say: Callable[[str], T]) -> T | str:
    """Return the name of a setting's value; `say` puts a key into words."""
    if isinstance(value, bool):
        return say("yes" if value else "no")
    return own_name(value) if value in LANGUAGES else say(f"settings-{what}-{value}")


class CommonCog(commands.Cog):
    def __init__(
        self,
        bot: Client,
        panels: Panels,
        seats: Seats,
        lobby: Lobby,
        painter: Painter,
        evening: EveningDesk,
        queue: QueueDesk,
        review: Review,
    ) -> None:
        self.bot = bot
        self._panels = panels
        self._seats = seats
        self._lobby = lobby
        self._painter = painter
        self._evening = evening
        self._queue = queue
        self._review = review
        bot.router.route(ids.Settings, self._set)

    table = anywhere(app_commands.Group(name="table", description=say("table-about")))

    @app_commands.command(description=say("hand-about"))
    @anywhere
    async def hand(self, interaction: Interaction) -> None:
        async with answering(interaction):
            table = self.bot.table_here(interaction)
            await exits.seen(self.bot.tables, table, interaction.user.id)
            await self._panels.show(interaction, table)

    @table.command(description=say("table-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._seats.leave(interaction, self.bot.table_here(interaction))

    @table.command(description=say("table-concede-about"))
    async def concede(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._seats.leave(interaction, self.bot.table_here(interaction))

    @table.command(description=say("table-show-about"))
    async def show(self, interaction: Interaction) -> None:
        async with answering(interaction):
            table = self.bot.table_here(interaction)
            if table.record.visiting:
                await self._lobby.show(interaction, table)
                return
            shown = await self._painter.post_again(table)
            said = words()("table-shown" if shown else "table-shown-soon")
            await answer(interaction).reply(Page((said,)))

    @table.command(description=say("table-evening-about"))
    async def evening(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._evening.command(interaction)

    @table.command(description=say("table-wait-about"))
    async def wait(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._queue.wait(interaction, self.bot.table_here(interaction))

    @table.command(description=say("table-resume-about"))
    @app_commands.describe(table=say("table-resume-option"))
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        async with answering(interaction):
            await self._seats.resume(interaction, table)

    @resume.autocomplete("table")
    async def _resumable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await self._seats.resumable(interaction, typed)

    @table.command(description=say("table-end-about"))
    @app_commands.describe(reason=say("table-end-reason"), table=say("table-end-option"))
    async def end(
        self,
        interaction: Interaction,
        reason: app_commands.Range[str, 1, 200] | None = None,
        table: int | None = None,
    ) -> None:
        async with answering(interaction):
            await ending.end(self.bot, interaction, table, reason)

    @end.autocomplete("table")
    async def _endable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await ending.endable(self.bot, interaction, typed)

    @table.command(description=say("table-why-about"))
    @app_commands.describe(move=say("table-why-option"))
    async def why(self, interaction: Interaction, move: str | None = None) -> None:
        async with answering(interaction):
            await self._review.show(interaction, move)

    @why.autocomplete("move")
    async def _why_move(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._review.choices(interaction, typed)

    @anywhere
    @offering(say("settings-about"), {what: _asked(what) for what in KINDS if what not in PAGE_ONLY})
    async def settings(self, interaction: Interaction, **given: Any) -> None:
        async with answering(interaction):
            player = await self.bot.store.player(interaction.user.id)
            given = {name: value for name, value in given.items() if value is not None}
            player = await self._keep(interaction, player, given)
            await answer(interaction).reply(self._page(player, saved=bool(given)))

    async def _set(self, interaction: Interaction, made: ids.Settings, values: Sequence[str]) -> None:
        """Handle a menu of the page; the answer is the updated page."""
        value = next((one for one in KINDS[made.what] if [str(one)] == [*values]), None)
        if value is None:
            raise Refusal("bad-button")
        given: dict[str, Any] = {made.what: value}
        before = await self.bot.store.player(interaction.user.id)
        player = await self._keep(interaction, before, given)
        await answer(interaction).show(self._page(player, saved=True))

    async def _keep(
        self, interaction: Interaction, before: Preferences, given: Mapping[str, Any]
    ) -> Preferences:
        player = await self.bot.store.prefer(replace(before, **given), before)
        await self.bot.languages.set_language(interaction)
        self._panels.as_liked(player.user)
        self.bot.dispatch("preferred", player.user)
        return player

    def _page(self, player: Preferences, *, saved: bool) -> Page:
        """Return the settings page, without `web` if the host has no site."""
        offered = [what for what in KINDS if what != "web" or self.bot.settings.site]
        return settings_page(player, offered, saved=saved)


def settings_page(player: Preferences, offered: Sequence[Setting], *, saved: bool) -> Page:
    """Return a page with a menu for each setting, which shows its value and the alternatives."""
    say = words()
    rows = []
    for what in offered:
        values = KINDS[what]
        key = what.replace("_", "-")
        name, short = say(f"settings-{key}"), say(f"settings-short-{key}")
        now = getattr(player, what)
        now = now if now in values else values[0]
        options = tuple(
            Option(
                cut(_called(what, value, say), MOST_OPTION_TEXT),
                str(value),
                means=cut(_meant(what, value, name), MOST_OPTION_TEXT),
            )
            for value in values
        )
        asks = say("settings-now", what=short, value=_called(what, now, say))
        rows.append(Menu(cut(asks, MOST_PLACEHOLDER), ids.Settings(what), options))
    return Page((say("settings-saved" if saved else "settings-yours"),), rows=tuple(rows))


def _meant(what: Setting, value: str | int | bool, name: str) -> str:
    """Describe a setting's value; by the setting's name if the value is self-explanatory."""
    own = f"settings-{what}-{value}-means"
    return words()(own) if own in words() else name
