# Each target sets up what it needs; run again, it does only what has changed.
# On a fresh machine: Python 3.11 or newer and make are enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NPM_READY := _build/assets/.ready
CHROMIUM_READY := $(VENV)/.chromium
export PYTHONDONTWRITEBYTECODE := 1

.DELETE_ON_ERROR:
.PHONY: help sandbox site test serve numbers terms mutants bench homework solutions grade lint requirements clean

help:  ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

site: $(READY) $(NPM_READY)  ## the three editions and the side-by-side pages, under _site/
	@$(BIN)/python -m tools.site

serve: site  ## the site at http://localhost:8000
	@$(BIN)/python -m http.server 8000 --bind localhost --directory _site

numbers: $(READY)  ## checks every number that the book prints
	@$(BIN)/python -m tools.numbers

terms: $(READY)  ## checks that every page uses the glossary's terms
	@$(BIN)/python -m tools.terms

mutants: $(READY)  ## tests that check: changes every digit, which it must notice
	@$(BIN)/python -m tools.numbers.mutants

homework: $(READY)  ## nbgrader's course under _homework/: source, release, gradebook
	@$(BIN)/python -m tools.grading release

solutions: $(READY) $(NPM_READY)  ## the solved notebooks and the pages of solutions, under _homework/
	@$(BIN)/python -m tools.grading solutions
	@$(BIN)/python -m tools.site.solutions

export SUBMITTED
grade: $(READY) sandbox  ## marks and feedback: make grade SUBMITTED=<folder in nbgrader's submitted layout>
	@$(BIN)/python -m tools.grading grade "$$SUBMITTED"

test: site $(CHROMIUM_READY) sandbox lint  ## every check
	@echo "Running the tests ..."
	@$(BIN)/python -m pytest

bench: $(READY) sandbox  ## what the metrics, the check of numbers and the grading cost
	@$(BIN)/python -m bench.metrics
	@$(BIN)/python -m bench.numbers
	@$(BIN)/python -m bench.grading

lint: $(READY)  ## format and style
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .

requirements: $(READY)  ## requirements.txt from requirements.in
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url \
	  --no-header --output-file requirements.txt requirements.in
	@sed -i '1i # Compiled from requirements.in by `make requirements`; change that file, not this one.' requirements.txt

clean:  ## removes what was made, but not the environment
	rm -rf _build _site _homework

$(READY): requirements.txt pyproject.toml
	@echo "Making the Python environment in $(VENV) (two minutes the first time) ..."
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] + ": make PYTHON=<its path>")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(NPM_READY): tools/site/package.json tools/site/package-lock.json tools/site/.npmrc | $(READY)
	@echo "Fetching the browser's assets ..."
	@mkdir -p $(@D) && cp $^ $(@D)/
	@cd $(@D) && PATH="$(abspath $(BIN)):$$PATH" npm ci --silent
	@touch $@

sandbox:
	@command -v bwrap >/dev/null || { \
	  echo "Installing bubblewrap, in which submissions run ..."; \
	  test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq bubblewrap >/dev/null; \
	} || { echo "bubblewrap is missing: apt-get install bubblewrap" >&2; exit 1; }

$(CHROMIUM_READY): | $(READY)
	@$(BIN)/python -m tools.chromium
	@touch $@
