"""Private panels: a player's own cards, and what they can do. Kept fresh through the newest click's token."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.games.base import Seat
from bot.words import speaking, words
from cogs.answers import Unanswered, answer, is_private
from cogs.delivery.courier import Errand, deadline
from cogs.delivery.verdict import BROKEN, UNKNOWN_MESSAGE
from cogs.kit.controls import Press
from cogs.kit.game_cog import SURE, Ids, Names, Panel
from cogs.kit.pages import MOST_COMPONENTS, Page
from cogs.people import challenge_text
from cogs.people.names import escaped
from cogs.table import exits, public, watching
from cogs.table.confirm import agreeing, asking_first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.app import Toucan
    from bot.games.base import Event
    from bot.tables.records import Player
    from bot.tables.table import Table
    from cogs.kit.pages import Row

    Interaction = discord.Interaction[Toucan]

TOKEN_SECONDS: Final = 14 * 60
"""Discord lets an interaction's token live for fifteen minutes; we stop trying a little before."""

DRAWING: Final = 2
"""Panels of people who wait that are drawn at the same time: who clicks, or is to act, comes before them."""


@dataclass(slots=True)
class Open:
    """A panel that somebody has before them."""

    webhook: discord.Webhook
    """Through which the bot may still change it."""
    message: int
    hand: int
    """The hand whose public message it stands below."""
    born: float
    seat: Seat | None
    """None: of somebody who watches."""
    turn: int
    so_far: str
    notice: str
    page: Page | None
    """What it shows; None where that is not known."""
    click: int
    """The interaction that opened it, or changed it last: a later one has a larger number."""
    told: str = ""
    """The sentence that it should say until it next changes, in its reader's language."""


class Panels:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._open: dict[tuple[int, int], Open] = {}
        self._clicked: dict[tuple[int, int], Open] = {}
        self._under_way: Counter[tuple[int, int]] = Counter()
        """Requests that change somebody's panel and have no answer yet."""
        self._crossed: set[tuple[int, int]] = set()
        """Panels that two of them were to change at the same time."""
        self._answering: Counter[tuple[int, int]] = Counter()
        """Clicks whose answer is being made, or is on its way."""
        self._missed: set[tuple[int, int]] = set()
        """Panels whose table has changed since their answer was made."""
        self._drawing = asyncio.Semaphore(DRAWING)

    def hold(self, table: Table, user: int) -> None:
        """A click on this panel is being answered: nobody else may change it until `show` has."""
        if panel := self._open.pop((table.id, user), None):
            self._clicked[table.id, user] = panel

    def release(self, interaction: Interaction, table: Table) -> None:
        """The click got no new panel as its answer; go on with the one that was there."""
        key = (table.id, interaction.user.id)
        self._missed.discard(key)
        if panel := self._clicked.pop(key, None):
            self._open.setdefault(key, panel)
        self._unknown(table, interaction.user.id)

    def _unknown(self, table: Table, user: int) -> None:
        """What they have before them is not known: it is sent once more."""
        if panel := self._open.get((table.id, user)):
            panel.page = None
            self._want(table, user)

    @contextmanager
    def _changing(self, table: Table, user: int) -> Iterator[None]:
        """A request changes the panel. Of two at the same time nobody knows which Discord did last."""
        key = (table.id, user)
        if self._under_way[key]:
            self._crossed.add(key)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]
                if key in self._crossed:
                    self._crossed.discard(key)
                    self._unknown(table, user)

    async def show(
        self, interaction: Interaction, table: Table, *, so_far: str = "", notice: str = ""
    ) -> None:
        """Answer with the asker's panel: in place if they clicked on one, else as a new private message."""
        user, key = interaction.user.id, (table.id, interaction.user.id)
        self.hold(table, user)
        self._answering[key] += 1
        self._missed.discard(key)
        try:
            page = await self.page(table, user, so_far=so_far, notice=notice)
            with self._changing(table, user):
                message = await self._sent(interaction, page)
                self._opened(interaction, table, message, page, so_far, notice)
        except (Unanswered, discord.HTTPException):
            self.release(interaction, table)
            raise
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
        if key in self._missed:
            self._missed.discard(key)
            self._want(table, user)

    def _opened(
        self, interaction: Interaction, table: Table, message: int, page: Page, so_far: str, notice: str
    ) -> None:
        """This message is the asker's panel now, unless they have clicked for another since."""
        user, key = interaction.user.id, (table.id, interaction.user.id)
        for others in (self._clicked, self._open):
            if (other := others.get(key)) and other.click > interaction.id:
                return
        before, hand = self._clicked.pop(key, None), public.hands(table)
        if before and before.message == message:
            hand = before.hand
        if table.live:
            seat, born = table.seat_of(user), asyncio.get_running_loop().time()
            turn, click = turn_of(table, seat), interaction.id
            self._open[key] = Open(
                interaction.followup, message, hand, born, seat, turn, so_far, notice, page, click
            )

    @staticmethod
    async def _sent(interaction: Interaction, page: Page) -> int:
        if is_private(interaction) and interaction.message:
            try:
                await answer(interaction).edit(page)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return interaction.message.id
            # It went as the next hand began, or was dismissed.
        return await answer(interaction).reply(page)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: bring every panel of it up to date that still can be."""
        for number, user in list(self._open):
            if number == table.id:
                self._want(table, user)
        self._missed.update(key for key in self._answering if key[0] == table.id)
        if not table.live:
            for key in [key for key in self._clicked if key[0] == table.id]:
                del self._clicked[key]

    def _want(self, table: Table, user: int) -> None:
        self.bot.courier.want(
            Errand(
                ("panel", table.id, user),
                partial(self._refresh, table, user),
                table.guild,
                table.channel,
                table.id,
                pace=self.bot.settings.pace,
                # It was dismissed, or its token is too old: the next click brings a new one.
                impossible=partial(self._lost, table, user),
            )
        )

    async def _refresh(self, table: Table, user: int) -> None:
        panel = self._open.get((table.id, user))
        if panel is None:
            return
        if not self._fresh(panel, table, user):
            self._drop(table, user)
            return
        await self._brought_up_to_date(panel, table, user)
        if not table.live:
            self._drop(table, user)

    async def _lost(self, table: Table, user: int, _: BaseException) -> None:
        self._drop(table, user)

    def _drop(self, table: Table, user: int) -> None:
        self._open.pop((table.id, user), None)

    async def tell(self, table: Table, user: int, key: str, **args: str) -> None:
        """Say something in this person's panel, if it can be reached, until it next changes."""
        panel = self._open.get((table.id, user))
        if panel is None or not self._fresh(panel, table, user):
            return
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            panel.told = words()(key, **args)
        self._want(table, user)

    @staticmethod
    def _fresh(panel: Open, table: Table, user: int) -> bool:
        young = asyncio.get_running_loop().time() - panel.born < TOKEN_SECONDS
        return young and table.seat_of(user) == panel.seat

    async def _brought_up_to_date(self, panel: Open, table: Table, user: int) -> None:
        """Discord's error where the panel cannot be reached: dismissed, or the token is too old."""
        so_far = panel.so_far if panel.turn == turn_of(table, panel.seat) else ""
        below = table.record.hand or 0
        told = panel.told or panel.notice
        async with nullcontext() if panel.seat in table.waiting_for else self._drawing:
            page = await self.page(table, user, so_far=so_far, notice=told)
            if page == panel.page and panel.hand >= below:
                return
            if panel.notice and not panel.told:
                # What was said of the last click is old now.
                page = await self.page(table, user, so_far=so_far)
        if self._open.get((table.id, user)) is not panel:
            return
        with self._changing(table, user):
            await self._sent_again(panel, page, below)

    async def _sent_again(self, panel: Open, page: Page, below: int) -> None:
        """Through the token that made it; as a new message where the table's newest stands below it."""
        if panel.hand < below:
            # The new hand's message would leave the panel far above it, on a phone out of sight.
            async with deadline():
                sent = await panel.webhook.send(
                    view=page.view(), files=page.files(), ephemeral=True, wait=True
                )
            old, panel.message, panel.hand = panel.message, sent.id, below
            self._shows(panel, page)
            with suppress(discord.HTTPException, *BROKEN):
                # It may have been dismissed; and one that stays is an old panel like any other.
                async with deadline():
                    await panel.webhook.delete_message(old)
            return
        async with deadline():
            await panel.webhook.edit_message(panel.message, view=page.view(), attachments=page.files())
        self._shows(panel, page)

    @staticmethod
    def _shows(panel: Open, page: Page) -> None:
        panel.page, panel.notice, panel.told = page, panel.told, ""

    async def page(self, table: Table, user: int, *, so_far: str = "", notice: str = "") -> Page:
        """The panel as it is now, in its reader's language."""
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            return await self._page(table, player, so_far, notice)

    async def _page(self, table: Table, player: Player, so_far: str, notice: str) -> Page:
        say = words()
        seat = table.seat_of(player.user)
        if seat is None:
            return await watching.page(table, self.bot.front(table.slug), player)
        names = public.names(table)
        front = self.bot.front(table.slug)
        title = say("panel-title", game=front.game_name, name=names[seat])
        lines = [line for line in (notice, self.bot.painter.trouble(table)) if line]
        if table.status == "lobby":
            return Page((title, "\n".join([*lines, say("panel-lobby")])))
        challenge = table.record.week is not None
        if not table.live:
            return challenge_text.ended(table, front) if challenge else Page((title, public.outcome(table)))
        view = table.state.view(seat)
        ids, fresh = Ids(table.id, seat, table.turn(seat)), front.fresh(view, seat, table.log)
        panel = Panel(ids, so_far, player, public.plain_names(table), fresh)
        rows: tuple[Row, ...] = ()
        if table.level(seat):
            gave_up = table.gave_up(seat)
            lines.append(say("panel-conceded" if gave_up else "panel-away"))
            rows = () if gave_up else (self.bot.seats.back(table),)
        elif seat in table.waiting_for and so_far.startswith(SURE):
            action = so_far.removeprefix(SURE)
            shown = front.spelled(action, panel.names, spoken=player.text_only)
            lines.append(say("panel-sure", action=escaped(shown)))
            rows = agreeing(panel.ids, action, say("button-sure", action=shown))
        elif seat in table.waiting_for:
            lines.append(front.asked(view, seat, so_far))
            if deadline := table.deadlines.get(seat):
                lines.append(say("panel-until", when=public.moment(deadline.due)))
            rows = front.controls(view, seat, panel)
            if not player.text_only:
                face = partial(front.face, view, seat)
                rows = self.bot.card_emojis.dressed(rows, face, player.colours)
            rows = asking_first(rows) if player.confirm else rows
        else:
            lines.append(say("panel-wait"))
            # A panel is kept fresh while the click that opened it is young; this makes it young again.
            again = Press(say("button-again"), f"press:look:{table.id}:hand")
            takeback = self.bot.seats.takebacks(table, seat)
            rows = ((again, *takeback, *self.bot.seats.presses(table)),)
        # Now, as the rows are: while the pictures are drawn the table may move on.
        extras = await self._extras(table, seat)
        told, ways_out = exits.offered(table, seat)
        lines += told
        if player.text_only:
            texts = (title, "\n".join(lines), "\n".join(self._spoken(table, view, panel, names)))
            made = Page(texts, rows=rows)
        else:
            picture = await asyncio.to_thread(front.hand_picture, view, seat, panel)
            made = Page((title, "\n".join([*front.notes(view, names), *lines])), picture, rows)
        made = await challenge_text.with_table(made, table, front, view, player)
        return challenge_text.with_looks(with_extras(with_extras(made, ways_out), extras), table, front)

    async def _extras(self, table: Table, seat: Seat) -> tuple[Press, ...]:
        """Buttons that help, below those that act; last the way out, where nobody presses it in passing."""
        if seat not in table.waiting_for or table.level(seat):
            return ()
        rules = Press(words()("button-rules"), f"press:look:{table.id}:help")
        helping = (*await self.bot.hints.presses(table, seat), *self.bot.claims.presses(table, seat), rules)
        return (*helping, *self.bot.seats.takebacks(table, seat), *self.bot.seats.presses(table))

    def _spoken(self, table: Table, view: Any, panel: Panel, names: Names) -> list[str]:
        front = self.bot.front(table.slug)
        cards = ", ".join(map(words().card_name, panel.fresh))
        new = [words()("panel-fresh", cards=cards)] if cards else []
        return [
            *new,
            *front.spoken(view, panel.ids.seat, names),
            *front.status(view, names),
            front.scores(view, names),
        ]


def with_extras(page: Page, extras: tuple[Press, ...]) -> Page:
    """The page with one more row, or as much of it as a large hand leaves room for."""
    # A row is a component too.
    shown = extras[: max(0, MOST_COMPONENTS - page.components - 1)]
    return replace(page, rows=(*page.rows, shown)) if shown else page


def turn_of(table: Table, seat: Seat | None) -> int:
    """How many actions the seat has made; whoever watches makes none."""
    return 0 if seat is None else table.turn(seat)
