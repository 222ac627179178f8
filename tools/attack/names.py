"""Names that mislead the others at a table."""

from common import tables
from trial import attack

INVISIBLE = [
    "", " ", "\t", "\u00a0", "\u00ad", "\u034f", "\u115f", "\u1160", "\u17b4", "\u180e", "\u2003", "\u200b", "\u200c",
    "\u200d", "\u2060", "\u2061", "\u2064", "\u2800", "\u3000", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\U000e0041",
    "\u200b\u200b\u2060", " \u200b ",
]  # fmt: skip
CONTROL = ["\x00", "A\x00", "A\nB", "A\rB", "A\tB", "A\x1b[31mB", "A\x7f", "A\x85B", "A\u2028B", "A\u2029B"]
TURNED = ["\u202eadA", "A\u202eda", "\u202aA", "\u202bA", "\u202dA", "\u2066A", "\u2067A", "\u2068A", "A\u2069"]
SAME = ["Ada", " Ada ", "Ada\u200b", "A\u200bda", "\ufeffAda"]


@attack("misleading names", 20)
def names(trial):
    """Law: names that are invisible, reverse the text direction or are taken at the table are refused with 400 or 409."""
    cases = [(name, "create") for name in [*INVISIBLE, *CONTROL, *TURNED, "A" * 25]]
    cases += [(name, "join") for name in [*INVISIBLE, *CONTROL, *TURNED, *SAME, "A" * 25]]
    accepted = []
    for at, (name, how) in enumerate(cases):
        address = f"127.0.3.{at % 20 + 1}"
        if how == "create":
            answer = trial.ask("POST", "/api/tables", tables.wanted(name=name), address=address)
        else:
            seat = tables.make(trial.port, address, people=2)
            answer = trial.ask("POST", f"/api/tables/{seat.table}/join", {"name": name}, address=address)
        trial.tried(1, "names")
        trial.answered(answer)
        if answer is None or answer.status not in (400, 409):
            accepted.append(f"{name!a} ({how})")
    if accepted:
        trial.law(False, f"{len(accepted)} were accepted, the first {accepted[0]}")
