#include "term/name_question.h"

#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <vector>

#include "term/test_table.h"

namespace parlor {
namespace {

struct Asked {
  Input::What what;
  std::vector<std::string> names;
  std::string out;
};

// Seats by letter: h is a person, c a computer; they are called Ada, Ben, Cleo and Dan.
Asked asked(std::string_view kinds, const std::string& typed, std::string_view known = "") {
  const std::vector<std::string> names = {"Ada", "Ben", "Cleo", "Dan"};
  std::vector<RecordSeat> seats;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    seats.push_back({names[i], kinds[i] == 'h' ? "human" : "computer", ""});
  std::istringstream in(typed);
  std::ostringstream out;
  StreamLines lines(in, out);
  Asked result{ask_names(seats, known, lines, out, test::english()), {}, ""};
  for (const RecordSeat& seat : seats) result.names.push_back(seat.name);
  result.out = out.str();
  return result;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a person is asked for a name, and Enter keeps the usual one") {
  CHECK(asked("hccc", "Zoe\n").names == Names{"Zoe", "Ben", "Cleo", "Dan"});
  CHECK(asked("hccc", "\n").names == Names{"Ada", "Ben", "Cleo", "Dan"});
  CHECK(asked("hccc", "\n").out == "Your name (Enter for Ada): \n");
  CHECK(asked("cccc", "Zoe\n").out.empty());
}

TEST_CASE("several people are asked one after another, by number") {
  const Asked two = asked("hchc", " Zoe \n\n");
  CHECK(two.names == Names{"Zoe", "Ben", "Cleo", "Dan"});
  CHECK(two.out == "Name of player 1 (Enter for Ada):  Zoe \nName of player 2 (Enter for Cleo): \n");
}

TEST_CASE("a known person is not asked") {
  CHECK(asked("hccc", "Zoe\n", "Ada").out.empty());
  CHECK(asked("hhcc", "Zoe\n", "Ada").names == Names{"Ada", "Zoe", "Cleo", "Dan"});
}

TEST_CASE("no two seats get the same name") {
  CHECK(asked("hccc", "Dan\n").names == Names{"Dan", "Ben", "Cleo", "Ada"});
  const Asked twice = asked("hhcc", "Zoe\nZoe\nYan\n");
  CHECK(twice.names == Names{"Zoe", "Yan", "Cleo", "Dan"});
  CHECK(test::has(twice.out, "The name Zoe is taken; choose another."));
  CHECK(asked("hhcc", "Ben\n\n").names == Names{"Ben", "Ada", "Cleo", "Dan"});
}

TEST_CASE("a name cannot hold what a terminal would obey") {
  const Asked odd = asked("hccc", "Zo\033[2Je\nZoe\n");
  CHECK(odd.names.front() == "Zoe");
  CHECK(test::has(odd.out, "A name can't contain control characters."));
  CHECK(!test::has(odd.out, "\033"));
}

TEST_CASE("the end of input before all are named is reported") {
  CHECK(asked("hhcc", "Zoe\n").what == Input::What::end);
  CHECK(asked("hhcc", "Zoe\nYan\n").what == Input::What::line);
}

}  // namespace parlor
