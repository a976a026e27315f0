"""Leaderboards and profiles as people see them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.kit.french import FRENCH
from bot.records.stored import now
from tests.e2e.results import entered
from tests.e2e.salon import Hands, Salon, alts, controls, texts
from tests.e2e.ways import seat_four
from tests.e2e.witness import Witness, everything

DAY = 24 * 3600 * 1000


async def club(salon: Salon, evenings: int = 6) -> None:
    """Ann wins most, then Bob, Cleo and Dan; Eve and Fay have played once."""
    people = [salon.ann.id, salon.bob.id, salon.cleo.id, salon.dan.id]
    for n in range(evenings):
        await entered(salon, people, [1, 2, 3, 4] if n % 3 else [2, 1, 4, 3])
    await entered(salon, [salon.eve.id, salon.fay.id], [1, 2])


def labels(message: Any, *, usable: bool = True) -> list[str]:
    return [one["label"] for one in controls(message) if not (usable and one.get("disabled"))]


async def test_a_finished_match_is_on_the_board(salon: Salon) -> None:
    table = await seat_four(salon, target=1)
    hands = Hands(salon, Random(3))
    while table.live:
        await hands.move(table.waiting_for[0])
    won = [one.name for seat in table.state.winners if (one := table.seats[seat])]
    said = texts(salon.public)
    assert f"Ratings: {won[0]} **1" in said
    assert said.count(" (+") + said.count(" (\u2212") == 4
    answer = await salon.click(salon.eve, salon.public, "Leaderboard")
    assert answer.ephemeral
    assert all(f"{name}: " in alts(answer.response)[0] for name in ("Ann", "Bob", "Cleo", "Dan"))
    board = (await salon.slash(salon.ann, "leaderboard", period="week")).response
    assert {line.split(":")[0] for line in alts(board)[0].splitlines()[: len(won)]} == {
        f"1. {one}" for one in won
    }
    assert alts(board)[0].count("1 of 1 won") == len(won)
    profile = (await salon.slash(salon.ann, "profile")).response
    assert "One rated match" in texts(profile)
    assert "one match" in alts(profile)[0]


async def test_a_fallen_rating_says_who_was_away(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3, computers=1, level="chance")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(4))
    await hands.play_until(lambda: not table.early)
    await salon.as_bot(salon.bot.tables.leave_to_computer(table.id, salon.bob.id, "left"))
    await salon.env.settle()
    while table.live:
        await hands.move(0)
    (line,) = (one for one in texts(salon.public).splitlines() if one.startswith("Ratings:"))
    ann, bob = sorted(line.removeprefix("Ratings: ").split(" · "))
    assert bob.endswith(", left: last place)")
    assert "last place" not in ann


async def test_boards_tell_nothing_of_a_running_match(salon: Salon) -> None:
    await club(salon)
    witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    table, hands = await seat_four(salon), Hands(salon, Random(5))
    before = [
        everything((await salon.slash(salon.bob, name)).response) for name in ("leaderboard", "profile")
    ]
    while len(table.log) < 12:
        await hands.move(table.waiting_for[0])
    after = [everything((await salon.slash(salon.bob, name)).response) for name in ("leaderboard", "profile")]
    assert after == before
    for text in after:
        witness.check(None, text)


async def test_a_match_against_computer_players_changes_no_rating(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", target=1, computers=3, level="chance")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(6))
    while table.live:
        await hands.move(0)
    assert "Ratings" not in texts(salon.public)
    profile = texts((await salon.slash(salon.ann, "profile")).response)
    assert "No rated match" in profile
    assert "One match without a rating" in profile
    assert f"**Differ**: {int(table.state.scores[0] == max(table.state.scores))} of 1 won" in profile


async def test_a_board_tells_where_one_stands(salon: Salon) -> None:
    await club(salon)
    board = (await salon.slash(salon.bob, "leaderboard")).response
    assert board.flags.ephemeral
    assert "Differ · leaderboard" in texts(board)
    assert "Ratings of all time" in texts(board)
    assert "You: number **2** of 6" in texts(board)
    assert [line.split(":")[0] for line in alts(board)[0].splitlines()] == [
        "1. Ann", "2. Bob", "3. Cleo", "4. Dan", "Eve", "Fay",
    ]  # fmt: skip
    assert alts(board)[0].splitlines()[1].endswith("(you)")
    assert "4 more matches for a rank" in texts((await salon.slash(salon.fay, "leaderboard")).response)
    none = texts((await salon.slash(salon.gus, "leaderboard")).response)
    assert "You are not on this board yet." in none


async def test_one_walks_through_periods_and_pages_in_place(salon: Salon) -> None:
    people = [n + 1000 for n in range(24)]
    await entered(salon, people, list(range(1, 25)))
    await entered(salon, [people[3], people[5]], [1, 2], ended=now() - 7 * DAY)
    await entered(salon, [people[20], salon.ann.id], [1, 2])
    board = (await salon.slash(salon.ann, "leaderboard", game="differ", period="week")).response
    assert "Page 1 of 3, 25 people" in texts(board)
    assert alts(board)[0].splitlines()[-1] == "24. Ann: 0, 0 of 1 won (you)"
    assert "← Back" not in labels(board)
    await salon.click(salon.ann, board, "Next →")
    assert "Page 2 of 3" in texts(board)
    assert alts(board)[0].startswith("11. Person 1010:")
    await salon.click(salon.ann, board, "My place")
    assert "Page 3 of 3" in texts(board)
    assert "Next →" not in labels(board)
    assert "24. Ann: 0, 0 of 1 won (you)" in alts(board)[0]
    await salon.click(salon.ann, board, "← Back")
    assert "Page 2 of 3" in texts(board)
    await salon.click(salon.ann, board, "The week before")
    assert "Last week" in texts(board)
    assert alts(board) == ["1. Person 1003: 2, 1 of 1 won\n2. Person 1005: 0, 0 of 1 won"]
    await salon.click(salon.ann, board, "The week after")
    assert "This week" in texts(board)
    for label, said in (("Month", "This month"), ("Season", "This season"), ("All time", "Ratings of all")):
        await salon.click(salon.ann, board, label)
        assert said in texts(board)
    await salon.select(salon.ann, board, "92q")
    assert "92Q · leaderboard" in texts(board)
    assert "No one is ranked yet" in texts(board)


async def test_a_board_of_one_page_has_no_buttons_between_pages(salon: Salon) -> None:
    await club(salon)
    board = (await salon.slash(salon.bob, "leaderboard")).response
    periods = ["Week", "Month", "Season", "All time"]
    assert labels(board, usable=False) == [*periods, "All servers", "Show everyone"]
    empty = (await salon.slash(salon.bob, "leaderboard", game="92q")).response
    assert labels(empty, usable=False) == [*periods, "All servers"]


async def test_the_default_board_follows_table_or_server(salon: Salon) -> None:
    assert "Differ · leaderboard" in texts((await salon.slash(salon.ann, "leaderboard")).response)
    await entered(salon, [1, 2], [1, 2], slug="topsuit")
    assert "Top Suit · leaderboard" in texts((await salon.slash(salon.ann, "leaderboard")).response)
    await salon.slash(salon.ann, "92q new")
    assert "92Q · leaderboard" in texts((await salon.slash(salon.ann, "leaderboard")).response)


async def test_a_shared_board_leads_to_ones_own(salon: Salon) -> None:
    await club(salon)
    board = (await salon.slash(salon.bob, "leaderboard")).response
    await salon.click(salon.bob, board, "Show everyone")
    shared = salon.public
    assert not shared.flags.ephemeral
    assert "(you)" not in alts(shared)[0]
    assert "You:" not in texts(shared)
    assert labels(shared) == ["My place"]
    await salon.restart()
    answer = await salon.click(salon.cleo, shared, "My place")
    assert answer.ephemeral
    assert "You: number **3** of 6" in texts(answer.response)
    assert alts(shared)[0].startswith("1. Ann")


async def test_all_servers_show_the_willing_alone(salon: Salon) -> None:
    await club(salon)
    await entered(salon, [salon.ann.id, 4711], [1, 2], guild=4242)
    board = (await salon.slash(salon.ann, "leaderboard", everywhere=True)).response
    assert "No one is ranked yet" in texts(board)
    await salon.slash(salon.ann, "settings", public_rating=True)
    await salon.click(salon.ann, board, "Month")
    assert len(alts(board)[0].splitlines()) == 1
    assert "5 of 7 won (you)" in alts(board)[0]
    await salon.click(salon.ann, board, "This server")
    assert len(alts(board)[0].splitlines()) == 6
    assert "On all servers, Differ" in texts((await salon.slash(salon.ann, "profile")).response)
    assert "On all servers" not in texts((await salon.slash(salon.bob, "profile")).response)


async def test_a_board_can_be_read_without_a_picture(salon: Salon) -> None:
    await club(salon)
    await salon.slash(salon.bob, "settings", text_only=True)
    board = (await salon.slash(salon.bob, "leaderboard")).response
    assert alts(board) == []
    lines = texts(board).splitlines()[2:8]
    assert lines[1].startswith("2\\. Bob: ")
    assert lines[5].startswith("Fay: ")
    profile = (await salon.slash(salon.bob, "profile")).response
    assert alts(profile) == []
    assert "Bob's rating over 6 matches" in texts(profile)


@pytest.mark.parametrize("text_only", [False, True])
async def test_any_name_stands_on_a_board(salon: Salon, *, text_only: bool) -> None:
    names = {
        1: "**bold** [x](http://x) @everyone", 2: "\u202eright to left", 3: "שלום עולם", 4: "田中", 5: "🎉🎊",
        6: "W" * 32, 7: "\u200b", 8: "a\nb\nc", 9: "# title",
    }  # fmt: skip
    await entered(salon, list(names), list(names), names=names)
    await salon.slash(salon.ann, "settings", text_only=text_only)
    board = (await salon.slash(salon.ann, "leaderboard", period="week")).response
    said = texts(board) if text_only else "\n".join((*alts(board), texts(board)))
    assert "\u202e" not in said
    assert "a b c" in said
    assert "田中" in texts(board)
    assert "שלום עולם" in texts(board)
    assert ("\\*\\*bold\\*\\*" in said) is text_only


async def test_a_profile_tells_of_games_streaks_and_meetings(salon: Salon) -> None:
    await club(salon)
    for place in (1, 1, 1, 2):
        await entered(salon, [salon.ann.id, salon.bob.id], [place, 3 - place], slug="springcleaning")
    result = await salon.slash(salon.ann, "profile", member=salon.bob)
    assert result.ephemeral
    said = texts(result.response)
    assert "**10 rated matches** here, **3** won" in said
    assert "Plays most: **Differ**" in said
    assert "2 of 6 won" in said
    assert "1 of 4 won" in said
    assert "You and Bob met in 10 rated matches" in said
    assert "ahead in **7**, behind in **3**, level in **0**" in said
    mine = (await salon.slash(salon.ann, "profile", game="springcleaning")).response
    assert "3 of 4 won · best streak 2" in texts(mine)
    assert "The rating in **Spring Cleaning**" in texts(mine)
    assert "over 4 matches" in alts(mine)[0]
    await salon.select(salon.ann, mine, "differ")
    assert "over 6 matches" in alts(mine)[0]
    await salon.click(salon.ann, mine, "Show everyone")
    assert "Ann's rating over 6 matches" in alts(salon.public)[0]
    assert not salon.public.flags.ephemeral
    await salon.click(salon.ann, mine, "Leaderboard")
    assert "Differ · leaderboard" in texts(mine)


async def test_whoever_never_played_has_an_empty_profile(salon: Salon) -> None:
    said = texts((await salon.slash(salon.ann, "profile", member=salon.hal)).response)
    assert "Hal" in said
    assert "No rated match" in said


FORGED = (
    "press:board:differ:moon:ever:0", "press:board:differ:here:year:0",
    "press:board:differ:here:week~x:0", "press:board:differ:here:week:-1", "press:board:differ:here",
    "press:board:differ:here:week~9999999999:0", "press:board:differ:here:week:9999999999",
    "press:profile:ann:differ:look", "press:profile:1:differ:steal",
    "press:profile:1", "press:profile:99999999999999999999999:differ:look",
)  # fmt: skip


async def test_forged_buttons_are_refused(salon: Salon) -> None:
    await club(salon, 1)
    for made in FORGED:
        board = (await salon.slash(salon.ann, "leaderboard")).response
        salon.plant(board, made)
        result = await salon.forge(salon.ann, board, made)
        assert "does not fit" in texts(result.response), made


async def test_far_pages_and_weeks_show_the_last(salon: Salon) -> None:
    await club(salon, 1)
    board = (await salon.slash(salon.ann, "leaderboard")).response
    for made in ("press:board:differ:here:ever:999999999", "press:board:differ:here:week~999999999:0"):
        salon.plant(board, made)
        await salon.forge(salon.ann, board, made)
        assert "Page" not in texts(board)
    assert "99 weeks ago" in texts(board)
