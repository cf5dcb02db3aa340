# Every target installs what it needs and finds missing. Needed beforehand: Python 3.11+, Node 20+, npm, make.

PYTHON ?= python3
BIN := .venv/bin
PIP := -qq --disable-pip-version-check
# A display for WebKitGTK, asked for when a recipe runs: it may have been installed just before.
DISPLAYED := $$(command -v xvfb-run >/dev/null && echo xvfb-run --auto-servernum)
# Tests take their compiled files from one process to the next: to read them anew takes a process ten seconds.
unexport PYTHONDONTWRITEBYTECODE
ENGINE := build/engine/asm.wasm
SITE_NEEDS := node_modules/.installed words $(ENGINE)
TEST_NEEDS := .venv/.installed $(SITE_NEEDS)

.PHONY: help engine words sentences play serve site single test check unit pyodide web in-browsers soak ladder train puzzles regrade bench dist browsers clean

help:
	@echo "make play    build, serve on this machine, open a browser (GAME=mygame.py shows a game of yours too)"
	@echo "make site    write the static site into site/"
	@echo "make single  the same, and say where the one file with all of it is"
	@echo "make test    run every check (also: make check, unit, pyodide, web)"
	@echo "make soak    all of what the other tests take samples of, and random games by the thousand"
	@echo "make dist    build the Python package and the npm package into dist/"
	@echo "make ladder  let the levels of the computer players play each other, and the best of them others"
	@echo "make train GAME=xtal     learn the judgement of a game anew, from games against itself"
	@echo "make puzzles GAME=pods   look for more puzzles of a game"
	@echo "make regrade GAME=pods   tell how hard its puzzles are for the levels of today; take out what is none any more"
	@echo "make bench   print the figures: name value unit floor ratio spread limit (make bench click press: these; QUICK=1: each"
	@echo "             once; KEEP=1: write them down for the release), and what has changed since the last release"
	@echo "make bench memory        what pages hold after an hour (MINUTES=12: after less)"
	@echo "make engine  learn which part of the engine a start takes, for a new release of Pyodide"
	@echo "make words LANG=fr       begin a translation, or say what it lacks (make play LANG=fr: see it)"
	@echo "make sentences           write down anew what the games say (tests/sentences), to read the difference"
	@echo "make clean   remove everything that was built or installed here"

serve: site
	@$(PYTHON) tools/serve.py

# Games from elsewhere, shown too: `make site GAMES="examples mygame.py"`, `make play GAME=mygame.py`.
# Editions too: `make site EDITIONS=editions`.
site: export GAMES := $(or $(GAMES),$(GAME))
site: export TRIED_LANGUAGE := $(if $(filter command line,$(origin LANG)),$(LANG))
site: export EDITIONS := $(EDITIONS)
site: $(SITE_NEEDS)
	@$(PYTHON) tools/build_site.py

single: site
	@echo "site/pentapod.html holds all of it, and opens with a double click"

# The catalogs (*.ftl), as data that is read at once. `make words LANG=fr` begins a language, or says what it lacks.
words: node_modules/.installed
	@node tools/words/compile.mjs .
	@$(if $(filter command line,$(origin LANG)),$(if $(filter words,$(MAKECMDGOALS)),node tools/words/translate.mjs . $(LANG)))

# What the games say, in the files of whole sentences that somebody reviews.
sentences: $(TEST_NEEDS)
	PENTAPOD_SENTENCES=1 $(BIN)/pytest tests/sentences

# -- tests -----------------------------------------------------------------------------------------

test:
	@$(PYTHON) tools/run_tests.py $(MAKE)

check: $(TEST_NEEDS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	PYTHONPATH=py $(BIN)/lint-imports --no-logo
	node_modules/.bin/tsc --project tools/javascript/tsconfig.json
	node_modules/.bin/eslint --config tools/javascript/eslint.config.mjs static tools tests
	node tools/words/translate.mjs .
	$(BIN)/python tools/check_house.py

# Two at a time; a test that hangs is ended and named.
SHARED := --numprocesses 2 --dist worksteal --timeout 900 --timeout-method thread

unit: $(TEST_NEEDS) .venv/.adapters-installed
	node --test tests/board/*.test.mjs tests/embed/*.test.mjs tests/devices/*.test.mjs
	$(BIN)/pytest tests --ignore=tests/web --ignore=tests/owner $(SHARED)

pyodide: $(TEST_NEEDS) build/pytest/.installed
	@PYTHONPATH=tools $(PYTHON) -m python.compile_python
	node tools/python/pyodide_tests.mjs tests $(addprefix --ignore=tests/,web owner page play adapters tools command bots/test_best_actions.py) \
		--ignore-glob='*/test_reference.py' --ignore-glob='*/test_editing.py' --ignore-glob='*/test_any_touches.py' \
		--ignore-glob='*/test_pointless.py' --ignore-glob='*/test_languages.py'

# Browsers wait for what they are asked, so that a third one finds a processor free.
BROWSERS_AT_ONCE ?= 3

# Of some thousand starts of a browser one stands still. So what failed is tried once more, alone, and the run says what
# that was; what fails twice is a failure.
IN_BROWSERS = $(DISPLAYED) $(BIN)/pytest tests/web tests/owner --browser chromium --browser firefox --timeout 900 \
	--timeout-method thread --override-ini cache_dir=.pytest_cache/browsers

web: $(TEST_NEEDS) site browsers
	@$(MAKE) --no-print-directory in-browsers

in-browsers:
	$(IN_BROWSERS) --numprocesses $(BROWSERS_AT_ONCE) --dist worksteal || { \
		test $$? -eq 1 || exit 1; \
		echo "Once more, alone, what failed:"; \
		$(IN_BROWSERS) --last-failed --last-failed-no-failures none --maxfail 1 -v; \
	}

soak: $(TEST_NEEDS) .venv/.adapters-installed site browsers
	PENTAPOD_GAMES=2000 $(BIN)/pytest tests --ignore=tests/web --ignore=tests/owner --numprocesses 2
	PENTAPOD_GAMES=2000 $(MAKE) --no-print-directory pyodide
	PENTAPOD_GAMES=2000 $(DISPLAYED) $(BIN)/pytest tests/web tests/owner --browser chromium --browser firefox --numprocesses 2

# Ready to be installed or published: the package for shells and other programs (dist/pentapod-*.whl), and the one for
# the web's builders (dist/npm/, and dist/pentapod-board-*.tgz of it).
dist: .venv/.installed site
	$(BIN)/pip wheel $(PIP) --no-deps --no-build-isolation --wheel-dir dist .
	@PYTHONPATH=py:tools $(BIN)/python -m npm.packing

ladder: .venv/.adapters-installed words
	@PYTHONPATH=py:tools nice $(BIN)/python -m ladder.main --write docs/ladder.md $(WORKERS)
	@PYTHONPATH=py:tools nice $(BIN)/python -m ladder.duels --write docs/ladder.md $(WORKERS)

# Who does long work: two processes here, or, with CLUSTER=tcp://10.0.0.5:8786, the workers of a Dask cluster.
WORKERS = $(if $(CLUSTER),--cluster $(CLUSTER))

# The same SEED and number of games to LEARN from make the same table: build/train/GAME.toml. docs/training.md has figures.
LEARN ?= 20000
SEED ?= 1

train: .venv/.adapters-installed words
	@PYTHONPATH=py:tools nice $(BIN)/python -m train.run $(GAME) --games $(LEARN) --seed $(SEED) $(WORKERS)

# Games are numbered: FIRST is the number after those that the table's comments name. A table has at most MOST puzzles of
# each difficulty. VARY=345 changes known puzzles of these difficulties instead of playing games. THEMES=two-threats
# looks for puzzles of this theme alone.
puzzles: GAMES ?= 200
FIRST ?= 0
EACH ?= 12
MOST ?= 60
VARY ?=
THEMES ?=

puzzles: .venv/.installed words
	@PYTHONPATH=py:tools nice $(BIN)/python -m puzzles.find $(GAME) --games $(GAMES) --first $(FIRST) --each $(EACH) --most $(MOST) --vary "$(VARY)" --themes "$(THEMES)" $(WORKERS)

regrade: .venv/.installed words
	@PYTHONPATH=py:tools nice $(BIN)/python -m puzzles.regrade $(GAME) --most $(MOST) $(WORKERS)

# `make bench click press` prints these groups of figures alone; touches are counted without a browser. KEEP=1 writes
# them down, in docs/measured; MINUTES says how long memory is watched.
ifeq ($(firstword $(MAKECMDGOALS)),bench)
BENCHED := $(filter-out bench,$(MAKECMDGOALS))

.PHONY: $(BENCHED)
$(BENCHED):
	@:
else
# The site has the games of the files or folders that GAMES names as well.
play: site
	@$(PYTHON) tools/serve.py --open
endif
ifeq ($(BENCHED),touches)
BENCH_NEEDS := .venv/.installed words
else
BENCH_NEEDS := $(TEST_NEEDS) .venv/.adapters-installed build/lighthouse/.installed site browsers
endif

bench: export QUICK := $(QUICK)
bench: export KEEP := $(KEEP)
bench: export MINUTES := $(MINUTES)
bench: $(BENCH_NEEDS)
	@$(BIN)/python tools/bench/run.py $(BENCHED)

# -- what is missing -------------------------------------------------------------------------------

node_modules/.installed: package-lock.json
	npm ci --ignore-scripts
	@touch $@

# Learn which part of the engine of Pyodide starts and games run, for a new release of it.
engine: .venv/.installed site browsers
	$(BIN)/python tools/engine/learn.py

# The engine of Pyodide in two parts: what starts run, and the rest.
$(ENGINE): node_modules/.installed $(wildcard tools/engine/*.mjs tools/engine/*.json)
	node tools/engine/split.mjs node_modules/pyodide $(@D)

.venv/.installed: tools/requirements/dev.txt tools/requirements/pyodide.txt
	@sh tools/install_venv.sh $(PYTHON)
	$(BIN)/pip install $(PIP) --requirement tools/requirements/dev.txt
	@touch $@

# The libraries that the adapters are for: a quarter of a gigabyte, which nothing else needs.
.venv/.adapters-installed: tools/requirements/adapters.txt .venv/.installed
	$(BIN)/pip install $(PIP) --requirement $<
	@touch $@

# Lighthouse has two hundred packages, which nothing else needs.
build/lighthouse/.installed: tools/bench/package.json tools/bench/package-lock.json
	@mkdir -p $(@D)
	@cp $^ $(@D)
	npm ci --ignore-scripts --prefix $(@D)
	@touch $@

browsers: .venv/.installed
	@sh tools/install_browsers.sh

# pytest alone, in a folder of its own: what is mounted into Pyodide must hold nothing that was compiled for this machine.
build/pytest/.installed: tools/requirements/pyodide.txt .venv/.installed
	$(BIN)/pip install $(PIP) --no-deps --only-binary :all: --upgrade --target build/pytest --requirement $<
	@touch $@

clean:
	rm -rf build dist site .venv node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
