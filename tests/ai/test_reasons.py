"""A reason's sentence is true wherever it is given: judged by the rules and all hands, not by the players."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, starmap
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.ai import chance, think
from bot.ai.decision import Budget, Reason
from bot.ai.mitigati.bargaining import KEEN
from bot.games import GAMES
from bot.games.base import NATURE, Seat, begins_hand, chosen, only, play
from bot.games.differ.rules import tricks_of as differ_tricks
from bot.games.differ.rules import trump_of
from bot.games.differ.rules import winner_of as differ_winner
from bot.games.kit.french import RANK
from bot.games.kit.loka import FOOL, POINTS, TRUMP
from bot.games.mitigati.trick import winner_of as mitigati_winner
from bot.games.q92.rules import tricks_of
from bot.games.q92.trick import became, winning_place
from bot.games.springcleaning.combinations import shape_of

QUICK: Final = 20
MANY: Final = 200
"""Numbers of hands in quick and in slow tests."""
BUDGET: Final = Budget(iterations=8)


class Said(NamedTuple):
    """A reason that was given, in a state with all hands."""

    state: Any
    seat: Seat
    action: str
    reason: Reason

    @property
    def card(self) -> str:
        return self.action.partition(" ")[2]

    @property
    def values(self) -> Mapping[str, Any]:
        return dict(self.reason.values)


def hands(slug: str, players: int, level: str, count: int) -> Iterator[tuple[Any, Seat, str, Reason | None]]:
    """Yield every choice of this level in so many hands, with its reason."""
    game = GAMES[slug]
    for number in range(count):
        rng = Random(number)
        state: Any = game.start(players, chosen(game, players, game.brief))
        dealt = 0
        while state.to_act:
            seat = min(state.to_act)
            if seat == NATURE:
                action = chance.answer(state, seat, rng)
                dealt += begins_hand(seat, action)
                if dealt > 1:
                    break
                state, _ = play(state, seat, action)
                continue
            view = state.view(seat)
            forced = only(view, seat)
            action = forced or ""
            if not forced:
                thought = think(slug, level, view, seat, rng, BUDGET)
                action = thought.action
                yield state, seat, action, thought.reason
            if state.phase == "bargain" and rng.random() < 0.3:
                # Most hands would end in a bargain.
                action = "continue"
            state, _ = play(state, seat, action)


# Mitigati


def _takes(said: Said, card: str) -> bool:
    trick = (*said.state.trick, card)
    return card != FOOL and bool(mitigati_winner(said.state.leader, trick) == said.seat)


def _could(said: Said) -> bool:
    return any(_takes(said, card) for card in said.state.playable(said.seat))


def _follows(said: Said) -> bool:
    return bool(said.state.trick)


def _last(said: Said) -> bool:
    return bool(len(said.state.trick) == len(said.state.hands) - 1)


def _cheapest(said: Said) -> bool:
    legal = [POINTS[card] for card in said.state.playable(said.seat) if card != FOOL]
    return bool(POINTS[said.card] == min(legal))


def _unbeaten(said: Said) -> bool:
    """Return whether nobody in fact takes the trick from this card, whatever they play."""
    after, _ = play(said.state, said.seat, said.action)
    if not after.trick:
        return _takes(said, said.card)
    for card in after.playable(after.turn):
        if card == FOOL:
            continue
        trick = (*after.trick, card)
        if mitigati_winner(after.leader, trick) != said.seat:
            return False
        if len(trick) == 2 and not _unbeaten_by_last(said, after, card):
            return False
    return True


def _unbeaten_by_last(said: Said, after: Any, card: str) -> bool:
    later, _ = play(after, after.turn, f"play {card}")
    return all(
        card == FOOL or mitigati_winner(later.leader, (*later.trick, card)) == said.seat
        for card in later.playable(later.turn)
    )


def _amount(said: Said) -> int:
    return int(said.action.partition(" ")[2] or 0)


def _standing(said: Said) -> int:
    stances = said.state.bargain.stances
    return int(sum(stances) - stances[said.seat])


def _ruffs(said: Said) -> bool:
    led = next((card for card in said.state.trick if card != FOOL), "")
    return said.card[-1] == TRUMP and led[-1:] not in ("", TRUMP) and _takes(said, said.card)


# Top Suit


def _draws(said: Said) -> bool:
    return said.action == "draw"


def _playable(said: Said) -> bool:
    return any(choice.verb != "draw" for choice in said.state.legal(said.seat))


def _named_is_playable(said: Said) -> bool:
    """Return whether the card that is named could be the highest of a play."""
    actions = [action for choice in said.state.legal(said.seat) for action in choice]
    return any(action.split(" ")[-1] == said.values["top"] for action in actions)


def _stands(said: Said) -> bool:
    """Return whether nobody who is still to act holds what beats the play."""
    after, _ = play(said.state, said.seat, said.action)
    later = [(said.seat + step) % after.players for step in range(1, after.players - len(said.state.acts))]
    return not any(_playable(said._replace(state=after.but(turn=other), seat=other)) for other in later)


def _last_act(said: Said) -> bool:
    return bool(len(said.state.acts) == said.state.players - 1)


def _on_top(said: Said) -> bool:
    return bool(not _draws(said) and said.card.split(" ")[-1] == said.values["top"])


# 92Q


def _holder(said: Said, *trick: str) -> Seat:
    """Return who has the trick after these cards."""
    place = winning_place(trick, said.state.trump)
    return int((said.state.leader + place) % said.state.players)


def _holds(said: Said, card: str) -> Seat:
    return _holder(said, *said.state.trick, card)


def _mine(said: Said) -> bool:
    return _holds(said, said.card) == said.seat


def _side(said: Said) -> frozenset[Seat]:
    """Return the seat's partners."""
    (team,) = (team for team in said.state.teams if said.seat in team)
    return frozenset(team) - {said.seat}


def _before(said: Said) -> Seat:
    return _holder(said, *said.state.trick)


def _to_come(said: Said) -> frozenset[Seat]:
    later = range(1, said.state.players - len(said.state.trick))
    return frozenset((said.seat + step) % said.state.players for step in later)


def _all_follow_a_two(said: Said) -> bool:
    trick, trump = (*said.state.trick, said.card), said.state.trump
    led = trick[0][1]
    counted = [became(one, led, trump) for one in trick]
    void = any(led in said.state.voids[other] for other in _to_come(said))
    return "2" + led in counted and all(one[1] == led for one in counted) and not void


def _lost_for_all(said: Said) -> bool:
    """Return whether nobody of the side can take the trick any more."""
    side = _side(said)
    cards = said.state.playable(said.seat)
    return not side & _to_come(said) and not any(_holds(said, card) in side | {said.seat} for card in cards)


def _tricks(said: Said) -> int:
    return tricks_of(said.card) if said.card else tricks_of(said.state.bid) + 1


# Differ


def _in_differ(said: Said, card: str) -> Seat:
    """Return who has the trick with this card."""
    leader = said.state.leader if said.state.trick else said.seat
    return differ_winner(leader, (*said.state.trick, card), trump_of(said.state.bid))


def _has(said: Said) -> bool:
    return _in_differ(said, said.card) == said.seat


def _enders(said: Said) -> bool:
    return bool(said.seat != said.state.differ)


def _has_another(said: Said) -> bool:
    """Return whether another ender has the trick, also with this card."""
    holder = _in_differ(said, said.card)
    return _enders(said) and holder == said.values["seat"] not in (said.seat, said.state.differ)


def _lowest(said: Said) -> bool:
    """Return whether no lower card of the same suit may be played."""
    suit = (one for one in said.state.playable(said.seat) if one[1] == said.card[1])
    return bool(min(suit, key=RANK.__getitem__) == said.card)


def _nothing_left(said: Said) -> bool:
    """Return whether nobody of the side can take the trick any more."""
    side = frozenset(range(4)) - {said.state.differ} if _enders(said) else frozenset({said.seat})
    later = frozenset((said.seat + step) % 4 for step in range(1, 4 - len(said.state.trick)))
    cards = said.state.playable(said.seat)
    return not side & later and not any(_in_differ(said, card) in side for card in cards)


def _surely_theirs(said: Said) -> bool:
    """Return whether the player's side has the trick in the end, whatever the others play."""
    leader, trump = said.state.leader if said.state.trick else said.seat, trump_of(said.state.bid)

    def lost(trick: tuple[str, ...]) -> bool:
        if len(trick) == 4:
            winner = differ_winner(leader, trick, trump)
            return bool((winner == said.state.differ) == _enders(said))
        after = said.state.but(trick=trick, leader=leader)
        return any(lost((*trick, card)) for card in after.playable((leader + len(trick)) % 4))

    return not lost((*said.state.trick, said.card))


# Spring Cleaning


def _goes(left: str, right: str) -> bool:
    return right in (left, str(int(left) + 1))


def _pieces(hand: Sequence[str]) -> int:
    """Return the number of plays that a hand takes without Offers, by the rules' own shapes."""
    fewest = [0]
    for end in range(1, len(hand) + 1):
        starts = (start for start in range(end) if shape_of(hand[start:end]))
        # A run's cards must rise, in the hand as on the table.
        rising = (start for start in starts if sorted(hand[start:end]) == [*hand[start:end]])
        fewest.append(1 + min(fewest[start] for start in rising))
    return fewest[-1]


def _joints(hand: Sequence[str]) -> int:
    return sum(starmap(_goes, pairwise(hand)))


def _hand(said: Said) -> tuple[str, ...]:
    hand: tuple[str, ...] = said.state.hands[said.seat]
    return hand


def _after(said: Said, action: str) -> tuple[str, ...]:
    """Return the hand after this action."""
    left: tuple[str, ...] = play(said.state, said.seat, action)[0].hands[said.seat]
    return left


def _every(said: Said, verb: str) -> list[str]:
    return [action for choice in said.state.legal(said.seat) if choice.verb == verb for action in choice]


def _own(said: Said) -> int:
    return len(_hand(said)) - len(_after(said, said.action))


def _from_others(said: Said) -> bool:
    return said.action.startswith("play ") and said.state.over is not None


def _sheds(said: Said) -> bool:
    return _pieces(_after(said, said.action)) < _pieces(_hand(said))


def _fewest_after(said: Said, verb: str) -> bool:
    rest = [_pieces(_after(said, action)) for action in _every(said, verb)]
    return _pieces(_after(said, said.action)) == min(rest)


def _more_joints(said: Said, card: str) -> bool:
    hand = _hand(said)
    with_it = ((*hand[:place], card, *hand[place:]) for place in range(len(hand) + 1))
    return any(_joints(more) > _joints(hand) for more in with_it)


def _from_deck(said: Said) -> bool:
    return said.action == "draw deck"


def _all_tear(said: Said) -> bool:
    whole = _pieces(_hand(said))
    left = [_after(said, action) for action in _every(said, "play")]
    return bool(left) and all(hand != _hand(said) and _pieces(hand) >= whole for hand in left)


def _loosest(said: Said) -> bool:
    """Return whether no card of the hand goes with fewer of its neighbours."""
    hand = _hand(said)
    goes = [0, *starmap(_goes, pairwise(hand)), 0]
    joints = list(starmap(operator.add, pairwise(goes)))
    return bool(joints[int(said.card[1:])] == min(joints))


def _fewest_without(said: Said) -> bool:
    """Return whether the hand takes no fewer plays without any other card than this."""
    hand, place = _hand(said), int(said.card[1:])
    rest = [_pieces((*hand[:one], *hand[one + 1 :])) for one in range(len(hand))]
    return rest[place] == min(rest)


def _better_order(said: Said) -> bool:
    offer = said.state.offers[said.seat]
    rows = sorted((sorted(offer)[:place].count(card), card) for place, card in enumerate(sorted(offer)))
    orders = sorted(offer), [card for _, card in rows]
    return _pieces(said.card.split(" ")) == min(map(_pieces, orders))


TRUTH: Final[Mapping[str, Callable[[Said], bool]]] = {
    "mitigati-why-fool": lambda said: said.card == FOOL and _follows(said),
    "mitigati-why-last": lambda said: (
        _last(said)
        and _takes(said, said.card)
        and said.values["points"]
        == sum(POINTS[card] for card in (*said.state.trick, said.card) if card != FOOL)
    ),
    "mitigati-why-ruff": lambda said: _ruffs(said) and not _last(said),
    "mitigati-why-ruff-sure": lambda said: _ruffs(said) and _unbeaten(said),
    "mitigati-why-ruff-may": lambda said: _ruffs(said) and not _last(said),
    "mitigati-why-lead-low": lambda said: not _follows(said) and _cheapest(said),
    "mitigati-why-lead": lambda said: not _follows(said),
    "mitigati-why-sure": _unbeaten,
    "mitigati-why-likely": lambda said: _takes(said, said.card) and not _last(said),
    "mitigati-why-may": lambda said: _takes(said, said.card) and not _last(said),
    "mitigati-why-try": lambda said: _takes(said, said.card) and not _last(said),
    "mitigati-why-least": lambda said: _follows(said) and not _last(said) and _cheapest(said),
    "mitigati-why-spare": lambda said: (
        _follows(said) and not _takes(said, said.card) and _could(said) and _cheapest(said)
    ),
    "mitigati-why-lost": lambda said: _follows(said) and not _could(said) and _cheapest(said),
    "mitigati-why-dear": lambda said: _follows(said) and not _could(said),
    "mitigati-why-discard": lambda said: (
        said.values["points"] == sum(POINTS[card] for card in said.card.split())
    ),
    "mitigati-why-declare": lambda said: said.values["points"] > 0,
    "mitigati-why-done": lambda said: said.action == "done",
    "mitigati-why-demand": lambda said: _amount(said) - said.values["points"] > 5,
    "mitigati-why-offer": lambda said: -said.values["points"] - _amount(said) > 5,
    "mitigati-why-take-offer": lambda said: _standing(said) - said.values["points"] >= KEEN,
    "mitigati-why-pay": lambda said: _standing(said) - said.values["points"] >= KEEN,
    "mitigati-why-pass": lambda said: _standing(said) - said.values["points"] < KEEN,
    "mitigati-why-suits": lambda said: (
        said.action == "pass" and _standing(said) - said.values["points"] >= KEEN
    ),
    "topsuit-why-only-draw": lambda said: _draws(said) and not _playable(said),
    "topsuit-why-end": lambda said: _draws(said) and len(said.state.stock) == 1,
    "topsuit-why-keep": lambda said: _draws(said) and _named_is_playable(said),
    "topsuit-why-no-lead": lambda said: _draws(said) and said.state.current is None,
    "topsuit-why-beaten": lambda said: (
        _draws(said) and said.state.current is not None and _named_is_playable(said)
    ),
    "topsuit-why-draw": lambda said: _draws(said) and _playable(said),
    "topsuit-why-out": lambda said: len(said.state.hands[said.seat]) == len(said.card.split(" ")),
    "topsuit-why-last": lambda said: _on_top(said) and _last_act(said),
    "topsuit-why-takes": lambda said: _on_top(said) and _last_act(said),
    "topsuit-why-extend": lambda said: said.action.startswith("extend ") and not _last_act(said),
    "topsuit-why-sure": lambda said: _on_top(said) and _stands(said),
    "topsuit-why-likely": lambda said: _on_top(said) and not _last_act(said),
    "topsuit-why-spare": lambda said: _on_top(said) and not _last_act(said),
    "topsuit-why-hardly": lambda said: _on_top(said) and not _last_act(said),
    "q92-why-only": lambda said: len(said.state.playable(said.seat)) == 1,
    "q92-why-two": lambda said: _mine(said) and _all_follow_a_two(said),
    "q92-why-over": lambda said: _mine(said) and _before(said) == said.values["seat"] in _side(said),
    "q92-why-ruff": lambda said: _mine(said) and said.card[1] == said.state.trump != said.state.trick[0][1],
    "q92-why-left": lambda said: _mine(said) and said.card[1] == said.state.left_suit,
    "q92-why-draw": lambda said: not _follows(said) and said.card[1] == said.state.trump,
    "q92-why-sure": _mine,
    "q92-why-likely": lambda said: _mine(said) and not _last(said),
    "q92-why-tries": lambda said: _mine(said) and not _last(said),
    "q92-why-try": lambda said: _mine(said) and not _last(said),
    "q92-why-leave": lambda said: (
        _before(said) == _holds(said, said.card) == said.values["seat"] in _side(said)
    ),
    "q92-why-breaks": lambda said: (
        _before(said) != _holds(said, said.card) == said.values["seat"] in _side(said)
    ),
    # A two may hold the trick that falls to another when somebody cannot follow.
    "q92-why-later": lambda said: not _last(said),
    "q92-why-gone": lambda said: _follows(said) and _lost_for_all(said),
    "q92-why-keep": lambda said: len(said.state.playable(said.seat)) > 1,
    "q92-why-lead-low": lambda said: not _follows(said),
    "q92-why-lost": lambda said: _follows(said) and not _last(said),
    "q92-why-bid": lambda said: said.values["tricks"] >= _tricks(said),
    "q92-why-risk": lambda said: said.values["tricks"] < _tricks(said),
    "q92-why-pass": lambda said: said.values["tricks"] < _tricks(said) == said.values["least"],
    "q92-why-wait": lambda said: said.action == "pass" and said.values["tricks"] >= _tricks(said),
    "q92-why-partners": lambda said: (
        said.values["tricks"]
        == max(
            tricks_of(bid)
            for caller, bid in said.state.calls
            if bid != "pass" and str(caller) in said.card.split()
        )
    ),
    "q92-why-partners-behind": lambda said: all(
        bid == "pass" for caller, bid in said.state.calls if str(caller) in said.card.split()
    ),
    "differ-why-only": lambda said: len(said.state.playable(said.seat)) == 1,
    "differ-why-draw": lambda said: not _follows(said) and not _enders(said) and _surely_theirs(said),
    "differ-why-sure": lambda said: not _follows(said) and not _enders(said) and _surely_theirs(said),
    "differ-why-holds": lambda said: _follows(said) and not _enders(said) and _surely_theirs(said),
    "differ-why-sure-ours": lambda said: _enders(said) and _surely_theirs(said),
    "differ-why-ruff": lambda said: (
        _last(said) and _has(said) and said.card[1] == trump_of(said.state.bid) != said.state.trick[0][1]
    ),
    "differ-why-last": lambda said: _last(said) and _has(said),
    "differ-why-ruff-likely": lambda said: _has(said) and _follows(said) and not _last(said),
    "differ-why-likely": lambda said: not _enders(said) and _has(said) and not _last(said),
    "differ-why-likely-ours": lambda said: _enders(said) and not _last(said),
    "differ-why-leave": lambda said: _has_another(said) and _lowest(said),
    "differ-why-leave-least": lambda said: _has_another(said) and not _last(said),
    "differ-why-later": lambda said: _enders(said) and not _last(said),
    "differ-why-gone": lambda said: _follows(said) and _nothing_left(said),
    "differ-why-keep": lambda said: len(said.state.playable(said.seat)) > 1,
    "differ-why-lead-low": lambda said: not _follows(said),
    "differ-why-lost": lambda said: _follows(said) and not _last(said),
    "differ-why-tries": lambda said: not _enders(said) and _has(said) and not _last(said),
    "differ-why-tries-ours": lambda said: _enders(said) and _has(said) and not _last(said),
    "differ-why-top": lambda said: said.action == "pass",
    "differ-why-pass": lambda said: said.action == "pass",
    "differ-why-open": lambda said: not said.state.bid,
    "differ-why-bid": lambda said: said.values["tricks"] >= differ_tricks(said.card),
    "differ-why-risk": lambda said: (
        said.values["tricks"] < differ_tricks(said.card) and said.values["bid"] == said.state.bid
    ),
    "springcleaning-why-out": lambda said: play(said.state, said.seat, said.action)[0].left[said.seat] == 0,
    "springcleaning-why-empty": lambda said: (
        not _after(said, said.action) and bool(play(said.state, said.seat, said.action)[0].offers[said.seat])
    ),
    "springcleaning-why-lead": lambda said: (
        said.state.over is None and _fewest_after(said, "play") and said.values["count"] == _own(said)
    ),
    "springcleaning-why-from-offers": lambda said: _from_others(said) and _own(said) == 0,
    "springcleaning-why-filled": lambda said: (
        _from_others(said)
        and _sheds(said)
        and said.values["count"] == len(said.action.split(" ")) - 1 - _own(said) > 0
    ),
    "springcleaning-why-beat": lambda said: _from_others(said) and _sheds(said),
    "springcleaning-why-deck": lambda said: _from_deck(said) and _all_tear(said),
    "springcleaning-why-only-deck": lambda said: (
        _from_deck(said) and not _every(said, "play") and len(_every(said, "draw")) > 1
    ),
    "springcleaning-why-no-offers": lambda said: (
        not _every(said, "play") and _every(said, "draw") == ["draw deck"]
    ),
    "springcleaning-why-take": lambda said: (
        said.card.partition(".")[2] == said.values["card"] and _more_joints(said, said.values["card"])
    ),
    "springcleaning-why-take-best": lambda said: said.card.partition(".")[2] == said.values["card"],
    "springcleaning-why-pass": lambda said: said.action == "pass" and not _every(said, "play"),
    "springcleaning-why-insert": lambda said: (
        said.state.drawn == (said.values["card"],)
        and _joints(_after(said, said.action)) > _joints(_hand(said))
    ),
    "springcleaning-why-insert-aside": lambda said: (
        not _more_joints(said, said.values["card"])
        and _joints(_after(said, said.action)) == _joints(_hand(said))
    ),
    "springcleaning-why-insert-least": lambda said: said.action.startswith("insert "),
    "springcleaning-why-offer": lambda said: (
        _hand(said)[int(said.card[1:])] == said.values["card"] and _loosest(said)
    ),
    "springcleaning-why-opening": lambda said: (
        _hand(said)[int(said.card[1:])] == said.values["card"] and _fewest_without(said)
    ),
    "springcleaning-why-arrange": _better_order,
    "why-most": lambda said: bool(said.action),
}
"""The claim of each reason, by its key. A reason of a trick needs a led card."""

SILENT: Final = {
    ("mitigati", "normal"): 0.0,
    ("mitigati", "easy"): 0.4,
    ("92q", "normal"): 0.0,
    ("92q", "easy"): 0.2,
    ("differ", "normal"): 0.0,
    ("differ", "easy"): 0.2,
    ("springcleaning", "normal"): 0.0,
    ("springcleaning", "easy"): 0.3,
    ("topsuit", "normal"): 0.0,
    ("topsuit", "easy"): 0.4,
}
"""Largest part of the choices without a reason: an easy player's slip has none."""


@pytest.mark.parametrize("count", [QUICK, MANY])
@pytest.mark.parametrize(("slug", "level"), sorted(SILENT))
def test_every_reason_is_true(slug: str, level: str, count: int) -> None:
    sizes = GAMES[slug].seats
    choices = [one for size in sizes for one in hands(slug, size, level, count // len(sizes))]
    for state, seat, action, reason in choices:
        if reason:
            said = Said(state, seat, action, reason)
            assert TRUTH[reason.key](said), (reason, action, state)
    silent = sum(reason is None for *_, reason in choices)
    assert silent <= SILENT[slug, level] * len(choices)
