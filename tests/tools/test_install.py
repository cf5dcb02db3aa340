"""What `make test` installs, and where it says what to do instead; and what is published only after it."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from site_files import ROOT

pytestmark = pytest.mark.native

DEBIANS_OWN = ("chromium", "chromium-headless-shell", "firefox-esr", "WebKitWebDriver", "xvfb-run", "xauth")
PLAYWRIGHTS_OWN = "python -m playwright install chromium firefox"
LEFT_OUT = "This is not Debian: the tests drive Playwright's own Chromium and Firefox, and leave out WebKitGTK.\n"


class Machine(NamedTuple):
    """A folder that stands for a machine; what it is asked to install is written into `log` instead."""

    folder: Path

    @property
    def log(self) -> list[str]:
        file = self.folder / "log"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def install(self) -> subprocess.CompletedProcess[str]:
        command = ["sh", "tools/install_browsers.sh", str(self.folder)]
        environment = {"PATH": str(self.folder / "bin")}
        return subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False, timeout=60
        )


def machine(
    folder: Path, *, system: str = "debian", user: int = 0, has: Iterable[str] = (), runs: Iterable[str] = ()
) -> Machine:
    """A machine of an operating system and a user, with some programs in /usr/bin and others to run, which only log."""
    for place in ("bin", "usr/bin", "etc", "tools", ".venv/bin"):
        (folder / place).mkdir(parents=True)
    for name in ("install_browsers.sh", "apt_install.sh"):
        shutil.copy(ROOT / "tools" / name, folder / "tools")
    (folder / "etc/os-release").write_text(f"NAME=Some\nID={system}\nID_LIKE=debian\n", encoding="utf-8")
    for tool in ("sh", "grep", "mktemp", "tail", "rm", "touch"):
        (folder / "bin" / tool).symlink_to(shutil.which(tool) or tool)
    (folder / "bin/id").write_text(f"#!/bin/sh\necho {user}\n", encoding="utf-8")
    logging = '#!/bin/sh\necho "${{0##*/}} $*" >>{log}\n'.format(log=folder / "log")
    for name in runs:
        (folder / "bin" / name).write_text(logging, encoding="utf-8")
    for name in has:
        (folder / "usr/bin" / name).write_text(logging, encoding="utf-8")
    (folder / ".venv/bin/python").write_text(logging, encoding="utf-8")
    (folder / ".venv/.installed").touch()
    for made in (*folder.glob("bin/*"), *folder.glob("usr/bin/*"), *folder.glob(".venv/bin/*")):
        if not made.is_symlink():
            made.chmod(0o755)
    return Machine(folder)


def test_where_everything_is_there_nothing_is_installed_or_said(tmp_path: Path) -> None:
    there = machine(tmp_path, has=DEBIANS_OWN, runs=["apt-get"])
    done = there.install()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert there.log == []


def test_on_debian_root_gets_what_is_missing(tmp_path: Path) -> None:
    here = machine(tmp_path, has=["chromium", "xauth", "xvfb-run"], runs=["apt-get"])
    assert here.install().returncode == 0
    assert here.log == [
        "apt-get update",
        "apt-get install --yes --no-install-recommends chromium-headless-shell firefox-esr webkit2gtk-driver",
    ]


def test_on_debian_another_user_is_told_which_command_to_run(tmp_path: Path) -> None:
    here = machine(tmp_path, user=1000, runs=["apt-get"])
    done = here.install()
    assert done.returncode == 1
    packages = "chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb xauth"
    assert f"\n    sudo apt-get install --no-install-recommends {packages}\n" in done.stdout
    assert here.log == []


def test_on_debian_another_user_who_may_become_root_unasked_gets_it(tmp_path: Path) -> None:
    here = machine(tmp_path, user=1000, has=DEBIANS_OWN[1:], runs=["apt-get", "sudo"])
    assert here.install().returncode == 0
    install = "sudo apt-get install --yes --no-install-recommends chromium"
    assert here.log == ["sudo -n true", "sudo apt-get update", install]


@pytest.mark.parametrize("system", ["fedora", "", "arch"])
def test_without_apt_playwrights_own_browsers_are_taken_once_and_one_line_says_so(tmp_path: Path, system: str) -> None:
    here = machine(tmp_path, system=system, user=1000)
    if not system:
        (tmp_path / "etc/os-release").unlink()  # macOS
    for _ in range(2):
        done = here.install()
        assert (done.returncode, done.stdout, done.stderr) == (0, LEFT_OUT, "")
    assert here.log == [PLAYWRIGHTS_OWN]


@pytest.mark.parametrize(("user", "programs"), [(0, ["apt-get"]), (1000, ["apt-get", "sudo"]), (1000, ["apt-get"])])
def test_ubuntu_has_other_packages_and_takes_playwrights_own_too(
    tmp_path: Path, user: int, programs: list[str]
) -> None:
    here = machine(tmp_path, system="ubuntu", user=user, runs=programs)
    done = here.install()
    assert (done.returncode, done.stdout) == (0, LEFT_OUT)
    is_root = user == 0 or "sudo" in programs
    expected = PLAYWRIGHTS_OWN.replace("install", "install --with-deps") if is_root else PLAYWRIGHTS_OWN
    assert here.log[-1] == expected
    assert "apt-get" not in " ".join(here.log)


@pytest.mark.parametrize("there", [True, False])
def test_the_browser_tests_run_with_and_without_a_program_for_a_display(tmp_path: Path, there: bool) -> None:
    here = machine(tmp_path, runs=["xvfb-run"] if there else [])
    print_recipe = f"include {ROOT / 'Makefile'}\nshown:\n\t@echo $(DISPLAYED) pytest\n"
    done = subprocess.run(
        [shutil.which("make") or "make", "-f", "-", "shown"],
        input=print_recipe,
        cwd=tmp_path,
        env={"PATH": str(here.folder / "bin")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == ("xvfb-run --auto-servernum pytest\n" if there else "pytest\n")
    recipes = re.findall(r"^.*tests/web .*--browser.*", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(recipes) == 2
    assert all("$(DISPLAYED)" in recipe for recipe in recipes)


def jobs(workflow: str) -> dict[str, str]:
    """The jobs of a workflow by name, as text."""
    text = (ROOT / ".github/workflows" / workflow).read_text(encoding="utf-8")
    return dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", text.partition("\njobs:\n")[2], re.MULTILINE))


def test_every_pull_request_is_tested_and_what_is_published_has_passed_the_same() -> None:
    tested = jobs("test.yml")["test"]
    assert "on:\n  pull_request:\n  workflow_call:\n" in (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert re.findall(r"- run: (.*)", tested) == [".ci/run"]
    assert tested.index(".ci/run") < tested.index("upload-pages-artifact")
    published = jobs("pages.yml")
    assert published.keys() == {"test", "publish"}
    assert published["test"].strip() == "uses: ./.github/workflows/test.yml"
    assert "needs: test\n" in published["publish"]
    assert "deploy-pages" in published["publish"]
    assert "- run:" not in published["publish"]
    assert "exec make test\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_what_runs_before_a_commit_is_there() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", hooks) == ["local"], "nothing is fetched"
    assert re.findall(r"entry: (.*)", hooks) == ["make check"]
