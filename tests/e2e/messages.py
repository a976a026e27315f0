"""A person's direct messages with the bot, where they play alone against computer players."""

from __future__ import annotations

from typing import Any

from bot.app import Toucan
from bot.games import GAMES
from bot.tables.table import Table
from tests.e2e.salon import Hands, Salon


class Messages(Salon):
    """A salon of one person and the bot."""

    salon: Salon
    who: Any

    @property
    def live(self) -> Table | None:
        return self.bot.tables.in_messages(self.who.id)

    @property
    def public(self) -> Any:
        """The newest message that is not ephemeral."""
        return [one for one in self.channel.history(viewer=self.who) if not one.flags.ephemeral][-1]

    def actor(self, seat: int) -> Any:
        assert seat == 0
        return self.who

    async def slash(self, who: Any, command: str, **options: Any) -> Any:
        result = await who.slash(command, **options)
        assert result.acknowledged
        return result

    def _new(self) -> Toucan:
        super()._new()
        self.salon.bot = self.bot
        return self.bot


def messages(salon: Salon, name: str = "ann") -> Messages:
    """Return the direct messages of a person with the salon's bot, which the salon closes."""
    who = salon.people[name.capitalize()].user
    made = Messages(salon.env, None, who.dm_channel, salon.people, salon.settings, salon.bot)
    made.salon, made.who = salon, who
    return made


def alone(slug: str) -> dict[str, Any]:
    """Return the options of a short match for the fewest players."""
    game = GAMES[slug]
    sized: dict[str, Any] = {"players": game.seats[0]} if len(game.seats) > 1 else {}
    # One hand of Mitigati can be over with a word.
    short = {name: max(int(value), 3) for name, value in game.brief.items()}
    return sized | {"level": "chance"} | short


def shown(place: Messages) -> list[Any]:
    return [*place.channel.history(viewer=place.who)]


def follow(hands: Hands, panel: Any) -> None:
    """Play with this panel, and then with the newest."""
    hands.panels[0] = panel
    hands.renewed.add(0)
