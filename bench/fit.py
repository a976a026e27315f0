"""Least squares without a library, to fit the weights of the computer players."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence


class Fit:
    """A least-squares fit. Samples are added one by one; only their sums are kept."""

    def __init__(self, signs: int) -> None:
        self.count = 0
        self._squares = [[0.0] * signs for _ in range(signs)]
        self._products = [0.0] * signs
        self._total = 0.0

    def add(self, signs: Sequence[float], outcome: float) -> None:
        self.count += 1
        self._total += outcome * outcome
        there = [(place, sign) for place, sign in enumerate(signs) if sign]
        for place, sign in there:
            row = self._squares[place]
            self._products[place] += sign * outcome
            for other, value in there:
                row[other] += sign * value

    def weights(self, ridge: float = 1.0) -> list[float]:
        """Return the best weights, with a slight pull towards 0 (ridge)."""
        rows = [[*row, product] for row, product in zip(self._squares, self._products, strict=True)]
        for place, row in enumerate(rows):
            row[place] += ridge
        return solved(rows)

    def deviation(self, weights: Sequence[float]) -> float:
        """Return the unexplained rest, as a standard deviation."""
        explained = math.fsum(w * p for w, p in zip(weights, self._products, strict=True))
        return math.sqrt(max(0.0, self._total - explained) / self.count)


def solved(rows: list[list[float]]) -> list[float]:
    """Solve linear equations by Gauss's elimination; each row ends with its right side."""
    size = len(rows)
    for step in range(size):
        best = max(range(step, size), key=lambda place: abs(rows[place][step]))
        rows[step], rows[best] = rows[best], rows[step]
        pivot = rows[step]
        for row in rows[step + 1 :]:
            if factor := row[step] / pivot[step]:
                for place in range(step, size + 1):
                    row[place] -= factor * pivot[place]
    found = [0.0] * size
    for step in reversed(range(size)):
        row = rows[step]
        known = math.fsum(row[place] * found[place] for place in range(step + 1, size))
        found[step] = (row[size] - known) / row[step]
    return found


def shown(weights: Iterable[float], digits: int = 3) -> str:
    return "(" + ", ".join(str(round(weight, digits)) for weight in weights) + ")"
