"""Places where the bot is a guest: SimCord has none, so Discord's payloads are changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import discord

from tests.e2e.salon import Hands, controls

if TYPE_CHECKING:
    from random import Random

    import pytest

    from tests.e2e.salon import Salon

Where = Literal["group", "server"]

MINUTE: Final = 60.0


EXTERNAL_APPS: Final = discord.Permissions(use_external_apps=True).value


def leave(salon: Salon, where: Where, monkeypatch: pytest.MonkeyPatch, *, shows: bool = True) -> None:
    """Make the salon's channel one of a server without the bot, or a group's messages.

    `shows`: apps that are no members may post for everyone.
    """
    backend, emit = salon.env.backend, salon.env.backend.emit

    def told(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE" and payload.get("channel_id") == str(salon.channel.id):
            by = payload.get("member", {}).get("user") or payload["user"]
            payload["authorizing_integration_owners"] = {"1": by["id"]}
            payload["app_permissions"] = "0"
            if where == "group":
                del payload["guild_id"], payload["member"], payload["guild_locale"]
                payload |= {"user": by, "context": 2}
                payload["channel"] = {"id": payload["channel_id"], "type": 3, "recipients": []}
            else:
                held = int(payload["member"]["permissions"]) & ~EXTERNAL_APPS
                payload["member"]["permissions"] = str(held | EXTERNAL_APPS if shows else held)
        return emit(event, payload, *rest, **more)

    monkeypatch.setattr(backend, "emit", told)
    known = type(salon.bot).get_guild
    gone = salon.guild.id
    monkeypatch.setattr(
        type(salon.bot),
        "get_guild",
        lambda bot, number: None if number == gone else known(bot, number),
    )


def sent(salon: Salon) -> list[str]:
    """Return the bot's requests to the channel as a member: none where it is a guest."""
    return [
        f"{entry.method} {entry.path}"
        for entry in salon.env.http_requests
        if f"/channels/{salon.channel.id}" in entry.path and "/interactions" not in entry.path
    ]


def publics(salon: Salon) -> list[Any]:
    """Return the messages that everybody there sees, oldest first."""
    return [one for one in salon.channel.history(viewer=salon.ida) if not one.flags.ephemeral]


class Guests(Hands):
    """The panels where the bot is a guest: a click edits the public message first, and the panel follows.

    A panel without a click for a quarter of an hour is outdated, and is refreshed by a click.
    """

    def __init__(self, salon: Salon, rng: Random) -> None:
        super().__init__(salon, rng)
        self.restarted = True

    async def panel(self, seat: int) -> Any:
        who, hand = self.salon.actor(seat), f"press:look:{self.salon.table.id}:hand"
        # A panel of a table that was put by has nothing to click.
        if seat not in self.panels or not self._known(who, hand):
            await self.salon.click(who, self.salon.public, hand)
        self.panels[seat] = self._known(who, hand)[-1]
        return self.panels[seat]

    def _known(self, who: Any, hand: str) -> list[Any]:
        """Return a person's private messages with controls to play, newest last."""
        plays = ("press:act:", "press:narrow:", "press:sure:", "menu:act:", "menu:narrow:", hand)
        return [
            one
            for one in self.salon.channel.history(viewer=who)
            if one.flags.ephemeral
            and any(made["custom_id"].startswith(plays) for made in (*controls(one), *controls(one, 3)))
        ]
