"""Names that look alike are told apart, whoever stands beside whom."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.store.names import Person, folded, usernames
from bot.tables.lobby import COMPUTERS
from cogs.core.names import NAME_SHOWN, apart
from rendering.kit.alt import cut
from rendering.kit.names import apart as fitted_apart

ALIKE = {
    "case": ("Ann", "ANN"),
    "width": ("Ann", "\uff21\uff4e\uff4e"),
    "styled": ("Ann", "\U0001d4d0\U0001d4f7\U0001d4f7"),
    "blanks": ("Ann", "A n n"),
    "zero width": ("Ann", "A\u200bn\u2060n"),
    "override": ("Ann", "\u202eAnn\u202c"),
    "Cyrillic": ("Ann", "\u0410nn"),
    "Greek": ("Toco", "\u03a4o\u03f2\u03bf"),
    "accents": ("Zoe", "Zoë"),
    "strokes": ("Illa", "lI1a"),
    "letters that touch": ("Arno", "Amo"),
    "what a font lacks": ("Ann", "Ann\U0001f9a4"),
    "the same beginning": ("[Team of the Evening Cards] Al", "[Team of the Evening Cards] Bo"),
}


@pytest.fixture(autouse=True)
def nobody_known() -> None:
    for user in range(1, 20):
        usernames.forget(user)


@pytest.mark.parametrize("pair", ALIKE.values(), ids=ALIKE)
def test_two_that_look_alike_have_their_usernames(pair: tuple[str, str]) -> None:
    usernames.learn(1, "one")
    usernames.learn(2, "another")
    names = apart(Person(name, user) for user, name in enumerate(pair, 1))
    assert "one" in names[0]
    assert "another" in names[1]
    assert all(len(name) <= NAME_SHOWN for name in names)


@pytest.mark.parametrize("pair", ALIKE.values(), ids=ALIKE)
def test_without_usernames_they_are_numbered(pair: tuple[str, str]) -> None:
    first, second = apart(Person(name, user) for user, name in enumerate(pair, 1))
    assert folded(first) != folded(second)
    assert second.endswith("(2)")


@pytest.mark.parametrize("other", ["Anne", "Anna", "Bob", "Аня", "محمد", "日本"])
def test_names_that_differ_stay_as_they_are(other: str) -> None:
    assert apart((Person("Ann", 1), Person(other, 2))) == ("Ann", other)


def test_somebody_at_two_places_is_called_the_same() -> None:
    usernames.learn(1, "one")
    usernames.learn(2, "another")
    names = apart((Person("Ann", 1), Person("Ann", 2), Person("Ann", 1)))
    assert names[0] == names[2] != names[1]


def test_nobody_passes_for_another_by_their_username() -> None:
    """A person with another's display name keeps their own username."""
    for user, username in enumerate(("ann", "impostor", "third"), 1):
        usernames.learn(user, username)
    names = apart((Person("Ann", 1), Person("Ann", 2), Person("Ann (ann)", 3)))
    assert all(folded(one) != folded(other) for one, other in combinations(names, 2))
    assert "third" in names[2]


def test_usernames_that_look_alike_are_numbered() -> None:
    usernames.learn(1, "annl")
    usernames.learn(2, "ann1")
    first, second = apart((Person("Ann", 1), Person("Ann", 2)))
    assert folded(first) != folded(second)


def test_long_usernames_have_room() -> None:
    for user, end in ((1, "a"), (2, "b")):
        usernames.learn(user, "_" * 31 + end)
    first, second = apart((Person("Ann", 1), Person("Ann", 2)))
    assert first != second
    assert max(map(len, (first, second))) <= NAME_SHOWN


@pytest.mark.parametrize("name", ["Toco", "toco", "T\u043eco", "To co"])
def test_no_computer_player_is_called_as_somebody_present(name: str) -> None:
    person, computer, other = apart(
        (Person(name, 1), Person("Toco", level="hard"), Person("Ariel", level="hard"))
    )
    assert person == name
    assert computer in COMPUTERS
    assert len({folded(person), folded(computer), folded(other)}) == 3
    assert other == "Ariel"


def test_former_players_are_all_called_so() -> None:
    assert len({*apart((Person("", -1), Person("", -2), Person("")))}) == 1
    assert apart((Person("", -1), Person("a former player", 1)))[1] != "a former player"


@pytest.mark.parametrize("most", [20, 12, 7, 4])
def test_names_that_are_cut_are_still_as_many(most: int) -> None:
    some = ("Alexander the Great", "Alexander the Small", "Alexandra the Great", "Ann")
    names = cut(some, most)
    assert len({*names}) == 4
    assert all(len(name) <= most for name in names)
    assert names[3] == "Ann"


def test_cut_names_stay_distinct() -> None:
    some = tuple(f"Wilhelmina Wolfgang {end}" for end in ("ab", "cb", "xyz", "xyw"))
    assert len({*fitted_apart(some, 150, 38)}) == 4
