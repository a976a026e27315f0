"""The one answer to an interaction: inside three seconds, once, and found again if its receipt was lost.

Discord takes one first answer to a click or command. Whoever takes longer tells it to wait, which happens
here by itself; whatever is answered after that goes another way, and whoever answers need not know.
"""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.games.base import Refusal
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.words import full_card_names, listens, words
from bot.words.aloud import in_words
from cogs.delivery import rest
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import (
    ACKNOWLEDGED,
    BROKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    Verdict,
    reason,
    verdict,
)
from cogs.kit.contexts import visits
from cogs.kit.pages import Page
from cogs.kit.ways_out import ways_out

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from cogs.kit.forms import Form
    from cogs.kit.pages import Row

T = TypeVar("T")
Interaction = discord.Interaction[Any]

logger = logging.getLogger(__name__)

LAST_MOMENT: Final = 2.8
"""Seconds after which no first answer is begun or waited for: Discord takes none after three."""
DEFER_AFTER: Final = 1.8
"""Seconds after which Discord is told to wait."""
LATE: Final = 2.0
"""Seconds after which Discord is told to wait before anything is done: perhaps it does no longer."""
VERDICT: Final = 3.0
"""Seconds that Discord then has to say so, however late it is: who does not wait for that acts in vain."""
LATER_SECONDS: Final = 10.0
"""That a request after the first answer may take."""
MOST_FOLLOW_UPS: Final = 2
"""Messages after the first answer where the bot is not itself: Discord takes five there, and the table posts
the others (`cogs/delivery/visits.py`)."""
LATER_PAUSES: Final = (0.5, 1.5)
"""Seconds before such a request is tried again."""

_NOT_TOLD: Final = "Discord was not told to wait: %s"


class Unanswered(Exception):
    """Discord could not be reached in time, or waits no longer. What was done is done all the same."""


class Gone(Unanswered):
    """Somebody has deleted or dismissed the message that was to change."""


_IN_VAIN: Final = {UNKNOWN_INTERACTION: Unanswered, UNKNOWN_MESSAGE: Gone}
"""What it means that Discord refuses a first answer so, whatever is tried."""


class Answer:
    def __init__(self, interaction: Interaction, age: float = 0.0) -> None:
        """`age`: for how many seconds it was on its way."""
        self._interaction = interaction
        self._begun = asyncio.get_running_loop().time() - age
        self._lock = asyncio.Lock()
        self._open = not interaction.response.is_done()
        """Nothing that was sent has arrived yet, as far as is known."""
        self._thinking = False
        """Discord shows that a private answer is on its way."""
        self._deferring = False
        """Discord was told to wait, and perhaps heard it."""
        self._followed = 0
        """How often another message was sent after the first answer; not all of them have arrived."""

    async def defer(self, *, anew: bool = False) -> None:
        """Have Discord wait for a quarter of an hour, if it has no answer yet.

        `anew`: the answer to a click will be a new private message, and until then one says that it comes.
        """
        async with self._lock:
            if self._open:
                with suppress(Unanswered):
                    await self._wait(anew=anew)

    @property
    def patience(self) -> float:
        """Seconds until Discord should be told to wait."""
        return max(0.0, DEFER_AFTER - self._age)

    async def is_awaited(self) -> bool:
        """Whether Discord still waits for it; where that is in doubt, it is told to first.

        It has told whoever clicked that it failed if not, so nothing of it is to be done.
        """
        if self._age < LATE:
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
        """A new private message; returns its id."""
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
        """The message that was clicked changes; its pictures stay where they are `kept`.

        `Gone` where it is not there any more.
        """
        if is_private(self._interaction):
            page = self._heard(page)
        async with self._lock:
            interaction = self._interaction
            if self._open:
                try:
                    sent = await pictured(
                        lambda kept: self._first(
                            lambda: rest.answer_with_edit(interaction, page.edit(kept=kept, answers=True))
                        ),
                        kept=kept,
                    )
                except Unanswered as error:
                    if not isinstance(error.__cause__, BROKEN):
                        raise
                    sent = None
                if sent is not None:
                    self._keep_token()
                    return
            # Also where the receipt alone was lost: this says it again, and fails if nothing had arrived.
            await self._edit_original(page)
            self._keep_token()

    async def show(self, page: Page) -> None:
        """In place where the click was on a private message: one is enough; else as a new one."""
        if is_private(self._interaction):
            await self.edit(page)
        else:
            await self.reply(page)

    async def ask(self, form: Form) -> None:
        """Have a form open, which can only be the first answer; too late for that, say so."""
        form = form.in_words() if listens() else form
        async with self._lock:
            if self._open and not self._deferring:
                await self._first(lambda: self._interaction.response.send_modal(form.modal()))
                return
        raise Refusal("form-late")

    async def post(self, page: Page) -> int | None:
        """A message that everybody sees; returns its id. None where the answer can be none any more."""
        async with self._lock:
            response = self._interaction.response
            if self._open:
                sent = await self._new(
                    lambda: response.send_message(view=page.view(), files=page.files()), private=False
                )
                if sent:
                    self._keep_token(sent)
                    return sent
            if self._thinking:
                return None
            sent = await self._follow_up(page, private=False)
            self._keep_token(sent)
            return sent

    async def file(self, text: str, name: str, content: bytes) -> None:
        """A private message with a file."""
        text = in_words(text, words()) if listens() else text
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
        """What a command says that was told to wait; its answer, a message with a file, replaces it."""
        text = in_words(text, words()) if listens() else text
        async with self._lock:
            await self._later(lambda: self._interaction.edit_original_response(content=text))

    @staticmethod
    def _heard(page: Page) -> Page:
        """As whoever is answered hears it, in what they alone are told."""
        return page.in_words() if listens() else page

    # How it gets there

    async def _wait(self, *, anew: bool = False, patience: float | None = None) -> None:
        """Have Discord wait, as the first answer. `patience`: as of `_first`."""
        self._deferring = True
        thinking = anew or self._interaction.type is discord.InteractionType.application_command
        await self._first(
            lambda: self._interaction.response.defer(ephemeral=True, thinking=thinking), patience
        )
        self._thinking = thinking
        if not thinking:
            self._keep_token()

    def _keep_token(self, posted: int | None = None) -> None:
        """Everybody sees what was clicked, or `posted`, and it can be changed by this interaction now."""
        clicked = None if is_private(self._interaction) else self._interaction.message
        if message := posted or (clicked.id if clicked else None):
            self._interaction.client.interaction_tokens.keep(self._interaction, message)

    async def _new(self, send: Callable[[], Awaitable[Any]], *, private: bool) -> int | None:
        """The first answer as a new message; None where Discord is only waiting, and it has to go later."""
        try:
            sent = await self._first(send)
        except Unanswered as error:
            if self._deferring or not isinstance(error.__cause__, BROKEN):
                raise
            # Perhaps only the receipt was lost.
            return await self._arrived(private=private)
        if sent is not None:
            return sent.message_id or await self._arrived(private=private)
        return None if self._deferring else await self._arrived(private=private)

    async def _arrived(self, *, private: bool) -> int | None:
        """The id of the message that stands there as the answer; `Unanswered` if there is none.

        None where something else has answered: told Discord to wait, or changed the message that was clicked.
        """
        message = await self._later(self._interaction.original_response)
        self._open = False
        self._thinking = message.flags.loading
        return message.id if message.flags.ephemeral == private and not self._thinking else None

    async def _first(self, send: Callable[[], Awaitable[T]], patience: float | None = None) -> T | None:
        """Once more where the connection broke; None where Discord says that it has an answer already.

        `patience`: seconds for each attempt, else for as long as Discord waits.
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
            # It was taken the first time, and only the receipt could not be read.
            return None

    def _left(self) -> float:
        """Seconds until Discord waits no longer; never none at all, for our clock is not Discord's."""
        return max(0.2, LAST_MOMENT - self._age)

    @property
    def _age(self) -> float:
        """Seconds since whoever clicked did."""
        return asyncio.get_running_loop().time() - self._begun

    async def _edit_original(self, page: Page) -> int:
        edit = self._interaction.edit_original_response
        message = await self._later(lambda: edit(view=page.view(), attachments=page.files()))
        self._open = False
        return message.id

    async def _follow_up(self, page: Page, *, private: bool) -> int:
        send = self._interaction.followup.send
        message = await self._later(
            self._counted(lambda: send(view=page.view(), files=page.files(), ephemeral=private, wait=True))
        )
        return message.id

    def _counted(self, send: Callable[[], Awaitable[T]]) -> Callable[[], Awaitable[T]]:
        """Where the bot is not itself this is sent `MOST_FOLLOW_UPS` times, tries in vain among them."""

        def sent() -> Awaitable[T]:
            if visits(self._interaction) and self._followed >= MOST_FOLLOW_UPS:
                raise Unanswered("Discord takes no more messages by this interaction")
            self._followed += 1
            return send()

        return sent

    async def _later(self, send: Callable[[], Awaitable[T]]) -> T:
        """A request that Discord takes for a quarter of an hour after the first answer."""
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


async def pictured(edit: Callable[[bool], Awaitable[T]], *, kept: bool) -> T:
    """Do an edit that may leave the pictures `kept`; with them, should Discord not take it without."""
    if kept:
        try:
            return await edit(kept)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            logger.warning("Discord did not keep the pictures of a message: %s", reason(error))
            kept = False
    return await edit(kept)


def answer(interaction: Interaction) -> Answer:
    """The answer to this interaction, always the same one."""
    made = interaction.extras.get("answer")
    if not isinstance(made, Answer):
        made = interaction.extras["answer"] = Answer(interaction, interaction.client.ages.of(interaction.id))
    return made


async def is_awaited(interaction: Interaction) -> bool:
    """Whether Discord still waits for an answer, as `Answer.is_awaited`; if not, the log says so."""
    if await answer(interaction).is_awaited():
        return True
    metrics.late.inc()
    logger.info("%s: heard too late: not done", place(interaction))
    return False


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[None]:
    """Whatever goes wrong inside, the one who asked is told in a sentence, and the log where it was.

    Where it takes long, Discord is told to wait.
    """
    loop, waiting = asyncio.get_running_loop(), answer(interaction)
    begun: list[asyncio.Task[None]] = []
    interaction.client.attend(asyncio.current_task())
    deferral = loop.call_later(waiting.patience, lambda: begun.append(asyncio.create_task(_defer(waiting))))
    try:
        with metrics.answers.time():
            yield
    except Refusal as refusal:
        with full_card_names(wanted=listens()):
            sentence = words().refusal(refusal)
        await _tell(interaction, sentence, ways_out(interaction, refusal.key))
    except Unanswered as error:
        # What was done is done, and the next click shows it.
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
    """Where the bot is not itself, a table is shown by this from here on."""
    try:
        await interaction.client.visits.answered(interaction)
    except Exception as error:  # noqa: BLE001 — the next click carries it on
        mistake(place(interaction), error)


async def _defer(waiting: Answer) -> None:
    try:
        await waiting.defer()
    except discord.HTTPException as error:
        logger.warning(_NOT_TOLD, reason(error))


async def _tell(interaction: Interaction, sentence: str, rows: tuple[Row, ...] = ()) -> None:
    """Answer with a sentence and a way out, as the last thing that is tried."""
    try:
        await answer(interaction).reply(Page((sentence,), rows=rows))
    except Unanswered as error:
        logger.warning("%s: nobody could be told: %s", place(interaction), why(error))
    except discord.HTTPException as error:
        logger.warning("%s: nobody could be told: %s", place(interaction), reason(error))


def place(interaction: Interaction) -> str:
    """Where an interaction went wrong, for the log: never what was played."""
    data: Any = interaction.data or {}
    words_of_id = str(data.get("custom_id", "")).split(":")[:3]
    command = interaction.command.qualified_name if interaction.command else ""
    return f"channel {interaction.channel_id}, {command or ':'.join(words_of_id)}"


def is_private(interaction: Interaction) -> bool:
    """Whether the click was on a message that only the clicker sees: a hand goes nowhere else."""
    return (
        interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        and interaction.message is not None
        and interaction.message.flags.ephemeral
    )


def why(error: Unanswered) -> str:
    """For the log."""
    return reason(error.__cause__) if error.__cause__ else "nobody knows"
