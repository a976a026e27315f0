"""Pages of panels: a player's own cards and legal actions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.base import NATURE, Refusal, Seat
from bot.records.movement import night_of
from bot.records.presence import acting
from bot.tables.news import last_asked, since
from bot.time.deadlines import BRISK
from bot.words import full_card_names, speaking, words
from cogs.delivery import drawing
from cogs.kit import ids, news
from cogs.kit.button_rows import MOST_ON_A_PANEL, beside
from cogs.kit.controls import Press, Style, flowing
from cogs.kit.drawn import Drawn, scene
from cogs.kit.game_cog import CONFIRM, AnyCog, Ids, Names, Panel
from cogs.kit.ids import Act, Confirm, Hinted, Look
from cogs.kit.pages import MOST_COMPONENTS, Page, Row, calm, calmed, disabled
from cogs.kit.telling import Where
from cogs.pages import board_text as duplicate_text
from cogs.pages import challenge_text, public, results
from cogs.pages.confirm import asked, asking_first
from cogs.table import exits, watching

if TYPE_CHECKING:
    from bot.records.stored import Preferences
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.table.painter import Painter


Helping = Callable[["Table", Seat], Awaitable[tuple[Press, ...]]]
"""A function that returns buttons for the panel of a seat to act."""


class Offer(NamedTuple):
    """An extra offer on a panel, besides the game's own controls."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...]
    advises: bool = False
    """Whether it is advice: it replaces the question, and its buttons come first."""


Offering = Callable[["Table", Seat], Awaitable[Offer | None]]
"""A function that returns an offer, if any, for the panel of a seat to act."""


class Wish(NamedTuple):
    """A request to build a panel."""

    so_far: str = ""
    notice: str = ""
    drawn: Drawn | None = None
    """The panel's newest picture."""
    waits: bool = False
    """Whether this is an unrequested update: while the owner waits, words may tell the moves of others."""
    goes_on: bool = False
    """Whether the owner decided by this panel before; then a listener hears only what has changed since."""

    def patience(self, *, acts: bool) -> float:
        """Return the patience of its picture; `acts`: its owner is to act."""
        return (drawing.AT_ONCE if acts else drawing.WAITS) if self.waits else drawing.CLICKED


class Made(NamedTuple):
    """A panel's page, and its picture."""

    page: Page
    drawn: Drawn | None = None
    asks: bool = False
    """Whether the panel's owner is to act."""


class PanelPages:
    def __init__(self, bot: Client, painter: Painter) -> None:
        self.bot = bot
        self._painter = painter
        self.helping: tuple[Helping, ...] = ()
        """Makers of helpful buttons, in order; they know panels, and not the other way round."""
        self.offering: tuple[Offering, ...] = ()

    async def made(self, table: Table, user: int, wish: Wish) -> Made:
        """Build the current panel, in its reader's language."""
        player = await self.bot.store.player(user)
        language = await self.bot.languages.reader(player, table.guild)
        with speaking(language), full_card_names(wanted=player.text_only):
            made = await self._page(table, player, wish)
            return made._replace(page=made.page.in_words()) if player.text_only else made

    async def elsewhere(self, table: Table, user: int) -> Page:
        """Return the page for a person's older panel, while a newer one is kept fresh."""
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            here = Press(words()("button-here"), Look(table.id, "hand"))
            return Page((words()("panel-elsewhere"),), rows=((here,),))

    async def _page(self, table: Table, player: Preferences, wish: Wish) -> Made:
        say = words()
        seat = table.seat_of(player.user)
        if seat is None:
            return Made(*await watching.page(self.bot, table, player, wish.drawn, waits=wish.waits))
        cog = self.bot.game_cog(table.slug)
        title = say("panel-title", game=cog.game_name, name=public.names(table)[seat])
        lines = [line for line in (wish.notice, self._painter.troubles.told(table)) if line]
        if table.status == "lobby":
            return Made(Page((title, "\n".join([*lines, say("panel-lobby")]))))
        if not table.live:
            return Made(await self._ended(table, player, wish, title))
        if table.between_hands and not table.level(seat):
            return Made(await self._between_hands(table, seat, player, wish, title, lines))
        return await self._in_play(table, seat, player, wish, title, lines)

    async def _ended(self, table: Table, player: Preferences, wish: Wish, title: str) -> Page:
        """Return the page of an ended match: the player's own result, and the podium."""
        cog, board, seat = self.bot.game_cog(table.slug), table.record.board, table.seat_of(player.user)
        shared = board is None and table.record.week is None
        if shared and table.status != "over":
            return Page((title, public.outcome(table)), rows=public.go_on(self.bot, table))
        podium = None
        if table.status == "over" and not player.text_only:
            patience, plain = wish.patience(acts=False), public.plain_names(table)
            podium = await self.bot.drawing(patience, results.of_match, table, cog, plain)
        if shared and seat is not None:
            names, view = public.names(table), table.state.view(None)
            if player.text_only:
                last = _news(cog, table, seat, names)
            else:
                last = cog.ended(view, names) if cog.tally(view) else []
            told = (title, public.own_result(table, cog, seat), *last)
            return Page(told, podium, public.go_on(self.bot, table), above=2)
        if board is None:
            return challenge_text.ended(table, cog, podium)
        more = await self._board_awaits(night_of(board), player.user)
        return duplicate_text.ended(table, cog, podium, more=more)

    async def _board_awaits(self, number: int, user: int) -> bool:
        nights = self.bot.tables.nights
        try:
            return (await nights.night(number)).awaits(user, await nights.plays(number))
        except Refusal:
            return False

    async def _between_hands(
        self, table: Table, seat: Seat, player: Preferences, wish: Wish, title: str, lines: list[str]
    ) -> Page:
        """Return the page between hands: the last trick, and below it the hand's result."""
        say, cog = words(), self.bot.game_cog(table.slug)
        view, names, plain = table.state.view(None), public.names(table), public.plain_names(table)
        on = Press(say("button-next-hand", deal=cog.deal), ids.Seat(table.id, "next"), Style.success)
        rows = ((on, exits.leave(table)),)
        if player.text_only:
            new = _news(cog, table, seat, names, results=False)
            lines = [*new, *lines, *cog.results(view, names)[-1:], cog.scores(view, names)]
            return Page((title, "\n".join(lines)), rows=rows)
        faces = public.faces(self.bot, table)
        draw, colours, patience = self.bot.drawing, player.colours, wish.patience(acts=False)
        drawn = await draw(patience, cog.table_picture, view, plain, colours, faces, seat)
        ended = await draw(patience, results.of_hand, table, cog, plain, colours)
        return Page((title, "\n".join([*lines, *cog.ended(view, names)])), drawn, rows, below=ended)

    async def _in_play(
        self, table: Table, seat: Seat, player: Preferences, wish: Wish, title: str, lines: list[str]
    ) -> Made:
        cog, names = self.bot.game_cog(table.slug), public.names(table)
        view = table.state.view(seat)
        own, moves = Ids(table.id, seat, table.turn(seat)), since(table, seat)
        fresh = news.came(view, moves, seat)
        faces = public.faces(self.bot, table)
        panel = Panel(own, wish.so_far, player, public.plain_names(table), fresh, faces)
        asked, rows = self._asked(table, view, panel)
        # Taken now, like the rows: the table may move on while pictures are drawn.
        acts = seat in table.waiting_for and not table.level(seat)
        extras = await self._extras(table, seat, player)
        told, ways_out = exits.offered(table, seat)
        given, keep = exits.given(table, seat)
        after: list[str] = []
        for offer in await self._offers(table, seat):
            if offer.advises and not wish.so_far:
                others = _without(rows, offer.rows)
                asked[:1], rows, extras = offer.lines, (*offer.rows, *calm(others)), calmed(extras)
            else:
                after += offer.lines
                rows += calm(_without(offer.rows, rows))
        lines, ways_out = [*lines, *asked, *told, *given, *after], (*ways_out, *keep)
        drawn = None
        if player.text_only:
            lines += [public.turn(table)] if table.level(seat) and seat not in table.waiting_for else []
            # The question comes first, then what is new.
            spoken = cog.spoken(view, seat, names, asked=acts)
            then = last_asked(table, seat) if wish.goes_on else None
            known = () if then is None else cog.spoken(then, seat, names, asked=True)
            heard = [*_news(cog, table, seat, names), *(line for line in spoken if line not in known)]
            # The panel has told these before the owner took a step.
            told_now = ["\n".join(heard)] if heard and not wish.so_far else []
            made = Page((title, "\n".join(lines), *told_now), rows=rows)
        else:
            # A challenge's channel does not show its table.
            whole = table.record.duplicated or player.panel == "table"
            now = scene(cog, view, panel, acts=acts)
            beside = cog.lines(view, names, Where.TABLE if whole else Where.HAND)
            drawn = wish.drawn
            if drawn is None or not drawn.stays(now, view, waits=wish.waits):
                patience = wish.patience(acts=acts)
                draw = cog.panel_picture if whole else cog.hand_picture
                drawn = Drawn(now, view, await self.bot.drawing(patience, draw, view, seat, panel))
            elif drawn.view != view:
                # The picture does not show this yet.
                if whole:
                    beside = cog.since(view, drawn.view, names)
                else:
                    beside = cog.lines(view, names, Where.LATE | Where.HAND)
            new = news.in_short(cog, view, moves, seat, names)
            made = Page((title, "\n".join([*new, *beside, *lines])), drawn.picture, rows)
        made = challenge_text.with_result(made, table, cog, view)
        made = with_extras(made, ways_out)
        extras, looks = few(made, extras, challenge_text.looks(table, cog))
        return Made(challenge_text.with_looks(with_extras(made, extras), looks), drawn, acts)

    def _asked(self, table: Table, view: Any, panel: Panel) -> tuple[list[str], tuple[Row, ...]]:
        """Return the question to the panel's owner, in lines, and the controls that answer it."""
        say, cog, names = words(), self.bot.game_cog(table.slug), public.names(table)
        seat, player = panel.ids.seat, panel.player
        if table.level(seat):
            gave_up = table.gave_up(seat)
            here = "panel-away" if acting(table.record) else "panel-paused"
            rows = () if gave_up else ((exits.come_back(table),),)
            return [say("panel-conceded" if gave_up else here)], rows
        if seat not in table.waiting_for:
            waiting = [names[other] for other in table.waiting_for if other != NATURE]
            # A panel is kept fresh for some minutes after its last click; this button renews it.
            again = Press(say("button-again"), Look(table.id, "hand"))
            line = say("panel-wait", names=words().joined(waiting), count=len(waiting))
            return [line], (
                (again, *whole_table(table, player), *exits.take_back(table, seat), exits.leave(table)),
            )
        lines, offered = asked(cog, view, panel)
        if panel.so_far.startswith(CONFIRM):
            return lines, offered
        forced = self.bot.tables.forced
        deadline = table.deadlines.get(seat)
        if deadline and forced.pause(player, table, seat) is None:
            lines.append(say("panel-until", when=public.moment(deadline.due)))
        if deadline and seat in table.stalling and table.record.clock in BRISK:
            lines.append(say("panel-drags"))
        if not player.text_only:
            face = partial(cog.face, view, seat)
            offered = self.bot.card_emojis.dressed(offered, face, player.colours)
        if forced.soon(player, table, seat):
            return [*lines[:1], say("forced-now")], disabled(offered)
        return lines, asking_first(offered) if player.confirm else offered

    async def _offers(self, table: Table, seat: Seat) -> list[Offer]:
        if seat not in table.waiting_for or table.level(seat):
            return []
        return [offer for made in self.offering if (offer := await made(table, seat))]

    async def _extras(self, table: Table, seat: Seat, player: Preferences) -> tuple[Press, ...]:
        """Return the buttons below the actions: help, and last the way out, away from casual taps."""
        if seat not in table.waiting_for or table.level(seat):
            return ()
        rules = Press(words()("button-rules"), Look(table.id, "help"))
        helping = [press for presses in self.helping for press in await presses(table, seat)]
        return (
            *helping,
            *whole_table(table, player),
            rules,
            *exits.take_back(table, seat),
            exits.leave(table),
        )


def whole_table(table: Table, player: Preferences) -> tuple[Press, ...]:
    """Return a listener's button for all that a picture would show."""
    return (Press(words()("button-table"), Look(table.id, "table")),) if player.text_only else ()


def _news(cog: AnyCog, table: Table, seat: Seat, names: Names, *, results: bool = True) -> list[str]:
    """Return the line of what is new since the seat's last decision, if anything is."""
    told = news.told(cog, table.state.view(seat), since(table, seat), seat, names, results=results)
    return [news.in_a_line(told)] if told else []


def _action(press: Press) -> str | None:
    """Return the action that a button does, or asks to confirm."""
    return press.id.action if isinstance(press.id, Act | Confirm | Hinted) else None


def _without(rows: Iterable[Row], others: Iterable[Row]) -> tuple[Row, ...]:
    """Return rows without the buttons whose action `others` have too: none stands twice on a panel."""
    done = {_action(press) for row in others if isinstance(row, tuple) for press in row} - {None}
    kept = (
        tuple(one for one in row if _action(one) not in done) if isinstance(row, tuple) else row
        for row in rows
    )
    return tuple(row for row in kept if row)


def few(
    page: Page, extras: tuple[Press, ...], looks: tuple[Press, ...]
) -> tuple[tuple[Press, ...], tuple[Press, ...]]:
    """Drop what can be had elsewhere, where a panel would have too many buttons beside its cards.

    The score is one tap beyond the last trick; the rules are a command, and the table is public.
    """
    over = beside(page.controls) + len(extras) + len(looks) - MOST_ON_A_PANEL
    if over > 0 and looks[1:]:
        looks, over = looks[:1], over - 1
    for what in ("help", "table")[: max(0, over)]:
        extras = tuple(press for press in extras if not _looks_at(press, what))
    return extras, looks


def _looks_at(press: Press, what: str) -> bool:
    return isinstance(press.id, Look) and press.id.what == what


def with_extras(page: Page, extras: tuple[Press, ...]) -> Page:
    """Add buttons to the page, as far as it has room.

    Where room is short, all texts are joined between picture and buttons, and the rules are dropped first:
    the table has them too.
    """
    if _lack(page, extras) and page.picture:
        page = replace(page, texts=("\n".join(page.texts),), above=0)
    while extras and _lack(page, extras):
        gone = next((press for press in extras if _looks_at(press, "help")), extras[-2:][0])
        extras = tuple(press for press in extras if press is not gone)
    return replace(page, rows=(*page.rows, extras)) if extras else page


def _lack(page: Page, extras: tuple[Press, ...]) -> int:
    """Return the number of components over the limit with these buttons; each of their rows counts."""
    return max(0, page.components + len(flowing(*extras)) + len(extras) - MOST_COMPONENTS)
