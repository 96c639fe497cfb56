# Everything runs in .venv, which is made from the lock file on first use.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
GAMES ?= 100000
KILLS ?= 50

.PHONY: play terminal test check soak bench-server lock clean
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 15

play: $(STAMP) ## start the table server and print its address
	@$(BIN)/quivira serve

terminal: $(STAMP) ## play a game in the terminal against bots
	@$(BIN)/quivira play

test: check ## run every check and test
	@$(BIN)/python -m pytest -n auto --cov --cov-report=term

check: $(STAMP) ## lint, types and import contracts
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: $(STAMP) ## 100,000 random games of each game, every invariant checked; the server killed 50 times on each database
	@$(BIN)/python -m quivira.testing.faults --kills $(KILLS)
	@$(BIN)/python -m quivira.testing.soak --games $(GAMES)

bench-server: $(STAMP) ## measure the server under load: 250 tables of four sockets
	@$(BIN)/python -m quivira.testing.load --storage sqlite postgres --processes 1 2 --json bench-server.json

lock: $(STAMP) ## renew requirements.lock from pyproject.toml
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --no-emit-package quivira \
	    --generate-hashes --custom-compile-command "make lock" --output-file requirements.lock pyproject.toml

clean: ## remove the environment and all caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Quivira needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
