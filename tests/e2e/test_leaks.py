"""Nobody reads of a card before an event has shown it to them: in public, in a panel or in a log."""

from __future__ import annotations

import logging
import re
from random import Random

import pytest

from bot.games.base import NATURE, Event, Seat
from bot.games.cards import FRENCH
from bot.table import Table
from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.test_match import seat_four

MENTIONS = {name: card for card in FRENCH for name in (words().card(card), words().card_name(card))}


class Witness:
    """What each seat, and with None the public, has been shown since the last deal."""

    def __init__(self) -> None:
        self.known: dict[Seat | None, set[str]] = {}
        self.before: set[str] = set()
        """What everybody saw in the hand before, whose last trick can still be looked at."""

    def listen(self, table: Table, events: tuple[Event, ...]) -> None:
        if table.log and table.log[-1].seat == NATURE:
            self.before = self.known.get(None, set())
            self.known = {reader: set() for reader in (None, 0, 1, 2, 3)}
        for event in events:
            # A bid reads like a card: 5♥ is five tricks with hearts as trumps.
            called = {word.replace("10", "T") for word in event.words} & set(FRENCH)
            for reader, known in self.known.items():
                known.update(called, event.seen_by(reader).cards)

    def check(self, reader: Seat | None, text: str, *, before: bool = False) -> None:
        read = {card for name, card in MENTIONS.items() if re.search(rf"(?<!\d){name}", text)}
        if before:
            read -= self.before
        assert read <= self.known[reader], f"{reader} reads of {read - self.known[reader]}"


def everything(message: object) -> str:
    return "\n".join((texts(message), *alts(message)))


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 23))]
)
async def test_no_card_is_read_of_before_it_was_shown(
    salon: Salon, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    witness = Witness()
    salon.bot.tables.listen(witness.listen)
    if seed % 2:
        for who in (salon.ann, salon.cleo):
            await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(seed))
    for seat in range(4):
        await hands.panel(seat)
    while table.live:
        await hands.move(table.waiting_for[0])
        witness.check(None, everything(salon.public))
        for seat, panel in hands.panels.items():
            witness.check(seat, everything(panel))
        if table.live:
            last = await salon.click(salon.eve, salon.public, "Last trick")
            witness.check(None, everything(last.response), before=True)
    for record in caplog.get_records("call"):
        said = record.getMessage()
        if record.name.startswith(("bot", "cogs", "rendering")) or record.levelno > logging.DEBUG:
            assert not [name for name in MENTIONS if name in said], said
            assert " play " not in said
            assert " deal " not in said


async def test_the_witness_sees_a_leak(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: let the public message show everything."""
    witness = Witness()
    salon.bot.tables.listen(witness.listen)
    front = salon.bot.front("differ")
    monkeypatch.setattr(front, "status", lambda _view, _names: [str(salon.table.state.hands)])
    table, hands = await seat_four(salon), Hands(salon, Random(1))
    while table.state.phase != "play":
        await hands.move(table.waiting_for[0])
    monkeypatch.setattr(
        front, "status", lambda _view, _names: [words().card_name(table.state.hands[0][0])], raising=True
    )
    await hands.move(table.waiting_for[0])
    with pytest.raises(AssertionError, match="reads of"):
        witness.check(None, everything(salon.public))
