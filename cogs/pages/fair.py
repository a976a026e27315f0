"""Fairness of a table's deals: the commitment before, the seed and its verification afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.fair.deals import commitment, dealt
from bot.fair.secrecy import unsealed
from bot.fair.seeds import REVEALED
from bot.games.base import NATURE, Refusal
from bot.records.movement import night_of, number_of
from bot.records.presence import people
from bot.records.weekly import named, told_at
from bot.tables.lobby import LONGEST_WORD
from bot.tables.table import Outdated, Table, Unreadable
from bot.words import words
from cogs.core.names import at_table, marked
from cogs.core.permissions import moderates
from cogs.core.sight import may_see
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.forms import Form
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from bot.fair.deals import Click, Source, Word
    from bot.games.base import Seat
    from bot.records.stored import Holder, Line, Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction


class Fair:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Fair, self._clicked)
        bot.router.route_form(ids.Fair, self._typed)

    async def _clicked(self, interaction: Interaction, made: ids.Fair, values: Sequence[str]) -> None:
        match [made.what, *values]:
            case ["cut"]:
                await self._cut(interaction, made.table)
            case ["word"]:
                await self._ask_for_a_word(interaction, made.table)
            case ["unword", seat]:
                await self._take_word(interaction, made.table, ids.number(seat))
            case _:
                await self.show(interaction, made.table)

    async def _cut(self, interaction: Interaction, number: int) -> None:
        """Record a click that contributes to the deals, and show it."""
        table = self._in_lobby(number, interaction.user.id)
        await self.bot.tables.record_click(table, interaction.user.id, interaction.id)
        await self.show(interaction, number)

    async def _ask_for_a_word(self, interaction: Interaction, number: int) -> None:
        table, say = self._in_lobby(number, interaction.user.id), words()
        seat = table.seat_of(interaction.user.id)
        one = None if seat is None else table.seats[seat]
        await answer(interaction).ask(
            Form(
                title=say("word-title"),
                id=ids.Fair(number, "word"),
                label=say("word-label"),
                means=say("word-means"),
                most=LONGEST_WORD,
                typed=(one.word if one else None) or "",
            )
        )

    async def _take_word(self, interaction: Interaction, number: int, seat: Seat) -> None:
        """Erase a player's typed word at a moderator's request."""
        record = await self.record(interaction, number)
        if not _may_take(interaction, record) or seat >= len(record.seats):
            raise Refusal("bad-button")
        await self.bot.tables.take_word(record, seat)
        await self.show(interaction, number)

    async def _typed(self, interaction: Interaction, made: ids.Fair, text: str) -> None:
        """Set a player's typed word, and show the page about the deals."""
        await self.bot.tables.set_word(made.table, interaction.user.id, text)
        await self.show(interaction, made.table)

    def _in_lobby(self, number: int, user: int) -> Table:
        """Return the table if the user has a seat at it before the match; else raise `Refusal`."""
        table = self.bot.tables.get(number)
        if table.seat_of(user) is None:
            raise Refusal("table-not-seated")
        if table.status != "lobby":
            raise Refusal("table-started")
        return table

    async def show(self, interaction: Interaction, number: int) -> None:
        """Show the page about the deals to the asker alone; in place if they clicked on a private message."""
        record = await self.record(interaction, number)
        shown = (await self.bot.store.server(record.server)).typed
        page = await self._page(record, interaction.user.id, typed=shown)
        if shown and _may_take(interaction, record):
            page = replace(page, rows=(*page.rows, *_taking(record)))
        await answer(interaction).show(page)

    async def record(self, interaction: Interaction, number: int) -> Record:
        """Return the table's record if the asker sat there or may see its channel; else raise `Refusal`."""
        record = await self.bot.store.table(number) if number <= ids.LARGEST else None
        if record is None or not await may_see(interaction, record):
            raise Refusal("no-such-match", table=number)
        return record

    async def own(self, interaction: Interaction, number: int, refusal: str) -> tuple[Record, Seat, Holder]:
        """Return a table whose cards are no longer hidden, with the asker's seat and their time in it.

        The seat may be one that they gave away; without a seat, raise the `Refusal` with this key.
        """
        record = await self.record(interaction, number)
        held = record.held_by(interaction.user.id)
        if held is None:
            raise Refusal(refusal, table=number)
        unsealed(record)
        if record.status not in REVEALED:
            raise Refusal("table-not-over")
        return record, *held

    async def _page(self, record: Record, user: int, *, typed: bool) -> Page:
        """Return the page about a table's deals; `typed`: whether the server shows text that people typed."""
        say = words()
        title = say("fair-title", game=self.bot.game_name(record.slug), table=record.id)
        if record.commitment is None:
            return Page((title, say("fair-none")))
        dealer = self.bot.tables.dealer
        texts = [say("fair-promised", commitment=record.commitment)]
        if record.week is not None:
            texts.append(say("fair-challenge", week=named(record.week)))
        elif record.board is not None:
            texts.append(say("fair-board", board=number_of(record.board), night=night_of(record.board)))
        elif record.deal_of is not None:
            texts.append(say("fair-deal-of", table=record.deal_of))
        else:
            brought = [word if typed else word._replace(text="") for word in await dealer.words(record)]
            texts.append(_brought(record, await dealer.clicks(record), brought))
        source = await dealer.source(record)
        if await dealer.lost(record):
            texts.append(say("fair-lost"))
        elif source is None:
            texts.append(_secret(record))
        else:
            if (secret := await dealer.secret(record)) and record.week is not None:
                of_week = {"week": named(record.week), "guild": str(record.guild)}
                texts.append(say("fair-week-secret", secret=secret.hex(), **of_week))
            elif secret and record.board is not None:
                of_board = {"board": str(number_of(record.board)), "night": str(night_of(record.board))}
                texts.append(say("fair-night-secret", secret=secret.hex(), **of_board))
            texts.append(say("fair-seed", seed=source.seed.hex()))
            lines = (await self.bot.store.logs([record.id]))[record.id]
            texts.append(await asyncio.to_thread(verdict, record, lines, source))
        may_cut = record.status == "lobby" and user in people(record) and record.deal_of is None
        if record.deal_of is None:
            texts.append(_trusted(record))
        cut = Press(say("button-cut"), ids.Fair(record.id, "cut"))
        word = Press(say("button-word"), ids.Fair(record.id, "word"), Style.primary)
        own = (word, cut) if typed else (cut,)
        return Page((title, "\n\n".join(texts)), rows=(own,) if may_cut else ())


def _may_take(interaction: Interaction, record: Record) -> bool:
    """Return whether the asker moderates the server where the table stands."""
    return moderates(interaction) and record.server == interaction.guild_id


def _taking(record: Record) -> tuple[Menu, ...]:
    """Return a moderator's menu of words to erase, by the player who typed them."""
    owners = enumerate(zip(at_table(record).owners, record.seats, strict=True))
    options = tuple(Option(name, str(seat)) for seat, (name, one) in owners if one and one.word)
    return (Menu(words()("menu-unword"), ids.Fair(record.id, "unword"), options),) if options else ()


def verdict(record: Record, lines: Sequence[Line], source: Source) -> str:
    """Tell in a sentence whether all actions of chance follow from the seed."""
    if commitment(source.seed) != record.commitment:
        return words()("fair-other-seed")
    try:
        count, wrong = redone(record, lines, source)
    except (Outdated, Unreadable):
        return words()("fair-unreadable")
    return words()("fair-wrong" if wrong else "fair-right", count=count, wrong=wrong)


def redone(record: Record, lines: Sequence[Line], source: Source) -> tuple[int, int]:
    """Count the actions of chance, and those of them that do not follow from the seed."""
    table, count, wrong = Table.of(record), 0, 0
    for line in lines:
        if line.seat == NATURE:
            before = [(one.seat, one.action) for one in table.log]
            count += 1
            wrong += dealt(source, table.state, before) != line.action
        table.read([line])
    return count, wrong


def _secret(record: Record) -> str:
    """Tell when the seed will be revealed."""
    if record.week is not None:
        return words()("fair-secret-week", when=public.day(told_at(record.week)))
    if record.board is not None:
        return words()("fair-secret-night")
    return words()("fair-secret" if record.deal_of is None else "fair-secret-again")


def _trusted(record: Record) -> str:
    """Tell what will be proved, what cannot be, and what a player can do about it."""
    say = words()
    if record.week is not None:
        return f"{say('fair-proved-week')}\n{say('fair-trusted-week')}"
    if record.board is not None:
        return f"{say('fair-proved-night')}\n{say('fair-trusted-night')}"
    if any(one and one.word for one in record.seats):
        return f"{say('fair-proved-words')}\n{say('fair-trusted-words')}"
    return f"{say('fair-proved')}\n{say('fair-trusted')}"


def _brought(record: Record, clicks: Sequence[Click], typed: Sequence[Word]) -> str:
    """List the contributions to the deals, by player."""
    if typed:
        return _worded(record, typed)
    say, by_seat = words(), {click.seat: click.number for click in clicks}
    lines = []
    for seat, one in enumerate(record.seats):
        if (number := by_seat.get(seat)) is not None:
            when = discord.utils.format_dt(_moment(number), "T")
            lines.append(say("fair-click", name=_name(record, seat), number=str(number), when=when))
        elif one and one.user is not None:
            lines.append(say("fair-no-click", name=_name(record, seat)))
    return "\n".join((say("fair-brought"), *lines)) if lines else say("fair-brought-nothing")


def _worded(record: Record, typed: Sequence[Word]) -> str:
    """List the typed words by player; for a deleted person, the digest that the deals depend on."""
    say, by_seat = words(), {word.seat: word for word in typed}
    lines = []
    for seat, one in enumerate(record.seats):
        name, word = _name(record, seat), by_seat.get(seat)
        if word and word.text:
            lines.append(say("fair-word", name=name, word=public.quotable(word.text)))
        elif word:
            lines.append(say("fair-word-gone", name=name, digest=word.digest))
        elif one and one.user is not None:
            lines.append(say("fair-no-word", name=name))
    return "\n".join((say("fair-worded"), *lines))


def _name(record: Record, seat: int) -> str:
    return marked(at_table(record).owners[seat])


def _moment(number: int) -> datetime:
    return discord.utils.snowflake_time(number)
