#include "term/replay_view.h"

#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "term/test_table.h"

namespace parlor {
namespace {

// A person who types these lines, one after the other.
class Typist final : public LineSource {
 public:
  explicit Typist(std::vector<std::string> lines) : lines_(std::move(lines)) {}
  Input read(const std::string&) override {
    if (next_ == lines_.size()) return {Input::What::end};
    return {Input::What::line, lines_[next_++]};
  }
  bool interactive() const override { return true; }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
};

struct Shown {
  int code;
  std::string out;
  std::string err;
};

Shown replayed(ReadRecord read, LineSource& input, std::optional<std::size_t> to = std::nullopt,
               bool open_hands = false) {
  const test::TricksScreen screen;
  const Catalogue words = test::english();
  std::ostringstream out;
  std::ostringstream err;
  const int code = step_through({.read = std::move(read),
                                 .open_table = test::open_tricks,
                                 .to = to,
                                 .open_hands = open_hands,
                                 .screen = screen,
                                 .words = words,
                                 .style = Style{},
                                 .input = input,
                                 .out = out,
                                 .err = err});
  return {code, out.str(), err.str()};
}

Shown printed(ReadRecord read, std::optional<std::size_t> to = std::nullopt, bool open_hands = false) {
  std::istringstream nothing;
  std::ostringstream nowhere;
  StreamLines input(nothing, nowhere);
  return replayed(std::move(read), input, to, open_hands);
}

}  // namespace

TEST_CASE("without a person every step of a record is printed to the end") {
  const Shown shown = printed({test::finished_record(), std::nullopt});
  CHECK(shown.code == 0);
  for (int step = 0; step <= 6; ++step) {
    CHECK(test::has(shown.out, "Step " + std::to_string(step) + " of 6\n"));
  }
  CHECK(test::has(shown.out, "Step 1 of 6\nAda plays 0.\n"));
  CHECK(test::has(shown.out, "Deal 1      0      3\n"));
  CHECK(test::has(shown.out, "Bo wins the match.\n"));
}

TEST_CASE("a replay shows the spectator's view, and all hands where that is asked for or the deal is over") {
  const Shown closed = printed({test::finished_record(), std::nullopt}, 3);
  CHECK(test::has(closed.out, "Step 3 of 6\nBo plays 3.\n"));
  CHECK(!test::has(closed.out, "open"));
  CHECK(test::has(printed({test::finished_record(), std::nullopt}, 3, true).out, "open"));
  CHECK(test::has(printed({test::finished_record(), std::nullopt}, 6).out, "open"));
}

TEST_CASE("Enter goes forward, b goes back, a number jumps, q quits") {
  Typist typist({"", "", "b", "5", "b", "99", "what", "0", "b", "6", "", "q", "0"});
  const Shown shown = replayed({test::finished_record(), std::nullopt}, typist);
  CHECK(shown.code == 0);
  std::vector<std::string> steps;
  for (std::size_t at = shown.out.find("Step "); at != std::string::npos;
       at = shown.out.find("Step ", at + 1)) {
    if (shown.out[at + 4] == ' ') steps.push_back(shown.out.substr(at + 5, 1));
  }
  CHECK(join(steps, " ") == "0 1 2 1 5 4 0 6");
  CHECK(test::has(shown.out, "Step 1 of 6\nAda plays 0.\n"));
  CHECK(test::has(shown.out, "Step 5 of 6\nBo plays 5.\n"));
  CHECK(test::has(shown.out, "Steps are numbered from 0 to 6."));
  CHECK(test::has(shown.out, "This is the beginning."));
  CHECK(test::has(shown.out, "This is the end."));
}

TEST_CASE("a cut record replays up to its last whole move and says so") {
  const std::string whole = test::finished_record().to_string();
  const auto read = read_record(whole.substr(0, whole.find("4. ") + 4));
  REQUIRE(read.ok());
  const Shown shown = printed(*read);
  CHECK(shown.code == 0);
  CHECK(test::has(shown.out, "Step 3 of 3\n"));
  CHECK(test::has(shown.err, "Line 13 is cut off"));
}

TEST_CASE("a record with a bad move or too few steps is refused with exit 2 and nothing shown") {
  Record record = test::finished_record();
  record.deals[0].entries[2].text = "9";
  const Shown bad = printed({record, std::nullopt});
  CHECK(bad.code == 2);
  CHECK(bad.out.empty());
  CHECK(test::has(bad.err, "move 3 cannot be played"));
  const Shown far = printed({test::finished_record(), std::nullopt}, 7);
  CHECK(far.code == 2);
  CHECK(far.err == "The record has 6 steps; there is no step 7.\n");
}

}  // namespace parlor
