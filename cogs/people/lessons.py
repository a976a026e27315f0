"""Lessons in Discord: a private message that leads a learner through the beginning of a match.

Its buttons hold the game and the step, and a step is replayed from the lesson's text. No state is kept, so a
lesson goes on after every restart.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.games.base import Refusal, refusal
from bot.lessons import LEARNER, Step, lesson
from bot.people.history import recommended
from bot.words import capitalised, words
from cogs.core import names as people
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page, shortened
from cogs.kit.telling import HEARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog, Names
    from cogs.kit.pages import Row

COMPANY: Final = ("Ada", "Ben", "Cleo", "Dora")
"""Names of the learner's opponents, one more than needed: the learner may have one of them."""
OLDER: Final = ("hand", "table")
"""Values in the buttons of older messages, which showed either hand or table."""
AS_TOLD: Final = "show"
"""Value in ids for a step before any attempt."""
TRY: Final = "try"
"""Prefix in ids of an attempt at another action; its number follows."""
NO_TABLE: Final = 0


def company(name: str, players: int) -> tuple[str, ...]:
    """Return the names at a table of this person and others, of which no two are alike."""
    return name, *[one for one in COMPANY if one != name][: players - 1]


class Lessons:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Learn, self.clicked)

    async def open(self, interaction: Interaction, slug: str) -> None:
        """Start a lesson privately from its first step."""
        async with answering(interaction):
            await answer(interaction).reply(await self._page(interaction, slug, 0, AS_TOLD))

    async def clicked(self, interaction: Interaction, made: ids.Learn, _: Sequence[str]) -> None:
        page = await self._page(interaction, made.slug, made.step, made.what)
        await answer(interaction).show(page)

    async def _page(self, interaction: Interaction, slug: str, number: int, what: str) -> Page:
        try:
            steps = lesson(slug)
            step = steps[number]
        except LookupError:
            raise Refusal("lesson-no-step") from None
        attempts = {f"{TRY}{place}": action for place, action in enumerate(step.others)}
        if what not in (AS_TOLD, *OLDER, *attempts):
            raise Refusal("lesson-no-step")
        say, cog = words(), self.bot.game_cog(slug)
        view = step.state.view(LEARNER)
        plain = company(people.plain(people.called(interaction.user)), view.players)
        player = await self.bot.store.player(interaction.user.id)
        told = [say(f"lesson-{cog.prefix}-{step.topic}")]
        if what in attempts:
            told.insert(0, _answer(cog, step, attempts[what]))
        if step is steps[-1]:
            told.append(say("lesson-next", game=slug))
        # In the catalogue a line break means nothing.
        text = "\n\n".join(" ".join(part.split("\n")) for part in told)
        title = say("lesson-title", game=cog.game_name, number=number + 1, steps=len(steps))
        level = await recommended(self.bot.store, interaction.user.id, slug)
        rows = _rows(cog, steps, number, plain, level, spoken=player.text_only)
        if player.text_only:
            names = tuple(map(people.marked, plain))
            state = [
                *cog.as_text(view, LEARNER, names),
                *cog.lines(view, names, HEARD),
            ]
            return Page((title, text, "\n".join(state)), rows=rows)
        panel = Panel(Ids(NO_TABLE, LEARNER, 0), "", player, plain)
        # Independent of preferences for panels, as the lesson's text refers to both table and hand.
        if view.hands[LEARNER]:
            picture = await asyncio.to_thread(cog.panel_picture, view, LEARNER, panel)
        else:
            picture = await asyncio.to_thread(cog.table_picture, view, plain, player.colours)
        return Page((title, text), picture, rows)


def _answer(cog: AnyCog, step: Step, action: str) -> str:
    """Explain why the attempted action is not the lesson's."""
    if any(action in choice for choice in step.state.legal(LEARNER)):
        return words()("lesson-not-best", why=words()(f"lesson-{cog.prefix}-{step.topic}-instead"))
    return words()("lesson-not-allowed", why=words().refusal(refusal(step.state, LEARNER, action)))


def _rows(
    cog: AnyCog, steps: tuple[Step, ...], number: int, names: Names, level: str, *, spoken: bool
) -> tuple[Row, ...]:
    """Return the buttons: attempts, steps on and back, and at the end a match against this level."""
    say, step = words(), steps[number]
    view = step.state.view(LEARNER)

    def press(what: str, label: str, style: Style = Style.secondary, *, to: int = number) -> Press:
        return Press(shortened(label), ids.Learn(cog.game.slug, to, what), style)

    def doing(action: str) -> str:
        return capitalised(cog.spelled(view, LEARNER, action, names, spoken=spoken))

    tries = [press(f"{TRY}{place}", doing(action)) for place, action in enumerate(step.others)]
    walk = []
    if step.move:
        tries.insert(0, press(AS_TOLD, doing(step.move), Style.success, to=number + 1))
    elif step is not steps[-1]:
        walk.append(press(AS_TOLD, say("button-next"), Style.primary, to=number + 1))
    if number:
        walk.append(press(AS_TOLD, say("button-back"), to=number - 1))
    if step is steps[-1]:
        slug, seats = cog.game.slug, step.state.players
        play = ids.Play(slug, seats, 1, level, ids.SERVERS_CLOCK, "go")
        tries.append(Press(say("button-lesson-play"), play, Style.success))
    return tuple(tuple(row) for row in (tries, walk) if row)
