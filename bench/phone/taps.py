"""The number of taps that a hand takes by the shortest way. `python -m bench.phone.taps`.

A person makes the moves of a normal computer player on their own panel: a button is one tap; a select is
opened, chosen from, and closed if several may be chosen. As soon as the leader cannot lose a trick any more,
they claim the rest. Moves that the bot makes for people take none.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, NamedTuple, get_args

from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, Seat, as_written, begins_hand, chosen, only, pick, play
from bot.records.stored import Preferences
from bot.tables.claims import certain
from bot.tables.forced import ENOUGH
from cogs.kit.controls import Menu, Press
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from cogs.kit.pages import Page

Company = Literal["people", "slow", "accepted", "computers"]
"""The company at the other seats. Among people the bot makes moves that all can see to be forced, and all
forced moves once it knows a person's pace, except for slow ones; for a person who has accepted that, and
among computer players, it always does."""

COMPANIES: Final[tuple[Company, ...]] = get_args(Company)

ACTED: Final = "\x00"
"""Marker in place of steps for a done action."""


@dataclass
class Hand:
    """A seat's actions in one hand."""

    taps: int = 0
    actions: int = 0
    forced: int = 0
    """Number of them that the bot made."""
    bids: int = 0
    """Number of bids in the auction."""
    before: int = 0
    """Number of actions in earlier hands."""


@dataclass
class Count:
    hands: list[Hand] = field(default_factory=list)

    @property
    def taps(self) -> list[int]:
        return [hand.taps for hand in self.hands]


def front_of(slug: str) -> AnyCog:
    bot: Any = None
    (front,) = (front for front in game_cogs() if front.game.slug == slug)
    return front(bot)


class Tap(NamedTuple):
    """A button that is pressed, or a select with its chosen values."""

    custom_id: str
    values: tuple[str, ...] = ()
    taps: int = 1


Way = tuple[Tap, ...]


def way_to(front: AnyCog, view: Any, action: str, ids: Ids) -> Way:
    """Return the fewest taps on the seat's panel that do this action."""
    ways: dict[str, Way] = {"": ()}
    due = {""}
    while due:
        so_far = min(due, key=lambda steps: taps(ways[steps]))
        due.remove(so_far)
        if so_far == ACTED:
            return ways[ACTED]
        for tap in _offered(front, view, so_far, ids, action):
            reached = _reached(tap, view, ids.seat, action)
            way = (*ways[so_far], tap)
            if reached is not None and (reached not in ways or taps(way) < taps(ways[reached])):
                ways[reached] = way
                due.add(reached)
    raise LookupError(action)


def taps(way: Way) -> int:
    return sum(tap.taps for tap in way)


def _reached(tap: Tap, view: Any, seat: Seat, action: str) -> str | None:
    """Return the steps that a tap leads to; None if they lead to another action."""
    _, kind, _, _, _, text = tap.custom_id.split(":", 5)
    text = " ".join(filter(None, (text, *tap.values)))
    if kind == "narrow":
        return text if _towards(text, action) else None
    return ACTED if as_written(view, seat, text) == action else None


def _towards(steps: str, action: str) -> bool:
    """Whether these steps may lead to this action: they name nothing that it lacks."""
    verb, *words = steps.split(" ")
    if not action.startswith(f"{verb} "):
        return True
    if verb == "discard":
        return set(words) <= set(action.split(" "))
    return verb != "arrange" or f"{action} ".startswith(f"{steps} ")


def _offered(front: AnyCog, view: Any, so_far: str, ids: Ids, wanted: str) -> Iterator[Tap]:
    """Yield every tap on the panel with these steps taken, and every choice in its selects."""
    panel = Panel(ids, so_far, Preferences(1), tuple(f"P{n}" for n in range(view.players)))
    for control in Page((), rows=front.controls(view, ids.seat, panel)).controls:
        if not isinstance(control, Menu):
            if isinstance(control, Press) and control.disabled:
                continue
            # A question for confirmation is one tap more.
            yield Tap(control.custom_id, taps=2 if control.custom_id.startswith("press:sure:") else 1)
        elif control.most == 1:
            yield from (Tap(control.custom_id, (option.value,), 2) for option in control.options)
        else:
            values = [option.value for option in control.options if option.value in wanted.split(" ")]
            some = tuple(values[: control.most])
            if len(some) >= control.least:
                yield Tap(control.custom_id, some, 2 + len(some))


def counted(slug: str, players: int, hands: int, company: Company, seed: int = 1) -> Count:
    """Play so many hands; return the count of each person's seat in them."""
    rng, front, found = Random(f"{slug} {players} {seed}"), front_of(slug), Count()
    game = GAMES[slug]
    while True:
        state: Any = game.start(players, chosen(game, players, {}))
        own: dict[Seat, Hand] = {}
        done = [0] * players
        while state.to_act:
            seat = min(state.to_act)
            if seat == NATURE:
                action = pick(rng, state.legal(seat))
                if begins_hand(seat, action):
                    found.hands += own.values()
                    if len(found.hands) >= hands:
                        return found
                    seats = range(1 if company == "computers" else players)
                    own = {one: Hand(before=done[one]) for one in seats}
                state, _ = play(state, seat, action)
                continue
            action = _wanted(slug, state, seat, rng)
            done[seat] += 1
            hand = own.get(seat)
            if hand and certain(state.view(seat), seat):
                # The other people agree; computer players do so at once.
                for one in own.values():
                    one.taps += 1
                found.hands += own.values()
                hand, own = None, {}
            if hand:
                _count(front, state, seat, action, hand, company)
            state, _ = play(state, seat, action)
        found.hands += own.values()
        if len(found.hands) >= hands:
            return found


def _wanted(slug: str, state: Any, seat: Seat, rng: Random) -> str:
    return only(state, seat) or brain(slug, "normal")(state.view(seat), seat, rng)


def _count(front: AnyCog, state: Any, seat: Seat, action: str, hand: Hand, company: Company) -> None:
    known = company == "people" and hand.before + hand.actions >= ENOUGH
    hand.actions += 1
    if state.phase == "auction" and action != "pass":
        hand.bids += 1
    if only(state, seat) and (known or company in ("accepted", "computers") or state.view(None).forced(seat)):
        hand.forced += 1
        return
    hand.taps += taps(way_to(front, state.view(seat), action, Ids(1, seat, 0)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.phone.taps", description=__doc__)
    parser.add_argument("--hands", type=int, default=200)
    args = parser.parse_args()
    sys.stdout.write("game, seats, company: taps a hand (median, most); of them all, forced and done\n")
    for slug, game in GAMES.items():
        for players in game.seats:
            for company in COMPANIES:
                made = counted(slug, players, args.hands, company)
                share = sum(one.forced for one in made.hands) / sum(one.actions for one in made.hands)
                sys.stdout.write(
                    f"{slug:15}{players} {company:10}{statistics.median(made.taps):6.1f}{max(made.taps):5}"
                    f"{share:7.0%}\n"
                )


if __name__ == "__main__":
    main()
