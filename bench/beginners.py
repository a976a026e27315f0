"""A plausible beginner of each game, alone against computer players: `python -m bench.beginners differ`.

A beginner bids the longest suit by counting trumps and high cards, wins cheaply, leaves a partner's trick
alone, keeps trumps, and remembers nothing.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from bot.ai import LEVELS, SEARCHED, brain
from bot.ai.decision import Brain
from bot.ai.mitigati.bonus import dearest
from bot.games import GAMES
from bot.games.base import NATURE, Card, Seat, State, pick, play
from bot.games.differ import rules as differ
from bot.games.kit.french import RANK, SUITS
from bot.games.kit.loka import FOOL, HONOURS, KINGS, POINTS, STRENGTH, TRUMP
from bot.games.mitigati import trick as loka
from bot.games.mitigati.bargaining import MOST_POINTS
from bot.games.mitigati.declarations import DONE
from bot.games.mitigati.rules import Mitigati
from bot.games.q92 import rules as q92
from bot.games.q92.trick import winning_place
from bot.games.springcleaning.rules import SpringCleaning
from bot.games.topsuit.rules import TopSuit

KEEN: Final = 8
"""Points by which a bargain of Mitigati must beat the hand."""
AVERAGE: Final = 1.54
"""Average worth of a card of Mitigati, as a beginner counts."""
FEW: Final = 4
"""Cards of a hand from which a beginner at Top Suit keeps diamonds and aces no longer."""


def cheaply(
    playable: Sequence[Card], rank: Callable[[Card], float], *, wins: Callable[[Card], bool], ours: bool
) -> Card:
    """Return the lowest card that takes the trick; the lowest of all where none does, or a partner has it."""
    taking = [] if ours else [card for card in playable if wins(card)]
    return min(taking or playable, key=rank)


def lead(playable: Sequence[Card], rank: Callable[[Card], float], *, sure: Callable[[Card], bool]) -> Card:
    """Return a sure card, or else the lowest one."""
    high = [card for card in playable if sure(card)]
    return high[0] if high else min(playable, key=rank)


def counted(cards: Sequence[Card], trump: str) -> float:
    """Return the tricks that a beginner counts: the trumps beyond two, aces, and every second king."""
    trumps = [card for card in cards if card[1] == trump]
    aces = sum(card[0] == "A" for card in cards)
    return max(0, len(trumps) - 2) + aces + sum(card[0] == "K" for card in cards) / 2


def of_differ(view: differ.Differ, seat: Seat, _rng: Random) -> str:
    held = view.hands[seat] + view.face_up[seat]
    if view.phase == "auction":
        trump = max(SUITS, key=lambda suit: (sum(card[1] == suit for card in held), counted(held, suit)))
        tricks = math.floor(1.5 * counted(held, trump)) + 2
        bids = [bid for bid in view.legal(seat)[0].options if differ.trump_of(bid) == trump]
        if view.bid and (not bids or differ.tricks_of(bids[0]) > tricks):
            return "pass"
        return f"bid {bids[0]}"
    trump, cards = differ.trump_of(view.bid), view.playable(seat)

    def rank(card: Card) -> float:
        return RANK[card] + (20 if card[1] == trump else 0)

    if not view.trick:
        return f"play {lead(cards, rank, sure=lambda card: card[0] == 'A' and card[1] != trump)}"
    holder = differ.winner_of(view.leader, view.trick, trump)

    def wins(card: Card) -> bool:
        return differ.winner_of(view.leader, (*view.trick, card), trump) == seat

    ours = view.differ not in (seat, holder)
    return f"play {cheaply(cards, rank, wins=wins, ours=ours)}"


def of_q92(view: q92.NinetyTwoQ, seat: Seat, _rng: Random) -> str:
    hand = view.hands[seat]
    if view.phase == "auction":
        trump = max(SUITS, key=lambda suit: (sum(card[1] == suit for card in hand), counted(hand, suit)))
        tricks = math.floor(counted(hand, trump) + view.hand_size / 4)
        least = q92.tricks_of(view.bid) + 1
        return f"bid {least}{trump}" if least <= tricks else "pass"
    if view.phase == "partners":
        bidders = [str(caller) for caller, call in view.calls if call != "pass" and caller != seat]
        others = [*dict.fromkeys(reversed(bidders)), *map(str, range(view.players))]
        chosen = [one for one in dict.fromkeys(others) if one != str(seat)][: view.partners_due]
        return " ".join(("partners", *sorted(chosen)))
    cards = view.playable(seat)

    def rank(card: Card) -> float:
        return RANK[card] + (20 if card[1] == view.trump else 0)

    if not view.trick:
        return f"play {lead(cards, rank, sure=lambda card: card[0] == 'A' and card[1] != view.trump)}"
    holder = (view.leader + winning_place(view.trick, view.trump)) % view.players

    def wins(card: Card) -> bool:
        return winning_place((*view.trick, card), view.trump) == len(view.trick)

    ours = any(seat in team and holder in team for team in view.teams)
    return f"play {cheaply(cards, rank, wins=wins, ours=ours)}"


def of_mitigati(view: Mitigati, seat: Seat, _rng: Random) -> str:
    if view.phase == "bargain":
        return _bargained(view, seat)
    if view.phase == "discard":
        loose = sorted(view.legal(seat)[0].options, key=lambda card: (card[-1] == TRUMP, STRENGTH[card] % 14))
        return " ".join(("discard", *sorted(loose[:3], key=STRENGTH.__getitem__)))
    if view.phase == "declare":
        best = dearest(view.legal(seat), seat)
        return best[0] if best else DONE
    cards = view.playable(seat)

    def rank(card: Card) -> float:
        return POINTS[card] * 3 + STRENGTH[card] % 14 + (20 if card[-1] == TRUMP else 0)

    if not view.trick:
        return f"play {lead(cards, rank, sure=lambda card: card[0] == 'K')}"
    rest = [card for card in cards if card != FOOL] or cards

    def wins(card: Card) -> bool:
        return card != FOOL and loka.winner_of(view.leader, (*view.trick, card)) == seat

    return f"play {cheaply(rest, rank, wins=wins, ours=False)}"


def _bargained(view: Mitigati, seat: Seat) -> str:
    """Return the acceptance of what the others offer or demand, if the hand seems worth less; else a pass."""
    hand, stances = view.hands[seat], view.bargain.stances
    high = sum(8 * (card in KINGS) + 4 * (card[0] == "Q") + 10 * (card in HONOURS) for card in hand)
    worth = high + 2 * sum(card[-1] == TRUMP for card in hand) - round(AVERAGE * len(hand))
    others = sum(stances) - stances[seat]
    if stances[seat] == 0 and worth + KEEN < others and others:
        points = min(abs(others), MOST_POINTS)
        return f"demand {points}" if others > 0 else f"offer {points}"
    return "pass"


def of_topsuit(view: TopSuit, seat: Seat, _rng: Random) -> str:
    plays = [text.split(" ") for text in view.playable(seat)]

    def rank(cards: Sequence[Card]) -> float:
        return RANK[cards[-1]] + (20 if cards[-1][1] == "D" else 0)

    if view.current is None:
        plays = [cards for cards in plays if len(cards) == 1]
    elif len(view.hands[seat]) > FEW:
        plays = [cards for cards in plays if cards[-1][1] != "D" and cards[-1][0] != "A"]
    return " ".join(("play", *min(plays, key=rank))) if plays else "draw"


def of_springcleaning(view: SpringCleaning, seat: Seat, rng: Random) -> str:
    hand = tuple(map(int, view.hands[seat]))
    if view.phase in ("opening", "offer"):
        return f"offer h{min(range(len(hand)), key=lambda at: (_touching(hand, at), hand[at]))}"
    if view.phase == "insert":
        card = int(view.drawn[0])
        gains = [_touching((*hand[:at], card, *hand[at:]), at) for at in range(len(hand) + 1)]
        return f"insert {gains.index(max(gains))}"
    if view.phase != "play":
        return pick(rng, view.legal(seat))
    plays = [text.split(" ") for text in view.plays(seat)]
    if plays:
        best = max(plays, key=lambda one: (sum(place[0] == "h" for place in one), -len(one)))
        if any(place[0] == "h" for place in best):
            return " ".join(("play", *best))
    sources = view.sources(seat)
    if not sources:
        return "pass"
    useful = [source for source in sources if source != "deck" and view.hands[seat].count(source[-1]) > 1]
    return f"draw {useful[0] if useful else sources[0]}"


def _touching(hand: Sequence[int], at: int) -> int:
    """Return the number of neighbours that go with a card."""
    near = hand[max(0, at - 1) : at + 2]
    return sum(0 <= right - left <= 1 for left, right in itertools.pairwise(near))


BEGINNERS: Final[Mapping[str, Brain]] = {
    "differ": of_differ,
    "92q": of_q92,
    "mitigati": of_mitigati,
    "topsuit": of_topsuit,
    "springcleaning": of_springcleaning,
}


def won(slug: str, players: int, level: str, seed: str) -> float:
    """Return the beginner's share of the victory, alone at a table of computer players of the level."""
    rng, others = Random(f"{seed} {slug} {players}"), brain(slug, level)
    lonely = int(rng.random() * players)
    state: State = GAMES[slug].start(players, {})
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = pick(rng, state.legal(seat))
        else:
            player: Any = BEGINNERS[slug] if seat == lonely else others
            action = player(state.view(seat), seat, rng)
        state, _ = play(state, seat, action)
    return (lonely in state.winners) / len(state.winners)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players (all)")
    parser.add_argument("--level", nargs="+", default=[one for one in LEVELS if one != SEARCHED])
    parser.add_argument("--matches", type=int, default=240)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for players in args.players or GAMES[args.game].seats:
        for level in args.level:
            every = [won(args.game, players, level, f"{args.seed} {n}") for n in range(args.matches)]
            share = sum(every) / len(every)
            error = 1.96 * math.sqrt(share * (1 - share) / len(every))
            told = f"{args.game}, {players}, {level}: {100 * share:.0f} % ± {100 * error:.0f}"
            sys.stdout.write(f"{told} of {len(every)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
