"""Sentences of the news since a reader's last decision: made from events, alike for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bot.games.base import NATURE
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.words import capitalised, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.base import Event, Seat
    from bot.tables.news import Move
    from cogs.kit.game_cog import AnyCog, Names

MOST: Final = 1500
"""Characters of all news; the rest of a message's limit is for the other texts."""
ENDS: Final = ("scored", "passed-out", "stopped")
"""Events after which a hand's result stands on its sheet."""


DECK: Final = frozenset((*FRENCH, *LOKA))
"""Cards with suits to follow."""


class _Phrase(NamedTuple):
    """The deed of one seat."""

    text: str
    lies: bool
    """Whether the table still shows it, so that it is news only once the table no longer does."""


class _News:
    def __init__(self, cog: AnyCog, reader: Seat, names: Names, *, results: bool) -> None:
        self._cog = cog
        self._reader = reader
        self._names = names
        self._results = results
        self._phrases: list[_Phrase] = []
        self._told: list[str] = []
        self._led = ""
        """Suit that was led to the trick; empty before the lead."""

    def add(self, move: Move) -> None:
        if move.deals:
            # The cards of a new hand are all new, and the panel lists them.
            self._close(*[f"{self._cog.title(move.view)}."] if self._told else [])
            return
        for event in move.events:
            self._add(move, event)

    def told(self) -> list[str]:
        self._phrases = [one for one in self._phrases if not one.lies]
        self._close()
        return self._told

    def _add(self, move: Move, event: Event) -> None:
        say, cog, own = words(), self._cog, event.seat == self._reader
        name = self._names[event.seat] if event.seat != NATURE else ""
        if event.kind in ENDS:
            ended = cog.brief(move.view, self._names)[-1:] if self._results else []
            self._close(*(f"{result.rstrip('.')}." for result in ended))
        elif event.kind in ("won", "untaken") or (event.kind == "took" and not event.words):
            taken = say("news-trick", name=name, taken="no" if event.kind == "untaken" else "yes")
            done = [", ".join(one.text for one in self._phrases)] if self._phrases else []
            self._phrases.clear()
            self._led = ""
            self._told.append(capitalised("; ".join((*done, taken))))
        elif event.kind == "turned":
            self._told.append(say("news-turned", name=name, cards=_named(event)))
        elif event.kind in ("dealt", "bidder", "differ"):
            self._close()
        else:
            if event.kind == "drew" and own and cog.tells_draw(move.view):
                self._told.append(say("panel-fresh", cards=_named(event)))
            if not (own and move.chosen) and (event.seat == move.seat or event.kind != "drew"):
                self._happened(move, event)

    def _happened(self, move: Move, event: Event) -> None:
        text = self._cog.happened(event, self._names)
        if text.endswith("."):
            self._close(text)
        elif text:
            said = text
            suit = event.cards[0][-1] if event.kind == "played" and event.cards[0] in DECK else ""
            if move.forced:
                said = words()("news-forced", what=text, why="follow" if suit and suit == self._led else "no")
            self._led = self._led or suit
            self._phrases.append(_Phrase(said, event.kind in self._cog.lying and not move.forced))

    def _close(self, *sentences: str) -> None:
        """End the sentence of phrases, and add these."""
        if self._phrases:
            text = ", ".join(one.text for one in self._phrases)
            self._told.append(f"{capitalised(text)}.")
            self._phrases.clear()
        self._told += sentences


def _named(event: Event) -> str:
    return ", ".join(map(words().card_name, event.cards))


def told(
    cog: AnyCog, moves: Iterable[Move], reader: Seat, names: Names, *, results: bool = True
) -> list[str]:
    """Tell the moves that the reader may not know of, without what lies on the table.

    `results`: whether to tell what a hand brought.
    """
    news = _News(cog, reader, names, results=results)
    for move in moves:
        news.add(move)
    return news.told()


def in_a_line(told: Sequence[str]) -> str:
    """Return the newest sentences in a line, as far as a message has room for them."""
    room, kept = MOST, list[str]()
    for sentence in reversed(told):
        room -= len(sentence) + 1
        if room < 0:
            break
        kept.insert(0, sentence)
    return " ".join((words()("panel-news"), *kept))
