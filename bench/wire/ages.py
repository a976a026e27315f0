"""The age of public messages: from the answer to a played card until a message of the table shows it."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.discord.world import Message

Moment = tuple[int, int]
"""A hand of Differ, and its number of cards played."""

CARDS: Final = 52
_HAND: Final = re.compile(r"Hand (\d+)")
_TRICKS: Final = re.compile(r"(\d+) of 13 tricks played")
_TRICK: Final = re.compile(r"On the table: ([^.]*)\.")


def shown(message: Message) -> Moment | None:
    """Return the match's progress in a public message of Differ; None between hands."""
    hand, alts = _HAND.search(message.texts), message.alts
    tricks = _TRICKS.search(alts)
    if hand is None or tricks is None:
        return None
    trick = _TRICK.search(alts)
    return int(hand[1]), 4 * int(tricks[1]) + (len(trick[1].split(",")) if trick else 0)


class Ages:
    """Ages of messages in one run, by channel."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.measuring = False
        self._played: dict[int, Moment] = defaultdict(lambda: (1, 0))
        self._shown: dict[int, Moment] = defaultdict(lambda: (0, 0))
        self._waiting: dict[int, list[tuple[Moment, float]]] = defaultdict(list)

    def play(self, channel: int) -> Moment:
        """Record a card pressed; return the progress that the message should then show."""
        hand, cards = self._played[channel]
        moment = (hand, cards + 1) if cards < CARDS else (hand + 1, 1)
        self._played[channel] = moment
        return moment

    def played(self, channel: int) -> int:
        """Return the number of the hand's cards pressed there."""
        return self._played[channel][1]

    def answered(self, channel: int, moment: Moment, at: float) -> None:
        """Record the answer to a played card at that time."""
        if not self.measuring:
            return
        if self._shown[channel] >= moment:
            self.seconds.append(0.0)
        else:
            self._waiting[channel].append((moment, at))

    def see(self, message: Message) -> None:
        """Handle a message that was posted or changed."""
        moment = shown(message) if message.viewer is None else None
        channel = message.channel.id
        if moment is not None and moment > self._shown[channel]:
            self._reached(channel, moment, time.monotonic())

    def _reached(self, channel: int, moment: Moment, now: float) -> None:
        self._shown[channel] = moment
        waiting = self._waiting[channel]
        self.seconds += [now - at for wanted, at in waiting if wanted <= moment]
        self._waiting[channel] = [one for one in waiting if one[0] > moment]

    def overdue(self) -> int:
        """Return the number of cards that no message shows yet."""
        return sum(map(len, self._waiting.values()))
