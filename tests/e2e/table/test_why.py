"""`/table why`: what a computer player thought, once everybody may know what it knew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.ai.decision import Budget, Thought, Weighed, reason
from bot.ai.request import Question, answer
from bot.games.base import only
from bot.matches import review
from bot.tables.table import Table
from bot.words import words
from tests.e2e.reasons import some_move, why
from tests.e2e.salon import Hands, Salon, texts


async def played(salon: Salon, *, level: str = "easy", target: int = 99) -> Table:
    """Ann and three computer players have played out a hand of Differ."""
    await salon.slash(salon.ann, "differ new", target=target, computers=3, level=level)
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(1))
    await hands.play_until(lambda: table.state.sheet or not table.live)
    return table


def forced(table: Table) -> set[int]:
    """The moves where there was nothing to choose: nobody asks about these."""
    return {line.n for line in review.moves(table) if only(review.asked(table, line).view, line.seat)}


def thinks(salon: Salon, monkeypatch: pytest.MonkeyPatch, thought: Thought) -> list[Question]:
    questions = []

    async def think(question: Question) -> Thought:
        questions.append(question)
        return thought

    monkeypatch.setattr(salon.bot.tables.engines, "think", think)
    return questions


async def test_rule_of_thumb_and_search_are_told(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(salon)
    line = some_move(table)
    weighed = (Weighed(line.action, 6.2, 9), Weighed("play 2C", 5.1, 9))
    questions = thinks(salon, monkeypatch, Thought(line.action, reason("bid-nobody"), weighed, worlds=9))
    said = await why(salon, line)
    name = table.seats[line.seat]
    assert name
    action = salon.bot.game_cog("differ").spelled(None, 0, line.action, ())
    assert f"### {name.name} chose to {action}" in said
    assert "No bid yet. Over 9 imagined deals" in said
    assert "it came out better than “play 2♣”, by 1.1 points on average." in said
    assert len(questions) == 1


async def test_it_is_asked_what_it_was_asked_then(salon: Salon) -> None:
    """With the same view and seed the rules of thumb repeat themselves."""
    table = await played(salon, level="chance")
    lines = review.moves(table)
    assert len(lines) > 30
    for line in lines:
        question = review.asked(table, line)
        assert answer(question, Budget(iterations=1)).action == line.action
        assert question.view == question.view.view(line.seat)


async def test_what_it_would_not_do_again_is_admitted(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(salon)
    line = some_move(table)
    thinks(salon, monkeypatch, Thought("play 2C"))
    assert "On second thoughts: play 2♣" in await why(salon, line)
    weighed = (Weighed("play 2C", 6.2, 9), Weighed(line.action, 6.1, 9))
    thinks(salon, monkeypatch, Thought("play 2C", None, weighed, worlds=9))
    assert "“play 2♣” is better, by 0.1 points on average" in await why(salon, line)


async def test_without_pictures_cards_are_told_by_name(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await salon.slash(salon.eve, "settings", text_only=True)
    table = await played(salon)
    thinks(salon, monkeypatch, Thought("play 2C"))
    said = await why(salon, some_move(table))
    assert "On second thoughts: play 2 of clubs" in said
    assert not set("♣♦♥♠") & set(said)


async def test_who_has_no_reason_says_so(salon: Salon) -> None:
    table = await played(salon, level="chance")
    assert "plays anything" in await why(salon, some_move(table))
    assert "It had no choice" in await why(salon, some_move(table, free=False))


async def test_without_a_move_it_is_the_last_choice(salon: Salon) -> None:
    assert await asked(salon) == words()("why-no-table")
    table = await played(salon, level="chance")
    newest = (await offered(salon, ""))[0]["value"]
    assert "plays anything" in await asked(salon)
    assert await asked(salon) == await refused(salon, newest)
    assert int(newest) in {line.n for line in review.moves(table)}


async def asked(salon: Salon) -> str:
    await salon.slash(salon.eve, "table why")
    return texts(salon.newest_private(salon.eve))


async def test_only_hands_that_are_over_are_explained(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", target=99, computers=3, level="easy")
    assert await refused(salon, "0") == words()("why-no-hand")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(1))
    assert await refused(salon, "1") == words()("why-no-hand")
    await hands.play_until(lambda: table.state.sheet)
    over = review.last_hand(table)[-1].n
    while not any(line.seat > 0 for line in table.log[over + 1 :]):
        await hands.move(0)
    newest = [line for line in table.log if line.seat > 0][-1]
    assert newest.n not in {line.n for line in review.moves(table)}
    person = next(line for line in review.last_hand(table) if line.seat == 0)
    for wrong in (newest.n, person.n, "9" * 5000, "Toco", "-1", "²"):
        assert await refused(salon, str(wrong)) == words()("why-no-move")


async def test_a_hand_put_by_keeps_its_secrets(salon: Salon) -> None:
    """It can be played on with the same cards."""
    table, hands = await played(salon), Hands(salon, Random(1))
    over = review.last_hand(table)
    while not any(line.seat > 0 for line in table.log[over[-1].n + 1 :]):
        await hands.move(0)
    newest = [line for line in table.log if line.seat > 0][-1]
    await salon.as_bot(salon.bot.tables.archive(table.id))
    assert await refused(salon, str(newest.n)) == words()("why-no-move")
    assert {int(one["value"]) for one in await offered(salon, "")} <= {line.n for line in over}
    assert "chose to" in await why(salon, next(line for line in over if line.seat > 0))


async def test_a_match_put_by_is_explained_as_played(salon: Salon) -> None:
    table = await played(salon)
    await salon.as_bot(salon.bot.tables.archive(table.id))
    before = {one["value"] for one in await offered(salon, "")}
    await salon.slash(salon.ann, "table resume")
    table, hands = salon.table, Hands(salon, Random(1))
    await hands.play_until(lambda: len(table.state.sheet) == 2)
    await salon.slash(salon.ann, "table end")
    assert salon.live is None
    assert before.isdisjoint({one["value"] for one in await offered(salon, "")})


async def refused(salon: Salon, move: str) -> str:
    await salon.slash(salon.eve, "table why", move=move)
    return texts(salon.newest_private(salon.eve))


async def test_an_ended_match_can_be_explained(salon: Salon) -> None:
    assert await refused(salon, "1") == words()("why-no-table")
    table = await played(salon, target=1)
    assert not table.live
    line = some_move(table)
    assert "chose to" in await why(salon, line)
    assert await offered(salon, "") != []


async def offered(salon: Salon, typed: str) -> list[Any]:
    return list(await salon.eve.autocomplete(salon.channel, "table why", "move", typed))


async def test_moves_are_offered_newest_first(salon: Salon) -> None:
    table = await played(salon)
    moves = review.moves(table)
    every = await offered(salon, "")
    free = [line for line in moves if line.n not in forced(table)]
    assert 0 < len(free) < len(moves)
    assert [int(one["value"]) for one in every] == [line.n for line in free[::-1]][:25]
    line = free[2]
    one = table.seats[line.seat]
    assert one
    action = salon.bot.game_cog("differ").spelled(None, 0, line.action, ())
    found = await offered(salon, f"{one.name.lower()} {action}")
    assert str(line.n) in {choice["value"] for choice in found}


async def test_an_ended_match_forgets_forgotten_people(salon: Salon) -> None:
    def kept() -> str:
        return repr(vars(salon.bot.session.services.review))

    table = await played(salon, target=1)
    await why(salon, some_move(table))
    await offered(salon, "")
    assert "Ann" in kept()
    panel = (await salon.slash(salon.ann, "privacy delete")).response
    await salon.click(salon.ann, panel, "Forget me")
    assert "Ann" not in kept()
    await why(salon, some_move(table))
    assert "Ann" not in kept()


async def test_without_pictures_offered_moves_name_cards(salon: Salon) -> None:
    await played(salon)
    assert "♣" in str(await offered(salon, "♣"))
    assert await offered(salon, "of clubs") == []
    await salon.slash(salon.eve, "settings", text_only=True)
    assert await offered(salon, "of clubs")
    assert not set("♣♦♥♠") & set(str(await offered(salon, "")))
