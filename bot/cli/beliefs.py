"""Beliefs: the behaviour of Discord that Toucan takes for granted, each with a function that tries it.

A belief holds if its function returns. `rehearse-NAME` says what is believed, and `rehearse-NAME-else` what
happens where that is false (`bot/words/en/local.ftl`); docs/discord.md has them all.
"""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import discord
from aiohttp import ClientSession
from discord import app_commands, ui
from discord.http import Route
from PIL import Image

from bot.discordpy import rest
from bot.discordpy.gateway import Gateway
from bot.ops.tasks import stop
from bot.store.rehearsed import Seen
from bot.words import words
from cogs.delivery.courier import in_time
from cogs.delivery.pictured import is_shown, media
from cogs.delivery.posts import nonce as nonce_of
from cogs.delivery.verdict import ARCHIVED, BROKEN, TOO_MANY_EDITS, TOO_MANY_REQUESTS, Verdict, verdict
from cogs.kit.forms import LINE, typed
from cogs.kit.pages import Page
from rendering.kit.picture import Picture

T = TypeVar("T")
JSON = dict[str, Any]
Interaction = discord.Interaction[discord.Client]

MARK: Final = "toucan-rehearsal"
"""Name of all that is made for the rehearsal."""
EMOJI: Final = "toucan_rehearsal"
PATIENCE: Final = 60.0
"""Seconds to wait for a person."""
GREETING: Final = 30.0
"""Seconds to wait for the gateway."""
MINUTE: Final = 60.0
"""Seconds after which a token must still change its message."""
LONGEST: Final = 150.0
"""Seconds after which a belief is given up."""
EDITS: Final = 4
"""Edits in a row; of an old message Discord takes three in six seconds."""
BURST: Final = 60
"""Requests by token at once: more than the fifty a second that an address may have."""

_LAYOUT: Final = discord.MessageFlags(components_v2=True).value
_PUBLIC_THREAD: Final = discord.ChannelType.public_thread.value


class Unheld(Exception):
    """The belief is false; its text says what Discord answered instead."""


class Untried(Exception):
    """The belief cannot be tried; its text says why."""


class Stage:
    """The channel of a rehearsal, and all that was made there."""

    def __init__(self, client: discord.Client, channel: int, guild: int, tell: Callable[[str], None]) -> None:
        self.client = client
        self.channel = channel
        self.guild = guild
        self.tell = tell
        self.message: int | None = None
        """Message with a picture, for edits."""
        self.click: Interaction | None = None
        self.clicked = 0.0
        """Moment of the click, by the event loop's clock."""
        self.registered = False
        """Whether the command is registered."""
        self._made: list[tuple[asyncio.Task[Any], Callable[[Any], Awaitable[object]]]] = []
        self._heard: asyncio.Queue[Interaction] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    # Requests

    async def make(self, making: Coroutine[Any, Any, T], unmake: Callable[[T], Awaitable[object]]) -> T:
        """Await what makes something, and unmake it at the end, even if this is cancelled meanwhile."""
        task = asyncio.create_task(making)
        self._made.append((task, unmake))
        return await asyncio.shield(task)

    async def clear(self) -> int:
        """Stop listening and unmake everything; return the number of things that could not be unmade."""
        if self._listening:
            await stop([self._listening])
        left = 0
        while self._made:
            task, unmake = self._made.pop()
            with suppress(discord.DiscordException, *BROKEN):
                made = await in_time(task)
                try:
                    await in_time(unmake(made))
                except discord.NotFound:
                    pass
                except (discord.DiscordException, *BROKEN):
                    left += 1
        return left

    async def post(
        self, page: Page, *buttons: str, place: int = 0, content: str = "", key: str | None = None
    ) -> JSON:
        """Post a page, or a text, and return Discord's answer. `key`: the nonce."""
        payload: JSON = {"content": content} if content else _body(page, *buttons)
        payload |= {"nonce": key, "enforce_nonce": True} if key else {}
        channel, http = place or self.channel, self.client.http
        sending = http.send_message(channel, params=rest.edit_of(payload, [] if content else page.files()))
        return await self.make(_sent(sending), lambda sent: http.delete_message(channel, sent["id"]))

    async def edit(self, message: int, page: Page, *, kept: bool = False) -> Any:
        return await rest.edit_message(self.client, self.channel, message, page.edit(kept=kept))

    async def edit_by_token(self, message: int | None, page: Page, *, kept: bool = False) -> Any:
        return await rest.edit_by_token(self.webhook, message, page.edit(kept=kept))

    @property
    def pressed(self) -> Interaction:
        if self.click is None:
            raise Untried("nobody pressed")
        return self.click

    @property
    def webhook(self) -> discord.Webhook:
        return rest.webhook(self.client, self.pressed.token)

    @property
    def shown(self) -> int:
        if self.message is None:
            raise Untried("nothing was posted")
        return self.message

    async def plain(
        self, method: str, path: str, payload: JSON | None = None, *, by_token: bool = False
    ) -> tuple[int, dict[str, str], Any]:
        """Send one request as it is; return status, headers and content. discord.py would retry a 429."""
        headers = {} if by_token else {"Authorization": f"Bot {self.client.http.token}"}
        async with (
            ClientSession(connector=rest.Proxied(), headers=headers) as session,
            session.request(method, Route.BASE + path, json=payload) as answer,
        ):
            told = await answer.json(content_type=None) if answer.status != 204 else None
            return answer.status, dict(answer.headers), told

    # Events

    async def listen(self) -> None:
        """Connect to the gateway, and return once it has told its servers."""
        client = self.client

        async def on_interaction(interaction: Interaction) -> None:
            self._heard.put_nowait(interaction)

        client.event(on_interaction)
        ready = asyncio.ensure_future(client.wait_for("ready", timeout=GREETING))
        client.ws = await in_time(Gateway.from_client(client, initial=True), GREETING)
        self._listening = asyncio.create_task(self._poll(), name="listening")
        await asyncio.wait((ready, self._listening), return_when=asyncio.FIRST_COMPLETED)
        if self._listening.done():
            ready.cancel()
            self._listening.result()
        await ready

    async def _poll(self) -> None:
        while True:
            await self.client.ws.poll_event()

    async def hear(self, name: str, *kinds: discord.InteractionType) -> Interaction:
        """Wait until a person has used the button, form or command of this name."""
        if self._listening is None or self._listening.done():
            raise Untried("no gateway")
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    heard = await self._heard.get()
                    data: Any = heard.data or {}
                    if heard.type in kinds and name in (data.get("custom_id"), data.get("name")):
                        return heard
        except TimeoutError:
            raise Untried("nobody did it in time") from None


async def _sent(request: Awaitable[Any]) -> JSON:
    answer: JSON = await request
    return answer


def _body(page: Page, *buttons: str) -> JSON:
    """Return the page as a post's payload; `buttons`: names, each of a button below it."""
    row = [
        {"type": 2, "style": 1, "label": words()(f"rehearse-{one}"), "custom_id": id_of(one)}
        for one in buttons
    ]
    return {
        "components": [*page.view().to_components(), *([{"type": 1, "components": row}] if row else [])],
        "flags": _LAYOUT,
        "attachments": [file.to_dict(number) for number, file in enumerate(page.files())],
        "allowed_mentions": {"parse": []},
    }


def id_of(button: str) -> str:
    return f"{MARK}:{button}"


def _png(colour: str) -> bytes:
    png = io.BytesIO()
    Image.new("RGB", (128, 128), colour).save(png, "PNG")
    return png.getvalue()


def _page(colour: str) -> Page:
    return Page((words()("rehearse-page"),), Picture(_png(colour), colour, 128, 128))


def _check_shown(answer: Any) -> None:
    """Raise `Unheld` unless Discord's answer has addresses of pictures."""
    found = [*media(answer)]
    if not found or not all(map(is_shown, found)):
        raise Unheld("taken, but no picture is shown")


# By itself


async def gateway(stage: Stage) -> None:
    await stage.listen()


async def posts(stage: Stage) -> None:
    sent = await stage.post(_page("red"))
    _check_shown(sent)
    stage.message = int(sent["id"])


async def files(stage: Stage) -> None:
    _check_shown(await stage.edit(stage.shown, _page("blue")))


async def kept(stage: Stage) -> None:
    _check_shown(await stage.edit(stage.shown, _page("blue"), kept=True))


async def in_words(stage: Stage) -> None:
    await stage.edit(stage.shown, _page("blue").unpictured())


async def content(stage: Stage) -> None:
    """Edit a message of text to components, with `content: null`."""
    page = _page("red").unpictured()
    sent = await stage.post(page, content=page.texts[0])
    edit = rest.edit_of({**_body(page), "content": None}, [])
    await rest.edit_message(stage.client, stage.channel, int(sent["id"]), edit)


async def nonce(stage: Stage) -> None:
    key = nonce_of(MARK, stage.client.loop.time())
    first, second = [await stage.post(_page("red").unpictured(), key=key) for _ in range(2)]
    if first["id"] != second["id"]:
        raise Unheld("posted twice")


async def nonce_of_deleted(stage: Stage) -> None:
    page, key = _page("red").unpictured(), nonce_of(MARK, "deleted", stage.client.loop.time())
    first = await stage.post(page, key=key)
    await stage.client.http.delete_message(stage.channel, first["id"])
    if (await stage.post(page, key=key))["id"] == first["id"]:
        raise Unheld("answered with the deleted message")


async def limits(stage: Stage) -> None:
    """Post plainly, and look for the headers of the rate limit."""
    path = f"/channels/{stage.channel}/messages"
    status, headers, _ = await stage.make(
        stage.plain("POST", path, {"content": words()("rehearse-page")}),
        lambda told: stage.client.http.delete_message(stage.channel, told[2].get("id", 0)),
    )
    if status >= 400:
        raise Untried(str(status))
    wanted = {f"x-ratelimit-{one}" for one in ("limit", "remaining", "reset-after", "bucket")}
    if missing := sorted(wanted - {name.lower() for name in headers}):
        raise Unheld(f"without {', '.join(missing)}")


async def old_edits(stage: Stage) -> None:
    """Edit a message a few times in a row; a new one is not limited as old ones are."""
    path = f"/channels/{stage.channel}/messages/{stage.shown}"
    for _ in range(EDITS):
        status, _, told = await stage.plain("PATCH", path, _body(_page("red").unpictured()))
        if status == TOO_MANY_REQUESTS and told.get("code") == TOO_MANY_EDITS:
            raise Unheld(f"{status}, {TOO_MANY_EDITS}")


async def thread(stage: Stage) -> None:
    """Open a thread and archive it: edits are refused there, and a post opens it again."""
    http, place = stage.client.http, stage.client.get_channel(stage.channel)
    if not isinstance(place, discord.TextChannel) or not place.permissions_for(place.guild.me).manage_threads:
        raise Untried("without “Manage Threads” the thread could not be deleted")
    starting = http.start_thread_without_message(
        stage.channel, name=MARK, auto_archive_duration=60, type=_PUBLIC_THREAD
    )
    number = int((await stage.make(_sent(starting), lambda made: http.delete_channel(made["id"])))["id"])
    page = _page("red").unpictured()
    sent = await stage.post(page, place=number)
    await http.edit_channel(number, archived=True)
    try:
        await rest.edit_message(stage.client, number, int(sent["id"]), page.edit())
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
    else:
        raise Unheld("an archived thread takes edits")
    await stage.post(page, place=number)
    found: Any = await http.get_channel(number)
    if found["thread_metadata"]["archived"]:
        raise Unheld("a post does not open an archived thread")


async def emojis(stage: Stage) -> None:
    making = stage.client.create_application_emoji(name=EMOJI, image=_png("red"))
    await stage.make(making, lambda made: made.delete())
    if EMOJI not in {one.name for one in await stage.client.fetch_application_emojis()}:
        raise Unheld("not listed")


async def commands(stage: Stage) -> None:
    http, ours = stage.client.http, stage.client.application_id or 0
    await http.get_global_commands(ours)
    option = {"type": 3, "name": "card", "description": MARK, "autocomplete": True, "required": True}
    payload: JSON = {"name": MARK, "description": MARK, "type": 1, "options": [option]}
    await stage.make(
        _sent(http.upsert_guild_command(ours, stage.guild, payload)),
        lambda made: http.delete_guild_command(ours, stage.guild, made["id"]),
    )
    stage.registered = True


# What needs a person


async def click(stage: Stage) -> None:
    """Ask for a click on a message with a picture, and defer it."""
    await stage.post(_page("red"), "press")
    stage.tell(words()("rehearse-ask-press"))
    stage.click = await stage.hear(id_of("press"), discord.InteractionType.component)
    stage.clicked = stage.client.loop.time()
    await stage.click.response.defer()


async def kept_by_click(stage: Stage) -> None:
    _check_shown(await stage.edit_by_token(None, _page("red"), kept=True))


async def files_by_click(stage: Stage) -> None:
    _check_shown(await stage.edit_by_token(None, _page("blue")))


async def original(stage: Stage) -> None:
    message = stage.pressed.message
    if await rest.original_of(stage.webhook) != (message and message.id):
        raise Unheld("another message")
    await stage.edit_by_token(None, _page("red").unpictured())


async def by_id(stage: Stage) -> None:
    message = stage.pressed.message
    await stage.edit_by_token(message.id if message else 0, _page("red").unpictured())


async def follow_up(stage: Stage) -> None:
    """Post a private message by token, edit it by its id, and delete it."""
    page, hook = _page("red"), stage.webhook
    sent = await stage.make(
        hook.send(view=page.view(), files=page.files(), ephemeral=True, wait=True),
        lambda made: rest.delete_by_token(hook, made.id),
    )
    if not sent.flags.ephemeral:
        raise Unheld("everybody sees it")
    await stage.edit_by_token(sent.id, page.unpictured())


async def address(stage: Stage) -> None:
    """Read a message by token more often than an address may ask in a second."""
    path = f"/webhooks/{stage.client.application_id}/{stage.pressed.token}/messages/@original"
    asking = [stage.plain("GET", path, by_token=True) for _ in range(BURST)]
    answers = await asyncio.gather(*asking)
    if any(status == TOO_MANY_REQUESTS and told.get("global") for status, _, told in answers):
        raise Unheld(f"{TOO_MANY_REQUESTS}, global")


async def form_arrives(stage: Stage) -> None:
    """Ask for a click, open a form, and answer what is typed there."""
    await stage.post(_page("red").unpictured(), "form")
    stage.tell(words()("rehearse-ask-form"))
    press = await stage.hear(id_of("form"), discord.InteractionType.component)
    line: ui.TextInput[Any] = ui.TextInput(custom_id=LINE, max_length=20)
    modal = ui.Modal(title=MARK, custom_id=id_of("line"))
    modal.add_item(ui.Label(text=MARK, component=line))
    modal.stop()
    await press.response.send_modal(modal)
    sent = await stage.hear(id_of("line"), discord.InteractionType.modal_submit)
    data: Any = sent.data
    await rest.answer_with_edit(sent, _page("red").unpictured().edit(answers=True))
    if not typed(data):
        raise Unheld("no line arrived")


async def command(stage: Stage) -> None:
    """Ask for the command: complete its option, defer it, and see that the first follow-up is its answer."""
    if not stage.registered:
        raise Untried("the command is not registered")
    stage.tell(words()("rehearse-ask-command", name=MARK))
    kinds = discord.InteractionType.autocomplete, discord.InteractionType.application_command
    offer, completed = app_commands.Choice(name=MARK, value=MARK), False
    while (heard := await stage.hear(MARK, *kinds)).type is discord.InteractionType.autocomplete:
        await heard.response.autocomplete([offer])
        completed = True
    await heard.response.defer(ephemeral=True, thinking=True)
    hook = rest.webhook(stage.client, heard.token)
    page = _page("red").unpictured()
    sent = await stage.make(
        hook.send(view=page.view(), ephemeral=True, wait=True),
        lambda _: rest.delete_by_token(hook, None),
    )
    if await rest.original_of(hook) != sent.id:
        raise Unheld("the follow-up stands beside the answer")
    if not completed:
        raise Untried("nothing was asked to be completed")


async def minute(stage: Stage) -> None:
    """Edit the message by token once more, a minute after the click."""
    if stage.click:
        await asyncio.sleep(stage.clicked + MINUTE - stage.client.loop.time())
    await stage.edit_by_token(None, _page("red").unpictured())


Belief = Callable[[Stage], Coroutine[Any, Any, None]]

BELIEFS: Final[dict[str, Belief]] = {
    one.__name__.replace("_", "-"): one
    for one in (
        *(gateway, posts, limits, files, kept, in_words, content, nonce, nonce_of_deleted),
        *(old_edits, thread, emojis, commands),
        *(
            click,
            kept_by_click,
            files_by_click,
            original,
            by_id,
            follow_up,
            address,
            form_arrives,
            command,
            minute,
        ),
    )
}
"""The beliefs by name, in the order in which they are tried."""


async def tried(belief: Belief, stage: Stage) -> Seen:
    """Try a belief; what Discord says is kept without ids."""
    try:
        async with asyncio.timeout(LONGEST):
            await belief(stage)
    except Untried as error:
        return Seen(None, str(error))
    except Unheld as error:
        return Seen(holds=False, answer=str(error))
    except discord.HTTPException as error:
        said = re.sub(r"\d{9,}", "…", error.text.partition("\n")[0])
        answer = f"{error.status}, {error.code}: {said}"
        blames_us = verdict(error) in (Verdict.AGAIN, Verdict.BLOCKED, Verdict.GONE)
        return Seen(None if blames_us else False, answer)
    except discord.ConnectionClosed as error:
        return Seen(holds=False, answer=f"closed with {error.code}")
    except (discord.DiscordException, *BROKEN) as error:
        return Seen(None, type(error).__name__)
    return Seen(holds=True)
