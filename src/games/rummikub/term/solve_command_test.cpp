#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/term/screen.h"

namespace parlor::rummikub {
namespace {

struct Solved {
  int code = 0;
  std::string out;
  std::string err;
  std::string refusal;  // the key, if nothing was done
};

Solved solved(const std::vector<std::pair<std::string, std::vector<std::string>>>& options,
              const std::string& input = "") {
  Catalogue words;
  words.add(Rummikub::phrases());
  words.add(screen_phrases());
  TypedOptions typed;
  for (const auto& [name, values] : options) typed.set(name, values);
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const auto code = solve_command().run(typed, {in, out, err}, words);
  return {code ? *code : -1, out.str(), err.str(), code ? "" : code.problem().key};
}

}  // namespace

TEST_CASE("the solver's answer is the new table, what came from the rack and what stays there") {
  const Solved answer = solved({{"--table", {"3r 4r 5r, 7r 7g 7b"}}, {"--rack", {"6r 7y J"}}});
  CHECK(answer.code == 0);
  CHECK(answer.out ==
        "The table (+ marks tiles from the rack):\n  7g 7b +7y +J\n  3r 4r 5r +6r 7r\n"
        "From the rack: 6r 7y J (3 tiles, 43 points)\nLeft on the rack: -\n");
}

TEST_CASE("the solver keeps tiles and sets as told, with house rules") {
  const Solved answer = solved({{"--table", {"3r 4r 5r, 7r 7g 7b"}},
                                {"--rack", {"6r 7y J"}},
                                {"--keep", {"7y"}},
                                {"--keep-sets", {}},
                                {"--rules", {"numbers=13", "firstmeld=20"}}});
  CHECK(answer.code == 0);
  CHECK(answer.out.find("  7r 7g 7b\n  3r 4r 5r +6r +J\n") != std::string::npos);
  CHECK(answer.out.ends_with("Left on the rack: 7y\n"));
}

TEST_CASE("keeping sets on the table comes before points") {
  const Solved answer =
      solved({{"--table", {"1g 1r J"}}, {"--rack", {"1g 2g 3g 2r"}}, {"--keep-sets", {}}, {"--json", {}}});
  CHECK(answer.out == R"({"tiles":3,"points":6,"kept_sets":1,"placed":["1g","2g","3g"],"left":["2r"],)"
                      R"("table":[["1r","1g","J"],["1g","2g","3g"]],"move":"1r 1g J, 1g 2g 3g"})"
                      "\n");
}

TEST_CASE("an initial meld leaves the table alone and must be worth enough points") {
  const Solved enough = solved({{"--rack", {"10r 11r 12r 1b"}}, {"--first-meld", {}}, {"--points", {}}});
  CHECK(enough.code == 0);
  CHECK(enough.out.find("(3 tiles, 33 points)") != std::string::npos);
  const Solved none = solved({{"--rack", {"1r 2r 3r"}}, {"--first-meld", {}}});
  CHECK(none.code == 1);
  CHECK(none.out == "The rack has no initial meld worth enough points.\n");
  const Solved beside = solved(
      {{"--table", {"3g 4g 5g"}}, {"--rack", {"10r 11r 12r 6g"}}, {"--first-meld", {}}, {"--json", {}}});
  CHECK(beside.out.find(R"("move":"3g 4g 5g, 10r 11r 12r")") != std::string::npos);
}

TEST_CASE("if nothing can be placed, the move is to draw, and the exit code says so") {
  const Solved nothing = solved({{"--table", {"3r 4r 5r"}}, {"--rack", {"9b 1g"}}, {"--json", {}}});
  CHECK(nothing.code == 1);
  CHECK(nothing.out ==
        R"({"tiles":0,"points":0,"placed":[],"left":["1g","9b"],"table":[["3r","4r","5r"]],"move":"draw"})"
        "\n");
}

TEST_CASE("many positions are answered line by line, and an invalid one does not stop the others") {
  const std::string lines = "# a comment\n\n3r 4r 5r | 6r\r\n | 9g 9b 9y J | J\n3r 5r J | 6r\n3r 4r 5r\n";
  const Solved json = solved({{"--positions", {"-"}}, {"--json", {}}}, lines);
  CHECK(json.code == 2);
  CHECK(
      json.out ==
      R"({"line":3,"tiles":1,"points":6,"placed":["6r"],"left":[],"table":[["3r","4r","5r","6r"]],)"
      R"("move":"3r 4r 5r 6r"})"
      "\n"
      R"({"line":4,"tiles":3,"points":27,"placed":["9g","9b","9y"],"left":["J"],"table":[["9g","9b","9y"]],)"
      R"("move":"9g 9b 9y"})"
      "\n"
      R"({"line":5,"error":"Set 1 on the table, 3r 5r J, is not valid: In a run, a joker stands for the tile )"
      R"(whose place it takes: 3r 5r J isn't a run, but 3r J 5r is."})"
      "\n"
      R"({"line":6,"error":"A position is TABLE | RACK or TABLE | RACK | KEEP, such as )"
      R"(3r 4r 5r, 7r 7g 7b | 6r 7y J."})"
      "\n");
  CHECK(json.err.starts_with("Line 5: Set 1 on the table, 3r 5r J, is not valid"));
  CHECK(solved({{"--positions", {"-"}}}, "|6r 7r 8r\n|6r 7r\n").code == 1);
  CHECK(solved({{"--positions", {"-"}}}, "|6r 7r 8r\n").out.starts_with("Line 1\nThe table"));
  CHECK(solved({{"--positions", {"-"}}}, "").code == 0);
}

TEST_CASE("an impossible position is refused with the reason") {
  CHECK(solved({{"--rack", {"3r"}}, {"--table", {"3r 4r"}}}).refusal == "rummikub.solve.bad_set");
  CHECK(solved({{"--rack", {"3r"}}, {"--table", {"9g 11g J"}}}).refusal == "rummikub.solve.bad_set");
  CHECK(solved({{"--rack", {"3r"}}, {"--keep", {"4r"}}}).refusal == "rummikub.solve.not_there");
  CHECK(solved({{"--rack", {"3r 3r 3r"}}}).refusal == "melds.too_many_of");
  CHECK(solved({{"--rack", {"J J"}}, {"--rules", {"jokers=1"}}}).refusal == "melds.too_many_of");
  CHECK(solved({{"--rack", {"J"}}, {"--rules", {"jokers=0"}}}).refusal == "melds.no_jokers");
  CHECK(solved({{"--rack", {"3r"}}, {"--rules", {"set=handout"}}}).refusal == "rummikub.solve.real_only");
  CHECK(solved({{"--rack", {"3r"}}, {"--rules", {"weather=fine"}}}).refusal == "rules.unknown");
  CHECK(solved({}).refusal == "rummikub.solve.no_rack");
  CHECK(solved({{"--positions", {"-"}}, {"--rack", {"3r"}}}).refusal == "rummikub.solve.positions_alone");
}

}  // namespace parlor::rummikub
