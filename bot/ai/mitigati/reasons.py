"""The reasons of Mitigati, each with its predicate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.decision import Reason, Rule, first_reason
from bot.ai.mitigati.bargaining import due, stands
from bot.ai.mitigati.bitboard import (
    CARDS_OF,
    FIRST_TRUMP,
    FOOL_PLACE,
    NO_SUIT,
    NOTHING_WON,
    SUIT_OF,
    SUITED,
    TRUMP_CARDS,
    TRUMPS,
    WORTH,
    MitigatiBitboard,
)
from bot.games.base import Seat
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from bot.ai.mitigati.heuristics import WeighedMove

PROBABLE: Final = 0.8
MAYBE: Final = 0.5
"""Estimated probabilities from which a card is called probable or possible. The estimates are too high: in
fact at least two in three probable cards take the trick, and one in three possible ones."""
HAIR: Final = 0.1
"""Points that make no card better than another."""
TRIED: Final = 0.05
"""Estimated probability from which a card might take the trick."""
CLEARLY: Final = 5
"""Points by which a demand or offer is clearly better than playing the hand out: more than these."""


class Play:
    """A card to be played, beside all that may be."""

    def __init__(self, board: MitigatiBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]) -> None:
        self.board, self.chosen, self.weighed = board, chosen, weighed
        self.place, self.chance = chosen.place, chosen.chance
        self.card = LOKA[chosen.place]
        self.leads, self.last = board.laid == 0, board.laid == PLAYERS - 1
        self.alone = len(weighed) == 1
        trump = SUIT_OF[self.place] == TRUMPS
        self.ruffs = trump and board.led not in (TRUMPS, NO_SUIT)
        self.draws = trump and self.leads
        """Whether it is a led trump, which a higher one takes."""
        self.best = all(one.worth <= chosen.worth + HAIR for one in weighed)
        """Whether no card is better, by the rules of thumb or by a search."""

    @property
    def points(self) -> int:
        """Points of a trick that the card takes as the last."""
        total: int = self.board.pot + WORTH[self.place]
        return total

    def beats(self, place: int) -> bool:
        """Return whether a card is the highest of the trick so far."""
        suit = SUIT_OF[place]
        goes = self.board.led in (NO_SUIT, suit) or suit == TRUMPS
        return place != FOOL_PLACE and goes and place > self.board.best

    @cached_property
    def takes(self) -> bool:
        return self.beats(self.place)

    @cached_property
    def sure(self) -> bool:
        """Whether nobody still to play may beat the card, as far as can be seen."""
        return self.takes and not beatable(self.board, self.place)

    @cached_property
    def hopeless(self) -> bool:
        """Whether no legal card takes the trick."""
        return not any(self.beats(one.place) for one in self.weighed)

    @cached_property
    def cheap(self) -> bool:
        """Whether no legal card has fewer points, nor is a lower one of its suit with as many."""
        worth = WORTH[self.place]
        return all(
            WORTH[one.place] > worth or (WORTH[one.place] == worth and not self._below(one.place))
            for one in self.weighed
            if one.place != FOOL_PLACE
        )

    def _below(self, other: int) -> bool:
        return SUIT_OF[other] == SUIT_OF[self.place] and other < self.place

    @property
    def useless(self) -> bool:
        """Whether it is the least useful card: cheap, and no card is better to play."""
        return self.place != FOOL_PLACE and self.cheap and self.best


def _may(case: Play, least: float, most: float) -> bool:
    """Return whether the card may be beaten, and takes the trick with a probability in this range."""
    return case.takes and not case.last and not case.sure and not case.draws and least <= case.chance < most


CARD: Final = ("card",)
PLAYS: Final[tuple[Rule[Play], ...]] = (
    Rule("mitigati-why-only", lambda case: case.alone),
    Rule(
        "mitigati-why-fool",
        lambda case: (
            case.place == FOOL_PLACE
            and not case.leads
            and case.best
            and case.board.cheapest[case.board.to_act] != NOTHING_WON
        ),
    ),
    Rule("mitigati-why-last", lambda case: case.last and case.takes, ("card", "points")),
    Rule("mitigati-why-ruff-sure", lambda case: case.ruffs and case.sure, CARD),
    Rule("mitigati-why-sure", lambda case: not case.ruffs and case.sure, CARD),
    Rule("mitigati-why-ruff", lambda case: case.ruffs and _may(case, PROBABLE, 2), CARD),
    Rule("mitigati-why-ruff-may", lambda case: case.ruffs and _may(case, MAYBE, PROBABLE), CARD),
    Rule(
        "mitigati-why-likely",
        lambda case: not case.ruffs and case.best and _may(case, PROBABLE, 2),
        CARD,
    ),
    Rule(
        "mitigati-why-may",
        lambda case: not case.ruffs and case.best and _may(case, MAYBE, PROBABLE),
        CARD,
    ),
    Rule(
        "mitigati-why-lead-low",
        lambda case: case.leads and case.place != FOOL_PLACE and not case.sure and case.cheap,
        CARD,
    ),
    Rule(
        "mitigati-why-least",
        lambda case: not case.leads and _may(case, 0, MAYBE) and case.useless,
        CARD,
    ),
    Rule(
        "mitigati-why-spare",
        lambda case: not case.leads and not case.takes and not case.hopeless and case.useless,
        CARD,
    ),
    Rule("mitigati-why-lost", lambda case: case.hopeless and case.useless, CARD),
    Rule("mitigati-why-dear", lambda case: case.hopeless and case.best and not case.cheap, CARD),
    Rule("mitigati-why-try", lambda case: case.best and _may(case, TRIED, 2), CARD),
    Rule("mitigati-why-lead", lambda case: case.leads and case.best and not case.sure, CARD),
)


def why(board: MitigatiBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]) -> Reason | None:
    """Return the reason for a card; None if none is true."""
    return first_reason(PLAYS, Play(board, chosen, weighed))


class Talk(NamedTuple):
    """A statement in the bargaining."""

    verb: str
    amount: int
    """Points demanded or offered."""
    points: int
    """Worth of the hand, played out."""
    standing: int
    """Points that the others' statements now come to; less than nothing is asked of the speaker."""
    due: int
    """Least points for which the speaker makes a bargain."""

    @property
    def agrees(self) -> bool:
        """Whether it makes the bargain that stands, which is clearly better than the hand."""
        return self.due <= self.standing == (self.amount if self.verb == "demand" else -self.amount)

    @property
    def short(self) -> bool:
        """Whether nothing on the table is clearly better than the hand."""
        return self.standing < self.due


POINTS: Final = ("points",)
STATEMENTS: Final[tuple[Rule[Talk], ...]] = (
    Rule("mitigati-why-take-offer", lambda said: said.verb == "demand" and said.agrees, POINTS),
    Rule("mitigati-why-pay", lambda said: said.verb == "offer" and said.agrees, POINTS),
    Rule(
        "mitigati-why-demand",
        lambda said: said.verb == "demand" and said.amount - said.points > CLEARLY,
        POINTS,
    ),
    Rule(
        "mitigati-why-offer",
        lambda said: said.verb == "offer" and -said.points - said.amount > CLEARLY,
        POINTS,
    ),
    Rule("mitigati-why-pass", lambda said: said.verb in ("pass", "continue") and said.short, POINTS),
    Rule("mitigati-why-suits", lambda said: said.verb == "pass" and not said.short, POINTS),
)


def why_say(view: Mitigati, seat: Seat, action: str, worth: float) -> Reason | None:
    """Return the reason for a statement about a hand worth so many points; None if none is true."""
    verb, _, amount = action.partition(" ")
    return first_reason(
        STATEMENTS, Talk(verb, int(amount or 0), round(worth), stands(view, seat), due(worth))
    )


def beatable(board: MitigatiBitboard, place: int) -> bool:
    """Return whether a seat still to play might beat a card that now takes the trick, for all its player
    knows."""
    suit, seat = SUIT_OF[place], board.to_act
    led = suit if board.led == NO_SUIT else board.led
    trumps = TRUMP_CARDS & ~(board.gone_trumps | board.hands[PLAYERS + seat])
    if suit == TRUMPS:
        higher = trumps >> place - FIRST_TRUMP + 1
    else:
        higher = (SUITED & ~(board.gone | board.hands[seat]) & CARDS_OF[suit]) >> place + 1
    for step in range(1, PLAYERS - board.laid):
        other = (seat + step) % PLAYERS
        follows = led != TRUMPS and board.hands[other] & CARDS_OF[led]
        over = trumps if suit != TRUMPS else higher
        if over and not follows and not board.voids[other] >> TRUMPS & 1:
            return True
        if suit != TRUMPS and higher and not board.voids[other] >> suit & 1:
            return True
    return False
