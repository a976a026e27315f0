"""The stand-in's data in Discord's format."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.discord.world import (
    ALL,
    EXTERNAL_APPS,
    GROUP,
    JSON,
    PRIVATE,
    THREAD,
    Channel,
    Guild,
    Interaction,
    Message,
    User,
    World,
    walk,
)

SOME_DAY = "2026-01-01T00:00:00+00:00"


def user(one: User, *, bot: bool = False) -> JSON:
    name = one.name
    return {
        "id": str(one.id),
        "username": name.lower(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
    }


def member(one: User, *, bot: bool = False, held: int = ALL, silenced: float = 0.0) -> JSON:
    until = datetime.fromtimestamp(silenced, UTC).isoformat() if silenced else None
    return {
        "communication_disabled_until": until,
        "user": user(one, bot=bot),
        "roles": [],
        "joined_at": SOME_DAY,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(held),
    }


def role(guild: Guild) -> JSON:
    """Return the only role: everybody's."""
    return {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(ALL & ~guild.denied),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(one: Channel, bot: User) -> JSON:
    told: JSON = {"id": str(one.id), "type": one.kind, "name": one.name}
    if one.kind in (PRIVATE, GROUP):
        return told | {"recipients": [], "icon": None}
    told["guild_id"] = str(one.guild.id)
    if one.kind == THREAD:
        data = {"archived": one.archived, "locked": one.locked, "auto_archive_duration": 1440}
        told |= {
            "parent_id": str(one.parent.id) if one.parent else None,
            "owner_id": str(bot.id),
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {**data, "archive_timestamp": SOME_DAY},
        }
        return told
    denied = [{"id": str(bot.id), "type": 1, "allow": "0", "deny": str(one.denied)}] if one.denied else []
    return {**told, "position": 0, "permission_overwrites": denied, "nsfw": False, "parent_id": None}


def guild(one: Guild, world: World) -> JSON:
    every = list(one.channels.values())
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner),
        "preferred_locale": "en-US",
        "roles": [role(one)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "member_count": len(world.users) + 1,
        "large": False,
        "unavailable": False,
        "joined_at": SOME_DAY,
        "channels": [channel(each, world.bot) for each in every if each.kind != THREAD],
        "threads": [channel(each, world.bot) for each in every if each.kind == THREAD and not each.archived],
        "members": [member(world.bot, bot=True, silenced=one.silenced)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def numbered(components: list[JSON]) -> list[JSON]:
    """Number the components without a number, as Discord does."""
    for number, part in enumerate(walk(components), 1):
        part.setdefault("id", number)
    return components


def message(one: Message, bot: User) -> JSON:
    return {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "author": user(one.author or bot, bot=True),
        "content": one.content,
        "timestamp": SOME_DAY,
        "edited_timestamp": SOME_DAY if one.edits else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": one.attachments,
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": one.flags,
        "components": one.components,
    }


def interaction(one: Interaction, world: World) -> JSON:
    place = one.channel
    held = str(EXTERNAL_APPS if place.visited and place.guild.shown else place.held)
    told: JSON = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "type": one.kind,
        "data": one.data,
        "token": one.token,
        "version": 1,
        "channel_id": str(place.id),
        "channel": {**channel(place, world.bot), "permissions": str(ALL), "last_message_id": _last(place)},
        "locale": one.user.locale,
        "app_permissions": held,
        "entitlements": [],
        "attachment_size_limit": 10_485_760,
        **_where(one),
    }
    if one.source is not None:
        told["message"] = message(one.source, world.bot)
    return told


def _last(place: Channel) -> str | None:
    """Return the newest message that everybody sees."""
    shown = place.public()
    return str(shown[-1].id) if shown else None


def _where(one: Interaction) -> JSON:
    """Return the server or private channel of an interaction, and by whom the bot was installed."""
    whose, by = one.channel.guild, {"1": str(one.user.id)}
    if one.channel.kind in (PRIVATE, GROUP):
        private = one.channel.kind == PRIVATE
        owners = by | {"0": "0"} if private else by
        context = 1 if private else 2
        return {"user": user(one.user), "context": context, "authorizing_integration_owners": owners}
    held = ALL | EXTERNAL_APPS if whose.shown else ALL
    return {
        "guild_id": str(whose.id),
        "guild": {"id": str(whose.id), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": member(one.user, held=held),
        "context": 0,
        "authorizing_integration_owners": {"0": str(whose.id)} if whose.joined else by,
    }
