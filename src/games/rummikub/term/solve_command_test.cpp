
#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/term/screen.h"

namespace parlor::rummikub {
namespace {

Result<std::string> solved(const std::vector<std::pair<std::string, std::vector<std::string>>>& options) {
  Catalogue words;
  words.add(Rummikub::phrases());
  words.add(screen_phrases());
  TypedOptions typed;
  for (const auto& [name, values] : options) typed.set(name, values);
  return solve_command().run(typed, words);
}

TEST_CASE("the solver's answer is the new table, what came from the rack and what stays there") {
  const auto answer = solved({{"--table", {"3r 4r 5r, 7r 7g 7b"}}, {"--rack", {"6r 7y J"}}});
  REQUIRE(answer.ok());
  CHECK(*answer ==
        "The table (+ from the rack):\n  7g 7b +7y +J\n  3r 4r 5r +6r 7r\n"
        "From the rack: 6r 7y J (tiles: 3, points: 43)\nLeft on the rack: -\n");
}

TEST_CASE("the solver keeps tiles and sets as it is told, under house rules") {
  const auto answer = solved({{"--table", {"3r 4r 5r, 7r 7g 7b"}},
                              {"--rack", {"6r 7y J"}},
                              {"--keep", {"7y"}},
                              {"--keep-sets", {}},
                              {"--rules", {"numbers=13", "firstmeld=20"}}});
  REQUIRE(answer.ok());
  CHECK(answer->find("  7r 7g 7b\n  3r 4r 5r +6r +J\n") != std::string::npos);
  CHECK(answer->ends_with("Left on the rack: 7y\n"));
}

TEST_CASE("a first meld leaves the table alone and has to count enough") {
  const auto enough = solved({{"--rack", {"10r 11r 12r 1b"}}, {"--first-meld", {}}, {"--points", {}}});
  REQUIRE(enough.ok());
  CHECK(enough->find("(tiles: 3, points: 33)") != std::string::npos);
  CHECK(*solved({{"--rack", {"1r 2r 3r"}}, {"--first-meld", {}}}) ==
        "The rack has no first meld that counts enough.\n");
}

TEST_CASE("a position that cannot be is refused with the reason") {
  CHECK(solved({{"--rack", {"3r"}}, {"--table", {"3r 4r"}}}).problem().key == "rummikub.solve.bad_set");
  CHECK(solved({{"--rack", {"3r"}}, {"--keep", {"4r"}}}).problem().key == "rummikub.solve.not_there");
  CHECK(solved({{"--rack", {"3r 3r 3r"}}}).problem().key == "melds.too_many_of");
  CHECK(solved({{"--rack", {"3r"}}, {"--rules", {"set=handout"}}}).problem().key ==
        "rummikub.solve.real_only");
  CHECK(solved({{"--rack", {"3r"}}, {"--rules", {"weather=fine"}}}).problem().key == "rules.unknown");
}

}  // namespace
}  // namespace parlor::rummikub
