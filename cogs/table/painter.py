"""The public message of each table: always brought to the newest state, and bursts collapse.

The log has what happened, so no failure here touches a game; and what a match that is over still owes its
channel is in the database (`owed`), so that it is paid after a restart too.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.games.base import NATURE, Refusal
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.store.owed import Owed
from bot.tables.table import Table
from bot.words import words
from cogs.answers import pictured
from cogs.delivery import drawing, rest
from cogs.delivery.budget import Budget, Change, Urgency
from cogs.delivery.courier import Errand, in_time, nonce
from cogs.delivery.history import find_own
from cogs.delivery.paced import Paced
from cogs.delivery.verdict import Verdict, verdict
from cogs.delivery.visits import NoWay
from cogs.duplicate import text as duplicate_text
from cogs.kit import ids
from cogs.kit.pages import Page
from cogs.people import challenge_text
from cogs.server.threads import Threads
from cogs.server.troubles import Troubles
from cogs.table import exits, public
from cogs.table.debts import Debts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from bot.games.base import Event
    from cogs.client import Client

SHOW_SECONDS: Final = 1.5
"""How long `/table show` waits for the message before it says that it will come."""
ANSWER_SECONDS: Final = 3.0
"""How long the public message waits for a click on it that changes it itself."""
TURN_SECONDS: Final = 1.0
"""How long such a click waits for requests that change the message before its own does."""


@dataclass(slots=True)
class Shown:
    """What is known of a table's public message."""

    page: int | None = None
    """The hash of what it shows, for pictures are large; None where that is not known."""
    pictures: int | None = None
    """The same of its pictures alone."""
    since: float | None = None
    """When the change was made that it does not show yet, by the loop's clock."""
    under_way: int = 0
    """Requests that change it and have no answer yet."""
    crossed: bool = False
    """Two of them were under way at the same time: nobody knows which came last."""
    waits: Change | None = None
    """While what has changed waits for its turn."""
    budget: Budget | None = None
    """What the newest turn was taken from."""
    waking: bool = False
    """The bot was started, and nothing has changed since."""
    unheard: bool = False
    """The bot was started, and knows of no message: perhaps it was killed before it heard of one."""
    answering: int = 0
    """Clicks whose answer will change it."""
    posting: str = ""
    """The nonce of another message of which nobody knows whether it stands there."""
    again: asyncio.Future[None] | None = None
    """Somebody wants it posted anew at the bottom of the channel."""
    result: int | None = None
    """The message whose hand is over, and which was asked to show the result."""
    left: int | None = None
    """The message that was the table's once and says so."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while no click is being answered."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from the making of a page until Discord has it: of two requests the newer page comes last."""


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
        self.troubles = Troubles(bot)
        self.threads = Threads(bot)
        self.debts = Debts(bot, self, self.troubles)
        self._told: list[Callable[[Table], None]] = []
        self._woken = Paced(self._look_after, lambda: bot.budget.rate)
        bot.visits.told, bot.visits.last = self._carried_on, self._last

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
        shown, at = self._of(table), asyncio.get_running_loop().time()
        shown.waking = waking
        if shown.since is None:
            shown.since = at
        if shown.waits:
            shown.waits.renew(_how(table, shown), at)
        if table.channel in self._held:
            self._waiting[table.id] = table
            return
        self.bot.courier.want(self._errand(table))
        if self.troubles.seems_over(table):
            self.bot.courier.hurry(public.place(table.id))

    def woken(self, table: Table) -> None:
        """It is awake after a start: paint it when it is its turn, and as soon as it changes."""
        if table.record.message is None and table.live:
            self._of(table).unheard = True
        self._woken.add(table)

    def _look_after(self, table: Table) -> None:
        shown = self._shown.get(table.id)
        # Else it has changed meanwhile, or a click has been answered with it.
        if table.live and (shown is None or (shown.page is None and shown.since is None)):
            self.touch(table, waking=True)

    def leave(self, table: Table) -> None:
        """Another process shows it from here on."""
        self._shown.pop(table.id, None)
        self._waiting.pop(table.id, None)
        self.bot.visits.forget(table.id)

    def close(self) -> None:
        self._woken.close()

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
    async def answer_in_turn(self, table: Table) -> AsyncIterator[None]:
        """Make the page of the public message and answer a click with it, once nobody else changes it.

        If that takes too long the answer goes out all the same.
        """
        async with _in_turn(self._of(table), TURN_SECONDS):
            yield

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
                shown.pictures = hash(page.pictures) if done else None
            elif not shown.under_way:
                shown.crossed, shown.pictures = False, None
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
        self.bot.courier.hurry(public.place(table.id))
        try:
            async with asyncio.timeout(SHOW_SECONDS):
                await asyncio.shield(wanted)
        except TimeoutError:
            return False
        return True

    async def page(self, table: Table) -> Page:
        """What the public message should show now, in its channel's language."""
        async with self.bot.languages.at(table.record):
            return await self._page(table)

    def show_newest(self, number: int) -> None:
        """Somebody clicked on a message of a table that is over: if it waits to be changed, try now."""
        self.bot.courier.hurry(public.place(number))

    # One table

    def _of(self, table: Table) -> Shown:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = self._shown[table.id] = Shown()
            shown.free.set()
        return shown

    def _errand(self, table: Table) -> Errand:
        return Errand(
            public.place(table.id),
            partial(self.paint, table),
            table.guild,
            table.channel,
            table.id,
            self._pace,
            gone=partial(self._gone, table),
            impossible=partial(self._impossible, table),
            blocked=partial(self._refused, table),
            doubt=partial(self._forget, table),
        )

    def _forget(self, table: Table) -> None:
        if shown := self._shown.get(table.id):
            shown.page = shown.pictures = None

    async def paint(self, table: Table) -> None:
        """Bring the public message up to date, as the courier says."""
        # Before that nobody knows what language a server has on Discord.
        await self.bot.connections.knows(table.guild)
        shown = self._of(table)
        await _answered(shown)
        if _is_shown(table, shown):
            # By a page that was made after it had changed.
            return
        async with self._turn(table, shown) as made:
            # Somebody may have clicked meanwhile.
            await _answered(shown)
            since, shown.since = shown.since, None
            # Whoever asks from here on waits for the next time.
            again = shown.again
            try:
                async with self.bot.languages.at(table.record):
                    await self._paint_public(table, shown, made, again=again is not None)
            except BaseException:
                shown.since = since
                raise
        self._settled(table, shown, again)

    def _settled(self, table: Table, shown: Shown, again: asyncio.Future[None] | None) -> None:
        metrics.paints.labels("painted").inc()
        if again and shown.again is again:
            shown.again = None
            again.set_result(None)
        if not table.live and shown.since is None:
            self._shown.pop(table.id, None)
            self.bot.visits.forget(table.id)

    @asynccontextmanager
    async def _turn(self, table: Table, shown: Shown) -> AsyncIterator[Callable[[], None]]:
        """Wait for it; what this gives is to be called once the page is made."""
        budget, now = self._budget(table, shown), asyncio.get_running_loop().time()
        change = Change(_how(table, shown), now if shown.since is None else shown.since, now, makes=True)
        shown.waits, shown.budget = change, budget
        try:
            await budget.wait(change)
        finally:
            shown.waits = None
        with ExitStack() as making:
            making.callback(budget.made)
            if shown.answering or shown.turn.locked():
                # Others go on while this waits for a click.
                making.close()
            yield making.close

    async def _paint_public(
        self, table: Table, shown: Shown, made: Callable[[], None], *, again: bool
    ) -> None:
        over, gone = not table.live, False
        async with _in_turn(shown, ANSWER_SECONDS):
            while True:
                hand, page = public.hands(table), await self._page(table, shown, drawing.AT_ONCE)
                if hand == public.hands(table):
                    break
                # A page of the hand before has no place in the message of the hand that was dealt since.
            made()
            try:
                await self._bring(table, shown, page, again=again)
            except discord.HTTPException as error:
                # If its thread was deleted, the channel above can still hear how it ended.
                gone = over and table.record.parent is not None and verdict(error) is Verdict.GONE
                if not gone:
                    raise
        # Not if it has ended since: that is yet to be shown.
        if over:
            await self.threads.close(table, page, gone=gone)
            await self.bot.tables.paid(table.id)
        else:
            self.threads.reopened(table)

    def _budget(self, table: Table, shown: Shown) -> Budget:
        """By what its next request will be counted, as far as is known."""
        edits = shown.again is None and not shown.posting and not self._next_hand(table)
        by_token = edits and self.bot.interaction_tokens.good_for(table.record.message)
        return self.bot.uncounted if by_token else self.bot.budget

    @staticmethod
    def _not_needed(shown: Shown) -> None:
        """The message shows it already: another's turn comes sooner."""
        if shown.budget:
            shown.budget.give_back()

    async def _bring(self, table: Table, shown: Shown, page: Page, *, again: bool) -> None:
        """Have the message show this page, as an edit or as another message."""
        unheard = shown.unheard or not table.live
        if unheard and table.record.message is None and not table.record.visiting:
            await self._look_for(table)
        old = table.record.message
        if table.record.visiting:
            await self._visit(table, shown, page, again=again)
        elif old is None:
            await self._post(table, page)
        elif self._next_hand(table):
            if shown.result != old:
                # At once, whatever becomes of the new message: the result is wanted even where nothing more
                # can be posted.
                shown.result = old
                self.debts.leave(table, old, self.left_behind(table))
            await self._post(table, page, left=old)
        elif again:
            await self._post_below(table, page, old)
        elif shown.posting:
            await self._post_for_certain(table, page, old)
        elif shown.page != hash(page) or not table.live:
            await self._edit_or_post(table, page, old)
        else:
            self._not_needed(shown)

    async def _look_for(self, table: Table) -> None:
        """Take the newest message that stands there for the table's."""
        found = await find_own(self.bot, table.channel, partial(_is_of, table.id))
        if found is not None:
            await self.found(table, found)

    async def found(self, table: Table, message: int) -> None:
        """This message stands there, and is the table's from here on."""
        await self.bot.tables.posted(table, message, public.hands(table))
        self.bot.dispatch("posted", table)
        self._tell(table)

    async def _visit(self, table: Table, shown: Shown, page: Page, *, again: bool) -> None:
        """Where the bot is not itself: by the newest click that lets it; without one, at the next click."""
        old, visits = table.record.message, self.bot.visits
        if old is not None and not again and table.live and shown.page == hash(page):
            self._not_needed(shown)
            return
        with suppress(NoWay):
            if old is not None and not again:
                with suppress(NoWay):
                    async with self.changing(table, page):
                        kept = shown.pictures == hash(page.pictures) and shown.under_way == 1
                        await visits.edit(table, old, page, kept=kept)
                    return
                if shown.waking:
                    # Nothing has happened since that is worth another message.
                    return
            async with self.changing(table, page):
                sent = await visits.post(table, page)
                await self.bot.tables.posted(table, sent, public.hands(table))
            self.bot.dispatch("posted", table)
            self._tell(table)

    def _carried_on(self, table: Table) -> None:
        """Somebody clicked where the bot is not itself: what could not be shown before can be now."""
        shown = self._shown.get(table.id)
        if table.live and (shown is None or shown.page is None):
            self.touch(table)

    async def _last(self, table: Table, message: int) -> Page | None:
        if not table.live:
            return await self.page(table)
        if message > (table.record.message or 0):
            # It was posted, and nobody told us so.
            await self.found(table, message)
        return None if message == table.record.message else Page((words()("table-goes-on"),))

    async def _edit_or_post(self, table: Table, page: Page, old: int) -> None:
        try:
            async with self.changing(table, page):
                await self._edit(table, old, page)
        except discord.HTTPException as error:
            if verdict(error) is not Verdict.NEW_MESSAGE:
                raise
            await self._post_below(table, page, old)

    async def _post_below(self, table: Table, page: Page, old: int) -> None:
        """Only once there is another message the old one ends: without permission it stays the table."""
        left = self.left_behind(table)
        await self._post(table, page, left=old)
        self.debts.leave(table, old, left)

    async def _post_for_certain(self, table: Table, page: Page, old: int) -> None:
        """If the message that was posted below arrived, Discord answers with it; else it does now.

        While nothing can be posted the one above goes on, as far as anybody knows.
        """
        try:
            await self._post_below(table, page, old)
        except discord.HTTPException as error:
            if verdict(error) is Verdict.BLOCKED:
                with suppress(discord.HTTPException):
                    async with self.changing(table, page):
                        await self._edit(table, old, page)
            raise

    async def _post(self, table: Table, page: Page, left: int | None = None) -> None:
        """`left`: the message that was the table's until now, and has yet to say so."""
        channel = self.bot.get_partial_messageable(table.channel)
        # Discord gives a post that it has taken already its old answer: the receipt may have been lost.
        once = nonce("table", table.id, table.record.message, table.channel)
        shown, hand = self._of(table), public.hands(table)
        again, shown.posting = shown.posting == once, once
        async with self.changing(table, page):
            try:
                sent = await in_time(channel.send(view=page.view(), files=page.files(), nonce=once))
            except discord.HTTPException as error:
                if not _perhaps(error, before=again):
                    shown.posting = ""
                raise
            owed = None
            if left and shown.left != left:
                owed = Owed(table.id, left, table.record.hand or 0)
            await self.bot.tables.posted(table, sent.id, hand, left=owed)
            shown.posting = ""
        if again:
            # Perhaps it is the message of an earlier attempt, which shows what was true then.
            self._forget(table)
            self.touch(table)
        self.bot.dispatch("posted", table)
        self._tell(table)

    async def _edit(self, table: Table, number: int, page: Page) -> None:
        http, channel, shown = self.bot.http, table.channel, self._of(table)
        kept = shown.pictures == hash(page.pictures) and shown.under_way == 1
        if await self.bot.interaction_tokens.edit(number, page, kept=kept):
            return
        await in_time(
            pictured(lambda kept: rest.edit_message(http, channel, number, page.edit(kept=kept)), kept=kept)
        )

    def left(self, table: Table, message: int) -> None:
        """This message, which was the table's once, says so now."""
        if shown := self._shown.get(table.id):
            shown.left = message

    # What they show

    @staticmethod
    def _next_hand(table: Table) -> bool:
        """Whether there is another hand than the message was posted for."""
        shown = table.record.hand
        # The lobby's message becomes the first hand's; a challenge has no hands to show.
        return shown is not None and not table.record.duplicated and public.hands(table) > max(shown, 1)

    def left_behind(self, table: Table) -> Page:
        """What the table's message says once there is another below."""
        if self._next_hand(table):
            return public.finished(table, self.bot.game_cog(table.slug))
        return Page((words()("table-goes-on"),))

    async def _page(self, table: Table, shown: Shown | None = None, patience: float = drawing.PUBLIC) -> Page:
        """`shown`: for the message itself, which will show all that has changed until its page is made."""
        cog = self.bot.game_cog(table.slug)
        if table.record.board is not None:
            return duplicate_text.page(table, cog, draining=self.bot.tables.draining)
        if table.record.week is not None:
            return challenge_text.page(table, cog, draining=self.bot.tables.draining)

        def leaving() -> tuple[str, ...]:
            if shown:
                shown.since = None
            return exits.told(table)

        return await public.page(self.bot, table, leaving, patience)

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
        if error:
            metrics.paints.labels("refused").inc()
            self._give_up(table, self.troubles.met(table, error))
        else:
            self.troubles.over(table.channel)
        self._tell(table)

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


def _how(table: Table, shown: Shown) -> Urgency:
    again = shown.again is not None
    return Urgency.WAKING if shown.waking and not again else urgency(table, again=again)


def _perhaps(error: discord.HTTPException, *, before: bool) -> bool:
    """Whether a post that was refused so may stand there; `before`: an earlier attempt may have arrived."""
    return verdict(error) is Verdict.AGAIN or (before and verdict(error) is Verdict.BLOCKED)


def _is_shown(table: Table, shown: Shown) -> bool:
    """Whether there is nothing that the message of a table that goes on does not show."""
    return table.live and shown.since is None and shown.again is None and shown.page is not None


def _is_of(table: int, control: str) -> bool:
    """Whether it is a control of the table's own message, and of no other that everybody sees."""
    try:
        made = ids.parse(control)
    except Refusal:
        return False
    match made:
        case ids.Lobby(table=of) | ids.Look(table=of, what="rules"):
            return of == table
        case ids.Rematch(table=of) | ids.Seat(table=of, what="resume"):
            # Of a match that is over, or put by.
            return of == table
    return False


async def _answered(shown: Shown) -> None:
    """Wait until no click is being answered, but not for ever."""
    if shown.answering:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await shown.free.wait()


@asynccontextmanager
async def _in_turn(shown: Shown, seconds: float) -> AsyncIterator[None]:
    """Alone, unless the one before takes longer than so many seconds."""
    alone = False
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            alone = await shown.turn.acquire()
    try:
        yield
    finally:
        if alone:
            shown.turn.release()


def urgency(table: Table, *, again: bool = False) -> Urgency:
    """Of a change of the table's public message."""
    if again or not table.live or table.record.message is None:
        return Urgency.END
    people = any(seat != NATURE and not table.level(seat) for seat in table.waiting_for)
    return Urgency.TURN if people or table.status == "lobby" else Urgency.MOVE
