"""The server under attack: a separate process with a temporary database, on a free port of this machine."""

import pathlib
import re
import signal
import subprocess
import time
import urllib.parse

import wire

OPERATOR = "127.0.1.1"  # where /healthz and /metrics are read from


class Server:
    def __init__(self, program, folder, options=()):
        self.program = program
        self.options = options
        self.database = pathlib.Path(folder) / "parlor.db"
        self.log = pathlib.Path(folder) / "log"
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        """Starts the server; restarts use the same port."""
        command = [self.program, "serve", "--port", str(self.port), "--db", str(self.database), *self.options]
        with open(self.log, "ab") as log:
            # Python ignores SIGXFSZ, and so does the server: a full disk is an error, not the end.
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, restore_signals=False
            )
        line = self.process.stdout.readline()
        address = urllib.parse.urlsplit((re.search(r"http://\S+", line) or [""])[0])
        if not address.port:
            self.end()
            raise SystemExit(f"{self.program} did not start: {self.log.read_text()[-2000:]}")
        wire.loopback(address.hostname)
        self.port = address.port

    def alive(self):
        return self.process.poll() is None

    def kill(self):
        """Ends it at once, like a power failure."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        """Asks it to stop, then kills it if necessary."""
        if self.alive():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(3)
            except subprocess.TimeoutExpired:
                pass
        self.kill()

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
        answer = wire.ask(self.port, "GET", "/healthz", address=OPERATOR)
        return answer.status if answer else None

    def metric(self, name):
        answer = wire.ask(self.port, "GET", "/metrics", address=OPERATOR)
        found = re.search(rf"^{name} (\S+)$", answer.body.decode(), re.MULTILINE) if answer else None
        return float(found[1]) if found else 0.0

    def wait_for_health(self, status, seconds):
        """Whether /healthz says so before the time is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.health() == status:
                return True
            time.sleep(0.25)  # it must not be polled much more often
        return False
