"""When all is over: does every place show what its table's newest state says, and was nobody told wrong?"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from bot.games.base import Refusal
from bot.records.presence import awaited
from bot.words import words
from cogs.table.panel_pages import Wish
from cogs.table.panels import goes_on
from tests.discord.faults import CutShort, Garble, Hang, Refuse, Reset, Trickle
from tests.discord.matches import NAMES
from tests.discord.people import choices
from tests.discord.world import PATIENCE, walk
from tests.wire.truth import as_sent, plain

if TYPE_CHECKING:
    from bot.tables.table import Table
    from tests.discord.faults import Call, Fault
    from tests.discord.world import Channel, Interaction, Message
    from tests.wire.parlour import Parlour

ACTING: Final = ("press:act:", "press:narrow:", "press:sure:", "menu:act:", "menu:narrow:", "press:claim:")
_PANEL: Final = re.compile(rf"### [^\n]*· ({'|'.join(NAMES)})\n")
"""The beginning of a panel that only its owner may see."""
FAILED: Final = ("our-mistake", "discord-silent", "table-moved-on")
"""Sentences that say of something that it was not done."""
UNKNOWN: Final = (10008, 50005)
"""A message of which that is said twice is let go: of its change, and of its word that there is another."""
KEPT: Final = ("tables", "seats", "log", "players", "servers", "clicks", "results", "takebacks", "owed")


class Observer:
    """Traffic that decides what may be expected of the bot in the end."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self.said: dict[int, list[str]] = {}
        """Answers to each interaction, in order."""
        self.lost: set[int] = set()
        """Messages of which the bot cannot know, or was told that it can do nothing with them."""
        self.unfair: set[int] = set()
        """Interactions whose first answer met a fault, or of which the bot may not have heard."""
        self.unknown: Counter[int] = Counter()
        """How often it was said of a message that stands there that there is none, or that it is not ours."""
        self.kept: set[int] = set()
        """Messages that the bot wanted to delete and could not."""
        self.leaks: list[str] = []
        self.under_way = 0
        """Requests that have no answer yet."""
        self._doomed: set[str] = set()
        """Tokens by which messages were sent of which the bot cannot know."""
        discord = parlour.discord
        answer, met = discord._answer, discord.faults.met

        async def answered(request: Any, call: Call, fault: Fault | None) -> Any:
            self.under_way += 1
            try:
                return await answer(request, call, fault)
            finally:
                self.under_way -= 1
                self._noted(call)

        def meeting(call: Call) -> Fault | None:
            fault = met(call)
            if fault:
                self._met(call, fault)
            return fault

        discord._answer = answered  # type: ignore[method-assign]
        discord.faults.met = meeting  # type: ignore[method-assign]
        self.away = -1
        """How often somebody had come when the connection broke."""
        deliver = discord.deliver

        def delivered(interaction: Interaction) -> None:
            if self.away == self._came or not discord.gateway.connected:
                self.unfair.add(interaction.id)
            deliver(interaction)

        discord.deliver = delivered  # type: ignore[method-assign]
        parlour.world.watchers.append(self._seen)

    @property
    def _came(self) -> int:
        return self.parlour.discord.gateway.identified + self.parlour.discord.gateway.resumed

    def _noted(self, call: Call) -> None:
        if call.message and call.kind == "delete" and call.status in (403, 404):
            self.kept.add(call.message.id)
        if call.interaction and call.kind in ("callback", "follow-up", "panel edit"):
            data = call.payload.get("data") or call.payload
            told = [part["content"] for part in walk(data.get("components") or ()) if part["type"] == 10]
            self.said.setdefault(call.interaction.id, []).append("\n".join(told))

    def _met(self, call: Call, fault: Fault) -> None:
        way, one = fault.way, call.interaction
        if call.message and call.kind == "edit" and isinstance(way, Refuse) and way.code in UNKNOWN:
            self.unknown[call.message.id] += 1
        if one is None:
            return
        if call.kind == "callback":
            self.unfair.add(one.id)
        lasting = isinstance(way, Refuse) and 400 <= way.status < 500 and way.code
        unknown = isinstance(way, CutShort | Trickle | Garble) or (
            isinstance(way, Reset | Hang) and way.after
        )
        late = isinstance(way, Hang) and way.late
        if lasting or (call.kind in ("panel read", "follow-up") and (unknown or late)):
            self._lose(call)

    def _lose(self, call: Call) -> None:
        """Whatever this interaction was answered with, now or soon."""
        one = call.interaction
        if one is None:
            return
        self.unfair.add(one.id)
        if call.message:
            self.lost.add(call.message.id)
        self.lost.update(message.id for message in one.replies)
        if one.source and one.source.viewer:
            self.lost.add(one.source.id)
        self._doomed.add(one.token)

    def _seen(self, message: Message) -> None:
        if message.viewer is None and message.controls(beginning=ACTING[:-1]):
            self.leaks.append(f"a public message acts: {message.texts}")
        if message.viewer is None and _PANEL.match(message.texts):
            self.leaks.append(f"a panel is public: {message.texts}")

    def forgotten(self) -> None:
        """The bot begins anew: what there was of panels it does not know, nor what it had just heard."""
        for channel in self.parlour.world.channels.values():
            self.lost.update(one.id for one in channel.messages.values() if one.viewer)
        self.deaf()

    def deaf(self) -> None:
        """The connection broke: whether it has heard of what is not answered nobody knows."""
        self.away = self._came
        for one in self.parlour.world.interactions.values():
            if not one.response:
                self.unfair.add(one.id)

    def reachable(self, message: Message) -> bool:
        return message.id not in self.lost and message.webhook not in self._doomed


async def at_rest(parlour: Parlour, observer: Observer) -> None:
    """Until nothing is under way any more, nor to be tried again, nor to be looked at once more."""
    bot = parlour.bot
    courier = bot.courier

    def still() -> bool:
        moving = (
            *(bot.tables._driver._tasks, bot.tables.forced._tasks, bot.tables._changes._tasks),
            *(bot.under_way, courier._tasks, courier._wanted, courier._calm),
        )
        return not any(moving) and observer.under_way == 0

    async with asyncio.timeout(PATIENCE):
        while True:
            while not still():
                for key in list(courier._asleep):
                    courier.hurry(key)
                await asyncio.sleep(0.02)
            if not courier._checks:
                # What was told a moment ago may have begun something else.
                await asyncio.sleep(0.05)
                if still() and not courier._checks:
                    return
            for timer in list(courier._checks.values()):
                # By now it is over, whatever it was.
                timer._run()
                timer.cancel()


def kept(parlour: Parlour) -> dict[str, list[Any]]:
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection:
        return {name: list(connection.execute(f"SELECT * FROM {name}")) for name in KEPT}  # noqa: S608


def numbers(parlour: Parlour, query: str) -> list[int]:
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query)]


async def untruths(
    parlour: Parlour, observer: Observer, channels: list[Channel], deleted: set[int]
) -> list[str]:
    """All that is not as it should be."""
    wrong = list(observer.leaks)
    acted = set(numbers(parlour, "SELECT interaction FROM acted"))
    tables: dict[int, Table] = {}
    for number in numbers(parlour, "SELECT id FROM tables"):
        try:
            tables[number] = await parlour.bot.tables.read(number)
        except Refusal as refusal:
            wrong.append(f"table {number} cannot be read: {refusal}")
    for table in tables.values():
        wrong += await _public(parlour, table, deleted)
    for channel in channels:
        if channel.id in parlour.world.channels:
            for message in channel.public():
                wrong += _message(message, tables) if observer.unknown[message.id] < 2 else []
    for table in tables.values():
        wrong += await _panels(parlour, observer, table)
    for one in parlour.world.interactions.values():
        wrong += _answers(observer, one, acted)
    owed = numbers(parlour, 'SELECT "table" FROM owed')
    if owed:
        wrong.append(f"something is still owed: {owed}")
    return wrong


async def _public(parlour: Parlour, table: Table, deleted: set[int]) -> list[str]:
    channel, named = (
        parlour.world.channels.get(table.channel),
        f"table {table.id} ({table.slug}, {table.status})",
    )
    if channel is None and table.live:
        return [f"{named} is open in a channel that is gone"]
    if channel is None or table.status == "archived":
        return []
    if table.record.message is None:
        return [f"{named} has no message"]
    message = channel.messages.get(table.record.message)
    if message is None and table.record.message in deleted:
        # Nobody has told the bot.
        return []
    if message is None:
        return [f"{named}: its message {table.record.message} is gone"]
    wanted = as_sent(await parlour.bot.session.services.painter.page(table))
    if _undated(plain(message.components)) != _undated(wanted):
        return [f"{named} shows\n{message.texts}\n{message.alts}\nin place of\n{wanted}"]
    return []


def _table_of(message: Message, beginning: str) -> tuple[int, str] | None:
    for one in message.controls():
        if one["custom_id"].startswith(beginning):
            words_of = one["custom_id"].split(":")
            return int(words_of[2]), words_of[3] if len(words_of) > 3 else ""
    return None


def _message(message: Message, tables: dict[int, Table]) -> list[str]:
    if message.mentions:
        found = _table_of(message, "press:look:")
        if found is None:
            return []
        table = tables[found[0]]
        seats = [seat for seat in table.waiting_for if awaited(table.record, seat) in message.mentions]
        if table.live and seats:
            return []
        return [f"{message.mentions} stand mentioned, {table.waiting_for} are to act: {message.texts}"]
    for beginning in ("press:lobby:", "press:look:", "press:rematch:"):
        found = _table_of(message, beginning)
        if found and found[0] in tables:
            table = tables[found[0]]
            if message.id != table.record.message and table.channel == message.channel.id:
                named = f"table {table.id} ({table.status})"
                return [f"{message.id} is of {named} beside {table.record.message}: {message.texts}"]
    for one in message.controls():
        if one["custom_id"].startswith("press:seat:") and ":agree-" in one["custom_id"]:
            _, _, number, what = one["custom_id"].split(":")
            table, lines = tables[int(number)], int(what.split("-")[1])
            if not table.live or len(table.log) != lines:
                return [
                    f"a question about line {lines} of table {number} at {len(table.log)}: {message.texts}"
                ]
    return []


async def _panels(parlour: Parlour, observer: Observer, table: Table) -> list[str]:
    wrong = []
    channel = parlour.world.channels.get(table.channel)
    if channel is None:
        return []
    elsewhere = words()("panel-elsewhere")
    for message in [one for one in channel.messages.values() if one.viewer]:
        if not observer.reachable(message) or not _of(message, table.id):
            continue
        if elsewhere in message.texts:
            continue
        seat = table.seat_of(message.viewer or 0)
        acts = table.live and seat is not None and seat in table.waiting_for and not table.level(seat)
        offered = {
            part["custom_id"].split(":")[4]
            for part in choices(message)
            if part["custom_id"].split(":")[2] == str(table.id)
        }
        wanted = {str(table.turn(seat))} if acts and seat is not None else set()
        if offered - wanted:
            named = f"the panel {message.id} of seat {seat}, table {table.id} ({table.status})"
            wrong.append(f"{named}, offers {offered} in place of {wanted}: {message.texts}")
    for user, panel in parlour.bot.session.services.panels._open.of(table.id):
        kept_fresh = channel.messages.get(panel.message)
        if kept_fresh is None or not observer.reachable(kept_fresh):
            continue
        # What others have played since its picture was drawn, its words say.
        wish = Wish(
            panel.so_far, panel.told or panel.notice, panel.drawn, waits=True, goes_on=goes_on(panel, table)
        )
        made = await parlour.bot.session.services.panels.pages.made(table, user, wish)
        wanted_page = as_sent(made.page)
        if _undated(plain(kept_fresh.components)) != _undated(wanted_page):
            named = f"the panel {kept_fresh.id} of {user} at table {table.id}"
            wrong.append(f"{named} shows {kept_fresh.texts}, not {wanted_page}")
    return wrong


def _undated(shown: Any) -> str:
    """Leave moments out: each outage moves what is due, and a second is not painted anew."""
    return re.sub(r"<t:\d+", "<t:", repr(shown))


def _of(message: Message, number: int) -> bool:
    return any(f":{number}:" in part.get("custom_id", "") for part in walk(message.components))


def _answers(observer: Observer, one: Interaction, acted: set[int]) -> list[str]:
    wrong = []
    told = observer.said.get(one.id, [])
    what = one.data.get("custom_id") or one.data.get("name")
    if not one.response and one.id not in observer.unfair and not one.refused and one.kind != 4:
        wrong.append(f"{what} of {one.user.name} was never answered, {told}")
    if one.id in acted:
        failed = [key for key in FAILED if any(words()(key) in text for text in told)]
        if failed:
            wrong.append(f"{what} was kept, and told as failed: {failed}")
    return wrong
