"""Texts of Mitigati's table: the bargaining, the declarations, the results of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.base import HOLE, Card, Event, Seat
from bot.games.kit.loka import in_order
from bot.games.kit.tricks import left_of
from bot.games.mitigati.rules import PACKET, PAR, UNTALKED, HandResult, Mitigati
from bot.games.mitigati.trick import PLAYERS, card_points, won_by
from bot.words import heard, words
from bot.words.signs import plain, signed
from cogs.kit import tricks
from cogs.kit.telling import CALLED, STATE, Told, Where

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cogs.kit.game_cog import Names


def named(cards: Iterable[Card]) -> str:
    """Return the full names of the known cards, in order."""
    return tricks.named(in_order(card for card in cards if card != HOLE))


def tell(view: Mitigati, names: Names, shown: Mitigati | None) -> Iterator[Told]:
    """Tell the state of the current phase."""
    say, lying = words(), Where.PUBLIC | Where.WHOLE
    match view.phase:
        case "bargain":
            cards = len(view.hands[0])
            # A listener hears the Dealer at their first decision of a hand.
            first = cards == UNTALKED * PACKET and len(view.bargain.said) < PLAYERS
            packets = say("mitigati-packets", cards=cards, name=names[view.dealer])
            yield Told(packets, STATE if first else CALLED)
            stances, *settlement = bargaining(view, names)
            # The picture shows the demands and offers.
            yield Told(stances, CALLED | Where.HAND | Where.UNASKED)
            yield from (Told(line, STATE | Where.HAND | Where.TABLE) for line in settlement)
        case "discard":
            yield Told(say("mitigati-discarding", name=names[view.dealer]), CALLED | Where.UNASKED)
        case "declare":
            lines = _declared(view, names) or [say("mitigati-nothing-declared")]
            # A waiting panel's news tell it beside an older picture.
            yield from (Told(line, lying) for line in lines)
        case "play":
            yield from (Told(line, lying) for line in _declared(view, names))
            yield from tricks.tell(view, names)
            yield Told(_taken(view, names), lying)
            known = _debt(shown, names) if shown else []
            yield from (Told(line, lying if line in known else STATE) for line in _debt(view, names))


# The bargaining


def bargaining(view: Mitigati, names: Names) -> list[str]:
    """Tell the demands and offers, and what would settle the hand."""
    order = [left_of(view.eldest, PLAYERS, step) for step in range(PLAYERS)]
    stances = " · ".join(_stance(view, seat, names[seat]) for seat in order)
    if not view.bargain.said:
        return [words()("mitigati-nobody-spoke")]
    ends = [statement for _, statement in view.bargain.said[-2:]] == ["pass"] * 2
    return [stances, words()("mitigati-one-more-pass") if ends else _settlement(view, names)]


def _stance(view: Mitigati, seat: Seat, name: str) -> str:
    stance = view.bargain.stances[seat]
    if stance:
        kind = "demand" if stance < 0 else "offer"
        return words()(f"mitigati-stance-{kind}", name=name, points=abs(stance))
    spoken = any(speaker == seat for speaker, _ in view.bargain.said)
    return words()(f"mitigati-stance-{'pass' if spoken else 'silent'}", name=name)


def _settlement(view: Mitigati, names: Names) -> str:
    say, stances = words(), view.bargain.stances
    if not any(stances):
        return say("mitigati-settle-quiet")
    demands, offers = ([seat for seat in range(PLAYERS) if sign * stances[seat] > 0] for sign in (-1, 1))
    offered, demanded = (sum(abs(stances[seat]) for seat in seats) for seats in (offers, demands))
    if offered < demanded or not demands:
        by = demands or offers
        key = "mitigati-settle-missing" if demands else "mitigati-settle-demand"
        called = say.joined([names[seat] for seat in by])
        return say(key, names=called, count=len(by), demanded=demanded, offered=offered)
    # Only the third player has not spoken yet: otherwise the hand would have stopped.
    (seat,) = view.to_act
    stops = points(settled(view, seat, "pass"), names)
    return say("mitigati-settle-pass", name=names[seat], points=stops)


def settled(view: Mitigati, seat: Seat, action: str) -> tuple[int, ...]:
    """Return the payments if the seat's action stops the hand; else empty."""
    if view.phase != "bargain" or action.partition(" ")[0] not in ("pass", "demand", "offer"):
        return ()
    after = view.bargain.say(seat, action)
    return after.payments if after.struck else ()


def points(gained: Sequence[int], names: Names) -> str:
    return " · ".join(
        words()("mitigati-result-by", name=name, points=signed(gain))
        for name, gain in zip(names, gained, strict=True)
    )


# Declarations and tricks


def _declared(view: Mitigati, names: Names) -> list[str]:
    return [
        words()(
            "mitigati-declared",
            name=names[one.seat],
            kind=one.kind,
            cards=named(one.cards) if heard() else " ".join(map(words().card, one.cards)),
            bonus=one.bonus,
        )
        for one in view.declared
    ]


def points_taken(view: Mitigati) -> tuple[int, ...]:
    """Return the card points in each seat's tricks; the Dealer's discards are added at the end."""
    return tuple(card_points(won_by(seat, view.tricks)) for seat in range(PLAYERS))


def _taken(view: Mitigati, names: Names) -> str:
    worth = points_taken(view)
    said = (
        words()("mitigati-taken-by", name=names[seat], tricks=view.taken[seat], points=worth[seat])
        for seat in range(PLAYERS)
    )
    return words()("mitigati-taken", taken=" · ".join(said))


def _debt(view: Mitigati, names: Names) -> list[str]:
    debt = view.debt
    if debt is None:
        return []
    return [words()("mitigati-debt", owner=names[debt.owner], creditor=names[debt.creditor])]


# Texts for listeners


def hand_as_text(view: Mitigati, seat: Seat, _names: Names, /) -> list[str]:
    """Return the seat's own cards."""
    hand = view.hands[seat]
    return (
        [words()("mitigati-spoken-hand", count=len(hand), cards=tricks.held(in_order(hand)))] if hand else []
    )


def table_as_text(view: Mitigati, seat: Seat | None, names: Names) -> list[str]:
    """Return the trick before, the seat's discards, then all open cards."""
    lines = tricks.as_it_lay(view, names) if view.phase == "play" else []
    if seat == view.dealer and view.discards and HOLE not in view.discards:
        lines.append(words()("mitigati-spoken-discards", cards=named(view.discards)))
    for other, name in enumerate(names):
        lines += _spoken_seat(view, other, name, own=other == seat)
    return lines


def happened(event: Event, name: str) -> str:
    """Tell a statement of the bargaining, or a declaration."""
    kind, *number = event.words
    if event.kind == "said":
        points = {"points": int(number[0])} if number else {}
        return words()(f"mitigati-stance-{kind}", name=name, **points)
    cards = named(event.cards) if heard() else " ".join(map(words().card, event.cards))
    return words()("mitigati-declared", name=name, kind=kind, cards=cards, bonus=int(number[0]))


def shows(event: Event, name: str) -> str:
    """Tell a declaration in short."""
    kind, bonus = event.words
    return words()("mitigati-shows", name=name, kind=kind, count=len(event.cards), bonus=int(bonus))


def _spoken_seat(view: Mitigati, seat: Seat, name: str, *, own: bool) -> list[str]:
    say, hand, dealer = words(), view.hands[seat], "yes" if seat == view.dealer else "no"
    # While cards are dealt all have the same number, which the deal's state tells.
    said = [say("mitigati-spoken-seat", name=name, dealer=dealer, hand=len(hand))]
    known = [card for card in hand if card != HOLE]
    shown = [] if own or not known else [say("mitigati-spoken-shown", name=name, cards=named(known))]
    return [*([] if view.phase == "bargain" else said), *shown]


# Results


def results(view: Mitigati, names: Names) -> list[str]:
    return [_result(number, result, names) for number, result in enumerate(view.sheet, 1)]


def brief(view: Mitigati, names: Names) -> list[str]:
    """Return the results without the card points behind them."""
    return [_brief(number, result, names) for number, result in enumerate(view.sheet, 1)]


def _result(number: int, result: HandResult, names: Names) -> str:
    if result.stopped:
        return _brief(number, result, names)
    lines = [words()("mitigati-result", number=number, name=names[result.dealer])]
    return "\n".join([*lines, *(_result_line(result, seat, name) for seat, name in enumerate(names))])


def _brief(number: int, result: HandResult, names: Names) -> str:
    say, paid = words(), points(result.points, names)
    if result.stopped:
        return say("mitigati-result-stopped", number=number, cards=result.stopped, points=paid)
    return f"{say('mitigati-result', number=number, name=names[result.dealer])} {paid}"


def _result_line(result: HandResult, seat: Seat, name: str) -> str:
    by, bonus = result.card_points[seat] - PAR, result.bonuses[seat]
    return words()(
        "mitigati-result-line",
        name=name,
        cards=result.card_points[seat],
        over="yes" if by > 0 else "no" if by else "par",
        by=abs(by),
        par=PAR,
        bonus=signed(bonus) if bonus else "none",
        points=signed(result.points[seat]),
    )


def scores(view: Mitigati, names: Names) -> str:
    totals = (
        words()("score", name=name, points=plain(total))
        for name, total in zip(names, view.scores, strict=True)
    )
    return words()("scores", scores=" · ".join(totals))
