"""Thinking times, forms and `/setup` for listeners: without signs."""

from __future__ import annotations

import math
from datetime import date, timedelta
from random import Random
from typing import Any, Final

import discord
import pytest

from bot.games import GAMES
from bot.people import puzzles
from bot.people.puzzles import over_at
from bot.records.stored import Server
from bot.words import LANGUAGES
from cogs.kit import ids
from cogs.kit.forms import Form
from tests.e2e.listener import IN_LANGUAGES, Listener
from tests.e2e.replays import play_out
from tests.e2e.salon import Hands, Salon, controls, enabled
from tests.e2e.ways import seat_all
from tests.kit.facts import OURS, facts

HOUR: Final = 60 * 60 * 1000
MOST_HINTS: Final = 12
MOST_BEFORE: Final = 20
"""Most buttons that a listener passes before a hint's."""


async def listener(salon: Salon, who: Any, language: str, *also: str) -> Listener:
    await salon.slash(who, "settings", text_only=True, forced="none", language=language)
    return Listener(salon, who, *also)


async def reviewed(salon: Salon, slug: str, language: str) -> None:
    ann = await listener(salon, salon.ann, language, "review")
    short = {name: int(value) for name, value in GAMES[slug].brief.items()}
    table = await seat_all(salon, slug, GAMES[slug].seats[0], **short)
    await play_out(salon, table, 2)
    await ann.types("review")
    # Whoever plays anything may have decided nothing in Mitigati that can be judged, and reads that alone.
    assert ann.read > (slug != "mitigati")
    assert ann.stumbled == {}


async def hinted(salon: Salon, slug: str, language: str) -> None:
    """Asked before every move, and the button that does what was said is looked at and pressed."""
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, hinted=True)))
    everybody = {who.id: await listener(salon, who, language) for who in salon.people.values()}
    table, hands, heard = await seat_all(salon, slug, GAMES[slug].seats[0]), Hands(salon, Random(2)), 0
    while heard < MOST_HINTS and table.live:
        seat = table.waiting_for[0]
        panel, who = await hands.panel(seat), everybody[salon.actor(seat).id]
        if ask := next((one for one in controls(panel) if one["custom_id"].startswith("press:hint:")), None):
            heard += 1
            assert controls(panel).index(ask) < MOST_BEFORE
            await who.presses(panel, ask["custom_id"])
            advised = await hands.panel(seat)
            who.listens(advised, f"hint {heard}, {table.state.phase}")
            # What is advised stands once.
            assert len(set(enabled(advised))) == len(enabled(advised))
        await hands.move(seat)
    assert heard
    assert {where: what for who in everybody.values() for where, what in who.stumbled.items()} == {}


def day_of(slug: str) -> int:
    """Return the first day from the 26th of November 2026 on which the game's smallest puzzle is dealt."""
    first = date(2026, 11, 26)
    sizes = math.lcm(*(len(game.seats) for game in GAMES.values()))
    wait = (sorted(GAMES).index(slug) - first.toordinal()) % (len(GAMES) * sizes)
    return int(f"{first + timedelta(days=wait):%Y%m%d}")


async def puzzled(salon: Salon, slug: str, language: str) -> None:
    """Chosen step by step, confirmed, solved, and played on from there."""
    salon.env.calendar.begins((over_at(day_of(slug)) - HOUR) * 1_000_000)
    # Looking for one may take longer than a command is waited for here, on a busy machine.
    of = salon.bot.session.services.puzzle.puzzles.of
    with pytest.MonkeyPatch.context() as patch:
        # With this luck each game has one in its first hand.
        patch.setattr(puzzles, "_chance", lambda: Random(facts(slug).puzzle))
        posed = await salon.as_bot(of(salon.guild.id, day_of(slug), 0, lambda _: True))
    assert posed.puzzle.slug == slug
    ways = ("puz", "puzs", "puzt", "play-on", "on", "ons", "onto")
    ann = await listener(salon, salon.ann, language, *ways)
    await ann.types("puzzle")
    assert ann.read > 2
    assert ann.stumbled == {}


WALKS = [
    (walk, slug, language)
    for walk in (reviewed, hinted, puzzled)
    for slug, language in IN_LANGUAGES
    if walk is not puzzled or slug in OURS
]


@pytest.mark.parametrize(("walk", "slug", "language"), WALKS)
async def test_help_is_in_words(salon: Salon, walk: Any, slug: str, language: str) -> None:
    await walk(salon, slug, language)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_setup_is_in_words(salon: Salon, language: str) -> None:
    """With every choice made, with a channel where much is lacking, and with one that is gone."""
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    who = salon.guild.add_member(salon.env.create_user("mag", global_name="Mag"), roles=[role])
    mag, here = await listener(salon, who, language, "setup"), salon.channel.id
    await mag.types("setup")
    chosen = Server(salon.guild.id, (here, 5), season=3, champions=role.id, announce=here)
    await salon.as_bot(salon.bot.store.arrange(chosen))
    await mag.types("setup", corner=salon.channel)
    salon.deny("send_messages", "attach_files", "embed_links")
    page = (await salon.slash(who, "setup")).response
    mag.listens(page, "setup, lacking much")
    await salon.click(who, page, "press:setup:play")
    await salon.select(who, page, "relaxed", beginning="menu:setup:clock")
    mag.listens(page, "setup, chosen")
    assert mag.stumbled == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forms_are_in_words(salon: Salon, language: str) -> None:
    bob = await listener(salon, salon.bob, language)
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    fair = await bob.presses(salon.public, "press:fair:")
    [word] = [one for one in controls(fair.response) if one["custom_id"].endswith(":word")]
    assert (await bob.presses(fair.response, word["custom_id"])).modal
    assert bob.stumbled == {}


def test_a_form_in_words_keeps_what_was_typed() -> None:
    form = Form(
        "A · ♥", ids.Fair(1, "word"), "5 \N{MULTIPLICATION SIGN} 2", "→ ♠", 9, typed="♥ · 🎉"
    ).in_words()
    assert (form.title, form.label, form.means) == ("A, hearts", "5 times 2", "spades")
    assert form.typed == "♥ · 🎉"
