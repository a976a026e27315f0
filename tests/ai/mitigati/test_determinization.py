"""Deals of Mitigati that computer players imagine, and what the bargaining tells of them."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.determinization import likely
from bot.ai.mitigati.beliefs import ADDS, Heard
from bot.ai.mitigati.bitboard import mask_of
from bot.ai.mitigati.determinization import Guesses
from bot.ai.mitigati.hard import DEALT
from bot.games.kit.loka import STRENGTH
from bot.games.kit.tricks import left_of
from bot.games.mitigati.rules import Mitigati
from tests.ai.reasons import thinks
from tests.games.mitigati.table import after, dealt
from tests.games.playing import random_match

FAIR = "KA QA 2A 3E 4E 5F 6F 20T 9T 8T"


def dealt_out(state: Mitigati) -> list[tuple[int, int]]:
    """All hands once the rest of the pack is dealt, and the discards."""
    hands, rest = [*state.hands, state.discards], state.undealt
    for packet in range(len(rest) // 5):
        hands[left_of(state.eldest, 3, packet)] += rest[5 * packet : 5 * packet + 5]
    if rest:
        hands[state.dealer] += rest[-3:]
    return [mask_of(cards) for cards in hands]


@pytest.mark.parametrize("seed", range(8))
def test_a_deal_in_bits_equals_the_rules_guess(seed: int) -> None:
    phases = set()
    for number, step in enumerate(random_match("mitigati", 3, Random(seed))):
        state = step.before
        assert isinstance(state, Mitigati)
        if state.phase in ("bargain", "discard", "play") and (number % 4 == 0 or state.phase == "discard"):
            phases.add(state.phase)
            view = state.view(step.seat)
            said = Guesses(view, step.seat).guess(Random(number))
            assert said == dealt_out(view.guess(step.seat, Random(number)))
    assert phases


def worth_of(state: Mitigati, seat: int) -> float:
    """Return seat 1's average worth in this seat's guesses."""
    view, rng = state.view(seat), Random(1)
    guesses, heard = Guesses(view, seat), Heard(view, seat)
    first, end = len(view.undealt), len(view.undealt) + len(view.hands[1])
    draw = likely(guesses.dealt, heard.chance, DEALT)
    return sum(sum(ADDS[place] for place in draw(rng)[first:end]) for _ in range(300)) / 300


def test_demands_suggest_good_hands_and_offers_poor_ones() -> None:
    start = after(dealt({0: FAIR}), "0 pass")
    demands, passes, offers = (
        worth_of(after(start, f"1 {said}"), 0) for said in ("demand 40", "pass", "offer 15")
    )
    assert demands > passes + 5
    assert passes > offers + 5


def test_who_has_not_spoken_has_told_nothing() -> None:
    view = dealt({0: FAIR}).view(0)
    assert Heard(view, 0).chance(Guesses(view, 0).dealt(Random(1))) == 1


def test_chance_counts_only_the_present_hands() -> None:
    state = after(dealt({0: FAIR, 1: "KE KF KW 21T 1T FOOL 19T 18T 17T 16T"}), "0 pass", "1 demand 85")
    view = state.view(0)
    there = [STRENGTH[card] for card in (*state.undealt, *state.hands[1], *state.hands[2])]
    turned = [STRENGTH[card] for card in (*state.undealt, *state.hands[2], *state.hands[1])]
    assert Heard(view, 0).chance(there) > 5 * Heard(view, 0).chance(turned)


def test_others_demands_lower_a_hands_worth() -> None:
    start = after(dealt({0: FAIR}), "0 pass")
    against, before = (
        thinks(after(start, f"1 {said}", f"2 {said}"), 0, "hard", iterations=300)
        for said in ("demand 60", "offer 40")
    )
    assert points(against) + 3 < points(before)


def points(thought: object) -> int:
    reason = getattr(thought, "reason", None)
    assert reason is not None
    return int(dict(reason.values)["points"])
