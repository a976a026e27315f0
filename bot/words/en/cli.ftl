### The command line.

cli = Toucan, a card table for Discord.
cli-version = print the version
cli-selfplay = Print finished matches between computer players, as transcripts.
cli-players = number of seats (default: the fewest for the game)
cli-seed = the same seed gives the same matches
cli-count = number of matches
cli-set = an option of the game; may be repeated
cli-level = level of the players: chance, novice, easy, normal or hard
cli-compile = Compile the search of computer players to machine code, so that they see further in the same time.
cli-disk-full = The disk is full, so some of the output is missing.
compile-begins = Compiling; this takes a minute or two.
compile-done = Done: processes of computer players use it from their next start on.
cli-run-compile = Meanwhile compile the computer players to machine code, if mypyc and a C compiler are installed.
compile-beside = Compiling the computer players to machine code; this takes a minute or two, once for each version.
compile-done-beside = Computer players now run as machine code.
compile-no-mypyc = This needs mypyc and a C compiler: python -m pip install "mypy[mypyc]"
compile-failed = Compiling failed: { $said }
compile-unused = The machine code in “.compiled” belongs to other sources and is not used. Run again: python -m bot compile
compile-not-here = Computer players run without machine code: mypyc or a C compiler is missing.
cli-duel = Let two computer players play the same deals with seats exchanged, and say which is stronger.
cli-duel-a = { $levels }; or a program: its name among ENGINES, or its command in quotation marks
cli-duel-b = the opponent
cli-duel-matches = number of matches, two for each pairing
cli-duel-budget = seconds of processor time that a searching player may spend on a decision (0.7)
cli-duel-iterations = number of iterations instead of time: the same result on every machine
cli-duel-jobs = number of processes that play at once
cli-duel-json = print the figures as JSON
cli-duel-record = store each finished pairing in this file; with the same file an interrupted duel continues
cli-engine = Act as an engine: read positions from standard input, line by line, and answer as described in docs/engines.md.
engine-other-version = this program knows only { $known }
engine-not-a-position = Not a position: position GAME players=N rules=N seat=N
engine-other-rules = This program plays version { $rules } of the rules of { $game }; the position has another.
engine-no-position = Which position? Its line is missing or was not understood.
engine-no-budget = How long? Write go seconds=N, go iterations=N, or both.
engine-not-a-view = The facts of the position contradict each other.
cli-check = Replay transcripts and report what is wrong with them; “-” is standard input.
cli-files = transcripts
option-form = “{ $text }” is not an option: write name=value.
option-twice = The option “{ $name }” is given twice.
duel-goes-on = { $done } of { $all } pairings are stored; the same command continues.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } is not the record of a duel: line { $line } is malformed.
duel-record-other = { $file } belongs to another duel: its { $name } is { $found }, but now it is { $wanted }. Choose another file.
duel-record-sources = { $file } was begun with other sources of Toucan or another Python, so new pairings cannot be added to it. Choose another file.

check-match = { $game }, { $actions } actions, scores { $scores }, winners { $winners }
check-encoding = this line is not UTF-8
check-line-long = this line has more than { $most } bytes; no more of the file is read
check-file-long = the file has more than { $most } bytes; no more of it is read
check-lost = a character of this line was lost on the way: “{ $text }”
check-spaces = words are parted by one space, and here by more: “{ $text }”
check-cut = this line is cut off: { $found } of { $wanted } cards
check-form = “{ $text }” is not a line of a transcript
check-no-game = a match begins with a line “game …”
check-unknown-game = there is no game “{ $slug }”
check-option-form = “{ $text }” is not an option: write name=value
check-option-twice = the option “{ $name }” is given twice
check-header = after the game come players=N and rules=V
check-number = “{ $text }” is not a number as it is written here
check-rules = rules { $given } of { $game } cannot be replayed; this is version { $known }
check-fact-differs = { $fact } is { $found }, not { $claimed }
check-fact-false = the match is not over
check-fact-unknown = “{ $text }” is not a fact that can be checked
check-not-refused = “{ $text }” was allowed
check-refused = { $action }: { $reason }
