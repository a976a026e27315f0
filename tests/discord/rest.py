"""The REST API: effects of the bot's requests on the world, and the answers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from tests.discord import payloads
from tests.discord.strict import Strict
from tests.discord.world import (
    ATTACH,
    EPHEMERAL,
    LAYOUT,
    LOADING,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    VIEW,
    Channel,
    Interaction,
    Message,
    World,
    snowflake,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.discord.faults import Call
    from tests.discord.gateway import Gateway
    from tests.discord.world import JSON

TOKEN_SECONDS: Final = 15 * 60.0

LONG_AGO: Final = 2 * 60 * 60 * 1000
"""Milliseconds by which old messages are older."""
MOST_FOLLOW_UPS: Final = 5
"""Most messages after the first answer, by an interaction where the bot is a guest."""

HISTORY: Final = 50
"""Messages of a channel returned at once."""
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


class Refused(Exception):
    """A refusal in Discord's form."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


class Rest:
    def __init__(self, world: World, gateway: Gateway, strict: Strict) -> None:
        self.world = world
        self.gateway = gateway
        self.strict = strict
        self._taken: dict[tuple[int, str], Message] = {}
        """Posts by nonce, of which Discord takes each once."""

    def forget_nonces(self) -> None:
        """Let some minutes pass: a repeated post counts as another."""
        self._taken.clear()

    # What it does

    def answer(self, call: Call) -> tuple[int, Any]:
        """Return the status and the body of the answer; None for an empty one."""
        match call.kind:
            case "post" | "prompt post":
                return 200, self._told(self._post(call))
            case "panel edit" | "edit" if call.by_token:
                return 200, self._told(self._panel_edit(call))
            case "edit" | "prompt edit":
                return 200, self._told(self._edit(call))
            case "read" | "history":
                return 200, self._read(call)
            case "delete" | "prompt delete":
                self.world.delete(self._visible(call))
                return 204, None
            case "callback":
                return 200, self._callback(call)
            case "follow-up":
                return 200, self._told(self._follow_up(call))
            case "panel read":
                return 200, self._told(self._panel(call))
            case "panel delete":
                self.world.delete(self._panel(call))
                return 204, None
            case _:
                return self._general(call)

    def _general(self, call: Call) -> tuple[int, Any]:
        world, bot = self.world, self.world.bot
        match call.method, *call.path:
            case "GET", "users", "@me":
                return 200, payloads.user(bot, bot=True)
            case (_, "oauth2", *_) | (_, "applications", "@me"):
                about = {"id": str(bot.id), "name": bot.name, "description": "", "icon": None, "flags": 0}
                owner = payloads.user(bot)
                return 200, {**about, "owner": owner, "bot_public": True, "verify_key": "", "summary": ""} | {
                    "bot_require_code_grant": False
                }
            case _, "gateway", *_:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0}
                return 200, {
                    "url": self.gateway.address,
                    "shards": self.gateway.shards,
                    "session_start_limit": {**limit, "max_concurrency": self.gateway.concurrency},
                }
            case "PUT", "applications", _, *_, "commands":
                return 200, self._sync(call)
            case "GET", "applications", *_, "commands":
                return 200, world.commands
            case "GET", "applications", _, "emojis":
                return 200, {"items": world.emojis}
        if call.method == "DELETE" and call.path[0] == "applications":
            self._unmake(call.path[-1])
            return 204, None
        return 200, self._made_there(call) or self._looked_up(call)

    def _made_there(self, call: Call) -> JSON | None:
        """Make an emoji, a server's command or a thread; None if the request asks for something else."""
        world = self.world
        match call.method, *call.path:
            case "POST", "applications", _, "guilds", _, "commands":
                return self._register(call.payload)
            case "POST", "applications", _, "emojis":
                world.emojis.append({"id": str(snowflake()), "name": call.payload["name"], "animated": False})
                return world.emojis[-1]
            case "POST", "channels", channel, "threads":
                parent = self._channel(world.channels.get(int(channel)))
                return payloads.channel(world.thread(parent, call.payload["name"]), world.bot)
        return None

    def _unmake(self, number: str) -> None:
        """Delete an emoji or a command."""
        world = self.world
        world.emojis, world.commands = (
            [one for one in several if one["id"] != number] for several in (world.emojis, world.commands)
        )

    def _looked_up(self, call: Call) -> JSON:
        world, bot = self.world, self.world.bot
        match call.method, *call.path:
            case "POST", "users", "@me", "channels":
                whose = world.users.get(int(call.payload["recipient_id"]))
                if whose is None:
                    raise Refused(400, 50033, "Invalid Recipient(s)")
                return payloads.channel(world.messages(whose), bot)
            case "GET", "channels", channel:
                return payloads.channel(self._channel(world.channels.get(int(channel))), bot)
            case "PATCH", "channels", channel:
                place = self._channel(world.channels.get(int(channel)))
                place.archived = call.payload["archived"]
                return payloads.channel(place, bot)
            case "DELETE", "channels", channel:
                place = world.channels.pop(int(channel))
                return payloads.channel(place.guild.channels.pop(place.id), bot)
            case "GET", "guilds", guild, "members", user:
                if int(user) in world.guilds[int(guild)].left:
                    raise Refused(404, 10007, "Unknown Member")
                return payloads.member(world.users[int(user)])
            case "GET", "guilds", guild, *_ if int(guild) in world.guilds:
                return payloads.guild(world.guilds[int(guild)], world)
        raise Refused(404, 0, "404: Not Found")

    def _sync(self, call: Call) -> list[JSON]:
        every: Any = call.payload["list"]
        self.world.commands = []
        for one in every:
            self._register(one)
        return self.world.commands

    def _register(self, command: JSON) -> JSON:
        of_whom = {
            "application_id": str(self.world.bot.id),
            "version": "1",
            "default_member_permissions": None,
        }
        made = {**of_whom, **command, "id": str(snowflake())}
        self.world.commands.append(made)
        return made

    # Messages of a channel

    def _channel(self, channel: Channel | None) -> Channel:
        if channel is None or channel.id not in self.world.channels:
            raise Refused(404, 10003, "Unknown Channel")
        if not channel.held & VIEW:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def _post(self, call: Call) -> Message:
        channel = self._channel(call.channel)
        thread = channel.kind == THREAD
        if not channel.held & (SEND_IN_THREADS if thread else SEND) or (
            call.files and not channel.held & ATTACH
        ):
            raise Refused(403, 50013, "Missing Permissions")
        if channel.archived:
            if channel.locked:
                raise Refused(403, 160005, "Thread is locked")
            channel.archived = False
            self.gateway.dispatch("THREAD_UPDATE", payloads.channel(channel, self.world.bot))
        nonce = call.payload.get("nonce") if call.payload.get("enforce_nonce") else None
        if nonce and (taken := self._taken.get((channel.id, nonce))):
            if not taken.deleted:
                return taken
            if self.strict.nonces:
                raise Refused(404, 10008, "Unknown Message")
        pinged = (call.payload.get("allowed_mentions") or {}).get("users") or ()
        made = self._made(call, channel, None)
        if nonce:
            self._taken[channel.id, nonce] = made
        made.mentions = tuple(map(int, pinged))
        return self.world.post(made)

    def _read(self, call: Call) -> JSON | list[JSON]:
        if call.kind == "read":
            return self._told(self._visible(call))
        newest = self._channel(call.channel).public()[-HISTORY:]
        return [self._told(one) for one in reversed(newest)]

    def _visible(self, call: Call) -> Message:
        self._channel(call.channel)
        if call.message is None or call.message.viewer is not None:
            raise Refused(404, 10008, "Unknown Message")
        return call.message

    def _edit(self, call: Call) -> Message:
        message = self._visible(call)
        if message.channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if call.files and not message.channel.held & ATTACH:
            raise Refused(403, 50013, "Missing Permissions")
        return self._change(message, call.payload, call.files)

    # Answers to interactions

    def _alive(self, interaction: Interaction | None) -> Interaction:
        if interaction is None or not interaction.response:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.monotonic() - interaction.born > TOKEN_SECONDS:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return interaction

    def _panel(self, call: Call) -> Message:
        interaction = self._alive(call.interaction)
        if call.message is None or not self._is_its(call, interaction):
            raise Refused(404, 10008, "Unknown Message")
        return call.message

    def _is_its(self, call: Call, interaction: Interaction) -> bool:
        """Return whether the interaction was answered with this message, or by changing it."""
        if call.message is interaction.original:
            return not self.strict.ids or call.path[-1] == "@original"
        return call.message in interaction.replies

    def _panel_edit(self, call: Call) -> Message:
        interaction = self._alive(call.interaction)
        if call.message is None and interaction.response == DEFERRED_MESSAGE and call.path[-1] == "@original":
            raise Refused(404, 10008, "Unknown Message")
        message = self._panel(call)
        if call.kind == "edit":
            # An interaction needs no permission, but its message has to be somewhere.
            if message.channel.id not in self.world.channels:
                raise Refused(404, 10003, "Unknown Channel")
            if message.channel.archived:
                raise Refused(400, 50083, "Thread is archived")
        message.flags &= ~LOADING
        return self._change(message, call.payload, call.files)

    def _follow_up(self, call: Call) -> Message:
        interaction = self._alive(call.interaction)
        loading = interaction.original
        if interaction.response == DEFERRED_MESSAGE and loading and loading.flags & LOADING:
            # As Discord has it: the first follow-up to a deferred answer takes its place.
            loading.flags &= ~LOADING
            return self._change(loading, call.payload, call.files)
        if interaction.channel.visited and interaction.followed >= MOST_FOLLOW_UPS:
            raise Refused(400, 40094, "This interaction has hit the maximum number of follow up messages")
        interaction.followed += 1
        return self.world.post(self._reply(call, interaction))

    def _callback(self, call: Call) -> JSON:
        interaction = call.interaction
        if interaction is None or time.monotonic() - interaction.born > self.world.patience:
            if interaction:
                interaction.refused = 10062
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.response:
            interaction.refused = 40060
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = call.payload["type"], call.payload.get("data") or {}
        message = self._respond(call, interaction, kind, data)
        interaction.response, interaction.answered = kind, time.monotonic()
        interaction.done.set()
        self.world.moved()
        told: JSON = {"id": str(interaction.id), "type": interaction.kind}
        if message is None:
            return {"interaction": told}
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.viewer is not None,
        }
        return {"interaction": told, "resource": {"type": kind, "message": self._told(message)}}

    def _respond(self, call: Call, interaction: Interaction, kind: int, data: JSON) -> Message | None:
        match kind:
            case 4 | 5:
                call.payload = data
                message = self._reply(call, interaction)
                if kind == DEFERRED_MESSAGE:
                    message.flags |= LOADING
                interaction.original = message
                return self.world.post(message)
            case 6 | 7:
                source = interaction.source
                interaction.original = source
                if source is None or source.deleted:
                    return None
                return self._change(source, data, call.files) if kind == UPDATE else source
            case 8:
                interaction.choices = data["choices"]
            case 9:
                interaction.modal = data
        return None

    def _reply(self, call: Call, interaction: Interaction) -> Message:
        place = interaction.channel
        private = bool(call.payload.get("flags", 0) & EPHEMERAL) or (place.visited and not place.guild.shown)
        message = self._made(call, place, interaction.user.id if private else None)
        message.flags |= EPHEMERAL if private else 0
        message.webhook = interaction.token
        interaction.replies.append(message)
        return message

    # What a message is made of

    def _told(self, message: Message) -> JSON:
        return payloads.message(message, self.world.bot)

    def _made(self, call: Call, channel: Channel, viewer: int | None) -> Message:
        number = snowflake() - (LONG_AGO << 22 if self.strict.old else 0)
        message = Message(number, channel, [], call.payload.get("flags", 0), viewer=viewer)
        self._fill(message, call.payload, call.files)
        return message

    def _change(self, message: Message, payload: JSON, files: tuple[str, ...]) -> Message:
        named = list(_named(payload.get("components") or ()))
        if named and (self.strict.files if files else self.strict.kept):
            raise Refused(400, 50035, "Invalid Form Body: the attachment was not found")
        self._fill(message, payload, files)
        if self.strict.dropped and not files:
            for item in named:
                item["media"] = {"url": f"attachment://{item['media']['url'].rpartition('/')[2]}"}
        self.world.edit(message)
        return message

    def _fill(self, message: Message, payload: JSON, files: tuple[str, ...]) -> None:
        if "content" in payload:
            message.content = payload["content"] or ""
        if payload.get("flags", 0) & LAYOUT and message.content:
            raise Refused(400, 50035, "Invalid Form Body: a layout has no content")
        if "attachments" in payload:
            message.attachments = [_attachment(one["filename"]) for one in payload["attachments"]]
        elif files:
            message.attachments = [_attachment(name) for name in files]
        if payload.get("components") is not None:
            message.components = payloads.numbered(payload["components"])
            _resolve(message.components, {one["filename"] for one in message.attachments})


def _attachment(name: str) -> JSON:
    url = f"http://127.0.0.1/{name}"
    about = {"size": 1, "content_type": "image/png", "width": 1, "height": 1}
    return {"id": str(snowflake()), "filename": name, "url": url, "proxy_url": url, **about}


def _named(components: Iterable[JSON]) -> Iterator[JSON]:
    """Yield the items of galleries that name a file."""
    for part in walk(components):
        yield from (
            item for item in part.get("items", ()) if item["media"]["url"].startswith("attachment://")
        )


def _resolve(components: list[JSON], names: set[str]) -> None:
    """Replace pictures' attachment names, from now or before, by addresses."""
    for part in walk(components):
        for item in part.get("items", ()):
            url = item["media"]["url"]
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                raise Refused(400, 50035, "Invalid Form Body: the attachment was not found")
            url = url.replace("attachment://", "http://127.0.0.1/")
            item["media"] = {"url": url, "proxy_url": url, "width": 1, "height": 1, "id": None}
