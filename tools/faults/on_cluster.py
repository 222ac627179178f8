"""Faults of a cluster: its nodes, its database, its network and its proxy."""

import asyncio
import collections
import signal
import time

from common.processes import Trouble
from common.server import metric
from faults import ledger
from faults.world import World
from nodes.cluster import Cluster

OWNED = "parlor_tables_owned"
COUNTERS = ("parlor_takeovers_total", "parlor_store_fenced_writes_total")


class OnCluster(World):
    STORE = "PostgreSQL"

    async def start(self):
        self.cluster = None
        self.last = collections.Counter()
        self.notes = collections.Counter(takeovers=0, fenced=0)
        self.cluster = await self.do(self._begin)

    def _begin(self):
        return Cluster(self.options.program, self.folder, lease=self.options.lease, cut=True)

    @property
    def port(self):
        return self.cluster.port

    def ledger(self):
        for node in self.cluster.nodes.values():
            node.end()
        return ledger.of_postgres(self.cluster.database.primary)

    def end(self):
        if self.cluster is not None:
            self.cluster.end()

    async def revive(self):
        """Waits until all is well again. A node that ended by itself is started, and reported."""
        for name, node in self.cluster.nodes.items():
            if not node.alive():
                self.checker.fault("a node that ended by itself", f"node {name}: {node.last_words()}")
                await self.start_again(name, node)
        await self.do(self.cluster.wait_healthy)

    async def start_again(self, name, node):
        """What systemd does: if a node does not start, because the database is away, it is tried again."""
        self.forget(name)
        until = time.monotonic() + self.options.limit
        while True:
            try:
                return await self.do(lambda: node.alive() or node.start())
            except Trouble:
                self.notes["failed starts"] += 1
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.5)

    def sample(self):
        for name, node in self.cluster.nodes.items():
            for counter, note in zip(COUNTERS, ("takeovers", "fenced")):
                now = metric(node.port, counter) or 0
                self.notes[note] += max(0, int(now - self.last[name, counter]))
                self.last[name, counter] = now

    async def some_node(self):
        """One that has tables, as a rule: tables stay with the node that took them over, so some nodes have none."""
        names = sorted(self.cluster.nodes)
        owned = await self.do(lambda: [metric(self.cluster.nodes[name].port, OWNED, 1) or 0 for name in names])
        name = self.random.choices(names, [1 + count for count in owned])[0]
        return name, self.cluster.nodes[name]

    def longer_than_a_lease(self):
        return self.options.lease * self.random.uniform(1.2, 2.5)

    def around_a_lease(self):
        return self.options.lease * self.random.uniform(0.3, 2.5)

    def forget(self, name):
        """The counters of a node that starts again begin at 0."""
        for counter in COUNTERS:
            self.last[name, counter] = 0

    async def kill(self):
        name, node = await self.some_node()
        pause = self.options.lease * self.random.uniform(0, 2)
        await self.do(node.kill)
        await asyncio.sleep(pause)
        await self.start_again(name, node)
        return f"node {name}, started again after {pause:.1f} s"

    async def stall(self):
        name, node = await self.some_node()
        pause = self.longer_than_a_lease()
        node.process.send(signal.SIGSTOP)
        await asyncio.sleep(pause)
        node.process.send(signal.SIGCONT)
        return f"node {name} for {pause:.1f} s"

    async def upgrade(self):
        name, node = await self.some_node()
        node.process.send(signal.SIGTERM)
        if not await self.do(node.process.wait, 30):
            self.checker.fault("a node that does not end", f"node {name} ran for 30 seconds after SIGTERM")
            await self.do(node.kill)
        if self.options.upgrade_to:  # and back again the next time
            node.program = self.options.program if node.program != self.options.program else self.options.upgrade_to
        await self.start_again(name, node)
        return f"node {name}"

    async def fail_over(self):
        await self.do(self.cluster.database.wait_in_step)
        await self.do(self.cluster.database.fail_over)
        await self.do(self.cluster.database.add_standby)
        return f"to {self.cluster.database.primary.name}"

    async def lose_standby(self):
        """Commits wait for it, until somebody tells the primary that it is gone."""
        pause = self.random.uniform(0, 2)
        await self.do(self.cluster.database.standby.kill)
        await asyncio.sleep(pause)
        await self.do(self.cluster.database.play_alone)
        await self.do(self.cluster.database.add_standby)
        return f"given up after {pause:.1f} s"

    async def kill_all(self):
        for node in self.cluster.nodes.values():
            await self.do(node.kill)
        for name, node in self.cluster.nodes.items():
            await self.start_again(name, node)
        return "killed and started"

    async def restart_proxy(self):
        await self.do(self.cluster.balancer.kill)
        await self.do(self.cluster.balancer.start)
        return "killed and started"

    async def cut(self, ends):
        name, _ = await self.some_node()
        mode = self.random.choice(("refuse", "hole"))
        pause = self.around_a_lease()
        for end in ends:
            self.cluster.links.set(f"{name} {end}", mode)
        await asyncio.sleep(pause)
        for end in ends:
            self.cluster.links.set(f"{name} {end}", "pass")
        return f"node {name} for {pause:.1f} s, {'packets lost' if mode == 'hole' else 'connections reset'}"

    async def cut_database(self):
        return await self.cut(("database 0", "database 1"))

    async def cut_proxy(self):
        return await self.cut(("front",))

    async def cut_both(self):
        return await self.cut(("database 0", "database 1", "front"))

    KINDS = {
        "`kill -9` of a node": kill,
        "`SIGSTOP` of a node for longer than its lease": stall,
        "`kill -9` of all nodes": kill_all,
        "primary killed, standby promoted": fail_over,
        "standby killed": lose_standby,
        "node cut from the database": cut_database,
        "node cut from HAProxy": cut_proxy,
        "node cut from both": cut_both,
        "`SIGTERM` of a node, as in an upgrade": upgrade,
        "HAProxy killed": restart_proxy,
    }
    # Losing both copies of the database loses moves, as it must.
    APART = {"primary killed, standby promoted", "standby killed"}
