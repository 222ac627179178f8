"""Several nodes on one database behind HAProxy, all on loopback."""

import os
import pathlib
import shutil
import tempfile
import time

from common import processes
from common.processes import Trouble
from common.server import Server, health
from nodes import balancer, database, links

NAMES = ("a", "b", "c")
HEALTHY_SECONDS = 60


class Cluster:
    """`cut` puts a link, which can be cut, between each node and HAProxy, and between each node and PostgreSQL."""

    def __init__(self, program, folder, lease=5, names=NAMES, lasting=False, cut=False, options=(), port=0):
        if port and not processes.is_free(port):
            raise Trouble(f"Port {port} is in use; choose another one with --port.")
        self.program = program
        self.folder = pathlib.Path(folder)
        self.lease = lease
        self.names = names
        self.lasting = lasting
        self.options = options
        self.nodes = {}
        self.links = None
        self.database = None
        self.balancer = None
        # PostgreSQL's user may not be able to read where the project is.
        self.data = pathlib.Path(tempfile.mkdtemp(prefix="parlor-cluster-"))
        try:
            self._start(cut, port or processes.free_port())
        except BaseException:
            self.end()
            raise

    def _start(self, cut, port):
        self.folder.mkdir(parents=True, exist_ok=True)
        user = processes.unprivileged()
        if user is not None:
            os.chown(self.data, user.pw_uid, user.pw_gid)
        self.databases = [processes.free_port(), processes.free_port()]
        self.database = database.Database.create(self.data, self.databases, self.lasting)
        if cut:
            self.links = links.Links(self.folder / "links.log")
        fronts = {}
        # Browsers may only use the address that they were told.
        common = ["--lease", self.lease, "--proxy", "127.0.0.1", "--public-url", f"http://127.0.0.1:{port}"]
        common += ["--load-profile", *self.options]
        for name in self.names:
            (self.folder / name).mkdir(exist_ok=True)
            mine = [self._link(f"{name} database {at}", each) for at, each in enumerate(self.databases)]
            own = processes.free_port()
            self.nodes[name] = Server(
                self.program,
                self.folder / name,
                ["--node", name, *common],
                database.url(mine),
                own,
                self.lasting,
            )
            fronts[name] = self._link(f"{name} front", own)
        self.wait_healthy()
        self.balancer = balancer.Balancer(self.folder, port, fronts, self.lasting)
        self.balancer.start()

    def _link(self, name, port):
        return self.links.add(name, port) if self.links is not None else port

    @property
    def port(self):
        """Where players connect."""
        return self.balancer.port

    def healthy(self):
        return [name for name, node in self.nodes.items() if health(node.port, 2)[0] == 200]

    def wait_healthy(self, seconds=HEALTHY_SECONDS):
        until = time.monotonic() + seconds
        while len(self.healthy()) < len(self.nodes):
            if time.monotonic() > until:
                sick = ", ".join(sorted(set(self.nodes) - set(self.healthy())))
                raise Trouble(f"Not healthy after {seconds} seconds: {sick}; see the logs in {self.folder}.")
            time.sleep(0.1)

    def end(self):
        """Stops everything, in the order in which nobody misses anything."""
        if self.balancer is not None:
            self.balancer.end()
        for node in self.nodes.values():
            node.end()
        if self.links is not None:
            self.links.end()
        if self.database is not None:
            self.database.end()
        for log in self.data.glob("*.log"):
            shutil.copy(log, self.folder)
        shutil.rmtree(self.data, ignore_errors=True)
