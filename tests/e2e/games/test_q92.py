"""92Q in Discord: bids, partners, left cards, and what is refused."""

from __future__ import annotations

from random import Random

from bot.games.base import pick
from bot.games.q92.rules import NinetyTwoQ
from bot.tables.table import Table
from bot.words import SYMBOLS, words
from tests.e2e.salon import Hands, Salon, alts, controls, labels, texts
from tests.e2e.ways import said


async def seat(salon: Salon, players: int, **options: object) -> Table:
    """Ann opens a table of 92Q, and the others join."""
    await salon.slash(salon.ann, "92q new", players=players, **options)
    for who in [*salon.people.values()][1:players]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def acts(salon: Salon, action: str, *others: str) -> None:
    for text in (action, *others):
        table = salon.table
        user = salon.actor(table.waiting_for[0]).id
        await salon.as_bot(salon.bot.tables.act(table.id, user, table.turn(table.waiting_for[0]), text))


async def auction_won(salon: Salon, players: int) -> Table:
    """The first to speak bids two tricks with spades, and nobody goes higher."""
    table = await seat(salon, players, target=99)
    await acts(salon, "bid 2S", *["pass"] * (players - 1))
    assert table.state.phase == "partners"
    return table


async def test_no_more_computer_players_than_seats(salon: Salon) -> None:
    result = await salon.slash(salon.ann, "92q new", players=4, computers=4)
    assert "room for 3 computer players" in said(result)
    assert salon.bot.tables.in_channel(salon.channel.id) is None


async def test_likely_bids_take_one_tap_others_a_number_first(salon: Salon) -> None:
    table, hands = await seat(salon, 4, target=99), Hands(salon, Random(1))
    first = table.waiting_for[0]
    panel = await hands.panel(first)
    assert labels(panel)[:5] == ["Pass", "4♣", "4♦", "4♥", "4♠"]
    (menu,) = controls(panel, 3)
    assert menu["placeholder"] == "Higher or lower …"
    numbers = [int(one["value"]) for one in menu["options"]]
    assert numbers == [1, 2, 3, *range(5, 14)]
    await salon.select(salon.actor(first), panel, "11")
    assert "11 tricks" in texts(panel)
    assert labels(panel) == ["Pass", "Another number", "11♣", "11♦", "11♥", "11♠"]
    await salon.click(salon.actor(first), panel, "Another number")
    # A button of earlier panels.
    await salon.forge(salon.actor(first), panel, f"press:narrow:1:{first}:0:bid 11")
    await salon.click(salon.actor(first), panel, "press:act:1:" + f"{first}:0:bid 11H")
    second = table.waiting_for[0]
    panel = await hands.panel(second)
    assert labels(panel)[:5] == ["Pass", "12♣", "12♦", "12♥", "12♠"]
    assert [menu["placeholder"] for menu in controls(panel, 3)] == ["Higher …"]
    await salon.click(salon.actor(second), panel, "press:act:1:" + f"{second}:0:bid 12C")
    third = table.waiting_for[0]
    panel = await hands.panel(third)
    assert labels(panel) == ["Pass", "13♣", "13♦", "13♥", "13♠"]
    assert not controls(panel, 3)


async def test_a_half_chosen_bid_too_low_is_forgotten(salon: Salon) -> None:
    table, hands = await seat(salon, 4, target=99), Hands(salon, Random(1))
    first = table.waiting_for[0]
    who, panel = salon.actor(first), await hands.panel(first)
    for so_far in ("bid 2D", "bid", "b", "bid 99", "bid 0", "partners 1"):
        made = f"press:narrow:1:{first}:0:{so_far}"
        salon.plant(panel, made)
        await salon.forge(who, panel, made)
        assert "Pass" in labels(panel)


async def test_partners_are_chosen_by_name_in_any_order(salon: Salon) -> None:
    table = await auction_won(salon, 8)
    bidder = table.state.bidder
    who = salon.actor(bidder)
    others = [other for other in range(8) if other != bidder]
    offered = await who.autocomplete(salon.channel, "92q partners", "first", "")
    assert [choice["value"] for choice in offered] == [str(other + 1) for other in others]
    names = [table.seats[other].name for other in others]  # type: ignore[union-attr]
    assert [choice["name"].split(". ")[1] for choice in offered] == names
    found = await who.autocomplete(salon.channel, "92q partners", "second", names[3][:2].upper())
    assert str(others[3] + 1) in [choice["value"] for choice in found]
    assert not await salon.actor(others[0]).autocomplete(salon.channel, "92q partners", "first", "")

    async def refused(**named: str) -> str:
        return said(await salon.slash(who, "92q partners", **named))

    assert "Choose exactly 3 different partners" in await refused(first=names[0])
    assert "Choose exactly 3 different" in await refused(first=names[0], second=names[0], third=names[1])
    assert "your own side" in await refused(first=str(bidder + 1), second=names[0], third=names[1])
    assert "called “Zed”" in await refused(first="Zed", second=names[0], third=names[1])
    other = salon.actor(others[0])
    result = await salon.slash(other, "92q partners", first=names[1], second=names[2], third=names[3])
    assert "not your turn" in said(result)
    await salon.slash(
        who, "92q partners", first=names[5].lower(), second=str(others[0] + 1), third=names[2][:3]
    )
    assert table.state.partners == (others[0], others[2], others[5])


async def test_partners_are_tapped_and_confirmed_in_any_order(salon: Salon) -> None:
    for who in salon.people.values():
        await salon.slash(who, "settings", confirm=True)
    table = await auction_won(salon, 6)
    bidder = table.state.bidder
    who, panel = salon.actor(bidder), await Hands(salon, Random(1)).panel(bidder)
    one, other = sorted(seat for seat in range(6) if seat != bidder)[1:3]
    view, chosen = table.state, controls(panel, 3)[0]["options"]
    for option in chosen:
        seat = int(option["value"])
        bids = [call for caller, call in view.calls if caller == seat and call != "pass"]
        said = f"· bid {words().card(bids[-1])} · 0 points" if bids else "· 0 points"
        assert option["label"].replace("\ufe0e", "").endswith(said)
    await salon.select(who, panel, str(other), str(one))
    names = [salon.actor(seat).name.capitalize() for seat in (one, other)]
    assert f"Play with {names[0]} and {names[1]}?" in texts(panel)
    await salon.click(who, panel, f"Yes: play with {names[0]} and {names[1]}")
    assert table.state.partners == (one, other)


def thrown(view: NinetyTwoQ, acting: int) -> str:
    """A left card that the seat may throw on another suit, while somebody plays after it; or nothing."""
    if view.phase != "play" or not view.trick or len(view.trick) == view.players - 1:
        return ""
    if view.trick[0][1] == view.left_suit:
        return ""
    return next((card for card in view.playable(acting) if card[1] == view.left_suit), "")


async def test_the_table_says_what_a_left_card_became(salon: Salon) -> None:
    table, rng = await auction_won(salon, 4), Random(3)
    while not (card := thrown(table.state, table.waiting_for[0])):
        await acts(salon, pick(rng, table.state.legal(table.waiting_for[0])))
    acting, led = table.waiting_for[0], table.state.trick[0][1]
    who, panel = salon.actor(acting), await Hands(salon, rng).panel(acting)
    assert "the left suit, would count as" in texts(panel)
    assert "would count as" in alts(panel)[0]
    assert f"{words().card(card)} → {SYMBOLS[led]}" in labels(panel)
    await salon.click(who, panel, f"press:act:1:{acting}:{table.turn(acting)}:play {card}")
    assert f"{words().card(card)} as {SYMBOLS[led]}" in texts(salon.public)
    assert f"{salon.name_of(card)} as {words().suit(led)}" in alts(salon.public)[0]


async def test_wrong_words_are_refused_with_the_reason(salon: Salon) -> None:
    table = await seat(salon, 4, target=99)
    who = salon.actor(table.waiting_for[0])
    assert "auction is not over" in said(await salon.slash(who, "92q play", card="KH"))
    assert "1 to 13" in said(await salon.slash(who, "92q bid", bid="14H"))
    await salon.slash(who, "92q bid", bid="5 ♥")
    who = salon.actor(table.waiting_for[0])
    assert "5 tricks in spades does not beat 5 tricks in hearts" in said(
        await salon.slash(who, "92q bid", bid="5s")
    )
    offered = await who.autocomplete(salon.channel, "92q bid", "bid", "6")
    assert [choice["value"] for choice in offered] == ["6C", "6D", "6H", "6S"]
    assert "already" in said(await salon.slash(salon.ann, "92q new"))
    assert "plays 92Q" in said(await salon.slash(who, "differ bid", bid="6H"))


async def test_the_score_is_worked_out(salon: Salon) -> None:
    table, hands = await seat(salon, 4, target=1), Hands(salon, Random(5))
    await hands.play_until(lambda: not table.live)
    (result,) = [result for result in table.state.sheet if result.bid]
    read = texts(salon.public)
    team = (result.bidder, *result.partners)
    assert f"they took {sum(result.taken[seat] for seat in team)}" in read
    for taken, points in zip(result.taken, result.points, strict=True):
        if points:
            assert f"{taken} \u00d7 {points // taken} = {points}" in read
