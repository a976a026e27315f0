"""discord.py's knowledge of the servers, and the parts of an interaction that reach us."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from discord.state import AutoShardedConnectionState

REMEMBERED: Final = 10_000
"""Number of channels whose newest message is remembered."""


class ServerState(AutoShardedConnectionState[Any]):
    """discord.py's state of the servers; that of a shard is reset when the shard identifies anew."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._newest: dict[int, int] = {}
        self.elsewhere: Callable[[Any], bool] = lambda _: False
        """Called with each interaction; returns whether another process answers it."""

    def newest_message(self, channel: int) -> int | None:
        """Return the last message of a channel, as told with the last click or command there."""
        return self._newest.get(channel)

    def parse_ready(self, data: Any) -> None:
        self.forget(data["shard"][0], kept={int(guild["id"]) for guild in data["guilds"]})
        super().parse_ready(data)

    def forget(self, shard: int, kept: Collection[int] = ()) -> None:
        """Forget the servers of this shard, except those to be `kept`."""
        for guild in list(self.guilds):
            if guild.shard_id == shard and guild.id not in kept:
                self._remove_guild(guild)

    def parse_interaction_create(self, data: Any) -> None:
        """Handle an interaction, without the contents of the clicked message: only its id and flags are used.

        discord.py would make an object of each component.
        """
        if message := data.get("message"):
            data = {**data, "message": {**message, "components": [], "attachments": []}}
        if not self.elsewhere(data):
            self.take(data)

    def parse_guild_member_update(self, data: Any) -> None:
        """Dispatch `raw_member_update` for every member; discord.py reports only cached ones."""
        super().parse_guild_member_update(data)
        self.dispatch("raw_member_update", data)

    def take(self, data: Any) -> None:
        """Answer this interaction."""
        channel = data.get("channel") or {}
        if last := channel.get("last_message_id"):
            self._newest.pop(number := int(channel["id"]), None)
            self._newest[number] = int(last)
            if len(self._newest) > REMEMBERED:
                del self._newest[next(iter(self._newest))]
        super().parse_interaction_create(data)
