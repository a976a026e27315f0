"""The page of `make play` for `make screens`: each line of input plays the newest table on to a moment."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from bot import app
from bot.ai import brain
from bot.app import Toucan
from bot.cli.local import GUILD, PEOPLE, LocalPage, laid, settings_of
from bot.cli.signals import until_stopped
from bot.games import GAMES
from bot.games.base import Refusal
from bot.ops.logs import set_up
from bot.people import seasons
from bot.records.stored import now
from bot.tables.table import Table

LOOK: Final = 0.02
"""Seconds between two looks at a table where computer players act."""
NEVER: Final = 3600.0
"""Seconds that the end of a hand is shown: until the script goes on."""
HALF: Final = 0.6
MATCHES: Final = 6
"""Matches of each game: as many as a champion needs, and one more."""
SHORT: Final = {"target": "6", "hands": "1"}


def _on_the_table(state: Any) -> bool:
    return bool(state.piles["table"])


class Play:
    """One person at one table, for whom the script acts."""

    def __init__(self, bot: Toucan, table: Table, level: str) -> None:
        self.bot, self.table = bot, table
        self.seat = next(seat for seat, one in enumerate(table.seats) if one and one.user)
        self.user = table.seats[self.seat].user or 0  # type: ignore[union-attr]  # somebody sits there
        self.think, self.rng = brain(table.slug, level), Random(f"{table.slug} {len(table.seats)}")
        self.most = 0
        """Largest number of cards in the hand so far."""

    @property
    def asked(self) -> bool:
        return self.seat in self.table.waiting_for

    def first(self) -> bool:
        """Whether Ann is to act for the first time."""
        return self.asked

    def trick(self) -> bool:
        """Whether cards lie on the table and her hand is whole."""
        return self.asked and _on_the_table(self.table.state)

    def middle(self) -> bool:
        """Whether cards lie on the table half a hand later."""
        held = len(self.table.state.hands[self.seat])
        self.most = max(self.most, held)
        return self.trick() and held <= HALF * self.most

    def hand(self) -> bool:
        """Whether a hand is over."""
        return bool(self.table.state.sheet) or self.match()

    def match(self) -> bool:
        return self.table.status != "playing"

    async def until(self, come: Callable[[], bool]) -> None:
        while not come() and not self.match():
            if self.table.between_hands:
                await self.bot.tables.next_hand(self.table.id, self.user)
            elif self.asked:
                action = self.think(self.table.state.view(self.seat), self.seat, self.rng)
                turn = self.table.turn(self.seat)
                try:
                    await self.bot.tables.act(self.table.id, self.user, turn, action)
                except Refusal as refusal:
                    sys.stderr.write(f"{refusal}\n")
            await asyncio.sleep(LOOK)


async def _meet(bot: Toucan, page: LocalPage) -> None:
    """Let all viewers play a few matches of two games in a season, and end the season."""
    tables, server, rng = bot.tables, await bot.store.server(GUILD), Random(1)
    host, *others = ((viewer.id, name) for viewer, name in zip(page.viewers, PEOPLE, strict=True))
    for slug in ("topsuit", "92q") * MATCHES:
        options = {"target": SHORT["target"]} if "target" in GAMES[slug].brief else {}
        table = await tables.open(
            slug,
            guild=GUILD,
            channel=server.corner,
            user=host[0],
            name=host[1],
            options=options,
            players=len(PEOPLE),
        )
        for other in others:
            await tables.join(table.id, *other)
        await tables.start(table.id, host[0])
        think = brain(slug, "chance")
        while table.live:
            if table.between_hands:
                await tables.next_hand(table.id, host[0])
            for seat in table.waiting_for[:1]:
                action = think(table.state.view(seat), seat, rng)
                await tables.act(table.id, table.user_at(seat) or 0, table.turn(seat), action)
    season = seasons.current(None, server, now())._replace(until=now())
    server = replace(server, announce=server.corner)
    await bot.store.arrange(server)
    await bot.store.write(partial(seasons.conclude, season=season, announce=True))
    bot.dispatch("arranged", server)


def _shorten() -> None:
    """Make every match opened from now on end after a hand or two."""
    for game in GAMES.values():
        game.options = tuple(
            replace(option, default=SHORT.get(option.name, option.default)) for option in game.options
        )


async def _obey(bot: Toucan, page: LocalPage) -> None:
    """Obey each line of input, and report when it is done."""
    play: Play | None = None
    level = "normal"
    sys.stdout.write(f"{page.url}\n")
    sys.stdout.flush()
    while line := await asyncio.to_thread(sys.stdin.readline):
        match line.split():
            case ["language", language]:
                server = replace(await bot.store.server(GUILD), language=language)
                await bot.store.arrange(server)
                bot.dispatch("arranged", server)
                for viewer in page.viewers:
                    player = await bot.store.player(viewer.id)
                    await bot.store.prefer(replace(player, language=language))
            case ["level", level]:
                pass
            case ["people"]:
                await _meet(bot, page)
                await bot.courier.rest()
            case ["short"]:
                _shorten()
            case [moment]:
                # A match may be over before it comes to this moment.
                if play is None or (play.match() and bot.tables.live()):
                    play = Play(bot, bot.tables.live()[-1], level)
                await play.until(getattr(play, moment))
                # The panels on the page follow the table with a delay.
                await bot.courier.rest()
        sys.stdout.write("done\n")
        sys.stdout.flush()


@contextmanager
def _seen_for(seconds: float) -> Iterator[None]:
    before, app.PAUSE = app.PAUSE, seconds  # type: ignore[misc]  # nobody else is there
    yield
    app.PAUSE = before  # type: ignore[misc]


async def _main(port: int) -> None:
    settings = settings_of(os.environ)
    set_up(settings.log_level, settings.log_format)
    with _seen_for(NEVER):
        async with laid(settings, port) as (toucan, page):
            obeying = asyncio.create_task(_obey(toucan, page))
            obeying.add_done_callback(lambda done: done.cancelled() or done.result())
            await page.follow()


if __name__ == "__main__":
    asyncio.run(until_stopped(_main(int(sys.argv[-1]))))
