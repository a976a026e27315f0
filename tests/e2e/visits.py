"""Places where the bot is not itself: SimCord has none, so what Discord tells of them is put in place."""

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
    """The salon's channel is one of a server without the bot now, or a group's messages.

    `shows`: apps that are no members may show something to everyone.
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
    """What the bot has sent to the channel as one of its members: nothing, where it is none."""
    return [
        f"{entry.method} {entry.path}"
        for entry in salon.env.http_requests
        if f"/channels/{salon.channel.id}" in entry.path and "/interactions" not in entry.path
    ]


def publics(salon: Salon) -> list[Any]:
    """The messages that everybody there sees, the oldest first."""
    return [one for one in salon.channel.history(viewer=salon.ida) if not one.flags.ephemeral]


class Guests(Hands):
    """A click on the public message changes that first, and the panel follows.

    What nobody has clicked for a quarter of an hour is behind, and is clicked to be up to date.
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
        """What somebody has before them that can be played with, the newest last."""
        plays = ("press:act:", "press:narrow:", "press:sure:", "menu:act:", "menu:narrow:", hand)
        return [
            one
            for one in self.salon.channel.history(viewer=who)
            if one.flags.ephemeral
            and any(made["custom_id"].startswith(plays) for made in (*controls(one), *controls(one, 3)))
        ]
