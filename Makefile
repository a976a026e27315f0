# The same commands for people and for CI. Everything runs in .venv, made from the locked requirements.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help game release play run test test-slow test-long check bench gallery pictures rooms words screens faults mutants lock clean
help:
	@echo "make play    play in a browser, without a token (OPEN=no leaves the browser alone, PORT=8078 chooses where)"
	@echo "make run     start the bot on Discord, with the token from .env"
	@echo "make test    the quick tests, lint and types (ROOM=rendering: all that are not slow of a folder; ROOM=differ: of a game)"
	@echo "make test-slow the slow tests: whole matches, processes, kills (make test-long SEEDS=1-200: random lives, storms and kills with more seeds)"
	@echo "make check   lint and types alone"
	@echo "make bench   measure"
	@echo "make gallery every picture, on a page to look at"
	@echo "make pictures the pictures of the README, drawn anew"
	@echo "make rooms   every room of the code, the lowest first, and what it imports"
	@echo "make words   a page for each language's native reader, and what it lacks (ONLY=fr: of one; ONLY=toucan-fr.txt: bring corrections back)"
	@echo "make screens what a phone shows of every game (ONLY=...: of some; it needs Chromium)"
	@echo "make faults  plant the faults of tests/faults, and see which tests notice them (ONLY=\"tables store\": of some lists)"
	@echo "make mutants plant faults in the rules, and see what notices them (ONLY=...: in some files)"
	@echo "make game    a package of a new game in examples/, installed, and what it needs (NAME=snap DIR=~/games)"
	@echo "make lock    choose the versions of all packages anew"
	@echo "make release date the changelog, set the version, commit and tag (VERSION=0.4.0)"
	@echo "make clean   take away what the commands have made"

$(VENV)/ready: requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Toucan needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

play: $(VENV)/ready
	$(BIN)/python -m bot play $(if $(filter no,$(OPEN)),--no-open) $(if $(PORT),--port $(PORT))

run: $(VENV)/ready
	$(BIN)/python -m bot run --compile

check: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m tests.english
# Once more without its workers: on a busy machine mypy may wait too short a time for them.
	$(BIN)/mypy || $(BIN)/mypy --num-workers 0

# Python starts a hundred times: it is to find its bytecode, whatever the surroundings say.
test test-slow test-long faults mutants: export PYTHONDONTWRITEBYTECODE =

# Some tests wait for other processes: with half as many again as there are cores, none of them is idle.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 3 / 2)

PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal

# ROOM is a folder of tests, with those that hold for every room, or else a word in the names of tests.
test: check
	$(PYTEST) $(if $(ROOM),$(if $(wildcard tests/$(ROOM)),tests/$(ROOM) tests/test_rooms.py,-k "$(ROOM) and not e2e"))

# The tests of tests/slow.txt, by measured time. CI runs them too.
test-slow: $(VENV)/ready
	$(PYTEST) -m slow

# Random lives, storms and kills with these seeds, in place of the fixed few of the other targets.
test-long: $(VENV)/ready
	$(if $(SEEDS),,$(error say which seeds: make test-long SEEDS=1000-1200))
	TOUCAN_SEEDS=$(SEEDS) $(PYTEST) -m "" $(shell grep -rl "kit.seeds import" tests --include="test_*.py")

bench: $(VENV)/ready
	$(BIN)/python -m bench

gallery: $(VENV)/ready
	$(BIN)/python -m bench.gallery

# The pictures of the README, drawn anew.
pictures: $(VENV)/ready
	$(BIN)/python -m bench.readme

rooms: $(VENV)/ready
	$(BIN)/python -m tests.rooms

words: $(VENV)/ready
	$(BIN)/python -m bench.words $(ONLY)

# Plays every game on the page of `make play` in Chromium: ONLY=differ, or ONLY="de 92q-6 topsuit-3 menus".
screens: $(VENV)/ready
	$(BIN)/python -m bench.phone.screens $(ONLY)

# Plants the listed faults, one after the other: docs/tests.md.
faults: $(VENV)/ready
	nice -n 15 $(BIN)/python -m tests.faults $(ONLY)

# Changes the rules in every small way, and sees whether a test notices: docs/tests.md.
# ONLY=bot/games/differ/rules.py for one module, or several.
mutants: $(VENV)/ready .venv-mutants/ready
	nice -n 15 $(BIN)/python -m tests.mutants $(ONLY)

.venv-mutants/ready: requirements/mutants.txt
	$(PYTHON) -m venv .venv-mutants
	.venv-mutants/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/mutants.txt
	touch $@

# A package of a new game, to begin with: its rules are played at random at once.
game: GAMES = $(if $(DIR),$(DIR),examples)
game: $(VENV)/ready
	$(if $(NAME),,$(error say how it is called: make game NAME=snap))
	$(BIN)/python -m tests.begin $(NAME) $(GAMES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable $(GAMES)/$(NAME)
	$(BIN)/python -m tests.parts $(NAME)

lock:
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --extra postgres --extra speed pyproject.toml -o requirements/run.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --extra play --extra postgres --extra speed --group dev pyproject.toml -o requirements/dev.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --group pyproject.toml:mutants -o requirements/mutants.txt

release: $(VENV)/ready
	$(BIN)/python -m tests.release $(VERSION)

clean:
	rm -rf $(VENV) .venv-mutants .compiled .mutants.jsonl .faults.jsonl .reach.jsonl .mypy_cache .ruff_cache .pytest_cache .hypothesis
