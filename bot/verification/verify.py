"""`python -m bot verify FILE`: checks that the deals of exported matches follow from their seeds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.fair.deals import SEED_BYTES, Click, Source, Word, commitment, dealt, seed_of_week, word_digest
from bot.games.base import NATURE, Seat, State
from bot.matches.exports import CHALLENGE, CLICK, COMMITMENT, SEED, WORD
from bot.matches.transcripts import NUMBER, BadLine, Reader, reported
from bot.verification.nights import NightCheck
from bot.words import quoted, words

_CLICK = re.compile(rf"({NUMBER}) ({NUMBER})")
_WORD = re.compile(rf"({NUMBER}) ([0-9a-f]{{64}})(?: (.+))?")
_SEED = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
_CHALLENGE = re.compile(rf"([0-9]{{1,20}}) ([0-9]{{4}}-W[0-9]{{2}}) ({_SEED.pattern})")


def verify(name: str, lines: Iterable[bytes]) -> Iterator[tuple[str, bool]]:
    """Redo every deal of a file; yield each line of the report, and whether it is good news."""
    reader = _Verifier(name)
    yield from reported(reader, lines)
    if reader.night.night or reader.night.claimed:
        right = reader.night.right
        key = "verify-night-right" if right else "verify-night-wrong"
        yield f"{name}: {words()(key, boards=len(reader.night.scores))}", right


@dataclass
class _Verifier(Reader):
    """A reader that replays the matches, and redoes the actions of chance in them."""

    committed: str = ""
    clicks: list[Click] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    source: Source | None = None
    log: list[tuple[Seat, str]] = field(default_factory=list)
    wrong: int = 0
    night: NightCheck = field(default_factory=NightCheck)

    def finish(self) -> Iterator[tuple[str, bool]]:
        right = self.source is not None and not self.wrong and not self.skipping
        self.night.finish(self.state, right=right)
        # A match with an unplayable line cannot be called right.
        if self.state is not None and not self.skipping:
            key = (
                "verify-no-seed" if self.source is None else "verify-wrong" if self.wrong else "verify-right"
            )
            yield (
                f"{self.name}: {words()(key, game=self.state.slug, count=self._chances())}",
                key == "verify-right",
            )
        self.committed, self.clicks, self.words, self.source, self.log, self.wrong = "", [], [], None, [], 0
        # The summary of the match was not asked for.
        list(super().finish())

    def _chances(self) -> int:
        return sum(seat == NATURE for seat, _ in self.log)

    def _judge(self, text: str) -> None:
        for mark, read in (
            (COMMITMENT, self._commit),
            (CLICK, self._click),
            (WORD, self._word),
            (SEED, self._reveal),
            (CHALLENGE, self._of_week),
        ):
            if self.state is not None and (text == mark or text.startswith(f"{mark} ")):
                read(text[len(mark) + 1 :])
        seed = self.source.seed if self.source else None
        before = self.night.wrong
        try:
            self.night.read(text, seed, brought=bool(self.clicks or self.words))
        finally:
            self.wrong += self.night.wrong - before
        super()._judge(text)

    def _before_all(self, *, again: bool = False) -> None:
        """Refuse a repeated line, or one after the deals or the seed: nothing dealt would be bound by it."""
        if again or self.source or self.log:
            self.skipping = True
            raise BadLine("verify-late")

    def _commit(self, text: str) -> None:
        self._before_all(again=bool(self.committed))
        if not _SEED.fullmatch(text):
            raise BadLine("verify-promise", text=quoted(text))
        self.committed = text

    def _click(self, text: str) -> None:
        form = _CLICK.fullmatch(text)
        if not form or len(form[2]) > 20:
            raise BadLine("verify-click", text=quoted(text))
        self._before_all()
        self.clicks.append(Click(int(form[1][:4]), int(form[2])))

    def _word(self, text: str) -> None:
        form = _WORD.fullmatch(text)
        if not form or (form[3] and word_digest(form[3]) != form[2]):
            raise BadLine("verify-word", text=quoted(text))
        self._before_all()
        self.words.append(Word(int(form[1][:4]), form[2], form[3] or ""))

    def _reveal(self, text: str) -> None:
        if not _SEED.fullmatch(text):
            raise BadLine("verify-seed", text=quoted(text))
        self._before_all()
        self.source = Source(bytes.fromhex(text), tuple(self.clicks), tuple(self.words))
        if self.clicks and self.words:
            self.wrong += 1
            raise BadLine("verify-both")
        if commitment(self.source.seed) != self.committed:
            self.wrong += 1
            raise BadLine("verify-commitment")

    def _of_week(self, text: str) -> None:
        """Check that the seed of a challenge follows from its week's secret, server and week."""
        form = _CHALLENGE.fullmatch(text)
        if not form:
            raise BadLine("verify-challenge", text=quoted(text))
        seed = seed_of_week(bytes.fromhex(form[3]), int(form[1]), form[2])
        if self.source is None or self.source.seed != seed:
            self.wrong += 1
            raise BadLine("verify-secret")
        if self.clicks or self.words:
            self.wrong += 1
            raise BadLine("verify-no-clicks")

    def _act(self, state: State, text: str, *, refused: bool) -> None:
        before = self.actions
        super()._act(state, text, refused=refused)
        if self.actions == before:
            return
        seat, action = _parted(text)
        try:
            if seat == NATURE and self.source and dealt(self.source, state, self.log) != action:
                self.wrong += 1
                raise BadLine("verify-differs", text=quoted(text))
        finally:
            self.log.append((seat, action))


def _parted(text: str) -> tuple[Seat, str]:
    word, _, action = text.partition(" ")
    return (NATURE if word == "nature" else int(word)), action
