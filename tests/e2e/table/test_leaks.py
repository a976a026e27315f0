"""Nobody reads of a card before an event has shown it to them: in public, in a panel or in a log."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.kit.french import FRENCH
from bot.words import words
from cogs.kit.telling import STATE, Told
from tests.e2e.salon import Hands, Salon
from tests.e2e.ways import seat_four
from tests.e2e.witness import Witness, everything


async def test_the_witness_sees_a_leak(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: let the public message show everything."""
    witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    front = salon.bot.game_cog("differ")
    monkeypatch.setattr(front, "tell", lambda *_: [Told(str(salon.table.state.hands), STATE)])
    table, hands = await seat_four(salon), Hands(salon, Random(1))
    await hands.play_until(lambda: table.state.phase == "play")

    def unseen() -> str:
        """A card in a hand; not one that a bid reads like."""
        held: list[str] = [card for hand in table.state.hands for card in hand]
        return next(card for card in held if card not in witness.known[None])

    monkeypatch.setattr(front, "tell", lambda *_: [Told(words().card_name(unseen()), STATE)])
    await hands.move(table.waiting_for[0])
    with pytest.raises(AssertionError, match="reads of"):
        witness.check(None, everything(salon.public))
