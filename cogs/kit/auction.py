"""Texts and controls shared by games whose players bid for tricks with a trump."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.words import words
from cogs.kit.controls import Menu, Option, Press, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.games.base import Seat
    from cogs.kit.game_cog import Names, Panel
    from cogs.kit.pages import Row

_TRICKS: Final = re.compile(r"bid ([0-9]{1,2})")


def tricks_begun(so_far: str) -> int:
    """Return the number of tricks in a bid that lacks its suit; 0 if there is none."""
    match = _TRICKS.fullmatch(so_far)
    return int(match[1]) if match else 0


def calls(some: Iterable[tuple[Seat, str]], names: Names) -> str:
    """Tell each call: the bids and the passes."""
    return words()("calls", calls=" · ".join(_call(call, names[seat]) for seat, call in some))


def _call(call: str, name: str) -> str:
    return words()("call-pass", name=name) if call == "pass" else words()("call-bid", name=name, bid=call)


def contract(bid: str, team: Sequence[str], taken: int) -> list[str]:
    """Tell a listener the bid, which names the trumps, and apart from it the tricks of those who made it."""
    names, count = words().joined(team), len(team)
    made = words()("spoken-contract", bid=bid, names=names)
    progress = words()("spoken-progress", names=names, count=count, taken=taken, tricks=int(bid[:-1]))
    return [made, progress] if taken else [made]


def high_bid(bid: str, bidder: Seat, names: Names) -> str:
    return words()("bid-high", bid=bid, name=names[bidder]) if bid else words()("bid-nobody")


def auction(bid: str, bidder: Seat, some: Iterable[tuple[Seat, str]], names: Names) -> list[str]:
    """Tell the bid to beat and the calls; only the bid if it is the only call."""
    made, high = list(some), high_bid(bid, bidder, names)
    return [high] if made in ([], [(bidder, bid)]) else [high, calls(made, names)]


def controls(
    every: Sequence[str], likely: Sequence[str], panel: Panel, called: Callable[[str], str], *, passes: bool
) -> tuple[Row, ...]:
    """Return Pass, the likely bids, and a select of the other numbers of tricks; these lead to their suits.

    `passes`: whether the player may pass; the button stands in its place even if not.
    """
    say, ids, begun = words(), panel.ids, tricks_begun(panel.so_far)
    passing = Press(say("button-pass"), ids.act("pass"), disabled=not passes)
    named = [bid for bid in every if int(bid[:-1]) == begun]
    bids = tuple(Press(called(bid), ids.act(f"bid {bid}"), Style.primary) for bid in named or likely)
    if named:
        return ((passing, Press(say("button-other-number"), ids.back())), bids)
    numbers = dict.fromkeys(int(bid[:-1]) for bid in every if bid not in likely)
    if not numbers:
        return ((passing,), bids)
    lower = "yes" if min(numbers) < int(likely[0][:-1]) else "no"
    options = tuple(Option(say("bid-tricks", tricks=number), str(number)) for number in numbers)
    return ((passing,), bids, Menu(say("bid-higher", lower=lower), ids.step("bid"), options))
