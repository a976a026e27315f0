"""Pages of `/setup`: two pages of controls, each as high as a phone, and the problems found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, get_args

import discord

from bot.people import company
from bot.time.deadlines import CLOCKS
from bot.words import LANGUAGES, own_name, words
from cogs.core.languages import DISCORD, of_server
from cogs.core.permissions import lacking, lacking_in, named
from cogs.core.threads import NEEDED as THREADS_NEED
from cogs.kit import ids
from cogs.kit.controls import Channels, Menu, Option, People, Press, cut
from cogs.kit.pages import MOST_OPTION_TEXT, MOST_PLACEHOLDER, Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.records.stored import Server
    from cogs.kit.pages import Selects
    from cogs.season.champions_role import RoleTrouble

T = TypeVar("T")

CHOICES: Final[Mapping[ids.SetupControl, Sequence[str | int]]] = {
    "clock": CLOCKS,
    "patience": (6, 24, 72, 168),
    # Each divides a year.
    "season": (1, 2, 3, 4, 6, 12),
    "language": (DISCORD, *LANGUAGES),
}
"""Settings with their possible values: hours of patience, months of a season."""
SWITCHES: Final[tuple[ids.SetupControl, ...]] = (
    "mentions",
    "threads",
    "hints",
    "hinted",
    "programs",
    "talk",
    "nights",
    "typed",
)
"""Settings that are on or off."""

Place = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel | discord.StageChannel
"""A channel where tables can stand; in a forum, in its posts."""

MOST_TROUBLES: Final = 10
"""Maximum number of channels named for missing permissions."""


def panel(
    server: Server,
    guild: discord.Guild | None,
    barred: Sequence[int] = (),
    *,
    programs: bool = False,
    changed: str | None = None,
    role: RoleTrouble | None = None,
) -> Page:
    """Return the setup page that has the control just `changed`, or the first page.

    `barred`: people barred from the server's tables; `programs`: whether any programs can be seated; `role`:
    the reason why champions do not get their role.
    """
    say = words()
    play = changed in get_args(ids.SetupPlay)
    title = f"{say('setup-title')}\n**{say('setup-page-play' if play else 'setup-page-places')}**"
    if play:
        back = Press(say("setup-page-places"), ids.Setup("places"))
        return Page((title,), rows=(*_menus(server, programs=programs), (back,)))
    on = Press(say("setup-page-play"), ids.Setup("play"))
    typed = _switch("typed", server)
    rows = (
        *_places_and_people(server, barred),
        _choice("language", server, _language(server, guild)),
        typed,
        (on,),
    )
    return Page((title, "\n".join(_troubles(server, guild, role))), rows=rows)


def _places_and_people(server: Server, barred: Sequence[int]) -> tuple[Selects, ...]:
    """Return the selects; each has a heading, as a filled one shows only names."""
    say = words()
    corner, announce, champions = (
        (one,) if one else () for one in (server.corner, server.announce, server.champions)
    )
    everywhere = say("setup-everywhere")
    open_in = say("setup-channels", channels=public.channels(server.channels) or everywhere)
    names = words().joined([f"<@{user}>" for user in barred])
    return (
        Channels(say("setup-menu-channels"), ids.Setup("channels"), server.channels, heading=open_in),
        Channels(
            *(say("setup-menu-corner"), ids.Setup("corner"), corner),
            most=1,
            forums=False,
            heading=say("setup-corner", channel=public.channels(corner)) if corner else "",
        ),
        Channels(
            *(say("setup-menu-announce"), ids.Setup("announce"), announce),
            most=1,
            forums=False,
            heading=say("setup-announce", channel=public.channels(announce)) if announce else "",
        ),
        People(
            *(say("setup-menu-champions"), ids.Setup("champions"), champions),
            least=0,
            roles=True,
            heading=say("setup-champions", role=f"<@&{server.champions}>") if champions else "",
        ),
        People(
            *(say("setup-menu-barred"), ids.Setup("barred"), tuple(barred)),
            least=0,
            most=company.MOST_PEOPLE,
            heading=say("setup-barred", names=names) if barred else "",
        ),
    )


def _menus(server: Server, *, programs: bool) -> tuple[Menu, ...]:
    """Return a menu for each setting of play."""
    return (
        *(_choice(what, server) for what in CHOICES if what != "language"),
        *(_switch(what, server) for what in SWITCHES if what != "typed" and (programs or what != "programs")),
    )


def _choice(what: ids.SetupControl, server: Server, now: str = "") -> Menu:
    """Return the menu of a setting with several values; `now` describes the value if no name of it does."""
    values = {str(value): called(what, value, words()) for value in CHOICES[what]}
    return _menu(what, now or values[str(getattr(server, what))], values)


def called(what: ids.SetupControl, value: str | int, say: Callable[..., T]) -> T | str:
    """Return the name of a setting's value; `say` puts a key into words."""
    match what:
        case "clock":
            return say(f"clock-{value}")
        case "patience":
            return say("setup-hours", hours=value)
        case "season":
            return say("setup-months", months=value)
    return say("setup-language-discord") if value == DISCORD else own_name(str(value))


def _switch(what: ids.SetupControl, server: Server) -> Menu:
    either = {"yes": words()("yes"), "no": words()("no")}
    return _menu(what, either["yes" if getattr(server, what) else "no"], either)


def _menu(what: ids.SetupControl, value: str, values: Mapping[str, str]) -> Menu:
    """Return a setting's menu, with its current value."""
    say = words()
    asks = cut(say("settings-now", what=say(f"setup-short-{what}"), value=value), MOST_PLACEHOLDER)
    means = cut(say(f"setup-{what}-option"), MOST_OPTION_TEXT)
    return Menu(
        asks, ids.Setup(what), tuple(Option(label, one, means=means) for one, label in values.items())
    )


def _language(server: Server, guild: discord.Guild | None) -> str:
    """Return the name of the public language, and whether it follows Discord."""
    if server.language in LANGUAGES:
        return own_name(server.language)
    return words()("setup-language-followed", language=own_name(of_server(guild)))


def _troubles(server: Server, guild: discord.Guild | None, role: RoleTrouble | None) -> list[str]:
    """List each channel where no table could open, with the permissions missing there or for the role."""
    if guild is None:
        return [words()("setup-fine")]
    found, places = [], _places(guild)
    for channel in places:
        wanted = not server.channels or channel.id in (*server.channels, server.corner, server.announce)
        if wanted and (missing := lacking_in(channel) + _for_threads(server, channel)):
            found.append(words()("setup-lacks", channel=channel.mention, permissions=named(missing)))
    there = {channel.id for channel in places}
    found += [words()("setup-gone", channel=str(gone)) for gone in server.channels if gone not in there]
    if role:
        found.insert(0, words()(role.key, permissions=named(role.missing)))
    if len(found) > MOST_TROUBLES:
        found[MOST_TROUBLES:] = [words()("setup-more", number=len(found) - MOST_TROUBLES)]
    return found or [words()("setup-fine")]


def _for_threads(server: Server, channel: Place) -> tuple[str, ...]:
    """Return the permissions missing for a thread for each table, if the server wants threads."""
    if not server.threads or not isinstance(channel, discord.TextChannel):
        return ()
    return lacking(channel.permissions_for(channel.guild.me), THREADS_NEED)


def _places(guild: discord.Guild) -> list[Place]:
    return [*guild.text_channels, *guild.forums, *guild.voice_channels, *guild.stage_channels]
