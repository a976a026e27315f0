"""`python -m bot duel`: two levels against each other, with one line of results."""

from __future__ import annotations

import argparse
import json
import math
import shlex
import statistics
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.ai import LEVELS, SEARCHED, levels
from bot.ai.decision import SECONDS, Budget
from bot.engines.compiled import ROOT, home
from bot.engines.duel import Duel, Pairing
from bot.engines.duel_jobs import played
from bot.engines.duel_record import DuelRecord, about
from bot.engines.programs import runs
from bot.games import RULES
from bot.games.base import Refusal, chosen
from bot.settings import Settings
from bot.words import words

Z: Final = 1.96
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


def add_match(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which match: game, players and options."""
    say = words()
    parser.add_argument("game", choices=list(RULES), metavar="GAME", help=", ".join(RULES))
    parser.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    parser.add_argument(
        "--set", nargs="+", action="append", default=[], metavar="OPTION=VALUE", help=say("cli-set")
    )


def options(settings: list[list[str]]) -> dict[str, str]:
    """Return the options that `--set` gives."""
    found: dict[str, str] = {}
    for setting in (setting for several in settings for setting in several):
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refusal("option-form", text=setting)
        if name in found:
            raise Refusal("option-twice", name=name)
        found[name] = value
    return found


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    say = words()
    add_match(parser)
    players = say("cli-duel-a", levels=", ".join(LEVELS))
    parser.add_argument("--a", default="normal", metavar="LEVEL", help=players)
    parser.add_argument("--b", default="easy", metavar="LEVEL", help=say("cli-duel-b"))
    parser.add_argument("--matches", type=int, default=200, metavar="K", help=say("cli-duel-matches"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("cli-seed"))
    parser.add_argument("--budget", type=float, metavar="SECONDS", help=say("cli-duel-budget"))
    parser.add_argument("--iterations", type=int, metavar="N", help=say("cli-duel-iterations"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("cli-duel-jobs"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("cli-duel-record"))
    parser.add_argument("--json", action="store_true", help=say("cli-duel-json"))


def run(args: argparse.Namespace) -> int:
    """Play the duel; return 1 if no pairing was played."""
    modules = home()
    machine_code = modules != ROOT
    wanted = _wanted(args, options(args.set))
    with closing(DuelRecord(args.record, wanted, machine_code=machine_code)) as record:
        done = _played(record, wanted, args, modules)
    if done and args.json:
        sys.stdout.write(json.dumps(found(wanted, done, machine_code=machine_code)) + "\n")
    elif done:
        sys.stdout.write(said(wanted, done, machine_code=machine_code) + "\n")
    return 0 if done else 1


def _played(record: DuelRecord, wanted: Duel, args: argparse.Namespace, modules: Path) -> list[Pairing]:
    """Return the pairings in order, including those already on record."""
    numbers = range(max(1, args.matches // 2))
    missing = [number for number in numbers if number not in record.done]
    try:
        with closing(played(wanted, missing, max(1, args.jobs), modules)) as pairings:
            for number, pairing in pairings:
                record.add(number, pairing)
    except KeyboardInterrupt:
        # The matches played until an interruption are a result too.
        sys.stderr.write("\n")
        if args.record:
            kept = sum(number in record.done for number in numbers)
            sys.stderr.write(words()("duel-goes-on", done=kept, all=len(numbers)) + "\n")
    return [record.done[number] for number in numbers if number in record.done]


def _wanted(args: argparse.Namespace, options: Mapping[str, str]) -> Duel:
    game = RULES[args.game]
    players = game.seats[0] if args.players is None else args.players
    chosen(game, players, options)
    seconds = SECONDS if args.budget is None and args.iterations is None else args.budget
    budget = Budget(seconds, args.iterations)
    pair = _player(game.slug, args.a), _player(game.slug, args.b)
    return Duel(game.slug, pair, players, options, args.seed, budget)


def _player(slug: str, named: str) -> str:
    """Return a level, or the command of a program, as given or as registered by the operator."""
    if named in levels(slug):
        return named
    registered = {one.name: one for one in Settings.read().programs}
    if named in registered:
        return shlex.join(registered[named].command)
    if named in LEVELS or not runs(named):
        raise Refusal("no-such-level", game=slug, level=named)
    return named


def found(wanted: Duel, done: list[Pairing], *, machine_code: bool = False) -> dict[str, Any]:
    """Return the figures, by name."""
    count = len(done)
    share = statistics.fmean(pairing.won for pairing in done)
    lead = statistics.fmean(pairing.lead for pairing in done)
    victories = [sum(pairing.victories[side] for pairing in done) for side in (0, 1)]
    return {
        **about(wanted, machine_code=machine_code),
        "matches": 2 * count,
        "pairings_won": share,
        "pairings_won_95": interval(share, count),
        "scores": [statistics.fmean(pairing.points[side] for pairing in done) for side in (0, 1)],
        "lead": lead,
        "lead_95": [lead - margin, lead + margin]
        if (margin := _margin([pairing.lead for pairing in done])) is not None
        else None,
        "matches_won": victories[0] / (2 * count),
        "decisions": [_pace([one for pairing in done for one in pairing.seconds[side]]) for side in (0, 1)],
        "failed": [sum(pairing.failed[side] for pairing in done) for side in (0, 1)],
    }


def _margin(values: list[float]) -> float | None:
    """Return half of the mean's 95 % confidence interval; None for a single value."""
    return Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def interval(share: float, trials: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share, by Wilson's method."""
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * math.sqrt(share * (1 - share) / trials + (Z / (2 * trials)) ** 2) / (1 + Z * Z / trials)
    return middle - half, middle + half


def _pace(seconds: list[float]) -> dict[str, float]:
    """Return the number of decisions, and the milliseconds that they took."""
    waits = sorted(1000 * one for one in seconds) or [0.0]
    return {
        "count": len(seconds),
        "median_ms": statistics.median(waits),
        "p99_ms": waits[len(waits) * 99 // 100],
    }


def said(wanted: Duel, done: list[Pairing], *, machine_code: bool = False) -> str:
    """Return the row for the table in docs/duels.md, and below it the thinking times."""
    figures = found(wanted, done, machine_code=machine_code)
    low, high = figures["pairings_won_95"]
    spread = figures["lead_95"]
    lead = f"{figures['lead']:+.2f}" + (f" ± {spread[1] - figures['lead']:.2f}" if spread else "")
    cells = (
        _game(wanted),
        str(wanted.players),
        *wanted.pair,
        str(figures["matches"]),
        _budget(wanted, machine_code=machine_code),
        f"{figures['pairings_won']:.1%} ({low:.1%} to {high:.1%})",
        f"{figures['scores'][0]:.2f} : {figures['scores'][1]:.2f} ({lead})",
        f"{figures['matches_won']:.1%}",
    )
    paces = [
        f"{level}: {pace['count']} decisions, {pace['median_ms']:.3f} ms {_of(level)} each, "
        f"{pace['p99_ms']:.3f} ms at the 99th percentile"
        + (f"; {failed} times it had no answer, and a normal player decided" if failed else "")
        for level, pace, failed in zip(wanted.pair, figures["decisions"], figures["failed"], strict=True)
    ]
    return "\n".join((f"| {' | '.join(cells)} |", *paces))


def _of(level: str) -> str:
    return "of processor time" if level in LEVELS else "by the clock"


def _game(wanted: Duel) -> str:
    return " ".join((wanted.slug, *(f"{name}={value}" for name, value in wanted.options.items())))


def _budget(wanted: Duel, *, machine_code: bool) -> str:
    """Return a search's budget, and whether it was compiled; `-` if nobody searched."""
    if set(wanted.pair) <= {*LEVELS} - {SEARCHED}:
        return "-"
    budget = wanted.budget
    seconds = [] if budget.seconds is None else [f"{budget.seconds:g} s"]
    iterations = [] if budget.iterations is None else [f"{budget.iterations} iterations"]
    return ", ".join([*seconds, *iterations, *(["machine code"] if machine_code else [])])
