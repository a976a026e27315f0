"""Pages of a match: one for each hand, with its tricks one below another."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot import VERSION
from bot.games.base import NATURE, NOBODY
from bot.people.published import Shown
from bot.records.stored import Preferences
from bot.tables.table import Table
from bot.words import LANGUAGES, speaking, words
from cogs.kit.game_cog import Ids, Panel
from cogs.pages import public
from cogs.people.replay import PUBLIC, did, path_of
from cogs.site.frame import POLICY, page
from cogs.site.markup import Html, element, from_discord, joined, void
from rendering.kit.png import squeezed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.base import Seat
    from bot.matches.replays import Replay
    from cogs.kit.game_cog import AnyCog
    from rendering.kit.picture import Picture

FORM: Final = 2
"""Version of the pages' layout; a higher one rewrites all pages."""

NOBODYS: Final = Preferences(0)
"""Preferences for pictures, the same for everybody."""

Files = dict[str, bytes]
"""Contents of files by path, relative to the folder of all pages."""


class Fingerprint(NamedTuple):
    people: str
    """Hash of the names and of the hands shown."""
    rest: str
    """Hash of the pages' other inputs."""


def fingerprint(match: Shown) -> Fingerprint:
    """Return the fingerprint of a match's pages, which are rewritten when it changes."""
    record = match.record
    people = [sorted(match.named), [one and one.name for one in record.seats]]
    rest = [FORM, POLICY, VERSION, LANGUAGES, record.id, record.slug, record.rules, dict(record.options)]
    rest += [record.status, record.changed, match.lines]
    return Fingerprint(*(hashlib.sha256(json.dumps(one).encode()).hexdigest()[:32] for one in (people, rest)))


class Moment(NamedTuple):
    """A position to show, with the lines since the previous one."""

    step: int
    since: int
    """Step of the previous moment."""
    trick: int
    """Number of the trick just finished; 0 if none."""


def moments(replay: Replay, hand: int) -> list[Moment]:
    """Return a hand's moments: dealt, before the first card, after each trick, and over; from 0."""
    first = replay.hands[hand]
    last = replay.hands[hand + 1] - 1 if hand + 1 < len(replay.hands) else replay.last
    over = [step for step in replay.tricks if first < step <= last]
    made = [Moment(first, first - 1 if hand else 0, 0)]
    begins = next((step for step in range(first, last) if replay.states[step + 1].piles["table"]), first)
    if over and begins > first:
        made.append(Moment(begins, first, 0))
    begun = made[-1].step
    made += [Moment(step, since, n) for n, (since, step) in enumerate(pairwise((begun, *over)), 1)]
    if last > made[-1].step:
        made.append(Moment(last, made[-1].step, 0))
    return made


def named(match: Shown) -> Shown:
    """Replace each name that is not to be shown by a seat's number in the current language."""
    chairs = tuple(
        one
        if one is None or seat in match.named
        else one._replace(name=words()("lobby-seat-option", number=seat + 1))
        for seat, one in enumerate(match.record.seats)
    )
    return replace(match, record=replace(match.record, seats=chairs))


def pages(cog: AnyCog, match: Shown, replay: Replay) -> tuple[Files, Files]:
    """Return the match's pictures, and its pages in all languages."""
    pictures: Files = {}
    made: Files = {}
    for language in LANGUAGES:
        with speaking(language):
            writer = _Writer(cog, named(match), replay, pictures)
            for hand in range(len(replay.hands)):
                made[f"{language}/{path_of(match.record.id, hand + 1)}"] = writer.page(hand)
    return pictures, made


class _Writer:
    """A writer of a match's pages in the current language."""

    def __init__(self, cog: AnyCog, match: Shown, replay: Replay, pictures: Files) -> None:
        self._cog, self._match, self._replay, self._pictures = cog, match, replay, pictures
        table = Table(match.record, replay.states[-1])
        self._table, self._names, self._marked = table, public.plain_names(table), public.names(table)

    def page(self, hand: int) -> bytes:
        say, record = words(), self._match.record
        count = len(self._replay.hands)
        path = path_of(record.id, hand + 1)
        title = say("site-match-title", game=self._cog.game_name, table=record.id, hand=hand + 1, hands=count)
        day = datetime.fromtimestamp(record.changed / 1000, UTC).date().isoformat()
        steps = moments(self._replay, hand)
        sections = [self._step(steps, n, last=hand + 1 == count) for n in range(len(steps))]
        main = joined(
            element("h1", title),
            element(
                "p",
                *(from_discord(say("site-players", names=", ".join(self._marked))), " · "),
                element("time", day, datetime=day),
                class_="little",
            ),
            self._hands(hand),
            self._eyes(),
            element("p", say("site-keys"), class_="little keys"),
            *sections,
            self._hands(hand, again=True) if count > 1 else "",
        )
        elsewhere = {language: f"../{language}/{path}" for language in LANGUAGES}
        return page(title, main, elsewhere=elsewhere, first=say("site-first"))

    def _hands(self, hand: int, *, again: bool = False) -> Html:
        """Return the links to the other hands; empty if there are none."""
        say, count = words(), len(self._replay.hands)
        if count == 1:
            return Html("")
        number = self._match.record.id

        def item(to: int) -> Html:
            label = say("site-hand-label", number=to + 1)
            if to == hand:
                return element("li", element("span", str(to + 1), aria_current="page"))
            rel = None if again else {hand + 1: "next", hand - 1: "prev"}.get(to)
            link = element(
                "a", str(to + 1), href=path_of(number, to + 1), rel=rel, aria_label=label, data_carry=True
            )
            return element("li", link)

        label = say("site-hands-again" if again else "site-hands")
        return element("nav", element("ul", *map(item, range(count))), aria_label=label)

    def _eyes(self) -> Html:
        """Return the boxes that choose whose cards are shown."""
        boxes = [
            element(
                "label",
                void("input", type="checkbox", name="eyes", id=f"eyes-{seat}", value=seat),
                element("span", self._names[seat]),
            )
            for seat in sorted(self._match.named)
        ]
        return element("fieldset", element("legend", words()("site-eyes")), *boxes)

    def _step(self, steps: list[Moment], n: int, *, last: bool) -> Html:
        say, moment = words(), steps[n]
        state = self._replay.states[moment.step]
        told = [
            element("li", from_discord(line.removeprefix("▸ ")))
            for step in range(moment.since + 1, moment.step + 1)
            for line in did(self._cog, self._replay, step, PUBLIC, self._table, NOBODYS)
        ]
        parts = [element("ul", *told, class_="did")] if told else []
        if any(state.piles.values()):
            draw = partial(self._cog.table_picture, state.view(None), self._names)
            parts.append(self._picture(draw))
            parts += self._own(state)
        if n + 1 == len(steps):
            parts += self._came(state, last=last)
        if moment.trick:
            title = say("site-trick", number=moment.trick)
        else:
            title = say("site-dealt" if n == 0 else "site-over" if n + 1 == len(steps) else "site-before")
        walk = [
            element("a", say(f"site-{way}"), href=f"#step-{to}")
            for way, to in (("back", n - 1), ("next", n + 1))
            if 0 <= to < len(steps)
        ]
        return element(
            "section",
            element("h2", title, id=f"title-{n}"),
            *parts,
            element("p", *walk, class_="walk"),
            class_="step",
            id=f"step-{n}",
            tabindex="-1",
            aria_labelledby=f"title-{n}",
        )

    def _own(self, state: Any) -> list[Html]:
        """Return the cards of each seat that may be shown, hidden by default."""
        if state.to_act in (NOBODY, frozenset({NATURE})):
            return []
        return [
            element(
                "div", element("h3", self._names[seat]), self._hand(state, seat), class_=f"eyes eyes-{seat}"
            )
            for seat in sorted(self._match.named)
        ]

    def _hand(self, state: Any, seat: Seat) -> Html:
        panel = Panel(Ids(self._match.record.id, seat, 0), "", NOBODYS, self._names)
        return self._picture(partial(self._cog.hand_picture, state.view(seat), seat, panel))

    def _picture(self, draw: Callable[[], Picture]) -> Html:
        drawn = draw()
        name = hashlib.sha256(drawn.png).hexdigest()[:20]
        path = f"pictures/{self._match.record.id}/{name}.png"
        if path not in self._pictures:
            self._pictures[path] = squeezed(drawn.png)
        return void(
            "img", src=f"../{path}", alt=drawn.alt, width=drawn.width, height=drawn.height, loading="lazy"
        )

    def _came(self, state: Any, *, last: bool) -> list[Html]:
        """Tell the hand's result, and after the last hand the match's."""
        view, names = state.view(None), self._marked
        lines = [*self._cog.results(view, names)[-1:], self._cog.scores(view, names)]
        if last:
            lines.append(public.outcome(self._table))
        return [element("p", from_discord(line)) for line in lines if line]
