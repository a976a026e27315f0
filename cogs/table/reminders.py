"""Reminders of a player's turn, as they prefer: at most one mention for each decision.

For each seat there is a wished state and a sent state; where they differ, one task reconciles them.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import discord

from bot.records.presence import awaited
from bot.records.stored import now
from bot.store import prompts
from bot.store.prompts import TOLD, WARNED, Prompt, stages
from bot.time.deadlines import LENGTHS
from bot.time.heartbeat import GAP
from bot.time.timers import Alarms
from bot.words import words
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.posts import edit, post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import UNKNOWN_MESSAGE, Verdict, of_this_message, reason
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Awaitable, Collection, Iterable

    from bot.games.base import Event
    from bot.records.stored import TableSeat
    from bot.tables.table import Table
    from cogs.core.client import Client

T = TypeVar("T")

logger = logging.getLogger(__name__)


class DueReminder(NamedTuple):
    """A decision that a player has to make, and the stage of reminding due by now."""

    table: Table
    user: int
    turn: int
    stage: int


class Reminders:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._wished: dict[TableSeat, DueReminder] = {}
        self._told: dict[TableSeat, Prompt] = {}
        self._unsent: set[TableSeat] = set()
        """Seats whose reminder is wanted but has not arrived yet."""
        self._perhaps: dict[TableSeat, DueReminder] = {}
        """Seats whose reminder may have arrived although no receipt came."""
        self._guilds: dict[int, int | None] = {}
        """Servers of tables with reminders."""
        self._shown: dict[TableSeat, int] = {}
        """Deadlines that reminders show, in milliseconds since 1970 in UTC."""
        self._planned: dict[tuple[TableSeat, int], tuple[DueReminder, int, int]] = {}
        """Planned reminders: a wish, the start of the wait (Unix time) and the delay, in milliseconds."""
        self._alarms: Alarms[tuple[TableSeat, int]] = Alarms(self._due, self._rung)

    async def remember(self, shards: Collection[int] | None = None) -> None:
        """Load the reminders sent before the bot stopped, at all our tables or those of these shards.

        None of them may have been touched yet.
        """
        ours = self.bot.store.lease.shards
        which = ours.ours if shards is None else shards
        read = partial(prompts.read, count=ours.count, shards=which)
        for prompt, guild in await self.bot.store.read(read):
            self._told[prompt.table, prompt.seat] = prompt
            self._guilds[prompt.table] = guild

    def wake(self, tables: Iterable[Table]) -> None:
        """Resume these tables' reminders, and delete outdated ones."""
        for table in tables:
            self.touch(table)
        for place in self._told.keys() - self._wished.keys():
            self._work(place)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Update the reminders of a changed table."""
        waiting = table.waiting_for
        for seat in range(len(table.seats)):
            place, user = (table.id, seat), awaited(table.record, seat) if seat in waiting else None
            wish = self._wished.get(place)
            if user is not None and wish and (wish.turn, wish.user) == (table.turn(seat), user):
                if self._postponed(place) is not None:
                    self._work(place)
                continue
            if wish:
                del self._wished[place]
                for stage in (TOLD, WARNED):
                    self._alarms.drop((place, stage))
                    self._planned.pop((place, stage), None)
            if user is not None:
                self._wished[place] = DueReminder(table, user, table.turn(seat), 0)
            if user is not None or place in self._told:
                self._work(place)

    def leave(self, table: Table) -> None:
        """Forget a table's reminders: another process knows them."""
        self._guilds.pop(table.id, None)
        for places in (self._told, self._perhaps):
            for place in [place for place in places if place[0] == table.id]:
                del places[place]
        self._unsent = {place for place in self._unsent if place[0] != table.id}
        self._shown = {place: due for place, due in self._shown.items() if place[0] != table.id}

    async def close(self) -> None:
        self._alarms.close()

    def _due(self, key: tuple[TableSeat, int]) -> int:
        wish, since, length = self._planned[key]
        return wish.table.due(since, length)

    def _rung(self, key: tuple[TableSeat, int]) -> None:
        place, stage = key
        del self._planned[key]
        if wish := self._wished.get(place):
            self._wished[place] = wish._replace(stage=stage)
            self._work(place)

    def _work(self, place: TableSeat) -> None:
        wish, told = self._wished.get(place), self._told.get(place)
        guild = wish.table.guild if wish else self._guilds.get(place[0])
        channel = wish.table.channel if wish else told.channel if told else 0
        work = partial(self._run, place)
        self.bot.courier.want(
            Errand(
                ("prompt", *place),
                work,
                guild,
                channel,
                place[0],
                judged=of_this_message,
            )
        )

    async def _run(self, place: TableSeat) -> None:
        while await self._step(place):
            pass

    async def _step(self, place: TableSeat) -> bool:
        """Bring the sent state a step nearer to the wished one; return False if they agree."""
        wish, told = self._wished.get(place), self._told.get(place)
        if told and (wish is None or told.turn != wish.turn):
            await self._retract(place, told)
            return True
        if wish is None:
            return False
        if wish.stage == 0:
            return await self._moved(place, wish) or await self._plan(place, wish, told.stage if told else 0)
        if wish.stage > (told.stage if told else 0) or place in self._unsent:
            await self._tell(place, wish, told)
            return True
        return await self._moved(place, wish)

    def _postponed(self, place: TableSeat) -> int | None:
        """Return the deadline of a reminder that shows another one, because an outage has postponed it."""
        wish, told = self._wished.get(place), self._told.get(place)
        if wish is None or told is None or told.message is None or told.turn != wish.turn:
            return None
        deadline = wish.table.deadlines.get(place[1])
        # A restart is an outage too, and the deadlines shown before it are not stored.
        if deadline is None or abs(deadline.due - self._shown.get(place, 0)) <= GAP:
            return None
        return deadline.due

    async def _moved(self, place: TableSeat, wish: DueReminder) -> bool:
        """Show the postponed deadline, if there is one; return whether there was."""
        due, told = self._postponed(place), self._told.get(place)
        if due is None or told is None:
            return False
        await self._warn(wish._replace(stage=max(wish.stage, told.stage)), told)
        self._shown[place] = due
        return True

    async def _plan(self, place: TableSeat, wish: DueReminder, done: int) -> bool:
        """Set the timers of a new decision, as its player likes it; `done`: its stage before a restart."""
        if (place, TOLD) in self._alarms or (place, WARNED) in self._alarms:
            return False
        likes = await self._likes(wish)
        if self._wished.get(place) is not wish:
            return True
        deadline = wish.table.kept.get(place[1])
        length = LENGTHS[wish.table.record.clock] if deadline else None
        # After a restart part of the time is gone.
        since = deadline.due - round(1000 * length) if deadline and length else now()
        for stage, seconds in stages(likes, length):
            if stage > done:
                self._planned[place, stage] = wish, since, round(1000 * seconds)
                self._alarms.set((place, stage))
        return False

    async def _likes(self, wish: DueReminder) -> str:
        """Return this person's preference for reminders; `silent` where no mention is possible."""
        if wish.table.record.visiting:
            return "silent"
        server = await self.bot.store.server(wish.table.guild)
        return (await self.bot.store.player(wish.user)).mentions if server.mentions else "silent"

    async def _tell(self, place: TableSeat, wish: DueReminder, told: Prompt | None) -> None:
        """Mention the player, once a decision; a later warning edits that message without a ping."""
        # The server's language is unknown before that.
        await self.bot.connections.knows(wish.table.guild)
        if (told is None or place in self._unsent) and await self._likes(wish) == "silent":
            # The player has changed the preference since this was planned.
            self._unsent.discard(place)
            self._wished[place] = wish._replace(stage=told.stage if told else 0)
            return
        store, table = self.bot.store, wish.table
        if told is None:
            # Stored before it is sent: after a crash a lost reminder is better than a repeated one.
            told = Prompt(table.id, place[1], wish.turn, wish.stage, table.channel)
            self._told[place] = told
            self._guilds[table.id] = table.guild
            self._unsent.add(place)
            await store.write(partial(prompts.keep, prompt=told))
        if place in self._unsent:
            message = await self._sent(place, wish)
            self._unsent.discard(place)
        else:
            message = told.message
            await self._warn(wish, told)
        told = told._replace(stage=wish.stage, message=message)
        self._told[place] = told
        if deadline := table.deadlines.get(place[1]):
            self._shown[place] = deadline.due
        await store.write(partial(prompts.keep, prompt=told))

    async def _sent(self, place: TableSeat, wish: DueReminder) -> int | None:
        before = place in self._perhaps
        self._perhaps[place] = wish
        try:
            message = await self._send(wish)
        except discord.HTTPException as error:
            if not before and of_this_message(error) is Verdict.BLOCKED:
                # It surely was not posted.
                del self._perhaps[place]
            raise
        del self._perhaps[place]
        return message

    async def _send(self, wish: DueReminder, *, ping: bool = True) -> int | None:
        channel = self.bot.get_partial_messageable(wish.table.channel)
        await self.bot.rate_limiter.take(Urgency.TURN)
        page, once = await self._page(wish), ("prompt", wish.table.id, wish.user, wish.turn)
        sent = await _tried(
            wish.table.id,
            "nobody was told whose turn it is",
            post(channel, page, *once, pings=(wish.user,) if ping else ()),
        )
        return sent.id if sent else None

    async def _warn(self, wish: DueReminder, told: Prompt) -> None:
        if told.message is None:
            return
        await self.bot.rate_limiter.take(Urgency.TURN)
        page = await self._page(wish)
        request = edit(self.bot, told.channel, told.message, page)
        await _tried(told.table, "a prompt was not changed", request)

    async def _retract(self, place: TableSeat, told: Prompt) -> None:
        """Delete an outdated reminder."""
        sent = told.message
        if wish := self._perhaps.get(place):
            # If the first post arrived, Discord answers with it; else this one pings nobody, and is deleted
            # at once.
            sent = await self._send(wish, ping=False)
            del self._perhaps[place]
            told = self._told[place] = told._replace(message=sent)
        if sent is not None:
            message = self.bot.get_partial_messageable(told.channel).get_partial_message(sent)
            await self.bot.rate_limiter.take(Urgency.MOVE)
            await _tried(told.table, "a prompt was not deleted", message.delete())
        self._unsent.discard(place)
        await self.bot.store.write(partial(prompts.drop, prompt=told))
        del self._told[place]
        self._shown.pop(place, None)
        if not any(table == told.table for table, _ in self._told):
            self._guilds.pop(told.table, None)

    async def _page(self, wish: DueReminder) -> Page:
        async with self.bot.languages.at(wish.table.record):
            return self._said(wish)

    def _said(self, wish: DueReminder) -> Page:
        say, table = words(), wish.table
        seat = table.seat_of(wish.user)
        deadline = None if seat is None else table.deadlines.get(seat)
        said = {"mention": f"<@{wish.user}>", "game": self.bot.game_cog(table.slug).game_name}
        if deadline is None:
            text = say("prompt", **said)
        else:
            key = "prompt-late" if wish.stage == WARNED else "prompt-until"
            text = say(key, **said, when=public.moment(deadline.due))
        hand = Press(say("button-hand"), ids.Look(table.id, "hand"), Style.primary)
        return Page((text,), rows=((hand,),))


async def _tried(table: int, outcome: str, request: Awaitable[T]) -> T | None:
    """Try a request; raise errors that the courier retries, log the others."""
    try:
        return await in_time(request)
    except discord.HTTPException as error:
        if of_this_message(error) in (Verdict.AGAIN, Verdict.BLOCKED):
            raise
        if error.code == UNKNOWN_MESSAGE:
            return None
        logger.warning("table %d: %s: %s", table, outcome, reason(error))
        return None
