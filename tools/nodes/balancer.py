"""HAProxy, configured by deploy/haproxy.cfg."""

import pathlib
import re
import shutil
import signal
import subprocess
import time

from common import processes, wire
from common.processes import Trouble

TEMPLATE = pathlib.Path(__file__).resolve().parents[2] / "deploy/haproxy.cfg"
START_SECONDS = 20


def program():
    found = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if not found:
        raise Trouble("HAProxy is not installed; on Debian: apt-get install haproxy")
    return found


def configuration(port, nodes, template=None):
    """The deployed file with other addresses: `nodes` gives the port of each name. Anything unexpected is Trouble, so
    that what is tested is what is deployed."""
    text = template if template is not None else TEMPLATE.read_text()
    text, bound = re.subn(r"^( +bind) :80$", rf"\1 127.0.0.1:{port}", text, flags=re.MULTILINE)
    named = []

    def here(line):
        named.append(line[2])
        return f"{line[1]}{line[2]} 127.0.0.1:{nodes[line[2]]}" if line[2] in nodes else f"    # {line[0].strip()}"

    text = re.sub(r"^( +server )(\S+) [\d.]+:8080", here, text, flags=re.MULTILINE)
    # The user, and the number of open files, can be changed only by root, and there may be no system log here.
    text = re.sub(r"^ +(user|group|maxconn|log /dev/log) .*\n", "", text, flags=re.MULTILINE)
    if bound != 1 or any(named.count(name) != 2 for name in nodes):
        raise Trouble(f"{TEMPLATE} does not have the lines bind :80 and server NAME for each of {', '.join(nodes)}.")
    return text


class Balancer:
    def __init__(self, folder, port, nodes, lasting=False, process=None):
        self.folder = pathlib.Path(folder)
        self.port = port
        self.nodes = nodes
        self.lasting = lasting
        self.process = process

    @property
    def log(self):
        return self.folder / "haproxy.log"

    def start(self):
        file = self.folder / "haproxy.cfg"
        file.write_text(configuration(self.port, self.nodes))
        checked = subprocess.run([program(), "-c", "-q", "-f", str(file)], capture_output=True, text=True)
        if checked.returncode != 0:
            raise Trouble(f"HAProxy refuses deploy/haproxy.cfg: {(checked.stderr or checked.stdout).strip()[-500:]}")
        self.process = processes.Process.begin([program(), "-db", "-f", file], self.log, lasting=self.lasting)
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            if not self.process.alive() or time.monotonic() > until:
                self.end()
                raise Trouble(f"HAProxy did not start: {self.log.read_text(errors='replace')[-500:].strip()}")
            time.sleep(0.05)

    def answers(self):
        """Whether it listens; /metrics is refused by HAProxy itself."""
        answer = wire.ask(self.port, "GET", "/metrics", timeout=2)
        return answer is not None and answer.status == 403

    def alive(self):
        return self.process is not None and self.process.alive()

    def kill(self):
        self.process.kill()

    def end(self):
        if self.process is not None:
            self.process.end(signal.SIGTERM, 3)
