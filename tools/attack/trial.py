"""Runs one attack and collects its results."""

import collections
import contextlib
import dataclasses
import tempfile
import time

import quiet
from common import server
from common import wire

MOST_MEMORY = 150  # MB above the start that an attack may use
LEFT_MEMORY = 48  # MB above the start that may remain a while later
TOO_MUCH_MEMORY = 1000  # MB above the start at which an attack stops, to spare the machine it runs on
LEAST_SECONDS = 3

ATTACKS = []

Attack = collections.namedtuple("Attack", "name run seconds law tolerant quick options")


def attack(name, seconds, tolerant=False, quick=True, options=()):
    """Makes an attack of a function. Its docstring states the law, `seconds` is its time limit, and `tolerant` means
    that ordinary tables may be refused during it, as with a broken disk. `options` are passed to the server."""

    def add(function):
        law = " ".join(function.__doc__.split()).removeprefix("Law: ")
        ATTACKS.append(Attack(name, function, seconds, law, tolerant, quick, options))
        return function

    return add


@dataclasses.dataclass
class Result:
    name: str
    law: str
    tried: int = 0
    unit: str = ""
    answers: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    broken: list = dataclasses.field(default_factory=list)
    notes: list = dataclasses.field(default_factory=list)
    memory: tuple = (0.0, 0.0, 0.0)
    quiet_answers: list = dataclasses.field(default_factory=list)
    quiet_computers: list = dataclasses.field(default_factory=list)
    seconds: float = 0.0


class Trial:
    def __init__(self, serving, result, seconds, brief):
        self.server = serving
        self.port = serving.port
        self.result = result
        self.brief = brief
        self.until = time.monotonic() + seconds
        self.start_memory = serving.memory()

    def scale(self, full, brief):
        return brief if self.brief else full

    def left(self):
        return max(0.0, self.until - time.monotonic())

    def over(self):
        """No more of it: the time is up, the server gone, or its memory exhausted."""
        return self.left() <= 0 or not self.server.alive() or self.too_much_memory()

    def too_much_memory(self):
        return self.server.memory() > self.start_memory + TOO_MUCH_MEMORY

    def tried(self, count=1, unit=""):
        self.result.tried += count
        self.result.unit = unit or self.result.unit

    def answer(self, kind, count=1):
        if count:
            self.result.answers[str(kind)] += count

    def answered(self, answer):
        """Counts an HTTP answer."""
        self.answer(answer.status if answer else "closed")

    def note(self, text):
        self.result.notes.append(text)

    def law(self, kept, otherwise):
        """Notes a broken law, in words."""
        if not kept and otherwise not in self.result.broken:
            self.result.broken.append(otherwise)

    def ask(self, method, path, body=b"", headers=(), address=wire.ATTACKER):
        return wire.ask(self.port, method, path, body, headers, address)


def carry_out(wanted, program, brief, seconds, judge_memory):
    """Runs one attack on a server of its own, with ordinary tables beside it."""
    result = Result(wanted.name, wanted.law)
    with tempfile.TemporaryDirectory(prefix="parlor-attack-") as folder, contextlib.ExitStack() as stack:
        serving = server.Server(program, folder, wanted.options)
        stack.callback(serving.end)
        around = quiet.Quiet(serving.port)
        time.sleep(0.3 if brief else 1.5)
        serving.reset_peak()
        trial = Trial(serving, result, min(seconds, wanted.seconds), brief)
        begin = time.monotonic()
        try:
            wanted.run(trial)
        except (OSError, wire.Refused, AttributeError, LookupError, TypeError, ValueError) as problem:
            trial.law(serving.alive(), "the server died")
            trial.law(not serving.alive(), f"the attack itself failed: {problem!r}")
        result.seconds = time.monotonic() - begin
        if not brief:  # long enough to measure the others even if the attack was over at once
            time.sleep(max(0.0, LEAST_SECONDS - result.seconds))
        end = time.monotonic()
        settle(serving, trial.start_memory, 20)
        peak = serving.memory("VmHWM")  # the remaining work may have taken more
        result.memory = (trial.start_memory, peak, serving.memory())
        if judge_memory:
            most = trial.start_memory + MOST_MEMORY
            trial.law(peak <= most, f"memory grew by {peak - trial.start_memory:,.0f} MB")
            left = serving.memory() - trial.start_memory
            trial.law(left <= LEFT_MEMORY, f"{left:,.0f} MB of memory did not come back")
        trial.law(serving.alive(), "the server died")
        if not wanted.tolerant:
            trial.law(serving.wait_for_health(200, 10), "/healthz is not 200 afterwards")
            trial.law(not any(kind.startswith("5") for kind in result.answers), "an answer was 5xx")
        notes = around.end()
        if not wanted.tolerant:
            trial.law(not notes.trouble, "an ordinary table had trouble: " + ", ".join(sorted(notes.trouble)))
        result.quiet_answers = quiet.during(notes.answers, begin, end)
        result.quiet_computers = quiet.during(notes.computers, begin, end)
    return result


def settle(serving, start, seconds):
    """Gives the server time to return its memory; it need not wait where it has."""
    until = time.monotonic() + seconds
    while serving.alive() and serving.memory() > start + LEFT_MEMORY and time.monotonic() < until:
        time.sleep(0.1)


@attack("none", 5)
def nothing(trial):
    """Law: no attack, only ordinary tables, for comparison."""
    time.sleep(min(trial.left(), trial.scale(4, 1)))
