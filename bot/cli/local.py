"""`python -m bot play`: the real bot in a simulated Discord, with a page in the browser.

SimCord simulates Discord for tests: its clock stands still, every click waits until the bot is idle, and its
page shows the state after the last click. Here time passes, computer players think meanwhile, and the page is
updated live. For that, this module alone uses SimCord's private parts.
"""

from __future__ import annotations

import asyncio
import contextvars
import os
import struct
import sys
import time
import webbrowser
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import discord
from aiohttp import web
from simcord import ChannelHandle, Env, MemberActor, SetupError, _dpy_internals
from simcord._clock import Clock
from simcord.actors import _component_interaction
from simcord.enums import ComponentType
from simcord.preview import Preview
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.app import Toucan, create_bot
from bot.cli.opening import opening
from bot.cli.signals import until_stopped
from bot.games.base import Refusal
from bot.ops.health import serving
from bot.ops.logs import set_up
from bot.settings import Settings
from bot.words import words
from rendering.kit.icon import icon

PORT: Final = 8077
PEOPLE: Final = ("Ann", "Bob", "Cleo", "Dan")
MANAGES: Final = discord.Permissions(manage_guild=True, manage_messages=True)
"""Extra permissions of the first person, so that /setup can be tried."""
GUILD: Final = 1_000_000_000_000_000_001
ADDRESS: Final = "play"
"""Fixed capability in the page's address. It is no secret, as the page is for this machine only; being the
same after every start, it lets a tab stay open."""

DEFAULTS: Final = {"DATABASE_URL": "sqlite+aiosqlite:///play.sqlite3", "LOG_LEVEL": "WARNING"}

ANSWER_SECONDS: Final = 3.0
"""Seconds that Discord waits for the answer to a click."""
MOMENT: Final = 0.2
"""Seconds that a click waits for more than its answer."""
LOOK_SECONDS: Final = 0.25
"""Seconds between two checks for something new to show."""
TYPED: Final = frozenset({"run_command", "autocomplete_command", "modal_submit", "send_message"})
"""Actions that ask nothing of the publication which they were typed on."""
REMEMBERED: Final = 20
"""Publications of a page whose buttons are remembered."""
PICTURES: Final = 200
"""Pictures kept for tabs after newer ones exist; keeping all would fill the memory."""
LEASE: Final = 12 * 60 * 60.0
"""Seconds that a tab may sleep; SimCord's own limit is ten minutes."""

OPEN_MENU: Final = 'ui.messageList.querySelector(".preview-select.is-open")'
"""Open menu of a message, in the page's own code."""

ADDED: Final = {
    # A tab that finds another bot than before reloads, and stays with the person who was chosen in it.
    "/app.js": """
let chosen = sessionStorage.getItem("viewer");
ui.viewer.addEventListener("change", () => sessionStorage.setItem("viewer", ui.viewer.value), true);
setInterval(() => {
  if (state.externalNotice?.startsWith("Preview session is unavailable")) window.location.reload();
  const there = [...ui.viewer.options].some((one) => one.value === chosen);
  if (!there || !state.ready || state.pendingAction) return;
  if (ui.viewer.value !== chosen) dispatch("viewer", { viewer_id: chosen });
  chosen = null;
}, 500);
""",
    # A picture's place is kept while it loads, so that neither text nor a broken icon flashes; its long
    # description would be taller and push an open menu off the screen, which closes it. A command's
    # long description is cut: it would push the button that sends the command off a phone's screen.
    "/preview.css": """
.gallery-image:not([src]) { visibility: hidden; display: block; aspect-ratio: 4 / 3; overflow: hidden; }
.channel-composer { grid-template-columns: minmax(0, 1fr); }
""",
}
"""Code appended to the page's own files."""

CHANGED: Final = {
    # A menu is opened before the page has scrolled back to where it was: one off the screen is closed.
    "/app.js": {
        "fitOpenDropdowns();\n  reconcileLightbox();": (
            "timeline.reconcileScrollIntent();\n  fitOpenDropdowns();\n  reconcileLightbox();"
        ),
    },
    # An outdated picture is shown until the newer one comes, rather than called unavailable; and one that
    # is being drawn is not revoked yet.
    "/assets.js": {
        "if (admittedEpoch !== epoch || !manifests[id] || manifests[id].available === false) {": (
            "if (admittedEpoch !== epoch) {"
        ),
        "continue;\n      URL.revokeObjectURL(url);": (
            "continue;\n      setTimeout(() => URL.revokeObjectURL(url), 10000);"
        ),
    },
    # A view at the end stays there, as on Discord, where new messages come below.
    "/timeline.js": {
        "state.scrollIntent = snapshot.targetId &&": (
            f'state.scrollIntent = !{OPEN_MENU} && state.scrollIntent?.policy !== "bottom" '
            "&& snapshot.targetId &&"
        ),
        # An open menu stays where it is: the page closes one that is moved off the screen.
        "const anchor = elements.find(": (
            f'const open = {OPEN_MENU}?.closest("[data-message-id]"), anchor = open || elements.find('
        ),
        "return { policy: ui.timeline.scrollHeight": "return { policy: !open && ui.timeline.scrollHeight",
        # Scrolling while a page is built is not the reader's.
        'if (!state.ready && state.scrollIntent?.policy === "target") return;': (
            'if (!state.ready && state.scrollIntent?.policy !== "anchor") return;'
        ),
    },
}
"""Replacements in the page's own files."""


def play(
    environment: Mapping[str, str] = os.environ, *, port: int | None = None, browser: bool = True
) -> None:
    """Play until stopped."""
    settings = settings_of(environment)
    set_up(settings.log_level, settings.log_format)
    asyncio.run(until_stopped(_play(settings, port, browser=browser)))
    sys.stdout.write("\n" + words()("local-stopped") + "\n")


async def _play(settings: Settings, port: int | None, *, browser: bool) -> None:
    async with laid(settings, port) as (_, page):
        sys.stdout.write(words()("local-ready", url=page.url) + "\n")
        sys.stdout.flush()
        if browser and _desktop():
            await asyncio.to_thread(webbrowser.open, page.url)
        await page.follow()


@asynccontextmanager
async def laid(settings: Settings, port: int | None) -> AsyncIterator[tuple[Toucan, LocalPage]]:
    """Start the bot and its page; yields both."""
    bot = create_bot(settings)
    world = LocalWorld(bot)
    channel, people = furnish(world)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(world.shutdown)
        await stack.enter_async_context(bot)
        with opening():
            await world.start()
        await bot.wait_until_ready()
        await _lay_a_corner(bot, channel)
        await stack.enter_async_context(serving(settings.metrics_host, settings.metrics_port, bot.lacking))
        yield bot, await _paged(stack, world, channel, people, port)


def settings_of(environment: Mapping[str, str]) -> Settings:
    """Return the settings without those of the file .env, whose database is the real bot's."""
    given = {**DEFAULTS, **{name: value for name, value in environment.items() if value}}
    return replace(Settings.read("", given), token="", api="", gateway="", sync_guild=None)


async def _lay_a_corner(bot: Toucan, channel: ChannelHandle) -> None:
    """Show a first-time visitor a card corner, with a button for each game."""
    server = await bot.store.server(GUILD)
    if not server.corner:
        server = replace(server, corner=channel.id)
        await bot.store.arrange(server)
        bot.dispatch("arranged", server)


async def _paged(
    stack: AsyncExitStack,
    world: LocalWorld,
    channel: ChannelHandle,
    people: tuple[MemberActor, ...],
    port: int | None,
) -> LocalPage:
    for candidate in (PORT, 0) if port is None else (port,):
        page = LocalPage(world, channel, people, candidate)
        with suppress(SetupError, OverflowError):
            await stack.enter_async_context(page)
            return page
    raise Refusal("local-port-taken", port=str(port))


def _desktop() -> bool:
    """Return whether there is a window for a browser; without one, Python may open one in the terminal."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


class LocalWorld(Env):
    """A simulated Discord in which time passes."""

    def __init__(self, bot: Toucan) -> None:
        super().__init__(bot, check_errors=False, shard_count=1)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ARG002, ASYNC109 — SimCord's
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the answer to a click, and a moment more; not for computer players and their pauses."""
        if dispatch == "INTERACTION_CREATE":
            asked = next(reversed(self.backend.interactions.values()))
            until = time.perf_counter() + ANSWER_SECONDS
            while not asked.responded and time.perf_counter() < until:  # noqa: ASYNC110 — it tells nobody
                await asyncio.sleep(0.01)
        with suppress(TimeoutError):
            await super()._settle_internal(timeout=MOMENT, idle=idle, dispatch=dispatch)

    def _schedule_timer(
        self,
        record: Any,
        callback: Callable[..., Any],  # noqa: ARG002 — SimCord's
        args: tuple[Any, ...],  # noqa: ARG002
        schedule_context: contextvars.Context | None,  # noqa: ARG002
    ) -> None:
        """Fire the bot's timers in real time, instead of on a test's command."""

        def fire() -> None:
            if record.handle is not None and not record.handle.cancelled():
                record.handle._run()

        if self._runtime is None:
            raise LookupError(record)
        due = _dpy_internals.real_monotonic() + max(0.0, record.when - self._virtual_time)
        record.real_handle = self._runtime.call_at(due, fire, context=contextvars.Context())


class _RealClock(Clock):
    """The machine's clock: SimCord's own would tell the bot another time than the page and its tabs."""

    def __init__(self) -> None:
        self._epoch = datetime.now(UTC) - timedelta(seconds=self.elapsed)

    @property
    def elapsed(self) -> float:  # type: ignore[override]  # nobody but the world moves it
        return _dpy_internals.real_monotonic()

    def advance(self, seconds: float) -> None:
        """Do nothing, as it advances by itself."""


def furnish(world: LocalWorld) -> tuple[ChannelHandle, tuple[MemberActor, ...]]:
    """Make a server, a channel and people with constant ids, by which the database knows them.

    The ids are constant as long as everything is made in this order, and with SimCord's own clock, which
    always begins at the same moment. Messages get their ids by the real clock, so that they stay in order.
    """
    say, backend = words(), world.backend
    toucan = backend.bot_user
    toucan.name, toucan.avatar = say("local-bot"), "toucan"
    backend.cdn._blobs[f"https://cdn.simcord.invalid/avatars/{toucan.id}/toucan.png"] = icon()
    guild = world.create_guild(say("local-server"), id=GUILD)
    channel = guild.create_text_channel(say("local-channel"), topic=say("local-topic"))
    users = [world.create_user(name.lower(), global_name=name) for name in PEOPLE]
    manager = guild.create_role(say("local-manager"), permissions=MANAGES)
    people = tuple(
        guild.add_member(user, roles=() if number else (manager,)) for number, user in enumerate(users)
    )
    backend.clock = _RealClock()
    return channel, people


class LocalPage(Preview):
    """SimCord's page, updated live."""

    _PAGE_LEASE_SECONDS = LEASE

    def __init__(
        self, world: LocalWorld, channel: ChannelHandle, people: tuple[MemberActor, ...], port: int
    ) -> None:
        super().__init__(
            world,
            channel,
            people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.capability = ADDRESS
        self._server = _Server(self, port)
        self._one_at_a_time = asyncio.Lock()
        self._stamps: dict[str, int] = {}
        self._controls: dict[tuple[str, int], dict[str, dict[str, Any]]] = {}
        self._gone: dict[str, Any] | None = None
        """Control being clicked whose message has changed since; None if it has not."""
        self._told: dict[str, dict[str, Any]] = {}
        """Last payload of each tab."""
        self._pictures: dict[str, tuple[str, bytes, str]] = {}
        """Pictures by their name in tabs: content type, data and name of the file."""

    async def follow(self) -> None:
        """Publish news to every tab until the page is closed."""
        while not self._closed_event.is_set():
            await asyncio.sleep(LOOK_SECONDS)
            if self._active_action is None:
                for tab in list(self._pages.values()):
                    if self._stamps.get(tab.id) != self._stamp():
                        self._publish(tab, reason="refresh")
            self._forget()

    def _forget(self) -> None:
        """Drop old requests and events, and pictures that no message has any more.

        SimCord would keep them all, in case a test asks for them.
        """
        for written in (self.env.backend.transcript, self.env.backend.http_requests):
            del written[:-REMEMBERED]
        files = self.env.backend.cdn._blobs
        attached = [url for url in files if "/attachments/" in url]
        if len(attached) > 2 * PICTURES:
            channels = self.env.backend.messages.values()
            messages = (message for kept in channels for message in kept.values())
            used = {file["url"] for message in messages for file in message.attachments}
            for url in attached[:-PICTURES]:
                if url not in used:
                    del files[url]

    def _messages(self) -> list[Any]:
        return list(self.env.backend.messages.get(self.channel.id, {}).values())

    def _stamp(self) -> int:
        return hash(tuple((message.id, message.edited_timestamp) for message in self._messages()))

    def _publish(
        self,
        page: _Page,
        *,
        reason: Literal[
            "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
        ] = "action",
    ) -> None:
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._vouch(page)
        self._stamps[page.id] = self._stamp()
        self._controls[page.id, page.revision] = self._shown()
        self._controls.pop((page.id, page.revision - REMEMBERED), None)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        """Return the payload that a tab asks for.

        SimCord removes pictures that messages no longer have, and a tab would show them as unavailable: so
        changes are published first, or told with the answer to a click.
        """
        if self._stamps.get(page.id) != self._stamp():
            if self._active_action is not None and page.id in self._told:
                return self._told[page.id]
            if self._active_action is None:
                self._publish(page, reason="refresh")
        told = self._told[page.id] = super()._page_payload(page)
        return told

    def _close_page(self, context_id: str) -> None:
        self._told.pop(context_id, None)
        super()._close_page(context_id)

    def _vouch(self, page: _Page) -> None:
        """Mark our own pictures as checked; SimCord would check each in a process, which takes a second."""
        for asset in page.assets.values():
            if asset.contentType == "image/png" and asset.digest is not None and not asset.validated:
                blob = self._blobs[asset.digest]
                asset.width, asset.height = struct.unpack(">II", blob.data[16:24])
                asset.displayContentType, asset.mediaKind = asset.contentType, "image"
                blob.normalized, asset.validated = blob.data, True
                self._pictures[asset.id] = asset.contentType, blob.data, asset.filename
        for old in list(self._pictures)[:-PICTURES]:
            del self._pictures[old]

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **how: Any
    ) -> tuple[str, bytes, str]:
        """Return a picture that a tab asks for, even if its message has a newer one by now.

        SimCord has dropped it then, and the tab would show it as unavailable.
        """
        try:
            return await super()._prepare_asset(context_id, asset_id, **how)
        except SetupError:
            if asset_id not in self._pictures or context_id not in self._pages:
                raise
            return self._pictures[asset_id]

    def _shown(self) -> dict[str, dict[str, Any]]:
        """Return the buttons and selects of the channel, by the tab's keys."""
        return {
            key: part
            for message in self._messages()
            for number, root in enumerate(message.components)
            for path, part in _component_paths(root, str(number))
            if (key := _component_key(part, path, message.id))
        }

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Run an action, even on an outdated publication, as Discord does; SimCord would refuse it.

        An action during another one waits, where SimCord would refuse it too.
        """
        async with self._one_at_a_time:
            page = self._pages.get(context_id or "")
            seen = page and self._seen(page, body)
            if seen:
                now = self._shown().get(str(body["control_key"]))
                self._gone = None if now and _asks_alike(now, seen) else seen
            if page and (seen or body.get("kind") in TYPED):
                body = {**body, "published_revision": page.revision}
            try:
                return await super()._action(context_id, body)
            finally:
                self._gone = None

    def _seen(self, page: _Page, body: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the control that a tab showed at the place of a click."""
        shown = self._controls.get((page.id, body.get("published_revision", 0)), {})
        seen = shown.get(str(body.get("control_key")))
        return seen if seen and seen.get("custom_id") and not seen.get("disabled") else None

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        gone = self._gone
        if gone is None or gone["type"] not in (ComponentType.BUTTON, ComponentType.STRING_SELECT):
            return super()._prepare_action(page, kind, body)
        message = self._target_message(page, self._target_id(body.get("target_id"), page.viewer))
        data = {"custom_id": gone["custom_id"], "component_type": gone["type"], "id": gone.get("id")}
        if gone["type"] == ComponentType.STRING_SELECT:
            chosen = body.get("values")
            data["values"] = self._select_values(page, None, chosen, None, component_override=gone)

        async def clicked(action: Any, cursor: int) -> dict[str, Any]:
            asked = _component_interaction(page.viewer, message, data)
            return await self._run_interaction_action(page, action, cursor, asked)

        return clicked


def _asks_alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return one.get("custom_id") == other.get("custom_id") and not one.get("disabled")


class _Server(PreviewServer):
    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if request.path in ADDED:
            response.text = f"{response.text}{ADDED[request.path]}"
        for old, new in CHANGED.get(request.path, {}).items():
            if old not in (response.text or ""):
                raise LookupError(old)
            response.text = (response.text or "").replace(old, new)
        return response

    async def _asset(self, request: web.Request) -> web.Response:
        """Return 404 if the tab has gone, or the bot has changed, before the picture is ready."""
        try:
            answer: web.Response = await super()._asset(request)
        except SetupError:
            raise web.HTTPNotFound from None
        return answer
