"""Pairings with a program that may take its time by the clock: on a busy machine it is slow, not silent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final
from unittest.mock import patch

from bot.engines import duel
from bot.engines.duel import Duel, Pairing
from bot.engines.program import Program

HOUR: Final = 3600.0


def pairings(wanted: Duel, numbers: Sequence[int]) -> list[Pairing]:
    """A program that seems silent rests, while a normal player decides: the duel would be another one."""
    patient = partial(Program, late=HOUR)
    with patch("bot.engines.duel.Program", patient), patch("bot.engines.program.START", HOUR):
        return duel.pairings(wanted, numbers)
