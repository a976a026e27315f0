"""`/profile`: a person's play on this server: ratings and their course, and matches against the reader."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people import profiles
from bot.people.profiles import Profile, Standing
from bot.ratings.rating import RIVALS, SETTLED
from bot.words import words
from cogs.core.names import called, marked, plain
from cogs.core.sight import Reader, reader_of
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import games
from cogs.kit.controls import Menu, Option, Press
from cogs.kit.game_cog import say
from cogs.kit.pages import Page
from cogs.pages.leaderboard_ask import Ask
from rendering.boards.rating import Course, course

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row


class Profiles:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Profile, self.clicked)

    async def open(self, interaction: Interaction, member: discord.abc.User, slug: str | None) -> None:
        async with answering(interaction):
            reader = await reader_of(interaction, self.bot.store)
            page = await self._page(member.id, called(member), slug, reader)
            await answer(interaction).reply(page)

    async def clicked(self, interaction: Interaction, made: ids.Profile, values: Sequence[str]) -> None:
        user, slug = made.user, values[0] if values else made.slug
        if slug not in GAMES:
            raise Refusal("bad-button")
        reader = await reader_of(interaction, self.bot.store)
        if made.what == "share":
            async with self.bot.languages.in_language_of(reader.guild):
                page = await self._page(user, "", slug, reader.everybody)
            await answer(interaction).post(page)
            return
        page = await self._page(user, "", slug, reader)
        await answer(interaction).show(page)

    async def _page(self, user: int, name: str, slug: str | None, reader: Reader) -> Page:
        """Return the profile page. `name`: the current name, if known; else their name as they played."""
        text, store = words(), profiles.Profiles(self.bot.store)
        found = still_there(await store.profile(reader.guild, user))
        name = name or found.name
        title = text("profile-title", name=marked(name))
        if not found.standings:
            return Page((title, "\n".join((text("profile-none"), *self._unrated(found)))))
        played = [one.slug for one in found.standings]
        slug = slug if slug in played else played[0]
        lines = [*self._summary(found), *map(self._standing, found.standings)]
        lines += [self._everywhere(one) for one in found.everywhere]
        if not all(one.rank for one in (*found.standings, *found.everywhere)):
            lines.append(text("profile-unsure", least=SETTLED, rivals=RIVALS))
        lines += self._unrated(found)
        if reader.user not in (None, user):
            met = await store.met(reader.guild, reader.user or 0, user)
            key = "profile-met" if any(met) else "profile-not-met"
            lines.append(text(key, name=marked(name), times=sum(met), **met._asdict()))
        rows = self._rows(found, user, slug, shared=reader.user is None)
        went = await store.course(reader.guild, slug, user)
        if went is None:
            return Page((title, "\n".join(lines)), rows=rows)
        shown = Course(went.values, _day(went.first), _day(went.last))
        picture = await asyncio.to_thread(course, plain(name), shown, text)
        if reader.text_only:
            return Page((title, "\n".join(lines), picture.alt), rows=rows)
        caption = text("profile-course", game=self.bot.game_cog(slug).game_name)
        return Page((f"{title}\n{caption}", "\n".join(lines)), picture, rows)

    def _summary(self, found: Profile) -> list[str]:
        text = words()
        games, wins = (sum(getattr(one, what) for one in found.standings) for what in ("games", "wins"))
        lines = [text("profile-games", games=games, wins=wins)]
        if len(found.standings) > 1:
            lines.append(text("profile-favourite", game=self.bot.game_cog(found.standings[0].slug).game_name))
        return lines

    def _unrated(self, found: Profile) -> list[str]:
        text = words()
        if not found.unrated:
            return []
        lines = [text("profile-unrated", games=sum(one.games for one in found.unrated))]
        for one in found.unrated:
            name = self.bot.game_cog(one.slug).game_name
            lines.append("• " + text("profile-unrated-game", game=name, games=one.games, wins=one.wins))
        return lines

    def _standing(self, one: Standing) -> str:
        text, game = words(), self.bot.game_cog(one.slug).game_name
        rating = text(
            "profile-rank" if one.rank else "profile-no-rank", rating=str(one.rating), rank=one.rank or 0
        )
        said = text("profile-game", game=game, rating=rating, games=one.games, wins=one.wins)
        streaks = [text("profile-streak", streak=one.streak)] if one.streak > 1 else []
        if one.best > max(1, one.streak):
            streaks.append(text("profile-best", best=one.best))
        return " · ".join((said, *streaks))

    def _everywhere(self, one: Standing) -> str:
        text = words()
        rating = text(
            "profile-rank" if one.rank else "profile-no-rank", rating=str(one.rating), rank=one.rank or 0
        )
        return text("profile-everywhere", game=self.bot.game_cog(one.slug).game_name, rating=rating)

    def _rows(self, found: Profile, user: int, slug: str, *, shared: bool) -> tuple[Row, ...]:
        text = words()
        if shared:
            return ()
        rows: list[Row] = []
        if len(found.standings) > 1:
            games = tuple(Option(self.bot.game_cog(one.slug).game_name, one.slug) for one in found.standings)
            rows.append(Menu(text("menu-board"), ids.Profile(user, slug, "look"), games))
        rows.append(
            (
                Press(text("button-leaderboard"), Ask(slug).id()),
                Press(text("button-share"), ids.Profile(user, slug, "share")),
            )
        )
        return tuple(rows)


def still_there(profile: Profile) -> Profile:
    """Return the profile without games that no longer exist."""
    standings, everywhere = (
        tuple(one for one in kept if one.slug in GAMES) for kept in (profile.standings, profile.everywhere)
    )
    unrated = tuple(one for one in profile.unrated if one.slug in GAMES)
    return replace(profile, standings=standings, everywhere=everywhere, unrated=unrated)


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


class ProfileCog(commands.Cog):
    def __init__(self, bot: Client) -> None:
        self._profiles = Profiles(bot)

    @app_commands.command(description=say("profile-about"))
    @app_commands.describe(member=say("profile-member"), game=say("profile-of-game"))
    @app_commands.choices(game=games())
    @app_commands.guild_only()
    async def profile(
        self,
        interaction: Interaction,
        member: discord.User | discord.Member | None = None,
        game: str | None = None,
    ) -> None:
        await self._profiles.open(interaction, member or interaction.user, game)
