"""The program that the tools run."""

import os
import pathlib
import subprocess

from common.processes import Trouble

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = ROOT / "build/release/src/parlor"


def chosen(named=None, page=False):
    """The program that was named, or else the release, with what changed built first; `page` also builds the page."""
    if named:
        if not os.access(named, os.X_OK):
            raise Trouble(f"{named} is not a program; build it first, or omit --program.")
        return pathlib.Path(named).resolve()
    build = 'source tools/setup.sh; need "${BUILD_PACKAGES[@]}" && build release parlor'
    done = subprocess.run(["bash", "-c", f"{build} && build_page" if page else build, "parlor"], cwd=ROOT)
    if done.returncode != 0:
        raise Trouble("The program could not be built.")
    return RELEASE
