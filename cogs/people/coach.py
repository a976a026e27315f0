"""`/review`: a player's costliest decisions of a match, judged by what they could see then."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.games import lowest_wins
from bot.games.base import Refusal
from bot.matches.coach import MOST_DECISIONS, Progress, Review, decisions, places, review
from bot.matches.replays import Replays
from bot.ops.tasks import stop
from bot.words import capitalised, words
from cogs.core.names import at_table, escaped
from cogs.delivery.answers import answer, is_private
from cogs.kit import ids
from cogs.kit.contexts import check_here, is_here, unshared
from cogs.kit.controls import Press, Style, flowing
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from cogs.pages.fair import Fair
from cogs.pages.reasons import Explanation, looked_back, sentence

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from bot.ai.judging import Judged
    from bot.games.base import Seat
    from bot.matches.coach import Costly
    from bot.records.stored import Preferences, Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog
    from cogs.kit.pages import Row

REMEMBERED: Final = 200
"""Number of cached reviews; the oldest are evicted."""


class Looked(NamedTuple):
    """A review with its match's scores and deals."""

    review: Review
    scores: tuple[int, ...]
    hands: tuple[int, ...]
    """Steps at which each hand was dealt."""


class Looking:
    """A review that is being made, or is there."""

    def __init__(self, made: Callable[[Callable[[Progress], None]], Awaitable[Looked]]) -> None:
        self._step: Progress | None = None
        self._come = asyncio.Event()
        self.task = asyncio.ensure_future(made(self._comes))

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    def _comes(self, step: Progress) -> None:
        """Take a step that is to be shown: each tenth of the way, as Discord limits edits."""
        before = self._step
        if before and before.again == step.again and _tenth(before) == _tenth(step):
            return
        self._step = step
        self._come.set()
        self._come = asyncio.Event()

    async def steps(self) -> AsyncIterator[Progress]:
        """Yield how far it has come until it is there; a slow reader misses steps."""
        told = None
        while not self.task.done():
            if self._step and self._step != told:
                told = self._step
                yield told
                continue
            coming = asyncio.ensure_future(self._come.wait())
            await asyncio.wait({self.task, coming}, return_when=asyncio.FIRST_COMPLETED)
            coming.cancel()


def _tenth(step: Progress) -> int:
    return 10 * step.done // step.of


class Coach:
    def __init__(self, bot: Client, fair: Fair) -> None:
        self.bot = bot
        self._fair = fair
        self._looked: dict[tuple[int, int], Looking] = {}
        """Reviews by table and person: each holder of a seat sees their own decisions."""
        self._looking: dict[int, int] = {}
        """Table being reviewed, by person: one at a time, so that others need not wait for many."""
        bot.router.route(ids.Review, lambda asked, made, _: self.open(asked, made.table))
        bot.router.route(ids.ReviewStep, self._stepped)

    def forget(self) -> None:
        """Clear the cache: a deleted person may have played any of these matches."""
        self._looked = {}

    async def open(self, interaction: Interaction, number: int) -> None:
        """Show a review privately, beginning with the costliest decision."""
        await self._show(interaction, number, 0)

    async def _stepped(self, interaction: Interaction, made: ids.ReviewStep, _: Sequence[str]) -> None:
        await self._show(interaction, made.table, made.place, share=made.what == "share")

    async def _show(self, interaction: Interaction, number: int, place: int, *, share: bool = False) -> None:
        record, seat, _ = await self._fair.own(interaction, number, "review-not-yours")
        if not share:
            # A click on a public message must not change that message.
            await answer(interaction).defer(anew=not is_private(interaction))
        cog = self.bot.game_cog(record.slug)

        async def so_far(step: Progress) -> None:
            if not share:
                await answer(interaction).so_far(_so_far(cog, record, step))

        looked = await self._look(interaction.user.id, record, seat, so_far)
        if not looked.review.judged:
            await answer(interaction).show(Page((_title(cog, record), words()("review-nothing"))))
            return
        player = await self.bot.store.player(interaction.user.id)
        if share:
            check_here(interaction)
            async with self.bot.languages.in_language_of(interaction.guild_id):
                page = await shown(cog, record, seat, looked, place, player, rows=False)
                whose = words()("review-shared", name=escaped(at_table(record).seats[seat]))
                page = replace(page, texts=(f"{whose}\n{page.texts[0]}", *page.texts[1:]))
            await answer(interaction).post(page)
            return
        page = await shown(cog, record, seat, looked, place, player)
        await answer(interaction).show(page if is_here(interaction) else unshared(page))

    async def _look(
        self,
        user: int,
        record: Record,
        seat: Seat,
        tell: Callable[[Progress], Awaitable[None]] | None = None,
    ) -> Looked:
        """Return the review of a match, cached and shared by requests; refuse a second match at a time.

        `tell`: called with how far it has come.
        """
        key, kept = (record.id, user), self._looked
        looking = kept.get(key)
        if looking is None or looking.failed:
            if user in self._looking:
                raise Refusal("review-busy", table=self._looking[user])
            while len(kept) >= REMEMBERED:
                kept.pop(next(iter(kept)))
            looking = kept[key] = Looking(partial(self._looks, user, record, seat))
            self._looking[user] = record.id
            looking.task.add_done_callback(lambda _: self._looking.pop(user, None))
        async for step in looking.steps():
            if tell:
                await tell(step)
        return await asyncio.shield(looking.task)

    async def close(self) -> None:
        await stop(looking.task for looking in self._looked.values())

    async def _looks(
        self, user: int, record: Record, seat: Seat, come: Callable[[Progress], None] = lambda _: None
    ) -> Looked:
        # The replay's many states are freed at the end; only the shown ones are kept.
        replay = await Replays(self.bot.store).of(record)
        made = await asyncio.to_thread(decisions, replay, seat)
        if held := record.held_by(user):
            made = tuple(decision for decision in made if held[1].had(decision.n))
        came = await review(record, seat, made, self.bot.tables.engines, come)
        return Looked(came, replay.states[-1].scores, replay.hands)


async def shown(
    cog: AnyCog,
    record: Record,
    seat: Seat,
    looked: Looked,
    place: int,
    player: Preferences,
    *,
    rows: bool = True,
) -> Page:
    """Return the page of one costly decision with the view then; after the last, that of the whole match."""
    say, came = words(), looked.review
    count = len(came.costliest)
    place = max(0, min(place, count))
    match = (_match(looked), _small(record, seat, looked))
    if place == count:
        title = _title(cog, record)
        lines = [
            _line(cog, record, seat, number, one, spoken=player.text_only)
            for number, one in enumerate(came.costliest, 1)
        ]
        told = "\n".join(lines) or say("review-clean")
        walk = flowing(*_walk(record, place, count), _share(record, place))
        return Page((title, told, *match), rows=walk if rows and count else ())
    costly = came.costliest[place]
    view, names = costly.decision.view, at_table(record).seats
    hand = sum(dealt <= costly.decision.n for dealt in looked.hands)
    head = say("review-decision", number=place + 1, count=count)
    hands = len(looked.hands)
    of = {"table": record.id, "deal": cog.deal, "hand": hand, "hands": hands}
    head += "\n" + say("review-where", game=cog.game_name, **of)
    told = _told(cog, record, seat, looked, costly, names, spoken=player.text_only)
    # A phone has no room for all; a shared page must stand alone.
    texts = (told,) if rows else (told, *match)
    controls = _rows(record, seat, place, costly, count) if rows else ()
    if player.text_only:
        seen = "\n".join((*cog.as_text(view, seat, names), cog.scores(view, names)))
        return Page((head, seen, *texts), rows=controls)
    panel = Panel(Ids(record.id, seat, 0), "", player, names)
    saw = Explanation(cog, view, seat, names)
    best, chosen = costly.judged.thought.action, costly.decision.action
    return Page((head, *texts), await looked_back(saw, panel, best, chosen), controls)


def _title(cog: AnyCog, record: Record) -> str:
    return words()("review-title", game=cog.game_name, table=record.id)


def _so_far(cog: AnyCog, record: Record, step: Progress) -> Page:
    said = words()("review-step", done=step.done, of=step.of, again="yes" if step.again else "no")
    return Page((_title(cog, record), said))


def _told(
    cog: AnyCog,
    record: Record,
    seat: Seat,
    looked: Looked,
    costly: Costly,
    names: tuple[str, ...],
    *,
    spoken: bool,
) -> str:
    """Tell the move made, the better one with its reason, and the difference in worth."""
    say, judged = words(), costly.judged
    asked = Explanation(cog, costly.decision.view, seat, names, spoken)
    thought = judged.thought
    lines = [
        say("review-did", action=asked.named(costly.decision.action)),
        say("review-instead", action=asked.named(thought.action), by=_worth(judged)),
    ]
    if thought.reason:
        lines[-1] += " " + sentence(thought.reason, names, spoken=spoken)
    if record.status == "over":
        low = lowest_wins(record.slug)
        lost = places(looked.scores, seat, judged.loss, low=low)
        if lost:
            lines.append(say("review-places", places=lost))
    return "\n".join(lines)


def _line(cog: AnyCog, record: Record, seat: Seat, number: int, costly: Costly, *, spoken: bool) -> str:
    """Describe one costly decision in a line."""
    judged = costly.judged
    names = at_table(record).seats
    asked = Explanation(cog, costly.decision.view, seat, names, spoken)
    did, better = asked.named(costly.decision.action), asked.named(judged.thought.action)
    by, error = _worth(judged), _tenths(judged.error)
    return words()("review-line", number=number, did=capitalised(did), better=better, by=by, error=error)


def _worth(judged: Judged) -> str:
    return words()("thought-by", unit=judged.thought.unit, number=_tenths(judged.loss))


def _match(looked: Looked) -> str:
    """Summarise the match in a line."""
    say, came = words(), looked.review
    return " ".join(
        (
            say(
                "review-summary",
                judged=came.judged,
                close=came.close,
                share=round(100 * came.close / came.judged),
            ),
            say(
                "review-lost",
                unit=came.unit,
                number=_tenths(max(0.0, came.lost)),
                error=_tenths(2 * came.error),
            ),
        )
    )


def _small(record: Record, seat: Seat, looked: Looked) -> str:
    """Return the small print below the summary."""
    say, came = words(), looked.review
    small = []
    if came.unjudged:
        small.append(say("review-unjudged", count=came.unjudged))
    if came.beyond:
        small.append(say("review-beyond", count=MOST_DECISIONS))
    one = record.seats[seat]
    if one and one.stood_in:
        small.append(say("review-stood-in", count=one.stood_in))
    if came.costliest:
        small.append(say("review-worlds", worlds=came.costliest[0].judged.worlds))
    small.append(say("review-fair"))
    return f"-# {' '.join(small)}"


def _tenths(number: float) -> float:
    return round(number, 1)


def _rows(record: Record, seat: Seat, place: int, costly: Costly, count: int) -> tuple[Row, ...]:
    say = words()
    on = Press(say("button-play-on"), ids.PlayOn(record.id, costly.decision.n, "anew"), Style.success)
    there = Press(say("button-replay"), ids.ReplayStep(record.id, costly.decision.n, str(seat), "next"))
    return flowing(*_walk(record, place, count), _share(record, place), on, there)


def _walk(record: Record, place: int, count: int) -> tuple[Press, Press]:
    """Return the buttons that walk through the decisions to the whole match."""
    say, step = words(), partial(ids.ReviewStep, record.id)
    return (
        Press(say("replay-go-back"), step(max(0, place - 1), "back"), disabled=not place),
        Press(say("replay-go-next"), step(place + 1, "next"), Style.primary, disabled=place == count),
    )


def _share(record: Record, place: int) -> Press:
    return Press(words()("replay-share"), ids.ReviewStep(record.id, place, "share"))
