"""The shapes of the four French suits, each in a box from -100 to 100."""

from typing import Final

from rendering.kit import palette
from rendering.kit.pen import circle

SHAPES: Final = {
    "C": (
        f"{circle(0, -53, 44)} {circle(-54, 22, 44)} {circle(54, 22, 44)} {circle(0, 2, 20)}"
        " M 10 0 C 9 48 18 84 38 97 L -38 97 C -18 84 -9 48 -10 0 Z"
    ),
    "D": (
        "M 0 -101 C 20 -62 46 -28 77 0 C 46 28 20 62 0 101 C -20 62 -46 28 -77 0 C -46 -28 -20 -62 0 -101 Z"
    ),
    "H": (
        "M 0 97 C -12 72 -97 28 -97 -34 C -97 -70 -74 -92 -48 -92 C -24 -92 -7 -78 0 -54"
        " C 7 -78 24 -92 48 -92 C 74 -92 97 -70 97 -34 C 97 28 12 72 0 97 Z"
    ),
    "S": (
        "M 0 -99 C 12 -74 93 -24 93 28 C 93 58 72 74 49 74 C 31 74 16 65 8 50 C 9 72 18 89 37 97"
        " L -37 97 C -18 89 -9 72 -8 50 C -16 65 -31 74 -49 74 C -72 74 -93 58 -93 28"
        " C -93 -24 -12 -74 0 -99 Z"
    ),
}

INKS: Final = {
    4: {"C": palette.GREEN, "D": palette.BLUE, "H": palette.RED, "S": palette.BLACK},
    2: {"C": palette.BLACK, "D": palette.RED, "H": palette.RED, "S": palette.BLACK},
}
"""Colours by their number, as the player prefers, then by suit."""
