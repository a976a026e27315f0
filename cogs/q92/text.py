"""Texts of 92Q's table and panels, made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.games.q92.rules import SLAM, WON, HandResult, NinetyTwoQ, tricks_of
from bot.games.q92.trick import TRUMP_RANKS, became
from bot.words import SYMBOLS, heard, words
from cogs.kit import tricks
from cogs.kit.auction import auction, contract
from cogs.kit.telling import CALLED, STATE, Told, Where
from rendering.q92 import alt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.base import Card, Event, Seat
    from cogs.kit.game_cog import Names

TOP: Final = TRUMP_RANKS[:-7:-1]
"""Trumps whose rank differs from other suits, from the highest."""
FEW: Final = 4
"""Number of top trumps told beside a picture, in one line: those below them rank as in all suits."""


def tell(view: NinetyTwoQ, names: Names, shown: NinetyTwoQ | None) -> Iterator[Told]:
    """Tell the bids, the sides, and what matters in this trick."""
    match view.phase:
        case "auction":
            high, *made = auction(view.bid, view.bidder, view.calls, names)
            yield Told(high, CALLED | Where.HAND | Where.UNASKED)
            yield from (Told(line, CALLED) for line in made)
        case "partners":
            name, count = names[view.bidder], view.partners_due
            choosing = words()("q92-choosing", name=name, bid=view.bid, count=count)
            yield Told(choosing, STATE ^ Where.SPOKEN | Where.UNASKED)
            yield Told(trumps(view), STATE ^ Where.SPOKEN | Where.TABLE)
            yield Told(spoken_trumps(view), Where.SPOKEN)
        case "play":
            yield Told(sides(view, names), Where.PUBLIC)
            yield Told(trumps(view), Where.PUBLIC | Where.HAND)
            team = view.teams[0]
            taken = sum(view.taken[seat] for seat in team)
            spoken = contract(view.bid, [names[seat] for seat in team], taken)
            yield from (Told(line, Where.SPOKEN) for line in (*spoken, spoken_trumps(view)))
            yield from tricks.tell(view, names, played(view))
            if view.trick:
                changed = shown and shown.trick and two(shown) != two(view)
                late = Where.LATE if changed else Where(0)
                yield Told(two(view), Where.PUBLIC | Where.HAND | late)
            yield Told(ranks(view), Where.TABLE | Where.LATE)


def sides(view: NinetyTwoQ, names: Names) -> str:
    """Tell the contract, its progress, and the sides."""
    team, others = view.teams
    return words()(
        "q92-contract",
        bid=view.bid,
        tricks=tricks_of(view.bid),
        name=names[view.bidder],
        partners=words().joined([names[seat] for seat in view.partners]),
        taken=sum(view.taken[seat] for seat in team),
        others=words().joined([names[seat] for seat in others]),
        against=sum(view.taken[seat] for seat in others),
    )


def trumps(view: NinetyTwoQ) -> str:
    return words()("q92-trumps", trump=view.trump, left=view.left_suit, top=_top(view.trump))


def _top(trump: str) -> str:
    """Name the highest trumps: letters stand for no card."""
    return ", ".join(words().rank_name(f"{rank}{trump}") for rank in TOP)


def spoken_trumps(view: NinetyTwoQ) -> str:
    """Name the trumps and the two highest ranks; the rules name all."""
    return words()("q92-spoken-trumps", trump=view.trump, left=view.left_suit)


def ranks(view: NinetyTwoQ) -> str:
    """Return the trumps from the highest, below a picture that shows the rest."""
    return words()("q92-ranks", top=" ".join(words().card(f"{rank}{view.trump}") for rank in TOP[:FEW]))


def two(view: NinetyTwoQ) -> str:
    """Tell whether a two of the led suit is this trick's highest card as it stands, or its lowest."""
    led = view.trick[0][1]
    followed = "yes" if all(card[1] == led for card in view.counted) else "no"
    return words()("q92-two", suit=led, followed=followed)


def spoken_two(view: NinetyTwoQ) -> list[str]:
    """Tell a listener in short whether twos are high, if the two of the led suit lies there or is theirs."""
    led = [card[1] for card in view.trick[:1]]
    known = {*view.trick, *(card for hand in view.hands for card in hand)}
    if not known.intersection(f"2{suit}" for suit in led):
        return []
    high = "high" if all(card[1] in led for card in view.counted) else "low"
    return [words()(f"q92-picture-two-{high}")]


def played(view: NinetyTwoQ) -> tricks.Said:
    """Return a function that tells a card of a trick; a left card with what it counts as."""
    if heard():
        return _spoken_card(view)

    def said(card: Card, led: Card, name: str) -> str:
        suit = became(card, led[1], view.trump)[1]
        if suit == card[1]:
            return tricks.played(card, led, name)
        return words()("q92-played-left", name=name, card=card, suit=SYMBOLS[suit])

    return said


def _spoken_card(view: NinetyTwoQ) -> tricks.Said:
    def said(card: Card, led: Card, name: str) -> str:
        suit = became(card, led[1], view.trump)[1]
        if suit == card[1]:
            return tricks.as_text(card, led, name)
        return words()("q92-spoken-left", name=name, card=words().card_name(card), suit=suit)

    return said


def asked(view: NinetyTwoQ, seat: Seat, number: int) -> str:
    """Return the question to the seat; `number`: tricks of a begun bid, or 0."""
    say = words()
    if view.phase == "auction":
        if number:
            return say("q92-ask-suit", tricks=number)
        if view.bid:
            return say("q92-ask-bid", bid=view.bid, tricks=tricks_of(view.bid) + 1)
        return say("q92-ask-open")
    if view.phase == "partners":
        return say("q92-ask-partners", count=view.partners_due)
    if view.trick and (turns := _turning(view, seat)):
        return turns
    return tricks.asked_card(view.trick, view.playable(seat))


def _turning(view: NinetyTwoQ, seat: Seat) -> str:
    """Warn that cards of the left suit would count as others, if so."""
    led, left = view.trick[0][1], view.left_suit
    held = {card[1] for card in view.hands[seat]}
    turns = led not in held and led != left and left in held
    return words()("q92-ask-discard-left", suit=led, left=left) if turns else ""


def trick_as_text(view: NinetyTwoQ, names: Names) -> list[str]:
    """Return the trick on the table, and what its twos are worth."""
    return [*tricks.as_it_lies(view, names, _spoken_card(view)), *spoken_two(view)]


def table_as_text(view: NinetyTwoQ, _reader: Seat | None, names: Names, /) -> list[str]:
    """Return the trick before, and each player's side and tricks."""
    before = tricks.as_it_lay(view, names, _spoken_card(view))
    return [*before, *(_seat(view, other, name) for other, name in enumerate(names))]


def happened(event: Event, names: Names) -> str:
    """Tell a card with what it counts as."""
    say, name = words(), names[event.seat]
    card = say.card_name(event.cards[0])
    return say("q92-spoken-left", name=name, card=card, suit=event.words[0][-1])


def _seat(view: NinetyTwoQ, seat: Seat, name: str) -> str:
    return words()(
        "q92-spoken-seat",
        name=name,
        side=alt.side(view, seat),
        taken=view.taken[seat],
        dealer="yes" if seat == view.dealer else "no",
    )


def result(number: int, result: HandResult, names: Names) -> str:
    """Explain a hand's score."""
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
        partners=words().joined([names[seat] for seat in result.partners]),
        bid=result.bid,
        taken=together,
        made="yes" if together >= tricks_of(result.bid) else "no",
        slam="yes" if worth == SLAM else "no",
        points=" · ".join(paid),
    )
