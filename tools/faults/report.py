"""The results of a run, for people and for docs/reliability.md."""

import collections
import statistics

TOGETHER = "one of two at the same time"
COLUMNS = ["store", "fault", "times", "median recovery", "longest recovery"]


def seconds(value):
    return "never" if value == float("inf") else f"{value:.1f} s"


def rows(world):
    by_kind = collections.defaultdict(list)
    for kind, took, together in world.faults:
        by_kind[TOGETHER if together else kind].append(took)
    for kind in [*world.KINDS, TOGETHER]:
        if took := by_kind[kind]:
            yield [world.STORE, kind, f"{len(took):,}", seconds(statistics.median(took)), seconds(max(took))]


def summary(world):
    checker = world.checker
    figures = [
        f"{len(world.faults):,} faults",
        f"{world.crowd.made if world.crowd else 0:,} tables",
        f"{checker.count_acknowledged():,} moves acknowledged",
        f"{checker.updates:,} updates seen",
        f"{checker.count_lost():,} lost",
        f"{checker.count_doubled():,} doubled",
        f"{checker.stale:,} outdated states",
    ]
    if "takeovers" in world.notes:
        figures += [f"{world.notes['takeovers']:,} tables taken over", f"{world.notes['fenced']:,} writes fenced"]
    return f"{world.STORE}: " + ", ".join(figures)


def lines(table, markdown):
    if markdown:
        table = [table[0], ["---"] * len(COLUMNS), *table[1:]]
        return ["| " + " | ".join(row) + " |" for row in table]
    widths = [max(map(len, column)) for column in zip(*table)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table]


def text(worlds, markdown=False):
    table = [COLUMNS, *(row for world in worlds for row in rows(world))]
    broken = [f"BROKEN: {what}" for world in worlds for what in world.checker.broken]
    more = [
        f"BROKEN: {law}: {count:,} times in all"
        for world in worlds
        for law, count in world.checker.laws.items()
        if count > 1
    ]
    return "\n".join([*lines(table, markdown), "", *map(summary, worlds), *broken, *more])
