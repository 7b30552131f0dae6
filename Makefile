# Everything that is done often. `make` alone lists it.
#
# The environment lies in .venv and holds exactly the pinned versions; it is rebuilt only when the pins, pyproject.toml
# or this file change. Another Python: `make setup PYTHON=python3.13`.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
# Tests start Python a few hundred times, and pytest rewrites each test module: what they compile is kept, as usual.
unexport PYTHONDONTWRITEBYTECODE
GAMES ?=
N ?= 10000000
HANDS ?= 1000000

.DEFAULT_GOAL := help
.PHONY: help setup play test quick lint compiled unit interpreted long check soak screens twins phrasebooks gallery docs dist bench peers vectors live chaos fuzz train data judges pins clean

help: ## this list
	@awk -F':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ------------------------------------------------------------------------------------------------- environment

.venv/made: Makefile
	@test -n "$(PYTHON)" || { echo "biberbau needs Python 3.11 or newer, and none was found."; \
		echo "Install one (Debian, Ubuntu: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "biberbau needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version 2>&1`."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make environments; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@touch $@

.venv/playing: .venv/made requirements.txt pyproject.toml
	@echo "Installing what the table needs (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

.venv/developing: .venv/playing requirements-dev.txt
	@echo "Installing what tests and documentation need (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

setup: .venv/developing ## the environment in .venv, with everything for tests and documentation

play: .venv/playing ## the table in the browser
	@$(BIN)/biberbau serve

# ------------------------------------------------------------------------------------------------------- tests

# $(call timed,NAME,GOALS): make the goals, and say how long it took.
timed = @begun=$$(date +%s); $(MAKE) --no-print-directory $(2); ended=$$?; \
	echo "--- $(1): $$(($$(date +%s) - begun)) s"; exit $$ended

test: setup ## all tests: lint, types, compiled, interpreted with coverage, browser
	$(call timed,style and types beside compiling,--jobs=2 lint compiled)
	$(call timed,tests with compiled rules,unit COMPILED=1 SAID_LATER=1)
	$(call timed,tests with interpreted rules,interpreted)

# Every test module is imported here already: a name that is gone should not be found after a quarter of an hour.
lint: setup ## style, types, and that all tests can be collected
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@found=$$(NUMBA_DISABLE_JIT=1 $(BIN)/pytest --collect-only -qq 2>&1) || { echo "$$found"; exit 1; }

# Tests run in JOBS processes; before, every game is compiled once, in a process of its own, so that none does it twice.
# That takes one core longer than the other, which has time for the style and types.
JOBS ?= 2
SIDE_BY_SIDE := -n $(JOBS) --dist loadgroup --no-loadscope-reorder
# The longest rules first: they take longest to compile.
GAME_IDS := $(shell for rules in src/biberbau/games/*/rules; do \
	echo "$$(cat $$rules/*.py | wc -c) $$(basename $$(dirname $$rules))"; done | sort -rn | cut -d" " -f2)
compiled: setup
	@test -n "$(COMPILED)" || \
		printf '%s\n' $(GAME_IDS) | xargs -n 1 -P $(JOBS) $(BIN)/python -m biberbau.warm --all >/dev/null

unit: compiled ## all tests with compiled rules (browser tests need Chromium: apt-get install chromium)
	@test -x /usr/bin/chromium || if [ "$$CI" = true ]; then \
		echo "Chromium is missing at /usr/bin/chromium, and CI skips no browser test."; exit 1; \
	else \
		echo "The browser tests are skipped: there is no /usr/bin/chromium (Debian, Ubuntu: apt-get install chromium)."; fi
	$(BIN)/pytest $(SIDE_BY_SIDE) $(if $(SAID_LATER),$(SAID:%=--ignore=%))

# Compiled code checks no bounds and wraps silently: the same tests again in the interpreter, which checks and raises.
# Pages, commands, environments, language, clients, documentation and what is made of finished games say nothing of that.
# Planted faults are looked for in interpreters of their own, in either run. What games say, and what a listener
# makes of it, is plain Python above the rules: its coverage counts, but compiled rules do for it, and take a tenth of the time.
# So `make test` runs these tests once, there.
SAID := $(foreach t,phrasebooks words catalogues,tests/test_$(t).py) $(wildcard tests/*/test_words.py tests/*/test_ahead.py tests/*/test_heard.py)
INTERPRETED := -m "not compiled and not browser" $(foreach d,web cli docs envs language client release,--ignore=tests/$(d)) \
	--ignore-glob='tests/*/web' $(foreach t,review puzzles holdings,--ignore-glob='tests/coach/test_$(t)*') --ignore=tests/test_architecture.py --ignore=tests/test_order_of_members.py --ignore=tests/test_selecting.py --ignore=tests/test_games_tried.py --ignore=tests/testing/test_planted_faults.py \
	--ignore=tests/testing/test_check.py --ignore=tests/test_structured_text.py --ignore=tests/kernel/test_numba_private.py \
	$(foreach t,arena beliefs_page blocks blunders estimates ladder model_card peers puzzle_mining ray record report report_texts speed strength_page,--ignore=tests/lab/test_$(t).py) \
	$(SAID:%=--ignore=%)
interpreted: setup ## the rules' tests in the interpreter, with coverage
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q $(SIDE_BY_SIDE) $(INTERPRETED)
	$(BIN)/coverage run -m pytest -q $(SIDE_BY_SIDE) $(SAID)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=98

# Rules that have changed are compiled as they are used: then it takes longer.
quick: setup ## in five minutes what a change may touch, without browsers, processes and long plays (SINCE=revision)
	$(BIN)/pytest $(SIDE_BY_SIDE) --quick --changed=$(SINCE)

long: setup ## tests that are too long for every run: all planted faults, what is true of every game on all of them
	$(BIN)/pytest $(SIDE_BY_SIDE) --long --games all -m long

check: setup ## conformance of all games (GAMES=... for some)
	$(BIN)/biberbau check $(GAMES)

soak: setup ## a long conformance run with bounds checks (N=10000000 moves), and a million hands for each game's listener
	NUMBA_BOUNDSCHECK=1 $(BIN)/biberbau check $(GAMES) --soak $(N)
	$(BIN)/biberbau check $(GAMES) --family consistency --hands $(HANDS)

screens: setup ## every decision on fourteen sizes of screen, as sheets of pictures in screens/ (GAMES=..., PLAYERS=2 for two)
	PYTHONPATH=tests $(BIN)/python -m tests.web.fitting $(GAMES) $(if $(PLAYERS),--players $(PLAYERS))

twins: setup ## no answer of the server depends on what the asker cannot know: thousands of positions (GAMES=...)
	$(BIN)/python -m tests.web.twins $(GAMES)

phrasebooks: setup ## what every game says, recorded anew in tests/<game> (GAMES=... for some)
	PYTHONPATH=tests $(BIN)/python -m common.phrasebook $(GAMES)

gallery: setup ## ten reports of the laboratory, into docs/gallery (GAMES=... for some, by the names of their pages)
	$(BIN)/python -m tests.docs.gallery $(GAMES)

# --------------------------------------------------------------------------------------------------- and beside

dist: .venv/playing ## wheel and sdist, into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist

docs: setup ## the documentation, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "site/index.html"

bench: setup ## speed of all games (GAMES=... for some)
	$(BIN)/biberbau bench $(GAMES)

peers: setup ## speed against other environments, same run, same core
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-peers.txt
	$(BIN)/python benchmarks/against_peers.py

# pgx brings JAX, which nothing else here needs: an environment of its own.
.venv-pgx/made: requirements-pgx.txt
	@$(PYTHON) -m venv .venv-pgx
	@.venv-pgx/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-pgx.txt
	@touch $@

vectors: setup .venv-pgx/made ## speed of batches beside PettingZoo and pgx, same run, all cores
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-peers.txt
	$(BIN)/python benchmarks/vectors.py --pgx .venv-pgx/bin/python

# boardgame.io needs node and npm; it is fetched into benchmarks/boardgame_io/node_modules. Where there are two CPUs,
# server and client have one each.
PINS := $(shell test `nproc 2>/dev/null || echo 1` -gt 1 && echo --pin-server 0 --pin-client 1)
live: setup ## what the live server bears, what a move costs it, and boardgame.io beside it
	$(BIN)/python benchmarks/live.py $(PINS) --tables 40 200 800
	$(BIN)/python benchmarks/live.py $(PINS) --game frantic --bots 3 --people 1 --tables 20
	$(BIN)/python benchmarks/live.py $(PINS) --tables 1 --spectators 1500
	$(BIN)/python benchmarks/live.py $(PINS) --plies
	$(BIN)/python benchmarks/live.py $(PINS) --saturate --tables 40 --peer

KILLS ?= 1000
chaos: setup ## servers killed under load, databases cut off, disks full: no acknowledged move is lost (KILLS=1000)
	$(BIN)/python -m tests.web.chaos --kills $(KILLS)
	$(BIN)/python -m tests.web.edges --rounds $(KILLS) --kill

REQUESTS ?= 100000
fuzz: setup ## hostile requests at every route (REQUESTS=100000)
	$(BIN)/python -m tests.web.fuzz --requests $(REQUESTS)

TRAIN_GAME ?= beasty_bar
train: setup ## a small network learns to beat the greedy bot (needs PyTorch, a large download)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-train.txt
	$(BIN)/python examples/ppo.py $(TRAIN_GAME)

# Ray wants a Gymnasium of its own, and all of them bring PyTorch: an environment of their own.
.venv-judges/made: requirements-judges.txt
	@$(PYTHON) -m venv .venv-judges
	@.venv-judges/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-judges.txt
	@touch $@

.venv-data/made: requirements-data.txt
	@$(PYTHON) -m venv .venv-data
	@.venv-data/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-data.txt
	@.venv-data/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

data: setup .venv-data/made ## blocks on Ray, and data sets in other libraries (some hundred megabytes)
	.venv-data/bin/python -m pytest -q tests/lab/test_ray.py tests/lab/test_record.py

judges: setup .venv-judges/made ## what others' tests say of the environments, all of docs/envs/judges.md (some gigabytes)
	$(BIN)/python -m tests.envs.judges --heavy .venv-judges/bin/python
	.venv-judges/bin/python -m pytest -q tests/envs/test_sb3.py

# The pins hold names, versions and markers only, so they work with any index. All of them have the table, too.
BARE := uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url pyproject.toml
COMPILE := $(BARE) --extra web
pins: ## compile the requirements again (needs uv; UPGRADE=--upgrade for newer versions)
	$(COMPILE) $(UPGRADE) --group build -o requirements.txt
	$(COMPILE) $(UPGRADE) --group dev -c requirements.txt -o requirements-dev.txt
	$(COMPILE) $(UPGRADE) --extra peers -c requirements-dev.txt -o requirements-peers.txt
	$(COMPILE) $(UPGRADE) --extra train -c requirements-dev.txt -o requirements-train.txt
	$(COMPILE) $(UPGRADE) --group dev --group data -c requirements-dev.txt -o requirements-data.txt
	$(BARE) $(UPGRADE) --extra envs --extra openspiel --group judges -c requirements.txt -o requirements-judges.txt
	echo "pgx>=2.6" | uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url - -o requirements-pgx.txt

clean: ## remove everything that is made here, the environment too
	rm -rf .venv .venv-data .venv-pgx .venv-judges benchmarks/boardgame_io/node_modules site build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
