"""The public message of each table, always painted in its newest state; bursts are debounced.

The log is the truth, so no failure here touches a game. Final edits still owed are in the database (`owed`),
and made after a restart too.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.games.base import NATURE, Refusal
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.store.owed import Owed
from bot.tables.reactions import Reactions
from bot.tables.table import Table
from bot.words import words
from cogs.core.threads import Threads
from cogs.core.troubles import Troubles
from cogs.delivery import drawing
from cogs.delivery.courier import Errand
from cogs.delivery.history import find_own
from cogs.delivery.paced import Paced
from cogs.delivery.posts import edit, post
from cogs.delivery.rate_limiter import Queued, Urgency
from cogs.delivery.tokens import NoToken
from cogs.delivery.verdict import BROKEN, Verdict, verdict
from cogs.kit import ids
from cogs.kit.pages import Page
from cogs.pages import board_text as duplicate_text
from cogs.pages import challenge_text, public, talk
from cogs.table import exits
from cogs.table.debts import Debts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from bot.games.base import Event
    from bot.tables.reactions import Sign
    from cogs.core.client import Client

SHOW_SECONDS: Final = 1.5
"""Seconds that `/table show` waits for the message before it says that it will come."""
ANSWER_SECONDS: Final = 3.0
"""Seconds that painting waits for a click whose answer edits the message."""
RETRY_SECONDS: Final = 1.0
"""Seconds until a failed post below is retried for the first time."""
TURN_SECONDS: Final = 1.0
"""Seconds that such a click waits for other requests that edit the message."""


@dataclass(slots=True)
class Shown:
    """The known state of a table's public message."""

    page: int | None = None
    """Hash of the page shown, as pictures are large; None if unknown."""
    pictures: int | None = None
    """Hash of the pictures shown; None if unknown."""
    since: float | None = None
    """Time of the oldest change not shown yet, by the event loop's clock."""
    under_way: int = 0
    """Number of edits without a reply yet."""
    crossed: bool = False
    """Whether two edits overlapped, so that their order is unknown."""
    waits: Queued | None = None
    """The queued request to paint, if any."""
    counted: bool = False
    """Whether the newest request has taken a turn of the rate limiter."""
    waking: bool = False
    """Whether nothing has changed since the bot was started."""
    unheard: bool = False
    """Whether no message is known after a start: a kill may have lost the receipt of one."""
    reactions: Reactions = field(default_factory=Reactions)
    answering: int = 0
    """Number of clicks whose answer will edit the message."""
    posting: tuple[object, ...] = ()
    """Nonce parts of another message, which may have been posted."""
    below: bool = False
    """Whether posting below failed: it is retried (`_below`), and the old message goes on meanwhile."""
    again: asyncio.Future[None] | None = None
    """Set while a new message at the bottom of the channel is wanted; resolved when it is posted."""
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while no click is being answered."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from building a page until Discord has it, so that the newer of two pages arrives last."""


class Painter:
    def __init__(self, bot: Client, pace: float, with_evening: public.Finishing) -> None:
        """`pace`: seconds between two edits of a message. `with_evening`: as for `public.page`."""
        self.bot = bot
        self._pace = pace
        self._with_evening = with_evening
        self._held: dict[int, int] = {}
        """Number of commands, by channel, whose answer will be the table's message."""
        self._waiting: dict[int, Table] = {}
        """Tables that changed while their channel was held."""
        self._shown: dict[int, Shown] = {}
        self.troubles = Troubles(bot)
        self.threads = Threads(bot)
        self.debts = Debts(bot, self, self.troubles)
        self.told: Callable[[Table], None] = lambda _: None
        """Callback when a table's message is replaced, or painting becomes impossible or possible."""
        self._woken = Paced(self._look_after, lambda: bot.rate_limiter.rate)
        bot.tokens.told, bot.tokens.last = self._carried_on, self._last

    # Requests of other parts

    def touch(self, table: Table, _: tuple[Event, ...] = (), *, waking: bool = False) -> None:
        """Paint the changed table soon. `waking`: it may be unchanged, but its message is unknown."""
        if table.status == "archived":
            # An archived table has no channel.
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
            self.hurry(table.id)

    def woken(self, table: Table) -> None:
        """Paint a table after a start: paced, or as soon as it changes."""
        if table.record.message is None and table.live:
            self._of(table).unheard = True
        self._woken.add(table)

    def _look_after(self, table: Table) -> None:
        shown = self._shown.get(table.id)
        # Otherwise it has changed since, or was the answer to a click.
        if table.live and (shown is None or (shown.page is None and shown.since is None)):
            self.touch(table, waking=True)

    def leave(self, table: Table) -> None:
        """Forget the table, which another process shows from now on."""
        self._shown.pop(table.id, None)
        self._waiting.pop(table.id, None)
        self.bot.tokens.forget(table.id)

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
        """Hold back painting while a click is answered by an edit of the table's message."""
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
        """Answer a click with the public message's page, after other edits of it.

        The answer goes out anyway after `TURN_SECONDS`.
        """
        async with _in_turn(self._of(table), TURN_SECONDS):
            yield

    @asynccontextmanager
    async def changing(self, table: Table, page: Page) -> AsyncIterator[None]:
        """Record an edit that makes the public message this page.

        If two overlap, their order is unknown: then it is painted once more.
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
        """Post the table at the bottom of its channel; return False if that has to wait.

        Raises a `Refusal` if something is missing.
        """
        shown = self._of(table)
        if shown.again is None:
            shown.again = asyncio.get_running_loop().create_future()
        wanted = shown.again
        self.touch(table)
        self.hurry(table.id)
        try:
            async with asyncio.timeout(SHOW_SECONDS):
                await asyncio.shield(wanted)
        except TimeoutError:
            return False
        return True

    async def page(self, table: Table) -> Page:
        """Return the public message's page, in its channel's language."""
        async with self.bot.languages.at(table.record):
            return await self._page(table)

    def react(self, table: Table, user: int, sign: Sign) -> None:
        """Show a person's reaction with the next edit; raise `Refusal` if it is one too many."""
        self._of(table).reactions.give(table, user, sign)
        self.touch(table)

    def reactions_left(self, table: Table, user: int) -> int:
        return self._of(table).reactions.left(table, user)

    # One table

    def _of(self, table: Table) -> Shown:
        shown = self._shown.get(table.id)
        if shown is None:
            shown = self._shown[table.id] = Shown()
            shown.free.set()
        return shown

    def hurry(self, number: int) -> None:
        """Retry a table's pending paints now."""
        for key in (public.place(number), _below(number)):
            self.bot.courier.hurry(key)

    def _errand(self, table: Table, *, below: bool = False) -> Errand:
        return Errand(
            _below(table.id) if below else public.place(table.id),
            partial(self._retry_below if below else self.paint, table),
            table.guild,
            table.channel,
            table.id,
            self._pace,
            RETRY_SECONDS if below else 0.0,
            gone=partial(self._gone, table),
            impossible=partial(self._impossible, table),
            blocked=partial(self._refused, table),
            doubt=partial(self._forget, table),
        )

    def _forget(self, table: Table) -> None:
        if shown := self._shown.get(table.id):
            shown.page = shown.pictures = None

    async def _retry_below(self, table: Table) -> None:
        """Retry a failed post below, if it is still wanted; the courier's callback."""
        if (shown := self._shown.get(table.id)) and shown.below:
            shown.below = self._posts(table, shown, again=shown.again is not None, below=True)
        if shown and shown.below:
            await self.paint(table, below=True)

    async def paint(self, table: Table, *, below: bool = False) -> None:
        """Bring the public message up to date; the courier's callback. `below`: only post below."""
        # The server's language is unknown before that.
        await self.bot.connections.knows(table.guild)
        shown = self._of(table)
        await _answered(shown)
        if not below and _is_shown(table, shown):
            # A page built after the change has arrived.
            return
        async with self._turn(table, shown, below=below) as made:
            # A click may have come meanwhile.
            await _answered(shown)
            since = shown.since
            if not below:
                shown.since = None
            # Later requests wait for the next paint.
            again = shown.again
            try:
                async with self.bot.languages.at(table.record):
                    await self._paint_public(table, shown, made, again=again is not None, below=below)
            except BaseException:
                shown.since = since or shown.since
                raise
        self._settled(table, shown, again)

    def _settled(self, table: Table, shown: Shown, again: asyncio.Future[None] | None) -> None:
        metrics.paints.labels("painted").inc()
        if again and shown.again is again and not shown.below:
            shown.again = None
            again.set_result(None)
        if not table.live and shown.since is None:
            self._shown.pop(table.id, None)
            self.bot.tokens.forget(table.id)

    @asynccontextmanager
    async def _turn(self, table: Table, shown: Shown, *, below: bool) -> AsyncIterator[Callable[[], None]]:
        """Wait for the rate limiter, if this is counted; yield what to call once the page is built."""
        shown.counted = not self._by_token(table, shown, below=below)
        if not shown.counted:
            yield lambda: None
            return
        rate_limiter, now = self.bot.rate_limiter, asyncio.get_running_loop().time()
        change = Queued(_how(table, shown), now if shown.since is None else shown.since, now, makes=True)
        shown.waits = change
        try:
            await rate_limiter.wait(change)
        finally:
            shown.waits = None
        with ExitStack() as making:
            making.callback(rate_limiter.made)
            if shown.answering or shown.turn.locked():
                # Other pages may be built while this one waits for a click.
                making.close()
            yield making.close

    async def _paint_public(
        self, table: Table, shown: Shown, made: Callable[[], None], *, again: bool, below: bool
    ) -> None:
        over, gone = not table.live, False
        async with _in_turn(shown, ANSWER_SECONDS):
            while True:
                hand = public.hands(table)
                page = await self._page(table, None if below else shown, drawing.AT_ONCE)
                if hand == public.hands(table):
                    break
                # A new hand was dealt meanwhile, so this page would be in the wrong message.
            made()
            try:
                await self._bring(table, shown, page, again=again, below=below)
            except discord.HTTPException as error:
                # If its thread was deleted, the parent channel can still show the result.
                gone = over and table.record.parent is not None and verdict(error) is Verdict.GONE
                if not gone:
                    raise
        # If the match has ended since, the end is yet to be shown.
        if over:
            await self.threads.close(table, page, gone=gone)
            await self.bot.tables.paid(table.id)
        else:
            self.threads.reopened(table)

    def _by_token(self, table: Table, shown: Shown, *, below: bool) -> bool:
        """Return whether the next request will probably be an edit by token, which Discord does not count."""
        edits = not self._posts(table, shown, again=shown.again is not None, below=below)
        return edits and self.bot.tokens.good_for(table.record.message)

    def _not_needed(self, shown: Shown) -> None:
        """Return the turn, as the message already shows the page."""
        if shown.counted:
            self.bot.rate_limiter.give_back()

    async def _bring(self, table: Table, shown: Shown, page: Page, *, again: bool, below: bool) -> None:
        """Bring the page into the message by an edit, or by another message."""
        unheard = shown.unheard or not table.live
        if unheard and table.record.message is None and not table.record.visiting:
            await self._look_for(table)
        old = table.record.message
        if table.record.visiting:
            await self._visit(table, shown, page, again=again)
        elif old is None:
            await self._post(table, page)
        elif self._posts(table, shown, again=again, below=below):
            await self._post_below(table, page, old, below=below)
        elif shown.page != hash(page) or not table.live:
            await self._edit_or_post(table, page, old)
        else:
            self._not_needed(shown)

    async def _look_for(self, table: Table) -> None:
        """Adopt the table's newest message in the channel, if a receipt was lost."""
        found = await find_own(self.bot, table.channel, partial(_is_of, table.id))
        if found is not None:
            await self.found(table, found)

    async def found(self, table: Table, message: int) -> None:
        """Adopt this message as the table's."""
        await self.bot.tables.posted(table, message, public.hands(table))
        self.bot.dispatch("posted", table)
        self.told(table)

    async def _visit(self, table: Table, shown: Shown, page: Page, *, again: bool) -> None:
        """Show the page where the bot is a guest: by the newest token, or else at the next click."""
        old, tokens = table.record.message, self.bot.tokens
        if old is not None and not again and table.live and shown.page == hash(page):
            self._not_needed(shown)
            return
        with suppress(NoToken):
            if old is not None and not again:
                with suppress(NoToken):
                    async with self.changing(table, page):
                        kept = shown.pictures == hash(page.pictures) and shown.under_way == 1
                        await tokens.edit(old, page, kept=kept)
                    return
                if shown.waking:
                    # A restart alone is not worth another message.
                    return
            async with self.changing(table, page):
                sent = await tokens.post(table, page)
                await self.bot.tables.posted(table, sent, public.hands(table))
            self.bot.dispatch("posted", table)
            self.told(table)

    def _carried_on(self, table: Table) -> None:
        """Paint a table when a click has brought a token, if its newest page is not shown yet."""
        shown = self._shown.get(table.id)
        if table.live and (shown is None or shown.page is None):
            self.touch(table)

    async def _last(self, table: Table, message: int) -> Page | None:
        if not table.live:
            return await self.page(table)
        if message > (table.record.message or 0):
            # It was posted, and its receipt was lost.
            await self.found(table, message)
        return None if message == table.record.message else Page((words()("table-goes-on"),))

    async def _edit_or_post(self, table: Table, page: Page, old: int) -> None:
        # Nothing stays where the buttons of a match stood: a tap on its message must not begin another.
        moves = nullcontext() if table.live else self.bot.router.aim.changing(old, None, page)
        try:
            async with self.changing(table, page):
                with moves:
                    await self._edit(table, old, page)
        except discord.HTTPException as error:
            if verdict(error) is not Verdict.NEW_MESSAGE:
                raise
            await self._post_below(table, page, old, below=True)

    def _posts(self, table: Table, shown: Shown, *, again: bool, below: bool) -> bool:
        """Whether this paint posts below, where another message is wanted or may have been posted."""
        wanted = again or bool(shown.posting) or self._next_hand(table)
        return wanted and (below or not shown.below or not table.live)

    async def _post_below(self, table: Table, page: Page, old: int, *, below: bool) -> None:
        """Post the table below, then close the old message, which goes on until the new one stands.

        A doubtful message is posted again: if it had arrived, Discord answers with it.
        """
        left = await self.left_behind(table)
        try:
            await self._post(table, page, left=old)
        except (discord.HTTPException, *BROKEN) as error:
            if below:
                raise
            await self._go_on(table, page, old, error)
        else:
            self.debts.leave(table, old, left)

    async def _go_on(self, table: Table, page: Page, old: int, error: Exception) -> None:
        """Edit the old message and queue a retry, as posting below failed with `error`.

        Raise that error if the old message cannot go on.
        """
        try:
            async with self.changing(table, page):
                await self._edit(table, old, page)
        except (discord.HTTPException, *BROKEN):
            raise error from None
        if not table.live:
            raise error
        if isinstance(error, discord.HTTPException) and verdict(error) is Verdict.BLOCKED:
            self._give_up(table, self.troubles.refusal(table, error))
        shown = self._of(table)
        shown.below = True
        self.bot.courier.want(self._errand(table, below=True))

    async def _post(self, table: Table, page: Page, left: int | None = None) -> None:
        """Post the table's message; `left`: its previous one, which must be closed."""
        channel = self.bot.get_partial_messageable(table.channel)
        shown, hand, record = self._of(table), public.hands(table), table.record
        again = bool(shown.posting)
        if not again:
            # A table that was resumed or moved has no message, whatever it was before.
            after = record.message or f"version {record.version}"
            shown.posting = "table", table.id, after, table.channel
        async with self.changing(table, page):
            try:
                sent = await post(channel, page, *shown.posting)
            except discord.HTTPException as error:
                if not _perhaps(error, before=again):
                    shown.posting = ()
                raise
            owed = Owed(table.id, left, table.record.hand or 0) if left else None
            await self.bot.tables.posted(table, sent.id, hand, left=owed)
            shown.posting, shown.below = (), False
        if again:
            # It may be the message of an earlier attempt, with an outdated page.
            self._forget(table)
            self.touch(table)
        self.bot.dispatch("posted", table)
        self.told(table)

    async def _edit(self, table: Table, number: int, page: Page) -> None:
        shown = self._of(table)
        kept = shown.pictures == hash(page.pictures) and shown.under_way == 1
        if await self._edited_by_token(number, page, kept=kept):
            return
        await edit(self.bot, table.channel, number, page, kept=kept)

    async def _edited_by_token(self, number: int, page: Page, *, kept: bool) -> bool:
        """Edit the message by a token, uncounted; return False if none allows it."""
        try:
            await self.bot.tokens.edit(number, page, kept=kept)
        except NoToken:
            return False
        except (discord.HTTPException, *BROKEN):
            # The retry is the bot's own request.
            self.bot.tokens.refuse(number)
            raise
        return True

    # Pages

    @staticmethod
    def _next_hand(table: Table) -> bool:
        """Whether the current hand is later than the one of the message."""
        shown = table.record.hand
        # The first hand uses the lobby's message; a challenge has no messages by hand.
        return shown is not None and not table.record.duplicated and public.hands(table) > max(shown, 1)

    async def left_behind(self, table: Table) -> Page:
        """Return the page for a message that another below has replaced."""
        if self._next_hand(table):
            cog = self.bot.game_cog(table.slug)
            said = talk.line(table, cog, hand=-2) if await talk.spoken(self.bot, table) else ()
            return public.finished(table, cog, said)
        return Page((words()("table-goes-on"),))

    async def _page(self, table: Table, shown: Shown | None = None, patience: float = drawing.PUBLIC) -> Page:
        """Return the public page; `shown`: the message that will show it, up to date from then on."""
        cog = self.bot.game_cog(table.slug)
        if table.record.board is not None:
            return duplicate_text.page(table, cog, draining=self.bot.tables.draining)
        if table.record.week is not None:
            return challenge_text.page(table, cog, draining=self.bot.tables.draining)

        def leaving() -> tuple[str, ...]:
            if shown:
                shown.since = None
            given = self._of(table).reactions
            return (*talk.reactions(table, given), *exits.told(table))

        return await public.page(self.bot, table, leaving, self._with_evening, patience)

    # Errors

    async def _gone(self, table: Table) -> None:
        """Archive the table of a deleted channel, as for Discord's event."""
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
        self.told(table)

    def _give_up(self, table: Table, refusal: Refusal) -> None:
        """Pass a refusal to the caller that waits for the message, if any."""
        shown = self._of(table)
        if shown.again:
            waiting, shown.again = shown.again, None
            waiting.set_exception(refusal)
            # The caller may have left; this marks the error as retrieved.
            waiting.exception()

    async def _impossible(self, table: Table, error: BaseException) -> None:
        metrics.paints.labels("failed").inc()
        self._give_up(table, Refusal("our-mistake"))
        mistake(f"table {table.id}: painting the public message", error, table=table.id)


def _below(table: int) -> tuple[str, int]:
    """Return the courier's key for a message that is still to be posted below the table's."""
    return "below", table


def _how(table: Table, shown: Shown) -> Urgency:
    again = shown.again is not None
    return Urgency.WAKING if shown.waking and not again else urgency(table, again=again)


def _perhaps(error: discord.HTTPException, *, before: bool) -> bool:
    """Whether a refused post may have arrived; `before`: an earlier attempt may have."""
    return verdict(error) is Verdict.AGAIN or (before and verdict(error) is Verdict.BLOCKED)


def _is_shown(table: Table, shown: Shown) -> bool:
    """Whether the message shows everything of a live table."""
    return table.live and shown.since is None and shown.again is None and shown.page is not None


def _is_of(table: int, control: str) -> bool:
    """Whether this is a control that only the table's own public message has."""
    try:
        made = ids.parse(control)
    except Refusal:
        return False
    match made:
        case ids.Lobby(table=of) | ids.Look(table=of, what="rules"):
            return of == table
        case ids.Rematch(table=of) | ids.Seat(table=of, what="resume"):
            # The match is over or was put by.
            return of == table
    return False


async def _answered(shown: Shown) -> None:
    """Wait until no click is being answered, with a timeout."""
    if shown.answering:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await shown.free.wait()


@asynccontextmanager
async def _in_turn(shown: Shown, seconds: float) -> AsyncIterator[None]:
    """Take the message's lock; go on without it after so many seconds."""
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
    """Return the urgency of painting the table's public message."""
    if again or not table.live or table.record.message is None:
        return Urgency.END
    people = any(seat != NATURE and not table.level(seat) for seat in table.waiting_for)
    return Urgency.TURN if people or table.status == "lobby" else Urgency.MOVE
