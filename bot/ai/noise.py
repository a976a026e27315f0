"""Choosing by rules of thumb: the most promising option, as far as the player judges it correctly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from bot.ai.decision import Thinker, Thought
from bot.games.base import Seat
from bot.games.kit.tricks import Trick

T = TypeVar("T")

REMEMBERED: Final = 2
"""Number of complete tricks whose cards a forgetful player remembers."""


class Errors(NamedTuple):
    """A player's errors of judgement, in the unit of the game's rules of thumb."""

    slip: float = 0.0
    """Most by which an option is misjudged; mostly it is less."""
    whim: float = 0.0
    """Most by which a hand is misjudged, before a bid or a bargain."""
    bias: float = 0.0
    """Constant misjudgement of every hand."""
    hoard: float = 0.0
    """Reluctance to part with a card that is the highest of its suit."""
    overlooks: float = 0.0
    """Probability of overlooking an option that is hard to see, or a rule that is easily forgotten."""
    forgets: bool = False
    """Whether the player forgets older tricks, and the suits that others did not follow."""

    def __bool__(self) -> bool:
        return self != NONE

    def of_hand(self, rng: Random) -> float:
        """Return the misjudgement of one hand."""
        return slipped(self.whim, rng) + self.bias

    def overlooked(self, rng: Random) -> bool:
        """Return whether something is overlooked now; a player who sees all uses no chance."""
        return self.overlooks > 0 and rng.random() < self.overlooks

    def recalled(self, tricks: tuple[Trick, ...]) -> tuple[Trick, ...]:
        """Return the tricks of a hand as remembered: of older ones only who won them."""
        if not self.forgets:
            return tricks
        old, new = tricks[:-REMEMBERED], tricks[-REMEMBERED:]
        return (*(trick._replace(cards=()) for trick in old), *new)


NONE: Final = Errors()


def erring(answer: Callable[[Any, Seat, Random, Errors], Thought], errors: Mapping[int, Errors]) -> Thinker:
    """Return a player by rules of thumb who makes errors; `errors`: by number of players."""

    def think(view: Any, seat: Seat, rng: Random, _budget: Any) -> Thought:
        made = errors[view.players]
        thought = answer(view, seat, rng, made)
        # A reason may rest on what was forgotten.
        return Thought(thought.action) if made.forgets else thought

    return think


def foremost(found: Iterable[T], worth: Callable[[T], float], rng: Random, slip: float = 0.0) -> T:
    """Return the option of most worth, ties broken at random. Each is misjudged by up to `slip`, mostly
    less."""

    def judged(one: T) -> tuple[float, float]:
        return round(worth(one) + slipped(slip, rng), 6), rng.random()

    return max(found, key=judged)


def slipped(most: float, rng: Random) -> float:
    """Return a random misjudgement of at most this size; without one, the generator is not used."""
    return most * (rng.random() - rng.random()) if most else 0.0
