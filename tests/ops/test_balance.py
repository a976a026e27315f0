"""How processes come to have about as many shards each: a game of locks, played out without a database."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from bot.cluster import balance
from bot.cluster.balance import CALM, HEARD, SHY, Balance, Census

SETTLED = 40
"""Looks in which one that is given a shard has it, and in which another is given the next."""


@dataclass(eq=False)
class Process:
    """One that looks around again and again, as `Lease` and the bot do."""

    most: int | None = None
    ours: set[int] = field(default_factory=set)
    balance: Balance = field(default_factory=Balance)
    wants: bool = False
    connecting: int = 0
    """Looks until all that it has is on Discord."""
    reaches_discord: bool = True


class House:
    """All of them, on one database."""

    def __init__(self, shards: int) -> None:
        self.shards = shards
        self.there: list[Process] = []
        self.given = 0

    def census(self, asker: Process) -> Census:
        held = sum(len(one.ours) for one in self.there)
        wanting = sum(one.wants for one in self.there if one is not asker)
        return Census(self.shards, len(self.there), held, wanting, max(len(one.ours) for one in self.there))

    def look(self, one: Process, rng: Random) -> None:
        one.connecting = max(0, one.connecting - 1)
        census, plays = self.census(one), not one.connecting
        one.wants = one.balance.wants(census, len(one.ours), one.most, willing=plays or not one.ours)
        if one.balance.gives(census, len(one.ours), calm=plays and bool(one.ours)):
            self.given += 1
            one.ours.remove(max(one.ours))
        free = set(range(self.shards)).difference(*(each.ours for each in self.there))
        # Who has all that it may have asks nobody.
        full = len(one.ours) >= (self.shards if one.most is None else min(one.most, self.shards))
        new = [] if full else sorted(free)[: one.balance.room(self.census(one), len(one.ours), one.most)]
        if new:
            one.ours |= set(new)
            one.balance.took()
            one.wants, one.connecting = False, rng.randint(1, 4)
        elif one.ours and not one.reaches_discord:
            one.ours, one.wants = set(), False
            one.balance.could_not_play()

    def pass_time(self, looks: int, rng: Random) -> None:
        for _ in range(looks):
            for one in rng.sample(self.there, len(self.there)):
                self.look(one, rng)

    def settle(self, rng: Random) -> None:
        """Until nobody has given anything in a while; it has to come to an end."""
        for _ in range(2 * self.shards + 2):
            before = self.given
            self.pass_time(CALM + SETTLED, rng)
            if self.given == before:
                return
        raise AssertionError(f"it does not come to an end: {self.spread()}")

    def spread(self) -> list[int]:
        return sorted(len(one.ours) for one in self.there)


@pytest.mark.parametrize("seed", range(20))
def test_shares_become_even_and_stay(seed: int) -> None:
    """For any arrivals, departures, limits and order of looks."""
    rng = Random(seed)
    house = House(rng.choice([1, 2, 3, 7, 16, 40]))
    for _ in range(6):
        if house.there and rng.random() < 0.3:
            house.there.remove(rng.choice(house.there))
        for _ in range(rng.randint(0 if house.there else 1, 3)):
            most = rng.choice([None, None, house.shards, rng.randint(1, house.shards)])
            house.there.append(Process(most))
        given = house.given
        house.settle(rng)
        most = sum(house.shards if one.most is None else one.most for one in house.there)
        assert sum(house.spread()) == min(most, house.shards)
        largest = house.spread()[-1]
        assert all(len(one.ours) >= min(largest - 1, one.most or largest) for one in house.there)
        # None is moved twice for those who came.
        assert house.given - given <= house.shards


def test_sixteen_shards_split_in_halves_and_thirds() -> None:
    """No shard moves without need."""
    house, rng = House(16), Random(1)
    spreads = []
    for _ in range(3):
        house.there.append(Process())
        house.settle(rng)
        spreads.append((house.spread(), house.given))
    assert spreads == [([16], 0), ([8, 8], 8), ([5, 5, 6], 8 + 5)]


def test_limits_of_processes_are_kept() -> None:
    house, rng = House(16), Random(1)
    house.there += [Process(most=16), Process(most=4)]
    house.settle(rng)
    assert sorted(house.spread()) == [4, 12]


def test_surplus_shards_are_taken() -> None:
    house, rng = House(16), Random(1)
    house.there += [Process(), Process(most=2), Process(most=2)]
    house.settle(rng)
    del house.there[0]
    house.there.append(Process())
    house.pass_time(HEARD + 1, rng)
    assert sorted(house.spread()) == [2, 2, 12]


def test_last_process_has_everything() -> None:
    house, rng = House(16), Random(1)
    house.there += [Process() for _ in range(4)]
    house.settle(rng)
    del house.there[1:]
    house.pass_time(1, rng)
    assert house.spread() == [16]


def test_process_off_discord_is_given_one_shard() -> None:
    """It is given no more until a while has passed."""
    house, rng = House(16), Random(1)
    house.there.append(Process())
    house.pass_time(1, rng)
    house.there.append(Process(reaches_discord=False))
    house.pass_time(SHY - CALM, rng)
    assert (house.given, house.there[0].ours) == (1, set(range(16)))
    house.pass_time(SHY, rng)
    assert house.given == 2


def test_single_shard_stays_where_it_is() -> None:
    """The other stands by."""
    house, rng = House(1), Random(1)
    house.there += [Process(), Process()]
    house.pass_time(5 * CALM, rng)
    assert (house.spread(), house.given) == ([0, 1], 0)


def test_a_moment_s_wish_moves_nobody() -> None:
    """Somebody who comes and goes."""
    one, ours = Balance(), 16
    for _ in range(3 * CALM):
        for wanting in (1, 1, 0):
            assert not one.gives(Census(16, 2, 16, wanting, 16), ours, calm=True)


def test_nobody_gives_before_it_has_been_calm() -> None:
    one, asked = Balance(), Census(16, 2, 16, 1, 16)
    assert [one.gives(asked, 16, calm=True) for _ in range(CALM)] == [False] * (CALM - 1) + [True]
    assert not one.gives(asked, 16, calm=False)
    assert balance.HEARD < CALM


def test_late_taker_is_given_as_long_again() -> None:
    """The one who gave it takes it back, and has then all that there are."""
    rng, house = Random(1), House(16)
    giver, slow = Process(), Process()
    house.there = [giver]
    house.settle(rng)
    house.there.append(slow)
    for _ in range(2):
        while len(giver.ours) == house.shards:
            house.look(slow, rng)
            house.look(giver, rng)
        for _ in range(HEARD - 1):
            house.look(giver, rng)
            assert len(giver.ours) == house.shards - 1
        house.look(giver, rng)
        assert len(giver.ours) == house.shards


def test_nobody_gives_their_last_shard() -> None:
    one, asked = Balance(), Census(1, 2, 1, 1, 1)
    assert not any(one.gives(asked, 1, calm=True) for _ in range(2 * CALM))
