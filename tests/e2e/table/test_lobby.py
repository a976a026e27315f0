"""The lobby: who may sit where, who is the host, and what the commands offer."""

from __future__ import annotations

from random import Random

from bot.ai import levels
from bot.games.differ.rules import bids
from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, controls, texts
from tests.e2e.ways import said, seat_four


async def test_people_join_leave_and_change_seats(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    assert "2. Bob" in texts(salon.public)
    await salon.select(salon.bob, salon.public, "3", beginning="menu:lobby:1:sit")
    assert "4. Bob" in texts(salon.public)
    await salon.select(salon.cleo, salon.public, "2", beginning="menu:lobby:1:sit")
    assert "3. Cleo" in texts(salon.public)
    await salon.click(salon.bob, salon.public, "Leave")
    assert "Bob" not in texts(salon.public)


async def test_only_seats_a_reader_can_take_are_offered(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=1)
    for who, label, seats in (
        (salon.ann, "menu-sit", ["1", "2", "3"]),
        (salon.bob, "menu-take-seat", ["2", "3"]),
    ):
        page = (await salon.click(who, salon.public, words()("button-options"))).response
        (menu,) = (one for one in controls(page, 3) if one["custom_id"].endswith(":sit"))
        assert menu["placeholder"] == words()(label)
        assert [option["value"] for option in menu["options"]] == seats


async def test_the_page_of_guests_leads_back(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    page = (await salon.click(salon.ann, salon.public, words()("button-options"))).response
    before = texts(page)
    await salon.click(salon.ann, page, words()("button-guests"))
    assert words()("guests-title") in texts(page)
    await salon.click(salon.ann, page, words()("button-back"))
    assert texts(page) == before


async def test_the_host_role_passes_on(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Leave")
    assert "2. Bob (host)" in texts(salon.public)
    await salon.click(salon.bob, salon.public, "Leave")
    assert salon.bot.tables.in_channel(salon.channel.id) is None
    assert words()("table-closed") in texts(salon.public)
    assert controls(salon.public) == []
    await salon.slash(salon.cleo, "differ new")


async def test_the_lobby_says_computer_players_levels(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=1)
    for level in ("easy", "chance"):
        await salon.select(salon.ann, salon.public, level, beginning="menu:lobby:1:add")
    said = texts(salon.public)
    assert "(computer, normal)\n3. Ariel (computer, easy)\n4. Keel (computer, plays anything)" in said


async def test_the_host_adds_and_removes_computer_players(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    for level in levels("differ")[:3]:
        await salon.select(salon.ann, salon.public, level, beginning="menu:lobby:1:add")
    assert texts(salon.public).count("(computer") == 3
    await salon.click(salon.ann, salon.public, "Remove computer")
    assert texts(salon.public).count("(computer") == 2
    refused = await salon.forge(salon.bob, salon.public, "menu:lobby:1:add", values=["chance"])
    assert said(refused) == words()("table-host-only")


async def test_only_hosts_start_and_only_full_tables(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    assert next(one for one in controls(salon.public) if one["label"] == "Start")["disabled"]
    forged = await salon.forge(salon.ann, salon.public, "press:lobby:1:start")
    assert said(forged) == words()("table-seats-free", free=1)
    await salon.click(salon.bob, salon.public, "Join")
    assert said(await salon.click(salon.bob, salon.public, "Start")) == words()("table-host-only")
    again = await salon.forge(salon.bob, salon.public, "press:lobby:1:join")
    assert said(again) == words()("table-already-seated")
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_options_are_shown_and_kept(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", no_trump=True, suits="SHDC", target=30)
    assert dict(salon.table.record.options) == {"no_trump": "yes", "suits": "SHDC", "target": "30"}
    for shown in ("spades", "no-trump", "30"):
        assert shown in texts(salon.public)


async def test_autocomplete_lists_exactly_the_legal_bids(salon: Salon) -> None:
    table = await seat_four(salon)
    opener = salon.actor(table.waiting_for[0])

    async def offered(typed: str) -> list[str]:
        return [
            answer["value"] for answer in await opener.autocomplete(salon.channel, "differ bid", "bid", typed)
        ]

    every = bids(table.state.order)
    steps = await offered("")
    assert steps == [f"… bid {number}" for number in range(1, 14)]
    panel = (await salon.slash(opener, "differ bid", bid=steps[4])).response
    assert "5 tricks: which suit is trumps?" in texts(panel)
    assert not table.state.bid
    assert await offered("5") == [bid for bid in every if bid.startswith("5")]
    assert await offered("13") == [bid for bid in every if bid.startswith("13")]
    assert await offered("hearts") == [bid for bid in every if bid.endswith("H")]
    await salon.slash(opener, "differ bid", bid="12 ♥")
    opener = salon.actor(table.waiting_for[0])
    assert await offered("1") == ["12S", "13C", "13D", "13H", "13S"]
    assert await salon.eve.autocomplete(salon.channel, "differ bid", "bid", "1") == []


async def test_cards_are_understood_as_people_write_them(salon: Salon) -> None:
    table = await seat_four(salon)
    await salon.slash(salon.actor(table.waiting_for[0]), "differ bid", bid="13s")
    seat = table.waiting_for[0]
    card = next(
        (card for card in table.state.playable(seat) if card[0] == "T"), table.state.playable(seat)[0]
    )
    typed = f" {words().card(card).lower()} "
    await salon.slash(salon.actor(seat), "differ play", card=typed)
    assert table.state.trick == (card,)


async def test_the_rules_are_told_by_topic(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", target=30)
    for topic in salon.bot.game_cog("differ").topics:
        result = await salon.slash(salon.bob, "differ rules", topic=topic)
        assert len(said(result)) > 100
    overview = await salon.slash(salon.bob, "differ rules")
    assert "30" in said(overview)
    await salon.select(salon.bob, overview.response, "score")
    assert "Bid 6 and take 7" in texts(overview.response)


async def test_a_table_is_shown_again_and_ended(salon: Salon) -> None:
    await seat_four(salon)
    old = salon.public
    await salon.slash(salon.eve, "table show")
    assert salon.public.id != old.id
    assert controls(old) == [] or controls(salon.channel.history()[-2]) == []
    missing = words()("table-end-asked", how=words()("ending-early", missing=2))
    asked = await salon.slash(salon.ann, "table end")
    assert missing in texts(asked.response)
    assert "Ann wants to end the match. It ends when 2 more players ask" in texts(salon.public)
    await salon.click(salon.ann, asked.response, words()("button-end-withdraw"))
    assert "wants to end the match" not in texts(salon.public)
    for _ in range(2):
        assert missing in texts((await salon.slash(salon.ann, "table end")).response)
    hand = await salon.slash(salon.bob, "hand")
    assert "It ends when 2 more players ask for it, and doesn't count" in texts(hand.response)
    await salon.click(salon.bob, hand.response, words()("button-end-agree"))
    assert "Ann and Bob want to end the match" in texts(salon.public)
    assert said(await salon.slash(salon.cleo, "table end")) == words()("table-end-done")
    assert salon.bot.tables.in_channel(salon.channel.id) is None
    assert words()("table-ended") in texts(salon.public)


async def test_an_ignored_question_to_end_is_repeatable(salon: Salon) -> None:
    await seat_four(salon)
    await salon.slash(salon.ann, "table end")
    for who in (salon.bob, salon.cleo, salon.dan):
        question = (await salon.slash(who, "table leave")).response
        await salon.click(who, question, words()("button-leave-sure"))
    assert words()("ending-now") in texts(salon.public)
    assert said(await salon.slash(salon.ann, "table end")) == words()("table-end-done")
    assert words()("table-ended") in texts(salon.public)


async def test_a_watcher_reads_of_having_no_seat(salon: Salon) -> None:
    await seat_four(salon)
    assert words()("panel-watch") in said(await salon.click(salon.eve, salon.public, "Your hand"))
    assert said(await salon.slash(salon.eve, "differ pass")) == words()("table-not-seated")


async def test_the_host_changes_the_number_of_seats(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=4)
    await salon.select(salon.ann, salon.public, "3", beginning="menu:lobby:1:size")
    assert "3. *free*" in texts(salon.public)
    assert "4. *free*" not in texts(salon.public)
    refused = await salon.forge(salon.bob, salon.public, "menu:lobby:1:size", values=["4"])
    assert said(refused) == words()("table-host-only")
    assert [one["label"] for one in controls(refused.response)] == ["Join"]
    await salon.crash()
    await salon.select(salon.ann, salon.public, "4", beginning="menu:lobby:1:size")
    await salon.select(salon.ann, salon.public, "3", beginning="menu:lobby:1:size")
    for _ in range(2):
        await salon.select(salon.ann, salon.public, "easy", beginning="menu:lobby:1:add")
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.state.players == 3


async def test_one_size_needs_no_menu_of_seats(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    page = await salon.options(salon.ann, salon.public)
    assert not [one for one in controls(page, 3) if one["custom_id"].endswith(":size")]


async def test_a_lobby_has_few_buttons_and_the_host_has_more(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=4)
    await salon.click(salon.bob, salon.public, "Join")
    assert controls(salon.public, 3) == []
    shown = [one["label"] for one in controls(salon.public)]
    assert shown == ["Join", "Learn", "Start", "Leave", "Rules", "Options …"]
    host, guest = [await salon.options(who, salon.public) for who in (salon.ann, salon.bob)]
    assert len(controls(host)) + len(controls(host, 3)) <= 9
    assert [one["custom_id"] for one in controls(guest, 3)] == ["menu:lobby:1:sit"]
    assert [one["label"] for one in controls(guest)] == ["Fair deal"]
    learned = await salon.click(salon.cleo, salon.public, "Learn")
    assert "Top Suit" in said(learned)


async def test_options_are_shown_as_they_are_now(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=4)
    page = await salon.options(salon.ann, salon.public)
    await salon.select(salon.ann, page, "easy", beginning="menu:lobby:1:add")
    assert "2. Toco (computer, easy)" in texts(page)
    await salon.select(salon.ann, page, "day", beginning="menu:lobby:1:clock")
    assert words()("clock-day") in texts(page)
    assert words()("clock-day") in texts(salon.public)
    await salon.click(salon.ann, page, "Remove computer")
    assert "computer, easy" not in texts(page)
    await salon.as_bot(salon.bot.tables.end(salon.table.id, salon.ann.id))
    late = await salon.select(salon.ann, page, "easy", beginning="menu:lobby:1:add")
    assert words()("table-gone") in said(late)


async def test_an_older_lobbys_menus_work(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    for _ in range(3):
        await salon.forge(salon.ann, salon.public, "menu:lobby:1:add", values=["easy"])
    assert texts(salon.public).count("(computer, easy)") == 3
    await salon.forge(salon.ann, salon.public, "press:lobby:1:remove-computer")
    assert texts(salon.public).count("(computer, easy)") == 2


async def test_start_answers_with_the_hosts_cards(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    panel = salon.newest_private(salon.ann)
    assert alts(panel)
    assert "Your hand" in [one["label"] for one in controls(salon.public)]
    assert "Ann and Bob: the cards are dealt" in texts(salon.public).replace("*", "")
    late = await salon.forge(salon.bob, salon.public, "press:lobby:1:options")
    assert said(late) == words()("table-started")
    hands = Hands(salon, Random(1))
    for _ in range(2):
        seat = next(seat for seat in salon.table.waiting_for if salon.table.user_at(seat) is not None)
        await hands.move(seat)
    assert "the cards are dealt" not in texts(salon.public)


async def test_a_refused_start_offers_to_fill_seats(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    early = await salon.forge(salon.ann, salon.public, "press:lobby:1:start")
    await salon.click(salon.ann, early.response, words()("button-fill"))
    assert texts(salon.public).count("(computer, normal)") == 3
    assert words()("lobby-done") in texts(early.response)
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_a_refusal_without_seat_offers_to_join(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    refused = await salon.slash(salon.bob, "differ pass")
    await salon.click(salon.bob, refused.response, "Join")
    assert "2. Bob" in texts(salon.public)
    assert controls(refused.response) == []


async def test_an_ended_matchs_panel_leads_on(salon: Salon) -> None:
    await seat_four(salon)
    hand = (await salon.slash(salon.bob, "hand")).response
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.slash(who, "table end")
    assert words()("table-ended") in texts(salon.public)
    assert words()("table-ended") in texts(hand)
    await salon.click(salon.bob, hand, "Rematch")
    assert "Bob" in texts(salon.public)
    assert salon.table.status == "lobby"
