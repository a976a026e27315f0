"""Checks of clicks, without a bot: what is refused, hidden, kept or told."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.fair.seeds import REVEALED
from bot.games.base import Refusal
from bot.records.stored import Occupant
from bot.words import words
from cogs.core import router, sight
from cogs.core.permissions import needed_in
from cogs.delivery import answers
from cogs.delivery.answers import Answer, answering, is_awaited
from cogs.kit import ids
from cogs.kit.drawn import Drawn, Scene
from cogs.kit.pages import Page
from cogs.pages import fair, open_hands
from cogs.people import calls, coach, guests, replay
from cogs.people.play_on import PlayOn
from cogs.people.privacy import PrivacyCog
from cogs.server.corner import CornerCog
from cogs.server.setup import _manager
from cogs.services import Services
from cogs.table import ending, panels, play, seats, watching
from cogs.table.claims import Claim, Claims
from cogs.table.hints import Hints
from rendering.kit.picture import Picture
from tests.cogs.stand_ins import ELSEWHERE, HERE, bot, click, of, seated
from tests.house import ANN, BOB, refused


class TestPanels:
    def test_a_panel_is_its_owners(self) -> None:
        play.own(click(BOB), seated(), 1)
        with refused("not-your-panel"):
            play.own(click(BOB), seated(), 0)

    async def test_a_hint_is_its_owners(self) -> None:
        hints = of(bot=bot(seated()), _advised=AsyncMock(), _panels=of(show=AsyncMock()))
        with refused("not-your-panel"):
            await Hints._clicked(hints, click(BOB), ids.Hint(1, 0, 0), ())

    async def test_a_challenge_has_no_hints(self) -> None:
        hints = of(bot=of(store=of(server=AsyncMock(return_value=of(hints=True)))))
        record = of(duplicated=True, server=HERE, hints="yes")
        assert not await Hints.allowed(hints, seated(record=record))

    @pytest.mark.parametrize("action", ["bid 1", "bid 9"])
    async def test_only_legal_actions_are_confirmed(
        self, action: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(play, "as_written", lambda *_: action)
        table = seated(turn=lambda _: 3, state=of(legal=lambda _: [["bid 1"]]))
        asks = of(bot=bot(table), _panels=of(show=AsyncMock()), _act=AsyncMock())
        await play.Play._confirmed(asks, click(), ids.Confirm(1, 0, 3, "bid"), ())
        assert (asks._panels.show.called, asks._act.called) == (action == "bid 1", action != "bid 1")

    def test_a_picture_stays_while_it_is_true(self) -> None:
        made: Any = Scene
        scene = made(*[None] * len(Scene._fields))._replace(acts=False, cards=("2C",))
        old, new = of(n=1), of(n=2)
        drawn = Drawn(scene, old, Picture(b"", "", 1, 1))
        assert drawn.stays(scene, new, waits=True)
        assert not drawn.stays(scene, new, waits=False)
        assert not drawn.stays(scene._replace(cards=("3C",)), new, waits=True)
        assert not drawn.stays(scene._replace(calls=((1, "6H"),)), new, waits=True)
        acting = Drawn(scene._replace(acts=True), old, Picture(b"", "", 1, 1))
        assert not acting.stays(acting.scene, new, waits=True)

    def test_both_pictures_of_a_page_count(self) -> None:
        one, other = Picture(b"1", "", 1, 1), Picture(b"2", "", 1, 1)
        page = Page(("words",), one, below=one)
        assert page.pictured_as(Page(("others",), one, below=one))
        assert not page.pictured_as(Page(("words",), one, below=other))

    async def test_a_spectator_sees_no_seats_view(self) -> None:
        view = Mock(side_effect=InterruptedError)
        table = seated(status="playing", state=of(view=view))
        with pytest.raises(InterruptedError):
            await watching.page(Mock(), table, Mock(), None, waits=False)
        view.assert_called_once_with(None)


class TestOpenPanels:
    @pytest.fixture(autouse=True)
    def _at_a_table(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(panels, "turn_of", lambda *_: 0)
        monkeypatch.setattr(panels, "_errand", lambda *_: None)
        monkeypatch.setattr("cogs.pages.public.hands", lambda _: 1)

    @staticmethod
    def panel(**parts: Any) -> Any:
        kind: Any = panels.Open
        made = kind(*[None] * 9)
        for name, value in {"message": 7, "hand": 1, "click": 9, **parts}.items():
            setattr(made, name, value)
        return made

    @pytest.mark.parametrize(("number", "message"), [(8, 8), (8, 20), (10, 8), (10, 20)])
    async def test_the_panel_clicked_or_sent_last_is_the_fresh_one(self, number: int, message: int) -> None:
        key = (1, ANN)
        opens = of(_clicked={}, _open={key: self.panel()}, _others={}, _put_aside=Mock(), _want=Mock())
        panels.Panels._opened(opens, click(id=number), seated(), message, None)
        last = max(number, message) > 9
        assert opens._open[key].message == (message if last else 7)
        assert opens._want.called == (not last)

    def test_a_change_is_noted_by_clicks_at_its_table(self) -> None:
        here, there = panels.Click(1), panels.Click(2)
        panels.Panels.touch(of(_answering=[here, there], _open=panels.OpenPanels()), seated())
        assert (here.changed, there.changed) == (True, False)

    async def test_an_older_panel_shows_no_page(self) -> None:
        old = self.panel(page=Page(("words",)))
        holder = of(_others={}, bot=bot(), _aside=Mock(), _forget=Mock())
        panels.Panels._put_aside(holder, seated(), ANN, old)
        assert holder._others == {(1, ANN): {7: replace(old, page=None)}}

    async def test_a_new_hands_panel_goes_below(self) -> None:
        old = self.panel()
        made = AsyncMock(return_value=of(page=Page(("words",)), drawn=None))
        opens = of(_open={(1, ANN): old}, _sent_below=AsyncMock(), pages=of(made=made))
        await panels.Panels._brought_up_to_date(opens, old, seated(record=of(hand=2)), ANN)
        assert opens._sent_below.called


class TestClaims:
    @staticmethod
    async def agree(claims: Any, user: int) -> None:
        await Claims._answered(claims, click(user), ids.AnswerClaim(1, 2, "yes"), ())

    @staticmethod
    def asked(state: str = "now") -> Any:
        parts = {"_page": AsyncMock(return_value=Page(("words",))), "_play_out": AsyncMock()}
        kind: Any = Claim
        claim = kind(2, 2, state, (), [0, 1])
        return of(bot=bot(seated(state="now")), _open={1: claim}, **parts)

    async def test_everybody_asked_agrees(self) -> None:
        claims = self.asked()
        for user, played in ((ANN, False), (BOB, True)):
            await self.agree(claims, user)
            assert claims._play_out.called is played
        claims = self.asked()
        claims._open[1].missing.remove(0)
        with refused("claim-not-asked"):
            await self.agree(claims, ANN)

    async def test_a_claim_ends_with_its_state(self) -> None:
        claims = self.asked("before")
        await self.agree(claims, ANN)
        assert claims._open[1].missing == [0, 1]


class TestPastMatches:
    def test_the_present_hand_stays_closed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(open_hands, "deals", lambda lines: lines)
        lines: Any = [1, 2]
        for status, over in (("playing", 1), (next(iter(REVEALED)), 2)):
            assert open_hands.over(of(status=status), lines) == over

    async def test_sealed_hands_stay_closed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(open_hands, "unsealed", Mock(side_effect=Refusal("duplicate-sealed")))
        with refused("duplicate-sealed"):
            await open_hands.OpenHands._clicked(of(bot=bot(seated())), click(), ids.Hands(1, 1), ())

    async def test_deals_are_for_those_who_see_the_table(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(fair, "may_see", AsyncMock(return_value=False))
        asked = of(bot=of(store=of(table=AsyncMock(return_value=of()))))
        with refused("no-such-match"):
            await fair.Fair.record(asked, click(), 1)

    async def test_a_match_must_be_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(fair, "unsealed", Mock())
        record = of(held_by=lambda _: (0, of()), status="playing")
        with refused("table-not-over"):
            await fair.Fair.own(of(record=AsyncMock(return_value=record)), click(), 1, "key")

    @pytest.mark.parametrize("server", [HERE, ELSEWHERE])
    def test_moderators_erase_words_of_their_server(
        self, server: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(fair, "moderates", lambda _: True)
        assert fair._may_take(click(), of(server=server)) == (server == HERE)

    @pytest.mark.parametrize(("guild", "sees"), [(HERE, True), (HERE, False), (ELSEWHERE, True)])
    async def test_a_match_is_seen_with_its_channel(self, guild: int, *, sees: bool) -> None:
        member, channel = Mock(spec=discord.Member, id=ANN), Mock(spec=discord.TextChannel)
        channel.permissions_for.return_value = discord.Permissions(view_channel=sees)
        server = of(id=HERE, get_channel_or_thread=lambda _: channel)
        record = of(held_by=lambda _: None, guild=guild, channel=99)
        asked = click(guild=server)
        asked.user = member
        assert await sight.may_see(asked, record) == (guild == HERE and sees)

    async def test_only_the_willing_are_published(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replay, "_check_eyes", Mock())
        store = of(player=AsyncMock(return_value=of(web=False)), write=AsyncMock())
        desk = of(bot=of(store=store), replays=of(of=AsyncMock()), _address=lambda *_: "x", _show=AsyncMock())
        desk.replays.of.return_value = of(last=9)
        with refused("site-not-willing"):
            await replay.ReplayDesk._wish(
                desk, click(), of(id=1, seat_of=lambda _: 0), ids.ReplayStep(1, 1, "all", "web")
            )

    async def test_a_review_is_of_ones_own_decisions(self, monkeypatch: pytest.MonkeyPatch) -> None:
        reviews: Any = AsyncMock()
        match = of(states=[of(scores=())], hands=1)
        monkeypatch.setattr(coach, "decisions", lambda *_: [of(n=1), of(n=5)])
        monkeypatch.setattr(coach, "Replays", lambda _: of(of=AsyncMock(return_value=match)))
        monkeypatch.setattr(coach, "review", reviews)
        record = of(id=1, held_by=lambda _: (0, of(had=lambda n: n > 3)))
        await coach.Coach._looks(of(bot=Mock()), ANN, record, 0)
        assert [one.n for one in reviews.await_args.args[2]] == [5]

    async def test_each_player_has_a_review(self) -> None:
        async def looks(user: int, *_: object) -> int:
            return user

        kept = of(_looked={}, _looking={}, _looks=looks)
        found: list[Any] = [await coach.Coach._look(kept, user, of(id=1), 0) for user in (ANN, BOB)]
        assert found == [ANN, BOB]

    async def test_a_hand_is_played_on_from_ones_seat(self) -> None:
        found = of(_match=AsyncMock(return_value=(of(id=1), 1, of(), of())), branches=Mock())
        with refused("not-your-panel"):
            await PlayOn._now(found, click(), ids.OnAct(1, 0, 0, "bid"))


class TestSeats:
    def test_a_takeback_names_no_hidden_card(self) -> None:
        state = of(apply=lambda *_: (None, [of(to=0, cards=("2C",))]))
        table = seated(before=state, log=[of(seat=0, action="discard 2C")])
        assert seats.Seats._done(of(bot=Mock()), table) == "hidden"

    async def test_an_old_takeback_is_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(seats, "votes", lambda _: True)
        desk = of(bot=bot(refuse_takeback=lambda _: None), _settled=AsyncMock(), _panels=Mock())
        monkeypatch.setattr("cogs.pages.public.names", lambda _: ["Ann", "Bob"])
        with refused("takeback-too-late"):
            await seats.Seats._refused(desk, click(), seated(seats=[of(), of()]), 1)

    async def test_members_resume_their_own_tables(self, monkeypatch: pytest.MonkeyPatch) -> None:
        desk = of(_put_by=AsyncMock())
        for moderator, whose in ((False, ANN), (True, None)):
            monkeypatch.setattr(seats, "moderates", lambda _, m=moderator: m)
            await seats.Seats._offered(desk, click())
            assert desk._put_by.await_args.args[1] == whose

    async def test_only_moderators_end_others_matches(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cogs.table.exits.seen", AsyncMock())
        table = seated(live=False, seat_of=lambda _: None)
        client = of(table_here=lambda _: table, tables=of(end=AsyncMock()), get_guild=lambda _: None)
        for moderator in (False, True):
            monkeypatch.setattr(ending, "moderates", lambda _, m=moderator: m)
            await ending.end(client, click(), None, None)
            assert client.tables.end.await_args.kwargs.get("moderator", False) is moderator

    @pytest.mark.parametrize(
        ("user", "ending_it", "asked"), [(ANN, False, [BOB]), (ANN, True, []), (9, False, [])]
    )
    async def test_only_new_votes_ask_who_left(
        self, user: int, asked: list[int], monkeypatch: pytest.MonkeyPatch, *, ending_it: bool
    ) -> None:
        found = AsyncMock()
        monkeypatch.setattr(ending, "member", found)
        one = Occupant("Ann", ANN, ending=ending_it)
        table = seated(status="playing", seats=(one, Occupant("Bob", BOB)))
        client = of(get_guild=lambda _: of(id=HERE), tables=of(end=AsyncMock()))
        await ending.vote(client, table, user)
        assert [call.args[2] for call in found.await_args_list] == asked
        client.tables.end.assert_awaited_once()


class TestInteractions:
    def test_a_repeated_interaction_is_known(self) -> None:
        clicks = router.Router(Mock(), Mock(), Mock())
        assert [clicks.is_new(click()) for _ in range(2)] == [True, False]

    async def test_a_table_is_clicked_on_its_server(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ids, "parse", lambda _: ids.Seat(1, "leave"))
        monkeypatch.setattr(router, "visits", lambda _: False)
        monkeypatch.setattr(router, "home", lambda _: HERE)
        there = of(_tables=of(check_server=Mock(side_effect=Refusal("table-gone"))))
        with refused("table-gone"):
            await router.Router._parsed(there, click(client=of(rouse_there=AsyncMock())), {})

    async def test_a_late_click_is_not_done(self) -> None:
        assert not await is_awaited(click())

    async def test_a_reply_is_private(self) -> None:
        sent = Mock()

        async def new(send: Any, *, private: bool) -> int:
            send()
            return int(private)

        answer = of(_interaction=of(response=of(send_message=sent)), _heard=lambda page: page, _new=new)
        answer._lock, answer._open = asyncio.Lock(), True
        assert await Answer.reply(answer, Page(("words",))) == 1
        assert sent.call_args.kwargs["ephemeral"] is True

    @pytest.mark.parametrize("private", [True, False])
    async def test_only_private_messages_are_edited(self, *, private: bool) -> None:
        message = of(flags=of(ephemeral=private))
        clicked = click(type=discord.InteractionType.component, message=message)
        shown = of(_interaction=clicked, edit=AsyncMock(), reply=AsyncMock())
        await Answer.show(shown, Page(("words",)))
        assert (shown.edit.called, shown.reply.called) == (private, not private)

    async def test_our_mistake_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        tell: Any = AsyncMock()
        monkeypatch.setattr(answers, "_tell", tell)
        monkeypatch.setattr(answers, "mistake", Mock())

        async def fails() -> None:
            async with answering(click()):
                raise ValueError

        await fails()
        assert tell.await_args.args[1] == words()("our-mistake")


class TestPeople:
    async def test_blocked_hosts_mention_nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.people.company.kept_apart", AsyncMock(return_value=True))
        client = bot()
        client.store.server = AsyncMock(return_value=of(mentions=True))
        client.store.player = AsyncMock(return_value=of(mentions="all"))
        await guests.Guests._tell(of(bot=client), seated(record=of(visiting=False)), ANN, BOB)
        assert not client.courier.want.called

    def test_only_hosts_decide_about_guests(self) -> None:
        desk = of(bot=bot(hosts=lambda *_: False))
        with refused("table-host-only"):
            guests.Guests._hosted(desk, seated(status="lobby", record=of(in_messages=False)), BOB)

    async def test_only_oneself_is_forgotten(self) -> None:
        tables = of(forget=AsyncMock())
        cog = of(bot=of(tables=tables), _alone=lambda _: nullcontext())
        with refused("bad-button"):
            await PrivacyCog.clicked(cog, click(), ids.Privacy(BOB), ())
        await PrivacyCog.clicked(cog, click(), ids.Privacy(ANN), ())
        tables.forget.assert_awaited_once_with(ANN)

    def test_memory_keeps_no_review_of_the_forgotten(self) -> None:
        services = of(bot=of(avatars=Mock()), review=Mock(), coach=Mock())
        Services._forgotten(services, BOB)
        services.bot.avatars.forget.assert_called_once_with(BOB)
        assert services.review.forget.called
        assert services.coach.forget.called

    @pytest.mark.parametrize("sees", [True, False])
    async def test_only_readers_of_a_channel_are_called(
        self, monkeypatch: pytest.MonkeyPatch, *, sees: bool
    ) -> None:
        monkeypatch.setattr(calls, "member", AsyncMock(return_value=of()))
        monkeypatch.setattr("cogs.core.names.roles", Mock())
        monkeypatch.setattr("bot.tables.lobby.admits", lambda *_: True)
        monkeypatch.setattr(calls, "sees", lambda *_: sees)
        client = of(get_guild=lambda _: Mock(), rate_limiter=of(take=AsyncMock()))
        assert await calls.Calls._may_sit_down(of(bot=client), seated(channel=9), ANN) is sees

    async def test_a_server_without_mentions_calls_nobody(self) -> None:
        store = of(server=AsyncMock(return_value=of(mentions=False)))
        caller = of(bot=of(store=store, tables=of(draining=False)))
        assert await calls.Calls._choose(caller, seated()) == []


class TestServers:
    def test_only_managers_set_up(self) -> None:
        _manager(click(permissions=discord.Permissions(manage_guild=True)))
        with refused("setup-managers-only"):
            _manager(click(permissions=discord.Permissions(send_messages=True)))

    def test_threads_need_a_permission_of_their_own(self) -> None:
        for kind, other in (
            (discord.Thread, "send_messages"),
            (discord.TextChannel, "send_messages_in_threads"),
        ):
            assert other not in needed_in(Mock(spec=kind))
            assert {"send_messages", "send_messages_in_threads"} - {other} <= {*needed_in(Mock(spec=kind))}

    def test_a_corner_lists_open_channels_only(self) -> None:
        channel = Mock(spec=discord.TextChannel)
        guild = of(get_channel_or_thread=lambda _: channel, default_role=None)
        for sees in (True, False):
            channel.permissions_for.return_value = discord.Permissions(view_channel=sees)
            cog = of(bot=of(get_guild=lambda _: guild))
            assert CornerCog._open_to_all(cog, seated(channel=9)) is sees

    async def test_a_corner_leads_to_its_own_servers_tables(self) -> None:
        client = of(tables=of(rouse=AsyncMock(), get=lambda _: seated(guild=ELSEWHERE)))
        with refused("table-gone"):
            await CornerCog._join(of(bot=client, _open_to_all=lambda _: True), click(99), 1)
