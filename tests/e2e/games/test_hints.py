"""The button *Hint*: advice for whoever is to act, from what they may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.ai import best
from bot.ai.decision import Thought, Weighed, reason
from bot.ai.request import Question
from bot.games.base import pick
from bot.tables.driver import question
from bot.tables.records import Server
from bot.tables.table import Table
from bot.words import words
from tests.e2e.games.test_match import seat_four
from tests.e2e.salon import Hands, Salon, controls, texts

HINT = "Hint"


@pytest.fixture(autouse=True)
async def _hints_are_at_every_table(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, hinted=True)))


async def asked(salon: Salon) -> tuple[Table, int, Any]:
    """A match of four people, and the panel of whoever is to act."""
    table = await seat_four(salon, target=99)
    seat = table.waiting_for[0]
    return table, seat, await Hands(salon, Random(1)).panel(seat)


def thinks(salon: Salon, monkeypatch: pytest.MonkeyPatch, *thoughts: Thought | Exception) -> list[Question]:
    """Have these be thought, one after the other, and remember what was asked."""
    questions: list[Question] = []
    rest = list(thoughts)

    async def think(question: Question) -> Thought:
        questions.append(question)
        said = rest.pop(0)
        if isinstance(said, Exception):
            raise said
        return said

    monkeypatch.setattr(salon.bot.tables.engines, "think", think)
    return questions


def shown(panel: Any) -> list[str]:
    return [control["label"] for control in controls(panel)]


async def test_whoever_is_to_act_may_ask_and_nobody_else_sees_it(salon: Salon) -> None:
    table, seat, panel = await asked(salon)
    await salon.click(salon.actor(seat), panel, HINT)
    assert "💡 I would bid " in texts(panel)
    assert HINT in shown(panel)
    for who in salon.people.values():
        said = "\n".join(texts(message) for message in salon.channel.history(viewer=who))
        assert ("💡" in said) == (who is salon.actor(seat))
    waiting = await Hands(salon, Random(1)).panel((seat + 1) % 4)
    assert HINT not in shown(waiting)
    assert not table.turn(seat)


async def test_the_rule_of_thumb_and_the_search_are_told(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seat, panel = await asked(salon)
    weighed = (Weighed("bid 4H", 6.24, 30), Weighed("bid 4S", 5.06, 30), Weighed("bid 5H", 1.0, 8))
    thought = Thought("bid 4H", reason("bid-nobody"), weighed, worlds=30)
    questions = thinks(salon, monkeypatch, thought)
    await salon.click(salon.actor(seat), panel, HINT)
    assert (
        "💡 I would bid 4♥. No bid yet. Over 30 imagined deals of the hidden cards "
        "it came out better than to bid 4♠, by 1.2 points on average."
    ) in texts(panel)
    view = salon.table.state.view(seat)
    assert [(question.view, question.seat) for question in questions] == [(view, seat)]


async def test_asked_again_it_says_the_same_without_thinking(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch, Thought("bid 4H"), Thought("bid 5H"))
    for _ in range(2):
        await salon.click(salon.actor(seat), panel, HINT)
        assert "I would bid 4♥." in texts(panel)
    assert len(questions) == 1
    action = pick(Random(1), table.state.legal(seat))
    await salon.slash(salon.actor(seat), "differ bid", bid=action.removeprefix("bid "))
    following = table.waiting_for[0]
    other = await Hands(salon, Random(1)).panel(following)
    await salon.click(salon.actor(following), other, HINT)
    assert "I would bid 5♥." in texts(other)


async def test_where_the_search_fails_a_normal_player_advises(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch, KeyError("KH"), Thought("bid 4H"))
    await salon.click(salon.actor(seat), panel, HINT)
    assert "I would bid 4♥." in texts(panel)
    assert len(questions) == 2
    assert "asking for a hint: KeyError" in caplog.text
    assert "KH" not in caplog.text
    caplog.clear()


async def test_a_hint_for_a_turn_that_is_over_is_not_given(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch)
    old = next(control["custom_id"] for control in controls(panel) if control["label"] == HINT)
    who, action = salon.actor(seat), pick(Random(1), table.state.legal(seat))
    await salon.slash(who, "differ bid", bid=action.removeprefix("bid "))
    await salon.forge(who, panel, old)
    assert "The table has moved on" in texts(panel)
    assert questions == []


async def test_a_hint_whose_panel_went_meanwhile_comes_in_a_new_one(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is when the hand ends while somebody thinks: the panel moves below the new hand's message."""
    _, seat, panel = await asked(salon)
    thinks(salon, monkeypatch, Thought("bid 4H"))
    gone = ("PATCH", "/webhooks/*/*/messages/@original")
    salon.env.inject_error(*gone, status=404, code=10008, times=1)
    await salon.click(salon.actor(seat), panel, HINT)
    newest = salon.newest_private(salon.actor(seat))
    assert newest.id != panel.id
    assert "I would bid 4♥." in texts(newest)
    assert words()("our-mistake") not in texts(newest)


async def test_nobody_gets_a_hint_for_another_seat(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch)
    theirs = next(control["custom_id"] for control in controls(panel) if control["label"] == HINT)
    stranger = salon.actor((seat + 1) % 4)
    own = await Hands(salon, Random(1)).panel((seat + 1) % 4)
    salon.plant(own, theirs)
    result = await salon.click(stranger, own, "forged")
    assert "belongs to someone else" in texts(result.response)
    assert questions == []


async def test_where_hints_are_switched_off_there_is_no_button(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, hints=False)))
    table, seat, panel = await asked(salon)
    assert HINT not in shown(panel)
    salon.plant(panel, f"press:hint:{table.id}:{seat}:0")
    await salon.click(salon.actor(seat), panel, "forged")
    assert "switched off" in texts(panel)


async def test_a_hint_is_what_a_computer_player_would_do_there(salon: Salon) -> None:
    table, seat, panel = await asked(salon)
    level = best(table.slug)
    thought = await salon.as_bot(salon.bot.tables.engines.think(question(table, seat, level)))
    await salon.click(salon.actor(seat), panel, HINT)
    front = salon.bot.game_cog("differ")
    assert f"I would {front.spelled(thought.action, ())}." in texts(panel)


async def test_people_agree_to_hints_before_a_match_that_is_not_rated_then(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id)))
    await salon.slash(salon.ann, "differ new", computers=2, target=99)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, words()("button-hints-yes"))
    assert words()("lobby-hints") in texts(salon.public)
    assert "Bob (invited" in texts(salon.public)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    seat = next(seat for seat in table.waiting_for if table.user_at(seat))
    assert HINT in shown(await Hands(salon, Random(1)).panel(seat))
    await salon.as_bot(salon.bot.tables.concede(table.id, salon.bob.id))
    assert words()("unrated-hints") in texts(salon.public)


async def test_without_that_a_rated_match_has_none(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id)))
    table, seat, panel = await asked(salon)
    assert HINT not in shown(panel)
    salon.plant(panel, f"press:hint:{table.id}:{seat}:0")
    await salon.click(salon.actor(seat), panel, "forged")
    assert words()("hint-not-here") in texts(panel)
