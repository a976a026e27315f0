"""The public message of each table: always brought to the newest state, and bursts collapse.

The log has what happened, so no failure here touches a game; and what a match that is over still owes its
channel is in the database (`owed`), so that it is paid after a restart too.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.games import GAMES
from bot.games.base import NATURE, Refusal
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.store.owed import Owed
from bot.store.schema import VOID
from bot.tables.table import Outdated, Table, Unreadable
from bot.words import words
from cogs.delivery.budget import Urgency
from cogs.delivery.courier import Errand, deadline, nonce
from cogs.delivery.verdict import BROKEN, THREAD_LOCKED, Verdict, verdict
from cogs.kit.pages import Page
from cogs.people import challenge_text
from cogs.server.permissions import lacking_in, named
from cogs.table import exits, public

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from bot.games.base import Event
    from bot.tables.records import Record
    from cogs.client import Client

DRAWING: Final = 4
"""Pictures of public messages drawn at the same time; panels that were clicked for are drawn before them."""
SHOW_SECONDS: Final = 1.5
"""How long `/table show` waits for the message before it says that it will come."""
ANSWER_SECONDS: Final = 3.0
"""How long the public message waits for a click on it that changes it itself."""


@dataclass(slots=True)
class Shown:
    """What is known of a table's public message."""

    page: int | None = None
    """The hash of what it shows, for pictures are large; None where that is not known."""
    since: float | None = None
    """When the change was made that it does not show yet, by the loop's clock."""
    under_way: int = 0
    """Requests that change it and have no answer yet."""
    crossed: bool = False
    """Two of them were under way at the same time: nobody knows which came last."""
    waking: bool = False
    """The bot was started, and nothing has changed since."""
    answering: int = 0
    """Clicks whose answer will change it."""
    again: asyncio.Future[None] | None = None
    """Somebody wants it posted anew at the bottom of the channel."""
    result: int | None = None
    """The message whose hand is over, and which was asked to show the result."""
    left: int | None = None
    """The message that was the table's once and says so."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while no click is being answered."""


class Painter:
    def __init__(self, bot: Client, pace: float) -> None:
        """`pace`: seconds between two edits of a message."""
        self.bot = bot
        self._pace = pace
        self._held: dict[int, int] = {}
        """By channel: commands whose answer will be the table's message."""
        self._waiting: dict[int, Table] = {}
        """Tables that changed while their channel was held."""
        self._shown: dict[int, Shown] = {}
        self._troubles: dict[int, tuple[str, tuple[str, ...]]] = {}
        """By channel: the key of the sentence that says why it cannot be painted, and permissions."""
        self._drawing = asyncio.Semaphore(DRAWING)
        self._told: list[Callable[[Table], None]] = []

    def listen(self, told: Callable[[Table], None]) -> None:
        """Be told when a table has another message, or none can be painted for it, or again."""
        self._told.append(told)

    def _tell(self, table: Table) -> None:
        for told in self._told:
            told(table)

    # What others ask for

    def touch(self, table: Table, _: tuple[Event, ...] = (), *, waking: bool = False) -> None:
        """The table has changed; paint it soon. `waking`: perhaps not, but nobody knows what it shows."""
        if table.status == "archived":
            # There is no channel to show anything in.
            self._shown.pop(table.id, None)
            return
        shown = self._of(table)
        shown.waking = waking
        if shown.since is None:
            shown.since = asyncio.get_running_loop().time()
        if table.channel in self._held:
            self._waiting[table.id] = table
            return
        self.bot.courier.want(self._errand(table))
        if table.channel in self._troubles and not self._missing(table):
            self.bot.courier.hurry(_key(table.id))

    @contextmanager
    def held(self, channel: int) -> Iterator[None]:
        """Post nothing in this channel meanwhile: the answer to a command will be the table's message."""
        self._held[channel] = self._held.get(channel, 0) + 1
        try:
            yield
        finally:
            self._held[channel] -= 1
            if not self._held[channel]:
                del self._held[channel]
                for table in [table for table in self._waiting.values() if table.channel == channel]:
                    del self._waiting[table.id]
                    self.touch(table)

    @contextmanager
    def answering(self, table: Table) -> Iterator[None]:
        """A click is answered by changing the table's message: nobody else needs to do that meanwhile."""
        shown = self._of(table)
        shown.answering += 1
        shown.free.clear()
        try:
            yield
        finally:
            shown.answering -= 1
            if not shown.answering:
                shown.free.set()

    @asynccontextmanager
    async def changing(self, table: Table, page: Page) -> AsyncIterator[None]:
        """A request is under way that makes the public message this page.

        Of two at the same time nobody knows which Discord did last: then it is painted once more.
        """
        shown = self._of(table)
        shown.crossed |= shown.under_way > 0
        shown.under_way += 1
        shown.page = None
        done = False
        try:
            yield
            done = True
        finally:
            shown.under_way -= 1
            if not shown.crossed:
                shown.page = hash(page) if done else None
            elif not shown.under_way:
                shown.crossed = False
                self.touch(table)

    async def post_again(self, table: Table) -> bool:
        """Have the table posted at the bottom of its channel; False where that has to wait.

        `Refusal` that says what is missing.
        """
        shown = self._of(table)
        if shown.again is None:
            shown.again = asyncio.get_running_loop().create_future()
        wanted = shown.again
        self.touch(table)
        self.bot.courier.hurry(_key(table.id))
        try:
            async with asyncio.timeout(SHOW_SECONDS):
                await asyncio.shield(wanted)
        except TimeoutError:
            return False
        return True

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """Whoever asked for what is posted inside is told what that takes."""
        try:
            yield
        except (discord.HTTPException, *BROKEN) as error:
            if verdict(error) is Verdict.AGAIN:
                raise Refusal("discord-silent") from error
            if not isinstance(error, discord.HTTPException) or verdict(error) is not Verdict.BLOCKED:
                raise
            key, permissions = self._trouble(table, error)
            raise Refusal(key, permissions=named(permissions)) from None

    def trouble(self, table: Table) -> str:
        """Why the public message could not be painted the last time; empty if it could."""
        if table.channel not in self._troubles:
            return ""
        key, permissions = self._troubles[table.channel]
        return words()(key, permissions=named(permissions))

    async def page(self, table: Table) -> Page:
        """What the public message should show now, in its channel's language."""
        async with self.bot.languages.in_language_of(table.guild):
            return await self._page(table)

    def apologise(self, record: Record) -> None:
        """Say in its channel why a table did not wake up."""
        self.pay(Owed(record.id, record.message or 0, None), record)

    def pay(self, owed: Owed, record: Record) -> None:
        """What the last message of a match that is over, or of an earlier hand, has yet to show."""
        end = owed.hand is None
        key = _key(record.id) if end else ("result", record.id, owed.message)
        work = self._pay_end if end else self._pay_result
        self.bot.courier.want(
            Errand(
                key,
                partial(work, owed, record),
                record.guild,
                record.channel,
                record.id,
                gone=partial(self.bot.tables.paid, owed.table, owed.message),
                impossible=partial(self._never_paid, owed.table, owed.message),
                blocked=partial(self._blocked, record.channel),
            )
        )

    def show_newest(self, number: int) -> None:
        """Somebody clicked on a message of a table that is over: if it waits to be changed, try now."""
        self.bot.courier.hurry(_key(number))

    # One table

    def _of(self, table: Table) -> Shown:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = self._shown[table.id] = Shown()
            shown.free.set()
        return shown

    def _errand(self, table: Table) -> Errand:
        return Errand(
            _key(table.id),
            partial(self._paint, table),
            table.guild,
            table.channel,
            table.id,
            self._pace,
            gone=partial(self._gone, table),
            impossible=partial(self._impossible, table),
            blocked=partial(self._refused, table),
        )

    async def _paint(self, table: Table) -> None:
        # Before that nobody knows what language a server has on Discord.
        await self.bot.wait_until_ready()
        shown = self._of(table)
        if shown.answering:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await shown.free.wait()
            except TimeoutError:
                pass
        await self._turn(table, shown)
        since, shown.since = shown.since, None
        try:
            async with self.bot.languages.in_language_of(table.guild):
                await self._paint_public(table, shown)
        except BaseException:
            shown.since = since
            raise
        self._settled(table, shown)

    def _settled(self, table: Table, shown: Shown) -> None:
        metrics.paints.labels("painted").inc()
        if shown.again:
            waiting, shown.again = shown.again, None
            waiting.set_result(None)
        if not table.live and shown.since is None:
            self._shown.pop(table.id, None)

    async def _turn(self, table: Table, shown: Shown) -> None:
        again = shown.again is not None
        how = Urgency.WAKING if shown.waking and not again else urgency(table, again=again)
        await self.bot.budget.take(how, shown.since)

    async def _paint_public(self, table: Table, shown: Shown) -> None:
        page, old = await self._page(table), table.record.message
        if old is None:
            await self._post(table, page)
        elif self._next_hand(table):
            if shown.result != old:
                # At once, whatever becomes of the new message: the result is wanted even where nothing more
                # can be posted.
                shown.result = old
                self.bot.courier.want(self._result(table, old, self._left_behind(table)))
            await self._post(table, page, left=old)
        elif shown.again:
            await self._post_below(table, page, old)
        elif shown.page != hash(page) or not table.live:
            await self._edit_or_post(table, page, old)
        else:
            self.bot.budget.give_back()
        if not table.live:
            await self.bot.tables.paid(table.id)

    async def _edit_or_post(self, table: Table, page: Page, old: int) -> None:
        try:
            async with self.changing(table, page):
                await self._edit(table.channel, old, page)
        except discord.HTTPException as error:
            if verdict(error) is not Verdict.NEW_MESSAGE:
                raise
            await self._post_below(table, page, old)

    async def _post_below(self, table: Table, page: Page, old: int) -> None:
        """Only once there is another message the old one ends: without permission it stays the table."""
        left = self._left_behind(table)
        await self._post(table, page, left=old)
        self.bot.courier.want(self._result(table, old, left))

    async def _post(self, table: Table, page: Page, left: int | None = None) -> None:
        """`left`: the message that was the table's until now, and has yet to say so."""
        channel = self.bot.get_partial_messageable(table.channel)
        # Discord gives a post that it has taken already its old answer: the receipt may have been lost.
        once = nonce("table", table.id, table.record.message, table.channel)
        hand = public.hands(table)
        async with self.changing(table, page):
            async with deadline():
                sent = await channel.send(view=page.view(), files=page.files(), nonce=once)
            owed = None
            if left and self._of(table).left != left:
                owed = Owed(table.id, left, table.record.hand or 0)
            await self.bot.tables.posted(table, sent.id, hand, left=owed)
        self._tell(table)

    async def _edit(self, channel: int, number: int, page: Page) -> None:
        message = self.bot.get_partial_messageable(channel).get_partial_message(number)
        async with deadline():
            await message.edit(view=page.view(), attachments=page.files())

    # A message that is the table's no more

    def _result(self, table: Table, message: int, page: Page) -> Errand:
        return Errand(
            ("result", table.id, message),
            partial(self._leave_behind, table, message, page),
            table.guild,
            table.channel,
            table.id,
            gone=partial(self.bot.tables.paid, table.id, message),
            impossible=partial(self._never_paid, table.id, message),
            blocked=partial(self._blocked, table.channel),
        )

    async def _leave_behind(self, table: Table, message: int, page: Page) -> None:
        await self.bot.budget.take(Urgency.END)
        try:
            await self._edit(table.channel, message, page)
        except discord.HTTPException as error:
            if verdict(error) is not Verdict.NEW_MESSAGE:
                raise
        if table.id in self._shown:
            self._shown[table.id].left = message
        await self.bot.tables.paid(table.id, message)

    # What is owed since before the bot was started

    async def _pay_end(self, owed: Owed, record: Record) -> None:
        await self.bot.wait_until_ready()
        try:
            table = await self.bot.tables.read(record.id)
        except Refusal:
            if record.status in VOID:
                await self._apologise(record)
            await self.bot.tables.paid(owed.table)
            return
        if table.live:
            await self.bot.tables.paid(owed.table)
        else:
            await self._paint(table)

    async def _pay_result(self, owed: Owed, record: Record) -> None:
        await self.bot.wait_until_ready()
        try:
            table = await self.bot.tables.read(record.id)
            before = await asyncio.to_thread(_as_of_hand, table, owed.hand)
        except (Refusal, Outdated, Unreadable):
            await self.bot.tables.paid(owed.table, owed.message)
            return
        async with self.bot.languages.in_language_of(record.guild):
            page = self._left_behind(before) if before else Page((words()("table-goes-on"),))
        await self._leave_behind(table, owed.message, page)

    async def _apologise(self, record: Record) -> None:
        """Say in its channel why a table did not wake up."""
        await self.bot.budget.take(Urgency.MOVE)
        async with self.bot.languages.in_language_of(record.guild):
            page = Page((*self._titles(record.slug), words()(f"table-{record.status}")))
        async with deadline():
            await self.bot.get_partial_messageable(record.channel).send(
                view=page.view(), nonce=nonce(record.status, record.id)
            )

    def _titles(self, slug: str) -> tuple[str, ...]:
        """The title of a game's message; a game that is gone has none."""
        return (words()("title", game=self.bot.game_cog(slug).game_name),) if slug in GAMES else ()

    # What they show

    @staticmethod
    def _next_hand(table: Table) -> bool:
        """Whether there is another hand than the message was posted for."""
        shown = table.record.hand
        # The lobby's message becomes the first hand's; a challenge has no hands to show.
        return shown is not None and table.record.week is None and public.hands(table) > max(shown, 1)

    def _left_behind(self, table: Table) -> Page:
        """What the table's message says once there is another below."""
        if self._next_hand(table):
            return public.finished(table, self.bot.game_cog(table.slug))
        return Page((words()("table-goes-on"),))

    async def _page(self, table: Table) -> Page:
        cog = self.bot.game_cog(table.slug)
        if table.record.week is not None:
            return challenge_text.page(table, cog, draining=self.bot.tables.draining)
        async with self._drawing:
            return await public.page(self.bot, table, exits.told(table))

    # What goes wrong

    async def _gone(self, table: Table) -> None:
        """Its channel is no more: as if Discord had told of its deletion."""
        metrics.paints.labels("refused").inc()
        self._give_up(table, Refusal("table-gone"))
        if table.live:
            with suppress(Refusal):
                await self.bot.tables.archive(table.id)
        else:
            await self.bot.tables.paid(table.id)
        self._shown.pop(table.id, None)

    def _refused(self, table: Table, error: discord.HTTPException | None) -> None:
        self._blocked(table.channel, error)
        if error:
            metrics.paints.labels("refused").inc()
            key, permissions = self._troubles[table.channel] = self._trouble(table, error)
            self._give_up(table, Refusal(key, permissions=named(permissions)))
        self._tell(table)

    def _blocked(self, channel: int, error: discord.HTTPException | None) -> None:
        if error is None:
            self._troubles.pop(channel, None)

    def _give_up(self, table: Table, refusal: Refusal) -> None:
        """Whoever asked for the message is told, and does not wait for it."""
        shown = self._of(table)
        if shown.again:
            waiting, shown.again = shown.again, None
            waiting.set_exception(refusal)
            # Whoever waited may have left.
            waiting.exception()

    async def _impossible(self, table: Table, error: BaseException) -> None:
        metrics.paints.labels("failed").inc()
        self._give_up(table, Refusal("our-mistake"))
        mistake(f"table {table.id}: painting the public message", error, table=table.id)

    async def _never_paid(self, table: int, message: int, error: BaseException) -> None:
        mistake(f"table {table}: painting message {message}", error, table=table)
        await self.bot.tables.paid(table, message)

    def _trouble(self, table: Table, error: discord.HTTPException) -> tuple[str, tuple[str, ...]]:
        """The sentence that says why Discord refused, and the permissions that are missing."""
        if error.code == THREAD_LOCKED:
            return "table-trouble-locked", ()
        missing = self._missing(table)
        return ("table-trouble", missing) if missing else ("table-trouble-unknown", ())

    def _missing(self, table: Table) -> tuple[str, ...]:
        guild = self.bot.get_guild(table.guild or 0)
        channel = guild.get_channel_or_thread(table.channel) if guild else None
        return lacking_in(channel) if channel else ()


def urgency(table: Table, *, again: bool = False) -> Urgency:
    """Of a change of the table's public message."""
    if again or not table.live or table.record.message is None:
        return Urgency.END
    people = any(seat != NATURE and not table.level(seat) for seat in table.waiting_for)
    return Urgency.TURN if people or table.status == "lobby" else Urgency.MOVE


def _key(number: int) -> tuple[str, int]:
    """Of a table's public message, live or not."""
    return "table", number


def _as_of_hand(table: Table, hand: int | None) -> Table | None:
    """The table as it was when the hand after this one had been dealt; None where it never was."""
    deals = [line.n for line in table.log if line.seat == NATURE and line.action.startswith("deal ")]
    if hand is None or not 0 < hand < len(deals):
        return None
    return Table.of(table.record, table.log[: deals[hand] + 1])
