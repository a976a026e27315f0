"""Shorten players' names to what the font can write in the room there is, and keep them distinct."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from rendering.kit.canvas import width_of
from rendering.kit.fonts import has

LEAST: Final = 36
"""Least height of a line in a picture of 1,000 units, so that a phone shows it in letters of ten pixels."""
LONGEST_END: Final = 8
"""Longest end of a name, in letters, that is kept to tell it from another shortened name."""


def written(name: str) -> str:
    """Return the name without letters that the font lacks; empty if too little of it is left."""
    kept = " ".join("".join(letter for letter in name if _drawn(letter)).split())
    letters = sum(letter.isalnum() for letter in name)
    left = sum(letter.isalnum() for letter in kept)
    return kept if left and left * 2 > letters else ""


def _drawn(letter: str) -> bool:
    # Some fonts draw joiners and direction marks as a bar over the name.
    return unicodedata.category(letter) != "Cf" and has(letter)


def shortened(names: Iterable[str], fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the names, shortened where they do not fit.

    Names that would look alike when shortened keep different ends, or get a number.
    """
    every = tuple(names)
    made = {name: name if fits(name) else _cut(name, "", fits) for name in every}
    for end in range(1, LONGEST_END + 1):
        alike = _cut_alike(made)
        if not alike:
            break
        for name in alike:
            made[name] = _cut(name, name[-end:], fits)
    for number, name in enumerate(_cut_alike(made), 1):
        made[name] = _cut(name, str(number), fits)
    return tuple(made[name] for name in every)


def _cut_alike(made: dict[str, str]) -> list[str]:
    """Return the shortened names that look like another name."""
    many = Counter(made.values())
    return [name for name, one in made.items() if many[one] > 1 and one != name]


def _cut(name: str, end: str, fits: Callable[[str], bool]) -> str:
    """Return as much of the name as fits before an ellipsis and this end."""
    while name and not fits(f"{name}…{end}"):
        name = name[:-1].rstrip()
    return f"{name}…{end}"


def apart(names: Iterable[str], room: int, height: int) -> tuple[str, ...]:
    """Return the names shortened as by `fitted`, and told apart from each other."""
    return shortened(names, lambda name: width_of(written(name), _reduced(height)) <= room)


def fitted(name: str, room: int, height: int) -> tuple[str, int]:
    """Return the text to write and its height: slightly reduced if necessary, then cut."""
    for smaller in (height, max(_reduced(height), height * 9 // 10), _reduced(height)):
        if width_of(name, smaller) <= room:
            return name, smaller
    height = _reduced(height)
    while name and width_of(name + "…", height) > room:
        name = name[:-1].rstrip()
    return name + "…", height


def _reduced(height: int) -> int:
    return min(height, max(LEAST, height * 8 // 10))


def to_reader(names: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Return the names for sentences to this seat's player, whose own is empty: what is theirs is "your"."""
    return (*names[:seat], "", *names[seat + 1 :])
