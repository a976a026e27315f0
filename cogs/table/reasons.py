"""What a computer player thought, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.words import full_card_names, words
from cogs.people.names import escaped

if TYPE_CHECKING:
    from bot.ai.decision import Reason, Thought, Weighed
    from bot.games.base import Seat
    from cogs.kit.game_cog import AnyCog, Names


class Explanation(NamedTuple):
    """What a computer player was asked about, and who reads the answer."""

    cog: AnyCog
    view: Any
    """The seat's own."""
    seat: Seat
    names: Names
    """Without markup."""
    spoken: bool = False

    def named(self, action: str) -> str:
        said = self.cog.told(self.view, self.seat, action, self.names, spoken=self.spoken)
        return escaped(said)


def told(asked: Explanation, thought: Thought) -> str:
    """The action, and why: the rule of thumb, and what a search found. A card that both name is said once."""
    why = because(asked, thought)
    if not _names_it(thought):
        why.insert(0, words()("thought-action", action=asked.named(thought.action)))
    return " ".join(why)


def _names_it(thought: Thought) -> bool:
    """Whether the reason says which card is meant."""
    _, _, card = thought.action.partition(" ")
    return thought.reason is not None and card in dict(thought.reason.values).values()


def because(asked: Explanation, thought: Thought) -> list[str]:
    """Only why, in sentences; none where it has no reason."""
    parts = [sentence(thought.reason, asked.names, spoken=asked.spoken)] if thought.reason else []
    if len(thought.weighed) > 1:
        parts.append(ahead(thought, asked.named(thought.weighed[1].action)))
    return parts


def sentence(reason: Reason, names: Names, *, spoken: bool = False) -> str:
    """The rule of thumb, with a player's name for each seat."""
    given = {
        name: escaped(names[value]) if name == "seat" and isinstance(value, int) else value
        for name, value in reason.values
    }
    with full_card_names(wanted=spoken):
        said = words()(reason.key, **given)
    # Some begin with the name of a card.
    return said[:1].upper() + said[1:]


def ahead(thought: Thought, other: str) -> str:
    """The best compared with the next, which a search may have left out after a few worlds."""
    first, second, *_ = thought.weighed
    if second.visits < first.visits:
        return words()("thought-left-out", worlds=first.visits, seen=second.visits, other=other)
    return compared(thought, first, second, other, ("thought-better", "thought-equal"))


def compared(thought: Thought, better: Weighed, worse: Weighed, other: str, keys: tuple[str, str]) -> str:
    """By how much one came out better than another, or that it did not."""
    say, lead = words(), better.worth - worse.worth
    number = f"{100 * lead:.0f}" if thought.unit == "wins" else f"{lead:.1f}"
    if lead <= 0 or not number.strip("0."):
        return say(keys[1], worlds=thought.worlds, other=other)
    by = say("thought-by", unit=thought.unit, number=float(number))
    return say(keys[0], worlds=thought.worlds, other=other, by=by)
