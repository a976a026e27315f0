"""Discord's suggestions while a player types a command."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games.base import Choice, Seat
from bot.games.mitigati.declarations import KINDS
from bot.tables.table import Table
from cogs.kit.game_cog import STEP
from cogs.kit.pages import MOST_OPTIONS
from tests.e2e.salon import Salon
from tests.kit.panels import tapped


class Completion:
    """The suggestions to a seat as it types."""

    def __init__(self, salon: Salon, table: Table, seat: Seat) -> None:
        self.salon, self.table, self.seat = salon, table, seat
        self.front = salon.bot.game_cog(table.slug)

    async def listed(self, verb: str, typed: str) -> list[Any]:
        return [one["value"] for one in await self.answers(verb, typed)]

    async def answers(self, verb: str, typed: str) -> list[dict[str, Any]]:
        slug, more = self.table.slug, {}
        if verb in KINDS:
            verb, field, more = "declare", "cards", {"kind": verb}
        else:
            group = self.salon.bot.tree.get_command(slug)
            assert isinstance(group, app_commands.Group)
            command = group.get_command(verb)
            assert isinstance(command, app_commands.Command)
            field = command.parameters[0].name
        who = self.salon.actor(self.seat)
        made: list[dict[str, Any]] = await who.autocomplete(
            self.salon.channel, f"{slug} {verb}", field, typed, **more
        )
        assert len(made) <= MOST_OPTIONS
        return made

    async def reached(self, choice: Choice) -> set[str]:
        """Return the options of a verb that are listed, or reachable by a listed step."""
        found, view = set(), self.table.state.view(self.seat)
        for value in map(str, await self.listed(choice.verb, "")):
            if not value.startswith(STEP):
                found.add(self.front.read(choice.verb, value))
                continue
            steps, wanted = value.removeprefix(STEP), " ".join(choice.options[:100])
            for action in tapped(self.front, view, self.seat, wanted, start=steps):
                verb, _, option = action.partition(" ")
                found.update((option, *option.split(" ")) if verb == choice.verb else ())
        return found
