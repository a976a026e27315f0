"""The vocabulary of every game: choices, chance, events, refusals and the door."""

from __future__ import annotations

import itertools
import pickle
from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import (
    HOLE,
    NATURE,
    Choice,
    Event,
    Refusal,
    as_written,
    chosen,
    pick,
    play,
    refusal,
    replay,
    shuffled,
    weighted,
)
from bot.games.differ.rules import Differ
from bot.games.kit.french import FRENCH, in_order
from bot.games.kit.tricks import dealt_in_turn, left_of
from bot.words import words
from tests.games.playing import evenly

ONE = Choice("play", ("KC", "2D", "partly 1 2"), 1, 1)
NONE = Choice("pass")
PAIR = Choice("partners", ("1", "2", "3", "4"), 2, 2)
SOME = Choice("show", ("A", "B", "C"), 0, 3)
ARRANGED = Choice("arrange", ("3", "5", "5", "7"), 4, 4, ordered=True)
RUNS = Choice("draw", ("a", "b", "c"), 1, 2, ordered=True)
CHOICES = (ONE, NONE, PAIR, SOME, ARRANGED, RUNS)

texts = st.lists(
    st.sampled_from(["1", "2", "4", "A", "B", "C", "3", "5", "7", "a", "b", "", "x"]), max_size=5
)


def test_a_choice_lists_its_actions() -> None:
    assert list(ONE) == ["play KC", "play 2D", "play partly 1 2"]
    assert list(NONE) == ["pass"]
    assert list(PAIR) == [f"partners {pair}" for pair in ("1 2", "1 3", "1 4", "2 3", "2 4", "3 4")]
    assert list(SOME) == [
        f"show {some}".strip() for some in ("", "A", "B", "C", "A B", "A C", "B C", "A B C")
    ]
    assert list(RUNS) == [
        f"draw {some}" for some in ("a", "b", "c", "a b", "a c", "b a", "b c", "c a", "c b")
    ]


def test_equal_options_make_no_action_twice() -> None:
    listed = list(ARRANGED)
    assert len(listed) == len(set(listed)) == 12
    assert set(listed) == {f"arrange {' '.join(order)}" for order in itertools.permutations("3557")}


def test_a_deal_is_listed_lazily() -> None:
    deals = iter(Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True))
    assert next(deals) == "deal " + " ".join(FRENCH)
    assert next(deals) == "deal " + " ".join((*FRENCH[:-2], FRENCH[-1], FRENCH[-2]))


@pytest.mark.parametrize("choice", CHOICES)
def test_whatever_a_choice_lists_is_in_it(choice: Choice) -> None:
    assert all(action in choice for action in choice)


@pytest.mark.parametrize("choice", CHOICES)
@given(rest=texts)
def test_nothing_else_is_in_it(choice: Choice, rest: list[str]) -> None:
    for action in (" ".join((choice.verb, *rest)), "other " + " ".join(rest)):
        assert (action in choice) == (action in set(choice))


@pytest.mark.parametrize(
    ("action", "choice"),
    [
        ("pass ", NONE),
        (" pass", NONE),
        ("pass pass", NONE),
        ("", NONE),
        ("play", ONE),
        ("play ", ONE),
        ("play KC ", ONE),
        ("play  KC", ONE),
        ("play KC 2D", ONE),
        ("partners 2 1", PAIR),
        ("partners 1 1", PAIR),
        ("partners 1", PAIR),
        ("partners 1 2 3", PAIR),
        ("partners", PAIR),
        ("show ", SOME),
        ("show B A", SOME),
        ("show A A", SOME),
        ("arrange 3 5 7", ARRANGED),
        ("arrange 3 3 5 7", ARRANGED),
        ("draw", RUNS),
        ("draw a a", RUNS),
        ("draw a b c", RUNS),
    ],
)
def test_an_action_has_one_text(action: str, choice: Choice) -> None:
    assert action not in choice


def test_a_choice_counts_its_actions() -> None:
    assert [choice.count for choice in CHOICES] == [3, 1, 6, 8, 12, 9]
    for cards, orders in (("44", 1), ("4445", 4), ("4455", 6)):
        assert Choice("arrange", tuple(cards), len(cards), len(cards), ordered=True).count == orders
    assert Choice("deal", FRENCH, 52, 52, ordered=True).count > 8 * 10**67


@pytest.mark.parametrize("choice", CHOICES)
def test_each_action_is_picked_equally_often(choice: Choice) -> None:
    rng = Random(1)
    picked = Counter(choice.pick(rng) for _ in range(300 * choice.count))
    assert set(picked) == set(choice)
    assert evenly(picked.values())


def test_choices_are_picked_by_their_count() -> None:
    rng = Random(2)
    picked = Counter(pick(rng, (ONE, NONE, PAIR, RUNS)) for _ in range(5000))
    assert set(picked) == {*ONE, *NONE, *PAIR, *RUNS}
    assert evenly(picked.values())


def test_a_weight_is_a_chance() -> None:
    rng = Random(3)
    drawn = Counter(weighted(rng, [0, 1, 3, 0]) for _ in range(4000))
    assert set(drawn) == {1, 2}
    assert evenly((3 * drawn[1], drawn[2]))
    assert {weighted(rng, [0, 10**40, 0]) for _ in range(100)} == {1}
    assert {weighted(rng, [1, 0, 1]) for _ in range(100)} == {0, 2}
    assert weighted(rng, [3]) == 0


def test_a_shuffle_gives_every_order_equally_often() -> None:
    rng = Random(4)
    drawn = Counter("".join(shuffled(rng, "abcd")) for _ in range(4800))
    assert len(drawn) == 24
    assert evenly(drawn.values())
    assert shuffled(rng, "") == []


def test_chance_is_the_same_on_every_python() -> None:
    # The sequence of random() is what Python promises to keep; these are its consequences.
    rng = Random("toucan")
    assert shuffled(rng, range(10)) == [7, 8, 4, 1, 6, 9, 0, 5, 3, 2]
    assert weighted(rng, [5, 5, 5, 5]) == 1
    assert [SOME.pick(rng), PAIR.pick(rng), RUNS.pick(rng)] == ["show A", "partners 2 4", "draw b c"]


def test_an_event_hides_its_cards_from_others() -> None:
    drew = Event("drew", 2, ("KC", "2D"), words=("2",), to=frozenset({2}))
    assert drew.seen_by(2) is drew
    assert drew.seen_by(1).cards == drew.seen_by(None).cards == (HOLE, HOLE)
    assert drew.seen_by(1).words == ("2",)
    assert drew.seen_by(0) == Event("drew", 2, (HOLE, HOLE), ("2",), frozenset({2}))
    turned = Event("turned", 2, ("KC",))
    assert turned.seen_by(None) is turned


def test_a_refusal_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(Refusal("must-follow", suit="H", held=2)))
    assert isinstance(sent, Refusal)
    assert (sent.key, sent.args_for_words) == ("must-follow", {"suit": "H", "held": 2})
    assert str(sent) == "('must-follow', {'suit': 'H', 'held': 2})", "so that a log says which"


def sentence(state: Differ, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


DEAL = "deal " + " ".join(FRENCH)


def test_the_door_says_whose_turn_it_is_not() -> None:
    start = Differ.start(4, {})
    assert sentence(start, 0, "dealer 0") == "It is not your turn."
    assert sentence(start, 4, "dealer 0") == "There is no such seat; this table has 4."
    assert sentence(start, -2, "dealer 0") == "There is no such seat; this table has 4."
    auction = replay(start, [(NATURE, "dealer 0"), (NATURE, DEAL)])
    assert sentence(auction, NATURE, "bid 1C") == "It is not your turn."
    assert sentence(auction, 2, "bid 1C") == "It is not your turn."


def test_the_door_says_what_can_be_done_instead() -> None:
    start = Differ.start(4, {})
    assert sentence(start, NATURE, DEAL) == "You cannot “deal” now. What you can do: dealer."
    assert sentence(start, NATURE, "dealer 4") == "“dealer 4” is not something you can dealer now."
    dealt = play(start, NATURE, "dealer 0")[0]
    assert sentence(dealt, NATURE, DEAL + " 2C") == "That needs each of the 52 cards exactly once."
    auction = play(play(dealt, NATURE, DEAL)[0], 1, "bid 1C")[0]
    assert sentence(auction, 2, "shuffle") == "You cannot “shuffle” now. What you can do: bid pass."


def test_the_door_gives_the_right_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Differ has no choice between two seats."""
    monkeypatch.setattr(Differ, "legal", lambda state, seat: (PAIR, NONE) if seat == state.turn else ())
    state = Differ.start(4, {})
    assert refusal(state, NATURE, "partners 3 1").args_for_words == {"right": "partners 1 3"}
    assert sentence(state, NATURE, "partners 3 1") == "Write it as “partners 1 3”."
    for wrong in ("3 3", "3", "3 2 1", "9 1", "", "3  1", "1 3 "):
        assert refusal(state, NATURE, f"partners {wrong}").key == "not-among"
    assert refusal(state, NATURE, "partners").key == "not-among"


def test_a_refused_action_stops_a_replay() -> None:
    start = Differ.start(4, {})
    with pytest.raises(Refusal, match="not-your-turn"):
        replay(start, [(NATURE, "dealer 0"), (0, "bid 1C"), (NATURE, DEAL)])
    assert start == Differ.start(4, {})


def test_options_left_out_have_their_default() -> None:
    assert chosen(Differ, 4, {"target": "5"}) == {"no_trump": "no", "suits": "CDHS", "target": "5"}


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (3, {}, "This game is for 4 players, not 3."),
        (4, {"trumps": "no"}, "This game has no option “trumps”."),
        (4, {"target": "1000"}, "The option “target” cannot be “1000”."),
        (4, {"target": "0"}, "The option “target” cannot be “0”."),
        (4, {"target": "05"}, "The option “target” cannot be “05”."),
        (4, {"suits": "CDH"}, "The option “suits” cannot be “CDH”."),
        (4, {"suits": "CDHH"}, "The option “suits” cannot be “CDHH”."),
        (4, {"no_trump": "maybe"}, "The option “no_trump” cannot be “maybe”."),
    ],
)
def test_a_match_that_cannot_be_opened_is_refused(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        Differ.start(players, options)
    assert words().refusal(refused.value) == reason


def test_the_deck_is_in_order() -> None:
    assert len(set(FRENCH)) == 52
    assert FRENCH[0] == "2C"
    assert FRENCH[12:14] == ("AC", "2D")
    assert FRENCH[-1] == "AS"
    assert in_order(("2S", "AC", "TC", "9C", "KH")) == ("9C", "TC", "AC", "KH", "2S")


def test_cards_go_round_clockwise() -> None:
    assert [left_of(3, 4), left_of(1, 4), left_of(2, 4, 3), left_of(0, 4, -1)] == [0, 2, 1, 3]
    assert dealt_in_turn("abcdef", 2, 4) == [("c",), ("d",), ("a", "e"), ("b", "f")]


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("play 5S 5H", "play 5S 5H"),
        ("play 5H 5S", "play 5H 5S"),
        ("lay 5S 5H", "lay 5H 5S"),
        ("lay 5S 6H", "lay 5S 6H"),
        ("lay 5S  5H", "lay 5S  5H"),
        ("sort 5S 5H", "sort 5S 5H"),
        ("draw", "draw"),
    ],
)
def test_only_free_words_are_sorted(typed: str, written: str) -> None:
    class Table:
        def legal(self, seat: int) -> tuple[Choice, ...]:
            fives = ("5H", "5S")
            if seat != 2:
                return ()
            return (
                Choice("play", (*fives, "5H 5S", "5S 5H"), 1, 1),
                Choice("lay", fives, 1, 2),
                Choice("sort", fives, 2, 2, ordered=True),
                Choice("draw"),
            )

    assert as_written(cast("Any", Table()), 2, typed) == written
    assert as_written(cast("Any", Table()), 1, typed) == typed, "it is not that seat's turn"
