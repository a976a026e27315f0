"""A server and a person each choose a language: who reads what, at the same time."""

from __future__ import annotations

import asyncio
import re
import time
from random import Random
from typing import Any

import discord
import pytest
from simcord import interactions

from bot.app import Toucan
from bot.games.kit.french import FRENCH
from bot.store.prompts import GRACE
from bot.words import catalogue, speaking
from cogs.core.languages import of_server
from tests.e2e.replays import play_out
from tests.e2e.salon import Hands, Salon, controls, texts, waits
from tests.e2e.setup import says
from tests.e2e.ways import abroad, rigged, said, shown_setting
from tests.e2e.witness import Witness, everything

ENGLISH = re.compile(r"\b(?:the|you|your|and|of|is|are|with|to|play|takes?|has|cards?)\b", re.IGNORECASE)
"""Words that no German sentence of ours has."""

GERMAN, BRITISH = catalogue("de"), catalogue("en")


@pytest.fixture(autouse=True)
def clients(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """Locale of each person's client: one without translation, then none."""
    made: dict[int, str] = {}
    payload = interactions.base_payload

    def base_payload(*args: Any, user_id: int, **more: Any) -> Any:
        record, sent = payload(*args, user_id=user_id, **more)
        return record, {**sent, "locale": made.get(user_id, "ja")}

    monkeypatch.setattr(interactions, "base_payload", base_payload)
    return made


def read(message: Any) -> str:
    """All that a message says, and what its controls do."""
    menus = controls(message, kind=3)
    said = [press["label"] for press in controls(message)]
    said += [menu.get("placeholder") or "" for menu in menus]
    said += [option["label"] for menu in menus for option in menu.get("options", ())]
    return "\n".join((everything(message), *said))


def manager(salon: Salon) -> Any:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return salon.guild.add_member(salon.env.create_user("mag", global_name="Mag"), roles=[role])


async def seated(salon: Salon, command: str = "differ new", **options: object) -> None:
    """Ann opens a table, others join, whatever the buttons say."""
    await salon.slash(salon.ann, command, **options)
    number = salon.table.id
    for who in (salon.bob, salon.cleo, salon.dan):
        if None in salon.table.seats:
            await salon.click(who, salon.public, f"press:lobby:{number}:join")
    await salon.click(salon.ann, salon.public, f"press:lobby:{number}:start")


def hand(salon: Salon) -> str:
    return f"press:look:{salon.table.id}:hand"


async def test_each_server_reads_its_own(salon: Salon) -> None:
    other = abroad(salon)
    await salon.slash(manager(salon), "setup", language="de")
    for one in (salon, other):
        await seated(one, target=99)
    for one, say in ((salon, GERMAN), (other, BRITISH)):
        assert say("button-hand") in [press["label"] for press in controls(one.public)]
        assert say("table-turn", names="X", when="Y").split("X")[1].split("Y")[0] in texts(one.public)
        seat = one.table.waiting_for[0]
        panel = (await one.click(one.actor(seat), one.public, hand(one))).response
        assert say("differ-ask-open") in texts(panel)
        waiting = (await one.click(one.actor((seat + 1) % 4), one.public, hand(one))).response
        assert waits(one.table, say) in texts(waiting)
        refused = said(await one.slash(one.actor((seat + 1) % 4), "differ pass"))
        assert refused == say("not-your-turn")
        watched = await one.click(one.eve, one.public, hand(one))
        assert say("panel-watch") in said(watched)
    assert not ENGLISH.search(read(salon.public))


async def test_a_server_begins_with_its_discord_language(salon: Salon) -> None:
    guild = salon.env.create_guild("Stammtisch", preferred_locale="de")
    people = {name: guild.add_member(one.user) for name, one in salon.people.items()}
    table = guild.create_text_channel("karten")
    there = Salon(salon.env, guild, table, people, salon.settings, salon.bot)
    await seated(there, target=99)
    assert not ENGLISH.search(read(there.public)), read(there.public)
    mag = manager(there)
    await there.slash(mag, "setup", clock="none", mentions=False)
    panel = (await there.slash(mag, "setup")).response
    assert GERMAN("setup-language-followed", language="Deutsch") in says(panel)["language"]
    await there.select(mag, panel, "en", beginning="menu:setup:language")
    assert says(panel)["language"] == "Language: English"
    await there.env.settle()
    assert BRITISH("button-hand") in [press["label"] for press in controls(there.public)]
    await there.select(mag, panel, "discord", beginning="menu:setup:language")
    assert GERMAN("setup-language-followed", language="Deutsch") in says(panel)["language"]


async def test_a_restart_leaves_a_servers_language(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its Discord locale is known only after READY."""
    guild = salon.env.create_guild("Stammtisch", preferred_locale="de")
    people = {name: guild.add_member(one.user) for name, one in salon.people.items()}
    there = Salon(salon.env, guild, guild.create_text_channel("karten"), people, salon.settings, salon.bot)
    await seated(there, target=99)
    asked: list[discord.Guild | None] = []

    def noted(known: discord.Guild | None) -> str:
        asked.append(known)
        return of_server(known)

    setup = Toucan.setup_hook

    async def slow(bot: Toucan) -> None:
        await setup(bot)
        await asyncio.to_thread(time.sleep, 0.5)

    monkeypatch.setattr("cogs.core.languages.of_server", noted)
    monkeypatch.setattr(Toucan, "setup_hook", slow)
    await there.restart()
    salon.bot = there.bot
    assert asked
    assert None not in asked
    assert not ENGLISH.search(read(there.public)), read(there.public)


async def test_a_person_reads_what_their_client_speaks(salon: Salon, clients: dict[int, str]) -> None:
    clients[salon.ann.id] = "de"
    clients[salon.bob.id] = "en-GB"
    await seated(salon, target=99)
    hands = Hands(salon, Random(1))
    mine = await hands.panel(next(seat for seat in range(4) if salon.actor(seat) is salon.ann))
    assert not ENGLISH.search(read(mine)), read(mine)
    # The panel goes on so when somebody else acts, whatever their client speaks.
    before = read(mine)
    while read(mine) == before:
        await hands.move(salon.table.waiting_for[0])
    assert not ENGLISH.search(read(mine)), read(mine)
    await salon.slash(manager(salon), "setup", language="de")
    for who, language, say in (
        (salon.bob, "discord", BRITISH),
        (salon.bob, "server", GERMAN),
        (salon.cleo, "discord", GERMAN),
        (salon.ann, "en", BRITISH),
    ):
        assert said(await salon.slash(who, "settings", language=language)).startswith(say("settings-saved"))
    page = (await salon.slash(salon.bob, "settings")).response
    assert shown_setting(page, "language").endswith(GERMAN("settings-language-server"))
    await salon.restart()
    assert said(await salon.slash(salon.bob, "settings")).startswith(GERMAN("settings-yours"))


async def test_a_person_reads_their_own(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", language="de")
    await seated(salon, target=99)
    assert BRITISH("button-hand") in [press["label"] for press in controls(salon.public)]
    mine, others = [
        (await salon.click(who, salon.public, hand(salon))).response for who in (salon.ann, salon.bob)
    ]
    assert not ENGLISH.search(read(mine))
    assert ENGLISH.search(read(others))
    assert said(await salon.slash(salon.ann, "92q pass")) == GERMAN(
        "other-game-here", game=GERMAN("differ-name")
    )
    assert said(await salon.slash(salon.bob, "92q pass")) == BRITISH("other-game-here", game="Differ")


async def test_what_is_chosen_holds_at_once(salon: Salon) -> None:
    mag = manager(salon)
    await seated(salon, target=99)
    panel = (await salon.slash(mag, "setup")).response
    await salon.select(mag, panel, "de", beginning="menu:setup:language")
    assert says(panel)["language"] == "Sprache: Deutsch"
    await salon.env.settle()
    assert GERMAN("button-hand") in [press["label"] for press in controls(salon.public)]
    saved = await salon.slash(salon.bob, "settings", language="en")
    answer = said(saved)
    assert answer.startswith(BRITISH("settings-saved"))
    assert shown_setting(saved.response, "language").endswith("English")
    await salon.restart()
    assert said(await salon.slash(salon.eve, "settings")).startswith(GERMAN("settings-yours"))
    assert said(await salon.slash(salon.bob, "settings", language="server")).startswith(
        GERMAN("settings-saved")
    )
    salon.plant(panel, "menu:setup:language")
    answer = said(await salon.forge(mag, panel, "menu:setup:language", values=["xx"]))
    assert answer == GERMAN("bad-button")


async def test_whoever_is_forgotten_chose_nothing(salon: Salon) -> None:
    assert said(await salon.slash(salon.ann, "settings", language="de")).startswith(GERMAN("settings-saved"))
    asked = (await salon.slash(salon.ann, "privacy delete")).response
    assert GERMAN("privacy-delete") in texts(asked)
    await salon.click(salon.ann, asked, "press:privacy")
    assert said(await salon.slash(salon.ann, "settings")).startswith(BRITISH("settings-yours"))


async def test_outside_servers_a_client_says_what_is_read(salon: Salon) -> None:
    languages = salon.bot.languages
    assert await languages.person("server", None, "de") == "de"
    assert await languages.person("server", None, "ja") == "en"
    assert await languages.person("en", None, "de") == "en"
    # A language that was there once.
    assert await languages.person("xx", None, "de") == "de"


async def test_completion_speaks_the_askers_language(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", language="de")
    await seated(salon, target=99)
    table, hands = salon.table, Hands(salon, Random(4))
    while table.state.phase != "play" or table.waiting_for != (0,):
        await hands.move(table.waiting_for[0])
    choices = await salon.ann.autocomplete(salon.channel, "differ play", "card", "")
    assert choices
    for choice in choices:
        assert GERMAN.card_name(choice["value"]) in choice["name"]


async def test_posts_to_all_are_in_the_servers_language(salon: Salon) -> None:
    """Mentions, claims and abandoned tables alike."""
    await salon.slash(manager(salon), "setup", language="de")
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
        await salon.slash(who, "settings", language="en", mentions="mention")
    await seated(salon, target=99)
    await salon.env.advance_time(2 * GRACE)
    (prompt,) = [message for message in salon.channel.history() if "<@" in texts(message)]
    assert not ENGLISH.search(read(prompt)), read(prompt)
    await salon.as_bot(rigged(salon.table))
    panel = await Hands(salon, Random(1)).panel(0)
    await salon.click(salon.ann, panel, BRITISH("button-claim"))
    await salon.click(salon.bob, salon.public, "press:claim:1")
    await salon.as_bot(salon.bot.session.services.seats.warn(salon.table, 1_800_000_000_000))
    posted = [message for message in salon.channel.history() if not message.flags.ephemeral]
    # The table, the claim and the warning; and the prompt, as long as it is true.
    assert len(posted) >= 3
    for message in posted:
        assert not ENGLISH.search(read(message)), read(message)


async def test_a_panel_that_is_open_changes_its_language(salon: Salon) -> None:
    await seated(salon, target=99)
    panel = (await salon.click(salon.ann, salon.public, hand(salon))).response
    assert ENGLISH.search(read(panel))
    await salon.slash(salon.ann, "settings", language="de")
    assert not ENGLISH.search(read(panel)), read(panel)
    salon.deny("view_channel", "send_messages")
    await salon.as_bot(painted(salon))
    missing = GERMAN("permission-send_messages")
    assert missing in texts(panel)
    assert not ENGLISH.search(read(panel).replace(missing, "")), read(panel)


async def painted(salon: Salon) -> None:
    """Paint the table once more, in vain if that is not allowed."""
    salon.bot.session.services.painter._shown.clear()
    salon.bot.session.services.painter.touch(salon.table)
    await salon.bot.courier.rest()


async def test_a_whole_match_is_played_in_german(salon: Salon) -> None:
    """The host reads English; everything public is German."""
    with speaking("de"):
        witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    await salon.slash(manager(salon), "setup", language="de")
    await salon.slash(salon.ann, "settings", language="en")
    await salon.slash(salon.bob, "settings", text_only=True)
    await seated(salon, target=1)
    table, hands = salon.table, Hands(salon, Random(7))
    taken_back = False
    while table.live:
        seat = table.waiting_for[0]
        await hands.move(seat)
        asking = [one for one in controls(hands.panels[seat]) if ":ask-" in one["custom_id"]]
        if seat == 0 and asking and not taken_back:
            taken_back = True
            await salon.click(salon.ann, hands.panels[0], asking[0]["custom_id"])
            assert GERMAN("button-agree") in [press["label"] for press in controls(salon.public)]
            await salon.click(salon.bob, salon.public, "press:seat:1:refuse")
            assert not ENGLISH.search(read(salon.public)), read(salon.public)
            await salon.slash(salon.ann, "table show")
        witness.check(None, everything(salon.public))
        assert not ENGLISH.search(read(salon.public)), read(salon.public)
        for seat, panel in hands.panels.items():
            witness.check(seat, everything(panel))
            assert bool(ENGLISH.search(read(panel))) == (seat == 0), read(panel)
    assert taken_back
    assert GERMAN("button-rematch") in [press["label"] for press in controls(salon.public)]


async def test_shared_pages_are_in_the_servers_language(salon: Salon) -> None:
    await salon.slash(manager(salon), "setup", language="de")
    await salon.slash(salon.ann, "settings", language="en")
    await seated(salon, target=1)
    table = await play_out(salon, salon.table, 3)
    for command, options, share in (
        ("leaderboard", {"game": "differ"}, "press:board:differ:here:ever:share"),
        ("profile", {}, f"press:profile:{salon.ann.id}:differ:share"),
        ("replay", {"match": table.id}, None),
    ):
        mine = (await salon.slash(salon.ann, command, **options)).response
        assert ENGLISH.search(read(mine))
        shares = (one["custom_id"] for one in controls(mine) if one["custom_id"].endswith(":share"))
        await salon.click(salon.ann, mine, share or next(shares))
        assert not ENGLISH.search(read(salon.public)), read(salon.public)
