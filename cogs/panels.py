"""Private panels: a player's own cards, and what they can do. Kept fresh through the newest click's token."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.games.base import Seat
from bot.words import speaking, words
from cogs import challenge_said, exits, public, watching
from cogs.kit.controls import Press
from cogs.kit.game_cog import SURE, Ids, Names, Panel
from cogs.kit.pages import MOST_COMPONENTS, Page
from cogs.people import escaped
from cogs.sure import agreeing, asking_first

if TYPE_CHECKING:
    from bot.app import Toucan
    from bot.records import Player
    from bot.table import Table
    from cogs.kit.pages import Row

    Interaction = discord.Interaction[Toucan]

TOKEN_SECONDS: Final = 14 * 60
"""Discord lets an interaction's token live for fifteen minutes; we stop trying a little before."""


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
    page: Page
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Panels:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._open: dict[tuple[int, int], Open] = {}
        self._clicked: dict[tuple[int, int], Open] = {}

    def hold(self, table: Table, user: int) -> None:
        """A click on this panel is being answered: nobody else may change it until `show` has."""
        if panel := self._open.pop((table.id, user), None):
            self._clicked[table.id, user] = panel

    async def show(
        self, interaction: Interaction, table: Table, *, so_far: str = "", notice: str = ""
    ) -> None:
        """Answer with the asker's panel: in place if they clicked on one, else as a new private message."""
        user, key = interaction.user.id, (table.id, interaction.user.id)
        self.hold(table, user)
        before = self._clicked.pop(key, None)
        page = await self.page(table, user, so_far=so_far, notice=notice)
        hand = public.hands(table)
        if self.is_private(interaction) and interaction.message:
            message = interaction.message.id
            if interaction.response.is_done():
                # It took so long that Discord was told to wait.
                await interaction.edit_original_response(view=page.view(), attachments=page.files())
            else:
                await interaction.response.edit_message(view=page.view(), attachments=page.files())
            if before and before.message == message:
                hand = before.hand
        else:
            message = await self.bot.door.reply(interaction, page)
        seat = table.seat_of(user)
        if not table.live:
            return
        born = asyncio.get_running_loop().time()
        self._open[key] = Open(
            interaction.followup, message, hand, born, seat, turn_of(table, seat), so_far, notice, page
        )
        # The table may have moved on while this was drawn and sent.
        await self._refresh(table, user)

    @staticmethod
    def is_private(interaction: Interaction) -> bool:
        """Whether the click was on a message that only the clicker sees: a hand goes nowhere else."""
        return (
            interaction.type is discord.InteractionType.component
            and interaction.message is not None
            and interaction.message.flags.ephemeral
        )

    async def refresh(self, table: Table) -> None:
        """Bring every panel of the table up to date that still can be."""
        for number, user in list(self._open):
            if number == table.id:
                await self._refresh(table, user)
        if not table.live:
            self.forget(table)

    def forget(self, table: Table) -> None:
        for panels in (self._open, self._clicked):
            for key in [key for key in panels if key[0] == table.id]:
                del panels[key]

    async def _refresh(self, table: Table, user: int) -> None:
        panel = self._open.get((table.id, user))
        if panel is None:
            return
        async with panel.lock:
            kept = self._fresh(panel, table, user) and await self._brought_up_to_date(panel, table, user)
        if not kept:
            self._drop(panel, table, user)

    def _drop(self, panel: Open, table: Table, user: int) -> None:
        if self._open.get((table.id, user)) is panel:
            del self._open[table.id, user]

    async def tell(self, table: Table, user: int, key: str, **args: str) -> None:
        """Say something in this person's panel, if it can be reached, until it next changes."""
        panel = self._open.get((table.id, user))
        if panel is None or not self._fresh(panel, table, user):
            return
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            notice = words()(key, **args)
        async with panel.lock:
            so_far = panel.so_far if panel.turn == turn_of(table, panel.seat) else ""
            page = await self.page(table, user, so_far=so_far, notice=notice)
            if self._open.get((table.id, user)) is not panel:
                return
            try:
                await panel.webhook.edit_message(panel.message, view=page.view(), attachments=page.files())
            except discord.HTTPException:
                self._drop(panel, table, user)
            else:
                panel.notice, panel.page = notice, page

    @staticmethod
    def _fresh(panel: Open, table: Table, user: int) -> bool:
        young = asyncio.get_running_loop().time() - panel.born < TOKEN_SECONDS
        return young and table.seat_of(user) == panel.seat

    async def _brought_up_to_date(self, panel: Open, table: Table, user: int) -> bool:
        """False if the panel cannot be reached: dismissed, or the token is too old."""
        so_far = panel.so_far if panel.turn == turn_of(table, panel.seat) else ""
        below = table.record.hand or 0
        same = await self.page(table, user, so_far=so_far, notice=panel.notice) == panel.page
        if same and panel.hand >= below:
            return True
        # What was said of the last click is old now.
        panel.notice = ""
        page = await self.page(table, user, so_far=so_far)
        if self._open.get((table.id, user)) is not panel:
            return True
        try:
            if panel.hand < below:
                # The new hand's message would leave the panel far above it, on a phone out of sight.
                sent = await panel.webhook.send(
                    view=page.view(), files=page.files(), ephemeral=True, wait=True
                )
                old, panel.message, panel.hand = panel.message, sent.id, below
                await panel.webhook.delete_message(old)
            else:
                await panel.webhook.edit_message(panel.message, view=page.view(), attachments=page.files())
        except discord.HTTPException:
            return False
        panel.page = page
        return True

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
            return challenge_said.ended(table, front) if challenge else Page((title, public.outcome(table)))
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
        made = await challenge_said.with_table(made, table, front, view, player)
        return challenge_said.with_looks(with_extras(with_extras(made, ways_out), extras), table, front)

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
