"""The weakest computer player: any legal action, each equally likely."""

from __future__ import annotations

from random import Random

from bot.games.base import Seat, State, pick


def answer(view: State, seat: Seat, rng: Random) -> str:
    return pick(rng, view.legal(seat))
