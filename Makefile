# make play and make test set up everything they need; nothing is assumed but Python 3.11 and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# What is imported is compiled then, and kept; most of what is installed never is.
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
# Twice as many workers as the smallest machine has cores: half of the tests wait for a clock.
PYTEST := $(BIN)/pytest --numprocesses=4 --maxschedchunk=1
HATCH  := $(shell sed -n 's/.*"\(hatchling==[^"]*\)".*/\1/p' pyproject.toml)
# The tests of make quick: rules, records, tables and words, without those that search, solve or compile.
QUICK  := tests/core tests/games tests/tables tests/test_goldens.py tests/test_texts.py
SLOW   := bots endgame goofspiel judging matrix styles learned solving table

# Where nothing is kept, every program that a test starts would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long coverage quick quick-test kernels chromium collected lint web web-dev web-test docs goldens screenshots previews statistics arena bench bench-fair bench-endgames bench-server bench-nodes bench-memory bench-web siege chaos mutants clean

# Opens the page, also for the phones in the same network. In the terminal: mauseloch play.
play: $(VENV)/ready web
	@$(BIN)/mauseloch serve --lan --open

# Everything, from a fresh clone: first what is needed, then what is checked. Nothing is waited for that
# could be done meanwhile.
test:
	@$(MAKE) --jobs=4 --output-sync=target --no-print-directory kernels chromium web-test lint collected
	$(PYTEST)

# And what takes longer: branch coverage, every sweep whole (languages, sizes, boards, whole matches by
# keyboard and on one device), 100,000 mutated frames, 300 killed servers, an hour of tables with the
# strongest bots, and an hour's siege by hostile clients.
test-long: test coverage
	MAUSELOCH_LONG=1 MAUSELOCH_FUZZ=100000 $(PYTEST) tests/browser tests/terminal tests/server/test_secrets.py
	MAUSELOCH_MIXED_S=3600 $(BIN)/pytest -s tests/server/test_mixed.py
	MAUSELOCH_FUZZ=100000 MAUSELOCH_KILLS=300 $(BIN)/pytest tests/server/test_fuzz.py tests/server/test_kill.py
	MAUSELOCH_LONG=1 $(BIN)/pytest -m long tests/chaos
	$(MAKE) siege
	$(MAKE) chaos

# 500 tables of honest people on one core with PostgreSQL, every attack we know of, restarts, full disks
# and kills. MINUTES=3 TABLES=100 is a quick look; the report is out/siege.md. Let nothing else run meanwhile.
siege: $(VENV)/ready
	$(BIN)/python -m tests.siege --minutes $(or $(MINUTES),60) --tables $(or $(TABLES),500)

# Three servers behind HAProxy on a PostgreSQL with a standby, 300 tables, and every 20 seconds one of them, or
# the database, is killed, frozen, cut off, drained or replaced. MINUTES=3 TABLES=30 is a quick look; the report
# is out/chaos.md. Let nothing else run meanwhile.
chaos: $(VENV)/ready
	$(BIN)/python -m tests.chaos --minutes $(or $(MINUTES),60) --tables $(or $(TABLES),300)

# Whether the tests reach every branch; those in browsers look at a server that is not measured. Measuring
# takes half as long again, so `make test` leaves it out.
coverage: $(VENV)/ready kernels
	$(PYTEST) --ignore=tests/browser --cov --cov-report=term

# What most changes need, in less than a minute: style, types and layers, and the quick tests.
quick: $(VENV)/ready
	@$(MAKE) --jobs=2 --output-sync=target --no-print-directory lint quick-test

quick-test: $(VENV)/ready
	$(BIN)/pytest --quiet --numprocesses=2 $(QUICK) $(SLOW:%=--ignore-glob='tests/games/*/test_%.py')

# Compiled once, then kept: four workers side by side would all compile the same.
kernels: $(VENV)/ready
	$(BIN)/python -m tests.compiling

# Debian's, installed if it can be.
chromium:
	@$(PYTHON) tests/browser/chromium.py

# Test files made ready once, and kept: four workers side by side would all do it. What is wrong with
# them is told by the run itself.
collected: $(VENV)/ready
	@-$(BIN)/pytest --collect-only --quiet > /dev/null

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The browser client, built anew if anything in web/ has changed. Without Node, one is fetched.
web: $(VENV)/node
	$(BIN)/python hatch_build.py build

# The client with changes shown at once; MAUSELOCH=http://HOST:PORT if the server is elsewhere.
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

# docs/statistics.md and its pictures: what millions of matches say. Takes minutes.
statistics: $(VENV)/ready
	$(BIN)/python -m docs.statistics

# docs/ladders.md: how much better each bot is than the next. Takes about half an hour, and goes on where it was
# interrupted. MATCHES="200 geier=400" is for each pair, MATCHES=4 a quick look.
arena: $(VENV)/ready
	$(BIN)/python -m docs.ladders $(MATCHES)

# The pictures of docs/browser.md, taken anew in Chromium.
screenshots: $(VENV)/ready web
	$(BIN)/python -m docs.screenshots

# The pictures that messengers show beside links, taken anew in Chromium; they are part of the client.
previews: $(VENV)/ready web
	$(BIN)/python -m docs.previews

# The golden records, written anew: read the diff before you commit it.
goldens: $(VENV)/ready
	$(BIN)/python -m tests.goldens

bench: $(VENV)/ready-bench
	$(BIN)/pytest -q bench
	$(BIN)/python -m bench

# How fairly races over the network are judged, by a simulation.
bench-fair: $(VENV)/ready
	$(BIN)/python -m bench.fair

# How long exact endgames of Hol's der Geier take. Let nothing else run meanwhile.
bench-endgames: $(VENV)/ready
	$(BIN)/python -m bench.endgames
	$(BIN)/python -m bench.endgames goofspiel
	$(BIN)/python -m bench.endgames published

# Our server beside boardgame.io, which needs Node and npm.
bench-server: $(VENV)/ready
	npm ci --prefix bench/peers/boardgame_io
	$(BIN)/python -m bench.server

# One, two and three servers on one PostgreSQL, relaying between them, and what their leases cost it. Takes half
# an hour; the tables are for docs/hosting.md. Let nothing else run meanwhile.
bench-nodes: $(VENV)/ready
	$(BIN)/python -m bench.server nodes
	$(BIN)/python -m bench.server relay
	$(BIN)/python -m bench.server leases

# How much memory the server and its thinking processes take, also while they compile. Takes ten minutes.
bench-memory: $(VENV)/ready
	$(BIN)/python -m bench.memory

# The browser client against its budgets, in Chromium. Let nothing else run meanwhile.
bench-web: $(VENV)/ready web
	$(BIN)/python -m bench.web

# Which wrong rules would the rule tests and goldens miss? `mutmut show NAME` shows a survivor.
mutants: $(VENV)/ready-mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# The marker files are touched last: a set-up that was interrupted starts again.
$(VENV)/node: Makefile hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mauseloch needs Python 3.11 or newer; set PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) $(HATCH)
	$(BIN)/python hatch_build.py node
	@touch $@

# The client is built beside it, by make web.
$(VENV)/ready: $(VENV)/node pyproject.toml
	MAUSELOCH_WITHOUT_CLIENT=1 $(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/ready-%: $(VENV)/ready
	$(PIP) --editable '.[dev,$*]'
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/mauseloch/server/static build dist mutants .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache out
