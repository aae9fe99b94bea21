# Needs only Python 3.11 or newer; the first use installs everything into .venv.
#   make play    play in the browser
#   make test    linters, type checkers and all tests except the soak
SHELL := /bin/bash
NEW := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
  $$p -c '$(NEW)' >/dev/null 2>&1 && { echo $$p; break; }; done)
GAME ?= power_grid
KILLS ?= 500
TABLES ?= 200
SECONDS ?= 120
ARENA_GAMES ?= 40
ARENA_BOTS ?=
WORKERS ?= 2
REQUESTS ?= 100000
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: install play test soak arena bench bench-check lint system docs fresh release audit

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt benchmarks/frozen/pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found (say make PYTHON=...)."; exit 1; }
	@test -x $(BIN)/python || "$(PYTHON)" -m venv .venv \
	  || { echo "No virtual environment could be made: install the venv package of your Python."; exit 1; }
	@echo "Installing what Boardroom needs into .venv; this happens once and takes a minute or so."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e benchmarks/frozen
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[browser]' \
	  || echo "skipped: Playwright could not be installed; tests in a real browser are skipped without it"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[postgres]' \
	  || echo "skipped: psycopg could not be installed; tests on PostgreSQL are skipped without it"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[otel]' \
	  || echo "skipped: OpenTelemetry could not be installed; the test of traces is skipped without it"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[arena]' \
	  || echo "skipped: openskill could not be installed; tests of the arena are skipped without it"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[parquet]' \
	  || echo "skipped: pyarrow could not be installed; the test of Parquet files is skipped without it"
	@touch $(STAMP)

play: $(STAMP)
	@exec $(BIN)/boardroom serve

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@scripts/lint_web

test: $(STAMP) system lint
	$(BIN)/python -m pytest -n 2 -m "not slow"

# Browser, fonts and PostgreSQL for the tests that need them; without root and apt those tests are skipped with a reason.
system: $(STAMP)
	@if [ -x scripts/system ]; then scripts/system; fi

# Random games through the conformance suite; servers that are killed with -9 again and again; mutated requests.
# A smaller one: make soak KILLS=20 TABLES=20 SECONDS=20 REQUESTS=10000
soak: $(STAMP)
	$(BIN)/python scripts/soak.py $(GAME)
	KILLS=$(KILLS) TABLES=$(TABLES) SOAK_SECONDS=$(SECONDS) REQUESTS=$(REQUESTS) \
	  $(BIN)/python -m pytest -s -n 0 -o faulthandler_timeout=0 \
	  tests/server/storage/test_kill.py tests/server/test_worker_kill.py tests/server/http/test_mutations.py

# Ranks the bots at mixed tables of all titles, after saying what that costs, and writes docs/arena.md. An interrupted one goes on
# from the games in .arena; after a change of rules or bots that folder is refused and must be removed.
arena: $(STAMP)
	$(BIN)/boardroom arena $(if $(ARENA_BOTS),--bots $(ARENA_BOTS)) --games $(ARENA_GAMES) --workers $(WORKERS) \
	  --out .arena --write docs/arena.md

bench: $(STAMP)
	$(BIN)/boardroom bench $(GAME)

# Run it alone on the machine: it fails if a ratio to python-chess fell by a quarter against benchmarks/baseline.json.
bench-check: $(STAMP)
	$(BIN)/python scripts/bench_check.py

# Writes the rule index of every game, the page on the data of Mombasa, and what the lobby shows of the games.
docs: $(STAMP)
	$(BIN)/python scripts/rule_index.py
	$(BIN)/python scripts/pack_page.py
	$(BIN)/python scripts/listings.py

# Tries the commands of the README on bare Debian roots before a release; see CONTRIBUTING.md.
fresh:
	@"$(PYTHON)" scripts/fresh.py --root "$(ROOT)" --only "$(ONLY)"

# Looks up known vulnerabilities of the installed packages; says `skipped` where no advisories can be reached.
audit: $(STAMP)
	@$(BIN)/python scripts/audit.py

# Builds wheel and source distribution of the last commit into dist/, if they pass every check.
release: $(STAMP)
	@$(BIN)/python scripts/release.py
