"""One PostgreSQL server: its folder, its port, its process."""

import pathlib
import signal
import subprocess
import time

from common import processes
from common.processes import Trouble

VERSIONS = pathlib.Path("/usr/lib/postgresql")  # Debian keeps each in a folder of its own, none on the path
USER = "parlor"
DATABASE = "parlor"
START_SECONDS = 60

# It does not sync: what was written survives the death of its processes, if not a power failure.
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
max_wal_senders = 5
wal_keep_size = 256MB
hot_standby = on
max_connections = 60
shared_buffers = 32MB
wal_receiver_timeout = 5s
wal_retrieve_retry_interval = 200ms
wal_sender_timeout = 5s
# A node that was cut off must not keep its locks for hours: see docs/deploy.md.
tcp_keepalives_idle = 5
tcp_keepalives_interval = 1
tcp_keepalives_count = 3
tcp_user_timeout = 5000
"""
RIGHTS = "host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n"


def programs():
    found = [each for each in VERSIONS.glob("*/bin") if (each / "postgres").exists()]
    if not found:
        raise Trouble("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    return max(found, key=lambda folder: int(folder.parent.name))


class Instance:
    def __init__(self, name, folder, port, lasting=False, process=None):
        self.name = name
        self.folder = pathlib.Path(folder)
        self.port = port
        self.lasting = lasting
        self.process = process
        self.user = processes.unprivileged()

    @property
    def data(self):
        return self.folder / self.name

    @property
    def log(self):
        return self.folder / f"{self.name}.log"

    def run(self, *command, seconds=120):
        """What one of PostgreSQL's programs prints; Trouble if it fails."""
        done = subprocess.run(
            [str(programs() / command[0]), *map(str, command[1:])],
            capture_output=True,
            text=True,
            timeout=seconds,
            **processes.as_user(self.user),
        )
        if done.returncode != 0:
            raise Trouble(f"{command[0]} failed: {done.stderr.strip()[-500:]}")
        return done.stdout

    def create(self):
        """A new database cluster with an empty database."""
        self.run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        with open(self.data / "postgresql.conf", "a") as settings:
            settings.write(SETTINGS)
        (self.data / "pg_hba.conf").write_text(RIGHTS)

    def clone(self, primary):
        """A copy of a running server, which follows it once it is started."""
        subprocess.run(["rm", "-rf", str(self.data)], check=True)
        source = f"host=127.0.0.1 port={primary.port} user={USER} application_name={self.name}"
        self.run("pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-c", "fast", "-N", "-d", source)

    def start(self):
        command = [programs() / "postgres", "-D", self.data, "-p", self.port]
        self.process = processes.Process.begin(
            command, self.log, user=self.user, lasting=self.lasting, death=signal.SIGQUIT
        )
        until = time.monotonic() + START_SECONDS
        while not self.ready():
            if not self.process.alive() or time.monotonic() > until:
                self.stop()
                raise Trouble(f"PostgreSQL did not start: {self.log.read_text(errors='replace')[-500:].strip()}")
            time.sleep(0.05)

    def alive(self):
        return self.process is not None and self.process.alive()

    def ready(self):
        try:
            self.run("pg_isready", "-q", "-h", "127.0.0.1", "-p", self.port)
            return True
        except Trouble:
            return False

    def stop(self):
        """Ends it in order, without waiting for its clients."""
        if self.process is not None:
            self.process.end(signal.SIGINT, 10)

    def kill(self):
        """All its processes at once: one that survived for a moment would still answer."""
        if not self.alive():
            return
        pid = self.process.pid
        self.process.send(signal.SIGSTOP)  # it would replace the others
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        others = [processes.Process(int(child), processes.born(int(child))) for child in children]
        for other in others:
            other.send(signal.SIGKILL)
        self.process.kill()
        for other in others:
            other.wait(10)

    def url(self, database=DATABASE):
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def sql(self, statement, database=DATABASE, seconds=60):
        """The rows that psql prints, one per line."""
        plain = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        return self.run("psql", *plain, "-d", self.url(database), "-c", statement, seconds=seconds)
