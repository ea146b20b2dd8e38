# Each target does its own set-up in .venv; nothing else needs to be installed but Python 3.11+.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/run.stamp
DEV := .venv/dev.stamp

.PHONY: setup play test lint bench lock clean

setup: $(RUN)

play: $(RUN)
	$(BIN)/grotto play cave_vs_cave

test: lint
	$(BIN)/pytest

lint: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(DEV)
	$(BIN)/grotto bench --against catanatron

# Pin anew what pyproject.toml asks for.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url
lock: $(RUN)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml --group build --output-file requirements.txt
	$(COMPILE) pyproject.toml --group build --group dev --all-extras --constraints requirements.txt --output-file requirements-dev.txt

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "grotto needs Python 3.11 or newer; set PYTHON=/path/to/python3" >&2; exit 2; }
	$(PYTHON) -m venv .venv

$(RUN): requirements.txt pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements-dev.txt $(RUN)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements-dev.txt
	@touch $@
