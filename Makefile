# `make` alone tells what there is. Works with GNU make 3.81 and later, and any POSIX shell.

.DEFAULT_GOAL := help
.NOTPARALLEL:
unexport PYTHONPATH PYTHONHOME
unexport PYTHONDONTWRITEBYTECODE # what is compiled once serves all processes that the tests start

PYTHON =
ARGS =
BIN = .venv/bin

.PHONY: help
help: ## this list
	@echo 'Tabularium: Roman board games, one table.'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  ARGS="..." is handed on by play, lab, test, test-all, test-compiled, bench and lock.'
	@echo '  PYTHON=... names the Python to use (3.11 or newer); by default the first one found.'

# Set-up

.PHONY: run-env dev-env test-env fresh
run-env:
	@PYTHON='$(PYTHON)' sh tools/setup.sh run

dev-env:
	@PYTHON='$(PYTHON)' sh tools/setup.sh dev

test-env: dev-env
	@sh tools/system.sh

fresh:
	@sh tools/compiled.sh check

# Play

.PHONY: play lab bench
play: run-env fresh ## set up what is needed, then play: make play ARGS="play aquileia"
	@$(BIN)/tabularium $(ARGS)

lab: dev-env fresh ## the same with tables, plots and ratings: make lab ARGS="simulate aquileia --bots greedy --seats 4 --out study"
	@$(BIN)/tabularium $(ARGS)

bench: dev-env fresh ## measure the speed of the games, plain and compiled, beside other engines
	@had=$$(find src/tabularium -name '*.so' | head -n 1); $(BIN)/python tools/compile.py; \
	$(BIN)/tabularium bench $(ARGS); code=$$?; \
	if [ -z "$$had" ]; then sh tools/compiled.sh remove; fi; exit $$code

# Check

.PHONY: test test-all lint format
test: test-env fresh ## lint, types, layers and tests, all at once (without the slow tests)
	@$(BIN)/python tools/check.py ruff format mypy layers tests -- $(ARGS)

test-all: test-env fresh ## the same with the slow tests
	@$(BIN)/python tools/check.py --slow ruff format mypy layers tests -- $(ARGS)

lint: dev-env ## lint, types and layers only
	@$(BIN)/python tools/check.py ruff format mypy layers

format: dev-env ## put the source in the common format, and mend what can be mended
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

# Compiled

.PHONY: compiled plain test-compiled
compiled: dev-env ## compile core, games and bots in place (needs a C compiler); a change of their source undoes it
	@$(BIN)/python tools/compile.py

plain: ## remove the compiled files
	@sh tools/compiled.sh remove

test-compiled: compiled ## compile, run the tests on that, and remove the compiled files again
	@$(BIN)/python tools/check.py tests -- $(ARGS); code=$$?; sh tools/compiled.sh remove; exit $$code

# Upkeep

.PHONY: pictures lock clean
pictures: dev-env fresh ## take the README's pictures anew (docs/pictures), from a seeded match in a real browser
	@$(BIN)/python tools/pictures.py

lock: ## lock the dependencies anew after a change in pyproject.toml; newer versions: ARGS=--upgrade
	@PYTHON='$(PYTHON)' sh tools/lock.sh $(ARGS)

clean: plain ## remove everything that make has made, .venv included
	rm -rf .venv build dist src/tabularium.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
