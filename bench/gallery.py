"""Every picture that players see, on one page: `make gallery` writes `build/gallery/index.html`.

Each is shown as wide as on a phone and in full, before Discord's dark ground and its light one.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple, cast

from bot.ai import best, brain
from bot.games import GAMES
from bot.games.base import NATURE, Seat, State, pick
from bot.records.stored import Preferences
from bot.words import words
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from cogs.pages import open_hands, results
from rendering.boards.leaderboard import Line, board
from rendering.boards.openhands import hands
from rendering.boards.rating import Course, course
from rendering.decks.register import DECKS, Cards
from rendering.kit.canvas import Canvas
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size

FOLDER = Path("build/gallery")
NAMES = ("Annabel", "Bartholomew", "Cleo", "Zoë Ström", "Ida", "Wolfgang A.", "Toco", "xX_Dragon_Xx")
PLAYS = "normal"
"""Level of the computer players in the matches shown: levels that search would take an hour."""
ACTIONS = 2500
"""Number of actions that a match is followed in search of new moments."""
COLUMNS = 13
GAP = 10
"""Cards in a row of a deck's sheet, and pixels between them."""

PAGE = """<!doctype html><meta charset="utf-8"><title>Toucan: every picture</title>
<style>
body {{ margin: 0; font: 14px sans-serif; background: #888; }}
figure {{ margin: 0; padding: 16px; display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }}
figcaption {{ width: 220px; flex: none; }}
.dark {{ background: #313338; color: #dbdee1; }} .light {{ background: #fff; color: #313338; }}
.phone {{ width: 360px; flex: none; }}
</style>
{figures}"""

FIGURE = """<figure class="{ground}"><figcaption><b>{title}</b><p>{alt}</p></figcaption>
<img class="phone" src="{file}" alt=""><img src="{file}" alt=""></figure>"""


class Shown(NamedTuple):
    name: str
    picture: Picture


def moments(slug: str, players: int) -> Iterator[tuple[str, State]]:
    """Yield a state of each kind in a match, by its phase and the progress of its trick."""
    rng, seen = Random(f"gallery {slug} {players}"), set()
    think, state = brain(slug, best(slug, PLAYS)), GAMES[slug].start(players, {})
    for _ in range(ACTIONS):
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
        moment = kind(state)
        if NATURE not in state.to_act and moment not in seen:
            seen.add(moment)
            yield moment, state
        if not state.to_act:
            state = GAMES[slug].start(players, {})


def ends(cog: AnyCog, slug: str, players: int) -> Iterator[Shown]:
    """Yield the tricks of a hand, its result, and the podium."""
    rng, names = Random(f"gallery {slug} {players} ends"), NAMES[:players]
    think, state = brain(slug, best(slug, PLAYS)), GAMES[slug].start(players, {})
    done, table = False, cast("Any", SimpleNamespace(state=state, slug=slug))
    while state.to_act:
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
        table.state = state
        if not done and (picture := results.of_hand(table, cog, names)):
            done = True
            yield Shown(f"{players} hand", picture)
            if tricks := cog.tricks_picture(state.view(None), names, 4):
                yield Shown(f"{players} tricks", tricks)
    changes = [(seat, 1000 + 10 * seat, 1020 + 5 * seat) for seat in range(players)]
    yield Shown(f"{players} podium", results.of_match(table, cog, names, changes))


def all_hands(slug: str, players: int) -> Shown:
    """Draw all cards of a match's first hand, dealt to its end."""
    rng, names = Random(f"gallery {slug} {players}"), NAMES[:players]
    think, state = brain(slug, best(slug, PLAYS)), GAMES[slug].start(players, {})
    while state.piles.get("undealt") or not any(state.piles.get("hand 0", ())):
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
    seats, deck = open_hands.seats_of(state, names), open_hands.deck_of(state)
    return Shown(f"{players} all hands", hands(seats, deck, open_hands.told(state, names)))


def kind(state: State) -> str:
    on_the_table = len(getattr(state, "trick", ()) or getattr(state, "acts", ()))
    later = "later" if getattr(state, "sheet", ()) else "first"
    phase = getattr(state, "phase", "play")
    return f"{phase}{SO_FAR.get(phase, nothing)(state)} {on_the_table} {later}"


def nothing(_: Any) -> str:
    return ""


def bid(state: Any) -> str:
    return " after a bid" if state.bid else ""


def bargained(state: Any) -> str:
    """Tell the progress of the deal, and whether there is a demand or offer."""
    said = " with stances" if any(state.bargain.stances) else ""
    return f" at {min(map(len, state.hands))}{said}"


def declared(state: Any) -> str:
    return " after others" if state.declared else ""


SO_FAR = {"auction": bid, "bargain": bargained, "declare": declared}
"""Functions that tell moments of a phase apart."""


def pictures(front: AnyCog, slug: str, players: int) -> Iterator[Shown]:
    names = NAMES[:players]
    for moment, state in moments(slug, players):
        yield Shown(f"{players} {moment} table", front.table_picture(state.view(None), names))
        for seat in sorted(state.to_act)[:1] or [0]:
            for what, shown in (("hand", panel(seat, names)), ("large hand", panel(seat, names, "large"))):
                yield Shown(f"{players} {moment} {what}", front.hand_picture(state.view(seat), seat, shown))
            mine = panel(seat, names)
            yield Shown(f"{players} {moment} panel", front.panel_picture(state.view(seat), seat, mine))


def panel(seat: Seat, names: tuple[str, ...], cards: Literal["normal", "large"] = "normal") -> Panel:
    return Panel(Ids(1, seat, 0), "", Preferences(1, cards=cards), names)


def decks() -> Iterator[tuple[str, Shown]]:
    """Yield all cards of each deck: plain, dim, and in two colours."""
    ways = {"plain": (4, Look.PLAIN), "dim": (4, Look.DIM), "two colours": (2, Look.PLAIN)}
    for name, deck in DECKS.items():
        for size in Size:
            for way, (colours, look) in ways.items():
                yield name, Shown(f"{size.name.lower()} {way}", sheet(deck, size, colours=colours, look=look))


def sheet(deck: Cards, size: Size, *, colours: int, look: Look) -> Picture:
    """Draw all cards of a deck, in rows."""
    rows = -(-len(deck.every) // COLUMNS)
    width, height = size.width + GAP, size.height + GAP
    canvas = Canvas((COLUMNS * width + GAP, rows * height + GAP))
    for place, card in enumerate(deck.every):
        at = (GAP + place % COLUMNS * width, GAP + place // COLUMNS * height)
        canvas.card(card, size, at, deck=deck.sprite, colours=colours, look=look)
    return canvas.picture("")


def boards() -> Iterator[Shown]:
    """Yield a first page and a later one, and courses of a rating."""
    names = (*NAMES, "田中", "W" * 24)
    page = tuple(
        Line(
            n if n < 9 else None,
            name,
            f"{1900 - 90 * n}{'?' if n > 8 else ''}",
            1 - n / 12,
            40 - 4 * n,
            20 - 2 * n,
        )
        for n, name in enumerate(names, 1)
    )
    own = Line(12345, "Hal", "612", 0.05, 7, 0, mine=True)
    yield Shown("first page", board((*page[:3], replace(page[3], mine=True), *page[4:]), None, words()))
    yield Shown(
        "later page", board(tuple(replace(line, rank=10 + n) for n, line in enumerate(page)), own, words())
    )
    rng, went = Random("gallery"), [1000]
    for _ in range(60):
        went.append(went[-1] + rng.randint(-60, 75))
    for matches in (1, 12, 60):
        values = tuple(went[: matches + 1])
        yield Shown(
            f"course of {matches}", course("Annabel", Course(values, "2026-08-03", "2026-11-21"), words())
        )


def main() -> None:
    figures = [text for name, shown in decks() for text in figure(name, shown)]
    figures += [text for shown in boards() for text in figure("board", shown)]
    for cog in game_cogs():
        slug = cog.game.slug
        front = cog(cast("Any", None))
        for players in cog.game.seats:
            for shown in (
                *pictures(front, slug, players),
                *ends(front, slug, players),
                all_hands(slug, players),
            ):
                figures += list(figure(slug, shown))
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = FOLDER / "index.html"
    page.write_text(PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    sys.stdout.write(f"{len(figures) // 2} pictures: {page}\n")


def figure(slug: str, shown: Shown) -> Iterator[str]:
    file = f"{slug}-{shown.name.replace(' ', '-')}.png"
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / file).write_bytes(shown.picture.png)
    texts: dict[str, Any] = {
        "title": html.escape(f"{slug} {shown.name}"),
        "alt": html.escape(shown.picture.alt),
    }
    for ground in ("dark", "light"):
        yield FIGURE.format(ground=ground, file=file, **texts)


if __name__ == "__main__":
    main()
