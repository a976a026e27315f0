"""Balancing the shards among the processes of one database, without a leader.

A process with at least `UNEVEN` shards fewer than another, and room for more, asks by a lock. The largest
process, once it has played undisturbed for a while, then gives shards away one at a time, as long as another
asks. Only one process does so at a time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CALM: Final = 30
"""Looks without a change before shards are given away: a minute."""
HEARD: Final = 3
"""Looks in a row at which another must ask before we give; and for which free shards wait for smaller
processes."""
UNEVEN: Final = 2
"""Difference in shards at which the smaller process asks for more."""
SHY: Final = 300
"""Looks for which a process asks for nothing after it could not reach Discord: ten minutes."""


class Census(NamedTuple):
    """The distribution of shards, as the locks of a database show it."""

    shards: int
    """Total number of shards."""
    processes: int
    """Number of processes that play or stand by."""
    held: int
    """Number of shards held by any process."""
    wanting: int
    """Number of other processes that ask for more."""
    largest: int
    """Number of shards of the largest process."""

    @property
    def fair(self) -> int:
        """The fair share of each process, in shards."""
        return -(-self.shards // max(1, self.processes))

    def crowded(self, ours: int) -> bool:
        """Return whether a process with so many shards should give one away."""
        return self.wanting > 0 and self.held == self.shards and ours == self.largest >= UNEVEN


class Balance:
    """The balancing state of a process, kept for as long as it runs."""

    def __init__(self) -> None:
        self._calm = self._heard = self._free = self._shy = 0
        self._asks = False
        self.outgrown = False
        """Whether Discord wants more shards than were last agreed on."""

    def wants(self, census: Census, ours: int, most: int | None, *, willing: bool) -> bool:
        """Return whether this process asks for more shards; called at each look."""
        self._shy = max(0, self._shy - 1)
        if census.held == census.shards:
            self._free = 0
        may = willing and not self._shy and (most is None or ours < most)
        # A shard on its way to us has already reduced the difference.
        fewer = census.largest - ours >= UNEVEN or (self._asks and census.held < census.shards)
        self._asks = may and fewer
        return self._asks

    def room(self, census: Census, ours: int, most: int | None) -> int:
        """Return how many free shards to take; called at each look.

        After a while it may be more than the fair share: the others have as many as they may.
        """
        if census.held < census.shards:
            self._free += 1
        limit = census.shards if most is None else min(most, census.shards)
        if self._free <= HEARD:
            # Processes that ask come first.
            limit = min(limit, self._share(census, ours))
        return max(0, limit - ours)

    def _share(self, census: Census, ours: int) -> int:
        if self._asks:
            return max(census.fair, ours + 1)
        return ours if census.wanting else census.fair

    def took(self) -> None:
        """Reset the state after taking shards, so that it is evaluated anew."""
        self._calm, self._asks = 0, False

    def gives(self, census: Census, ours: int, *, calm: bool) -> bool:
        """Return whether to give a shard away now; called at each look."""
        self._calm = self._calm + 1 if calm else 0
        self._heard = self._heard + 1 if census.crowded(ours) else 0
        return self._calm >= CALM and self._heard >= HEARD

    def could_not_play(self) -> None:
        """Ask for nothing for a while, as Discord cannot be reached from here."""
        self._shy = SHY
