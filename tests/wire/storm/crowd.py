"""People who do whatever can be done: they press any button they see, old ones too, and type commands."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tests.discord.matches import shortest
from tests.discord.people import NoAnswer, choices, some
from tests.discord.world import BUTTON, SELECT

if TYPE_CHECKING:
    from random import Random

    from tests.discord.people import Person
    from tests.discord.world import JSON, Channel, Interaction, Message
    from tests.wire.parlour import Parlour

PATIENCE: Final = 0.6
"""Seconds that somebody waits for an answer until they do something else."""
OFTEN: Final = {"play": 12, "public": 4, "private": 3, "command": 2, "new": 1, "hand": 1}
COMMANDS: Final[tuple[tuple[str, JSON], ...]] = (
    ("table show", {}),
    ("table leave", {}),
    ("table end", {}),
    ("table end", {"reason": "enough"}),
    ("table wait", {}),
    ("table resume", {}),
    ("table evening", {}),
    ("hand", {}),
    ("tables", {}),
    ("settings", {"mentions": "mention"}),
    ("settings", {"mentions": "silent"}),
    ("settings", {"text_only": True}),
    ("settings", {"text_only": False}),
    ("settings", {"forced": "none"}),
    ("settings", {"confirm": True}),
    ("settings", {"confirm": False}),
    ("play", {}),
)


class Place:
    """A channel with the game that is played there, and who plays it."""

    def __init__(self, channel: Channel, slug: str, people: list[Person]) -> None:
        self.channel = channel
        self.slug = slug
        self.people = people

    @property
    def options(self) -> dict[str, Any]:
        return shortest(self.slug)


class Crowd:
    def __init__(self, parlour: Parlour, rng: Random, places: list[Place], twice: float = 0.1) -> None:
        self.parlour = parlour
        self.rng = rng
        self.places = places
        self.twice = twice
        self.done: list[Interaction] = []
        self._what: list[str] = []
        self._late: set[asyncio.Task[None]] = set()

    async def act(self) -> None:
        """Somebody does something, and waits a moment for the answer, or not."""
        place = self.rng.choice([one for one in self.places if one.channel.id in self.parlour.world.channels])
        person = self.rng.choice(place.people)
        made = self._made(place, person)
        if made is None:
            return
        what, interaction = made
        self._did(f"{interaction.user.name} in {place.channel.name}: {what}", interaction)
        if self.rng.random() < self.twice:
            self._again(interaction)
        if self.rng.random() < 0.3:
            # They do not wait, nor does anybody else.
            await asyncio.sleep(0)
            return
        with suppress(NoAnswer):
            await person.answered(interaction, PATIENCE)
        if interaction.modal:
            self._typed(place, person, interaction)

    def _made(self, place: Place, person: Person) -> tuple[str, Interaction] | None:
        channel = place.channel
        match self.rng.choices(list(OFTEN), list(OFTEN.values()))[0]:
            case "play":
                able = [(one, panel) for one in place.people if (panel := one.panel(channel))]
                if not able:
                    return self._looked(place, person)
                someone, panel = self.rng.choice(able)
                return self._pressed(someone, panel, self.rng.choice(choices(panel)))
            case "public":
                return self._any(person, [one for one in channel.public() if controls(one)])
            case "private":
                return self._any(person, [one for one in person.private(channel) if controls(one)])
            case "hand":
                return self._looked(place, person)
            case "new":
                options = {**place.options, "computers": self.rng.choice((0, 1, 2)), "level": "chance"}
                return self._command(place, person, f"{place.slug} new", options)
            case _:
                name, options = self.rng.choice(COMMANDS)
                return self._command(place, person, name, options)

    def _looked(self, place: Place, person: Person) -> tuple[str, Interaction] | None:
        shown = [one for one in place.channel.public() if one.button("press:look:")]
        if not shown:
            options = {**place.options, "level": "chance"}
            lobby = [one for one in place.channel.public() if one.button("press:lobby:")]
            if lobby:
                return self._any(person, lobby[-1:])
            return self._command(place, person, f"{place.slug} new", options)
        control = next(one for one in shown[-1].controls() if one["custom_id"].startswith("press:look:"))
        return self._pressed(person, shown[-1], control)

    def _command(self, place: Place, person: Person, name: str, options: JSON) -> tuple[str, Interaction]:
        return f"/{name} {options}", person.type(place.channel, name, **options)

    def _any(self, person: Person, shown: list[Message]) -> tuple[str, Interaction] | None:
        if not shown:
            return None
        message = self.rng.choice(shown)
        return self._pressed(person, message, self.rng.choice(controls(message)))

    def _pressed(self, person: Person, message: Message, control: JSON) -> tuple[str, Interaction]:
        values = some(self.rng, control)
        return f"{control['custom_id']} {values} on {message.id}", person.press(message, control, values)

    def _typed(self, place: Place, person: Person, interaction: Interaction) -> None:
        form = interaction.modal or {}
        fields = {
            part["component"]["custom_id"]: f"word {self.rng.randrange(9)}"
            for part in form["components"]
            if "component" in part
        }
        sent = person.submit(place.channel, form["custom_id"], fields)
        self._did(f"{person.user.name} sends {form['custom_id']}", sent)

    def _did(self, what: str, interaction: Interaction) -> None:
        self._what.append(what)
        self.done.append(interaction)

    def told(self) -> list[str]:
        """Return the people's actions, for a failing test."""
        return [
            f"{what}: {one.id}, answered {one.response}, refused {one.refused}"
            for what, one in zip(self._what, self.done, strict=True)
        ]

    def _again(self, interaction: Interaction) -> None:
        """Discord tells of it once more, now or a little later."""
        pause = self.rng.choice((0.0, 0.0, 0.05, 0.3))

        async def later() -> None:
            await asyncio.sleep(pause)
            self.parlour.discord.deliver(interaction)

        task = asyncio.create_task(later(), name="bench: told again")
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def quiet(self) -> None:
        await asyncio.gather(*self._late)


def controls(message: Message) -> list[JSON]:
    """Whatever can be pressed or chosen there without anything else being known."""
    return [*message.controls(BUTTON), *message.controls(SELECT)]
