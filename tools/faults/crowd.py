"""Everybody who plays: tables of several games with people, computers and spectators, all in one event loop."""

import asyncio
import collections
import random
import time

from common import tables, talk
from common.processes import Trouble
from faults.player import THINKING, Player

GAMES = tuple(tables.SEATS)
TICK = 0.05
MAKE_SECONDS = 120


class Table:
    def __init__(self, crowd, game, number):
        self.crowd = crowd
        self.game = game
        self.number = number
        self.id = tables.new_id(crowd.random)
        self.phase = "waiting"
        self.players = []

    def over(self):
        return self.phase == "over"

    async def make(self):
        """Makes the table with one or two people, and perhaps a spectator. A request without an answer is repeated."""
        people = 1 + self.number % 2
        match = "deals 1" if self.number % 4 == 0 else "deals 50"  # so that tables are also made while things break
        wanted = tables.wanted(self.game, "random", name="Ada", people=people, match=match, pace=self.crowd.pace)
        names = ["Ada", "Ben"][:people]
        for at, name in enumerate(names):
            token = f"{self.crowd.random.getrandbits(128):032x}"
            body = {**wanted, "token": token} if at == 0 else {"name": name, "token": token}
            await self._post("" if at == 0 else "/join", body)
            if at == 0:
                self.crowd.checker.made_table(self.id)
            self._add(name, token)
        if self.number % 3 == 0:
            self._add("Eve")
            self._add("Eve's friend")

    def _add(self, name, token=None):
        player = Player(self, name, token)
        self.players.append(player)
        player.start()

    async def _post(self, path, body):
        node, pause, until = None, 0.1, time.monotonic() + MAKE_SECONDS
        while time.monotonic() < until:
            query = f"?node={node}" if node else ""
            try:
                status, said = await talk.ask(self.crowd.port, "POST", f"/api/tables/{self.id}{path}{query}", body)
            except talk.NoAnswer:
                status, said = None, {}
            if status in (200, 201):
                return
            node = said.get("node") if status == 421 else None
            if status not in (None, 421, 429, 500, 502, 503, 504):
                raise Trouble(f"Making a table failed with {status}: {said.get('says', '')}")
            self.crowd.answers[f"table: {status or 'no answer'}"] += 1
            await asyncio.sleep(pause * self.crowd.random.uniform(0.7, 1.3))
            pause = min(pause * 1.6, 1.5)
        raise Trouble(f"A table could not be made for {MAKE_SECONDS} seconds.")

    def describe(self):
        players = "; ".join(player.describe() for player in self.players)
        return f"{self.game} table {self.id}, {self.phase}: {players}"

    def finish(self):
        """The match is over: another table takes its place."""
        for player in self.players:
            player.end()
        self.crowd.replace(self)


class Crowd:
    def __init__(self, port, checker, seed, count, games=GAMES, pace=100, thinking=THINKING):
        self.port = port
        self.checker = checker
        self.random = random.Random(seed)
        self.count = count
        self.games = games
        self.pace = pace
        self.thinking = thinking
        self.tables = {}
        self.made = 0
        self.finished = 0
        self.answers = collections.Counter()  # whatever was not as it is on a quiet day
        self.episodes = []  # faults for which it is noted when each table continues
        self.quiet = False
        self.tasks = set()
        self.failure = None

    async def start(self):
        self._task(self._tick())
        making = [self._make() for _ in range(self.count)]
        for at in range(0, len(making), 20):
            await asyncio.gather(*making[at : at + 20])

    async def _make(self):
        table = Table(self, self.games[self.made % len(self.games)], self.made)
        self.made += 1
        await table.make()
        self.tables[table.id] = table

    def _task(self, coroutine):
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task):
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and self.failure is None:
            self.failure = task.exception()

    def replace(self, table):
        if self.tables.pop(table.id, None) is not None:
            self.finished += 1
            for episode in self.episodes:
                episode.forget(table.id)
            if not self.quiet:
                self._task(self._make())

    async def _tick(self):
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for table in list(self.tables.values()):
                for player in table.players:
                    player.tick(now)

    def acknowledged(self, table, sent):
        for episode in self.episodes:
            episode.acknowledged(table.id, sent)

    async def end(self):
        self.quiet = True
        for table in self.tables.values():
            for player in table.players:
                player.end()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.sleep(0)


class Episode:
    """Notes how long after a fault each table continued, by the first acknowledged move that was sent after it."""

    def __init__(self, crowd):
        self.crowd = crowd
        self.begin = time.monotonic()
        self.waiting = set(crowd.tables)
        self.took = {}
        crowd.episodes.append(self)

    def acknowledged(self, table, sent):
        if sent >= self.begin and table in self.waiting:
            self.waiting.discard(table)
            self.took[table] = time.monotonic() - self.begin

    def end(self):
        self.crowd.episodes.remove(self)

    def forget(self, table):
        self.waiting.discard(table)

    async def over(self, seconds):
        """Waits until every table has continued; describes those that have not after this time."""
        until = time.monotonic() + seconds
        while self.waiting and time.monotonic() < until:
            if self.crowd.failure:
                raise self.crowd.failure
            await asyncio.sleep(0.05)
        self.end()
        return [self.crowd.tables[table].describe() for table in sorted(self.waiting) if table in self.crowd.tables]
