"""Results of matches that were not played."""

from __future__ import annotations

from functools import partial

from bot.ratings.ledger import enter
from bot.records.results import RATED, Result
from bot.records.stored import Occupant, Record, now
from tests.e2e.salon import Salon


async def entered(
    salon: Salon, users: list[int], places: list[int], *, slug: str = "differ", guild: int | None = None,
    names: dict[int, str] | None = None, ended: int | None = None,
) -> None:  # fmt: skip
    """Enter the result of a match of these people, as if they had played it."""
    called = {person.id: name for name, person in salon.people.items()} | (names or {})
    seats = tuple(Occupant(called.get(user, f"Person {user}"), user) for user in users)
    at, guild = ended or now(), guild or salon.guild.id
    record = Record(0, guild, 0, slug, 1, {}, users[0], seats, at, at, status="over")
    made = await salon.as_bot(salon.bot.store.create(record))
    match = [
        Result(made.id, seat, guild, slug, len(users), one.user, None, one.name, 9 - place, place, None,
               RATED, at)
        for seat, (one, place) in enumerate(zip(seats, places, strict=True))
    ]  # fmt: skip
    await salon.as_bot(salon.bot.store.write(partial(enter, match=match)))
