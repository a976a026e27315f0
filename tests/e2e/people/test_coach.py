"""`/review` on Discord: who may look at what, in private, and to everybody at a click."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.matches.coach import Progress, Review, review
from bot.tables.table import Table
from bot.words import words
from cogs.delivery.answers import Answer
from cogs.kit.pages import Page
from cogs.people import coach
from tests.e2e.replays import play_out
from tests.e2e.salon import Salon, alts, controls, texts
from tests.e2e.ways import said, seat_four


@pytest.fixture
def reviews(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats that were looked through."""
    seats = []

    async def counted(record: Any, seat: int, *args: Any) -> Review:
        seats.append(seat)
        return await review(record, seat, *args)

    monkeypatch.setattr(coach, "review", counted)
    return seats


async def a_match(salon: Salon, target: int = 1) -> Table:
    """Play a match of random moves, many of them costly."""
    return await play_out(salon, await seat_four(salon, target=target), 3)


async def test_the_button_shows_everybody_their_own_review(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon)
    board = salon.public
    for who in (salon.bob, salon.cleo):
        result = await salon.click(who, board, "Review my play")
        assert result.ephemeral
        mine = salon.newest_private(who)
        shown = texts(mine)
        assert "Costly decision 1 of" in shown
        assert "You chose: " in shown
        assert "*Hard* prefers" in shown
        assert " points)" in shown
        assert len(alts(mine)) == 1
    assert reviews == [table.seat_of(salon.bob.id), table.seat_of(salon.cleo.id)]
    assert texts(salon.public) == texts(board)


async def test_a_second_review_costs_nothing(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon)
    first = await salon.slash(salon.bob, "review")
    again = await salon.slash(salon.bob, "review", match=table.id)
    assert first.ephemeral
    assert texts(first.response) == texts(again.response)
    assert reviews == [table.seat_of(salon.bob.id)]


async def test_a_review_is_walked_through_shared_and_replayed(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon, target=20)
    message = (await salon.slash(salon.bob, "review")).response
    costs = []
    most = int(texts(message).partition("decision 1 of ")[2].split()[0])
    assert most > 1
    for place in range(most):
        shown = texts(message)
        assert f"decision {place + 1} of {most}" in shown
        costs.append(float(shown.partition("*Hard* prefers: ")[2].partition("(+")[2].split(" ")[0]))
        assert "**The match:**" not in shown
        await salon.click(salon.bob, message, "Next")
    # Behind them is the match: each of them in a line, and all that is said of it.
    match = texts(message)
    assert [
        float(line.rpartition(", ")[2].split(" ")[0]) for line in match.splitlines()[1 : most + 1]
    ] == costs
    assert "**The match:**" in match
    assert "imagined deals" in match
    assert alts(message) == []
    await salon.click(salon.bob, message, "Back")
    assert costs == sorted(costs, reverse=True)
    await salon.click(salon.bob, message, "Back")
    private = texts(message)
    assert f"decision {most - 1} of {most}" in private
    await salon.click(salon.bob, message, "Show everyone")
    shared = salon.public
    assert not shared.flags.ephemeral
    assert set(private.splitlines()) <= set(texts(shared).splitlines())
    # "You chose" in public says who that is.
    assert {"Bob", "shows"} <= set(re.findall(r"\w+", texts(shared).splitlines()[0]))
    # It stands alone, so it says of the match what the last page does.
    assert set(match.splitlines()[most + 1 :]) <= set(texts(shared).splitlines())
    assert alts(shared) == alts(message)
    assert controls(shared) == []
    await salon.click(salon.bob, message, "Replay")
    assert f"/{len(table.log)}" in texts(message).splitlines()[0]
    assert len(reviews) == 1


async def test_a_review_says_how_far_it_has_come(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_match(salon)
    said_so_far, edited, so_far = [], asyncio.Event(), Answer.so_far

    async def edits(self: Answer, page: Page) -> None:
        await so_far(self, page)
        edited.set()

    async def slow(record: Any, seat: int, made: Any, engines: Any, come: Any) -> Review:
        for step in (Progress(3, 11, again=False), Progress(1, 6, again=True)):
            edited.clear()
            come(step)
            await edited.wait()
            said_so_far.append(texts(salon.newest_private(salon.bob)))
        return await review(record, seat, made, engines, come)

    monkeypatch.setattr(coach, "review", slow)
    monkeypatch.setattr(Answer, "so_far", edits)
    await salon.click(salon.bob, salon.public, "Review my play")
    first, second = said_so_far
    assert "Going through your 11 decisions: 3 done" in first
    assert "Checking the costliest once more: 1 of 6" in second
    assert "Costly decision 1 of" in texts(salon.newest_private(salon.bob))


async def test_text_only_says_what_the_picture_shows(salon: Salon) -> None:
    await a_match(salon)
    await salon.slash(salon.bob, "settings", text_only=True)
    message = (await salon.slash(salon.bob, "review")).response
    assert alts(message) == []
    assert "Costly decision 1 of" in texts(message)
    assert "Your hand: " in texts(message)
    assert not set("♣♦♥♠").intersection(texts(message))


async def test_who_did_not_play_has_nothing_to_review(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon)
    clicked = await salon.click(salon.eve, salon.public, "Review my play")
    assert "You did not play in match" in said(clicked)
    asked = await salon.slash(salon.eve, "review", match=table.id)
    assert "You did not play in match" in said(asked)
    unknown = await salon.slash(salon.eve, "review", match=table.id + 9)
    assert "There is no match" in said(unknown)
    assert "You have not finished a match yet." in said(await salon.slash(salon.eve, "review"))
    assert reviews == []


async def test_a_match_that_goes_on_is_not_reviewed(salon: Salon, reviews: list[int]) -> None:
    table = await seat_four(salon)
    asked = await salon.slash(salon.bob, "review", match=table.id)
    assert "The match is not over yet." in said(asked)
    assert reviews == []


async def test_buttons_say_the_same_after_a_crash(salon: Salon) -> None:
    await a_match(salon)
    whole = await salon.slash(salon.bob, "review")
    message = texts(whole.response)
    await salon.crash()
    await salon.click(salon.bob, salon.public, "Review my play")
    assert texts(salon.newest_private(salon.bob)) == message
    await salon.crash()
    await salon.click(salon.bob, salon.newest_private(salon.bob), "Show everyone")
    assert set(message.splitlines()) <= set(texts(salon.public).splitlines())


async def test_whoever_is_forgotten_is_not_kept_in_mind(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon)
    await salon.slash(salon.bob, "review")
    await salon.slash(salon.cleo, "review")
    result = await salon.slash(salon.bob, "privacy delete")
    await salon.click(salon.bob, result.response, "Forget me")
    assert salon.bot.session.services.coach._looked == {}
    asked = await salon.slash(salon.bob, "review", match=table.id)
    assert "You did not play in match" in said(asked)
    assert len(reviews) == 2


async def test_a_second_review_waits_for_the_first(salon: Salon, reviews: list[int]) -> None:
    table = await a_match(salon)
    salon.bot.session.services.coach._looking[salon.bob.id] = 77
    asked = await salon.slash(salon.bob, "review", match=table.id)
    assert words()("review-busy", table=77) in said(asked)
    assert reviews == []
    others = await salon.slash(salon.cleo, "review", match=table.id)
    assert "Costly decision 1 of" in texts(others.response)
