"""A computer player's reasons, in sentences."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.ai.decision import SHARES
from bot.words import capitalised, full_card_names, words
from cogs.core.names import escaped
from rendering.kit.alt import fitting
from rendering.kit.names import to_reader

if TYPE_CHECKING:
    from bot.ai.decision import Reason, Thought, Weighed
    from bot.games.base import Seat
    from cogs.kit.game_cog import AnyCog, Names, Panel
    from rendering.kit.picture import Picture


class Explanation(NamedTuple):
    """A question to a computer player, and the reader of the answer."""

    cog: AnyCog
    view: Any
    """The seat's own view."""
    seat: Seat
    names: Names
    """Names without markup."""
    spoken: bool = False
    own: bool = False
    """Whether the reader is the seat's player."""

    def named(self, action: str) -> str:
        names = to_reader(self.names, self.seat) if self.own else self.names
        return escaped(self.cog.spelled(self.view, self.seat, action, names, spoken=self.spoken))


async def looked_back(saw: Explanation, panel: Panel, best: str, chosen: str) -> Picture:
    """Return the picture of a decision that is over, with the best action and the chosen one marked."""
    panel = panel._replace(answer=(best, chosen))
    drawn = await asyncio.to_thread(saw.cog.panel_picture, saw.view, saw.seat, panel)
    say, heard = words(), saw._replace(spoken=True)
    told = [say("review-picture-best", action=heard.named(best))]
    if chosen != best:
        told.append(say("review-picture-chosen", action=heard.named(chosen)))
    return replace(drawn, alt=fitting([" ".join((*told, drawn.alt))]))


class Compared(NamedTuple):
    """Keys of texts that compare moves of a search, in a long and a short version."""

    better: str
    equal: str
    left_out: str


FOREMOST: Final = frozenset(
    {
        *("differ-why-gone", "differ-why-keep", "differ-why-lead-low"),
        *("mitigati-why-least", "mitigati-why-lost", "mitigati-why-spare"),
        *("q92-why-gone", "q92-why-keep", "q92-why-lead-low"),
        *("springcleaning-why-insert-least", "springcleaning-why-lead"),
        *("springcleaning-why-offer", "springcleaning-why-opening"),
    }
)
"""Reasons that call a card the least useful, or what is left the best: beside them nothing is as good."""

FULL: Final = Compared("thought-better", "thought-equal", "thought-left-out")
SHORT: Final = Compared("hint-better", "hint-equal", "hint-left-out")


def advice(asked: Explanation, thought: Thought) -> str:
    """Return a move and its reason in a panel's few lines: the rule of thumb, or else the search's finding.

    A card named by both is said once. Beside a rule of thumb only an equally good move is worth naming.
    """
    thumb = thought.reason if thought.reason and thought.reason.key != SHARES else None
    why = [sentence(thumb, asked.names, spoken=asked.spoken)] if thumb else []
    if len(thought.weighed) > 1 and (not thumb or (_equal(thought) and thumb.key not in FOREMOST)):
        why.append(ahead(thought, asked.named(thought.weighed[1].action), SHORT))
    if not _names_it(thought):
        action = asked.named(thought.action)
        why.insert(0, words()("hint-action", action=capitalised(action)))
    return " ".join(why)


def _names_it(thought: Thought) -> bool:
    """Whether the reason names the card."""
    _, _, card = thought.action.partition(" ")
    return thought.reason is not None and card in dict(thought.reason.values).values()


def because(asked: Explanation, thought: Thought) -> list[str]:
    """Return only the reasons, in sentences; none if there is no reason."""
    parts = [sentence(thought.reason, asked.names, spoken=asked.spoken)] if thought.reason else []
    foremost = thought.reason is not None and thought.reason.key in FOREMOST
    if len(thought.weighed) > 1 and not (foremost and _equal(thought)):
        parts.append(ahead(thought, asked.named(thought.weighed[1].action), FULL))
    return parts


def sentence(reason: Reason, names: Names, *, spoken: bool = False) -> str:
    """Return the rule of thumb in a sentence, with a player's name for each seat."""
    given = {
        name: escaped(names[value]) if name == "seat" and isinstance(value, int) else value
        for name, value in reason.values
    }
    with full_card_names(wanted=spoken):
        # Some begin with the name of a card.
        return capitalised(words()(reason.key, **given))


def ahead(thought: Thought, other: str, keys: Compared) -> str:
    """Compare the best move with the second, which a search may have dropped after a few worlds."""
    first, second, *_ = thought.weighed
    if second.visits < first.visits:
        said = words()(keys.left_out, worlds=first.visits, seen=second.visits, other=other)
        return capitalised(said)
    return compared(thought, first, second, other, (keys.better, keys.equal))


def _equal(thought: Thought) -> bool:
    """Whether the second move was tried as often, and came out as well."""
    first, second, *_ = thought.weighed
    return second.visits == first.visits and _lead(thought, first, second) is None


def _lead(thought: Thought, better: Weighed, worse: Weighed) -> float | None:
    """Return one move's lead over another as displayed; None within the standard error."""
    lead = better.worth - worse.worth
    if lead <= worse.error:
        return None
    return _shown(100 * lead, 0) if thought.unit == "wins" else _shown(lead, 1)


def _shown(number: float, digits: int) -> float:
    """Round a positive number, but to one figure where nothing would be left of it."""
    return round(number, digits) or float(f"{number:.1g}")


def compared(thought: Thought, better: Weighed, worse: Weighed, other: str, keys: tuple[str, str]) -> str:
    """Tell one move's lead over another, or that it is none beyond the standard error."""
    say, lead = words(), _lead(thought, better, worse)
    if lead is None:
        return capitalised(say(keys[1], worlds=thought.worlds, other=other))
    by = say("thought-by", unit=thought.unit, number=lead)
    return capitalised(say(keys[0], worlds=thought.worlds, other=other, by=by))
