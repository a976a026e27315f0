"""Each command says where it works, and those that say so do in messages to the bot."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.games.packages import COMMANDS
from bot.words import words
from cogs.kit import ids
from tests.e2e.replays import a_match, step_of
from tests.e2e.salon import Salon, controls, texts
from tests.e2e.ways import said

ANYWHERE = {
    *("about", "history", "learn", "privacy", "replay", "review", "settings", "verify"),
    *("challenge", "hand", "play", "puzzle", "table", "tables", *GAMES),
}


async def test_each_command_says_where_it_works(salon: Salon) -> None:
    told = {command.name: command.to_dict(salon.bot.tree) for command in salon.bot.tree.get_commands()}
    assert told.keys() > ANYWHERE
    assert told.keys() - GAMES.keys() == COMMANDS
    for name, command in told.items():
        where = {0, 1, 2} if name in ANYWHERE else {0}
        by = {0, 1} if name in ANYWHERE else {0}
        assert set(command["contexts"]) == where, name
        assert set(command["integration_types"]) == by, name


async def test_messages_offer_what_works_there(salon: Salon) -> None:
    assert {name.partition(" ")[0] for name in salon.ann.user.available_commands()} == ANYWHERE


async def test_messages_show_ones_past_matches(salon: Salon) -> None:
    table = await a_match(salon)
    ann = salon.ann.user
    listed = await ann.slash("history")
    assert f"#{table.id}" in texts(listed.response)
    offered = await ann.autocomplete("replay", "match", "")
    assert [choice["value"] for choice in offered] == [table.id]
    message = (await ann.slash("replay", match=table.id)).response
    assert step_of(message) == (2, len(table.log))
    labels = [button["label"] for button in controls(message)]
    # There is nobody to show it to; the rest is there.
    assert words()("replay-share") not in labels
    assert {words()("replay-export"), words()("button-play-on")} <= set(labels)
    for command in ("verify", "review"):
        answer = (await ann.slash(command, match=table.id)).response
        assert words()("our-mistake") not in texts(answer)
        assert words()("replay-share") not in [button["label"] for button in controls(answer)]


async def test_messages_show_strangers_no_match(salon: Salon) -> None:
    table = await a_match(salon)
    for command in ("replay", "verify"):
        answer = await salon.eve.user.slash(command, match=table.id)
        assert said(answer) == words()("no-such-match", table=table.id)


async def test_settings_and_privacy_are_the_same_everywhere(salon: Salon) -> None:
    ann = salon.ann.user
    await ann.slash("settings", colours=2)
    assert (await salon.as_bot(salon.bot.store.player(salon.ann.id))).colours == 2
    assert "Toucan" in texts((await ann.slash("about")).response)
    exported = await ann.slash("privacy export")
    assert exported.acknowledged
    assert words()("our-mistake") not in said(exported)


@pytest.mark.parametrize("there", [True, False])
async def test_a_lessons_table_opens_where_it_is_read(salon: Salon, *, there: bool) -> None:
    if there:
        message = (await salon.slash(salon.ann, "learn", game="topsuit")).response
    else:
        message = (await salon.ann.user.slash("learn", game="topsuit")).response
    assert words()("topsuit-name") in texts(message)
    play = ids.Play("topsuit", 3, 1, "easy", ids.SERVERS_CLOCK, "go")
    if there:
        salon.plant(message, f"press:{play}")
        await salon.forge(salon.ann, message, f"press:{play}")
        assert salon.live is not None
    else:
        salon.plant(message, f"press:{play}")
        await salon.ann.user.click(message, custom_id=f"press:{play}")
        table = salon.bot.tables.in_messages(salon.ann.id)
        assert table is not None
        assert table.channel == salon.ann.user.dm_channel.id
        assert salon.live is None
