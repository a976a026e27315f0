"""Bargaining over a half-dealt hand of Mitigati: points asked for or offered to stop it.

An offer of 5 is the number 5, a demand of 5 is -5. So a concession is simply a greater number, and a bargain
is struck when the numbers add up to nothing or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from bot.games.base import Choice, Refusal, Seat

MOST_POINTS: Final = 200
"""Largest demand or offer."""
NUMBERS: Final = tuple(map(str, range(1, MOST_POINTS + 1)))
_TEXTS: Final = {verb: tuple(f"{verb} {number}" for number in NUMBERS) for verb in ("demand", "offer")}


@dataclass(frozen=True, slots=True)
class Amounts(Choice):
    """The choice to demand or offer points: any number from the first option to the last.

    There are hundreds of actions at almost every step, so their texts are made only once.
    """

    def __iter__(self) -> Iterator[str]:
        first, last = int(self.options[0]), int(self.options[-1])
        return iter(_TEXTS[self.verb][first - 1 : last])


class Bargain(NamedTuple):
    """One round of bargaining, from the first word to where it now stands."""

    said: tuple[tuple[Seat, str], ...] = ()
    """All statements so far, in order, as actions."""
    stances: tuple[int, ...] = (0, 0, 0)
    """Present stance by seat: its offer, or minus its demand, or 0 for neither yet."""

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        return _choices(self.stances[seat])

    def why_not(self, seat: Seat, verb: str, number: str) -> Refusal | None:
        """Return why the seat may not demand or offer this number."""
        stance = self.stances[seat]
        if verb not in ("demand", "offer"):
            return None
        if number not in NUMBERS:
            return Refusal("mitigati-not-a-number", verb=verb, most=MOST_POINTS)
        if stance < 0:
            return Refusal("mitigati-demand-less", demand=-stance)
        if verb == "offer":
            return Refusal("mitigati-offer-more", offer=stance)
        return Refusal("mitigati-offered-before", offer=stance)

    def say(self, seat: Seat, statement: str) -> Bargain:
        """Return the bargaining after a pass, a demand or an offer."""
        said = (*self.said, (seat, statement))
        if statement == "pass":
            return Bargain(said, self.stances)
        verb, _, number = statement.partition(" ")
        stance = int(number) if verb == "offer" else -int(number)
        return Bargain(said, (*self.stances[:seat], stance, *self.stances[seat + 1 :]))

    @property
    def struck(self) -> bool:
        """Whether a bargain is struck: all have spoken, somebody demands, and the offers suffice."""
        return len(self.said) >= len(self.stances) and min(self.stances) < 0 <= sum(self.stances)

    @property
    def stale(self) -> bool:
        """Whether nobody has moved for a whole round of the table."""
        return [statement for _, statement in self.said[-3:]] == ["pass"] * 3

    @property
    def payments(self) -> tuple[int, ...]:
        """Points of each seat by the bargain that is struck: demands in full, paid from the offers.

        Surplus offers are reduced, beginning with the seat that made its present offer last.
        """
        points = [-stance for stance in self.stances]
        surplus = sum(self.stances)
        latest = dict.fromkeys(seat for seat, statement in reversed(self.said) if statement != "pass")
        for seat in latest:
            if points[seat] < 0:
                let_off = min(surplus, -points[seat])
                points[seat] += let_off
                surplus -= let_off
        return tuple(points)


OPENING: Final = Bargain()
"""The bargaining before anybody has spoken."""


@cache
def _choices(stance: int) -> tuple[Choice, ...]:
    """Return the statements open to a seat with this stance."""
    lower = NUMBERS[: -stance - 1] if stance < 0 else NUMBERS
    demands = () if stance > 0 else lower
    offers = NUMBERS[max(stance, 0) :]
    numbers = (Amounts("demand", demands, 1, 1), Amounts("offer", offers, 1, 1))
    return (Choice("pass"), *(choice for choice in numbers if choice.options), Choice("continue"))
