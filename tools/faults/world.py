"""What all runs have in common: players, faults one after another, and the verdict."""

import asyncio
import concurrent.futures
import random
import sys
import time

from common.processes import Trouble
from faults.checker import Checker
from faults.crowd import Crowd, Episode

ALARMING = ("Sanitizer", "runtime error:", "table_quarantined", "terminate called")


class World:
    """A subclass has KINDS, {name: coroutine function}, and start, port, revive, ledger and end."""

    KINDS = {}
    APART = set()  # kinds of which there is never more than one at a time

    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.random = random.Random(options.seed)
        self.checker = Checker(self.say)
        self.crowd = None
        self.faults = []  # (kind, seconds until every table had continued, whether there was another one meanwhile)
        self.notes = {}
        self.stopping = False  # ends before the next fault
        # Processes end with the thread that started them, so one thread starts them all.
        self.thread = concurrent.futures.ThreadPoolExecutor(1)
        self.began = time.monotonic()

    async def do(self, function, *arguments):
        """Runs something that blocks while the players play on."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, function, *arguments)

    def say(self, text):
        if self.options.verbose:
            print(f"{time.monotonic() - self.began:7.1f} s  {text}", file=sys.stderr, flush=True)

    def schedule(self):
        """All kinds equally often, in random order; some come while the one before is not over yet."""
        kinds = [kind for kind in self.KINDS if self.options.only in kind]
        if not kinds:
            raise Trouble(f"No fault is called {self.options.only!r}; there are: {', '.join(self.KINDS)}.")
        wanted = []
        while len(wanted) < self.options.faults:
            self.random.shuffle(kinds)
            wanted += kinds
        del wanted[self.options.faults :]
        while wanted:
            pair = self.random.random() < self.options.pairs and not self.APART >= set(wanted[:2])
            count = 2 if pair else 1
            yield wanted[:count]
            del wanted[:count]

    async def run(self):
        try:
            await self.start()
            self.crowd = Crowd(
                self.port, self.checker, self.options.seed, self.options.tables, thinking=self.options.thinking
            )
            await self.crowd.start()
            await self.everybody_plays("start")
            self.say(f"{len(self.crowd.tables)} tables play")
            for kinds in self.schedule():
                if self.stopping:
                    break
                await self.strike(kinds)
            await self.everybody_plays("the end")
            await self.crowd.end()
            self.checker.compare(*await self.do(self.ledger))
            self.read_logs()
        finally:
            if self.crowd is not None:
                await self.crowd.end()
            await self.do(self.end)
            self.thread.shutdown()

    async def strike(self, kinds):
        """One fault, or two of which the second comes before the first is over, until every table has continued."""
        tasks = []
        for kind in kinds:
            if tasks:
                await asyncio.sleep(self.random.uniform(0, self.options.lease))
                episode.end()  # the time to recover counts from the last one
            episode = Episode(self.crowd)
            tasks.append(asyncio.create_task(self.KINDS[kind](self)))
        details = await asyncio.gather(*tasks)
        await self.revive()
        left = await episode.over(self.options.limit)
        what = ", and ".join(f"{kind} ({detail})" for kind, detail in zip(kinds, details))
        for table in left:
            self.checker.fault("a table that stopped", f"no move after {what}: {table}")
        slowest = max(episode.took.values(), default=0.0) if not left else float("inf")
        self.faults += [(kind, slowest, len(kinds) > 1) for kind in kinds]
        self.say(f"{what}: STUCK" if left else f"{what}: all tables continued after {slowest:.1f} s")
        self.sample()
        await asyncio.sleep(self.random.uniform(0, self.options.between))

    async def everybody_plays(self, when):
        """A new move at every table."""
        left = await Episode(self.crowd).over(self.options.limit)
        for table in left:
            self.checker.fault("a table that stopped", f"no move at {when}: {table}")

    def read_logs(self):
        """What a server would not say aloud."""
        for log in sorted(self.folder.rglob("log")):
            for line in log.read_text(errors="replace").splitlines():
                if any(word in line for word in ALARMING):
                    self.checker.fault("an alarming line in a log", f"{log.parent.name}: {line[:300]}")

    def sample(self):
        """Called after each fault, for figures that a restart sets back."""
