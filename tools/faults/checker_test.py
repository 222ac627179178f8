"""Feeds the checker broken histories and sees them refused. Run by tools/chaos before anything else."""

import pathlib
import sys
import unittest

if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from faults.checker import Checker, Row

ONE, TWO, THREE = ["dealt"], ["Ada plays"], ["Ben plays"]


def good():
    """Two players and a spectator; each player makes one move, Ben reconnects."""
    checker = Checker()
    checker.made_table("t")
    for client, observer in (("ada", 0), ("ben", 1), ("eve", "watching")):
        checker.state("t", client, observer, 1, 1, [0], ONE)
        checker.update("t", client, observer, 2, 1, [1], TWO)
    checker.acknowledged("t", 2, "a1", "0 C3", "ada")
    checker.state("t", "ben", 1, 2, 1, [1], ONE + TWO)
    for client, observer in (("ada", 0), ("ben", 1), ("eve", "watching")):
        checker.update("t", client, observer, 3, 1, [0], THREE)
    checker.acknowledged("t", 3, "b1", "1 D3", "ben")
    return checker


ROWS = [Row("t", 1, "", "deal"), Row("t", 2, "a1", "0 C3"), Row("t", 3, "b1", "1 D3")]


class CheckerTest(unittest.TestCase):
    def broken(self, law, checker, rows=ROWS, tables=("t",)):
        checker.compare(rows, tables)
        self.assertIn(law, checker.laws, checker.broken)

    def test_accepts_a_linear_history(self):
        checker = good()
        checker.compare(ROWS, ["t"])
        self.assertEqual(checker.broken, [])
        self.assertEqual(checker.count_acknowledged(), 2)

    def test_accepts_entries_that_nobody_saw(self):
        checker = good()
        checker.compare([*ROWS, Row("t", 4, "a2", "0 pass")], ["t", "of a request without an answer"])
        self.assertTrue(checker.ok())

    def test_accepts_a_move_acknowledged_twice(self):
        checker = good()
        checker.acknowledged("t", 3, "b1", "1 D3", "ben")
        checker.compare(ROWS, ["t"])
        self.assertTrue(checker.ok())

    def test_accepts_a_new_deal_with_other_events(self):
        checker = good()
        checker.update("t", "ada", 0, 4, 2, [1], ["dealt again"])
        checker.state("t", "ada", 0, 4, 2, [1], ["dealt again"])
        checker.compare([*ROWS, Row("t", 4, "", "deal")], ["t"])
        self.assertTrue(checker.ok())

    def test_counts_a_state_older_than_what_others_know(self):
        checker = good()
        checker.state("t", "late", "watching", 2, 1, [1], ONE + TWO, asked=3)
        checker.compare(ROWS, ["t"])
        self.assertTrue(checker.ok())
        self.assertEqual(checker.stale, 1)

    def test_refuses_a_lost_move(self):
        self.broken("a lost move", good(), ROWS[:2])

    def test_refuses_a_lost_entry_that_was_only_seen(self):
        checker = good()
        checker.update("t", "eve", "watching", 4, 1, [1], ["a computer plays"])
        self.broken("a lost entry", checker)

    def test_refuses_another_move_in_its_place(self):
        self.broken("a lost move", good(), [*ROWS[:2], Row("t", 3, "x9", "1 D3")])

    def test_refuses_another_text(self):
        self.broken("a changed move", good(), [*ROWS[:2], Row("t", 3, "b1", "1 pass")])

    def test_refuses_a_doubled_move(self):
        self.broken("a doubled move", good(), [*ROWS, Row("t", 4, "b1", "1 D3")])

    def test_refuses_a_number_that_is_there_twice(self):
        self.broken("two moves at one number", good(), [*ROWS, Row("t", 3, "x", "1 D4")])

    def test_refuses_a_gap(self):
        self.broken("a gap in the database", good(), [*ROWS, Row("t", 5, "", "system")])

    def test_refuses_two_acknowledgements_at_one_number(self):
        checker = good()
        checker.acknowledged("t", 3, "c1", "2 D5", "cem")
        self.broken("two moves at one number", checker)

    def test_refuses_one_move_at_two_numbers(self):
        checker = good()
        checker.acknowledged("t", 4, "b1", "1 D3", "ben")
        self.broken("one move at two numbers", checker, [*ROWS, Row("t", 4, "b1", "1 D3")])

    def test_refuses_a_number_that_comes_again(self):
        checker = good()
        checker.update("t", "ada", 0, 3, 1, [0], THREE)
        self.broken("numbers that do not grow", checker)

    def test_refuses_a_number_that_was_skipped(self):
        checker = good()
        checker.update("t", "ada", 0, 5, 1, [0], THREE)
        self.broken("a skipped number", checker)

    def test_refuses_a_state_from_the_past(self):
        checker = good()
        checker.state("t", "ada", 0, 2, 1, [1], ONE + TWO)
        self.broken("a state from the past", checker)

    def test_refuses_a_state_with_another_past(self):
        checker = good()
        checker.state("t", "ada", 0, 3, 1, [0], ONE + ["Cem plays"] + THREE)
        self.broken("another past", checker)

    def test_refuses_two_histories(self):
        for actors, events in (([3], ["Cem plays"]), ([3], THREE), ([0], ["Cem plays"])):
            checker = good()
            checker.state("t", "second socket of ada", 0, 2, 1, [1], ONE + TWO)
            checker.update("t", "second socket of ada", 0, 3, 1, actors, events)
            self.broken("two histories", checker)

    def test_refuses_a_lost_table(self):
        checker = good()
        checker.made_table("u")
        self.broken("a lost table", checker)

    def test_refuses_a_doubled_table(self):
        self.broken("a doubled table", good(), ROWS, ["t", "t"])


def run():
    """Whether all of them hold; says nothing if so."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(CheckerTest)
    with open("/dev/null", "w") as quiet:
        result = unittest.TextTestRunner(quiet).run(suite)
    return [f"{test}: {why}" for test, why in result.failures + result.errors]


if __name__ == "__main__":
    unittest.main()
