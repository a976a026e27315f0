"""Commands shared by all games: `/hand`, `/table`, `/settings`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.words import LANGUAGES, own_name, words
from cogs.core.languages import DISCORD, SERVER
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.contexts import anywhere
from cogs.kit.controls import Menu, Option, cut
from cogs.kit.game_cog import say
from cogs.kit.pages import MOST_OPTION_TEXT, MOST_PLACEHOLDER, Page
from cogs.table import ending, exits

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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


COLOURS: Final = [
    app_commands.Choice(name=say(f"settings-colours-{number}"), value=number) for number in (4, 2)
]
CARDS: Final = [
    app_commands.Choice(name=say(f"settings-cards-{size}"), value=size) for size in ("normal", "large")
]
PANELS: Final = [
    app_commands.Choice(name=say(f"settings-panel-{shown}"), value=shown) for shown in ("table", "hand")
]
SORTINGS: Final = [
    app_commands.Choice(name=say(f"settings-sorting-{order}"), value=order) for order in ("suits", "colours")
]
FORCED: Final = [
    app_commands.Choice(name=say(f"settings-forced-{which}"), value=which)
    for which in ("safe", "all", "none")
]
MENTIONS: Final = [
    app_commands.Choice(name=say(f"settings-mentions-{how}"), value=how)
    for how in ("reminder", "mention", "silent")
]
LANGUAGE_CHOICES: Final = [
    *(
        app_commands.Choice(name=say(f"settings-language-{whose}"), value=whose)
        for whose in (DISCORD, SERVER)
    ),
    *(app_commands.Choice(name=own_name(language), value=language) for language in LANGUAGES),
]


KINDS: Final[Mapping[Setting, Sequence[str | int | bool]]] = {
    "text_only": (False, True),
    "panel": [choice.value for choice in PANELS],
    "colours": [choice.value for choice in COLOURS],
    "cards": [choice.value for choice in CARDS],
    "sorting": [choice.value for choice in SORTINGS],
    "confirm": (False, True),
    "forced": [choice.value for choice in FORCED],
    "mentions": [choice.value for choice in MENTIONS],
    "talk": (True, False),
    "public_rating": (False, True),
    "web": (False, True),
    "champion": (False, True),
    "language": (DISCORD, SERVER, *LANGUAGES),
}
"""Settings with their possible values, in the order of display."""


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

    @app_commands.command(description=say("settings-about"))
    @anywhere
    @app_commands.describe(
        text_only=say("settings-text-only"),
        colours=say("settings-colours"),
        cards=say("settings-cards"),
        panel=say("settings-panel"),
        sorting=say("settings-sorting"),
        confirm=say("settings-confirm"),
        forced=say("settings-forced"),
        public_rating=say("settings-public-rating"),
        mentions=say("settings-mentions"),
        language=say("settings-language"),
    )
    @app_commands.choices(colours=COLOURS)
    @app_commands.choices(forced=FORCED)
    @app_commands.choices(cards=CARDS, panel=PANELS)
    @app_commands.choices(mentions=MENTIONS)
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @app_commands.choices(sorting=SORTINGS)
    async def settings(
        self,
        interaction: Interaction,
        text_only: bool | None = None,
        colours: int | None = None,
        cards: str | None = None,
        panel: str | None = None,
        sorting: str | None = None,
        confirm: bool | None = None,
        forced: str | None = None,
        public_rating: bool | None = None,
        mentions: str | None = None,
        language: str | None = None,
    ) -> None:
        given: dict[str, Any] = {
            "text_only": text_only,
            "colours": colours,
            "cards": cards,
            "panel": panel,
            "sorting": sorting,
            "confirm": confirm,
            "forced": forced,
            "public_rating": public_rating,
            "mentions": mentions,
            "language": language,
        }
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
                cut(_called(what, value), MOST_OPTION_TEXT),
                str(value),
                means=cut(_meant(what, value, name), MOST_OPTION_TEXT),
            )
            for value in values
        )
        asks = say("settings-now", what=short, value=_called(what, now))
        rows.append(Menu(cut(asks, MOST_PLACEHOLDER), ids.Settings(what), options))
    return Page((say("settings-saved" if saved else "settings-yours"),), rows=tuple(rows))


def _meant(what: Setting, value: str | int | bool, name: str) -> str:
    """Describe a setting's value; by the setting's name if the value is self-explanatory."""
    own = f"settings-{what}-{value}-means"
    return words()(own) if own in words() else name


def _called(what: Setting, value: str | int | bool) -> str:
    """Return the name of a setting's value."""
    say = words()
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if value in LANGUAGES:
        return own_name(str(value))
    return say(f"settings-{what}-{value}")
