"""Combinations without end in Spring Cleaning: a position may allow millions, and nobody waits for them."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ai import brain
from bot.games.base import Refusal, pick, play
from bot.games.springcleaning.combinations import VALUES
from bot.games.springcleaning.known import Known
from bot.games.springcleaning.patterns import Plays
from bot.games.springcleaning.plays import combinations
from bot.games.springcleaning.rules import Play, SpringCleaning

PLACES = st.lists(st.sampled_from(["h0", "0.1", "1.1", "2.1"]), min_size=1, max_size=3, unique=True).map(
    tuple
)


def every_offer_full() -> SpringCleaning:
    """Five Offers of all nine values, and a run of eight to beat."""
    laid = Play(4, tuple(VALUES[:8]), ())
    hands = (("5",), ("1",), ("2",), ("9",), ("9",))
    return SpringCleaning.start(5, {}).but(
        phase="play",
        hands=hands,
        known=Known(hands, ((),) * 6),
        offers=(tuple(VALUES),) * 5,
        turn=0,
        leader=0,
        trick=(laid,),
    )


@pytest.fixture
def thrift() -> Iterator[None]:
    """The test takes no memory to speak of: millions of texts would."""
    # What was listed for the same position before must not be found again.
    combinations.cache_clear()
    tracemalloc.start()
    yield
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 << 20


@pytest.mark.usefixtures("thrift")
def test_millions_of_combinations_are_not_listed() -> None:
    state = every_offer_full()
    choice = state.legal(0)[0]
    # A run of all nine or from 2 to 9, with no card of the hand or with its five.
    assert choice.count == len(choice.options) == 5**9 + 5**8 + 5**8 + 5**7
    assert next(iter(choice)) == "play 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9"
    assert choice.options[-1] == "4.1 4.2 4.3 4.4 h0 4.6 4.7 4.8 4.9"
    assert state == state.but()
    assert state.view(0).legal(0) == state.legal(0)


@pytest.mark.usefixtures("thrift")
def test_one_of_millions_is_played() -> None:
    state = every_offer_full()
    for seed in range(50):
        action = pick(Random(seed), state.legal(0)[:1])
        assert action in state.legal(0)[0]
        after, _ = play(state, 0, action)
        assert after.trick[-1].cards in (tuple(VALUES), tuple(VALUES[1:]))
    assert len({pick(Random(seed), state.legal(0)[:1]) for seed in range(50)}) == 50


@pytest.mark.usefixtures("thrift")
def test_what_is_not_among_millions_is_refused() -> None:
    state = every_offer_full()
    for action in (
        "play 5.1",
        "play h0 h1",
        "play 0.2 0.3 0.4 h2 0.6 0.7 0.8 0.9",
        "draw 0.1",
        "pass",
        "play",
    ):
        assert not any(action in choice for choice in state.legal(0))
        with pytest.raises(Refusal):
            play(state, 0, action)


@pytest.mark.usefixtures("thrift")
def test_the_computer_weighs_some_of_millions() -> None:
    state = every_offer_full()
    action = brain("springcleaning", "easy")(state.view(0), 0, Random(1))
    assert any(action in choice for choice in state.legal(0))


@given(patterns=st.lists(st.lists(PLACES, min_size=1, max_size=3).map(tuple), max_size=4), path=PLACES)
def test_plays_are_the_sequence_of_their_texts(
    patterns: list[tuple[tuple[str, ...], ...]], path: tuple[str, ...]
) -> None:
    plays = Plays.of(patterns)
    texts = [" ".join(places) for pattern in patterns for places in itertools.product(*pattern)]
    assert list(plays) == texts
    assert len(plays) == len(texts)
    assert [plays[at] for at in range(len(texts))] == texts
    assert [plays[-1 - at] for at in range(len(texts))] == texts[::-1]
    assert plays[1::2] == tuple(texts[1::2])
    assert all(text in plays for text in texts)
    assert not any(f"{text} h0 h0 h0" in plays for text in [*texts, "", "h0"])
    with pytest.raises(IndexError):
        plays[len(texts)]
    begin = " ".join(path)
    assert list(plays.beyond(path)) == [text for text in texts if f"{text} ".startswith(f"{begin} ")]
    assert plays == Plays.of(tuple(patterns))
    assert hash(plays) == hash(Plays.of(tuple(patterns)))
