"""A simulated Discord with the real bot in it, and people who type and click.

It shows what people see; `tests/discord`, over sockets, what goes wrong between the bot and Discord.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import discord
from simcord._runtime import _attach_bot
from simcord.actors import MemberActor, _component_interaction
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.app import Toucan, create_bot
from bot.games.base import pick, shuffled
from bot.records.stored import Record
from bot.settings import Settings
from bot.tables.table import Table
from bot.words import Words, words
from cogs.pages import public

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")


@dataclass
class Salon:
    """A server with a channel `cards` and nine people; `bot` is the one that is running now."""

    env: Any
    guild: Any
    channel: Any
    people: dict[str, MemberActor]
    settings: Settings
    bot: Toucan
    used: list[Toucan] = field(default_factory=list)
    alone: MemberActor | None = None
    """Owner of the challenge that is `table`."""

    def __getattr__(self, name: str) -> MemberActor:
        """Return a person by name: `salon.ann` is Ann."""
        try:
            return self.people[name.capitalize()]
        except KeyError:
            raise AttributeError(name) from None

    # State

    @property
    def live(self) -> Table | None:
        """The live table in the channel, if there is one."""
        return self.bot.tables.in_channel(self.channel.id, self.alone.id if self.alone else None)

    @property
    def table(self) -> Table:
        table = self.live
        assert table is not None
        return table

    @property
    def public(self) -> Any:
        """The newest message that everybody sees."""
        return self.channel.last_message

    def seat_of(self, who: MemberActor) -> int:
        seat = self.table.seat_of(who.id)
        assert seat is not None
        return seat

    def actor(self, seat: int) -> MemberActor:
        user = self.table.seats[seat]
        assert user is not None
        return next(person for person in self.people.values() if person.id == user.user)

    def there(self, message: Any) -> bool:
        """Return whether the message has not been deleted."""
        return any(kept.id == message.id for kept in self.env.backend.messages[self.channel.id].values())

    def newest_private(self, who: MemberActor) -> Any:
        """Return the newest message that only this person sees."""
        return [message for message in self.channel.history(viewer=who) if message.flags.ephemeral][-1]

    @staticmethod
    def outdated(record: Record) -> Record:
        """Return the record as if it had begun under other rules."""
        return replace(record, rules=record.rules - 1)

    @staticmethod
    def name_of(card: str) -> str:
        return words().card_name(card)

    def beside(self) -> Salon:
        """Return the salon with a new channel."""
        return self._in(self.guild.create_text_channel("more-cards"))

    def thread(self, parent: Any = None) -> Salon:
        """Return the salon in a new thread of the channel, or of this one: a post, if it is a forum."""
        made = self.env.backend.create_thread((parent or self.channel).id, "a thread", self.ann.id)
        return self._in(ChannelHandle(self.env, self.guild, made))

    def _in(self, channel: Any) -> Salon:
        return Salon(self.env, self.guild, channel, self.people, self.settings, self.bot)

    # Actions of people

    async def click(self, who: MemberActor, message: Any, what: str) -> Any:
        """Click the button with this label or custom_id, or the one whose custom_id begins with `what`.

        A lobby's other controls are on its page of options, which is opened first.
        """
        there = controls(message)
        made = [one for one in there if what in (one["label"], one["custom_id"])] or [
            one for one in there if one["custom_id"].startswith(what)
        ]
        if not made and (page := await self.options(who, message)):
            return await self.click(who, page, what)
        assert made, f"no button {what!r} among {[control['label'] for control in controls(message)]}"
        result = await who.click(message, custom_id=made[0]["custom_id"])
        assert result.acknowledged
        return result

    async def select(self, who: MemberActor, message: Any, *values: str, beginning: str = "menu:") -> Any:
        menus = [
            control for control in controls(message, kind=3) if control["custom_id"].startswith(beginning)
        ]
        if not menus and (page := await self.options(who, message)):
            return await self.select(who, page, *values, beginning=beginning)
        assert menus, "no such select"
        result = await who.select(message, [*values], custom_id=menus[0]["custom_id"])
        assert result.acknowledged
        return result

    async def options(self, who: MemberActor, lobby: Any) -> Any:
        """Return the page behind a lobby's *Options*, opened by this person; None for another message."""
        opens = [one["custom_id"] for one in controls(lobby) if one["custom_id"].endswith(":options")]
        return (await self.click(who, lobby, opens[0])).response if opens else None

    async def by_hand(self) -> None:
        """Have everybody play forced actions themselves from now on."""
        for who in self.people.values():
            await self.slash(who, "settings", forced="none")

    async def slash(self, who: MemberActor, command: str, **options: Any) -> Any:
        result = await who.slash(self.channel, command, **options)
        assert result.acknowledged
        return result

    async def forge(
        self, who: MemberActor, message: Any, custom_id: str, *, values: Iterable[str] | None = None
    ) -> Any:
        """Send a click or selection that the message need not offer, as a forged client could."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        self.env._begin_operation("forge")
        try:
            return await _component_interaction(who, self._kept(message), data)
        finally:
            self.env._end_operation()

    async def at_once(self, who: MemberActor, message: Any, custom_id: str) -> list[Any]:
        """Click one button twice, the second time before the first has been answered."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        self.env._begin_operation("click")
        try:
            clicks = (_component_interaction(who, self._kept(message), {**data}) for _ in range(2))
            return await asyncio.gather(*clicks)
        finally:
            self.env._end_operation()

    def plant(self, message: Any, custom_id: str) -> None:
        """Put a button into a message behind the bot's back."""
        button = {"type": 2, "style": 2, "label": "forged", "custom_id": custom_id, "id": 4096}
        self._kept(message).components[0]["components"].append(
            {"type": 1, "id": 4095, "components": [button]}
        )

    def _kept(self, message: Any) -> Any:
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        return self.env.backend.get_message(channel, message.id)

    async def as_bot(self, work: Any) -> Any:
        """Run a coroutine of the bot that no click has asked for."""
        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        await asyncio.wait([task])
        await self.env.settle()
        return task.result()

    # The bot's life

    async def close(self) -> None:
        await self.as_bot(self._stop(self.bot))
        for bot in (*self.used, self.bot):
            # Whoever is counted is kept, with all that this Discord has been told.
            await bot._until_closed.aclose()

    async def restart(self) -> None:
        """Stop the bot properly and start it again on the same database."""
        await self.close()
        await self.env.restart_bot(self._new())

    async def crash(self) -> None:
        """Stop the bot abruptly, and start another."""
        old = self.bot
        self.env._begin_operation("crash")
        await self.env._detach_bot()
        await old.session._packing.close()
        await old.store.close()
        await _attach_bot(self.env, self._new())
        self.env._end_operation()
        await self.env.settle()

    def deny(self, *permissions: str) -> None:
        """Take permissions from the bot in the channel."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(target_id=self.env.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def allow_all(self) -> None:
        self.env.backend.delete_overwrite(self.channel.id, self.env.bot.user.id)

    def _new(self) -> Toucan:
        self.used.append(self.bot)
        self.bot = create_bot(self.settings)
        return self.bot

    @staticmethod
    async def _stop(bot: Toucan) -> None:
        await bot.session.services.close()
        await bot.session._packing.close()
        await bot.courier.close()
        await bot.rate_limiter.close()
        await bot.tables.close()
        await bot.store.close()


def opened(env: Any, settings: Settings, bot: Toucan) -> Salon:
    guild = env.create_guild("Salon")
    channel = guild.create_text_channel("cards")
    people = {name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE}
    return Salon(env, guild, channel, people, settings, bot)


def walk(components: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Yield every component of a message, as Discord keeps it."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def raw(message: Any) -> list[dict[str, Any]]:
    parts = message.components
    return [part.to_dict() if hasattr(part, "to_dict") else part for part in parts]


def controls(message: Any, kind: int = 2) -> list[dict[str, Any]]:
    """Return the buttons (or, with kind 3, the selects) of a message, labels without the sign of `texts`."""
    found = [dict(part) for part in walk(raw(message)) if part["type"] == kind]
    for part in found:
        part["label"] = (part.get("label") or "").replace("\ufe0e", "")
    return found


def enabled(message: Any) -> list[str]:
    """Return the labels of the enabled buttons."""
    return [one["label"] for one in controls(message) if not one.get("disabled")]


def labels(message: Any) -> list[str]:
    """Return the labels of the buttons that act, without those that only help."""
    return [one["label"] for one in controls(message) if not _helps(one["custom_id"])]


def _helps(custom_id: str) -> bool:
    helping = custom_id.endswith((":help", ":leave", ":table")) or ":ask-" in custom_id
    return helping or custom_id.startswith(("press:hint:", "press:hinted:", "press:forced:"))


def texts(message: Any) -> str:
    """Return the text of a message, without characters for the look of suits and names."""
    said = (part["content"] for part in walk(raw(message)) if part["type"] == 10)
    return re.sub("[\ufe0e\u2068\u2069]", "", "\n".join(said)).replace("\xa0", " ")


def alts(message: Any) -> list[str]:
    return [
        item.get("description") or ""
        for part in walk(raw(message))
        if part["type"] == 12
        for item in part["items"]
    ]


CARD = re.compile(
    r"press:(?:act|sure):\d+:\d+:\d+:(?:play [^ ]+|offer h\d+|insert \d+)"
    r"|press:narrow:\d+:\d+:\d+:(?:discard|arrange) .*"
)
"""A button for one card of the hand."""
MOST_BESIDE = 9


def readable(panel: Any) -> bool:
    """Whether a panel has few buttons beside those of the cards, and no two that look alike."""
    shown = controls(panel)
    beside = [one for one in shown if not CARD.fullmatch(one["custom_id"])]
    return len(beside) <= MOST_BESIDE and len({one["label"] for one in shown}) == len(shown)


def waits(table: Table, say: Words | None = None) -> str:
    """Return the panel's text for a person who waits for others."""
    say, names = say or words(), [public.names(table)[seat] for seat in table.waiting_for]
    said = say("panel-wait", names=words().joined(names), count=len(names))
    return re.sub("[\u2068\u2069]", "", said)


class Hands:
    """Everybody's open panels, and random play with them by clicks only."""

    def __init__(self, salon: Salon, rng: Random) -> None:
        self.salon = salon
        self.rng = rng
        self.panels: dict[int, Any] = {}
        self.renewed: set[int] = set()
        self.restarted = False
        """Whether the bot was restarted, and so knows no panel; a waiting panel has a button to register
        it again."""

    async def panel(self, seat: int) -> Any:
        """Return the seat's panel; opened once, after that the bot has to keep it fresh."""
        panel = self.panels.get(seat)
        if panel is not None and not self.salon.there(panel):
            # A new hand brings a new panel, and takes the old one away.
            self.renewed.add(seat)
            self.panels[seat] = self.salon.newest_private(self.salon.actor(seat))
        elif panel is not None and seat in self.renewed:
            # What history gives does not change.
            every = self.salon.channel.history(viewer=self.salon.actor(seat))
            self.panels[seat] = next(message for message in every if message.id == panel.id)
        if seat not in self.panels:
            hand = f"press:look:{self.salon.table.id}:hand"
            result = await self.salon.click(self.salon.actor(seat), self.salon.public, hand)
            assert result.ephemeral
            self.panels[seat] = result.response
        return self.panels[seat]

    async def play_until(self, reached: Callable[[], object]) -> None:
        """Have people act at random, all at once and without their panels, which follow in the end."""
        while not reached():
            before = len(self.salon.table.log)
            await self.salon.as_bot(self._act_until(reached))
            assert reached() or len(self.salon.table.log) > before

    async def _act_until(self, reached: Callable[[], object]) -> None:
        table = self.salon.table
        while not reached() and (seat := next(filter(table.user_at, table.waiting_for), None)) is not None:
            user, action = table.user_at(seat), pick(self.rng, table.state.legal(seat))
            assert user is not None
            await self.salon.bot.tables.act(table.id, user, table.turn(seat), action)

    async def move(self, seat: int) -> None:
        """Click the seat's way to any action; each click must do something."""
        who, turn = self.salon.actor(seat), self.salon.table.turn(seat)
        number = self.salon.table.id
        while True:
            panel = await self.panel(seat)
            assert readable(panel), [one["label"] for one in controls(panel)]
            menus = [menu for menu in controls(panel, 3) if menu["custom_id"].startswith("menu:")]
            presses = [
                one
                for one in controls(panel)
                if one["custom_id"].startswith(("press:act:", "press:narrow:", "press:sure:"))
                and not one.get("disabled")
            ]
            if self.restarted and not presses and not menus:
                await self.salon.click(who, panel, f"press:look:{number}:hand")
                continue
            place = int(self.rng.random() * (len(presses) + len(menus)))
            if place < len(presses):
                await self.salon.click(who, panel, presses[place]["custom_id"])
            else:
                menu = menus[place - len(presses)]
                values = [option["value"] for option in shuffled(self.rng, menu["options"])]
                most = menu["min_values"] + int(
                    self.rng.random() * (menu["max_values"] - menu["min_values"] + 1)
                )
                await self.salon.select(who, panel, *values[:most], beginning=menu["custom_id"])
            table = self.salon.live
            if table is None or table.id != number or table.turn(seat) > turn:
                return
