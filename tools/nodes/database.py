"""A primary and its synchronous standby. This does what Patroni does in production: see deploy/patroni.yml."""

import time

from common.processes import Trouble
from nodes import postgres

# If the standby is gone, the primary must be told not to wait for it; Patroni's synchronous_mode does the same.
ALONE = "ALTER SYSTEM SET synchronous_standby_names = ''"
IN_STEP = "ALTER SYSTEM SET synchronous_standby_names = '*'"
RELOAD = "SELECT pg_reload_conf()"
CATCH_UP_SECONDS = 60


class Database:
    def __init__(self, one, two):
        self.primary = one
        self.standby = two

    @classmethod
    def create(cls, folder, ports, lasting=False):
        one, two = (postgres.Instance(f"postgres-{at}", folder, port, lasting) for at, port in enumerate(ports, 1))
        database = cls(one, two)
        try:
            one.create()
            one.start()
            one.sql(f"CREATE DATABASE {postgres.DATABASE} TEMPLATE template0", "postgres")
            database.add_standby()
        except BaseException:
            database.end()
            raise
        return database

    def add_standby(self):
        """Builds the standby from the primary; from then on, a commit waits for both."""
        self.standby.clone(self.primary)
        self.standby.start()
        self._wait_for("state = 'streaming'")  # as Patroni does: until then, every commit would wait
        self.primary.sql(IN_STEP, "postgres")
        self.primary.sql(RELOAD, "postgres")
        self.wait_in_step()

    def wait_in_step(self):
        """Until the standby has everything, and every commit waits for it."""
        # From the moment it is synchronous no commit is acknowledged without it, and earlier ones come first.
        self._wait_for("state = 'streaming' AND sync_state = 'sync' AND flush_lsn >= pg_current_wal_flush_lsn()")

    def _wait_for(self, condition):
        """Until the primary sees its standby like this."""
        until = time.monotonic() + CATCH_UP_SECONDS
        while not self.primary.sql(f"SELECT 1 FROM pg_stat_replication WHERE {condition}", "postgres").strip():
            if time.monotonic() > until:
                raise Trouble("The standby does not follow its primary; see the logs of PostgreSQL.")
            time.sleep(0.05)

    def play_alone(self):
        """The primary no longer waits for a standby."""
        self.primary.sql(ALONE, "postgres")
        self.primary.sql(RELOAD, "postgres")

    def fail_over(self):
        """Kills the primary and promotes the standby. There is no standby until add_standby()."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        self.play_alone()
        self.primary.sql("SELECT pg_promote(true, 30)", "postgres")

    def end(self):
        for each in (self.primary, self.standby):  # a primary waits for its standby to take the rest
            each.stop()


def url(ports):
    """For a node: both servers, of which it takes the one that accepts writes."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    return f"postgresql://{postgres.USER}@{hosts}/{postgres.DATABASE}?target_session_attrs=read-write&connect_timeout=2"
