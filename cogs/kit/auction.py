"""Texts and controls shared by games whose players bid for tricks with a trump."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.base import Seat
    from cogs.kit.game_cog import Names

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


def high_bid(bid: str, bidder: Seat, names: Names) -> str:
    return words()("bid-high", bid=bid, name=names[bidder]) if bid else words()("bid-nobody")


def auction(bid: str, bidder: Seat, some: Iterable[tuple[Seat, str]], names: Names) -> list[str]:
    """Tell the bid to beat and the calls; only the bid if it is the only call."""
    made, high = list(some), high_bid(bid, bidder, names)
    return [high] if made in ([], [(bidder, bid)]) else [high, calls(made, names)]


def steps_to_bids(bids: Sequence[str]) -> Mapping[str, str]:
    """Return the numbers of tricks in these bids, as steps of a command."""
    numbers = dict.fromkeys(int(bid[:-1]) for bid in bids)
    return {words()("bid-tricks", tricks=number): f"bid {number}" for number in numbers}
