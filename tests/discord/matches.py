"""A table at the stand-in, and people who play it to the end by any legal buttons."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from bot.games import GAMES
from tests.discord.people import Person, choices, some

if TYPE_CHECKING:
    from tests.discord.server import StandIn
    from tests.discord.world import Channel, Interaction, Message

NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
MOST_CLICKS: Final = 5000


class Match:
    """A channel, its people, and the table they have opened there."""

    def __init__(self, discord: StandIn, channel: Channel, people: list[Person], rng: Random) -> None:
        self.discord = discord
        self.channel = channel
        self.people = people
        self.rng = rng
        self.number = 0
        """Number of the table."""

    @property
    def public(self) -> Message:
        """The newest message of a table, or of what is left of one."""
        return next(one for one in reversed(self.channel.public()) if not one.mentions)

    async def open(self, slug: str, **options: Any) -> Interaction:
        """Open a lobby by the first person; the others join, and computer players fill the free seats."""
        host, *guests = self.people
        interaction = await host.command(self.channel, f"{slug} new", **options)
        # Where the answer was only that the bot is thinking, it comes later.
        await self.discord.world.until(self._lobby, "a lobby")
        self.number = number_of(self.public)
        for guest in guests:
            await guest.click(self.public, "press:lobby:")
        return interaction

    async def start(self) -> None:
        """Start the match, and open everybody's panel."""
        start = f"press:lobby:{self.number}:start"
        await self.discord.world.until(lambda: self.public.button(start), "a table that can start")
        await self.people[0].click(self.public, start)
        await self.discord.world.until(lambda: self.look("hand"), "a table in play")
        for person in self.people:
            await self.hand(person)

    def _lobby(self) -> bool:
        newest = next((one for one in reversed(self.channel.public()) if not one.mentions), None)
        return newest is not None and newest.button("press:lobby:") is not None

    def look(self, what: str) -> bool:
        return self.public.button(f"press:look:{self.number}:{what}") is not None

    async def hand(self, person: Person) -> Interaction:
        return await person.click(self.public, f"press:look:{self.number}:hand")

    @property
    def over(self) -> bool:
        """Whether the public message says that the match is over."""
        return self.public.button(f"press:rematch:{self.number}") is not None

    def ready(self) -> tuple[Person, Message] | None:
        """Return a random person whose panel lets them play, if any."""
        able = [(person, panel) for person in self.people if (panel := person.panel(self.channel))]
        return self.rng.choice(able) if able else None

    async def move(self) -> bool:
        """Click once for anybody who can play, waiting for it; False when the match is over."""
        await self.discord.world.until(lambda: self.over or self.ready(), f"a turn in {self.public.texts}")
        found = self.ready()
        if self.over or found is None:
            return False
        person, panel = found
        control = self.rng.choice(choices(panel))
        await person.answered(person.press(panel, control, some(self.rng, control)))
        return True

    async def play(self, most: int = MOST_CLICKS) -> int:
        """Click this many times, or until the match is over; return the number of clicks."""
        for clicks in range(most):
            if not await self.move():
                return clicks
        return most


def number_of(message: Message) -> int:
    """Return the number of the table in a public message."""
    control = next(one for one in message.controls() if one["custom_id"].startswith(("press:lo",)))
    return int(control["custom_id"].split(":")[2])


def shortest(slug: str) -> dict[str, Any]:
    game = GAMES[slug]
    # With three, there is somebody to wait for besides the one who acts.
    fewest = next((players for players in game.seats if players > 2), game.seats[0])
    sized = {"players": fewest} if len(game.seats) > 1 else {}
    return {**sized, **dict.fromkeys(game.brief, 1)}
