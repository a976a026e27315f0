"""How likely a card of Mitigati takes the trick, by what its player knows."""

from __future__ import annotations

import itertools

import pytest

from bot.ai.mitigati.bitboard import BIT, TRUMP_CARDS, TRUMPS, MitigatiBitboard, mask_of
from bot.ai.mitigati.heuristics import weigh
from bot.games.kit.loka import LOKA, STRENGTH, SUITS
from bot.games.mitigati.rules import KEPT
from tests.games.mitigati.table import DEALER, cards


def position(hand: str, out: str, *, left: int, discards: str = "") -> MitigatiBitboard:
    """Return what the leader of a trick knows: their hand, these cards out, and all others gone.

    Named discards are the leader's own; otherwise the Dealer's are among the cards out.
    """
    board = MitigatiBitboard((), DEALER if discards else 0)
    suited, trumps = mask_of([card for card in LOKA if card not in cards(f"{hand} {out}")])
    board.gone, board.gone_trumps, board.left = suited, trumps, left
    board.hands[board.to_act], board.hands[3 + board.to_act] = mask_of(cards(hand))
    board.pile(DEALER, mask_of(cards(discards)))
    if discards:
        away, away_trumps = mask_of(cards(discards))
        board.gone, board.gone_trumps = board.gone & ~away, board.gone_trumps & ~away_trumps
    return board


def chance(board: MitigatiBitboard, card: str) -> float:
    return next(one.chance for one in weigh(board) if one.place == STRENGTH[card])


def enumerated(card: str, out: str, left: int) -> float:
    """The share of all deals in which nobody can beat a card that is led; no trump or King is discarded."""
    unseen = cards(out)
    good = every = 0
    for one in itertools.combinations(unseen, left):
        for other in itertools.combinations([card for card in unseen if card not in one], left):
            if not any(held[-1] == "T" or held in KEPT for held in unseen if held not in one + other):
                every += 1
                good += not any(beats(held, card) for held in (one, other))
    return good / every


def beats(held: tuple[str, ...], led: str) -> bool:
    follow = [card for card in held if card[-1] == led[-1]]
    may = follow or [card for card in held if card[-1] == "T"]
    return any(card[-1] != led[-1] or STRENGTH[card] > STRENGTH[led] for card in may)


@pytest.mark.parametrize(
    ("hand", "out", "within"),
    [
        ("KA", "2A 3A 4A 2E 3E 4E 5E", 1e-9),
        ("QA", "JA 3A 4A 2E 3E 4E 5E", 1e-9),
        ("JA", "CA 3A 4A 2E 3E 4E 5E", 1e-9),
        ("QA", "KA 3A 4A 2E 3E 4E 5E", 1e-9),
        ("KA", "2A 3A 4A 5A 6A 3E 4E 5E 6E 7E 6T", 0.05),
        ("KA", "2A 3A 4A 5A 3E 4E 5E 6E 7E 6T 7T", 0.12),
        ("JA", "2A 3A 4A 5A CA 3E 4E 5E 6E 7E 6T", 0.05),
    ],
)
def test_chance_of_a_lead_fits_all_deals(hand: str, out: str, within: float) -> None:
    left = (len(cards(out)) - 3) // 2
    board = position(f"{hand} 9W", out, left=left)
    assert chance(board, hand) == pytest.approx(enumerated(hand, out, left), abs=within)


def test_a_led_trump_falls_to_any_higher() -> None:
    out = "2A 3A 4A 2E 3E 4E 5E 8T 9T"
    assert chance(position("10T 9W", out, left=3), "10T") == 1
    assert chance(position("10T 9W", out.replace("9T", "11T"), left=3), "10T") == 0


def test_the_dealer_remembers_what_it_discarded() -> None:
    out = "2A 3A 4A 5A"
    assert chance(position("JA 9W", out, left=2, discards="QA 2E 3E"), "JA") == 1
    assert chance(position("JA 9W", out.replace("5A", "QA"), left=2, discards="5A 2E 3E"), "JA") == 0
    assert chance(position("JA 9W", f"{out} QA 2E 3E", left=2), "JA") > 0


def test_what_one_lacks_the_others_have() -> None:
    board = position("JA 9W", "CA 2A 3E 4E 5E 6E 7E", left=2)
    assert chance(board, "JA") == pytest.approx(3 / 7)
    board.voids[1] = 1 << SUITS.index("A") | 1 << TRUMPS
    assert chance(board, "JA") == pytest.approx(3 / 5)
    board.voids[2] = board.voids[1]
    assert chance(board, "JA") == 1


def test_trumps_that_one_lacks_the_other_has() -> None:
    board = position("KA 9W", "2A 3A 4A 3E 4E 5E 6T", left=2)
    assert chance(board, "KA") > 5 / 7
    board.voids[1] = 1 << TRUMPS
    # Seat 2 has the trump, and in 2 of 7 cases none of the three cards of the suit.
    assert chance(board, "KA") == pytest.approx(5 / 7)
    board.voids[1] |= 1 << SUITS.index("A")
    assert chance(board, "KA") == pytest.approx(9 / 10)


def test_a_copy_knows_the_discards_too() -> None:
    board = position("JA 9W", "2A 3A 4A 5A", left=2, discards="QA 2E 21T")
    copy = board.copy()
    assert (copy.dealer, copy.away, copy.away_trumps) == (DEALER, board.away, BIT[STRENGTH["21T"]])
    assert copy.away_trumps & TRUMP_CARDS
