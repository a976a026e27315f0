"""Spring Cleaning: what may be played, what is refused and why, what a round costs, and who knows what."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import springcleaning
from bot.games.base import HOLE, NATURE, Event, Refusal, Seat, pick, play, shuffled
from bot.games.springcleaning import MAX_TURNS, Play, SpringCleaning
from bot.games.springcleaning_combinations import DECK, SHAPES, Cards, Shape, beaters, shape_of
from bot.games.springcleaning_known import Known
from bot.games.springcleaning_trash import Result, next_leader, trash_for, winners
from bot.words import words
from tests.games.playing import evenly, perft, random_match

seeds = st.integers(0, 2**32)


def cards(text: str) -> Cards:
    """`345` is a three, a four and a five."""
    return tuple(text)


def shape(text: str) -> Shape:
    made = shape_of(cards(text))
    assert made is not None
    return made


def position(
    *hands: str,
    offers: tuple[str, ...] = (),
    current: str = "",
    owner: Seat | None = None,
    turn: Seat = 0,
    stock: str = "",
    discards: str = "",
) -> SpringCleaning:
    """A table in the middle of a round, all of whose hidden cards come from one deck.

    Where there is a combination to beat, `owner` played it: if not said otherwise, the seat before.
    """
    players = len(hands)
    laid = (Play((turn - 1) % players if owner is None else owner, cards(current), ()),) if current else ()
    hidden = tuple(sorted("".join(hands) + stock))
    known = Known(tuple((players,) * len(hand) for hand in hands), (*((),) * players, hidden))
    return SpringCleaning.start(players, {}).but(
        phase="play",
        hands=tuple(map(cards, hands)),
        offers=tuple(map(cards, offers)) or ((),) * players,
        known=known,
        turn=turn,
        leader=0,
        stock=cards(stock),
        discards=cards(discards),
        trick=laid,
    )


def actions(state: SpringCleaning, seat: Seat = 0, verb: str = "play") -> list[str]:
    """What the seat may do with this verb, without the verb."""
    return [action.partition(" ")[2] for c in state.legal(seat) if c.verb == verb for action in c]


def after(state: SpringCleaning, *lines: str) -> SpringCleaning:
    for line in lines:
        seat, _, action = line.partition(" ")
        state, _ = play(state, NATURE if seat == "nature" else int(seat), action)
    return state


def told(state: SpringCleaning, line: str) -> list[Event]:
    """What the last of the events of this action say to everybody."""
    seat, _, action = line.partition(" ")
    return [event.seen_by(None) for event in play(state, int(seat), action)[1]]


def why(state: SpringCleaning, action: str, seat: Seat = 0) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


# Combinations


def test_there_are_singles_sets_and_runs_of_two_or_more() -> None:
    assert len({shape.cards for shape in SHAPES}) == len(SHAPES) == 9 + 6 * 9 + 36
    assert shape("4") == Shape("single", 1, "4")
    assert shape("44") == Shape("set", 2, "4")
    assert shape("435") == Shape("run", 3, "3")
    assert [shape_of(cards(text)) for text in ("356", "46", "445", "")] == [None] * 4


@pytest.mark.parametrize(
    ("current", "stronger", "weaker"),
    [
        ("5", "6 9 11 12 89", "5 4 1 111 123"),
        ("33", "44 99 123 789 111", "33 22 45 89 9 1111 1234"),
        ("34", "45 89 123 111", "34 23 99 9 1234"),
        ("99", "123 111", "89 88 1234"),
        ("789", "1234 1111", "678 999 89 12345"),
        ("23456789", "123456789", "12345678 9999999"),
        ("1111111", "2222222 12345678", "1234567 3456789 111111"),
        ("123456789", "", "23456789 9999999"),
    ],
)
def test_what_beats_what(current: str, stronger: str, weaker: str) -> None:
    for text in stronger.split():
        assert shape(text).beats(shape(current)), text
        assert shape(text) in beaters(shape(current))
    for text in weaker.split():
        assert not shape(text).beats(shape(current)), text
        assert shape(text) not in beaters(shape(current))


def test_a_leader_plays_neighbours_from_the_hand_alone() -> None:
    state = position("43568", "1", offers=("4", "67"))
    assert actions(state) == ["h1", "h0", "h2", "h3", "h4", "h2 h3"]
    assert actions(position("771", "1")) == ["h2", "h0", "h1", "h0 h1"]
    assert actions(position("717", "1")) == ["h1", "h0", "h2"]
    assert actions(position("543", "1")) == ["h2", "h1", "h0"]
    assert [choice.verb for choice in state.legal(0)] == ["play"]


def test_a_follower_fills_in_from_any_offer() -> None:
    own = position("356", "1", offers=("4", ""), current="123")
    assert actions(own) == ["h0 0.4 h1", "0.4 h1 h2", "h0 0.4 h1 h2"]
    theirs = position("356", "1", offers=("", "4"), current="123")
    assert "h0 1.4 h1 h2" in actions(theirs)
    assert "h0 1.4 h1 h2" not in actions(position("356", "1", offers=("", "4")))


def test_a_follower_may_use_several_offers_or_offers_alone() -> None:
    state = position("9", "1", "1", offers=("4", "45", "445"), current="33")
    assert actions(state) == [
        "0.4 1.4",
        "0.4 2.4",
        "1.4 2.4",
        "2.4 2.4",
        "1.5 2.5",
        "0.4 1.4 2.4",
        "0.4 2.4 2.4",
        "1.4 2.4 2.4",
    ]


def test_the_hand_part_of_a_combination_is_one_block_in_order() -> None:
    sevens = position("7177", "1", offers=("", "7"), current="66")
    assert actions(sevens) == ["h0 1.7", "h2 1.7", "h3 1.7", "h2 h3", "h2 h3 1.7"]
    assert actions(position("3546", "1", offers=("", "5"), current="123")) == ["h2 1.5 h3"]


def test_a_set_lists_the_hand_first_and_then_offers_by_seat() -> None:
    state = position("2", "77", "1", offers=("7", "", "77"), current="66", turn=1)
    assert actions(state, 1) == [
        *("0.7 2.7", "2.7 2.7", "h0 0.7", "h0 2.7", "h1 0.7", "h1 2.7", "h0 h1"),
        *("0.7 2.7 2.7", "h0 0.7 2.7", "h0 2.7 2.7", "h1 0.7 2.7", "h1 2.7 2.7", "h0 h1 0.7", "h0 h1 2.7"),
    ]


def every_text(hand: Cards, offers: tuple[Cards, ...], most: int) -> Iterator[str]:
    """Any cards on the table in any order."""
    places = [f"h{place}" for place in range(len(hand))]
    places += [f"{seat}.{card}" for seat, offer in enumerate(offers) for card in offer]
    for size in range(1, most + 1):
        yield from map(" ".join, dict.fromkeys(itertools.permutations(places, size)))


@settings(max_examples=60, deadline=None)
@given(
    hand=st.text("1234", min_size=1, max_size=5),
    offers=st.tuples(st.text("1234", max_size=3), st.text("1234", max_size=2)),
    current=st.sampled_from(["", *(shape for shape in SHAPES if shape.size < 5)]),
)
def test_the_combinations_listed_are_those_that_nothing_is_wrong_with(
    hand: str, offers: tuple[str, str], current: Shape | str
) -> None:
    lies = tuple(tuple(sorted(offer)) for offer in offers)
    state = position(hand, "9", offers=("", "")).but(offers=lies)
    if isinstance(current, Shape):
        state = state.but(trick=(Play(1, current.cards, ()),))
    listed = actions(state)
    assert len(set(listed)) == len(listed)
    fine = [text for text in every_text(state.hands[0], lies, 5) if not state.why_not(0, f"play {text}")]
    assert sorted(fine) == sorted(text for text in listed if len(text.split()) <= 5)


# Refusals


def test_why_a_combination_may_not_be_played() -> None:
    lead = position("4359", "12", offers=("6", "6"))
    assert why(lead, "play h0 h1 h2") == "The cards from your hand must rise from left to right."
    for apart in ("h0 h3", "h0 h2"):
        assert why(lead, f"play {apart}") == "The cards from your hand must lie next to each other."
    assert why(lead, "play h2 h3") == (
        "That is no combination: play one card, a set of equal cards, or a run such as 3-4-5."
    )
    assert why(lead, "play h2 1.6") == (
        "You lead, and whoever leads plays from the hand alone; cards on offer are for those who follow."
    )
    assert why(lead, "play h4") == "There is no such place in your hand."
    assert why(lead, "play h1 h1") == "You cannot play one card of your hand twice."
    for nonsense in (
        "play",
        "play 5",
        "play h01",
        "play h1  h2",
        "play h1 ",
        "play h٣",
        "play 1.0",
        "play H1",
    ):
        assert why(lead, nonsense).startswith("Name each card by where it lies")
    for verb in ("draw deck", "pass"):
        assert why(lead, verb) == "You lead: play a combination from your hand."


def test_why_a_combination_does_not_beat_another() -> None:
    def beat(current: str) -> str:
        return why(position("1", "1", current=current), "play h0")

    assert beat("5") == "That does not beat 5: play a higher card, or any two that go together."
    assert beat("55") == "That does not beat 5-5: play a higher set of 2, or any 3 that go together."
    assert beat("456") == "That does not beat 4-5-6: play a higher run of 3, or any 4 that go together."
    assert beat("9") == "That does not beat 9: play any 2 cards that go together."
    assert beat("99") == "That does not beat 9-9: play any 3 cards that go together."
    assert beat("89") == "That does not beat 8-9: play any 3 cards that go together."
    assert beat("123456789") == "Nothing beats a run of all nine."


def test_why_a_card_on_offer_may_not_be_used() -> None:
    state = position("4", "1", offers=("2", "77"), current="3")
    assert why(state, "play h0 1.5") == why(state, "draw 1.5") == "There is no 5 on offer there."
    assert why(state, "play h0 2.7") == why(state, "draw 2.7") == "There is no 7 on offer there."
    assert why(state, "play 1.7 1.7 1.7") == "There are only 2 cards of value 7 on offer there."
    assert why(state, "draw 0.2") == "You cannot draw from your own Offer."
    for nonsense in ("draw 1", "draw 1.7.5"):
        assert why(state, nonsense) == f"“{nonsense}” is not among the things you can draw now."


def test_the_right_order_is_told() -> None:
    state = position("346", "1", offers=("5", "55"), current="1")
    assert why(state, "play h1 h0") == "Write it as “play h0 h1”."
    assert (
        why(position("3466", "1", offers=("5", "55"), current="1"), "play h3 h2")
        == "Write it as “play h2 h3”."
    )
    assert (
        why(state.but(trick=(Play(1, cards("12"), ()),)), "play h0 0.5 h1") == "Write it as “play h0 h1 0.5”."
    )
    assert why(state, "play 1.5 0.5") == "Write it as “play 0.5 1.5”."
    assert (
        why(position("65", "1", offers=("6", "5"), current="1"), "play 0.6 h0")
        == "Write it as “play h0 0.6”."
    )
    assert why(position("65", "1", offers=("6", "5"), current="9"), "play h0 0.6 1.5").startswith(
        "That is no comb"
    )
    assert why(position("65", "1", offers=("6", "5"), current="1"), "play h1 h0").startswith(
        "The cards from your"
    )


def test_why_not_before_and_after_a_draw() -> None:
    opening = dealt(2)
    assert why(opening, "play h0") == "First everybody offers a card of their hand."
    assert why(opening, "offer h12") == "There is no such place in your hand."
    drawn = after(position("345", "1", current="9", stock="78"), "0 draw deck")
    assert why(drawn, "offer h0") == (
        "First put the card that you drew into your hand: gap 0 is the left end, gap 3 the right end."
    )
    assert why(drawn, "insert 4") == (
        "There is no such gap: gap 0 is the left end of your hand, gap 3 the right end."
    )
    inserted = after(drawn, "0 insert 1")
    assert why(inserted, "play h0") == "To end your turn, offer a card of your hand."
    assert why(inserted, "offer h4") == "There is no such place in your hand."


def test_why_not_before_the_offer_is_taken_up() -> None:
    state = position("", "12", offers=("55", "")).but(phase="arrange")
    assert why(state, "play 0.5") == (
        "Your hand is empty: first take up your Offer, its cards in the order that you want."
    )
    assert why(state, "arrange 5") == "That needs each of the 2 cards exactly once."


def test_passing_is_for_whoever_can_draw_nothing() -> None:
    only_own = position("5", "1", offers=("7", ""), current="3")
    assert [choice.verb for choice in only_own.legal(0)] == ["play", "pass"]
    assert after(only_own, "0 pass").turn == 1
    assert after(only_own, "0 pass").turns == 1
    assert told(only_own, "0 pass") == [Event("passed", 0), Event("won", 1, cards("3"))]
    assert why(only_own, "draw deck") == (
        "There is no deck any more, and there are no discards to make a new one: draw from another Offer."
    )
    for state in (
        only_own.but(stock=cards("1")),
        only_own.but(discards=cards("1")),
        only_own.but(offers=(cards("7"), cards("2"))),
    ):
        assert [choice.verb for choice in state.legal(0)] == ["play", "draw"]
        assert why(state, "pass") == (
            "You may only pass when there is nothing to draw: play something, or draw a card."
        )


# Turns


def dealt(players: int, leader: Seat = 0) -> SpringCleaning:
    return after(
        SpringCleaning.start(players, {}), f"nature leader {leader}", "nature deal " + " ".join(DECK[::-1])
    )


@pytest.mark.parametrize(("players", "size", "left"), [(2, 12, 39), (3, 12, 27), (4, 12, 15), (5, 10, 13)])
def test_the_deal(players: int, size: int, left: int) -> None:
    state = dealt(players)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert state.hands[0] == DECK[::-1][: size * players : players]
    assert state.hands[1] == DECK[::-1][1 : size * players : players]
    assert state.stock == DECK[::-1][size * players :]
    assert len(state.stock) == left


def test_everybody_is_told_of_the_deal_and_each_of_their_own_cards() -> None:
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


def test_one_card_is_offered_and_put_into_one_gap() -> None:
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


def test_a_turn_is_a_play_a_pass_or_a_whole_draw() -> None:
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


def test_of_a_hand_that_cannot_be_seen_only_the_offers_are_known() -> None:
    state = position("567", "1", "1", offers=("4", "45", ""), current="33")
    assert actions(state.view(1)) == ["0.4 1.4"]
    assert actions(position("567", "1").view(1)) == []


def test_a_play_is_kept_and_told_with_the_places_it_came_from() -> None:
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


def test_an_offer_may_be_taken_up_at_once_by_a_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("9", "12", "3", offers=("75", "6", "4"), current="8")
    later = after(state, "0 play h0")
    assert (later.phase, later.turn) == ("play", 1)
    monkeypatch.setattr(springcleaning, "AT_ONCE", True)
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


def test_a_round_of_a_thousand_turns_is_scored_as_it_stands() -> None:
    state = position("455", "667", "88", offers=("1", "", "99"), current="3", stock="99").but(leader=2)
    assert after(state.but(turns=MAX_TURNS - 2), "0 play h0").phase == "play"
    assert MAX_TURNS == 1000
    stopped = after(state.but(turns=MAX_TURNS - 1), "0 play h0")
    assert stopped.phase == "deal"
    assert stopped.sheet == (Result(2, NATURE, (3, 3, 4), (1, 2, 3)),)
    assert stopped.leader == 2
    equal = after(position("455", "67", "88", current="3").but(turns=MAX_TURNS - 1, leader=1), "0 play h0")
    assert equal.sheet == (Result(1, NATURE, (2, 2, 2), (3, 1, 2)),)
    assert equal.leader == 0
    drew = after(state.but(turns=MAX_TURNS - 1), "0 draw deck", "0 insert 0", "0 offer h0")
    assert drew.sheet[0].left == (5, 3, 4)


def test_running_out_in_the_last_turn_is_an_ordinary_end() -> None:
    state = position("4", "67", current="3").but(turns=MAX_TURNS - 1, leader=1)
    assert after(state, "0 play h0").sheet == (Result(1, 0, (0, 2), (0, 1)),)


def test_the_trick_is_won_when_its_owner_is_next() -> None:
    state = position("55", "2", "38", offers=("9", "4", ""), stock="123", discards="7")
    led = after(state, "0 play h0 h1", "1 draw deck", "1 insert 0", "1 offer h0", "2 draw 1.4", "2 insert 2")
    assert (led.turn, led.trick[-1].cards, led.discards) == (2, cards("55"), cards("7"))
    won = after(led, "2 offer h0")
    assert (won.turn, won.phase, won.trick) == (0, "arrange", ())
    assert won.discards == cards("755")


def test_all_that_was_played_in_a_trick_is_discarded() -> None:
    state = position("579", "678", current="3", offers=("", "1"), stock="12")
    won = after(state, "0 play h0", "1 play h0", "0 play h0", "1 draw deck")
    won = after(won, "1 insert 0", "1 offer h0")
    assert won.discards == cards("3567")


# Rounds


def test_the_last_offer_card_of_a_player_without_a_hand_ends_the_round() -> None:
    played = position("12", "", "399", offers=("", "4", "9"), current="2", owner=0, turn=2)
    over = after(played, "2 play h0 1.4")
    assert over.phase == "deal"
    assert over.sheet == (Result(0, 1, (2, 0, 3), (1, 0, 2)),)
    drawn = after(played, "2 draw 1.4")
    assert drawn.sheet == (Result(0, 1, (2, 0, 5), (1, 0, 2)),)
    assert drawn.drawn == cards("4")
    assert drawn.view(0).drawn == cards("4")


def test_two_may_run_out_at_once() -> None:
    state = position("34", "", "99", "888", offers=("", "5", "", ""), current="12", owner=3)
    over = after(state, "0 play h0 h1 1.5")
    assert over.sheet == (Result(0, 0, (0, 0, 2, 3), (0, 0, 1, 2)),)


def test_the_finisher_is_who_acted_or_else_the_next_clockwise() -> None:
    state = position("11", "", "3", "", offers=("", "5", "", "4"), current="1", owner=1, turn=2)
    assert after(state, "2 play h0 3.4").sheet[0].finisher == 2
    state = position("11", "", "39", "", offers=("", "5", "", "4"), current="12", owner=0, turn=2)
    over = after(state, "2 play h0 3.4 1.5")
    assert over.sheet == (Result(0, 3, (2, 0, 1, 0), (2, 0, 1, 0)),)


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


def sheet(*rounds: tuple[int, ...]) -> tuple[Result, ...]:
    """Rounds with this trash; the last was finished by the first seat that took none."""
    return tuple(Result(0, trash.index(min(trash)), (0,) * len(trash), trash) for trash in rounds)


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


def test_a_leader_is_sought_clockwise_from_the_finisher_who_comes_first() -> None:
    before = Result(0, 2, (1, 1, 0, 9), (2, 2, 0, 1))
    for finisher, leader in ((0, 0), (1, 1), (2, 0), (3, 0)):
        last = Result(0, finisher, (0, 0, 4, 5), (0, 0, 1, 0))
        assert next_leader((before, last)) == leader


@pytest.mark.parametrize(("players", "much"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_so_much_trash_ends_the_match(players: int, much: int) -> None:
    hands = ("4", *["999"] * (players - 1))

    def finished(trash: int) -> SpringCleaning:
        """The first seat runs out; before that the last one had so much trash, and now gets the most."""
        before = Result(0, 0, (0,) * players, (*(0,) * (players - 1), trash))
        return after(position(*hands, current="3").but(sheet=(before,)), "0 play h0")

    assert finished(much - players).phase == "deal"
    assert finished(much - players + 1).phase == "over"
    ended = finished(much + 1)
    assert (ended.phase, ended.winners, ended.to_act) == ("over", (0,), frozenset())
    before = position(*hands, current="3").but(sheet=ended.sheet[:1])
    assert [event.kind for event in play(before, 0, "play h0")[1]] == ["played", "scored", "over"]


# Who knows what


def test_opening_offers_are_sealed_until_all_have_made_theirs() -> None:
    state = dealt(3)
    one = after(state, "1 offer h4")
    assert one.to_act == {0, 2}
    assert told(state, "1 offer h4") == [Event("sealed", 1)]
    assert one.view(1).sealed == ("", "h4", "")
    assert one.view(0).sealed == one.view(None).sealed == ("", HOLE, "")
    assert one.view(0) == after(state, "1 offer h7").view(0)
    assert why(one, "offer h4", 1) == "It is not your turn."
    two = after(one, "0 offer h0")
    assert two.offers == ((), (), ())
    shown = after(two, "2 offer h11")
    assert [len(hand) for hand in shown.hands] == [11] * 3
    assert shown.offers == tuple((hand[place],) for hand, place in zip(state.hands, (0, 4, 11), strict=True))
    assert told(two, "2 offer h11")[1:] == [
        Event("offered", seat, shown.offers[seat], (place,)) for seat, place in enumerate(("0", "4", "11"))
    ]
    assert shown.sealed == ("", "", "")


def test_a_card_drawn_from_the_deck_is_seen_by_who_drew_it() -> None:
    state = position("5", "67", current="8", stock="41")
    drawn = after(state, "0 draw deck")
    assert drawn.view(0).drawn == cards("4")
    assert drawn.view(1).drawn == drawn.view(None).drawn == (HOLE,)
    assert told(state, "0 draw deck")[0].cards == (HOLE,)
    assert drawn.view(0).hands == (cards("5"), (HOLE, HOLE))
    assert drawn.view(0).stock == (HOLE,)
    inserted = after(drawn, "0 insert 1")
    assert inserted.hands[0] == cards("54")
    assert inserted.known.hands[0] == (2, 2)
    assert inserted.view(1).hands == ((HOLE, HOLE), cards("67"))


def test_everybody_knows_where_a_card_from_an_offer_went() -> None:
    state = position("55", "67", offers=("", "3"), current="8", stock="41")
    drawn = after(state, "0 draw 1.3")
    assert drawn.view(1).drawn == cards("3")
    inserted = after(drawn, "0 insert 1")
    assert inserted.known.hands[0] == (2, "3", 2)
    assert inserted.view(1).hands[0] == (HOLE,) * 3
    assert {inserted.view(1).guess(1, Random(seed)).hands[0][1] for seed in range(9)} == {"3"}
    assert after(inserted, "0 offer h0").known.hands[0] == ("3", 2)


def test_an_arranged_offer_is_known_but_for_its_order() -> None:
    state = position("", "12", offers=("3557", "")).but(phase="arrange")
    arranged = after(state, "0 arrange 5 3 7 5")
    assert arranged.hands[0] == cards("5375")
    assert arranged.offers[0] == ()
    assert arranged.known.hands[0] == (0, 0, 0, 0)
    assert arranged.known.heaps[0] == cards("3557")
    assert arranged.view(1) == after(state, "0 arrange 7 5 5 3").view(1)
    assert len(actions(state, 0, "arrange")) == 12
    led = after(arranged, "0 play h1")
    assert (led.known.hands[0], led.known.heaps[0]) == ((0, 0, 0), cards("557"))


def test_what_was_shuffled_is_known_but_for_its_order() -> None:
    state = position("59", "67", current="8", discards="441")
    asked = after(state, "0 draw deck")
    assert asked.to_act == {NATURE}
    assert asked.stock == ()
    shuffled_in = after(asked, "nature shuffle 4 1 4")
    assert (shuffled_in.drawn, shuffled_in.stock, shuffled_in.discards) == (cards("4"), cards("14"), ())
    assert shuffled_in.known.heaps[-2:] == (cards("5679"), cards("144"))
    inserted = after(shuffled_in, "0 insert 0")
    for seed in range(20):
        guess = inserted.view(1).guess(1, Random(seed))
        assert guess.hands[0][0] in "14"
        assert sorted(guess.hands[0][1:]) == ["5", "9"]


def test_only_discards_are_shuffled() -> None:
    state = position("59", "67", current="8", discards="441")
    asked = after(state, "0 draw deck")
    assert why(asked, "shuffle 4 1 8", NATURE) == "That needs each of the 3 cards exactly once."


@settings(max_examples=10, deadline=None)
@given(seed=seeds, players=st.integers(2, 5))
def test_what_everybody_knows_is_true(seed: int, players: int) -> None:
    for step in random_match("springcleaning", players, Random(seed)):
        state = step.after
        assert isinstance(state, SpringCleaning)
        places = [
            (card, mark)
            for hand, marks in zip(state.hands, state.known.hands, strict=True)
            for card, mark in zip(hand, marks, strict=True)
        ]
        places += [(card, state.drawn_mark) for card in state.drawn]
        places += [(card, state.known.deck) for card in state.stock]
        for heap, left in enumerate(state.known.heaps):
            assert sorted(card for card, mark in places if mark == heap) == list(left)
        assert all(card == mark for card, mark in places if isinstance(mark, str))


# Guesses against brute force


def alternatives(state: SpringCleaning, seat: Seat, action: str, reader: Seat) -> Iterator[str]:
    """What the seat may have done, as far as the reader can tell from the kind of action."""
    hidden = state.phase in ("opening", "arrange", "shuffle") and seat != reader
    if not hidden:
        yield action
        return
    for choice in state.legal(seat):
        yield from choice


def worlds_after(
    worlds: set[SpringCleaning], seat: Seat, action: str, reader: Seat, seen: list[Event]
) -> set[SpringCleaning]:
    """Every state that it may be now: the reader would have been told just the same."""
    now = set()
    for world in worlds:
        for other in alternatives(world, seat, action, reader):
            if any(other in choice for choice in world.legal(seat)):
                state, events = play(world, seat, other)
                if [event.seen_by(reader) for event in events] == seen:
                    now.add(state)
    return now


def small_deals(rng: Random, *, opening: bool) -> tuple[SpringCleaning, set[SpringCleaning]]:
    """Two seats with two cards each, before the opening offers or later; and all it could be for seat 0."""

    def table(order: Cards) -> SpringCleaning:
        state = position("".join(order[:2]), "".join(order[2:4]), stock="".join(order[4:]), turn=turn)
        return state.but(phase="opening") if opening else state.but(offers=offers, discards=cards("66"))

    turn, deck = int(rng.random() * 2), shuffled(rng, "1122345" if opening else "123445")
    public = shuffled(rng, "2789")
    offers = (tuple(sorted(public[:2])), tuple(sorted(public[2:])))
    actual = table(tuple(deck))
    every = map(table, set(itertools.permutations(deck)))
    return actual, {world for world in every if world.hands[0] == actual.hands[0]}


def often_draws(state: SpringCleaning, seat: Seat, rng: Random) -> str:
    choices = state.legal(seat)
    draws = tuple(choice for choice in choices if choice.verb == "draw" and rng.random() < 0.8)
    return pick(rng, draws or choices)


@pytest.mark.parametrize("seed", range(150))
def test_a_guess_is_any_state_that_agrees_with_all_that_was_seen(seed: int) -> None:
    rng = Random(seed)
    state, worlds = small_deals(rng, opening=seed % 3 == 0)
    for step in range(60):
        seat = shuffled(rng, sorted(state.to_act))[0]
        if len(worlds) * math.prod(choice.count for choice in state.legal(seat)) > 5000:
            break
        action = often_draws(state, seat, rng)
        state, events = play(state, seat, action)
        worlds = worlds_after(worlds, seat, action, 0, [event.seen_by(0) for event in events])
        assert state in worlds
        view = state.view(0)
        assert {world.view(0) for world in worlds} == {view}
        assert view.guess(0, rng) in worlds
        if step % 3 == 0 and len(worlds) >= 20:
            counts = Counter(view.guess(0, rng) for _ in range(40 * len(worlds)))
            assert set(counts) == worlds
            assert evenly(list(counts.values()))
        if state.phase in ("deal", "over"):
            break


# Figures


def test_perft() -> None:
    state = after(SpringCleaning.start(2, {}), "nature leader 1", "nature deal " + " ".join(DECK))
    assert [perft(state, depth) for depth in (1, 2)] == [24, 288]
    opened = after(state, "0 offer h3", "1 offer h8")
    assert [perft(opened, depth) for depth in (1, 2, 3, 4)] == [25, 586, 6173, 53652]
