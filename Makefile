# Developers work in .venv, which is made from the lock file on first use; whoever only plays, in .venv-play.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
GAMES ?= 100000
LAWS ?= 10000
KILLS ?= 50
SOURCES := $(shell find src \( -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md' \) -not -path '*/www/*') pyproject.toml hatch_build.py
CLIENT := $(shell find web src/quivira/games/*/web -type f -not -path '*/node_modules/*')
WWW := src/quivira/server/www/index.html
NPM := $(BIN)/python hatch_build.py npm
PACKAGES := web/node_modules/.package-lock.json
# Most of what comes before the tests keeps one core busy; tests that wait for others leave room for a worker more.
TOGETHER := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SPREAD := -n $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))') --dist worksteal
COMPILED := QUIVIRA_REQUIRE_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/python
# Tests need not be as quick as what is measured or handed out: the compiler takes half as long, they a tenth longer.
BUILT := build/compiled/.built-$(or $(QUIVIRA_OPTIMIZE),3)
SEARCHES := tests/test_judging.py::test_it_always_speaks_against_what_costs_far_too_much \
    tests/test_judging.py::test_it_speaks_against_chance_and_not_against_experts \
    tests/test_lessons.py::test_advice_is_what_the_strongest_bots_would_do
ENGINE_TESTS := build/compiled/quivira/games tests/test_bots.py tests/test_build.py tests/test_changes.py tests/test_fields.py tests/test_games.py tests/test_kernel.py \
    tests/test_match.py tests/test_memory.py tests/test_simulation.py tests/learning tests/research $(SEARCHES)

.PHONY: help setup play test check lint types client-check client-test format browser pictures client compiled soak bench bench-server lock clean
QUIET := --quiet --disable-pip-version-check

define venv
$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
    { echo "Quivira needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12 ..."; exit 1; } && \
$(PYTHON) -m venv $(1) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
endef

.DEFAULT_GOAL := help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 15

setup: $(STAMP) ## make .venv, in which developers work

play: .venv-play/.installed ## start the table and print its address; play in the browser
	@.venv-play/bin/quivira serve

test: browser ## run every check and test
	@QUIVIRA_OPTIMIZE=1 $(MAKE) --no-print-directory $(TOGETHER) compiled types build/checksum-pure client lint client-check client-test
	@QUIVIRA_QUICK=1 $(BIN)/python -m pytest $(SPREAD) --cov --cov-report=term --durations=10 --ignore tests/browser -m "not searching"
	@echo "In a real browser:"
	@$(BIN)/python -m pytest tests/browser $(SPREAD) -q --durations=5
	@echo "The engine's tests, compiled:"
	@$(COMPILED) -m pytest $(SPREAD) -q -p no:cacheprovider $(ENGINE_TESTS)
	@echo "Compiled equals interpreted:"
	@$(COMPILED) -m quivira.testing.checksum > build/checksum-compiled
	@diff build/checksum-pure build/checksum-compiled && cat build/checksum-pure

check: lint types client-check ## lint, types and import contracts

lint: $(STAMP)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports

types: $(STAMP)
	@$(BIN)/mypy

client-check: $(PACKAGES)
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

client-test: $(PACKAGES)
	@$(NPM) run --silent test

format: $(STAMP) ## lay out all source, Python and the client's
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

browser: $(STAMP) ## get a Chromium for the browser tests, where there is none
	@$(BIN)/python -m quivira.testing.browser

pictures: client browser ## the pictures of the README
	@$(BIN)/python -m quivira.testing.pictures --readme docs/pictures

client: $(WWW) ## build the browser's client into the source tree

$(PACKAGES): $(STAMP) web/package-lock.json
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WWW): $(PACKAGES) $(CLIENT)
	@$(BIN)/python hatch_build.py client
	@touch $@

compiled: $(BUILT) ## compile a copy of the package for tests

$(BUILT): $(STAMP) $(SOURCES)
	@$(BIN)/python hatch_build.py build/compiled
	@touch $@

# One core is busy with it, so it comes with what leaves the other one free.
build/checksum-pure: $(STAMP) $(SOURCES)
	@mkdir -p build
	@$(BIN)/python -m quivira.testing.checksum > $@.new
	@mv $@.new $@

soak: compiled ## 100,000 random games of each game, every invariant checked; 10,000 under both laws; the server killed 50 times on each database
	@$(BIN)/python -m quivira.testing.faults --kills $(KILLS)
	@$(COMPILED) -m quivira.testing.soak --games $(GAMES) --laws $(LAWS)

bench: .venv-bench/.installed ## measure the compiled engine beside its peers
	@.venv-bench/bin/python benchmarks/bench.py --docs docs/benchmarks.md

bench-server: compiled ## measure the server under load: 250 tables of four sockets
	@$(COMPILED) -m quivira.testing.load --storage sqlite postgres --processes 1 2 \
	    --json build/bench-server.json --docs docs/benchmarks.md

lock: $(STAMP) ## renew requirements.lock from pyproject.toml
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --no-emit-package quivira \
	    --generate-hashes --custom-compile-command "make lock" --output-file requirements.lock pyproject.toml

clean: ## remove the environment and all caches
	rm -rf .venv .venv-play .venv-bench build web/node_modules src/quivira/server/www .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*

$(STAMP): requirements.lock pyproject.toml
	@$(call venv,.venv)
	@$(BIN)/pip install $(QUIET) --no-compile --no-deps --require-hashes -r requirements.lock
	@$(BIN)/pip install $(QUIET) --no-deps --no-build-isolation --editable .
	@$(BIN)/pip check $(QUIET)
	@touch $@

.venv-play/.installed .venv-bench/.installed: .venv-%/.installed: $(SOURCES) $(CLIENT)
	@$(call venv,.venv-$*)
	@.venv-$*/bin/pip install $(QUIET) '.[$(if $(filter play,$*),server,$*)]'
	@.venv-$*/bin/quivira doctor | grep 'build:'
	@touch $@
