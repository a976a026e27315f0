"""Requests to Discord, with timeouts where discord.py would wait for ever.

`install` replaces classes for the whole process; what they do with a request stays as it is.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from typing import TYPE_CHECKING, Any, ClassVar, Final

import aiohttp
import discord
import discord.client
import discord.http
import discord.webhook.async_
import orjson
from aiohttp.payload import BytesPayload
from discord.http import HTTPClient, MultipartParameters, Ratelimit, Route
from discord.utils import MISSING, snowflake_time
from discord.webhook.async_ import AsyncDeferredLock
from yarl import URL

from bot.discordpy.gateway import Gateway
from bot.ops.proxies import Proxies

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from aiohttp import ClientRequest, ClientTimeout
    from aiohttp.connector import Connection

    from bot.settings import Settings

LONGEST: Final = 10.0
"""Longest wait in seconds for a rate limit; beyond it a request fails with `discord.RateLimited`."""

OLD_AFTER: Final = 3600.0
"""Seconds after which Discord limits the edits of a message: three in six seconds a channel, as seen."""
OLD_PACE: Final = 2.0
"""Seconds between two such edits in a channel."""
MOST_PACES: Final = 1000
"""Number of channels whose last such edit is remembered."""

Edit = MultipartParameters
"""An edit of a message, in the format of Discord's requests."""


def counts(url: URL) -> bool:
    """Whether Discord counts this request as the bot's: answers to interactions and pictures do not count."""
    return bool(_path(url)) and not by_token(url)


def by_token(url: URL) -> bool:
    """Whether this request answers an interaction."""
    return _path(url).startswith(("/interactions/", "/webhooks/"))


def follows_answer(url: URL) -> bool:
    """Whether this request follows an interaction's first answer, so that it may wait."""
    return _path(url).startswith("/webhooks/")


def _path(url: URL) -> str:
    return str(url).partition(Route.BASE)[2]


class Proxied(aiohttp.TCPConnector):
    """A connector that uses the operator's proxies, for REST, gateway and pictures alike."""

    proxies: ClassVar[Proxies] = Proxies()

    def connect(
        self, req: ClientRequest, traces: list[Any], timeout: ClientTimeout
    ) -> Coroutine[Any, Any, Connection]:
        if req.proxy is None and (proxy := self.proxies.of(req.url)):
            login = b64encode(f"{proxy.user}:{proxy.password or ''}".encode()).decode()
            headers = {"Proxy-Authorization": f"Basic {login}"} if proxy.user else None
            req.update_proxy(proxy.with_user(None), None, headers)
        return super().connect(req, traces, timeout)


class Pace:
    """A least pause between requests; a cancelled request leaves its turn to the next."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._next = float("-inf")

    async def turn(self) -> None:
        loop = asyncio.get_running_loop()
        async with self._lock:
            if (pause := self._next - loop.time()) > 0:
                await asyncio.sleep(pause)
            self._next = loop.time() + OLD_PACE


class Rest(HTTPClient):
    """An HTTP client that paces edits of old messages, and gives up on pauses beyond its timeout."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._old: dict[int, Pace] = {}
        """Pace of edits of old messages, by channel."""
        # discord.py itself accepts no less than half a minute.
        self.max_ratelimit_timeout = LONGEST

    async def static_login(self, token: str) -> Any:
        if self.connector is MISSING:
            self.connector = Proxied(limit=0)
        return await super().static_login(token)

    async def request(self, route: Route, **how: Any) -> Any:
        try:
            return await super().request(route, **how)
        except asyncio.CancelledError:
            # A cancelled request that met the global rate limit must release the others after its pause.
            self._global_over.set()
            raise

    async def edit_message(self, channel_id: Any, message_id: Any, *, params: Edit) -> Any:
        await self.turn_of(int(channel_id), int(message_id))
        return await super().edit_message(channel_id, message_id, params=params)

    async def turn_of(self, channel: int, message: int) -> None:
        """Wait until this message may be edited, by whatever route."""
        if (discord.utils.utcnow() - snowflake_time(message)).total_seconds() > OLD_AFTER:
            if len(self._old) > MOST_PACES:
                self._old.clear()
            await self._old.setdefault(channel, Pace()).turn()


class Limit(Ratelimit):
    """The rate limit of one route. discord.py's blocks the route if a request is cancelled as it ends."""

    __slots__ = ()

    async def _refresh(self) -> None:
        try:
            await super()._refresh()
        except asyncio.CancelledError:
            if self.expires is None or self.is_expired():
                # There is nothing to wait for, and no other task would wake the waiting ones.
                self.reset()  # type: ignore[no-untyped-call]
                self._wake(self.remaining)
            raise


class DeferredLock(AsyncDeferredLock):
    """The lock of one token. discord.py's stays locked if a request is cancelled during a rate limit."""

    async def __aexit__(self, *_: object) -> None:
        try:
            await super().__aexit__(None, None, None)
        except asyncio.CancelledError:
            self.lock.release()
            raise


class Form(aiohttp.FormData):
    """A multipart request built as one piece: aiohttp's own costs writes and objects for each part.

    This halves the cost of sending a picture.
    """

    def __init__(self, **_: bool) -> None:
        # Skipping aiohttp's own initialisation is what saves the time.
        self._parts: list[bytes] = []
        self._boundary = os.urandom(16).hex().encode()

    def add_field(
        self,
        name: str,
        value: Any,
        *,
        content_type: str | None = None,
        filename: str | None = None,
        content_transfer_encoding: str | None = None,  # noqa: ARG002 — aiohttp's signature
    ) -> None:
        """Add a field. `value`: text, bytes, or an open file, read from its position to its end."""
        content = value if isinstance(value, str | bytes) else value.read()
        head = f'Content-Disposition: form-data; name="{_quoted(name)}"'
        if filename is not None:
            head += f'; filename="{_quoted(filename)}"'
        if content_type is not None:
            head += f"\r\nContent-Type: {content_type}"
        body = content.encode() if isinstance(content, str) else content
        self._parts += [b"--", self._boundary, b"\r\n", head.encode(), b"\r\n\r\n", body, b"\r\n"]

    def __call__(self) -> BytesPayload:
        kind = f"multipart/form-data; boundary={self._boundary.decode()}"
        return BytesPayload(b"".join((*self._parts, b"--", self._boundary, b"--\r\n")), content_type=kind)


def _quoted(name: str) -> str:
    """Escape a name as browsers do in a form."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def install(settings: Settings) -> None:
    """Have discord.py create our classes, and send requests to the configured addresses by the proxies."""
    setattr(discord.client, "HTTPClient", Rest)  # noqa: B010 — for the type checker it is a class
    setattr(discord.http, "Ratelimit", Limit)  # noqa: B010
    setattr(discord.webhook.async_, "AsyncDeferredLock", DeferredLock)  # noqa: B010
    # discord.py takes its forms from there.
    setattr(aiohttp, "FormData", Form)  # noqa: B010
    # Toucan does not speak, so missing voice libraries need no warning.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    Proxied.proxies = settings.proxies
    if settings.api:
        Route.BASE = settings.api.rstrip("/")
    if settings.gateway:
        Gateway.DEFAULT_GATEWAY = URL(settings.gateway)
    if settings.cdn:
        discord.Asset.BASE = settings.cdn.rstrip("/")


def requesting(settings: Settings) -> discord.Client:
    """Return a client that only sends requests: the bot itself would open its database and play."""
    install(settings)
    return discord.Client(intents=discord.Intents(guilds=True))


def edit_of(payload: dict[str, Any], files: Sequence[discord.File]) -> Edit:
    """Return the edit of this payload with PNG files."""
    if not files:
        return Edit(payload, None, None)
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": orjson.dumps(payload).decode()}]
    for number, file in enumerate(files):
        name = file.filename
        parts.append(
            {"name": f"files[{number}]", "value": file.fp, "filename": name, "content_type": "image/png"}
        )
    return Edit(None, parts, files)


async def edit_message(client: discord.Client, channel: int, message: int, edit: Edit) -> Any:
    """Edit a message; return Discord's answer without building an object."""
    with edit:
        return await client.http.edit_message(channel, message, params=edit)


def webhook(client: discord.Client, token: str) -> discord.Webhook:
    """Return the webhook of an interaction's token, which sends and edits its messages."""
    made = discord.Webhook.partial(client.application_id or 0, token, client=client)
    # Otherwise discord.py takes no private message.
    made.type = discord.WebhookType.application
    return made


async def turn_to_edit(client: discord.Client, channel: int, message: int) -> None:
    """Wait until this message may be edited by a token: Discord may count these edits too."""
    # SimCord's client, with which one plays at home, has no limits.
    if isinstance(client.http, Rest):
        await client.http.turn_of(channel, message)


async def edit_by_token(webhook: discord.Webhook, message: int | None, edit: Edit) -> Any:
    """Edit a message that the webhook's interaction posted; return Discord's answer.

    None: the message that it clicked, or was answered with.
    """
    adapter, token = discord.webhook.async_.async_context.get(), webhook.token or ""
    with edit:
        how: Any = {"payload": edit.payload, "multipart": edit.multipart, "files": edit.files}
        if message is None:
            return await adapter.edit_original_interaction_response(
                webhook.id, token, session=webhook.session, **how
            )
        return await adapter.edit_webhook_message(
            webhook.id, token, message, session=webhook.session, with_components=True, **how
        )


async def delete_by_token(webhook: discord.Webhook, message: int | None) -> None:
    """Delete such a message."""
    if message is None:
        adapter, token = discord.webhook.async_.async_context.get(), webhook.token or ""
        await adapter.delete_original_interaction_response(webhook.id, token, session=webhook.session)
    else:
        await webhook.delete_message(message)


async def original_of(webhook: discord.Webhook) -> int:
    """Return the id of the message that the webhook's interaction clicked or was answered with."""
    adapter, token = discord.webhook.async_.async_context.get(), webhook.token or ""
    told = await adapter.get_original_interaction_response(webhook.id, token, session=webhook.session)
    return int(told["id"])


async def answer_with_edit(interaction: discord.Interaction[Any], edit: Edit) -> Any:
    """Edit the clicked message as the answer to the click; return Discord's answer to that, or True.

    discord.py is not told of it: `interaction.response.is_done()` stays False.
    """
    adapter = discord.webhook.async_.async_context.get()
    with edit:
        answer: Any = await adapter.create_interaction_response(
            *(interaction.id, interaction.token), session=interaction.followup.session, params=edit
        )
    return answer or True
