"""The answer to an interaction: sent within three seconds, once, and found again if its receipt was lost.

Discord takes one first answer to a click or command. A slow handler is deferred here automatically; later
answers are sent as edits or follow-ups, so the handler need not care.
"""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.discordpy import rest
from bot.games.base import Refusal
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.words import heard, words
from bot.words.aloud import in_words
from cogs.delivery.courier import in_time
from cogs.delivery.pictured import pictured
from cogs.delivery.verdict import (
    ACKNOWLEDGED,
    BROKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    Verdict,
    reason,
    verdict,
)
from cogs.kit.contexts import Interaction, visits
from cogs.kit.pages import Page
from cogs.kit.ways_out import ways_out

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from cogs.kit.forms import Form
    from cogs.kit.pages import Row

T = TypeVar("T")

logger = logging.getLogger(__name__)

LAST_MOMENT: Final = 2.8
"""Seconds after which no first answer is begun or awaited: Discord takes none after three."""
DEFER_AFTER: Final = 1.8
"""Seconds after which the interaction is deferred."""
LATE: Final = 2.0
"""Seconds after which the interaction is deferred before any work: Discord may have given up on it."""
VERDICT: Final = 3.0
"""Seconds to await the reply to such a deferral, even past Discord's limit: without it, work could be done
whose result nobody sees."""
LATER_SECONDS: Final = 10.0
"""Timeout in seconds of a request after the first answer."""
MOST_FOLLOW_UPS: Final = 2
"""Follow-up messages where the bot is a guest: Discord takes five there, and the table posts the others
(`cogs/delivery/tokens.py`)."""
LATER_PAUSES: Final = (0.5, 1.5)
"""Seconds before each retry of a request after the first answer."""

_NOT_TOLD: Final = "Discord was not told to wait: %s"


class Unanswered(Exception):
    """Discord could not be reached in time, or no longer waits. Changes made before that stay."""


class Gone(Unanswered):
    """The message to edit was deleted or dismissed."""


_IN_VAIN: Final = {UNKNOWN_INTERACTION: Unanswered, UNKNOWN_MESSAGE: Gone}
"""Error codes that no retry of a first answer can mend, and what each raises."""


class Answer:
    def __init__(self, interaction: Interaction, age: float = 0.0) -> None:
        """`age`: seconds since Discord created the interaction."""
        self._interaction = interaction
        self._begun = asyncio.get_running_loop().time() - age
        self._lock = asyncio.Lock()
        self._open = not interaction.response.is_done()
        """Whether, as far as is known, no first answer has arrived yet."""
        self._thinking = False
        """Whether Discord shows that a private answer is on its way."""
        self._deferring = False
        """Whether a deferral was sent; it may have arrived."""
        self._followed = 0
        """Number of follow-up messages sent; not all of them have arrived."""

    async def defer(self, *, anew: bool = False) -> None:
        """Defer the interaction for a quarter of an hour, if it has no answer yet.

        `anew`: the answer will be a new private message, and a placeholder announces it until then.
        """
        async with self._lock:
            if self._open:
                with suppress(Unanswered):
                    await self._wait(anew=anew)

    @property
    def patience(self) -> float:
        """Seconds until the interaction should be deferred."""
        return max(0.0, DEFER_AFTER - self.age)

    async def is_awaited(self) -> bool:
        """Return whether Discord still waits for an answer; an old interaction is deferred first to find out.

        If not, Discord has already told the user that it failed, so nothing of it may be done.
        """
        if self.age < LATE:
            return True
        async with self._lock:
            try:
                await self._wait(patience=VERDICT)
            except Unanswered as error:
                refused = error.__cause__
                return not (
                    isinstance(refused, discord.HTTPException) and refused.code == UNKNOWN_INTERACTION
                )
            except discord.HTTPException as error:
                logger.warning(_NOT_TOLD, reason(error))
        return True

    async def reply(self, page: Page) -> int:
        """Send a new private message; return its id."""
        page = self._heard(page)
        async with self._lock:
            response = self._interaction.response
            if self._open:
                sent = await self._new(
                    lambda: response.send_message(view=page.view(), files=page.files(), ephemeral=True),
                    private=True,
                )
                if sent:
                    return sent
            if self._thinking:
                self._thinking = False
                with suppress(Gone):
                    return await self._edit_original(page)
            return await self._follow_up(page, private=True)

    async def edit(self, page: Page, *, kept: bool = False) -> None:
        """Edit the message that was clicked; its pictures stay if `kept`.

        Raises `Gone` if the message no longer exists.
        """
        if is_private(self._interaction):
            page = self._heard(page)
        async with self._lock:
            interaction = self._interaction
            if self._open:
                try:
                    sent = await pictured(
                        page,
                        lambda page, kept: self._first(
                            lambda: rest.answer_with_edit(interaction, page.edit(kept=kept, answers=True))
                        ),
                        kept=kept,
                    )
                except Unanswered as error:
                    if not isinstance(error.__cause__, BROKEN):
                        raise
                    sent = None
                if sent is not None:
                    self._clicked()
                    return
            if clicked := interaction.message:
                await rest.turn_to_edit(interaction.client, interaction.channel_id or 0, clicked.id)
            # This also covers a lost receipt: it repeats the edit, and fails if no first answer had arrived.
            await self._edit_original(page)

    async def show(self, page: Page) -> None:
        """Edit the clicked message if it is private, so that one suffices; else send a new private one."""
        if is_private(self._interaction):
            await self.edit(page)
        else:
            await self.reply(page)

    async def ask(self, form: Form) -> None:
        """Open a form, which must be the first answer; refuse if it is too late for that."""
        form = form.in_words() if heard() else form
        async with self._lock:
            if self._open and not self._deferring:
                await self._first(lambda: self._interaction.response.send_modal(form.modal()))
                return
        raise Refusal("form-late")

    async def post(self, page: Page) -> int | None:
        """Post a message for everybody; return its id, or None if a deferral has made the answer private."""
        async with self._lock:
            response = self._interaction.response
            if self._open:
                sent = await self._new(
                    lambda: response.send_message(view=page.view(), files=page.files()), private=False
                )
                if sent:
                    return sent
            if self._thinking:
                return None
            return await self._follow_up(page, private=False)

    async def file(self, text: str, name: str, content: bytes) -> None:
        """Send a private message with a file."""
        text = in_words(text, words()) if heard() else text
        interaction = self._interaction
        async with self._lock:

            def made() -> discord.File:
                return discord.File(io.BytesIO(content), name)

            if self._open:
                sent = await self._new(
                    lambda: interaction.response.send_message(text, file=made(), ephemeral=True), private=True
                )
                if sent:
                    return
            if self._thinking:
                self._thinking = False
                edit = interaction.edit_original_response
                await self._later(lambda: edit(content=text, view=None, attachments=[made()]))
                return
            send = interaction.followup.send
            await self._later(self._counted(lambda: send(text, file=made(), ephemeral=True, wait=True)))

    async def meanwhile(self, text: str) -> None:
        """Show a text in a deferred command; its answer, a message with a file, replaces it."""
        text = in_words(text, words()) if heard() else text
        async with self._lock:
            await self._later(lambda: self._interaction.edit_original_response(content=text))

    async def so_far(self, page: Page) -> None:
        """Show a page in a deferred answer until `show` replaces it."""
        page = self._heard(page)
        async with self._lock:
            with suppress(Unanswered):
                await self._edit_original(page)

    @staticmethod
    def _heard(page: Page) -> Page:
        """Return the page in words instead of signs if its reader listens; for private pages only."""
        return page.in_words() if heard() else page

    # Delivery

    async def _wait(self, *, anew: bool = False, patience: float | None = None) -> None:
        """Defer the interaction as its first answer. `patience`: as for `_first`."""
        self._deferring = True
        thinking = anew or self._interaction.type is discord.InteractionType.application_command
        await self._first(
            lambda: self._interaction.response.defer(ephemeral=True, thinking=thinking), patience
        )
        self._thinking = thinking
        if not thinking:
            self._clicked()

    def _clicked(self) -> None:
        """Keep this interaction's token, which can now change the clicked message."""
        if message := self._interaction.message:
            self._changes(message.id)

    def _changes(self, message: int, *, follow_up: bool = False) -> int:
        """Keep this interaction's token, which can now change this message; return its id."""
        self._interaction.client.tokens.keep(self._interaction, message, follow_up=follow_up)
        return message

    async def _new(self, send: Callable[[], Awaitable[Any]], *, private: bool) -> int | None:
        """Send the first answer as a new message; None if Discord only waits and the page must go later."""
        try:
            sent = await self._first(send)
        except Unanswered as error:
            if self._deferring or not isinstance(error.__cause__, BROKEN):
                raise
            # Perhaps only the receipt was lost.
            return await self._arrived(private=private)
        if sent is not None and sent.message_id:
            return self._changes(sent.message_id)
        if sent is None and self._deferring:
            return None
        return await self._arrived(private=private)

    async def _arrived(self, *, private: bool) -> int | None:
        """Return the id of the message that arrived as the answer; raise `Unanswered` if there is none.

        None if the first answer was something else: a deferral, or an edit of the clicked message.
        """
        message = await self._later(self._interaction.original_response)
        self._open = False
        self._thinking = message.flags.loading
        self._changes(message.id)
        return message.id if message.flags.ephemeral == private and not self._thinking else None

    async def _first(self, send: Callable[[], Awaitable[T]], patience: float | None = None) -> T | None:
        """Send a first answer, retrying once if the connection broke; None if Discord already has an answer.

        `patience`: seconds for each attempt, else as long as Discord waits.
        """
        for last in (False, True):
            try:
                sent = await self._once(send, patience)
            except discord.HTTPException as error:
                if error.code == ACKNOWLEDGED:
                    self._open = False
                    return None
                if error.code in _IN_VAIN:
                    raise _IN_VAIN[error.code] from error
                if verdict(error) is not Verdict.AGAIN:
                    raise
                if last:
                    raise Unanswered from error
            except BROKEN as error:
                if last or self._left() < 0.3:
                    raise Unanswered from error
            else:
                self._open = False
                return sent
        raise AssertionError("the last of the attempts returns or raises")

    async def _once(self, send: Callable[[], Awaitable[T]], patience: float | None) -> T | None:
        try:
            return await in_time(send(), self._left() if patience is None else patience)
        except discord.InteractionResponded:
            # The first attempt had arrived, and only its receipt could not be read.
            return None

    def _left(self) -> float:
        """Return the seconds until Discord stops waiting, at least 0.2, as clocks may differ."""
        return max(0.2, LAST_MOMENT - self.age)

    @property
    def age(self) -> float:
        """Seconds since the interaction was created."""
        return asyncio.get_running_loop().time() - self._begun

    async def _edit_original(self, page: Page) -> int:
        # A message of text, as `meanwhile` leaves it, cannot become a layout while it has any.
        edit = partial(self._interaction.edit_original_response, content=None)
        message = await pictured(
            page,
            lambda page, _: self._later(lambda: edit(view=page.view(), attachments=page.files())),
        )
        self._open = False
        return self._changes(message.id)

    async def _follow_up(self, page: Page, *, private: bool) -> int:
        send = self._interaction.followup.send
        # After a deferral it may be an edit.
        message = await pictured(
            page,
            lambda page, _: self._later(
                self._counted(
                    lambda: send(view=page.view(), files=page.files(), ephemeral=private, wait=True)
                )
            ),
            posts=True,
        )
        return self._changes(message.id, follow_up=True)

    def _counted(self, send: Callable[[], Awaitable[T]]) -> Callable[[], Awaitable[T]]:
        """Wrap a follow-up so that a guest bot sends at most `MOST_FOLLOW_UPS`, failed attempts included."""

        def sent() -> Awaitable[T]:
            if visits(self._interaction) and self._followed >= MOST_FOLLOW_UPS:
                raise Unanswered("Discord takes no more messages by this interaction")
            self._followed += 1
            return send()

        return sent

    async def _later(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send a request that Discord takes for a quarter of an hour after the first answer, with retries."""
        for pause in (*LATER_PAUSES, None):
            try:
                return await in_time(send(), LATER_SECONDS)
            except (discord.HTTPException, *BROKEN) as error:
                if pause is None or verdict(error) is not Verdict.AGAIN:
                    if isinstance(error, discord.HTTPException):
                        if error.code == UNKNOWN_MESSAGE:
                            raise Gone from error
                        if error.status == 400:
                            raise
                    raise Unanswered from error
            await asyncio.sleep(pause)
        raise AssertionError("the last of the attempts returns or raises")


def answer(interaction: Interaction) -> Answer:
    """Return the interaction's only `Answer`, created at the first call."""
    made = interaction.extras.get("answer")
    if not isinstance(made, Answer):
        made = interaction.extras["answer"] = Answer(interaction, interaction.client.ages.of(interaction.id))
    return made


async def is_awaited(interaction: Interaction) -> bool:
    """Return whether Discord still waits for an answer (`Answer.is_awaited`), and log it if not."""
    if await answer(interaction).is_awaited():
        return True
    metrics.late.inc()
    logger.info("%s: received too late, ignored", place(interaction))
    return False


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[None]:
    """Report any error inside to the user in a sentence, and to the log with its place.

    A slow handler is deferred.
    """
    loop, waiting = asyncio.get_running_loop(), answer(interaction)
    begun: list[asyncio.Task[None]] = []
    interaction.client.attend(asyncio.current_task())
    deferral = loop.call_later(waiting.patience, lambda: begun.append(asyncio.create_task(_defer(waiting))))
    try:
        with metrics.answers.time():
            yield
    except Refusal as refusal:
        await _tell(interaction, words().refusal(refusal), ways_out(interaction, refusal.key))
    except Unanswered as error:
        # The change is made, and the next click shows it.
        logger.warning("%s: the answer did not arrive: %s", place(interaction), why(error))
    except Exception as error:  # noqa: BLE001 — a player must not wait for an answer that never comes
        mistake(place(interaction), error)
        await _tell(interaction, words()("our-mistake"))
    finally:
        deferral.cancel()
        for one in begun:
            await one
        if "visited" in interaction.extras:
            await _carried_on(interaction)


async def _carried_on(interaction: Interaction) -> None:
    """Let a table where the bot is a guest be shown by this interaction from now on."""
    try:
        await interaction.client.tokens.answered(interaction)
    except Exception as error:  # noqa: BLE001 — the next click shows the table again
        mistake(place(interaction), error)


async def _defer(waiting: Answer) -> None:
    try:
        await waiting.defer()
    except discord.HTTPException as error:
        logger.warning(_NOT_TOLD, reason(error))


async def _tell(interaction: Interaction, sentence: str, rows: tuple[Row, ...] = ()) -> None:
    """Answer with a sentence and a way out; log if even that fails."""
    try:
        await answer(interaction).reply(Page((sentence,), rows=rows))
    except Unanswered as error:
        logger.warning("%s: nobody could be told: %s", place(interaction), why(error))
    except discord.HTTPException as error:
        logger.warning("%s: nobody could be told: %s", place(interaction), reason(error))


def place(interaction: Interaction) -> str:
    """Name the place of an interaction for the log, without anything about the play."""
    data: Any = interaction.data or {}
    words_of_id = str(data.get("custom_id", "")).split(":")[:3]
    command = interaction.command.qualified_name if interaction.command else ""
    return f"channel {interaction.channel_id}, {command or ':'.join(words_of_id)}"


def is_private(interaction: Interaction) -> bool:
    """Whether the click was on a private message, the only place where a hand may be shown."""
    return (
        interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        and interaction.message is not None
        and interaction.message.flags.ephemeral
    )


def why(error: Unanswered) -> str:
    """Return the cause for the log."""
    return reason(error.__cause__) if error.__cause__ else "nobody knows"
