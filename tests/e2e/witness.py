"""A record of the cards that each seat, and the public, was shown; it finds cards in texts."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence

from bot.games.base import NATURE, Event, Seat
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.tables.table import Table
from bot.words import words
from tests.e2e.salon import alts, texts


class Witness:
    """Cards that each seat, and with None the public, was shown since the last deal.

    In a deck with equal cards no name identifies a card, so none is looked for.
    """

    def __init__(self, deck: Sequence[str]) -> None:
        told_apart = deck if len(set(deck)) == len(deck) else ()
        self.mentions = {
            name: card for card in told_apart for name in (words().card(card), words().card_name(card))
        }
        names = "|".join(map(re.escape, sorted(self.mentions, key=len, reverse=True)))
        self._name = re.compile(rf"(?<!\d)(?:{names})(?!\d)" if names else "(?!)")
        self.known: dict[Seat | None, set[str]] = {}
        self.before: set[str] = set()
        """Public cards of the hand before, whose last trick can still be looked at."""

    def listen(self, table: Table, events: tuple[Event, ...]) -> None:
        cards = set(self.mentions.values())
        if table.log and table.log[-1].seat == NATURE:
            self.before = self.known.get(None, set())
            self.known = {reader: set() for reader in (None, *range(len(table.seats)))}
        for event in events:
            # A bid reads like a card: 5♥ is five tricks with hearts as trumps.
            called = {word.replace("10", "T") for word in event.words} & cards
            for reader, known in self.known.items():
                known.update(called, event.seen_by(reader).cards)

    def read(self, text: str) -> set[str]:
        """Return the cards named in a text; a line that ranks cards is about nobody's."""
        ranks = words()("q92-ranks", top="|").partition("|")[0]
        told = "\n".join(line for line in text.splitlines() if not line.startswith(ranks))
        return {self.mentions[name] for name in self._name.findall(spelled_out(told))}

    def check(self, reader: Seat | None, text: str, *, before: bool = False) -> None:
        unseen = self.read(text) - self.known.get(reader, set()) - (self.before if before else set())
        assert not unseen, f"{reader} reads of {unseen}"

    def check_log(self, records: Iterable[logging.LogRecord]) -> None:
        """Check that the log names no cards."""
        for record in records:
            said = record.getMessage()
            if record.name.startswith(("bot", "cogs", "rendering")) or record.levelno > logging.DEBUG:
                assert not [name for name in self.mentions if name in said], said
                assert " play " not in said
                assert " deal " not in said


def everything(message: object) -> str:
    return "\n".join((texts(message), *alts(message)))


def spelled_out(text: str) -> str:
    """Return the text, and below it the full name of each card that it names beside its suit."""
    say, found = words(), [text]
    for suit in "CDHSAEFWT":
        cards = {say.rank_name(card): card for card in (*FRENCH, *LOKA) if card[-1] == suit}
        for ranks in re.findall(rf"\b{re.escape(say.suit(suit))} ([^;.\n]+)", text):
            found += [say.card_name(cards[rank]) for rank in ranks.split(", ") if rank in cards]
    return "\n".join(found)
