"""The open private panels.

A person's newest panel is kept fresh through the token of its click, for a quarter of an hour; the older ones
say that there is a newer one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.ops.errors import mistake
from bot.records.presence import people
from bot.words import speaking, words
from cogs.delivery.answers import Gone, Unanswered, answer, is_private
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.tokens import NoToken
from cogs.delivery.verdict import BROKEN
from cogs.kit import ids
from cogs.pages import public
from cogs.table.panel_pages import Made, PanelPages, Wish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Iterator

    from bot.games.base import Event, Seat
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.drawn import Drawn
    from cogs.kit.pages import Page
    from cogs.table.painter import Painter

Whose = tuple[int, int]
"""A table's number, and a user."""

CALM_PACES: Final = 3.0
"""Debounce of a panel whose owner waits, in paces of edits: several moves are shown at once."""


@dataclass(slots=True)
class Open:
    """An open panel."""

    message: int
    hand: int
    """The hand whose public message stands above the panel."""
    seat: Seat | None
    """The owner's seat; None for a spectator."""
    turn: int
    so_far: str
    notice: str
    page: Page | None
    """The page shown; None if unknown."""
    drawn: Drawn | None
    """The scene and picture shown."""
    click: int
    """Id of the interaction that last opened or changed the panel; a later one has a larger id."""
    asks: bool = False
    """Whether it says that its owner is to act."""
    told: str = ""
    """A sentence to show until the next change, in its reader's language."""
    whole: int = 0
    """Number of actions the seat had made when the panel told a listener everything."""
    leaving: int = 0
    """The panel's previous message, which is being deleted as the next hand began."""


class OpenPanels(MutableMapping[Whose, Open]):
    """The open panels, indexed by table, so that a table's change looks through its own panels only."""

    def __init__(self) -> None:
        self._tables: dict[int, dict[int, Open]] = {}

    def of(self, table: int) -> tuple[tuple[int, Open], ...]:
        """Return a table's open panels with their users."""
        return tuple(self._tables.get(table, {}).items())

    def __getitem__(self, key: Whose) -> Open:
        return self._tables[key[0]][key[1]]

    def __setitem__(self, key: Whose, panel: Open) -> None:
        self._tables.setdefault(key[0], {})[key[1]] = panel

    def __delitem__(self, key: Whose) -> None:
        table, user = key
        users = self._tables[table]
        del users[user]
        if not users:
            del self._tables[table]

    def __iter__(self) -> Iterator[Whose]:
        return ((table, user) for table, users in self._tables.items() for user in users)

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))


@dataclass(eq=False, slots=True)
class Click:
    """A click whose answer is not finished."""

    table: int
    changed: bool = False
    """Whether the table has changed since the click began."""


class Panels:
    def __init__(self, bot: Client, painter: Painter) -> None:
        self.bot = bot
        self.pages = PanelPages(bot, painter)
        self._open = OpenPanels()
        self._clicked: dict[Whose, Open] = {}
        self._others: dict[Whose, dict[int, Open]] = {}
        """Older panels of a person, by message."""
        self._under_way: Counter[int] = Counter()
        """Number of unanswered requests that change a message."""
        self._crossed: set[int] = set()
        """Messages that two overlapping requests changed."""
        self._answering: set[Click] = set()

    def hold(self, table: Table, user: int) -> None:
        """Reserve the clicked panel, so that only its answer changes it until `show`."""
        if panel := self._open.pop((table.id, user), None):
            before = self._clicked.get((table.id, user))
            self._clicked[table.id, user] = panel
            if before and before.message != panel.message:
                self._put_aside(table, user, before)

    def covered(self, table: Table, user: int) -> None:
        """Forget the panel's page: the click was answered by a page of another kind in its place."""
        if panel := self._clicked.get((table.id, user)):
            panel.page = None

    def release(self, interaction: Interaction, table: Table) -> None:
        """Go on with the old panel, as the click got no new one."""
        user, key = interaction.user.id, (table.id, interaction.user.id)
        if panel := self._clicked.pop(key, None):
            self._open.setdefault(key, panel)
        if key in self._open:
            self._forget_page(table, user)
            self._want(table, user)
        # The answer may have arrived after all.
        self._unknown(table, user, interaction.message.id if interaction.message else 0)

    def _unknown(self, table: Table, user: int, message: int) -> None:
        """Send the panel again that this message is, as its page is unknown."""
        key = (table.id, user)
        if (panel := self._open.get(key)) and panel.message == message:
            panel.page = None
            self._want(table, user)
        elif other := self._others.get(key, {}).get(message):
            self._put_aside(table, user, other)

    def _forget_page(self, table: Table, user: int) -> None:
        if panel := self._open.get((table.id, user)):
            panel.page = None

    @contextmanager
    def _changing(self, table: Table, user: int, message: int) -> Iterator[None]:
        """Record a request that changes a panel; if two overlap, the panel is sent again."""
        if self._under_way[message]:
            self._crossed.add(message)
        self._under_way[message] += 1
        try:
            yield
        finally:
            self._under_way[message] -= 1
            if not self._under_way[message]:
                del self._under_way[message]
                if message in self._crossed:
                    self._crossed.discard(message)
                    self._unknown(table, user, message)

    # Answers to clicks

    async def show(
        self,
        interaction: Interaction,
        table: Table,
        *,
        so_far: str = "",
        notice: str = "",
        below: bool = False,
        whole: bool = False,
    ) -> None:
        """Answer with the asker's panel: in place if they clicked on one, else as a new private message.

        `below`: always as a new one. `whole`: a listener wants to hear everything again.
        """
        user = interaction.user.id
        self.hold(table, user)
        self._answering.add(click := Click(table.id))
        try:
            drawn = self._drawn(interaction, table)
            was = None if whole else self._before(interaction, table)
            wish = Wish(so_far, notice, drawn, goes_on=was is not None and goes_on(was, table))
            made = await self.pages.made(table, user, wish)
            # No other request changes a new message yet.
            clicked = interaction.message if is_private(interaction) and not below else None
            with self._changing(table, user, clicked.id if clicked else interaction.id):
                message = await self._sent(interaction, table, made.page, below=below)
                self._opened(interaction, table, message, made, so_far, notice, whole=whole)
        except BaseException as error:
            self.release(interaction, table)
            if isinstance(error, Unanswered):
                self._seek(interaction, table)
            raise
        finally:
            self._answering.discard(click)
        if click.changed:
            self._want(table, user)
        elif not table.live:
            self._over(table, user)

    async def _sent(self, interaction: Interaction, table: Table, page: Page, *, below: bool = False) -> int:
        if not below and is_private(interaction) and (clicked := interaction.message):
            try:
                if not self._leaves(interaction, table):
                    was = self._before(interaction, table)
                    await answer(interaction).edit(page, kept=page.pictured_as(was.page if was else None))
            except Gone:
                pass
            else:
                if not self._leaves(interaction, table):
                    return clicked.id
            # The clicked message was replaced by the next hand's, or dismissed.
        return await answer(interaction).reply(page)

    def _before(self, interaction: Interaction, table: Table) -> Open | None:
        """Return the clicked panel, if it is known."""
        key = (table.id, interaction.user.id)
        known = (self._clicked.get(key), *self._others.get(key, {}).values())
        number = interaction.message.id if interaction.message else 0
        return next((one for one in known if one and one.message == number), None)

    def _drawn(self, interaction: Interaction, table: Table) -> Drawn | None:
        """Return the newest picture of the clicker's panel."""
        panel = self._clicked.get((table.id, interaction.user.id))
        return panel.drawn if panel else None

    def _leaves(self, interaction: Interaction, table: Table) -> bool:
        """Whether the clicked message is being deleted, as a newer one replaces it."""
        key = (table.id, interaction.user.id)
        known = (self._clicked.get(key), self._open.get(key))
        return any(one and interaction.message and one.leaving == interaction.message.id for one in known)

    def _opened(
        self,
        interaction: Interaction,
        table: Table,
        message: int,
        made: Made | None,
        so_far: str = "",
        notice: str = "",
        *,
        whole: bool = False,
    ) -> None:
        """Register this message as the asker's panel, unless another came or was clicked later."""
        user, key = interaction.user.id, (table.id, interaction.user.id)
        before = [one for one in (self._clicked.pop(key, None), self._open.pop(key, None)) if one]
        known = [*before, *self._others.get(key, {}).values()]
        seat, click = table.seat_of(user), interaction.id
        turn = turn_of(table, seat)
        same = next((one for one in known if one.message == message), None)
        hand = same.hand if same else public.hands(table)
        heard = same.whole if same and not whole else turn
        page, drawn, asks = made or (None, None, False)
        here = Open(message, hand, seat, turn, so_far, notice, page, drawn, click, asks, "", heard)
        # Of two answers on their way, the last to arrive stands below.
        newest = max((*before, here), key=lambda one: max(one.click, one.message))
        self._open[key] = newest
        self._others.get(key, {}).pop(newest.message, None)
        for one in (*before, here):
            if one.message != newest.message:
                self._put_aside(table, user, one)
        if newest is not here:
            # The newest panel missed changes while it was reserved.
            self._want(table, user)

    def _seek(self, interaction: Interaction, table: Table) -> None:
        """Look for an answer whose receipt was lost; if it arrived, it is a panel."""
        key = ("panel sought", table.id, interaction.user.id, interaction.id)
        self.bot.courier.want(_errand(table, key, partial(self._found, interaction, table), _nothing))

    async def _found(self, interaction: Interaction, table: Table) -> None:
        message = await in_time(interaction.original_response())
        self.bot.tokens.keep(interaction, message.id)
        # The answer to a deferred click is the clicked message.
        if message.flags.ephemeral and not self._leaves(interaction, table):
            self._opened(interaction, table, message.id, None)
            self._want(table, interaction.user.id)

    # Fresh panels

    def touch(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        """Update all of the table's panels that can still be edited."""
        for click in self._answering:
            click.changed |= click.table == table.id
        if not table.live:
            self._last(table)
        for user, panel in self._open.of(table.id):
            self._want(table, user, calm=_only_watches(panel, table, table.seat_of(user), events))

    def renew(self, table: Table, user: int) -> None:
        """Update a person's panel, as something that it shows has changed, though not the table."""
        for click in self._answering:
            click.changed |= click.table == table.id
        self._want(table, user)

    def leave(self, table: Table) -> None:
        """Forget the table's panels: another process answers clicks on them."""
        for panels in (self._open, self._clicked, self._others):
            for key in [key for key in panels if key[0] == table.id]:
                del panels[key]

    def as_liked(self, user: int) -> None:
        """Apply a person's changed preferences to their panels and pending moves."""
        for table in self.bot.tables.of_user(user):
            self.touch(table)
            self.bot.tables.forced.touch(table)

    def _last(self, table: Table) -> None:
        """Release reserved and old panels of an ended match, as clicks that ask for an action are over."""
        for key in [key for key in self._clicked if key[0] == table.id]:
            self._open.setdefault(key, self._clicked.pop(key))
        for key in [key for key in self._others if key[0] == table.id]:
            others = self._others[key] = {
                message: other
                for message, other in self._others[key].items()
                if other.page is None or self._under_way[message]
            }
            if not others:
                del self._others[key]

    def _want(self, table: Table, user: int, *, calm: bool = False) -> None:
        pace = self.bot.settings.pace
        errand = Errand(
            ("panel", table.id, user),
            partial(self._refresh, table, user),
            table.guild,
            table.channel,
            table.id,
            # A question must not wait because the panel has just shown something else.
            pace=0.0 if calm else pace,
            calm=CALM_PACES * pace if calm else 0.0,
            impossible=partial(self._lost, table, user),
            blocked=None,
            doubt=partial(self._doubt, table, user),
        )
        self.bot.courier.want(errand)

    def _doubt(self, table: Table, user: int) -> None:
        """Send all of a person's panels again: a request that was given up may have changed any of them."""
        self._forget_page(table, user)
        for other in list(self._others.get((table.id, user), {}).values()):
            self._put_aside(table, user, other)

    async def _refresh(self, table: Table, user: int) -> None:
        panel = self._open.get((table.id, user))
        if panel is None:
            return
        if not self.bot.tokens.good_for(panel.message):
            self._drop(table, user)
            return
        if panel.seat != (seat := table.seat_of(user)):
            panel.seat, panel.so_far, panel.turn = seat, "", turn_of(table, seat)
        over = not table.live
        await self._brought_up_to_date(panel, table, user)
        # The match may have ended meanwhile, or a click opened another panel: that is yet to be shown.
        if over and self._open.get((table.id, user)) is panel:
            self._over(table, user)

    async def _lost(self, table: Table, user: int, error: BaseException) -> None:
        """Drop a panel that was dismissed or whose token expired: the next click brings a new one.

        After a failure of ours it is kept, and the next change is shown in it.
        """
        if not isinstance(error, discord.HTTPException | NoToken):
            mistake(f"table {table.id}: a panel", error, table=table.id)
            if table.live:
                self._forget_page(table, user)
                return
        self._drop(table, user)

    def _over(self, table: Table, user: int) -> None:
        """Drop the panel of an ended match, unless a doubtful request may still change it."""
        if not self.bot.courier.doubts(("panel", table.id, user)):
            self._drop(table, user)

    def _drop(self, table: Table, user: int) -> None:
        self._open.pop((table.id, user), None)

    async def tell(self, table: Table, user: int, key: str, **args: str) -> None:
        """Show a sentence in this person's panel until its next change, if it can be reached."""
        panel = self._open.get((table.id, user))
        if panel is None or not self.bot.tokens.good_for(panel.message):
            return
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            panel.told = words()(key, **args)
        self._want(table, user)

    async def _brought_up_to_date(self, panel: Open, table: Table, user: int) -> None:
        """Update a panel; raise Discord's error if it was dismissed or its token expired."""
        so_far = panel.so_far if panel.turn == turn_of(table, panel.seat) else ""
        below = table.record.hand or 0
        wish = Wish(
            so_far, panel.told or panel.notice, panel.drawn, waits=True, goes_on=goes_on(panel, table)
        )
        made = await self.pages.made(table, user, wish)
        if made.page == panel.page and panel.hand >= below:
            panel.drawn = made.drawn
            return
        if panel.notice and not panel.told:
            # A notice about the last click is outdated now.
            made = await self.pages.made(table, user, wish._replace(notice="", drawn=made.drawn))
        if self._open.get((table.id, user)) is not panel:
            return
        if panel.hand < below:
            # The new hand's message would leave the panel far above it, off a phone's screen.
            await self._sent_below(panel, table, user, made, below)
            return
        moves = self.bot.router.aim.changing(panel.message, panel.page, made.page)
        with self._changing(table, user, panel.message), moves:
            await self._edit(panel, made.page)
        if self._open.get((table.id, user)) is panel:
            # Otherwise it became an older panel meanwhile, and is yet to say so.
            _shows(panel, made)

    async def _sent_below(self, panel: Open, table: Table, user: int, made: Made, below: int) -> None:
        """Send the panel as a new message, and delete the old one."""
        tokens = self.bot.tokens
        try:
            sent = await tokens.post_below(panel.message, made.page)
        except TimeoutError:
            # The new message may have arrived, but cannot be found: to avoid a second one, the old one is
            # kept.
            panel.hand = below
            raise
        old, key = replace(panel), (table.id, user)
        panel.message, panel.hand = sent, below
        _shows(panel, made)
        if (here := self._open.get(key)) and here is not panel and here.message == old.message:
            # The old one turned out to be the answer to a click: it is deleted all the same.
            panel.click, panel.page = here.click, None
            self._open[key] = panel
            self._want(table, user)
        if self._open.get(key) is not panel:
            # A click on the old one is being answered in it.
            self._put_aside(table, user, old)
            return
        panel.leaving = old.message
        try:
            await tokens.delete(old.message)
        except discord.NotFound:
            panel.page = None
        except (NoToken, discord.HTTPException, *BROKEN):
            panel.leaving = 0
            self._put_aside(table, user, old)

    async def _edit(self, panel: Open, page: Page) -> None:
        # The message's page is unknown until the reply.
        known, panel.page = panel.page, None
        await self.bot.tokens.edit(panel.message, page, kept=page.pictured_as(known))

    # Older panels

    def _put_aside(self, table: Table, user: int, panel: Open) -> None:
        """Make this an older panel: it says that there is a newer one, and shows nothing that may change."""
        others = self._others.setdefault((table.id, user), {})
        for old in [message for message in others if not self.bot.tokens.good_for(message)]:
            del others[old]
        # A delivery under way may be older than what the message shows: it is not this panel's.
        panel = others[panel.message] = replace(panel, page=None)
        key, place = ("panel aside", table.id, user, panel.message), (table, user, panel)
        self.bot.courier.want(
            _errand(table, key, partial(self._aside, *place), partial(self._forget, *place))
        )

    async def _aside(self, table: Table, user: int, panel: Open) -> None:
        if self._others.get((table.id, user), {}).get(panel.message) is not panel:
            return
        if self.bot.tokens.good_for(panel.message):
            page = await self.pages.elsewhere(table, user)
            with self._changing(table, user, panel.message):
                await self._edit(panel, page)
            panel.page = page
        if not table.live and not self._under_way[panel.message]:
            await self._forget(table, user, panel)

    async def _forget(self, table: Table, user: int, panel: Open, _: BaseException | None = None) -> None:
        others = self._others.get((table.id, user), {})
        if others.get(panel.message) is panel:
            del others[panel.message]
        if not others:
            self._others.pop((table.id, user), None)

    async def page(self, table: Table, user: int) -> Page:
        """Return the current panel in its reader's language."""
        return (await self.pages.made(table, user, Wish())).page


def _shows(panel: Open, made: Made) -> None:
    panel.page, panel.drawn, panel.asks = made
    panel.notice, panel.told = panel.told, ""


def _errand(
    table: Table,
    key: Hashable,
    deliver: Callable[[], Awaitable[None]],
    impossible: Callable[[BaseException], Awaitable[None]],
) -> Errand:
    return Errand(key, deliver, table.guild, table.channel, table.id, impossible=impossible, blocked=None)


async def _nothing(_: BaseException) -> None:
    """Ignore an impossible delivery."""


def _only_watches(panel: Open, table: Table, seat: Seat | None, events: tuple[Event, ...]) -> bool:
    """Whether the events are only moves of other players, and this panel asks nothing."""
    others = bool(events) and all(event.seat != seat for event in events)
    waits = table.status == "playing" and not table.between_hands and seat not in table.waiting_for
    if len(people(table.record)) == 1 and panel.page:
        # A computer player has waited for that button, which would now come too late.
        waits = waits and not any(isinstance(one.id, ids.TakeBack) for one in panel.page.controls)
    return others and waits and not panel.asks and panel.seat == seat


def goes_on(panel: Open, table: Table) -> bool:
    """Whether the panel's owner has acted since it told everything."""
    return panel.whole < turn_of(table, panel.seat)


def turn_of(table: Table, seat: Seat | None) -> int:
    """Return the number of actions the seat has made; 0 for a spectator."""
    return 0 if seat is None else table.turn(seat)
