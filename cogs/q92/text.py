"""What 92Q's table and panels say: sentences about a view, and about nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.games.kit.tricks import left_of
from bot.games.q92.rules import SLAM, WON, NinetyTwoQ, Result, tricks_of
from bot.games.q92.trick import TRUMP_RANKS, became
from bot.words import SYMBOLS, words
from cogs.table.public import joined
from rendering.q92 import alt

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.base import Seat
    from bot.games.kit.tricks import Trick
    from cogs.kit.game_cog import Names

TOP: Final = " ".join(TRUMP_RANKS[:-7:-1]).replace("T", "10")
"""The trumps that do not stand where they do in other suits, from the highest."""


def status(view: NinetyTwoQ, names: Names) -> list[str]:
    """Who bid what, who plays with whom, and what matters in this trick."""
    match view.phase:
        case "auction":
            return _auction(view, names)
        case "partners":
            name, count = names[view.bidder], view.partners_due
            return [words()("q92-choosing", name=name, bid=view.bid, count=count), trumps(view)]
        case "play":
            return [sides(view, names), trumps(view), *_trick_lines(view, names)]
    return []


def notes(view: NinetyTwoQ, names: Names) -> list[str]:
    """What a player wants to know beside their own cards."""
    match view.phase:
        case "auction":
            return _auction(view, names)[:1]
        case "play":
            return [trumps(view), *_trick_lines(view, names)]
    return []


def _auction(view: NinetyTwoQ, names: Names) -> list[str]:
    say = words()
    if not view.calls:
        return [say("q92-nobody-bid")]
    calls = (
        say("q92-call-pass", name=names[seat])
        if call == "pass"
        else say("q92-call-bid", name=names[seat], bid=call)
        for seat, call in view.calls
    )
    high = say("q92-high-bid", bid=view.bid, name=names[view.bidder]) if view.bid else say("q92-nobody-bid")
    return [high, say("q92-calls", calls=" · ".join(calls))]


def sides(view: NinetyTwoQ, names: Names) -> str:
    """The contract, how it stands, and who is on which side."""
    team, others = view.teams
    return words()(
        "q92-contract",
        bid=view.bid,
        tricks=tricks_of(view.bid),
        name=names[view.bidder],
        partners=joined([names[seat] for seat in view.partners]),
        taken=sum(view.taken[seat] for seat in team),
        others=joined([names[seat] for seat in others]),
        against=sum(view.taken[seat] for seat in others),
    )


def trumps(view: NinetyTwoQ) -> str:
    return words()("q92-trumps", trump=view.trump, left=view.left_suit, top=TOP)


def _trick_lines(view: NinetyTwoQ, names: Names) -> list[str]:
    if view.trick:
        cards = played(view.leader, view.trick, view.trump, names)
        return [words()("q92-trick-now", cards=cards), two(view)]
    return [last_trick(view, view.tricks[-1], names)] if view.tricks else []


def two(view: NinetyTwoQ) -> str:
    """Whether a two of the led suit is the highest card of this trick as it stands, or the lowest."""
    led = view.trick[0][1]
    followed = "yes" if all(card[1] == led for card in view.counted) else "no"
    return words()("q92-two", suit=led, followed=followed)


def last_trick(view: NinetyTwoQ, trick: Trick, names: Names) -> str:
    cards = played(trick.leader, trick.cards, view.trump, names)
    return words()("q92-trick-before", cards=cards, name=names[trick.winner])


def played(leader: Seat, cards: Sequence[str], trump: str, names: Names) -> str:
    """The cards of a trick in order of play, a left card with what it counts as."""
    say = words()
    said = []
    for place, card in enumerate(cards):
        name = names[left_of(leader, len(names), place)]
        suit = became(card, cards[0][1], trump)[1]
        key = "q92-played" if suit == card[1] else "q92-played-left"
        said.append(say(key, name=name, card=card, suit=SYMBOLS[suit]))
    return " · ".join(said)


def asked(view: NinetyTwoQ, seat: Seat, number: int) -> str:
    """What the seat has to do; `number` is how many tricks it has begun to bid, or 0."""
    say = words()
    if view.phase == "auction":
        if number:
            return say("q92-ask-suit", tricks=number)
        if view.bid:
            return say("q92-ask-bid", bid=view.bid, tricks=tricks_of(view.bid))
        return say("q92-ask-open")
    if view.phase == "partners":
        return say("q92-ask-partners", count=view.partners_due)
    if not view.trick:
        return say("q92-ask-lead")
    led = view.trick[0][1]
    if view.playable(seat)[0][1] == led:
        return say("q92-ask-follow", suit=led)
    turns = led != view.left_suit and any(card[1] == view.left_suit for card in view.hands[seat])
    key = "q92-ask-discard-left" if turns else "q92-ask-discard"
    return say(key, suit=led, left=view.left_suit)


def spoken(view: NinetyTwoQ, seat: Seat | None, hand: Iterable[str], names: Names) -> list[str]:
    """All that the pictures show, for those who listen; `hand` in the order in which it lies."""
    say = words()
    lines = []
    if seat is not None:
        lines.append(say("q92-spoken-hand", cards=_named(hand)))
    lines += [_seat(view, other, name) for other, name in enumerate(names)]
    if view.trick:
        cards = _spoken_trick(view.leader, view.trick, view.trump, names)
        lines.append(say("q92-spoken-trick", cards=cards))
    if view.tricks:
        last = view.tricks[-1]
        cards = _spoken_trick(last.leader, last.cards, view.trump, names)
        lines.append(say("q92-spoken-last", cards=cards, name=names[last.winner]))
    return lines


def _seat(view: NinetyTwoQ, seat: Seat, name: str) -> str:
    return words()(
        "q92-spoken-seat",
        name=name,
        side=alt.side(view, seat),
        points=view.scores[seat],
        taken=view.taken[seat],
        dealer="yes" if seat == view.dealer else "no",
    )


def _spoken_trick(leader: Seat, cards: Sequence[str], trump: str, names: Names) -> str:
    say = words()
    said = []
    for place, card in enumerate(cards):
        name = names[left_of(leader, len(names), place)]
        suit = became(card, cards[0][1], trump)[1]
        key = "q92-spoken-by" if suit == card[1] else "q92-spoken-left"
        said.append(say(key, card=say.card_name(card), name=name, suit=suit))
    return ", ".join(said)


def _named(cards: Iterable[str]) -> str:
    return ", ".join(map(words().card_name, cards)) or words()("q92-none")


def result(number: int, result: Result, names: Names) -> str:
    """A hand's score, worked out."""
    say = words()
    if not result.bid:
        return say("q92-result-passed", number=number)
    together = sum(result.taken[seat] for seat in (result.bidder, *result.partners))
    worth = SLAM if together in (0, sum(result.taken)) else WON
    paid = (
        say("q92-result-seat", name=name, taken=taken, worth=worth, points=points)
        for name, taken, points in zip(names, result.taken, result.points, strict=True)
        if points
    )
    return say(
        "q92-result",
        number=number,
        name=names[result.bidder],
        partners=joined([names[seat] for seat in result.partners]),
        bid=result.bid,
        taken=together,
        made="yes" if together >= tricks_of(result.bid) else "no",
        slam="yes" if worth == SLAM else "no",
        points=" · ".join(paid),
    )
