### The command line.

cli = Toucan, a card table for Discord.
cli-version = say which Toucan this is
cli-selfplay = Print finished matches between computer players, as transcripts.
cli-players = how many seats (default: the fewest the game is for)
cli-seed = the same seed gives the same matches
cli-count = how many matches
cli-set = an option of the game; may be repeated
cli-level = how good the players are: chance, novice, easy, normal or hard
cli-compile = Translate the search of computer players to machine code, so that they see further in the same time.
cli-disk-full = There is no room left on the disk, so not all of it could be written.
compile-begins = Translating; this takes a minute or two.
compile-done = Done: the processes that think use it from their next start on.
cli-run-compile = Make machine code of the computer players meanwhile, where there are mypyc and a C compiler.
compile-beside = Computer players are being translated to machine code; that takes a minute or two, once a version.
compile-done-beside = Computer players think as machine code now.
compile-no-mypyc = This needs mypyc and a C compiler: python -m pip install "mypy[mypyc]"
compile-failed = It could not be translated: { $said }
compile-unused = The machine code in “.compiled” was made from other sources and is not used. Once more: python -m bot compile
compile-not-here = Computer players think without machine code: there is no mypyc or no C compiler here.
cli-duel = Let two computer players meet on the same deals, the seats exchanged, and say who is better.
cli-duel-a = { $levels }; or a program: its name among ENGINES, or its command in quotation marks
cli-duel-b = whom it meets
cli-duel-matches = how many matches, two to a pairing
cli-duel-budget = seconds of processor time that a searching player may spend on a decision (0.7)
cli-duel-iterations = how many iterations it searches instead: the same result on every machine
cli-duel-jobs = how many processes play at once
cli-duel-json = print the figures as JSON
cli-duel-record = keep each pairing in this file when it is over; with the same file a duel goes on where it was stopped
cli-engine = Be a program that plays: read positions from standard input, line by line, and answer as docs/engines.md says.
engine-other-version = this program knows only { $known }
engine-not-a-position = Not a position: position GAME players=N rules=N seat=N
engine-other-rules = This program plays { $game } by its rules { $rules }, and this is no table of that.
engine-no-position = Which position? Its line did not come, or was not understood.
engine-no-budget = How long? go seconds=N, go iterations=N, or both.
engine-not-a-view = The facts of the position do not fit together.
cli-check = Replay transcripts and say what is wrong with them; “-” is standard input.
cli-files = transcripts
option-form = “{ $text }” is not an option: write name=value.
option-twice = The option “{ $name }” is given twice.
duel-goes-on = { $done } of { $all } pairings are kept; the same command goes on.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } is not the record of a duel: line { $line } is none of its lines.
duel-record-other = { $file } is of another duel: its { $name } is { $found }, and now it would be { $wanted }. Choose another file.
duel-record-sources = { $file } was begun with other sources of Toucan, or another Python; its pairings cannot be counted together with new ones. Choose another file.

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
