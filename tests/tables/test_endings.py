"""Votes to end a match, and who judges a person who stalls."""

from __future__ import annotations

from bot.records.stored import Occupant, Record
from bot.tables.endings import ending


def seated(*people: str) -> Record:
    chairs = tuple(Occupant(name, user) for user, name in enumerate(people, 1))
    return Record(1, 1, 1, "differ", 1, {}, 1, chairs, 0, 0, status="playing")


def test_one_person_does_not_judge_who_stalls() -> None:
    assert ending(seated("Ann", "Bob"), (), [0], early=False).without == ()


def test_two_people_judge_who_stalls() -> None:
    assert ending(seated("Ann", "Bob", "Cat"), (), [0], early=False).without == (0,)


def test_one_person_need_not_wait_for_who_is_overdue() -> None:
    assert ending(seated("Ann", "Bob"), [0], early=False).without == (0,)
