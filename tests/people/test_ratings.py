"""Ratings are what the method's paper says, and are shown on a scale that people can read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.ratings.rating import MU, SIGMA, START, Rating, rate

BETA, KAPPA, TAU = 25 / 6, 0.0001, 25 / 300


def by_the_paper(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Algorithm 4 of Weng and Lin, 2011, for sides of one; written from the paper and not from the library.

    That doubt grows a little before each match is OpenSkill's own.
    """
    doubts = [math.hypot(one.sigma, TAU) for one in ratings]
    c = math.sqrt(sum(sigma**2 + BETA**2 for sigma in doubts))
    strength = [math.exp(one.mu / c) for one in ratings]
    gains, certainties = [], []
    for i, place in enumerate(places):
        gain = certainty = 0.0
        for q, other in enumerate(places):
            if other > place:
                continue
            share = strength[i] / sum(s for s, p in zip(strength, places, strict=True) if p >= other)
            ties = places.count(other)
            gain += ((1 - share) if q == i else -share) / ties
            certainty += share * (1 - share) / ties
        gamma = doubts[i] / c
        gains.append(doubts[i] ** 2 / c * gain)
        certainties.append(gamma * doubts[i] ** 2 / c**2 * certainty)
    return tuple(
        Rating(one.mu + gain, sigma * math.sqrt(max(1 - certainty, KAPPA)))
        for one, sigma, gain, certainty in zip(ratings, doubts, gains, certainties, strict=True)
    )


def close(some: Sequence[Rating], others: Sequence[Rating]) -> bool:
    return all(
        math.isclose(a, b, rel_tol=1e-9)
        for one, other in zip(some, others, strict=True)
        for a, b in zip(one, other, strict=True)
    )


def test_two_strangers_by_hand() -> None:
    """With equal guesses the winner's share is a half: mu moves by sigma² / 2c."""
    sigma = math.hypot(SIGMA, TAU)
    c = math.sqrt(2 * sigma**2 + 2 * BETA**2)
    won, lost = rate([Rating(), Rating()], [1, 2])
    assert math.isclose(won.mu - MU, sigma**2 / c / 2)
    assert math.isclose(MU - lost.mu, sigma**2 / c / 2)
    assert math.isclose(won.sigma, sigma * math.sqrt(1 - sigma**3 / c**3 / 4))
    assert won.sigma == lost.sigma


def test_the_library_gives_the_figures_of_its_manual() -> None:
    """Two sides of two, as the manual of OpenSkill 3 prints them; doubt did not grow by itself then."""
    model = PlackettLuce(tau=0)
    before = [(25.0, 25 / 3), (32.444, 5.123), (43.381, 2.421), (25.188, 6.211)]
    a1, a2, b1, b2 = (model.rating(mu=mu, sigma=sigma) for mu, sigma in before)
    after = [Rating(one.mu, one.sigma) for side in model.rate([[a1, a2], [b1, b2]]) for one in side]
    printed = [
        Rating(28.669648436582808, 8.071520788025197),
        Rating(33.83086971107981, 5.062772998705765),
        Rating(43.071274808241974, 2.4166900452721256),
        Rating(23.149503312339064, 6.1378606973362135),
    ]
    assert close(after, printed)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_any_match_is_rated_as_the_paper_says(players: int) -> None:
    rng = Random(players)
    for _ in range(50):
        ratings = [Rating(rng.uniform(10, 40), rng.uniform(2, 9)) for _ in range(players)]
        places = [rng.randint(1, players) for _ in range(players)]
        assert close(rate(ratings, places), by_the_paper(ratings, places))


def test_whoever_never_played_is_shown_the_start() -> None:
    assert Rating().shown == START
    assert Rating(MU + 1, SIGMA).shown == START + 40
    assert Rating(MU, SIGMA - 1).shown == START + 120


def test_equal_places_of_equals_change_no_guess() -> None:
    for one in rate([Rating(30, 5)] * 3, [1, 1, 1]):
        assert math.isclose(one.mu, 30)
        assert one.sigma < 5
