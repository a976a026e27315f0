"""A player's name as the font can write it in the room there is."""

import unicodedata

from rendering.kit.canvas import width_of
from rendering.kit.fonts import has


def written(name: str) -> str:
    """The name without the letters that the font lacks; nothing where too little of it is left."""
    kept = " ".join("".join(letter for letter in name if _drawn(letter)).split())
    letters = sum(letter.isalnum() for letter in name)
    left = sum(letter.isalnum() for letter in kept)
    return kept if left and left * 2 > letters else ""


def _drawn(letter: str) -> bool:
    # Joiners and marks of direction have a glyph in some fonts: a bar over the name.
    return unicodedata.category(letter) != "Cf" and has(letter)


def fitted(name: str, room: int, height: int) -> tuple[str, int]:
    """The text to write and its height: a little smaller if need be, then cut short."""
    for smaller in (height, height * 9 // 10, height * 8 // 10):
        if width_of(name, smaller) <= room:
            return name, smaller
    height = height * 8 // 10
    while name and width_of(name + "…", height) > room:
        name = name[:-1].rstrip()
    return name + "…", height
