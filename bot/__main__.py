"""The command line `python -m bot`: the same program for people, scripts and CI."""

from __future__ import annotations

import argparse
import errno
import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

INTERRUPTED: Final = 130

if __name__ == "__main__":
    # Ctrl-C before everything is imported interrupts nothing.
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))

# ruff: noqa: E402
from bot.ai import levels
from bot.cli import duel, engine
from bot.games import GAMES
from bot.games.base import Refusal
from bot.matches.selfplay import selfplay
from bot.matches.transcripts import bounded, check
from bot.ops.refusals import Misconfigured
from bot.settings import Settings, wants_json
from bot.verification.verify import verify
from bot.words import quoted, words

# This module is called __main__ when run, so name the logger after the package.
logger = logging.getLogger("bot")

BROKEN: Final = 1
REFUSED: Final = 2
MISCONFIGURED: Final = 78
"""Exit code EX_CONFIG of systemd: restarting is useless until the configuration changes."""


def _selfplay(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    players = game.seats[0] if args.players is None else args.players
    try:
        options = _options(args.set)
        if args.level not in levels(game.slug):
            raise Refusal("no-such-level", game=game.slug, level=args.level)
        for number in range(args.count):
            seed = f"{args.seed} {number}"
            for text in selfplay(game, players, options, level=args.level, seed=seed):
                sys.stdout.write(text + "\n")
    except Refusal as refusal:
        sys.stderr.write(words().refusal(refusal) + "\n")
        return 2
    return 0


def _options(settings: list[list[str]]) -> dict[str, str]:
    options: dict[str, str] = {}
    for setting in (setting for several in settings for setting in several):
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refusal("option-form", text=setting)
        if name in options:
            raise Refusal("option-twice", name=name)
        options[name] = value
    return options


def _judge(args: argparse.Namespace) -> int:
    """Run `check` or `verify` on each file and print the findings."""
    good = True
    for name in args.files:
        for text, fine in _judged(args.judge, name):
            sys.stdout.write(text + "\n")
            good = good and fine
    return 0 if good else 1


def _judged(
    judge: Callable[[str, Iterable[bytes]], Iterator[tuple[str, bool]]], name: str
) -> Iterator[tuple[str, bool]]:
    shown = quoted(name, len(name))
    try:
        # The descriptor rather than `sys.stdin`, which is None if standard input is closed.
        with os.fdopen(0, "rb", closefd=False) if name == "-" else Path(name).open("rb") as file:
            yield from judge(shown, bounded(file))
    except (OSError, ValueError) as error:
        # ValueError: a name with a NUL in it.
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        yield f"{shown}: {reason}", False


def _complain(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


def _log(sentence: str) -> None:
    """Log a sentence as JSON, so that programs can parse even the last line."""
    from bot.ops.logs import set_up  # noqa: PLC0415

    set_up("INFO", "json")
    logger.critical("%s", sentence)


# Discord and its simulation are imported only by the commands that need them.


def _run(args: argparse.Namespace) -> int:
    drained: list[int] = []
    if sys.platform != "win32":
        # Until `run` listens, the signal would end the process.
        for wish in (signal.SIGUSR1, signal.SIGUSR2):
            signal.signal(wish, lambda number, _: drained.append(number))
    from bot.cli.run import run  # noqa: PLC0415
    from bot.ops.errors import mistake  # noqa: PLC0415
    from bot.ops.logs import set_up  # noqa: PLC0415

    try:
        return _started(
            lambda: run(Settings.read(), drained, machine_code=args.compile),
            _log if wants_json() else _complain,
        )
    except Exception as error:  # noqa: BLE001 — ours; a traceback could quote a card
        set_up("INFO", "json" if wants_json() else "text")
        mistake("the bot has ended", error)
        return BROKEN


def _emojis(_args: argparse.Namespace) -> int:
    from bot.cli.run import emojis  # noqa: PLC0415

    return _started(lambda: emojis(Settings.read()))


def _play(args: argparse.Namespace) -> int:
    try:
        from bot.cli.local import play  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        return _started(_no_simcord)
    return _started(lambda: play(port=args.port, browser=not args.no_open))


def _backup(args: argparse.Namespace) -> int:
    from bot.store.backup import backup  # noqa: PLC0415
    from bot.store.sealing import key_file  # noqa: PLC0415

    def work() -> None:
        settings = Settings.read()
        backup(settings.database, Path(args.file))
        sys.stdout.write(words()("backup-done", file=args.file) + "\n")
        key = key_file(settings.seed_key, settings.database)
        if key and key.exists():
            sys.stdout.write(words()("backup-key", file=str(key)) + "\n")

    return _started(work)


def _new_key(_args: argparse.Namespace) -> int:
    from bot.cli.keys import new_key  # noqa: PLC0415

    def work() -> None:
        sys.stdout.write(new_key(Settings.read()) + "\n")

    return _started(work)


def _restore(args: argparse.Namespace) -> int:
    from bot.store.backup import restore  # noqa: PLC0415

    def work() -> None:
        kept, running = restore(Settings.read().database, Path(args.file))
        sys.stdout.write(words()("restore-done", file=args.file) + "\n")
        if kept:
            sys.stdout.write(words()("restore-kept", file=str(kept)) + "\n")
        if running:
            sys.stdout.write(words()("restore-running") + "\n")

    return _started(work)


def _ratings(_args: argparse.Namespace) -> int:
    from bot.people.backfill import renew  # noqa: PLC0415

    def work() -> None:
        for text in renew(Settings.read().database):
            sys.stdout.write(text + "\n")

    return _started(work)


def _site(args: argparse.Namespace) -> int:
    from bot.cli.site import be_polite, site, told  # noqa: PLC0415

    be_polite()

    def work() -> None:
        for line in told(site(Settings.read().database, Path(args.folder))):
            sys.stdout.write(line + "\n")

    return _started(work)


def _register(args: argparse.Namespace) -> int:
    from bot.cli.register import register  # noqa: PLC0415

    def ask(question: str) -> bool:
        if args.yes:
            return True
        sys.stdout.write(f"{question} ")
        sys.stdout.flush()
        return sys.stdin.readline().strip().lower() in ("y", "yes")

    def tell(text: str) -> None:
        sys.stdout.write(text + "\n")

    def work() -> None:
        register(Settings.read(), ask, tell)

    return _started(work)


def _compile(_args: argparse.Namespace) -> int:
    from bot.engines.compiled import compile_players  # noqa: PLC0415

    def work() -> None:
        sys.stdout.write(words()("compile-begins") + "\n")
        sys.stdout.flush()
        compile_players()
        sys.stdout.write(words()("compile-done") + "\n")

    return _started(work)


def _doctor(_args: argparse.Namespace) -> int:
    from bot.cli.doctor import doctor  # noqa: PLC0415

    def tell(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    return 0 if doctor(Settings.read, tell) else 1


def _no_simcord() -> None:
    raise Refusal("local-no-simcord")


def _started(work: Callable[[], None], tell: Callable[[str], None] = _complain) -> int:
    """Run the command, or print the refusal; return the exit code."""
    try:
        work()
    except Refusal as refusal:
        tell(words().refusal(refusal))
        return MISCONFIGURED if isinstance(refusal, Misconfigured) else REFUSED
    return 0


class _Version(argparse.Action):
    """Prints the version; git is asked only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.cli.version import version  # noqa: PLC0415

        sys.stdout.write(f"Toucan {version()}\n")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    say = words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("cli"))
    parser.add_argument("--version", action=_Version, nargs=0, help=say("cli-version"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run = commands.add_parser("run", help=say("cli-run"), description=say("cli-run"))
    run.add_argument("--compile", action="store_true", help=say("cli-run-compile"))
    run.set_defaults(run=_run)

    emojis = commands.add_parser("emojis", help=say("cli-emojis"), description=say("cli-emojis"))
    emojis.set_defaults(run=_emojis)

    backup = commands.add_parser("backup", help=say("cli-backup"), description=say("cli-backup"))
    backup.add_argument("file", metavar="FILE", help=say("cli-backup-file"))
    backup.set_defaults(run=_backup)

    restore = commands.add_parser("restore", help=say("cli-restore"), description=say("cli-restore"))
    restore.add_argument("file", metavar="FILE", help=say("cli-restore-file"))
    restore.set_defaults(run=_restore)

    new_key = commands.add_parser("new-key", help=say("cli-new-key"), description=say("cli-new-key"))
    new_key.set_defaults(run=_new_key)

    ratings = commands.add_parser("ratings", help=say("cli-ratings"), description=say("cli-ratings"))
    ratings.set_defaults(run=_ratings)

    site = commands.add_parser("site", help=say("cli-site"), description=say("cli-site"))
    site.add_argument("folder", metavar="DIR", help=say("cli-site-folder"))
    site.set_defaults(run=_site)

    register = commands.add_parser("register", help=say("cli-register"), description=say("cli-register"))
    register.add_argument("--yes", action="store_true", help=say("cli-register-yes"))
    register.set_defaults(run=_register)

    doctor = commands.add_parser("doctor", help=say("cli-doctor"), description=say("cli-doctor"))
    doctor.set_defaults(run=_doctor)

    compiling = commands.add_parser("compile", help=say("cli-compile"), description=say("cli-compile"))
    compiling.set_defaults(run=_compile)

    local = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    local.add_argument("--port", type=int, metavar="N", help=say("cli-port"))
    local.add_argument("--no-open", action="store_true", help=say("cli-no-open"))
    local.set_defaults(run=_play)

    play = commands.add_parser("selfplay", help=say("cli-selfplay"), description=say("cli-selfplay"))
    play.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    play.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    play.add_argument("--seed", default="0", metavar="S", help=say("cli-seed"))
    play.add_argument("--count", type=int, default=1, metavar="K", help=say("cli-count"))
    play.add_argument(
        "--set", nargs="+", action="append", default=[], metavar="OPTION=VALUE", help=say("cli-set")
    )
    play.add_argument("--level", default="chance", metavar="LEVEL", help=say("cli-level"))
    play.set_defaults(run=_selfplay)

    duel.add_to(commands, _options)
    engine.add_to(commands)

    for name, judge, files in (("check", check, "cli-files"), ("verify", verify, "cli-verify-files")):
        judging = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"))
        judging.add_argument("files", nargs="+", metavar="FILE", help=say(files))
        judging.set_defaults(run=_judge, judge=judge)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It was closed (`>&-`), and the next opened file would get its descriptor: the database, for
            # instance.
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    # Any content of a file can be printed, whatever the terminal's encoding.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        args = _parser().parse_args(argv)
        done = int(args.run(args))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # The reader of a pipe has gone (`| head`), or the disk is full.
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        if error.errno == errno.ENOSPC:
            _complain(words()("cli-disk-full"))
        # Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return done


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
