"""Controls of Spring Cleaning's panel for places: to insert, to offer, to arrange an Offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bot.games.springcleaning.combinations import Cards
from bot.words import words
from cogs.kit.button_rows import buttons
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import Panel
from cogs.springcleaning.tree import MOST_BRANCHES, steps

if TYPE_CHECKING:
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row

LONGEST: Final = 50
"""Cards whose order fits a select's value."""


def insert(hand: Cards, panel: Panel) -> tuple[Row, ...]:
    """Return the gaps from left to right, in two steps for extremely large hands."""
    gaps, spoken = range(len(hand) + 1), panel.player.text_only
    named = gap_names(hand, gaps, spoken=spoken)
    every = [(name, panel.ids.act(f"insert {gap}")) for name, gap in named]
    return _in_parts(every, "insert", panel)


def offer(hand: Cards, panel: Panel) -> tuple[Row, ...]:
    """Return the cards of the hand, from left to right as in the picture."""
    every = [(place_name(hand, place), panel.ids.act(f"offer h{place}")) for place in range(len(hand))]
    return _in_parts(every, "offer", panel)


def gap_names(hand: Cards, gaps: Iterable[int], *, spoken: bool = False) -> list[tuple[str, str]]:
    """Pair the names of gaps with the gaps; those that look alike also have their place."""
    named = {gap: _gap_name(hand, gap, spoken=spoken) for gap in gaps}
    often = Counter(named.values())
    return [
        (name if often[name] == 1 else words()("springcleaning-at", cards=name, place=gap), str(gap))
        for gap, name in named.items()
    ]


def _gap_name(hand: Cards, gap: int, *, spoken: bool) -> str:
    """Name a gap of the hand by its neighbours; `spoken`: without the sign, which nobody hears."""
    before = hand[gap - 1] if gap else ""
    after = hand[gap] if gap < len(hand) else ""
    end = "left" if not gap else "right" if not after or spoken else "no"
    if not spoken:
        # Beside several equal cards, "before 7" says nothing.
        end = {"left": "first", "right": "last"}.get(end, end)
    return words()("springcleaning-gap", before=before, after=after, end=end)


def place_name(hand: Cards, place: int) -> str:
    """Name a card of the hand, with its place if others look like it."""
    card = hand[place]
    return card if hand.count(card) == 1 else words()("springcleaning-at", cards=card, place=place)


def _in_parts(every: Sequence[tuple[str, Id]], verb: str, panel: Panel) -> tuple[Row, ...]:
    """Return buttons in order; if they do not fit, first a select of parts."""
    if len(every) <= MOST_BRANCHES:
        return buttons(every)
    taken = steps(panel.so_far, verb)
    starts = parts([name for name, _ in every])
    if taken and taken[0] in map(str, starts.values()):
        start = int(taken[0])
        return (*buttons(every[start : start + MOST_BRANCHES]), (back(panel),))
    options = tuple(Option(name, str(start)) for name, start in starts.items())
    return (Menu(words()("springcleaning-whereabouts"), panel.ids.step(verb), options),)


def parts(every: Sequence[str]) -> Mapping[str, int]:
    """Map the names of parts (first and last entry) to their starts; a part is shown at once."""
    say = words()
    return {
        say("springcleaning-part", first=every[start], last=every[start : start + MOST_BRANCHES][-1]): start
        for start in range(0, len(every), MOST_BRANCHES)
    }


def arranged(offer: Cards, so_far: str) -> tuple[Cards, Cards]:
    """Return the Offer's cards as ordered so far, and its other cards."""
    chosen = tuple("".join(steps(so_far, "arrange")))
    rest = list(offer)
    for card in chosen:
        if card not in rest:
            return (), offer
        rest.remove(card)
    return chosen, tuple(rest)


def arrange(offer: Cards, panel: Panel) -> tuple[Row, ...]:
    """Return buttons for the next card from the left, and for all others upward or downward at once."""
    say = words()
    chosen, rest = arranged(offer, panel.so_far)
    ends = {rest: "up", rest[::-1]: "down"}
    if len(set(rest)) == 1:
        ends = {rest: "so"}
    elif len(offer) > LONGEST:
        ends = {rest: "up"}
    orders = [(*chosen, *end) for end in ends]
    # The longest orders exceed an id, so their end is a select's value.
    head = " ".join(("arrange", *orders[0][:-LONGEST]))
    options = tuple(
        Option(say("springcleaning-order", order=way, cards=_few(end)), " ".join(order[-LONGEST:]))
        for (end, way), order in zip(ends.items(), orders, strict=True)
    )
    rows: list[Row] = []
    if len(set(rest)) > 1:
        steps_on = (
            (say("springcleaning-next", card=card), panel.ids.step("arrange " + "".join((*chosen, card))))
            for card in dict.fromkeys(rest)
        )
        rows += buttons(steps_on)
    if len(head) == len("arrange") and len(offer) <= MOST_BRANCHES:
        rows += buttons(
            ((option.label, panel.ids.act(f"{head} {option.value}")) for option in options),
            style=Style.success if len(options) == 1 else Style.primary,
        )
    else:
        rows.append(Menu(say("springcleaning-orders"), panel.ids.act(head), options))
    return (*rows, (back(panel),)) if chosen else tuple(rows)


def _few(cards: Cards) -> str:
    return " ".join(cards) if len(cards) <= MOST_BRANCHES else " ".join((*cards[:3], "…", *cards[-3:]))


def back(panel: Panel) -> Press:
    return Press(words()("springcleaning-back"), panel.ids.back())
