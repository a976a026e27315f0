"""News since a listener's last decision name every move and every card that came, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import Mock

import pytest

from bot.games import GAMES, base
from bot.games.base import HOLE, NATURE, Event, begins_hand, only
from bot.records.stored import Line
from bot.tables.news import Move, since
from bot.tables.replayed import Played
from bot.tables.table import Table
from bot.words import full_card_names, words
from cogs.kit import news
from cogs.kit.game_cog import AnyCog
from cogs.kit.telling import Where
from tests.kit.languages import speaking
from tests.kit.panels import SIZES, front
from tests.kit.random_matches import played

READER = 0
MOST = 500
"""Lines of a match that are listened to."""
NAMES = ("Qu", "Vu", "Wu", "Xu", "Yu", "Zu", "Pu", "Ku")
OTHER = dict(zip(GAMES, cycle(("de", "fr", "es", "pt", "pl")), strict=False))
"""A second language for each game."""
HAS_RANKS_ONLY = "springcleaning"


class Heard(NamedTuple):
    """A decision of the reader, and what happened since the one before it."""

    table: Table
    told: str
    events: tuple[tuple[Event, bool], ...]
    """Each with whether it followed from the decision itself."""
    came: frozenset[str]
    seen: frozenset[str]


def listened(slug: str, players: int) -> Iterator[Heard]:
    """Yield each decision of the reader in a random match."""
    whole, _ = played(slug, players, Random(4), most=MOST)
    table = Table.of(whole.record)
    cog, names = front(slug), NAMES[:players]
    events: list[tuple[Event, bool]] = []
    seen, held = set[str](), frozenset[str]()
    for line in whole.log:
        view = table.state.view(READER)
        seen |= {card for cards in view.piles.values() for card in cards} - {HOLE}
        if begins_hand(line.seat, line.action):
            held = frozenset(own(play(table, line).state))
            continue
        chosen = line.seat == READER and only(table.state, READER) is None
        if chosen:
            now = frozenset(own(table.state))
            yield Heard(table, told(cog, table, names), tuple(events), now - held, frozenset(seen))
            events, held = [], now
        _, happened = table.state.apply(line.seat, line.action)
        events += [(event, chosen) for event in happened]
        play(table, line)


def play(table: Table, line: Line) -> Table:
    table.read([line])
    return table


def own(state: Any) -> tuple[str, ...]:
    kinds = [kind for kind, lie in state.own_piles.items() if lie != "hidden"]
    return tuple(card for kind in kinds for card in state.piles.get(f"{kind} {READER}", ()))


def told(cog: AnyCog, table: Table, names: tuple[str, ...]) -> str:
    """Return what a listener's panel says of the moves."""
    view = table.state.view(READER)
    lines = news.told(cog, view, since(table, READER), READER, names)
    lying = cog.trick_as_text(view, names) if cog.lying else ()
    return "\n".join([*lines, *lying, *cog.lines(view, names, Where.SPOKEN), cog.asked(view, READER, "")])


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_every_move_and_every_card_that_came_is_told(slug: str, players: int) -> None:
    for language in ("en", OTHER[slug]):
        heard = 0
        with speaking(language), full_card_names(wanted=True):
            for one in listened(slug, players):
                heard += 1
                _told_of(slug, one)
        assert heard > 5


def _called(card: str) -> str:
    """Return a card's name as anywhere in a sentence."""
    return words().card_name(card).casefold()


def _told_of(slug: str, one: Heard) -> None:
    called = str if slug == HAS_RANKS_ONLY else _called
    said = one.told.casefold()
    for event, decided in one.events:
        if decided and event.kind == "played":
            continue
        if event.kind == "played" and len(event.cards) == 1:
            assert called(event.cards[0]) in said, (event, one.told)
            assert NAMES[event.seat] in one.told
        if event.kind in ("took", "won", "bid", "passed", "said", "declared", "partners", "offered"):
            own = decided or (event.kind in ("took", "won") and event.seat == READER)
            assert own or NAMES[event.seat] in one.told, (event, one.told)
        if event.kind == "turned":
            assert all(called(card) in said for card in event.cards), (event, one.told)
    if slug != HAS_RANKS_ONLY:
        # Cards of a packet are told in order, each by its name.
        assert all(called(card) in said for card in one.came), (one.came, one.told)


@pytest.mark.parametrize(("slug", "players"), [one for one in SIZES if one[0] != HAS_RANKS_ONLY])
def test_no_card_is_told_that_the_reader_has_not_seen(slug: str, players: int) -> None:
    with full_card_names(wanted=True):
        for one in listened(slug, players):
            # The name of a trump may begin another's: trump 1, trump 15.
            said = f" {one.told},".casefold().replace(".", ",").replace(";", ",").replace("\n", ", ")
            hidden = set(one.table.state.deck) - one.seen
            named = {card for card in hidden if f" {_called(card)}," in said}
            assert not named, (named, one.told)


@pytest.mark.parametrize(("slug", "players"), [one for one in SIZES if one[0] != HAS_RANKS_ONLY])
def test_the_badges_are_of_the_cards_that_came(slug: str, players: int) -> None:
    for one in listened(slug, players):
        view = one.table.state.view(READER)
        fresh = news.came(view, since(one.table, READER), READER)
        assert set(fresh) == one.came.intersection(view.hands[READER])


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_line_beside_a_picture_tells_the_tricks(slug: str, players: int) -> None:
    cog, names = front(slug), NAMES[:players]
    for one in listened(slug, players):
        view = one.table.state.view(READER)
        moves = since(one.table, READER)
        told = "\n".join(news.in_short(cog, view, moves, READER, names))
        every = [] if any(move.deals for move in moves) else one.events
        taken = [event for event, _ in every if event.kind in ("won", "took") and not event.words]
        takers = ["you" if event.seat == READER else names[event.seat] for event in taken[-1:]]
        assert all(taker in told.casefold() or taker in told for taker in takers), (taken, told)
        hidden = set(one.table.state.deck) - one.seen
        if slug != HAS_RANKS_ONLY:
            assert not any(words().card(card) in told.split() for card in hidden), told


def _taken(slug: str, seat: int, *plays: str, verbs: tuple[str, ...] = ()) -> Move:
    """Return a move that ends a trick of these plays; `verbs` are those of Top Suit."""
    trick = tuple(
        Event("played", one, tuple(play.split()), words=verbs[one : one + 1])
        for one, play in enumerate(plays)
    )
    cards = tuple(card for play in trick for card in play.cards)
    event = Event("took" if slug == "topsuit" else "won", seat, cards)
    return Move(seat, (event,), deals=False, chosen=False, forced=False, trick=trick)


def _in_short(slug: str, *moves: Move) -> str:
    told = "\n".join(news.in_short(front(slug), Mock(), moves, READER, NAMES))
    return told.replace("\N{NON-BREAKING HYPHEN}", "-").replace("\N{NO-BREAK SPACE}", "_")


@pytest.mark.parametrize(
    ("slug", "trick", "told"),
    [
        ("springcleaning", ("4 4", "8 8", "1 2 3"), "Vu beat 4-4, 8-8 with 1-2-3"),
        ("springcleaning", ("4",), "Vu took the trick with 4"),
        ("topsuit", ("6H 6D", "7H 7D"), "Vu beat 6♦_on_6♥ with 7♦_on_7♥"),
        ("topsuit", ("6D 7D 8D",), "Vu took the trick with 6♦_to_8♦"),
        ("differ", ("6D", "7D"), "Vu took 6♦_7♦"),
    ],
)
def test_plays_of_several_cards_are_told_apart(slug: str, trick: Any, told: str) -> None:
    assert _in_short(slug, _taken(slug, 1, *trick)) == told


def test_an_extended_run_is_told_whole() -> None:
    taken = _taken("topsuit", 1, "4S 5S 6S", "7S", verbs=("play", "extend"))
    assert _in_short("topsuit", taken) == "Vu beat 4♠_to_6♠ with 4♠_to_7♠"


def test_a_reader_is_told_their_own_tricks_as_you() -> None:
    assert _in_short("topsuit", _taken("topsuit", READER, "6H", "2C")) == "You beat 6♥ with 2♣"
    assert _in_short("differ", _taken("differ", READER, "6D", "7D")) == "You took 6♦_7♦"


def test_a_forced_draw_is_told_with_its_reason() -> None:
    drew = Move(READER, (Event("drew", READER, ("JD",)),), deals=False, chosen=False, forced=True)
    took = _taken("topsuit", 2, "9S", "3D")
    assert _in_short("topsuit", drew, took) == "You drew J♦ (you had no card to play)\nWu beat 9♠ with 3♦"


def test_a_card_without_a_choice_is_told_as_that() -> None:
    nine = Event("played", READER, ("9S",))
    only = Move(READER, (nine,), deals=False, chosen=False, forced=True)
    # Whether they clicked it or it was played for them, the log does not know.
    assert _in_short("92q", only) == "You could only play 9♠"
    assert _in_short("92q", only._replace(stood_in=True)) == "9♠ was played for you (you were away)"


def test_only_the_last_trick_is_told_card_by_card() -> None:
    tricks = (_taken("differ", 1, "6D", "7D"), _taken("differ", 2, "8S", "9S"))
    assert _in_short("differ", *tricks) == "Vu took the trick\nWu took 8♠_9♠"
    # Where plays beat one another, what took the trick is told of each.
    tricks = (_taken("topsuit", 1, "6D", "7D"), _taken("topsuit", 2, "8S", "9S"))
    assert _in_short("topsuit", *tricks) == "Vu took the trick with 7♦\nWu beat 8♠ with 9♠"


def _move(seat: int, *events: Event, trick: tuple[Event, ...] = ()) -> Move:
    return Move(seat, events, deals=False, chosen=False, forced=False, trick=trick)


def test_answers_to_a_demand_are_told_once_cards_lie_over_them() -> None:
    said = [
        _move(0, Event("said", 0, words=("demand", "30"))),
        _move(1, Event("said", 1, words=("offer", "4"))),
        _move(2, Event("said", 2, words=("continue",))),
    ]
    dealt = _move(NATURE, Event("dealt", 0, words=("3",)), Event("drew", 0, ("2A",)))
    later = _move(1, Event("said", 1, words=("demand", "9")))
    cog = front("mitigati")
    assert news.in_short(cog, None, said, READER, NAMES) == []
    answers, drew = "Vu offers\N{NO-BREAK SPACE}**4** · Wu keeps dealing", "You drew 2\N{WORD JOINER}💨"
    assert news.in_short(cog, None, [*said, dealt, later], READER, NAMES) == [answers, drew]
    # With the last cards the bargaining is over, and a panel needs its lines for what follows.
    away = _move(2, Event("discarded", 2))
    assert news.in_short(cog, None, [*said, dealt, away], READER, NAMES) == [drew]


def test_what_the_reader_turned_up_is_told() -> None:
    """Each line is one thing, and no line of a phone ends inside the cards."""
    opened, drew = Event("turned", READER, ("2C", "3C")), Event("drew", READER, ("4C", "5C"))
    others = Event("turned", 1, ("6C",))
    assert _in_short("differ", _move(1, opened, others, drew)) == "You turned up 2♣_3♣\nYou drew 4♣_5♣"


def test_a_card_taken_from_an_offer_is_told() -> None:
    """Ann's Offer was gone, and her panel did not say who had it."""
    took = Event("took", 1, ("6",), words=("0", "0"))
    assert _in_short("springcleaning", _move(1, took)) == "Vu takes 6 from Qu"
    assert _in_short("springcleaning", _move(0, Event("took", READER, ("6",), words=("1", "0")))) == ""


@pytest.mark.parametrize(("slug", "kind"), [("differ", "differ"), ("92q", "bidder")])
def test_the_auctions_winner_is_told(slug: str, kind: str) -> None:
    """A first card is asked for by a panel that told the bids, and not yet who won."""
    for seat, told in ((1, "Vu won the auction: 6 tricks in hearts"), (READER, "You won the auction:")):
        won = _move(seat, Event(kind, seat, words=("6H",)))
        assert _in_short(slug, won).startswith(told)


def test_a_declaration_is_told_in_short() -> None:
    shown = Event("declared", 1, ("1T", "2T", "3T"), words=("abundance", "11"))
    told = ["Vu shows 3 trumps: **11** from each opponent"]
    assert news.in_short(front("mitigati"), None, [_move(1, shown)], READER, NAMES) == told


def test_the_fool_is_not_told_as_taken() -> None:
    trick = tuple(Event("played", seat, (card,)) for seat, card in enumerate(("CF", "FOOL", "7F")))
    taken = _move(0, Event("took", 0, ("CF", "7F")), trick=trick)
    [line] = news.in_short(front("mitigati"), None, [taken], READER, NAMES)
    assert line.replace("\N{WORD JOINER}", "").replace("\N{NO-BREAK SPACE}", " ") == "You took C🔥 7🔥"


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_trick_is_all_that_was_played_to_it(slug: str, players: int) -> None:
    for one in listened(slug, players):
        for move in since(one.table, READER):
            for event in move.events:
                if event.kind in ("won", "took") and not event.words:
                    assert sorted(card for play in move.trick for card in play.cards) == sorted(event.cards)


def test_a_trick_has_holes_where_its_reader_may_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    down = Event("played", 1, ("KH",), to=frozenset({1}))
    up = Event("played", 2, ("2C",)), Event("won", 1, (HOLE, "2C"))
    moves = [
        Played(Line(n, seat, "play", n), events, forced=False)
        for n, seat, events in ((0, 1, (down,)), (1, 2, up))
    ]
    monkeypatch.setattr("bot.tables.news._of_two_hands", lambda _: moves)
    table: Any = SimpleNamespace(stood_in=set())
    assert [play.cards for play in since(table, 0)[-1].trick] == [(HOLE,), ("2C",)]
    assert [play.cards for play in since(table, 1)[-1].trick] == [("KH",), ("2C",)]


def test_each_line_is_replayed_once_for_all_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, _ = played("differ", 4, Random(4), most=60)
    table, count = Table.of(whole.record), 0

    def counted(*move: Any) -> Any:
        nonlocal count
        count += 1
        return base.play(*move)

    monkeypatch.setattr("bot.tables.replayed.play", counted)
    for line in whole.log:
        table.read([line])
        for seat in range(4):
            since(table, seat)
    (first, _), *_ = table.begun
    assert count <= len(whole.log)
    assert len(table.replayed.moves) == len(table.log) - first


def test_a_hand_that_ended_is_told_with_its_result() -> None:
    cog, found = front("differ"), 0
    whole, _ = played("differ", 4, Random(4), most=MOST)
    table = Table.of(whole.record)
    for line in whole.log:
        hands = len(table.state.sheet)
        table.read([line])
        if hands and begins_hand(line.seat, line.action):
            lines = news.told(cog, table.state.view(READER), since(table, READER), READER, NAMES[:4])
            result = cog.results(table.state.view(None), NAMES[:4])[-1]
            assert lines[-2:] == [result, f"{cog.title(table.state.view(None))}."]
            found += 1
    assert found


@pytest.mark.parametrize(
    ("seat", "why"), [(READER, "(you were away)"), (1, "Vu (a computer player stands in)")]
)
def test_a_stand_ins_moves_are_told_as_such(seat: int, why: str) -> None:
    cog, names, heard = front("differ"), NAMES[:4], 0
    whole, _ = played("differ", 4, Random(4), most=MOST)
    table = Table.of(whole.record)
    for line in whole.log:
        table.read([line])
        if line.seat == seat and table.state.phase == "play":
            table.stood_in.add(line.n)
            with full_card_names(wanted=True):
                told = news.told(cog, table.state.view(READER), since(table, READER), READER, names)
            heard += why in "".join(told)
    assert heard > 5


def test_a_line_taken_back_is_no_news() -> None:
    whole, _ = played("differ", 4, Random(4), most=20)
    table = Table.of(whole.record)
    for line in whole.log[:-1]:
        table.read([line])
    before = since(table, READER)
    table.read([whole.log[-1]])
    table.drop()
    assert since(table, READER) == before
    assert NATURE not in {move.seat for move in before if not move.deals}
