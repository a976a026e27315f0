"""Rows of buttons that a phone has room for, and the menu that stands for more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from bot.words import words
from cogs.kit.controls import Menu, Option, Press, Style, fits, flowing, width_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cogs.kit.game_cog import Panel
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row

BUTTONS_A_ROW: Final = 4
"""Buttons that a phone shows side by side."""
MOST_IN_A_ROW: Final = 5
MOST_OF_CARDS: Final = 30
"""Maximum buttons and rows of cards, with room left for a panel's other parts."""
MOST_OF_A_HAND: Final = 32
"""Maximum buttons and rows where the other parts are a picture, texts and the row of help."""
MOST_BESIDE: Final = 6
"""Maximum buttons of a game beside one for each card."""
MOST_ON_A_PANEL: Final = 9
"""Maximum buttons of a panel beside one for each card, with those of help."""
_OF_A_CARD: Final = re.compile(r"(?:play|insert) [^ ]+|offer h[0-9]+|(?:discard|arrange) .+")


def abreast(count: int, labels: Iterable[str] = ()) -> int:
    """Return the number of buttons in a row that a phone has room for, or more if rows would be too many."""
    widths = [width_of(label) for label in labels]
    for most in range(BUTTONS_A_ROW, 0, -1):
        if count + -(-count // most) > MOST_OF_CARDS:
            return most + 1
        if all(fits(widths[first : first + most]) for first in range(0, count, most)):
            return most
    return 1


def buttons(
    labels: Iterable[tuple[str, Id]], *, style: Style = Style.primary, most: int = 0
) -> tuple[tuple[Press, ...], ...]:
    """Return rows of buttons, `most` in each; by default even rows that fit a phone (`abreast`)."""
    presses = [Press(label, made, style) for label, made in labels]
    if not most and presses:
        rows = -(-len(presses) // abreast(len(presses), (press.label for press in presses)))
        most = -(-len(presses) // rows)
    return in_rows(presses, most or BUTTONS_A_ROW)


def several(panel: Panel, combinations: Mapping[str, str], room: int) -> tuple[Row, ...]:
    """Return combinations of cards as buttons, or as a menu if they exceed `room`."""
    if len(combinations) <= room:
        even = buttons((name, panel.ids.act(f"play {option}")) for option, name in combinations.items())
        # One wide combination would leave all others alone in their rows.
        return min(even, flowing(*(press for row in even for press in row)), key=len)
    options = tuple(Option(name, option) for option, name in combinations.items())
    return (Menu(words()("several-cards", count=len(options)), panel.ids.act("play"), options),)


def beside(controls: Iterable[Any]) -> int:
    """Count the buttons that stand for no card of the hand."""
    presses = (one for one in controls if isinstance(one, Press))
    return sum(not _OF_A_CARD.fullmatch(getattr(one.id, "action", "")) for one in presses)


def in_rows(presses: Sequence[Press], most: int) -> tuple[tuple[Press, ...], ...]:
    return tuple(tuple(presses[first : first + most]) for first in range(0, len(presses), most))


def in_groups(sections: Iterable[Iterable[Sequence[tuple[str, Id]]]]) -> tuple[tuple[Press, ...], ...]:
    """Return rows of card buttons: a section begins a row, and groups that fit a row stay together.

    If that makes too many rows for a message, the fewest possible.
    """
    parted = [[tuple(group) for group in section if group] for section in sections]
    rows: list[list[tuple[str, Id]]] = []
    for section in parted:
        begun = False
        for group in section:
            most = abreast(len(group), (label for label, _ in group))
            size = -(-len(group) // -(-len(group) // most))
            for start in range(0, len(group), size):
                part = group[start : start + size]
                if begun and size >= len(group) and _fits_a_row([*rows[-1], *part]):
                    rows[-1] += part
                else:
                    rows.append([*part])
                begun = True
    if len(rows) + sum(map(len, rows)) > MOST_OF_A_HAND:
        every = [label for row in rows for label in row]
        flown = flowing(*(Press(label, made, Style.primary) for label, made in every))
        return flown if len(flown) + len(every) <= MOST_OF_A_HAND else buttons(every, most=MOST_IN_A_ROW)
    return tuple(row for labels in rows for row in buttons(labels, most=BUTTONS_A_ROW))


def _fits_a_row(row: Sequence[tuple[str, Id]]) -> bool:
    return len(row) <= BUTTONS_A_ROW and fits([width_of(label) for label, _ in row])
