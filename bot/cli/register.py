"""`python -m bot register`: update the bot's profile on Discord, once the operator agrees.

Fields that Discord's API cannot change, such as the addresses of terms and privacy policy, are listed
instead; and `doctor` names what is still missing.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord
from discord.http import Route

from bot.cli.opening import logged_in
from bot.games import GAMES, is_ours, room
from bot.games.base import Refusal
from bot.settings import Settings
from bot.words import words
from cogs.core.permissions import NEEDED
from rendering.kit.icon import icon

Application = Mapping[str, Any]
"""Answer of `GET /applications/@me`."""
Payload = dict[str, Any]
"""Body of `PATCH /applications/@me`."""

TAGS: Final = ("card games", "games", "multiplayer", "trick-taking", "accessible")
SERVER, PERSON = "0", "1"
"""Discord's numbers of the ways to install a bot."""
VERIFIED: Final = 1 << 16
"""Flag of a verified bot's user."""
PORTAL: Final = "https://discord.com/developers/applications"


class Difference(NamedTuple):
    key: str
    before: str
    after: str


def register(settings: Settings, ask: Callable[[str], bool], tell: Callable[[str], None]) -> bool:
    """Show the changes, and make them if `ask` agrees; return whether Discord is now up to date.

    Raises `Refusal` if Discord cannot be reached or refuses them.
    """
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
    async with logged_in(settings) as client:
        return await work(client)


async def application_of(client: discord.Client) -> Application:
    """Return what Discord knows of the logged-in bot."""
    found: Application = await client.http.request(Route("GET", "/applications/@me"))
    return found


def wanted(found: Application) -> Payload:
    """Return the wanted profile; a picture only if none is set."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    made: Payload = {
        "description": description(),
        "tags": list(TAGS),
        "integration_types_config": {
            SERVER: _installed(("applications.commands", "bot"), permissions),
            PERSON: _installed(("applications.commands",), 0),
        },
    }
    if not found.get("icon"):
        made["icon"] = "data:image/png;base64," + base64.b64encode(icon()).decode()
    return made


def description() -> str:
    """Return the description of the bot, with its own games by name; those of packages are others' work."""
    names = [words()(f"{room(slug)}-name") for slug in GAMES if is_ours(slug)]
    return words()("register-description", games=words().joined(names))


def _installed(scopes: tuple[str, ...], permissions: int) -> Payload:
    return {"oauth2_install_params": {"scopes": list(scopes), "permissions": permissions}}


def differences(found: Application, payload: Payload) -> Iterator[Difference]:
    """Yield the differences between the profile and the wanted one."""
    for key, value in payload.items():
        before, after = _said(key, found.get(key)), _said(key, value)
        if before != after:
            yield Difference(key, before, after)


def _said(key: str, value: Any) -> str:
    """Return a comparable text of a value: Discord has permissions as text, and lists in its own order."""
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
    """Yield what the operator has to enter in Discord's portal by hand, as no API takes it."""
    for key, ours in (("terms_of_service_url", settings.terms), ("privacy_policy_url", settings.privacy)):
        if ours and found.get(key) != ours:
            yield words()(f"register-{key.replace('_', '-')}", address=ours, portal=PORTAL)
    if found.get("custom_install_url"):
        yield words()("register-custom-install-url", address=str(found["custom_install_url"]))


def missing(found: Application) -> list[str]:
    """Return what Discord still asks of a bot before verifying and listing it, as far as can be seen here."""
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
