"""People at the stand-in: they type commands, and press what they see."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.discord.world import BUTTON, SELECT, User

if TYPE_CHECKING:
    from tests.discord.server import StandIn
    from tests.discord.world import JSON, Channel, Interaction, Message

COMMAND, COMPONENT, TYPING, SUBMITTED = 2, 3, 4, 5

ACTS: Final = ("press:act:", "press:narrow:", "press:sure:", "menu:act:", "menu:narrow:")
"""Beginnings of the ids of controls that play."""


class NoAnswer(Exception):
    """Discord waited three seconds without an answer, and told the person so."""


class Person:
    def __init__(self, discord: StandIn, user: User) -> None:
        self.discord = discord
        self.user = user

    def private(self, channel: Channel) -> list[Message]:
        return channel.private(self.user.id)

    def panel(self, channel: Channel) -> Message | None:
        """Return the newest private message with controls to play."""
        for message in reversed(self.private(channel)):
            if choices(message):
                return message
        return None

    def button(self, channel: Channel, prefix: str) -> Message | None:
        """Return the newest private message with a button whose custom_id begins so.

        It need not be the last: a busy bot may send a panel twice, and the older one points to the other.
        """
        return next((one for one in reversed(self.private(channel)) if one.button(prefix)), None)

    # Actions; each returns once it is answered

    async def click(self, message: Message, what: str, *values: str) -> Interaction:
        """Press a button by its label or the beginning of its id, or choose values of a select."""
        made = message.button(what)
        control = made or next(iter(message.controls(SELECT, what)), None)
        if control is None:
            shown = [one.get("label") for one in message.controls()]
            raise AssertionError(f"no {what!r} among {shown}: {message.texts}")
        return await self.answered(self.press(message, control, values))

    def press(self, message: Message, control: JSON, values: Any = ()) -> Interaction:
        """Press a control without waiting for the answer."""
        data: JSON = {"custom_id": control["custom_id"], "component_type": control["type"]}
        data["id"] = control.get("id", 1)
        if control["type"] != BUTTON:
            data["values"] = list(values)
        return self.discord.interact(COMPONENT, self.user, message.channel, data, message)

    async def command(self, channel: Channel, name: str, **options: Any) -> Interaction:
        return await self.answered(self.type(channel, name, **options))

    def type(self, channel: Channel, name: str, **options: Any) -> Interaction:
        return self.discord.interact(COMMAND, self.user, channel, self._typed(name, options))

    async def completions(self, channel: Channel, name: str, focused: str, **options: Any) -> list[JSON]:
        """Return Discord's suggestions while they type this option."""
        data = self._typed(name, options, focused)
        interaction = await self.answered(self.discord.interact(TYPING, self.user, channel, data))
        return interaction.choices

    def submit(self, channel: Channel, custom_id: str, fields: JSON) -> Interaction:
        """Submit a modal."""
        rows = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in fields.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return self.discord.interact(SUBMITTED, self.user, channel, data)

    async def answered(self, interaction: Interaction, patience: float | None = None) -> Interaction:
        """Wait for the first answer as long as Discord does; raises `NoAnswer`."""
        try:
            async with asyncio.timeout(self.discord.world.patience if patience is None else patience):
                await interaction.done.wait()
        except TimeoutError:
            raise NoAnswer(str(interaction.data.get("custom_id") or interaction.data.get("name"))) from None
        return interaction

    def _typed(self, name: str, options: JSON, focused: str = "") -> JSON:
        """Return a command as a client sends it, with the types that the bot has told Discord."""
        first, *rest = name.split(" ")
        found = next(one for one in self.discord.world.commands if one["name"] == first)
        top: JSON = {"id": found["id"], "name": first, "type": 1}
        inner, known = top, found
        for word in rest:
            known = next(one for one in known["options"] if one["name"] == word)
            inner["options"] = [{"name": word, "type": known["type"]}]
            inner = inner["options"][0]
        types = {one["name"]: one["type"] for one in known.get("options", ())}
        inner["options"] = [
            {"name": key, "type": types[key], "value": value} | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        return top


def choices(panel: Message) -> list[JSON]:
    """Return the controls of a panel that play."""
    return [*panel.controls(BUTTON, ACTS), *panel.controls(SELECT, ACTS)]


def some(rng: Random, control: JSON) -> list[str]:
    """Return random valid values for this select; none for a button."""
    if control["type"] == BUTTON:
        return []
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    values = [option["value"] for option in control["options"]]
    return rng.sample(values, rng.randint(least, most))
