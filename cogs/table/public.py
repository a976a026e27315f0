"""What the public message of a table shows: the lobby, the play, a result."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import discord

from bot.ai import LEVELS, offered
from bot.evenings import queue
from bot.games.base import NATURE
from bot.store.schema import PUT_BY
from bot.tables.deadlines import CLOCKS, NO_CLOCK
from bot.tables.lobby import OPEN, pending, role_of, sizes
from bot.tables.presence import acting, away, contenders, programs, state
from bot.words import words
from cogs.delivery import drawing
from cogs.delivery.drawing import Sketch
from cogs.evening.score import with_evening
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, Style, flowing, inked
from cogs.kit.pages import MOST_OPTIONS, Page
from cogs.kit.ways_out import wait_button
from cogs.people.names import at_table, escaped, marked
from cogs.people.rated import rated
from cogs.table import results

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.tables.table import Table
    from cogs.client import Client
    from cogs.kit.game_cog import AnyCog, Names
    from cogs.kit.pages import Row
    from rendering.kit.board import Faces

LISTED: Final = 3
"""Hands, or what decided one, in the last message of a match: a phone shows these and the podium of four."""
ROOM: Final = 2900
"""Characters for lists of hands; the rest of a message is for all else that it says."""


def place(number: int) -> tuple[str, int]:
    """Of a table's public message, live or not, as `cogs/delivery/` knows it."""
    return "table", number


def plain_names(table: Table) -> Names:
    """What the players are called, by seat, as it is drawn in pictures."""
    return at_table(table.record).seats


def faces(bot: Client, table: Table) -> Faces:
    """The pictures that people at a table have chosen for themselves, by seat."""
    return tuple(bot.avatars.of(one.user) if one and one.user else None for one in table.seats)


def names(table: Table) -> Names:
    """The same, as it is written in messages."""
    return tuple(map(marked, plain_names(table)))


def hands(table: Table) -> int:
    """How many times cards have been dealt: each hand has a message of its own."""
    return table.hands


def outcome(table: Table) -> str:
    """How the match came out; empty while it goes on."""
    say = words()
    if table.status == "over":
        winners = [names(table)[seat] for seat in table.state.winners]
        return say("table-over", names=joined(winners), count=len(winners))
    if table.status == "conceded":
        return _without_the_others(table)
    if table.status == "ended" and table.record.reason:
        return say("table-ended-because", reason=escaped(table.record.reason))
    if table.status == "ended" and not table.log:
        return say("table-closed")
    return "" if table.live else say(f"table-{table.status}")


def _without_the_others(table: Table) -> str:
    """Who has won because the others gave up, or did not come any more."""
    called = names(table)
    winners = [called[seat] for seat in contenders(table.record)]
    absent = [called[seat] for seat, one in enumerate(table.seats) if state(one) == "vanished"]
    if absent:
        told = {"absent": joined(absent), "names": joined(winners)}
        return words()("table-ended-without", count=len(winners), **told)
    return words()("table-conceded", name=joined(winners))


def joined(items: list[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(items) < 2:
        return "".join(items)
    return words()("list-and", first=", ".join(items[:-1]), last=items[-1])


def channels(some: Sequence[int]) -> str:
    """As Discord names them to whoever reads."""
    return joined([f"<#{channel}>" for channel in some])


async def page(
    bot: Client, table: Table, leaving: Callable[[], Sequence[str]], patience: float = drawing.PUBLIC
) -> Page:
    """The newest message of the table, as it is when it is the turn of its picture.

    `leaving`: asked then who is overdue, and who wants to end the match. `patience`: as `Drawing` has it.
    """
    made = await _page(bot, table, leaving, patience)
    if table.live and bot.tables.draining:
        return replace(made, texts=(*made.texts, words()("table-draining-told")))
    return made


async def _page(bot: Client, table: Table, leaving: Callable[[], Sequence[str]], patience: float) -> Page:
    cog = bot.game_cog(table.slug)
    if table.status == "lobby":
        registered = bot.tables.engines.programs.playing(table.slug)
        return lobby(table, cog, registered, await bot.tables.programs_at(table.record.server, table.slug))
    if not table.live:
        return await _closed(bot, table, cog)
    picture, made = await bot.drawing.newest(patience, partial(_in_play, bot, table, cog, leaving))
    return await _closed(bot, table, cog) if made is None else replace(made, picture=picture)


def _in_play(
    bot: Client, table: Table, cog: AnyCog, leaving: Callable[[], Sequence[str]]
) -> Sketch[Page] | None:
    """The page without its picture; None where the match is over."""
    if not table.live:
        return None
    say, view = words(), table.state.view(None)
    title = say("title-of", game=cog.game_name, what=cog.title(view))
    lines = cog.caption(view, names(table))
    lines += [
        *_next(table, cog),
        *_away(table),
        *_gone(bot, table),
        *leaving(),
        *_queue(table),
        *promise(table),
    ]
    called, seen = plain_names(table), faces(bot, table)
    draw = partial(cog.table_picture, view, called, 4, seen)
    return Sketch(draw, Page((title, "\n".join(lines)), rows=looks(table, cog)))


async def _closed(bot: Client, table: Table, cog: AnyCog) -> Page:
    """With the ratings that a match left, and the podium where it was played to its end."""
    made = closed(table, cog)
    changes = await bot.store.profiles.changes(table.id)
    if table.status == "over":
        called = plain_names(table)
        # Where somebody came in the middle of the match, the rating is of whoever had the seat before.
        own = [one for one in changes if not _handed(table, one[0])]
        picture = await bot.drawing(drawing.PUBLIC, results.of_match, table, cog, called, own)
        made = replace(made, picture=picture)
    return await with_evening(bot, rated(made, table, changes, _answering(table)), table.record)


def _handed(table: Table, seat: int) -> bool:
    """Whether the seat has changed hands in the match."""
    one = table.seats[seat]
    return one is not None and len(one.holders) > 1


def _answering(table: Table) -> Names:
    """What those are called who have the results of the seats."""
    return tuple(map(marked, at_table(table.record).owners))


def finished(table: Table, cog: AnyCog) -> Page:
    """What stays of a hand that was played out."""
    view, picture = table.state.view(None), results.of_hand(table, cog, plain_names(table))
    # A picture has the totals.
    scores = () if picture else (cog.scores(view, names(table)),)
    lines = (*cog.brief(view, names(table))[-1:], *scores, words()("table-goes-on"))
    row = (open_hands(table, hands(table) - 1),)
    return Page((_title(cog), "\n".join(lines)), picture, (row,))


def closed(table: Table, cog: AnyCog) -> Page:
    """What stays of a match that is over, or was ended; earlier hands are a click on *Score* away."""
    view = table.state.view(None)
    texts = ["\n".join((_title(cog), *_substitutes(table))), outcome(table)]
    hands_over = cog.brief(view, names(table))
    # A podium has the totals.
    scores = (cog.scores(view, names(table)),) if hands_over and table.status != "over" else ()
    if hands_over:
        texts.append("\n".join((*newest(hands_over[-_listed(len(table.seats)) :]), *scores)))
    texts += promise(table)
    if table.status in PUT_BY:
        up = Press(words()("button-resume"), ids.Seat(table.id, "resume"), Style.success)
        return Page(tuple(texts), rows=((up,),))
    score = (Press(words()("button-score"), ids.Look(table.id, "score")),) if hands_over else ()
    rows = flowing(rematch(table), review(table), replay(table), *score, fair(table))
    return Page(tuple(texts), rows=rows if table.log else ())


def _listed(players: int) -> int:
    """How many hands the last message tells of: each two seats more make the podium as high as a hand."""
    return max(1, LISTED - max(0, players - 4) // 2)


def open_hands(table: Table, number: int) -> Press:
    """Shows what everybody held in a hand that is over."""
    return Press(words()("button-hands"), ids.Hands(table.id, number))


def afterwards(table: Table) -> tuple[tuple[Press, ...], ...]:
    """What somebody may want to do who has just played a match to its end."""
    return flowing(rematch(table), review(table))


def rematch(table: Table) -> Press:
    return Press(words()("button-rematch"), ids.Rematch(table.id), Style.success)


def replay(table: Table) -> Press:
    return Press(words()("button-replay"), ids.Replay(table.id))


def review(table: Table) -> Press:
    """The clicker's own costliest decisions."""
    return Press(words()("button-review"), ids.Review(table.id), Style.primary)


def fair(table: Table) -> Press:
    return Press(words()("button-fair"), ids.Fair(table.id, "show"))


def _substitutes(table: Table) -> list[str]:
    """Who has played on for whom, in a line."""
    pairs = [
        words()("substitute-pair", name=name, owner=owner)
        for seat, (name, owner) in enumerate(zip(names(table), _answering(table), strict=True))
        if _handed(table, seat)
    ]
    return [words()("substitute-line", pairs=joined(pairs))] if pairs else []


def promise(table: Table) -> list[str]:
    """The table's number, by which its deals can be verified; nothing where they cannot."""
    record = table.record
    if record.commitment is None:
        return []
    if record.deal_of is not None:
        return [words()("fair-line-again", table=record.id, old=record.deal_of)]
    # A word itself is shown only on request: no server's AutoMod reads what a bot posts.
    brought = [name for name, one in zip(_answering(table), table.seats, strict=True) if one and one.word]
    typed = [words()("fair-line-words", names=joined(brought))] if brought else []
    return ["\n".join((words()("fair-line", table=record.id), *typed))]


def quotable(word: str) -> str:
    """Somebody's own word as it is written in messages: nothing in it is markup."""
    return f"\u2068{escaped(word)}\u2069"


def newest(lines: list[str]) -> list[str]:
    """The last of the lines, as many as there is room for."""
    room = ROOM
    for place in range(len(lines) - 1, -1, -1):
        room -= len(inked(lines[place])) + 1
        if room < 0:
            return lines[place + 1 :]
    return lines


def _title(cog: AnyCog) -> str:
    return words()("title", game=cog.game_name)


def lobby(table: Table, cog: AnyCog, registered: Sequence[str] = (), wanted: Sequence[str] = ()) -> Page:
    """Who sits where, and the controls to change it.

    `registered`: the programs that could play; `wanted`: those of them that the server lets sit down.
    """
    say = words()
    record, chairs = table.record, _chairs(table)
    options = ", ".join(
        cog.option(option.name, record.options[option.name])
        for option in table.game.options
        if record.options[option.name] != option.default
    )
    texts = [_title(cog), "\n".join(chairs)]
    hint = say("lobby-ready") if None not in table.seats else say("lobby-invites")
    if any(map(pending, table.seats)):
        hint = say("lobby-asks")
    texts.append(f"{say('lobby-clockwise')} {hint}")
    if record.in_messages:
        texts[-1] = say("lobby-alone")
    if record.visiting:
        texts.append(say("lobby-visiting"))
    if record.access != OPEN:
        texts.append(access(record.access))
    if options:
        texts.append(say("lobby-options", options=options))
    if table.record.clock != NO_CLOCK:
        texts.append(say("lobby-clock", clock=say(f"clock-{table.record.clock}")))
    if record.hints != "no":
        texts.append(say("lobby-hints-rated" if record.hints == "rated" else "lobby-hints"))
    texts += _queue(table)
    if seated := programs(record):
        texts.append("\n".join((say("lobby-programs"), *_replaced(table, registered))))
        if unwanted := [name for name in seated if name in registered and name not in wanted]:
            texts.append(say("programs-no-longer-here", names=joined(unwanted)))
    return Page((*texts, *promise(table)), rows=_lobby_rows(table, wanted))


def _chairs(table: Table) -> list[str]:
    """Who sits where, or is to, in a line each."""
    say, chairs = words(), []
    for seat, one in enumerate(table.seats):
        if one is None:
            chairs.append(say("lobby-seat-free", number=seat + 1))
        elif one.level:
            name = names(table)[seat]
            chairs.append(say("lobby-seat-computer", number=seat + 1, name=name, level=_level(one.level)))
        elif until := table.answer_by(one):
            chairs.append(
                say("lobby-seat-asked", number=seat + 1, name=names(table)[seat], when=moment(until))
            )
        elif pending(one):
            chairs.append(say("lobby-seat-invited", number=seat + 1, name=names(table)[seat]))
        else:
            key = "lobby-seat-host" if one.user == table.host else "lobby-seat"
            chairs.append(say(key, number=seat + 1, name=names(table)[seat]))
    return chairs


def _queue(table: Table) -> list[str]:
    """Who waits for a seat, and has none kept for them, in a line."""
    queue = zip(at_table(table.record).waiting, table.record.waiting, strict=True)
    waits = [marked(name) for name, one in queue if one.called is None]
    return [words()("queue-line", names=joined(waits))] if waits else []


def access(kind: str) -> str:
    """Who may sit down, in a sentence."""
    role = role_of(kind)
    if role is not None:
        return words()("guests-now-role", role=f"<@&{role}>")
    return words()("guests-now-open" if kind == OPEN else "guests-now-invited")


def _level(level: str) -> str:
    """How good a computer player is, as its seat says it; of a program, its name."""
    return words()("seat-level", level=level if level in LEVELS else "program", program=level)


def _replaced(table: Table, registered: Sequence[str]) -> list[str]:
    """That programs of this table are not there any more, in a line."""
    missing = [name for name in programs(table.record) if name not in registered]
    return [words()("program-gone", names=joined(missing), count=len(missing))] if missing else []


def _gone(bot: Client, table: Table) -> list[str]:
    return _replaced(table, bot.tables.engines.programs.playing(table.slug))


def _lobby_rows(table: Table, wanted: Sequence[str]) -> tuple[Row, ...]:
    say = words()

    def press(what: ids.LobbyControl, style: Style = Style.secondary, *, disabled: bool = False) -> Press:
        return Press(say(f"button-{what}"), ids.Lobby(table.id, what), style, disabled)

    if table.record.in_messages:
        # It begins as it is opened, unless the bot is stopped right then.
        return ((press("start", Style.success), press("leave"), press("rules")), (fair(table),))
    free = [seat for seat, one in enumerate(table.seats) if one is None]
    full = not free and not any(map(pending, table.seats))
    computers = [seat for seat, one in enumerate(table.seats) if one and one.level]
    rows: list[Row] = [
        (
            # Kept in its place, so that nothing moves below a finger as the last seat is taken.
            press("join", Style.primary, disabled=full),
            press("start", Style.success, disabled=not full),
            press("leave"),
            press("rules"),
        )
    ]
    if free:
        kinds = [Option(say(f"level-{level}"), level) for level in offered(table.slug)]
        kinds += [Option(say("level-program", program=name), name) for name in wanted]
        rows.append(Menu(say("menu-add-computer"), ids.Lobby(table.id, "add"), tuple(kinds[:MOST_OPTIONS])))
    if open_to := sorted(free + computers):
        seats = tuple(Option(say("lobby-seat-option", number=seat + 1), str(seat)) for seat in open_to)
        rows.append(Menu(say("menu-sit"), ids.Lobby(table.id, "sit"), seats))
    if table.game.seats[1:] and (choice := sizes(table.record)):
        many = tuple(Option(say("play-size", size=size), str(size)) for size in choice)
        rows.append(Menu(say("menu-size", size=len(table.seats)), ids.Lobby(table.id, "size"), many))
    if not table.record.visiting:
        clocks = tuple(Option(say(f"clock-{clock}"), clock) for clock in CLOCKS)
        rows.append(Menu(say("menu-clock"), ids.Lobby(table.id, "clock"), clocks))
    last = [press("remove-computer", disabled=not computers), fair(table)]
    if table.record.hints != "rated" and table.record.deal_of is None:
        label = say("button-hints-yes" if table.record.hints == "no" else "button-hints-no")
        last.append(Press(label, ids.Lobby(table.id, "hints")))
    last.append(Press(say("button-guests"), ids.Guests(table.id, "show")))
    if full and not table.record.visiting:
        last.append(wait_button(table))
    return (*rows, tuple(last))


def turn(table: Table) -> str:
    say, waiting = words(), [seat for seat in table.waiting_for if seat != NATURE]
    if not acting(table.record):
        return say("table-paused")
    if not waiting:
        return say("table-dealing")
    if table.deadlines:
        named = [_until(table, seat) for seat in waiting]
        return say("table-turn-until", names=joined(named))
    when = discord.utils.format_dt(table.since, "R")
    return say("table-turn", names=joined([names(table)[seat] for seat in waiting]), when=when)


def _next(table: Table, cog: AnyCog) -> list[str]:
    """Who is to act; and while everybody sees how a hand ended, what it brought."""
    if not table.between_hands:
        return [turn(table)]
    return [*cog.brief(table.state.view(None), names(table))[-1:], words()("table-between")]


def _until(table: Table, seat: int) -> str:
    """Who is to act, and by when, where a clock runs."""
    deadline = table.deadlines.get(seat)
    if deadline is None:
        return words()("table-turn-one", name=names(table)[seat])
    return words()("table-turn-by", name=names(table)[seat], when=moment(deadline.due))


def moment(at: int) -> str:
    """How long it is until then, as Discord counts it for whoever reads."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "R")


def date_and_time(at: int) -> str:
    """When that is, as Discord writes it for whoever reads: where a sentence says until or since when."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "f")


def day(at: int) -> str:
    """A date, as Discord writes it for whoever reads."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "D")


def _away(table: Table) -> list[str]:
    """For whom a computer player acts, in a line."""
    gone = [names(table)[seat] for seat, one in enumerate(table.seats) if away(one)]
    if not gone or not acting(table.record):
        return []
    return [words()("table-away", names=joined(gone), count=len(gone))]


def told(table: Table, cog: AnyCog) -> tuple[ids.Told, ...]:
    """What there is already to tell of, of the last trick and the score."""
    view, called = table.state.view(None), names(table)
    # A hand before this one has both, and need not be put into words, at each repaint, to be seen.
    before = hands(table) > 1
    trick = before or cog.last_trick(view, called)
    score = before or cog.results(view, called)
    both: tuple[tuple[ids.Told, object], ...] = (("last", trick), ("score", score))
    return tuple(what for what, there in both if there)


def looks(table: Table, cog: AnyCog) -> tuple[Row, ...]:
    """What is not there yet keeps its place: a button must not move away below a finger."""

    def press(what: ids.LookAt, *, disabled: bool = False) -> Press:
        style = Style.primary if what == "hand" else Style.secondary
        return Press(words()(f"button-{what}"), ids.Look(table.id, what), style, disabled)

    there = told(table, cog)
    told_of = (press(what, disabled=what not in there) for what in get_args(ids.Told))
    # In messages to the bot there is nobody who could watch.
    watch = () if table.record.in_messages else (press("watch"),)
    wait = (wait_button(table, "queue"),) if queue.offered(table.record) else ()
    # In this order they take three rows in every language.
    return flowing(press("hand"), *told_of, press("rules"), *wait, *watch, fair(table))
