"""Nobody reads of a card before an event has shown it to them: in public, in a panel or in a log."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.games.kit.french import FRENCH
from bot.words import words
from tests.e2e.salon import Hands, Salon, enabled
from tests.e2e.ways import seat_four
from tests.e2e.witness import Witness, everything


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 23))])
async def test_no_card_is_read_of_before_it_was_shown(
    salon: Salon, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    if seed % 2:
        for who in (salon.ann, salon.cleo):
            await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(seed))
    for seat in range(4):
        await hands.panel(seat)
    await salon.click(salon.fay, salon.public, "Watch")
    while table.live:
        await hands.move(table.waiting_for[0])
        witness.check(None, everything(salon.public))
        witness.check(None, everything(salon.newest_private(salon.fay)))
        for seat, panel in hands.panels.items():
            witness.check(seat, everything(panel))
        if "Last trick" in enabled(salon.public):
            last = await salon.click(salon.eve, salon.public, "Last trick")
            witness.check(None, everything(last.response), before=True)
    witness.check_log(caplog.get_records("call"))


async def test_the_witness_sees_a_leak(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: let the public message show everything."""
    witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    front = salon.bot.game_cog("differ")
    monkeypatch.setattr(front, "status", lambda _view, _names: [str(salon.table.state.hands)])
    table, hands = await seat_four(salon), Hands(salon, Random(1))
    while table.state.phase != "play":
        await hands.move(table.waiting_for[0])

    def unseen() -> str:
        """A card in a hand; not one that a bid reads like."""
        held: list[str] = [card for hand in table.state.hands for card in hand]
        return next(card for card in held if card not in witness.known[None])

    monkeypatch.setattr(front, "status", lambda _view, _names: [words().card_name(unseen())])
    await hands.move(table.waiting_for[0])
    with pytest.raises(AssertionError, match="reads of"):
        witness.check(None, everything(salon.public))
