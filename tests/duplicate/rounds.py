"""Random scores of a Swiss night."""

from __future__ import annotations

from random import Random

Rounds = list[dict[int, dict[int, int]]]


def made(teams: int, rounds: int, rng: Random, *, boards: int = 1, most: int = 9) -> Rounds:
    """Chance scores, with many ties where `most` is small."""
    numbers = iter(range(1, rounds * boards + 1))
    return [
        {
            next(numbers): {team: rng.randint(-most, most) for team in range(1, teams + 1)}
            for _ in range(boards)
        }
        for _ in range(rounds)
    ]
