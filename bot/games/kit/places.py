"""Places of a hand that is never sorted, as players call them: by letters, for its cards are numbers."""

from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
"""Without those that look like numbers."""


def letter(place: int) -> str:
    """`a` for the leftmost, `z` for the twenty-third, then `aa`."""
    more, last = divmod(place, len(_LETTERS))
    return (letter(more - 1) if more else "") + _LETTERS[last]


def place_of(letters: str) -> int | None:
    """The place that is called so; None for what is no place's name."""
    place = -1
    for one in letters.strip().casefold():
        if one not in _LETTERS:
            return None
        place = (place + 1) * len(_LETTERS) + _LETTERS.index(one)
    return place if place >= 0 else None
