"""The state of the stand-in: servers, channels, messages, people and interactions."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

JSON = dict[str, Any]

EPOCH: Final = 1_420_070_400_000
"""Epoch of Discord's ids, in milliseconds."""

VIEW: Final = 1 << 10
SEND: Final = 1 << 11
ATTACH: Final = 1 << 15
SEND_IN_THREADS: Final = 1 << 38
MANAGE_THREADS: Final = 1 << 34
ADMINISTRATOR: Final = 1 << 3
ALL: Final = (1 << 50) - 1 - ADMINISTRATOR
"""All permissions but administrator, who is not bound by what a channel denies."""

EXTERNAL_APPS: Final = 1 << 50
"""Permission for apps that are no members to post for everyone."""

TEXT_CHANNEL: Final = 0
PRIVATE: Final = 1
GROUP: Final = 3
THREAD: Final = 11
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
LAYOUT: Final = 1 << 15

BUTTON: Final = 2
SELECT: Final = 3

ANSWER_SECONDS: Final = 3.0
PATIENCE: Final = 120.0
"""Seconds after which a test gives up waiting; no measurement uses it."""

_numbers = itertools.count()


def snowflake() -> int:
    """Return an id with the present time in it, as Discord makes them."""
    return (int(time.time() * 1000) - EPOCH) << 22 | next(_numbers) % (1 << 22)


@dataclass(eq=False, slots=True)
class User:
    id: int
    name: str
    locale: str = "en-US"


@dataclass(eq=False, slots=True)
class Guild:
    id: int
    name: str
    owner: int
    channels: dict[int, Channel] = field(default_factory=dict)
    denied: int = 0
    """Permissions that the bot's role lacks."""
    silenced: float = 0.0
    """Time until which the bot is in time-out, in seconds since 1970."""
    left: set[int] = field(default_factory=set)
    """Users who are no members any more, of whom no event tells."""
    joined: bool = True
    """Whether the bot is a member; elsewhere only people who have installed it themselves can use it."""
    shown: bool = True
    """Whether apps that are no members may post for everyone here."""


@dataclass(eq=False, slots=True)
class Channel:
    id: int
    guild: Guild
    """Its server; `World.nowhere`, which has no number, for private messages."""
    name: str
    kind: int = TEXT_CHANNEL
    parent: Channel | None = None
    denied: int = 0
    """Permissions that are taken from the bot here."""
    archived: bool = False
    locked: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def held(self) -> int:
        """The bot's permissions here: none where it is a guest."""
        if self.visited:
            return 0
        above = self.parent.denied if self.parent else 0
        if self.guild.silenced > time.time():
            return VIEW
        return ALL & ~self.denied & ~above & ~self.guild.denied

    @property
    def visited(self) -> bool:
        """Whether the bot is a guest here, and only answers interactions."""
        return self.kind == GROUP or not self.guild.joined

    def public(self) -> list[Message]:
        """Return the messages that everybody sees, oldest first."""
        return [one for one in self.messages.values() if one.viewer is None and not one.deleted]

    def private(self, viewer: int) -> list[Message]:
        """Return the messages that only this person sees, oldest first."""
        return [one for one in self.messages.values() if one.viewer == viewer and not one.deleted]


@dataclass(eq=False, slots=True)
class Message:
    id: int
    channel: Channel
    components: list[JSON]
    flags: int
    content: str = ""
    attachments: list[JSON] = field(default_factory=list)
    viewer: int | None = None
    """The only user who sees it, if it is private."""
    mentions: tuple[int, ...] = ()
    """Users who were pinged when it was posted."""
    webhook: str = ""
    """Token of the interaction that it answers."""
    author: User | None = None
    """Author, if not the bot."""
    posted: float = 0.0
    changed: float = 0.0
    edits: int = 0
    deleted: bool = False

    @property
    def texts(self) -> str:
        """Its text, without characters for the look of suits and names."""
        said = [self.content, *(part["content"] for part in walk(self.components) if part["type"] == 10)]
        return re.sub("[\ufe0e\u2068\u2069]", "", "\n".join(filter(None, said)))

    @property
    def alts(self) -> str:
        """The alternative texts of its pictures."""
        items = (part["items"] for part in walk(self.components) if part["type"] == 12)
        return "\n".join(item.get("description") or "" for several in items for item in several)

    def controls(self, kind: int = BUTTON, beginning: str | tuple[str, ...] = "") -> list[JSON]:
        """Return its enabled buttons or selects whose ids begin so."""
        return [
            part
            for part in walk(self.components)
            if part["type"] == kind
            and not part.get("disabled")
            and part.get("custom_id", "").startswith(beginning)
        ]

    def button(self, what: str) -> JSON | None:
        """Return the button with this label, or whose id begins so."""
        for one in self.controls():
            label = (one.get("label") or "").replace("\ufe0e", "")
            if label == what or one["custom_id"].startswith(what):
                return one
        return None


def walk(components: Iterable[JSON]) -> Iterator[JSON]:
    """Yield every component, with those inside it."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


@dataclass(eq=False, slots=True)
class Interaction:
    """A click or command, with a token for answers."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: JSON
    source: Message | None
    born: float
    """Moment when it began at Discord."""
    replies: list[Message] = field(default_factory=list)
    response: int = 0
    """Type of its first answer; 0 while there is none."""
    refused: int = 0
    """Error code of the newest refused answer, if there is one."""
    answered: float = 0.0
    original: Message | None = None
    followed: int = 0
    """Number of messages after the first answer."""
    choices: list[JSON] = field(default_factory=list)
    """Suggestions for a command's autocompletion."""
    modal: JSON | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by the first answer."""

    @property
    def deferred(self) -> bool:
        return self.response in (5, 6)


class World:
    """The whole state; tests wait for changes with `until`."""

    def __init__(self) -> None:
        self.token = "a-token"  # noqa: S105 — of nobody
        self.bot = User(snowflake(), "Toucan")
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.nowhere = Guild(0, "", 0)
        self.users: dict[int, User] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[JSON] = []
        self.emojis: list[JSON] = []
        self.watchers: list[Callable[[Message], None]] = []
        """Callbacks for each message that is posted, changed or deleted."""
        self.patience = ANSWER_SECONDS
        """Seconds that Discord waits for the first answer to an interaction."""
        self._moved = asyncio.Event()

    def guild(self, name: str = "Salon", shard: int = 0, count: int = 1, *, joined: bool = True) -> Guild:
        """Make a server that this shard of `count` hears of; `joined`: the bot is a member."""
        number = snowflake()
        number -= ((number >> 22) - shard) % count << 22
        made = Guild(number, name, snowflake(), joined=joined)
        self.guilds[made.id] = made
        return made

    def channel(self, guild: Guild, name: str = "cards", number: int | None = None) -> Channel:
        made = Channel(number or snowflake(), guild, name)
        guild.channels[made.id] = self.channels[made.id] = made
        return made

    def messages(self, user: User) -> Channel:
        """Return this person's direct messages with the bot."""
        named = f"messages {user.id}"
        known = [one for one in self.nowhere.channels.values() if one.name == named]
        return known[0] if known else self._elsewhere(named, PRIVATE)

    def group(self, name: str = "friends") -> Channel:
        """Make a group's messages, where the bot is a guest."""
        return self._elsewhere(name, GROUP)

    def _elsewhere(self, name: str, kind: int) -> Channel:
        made = Channel(snowflake(), self.nowhere, name, kind)
        self.nowhere.channels[made.id] = self.channels[made.id] = made
        return made

    def age(self, seconds: float) -> None:
        """Make all interactions so far older by this many seconds."""
        for one in self.interactions.values():
            one.born -= seconds

    def thread(self, parent: Channel, name: str = "a-thread") -> Channel:
        made = Channel(snowflake(), parent.guild, name, THREAD, parent)
        parent.guild.channels[made.id] = self.channels[made.id] = made
        return made

    def user(self, name: str, number: int | None = None) -> User:
        made = User(number or snowflake(), name)
        self.users[made.id] = made
        return made

    def post(self, message: Message) -> Message:
        message.posted = message.changed = time.monotonic()
        message.channel.messages[message.id] = message
        self.moved(message)
        return message

    def edit(self, message: Message) -> None:
        message.changed = time.monotonic()
        message.edits += 1
        self.moved(message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.changed = time.monotonic()
        del message.channel.messages[message.id]
        self.moved(message)

    def moved(self, message: Message | None = None) -> None:
        """Tell waiting tests that something has changed."""
        if message is not None:
            for watcher in self.watchers:
                watcher(message)
        self._moved.set()
        self._moved = asyncio.Event()

    @property
    def next_move(self) -> asyncio.Event:
        """Set on the next change."""
        return self._moved

    async def until(self, what: Callable[[], object], why: object = "", patience: float = PATIENCE) -> None:
        """Wait until this is true; fail, with `why`, if it never is."""
        try:
            async with asyncio.timeout(patience):
                while not what():
                    await self._moved.wait()
        except TimeoutError:
            raise AssertionError(f"never seen: {why or what}") from None
