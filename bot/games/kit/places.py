"""Names for places in an unsorted hand: letters, as its cards are numbers."""

from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
"""Letters used, without those that look like numbers."""


def letter(place: int) -> str:
    """Return the name of a place: `a` for the leftmost, `z` for the twenty-third, then `aa`."""
    more, last = divmod(place, len(_LETTERS))
    return (letter(more - 1) if more else "") + _LETTERS[last]


def place_of(letters: str) -> int | None:
    """Return the place with this name; None if it is no name of a place."""
    place = -1
    for one in letters.strip().casefold():
        if one not in _LETTERS:
            return None
        place = (place + 1) * len(_LETTERS) + _LETTERS.index(one)
    return place if place >= 0 else None
