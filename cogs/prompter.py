"""Tells people that it is their turn, the way they like it: at most one mention a decision.

For each seat there is what should be told now and what is: where they differ, one task brings them together.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot import prompts
from bot.alarms import Alarms
from bot.deadlines import LENGTHS
from bot.faults import mistake
from bot.presence import awaited
from bot.prompts import TOLD, WARNED, Prompt, stages
from bot.records import now
from bot.words import words
from cogs import public
from cogs.kit.controls import Press, Style
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.app import Toucan
    from bot.games.base import Event, Seat
    from bot.table import Table

logger = logging.getLogger(__name__)

Place = tuple[int, "Seat"]
"""A table's number and a seat."""


class Wish(NamedTuple):
    """A decision that somebody has to make, and what they should have been told of it by now."""

    table: Table
    user: int
    turn: int
    stage: int


class Prompter:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._wished: dict[Place, Wish] = {}
        self._told: dict[Place, Prompt] = {}
        self._tasks: dict[Place, asyncio.Task[None]] = {}
        self._alarms: Alarms[tuple[Place, int]] = Alarms(self._rung)

    async def remember(self) -> None:
        """Who was told before the bot stopped; before any table is touched."""
        for prompt in await self.bot.store.read(prompts.read):
            self._told[prompt.table, prompt.seat] = prompt

    def wake(self, tables: Iterable[Table]) -> None:
        """Go on with these tables, and take away what is no longer true."""
        for table in tables:
            self.touch(table)
        for place in self._told.keys() - self._wished.keys():
            self._work(place)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: perhaps others are to act."""
        waiting = table.waiting_for
        for seat in range(len(table.seats)):
            place, user = (table.id, seat), awaited(table.record, seat) if seat in waiting else None
            wish = self._wished.get(place)
            if user is not None and wish and (wish.turn, wish.user) == (table.turn(seat), user):
                continue
            if wish:
                del self._wished[place]
                for stage in (TOLD, WARNED):
                    self._alarms.drop((place, stage))
            if user is not None:
                self._wished[place] = Wish(table, user, table.turn(seat), 0)
            if user is not None or place in self._told:
                self._work(place)

    async def close(self) -> None:
        self._alarms.close()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _rung(self, alarm: tuple[Place, int]) -> None:
        place, stage = alarm
        if wish := self._wished.get(place):
            self._wished[place] = wish._replace(stage=stage)
            self._work(place)

    def _work(self, place: Place) -> None:
        if place not in self._tasks:
            self._tasks[place] = asyncio.create_task(self._run(place), name=f"prompt {place}")

    async def _run(self, place: Place) -> None:
        try:
            while await self._step(place):
                pass
        except Exception as error:  # noqa: BLE001 — the table goes on, and shows whose turn it is
            mistake(f"table {place[0]}: telling whose turn it is", error)
        finally:
            del self._tasks[place]

    async def _step(self, place: Place) -> bool:
        """One step from what is told to what should be; False where there is no difference."""
        wish, told = self._wished.get(place), self._told.get(place)
        if told and (wish is None or told.turn != wish.turn):
            await self._retract(place, told)
            return True
        if wish is None:
            return False
        if wish.stage == 0:
            return await self._plan(place, wish, told.stage if told else 0)
        if wish.stage > (told.stage if told else 0):
            await self._tell(place, wish, told)
            return True
        return False

    async def _plan(self, place: Place, wish: Wish, done: int) -> bool:
        """Set the alarms of a new decision, as its player likes it; `done`: its stage before a restart."""
        if (place, TOLD) in self._alarms or (place, WARNED) in self._alarms:
            return False
        server = await self.bot.servers.get(wish.table.guild)
        likes = (await self.bot.store.player(wish.user)).mentions if server.mentions else "silent"
        if self._wished.get(place) is not wish:
            return True
        deadline = wish.table.deadlines.get(place[1])
        length = LENGTHS[wish.table.record.clock] if deadline else None
        # After a restart some of the time is gone.
        gone = length - (deadline.due - now()) / 1000 if deadline and length else 0.0
        for stage, seconds in stages(likes, length):
            if stage > done:
                self._alarms.set((place, stage), max(0.0, seconds - gone))
        return False

    async def _tell(self, place: Place, wish: Wish, told: Prompt | None) -> None:
        """Mention the player, once a decision; a later warning changes that message, and pings nobody."""
        # Before that nobody knows what language a server has on Discord.
        await self.bot.wait_until_ready()
        store, table = self.bot.store, wish.table
        if told is None:
            # Kept before it is sent: a prompt that is lost is better than one that is sent again and again.
            told = Prompt(table.id, place[1], wish.turn, wish.stage, table.channel)
            self._told[place] = told
            await store.write(partial(prompts.keep, prompt=told))
            message = await self._send(wish)
        else:
            message = told.message
            await self._warn(wish, told)
        told = told._replace(stage=wish.stage, message=message)
        self._told[place] = told
        await store.write(partial(prompts.keep, prompt=told))

    async def _send(self, wish: Wish) -> int | None:
        channel = self.bot.get_partial_messageable(wish.table.channel)
        allowed = discord.AllowedMentions(users=[discord.Object(wish.user)])
        try:
            page = await self._page(wish)
            sent = await channel.send(view=page.view(), allowed_mentions=allowed)
        except discord.HTTPException as error:
            logger.warning("table %d: nobody was told whose turn it is: %s", wish.table.id, error.code)
            return None
        return sent.id

    async def _warn(self, wish: Wish, told: Prompt) -> None:
        if told.message is None:
            return
        message = self.bot.get_partial_messageable(told.channel).get_partial_message(told.message)
        try:
            page = await self._page(wish)
            await message.edit(view=page.view())
        except discord.HTTPException as error:
            logger.warning("table %d: a prompt was not changed: %s", told.table, error.code)

    async def _retract(self, place: Place, told: Prompt) -> None:
        """Take away what is no longer true."""
        if told.message is not None:
            message = self.bot.get_partial_messageable(told.channel).get_partial_message(told.message)
            try:
                await message.delete()
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                logger.warning("table %d: a prompt was not deleted: %s", told.table, error.code)
        await self.bot.store.write(partial(prompts.drop, prompt=told))
        del self._told[place]

    async def _page(self, wish: Wish) -> Page:
        async with self.bot.languages.aloud(wish.table.guild):
            return self._said(wish)

    def _said(self, wish: Wish) -> Page:
        say, table = words(), wish.table
        seat = table.seat_of(wish.user)
        deadline = None if seat is None else table.deadlines.get(seat)
        said = {"mention": f"<@{wish.user}>", "game": self.bot.front(table.slug).game_name}
        if deadline is None:
            text = say("prompt", **said)
        else:
            key = "prompt-late" if wish.stage == WARNED else "prompt-until"
            text = say(key, **said, when=public.moment(deadline.due))
        hand = Press(say("button-hand"), f"press:look:{table.id}:hand", Style.primary)
        return Page((text,), rows=((hand,),))
