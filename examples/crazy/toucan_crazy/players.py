"""Players of Crazy Eights: get rid of what is dear, and keep the eights."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Final

from bot.ai.decision import MOST, Budget, Reason, Thought, reason, ruled
from bot.ai.noise import NONE, Errors, erring, foremost
from bot.ai.search import search_by_rules
from bot.games.base import Seat
from toucan_crazy.rules import Game, worth

DEAR: Final = 9
"""Points from which a card is said to be dear."""


def value(view: Game, seat: Seat, action: str) -> float:
    """Return the worth of an action, in points of cards got rid of."""
    verb, *words = action.split(" ")
    if verb != "play":
        return -20.0
    suits = Counter(card[1] for card in view.hands[seat] if card != words[0])
    stays = suits[words[-1][-1]]
    return 2.0 * stays + (-15.0 if words[0][0] == "8" else worth((words[0],)))


def why(view: Game, seat: Seat, action: str) -> Reason:
    """Return a reason that is true of the action."""
    verb, *words = action.split(" ")
    if verb != "play":
        fits = any(choice.verb == "play" for choice in view.legal(seat))
        return MOST if fits else reason("crazy-why-none")
    if words[0][0] == "8":
        return reason("crazy-why-eight")
    return reason("crazy-why-sheds", card=words[0]) if worth((words[0],)) >= DEAR else MOST


def think(view: Game, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    """Play what is dearest and leaves most of the suit; keep eights."""
    actions = [action for choice in view.legal(seat) for action in choice]
    action = foremost(actions, partial(value, view, seat), rng, errors.slip)
    return Thought(action, why(view, seat, action))


def quick(view: Game, seat: Seat) -> str:
    """Return what everybody does as a search plays on."""
    actions = (action for choice in view.legal(seat) for action in choice)
    return max(actions, key=partial(value, view, seat))


def search(view: Game, seat: Seat, rng: Random, budget: Budget) -> Thought:
    """Try every action in guessed worlds; the points of the hand decide."""
    thumb, reasons = think(view, seat, rng), partial(why, view, seat)
    return search_by_rules(view, seat, rng, budget, thumb=thumb, quick=quick, why=reasons)


PLAYERS: Final = {
    "novice": erring(think, dict.fromkeys(Game.seats, Errors(slip=60.0))),
    "easy": erring(think, dict.fromkeys(Game.seats, Errors(slip=30.0))),
    "normal": ruled(think),
    "hard": search,
}
