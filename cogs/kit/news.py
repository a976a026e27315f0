"""Sentences of the news since a reader's last decision: made from events, alike for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.games.base import NATURE
from bot.tables.news import takes_trick
from bot.words import capitalised, words
from cogs.kit.game_cog import CARDS, signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Card, Event, Seat
    from bot.tables.news import Move
    from cogs.kit.game_cog import AnyCog, Names

MOST: Final = 1500
"""Characters of all news; the rest of a message's limit is for the other texts."""
ENDS: Final = ("scored", "passed-out", "stopped")
"""Events after which a hand's result stands on its sheet."""
AUCTION_ENDS: Final = ("bidder", "differ")
"""Events of who won an auction, with the bid."""

MOST_LINES: Final = 4
"""Most lines of news beside a picture: the newest."""
UNBROKEN: Final = 5
"""Most plays of a trick that fit into a line of a phone in one piece."""
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class _Phrase(NamedTuple):
    """The deed of one seat."""

    text: str
    lies: bool
    """Whether the table still shows it, so that it is news only once the table no longer does."""


class _News:
    def __init__(
        self, cog: AnyCog, view: Any, moves: Sequence[Move], reader: Seat, names: Names, *, results: bool
    ) -> None:
        self._cog = cog
        self._view = view
        self._ended = sum(event.kind in ENDS for move in moves for event in move.events)
        """Hands that end in moves yet to tell."""
        self._last_deal = next((move for move in reversed(moves) if move.deals), None)
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
            titled = self._told and move is self._last_deal
            self._close(*[f"{self._cog.title(self._view)}."] if titled else [])
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
            ended = cog.brief(self._view, self._names)[-self._ended :][:1] if self._results else []
            self._ended -= 1
            self._close(*(f"{result.rstrip('.')}." for result in ended))
        elif event.kind == "untaken" or takes_trick(event):
            who = _who(name, own=own)
            taken = say("news-trick", **who, taken="no" if event.kind == "untaken" else "yes")
            done = [self._joined()] if self._phrases else []
            self._phrases.clear()
            self._led = ""
            self._told.append(capitalised("; ".join((*done, taken))))
        elif event.kind == "turned":
            self._told.append(say("news-turned", name=name, cards=_named(event)))
        elif event.kind in ("dealt", *AUCTION_ENDS):
            self._close()
        else:
            if event.kind == "drew" and own and cog.tells_draw(self._view):
                self._told.append(say("panel-fresh", cards=_named(event)))
            if not (own and move.chosen) and (event.seat == move.seat or event.kind != "drew"):
                self._happened(move, event)

    def _happened(self, move: Move, event: Event) -> None:
        own, names = event.seat == self._reader, self._names
        if move.stood_in and not own:
            stand_in = words()("news-stand-in", name=names[event.seat])
            names = (*names[: event.seat], stand_in, *names[event.seat + 1 :])
        text = self._cog.happened(event, names)
        if text.endswith("."):
            self._close(text)
        elif text:
            said = text
            if own and (move.forced or move.stood_in):
                said = words()("news-forced", what=text, why=_why(move, event, self._led))
            self._led = self._led or _suit(event)
            lies = event.kind in self._cog.lying and not (move.forced or move.stood_in)
            self._phrases.append(_Phrase(said, lies))

    def _joined(self) -> str:
        """Return the phrases in a line; a phrase of several cards ends with more than a comma."""
        texts = [one.text for one in self._phrases]
        return ("; " if any(", " in text for text in texts) else ", ").join(texts)

    def _close(self, *sentences: str) -> None:
        """End the sentence of phrases, and add these."""
        if self._phrases:
            self._told.append(f"{capitalised(self._joined())}.")
            self._phrases.clear()
        self._told += sentences


def _suit(event: Event) -> str:
    """Return the suit of a card that was played, if cards have suits to follow."""
    return event.cards[0][-1] if event.kind == "played" and event.cards[0] in CARDS else ""


def _why(move: Move, event: Event, led: str) -> str:
    """Return why it was done for the reader, as sentences know it; `led`: the suit that was led, if any."""
    if not move.forced:
        return "away"
    if event.kind == "drew":
        return "draw"
    return "follow" if led and _suit(event) == led else "no"


def _named(event: Event) -> str:
    return ", ".join(map(words().card_name, event.cards))


def told(
    cog: AnyCog, view: Any, moves: Sequence[Move], reader: Seat, names: Names, *, results: bool = True
) -> list[str]:
    """Tell the moves that the reader may not know of, without what lies on the table.

    `view` is the reader's. `results`: whether to tell what a hand brought.
    """
    news = _News(cog, view, moves, reader, names, results=results)
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


def came(view: Any, moves: Sequence[Move], reader: Seat) -> tuple[Card, ...]:
    """Return the cards that came to the reader's hand, as far as they are there; none of a whole deal."""
    drawn = [
        card
        for move in moves
        for event in move.events
        if not move.deals and event.kind == "drew" and event.seat == reader
        for card in event.cards
    ]
    return tuple(card for card in drawn if card in view.hands[reader])


def in_short(cog: AnyCog, view: Any, moves: Sequence[Move], reader: Seat, names: Names) -> list[str]:
    """Tell in a few lines what a picture may not show: who won the auction, who took what, what was drawn or
    turned up, what was played for the reader.

    All cards are told of the last trick alone: with more, a phone's screen has no room for the picture.
    Statements lie on the table until the next cards are dealt; they are news until all cards are.
    """
    told, said, answers = list[str](), list[str](), list[str]()
    newest = next((move for move in reversed(moves) if any(map(takes_trick, move.events))), None)
    for move in moves:
        if move.deals:
            told, said, answers = [], [], []
            continue
        for event in move.events:
            own = event.seat == reader
            if takes_trick(event):
                told.append(_taken(cog, move, event, names, own=own, whole=move is newest))
                continue
            if event.kind == "said" and not own:
                said.append(cog.happened(event, names))
            elif event.kind in ("dealt", "discarded"):
                said, answers = [], said
            if what := _done(cog, view, move, event, names, own=own):
                told.append(what)
    lines = [" · ".join(answers), *told] if answers else told
    return [capitalised(line) for line in lines[-MOST_LINES:]]


def _done(cog: AnyCog, view: Any, move: Move, event: Event, names: Names, *, own: bool) -> str:
    """Tell what the reader played without a choice, a card that they drew, or what another player showed.

    They may have played such a card themselves: the log does not know.
    """
    say, cards = words(), {"cards": signs(event.cards)}
    if own and event.kind == "played":
        if move.stood_in:
            return _because(say("news-played", **cards), "away")
        return say("news-only", **cards) if move.forced else ""
    if own and event.kind == "drew" and cog.tells_draw(view):
        what = say("news-drew", **cards)
        if move.stood_in:
            return _because(what, "away")
        return _because(what, "draw") if move.forced else what
    if own and event.kind == "turned":
        return say("news-opened", **cards)
    if event.kind in AUCTION_ENDS:
        who = _who(names[event.seat], own=own)
        return say("news-auction", **who, bid=event.words[0])
    return "" if own else cog.shows(event, names)


def _who(name: str, *, own: bool) -> dict[str, str]:
    """Return a player as sentences know them, who may be the reader."""
    return {"name": name, "own": "yes" if own else "no"}


def _because(what: str, why: str) -> str:
    return words()("news-forced", what=what, why=why)


def _taken(cog: AnyCog, move: Move, event: Event, names: Names, *, own: bool, whole: bool) -> str:
    """Tell who took a trick; `whole`: with its cards. Where plays beat one another, tell what beat what."""
    say, who = words(), _who(names[event.seat], own=own)
    # Mitigati's Fool stays with its owner.
    kept = [play for play in move.trick if not event.cards or set(event.cards).issuperset(play.cards)]
    plays = cog.plays(kept)
    if cog.beats:
        beaten = plays[:-1] if whole else ()
        others = {"beaten": "yes" if beaten else "no", "others": ", ".join(beaten)}
        return say("news-beat", **who, **others, cards=plays[-1])
    if whole:
        return say("news-took", **who, cards=(_NO_BREAK if len(plays) <= UNBROKEN else " ").join(plays))
    return say("news-trick", **who, taken="yes").removesuffix(".")
