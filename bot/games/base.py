"""The contract of a game: a frozen state, and actions that are lines of text."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeVar

Seat = int
Card = str
T = TypeVar("T")

NATURE: Final[Seat] = -1
"""The seat of chance: it deals, shuffles and names the first dealer."""

HOLE: Final[Card] = "??"
"""A card that the reader of a view may not see."""

NOBODY: Final[frozenset[Seat]] = frozenset()
Lie = Literal["hand", "open", "hidden"]
"""Position of a pile of a seat: held by its owner alone, face up for all, or face down for all."""

ALONE: Final[Mapping[Seat, frozenset[Seat]]] = {seat: frozenset({seat}) for seat in range(NATURE, 8)}
"""The set that holds just this seat; made once, because every action asks for one."""


CONTRACT: Final = 1
"""Version of what a game of a package has and may import (packages.py): raised when an older package would no
longer work."""

ENOUGH: Final = 5
"""Actions of every seat after which a match counts, even with no hand over: it may be a single deal."""


class Refusal(Exception):
    """An action that may not be done, with the reason as a key of the word catalogue and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_words = args

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.key, self.args_for_words)


def _refusal(key: str, args: dict[str, str | int]) -> Refusal:
    return Refusal(key, **args)


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a match, chosen when it opens; `values` are all its texts, in the order to offer them."""

    name: str
    default: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The actions `verb` followed by `least` to `most` of the options.

    Where `ordered`, any order of the chosen options is an action of its own; otherwise they stand in the
    order of `options`. An option of several words is only allowed where exactly one is chosen, and equal
    options only where all are: a hand to be arranged.

    There may be millions of options: then they are a sequence that writes out only what it is asked for.
    """

    verb: str
    options: Sequence[str] = ()
    least: int = 0
    most: int = 0
    ordered: bool = False

    def __contains__(self, action: str) -> bool:
        verb, space, rest = action.partition(" ")
        if verb != self.verb:
            return False
        if self.least == self.most == 1:
            return rest in self.options
        if not space:
            return self.least == 0
        words = rest.split(" ")
        if not self.least <= len(words) <= self.most:
            return False
        if self.ordered:
            return Counter(words) <= Counter(self.options)
        remaining = iter(self.options)
        return all(word in remaining for word in words)

    def __iter__(self) -> Iterator[str]:
        """Yield every action of this choice once; lazily, since a deal has too many to write out."""
        if self.least == self.most == 1:
            return map(f"{self.verb} ".__add__, self.options)
        if not self.most:
            return iter((self.verb,))
        return itertools.chain.from_iterable(map(self._of_size, range(self.least, self.most + 1)))

    def _of_size(self, size: int) -> Iterator[str]:
        some = itertools.permutations if self.ordered else itertools.combinations
        texts: Iterator[str] = map(" ".join, some(self.options, size))
        if len(set(self.options)) < len(self.options):
            texts = _once(texts)
        return map((f"{self.verb} " if size else self.verb).__add__, texts)

    @property
    def count(self) -> int:
        """Number of actions."""
        if self.least == self.most == 1:
            return len(self.options)
        ways = math.perm if self.ordered else math.comb
        every = sum(ways(len(self.options), size) for size in range(self.least, self.most + 1))
        if not self.ordered:
            return every
        # Equal options are only allowed where all are chosen.
        return every // math.prod(map(math.factorial, Counter(self.options).values()))

    def pick(self, rng: Random) -> str:
        """Return one of the actions, each equally likely."""
        options = self.options
        if self.least == self.most == 1:
            return f"{self.verb} {options[int(rng.random() * len(options))]}"
        ways = math.perm if self.ordered else math.comb
        size = self.least
        if size < self.most:
            size += weighted(rng, [ways(len(options), some) for some in range(size, self.most + 1)])
        places = shuffled(rng, range(len(options)))[:size]
        if not self.ordered:
            places.sort()
        return " ".join((self.verb, *map(options.__getitem__, places)))


def _once(texts: Iterable[str]) -> Iterator[str]:
    seen = set()
    for text in texts:
        if text not in seen:
            seen.add(text)
            yield text


def pick(rng: Random, choices: tuple[Choice, ...]) -> str:
    """Return one of all the actions in the choices, each equally likely."""
    if len(choices) == 1:
        return choices[0].pick(rng)
    return choices[weighted(rng, [choice.count for choice in choices])].pick(rng)


def weighted(rng: Random, weights: list[int]) -> int:
    """Return an index, as likely as its weight. Uses `random()` alone, whose sequence no Python version
    changes."""
    ticket = int(rng.random() * sum(weights))
    for index, weight in enumerate(weights[:-1]):
        ticket -= weight
        if ticket < 0:
            return index
    return len(weights) - 1


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """Return the items in a random order, the same on every Python for the same state of `rng` (see
    `weighted`)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


@dataclass(frozen=True, slots=True)
class Event:
    """An event, as readers of the log are told it.

    `cards` become known to the seats in `to` (None: to everybody); `words` are public whatever `to` says.
    Kinds that all games share: cards are `dealt`, `drew`, `turned` or `played`, a seat `passed` or made a
    `bid`, a trick was `took`; after `scored` a new line stands on the sheet. A game's cog tells its others.
    """

    kind: str
    seat: Seat = NATURE
    cards: tuple[Card, ...] = ()
    words: tuple[str, ...] = ()
    to: frozenset[Seat] | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        if self.to is None or seat in self.to:
            return self
        return Event(self.kind, self.seat, (HOLE,) * len(self.cards), self.words, self.to)


class State(Protocol):
    """A match at one moment. Its methods answer, or return the next state; nothing changes it.

    A view is a state too, with `HOLE` wherever its reader may not look.
    """

    slug: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    """Supported numbers of players."""
    rules: ClassVar[int]
    """Version of the rules: raised when an older log would play out differently."""
    options: ClassVar[tuple[Option, ...]]
    lowest_wins: ClassVar[bool]
    """Whether the lowest score wins."""
    brief: ClassVar[Mapping[str, str]]
    """The options of a match of some twenty minutes, for the weekly challenge; others stay as they are."""
    challenged_since: ClassVar[int]
    """First week, as 202647, in which the game takes its turn in the challenge; earlier weeks keep their
    game."""
    minutes: ClassVar[int]
    """Minutes of a match with the fewest players and computers on the other seats, if each decision takes six
    seconds, and a computer's one and a half: to five minutes."""
    idle: ClassVar[frozenset[str]]
    """The actions, or first words of actions, that do nothing with a player's cards: passing, or drawing."""
    claimable: ClassVar[bool]
    """Whether it is a `TrickState` in which a player who cannot lose another trick may claim the rest."""
    own_piles: ClassVar[Mapping[str, Lie]]
    """The kinds of piles that each seat has, by the first word of their names, and how they lie."""
    shared_piles: ClassVar[tuple[str, ...]]
    """The piles of no seat that are shown once a hand has no more secrets."""

    @property
    def phase(self) -> str:
        """`deal` before the cards of a hand are dealt, `over` at the end; others are the game's own."""
        ...

    @property
    def sheet(self) -> tuple[Any, ...]:
        """One line per finished hand or round."""
        ...

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each seat."""
        ...

    @property
    def turn(self) -> Seat:
        """The seat to act, where only one is."""
        ...

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        """Return a new match; raises `Refusal` for a number of players or an option that the game does not
        have."""
        ...

    @property
    def players(self) -> int: ...

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats to act: several if they choose at the same time, `{NATURE}` before chance, none when
        over."""
        ...

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the choices of the seat; none if it is not to act."""
        ...

    def forced(self, seat: Seat) -> bool:
        """Return whether public knowledge alone shows that the seat has no choice.

        The forced action itself may be hidden: everybody knows that the last card of a hand is played. A game
        returns False where this is hard to tell.
        """
        ...

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        """Apply a legal action. Behaviour for illegal ones is undefined; `play` checks first."""
        ...

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        """Return the game's own reason why a seat that is to act may not do this, if it has one."""
        ...

    def view(self, seat: Seat | None) -> Self:
        """Return the state as the seat sees it; None is the public."""
        ...

    def guess(self, seat: Seat, rng: Random) -> Self:
        """Return one of the states that the seat's view could be, each equally likely."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """Match totals so far, by seat."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats in ascending order; none before the match is over."""
        ...

    @property
    def deck(self) -> tuple[Card, ...]: ...

    @property
    def piles(self) -> Mapping[str, tuple[Card, ...]]:
        """Every place a card can be in, with its cards; together the deck, or nothing before the first deal.

        A pile of a seat is named by its kind and the seat (`hand 0`); `table` has the cards of a trick until
        it is taken, and none in a game without tricks.
        """
        ...


S = TypeVar("S", bound=State)


class Frozen:
    """A frozen dataclass that copies fast, since every card played makes a new state."""

    def but(self, **changes: object) -> Self:
        """Return a copy with these fields changed."""
        # dataclasses.replace walks the fields in Python and costs as much as the rest of a move.
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(changes)
        return new


def chosen(game: type[State], players: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return every option with its value, defaults filled in; `Refusal` for what the game does not have."""
    if players not in game.seats:
        raise Refusal("wrong-players", players=players, seats=" ".join(map(str, game.seats)))
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Refusal("unknown-option", name=name)
        if value not in known[name].values:
            raise Refusal("bad-option", name=name, value=value)
    return {option.name: options.get(option.name, option.default) for option in game.options}


def play(state: S, seat: Seat, action: str) -> tuple[S, tuple[Event, ...]]:
    """Apply an action if the seat may do it; else raise a `Refusal` with the reason."""
    for choice in state.legal(seat):
        if action in choice:
            return state.apply(seat, action)
    raise refusal(state, seat, action)


def refusal(state: State, seat: Seat, action: str) -> Refusal:
    """Return the reason why the seat may not do this."""
    if not state.to_act:
        return Refusal("match-over")
    if seat != NATURE and not 0 <= seat < state.players:
        return Refusal("no-such-seat", players=state.players)
    if seat not in state.to_act:
        return Refusal("not-your-turn")
    if own := state.why_not(seat, action):
        return own
    verb, _, rest = action.partition(" ")
    choices = [choice for choice in state.legal(seat) if choice.verb == verb]
    if not choices:
        return Refusal("not-now", verb=verb, verbs=" ".join(dict.fromkeys(c.verb for c in state.legal(seat))))
    for choice in choices:
        if choice.ordered:
            return Refusal("not-an-arrangement", count=len(choice.options))
        if right := _in_order(choice, rest.split(" ")):
            return Refusal("wrong-order", right=right)
    return Refusal("not-among", verb=verb, action=action)


def _in_order(choice: Choice, words: list[str]) -> str | None:
    """Return the action of this choice with exactly these words, if there is one."""
    if not all(word in choice.options for word in words):
        return None
    action = " ".join((choice.verb, *sorted(words, key=choice.options.index)))
    return action if action in choice else None


def only(state: State, seat: Seat) -> str | None:
    """Return the seat's only legal action, or None if it has none or several."""
    choices = state.legal(seat)
    if len(choices) != 1 or choices[0].count != 1:
        return None
    return next(iter(choices[0]))


def as_written(state: State, seat: Seat, action: str) -> str:
    """Return the action with its words in canonical order, or unchanged if they fit no choice.

    People may name several things in any order. The words of a single option keep their order.
    """
    verb, _, rest = action.partition(" ")
    for choice in state.legal(seat):
        free = choice.verb == verb and choice.most > 1 and not choice.ordered
        if free and (right := _in_order(choice, rest.split(" "))):
            return right
    return action


def hand_number(view: Any) -> int:
    """Return the number, from 1, of the hand on the table; also when it has just ended."""
    finished = len(view.sheet)
    return finished if finished and view.phase in ("deal", "over") else finished + 1


def begins_hand(seat: Seat, action: str) -> bool:
    """Return whether this line of a log deals the cards of a hand or round, and so begins it."""
    return seat == NATURE and action.startswith("deal ")


def early(hands: int, turns: Sequence[int]) -> bool:
    """Return whether a match that ends now counts for nothing, as too little of it was played.

    `hands`: number of finished hands; `turns`: number of actions of each seat.
    """
    return not hands and min(turns, default=0) < ENOUGH


def replay(state: S, lines: Iterable[tuple[Seat, str]]) -> S:
    """Return the state after these actions; `Refusal` at the first illegal one."""
    for seat, action in lines:
        state, _ = play(state, seat, action)
    return state
