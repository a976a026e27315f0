"""The number and bytes of pictures that a hand sends to each player. `python -m bench.phone.sent`.

Computer players play; every seat has a panel open from the deal on, and it shows every action before the next
is made. `cogs/kit/drawn.py` decides when a panel gets a new picture; the acting player's is the answer to
their click. Whole panels are compared with panels of the hand alone, by the same rule and with a picture at
every change, as before whole panels existed.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from bench.gallery import NAMES
from bot.ai import brain, levels
from bot.games import GAMES
from bot.games.base import NATURE, begins_hand, pick
from bot.records.stored import Preferences
from cogs.kit.drawn import Drawn, scene
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.games import game_cogs

if TYPE_CHECKING:
    from bot.games.base import Seat, State
    from cogs.kit.game_cog import AnyCog

Kind = Literal["whole", "hand", "always"]
"""A reader's panel: the whole table; the hand alone; the hand, sent with every change."""


@dataclass
class Reader:
    """A reader of a panel, and the pictures sent to it."""

    cog: AnyCog
    seat: Seat
    names: tuple[str, ...]
    kind: Kind
    drawn: Drawn | None = None
    pictures: int = 0
    sent: int = 0

    def see(self, state: State, *, clicked: bool) -> None:
        view: Any = state.view(self.seat)
        panel = Panel(Ids(1, self.seat, 0), "", Preferences(1), self.names)
        now = scene(self.cog, view, panel, acts=self.seat in state.to_act)
        always = self.kind == "always"
        if not always and self.drawn and self.drawn.stays(now, view, waits=not clicked):
            return
        draw = self.cog.panel_picture if self.kind == "whole" else self.cog.hand_picture
        picture = draw(view, self.seat, panel)
        if always or self.drawn is None or self.drawn.picture != picture:
            self.pictures += 1
            self.sent += len(picture.png)
        self.drawn = Drawn(now, view, picture)


def play(cog: AnyCog, players: int, hands: int) -> list[Reader]:
    """Play so many whole hands before readers of every kind at every seat; return the readers."""
    slug = cog.game.slug
    rng, names = Random(f"{slug} {players}"), NAMES[:players]
    think, state, begun = brain(slug, levels(slug)[-1]), GAMES[slug].start(players, {}), 0
    readers = [Reader(cog, seat, names, kind) for seat in range(players) for kind in get_args(Kind)]
    while True:
        if not state.to_act:
            state = GAMES[slug].start(players, {})
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        begun += begins_hand(seat, action)
        if begun > hands:
            return readers
        state, _ = state.apply(seat, action)
        if NATURE not in state.to_act:
            for reader in readers:
                reader.see(state, clicked=reader.seat == seat)


def told(cog: AnyCog, players: int, hands: int) -> str:
    readers = play(cog, players, hands)
    parts, sums = [f"{cog.game.slug}, {players} players"], []
    for kind in get_args(Kind):
        some = [one for one in readers if one.kind == kind]
        pictures, sent = (sum(getattr(one, what) for one in some) for what in ("pictures", "sent"))
        sums.append(sent)
        parts.append(f"{pictures / players / hands:8.1f} {sent / players / hands / 1000:8.0f} KB")
    ratios = (f"{sums[0] / one:8.2f}" for one in sums[1:])
    return f"{parts[0]:26}{''.join(parts[1:])}{''.join(ratios)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.phone.sent", description=__doc__)
    parser.add_argument("--hands", type=int, default=2, help="how many of each game are played")
    parser.add_argument("games", nargs="*", metavar="GAME", help="else all")
    args = parser.parse_args()
    heads = f"{'whole panels':>20}{'hands alone':>20}{'at each change':>20}{'ratios':>16}"
    sys.stdout.write(f"{'a hand and player':26}{heads}\n")
    for cog in game_cogs():
        if not args.games or cog.game.slug in args.games:
            for players in cog.game.seats:
                sys.stdout.write(told(cog(cast("Any", None)), players, args.hands) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
