"""Replay of a finished match: a message whose buttons hold the match, the step and the eyes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, get_args

from bot.games.base import NATURE, NOBODY, Refusal
from bot.matches.exports import exported
from bot.matches.replays import Replays
from bot.people import published
from bot.records.log import Log
from bot.tables.table import Table
from bot.words import words
from cogs.core.names import escaped
from cogs.delivery.answers import answer
from cogs.kit import ids, open_cards
from cogs.kit.contexts import check_here, is_here, unshared
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import MOST_OPTIONS, Page
from cogs.kit.telling import HEARD, Where
from cogs.pages import open_hands, public
from cogs.people.play_on import play_on
from rendering.boards import openhands
from rendering.kit import alt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.replays import Replay
    from bot.records.stored import Preferences, Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog
    from cogs.kit.pages import Row
    from cogs.pages.fair import Fair

ALL: Final = "all"
"""Eyes that see every card."""
PUBLIC: Final = "public"
"""Eyes that see public information only."""
WALKS: Final[tuple[tuple[ids.Walk, ...], ...]] = (
    ("first", "back", "next"),
    ("untrick", "trick"),
    ("deal", "last"),
)
"""Rows of buttons, each of which fits a phone."""
WALKS_OF_ONE: Final[tuple[tuple[ids.Walk, ...], ...]] = (WALKS[0], (*WALKS[1], "last"))
"""Rows of buttons for a match with at most one hand."""


class ReplayDesk:
    def __init__(self, bot: Client, fair: Fair, replays: Replays) -> None:
        self.bot = bot
        self._fair = fair
        self.replays = replays
        bot.router.route(ids.Replay, lambda asked, made, _: self.open(asked, made.table))
        bot.router.route(ids.ReplayStep, self._stepped)

    async def open(self, interaction: Interaction, number: int) -> None:
        """Show a match privately from its first hand, with the asker's eyes if they sat there."""
        record = await self._fair.record(interaction, number)
        held = record.held_by(interaction.user.id)
        await self._show(interaction, record, 0, ALL if held is None else str(held[0]))

    async def _stepped(self, interaction: Interaction, made: ids.ReplayStep, values: Sequence[str]) -> None:
        record = await self._fair.record(interaction, made.table)
        match [made.what, *values]:
            case ["hand", step]:
                await self._show(interaction, record, ids.number(step), made.eyes)
            case ["eyes", eyes]:
                await self._show(interaction, record, made.step, eyes)
            case ["export"]:
                await self._export(interaction, record)
            case ["web" | "unweb"]:
                await self._wish(interaction, record, made)
            case [what] if what in ("share", *get_args(ids.Walk)):
                await self._show(interaction, record, made.step, made.eyes, share=made.what == "share")
            case _:
                raise Refusal("bad-button")

    async def _show(
        self,
        interaction: Interaction,
        record: Record,
        step: int,
        eyes: str,
        *,
        share: bool = False,
        notice: str = "",
    ) -> None:
        """Show a step in place if the click was on a private message, else or if shared in a new one."""
        replay = await self.replays.of(record)
        _check_eyes(record, eyes)
        player = await self.bot.store.player(interaction.user.id)
        step = max(_first(replay), min(step, replay.last))
        cog = self.bot.game_cog(record.slug)
        if share:
            check_here(interaction)
            async with self.bot.languages.in_language_of(interaction.guild_id):
                page = await shown(cog, record, replay, step, eyes, player)
                if address := self._address(record, replay, step):
                    wishes = await self.bot.store.read(partial(published.wishes, table=record.id))
                    link = words()("site-link", address=address)
                    page = replace(page, texts=(*page.texts, link)) if wishes else page
            await answer(interaction).post(page)
            return
        page = await shown(cog, record, replay, step, eyes, player)
        row = await self._own(interaction, record, replay, step, eyes)
        texts = (*page.texts, notice) if notice else page.texts
        page = replace(page, texts=texts, rows=(*page.rows, *filter(None, (row,))))
        await answer(interaction).show(page if is_here(interaction) else unshared(page))

    def _address(self, record: Record, replay: Replay, step: int) -> str:
        """Return the address of the hand's web page; empty without a site or hands."""
        site = self.bot.settings.site.rstrip("/")
        if not site or not replay.hands:
            return ""
        return f"{site}/{words().language}/{path_of(record.id, replay.hand_at(step) + 1)}"

    async def _own(
        self, interaction: Interaction, record: Record, replay: Replay, step: int, eyes: str
    ) -> tuple[Press, ...]:
        """Return the buttons for a player of the match."""
        held, row = record.held_by(interaction.user.id), list[Press]()
        if held is None:
            return ()
        seat, holder = held
        if eyes == str(seat):
            row.append(play_on(record, replay, step, holder))
        if seat == record.seat_of(interaction.user.id) and self._address(record, replay, step):
            wishes = await self.bot.store.read(partial(published.wishes, table=record.id))
            what: Literal["web", "unweb"] = "unweb" if seat in wishes else "web"
            row.append(Press(words()(f"button-{what}"), ids.ReplayStep(record.id, step, eyes, what)))
        return tuple(row)

    async def _wish(self, interaction: Interaction, record: Record, made: ids.ReplayStep) -> None:
        """Publish pages of the match on the web, or withdraw them."""
        _check_eyes(record, made.eyes)
        replay, seat = await self.replays.of(record), record.seat_of(interaction.user.id)
        address = self._address(record, replay, min(made.step, replay.last))
        if seat is None or not address:
            raise Refusal("bad-button")
        if made.what == "web":
            if not (await self.bot.store.player(interaction.user.id)).web:
                raise Refusal("site-not-willing")
            await self.bot.store.write(partial(published.publish, table=record.id, seat=seat))
            said = words()("site-published", address=address)
        else:
            await self.bot.store.write(partial(published.withdraw, table=record.id, seat=seat))
            said = words()("site-withdrawn")
        await self._show(interaction, record, made.step, made.eyes, notice=said)

    async def _export(self, interaction: Interaction, record: Record) -> None:
        """Send the transcript as a file."""
        replay = await self.replays.of(record)
        source = await self.bot.tables.dealer.source(record)
        secret = await self.bot.tables.dealer.secret(record)
        text = exported(Table(record, replay.states[-1], Log(replay.lines)), source, secret)
        await answer(interaction).file(words()("replay-exported"), f"toucan-{record.id}.txt", text.encode())


def path_of(table: int, hand: int) -> str:
    """Return the path of a hand's web page, numbered from 1, within a language's folder."""
    return f"match-{table}-{hand}.html"


def _check_eyes(record: Record, eyes: str) -> None:
    if eyes not in (ALL, PUBLIC, *map(str, range(len(record.seats)))):
        raise Refusal("bad-button")


async def shown(
    cog: AnyCog, record: Record, replay: Replay, step: int, eyes: str, player: Preferences
) -> Page:
    """Return the page of the match after so many lines, as those eyes saw it."""
    state = replay.states[step]
    table = Table(record, state)
    names, plain = public.names(table), public.plain_names(table)
    seat = int(eyes) if eyes.isdigit() else None
    view = state.view(seat)
    what = cog.title(state.view(None))
    title = words()("replay-title", game=cog.game_name, what=what, step=step, steps=replay.last)
    dealt = any(state.piles.values())
    lines = did(cog, replay, step, eyes, table, player)
    if player.text_only or not dealt:
        all_see = state.view(None)
        # The pictures' contents are told below.
        now = cog.lines(all_see, names, HEARD)
        lines += [*now, cog.scores(all_see, names)]
    else:
        lines += cog.lines(state.view(None), names, Where.TABLE)
    if step == replay.last:
        lines.append(public.outcome(table))
    held = open_cards.held(state, names, spoken=player.text_only) if eyes == ALL else []
    rows = _rows(cog, record, replay, step, eyes, plain)
    if player.text_only or not dealt:
        lines += [*held, *(cog.as_text(view, seat, names) if dealt else [])]
        return Page((title, "\n".join(lines)), rows=rows)
    if seat is not None and state.to_act not in (NOBODY, frozenset({NATURE})):
        panel = Panel(Ids(record.id, seat, 0), "", player, plain)
        seen = await asyncio.to_thread(cog.panel_picture, view, seat, panel)
        return Page((title, "\n".join(lines)), seen, rows)
    picture = await asyncio.to_thread(cog.table_picture, state.view(None), plain, player.colours)
    if eyes == ALL:
        hands = await asyncio.to_thread(open_hands.picture, state, plain, player.colours)
        told = f"{picture.alt} {hands.alt}"
        # Hands that do not fit the alt text, and cards in no hand, are listed below the picture.
        room = len(told) <= alt.LIMIT
        lines += held[len(names) :] if room else held
        picture = await asyncio.to_thread(openhands.beneath, picture, hands, told if room else picture.alt)
    return Page((title, "\n".join(lines)), picture, rows)


def did(cog: AnyCog, replay: Replay, step: int, eyes: str, table: Table, player: Preferences) -> list[str]:
    """Describe the line before this step."""
    if not step:
        return []
    line = replay.lines[step - 1]
    if line.seat == NATURE:
        verb, _, rest = line.action.partition(" ")
        name = public.names(table)[int(rest)] if verb in ("dealer", "leader") else ""
        return [words()(f"replay-{verb}", name=name)]
    before, names = replay.states[step - 1], public.plain_names(table)
    view = before if eyes == ALL else before.view(int(eyes) if eyes.isdigit() else None)
    told = escaped(cog.spelled(view, line.seat, line.action, names, spoken=player.text_only))
    return [words()("replay-did", name=public.names(table)[line.seat], action=told)]


def _first(replay: Replay) -> int:
    """Return the first step with something to see: the first deal."""
    return replay.hands[0] if replay.hands else 0


def _rows(
    cog: AnyCog, record: Record, replay: Replay, step: int, eyes: str, names: Sequence[str]
) -> tuple[Row, ...]:
    say, first = words(), _first(replay)
    to: dict[ids.Walk, int] = {
        "first": first,
        "back": max(first, step - 1),
        "next": min(step + 1, replay.last),
        "untrick": replay.trick_before(step),
        "trick": replay.trick_after(step),
        "deal": replay.hand_after(step),
        "last": replay.last,
    }
    here, several = partial(ids.ReplayStep, record.id, step, eyes), len(replay.hands) > 1
    rows: list[Row] = [
        tuple(
            Press(
                say(f"replay-go-{what}", deal=cog.deal),
                ids.ReplayStep(record.id, to[what], eyes, what),
                Style.primary if what == "next" else Style.secondary,
                disabled=step == to[what],
            )
            for what in row
        )
        for row in (WALKS if several else WALKS_OF_ONE)
    ]
    if several:
        now = replay.hand_at(step)
        hands = tuple(
            Option(say("replay-hand", deal=cog.deal, number=n + 1), str(at))
            for n, at in _near(replay.hands, now)
        )
        placeholder = say("replay-hand-of", deal=cog.deal, number=now + 1, count=len(replay.hands))
        rows.append(Menu(placeholder, here("hand"), hands))
    seen = {ALL: say("replay-all"), PUBLIC: say("replay-public")}
    seen |= {str(seat): say("replay-eyes", name=name) for seat, name in enumerate(names)}
    options = tuple(Option(label, value) for value, label in seen.items())
    rows.append(Menu(seen[eyes], here("eyes"), options))
    rows.append((Press(say("replay-share"), here("share")), Press(say("replay-export"), here("export"))))
    return tuple(rows)


def _near(hands: Sequence[int], now: int) -> list[tuple[int, int]]:
    """Return number and step of the hands around this one, as many as a select takes."""
    start = max(0, min(now - MOST_OPTIONS // 2, len(hands) - MOST_OPTIONS))
    return list(enumerate(hands))[start : start + MOST_OPTIONS]
