"""Where everything lies on 92Q's table, by the number of players."""

from dataclasses import dataclass
from typing import Final

from rendering.kit import palette
from rendering.kit.canvas import Spot
from rendering.kit.palette import Colour
from rendering.kit.sheets import Size

WIDTH: Final = 1000
MARGIN: Final = 14
GAP: Final = 12
PLATE: Final = ((WIDTH - 2 * MARGIN - 2 * GAP) // 3, 108)
CARD: Final = Size.SMALL

_LEFT, _MIDDLE, _RIGHT = (MARGIN + column * (PLATE[0] + GAP) for column in range(3))
_INSET: Final = (PLATE[0] - CARD.width) // 2
_BELOW: Final = PLATE[1] + 8
"""From the top of a plate to the top of the card under it."""
_STACK: Final = _BELOW + CARD.height
"""The height of a plate with a card under it, or over it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Top left corners; seat 0 sits at the bottom and the others follow clockwise."""

    height: int
    plates: tuple[Spot, ...]
    cards: tuple[Spot, ...]
    towards: tuple[int, ...]
    """Where a wedge points that stands for the seat, in degrees clockwise from down."""
    contract: Spot
    ground: Colour
    """What the contract lies on."""
    progress: Spot
    """Its top right corner."""
    last: Spot
    mat: tuple[Spot, int]
    """Its top left corner and its diameter."""
    step: int
    """From one card of the last trick to the next."""

    @property
    def middle(self) -> Spot:
        """Of the mat."""
        (x, y), across = self.mat
        return x + across // 2, y + across // 2


def _over(plate: Spot) -> Spot:
    return plate[0] + _INSET, plate[1] - _STACK + PLATE[1]


def _under(plate: Spot) -> Spot:
    return plate[0] + _INSET, plate[1] + _BELOW


def _four() -> Layout:
    x = _MIDDLE + _INSET
    plates = ((_MIDDLE, 660), (_LEFT, 337), (_MIDDLE, MARGIN), (_RIGHT, 337))
    # No card lies on what another one has in its left column.
    cards = ((x, 470), (x - 98, 300), (x, 130), (x + 98, 300))
    return Layout(
        height=782,
        plates=plates,
        cards=cards,
        towards=(0, 90, 180, 270),
        contract=(_LEFT, MARGIN),
        ground=palette.FELT,
        progress=(WIDTH - MARGIN, MARGIN),
        last=(_LEFT, 680),
        mat=((260, 151), 480),
        step=80,
    )


def _six() -> Layout:
    top, bottom = MARGIN, 748
    plates = (
        (_MIDDLE, bottom), (_LEFT, bottom), (_LEFT, top), (_MIDDLE, top), (_RIGHT, top), (_RIGHT, bottom),
    )  # fmt: skip
    cards = tuple(_under(plate) if plate[1] == top else _over(plate) for plate in plates)
    return Layout(
        height=972,
        plates=plates,
        cards=cards,
        towards=(0, 45, 135, 180, 225, 315),
        contract=(_MIDDLE + 13, 330),
        ground=palette.DEEP,
        progress=(WIDTH - MARGIN, 870),
        last=(_LEFT, 870),
        mat=((240, 180), 520),
        step=100,
    )


def _eight() -> Layout:
    top, middle, bottom = MARGIN, 326, 828
    plates = (
        (_MIDDLE, bottom), (_LEFT, bottom), (_LEFT, middle), (_LEFT, top),
        (_MIDDLE, top), (_RIGHT, top), (_RIGHT, middle), (_RIGHT, bottom),
    )  # fmt: skip
    cards = tuple(_over(plate) if plate[1] == bottom else _under(plate) for plate in plates)
    return Layout(
        height=1052,
        plates=plates,
        cards=cards,
        towards=(0, 45, 90, 135, 180, 225, 270, 315),
        contract=(_MIDDLE + 13, 370),
        ground=palette.DEEP,
        progress=(WIDTH - MARGIN, 950),
        last=(_LEFT, 950),
        mat=((240, 220), 520),
        step=91,
    )


LAYOUTS: Final = {4: _four(), 6: _six(), 8: _eight()}
