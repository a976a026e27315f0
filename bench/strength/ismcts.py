"""Information set Monte Carlo tree search by the textbook, for any of our bitboards.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012): each
iteration descends one tree in a world of its own, choosing by UCB1 among the moves legal there, where a move
counts as available only when it was legal; adds one node; plays out at random; and updates the nodes on its
way. The most visited move is played.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.ai.decision import Budget

EXPLORE: Final = 0.7
"""The paper's constant, for rewards from 0 to 1: scaled here to the range of all play-outs' rewards."""


class Node:
    """A move, and its results for the player who made it."""

    __slots__ = ("available", "children", "total", "visits")

    children: dict[int, Node]
    visits: int
    available: int
    """Number of times that it was legal."""
    total: float

    def __init__(self) -> None:
        self.children = {}
        self.visits = self.available = 0
        self.total = 0.0


class Tree:
    """One search's tree; `acts` and `over` tell the seat to act in a world, and whether it has ended."""

    def __init__(self, acts: Callable[[Any], int], over: Callable[[Any], bool], seats: int) -> None:
        self.acts = acts
        self.over = over
        self.seats = seats
        self.root = Node()
        self.least = math.inf
        self.most = -math.inf
        self.explore = EXPLORE

    def grow(self, world: Any, rng: Random) -> None:
        """Run one iteration, which consumes the world."""
        acts, over, random = self.acts, self.over, rng.random
        node, path, actors = self.root, [self.root], [-1]
        while not over(world):
            moves = world.moves()
            actor = acts(world)
            move, known = self._chosen(node, moves, rng)
            world.play(move)
            node = node.children[move]
            path.append(node)
            actors.append(actor)
            if not known:
                break
        while not over(world):
            moves = world.moves()
            world.play(moves[int(random() * len(moves))])
        worths = [float(world.worth(seat)) for seat in range(self.seats)]
        self.least = min(self.least, *worths)
        self.most = max(self.most, *worths)
        for place in range(len(path)):
            node = path[place]
            node.visits += 1
            if place:
                node.total += worths[actors[place]]

    def _chosen(self, node: Node, moves: list[int], rng: Random) -> tuple[int, bool]:
        """Return an untried move, or else the best by UCB1; and whether it was tried before."""
        children = node.children
        untried: list[int] = []
        for move in moves:
            child = children.get(move)
            if child is None:
                untried.append(move)
            else:
                child.available += 1
        if untried:
            move = untried[int(rng.random() * len(untried))]
            child = Node()
            child.available = 1
            children[move] = child
            return move, False
        span = self.explore * (self.most - self.least)
        best, most = moves[0], -math.inf
        for move in moves:
            child = children[move]
            bound = child.total / child.visits + span * math.sqrt(math.log(child.available) / child.visits)
            if bound > most:
                best, most = move, bound
        return best, True


def search(tree: Tree, guess: Callable[[Random], Any], rng: Random, budget: Budget) -> tuple[int, int]:
    """Return the most visited move, and the number of iterations."""
    times = 0
    for _ in budget.rounds():
        tree.grow(guess(rng), rng)
        times += 1
    children = tree.root.children
    best, most = -1, -1
    for move in children:
        if children[move].visits > most:
            best, most = move, children[move].visits
    return best, times
