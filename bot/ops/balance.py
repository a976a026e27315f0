"""How the processes of one database come to have about as many shards each, without anybody who leads.

Who has two fewer than another, and may have more, says so by a lock. Whoever has most, and has played
undisturbed for a while, then gives one away, and another once somebody has it and there is still somebody who
asks. One process does so at a time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CALM: Final = 30
"""Looks without a change before shards are given away: a minute."""
HEARD: Final = 3
"""Looks in a row at which somebody must want them; and that what is free waits for those with fewer."""
UNEVEN: Final = 2
"""Who has so many fewer than another asks for some."""
SHY: Final = 300
"""Looks at which a process asks for nothing after it could not reach Discord: ten minutes."""


class Census(NamedTuple):
    """What the locks of a database say."""

    shards: int
    """How many there are."""
    processes: int
    """How many play or stand by."""
    held: int
    """How many shards somebody has."""
    wanting: int
    """How many others ask for more."""
    largest: int
    """How many shards one has who has most."""

    @property
    def fair(self) -> int:
        """What somebody has to have where everybody has their share."""
        return -(-self.shards // max(1, self.processes))

    def crowded(self, ours: int) -> bool:
        """Whether one with so many is to spare one for those who ask."""
        return self.wanting > 0 and self.held == self.shards and ours == self.largest >= UNEVEN


class Balance:
    """What a process remembers of it, for as long as it runs."""

    def __init__(self) -> None:
        self._calm = self._heard = self._free = self._shy = 0
        self._asks = False

    def wants(self, census: Census, ours: int, most: int | None, *, willing: bool) -> bool:
        """Asked at each look: whether it asks for more."""
        self._shy = max(0, self._shy - 1)
        if census.held == census.shards:
            self._free = 0
        may = willing and not self._shy and (most is None or ours < most)
        # What is given to it makes the difference smaller, before it has it.
        fewer = census.largest - ours >= UNEVEN or (self._asks and census.held < census.shards)
        self._asks = may and fewer
        return self._asks

    def room(self, census: Census, ours: int, most: int | None) -> int:
        """Asked at each look: how many shards that are free it takes.

        What nobody takes in a while may be more than its share: the others have as many as they may.
        """
        if census.held < census.shards:
            self._free += 1
        limit = census.shards if most is None else min(most, census.shards)
        if self._free <= HEARD:
            # Who asks comes first.
            limit = min(limit, self._share(census, ours))
        return max(0, limit - ours)

    def _share(self, census: Census, ours: int) -> int:
        if self._asks:
            return max(census.fair, ours + 1)
        return ours if census.wanting else census.fair

    def took(self) -> None:
        """It has more now, and looks again whether that is enough."""
        self._calm, self._asks = 0, False

    def gives(self, census: Census, ours: int, *, calm: bool) -> bool:
        """Asked at each look: whether it is time to give one away."""
        self._calm = self._calm + 1 if calm else 0
        self._heard = self._heard + 1 if census.crowded(ours) else 0
        return self._calm >= CALM and self._heard >= HEARD

    def could_not_play(self) -> None:
        """Discord cannot be reached from here: what others have stays theirs for a while."""
        self._shy = SHY
