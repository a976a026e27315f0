"""Requests to Discord, where discord.py would wait for ever.

Put in discord.py's place by `Rest.install`: what it does with a request stays as it is.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from typing import TYPE_CHECKING, Any, ClassVar, Final

import aiohttp
import discord.client
import discord.webhook.async_
from aiohttp.payload import BytesPayload
from discord.http import HTTPClient, MultipartParameters, Ratelimit, Route
from discord.utils import MISSING
from discord.webhook.async_ import AsyncDeferredLock
from yarl import URL

from bot.ops.proxies import Proxies

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from aiohttp import ClientRequest, ClientTimeout
    from aiohttp.connector import Connection

LONGEST: Final = 10.0
"""Seconds that a request waits because of a limit before it fails with `discord.RateLimited`."""


def counts(url: URL) -> bool:
    """Whether Discord counts this request among the bot's: no answers to interactions, and no pictures."""
    _, _, path = str(url).partition(Route.BASE)
    return bool(path) and not path.startswith(("/interactions/", "/webhooks/"))


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


class Rest(HTTPClient):
    """Gives up where Discord's pause is longer than a request may take, and then holds nobody back."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        # discord.py itself would take no less than half a minute.
        self.max_ratelimit_timeout = LONGEST

    async def static_login(self, token: str) -> Any:
        if self.connector is MISSING:
            self.connector = Proxied(limit=0)
        return await super().static_login(token)

    @staticmethod
    def install() -> None:
        """Have discord.py make these."""
        setattr(discord.client, "HTTPClient", Rest)  # noqa: B010 — for the type checker it is a class
        setattr(discord.webhook.async_, "AsyncDeferredLock", DeferredLock)  # noqa: B010
        # It takes its forms from there.
        setattr(aiohttp, "FormData", Form)  # noqa: B010

    def get_ratelimit(self, key: str) -> Ratelimit:
        if key not in self._buckets:
            self._buckets[key] = Limit(self.max_ratelimit_timeout)
        return super().get_ratelimit(key)

    async def request(self, route: Route, **how: Any) -> Any:
        try:
            return await super().request(route, **how)
        except asyncio.CancelledError:
            # Whoever met a limit of all requests lets the others go after its pause: perhaps this one.
            self._global_over.set()
            raise


class Limit(Ratelimit):
    """Of one route. discord.py's lets nobody on any more if a request is given up just when it is done."""

    __slots__ = ()

    async def _refresh(self) -> None:
        try:
            await super()._refresh()
        except asyncio.CancelledError:
            if self.expires is None or self.is_expired():
                # There is nothing to wait for, and nobody else would say so.
                self.reset()  # type: ignore[no-untyped-call]
                self._wake(self.remaining)
            raise


class DeferredLock(AsyncDeferredLock):
    """Of one token. discord.py's stays locked if a request is given up while it waits for a limit to pass."""

    async def __aexit__(self, *_: object) -> None:
        try:
            await super().__aexit__(None, None, None)
        except asyncio.CancelledError:
            self.lock.release()
            raise


class Form(aiohttp.FormData):
    """A request with files as one piece: in aiohttp's own, each part costs writes, and objects for its lines.

    Half of what it takes to send a picture.
    """

    def __init__(self, **_: bool) -> None:
        # What aiohttp would begin with is what this saves.
        self._parts: list[bytes] = []
        self._boundary = os.urandom(16).hex().encode()

    def add_field(
        self,
        name: str,
        value: Any,
        *,
        content_type: str | None = None,
        filename: str | None = None,
        content_transfer_encoding: str | None = None,  # noqa: ARG002 — aiohttp's
    ) -> None:
        """`value`: text, bytes, or an open file, from where it stands to its end."""
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
    """As browsers write it in a form."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


async def edit_message(http: HTTPClient, channel: int, message: int, edit: MultipartParameters) -> None:
    """Without an object of discord.py's for the message that comes back, which nobody reads."""
    with edit:
        await http.edit_message(channel, message, params=edit)


def webhook(client: discord.Client, token: str) -> discord.Webhook:
    """By which messages are sent and changed with an interaction's token."""
    data: Any = {"id": client.application_id, "type": 3, "token": token}
    return discord.Webhook.from_state(data, state=client._connection)


async def edit_by_token(webhook: discord.Webhook, message: int, edit: MultipartParameters) -> None:
    """The same of a message that the interaction of this webhook has sent or changed."""
    adapter = discord.webhook.async_.async_context.get()
    with edit:
        await adapter.edit_webhook_message(
            *(webhook.id, webhook.token or "", message),
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=edit.payload,
            multipart=edit.multipart,
            files=edit.files,
            with_components=True,
        )


async def answer_with_edit(interaction: discord.Interaction[Any], edit: MultipartParameters) -> bool:
    """The same of the message that was clicked, as the answer to that; True, for it is sent."""
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    http, adapter = interaction._state.http, discord.webhook.async_.async_context.get()
    with edit:
        await adapter.create_interaction_response(
            *(interaction.id, interaction.token),
            session=interaction._session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=edit,
        )
    interaction.response._response_type = discord.InteractionResponseType.message_update
    return True
