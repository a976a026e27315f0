"""Tricks: following suit, complete tricks, and the state that tools read of games with tricks."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from bot.games.base import HOLE, Card, Refusal, Seat, State
from bot.games.kit.worlds import Slot, spreads, unseen


class Trick(NamedTuple):
    """A complete trick: its cards in order of play, the first by `leader`."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class TrickState(State, Protocol):
    """A state of a game with tricks and following suit, as claims, pictures, texts and benches read it."""

    @property
    def leader(self) -> Seat:
        """The seat that leads, or led, the trick on the table."""
        ...

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick on the table, in order of play."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of this hand."""
        ...

    @property
    def voids(self) -> tuple[str, ...]:
        """The suits, as letters, that each seat has shown not to hold."""
        ...

    def could_beat(self, card: Card, led: Card) -> bool:
        """Return whether the card could take a trick that `led` leads, whatever else is played to it."""
        ...


def left_of(seat: Seat, players: int, steps: int = 1) -> Seat:
    """Return the seat that many places clockwise."""
    return (seat + steps) % players


def dealt_in_turn(cards: Sequence[Card], first: Seat, players: int) -> list[tuple[Card, ...]]:
    """Return each seat's cards, in order of arrival, when cards are dealt one at a time from `first`."""
    return [tuple(cards[(seat - first) % players :: players]) for seat in range(players)]


def following(cards: tuple[Card, ...], trick: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that may be played to a trick: those of the led suit, if there are any."""
    if not trick:
        return cards
    led = trick[0][1]
    return tuple([card for card in cards if card[1] == led]) or cards


def why_not_follow(
    card: Card, deck: Container[Card], held: Sequence[Card], playable: Sequence[Card], trick: Sequence[Card]
) -> Refusal:
    """Return why a card may not be played where suits are followed."""
    if card not in deck:
        return Refusal("not-a-card")
    if card not in held:
        return Refusal("not-your-card", card=card)
    return Refusal("must-follow", suit=trick[0][1], held=len(playable))


def follows_forced(view: TrickState, seat: Seat) -> bool:
    """Return whether the public can see that the seat has no choice, where the led suit must be followed."""
    led = [card[1] for card in view.trick[:1]]
    return seen_forced(view, seat, led, lambda held, every: sum(held) or every)


def seen_forced(
    view: TrickState, seat: Seat, suits: Sequence[str], playable: Callable[[Sequence[int], int], int]
) -> bool:
    """Return whether the public, whose view this is, can see that the seat has only one playable card.

    `playable` returns the number of playable cards, from the numbers held of each of the suits, and of all.
    """
    mine = _held(view, seat)
    shown = [card for card in mine if card != HOLE]
    if len(mine) == 1:
        return True
    hidden = unseen(view)
    own = [mine.count(HOLE), *(_held(view, other).count(HOLE) for other in _others(view, seat))]
    slots = [Slot(size, view.voids[who]) for who, size in zip((seat, *_others(view, seat)), own, strict=True)]
    slots.append(Slot(len(hidden) - sum(own)))
    held = [sum(card[-1] == suit for card in shown) for suit in suits]
    return all(
        playable([more + known for more, known in zip(counts, held, strict=True)], len(mine)) == 1
        for counts in spreads(hidden, slots, suits)
    )


def _others(view: TrickState, seat: Seat) -> list[Seat]:
    return [other for other in range(view.players) if other != seat]


def _held(view: TrickState, seat: Seat) -> list[Card]:
    """Return the cards that the seat may play, with holes for unseen ones."""
    kinds = [kind for kind, lie in view.own_piles.items() if lie != "hidden"]
    return [card for kind in kinds for card in view.piles[f"{kind} {seat}"]]


def voids_after(voids: tuple[str, ...], seat: Seat, card: Card, led: Card) -> tuple[str, ...]:
    """Return the known voids of each seat after this card was played to a trick that `led` leads."""
    if card[1] == led[1] or led[1] in voids[seat]:
        return voids
    return (*voids[:seat], voids[seat] + led[1], *voids[seat + 1 :])


def without(hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """Return the hands after a seat has played a card."""
    held = hands[seat]
    place = held.index(card)
    return (*hands[:seat], held[:place] + held[place + 1 :], *hands[seat + 1 :])


def tricks_taken(tricks: Iterable[Trick], players: int) -> tuple[int, ...]:
    """Return the number of these tricks that each seat took."""
    winners = [trick.winner for trick in tricks]
    return tuple(winners.count(seat) for seat in range(players))


def own_alone(hands: tuple[tuple[Card, ...], ...], seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
    """Return the hands as a seat sees them: only its own is open."""
    return tuple(cards if owner == seat else (HOLE,) * len(cards) for owner, cards in enumerate(hands))


def trick_piles(
    own: Mapping[str, Sequence[tuple[Card, ...]]], tricks: Sequence[Trick], trick: tuple[Card, ...]
) -> dict[str, tuple[Card, ...]]:
    """Return the piles of a trick game: the seats' `own` piles, complete tricks and the table."""
    held = {f"{name} {seat}": cards for name, piles in own.items() for seat, cards in enumerate(piles)}
    taken = {f"trick {number}": trick.cards for number, trick in enumerate(tricks)}
    return held | taken | {"table": trick}
