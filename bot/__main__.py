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
from bot.games import RULES
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

Command = Callable[[argparse.Namespace], int | None]
"""Returns the exit code, if not 0; a `Refusal` is printed, and has a code of its own."""


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _selfplay(args: argparse.Namespace) -> None:
    game = RULES[args.game]
    players = game.seats[0] if args.players is None else args.players
    options = duel.options(args.set)
    if args.level not in levels(game.slug):
        raise Refusal("no-such-level", game=game.slug, level=args.level)
    for number in range(args.count):
        seed = f"{args.seed} {number}"
        for text in selfplay(game, players, options, level=args.level, seed=seed):
            sys.stdout.write(text + "\n")


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
        run(Settings.read(), drained, machine_code=args.compile)
    except Refusal as refusal:
        if not wants_json():
            raise
        # Programs can parse even the last line.
        set_up("INFO", "json")
        logger.critical("%s", words().refusal(refusal))
        return _code(refusal)
    except Exception as error:  # noqa: BLE001 — ours; a traceback could quote a card
        set_up("INFO", "json" if wants_json() else "text")
        mistake("the bot has ended", error)
        return BROKEN
    return 0


def _emojis(_args: argparse.Namespace) -> None:
    from bot.cli.run import emojis  # noqa: PLC0415

    emojis(Settings.read())


def _play(args: argparse.Namespace) -> None:
    try:
        from bot.cli.local import play  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise Refusal("local-no-simcord") from None
    play(port=args.port, browser=not args.no_open)


def _backup(args: argparse.Namespace) -> None:
    from bot.store.backup import backup  # noqa: PLC0415
    from bot.store.sealing import key_file  # noqa: PLC0415

    settings = Settings.read()
    backup(settings.database, Path(args.file))
    _tell(words()("backup-done", file=args.file))
    key = key_file(settings.seed_key, settings.database)
    if key and key.exists():
        _tell(words()("backup-key", file=str(key)))


def _move(args: argparse.Namespace) -> None:
    from bot.cli.move import move  # noqa: PLC0415

    move(Settings.read(), args.url, _tell)


def _new_key(_args: argparse.Namespace) -> None:
    from bot.cli.keys import new_key  # noqa: PLC0415

    _tell(new_key(Settings.read()))


def _restore(args: argparse.Namespace) -> None:
    from bot.store.backup import restore  # noqa: PLC0415

    kept, running = restore(Settings.read().database, Path(args.file))
    _tell(words()("restore-done", file=args.file))
    if kept:
        _tell(words()("restore-kept", file=str(kept)))
    if running:
        _tell(words()("restore-running"))


def _ratings(_args: argparse.Namespace) -> None:
    from bot.people.recompute import renew  # noqa: PLC0415

    _tell(renew(Settings.read().database))


def _site(args: argparse.Namespace) -> None:
    from bot.cli.site import be_polite, site, told  # noqa: PLC0415

    be_polite()
    for line in told(site(Settings.read().database, Path(args.folder))):
        _tell(line)


def _register(args: argparse.Namespace) -> None:
    from bot.cli.register import register  # noqa: PLC0415

    def ask(question: str) -> bool:
        if args.yes:
            return True
        sys.stdout.write(f"{question} ")
        sys.stdout.flush()
        return sys.stdin.readline().strip().lower() in ("y", "yes")

    register(Settings.read(), ask, _tell)


def _rehearse(args: argparse.Namespace) -> int:
    from bot.cli.rehearse import rehearse  # noqa: PLC0415

    return 0 if rehearse(Settings.read(), args.channel, _tell) else INTERRUPTED


def _compile(_args: argparse.Namespace) -> None:
    from bot.engines.compiled import compile_players  # noqa: PLC0415

    _tell(words()("compile-begins"))
    compile_players()
    _tell(words()("compile-done"))


def _doctor(_args: argparse.Namespace) -> int:
    from bot.cli.doctor import doctor  # noqa: PLC0415

    return 0 if doctor(Settings.read, _tell) else 1


class _Version(argparse.Action):
    """Prints the version; git is asked only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.cli.version import version  # noqa: PLC0415

        _tell(f"Toucan {version()}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    say = words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("cli"))
    parser.add_argument("--version", action=_Version, nargs=0, help=say("cli-version"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, run: Command) -> argparse.ArgumentParser:
        about = say(f"cli-{name}")
        added: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        return added

    add("run", _run).add_argument("--compile", action="store_true", help=say("cli-run-compile"))
    add("emojis", _emojis)
    add("backup", _backup).add_argument("file", metavar="FILE", help=say("cli-backup-file"))
    add("restore", _restore).add_argument("file", metavar="FILE", help=say("cli-restore-file"))
    add("move", _move).add_argument("url", metavar="URL", help=say("cli-move-url"))
    add("new-key", _new_key)
    add("ratings", _ratings)
    add("site", _site).add_argument("folder", metavar="DIR", help=say("cli-site-folder"))
    add("register", _register).add_argument("--yes", action="store_true", help=say("cli-register-yes"))
    add("doctor", _doctor)
    rehearsing = add("rehearse", _rehearse)
    rehearsing.add_argument("channel", type=int, metavar="CHANNEL_ID", help=say("cli-rehearse-channel"))
    add("compile", _compile)

    local = add("play", _play)
    local.add_argument("--port", type=int, metavar="N", help=say("cli-port"))
    local.add_argument("--no-open", action="store_true", help=say("cli-no-open"))

    play = add("selfplay", _selfplay)
    duel.add_match(play)
    play.add_argument("--seed", default="0", metavar="S", help=say("cli-seed"))
    play.add_argument("--count", type=int, default=1, metavar="K", help=say("cli-count"))
    play.add_argument("--level", default="chance", metavar="LEVEL", help=say("cli-level"))

    duel.add_to(add("duel", duel.run))
    engine.add_to(add("engine", engine.run))

    for name, judge, files in (("check", check, "cli-files"), ("verify", verify, "cli-verify-files")):
        judging = add(name, _judge)
        judging.add_argument("files", nargs="+", metavar="FILE", help=say(files))
        judging.set_defaults(judge=judge)
    return parser


def _code(refusal: Refusal) -> int:
    return MISCONFIGURED if isinstance(refusal, Misconfigured) else REFUSED


def _complain(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


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
        done = int(args.run(args) or 0)
        sys.stdout.flush()
    except Refusal as refusal:
        _complain(words().refusal(refusal))
        return _code(refusal)
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
