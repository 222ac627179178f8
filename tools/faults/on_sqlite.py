"""Faults of one server on SQLite: its process and its disk."""

import asyncio
import pathlib
import shutil
import subprocess
import tempfile

from common import processes
from common.processes import Trouble
from common.server import Server
from faults import ledger
from faults.world import World

DISK_MEGABYTES = 64
SHIM = pathlib.Path(__file__).with_name("broken_disk.c")


class OnSqlite(World):
    STORE = "SQLite"

    async def start(self):
        self.server = None
        self.disk = None
        await self.do(self._begin)

    def _begin(self):
        folder, environment = self.folder, {}
        if self.options.disk:
            self._mount()
            folder = self.disk
            self.flag = self.folder / "disk-is-broken"
            environment["BROKEN_DISK"] = str(self.flag)
            environment["LD_PRELOAD"] = str(self._shim())
            environment["ASAN_OPTIONS"] = "verify_asan_link_order=0"
        self.server = Server(
            self.options.program,
            self.folder,
            ["--load-profile"],
            folder / "parlor.db",
            processes.free_port(),
            environment=environment,
        )

    def _mount(self):
        """A small file system of its own, which can be filled without harm to others."""
        self.disk = pathlib.Path(tempfile.mkdtemp(prefix="parlor-disk-"))
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK_MEGABYTES}m", "tmpfs", str(self.disk)], capture_output=True
        )
        if mounted.returncode != 0:
            self.disk.rmdir()
            self.disk = None
            raise Trouble("A full disk needs root, who can mount a small tmpfs; without root, omit --disk.")

    def _shim(self):
        library = self.folder / "broken_disk.so"
        compiler = shutil.which("cc") or shutil.which("gcc")
        if not compiler:
            raise Trouble("A broken disk needs a C compiler; on Debian: apt-get install gcc")
        command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SHIM), "-ldl"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble(f"{SHIM} does not compile: {done.stderr.strip()[-300:]}")
        return library

    @property
    def port(self):
        return self.server.port

    def ledger(self):
        self.server.end()
        return ledger.of_sqlite(self.server.database)

    def end(self):
        if self.server is not None:
            self.server.end()
        if self.disk is not None:
            for left in self.disk.glob("parlor.db*"):
                shutil.copy(left, self.folder)
            subprocess.run(["umount", "--lazy", str(self.disk)], check=False)
            self.disk.rmdir()

    async def revive(self):
        if not self.server.alive():
            self.checker.fault("a server that ended", self.server.last_words())
            await self.do(self.server.start)
        if not await self.do(self.server.wait_for_health, 200, self.options.limit):
            self.checker.fault("a server that stays unhealthy", f"/healthz is {self.server.health()}")

    async def kill(self):
        await self.do(self.server.kill)
        await self.do(self.server.start)
        return "killed and started"

    async def for_a_while(self, begin, end):
        seconds = self.random.uniform(0.2, 3)
        begin()
        await asyncio.sleep(seconds)
        end()
        return f"for {seconds:.1f} s"

    async def full(self):
        filler = self.disk / "filler"
        return await self.for_a_while(lambda: fill(filler), filler.unlink)

    async def broken(self):
        return await self.for_a_while(self.flag.touch, self.flag.unlink)

    async def killed_while_full(self):
        filler = self.disk / "filler"
        fill(filler)
        await asyncio.sleep(self.random.uniform(0, 1))
        await self.do(self.server.kill)
        filler.unlink()
        await self.do(self.server.start)
        return "killed, space freed, started"

    async def killed_while_broken(self):
        self.flag.touch()
        await asyncio.sleep(self.random.uniform(0, 1))
        await self.do(self.server.kill)
        self.flag.unlink()
        await self.do(self.server.start)
        return "killed, disk repaired, started"

    KILLS = {"`kill -9` of the server": kill}
    DISK = {
        "full disk": full,
        "disk that returns errors": broken,
        "`kill -9` on a full disk": killed_while_full,
        "`kill -9` on a disk that returns errors": killed_while_broken,
    }

    @property
    def KINDS(self):
        return self.KILLS | self.DISK if self.options.disk else self.KILLS


def fill(filler):
    """Takes all the space that is left, to the last byte."""
    with open(filler, "wb", buffering=0) as file:
        block = bytes(65536)
        while block:
            try:
                if file.write(block) < len(block):
                    break
            except OSError:
                block = block[: len(block) // 2]
