# Each target does its own set-up in .venv; nothing else needs to be installed but Python 3.11+.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/run.stamp
DEV := .venv/dev.stamp
CLIENT := src/grotto/web/static/index.html
CLIENT_LINT := client/node_modules/lint.stamp
CLIENT_TYPES := client/src/api/schema.d.ts
CLIENT_SOURCES := $(shell find client -type f -not -path 'client/node_modules/*' -not -name openapi.json -not -name schema.d.ts)
# What the client's types of messages are made from.
MESSAGES := $(wildcard src/grotto/web/*.py src/grotto/table/*messages.py src/grotto/table/wire/*.py)

# Where the environment forbids compiled modules to be kept, each of the many processes of the tests would compile anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup client engine play test browser lint docs wheel sdist bench mutants lock clean postgresql spelling

setup: $(RUN)

play: $(CLIENT)
	@$(BIN)/python tools/compile_engine.py --background
	$(BIN)/grotto serve --open

# The engine compiled by mypyc into build/engine, if a C compiler is there; else it runs interpreted.
engine: $(RUN)
	@$(BIN)/python tools/compile_engine.py

# The browser client, built with the system's Node if it is new enough, else with the one that PyPI carries.
client: $(CLIENT)

# Two processes more than there are processors: pages and servers are often waited for.
PROCESSES = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST = $(BIN)/pytest --numprocesses=$(PROCESSES) --dist=loadfile --no-loadscope-reorder

# With the compiled engine, and what is about the engine again with the sources as they are; tests/properties
# compares the two.
test: lint engine $(CLIENT) browser postgresql spelling
	$(PYTEST)
	! $(BIN)/python -c 'import grotto, sys; sys.exit(not grotto.COMPILED)' || \
		GROTTO_COMPILED=0 $(PYTEST) tests/kernel tests/rules

# Debian's Chromium for the tests in a browser, where it may be installed; elsewhere they say that they are skipped.
# Most run in the one without windows, which takes little more than half of the processor time.
browser:
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell >/dev/null; } || true

# The same for the tests on PostgreSQL, which start one of their own.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || true

# And the dictionaries for the test of spelling.
spelling:
	@ls /usr/share/hunspell/en_GB.dic /usr/share/hunspell/ru_RU.dic /usr/share/hunspell/fr.dic >/dev/null 2>&1 && command -v hunspell >/dev/null || \
		[ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends hunspell hunspell-en-gb hunspell-ru hunspell-fr >/dev/null; } || true

# What others write with our types; those that are left out use libraries without types.
TYPED := $(addprefix examples/,arena_match.py dataset.py line_bot.py play_a_seat.py twenty_line_bot.py)

lint: $(DEV) $(CLIENT_LINT)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports

# Whether the tests notice a broken rule: 200 of the possible small changes of each game, always the same ones.
mutants: $(DEV)
	$(BIN)/python tools/mutants.py

bench: $(DEV) engine
	$(BIN)/grotto bench --against catanatron

# The documentation as a site, in build/site.
DOCS := .venv/docs.stamp
docs: $(DOCS)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/site/index.html"

# A package for `pip install`, in dist: the engine compiled, the client built.
wheel: $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

# The sources as a package, with the client built: who installs it needs nothing but PyPI and a C compiler, and without
# the latter runs them as they are.
sdist: $(CLIENT)
	$(BIN)/python -m hatchling build --target sdist --directory dist

# Pin anew what pyproject.toml asks for.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url
lock: $(RUN)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml --group build --output-file requirements.txt
	$(COMPILE) pyproject.toml --group build --group dev --all-extras --constraints requirements.txt --output-file requirements-dev.txt
	$(COMPILE) pyproject.toml --group docs --constraints requirements-dev.txt --output-file requirements-docs.txt

clean:
	rm -rf .venv build dist client/node_modules src/grotto/web/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .mutants

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

$(DOCS): requirements-docs.txt $(RUN)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements-docs.txt
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(MESSAGES) | $(RUN)
	$(BIN)/python client/tools/build.py
	@touch $@

$(CLIENT_TYPES): $(MESSAGES) | $(RUN)
	$(BIN)/python client/tools/build.py --types
	@touch $@

# prettier and ESLint; not again as long as nothing has changed.
$(CLIENT_LINT): $(CLIENT_SOURCES) $(CLIENT_TYPES) | $(RUN)
	$(BIN)/python client/tools/npm.py run --silent lint
	@touch $@
