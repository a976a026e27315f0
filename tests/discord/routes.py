"""The purpose of the bot's requests, and the objects they concern."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.discord.faults import Call
    from tests.discord.world import Interaction, Message, World

KINDS: Final = (
    *("login", "application", "gateway", "sync", "emojis", "lookup"),
    *("post", "edit", "delete", "read", "history"),
    *("prompt post", "prompt edit", "prompt delete"),
    *("callback", "follow-up", "panel edit", "panel delete", "panel read"),
)
"""Kinds of requests. A history is the last messages of a channel, a prompt a message that pings somebody,
and a panel any message that answers an interaction. An edit changes a public message, by an interaction or
not."""

_OF_MESSAGES: Final = {"POST": "post", "PATCH": "edit", "DELETE": "delete", "GET": "read"}
_OF_TOKENS: Final = {
    "POST": "follow-up",
    "PATCH": "panel edit",
    "DELETE": "panel delete",
    "GET": "panel read",
}


def place(world: World, call: Call) -> None:
    """Set the purpose of a request, and the objects it concerns."""
    match call.path:
        case "channels", channel, "messages", *rest:
            call.channel = world.channels.get(int(channel))
            if rest and call.channel:
                call.message = call.channel.messages.get(int(rest[0]))
            kind = _OF_MESSAGES[call.method] if rest or call.method != "GET" else "history"
            call.kind = f"prompt {kind}" if kind not in ("read", "history") and _prompts(call) else kind
        case "interactions", _, token, "callback":
            call.kind, call.interaction = "callback", world.interactions.get(token)
        case "webhooks", _, token, *rest:
            call.kind, call.interaction = _OF_TOKENS[call.method], world.interactions.get(token)
            call.message = _answered(call.interaction, rest[1] if rest else "")
            if call.kind == "panel edit" and call.message and _is_public(call.message):
                call.kind = "edit"
        case _:
            call.kind = _general(call.path)
    if call.channel is None:
        found = call.message or call.interaction
        call.channel = found.channel if found else None


def _is_public(message: Message) -> bool:
    """Return whether a message is public, where the bot is no guest."""
    return message.viewer is None and not message.channel.visited


def _prompts(call: Call) -> bool:
    if call.message:
        return bool(call.message.mentions)
    return bool((call.payload.get("allowed_mentions") or {}).get("users"))


def _general(path: tuple[str, ...]) -> str:
    match path:
        case "users", "@me":
            return "login"
        case ("oauth2", *_) | ("applications", "@me"):
            return "application"
        case "gateway", *_:
            return "gateway"
        case "applications", *_, "commands":
            return "sync"
        case "applications", _, "emojis", *_:
            return "emojis"
    return "lookup"


def _answered(interaction: Interaction | None, which: str) -> Message | None:
    if interaction is None or not which:
        return None
    if which == "@original":
        original = interaction.original
        return None if original is None or original.deleted else original
    return interaction.channel.messages.get(int(which))
