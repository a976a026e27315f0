"""`python -m bot register`: what Discord says of the bot, brought there once an operator agrees.

What Discord lets nobody change through its API, such as the addresses of terms and privacy policy, is told
instead; and `doctor` names what is still missing.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord
from discord.http import Route

from bot.app import address
from bot.cli.run import opening
from bot.games.base import Refusal
from bot.ops.settings import Misconfigured, Settings
from bot.words import words
from cogs.server.permissions import NEEDED
from rendering.kit.icon import icon

Application = Mapping[str, Any]
"""As `GET /applications/@me` has it."""
Payload = dict[str, Any]
"""As `PATCH /applications/@me` takes it."""

TAGS: Final = ("card games", "games", "multiplayer", "trick-taking", "accessible")
SERVER, PERSON = "0", "1"
"""The ways of being installed, as Discord numbers them."""
VERIFIED: Final = 1 << 16
"""Among the flags of a bot's user."""
PORTAL: Final = "https://discord.com/developers/applications"


class Difference(NamedTuple):
    key: str
    before: str
    after: str


def register(settings: Settings, ask: Callable[[str], bool], tell: Callable[[str], None]) -> bool:
    """Show what would change, and change it if `ask` says so; whether Discord has it all now.

    `Refusal` where Discord cannot be asked, or does not take it.
    """
    if not settings.token:
        raise Misconfigured("run-no-token")
    found = asyncio.run(_with_discord(settings, application_of))
    payload = wanted(found)
    changes = [*differences(found, payload)]
    for change in changes:
        tell(words()("register-change", what=change.key, before=change.before, after=change.after))
    for said in by_hand(settings, found):
        tell(said)
    if not changes:
        tell(words()("register-nothing"))
        return True
    if not ask(words()("register-ask", name=str(found.get("name", "")))):
        tell(words()("register-left"))
        return False
    new = {change.key: payload[change.key] for change in changes}

    async def bring(client: discord.Client) -> None:
        try:
            await client.http.edit_application_info(reason=None, payload=new)
        except discord.HTTPException as error:
            if 400 <= error.status < 500:
                raise Refusal("register-refused", reason=error.text.partition("\n")[0]) from error
            raise

    asyncio.run(_with_discord(settings, bring))
    tell(words()("register-done"))
    return True


async def _with_discord(settings: Settings, work: Callable[[discord.Client], Any]) -> Any:
    address(settings)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        with opening():
            await client.login(settings.token)
            return await work(client)


async def application_of(client: discord.Client) -> Application:
    """What Discord knows of the bot that is logged in."""
    found: Application = await client.http.request(Route("GET", "/applications/@me"))
    return found


def wanted(found: Application) -> Payload:
    """What the bot would have Discord say; of pictures only those that nobody has chosen."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    made: Payload = {
        "description": words()("register-description"),
        "tags": list(TAGS),
        "integration_types_config": {
            SERVER: _installed(("applications.commands", "bot"), permissions),
            PERSON: _installed(("applications.commands",), 0),
        },
    }
    if not found.get("icon"):
        made["icon"] = "data:image/png;base64," + base64.b64encode(icon()).decode()
    return made


def _installed(scopes: tuple[str, ...], permissions: int) -> Payload:
    return {"oauth2_install_params": {"scopes": list(scopes), "permissions": permissions}}


def differences(found: Application, payload: Payload) -> Iterator[Difference]:
    """What is another there than it would be."""
    for key, value in payload.items():
        before, after = _said(key, found.get(key)), _said(key, value)
        if before != after:
            yield Difference(key, before, after)


def _said(key: str, value: Any) -> str:
    """A value as people compare it: Discord has permissions as text, and lists in its own order."""
    if key == "icon":
        return words()("register-icon" if value else "register-none")
    if key == "tags":
        return ", ".join(sorted(value or ())) or words()("register-none")
    if key == "integration_types_config":
        return _ways(value or {}) or words()("register-none")
    return str(value or "") or words()("register-none")


def _ways(config: Mapping[str, Any]) -> str:
    said = []
    for way in (SERVER, PERSON):
        if way in config:
            params = (config[way] or {}).get("oauth2_install_params") or {}
            scopes = " ".join(sorted(params.get("scopes") or ()))
            said.append(
                words()(f"register-way-{way}", scopes=scopes, permissions=str(params.get("permissions") or 0))
            )
    return "; ".join(said)


def by_hand(settings: Settings, found: Application) -> Iterator[str]:
    """What an operator has to enter in Discord's portal themselves, for no API takes it."""
    for key, ours in (("terms_of_service_url", settings.terms), ("privacy_policy_url", settings.privacy)):
        if ours and found.get(key) != ours:
            yield words()(f"register-{key.replace('_', '-')}", address=ours, portal=PORTAL)
    if found.get("custom_install_url"):
        yield words()("register-custom-install-url", address=str(found["custom_install_url"]))


def missing(found: Application) -> list[str]:
    """What Discord asks of a bot before it verifies and lists it, as far as can be seen from here."""
    flags = (found.get("bot") or {}).get("public_flags") or 0
    ways = found.get("integration_types_config") or {}
    there = {
        "description": found.get("description"),
        "icon": found.get("icon"),
        "tags": found.get("tags"),
        "terms": found.get("terms_of_service_url"),
        "privacy": found.get("privacy_policy_url"),
        "install": found.get("custom_install_url") or found.get("install_params") or any(ways.values()),
        "public": found.get("bot_public"),
        "support": found.get("guild_id"),
        "team": found.get("team"),
        "verified": flags & VERIFIED,
    }
    return [words()(f"doctor-directory-{name}") for name, is_there in there.items() if not is_there]
