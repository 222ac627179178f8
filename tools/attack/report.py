"""Formats the results for people, for the documentation and for programs."""

import dataclasses
import json

import quiet

COLUMNS = ["attack", "tried", "answers", "verdict", "memory MB", "p50 / p99 ms", "computer ms"]


def milliseconds(seconds):
    return "-" if seconds is None else f"{seconds * 1000:,.0f}" if seconds >= 0.01 else f"{seconds * 1000:.1f}"


def cells(result):
    answers = ", ".join(f"{count:,} {kind}" for kind, count in result.answers.most_common())
    p50, p99 = (milliseconds(quiet.percentile(result.quiet_answers, share)) for share in (0.5, 0.99))
    return [
        result.name,
        f"{result.tried:,} {result.unit}".strip() if result.tried else "",
        "; ".join(filter(None, [answers, *result.notes])),
        "**" + "; ".join(result.broken) + "**" if result.broken else "held",
        " / ".join(f"{megabytes:,.0f}" for megabytes in result.memory),
        f"{p50} / {p99}",
        milliseconds(max(result.quiet_computers, default=None)),
    ]


def progress(result):
    verdict = "BROKEN: " + "; ".join(result.broken) if result.broken else "held"
    return f"{result.name}: {verdict} ({result.seconds:.1f} s)"


def markdown(results):
    lines = [COLUMNS, ["---"] * len(COLUMNS), *map(cells, results)]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def plain(results):
    """A block of lines for each attack, then how many held."""
    blocks = []
    for result in results:
        name, tried, answers, verdict, memory, latency, computer = cells(result)
        blocks.append(
            f"{name}\n  law        {result.law}\n"
            + (f"  tried      {tried}\n" if tried else "")
            + (f"  answers    {answers}\n" if answers else "")
            + f"  verdict    {verdict.replace('**', '')}\n"
            f"  memory     {memory} MB (before / peak / after)\n"
            f"  elsewhere  {latency} ms per answer (p50 / p99), computer moves within {computer} ms\n"
        )
    broken = sum(bool(result.broken) for result in results)
    return "\n".join(blocks) + f"\n{len(results) - broken} attacks held, {broken} broke a law"


def as_json(results):
    return json.dumps([dataclasses.asdict(result) for result in results], indent=1)
