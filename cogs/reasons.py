"""What a computer player thought, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.words import words

if TYPE_CHECKING:
    from bot.ai.thought import Reason, Thought, Weighed
    from cogs.base import AnyCog, Names


def told(front: AnyCog, thought: Thought, names: Names, *, spoken: bool = False) -> str:
    """The action, and why: the rule of thumb, and what a search found. The names are without markup."""
    parts = [words()("thought-action", action=spelled(front, thought.action, names, spoken=spoken))]
    if thought.reason:
        parts.append(sentence(thought.reason, names))
    if len(thought.weighed) > 1:
        first, second, *_ = thought.weighed
        parts.append(weighed(front, thought, first, second, names, spoken=spoken))
    return " ".join(parts)


def sentence(reason: Reason, names: Names) -> str:
    """The rule of thumb, with a player's name for each seat."""
    given = {
        name: discord.utils.escape_markdown(names[value])
        if name == "seat" and isinstance(value, int)
        else value
        for name, value in reason.values
    }
    return words()(reason.key, **given)


def weighed(
    front: AnyCog,
    thought: Thought,
    done: Weighed,
    other: Weighed,
    names: Names,
    *,
    spoken: bool = False,
    key: str = "thought-weighed",
) -> str:
    """What a search found of what is done, and of what it is compared with."""
    say = words()

    def worth(one: Weighed) -> str:
        share = thought.unit == "wins"
        return say(
            f"thought-{thought.unit}", number=f"{100 * one.worth:.0f}" if share else f"{one.worth:.1f}"
        )

    return say(
        key,
        worlds=thought.worlds,
        worth=worth(done),
        other=spelled(front, other.action, names, spoken=spoken),
        less=worth(other),
    )


def spelled(front: AnyCog, action: str, names: Names, *, spoken: bool) -> str:
    return discord.utils.escape_markdown(front.spelled(action, names, spoken=spoken))
