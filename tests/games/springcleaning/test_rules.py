"""Spring Cleaning: how a turn and a round go, what a round costs, and who wins."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import NATURE, Event, Seat, play
from bot.games.springcleaning import rules
from bot.games.springcleaning.combinations import DECK
from bot.games.springcleaning.rules import MAX_TURNS, Play, SpringCleaning
from bot.games.springcleaning.scores import RoundResult, next_leader, trash_for, winners
from tests.games.playing import perft
from tests.kit.springcleaning import actions, after, cards, dealt, position, told

# Turns


@pytest.mark.parametrize(("players", "size", "left"), [(2, 12, 39), (3, 12, 27), (4, 12, 15), (5, 10, 13)])
def test_the_deal(players: int, size: int, left: int) -> None:
    state = dealt(players)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert state.hands[0] == DECK[::-1][: size * players : players]
    assert state.hands[1] == DECK[::-1][1 : size * players : players]
    assert state.stock == DECK[::-1][size * players :]
    assert len(state.stock) == left


def test_a_deal_tells_each_seat_its_cards() -> None:
    waiting, told = play(SpringCleaning.start(3, {}), NATURE, "leader 2")
    assert told == (Event("leader", 2),)
    state, told = play(waiting, NATURE, "deal " + " ".join(DECK))
    drawn = (Event("drew", seat, state.hands[seat], to=frozenset({seat})) for seat in range(3))
    assert told == (Event("dealt", 2), *drawn)


def test_nobody_holds_a_card_before_the_first_deal() -> None:
    for players in SpringCleaning.seats:
        state = SpringCleaning.start(players, {})
        assert state.hands == state.offers == ((),) * players
        assert state.scores == (0,) * players
        assert state.view(0) == state == state.guess(0, Random(1))
        assert list(state.legal(NATURE)[0]) == [f"leader {seat}" for seat in range(players)]


def test_a_card_is_offered_and_inserted() -> None:
    opening = dealt(5)
    assert actions(opening, 3, "offer") == [f"h{place}" for place in range(10)]
    drawn = after(position("345", "1", current="9", stock="78"), "0 draw deck")
    assert actions(drawn, 0, "insert") == ["0", "1", "2", "3"]
    assert actions(after(drawn, "0 insert 3"), 0, "offer") == ["h0", "h1", "h2", "h3"]


def test_a_new_round_begins_afresh() -> None:
    first = dealt(3)
    assert (first.drawn, first.drawn_mark, first.trick, first.taken, first.tricks) == ((), NATURE, (), (), ())
    state = position("34", "", "99", offers=("", "5", ""), current="1", owner=2, discards="8").but(turns=7)
    ended = after(state.but(taken=state.trick), "0 draw 1.5")
    assert (ended.phase, ended.drawn, ended.trick != ()) == ("deal", cards("5"), True)
    again = after(ended, "nature deal " + " ".join(DECK[::-1]))
    assert again == dealt(3, leader=again.leader).but(sheet=ended.sheet)


def test_a_turn_plays_passes_or_draws() -> None:
    state = position("45", "678", offers=("1", ""), current="3", stock="99")
    assert after(state, "0 play h0").turns == 1
    drawn = after(state, "0 draw deck")
    assert (
        drawn.turns,
        after(drawn, "0 insert 0").turns,
        after(drawn, "0 insert 0", "0 offer h0").turns,
    ) == (0, 0, 1)
    taken_up = position("", "12", offers=("55", "")).but(phase="arrange")
    assert after(taken_up, "0 arrange 5 5").turns == 0
    opening = dealt(2)
    assert after(opening, "0 offer h0", "1 offer h0").turns == 0


def test_a_hidden_hand_plays_only_known_offers() -> None:
    state = position("567", "1", "1", offers=("4", "45", ""), current="33")
    assert actions(state.view(1)) == ["0.4 1.4"]
    assert actions(position("567", "1").view(1)) == []


def test_a_play_keeps_its_places() -> None:
    state = position("356", "12", offers=("4", "7"), current="123")
    came = Play(0, cards("345"), ("h0", "0.4", "h1"))
    state, events = play(state, 0, "play h0 0.4 h1")
    assert state.trick[-1] == came
    assert events == (Event("played", *came),)
    won, events = play(state.but(phase="offer"), 1, "offer h0")
    assert won.taken == state.trick
    assert events == (Event("offered", 1, ("1",), ("0",)), Event("won", 0, cards("123345")))


def test_each_step_of_a_draw_is_told() -> None:
    state = position("55", "67", offers=("", "3"), current="8", discards="441")
    assert told(state, "0 draw 1.3") == [Event("took", 0, ("3",), ("1",))]
    assert told(state, "0 draw deck") == [Event("deck-empty", 0)]
    shuffled_in, events = play(after(state, "0 draw deck"), NATURE, "shuffle 4 1 4")
    drew = Event("drew", 0, ("4",), to=frozenset({0}))
    assert events == (Event("shuffled", words=("3",)), drew)
    assert told(shuffled_in, "0 insert 1") == [Event("inserted", 0, words=("1",))]
    inserted = after(shuffled_in, "0 insert 1")
    assert (inserted.drawn, inserted.drawn_mark) == ((), NATURE)
    assert play(inserted, 0, "offer h1")[1][0] == Event("offered", 0, ("4",), ("1",))
    _, events = play(state.but(hands=(cards("5"), ())), 0, "draw 1.3")
    assert events[1:] == (Event("scored", 1, words=("1", "0")),)
    arranging = position("", "12", offers=("57", "")).but(phase="arrange")
    assert play(arranging, 0, "arrange 7 5")[1] == (Event("arranged", 0, cards("75"), to=frozenset({0})),)


def test_an_offer_lies_lowest_first() -> None:
    state = position("391", "1", "1", offers=("5", "2", ""), current="9", stock="88")
    high = after(state, "0 draw deck", "0 insert 0", "0 offer h2")
    low = after(state, "0 draw deck", "0 insert 0", "0 offer h1")
    assert (high.offers[0], low.offers[0]) == (cards("59"), cards("35"))
    # So the same cards on offer are the same state, however they came there, and are drawn in one order.
    assert actions(high, 1, "draw") == ["deck", "0.5", "0.9"]
    assert actions(low, 1, "draw") == ["deck", "0.3", "0.5"]


def test_an_option_takes_offers_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("9", "12", "3", offers=("75", "6", "4"), current="8")
    later = after(state, "0 play h0")
    assert (later.phase, later.turn) == ("play", 1)
    monkeypatch.setattr(rules, "TAKES_UP_AT_ONCE", True)
    now = after(state, "0 play h0")
    assert (now.phase, now.turn, now.turns) == ("arrange", 0, 0)
    taken_up = after(now, "0 arrange 7 5")
    assert (taken_up.phase, taken_up.turn, taken_up.turns) == ("play", 1, 1)
    assert (taken_up.hands[0], taken_up.offers[0]) == (cards("75"), ())
    assert taken_up.trick == later.trick
    third = state.but(trick=(Play(1, cards("7"), ()), *state.trick))
    assert after(third, "0 play h0", "0 arrange 5 7").turn == 1
    kept = after(position("97", "12", offers=("5", "6"), current="8"), "0 play h0")
    assert (kept.phase, kept.turn) == ("play", 1)
    empty = after(position("9", "12", offers=("", "6"), current="8"), "0 play h0")
    assert empty.phase == "deal"
    one_left = after(position("9", "12", "3", offers=("75", "6", ""), current="8"), "0 play h0")
    assert one_left.phase == "arrange"
    emptied = after(position("9", "", "3", offers=("75", "8", ""), current="2"), "0 play 1.8 h0")
    assert (emptied.phase, emptied.sheet[0].finisher) == ("deal", 1)


def test_an_endless_round_is_scored() -> None:
    state = position("455", "667", "88", offers=("1", "", "99"), current="3", stock="99").but(leader=2)
    assert after(state.but(turns=MAX_TURNS - 2), "0 play h0").phase == "play"
    assert MAX_TURNS == 1000
    stopped = after(state.but(turns=MAX_TURNS - 1), "0 play h0")
    assert stopped.phase == "deal"
    assert stopped.sheet == (RoundResult(2, NATURE, (3, 3, 4), (1, 2, 3)),)
    assert stopped.leader == 2
    equal = after(position("455", "67", "88", current="3").but(turns=MAX_TURNS - 1, leader=1), "0 play h0")
    assert equal.sheet == (RoundResult(1, NATURE, (2, 2, 2), (3, 1, 2)),)
    assert equal.leader == 0
    drew = after(state.but(turns=MAX_TURNS - 1), "0 draw deck", "0 insert 0", "0 offer h0")
    assert drew.sheet[0].left == (5, 3, 4)


def test_the_last_turn_may_end_a_round() -> None:
    state = position("4", "67", current="3").but(turns=MAX_TURNS - 1, leader=1)
    assert after(state, "0 play h0").sheet == (RoundResult(1, 0, (0, 2), (0, 1)),)


def test_a_trick_returns_to_its_owner() -> None:
    state = position("55", "2", "38", offers=("9", "4", ""), stock="123", discards="7")
    led = after(state, "0 play h0 h1", "1 draw deck", "1 insert 0", "1 offer h0", "2 draw 1.4", "2 insert 2")
    assert (led.turn, led.trick[-1].cards, led.discards) == (2, cards("55"), cards("7"))
    won = after(led, "2 offer h0")
    assert (won.turn, won.phase, won.trick) == (0, "arrange", ())
    assert won.discards == cards("755")


def test_a_trick_is_discarded() -> None:
    state = position("579", "678", current="3", offers=("", "1"), stock="12")
    won = after(state, "0 play h0", "1 play h0", "0 play h0", "1 draw deck")
    won = after(won, "1 insert 0", "1 offer h0")
    assert won.discards == cards("3567")


# Rounds


def test_a_seat_without_cards_ends_the_round() -> None:
    played = position("12", "", "399", offers=("", "4", "9"), current="2", owner=0, turn=2)
    over = after(played, "2 play h0 1.4")
    assert over.phase == "deal"
    assert over.sheet == (RoundResult(0, 1, (2, 0, 3), (1, 0, 2)),)
    drawn = after(played, "2 draw 1.4")
    assert drawn.sheet == (RoundResult(0, 1, (2, 0, 5), (1, 0, 2)),)
    assert drawn.drawn == cards("4")
    assert drawn.view(0).drawn == cards("4")


def test_two_may_run_out_at_once() -> None:
    state = position("34", "", "99", "888", offers=("", "5", "", ""), current="12", owner=3)
    over = after(state, "0 play h0 h1 1.5")
    assert over.sheet == (RoundResult(0, 0, (0, 0, 2, 3), (0, 0, 1, 2)),)


def test_the_finisher_acted_or_sits_next() -> None:
    state = position("11", "", "3", "", offers=("", "5", "", "4"), current="1", owner=1, turn=2)
    assert after(state, "2 play h0 3.4").sheet[0].finisher == 2
    state = position("11", "", "39", "", offers=("", "5", "", "4"), current="12", owner=0, turn=2)
    over = after(state, "2 play h0 3.4 1.5")
    assert over.sheet == (RoundResult(0, 3, (2, 0, 1, 0), (2, 0, 1, 0)),)


@pytest.mark.parametrize(
    ("left", "first", "trash"),
    [
        ((4, 4, 0), 2, (1, 2, 0)),
        ((4, 4, 0, 4), 2, (2, 3, 0, 1)),
        ((0, 9, 2, 5, 2), 0, (0, 4, 1, 3, 2)),
        ((0, 0, 3, 1), 1, (0, 0, 2, 1)),
        ((0, 0), 0, (0, 0)),
        ((3, 3, 3), 1, (3, 1, 2)),
    ],
)
def test_trash(left: tuple[int, ...], first: Seat, trash: tuple[int, ...]) -> None:
    assert trash_for(left, first) == trash


def sheet(*rounds: tuple[int, ...]) -> tuple[RoundResult, ...]:
    """Rounds with this trash; the last was finished by the first seat that took none."""
    return tuple(RoundResult(0, trash.index(min(trash)), (0,) * len(trash), trash) for trash in rounds)


@pytest.mark.parametrize(
    ("rounds", "seats"),
    [
        ([(4, 3, 2), (1, 2, 0)], (2,)),
        ([(2, 2), (0, 1)], (0,)),
        ([(2, 1, 3), (0, 1, 2)], (0,)),
        ([(1, 2, 3), (1, 0, 2)], (1,)),
        ([(3, 3, 0, 4), (0, 0, 3, 2)], (0, 1)),
        ([(0, 3, 2), (1, 0, 2)], (0,)),
        ([(0, 1, 2), (2, 0, 1), (0, 1, 2)], (0,)),
    ],
)
def test_who_wins(rounds: list[tuple[int, ...]], seats: tuple[Seat, ...]) -> None:
    assert winners(sheet(*rounds)) == seats


@pytest.mark.parametrize(
    ("rounds", "seat"),
    [
        ([(1, 4, 2), (0, 0, 0)], 1),
        ([(1, 2, 0), (2, 0, 1)], 0),
        ([(2, 2, 0), (0, 1, 2)], 1),
        ([(2, 1, 0), (0, 1, 2)], 2),
    ],
)
def test_who_leads_the_next_round(rounds: list[tuple[int, ...]], seat: Seat) -> None:
    assert next_leader(sheet(*rounds)) == seat


def test_the_next_leader_is_found_clockwise() -> None:
    before = RoundResult(0, 2, (1, 1, 0, 9), (2, 2, 0, 1))
    for finisher, leader in ((0, 0), (1, 1), (2, 0), (3, 0)):
        last = RoundResult(0, finisher, (0, 0, 4, 5), (0, 0, 1, 0))
        assert next_leader((before, last)) == leader


@pytest.mark.parametrize(("players", "much"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_so_much_trash_ends_the_match(players: int, much: int) -> None:
    hands = ("4", *["999"] * (players - 1))

    def finished(trash: int) -> SpringCleaning:
        """The first seat runs out; before that the last one had so much trash, and now gets the most."""
        before = RoundResult(0, 0, (0,) * players, (*(0,) * (players - 1), trash))
        return after(position(*hands, current="3").but(sheet=(before,)), "0 play h0")

    assert finished(much - players).phase == "deal"
    assert finished(much - players + 1).phase == "over"
    ended = finished(much + 1)
    assert (ended.phase, ended.winners, ended.to_act) == ("over", (0,), frozenset())
    before = position(*hands, current="3").but(sheet=ended.sheet[:1])
    assert [event.kind for event in play(before, 0, "play h0")[1]] == ["played", "scored", "over"]


# Figures


def test_perft() -> None:
    state = after(SpringCleaning.start(2, {}), "nature leader 1", "nature deal " + " ".join(DECK))
    assert [perft(state, depth) for depth in (1, 2)] == [24, 288]
    opened = after(state, "0 offer h3", "1 offer h8")
    assert [perft(opened, depth) for depth in (1, 2, 3, 4)] == [25, 586, 6173, 53652]
