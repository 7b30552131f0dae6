"""What belongs to a release besides its files: notes, a citation, workflows that publish a tag and nothing else."""

from __future__ import annotations

import datetime
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import biberbau

from .building import ROOT

WORKFLOWS = ROOT / ".github" / "workflows"
VERSION = biberbau.__version__
SECTION = re.compile(r"^## \[(.+?)\](?: - (.+))?$", re.MULTILINE)
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def workflow(name: str) -> dict[str, Any]:
    """A workflow; YAML 1.1 reads its key ``on`` as true."""
    document = yaml.safe_load(WORKFLOWS.joinpath(name).read_text("utf-8"))
    document["on"] = document.pop(True)
    return document  # type: ignore[no-any-return]


# --------------------------------------------------------------------------------------------------- notes, citation


def test_the_changes_are_release_notes() -> None:
    """Keep a Changelog: the newest first, each with its date except what is not released, kinds in their order."""
    text = ROOT.joinpath("CHANGELOG.md").read_text("utf-8")
    sections = SECTION.findall(text)
    assert len(sections) == text.count("\n## "), "a heading in another form"
    names = [name for name, _ in sections]
    assert names[0] == "Unreleased" and VERSION in names
    dates = [datetime.date.fromisoformat(date) for name, date in sections if name != "Unreleased"]
    assert dates == sorted(dates, reverse=True)
    for part in re.split(r"^## .+$", text, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.+)$", part, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]


def test_the_citation_is_of_this_version() -> None:
    """The schema's required keys, of the types that it wants; an entity, no person, has written it."""
    cited = yaml.safe_load(ROOT.joinpath("CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert cited.keys() <= {
        *("abstract", "authors", "cff-version", "date-released", "keywords", "license", "message", "title"),
        *("type", "version"),
    }
    assert cited["authors"] == [{"name": "biberbau contributors"}]
    assert all(isinstance(cited[key], str) and cited[key] for key in ("title", "message", "abstract"))
    assert (cited["type"], cited["license"], cited["version"]) == ("software", "MIT", VERSION)
    dates = dict(SECTION.findall(ROOT.joinpath("CHANGELOG.md").read_text("utf-8")))
    assert cited["date-released"] == dates[VERSION]


# --------------------------------------------------------------------------------------------------------- workflows


def steps(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in document["jobs"].values() for step in job.get("steps", ())]


@pytest.mark.process
@pytest.mark.parametrize("name", ("release.yml", "test.yml"))
def test_a_workflow_is_whole(name: str) -> None:
    document = workflow(name)
    assert document.keys() == {"name", "on", "permissions", "jobs"}
    assert document["permissions"] == {"contents": "read"}
    for job in document["jobs"].values():
        assert ("uses" in job) != ("runs-on" in job and "steps" in job)
        assert set(job.get("needs", ())) <= document["jobs"].keys()
        assert "uses" not in job or ROOT.joinpath(job["uses"]).is_file()
    for step in steps(document):
        assert ("run" in step) != ("uses" in step)
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+)*", step.get("uses", "some/action@v1")), step
        if "run" in step:
            subprocess.run(["bash", "-n", "-c", step["run"]], check=True)
    assert "secrets." not in WORKFLOWS.joinpath(name).read_text("utf-8")


def test_every_push_is_tested_as_a_whole() -> None:
    document = workflow("test.yml")
    assert document["on"].keys() == {"push", "pull_request", "workflow_call"}
    assert steps(document)[-1] == {"run": ".ci/run"}
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_a_tag_is_published_once_it_is_built_and_tested() -> None:
    document = workflow("release.yml")
    jobs = document["jobs"]
    assert document["on"] == {"push": {"tags": ["v*"]}}
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    assert {"run": "make dist"} in jobs["build"]["steps"]
    publish = jobs["publish"]
    assert set(publish["needs"]) == {"build", "test"}
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"] == "pypi"
    last = publish["steps"][-1]
    assert last["uses"].startswith("pypa/gh-action-pypi-publish@v") and "with" not in last
    others = [job.get("permissions", {}) for name, job in jobs.items() if name != "publish"]
    assert not any("id-token" in permissions for permissions in others)


@pytest.mark.process
@pytest.mark.parametrize(
    ("tag", "changed", "said"),
    [
        (f"v{VERSION}", "", ""),
        ("v99.0.0", "", "The tag is v99.0.0"),
        (VERSION, "", "The tag is"),
        (f"v{VERSION}", "CHANGELOG.md", "no dated section"),
        (f"v{VERSION}", "CITATION.cff", "CITATION.cff is not about"),
    ],
)
def test_a_tag_that_is_not_the_version_is_refused(tmp_path: Path, tag: str, changed: str, said: str) -> None:
    """The workflow's own lines, in a copy of what they read; where all is well they write the notes."""
    (check,) = (step["run"] for step in steps(workflow("release.yml")) if "GITHUB_REF_NAME" in step.get("run", "")
                and "sed" in step["run"])  # fmt: skip
    for name in ("src/biberbau/__init__.py", "CHANGELOG.md", "CITATION.cff"):
        text = ROOT.joinpath(name).read_text("utf-8")
        tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(name).write_text(
            text.replace(VERSION, "98.0.0") if name == changed else text, "utf-8"
        )
    done = subprocess.run(
        ["bash", "-e", "-c", check],
        cwd=tmp_path,
        env={**os.environ, "GITHUB_REF_NAME": tag},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == (not said) and said in done.stdout, done.stdout + done.stderr
    if not said:
        notes = tmp_path.joinpath("notes.md").read_text("utf-8")
        assert "### Added" in notes and "\n## " not in notes and "Unreleased" not in notes
