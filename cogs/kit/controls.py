"""Buttons and selects that outlive every restart: all they know stands in their custom_id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import randrange
from typing import TYPE_CHECKING, Any, Final, Self, cast

import discord
from discord import ui

from bot.games.base import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Toucan

    Interaction = discord.Interaction[Toucan]

Style = discord.ButtonStyle

MOST_CHANNELS: Final = 25
"""That Discord lets one choose in a select."""

PLACES: Final = [
    discord.ChannelType[kind] for kind in ("text", "news", "forum", "media", "voice", "stage_voice")
]
"""The kinds of channels where people can write, in threads at least."""

NUMBERS: Final = (1000, 2**31)
"""Components may be numbered below the second; where we do not, Discord does, from 1 on."""


_SUITS: Final = re.compile("([♣♦♥♠])(?![\ufe0e\ufe0f])")


def inked(text: str) -> str:
    """The text with its suits in the text's own colour: as emojis the black ones vanish in dark mode."""
    return _SUITS.sub("\\1\ufe0e", text)


def cut(text: str, most: int) -> str:
    """As much of the text as there is room for once it is `inked`."""
    if len(inked(text)) <= most:
        return text
    kept = text[: most - 1]
    while len(inked(kept)) >= most:
        kept = kept[:-1]
    return f"{kept}…"


@dataclass(frozen=True, slots=True)
class Press:
    """A button. Its `id` is `press:` and what the door reads (see `cogs/door.py`)."""

    label: str
    id: str
    style: Style = Style.secondary
    disabled: bool = False
    emoji: discord.PartialEmoji | None = None
    """Shown before the label, which says the same: not every reader hears or sees it."""

    def item(self) -> PressItem:
        return PressItem(self)


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    emoji: discord.PartialEmoji | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A select. Its `id` is `menu:` and what the door reads."""

    placeholder: str
    id: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    def item(self) -> MenuItem:
        return MenuItem(self)


@dataclass(frozen=True, slots=True)
class Channels:
    """A select of channels where tables can stand. Its `id` is `channels:` and what the door reads."""

    placeholder: str
    id: str
    chosen: tuple[int, ...]

    def item(self) -> ChannelsItem:
        return ChannelsItem(self)


class PressItem(ui.DynamicItem[ui.Button[Any]], template=r"press:.+"):
    def __init__(self, press: Press) -> None:
        super().__init__(
            ui.Button(
                label=inked(press.label),
                custom_id=press.id,
                style=press.style,
                disabled=press.disabled,
                emoji=press.emoji,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        button = cast("ui.Button[Any]", item)
        press = Press(button.label or "", match.string, button.style, button.disabled, button.emoji)
        return cls(press)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _clicked(interaction, self.custom_id, ())


class MenuItem(ui.DynamicItem[ui.Select[Any]], template=r"menu:.+"):
    def __init__(self, menu: Menu) -> None:
        super().__init__(
            ui.Select(
                placeholder=inked(menu.placeholder),
                custom_id=menu.id,
                options=[
                    discord.SelectOption(label=inked(option.label), value=option.value, emoji=option.emoji)
                    for option in menu.options
                ],
                min_values=menu.least,
                max_values=menu.most,
                # A client keeps showing the last choice of a select whose number stays the same, and does
                # not let it be chosen once more: a second computer player, say.
                id=randrange(*NUMBERS),
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        select = cast("ui.Select[Any]", item)
        options = tuple(Option(option.label, option.value, option.emoji) for option in select.options)
        return cls(
            Menu(select.placeholder or "", match.string, options, select.min_values, select.max_values)
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _clicked(interaction, self.custom_id, tuple(self.item.values))


class ChannelsItem(ui.DynamicItem[ui.ChannelSelect[Any]], template=r"channels:.+"):
    def __init__(self, channels: Channels) -> None:
        super().__init__(
            ui.ChannelSelect(
                placeholder=channels.placeholder,
                custom_id=channels.id,
                channel_types=PLACES,
                min_values=0,
                max_values=MOST_CHANNELS,
                default_values=[
                    discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
                    for channel in channels.chosen
                ],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        select = cast("ui.ChannelSelect[Any]", item)
        chosen = tuple(value.id for value in select.default_values)
        return cls(Channels(select.placeholder or "", match.string, chosen))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _clicked(interaction, self.custom_id, tuple(str(one.id) for one in self.item.values))


def numbers(parts: Sequence[str], count: int) -> tuple[int, ...]:
    """What stands in an id as so many numbers; `Refusal` for an id that we never made."""
    if len(parts) != count or not all(part.isascii() and part.isdigit() and len(part) < 19 for part in parts):
        raise Refusal("bad-button")
    return tuple(map(int, parts))


async def _clicked(interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    await interaction.client.door.clicked(interaction, custom_id, values)
