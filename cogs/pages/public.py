"""Pages of a table's public message: the lobby, the play, the result."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import discord

from bot.ai import LEVELS, offered
from bot.evenings import queue
from bot.games import GAMES
from bot.games.base import NATURE
from bot.people.profiles import Profiles
from bot.records.presence import acting, away, contenders, keeps_seat, programs, state
from bot.schema.tables import PUT_BY
from bot.tables.lobby import OPEN, pending, role_of, sizes
from bot.time.deadlines import CLOCKS, NO_CLOCK
from bot.words import capitalised, words
from cogs.core.names import at_table, escaped, marked, seated
from cogs.delivery import drawing
from cogs.delivery.drawing import Sketch
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, Style, flowing, inked
from cogs.kit.pages import MOST_OPTIONS, Page
from cogs.kit.telling import Where
from cogs.kit.ways_out import wait_button
from cogs.pages import results, talk
from cogs.pages.rated import rated

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.records.stored import Record
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.game_cog import AnyCog, Names
    from cogs.kit.pages import Row
    from rendering.kit.board import Faces

    Finishing = Callable[[Page, Record], Awaitable[Page]]

ROOM: Final = 2900
"""Characters for lists of hands; the rest of the limit is for a message's other texts."""


def place(number: int) -> tuple[str, int]:
    """Return the courier's key of a table's public message, live or not."""
    return "table", number


def plain_names(table: Table) -> Names:
    """Return the players' names by seat, for pictures."""
    return at_table(table.record).seats


def faces(bot: Client, table: Table) -> Faces:
    """Return the players' own pictures, by seat."""
    return tuple(bot.avatars.of(one.user) if one and one.user else None for one in table.seats)


def names(table: Table) -> Names:
    """Return the players' names by seat, with markup escaped for messages."""
    return tuple(map(marked, plain_names(table)))


def label(bot: Client, record: Record) -> str:
    """Return the label of a table in a list."""
    names, game = words().joined(seated(record)), bot.game_name(record.slug)
    return words()("table-put-by", number=record.id, game=game, names=names)


def hands(table: Table) -> int:
    """Return the number of hands dealt; each has a message of its own."""
    return table.hands


def outcome(table: Table) -> str:
    """Return the match's outcome in a sentence; empty while it goes on."""
    say = words()
    if table.status == "over":
        winners = [names(table)[seat] for seat in results.winners(table)]
        return say("table-over", names=words().joined(winners), count=len(winners))
    if table.status == "conceded":
        return _without_the_others(table)
    if table.status == "ended" and table.record.reason:
        return say("table-ended-because", reason=escaped(table.record.reason))
    if table.status == "ended" and not table.log:
        return say("table-closed")
    return "" if table.live else say(f"table-{table.status}")


def _without_the_others(table: Table) -> str:
    """Name the winners of a match whose other players gave up or did not return."""
    called = names(table)
    winners = [called[seat] for seat in contenders(table.record)]
    absent = [called[seat] for seat, one in enumerate(table.seats) if state(one) == "vanished"]
    if absent:
        told = {"absent": words().joined(absent), "names": words().joined(winners)}
        return words()("table-ended-without", count=len(winners), **told)
    return words()("table-conceded", name=words().joined(winners))


def channels(some: Sequence[int]) -> str:
    """Join mentions of channels."""
    return words().joined([f"<#{channel}>" for channel in some])


async def page(
    bot: Client,
    table: Table,
    leaving: Callable[[], Sequence[str]],
    with_evening: Finishing,
    patience: float = drawing.PUBLIC,
) -> Page:
    """Return the table's newest page, built when the turn of its picture comes.

    `leaving`: returns lines about overdue players and votes for the end. `with_evening`: adds the evening's
    score to a match's last page. `patience`: as for `Drawing`.
    """
    made = await _page(bot, table, leaving, with_evening, patience)
    if table.live and bot.tables.draining:
        return replace(made, texts=(*made.texts, words()("table-draining-told")))
    return made


async def _page(
    bot: Client,
    table: Table,
    leaving: Callable[[], Sequence[str]],
    with_evening: Finishing,
    patience: float,
) -> Page:
    cog = bot.game_cog(table.slug)
    if table.status == "lobby":
        registered = bot.tables.engines.programs.playing(table.slug)
        return lobby(table, cog, registered, await bot.tables.programs_at(table.record.server, table.slug))
    if not table.live:
        return await _closed(bot, table, cog, with_evening)
    talks = await talk.spoken(bot, table)
    picture, made = await bot.drawing.newest(patience, partial(_in_play, bot, table, cog, leaving, talks))
    return await _closed(bot, table, cog, with_evening) if made is None else replace(made, picture=picture)


def _in_play(
    bot: Client, table: Table, cog: AnyCog, leaving: Callable[[], Sequence[str]], talks: bool
) -> Sketch[Page] | None:
    """Return the page and its picture to draw; None if the match is over."""
    if not table.live:
        return None
    say, view = words(), table.state.view(None)
    title = say("title-of", game=cog.game_name, what=cog.title(view))
    lines = cog.lines(view, names(table), Where.PUBLIC)
    lines += [
        *_next(table, cog),
        *(talk.line(table, cog) if talks else ()),
        *_away(table),
        *_gone(bot, table),
        *leaving(),
        *_queue(table),
        *_dealt(table),
        *promise(table),
    ]
    called, seen = plain_names(table), faces(bot, table)
    draw = partial(cog.table_picture, view, called, 4, seen)
    return Sketch(draw, Page((title, "\n".join(lines)), rows=looks(table, cog)))


async def _closed(bot: Client, table: Table, cog: AnyCog, with_evening: Finishing) -> Page:
    """Return a closed table's page, with rating changes, and the podium of a finished match."""
    said = talk.line(table, cog) if table.status == "over" and await talk.spoken(bot, table) else ()
    made = closed(table, cog, said)
    changes = await Profiles(bot.store).changes(table.id)
    if table.status == "over":
        called = plain_names(table)
        # A rating belongs to the seat's first player, so a seat with a substitute shows none.
        own = [one for one in changes if not _handed(table, one[0])]
        picture = await bot.drawing(drawing.PUBLIC, results.of_match, table, cog, called, own)
        made = replace(made, picture=picture)
    return await with_evening(rated(made, table, changes, _answering(table)), table.record)


def _handed(table: Table, seat: int) -> bool:
    """Whether the seat has changed hands in the match."""
    one = table.seats[seat]
    return one is not None and len(one.holders) > 1


def _answering(table: Table) -> Names:
    """Return the names of the players whose results the seats are."""
    return tuple(map(marked, at_table(table.record).owners))


def finished(table: Table, cog: AnyCog, said: Sequence[str] = ()) -> Page:
    """Return the page of a finished hand. `said`: what a computer player said of it."""
    view, picture = table.state.view(None), results.of_hand(table, cog, plain_names(table))
    # The picture has the totals.
    scores = () if picture else (cog.scores(view, names(table)),)
    lines = (*cog.brief(view, names(table))[-1:], *said, *scores, words()("table-goes-on"))
    row = (open_hands(table, hands(table) - 1),)
    return Page((_title(cog), "\n".join(lines)), picture, (row,))


def closed(table: Table, cog: AnyCog, said: Sequence[str] = ()) -> Page:
    """Return the page of a match that is over or was ended; *Score* leads to earlier hands.

    `said`: what a computer player said of its last hand.
    """
    view = table.state.view(None)
    decided = cog.tie(view) if table.status == "over" else ""
    texts = ["\n".join((_title(cog), *_substitutes(table))), _lines(outcome(table), decided)]
    hands_over = cog.brief(view, names(table))
    # The podium has the totals.
    scores = (cog.scores(view, names(table)),) if hands_over and table.status != "over" else ()
    if hands_over:
        texts.append("\n".join((course(table, cog), *said, *scores)))
    texts += promise(table)
    if table.status in PUT_BY:
        up = Press(words()("button-resume"), ids.Seat(table.id, "resume"), Style.success)
        return Page(tuple(texts), rows=((up,),))
    score = (Press(words()("button-score"), ids.Look(table.id, "score")),) if hands_over else ()
    rows = flowing(rematch(table), review(table), replay(table), *score, fair(table))
    return Page(tuple(texts), rows=rows if table.log else ())


def course(table: Table, cog: AnyCog) -> str:
    """Tell how a match turned; or its largest hand, where who won does not follow from the cards alone."""
    view = table.state.view(None)
    by_cards = sorted(view.winners) == sorted(results.winners(table))
    return (cog.highlight if by_cards else cog.peak)(view, names(table))


def open_hands(table: Table, number: int) -> Press:
    """Return the button that shows all cards of a finished hand."""
    return Press(words()("button-hands"), ids.Hands(table.id, number))


def go_on(bot: Client, table: Table) -> tuple[Row, ...]:
    """Return the controls for a player whose match is over, or was ended."""
    if table.status in PUT_BY or not table.log:
        return ()
    return (*flowing(rematch(table), review(table)), next_game(bot, table.record))


def next_game(bot: Client, record: Record) -> Menu:
    """Return the menu of games for the same people's next match; the game just played comes first."""
    many = sum(one is not None and one.user is not None and keeps_seat(one) for one in record.seats)
    fit = (slug for slug in bot.games if slug in GAMES and many <= max(GAMES[slug].seats))
    games = dict.fromkeys((record.slug, *fit))
    options = tuple(Option(bot.game_name(slug), slug) for slug in games)
    return Menu(words()("menu-next-match"), ids.NextMatch(record.id), options)


def own_result(table: Table, cog: AnyCog, seat: int) -> str:
    """Tell a player their place and points in a finished match, and what decided a tie."""
    return _lines(_own_place(table, cog, seat), cog.tie(table.state.view(None)))


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def _own_place(table: Table, cog: AnyCog, seat: int) -> str:
    say, view, called = words(), table.state.view(None), names(table)
    points = capitalised(cog.total(view.scores[seat]))
    winners = results.winners(table)
    others = [called[other] for other in winners if other != seat]
    if seat not in winners:
        return say(
            "panel-placed",
            place=results.places(table)[seat],
            points=points,
            names=say.joined(others),
            count=len(others),
            best=cog.total(view.scores[winners[0]]),
        )
    if others:
        return say("panel-won-with", points=points, names=say.joined(others))
    return say("panel-won", points=points)


def rematch(table: Table) -> Press:
    return Press(words()("button-rematch"), ids.Rematch(table.id), Style.success)


def replay(table: Table) -> Press:
    return Press(words()("button-replay"), ids.Replay(table.id))


def review(table: Table) -> Press:
    """Return the button for the clicker's own costliest decisions."""
    return Press(words()("button-review"), ids.Review(table.id), Style.primary)


def fair(table: Table) -> Press:
    return Press(words()("button-fair"), ids.Fair(table.id, "show"))


def _substitutes(table: Table) -> list[str]:
    """Name the substitutes with the players they replaced, in a line."""
    pairs = [
        words()("substitute-pair", name=name, owner=owner)
        for seat, (name, owner) in enumerate(zip(names(table), _answering(table), strict=True))
        if _handed(table, seat)
    ]
    return [words()("substitute-line", pairs=words().joined(pairs))] if pairs else []


def promise(table: Table) -> list[str]:
    """Return the table's number for verifying its deals; empty if they cannot be verified."""
    record = table.record
    if record.commitment is None:
        return []
    if record.deal_of is not None:
        return [words()("fair-line-again", table=record.id, old=record.deal_of)]
    # A word is shown only on request, as no server's AutoMod reads a bot's posts.
    brought = [name for name, one in zip(_answering(table), table.seats, strict=True) if one and one.word]
    typed = [words()("fair-line-words", names=words().joined(brought))] if brought else []
    return ["\n".join((words()("fair-line", table=record.id), *typed))]


def quotable(word: str) -> str:
    """Return a typed word with its markup escaped."""
    return f"\u2068{escaped(word)}\u2069"


def newest(lines: list[str]) -> list[str]:
    """Return as many of the last lines as there is room for."""
    room = ROOM
    for place in range(len(lines) - 1, -1, -1):
        room -= len(inked(lines[place])) + 1
        if room < 0:
            return lines[place + 1 :]
    return lines


def _title(cog: AnyCog) -> str:
    return words()("title", game=cog.game_name)


def lobby(table: Table, cog: AnyCog, registered: Sequence[str] = (), wanted: Sequence[str] = ()) -> Page:
    """Return the lobby: the seats, and the buttons for everybody.

    `registered`: the programs that could play; `wanted`: those that the server allows.
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
    texts += _arranged(table)
    texts += _queue(table)
    if seated := programs(record):
        texts.append("\n".join((say("lobby-programs"), *_replaced(table, registered))))
        if unwanted := [name for name in seated if name in registered and name not in wanted]:
            texts.append(say("programs-no-longer-here", names=words().joined(unwanted)))
    return Page((*texts, *promise(table)), rows=_lobby_rows(table))


def _arranged(table: Table) -> list[str]:
    """Tell in lines the clock and whether hints are allowed, if they are not as usual."""
    say, record = words(), table.record
    clock = [say("lobby-clock", clock=say(f"clock-{record.clock}"))] if record.clock != NO_CLOCK else []
    if record.hints == "no":
        return clock
    return [*clock, say("lobby-hints-rated" if record.hints == "rated" else "lobby-hints")]


def _chairs(table: Table) -> list[str]:
    """Describe each seat in a line: taken, invited or free."""
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
    """Name the people in the queue without a seat kept for them, in a line."""
    queue = zip(at_table(table.record).waiting, table.record.waiting, strict=True)
    waits = [marked(name) for name, one in queue if one.called is None]
    return [words()("queue-line", names=words().joined(waits))] if waits else []


def access(kind: str) -> str:
    """Tell in a sentence who may sit down."""
    role = role_of(kind)
    if role is not None:
        return words()("guests-now-role", role=f"<@&{role}>")
    return words()("guests-now-open" if kind == OPEN else "guests-now-invited")


def _level(level: str) -> str:
    """Return a computer player's level for its seat; a program's name."""
    return words()("seat-level", level=level if level in LEVELS else "program", program=level)


def _replaced(table: Table, registered: Sequence[str]) -> list[str]:
    """Name the table's programs that no longer exist, in a line."""
    missing = [name for name in programs(table.record) if name not in registered]
    return [words()("program-gone", names=words().joined(missing), count=len(missing))] if missing else []


def _gone(bot: Client, table: Table) -> list[str]:
    return _replaced(table, bot.tables.engines.programs.playing(table.slug))


def _lobby_press(
    table: Table, what: ids.LobbyControl, style: Style = Style.secondary, *, disabled: bool = False
) -> Press:
    return Press(words()(f"button-{what}"), ids.Lobby(table.id, what), style, disabled)


def _lobby_rows(table: Table) -> tuple[Row, ...]:
    """Return the buttons for everybody; the other choices are behind *Options*."""
    press = partial(_lobby_press, table)
    start, leave, rules = partial(press, "start", Style.success), press("leave"), press("rules")
    if table.record.in_messages:
        # It starts when it is opened, unless the bot is stopped in between.
        return ((start(), leave, rules), (fair(table),))
    full = None not in table.seats and not any(map(pending, table.seats))
    learn = Press(words()("button-learn"), ids.Learn(table.slug, 0, "show"))
    wait = (wait_button(table),) if full and not table.record.visiting else ()
    # None is left out at first, so that no button moves below a finger as the last seat is taken.
    join = press("join", Style.primary, disabled=full)
    return flowing(join, learn, start(disabled=not full), leave, rules, press("options"), *wait)


def options(table: Table, wanted: Sequence[str], *, hosts: bool, sits: bool) -> Page:
    """Return the private page of a lobby's other choices. `hosts`: it is for the host, who has most of them.

    `wanted`: the programs that the server allows; `sits`: the reader has a seat.
    """
    say, record = words(), table.record
    free = [seat for seat, one in enumerate(table.seats) if one is None]
    computers = [seat for seat, one in enumerate(table.seats) if one and one.level]
    rows: list[Row] = []
    if hosts and free:
        kinds = [Option(say(f"level-{level}"), level) for level in offered(table.slug)]
        kinds += [Option(say("level-program", program=name), name) for name in wanted]
        rows.append(Menu(say("menu-add-computer"), ids.Lobby(table.id, "add"), tuple(kinds[:MOST_OPTIONS])))
    # Only a person who sits there can change seats with a computer player.
    if open_to := sorted(free + computers) if sits else free:
        seats = tuple(Option(say("lobby-seat-option", number=seat + 1), str(seat)) for seat in open_to)
        rows.append(Menu(say("menu-sit" if sits else "menu-take-seat"), ids.Lobby(table.id, "sit"), seats))
    if hosts and table.game.seats[1:] and (choice := sizes(record)):
        many = tuple(Option(say("play-size", size=size), str(size)) for size in choice)
        rows.append(Menu(say("menu-size", size=len(table.seats)), ids.Lobby(table.id, "size"), many))
    if hosts and not record.visiting:
        clocks = tuple(Option(say(f"clock-{clock}"), clock) for clock in CLOCKS)
        rows.append(Menu(say("menu-clock"), ids.Lobby(table.id, "clock"), clocks))
    last = [_lobby_press(table, "remove-computer", disabled=not computers)] if hosts else []
    last.append(fair(table))
    if hosts and record.hints != "rated" and record.deal_of is None:
        label = say("button-hints-yes" if record.hints == "no" else "button-hints-no")
        last.append(Press(label, ids.Lobby(table.id, "hints")))
    if hosts:
        last.append(Press(say("button-guests"), ids.Guests(table.id, "show")))
    texts = (
        "\n".join((say("options-title"), say("options-about"))),
        "\n".join((*_chairs(table), *_arranged(table))),
    )
    return Page(texts, rows=(*rows, tuple(last)))


def turn(table: Table) -> str:
    say, waiting = words(), [seat for seat in table.waiting_for if seat != NATURE]
    if not acting(table.record):
        return say("table-paused")
    if not waiting:
        return say("table-dealing")
    if table.deadlines:
        named = [_until(table, seat) for seat in waiting]
        return say("table-turn-until", names=words().joined(named))
    when = discord.utils.format_dt(table.since, "R")
    return say("table-turn", names=words().joined([names(table)[seat] for seat in waiting]), when=when)


def _next(table: Table, cog: AnyCog) -> list[str]:
    """Tell whose turn it is; between hands, the result of the last."""
    if not table.between_hands:
        return [turn(table)]
    return [*cog.brief(table.state.view(None), names(table))[-1:], words()("table-between")]


def _dealt(table: Table) -> list[str]:
    """Send the players to their cards, in a line, until one of them has acted."""
    players = [seat for seat in range(len(table.seats)) if table.user_at(seat) is not None]
    if table.between_hands or hands(table) > 1 or any(map(table.turn, players)):
        return []
    return [words()("table-dealt", names=words().joined([names(table)[seat] for seat in players]))]


def _until(table: Table, seat: int) -> str:
    """Name a player to act, with their deadline if a clock runs."""
    deadline = table.deadlines.get(seat)
    if deadline is None:
        return words()("table-turn-one", name=names(table)[seat])
    return words()("table-turn-by", name=names(table)[seat], when=moment(deadline.due))


def moment(at: int) -> str:
    """Format a time as the remaining time, which Discord keeps current in the reader's language."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "R")


def date_and_time(at: int) -> str:
    """Format a time as date and time in the reader's language, for sentences with until or since."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "f")


def day(at: int) -> str:
    """Format a time as a date in the reader's language."""
    return discord.utils.format_dt(datetime.fromtimestamp(at / 1000, UTC), "D")


def _away(table: Table) -> list[str]:
    """Name the players for whom a computer player acts, in a line."""
    gone = [names(table)[seat] for seat, one in enumerate(table.seats) if away(one)]
    if not gone or not acting(table.record):
        return []
    return [words()("table-away", names=words().joined(gone), count=len(gone))]


def told(table: Table, cog: AnyCog) -> tuple[ids.Told, ...]:
    """Return which of the last trick and the score exist already."""
    view, called = table.state.view(None), names(table)
    # An earlier hand has both, which saves putting them into words at each repaint.
    before = hands(table) > 1
    trick = before or cog.last_trick(view, called)
    score = before or cog.results(view, called)
    both: tuple[tuple[ids.Told, object], ...] = (("last", trick), ("score", score))
    return tuple(what for what, there in both if there)


def looks(table: Table, cog: AnyCog) -> tuple[Row, ...]:
    """Return the message's buttons; disabled ones keep their place, as none may move below a finger."""

    def press(what: ids.LookAt, *, disabled: bool = False) -> Press:
        style = Style.primary if what == "hand" else Style.secondary
        return Press(words()(f"button-{what}"), ids.Look(table.id, what), style, disabled)

    there = told(table, cog)
    told_of = (press(what, disabled=what not in there) for what in get_args(ids.Told))
    # Messages to the bot have no spectators.
    watch = () if table.record.in_messages else (press("watch"),)
    # A watcher is offered the queue; where one person plays alone, nobody else looks for it here.
    among = len(acting(table.record)) > 1 and queue.offered(table.record)
    wait = (wait_button(table, "queue"),) if among else ()
    # In this order they take three rows in every language.
    return flowing(press("hand"), *told_of, press("rules"), *wait, *watch, fair(table))
