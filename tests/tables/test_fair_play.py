"""Stories of issues between people: who vanishes, who wants to go, and what becomes of whoever stays."""

from __future__ import annotations

from functools import partial
from random import Random

from bot.people.recompute import recompute
from bot.ratings.ledger import enter
from bot.ratings.rating import Rating, rate
from bot.records.presence import acting, people
from bot.records.results import EARLY, RATED, STAND_IN, STAYED, Result
from bot.records.stored import now
from bot.service.tables import Tables
from bot.tables.table import Table
from bot.tables.timeouts import DAY, HOUR
from tests.house import ANN, BOB, CAT, DAN, EVE, NAMES, House, house, refused, to_act
from tests.kit.clocks import Watch, clock, watch
from tests.kit.club import dump

__all__ = ("clock", "house", "watch")


async def hand(house: House, table: Table, rng: Random | None = None) -> None:
    """Play until the next hand has been dealt."""
    before, rng = table.whole_hands, rng or Random(4)
    while table.live and table.whole_hands == before:
        await house.play(table, rng, most=len(table.log) + 1)
    while table.live and table.between_hands:
        await house.change()


async def turn_of(house: House, table: Table, user: int, rng: Random | None = None) -> None:
    """Play until it is this person's turn."""
    rng = rng or Random(5)
    while table.seat_of(user) not in table.waiting_for:
        await house.play(table, rng, most=len(table.log) + 1)


def kept(house: House) -> dict[int, dict[str, object]]:
    """The results, by person."""
    return {row["user"]: row for row in dump(house, "results")}


# Who vanishes


async def test_player_who_vanishes_comes_last(house: House, watch: Watch) -> None:
    table = await house.match(BOB, target="99")
    await hand(house, table)
    await turn_of(house, table, BOB)
    await watch.later(DAY - HOUR)
    assert table.overdue(now()) == ()
    with refused("table-not-overdue"):
        await house.tables.take_over(table.id, ANN, 1)
    await watch.later(2 * HOUR)
    assert table.overdue(now()) == (1,)
    await house.tables.end(table.id, ANN)
    assert table.status == "conceded"
    rows = kept(house)
    assert (rows[ANN]["place"], rows[ANN]["left"], rows[ANN]["rated"]) == (1, None, STAYED)
    assert (rows[BOB]["left"], rows[BOB]["rated"]) == ("vanished", RATED)
    assert rows[BOB]["shown"] < 1000 < rows[ANN]["shown"]  # type: ignore[operator]


async def test_vanishing_in_the_first_hand_counts_nothing(house: House, watch: Watch) -> None:
    table = await house.match(BOB, target="99")
    await turn_of(house, table, BOB)
    await watch.later(2 * DAY)
    await house.tables.end(table.id, ANN)
    assert (table.status, dump(house, "results")) == ("ended", [])


async def test_a_computer_player_takes_over_for_whoever_vanished(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, target="99")
    await hand(house, table)
    await turn_of(house, table, BOB)
    await watch.later(2 * DAY)
    with refused("table-not-seated"):
        await house.tables.take_over(table.id, EVE, 1)
    await house.tables.take_over(table.id, CAT, 1)
    assert acting(table.record) == (ANN, CAT)
    await house.play(table, Random(6), most=len(table.log) + 20)
    # They are waited for no longer, but may come back, and then they count again.
    assert table.overdue(now()) == (1,)
    await house.tables.come_back(table.id, BOB)
    assert table.overdue(now()) == ()


async def test_those_who_stay_all_win_and_lose_nothing(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    await hand(house, table)
    await turn_of(house, table, DAN)
    await watch.later(2 * DAY)
    for user, live in ((ANN, True), (BOB, True), (CAT, False)):
        await house.tables.end(table.id, user)
        assert table.live is live
    rows = kept(house)
    assert [rows[user]["place"] for user in (ANN, BOB, CAT, DAN)] == [1, 1, 1, 4]
    assert all(rows[user]["shown"] >= 1000 for user in (ANN, BOB, CAT))  # type: ignore[operator]


async def test_whoever_left_for_long_holds_nobody_up(house: House, watch: Watch) -> None:
    table = await house.match(BOB, target="99")
    await hand(house, table)
    await house.tables.leave_to_computer(table.id, BOB, "left")
    await house.tables.end(table.id, ANN)
    assert table.live
    await watch.later(DAY + HOUR)
    # She has let it stand as well, if it was her turn.
    assert 1 in table.overdue(now())
    await house.tables.end(table.id, ANN)
    assert (table.status, kept(house)[ANN]["place"]) == ("conceded", 1)


async def test_nobody_is_overdue_because_the_bot_was_down(house: House, watch: Watch) -> None:
    table = await house.match(BOB, target="99")
    await turn_of(house, table, BOB)
    watch.clock.at += 1000 * (DAY - HOUR)
    await house.close()
    watch.clock.at += 1000 * (3 * DAY)
    await house.open()
    table = house.tables.get(table.id)
    assert table.overdue(now()) == ()
    watch.clock.at += 1000 * (HOUR - 60)
    assert table.overdue(now()) == ()
    watch.clock.at += 1000 * 61
    assert table.overdue(now()) == (1,)


async def test_with_a_clock_two_deadlines_are_enough(house: House) -> None:
    table = await house.tables.open("differ", guild=1, channel=7, user=ANN, name="Ann", clock="live")
    await house.tables.join(table.id, BOB, "Bob")
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    await hand(house, table)
    assert table.overdue(now() + 1000 * DAY * 9) == ()
    await house.tables.leave_to_computer(table.id, BOB, "late")
    assert table.overdue(now()) == (1,)
    await house.tables.come_back(table.id, BOB)
    assert table.overdue(now()) == ()


async def test_everybody_is_told_when_somebody_is_overdue(house: House, watch: Watch) -> None:
    table = await house.match(BOB, target="99")
    await turn_of(house, table, BOB)
    timeouts = house.tables.timeouts
    assert timeouts._next[table.id].what == "overdue"
    watch.clock.at += 1000 * (DAY + HOUR)
    house.heard.clear()
    timeouts._rung(table.id)
    assert [number for number, _, _ in house.heard] == [table.id]
    assert timeouts._next[table.id].what == "idle"


# Who wants to go


async def test_a_vote_is_withdrawn(house: House) -> None:
    table = await house.match(BOB, CAT)
    await house.tables.end(table.id, ANN)
    await house.tables.withdraw_vote(table.id, ANN)
    assert table.ending(now()).voted == ()
    await house.tables.end(table.id, BOB)
    assert table.live


async def test_a_vote_falls_with_the_next_hand(house: House) -> None:
    table = await house.match(BOB, CAT, target="99")
    await house.tables.end(table.id, ANN)
    await hand(house, table)
    assert table.ending(now()).voted == ()
    await house.restart()
    assert house.tables.get(table.id).ending(now()).voted == ()


async def test_two_of_three_votes_end_no_match(house: House) -> None:
    table = await house.match(BOB, CAT, target="99")
    await hand(house, table)
    for user in (ANN, BOB):
        await house.tables.end(table.id, user)
    assert (table.live, table.ending(now()).missing) == (True, 1)
    await house.tables.end(table.id, CAT)
    assert (table.status, dump(house, "results")) == ("ended", [])


async def test_missed_deadlines_let_nobody_end_alone(house: House) -> None:
    table = await house.match(BOB, target="99")
    await hand(house, table)
    await house.tables.leave_to_computer(table.id, BOB, "late")
    await house.tables.end(table.id, ANN)
    assert table.live


async def test_votes_of_the_absent_decide_nothing(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.end(table.id, BOB)
    await house.tables.leave_to_computer(table.id, BOB, "left")
    with refused("table-away-votes"):
        await house.tables.end(table.id, BOB)
    await house.tables.end(table.id, ANN)
    assert (table.live, table.ending(now()).voted) == (True, (ANN,))


async def test_conceding_in_the_first_hand_is_not_rated(house: House) -> None:
    table = await house.match(BOB)
    await house.tables.concede(table.id, BOB)
    assert table.status == "conceded"
    rows = kept(house)
    assert {row["rated"] for row in rows.values()} == {EARLY}
    assert {row["points"] for row in rows.values()} == {None}
    assert dump(house, "ratings") == []


async def test_forgotten_opponent_leaves_the_win(house: House) -> None:
    table = await house.match(BOB, target="99")
    await hand(house, table)
    await house.tables.forget(BOB)
    assert table.status == "conceded"
    (ann,) = [row for row in dump(house, "results") if row["user"] == ANN]
    assert (ann["place"], ann["rated"]) == (1, RATED)
    assert BOB not in [row["user"] for row in dump(house, "results") + dump(house, "seats")]


async def test_winner_is_rated_against_the_forgotten_rating(house: House) -> None:
    for day in range(20):
        other = await house.lobby(channel=100 + day)
        await house.tables.end(other.id, ANN)
        match = [
            Result(
                other.id, seat, 1, "differ", 3, user, None, NAMES[user], 0, seat + 1, None, RATED, day * DAY
            )
            for seat, user in enumerate((BOB, CAT, DAN))
        ]
        await house.store.write(partial(enter, match=match))
    table = await house.match(BOB, target="99")
    await hand(house, table)
    await house.tables.forget(BOB)
    (shown,) = [row["shown"] for row in dump(house, "results") if row["user"] == ANN]
    against_a_beginner, _ = rate([Rating(), Rating()], [1, 2])
    assert shown > against_a_beginner.shown
    assert (await recompute(house.store))[1] == 0


async def test_match_ends_once_nobody_contends(house: House) -> None:
    table = await house.match(BOB, CAT)
    await house.tables.concede(table.id, BOB)
    await house.tables.forget(CAT)
    assert table.status == "conceded"
    assert table.record.seats[0]
    other = await house.match(BOB, CAT, channel=8)
    await house.tables.concede(other.id, BOB)
    for user in (CAT, ANN):
        await house.tables.forget(user)
    assert not other.live


# Who plays whose cards


async def test_seat_played_by_a_computer_gains_nothing(house: House) -> None:
    table = await house.match(BOB, target="30")
    await house.quiet(table)
    seat, user = to_act(table)
    await house.tables.leave_to_computer(table.id, user, "left")
    while table.live and sum(table.state.scores) < 40:
        await house.play(table, Random(8), most=len(table.log) + 1)
    helped = table.seats[seat]
    assert helped is not None
    assert 0 < helped.stood_in == table.turn(seat)
    if table.live:
        await house.tables.come_back(table.id, user)
        await house.play(table, Random(8))
        assert kept(house)[user]["rated"] == STAND_IN


async def test_stand_in_decisions_are_counted_across_restarts(house: House) -> None:
    table = await house.match(BOB, target="99")
    await house.quiet(table)
    seat, user = to_act(table)
    await house.tables.leave_to_computer(table.id, user, "late")
    await house.quiet(table)
    await house.restart()
    tables: Tables = house.tables
    one = tables.get(table.id).seats[seat]
    assert one is not None
    assert one.stood_in == tables.get(table.id).turn(seat) > 0


# Once more, but only with those who want to


async def again(house: House) -> tuple[Table, Table]:
    """A match of Ann, Bob and Cat that is over, and the rematch that Ann asks for."""
    table = await house.match(BOB, CAT)
    await house.tables.end(table.id, 0, moderator=True)
    return table, await house.tables.rematch(table.id, ANN)


async def test_rematch_asks_everybody_first(house: House) -> None:
    _, lobby = await again(house)
    assert (people(lobby.record), acting(lobby.record)) == ((ANN, BOB, CAT), (ANN,))
    with refused("table-asked"):
        await house.tables.start(lobby.id, ANN)
    for user in (BOB, CAT):
        await house.tables.join(lobby.id, user, NAMES[user])
    await house.tables.start(lobby.id, ANN)
    assert acting(lobby.record) == (ANN, BOB, CAT)


async def test_whoever_does_not_answer_a_rematch_is_replaced(house: House, watch: Watch) -> None:
    _, lobby = await again(house)
    await house.tables.join(lobby.id, CAT, "Cat")
    with refused("table-full"):
        await house.tables.join(lobby.id, EVE, "Eve")
    watch.clock.at += 1000 * HOUR
    # The timer that was set before a restart is set anew.
    await house.restart()
    lobby = house.tables.get(lobby.id)
    while people(lobby.record) != (ANN, CAT):
        await house.change()
    await house.tables.join(lobby.id, EVE, "Eve")
    await house.tables.start(lobby.id, ANN)
    assert people(lobby.record) == (ANN, EVE, CAT)


async def test_rematch_closes_when_its_last_player_leaves(house: House) -> None:
    _, lobby = await again(house)
    await house.tables.join(lobby.id, CAT, "Cat")
    await house.tables.leave(lobby.id, ANN)
    assert lobby.host == CAT
    await house.tables.leave(lobby.id, CAT)
    assert not lobby.live


async def test_another_clock_asks_everybody_anew(house: House) -> None:
    lobby = await house.lobby(BOB)
    for _ in range(2):
        await house.tables.add_computer(lobby.id, ANN, "chance")
    await house.tables.set_clock(lobby.id, ANN, "none")
    assert acting(lobby.record) == (ANN, BOB)
    await house.tables.set_clock(lobby.id, ANN, "live")
    with refused("table-asked"):
        await house.tables.start(lobby.id, ANN)
    await house.tables.sit(lobby.id, BOB, 2)
    await house.tables.start(lobby.id, ANN)


async def test_hints_are_agreed_to_before_the_match(house: House) -> None:
    lobby = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.set_hints(lobby.id, BOB)
    await house.tables.set_hints(lobby.id, ANN)
    assert (lobby.record.hints, acting(lobby.record)) == ("unrated", (ANN,))
