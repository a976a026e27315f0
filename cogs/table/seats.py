"""Players' choices about their seat in a match: leave it to a computer player, come back, give up."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.games import GAMES
from bot.games.base import Refusal
from bot.records.presence import people, votes
from bot.records.stored import TypedName
from bot.records.weekly import told_at
from bot.schema.tables import PUT_BY
from bot.service.openings import MOST_TABLES
from bot.tables import takeback
from bot.tables.registry import stands_in
from bot.words import words
from cogs.core.names import escaped
from cogs.core.permissions import moderates
from cogs.core.threads import Place, channel_of
from cogs.delivery.answers import answer, is_private
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.posts import post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import BROKEN, of_this_message
from cogs.kit import ids
from cogs.kit.contexts import home, visits
from cogs.kit.controls import MOST_ANSWERS, Press, Style, answers
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.table import ending, exits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.games.base import Event
    from bot.records.stored import Record
    from bot.tables.table import Table
    from bot.tables.takeback import Request
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.lobby import Lobby
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels


class Seats:
    def __init__(self, bot: Client, painter: Painter, panels: Panels, lobby: Lobby) -> None:
        self.bot = bot
        self._painter = painter
        self._panels = panels
        self._lobby = lobby
        bot.router.route(ids.Seat, self.clicked)
        bot.router.route(ids.TakeOver, self.taken_over)
        bot.router.route(ids.TakeBack, self.taken_back)
        self._questions: dict[int, tuple[int, discord.Message]] = {}
        """Open take-back requests by table: the length of the log, and the message that asks."""
        self._sought: set[tuple[int, int]] = set()
        """Tables and log lengths whose asking message may have arrived although no receipt came."""

    async def clicked(self, interaction: Interaction, made: ids.Seat, _: Sequence[str]) -> None:
        number, user, tables = made.table, interaction.user.id, self.bot.tables
        if made.what == "resume":
            await self.resume(interaction, number)
            return
        table = tables.get(number)
        match made.what:
            case "leave":
                await self.leave(interaction, table)
                return
            case "left":
                await tables.leave_to_computer(number, user, "left")
            case "conceded":
                await tables.concede(number, user)
            case "back":
                await tables.come_back(number, user)
            case "end":
                await ending.vote(self.bot, table, user)
            case "stay":
                await tables.withdraw_vote(number, user)
            case "next":
                await tables.next_hand(number, user)
        await self._panels.show(interaction, table)

    async def taken_over(self, interaction: Interaction, made: ids.TakeOver, _: Sequence[str]) -> None:
        table = self.bot.tables.get(made.table)
        if made.seat >= len(table.seats):
            raise Refusal("bad-button")
        await self.bot.tables.take_over(table.id, interaction.user.id, made.seat)
        await self._panels.show(interaction, table)

    async def taken_back(self, interaction: Interaction, made: ids.TakeBack, _: Sequence[str]) -> None:
        """Handle a take-back: requested on a panel, answered on the public message that asks."""
        table = self.bot.tables.get(made.table)
        if table.record.visiting:
            raise Refusal("bad-button")
        try:
            if made.what == "refuse":
                await self._refused(interaction, table, made.lines)
                return
            request = await self.bot.tables.ask_takeback(table.id, interaction.user.id, made.lines)
        except Refusal as refusal:
            if made.what == "ask":
                # On the panel it goes with the next change.
                await self._panels.show(interaction, table, notice=words().refusal(refusal))
                return
            self._unasked(interaction, table, made)
            raise
        if made.what == "ask":
            if request:
                await self._ask_all(table, request)
            await self._panels.show(interaction, table, notice=words()("takeback-asked") if request else "")
        elif request:
            page = await self._question(table, request)
            await answer(interaction).edit(page)
        else:
            await self._settled(interaction, table, made.lines, "takeback-done")

    async def _refused(self, interaction: Interaction, table: Table, lines: int) -> None:
        """Refuse a take-back; tell the table who refused, and the asker's panel too."""
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("table-not-seated")
        if not votes(table.seats[seat]):
            raise Refusal("table-conceded-already" if table.gave_up(seat) else "table-away-votes")
        if lines != len(table.log):
            # An outdated request; another may be open.
            raise Refusal("takeback-too-late")
        request = self.bot.tables.refuse_takeback(table.id)
        told = {"name": public.names(table)[seat]}
        await self._settled(interaction, table, lines, "takeback-refused", **told)
        if request and (asker := table.user_at(request.seat)):
            await self._panels.tell(table, asker, "takeback-refused", **told)

    async def _settled(
        self, interaction: Interaction, table: Table, lines: int, key: str, **args: str
    ) -> None:
        """Replace the take-back message by its outcome."""
        self._questions.pop(table.id, None)
        self._sought.discard((table.id, lines))
        async with self.bot.languages.at(table.record):
            page = Page((words()(key, **args),))
        await answer(interaction).edit(page)

    def _unasked(self, interaction: Interaction, table: Table, made: ids.TakeBack) -> None:
        """Delete a take-back message from before a crash at the first click on it."""
        asked = table.id, made.lines
        asks = asked in self._sought or self._questions.get(table.id, (0, None))[0] == made.lines
        if asks or table.seat_of(interaction.user.id) is None:
            return
        if message := interaction.message:
            self._go(table, message, partial(self._delete_if_asks, message, _answers(*asked)))

    async def _ask_all(self, table: Table, request: Request) -> None:
        """Post a take-back request in the channel, without pings."""
        page = await self._question(table, request)
        try:
            with self._painter.troubles.asking(table):
                await self.bot.rate_limiter.take(Urgency.TURN)
                sent = await self._posted(table, request, page)
        except (Refusal, discord.HTTPException):
            self.bot.tables.refuse_takeback(table.id)
            raise
        if sent:
            self._questions[table.id] = request.lines, sent

    async def _posted(self, table: Table, request: Request, page: Page) -> discord.Message | None:
        """Post a take-back message; without a receipt return None, and retry until it surely stands."""
        place, once = (table.id, request.lines), ("takeback", table.id, request.lines, request.asked)
        channel = self.bot.get_partial_messageable(table.channel)
        try:
            return await _sent(channel, page, *once)
        except BROKEN:
            self._sought.add(place)
        work, lost = partial(self._seek, table, request.lines, page, *once), partial(self._lost, *place)
        key = ("question sought", *place)
        where = table.guild, table.channel, table.id
        self.bot.courier.want(Errand(key, work, *where, impossible=lost, blocked=None))
        return None

    async def _seek(self, table: Table, lines: int, page: Page, *once: object) -> None:
        if (table.id, lines) in self._sought:
            await self.bot.rate_limiter.take(Urgency.TURN)
            sent = await post(self.bot.get_partial_messageable(table.channel), page, *once)
            # Otherwise it was answered meanwhile, and shows the outcome.
            if (table.id, lines) in self._sought:
                self._sought.discard((table.id, lines))
                self._questions[table.id] = lines, sent
                self.touch(table)

    async def _lost(self, number: int, lines: int, _: BaseException) -> None:
        """Withdraw a request that cannot be posted, so that it may be made again."""
        if (number, lines) in self._sought:
            self._sought.discard((number, lines))
            self.bot.tables.refuse_takeback(number)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Delete the take-back message once the next action is made."""
        lines, question = self._questions.get(table.id, (0, None))
        if question and (len(table.log) > lines or not table.live):
            del self._questions[table.id]
            self._go(table, question, partial(self._delete, question))

    def _go(self, table: Table, question: discord.Message, work: Callable[[], Awaitable[None]]) -> None:
        self.bot.courier.want(
            Errand(
                ("question", question.id),
                work,
                table.guild,
                table.channel,
                table.id,
                judged=of_this_message,
            )
        )

    async def _delete_if_asks(self, message: discord.Message, buttons: tuple[Press, ...]) -> None:
        """Delete a message if it really asks this: the clicked button may be forged, on any message."""
        await self.bot.rate_limiter.take(Urgency.MOVE)
        with suppress(discord.NotFound, discord.Forbidden):
            stands = await in_time(message.fetch())
            if _buttons(stands) == [one.custom_id for one in buttons]:
                await self._delete(stands)

    async def _delete(self, message: discord.Message) -> None:
        await self.bot.rate_limiter.take(Urgency.MOVE)
        with suppress(discord.NotFound):
            await in_time(message.delete())

    async def _question(self, table: Table, request: Request) -> Page:
        async with self.bot.languages.at(table.record):
            return self._asked(table, request)

    def _asked(self, table: Table, request: Request) -> Page:
        say, names = words(), public.names(table)
        missing = [
            names[seat]
            for user in takeback.missing(request, table)
            if (seat := table.seat_of(user)) is not None
        ]
        text = say(
            "takeback-question",
            name=names[request.seat],
            action=self._done(table),
            missing=words().joined(missing),
        )
        return Page((text,), rows=(_answers(table.id, request.lines),))

    def _done(self, table: Table) -> str:
        """Describe the last action for everybody; `hidden` if it names cards that not all may know."""
        line, before = table.log[-1], table.before
        if before is None:
            return "hidden"
        _, events = before.apply(line.seat, line.action)
        secret = {card for event in events if event.to is not None for card in event.cards}
        if secret.intersection(line.action.split(" ")):
            return "hidden"
        cog, names = self.bot.game_cog(table.slug), public.plain_names(table)
        return escaped(cog.spelled(before.view(None), line.seat, line.action, names))

    async def leave(self, interaction: Interaction, table: Table) -> None:
        """Leave a lobby; in a match, ask first how it is meant."""
        say = words()
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("table-not-seated")
        if table.status == "lobby":
            await self.bot.tables.leave(table.id, interaction.user.id)
            await answer(interaction).show(Page((say("table-left"),)))
            return
        if is_private(interaction):
            self._panels.hold(table, interaction.user.id)
        seat = table.seat_of(interaction.user.id) or 0
        row = (
            Press(say("button-leave-sure"), ids.Seat(table.id, "left"), Style.primary),
            *exits.give(table, seat),
            *exits.ways_to_end(table),
            Press(say("button-back"), ids.Look(table.id, "hand")),
        )
        try:
            await answer(interaction).show(Page((_leaving(table),), rows=(row,)))
            self._panels.covered(table, interaction.user.id)
        except BaseException:
            self._panels.release(interaction, table)
            raise

    async def resume(self, interaction: Interaction, number: int | None) -> None:
        """Resume a table in this channel: the given one, or the last that was put by."""
        user, here = interaction.user.id, interaction.channel_id or 0
        if number is None:
            # The asker's own table comes first, even for a moderator.
            known = await self._put_by(interaction, user, most=1) or await self._offered(interaction, most=1)
            if not known:
                raise Refusal("table-none-put-by")
            number = known[0].id
        record = await self.bot.store.table(number) if 0 < number < MOST_TABLES else None
        there = record is not None and record.visiting and visits(interaction)
        channel = here if there else await self._lobby.channel(interaction)
        threads, place = self._painter.threads, Place(channel)
        server = home(interaction)
        if record is not None and stands_in(record, server, user, here) and record.status in PUT_BY:
            place = await threads.place_again(interaction, record)
        moderator = moderates(interaction)
        resume = partial(self.bot.tables.resume, number, user, server, moderator=moderator)
        alone, slug = record is not None and len(people(record)) == 1, record.slug if record else ""
        try:
            table = await self._lobby.room.opened(
                interaction,
                place,
                slug,
                lambda where: resume(where.channel, parent=where.parent),
                alone=alone,
            )
        except Refusal:
            if record is None or place.channel != record.channel:
                await threads.not_needed(place)
            raise
        if record:
            self._painter.debts.taken_up(record)
        told = words()("table-resumed")
        if table.channel != interaction.channel_id:
            told = words()("thread-resumed", where=channel_of(table.record))
        await answer(interaction).reply(Page((told,)))
        await threads.warn(interaction, place)

    async def resumable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Return the tables that the asker can resume, the newest first."""
        wanted = typed.casefold()
        # The database searches for the longest word, as the others may come from our label.
        word = max((one.strip("#,:;·") for one in typed.split()), key=len, default="")
        games = tuple(slug for slug in GAMES if word.casefold() in self.bot.game_name(slug).casefold())
        found = await self._offered(
            interaction,
            most=MOST_ANSWERS,
            told=TypedName(word, games),
            fits=lambda record: wanted in public.label(self.bot, record).casefold(),
        )
        return answers((public.label(self.bot, record), record.id) for record in found)

    async def _offered(self, interaction: Interaction, **which: Any) -> list[Record]:
        """Return the tables that were put by: the asker's, or for a moderator all of the server."""
        user = None if moderates(interaction) else interaction.user.id
        return await self._put_by(interaction, user, **which)

    async def _put_by(self, interaction: Interaction, user: int | None, **which: Any) -> list[Record]:
        here = interaction.channel_id if visits(interaction) else None
        return await self.bot.tables.put_by(home(interaction), user, here, **which)

    async def warn(self, table: Table, closing: int) -> None:
        """Warn in the channel that an idle table will be closed."""
        if table.record.visiting:
            return
        async with self.bot.languages.at(table.record):
            page = Page((words()("table-warned", when=public.moment(closing)),))
        warned = table.record.warned

        async def send() -> None:
            if not table.live or table.record.warned != warned or table.last > (warned or 0):
                return
            await self.bot.rate_limiter.take(Urgency.MOVE)
            channel = self.bot.get_partial_messageable(table.channel)
            await post(channel, page, "warned", table.id, closing)

        self.bot.courier.want(Errand(("warning", table.id), send, table.guild, table.channel, table.id))


async def _sent(channel: discord.PartialMessageable, page: Page, *once: object) -> discord.Message:
    """Post a message, with one retry after a broken connection; its nonce prevents a second post."""
    try:
        return await post(channel, page, *once)
    except BROKEN:
        return await post(channel, page, *once)


def _answers(table: int, lines: int) -> tuple[Press, Press]:
    """Return the answers to a take-back of the log's last line, valid while the log has this length."""
    say = words()
    return (
        Press(say("button-agree"), ids.TakeBack(table, "agree", lines), Style.success),
        Press(say("button-refuse"), ids.TakeBack(table, "refuse", lines)),
    )


def _buttons(message: discord.Message) -> list[str | None]:
    """Return the ids of all buttons in one of our layouts."""
    parts = [
        part for one in message.components if isinstance(one, discord.Container) for part in one.children
    ]
    rows = [row for row in parts if isinstance(row, discord.ActionRow)]
    return [one.custom_id for row in rows for one in row.children if isinstance(one, discord.Button)]


def _leaving(table: Table) -> str:
    """Explain leaving and giving up: with only computer players left, a match waits or is over."""
    if table.record.board is not None:
        return words()("duplicate-leave-asked")
    if table.record.week is not None:
        return words()("challenge-leave-asked", told=public.day(told_at(table.record.week)))
    return words()("table-leave-asked" if len(people(table.record)) > 1 else "table-leave-asked-alone")
