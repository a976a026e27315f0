"""Spring Cleaning: which combinations there are, what they may be made of, and why something is refused."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import Event
from bot.games.springcleaning.combinations import SHAPES, Cards, Shape, beaters, shape_of
from bot.games.springcleaning.rules import Play
from tests.kit.springcleaning import actions, after, cards, dealt, position, shape, told, why


def test_shapes_are_singles_sets_and_runs() -> None:
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


def test_a_follower_may_use_only_offers() -> None:
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


def test_cards_from_the_hand_are_one_block() -> None:
    sevens = position("7177", "1", offers=("", "7"), current="66")
    assert actions(sevens) == ["h0 1.7", "h2 1.7", "h3 1.7", "h2 h3", "h2 h3 1.7"]
    assert actions(position("3546", "1", offers=("", "5"), current="123")) == ["h2 1.5 h3"]


def test_a_set_lists_hand_before_offers() -> None:
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


@settings(max_examples=60)
@given(
    hand=st.text("1234", min_size=1, max_size=5),
    offers=st.tuples(st.text("1234", max_size=3), st.text("1234", max_size=2)),
    current=st.sampled_from(["", *(shape for shape in SHAPES if shape.size < 5)]),
)
def test_exactly_the_valid_combinations_are_listed(
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
    run = "3\N{NON-BREAKING HYPHEN}4\N{NON-BREAKING HYPHEN}5"
    assert why(lead, "play h2 h3") == (
        f"That is no combination: play one card, a set of equal cards, or a run such as {run}."
    )
    assert why(lead, "play h2 1.6") == (
        "You lead, and the leader plays from the hand alone; Offers are for those who follow."
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
    assert beat("55") == "That does not beat 5, 5: play a higher set of 2, or any 3 that go together."
    assert beat("456") == "That does not beat 4, 5, 6: play a higher run of 3, or any 4 that go together."
    assert beat("9") == "That does not beat 9: play any 2 cards that go together."
    assert beat("99") == "That does not beat 9, 9: play any 3 cards that go together."
    assert beat("89") == "That does not beat 8, 9: play any 3 cards that go together."
    assert beat("123456789") == "Nothing beats a run of all nine."


def test_refusals_say_why_an_offer_is_barred() -> None:
    state = position("4", "1", offers=("2", "77"), current="3")
    assert why(state, "play h0 1.5") == why(state, "draw 1.5") == "There is no 5 on offer there."
    assert why(state, "play h0 2.7") == why(state, "draw 2.7") == "There is no 7 on offer there."
    assert why(state, "play 1.7 1.7 1.7") == "There are only 2 cards of value 7 on offer there."
    assert why(state, "draw 0.2") == "You cannot draw from your own Offer."
    for nonsense in ("draw 1", "draw 1.7.5"):
        assert why(state, nonsense) == f"“{nonsense}” is not something you can draw now."


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
    assert why(opening, "play h0") == "First everyone offers a card from their hand."
    assert why(opening, "offer h12") == "There is no such place in your hand."
    drawn = after(position("345", "1", current="9", stock="78"), "0 draw deck")
    assert why(drawn, "offer h0") == (
        "First put the card that you drew into your hand: a is its left end, d its right end."
    )
    assert why(drawn, "insert 4") == (
        "There is no such place: a is the left end of your hand, d its right end."
    )
    inserted = after(drawn, "0 insert 1")
    assert why(inserted, "play h0") == "To end your turn, offer a card from your hand."
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
        "The deck is empty, and there are no discards to shuffle: draw from another Offer."
    )
    for state in (
        only_own.but(stock=cards("1")),
        only_own.but(discards=cards("1")),
        only_own.but(offers=(cards("7"), cards("2"))),
    ):
        assert [choice.verb for choice in state.legal(0)] == ["play", "draw"]
        assert why(state, "pass") == (
            "You can pass only when there is nothing to draw: play something, or draw a card."
        )
