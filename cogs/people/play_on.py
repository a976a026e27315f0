"""Playing on from a moment of a finished match: a private page whose buttons hold all its state."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.games.base import Refusal, as_written
from bot.matches import branches
from bot.matches.branches import Branches
from bot.matches.replays import Replays
from bot.tables.table import Table
from bot.words import words
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.game_cog import CONFIRM, Ids, Panel
from cogs.kit.pages import MOST_COMPONENTS, Page, with_ids
from cogs.kit.telling import ASKED, Where
from cogs.pages import public
from cogs.pages.confirm import asked
from cogs.pages.fair import Fair

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.games.base import Seat
    from bot.matches.branches import Branch
    from bot.matches.replays import Replay
    from bot.records.stored import Holder, Preferences, Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row


class PlayOn:
    def __init__(self, bot: Client, fair: Fair, replays: Replays) -> None:
        self.bot = bot
        self._fair = fair
        self.replays = replays
        self.branches = Branches(bot.store)
        bot.router.route(ids.PlayOn, self._begun)
        bot.router.route(ids.OnAct, self._acted)
        bot.router.route(ids.OnConfirm, self._confirmed)
        bot.router.route(ids.OnNarrow, self._narrowed)

    async def _match(self, interaction: Interaction, number: int) -> tuple[Record, Seat, Holder, Replay]:
        """Return a match to a player who sat there; else raise `Refusal`."""
        own = await self._fair.own(interaction, number, "branch-not-yours")
        return *own, await self.replays.of(own[0])

    async def _begun(self, interaction: Interaction, made: ids.PlayOn, _: Sequence[str]) -> None:
        record, seat, holder, replay = await self._match(interaction, made.table)
        if not holder.had(made.step):
            raise Refusal("branch-not-here")
        branch = branches.begun(record.id, seat, made.step, anew=made.how == "anew")
        branch, state = await asyncio.to_thread(branches.acted, replay, branch)
        await self.branches.begin(branch)
        await self._show(interaction, record, replay, branch, state)

    async def _acted(self, interaction: Interaction, made: ids.OnAct, values: Sequence[str]) -> None:
        await self._act(interaction, made, " ".join((made.action, *values)))

    async def _act(self, interaction: Interaction, made: ids.OnAct | ids.OnConfirm, action: str) -> None:
        record, replay, branch, state = await self._now(interaction, made)
        notice = ""
        try:
            if made.turn != branch.turn:
                raise Refusal("table-moved-on")
            action = as_written(state, branch.seat, action)
            after, state = await asyncio.to_thread(branches.acted, replay, branch, action)
            await self.branches.go_on(branch, after)
            branch = after
        except Refusal as refusal:
            notice = words().refusal(refusal)
        await self._show(interaction, record, replay, branch, state, notice=notice)

    async def _narrowed(self, interaction: Interaction, made: ids.OnNarrow, values: Sequence[str]) -> None:
        record, replay, branch, state = await self._now(interaction, made)
        so_far, notice = " ".join((made.action, *values)), ""
        cog = self.bot.game_cog(record.slug)
        leads = so_far == "" or cog.leads_somewhere(state.legal(branch.seat), so_far)
        if made.turn != branch.turn or not leads:
            so_far, notice = "", words().refusal(Refusal("table-moved-on"))
        await self._show(interaction, record, replay, branch, state, so_far=so_far, notice=notice)

    async def _confirmed(self, interaction: Interaction, made: ids.OnConfirm, values: Sequence[str]) -> None:
        """Ask for confirmation; refuse illegal actions at once."""
        record, replay, branch, state = await self._now(interaction, made)
        action = as_written(state, branch.seat, " ".join((made.action, *values)))
        legal = any(action in choice for choice in state.legal(branch.seat))
        if made.turn == branch.turn and legal:
            await self._show(interaction, record, replay, branch, state, so_far=CONFIRM + action)
        else:
            await self._act(interaction, made, action)

    async def _now(
        self, interaction: Interaction, made: ids.OnAct | ids.OnConfirm | ids.OnNarrow
    ) -> tuple[Record, Replay, Branch, Any]:
        record, seat, holder, replay = await self._match(interaction, made.table)
        if seat != made.seat:
            raise Refusal("not-your-panel")
        branch = await self.branches.of(record.id, seat)
        if not holder.had(branch.step):
            # The branch belongs to another holder of this seat.
            raise Refusal("branch-none")
        return record, replay, branch, await asyncio.to_thread(branches.state_of, replay, branch)

    async def _show(
        self,
        interaction: Interaction,
        record: Record,
        replay: Replay,
        branch: Branch,
        state: Any,
        *,
        so_far: str = "",
        notice: str = "",
    ) -> None:
        """Show the page in place if the click was on a private message, else as a new one."""
        player = await self.bot.store.player(interaction.user.id)
        cog = self.bot.game_cog(record.slug)
        if player.text_only:
            dressed = _as_they_are
        else:
            face = partial(cog.face, state.view(branch.seat), branch.seat)
            dressed = partial(self.bot.card_emojis.dressed, face=face, colours=player.colours)
        made = await shown(cog, record, replay, branch, state, player, so_far, notice, dressed)
        await answer(interaction).show(made)


def _as_they_are(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    return rows


async def shown(
    cog: AnyCog,
    record: Record,
    replay: Replay,
    branch: Branch,
    state: Any,
    player: Preferences,
    so_far: str = "",
    notice: str = "",
    dressed: Callable[[tuple[Row, ...]], tuple[Row, ...]] = _as_they_are,
) -> Page:
    """Return the seat's view and actions; at the end, its score beside the match's.

    `dressed`: adds the emojis of cards to the controls.
    """
    say, seat, view = words(), branch.seat, state.view(branch.seat)
    table = Table(record, state)
    names, plain = public.names(table), public.plain_names(table)
    title = say("branch-title", game=cog.game_name, table=record.id)
    how = say("branch-how", anew="yes" if branch.anew else "no")
    panel = Panel(Ids(record.id, seat, branch.turn), so_far, player, plain)
    ended = branches.over(replay, branch, state)
    if ended:
        here, there = state.scores[seat], branches.then(replay, branch.step).scores[seat]
        came = say("branch-came", here=cog.total(here), there=cog.total(there))
        lines = [*cog.results(view, names)[-1:], came]
        controls: tuple[Row, ...] = ()
    else:
        lines, controls = asked(cog, view, panel)
        if player.text_only:
            lines = [*lines, *cog.lines(view, names, ASKED), cog.scores(view, names)]
        else:
            lines = [*cog.lines(view, names, Where.TABLE), *lines]
    texts = [title, "\n".join((*([notice] if notice else []), *lines, f"-# {how}"))]
    picture = None
    if player.text_only:
        texts.append("\n".join(cog.as_text(view, seat, names)))
    elif ended:
        picture = await asyncio.to_thread(cog.table_picture, state.view(None), plain, player.colours)
    else:
        picture = await asyncio.to_thread(cog.panel_picture, view, seat, panel)
    made = Page(tuple(texts), picture, with_ids(dressed(controls), _id))
    ways = _ways(record, branch)
    room = made.components + 1 + len(ways) <= MOST_COMPONENTS
    return replace(made, rows=(*made.rows, ways)) if room else made


def _id(made: Id) -> Id:
    """Map a panel's id to that of the same control for playing on."""
    for panel, here in ((ids.Act, ids.OnAct), (ids.Confirm, ids.OnConfirm), (ids.Narrow, ids.OnNarrow)):
        if isinstance(made, panel):
            return here(**vars(made))
    return made


def _ways(record: Record, branch: Branch) -> tuple[Press, ...]:
    """Return the buttons to start again from there, and back to the match."""
    say, again = words(), partial(ids.PlayOn, record.id, branch.step)
    return (
        Press(say("button-branch-anew"), again("anew")),
        Press(say("button-branch-same"), again("same")),
        Press(say("button-branch-back"), ids.ReplayStep(record.id, branch.step, str(branch.seat), "next")),
    )


def play_on(record: Record, replay: Replay, step: int, holder: Holder) -> Press:
    """Return the button to play on from a step of a replay, enabled if the holder had the seat then."""
    made, may = ids.PlayOn(record.id, step, "anew"), holder.had(step) and branches.possible(replay, step)
    return Press(words()("button-play-on"), made, Style.success, disabled=not may)
