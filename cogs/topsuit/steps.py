"""The steps of a Top Suit panel from a kind of combination to one of them, if they are too many to show.

The steps are a kind, then a common feature of its combinations: the rank of a set, the lowest card of a run.
They are no part of an action's text, as a pair and a single card begin with the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bot.games.topsuit.combinations import combination

if TYPE_CHECKING:
    from bot.games.base import Choice

MOST_COMBINATIONS: Final = 25
"""Maximum combinations shown at once."""

Actions = tuple[str, ...]


def kinds(choices: tuple[Choice, ...]) -> Mapping[str, Actions]:
    """Group the legal plays by kind of combination; `extend` is one."""
    found: dict[str, list[str]] = {}
    for choice in choices:
        for option in choice.options:
            meant = combination(tuple(option.split(" "))) if choice.verb == "play" else None
            found.setdefault(meant.kind if meant else choice.verb, []).append(f"{choice.verb} {option}")
    return {kind: tuple(actions) for kind, actions in found.items()}


def branches(kind: str, actions: Actions) -> Mapping[str, Actions]:
    """Group combinations of one kind by their common feature."""
    found: dict[str, list[str]] = {}
    for action in actions:
        lowest = action.split(" ")[1]
        found.setdefault(lowest if kind == "run" else lowest[0], []).append(action)
    return {branch: tuple(some) for branch, some in found.items()}


def reached(choices: tuple[Choice, ...], so_far: str) -> tuple[Mapping[str, Actions], str]:
    """Return the choices left after some steps, in groups, and the kind once it is settled.

    Either all groups together are few enough to show, or each is a further step.
    """
    groups = kinds(choices)
    kind, _, branch = so_far.partition(" ")
    if len(groups) == 1 and not kind:
        (kind,) = groups
    if kind not in groups:
        return groups, ""
    if len(groups[kind]) <= MOST_COMBINATIONS:
        return {kind: groups[kind]}, kind
    found = branches(kind, groups[kind])
    return ({kind: found[branch]} if branch in found else found), kind


def few(groups: Mapping[str, Actions]) -> bool:
    return sum(map(len, groups.values())) <= MOST_COMBINATIONS


def leads_somewhere(choices: tuple[Choice, ...], so_far: str) -> bool:
    """Whether a panel offers these steps."""
    kind, _, branch = so_far.partition(" ")
    actions = kinds(choices).get(kind, ())
    return bool(actions) and (not branch or branch in branches(kind, actions))
