"""`python -m bot engine`: our computer player as an external program, by the protocol of docs/engines.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot import VERSION
from bot.ai import LEVELS, USUAL, best
from bot.ai.request import answer
from bot.engines.protocol import ACTION, ERROR, HELLO, QUIT, READY, Hearing
from bot.games.base import Refusal
from bot.words import words


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--level", choices=LEVELS, default=USUAL, metavar="LEVEL", help=words()("cli-level"))


def run(args: argparse.Namespace) -> None:
    # The reader waits for the answer, so each line is flushed at once.
    for line in answers(sys.stdin, args.level):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def answers(lines: Iterable[str], level: str) -> Iterator[str]:
    """Yield the answers to these lines, by the level, or the best one of the game that is no stronger."""
    hearing, say = Hearing(), words()
    for raw in lines:
        line = raw.rstrip("\r\n")
        word = line.partition(" ")[0]
        if word == QUIT:
            return
        if word == HELLO.partition(" ")[0]:
            if line == HELLO:
                yield f"id name Toucan {VERSION} {level}"
                yield READY
            else:
                yield f"{ERROR} {say('engine-other-version', known=HELLO)}"
            continue
        try:
            if heard := hearing.hear(line):
                question, budget = heard
                question = replace(question, level=best(question.slug, level))
                yield f"{ACTION} {answer(question, budget).action}"
        except Refusal as refusal:
            yield f"{ERROR} {say.refusal(refusal)}"
