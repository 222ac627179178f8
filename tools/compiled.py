"""The compile commands of build/dev, for tools that check the sources one by one."""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/dev"


class Unit(typing.NamedTuple):
    file: str  # as the build compiles it
    compiler: list[str]  # without a launcher in front
    flags: list[str]
    sources: list[str]  # its parts: several of our files if they are compiled together


def units():
    """Everything that is compiled. Leaves out the second compilation that checks for exceptions."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        file = entry["file"]
        sources = re.findall(r'#include "(.*)"', pathlib.Path(file).read_text()) if "/Unity/" in file else [file]
        words = shlex.split(entry["command"])
        if "-fno-exceptions" in words:
            continue
        first = next(i for i, word in enumerate(words) if word.startswith("-"))
        yield Unit(file, words[first - 1 : first], words[first : words.index("-o")], sources)


def on_every_core(jobs):
    """Runs each (function, arguments...) in parallel; returns the results in order."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [job.result() for job in [pool.submit(*job) for job in jobs]]
