"""Processes that end with the tool that started them, or, if they are meant to stay, are found again later."""

import ctypes
import os
import pathlib
import pwd
import random
import signal
import socket
import subprocess
import time

LIBC = ctypes.CDLL(None, use_errno=True)
PR_SET_PDEATHSIG = 1
PORTS = (20000, 32000)  # below those that Linux gives to connections
GIVEN = set()


class Trouble(Exception):
    """Something that the person at the terminal has to put right: one sentence."""


def is_free(port):
    """Whether somebody could listen there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def free_port():
    """A port of the loopback address that nobody uses at the moment, and that Linux will not give to a connection: a
    server that is killed must find its port free when it starts again."""
    while True:
        port = random.randrange(*PORTS)
        if port not in GIVEN and is_free(port):
            GIVEN.add(port)
            return port


def unprivileged():
    """The user to run PostgreSQL as, which refuses to run as root; None if this is not root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            pass
    raise Trouble("PostgreSQL does not run as root, and there is no user postgres or nobody; run this as another user.")


def as_user(user):
    """The arguments for subprocess to run a program as this user."""
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": "/"} if user else {}


def born(pid):
    """When a process started, in ticks since the machine did; None if it is gone. A reused number shows by it."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] == "Z" else int(fields[19])


class Process:
    """A process, started here or found again by what saved() said about it."""

    def __init__(self, pid, start, child=None):
        self.pid = pid
        self.start = start
        self.child = child

    @classmethod
    def begin(cls, command, log, user=None, lasting=False, output=None, death=signal.SIGKILL, environment=None):
        """Starts a program; its output goes to the log. If it is not lasting, it is sent `death` when this one ends.

        The signal comes when the thread that started the process ends, so that must be a thread that stays."""
        with open(log, "ab") as errors, open(output or log, "ab" if output is None else "wb") as said:
            child = subprocess.Popen(
                [str(word) for word in command],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=errors,
                start_new_session=True,  # Ctrl-C is for the tool, which then ends everything in order
                restore_signals=False,  # Python ignores SIGXFSZ, and so does the child: a full disk is an error
                env={**os.environ, **(environment or {})},
                preexec_fn=None if lasting else lambda: LIBC.prctl(PR_SET_PDEATHSIG, int(death)),
                **as_user(user),
            )
        return cls(child.pid, born(child.pid), child)

    def saved(self):
        return {"pid": self.pid, "start": self.start}

    def alive(self):
        if self.child is not None:
            return self.child.poll() is None
        return self.start is not None and born(self.pid) == self.start

    def send(self, number):
        if self.alive():
            os.kill(self.pid, number)

    def wait(self, seconds):
        """Whether it ended in time."""
        until = time.monotonic() + seconds
        while self.alive():
            if time.monotonic() > until:
                return False
            time.sleep(0.01)
        return True

    def end(self, number=signal.SIGTERM, seconds=10):
        """Asks it to stop, then kills it if necessary. A stopped process takes the signal when it continues."""
        self.send(number)
        self.send(signal.SIGCONT)
        if not self.wait(seconds):
            self.kill()

    def kill(self):
        self.send(signal.SIGKILL)
        self.wait(10)
