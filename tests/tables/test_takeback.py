"""One action is taken back by consent of all people, if nobody acted since and nothing was revealed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ai.decision import Thought
from bot.ai.request import Question
from bot.games import GAMES
from bot.games.base import HOLE, NATURE, Seat, chosen, pick, play, replay
from bot.records.presence import acting, people
from bot.records.stored import Line
from bot.tables import driver, takeback
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused

__all__ = ("house",)


async def acted(house: House) -> tuple[Table, Seat]:
    """Four people; one has just bid or played, and could take it back."""
    table, rng = await house.match(BOB, CAT, DAN, target="99"), Random(1)
    while True:
        assert await house.move(table, rng)
        seat = table.log[-1].seat
        if takeback.refusal(table, seat) is None:
            return table, seat


async def all_agree(house: House, table: Table, seat: Seat) -> None:
    lines = len(table.log)
    first = table.user_at(seat)
    assert first is not None
    for user in (first, *(user for user in people(table.record) if user != first)):
        await house.tables.ask_takeback(table.id, user, lines)


async def test_when_all_agree_the_line_is_gone_everywhere(house: House, tmp_path: Path) -> None:
    table, seat = await acted(house)
    line, before, turn = table.log[-1], table.before, table.turn(seat)
    await all_agree(house, table, seat)
    assert (table.state, table.turn(seat), len(table.log)) == (before, turn - 1, line.n)
    assert seat in table.waiting_for
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as connection:
        assert connection.execute("SELECT max(n) FROM log").fetchone() == (line.n - 1,)
        kept = connection.execute('SELECT "table", n, seat, action FROM takebacks').fetchall()
    assert kept == [(table.id, line.n, seat, line.action)]
    await house.restart()
    again = house.tables.get(table.id)
    assert (again.state, again.log) == (table.state, table.log)
    # It is played on, and the log is a match.
    await house.play(again, Random(2), most=line.n + 20)
    start = again.game.start(4, again.record.options)
    assert replay(start, [(line.seat, line.action) for line in again.log]) == again.state


async def test_computer_player_thinks_anew_after_a_takeback(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought about an action that was taken back is dropped, even if it still fits."""
    table, thinking, go_on = await house.match(target="99"), asyncio.Event(), asyncio.Event()
    await house.quiet(table)
    questions: list[Question] = []

    async def think(question: Question) -> Thought:
        questions.append(question)
        thinking.set()
        await go_on.wait()
        return Thought("pass")

    monkeypatch.setattr(house.tables.engines, "think", think)
    first, second = table.state.legal(0)[0].options[:2]
    await house.tables.act(table.id, ANN, table.turn(0), f"bid {first}")
    await thinking.wait()
    assert await house.tables.ask_takeback(table.id, ANN, len(table.log)) is None
    await house.tables.act(table.id, ANN, table.turn(0), f"bid {second}")
    go_on.set()
    await house.quiet(table)
    seat = questions[0].seat
    assert [(one.seat, one.view.bid) for one in questions[:2]] == [(seat, first), (seat, second)]


async def test_one_who_does_not_agree_is_enough(house: House) -> None:
    table, seat = await acted(house)
    lines = len(table.log)
    users = [table.user_at(seat), *(user for user in (ANN, BOB, CAT, DAN) if user != table.user_at(seat))]
    for user in users[:3]:
        assert user is not None
        request = await house.tables.ask_takeback(table.id, user, lines)
        assert request is not None
    assert len(table.log) == lines
    with refused("table-not-seated"):
        await house.tables.ask_takeback(table.id, EVE, lines)


async def test_who_did_it_asks_first(house: House) -> None:
    table, seat = await acted(house)
    other = next(user for user in people(table.record) if user != table.user_at(seat))
    with refused("takeback-ask-again"):
        await house.tables.ask_takeback(table.id, other, len(table.log))


async def test_after_somebody_has_acted_it_is_too_late(house: House) -> None:
    table, seat = await acted(house)
    lines, user = len(table.log), table.user_at(seat)
    assert user is not None
    await house.tables.ask_takeback(table.id, user, lines)
    assert await house.move(table, Random(1))
    for other in people(table.record):
        with refused("takeback-too-late"):
            await house.tables.ask_takeback(table.id, other, lines)
    refusal = takeback.refusal(table, seat)
    assert refusal is not None


async def test_action_that_revealed_a_card_stays(house: House) -> None:
    """Differ's face-up cards uncover unknown ones when played."""
    table, rng, found = await house.match(BOB, CAT, DAN, target="99"), Random(1), 0
    for _ in range(120):
        assert await house.move(table, rng)
        seat, before = table.log[-1].seat, table.before
        if seat != NATURE and _holes(table.state.view(seat)) < _holes(before.view(seat)):
            found += 1
            user = table.user_at(seat)
            assert user is not None
            with refused("takeback-revealed"):
                await house.tables.ask_takeback(table.id, user, len(table.log))
    assert found


async def test_computer_players_and_who_is_away_agree(house: House) -> None:
    table, seat = await acted(house)
    for user in people(table.record):
        # A computer player who is to act would do so at once, and it would be too late.
        if table.seat_of(user) not in (seat, *table.waiting_for):
            await house.tables.leave_to_computer(table.id, user, "left")
    lines = len(table.log)
    first = table.user_at(seat)
    assert first is not None
    for user in (first, *(user for user in acting(table.record) if user != first)):
        await house.tables.ask_takeback(table.id, user, lines)
    assert len(table.log) == lines - 1


async def test_a_request_is_forgotten_when_somebody_refuses(house: House) -> None:
    table, seat = await acted(house)
    user = table.user_at(seat)
    assert user is not None
    await house.tables.ask_takeback(table.id, user, len(table.log))
    house.tables.refuse_takeback(table.id)
    other = next(other for other in people(table.record) if other != user)
    with refused("takeback-ask-again"):
        await house.tables.ask_takeback(table.id, other, len(table.log))


async def test_the_clock_begins_anew(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN, target="99")
    await house.tables.set_clock(table.id, ANN, "day")
    await house.agree(table)
    await house.tables.start(table.id, ANN)
    while not table.log or takeback.refusal(table, table.log[-1].seat):
        assert await house.move(table, Random(1))
    seat = table.log[-1].seat
    await all_agree(house, table, seat)
    assert set(table.deadlines) == {seat}
    assert table.deadlines[seat].turn == table.turn(seat)
    await house.restart()
    assert set(house.tables.get(table.id).deadlines) == {seat}


async def test_what_cannot_be_written_is_not_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await acted(house)
    log, state = list(table.log), table.state

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.changes.insert", lambda _table: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await all_agree(house, table, seat)
    # The line had been deleted in that transaction, and is there.
    await house.restart()
    again = house.tables.get(table.id)
    assert ([*again.log], again.state) == (log, state)


async def test_takeback_whose_receipt_was_lost_holds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = await acted(house)
    before, lines = table.before, len(table.log)
    with house.answer_lost(monkeypatch, "write"):
        await all_agree(house, table, seat)
    # The next who acts finds what the database knows.
    user = table.user_at(seat)
    assert user is not None
    action = pick(Random(5), before.legal(seat))
    await house.tables.act(table.id, user, table.turn(seat) - 1, action)
    assert [line.n for line in table.log] == list(range(len(table.log)))
    assert len(table.log) >= lines
    assert table.log[lines - 1].action == action


SHOWING = {"differ"}
"""Games whose own actions reveal cards at once; in others chance does."""


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_taken_back_that_showed_a_card(slug: str) -> None:
    """Whatever its player's view shows of a hidden card after an action, it is refused."""
    game, rng, shown = GAMES[slug], Random(7), 0
    for _ in range(3):
        state = game.start(game.seats[0], chosen(game, game.seats[0], {}))
        for n in range(400):
            if not state.to_act:
                break
            seat = min(state.to_act)
            before, action = state, pick(rng, state.legal(seat))
            state, _ = play(state, seat, action)
            if seat == NATURE:
                continue
            after = takeback.revealed(before, state, Line(n, seat, action, 0))
            holes = [_holes(view.view(seat)) for view in (before, state)]
            if holes[1] < holes[0]:
                shown += 1
                assert after, (slug, action)
    assert shown or slug not in SHOWING, slug


def _holes(view: Any) -> int:
    return sum(card == HOLE for pile in view.piles.values() for card in pile)


def test_last_simultaneous_choice_reveals_the_others() -> None:
    game, rng = GAMES["springcleaning"], Random(3)
    state = game.start(3, {})
    while len(state.to_act) < 3:
        (seat,) = state.to_act
        state, _ = play(state, seat, pick(rng, state.legal(seat)))
    seen = []
    for seat in range(3):
        before, action = state, pick(rng, state.legal(seat))
        state, _ = play(state, seat, action)
        seen.append(takeback.revealed(before, state, Line(0, seat, action, 0)))
    assert seen == [False, False, True]


async def test_a_computer_waits_longer_for_a_lone_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only after an action that can be taken back."""
    table, rng = await house.match(target="99"), Random(1)
    waited: list[tuple[bool, float]] = []

    def rest(table: Table, pace: float) -> float:
        one = table.log[-1].seat
        waited.append((one == 0 and takeback.refusal(table, one) is None, pace))
        return 0.0

    monkeypatch.setattr(driver, "rest", rest)
    monkeypatch.setattr(house.tables._driver, "_pace", 1.0)
    while not table.state.sheet:
        await house.quiet(table)
        await house.move(table, rng)
    assert {(True, driver.THUMB), (False, 1.0)} == set(waited)
