"""The pictures of the README, from matches between computer players: `make pictures` writes them to `docs/`.

Each shows the first moment, over matches with one seed after another, in which there is most to be seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

from bench.gallery import NAMES, panel
from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, pick
from bot.games.kit.loka import FOOL
from cogs.kit.games import game_cogs

FOLDER: Final = Path("docs")
ACTIONS: Final = 400
"""How long a match is followed."""


class Wanted(NamedTuple):
    players: int
    table: Callable[[Any], bool]
    hand: Callable[[Any], bool]
    """Whether this is the moment, with a seat to act."""


def differ_table(state: Any) -> bool:
    return len(state.trick) == 3 and len(state.tricks) > 3


def differ_hand(state: Any) -> bool:
    held = state.hands[state.turn] + state.face_up[state.turn]
    return bool(state.trick) and len(held) == 7 and 1 < len(state.playable(state.turn)) < 4


def q92_table(state: Any) -> bool:
    return len(state.trick) == 4 and len(state.tricks) > 2 and state.counted != state.trick


def q92_hand(state: Any) -> bool:
    return bool(state.trick) and len(state.hands[state.turn]) == 8


def mitigati_table(state: Any) -> bool:
    return len(state.trick) == 2 and FOOL in state.trick and len(state.tricks) > 5


def mitigati_hand(state: Any) -> bool:
    hand = state.hands[state.turn]
    return state.phase == "play" and len(hand) in range(17, 21) and FOOL in hand and not state.trick


def topsuit_table(state: Any) -> bool:
    return state.current is not None and state.current.kind == "run" and state.current.top[1] == "S"


def topsuit_hand(state: Any) -> bool:
    few = 1 < len(state.playable(state.turn)) < 5
    return state.current is not None and state.current.kind == "single" and few


def springcleaning_table(state: Any) -> bool:
    return len(state.trick) > 2 and len(state.trick[-1].cards) > 2 and all(state.offers)


def springcleaning_hand(state: Any) -> bool:
    return state.phase == "play" and len(state.trick) > 1 and all(state.offers) and len(state.hands[0]) > 8


WANTED: Final[Mapping[str, Wanted]] = {
    "differ": Wanted(4, differ_table, differ_hand),
    "92q": Wanted(6, q92_table, q92_hand),
    "mitigati": Wanted(3, mitigati_table, mitigati_hand),
    "topsuit": Wanted(4, topsuit_table, topsuit_hand),
    "springcleaning": Wanted(4, springcleaning_table, springcleaning_hand),
}


def moments(slug: str, players: int) -> Iterator[Any]:
    """States where a player is to act, from one match after another."""
    think, seed = brain(slug, "easy"), 0
    while True:
        seed += 1
        rng, state = Random(f"readme {slug} {seed}"), GAMES[slug].start(players, {})
        for _ in range(ACTIONS):
            if not state.to_act:
                break
            seat = min(state.to_act)
            action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
            state, _ = state.apply(seat, action)
            if state.to_act and NATURE not in state.to_act:
                yield state


def main() -> None:
    for cog in game_cogs():
        front = cog(cast("Any", None))
        slug = front.game.slug
        players, of_table, of_hand = WANTED[slug]
        names = NAMES[:players]
        table = next(state for state in moments(slug, players) if of_table(state))
        hand = next(state for state in moments(slug, players) if of_hand(state))
        seat = min(hand.to_act)
        drawn = {
            "table": front.table_picture(table.view(None), names),
            "hand": front.hand_picture(hand.view(seat), seat, panel(seat, names)),
        }
        for what, picture in drawn.items():
            (FOLDER / f"{slug}-{what}.png").write_bytes(picture.png)
            sys.stdout.write(f"{slug}-{what}.png: {picture.alt}\n")


if __name__ == "__main__":
    main()
