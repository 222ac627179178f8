"""A server: a separate process on a port of this machine, with its database and log."""

import json
import pathlib
import re
import signal
import time
import urllib.parse

from common import processes, wire

OPERATOR = "127.0.1.1"  # where /healthz and /metrics are read from
START_SECONDS = 60


class Server:
    def __init__(self, program, folder, options=(), database=None, port=0, lasting=False, environment=None):
        self.program = program
        self.options = options
        self.database = database or pathlib.Path(folder) / "parlor.db"
        self.log = pathlib.Path(folder) / "log"
        self.address = pathlib.Path(folder) / "address"
        self.port = port
        self.lasting = lasting
        self.environment = environment
        self.process = None
        self.start()

    def start(self):
        """Starts the server; restarts use the same port."""
        command = [self.program, "serve", "--port", self.port, "--db", self.database, *self.options]
        self.process = processes.Process.begin(
            command, self.log, output=self.address, lasting=self.lasting, environment=self.environment
        )
        until = time.monotonic() + START_SECONDS
        while not (found := re.search(r"http://\S+\n", self.address.read_text())):
            if not self.alive() or time.monotonic() > until:
                self.end()
                raise processes.Trouble(f"{self.program} did not start: {self.last_words()}")
            time.sleep(0.01)
        address = urllib.parse.urlsplit(found[0].strip())
        wire.loopback(address.hostname)
        self.port = self.port or address.port  # with --public-url it prints that one

    def last_words(self):
        lines = self.log.read_text(errors="replace").strip().splitlines()
        return " ".join(lines[-2:])[-500:] or "it printed nothing"

    def alive(self):
        return self.process.alive()

    def kill(self):
        """Ends it at once, like a power failure."""
        self.process.kill()

    def end(self):
        """Asks it to stop, then kills it if necessary."""
        self.process.end(signal.SIGTERM, 3)

    def memory(self, what="VmRSS"):
        """In MB; `VmHWM` is the peak since the last reset_peak()."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
            return int(re.search(rf"{what}:\s+(\d+) kB", status)[1]) / 1000
        except (OSError, TypeError):
            return 0.0

    def reset_peak(self):
        try:
            pathlib.Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")
        except OSError:
            pass

    def log_lines(self):
        return self.log.read_bytes().count(b"\n")

    def health(self):
        return health(self.port)[0]

    def metric(self, name):
        return metric(self.port, name) or 0.0

    def wait_for_health(self, status, seconds):
        """Whether /healthz says so before the time is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.health() == status:
                return True
            time.sleep(0.25)  # it must not be polled much more often
        return False


def health(port, timeout=10.0):
    """The status of /healthz and what it says; None and nothing if there is no answer."""
    answer = wire.ask(port, "GET", "/healthz", address=OPERATOR, timeout=timeout)
    try:
        return (answer.status, json.loads(answer.body)) if answer else (None, {})
    except ValueError:
        return answer.status, {}


def metric(port, name, timeout=10.0):
    answer = wire.ask(port, "GET", "/metrics", address=OPERATOR, timeout=timeout)
    found = re.search(rf"^{name} (\S+)$", answer.body.decode(), re.MULTILINE) if answer else None
    return float(found[1]) if found else None
