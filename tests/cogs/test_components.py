"""Our components are serialised as discord.py's are."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import MultipartParameters
from discord.webhook.async_ import interaction_message_response_params

from cogs.kit import ids
from cogs.kit.controls import LASTING, PLACES, Channels, Menu, Option, Press, Style
from cogs.kit.pages import COLOUR, Page
from rendering.kit.picture import Picture

LOOK = ids.Look(1, "hand")
EMOJI = discord.PartialEmoji(name="toucan_9H", id=123456)


async def written(*items: ui.Item[Any]) -> Any:
    view: Any = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view.to_components()


async def test_a_page() -> None:
    above, below = Picture(b"a", "What is above.", 1, 1), Picture(b"b", "What is below.", 1, 1)
    page = Page(("One", "Two ♠", "Three"), above, ((Press("Hand", LOOK),),), below)
    container: ui.Container[Any] = ui.Container(accent_colour=COLOUR)
    container.add_item(ui.TextDisplay("One"))
    for name, picture in (("picture", above), ("below", below)):
        item = discord.MediaGalleryItem(f"attachment://{name}.png", description=picture.alt)
        container.add_item(ui.MediaGallery(item))
        if picture is above:
            container.add_item(ui.TextDisplay("Two ♠\ufe0e")).add_item(ui.TextDisplay("Three"))
    container.add_item(ui.ActionRow(ui.Button(label="Hand", custom_id="press:look:1:hand")))
    view = page.view()
    assert view.to_components() == await written(container)
    assert view.has_components_v2()
    assert view.is_finished()
    assert not view.is_dispatchable()


def test_no_line_begins_with_a_dot() -> None:
    """Neither what is joined nor what a sentence holds itself: a phone breaks a line only after the dot."""
    (container,) = Page(("Ann 3 · Bob 4 · `a·b`",)).view().to_components()
    (text,) = container["components"]
    assert text["content"] == "Ann 3\N{NO-BREAK SPACE}· Bob 4\N{NO-BREAK SPACE}· `a·b`"


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("pictured", [False, True])
def test_the_answer_to_a_click(*, kept: bool, pictured: bool) -> None:
    page = Page(("One", "Two"), Picture(b"a", "What is above.", 1, 1) if pictured else None)
    ours = page.edit(kept=kept, answers=True)
    theirs = interaction_message_response_params(
        type=discord.InteractionResponseType.message_update.value,
        view=page.view(),
        previous_allowed_mentions=discord.AllowedMentions.none(),
        attachments=discord.utils.MISSING if kept else page.files(),
    )
    assert _sent(ours) == _sent(theirs)


def _sent(form: MultipartParameters) -> tuple[Any, list[bytes]]:
    if not form.multipart:
        return form.payload, []
    first, *files = form.multipart
    return json.loads(first["value"]), [part["value"].read() for part in files]


async def test_buttons() -> None:
    for style in (Style.primary, Style.secondary, Style.success, Style.danger):
        for disabled in (False, True):
            for emoji in (None, EMOJI):
                ours = Press("9♥", LOOK, style, disabled, emoji)
                theirs: ui.Button[Any] = ui.Button(
                    label="9♥\ufe0e",
                    custom_id="press:look:1:hand",
                    style=style,
                    disabled=disabled,
                    emoji=emoji,
                )
                assert [{"type": 1, "components": [ours.component()]}] == await written(ui.ActionRow(theirs))


async def test_a_menu() -> None:
    options = (Option("A ♦", "a", EMOJI, "What A is", chosen=True), Option("B", "b"))
    ours = Menu("Choose ♣", LOOK, options, 0, 2).component()
    theirs: ui.Select[Any] = ui.Select(
        placeholder="Choose ♣\ufe0e",
        custom_id="menu:look:1:hand",
        options=[
            discord.SelectOption(
                label="A ♦\ufe0e", value="a", description="What A is", emoji=EMOJI, default=True
            ),
            discord.SelectOption(label="B", value="b"),
        ],
        min_values=0,
        max_values=2,
        id=ours["id"],
    )
    assert [{"type": 1, "components": [ours]}] == await written(ui.ActionRow(theirs))


def test_a_menu_has_another_number_each_time() -> None:
    menu = Menu("Choose", LOOK, (Option("A", "a"),))
    assert len({menu.component()["id"] for _ in range(20)}) > 1


async def test_a_menu_of_channels() -> None:
    for forums, kinds in ((True, PLACES), (False, LASTING)):
        ours = Channels("Where", LOOK, (11, 12), 3, forums).component()
        of_channel = discord.SelectDefaultValueType.channel
        theirs: ui.ChannelSelect[Any] = ui.ChannelSelect(
            placeholder="Where",
            custom_id="channels:look:1:hand",
            channel_types=kinds,
            min_values=0,
            max_values=3,
            default_values=[discord.SelectDefaultValue(id=one, type=of_channel) for one in (11, 12)],
        )
        assert [{"type": 1, "components": [ours]}] == await written(ui.ActionRow(theirs))
