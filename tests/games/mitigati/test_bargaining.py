"""Bargaining in Mitigati: what may be said, when a bargain is struck, and who pays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import pick
from bot.games.mitigati.bargaining import OPENING, Bargain
from bot.games.mitigati.rules import HandResult
from tests.games.mitigati.table import actions, after, dealt, why

SHORT = {"-": "pass", "P": "demand ", "O": "offer "}


def bargain(text: str) -> Bargain:
    """`O5 P5 -`: offers, demands and passes, from seat 0 on."""
    state = OPENING
    for place, word in enumerate(text.split()):
        state = state.say(place % 3, SHORT[word[0]] + word[1:])
    return state


@pytest.mark.parametrize(
    ("said", "paid"),
    [
        ("O5 P5 -", (-5, 5, 0)),
        ("O10 P6 -", (-6, 6, 0)),
        ("P5 P5 O10", (5, 5, -10)),
        ("P6 O4 O5", (6, -4, -2)),
        ("P6 O5 O4", (6, -5, -1)),
        ("O10 P6 O3", (-6, 6, 0)),
        ("P20 O5 O6 - O10 - P12", (12, -6, -6)),
        ("P20 O5 O6 - - O7 P8", (8, -5, -3)),
        ("O5 P20 O6 - P9", (-5, 9, -4)),
        ("P200 P1 O200 O1", (0, 1, -1)),
        ("P5 P3 - O3", (-3, 3, 0)),
    ],
)
def test_a_bargain_pays_what_was_demanded(said: str, paid: tuple[int, ...]) -> None:
    made = bargain(said)
    assert made.struck
    assert made.payments == paid


@pytest.mark.parametrize(
    "said",
    ["- - -", "O5", "O5 P5", "O5 O5 -", "O5 O5 O5", "P5 - -", "O5 P6 -", "P5 P5 O9", "O5 - - -", "O200 P1"],
)
def test_no_bargain(said: str) -> None:
    assert not bargain(said).struck


@pytest.mark.parametrize("said", ["- - -", "O5 - - -", "- - P5 - - -", "P5 O1 - O2 - - -"])
def test_three_passes_in_a_row_end_it(said: str) -> None:
    assert bargain(said).stale


@pytest.mark.parametrize("said", ["", "- -", "O5 - -", "- - P5 - -", "- - P5", "- - O1 -"])
def test_fewer_do_not(said: str) -> None:
    assert not bargain(said).stale


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32))
def test_payments_add_up_and_cheat_nobody(seed: int) -> None:
    rng = Random(seed)
    state, seat = OPENING, 0
    while not state.struck and not state.stale:
        *choices, _ = state.choices(seat)
        choice = choices[int(rng.random() * len(choices))]
        state, seat = state.say(seat, pick(rng, (choice,))), (seat + 1) % 3
    if not state.struck:
        return
    assert sum(state.payments) == 0
    for stance, points in zip(state.stances, state.payments, strict=True):
        assert points == -stance if stance < 0 else -stance <= points <= 0


def numbers(text: str, seat: int) -> dict[str, tuple[str, str]]:
    """For demands and offers, the least and the greatest that the seat may now name."""
    choices = {choice.verb: choice.options for choice in bargain(text).choices(seat)}
    assert {"pass", "continue"} <= set(choices)
    return {verb: (options[0], options[-1]) for verb, options in choices.items() if options}


@pytest.mark.parametrize(
    ("said", "allowed"),
    [
        ("-", {"demand": ("1", "200"), "offer": ("1", "200")}),
        ("P6", {"demand": ("1", "5"), "offer": ("1", "200")}),
        ("P2", {"demand": ("1", "1"), "offer": ("1", "200")}),
        ("P1", {"offer": ("1", "200")}),
        ("O5", {"offer": ("6", "200")}),
        ("O199", {"offer": ("200", "200")}),
        ("O200", {}),
    ],
)
def test_only_concessions(said: str, allowed: dict[str, tuple[str, str]]) -> None:
    assert numbers(said, 0) == allowed


@pytest.mark.parametrize("said", ["-", "P200", "P6", "P2", "P1", "O1", "O5", "O199", "O200"])
def test_every_number_is_listed_in_words(said: str) -> None:
    for choice in bargain(said).choices(0):
        words = [f"{choice.verb} {number}" for number in choice.options] or [choice.verb]
        assert list(choice) == words
        assert choice.count == len(words)
        assert all(word in choice for word in words)


def test_what_may_be_said_at_first() -> None:
    said = actions(dealt(), 0)
    assert len(said) == 402
    assert {"pass", "continue", "demand 1", "demand 200", "offer 1", "offer 200"} <= said


@pytest.mark.parametrize(
    ("said", "action", "sentence"),
    [
        ("- - O1", "demand 0", "Demand a whole number of points from 1 to 200."),
        ("- - O1", "offer 201", "Offer a whole number of points from 1 to 200."),
        ("- - O1", "offer 05", "Offer a whole number of points from 1 to 200."),
        ("O5 - P9", "offer 4", "You already offer 5: you can only offer more."),
        ("O5 - P9", "offer 5", "You already offer 5: you can only offer more."),
        (
            "O5 - P9",
            "demand 1",
            "You already offer 5: you cannot demand anything until the next cards come.",
        ),
        ("P5 - O1", "demand 6", "You already demand 5: you can only demand less, or offer points yourself."),
        ("P5 - O1", "demand 5", "You already demand 5: you can only demand less, or offer points yourself."),
        (
            "- - O1",
            "play KA",
            "The hand is still being bargained over: pass, demand, offer or keep dealing.",
        ),
        (
            "- - O1",
            "done",
            "The hand is still being bargained over: pass, demand, offer or keep dealing.",
        ),
        ("- - O1", "pass 5", "“pass 5” is not something you can pass now."),
        ("- - O1", "sing", "You cannot “sing” now. What you can do: pass demand offer continue."),
    ],
)
def test_why_something_may_not_be_said(said: str, action: str, sentence: str) -> None:
    lines = [f"{place % 3} {SHORT[word[0]]}{word[1:]}" for place, word in enumerate(said.split())]
    assert why(after(dealt(), *lines), 0, action) == sentence


def test_a_bargain_waits_for_the_third_speaker() -> None:
    state = after(dealt(), "0 offer 5", "1 demand 5")
    assert state.to_act == {2}
    assert state.scores == (0, 0, 0)
    state = after(state, "2 pass")
    assert state.scores == (-5, 5, 0)
    assert state.winners == (1,)


def test_what_was_said_stays_to_be_shown() -> None:
    state = after(dealt(), "0 offer 5", "1 demand 5", "2 pass")
    assert state.bargain.said == ((0, "offer 5"), (1, "demand 5"), (2, "pass"))
    assert state.sheet == (HandResult(2, 10, (0, 0, 0), (0, 0, 0), (-5, 5, 0)),)
