"""Random evenings: people join, leave, vanish, vote, concede, come back and are forgotten, in any order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import given, seed, settings
from hypothesis import strategies as st

from bot.games.base import Refusal
from bot.records.presence import acting, acts, contenders, people, state
from bot.records.results import results
from bot.records.stored import Occupant, Record
from bot.tables import absence, lobby
from bot.tables.endings import ended, ending
from tests.kit.random_matches import played

PEOPLE = (1, 2, 3, 4)
SEATS = (Occupant("P1", 1), None, None, Occupant("Toco", level="easy"))
MATCH = played("differ", 4, Random(1), most=30)[0]
WHAT = (
    "join",
    "leave",
    "clock",
    "start",
    "left",
    "late",
    "gone",
    "concede",
    "back",
    "vote",
    "stay",
    "forget",
)

steps = st.lists(
    st.tuples(st.sampled_from((*WHAT, "hand", "overdue")), st.sampled_from(PEOPLE)), min_size=5, max_size=60
)


def voted(record: Record, user: int, hands: int, overdue: list[int]) -> Record:
    record = absence.cast_vote(record, user, ending=True)
    how = ending(record, overdue, early=not hands)
    assert set(how.voted) <= set(acting(record))
    return record if how.missing > 0 else ended(record, how)


def done(record: Record, what: str, user: int, hands: int) -> Record:
    others = [seat for seat, one in enumerate(record.seats) if one and one.user not in (None, user)]
    clock = "live" if record.clock == "none" else "none"
    ways: dict[str, Callable[[], Record]] = {
        "join": lambda: lobby.join(record, user, f"P{user}"),
        "leave": lambda: lobby.leave(record, user),
        "clock": lambda: lobby.set_clock(record, user, clock),
        "start": lambda: lobby.start(record, record.host),
        "left": lambda: absence.leave_to_computer(record, user, "left"),
        "late": lambda: absence.leave_to_computer(record, user, "late"),
        "gone": lambda: absence.leave_to_computer(record, user, "gone"),
        "concede": lambda: absence.concede(record, user),
        "back": lambda: absence.come_back(record, user),
        "vote": lambda: voted(record, user, hands, []),
        "overdue": lambda: voted(record, user, hands, others),
        "stay": lambda: absence.cast_vote(record, user, ending=False),
        "forget": lambda: absence.vacate(record, user, early=not hands),
        "hand": lambda: absence.next_hand(record),
    }
    return ways[what]()


@seed(15)
@settings(max_examples=400)
@given(steps)
def test_random_evenings_always_have_a_way_on(
    evening: list[tuple[str, int]],
) -> None:
    state_of_play = MATCH.state
    record = Record(
        1,
        1,
        7,
        "differ",
        1,
        MATCH.record.options,
        1,
        (Occupant("P1", 1), None, None, Occupant("Toco", level="easy")),
        0,
        0,
    )
    hands, agreed = 0, {1}
    for what, user in [*evening[:3], ("join", 2), ("join", 3), ("start", 1), *evening[3:]]:
        before = record
        try:
            record = done(record, what, user, hands)
        except Refusal:
            continue
        hands += what == "hand" and record.status == "playing"
        if what == "join":
            agreed.add(user)
        if what == "clock":
            agreed = {user}
        if before.status == "lobby" and record.status == "playing":
            assert set(people(record)) <= agreed
        if record.status == "ended" and before.status == "playing" and hands and what == "vote":
            # It took everybody who could still have won.
            sat = [one for one in record.seats if one and one.user]
            assert all(one.ending or state(one) == "conceded" for one in sat)
        if record.status == "conceded":
            match = results(record, state_of_play, 5, early=not hands)
            winners = {one.seat for one in match if one.place == 1}
            assert winners == set(contenders(record))
            return
        if record.status == "playing":
            assert contenders(record)
            _has_a_way_on(record, hands)


def _has_a_way_on(record: Record, hands: int) -> None:
    """Check that players can end a match without the overdue, or that somebody can come back."""
    here = acting(record)
    for user in here:
        record = absence.cast_vote(record, user, ending=True)
    absent = [seat for seat, one in enumerate(record.seats) if one and one.user and not acts(one)]
    if here:
        assert ending(record, absent, early=not hands).missing <= 0
    else:
        assert ending(record, (), early=not hands).missing > 0
        one = record.seats[contenders(record)[0]]
        record = absence.come_back(record, (one and one.user) or 0)
        assert acting(record)
