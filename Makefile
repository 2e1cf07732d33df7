# make play and make test set up everything they need, given only Python 3.11 and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Python compiles modules on their first import anyway; most of those installed are never imported.
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
# Twice as many workers as the smallest machine has cores, because half of the tests wait for a clock.
PYTEST := $(BIN)/pytest --numprocesses=4 --maxschedchunk=1
# The time of the last commit, so that the same sources make the same files.
EPOCH  := $(shell git log -1 --format=%ct 2> /dev/null || echo 1577836800)
HATCH  := $(shell sed -n 's/.*"\(hatchling==[^"]*\)".*/\1/p' pyproject.toml)
# The tests of make quick: rules, records, tables and words, without those that search, solve or compile.
QUICK  := tests/core tests/games tests/tables tests/test_goldens.py tests/texts
SLOW   := bots endgame goofspiel judging matrix styles learned solving table whole

# Otherwise every program started by a test would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long coverage quick quick-test kernels chromium collected lint web web-dev web-test docs book goldens screenshots previews typeface statistics arena bench bench-fair bench-endgames bench-server bench-nodes bench-memory bench-web siege chaos mutants dist clean

# Opens the page, which phones on the same network can use too. In the terminal: mauseloch play.
play: $(VENV)/ready web
	@$(BIN)/mauseloch serve --lan --open

# Everything, from a fresh clone: prerequisites first, then checks, as much as possible in parallel.
test:
	@$(MAKE) --jobs=4 --output-sync=target --no-print-directory kernels chromium web-test lint collected
	$(PYTEST)

# The longer tests as well: branch coverage, every sweep in full (languages, sizes, boards, whole matches by
# keyboard and on one device), 100,000 mutated frames, 300 killed servers, an hour of tables with the
# strongest bots, and an hour's siege by hostile clients.
test-long: test coverage book
	MAUSELOCH_LONG=1 MAUSELOCH_FUZZ=100000 $(PYTEST) tests/browser tests/terminal tests/server/test_secrets.py
	MAUSELOCH_MIXED_S=3600 $(BIN)/pytest -s tests/server/test_mixed.py
	MAUSELOCH_FUZZ=100000 MAUSELOCH_KILLS=300 $(BIN)/pytest tests/server/test_fuzz.py tests/server/test_kill.py
	MAUSELOCH_LONG=1 $(BIN)/pytest -m long tests/chaos tests/examples
	$(MAKE) siege
	$(MAKE) chaos

# 500 tables of honest people on one core with PostgreSQL, every attack we know of, restarts, full disks
# and kills. For a quick look: MINUTES=3 TABLES=100. The report is out/siege.md. Run nothing else meanwhile.
siege: $(VENV)/ready
	$(BIN)/python -m tests.siege --minutes $(or $(MINUTES),60) --tables $(or $(TABLES),500)

# Three servers behind HAProxy on a PostgreSQL with a standby, 300 tables, and every 20 seconds one of them, or
# the database, is killed, frozen, cut off, drained or replaced. For a quick look: MINUTES=3 TABLES=30. The
# report is out/chaos.md. Run nothing else meanwhile.
chaos: $(VENV)/ready
	$(BIN)/python -m tests.chaos --minutes $(or $(MINUTES),60) --tables $(or $(TABLES),300)

# Whether the tests reach every branch. Browser tests run against a server outside the measurement, so they are
# left out. Measuring takes half as long again, so `make test` does without.
coverage: $(VENV)/ready kernels
	$(PYTEST) --ignore=tests/browser --cov --cov-report=term

# Enough for most changes, in less than a minute: style, types and layers, and the quick tests.
quick: $(VENV)/ready
	@$(MAKE) --jobs=2 --output-sync=target --no-print-directory lint quick-test

quick-test: $(VENV)/ready
	$(BIN)/pytest --quiet --numprocesses=2 $(QUICK) $(SLOW:%=--ignore-glob='tests/games/*/test_%.py')

# Compile once and keep the result: four parallel workers would all compile the same.
kernels: $(VENV)/ready
	$(BIN)/python -m tests.compiling

# Debian's Chromium, installed if possible.
chromium:
	@$(PYTHON) tests/browser/chromium.py

# Prepare test files once and keep the result: four parallel workers would all do it. The run itself
# reports any errors in them.
collected: $(VENV)/ready
	@-$(BIN)/pytest --collect-only --quiet > /dev/null

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The browser client, rebuilt if anything in web/ has changed. Node is fetched if necessary.
web: $(VENV)/node
	$(BIN)/python hatch_build.py build

# The client, reloading on every change. Set MAUSELOCH=http://HOST:PORT if the server is elsewhere.
web-dev: $(VENV)/node
	$(BIN)/python hatch_build.py dev

web-test: web
	$(BIN)/python hatch_build.py check test

docs: $(VENV)/ready
	$(BIN)/python -m docs.views_and_news
	$(BIN)/python -m docs.observations
	$(BIN)/python -m docs.terminal
	$(BIN)/python -m docs.protocol
	$(BIN)/python -m docs.configuration
	$(BIN)/python -m docs.dashboard
	$(BIN)/python -m docs.command_line
	$(BIN)/python -m docs.regret

# The book, in out/book. Retakes the pictures if the client has changed and Chromium is there, runs all examples
# and tutorials, and allows no warning and no broken link. Fetches nothing. PICTURES=keep takes no pictures.
book: $(VENV)/ready
	@if [ "$(PICTURES)" != keep ] && [ "$$($(BIN)/python -m docs.book pictures)" = take ]; then $(MAKE) --no-print-directory screenshots; fi
	$(BIN)/pytest --quiet tests/test_docs.py tests/test_book.py
	$(BIN)/python -m docs.book

# docs/research/statistics.md and its pictures, from millions of matches. Takes minutes.
statistics: $(VENV)/ready
	$(BIN)/python -m docs.statistics

# docs/research/ladders.md: how much better each bot is than the next. Takes about half an hour; continues where it was
# interrupted. MATCHES="200 geier=400" sets the number per pair; MATCHES=4 is a quick look.
arena: $(VENV)/ready
	$(BIN)/python -m docs.ladders $(MATCHES)

# Retake the pictures of docs/play/browser.md in Chromium, and take a tour of the client at three sizes into out/tour.
screenshots: $(VENV)/ready web
	$(BIN)/python -m docs.screenshots
	$(BIN)/python -m docs.tour

# Retake the pictures that messengers show beside links in Chromium; they are part of the client.
previews: $(VENV)/ready web
	$(BIN)/python -m docs.previews

# Cut the typeface down to the characters that our texts need, once more.
typeface: $(VENV)/ready
	$(PIP) fonttools==4.68.0 brotli==1.2.0
	$(BIN)/python -m docs.typeface

# Rewrite the golden records. Read the diff before you commit it.
goldens: $(VENV)/ready
	$(BIN)/python -m tests.goldens

bench: $(VENV)/ready-bench
	$(BIN)/pytest -q bench
	$(BIN)/python -m bench

# A simulation of how fairly races over the network are judged.
bench-fair: $(VENV)/ready
	$(BIN)/python -m bench.fair

# How long exact endgames of Hol's der Geier take. Run nothing else meanwhile.
bench-endgames: $(VENV)/ready
	$(BIN)/python -m bench.endgames
	$(BIN)/python -m bench.endgames goofspiel
	$(BIN)/python -m bench.endgames published

# Our server compared with boardgame.io, which needs Node and npm.
bench-server: $(VENV)/ready
	npm ci --prefix bench/peers/boardgame_io
	$(BIN)/python -m bench.server

# One, two and three servers on one PostgreSQL, relaying between them, and the load of their leases on it. Takes
# half an hour; the tables are for docs/host/hosting.md. Run nothing else meanwhile.
bench-nodes: $(VENV)/ready
	$(BIN)/python -m bench.server nodes
	$(BIN)/python -m bench.server relay
	$(BIN)/python -m bench.server leases

# The memory of the server and its thinking processes, during compilation too. Takes ten minutes.
bench-memory: $(VENV)/ready
	$(BIN)/python -m bench.memory

# The browser client against its budgets, in Chromium. Run nothing else meanwhile.
bench-web: $(VENV)/ready web
	$(BIN)/python -m bench.web

# Wrong rules that the rule tests and goldens would miss. `mutmut show NAME` shows a survivor.
mutants: $(VENV)/ready-mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# The release: a wheel and a source archive, both with the browser client inside. The tests install them on
# machines with nothing but Python, play on them, and put them into a container. Takes about ten minutes; anything
# missing here, such as a container tool, is skipped and named.
dist: $(VENV)/ready web
	rm -rf dist
	SOURCE_DATE_EPOCH=$(EPOCH) $(BIN)/python -m hatchling build
	MAUSELOCH_LONG=1 $(BIN)/pytest --verbose --durations=5 --override-ini=tmp_path_retention_policy=failed tests/release
	@du --apparent-size --si dist/*

# The marker files are touched last: a set-up that was interrupted starts again.
$(VENV)/node: Makefile hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mauseloch needs Python 3.11 or newer; set PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) $(HATCH)
	$(BIN)/python hatch_build.py node
	@touch $@

# make web builds the client separately.
$(VENV)/ready: $(VENV)/node pyproject.toml
	MAUSELOCH_WITHOUT_CLIENT=1 $(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/ready-%: $(VENV)/ready
	$(PIP) --editable '.[dev,$*]'
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/mauseloch/server/static build dist mutants .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache out
