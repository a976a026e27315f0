"""Finished matches: the list, stepping through one with anybody's eyes, sharing it, and taking it home."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from random import Random
from threading import get_ident
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import Connection, func, select

from bot.games.base import play
from bot.matches.replays import replayed
from bot.matches.transcripts import check
from bot.records.stored import Preferences
from bot.schema.tables import log
from bot.verification.verify import verify
from bot.words import words
from cogs.people.replay import ALL, PUBLIC, shown
from tests.e2e.replays import a_match, play_out, step_of
from tests.e2e.salon import Hands, Salon, alts, controls, texts
from tests.e2e.ways import behind, said, seat_four
from tests.e2e.witness import spelled_out
from tests.games.playing import SMALLEST
from tests.kit.panels import front
from tests.kit.random_matches import played


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
async def test_every_step_can_be_shown_to_all(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(5))
    replay, cog = replayed(table.record, table.log), front(slug)
    for step in range(replay.hands[0], replay.last + 1):
        for eyes in (ALL, PUBLIC, *map(str, range(players))):
            spoken = await shown(cog, table.record, replay, step, eyes, Preferences(1, text_only=True))
            spoken.check()
            if step % 20 == 3 or step in (replay.last, *replay.hands):
                drawn = await shown(cog, table.record, replay, step, eyes, Preferences(1))
                drawn.check()
                assert drawn.picture


async def test_every_step_fits_beside_eight_long_names() -> None:
    table, _ = played("92q", 8, Random(5))
    seats = tuple(one and one._replace(name="*" * 32) for one in table.seats)
    record, replay = replace(table.record, seats=seats), replayed(table.record, table.log)
    for step in range(replay.hands[0], replay.last + 1):
        page = await shown(front("92q"), record, replay, step, ALL, Preferences(1, text_only=True))
        page.check()


async def test_a_player_walks_through_a_match(salon: Salon) -> None:
    assert said(await salon.slash(salon.bob, "replay")) == words()("history-none")
    table = await play_out(salon, await seat_four(salon, target=18))
    tricks = replayed(table.record, table.log).tricks
    assert len(tricks) == 13 * len(table.state.sheet)
    # Without a number it is the last match.
    result = await salon.slash(salon.bob, "replay")
    assert result.ephemeral
    message, deal = result.response, 2
    assert step_of(message) == (deal, len(table.log))
    # As in a panel, one picture has the table and the hand.
    assert len(alts(message)) == 1
    for what, step in (("Next", deal + 1), ("Next", deal + 2), ("Back", deal + 1), ("Last", len(table.log))):
        await salon.click(salon.bob, message, what)
        assert step_of(message)[0] == step
    assert re.search("win(s the match)?!", texts(message))
    await salon.click(salon.bob, message, "First")
    assert step_of(message)[0] == deal
    for what, step in (("Next trick", tricks[0]), ("Next trick", tricks[1]), ("Trick back", tricks[0])):
        await salon.click(salon.bob, message, what)
        assert step_of(message)[0] == step
    assert "trick" in alts(message)[0]
    assert "Last trick: " not in texts(message)
    hands = replayed(table.record, table.log).hands
    for what, step in (("Next hand", hands[1]), ("Trick back", tricks[12]), ("First", deal)):
        await salon.click(salon.bob, message, what)
        assert step_of(message)[0] == step
    assert len(hands) > 1
    await salon.select(salon.bob, message, str(hands[-1]), beginning=f"menu:replay:{table.id}:{deal}:1:hand")
    assert step_of(message)[0] == hands[-1]


async def test_one_hand_has_no_next_hand_button(salon: Salon) -> None:
    table = await a_match(salon)
    assert len(replayed(table.record, table.log).hands) == 1
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    shown = [one["label"] for one in controls(message)]
    assert {"Next trick", "Last"} <= set(shown)
    assert "Next hand" not in shown


async def test_the_eyes_decide_what_is_seen(salon: Salon) -> None:
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    state = replayed(table.record, table.log).states[2]
    seen: dict[str, str] = {"1": "\n".join((texts(message), *alts(message)))}
    eyes = "1"
    for other in ("0", PUBLIC, ALL):
        await salon.select(salon.bob, message, other, beginning=f"menu:replay:{table.id}:2:{eyes}:eyes")
        eyes = other
        seen[eyes] = spelled_out("\n".join((texts(message), *alts(message))))
    for seat in range(4):
        for card in state.hands[seat]:
            # What has no room in the text of the picture stands below it, in signs.
            assert any(said(card) in seen[ALL] for said in (words().card_name, words().card))
            for reader, text in seen.items():
                if reader not in (ALL, str(seat)):
                    assert words().card_name(card) not in text
                    assert words().card(card) not in text
    for card in state.hands[0]:
        assert words().card_name(card) in seen["0"]


async def test_table_and_history_lead_to_the_replay(salon: Salon) -> None:
    table = await a_match(salon)
    by_button = await salon.click(salon.eve, salon.public, "Replay")
    assert by_button.ephemeral
    assert "All cards open" in str([menu["placeholder"] for menu in controls(by_button.response, 3)])
    listed = await salon.slash(salon.cleo, "history")
    assert listed.ephemeral
    assert f"#{table.id}" in texts(listed.response)
    await salon.select(salon.cleo, listed.response, str(table.id), beginning="menu:history:replay")
    assert step_of(listed.response)[1] == len(table.log)


async def test_others_walk_on_from_a_shared_step(salon: Salon) -> None:
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    shared = await salon.click(salon.bob, message, "Show everyone")
    assert not salon.public.flags.ephemeral
    before = texts(salon.public)
    assert before == texts(message)
    assert shared.acknowledged
    alone = await salon.click(salon.eve, salon.public, "Next")
    assert alone.ephemeral
    assert step_of(alone.response)[0] == step_of(message)[0] + 1
    assert texts(salon.public) == before


async def test_an_export_can_be_checked_and_verified(salon: Salon) -> None:
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    result = await salon.click(salon.bob, message, "As a file")
    (attachment,) = salon.newest_private(salon.bob).attachments
    assert attachment.filename == f"toucan-{table.id}.txt"
    data = salon.env.backend.attachment_data(attachment) if result is None else await attachment.read()
    for judge in (check, verify):
        said = list(judge("it", BytesIO(data)))
        assert [fine for _, fine in said] == [True], said


async def test_a_match_that_goes_on_is_not_opened(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    answer = await salon.slash(salon.ann, "replay", match=table.id)
    assert texts(answer.response) == words()("table-not-over")
    none = texts((await salon.slash(salon.ann, "history")).response)
    assert none == f"### Your matches\n{words()('history-none')}"


async def test_another_servers_match_is_its_players_alone(salon: Salon) -> None:
    table = await a_match(salon)

    def elsewhere(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE tables SET guild = 4242")

    await salon.as_bot(salon.bot.store.write(elsewhere))
    assert step_of((await salon.slash(salon.ann, "replay", match=table.id)).response)
    answer = await salon.slash(salon.eve, "replay", match=table.id)
    assert "no match" in texts(answer.response)


async def test_a_match_needs_a_seat_or_its_channel(salon: Salon) -> None:
    table, other = await a_match(salon), salon.beside()
    for command in ("replay", "verify"):
        assert str(table.id) in texts((await other.slash(salon.eve, command, match=table.id)).response)
    hidden = Overwrite(
        target_id=salon.eve.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(view_channel=True).value,
    )
    salon.env.backend.set_overwrite(salon.channel.id, hidden)
    await salon.env.settle()
    for command in ("replay", "verify"):
        refused = await other.slash(salon.eve, command, match=table.id)
        assert "no match" in texts(refused.response)
        assert "no match" not in texts((await other.slash(salon.ann, command, match=table.id)).response)


async def test_the_list_has_pages(salon: Salon) -> None:
    numbers = []
    for seed in range(12):
        table = await seat_four(salon, target=1)
        await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))
        numbers.append(table.id)
        assert seed < len(numbers)
    listed = (await salon.slash(salon.dan, "history")).response
    assert "page 1 of 2" in texts(listed)
    assert [number for number in numbers if f"#{number}`" in texts(listed)] == numbers[2:]
    await salon.click(salon.dan, listed, "Older")
    assert [number for number in numbers if f"#{number}`" in texts(listed)] == numbers[:2]
    await salon.click(salon.dan, listed, "Newer")
    assert "page 1 of 2" in texts(listed)


async def test_buttons_of_a_replay_work_after_a_restart(salon: Salon) -> None:
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    await salon.restart()
    # The start has packed the log.
    counted = select(func.count()).select_from(log)
    assert await salon.bot.store.read(lambda connection: connection.scalar(counted)) == 0
    await salon.click(salon.bob, message, "Next")
    assert step_of(message)[0] == 3


async def test_a_watchers_view_follows_the_match(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(2))
    watched = (await salon.click(salon.eve, salon.public, "Watch")).response
    title, turn, told = texts(watched).splitlines()
    # What the picture shows is not said once more.
    assert title.startswith("## Differ")
    assert "'s turn" in turn
    assert told == words()("panel-watch")
    before = texts(watched)
    await hands.move(table.waiting_for[0])
    assert texts(watched) != before
    while not table.state.sheet:
        await hands.move(table.waiting_for[0])
    # The new hand has a message of its own, and below it a new private one.
    watched = salon.newest_private(salon.eve)
    assert "Hand 2" in texts(watched)
    answer = await salon.click(salon.eve, watched, "All hands")
    first = replayed(table.record, table.log).states[2]
    for seat in range(4):
        for card in (*first.hands[seat], *first.face_up[seat], *first.foundations[seat]):
            assert words().card_name(card) in alts(answer.response)[0]
    assert answer.ephemeral
    assert "Hand 2" in texts(watched)
    await salon.slash(salon.eve, "settings", text_only=True)
    answer = await salon.click(salon.eve, watched, "All hands")
    assert alts(answer.response) == []
    for seat in range(4):
        for card in (*first.hands[seat], *first.face_up[seat], *first.foundations[seat]):
            assert words().card_name(card) in texts(answer.response)


async def test_hands_open_only_when_a_hand_ends(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(3))
    while not table.state.sheet:
        await hands.move(table.waiting_for[0])
    finished = salon.channel.history()[-2]
    answer = await salon.click(salon.fay, finished, "All hands")
    assert answer.ephemeral
    assert "hand 1" in texts(answer.response)
    salon.plant(finished, f"press:hands:{table.id}:2")
    refused = await salon.forge(salon.fay, finished, f"press:hands:{table.id}:2")
    assert texts(refused.response) == words()("hand-not-over")


async def test_a_removed_games_match_is_still_named(salon: Salon) -> None:
    table = await a_match(salon)
    replay, fair = (f"press:{what}" for what in (f"replay:{table.id}:open", f"fair:{table.id}:show"))
    await behind(salon, "UPDATE tables SET slug = 'oldmaid'")
    verdict = said(await salon.click(salon.eve, salon.public, fair))
    assert "oldmaid" in verdict
    assert words()("fair-unreadable") in verdict
    for answer in (
        await salon.click(salon.eve, salon.public, replay),
        await salon.slash(salon.eve, "replay", match=table.id),
        await salon.slash(salon.eve, "table why", move="1"),
    ):
        assert said(answer) == words()("game-gone", game="oldmaid")
    assert said(await salon.click(salon.bob, salon.public, "Rematch")) == words()("table-gone")
    listed = (await salon.slash(salon.bob, "history")).response
    assert "oldmaid" in texts(listed)
    (menu,) = controls(listed, 3)
    assert "oldmaid" in menu["options"][0]["label"]
    offered = await salon.bob.autocomplete(salon.channel, "verify", "match", "")
    assert "oldmaid" in offered[0]["name"]
    await behind(salon, "UPDATE tables SET status = 'archived'")
    # What cannot be gone on with is not offered.
    assert await salon.bob.autocomplete(salon.channel, "table resume", "table", "") == []
    assert said(await salon.slash(salon.bob, "table resume")) == words()("table-none-put-by")
    named = await salon.slash(salon.bob, "table resume", table=table.id)
    assert said(named) == words()("game-gone", game="oldmaid")


async def test_a_removed_games_ratings_are_skipped(salon: Salon) -> None:
    await a_match(salon)
    await behind(salon, "UPDATE results SET slug = 'oldmaid'")
    await behind(salon, "UPDATE ratings SET slug = 'oldmaid'")
    await salon.slash(salon.ann, "settings", public_rating=True)
    assert words()("profile-none") in said(await salon.slash(salon.ann, "profile"))
    assert words()("board-empty") in said(await salon.slash(salon.ann, "leaderboard"))


async def test_logs_are_replayed_in_other_threads(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def noted(*args: Any) -> Any:
        threads.append(get_ident())
        return play(*args)

    async def elsewhere(answer: Any) -> None:
        monkeypatch.setattr("bot.tables.table.play", noted)
        await answer
        assert threads
        assert get_ident() not in threads
        monkeypatch.setattr("bot.tables.table.play", play)
        threads.clear()

    table, hands = await seat_four(salon, target=99), Hands(salon, Random(3))
    while len(table.state.sheet) < 1:
        await hands.move(table.waiting_for[0])
    finished = salon.channel.history()[-2]
    last = (await salon.click(salon.eve, salon.public, "Last trick")).response
    await elsewhere(salon.click(salon.eve, salon.public, "Last trick"))
    await elsewhere(salon.click(salon.eve, last, words()("button-tricks")))
    await elsewhere(salon.click(salon.eve, finished, "All hands"))
    await salon.as_bot(salon.bot.tables.archive(table.id))
    await elsewhere(salon.slash(salon.eve, "table why", move="1"))
    await elsewhere(salon.slash(salon.ann, "table resume"))
    assert len(salon.table.log) == len(table.log)
