#include "games/big2/term/script.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/big2/term/test_table.h"
#include "term/grade.h"

namespace parlor::big2 {

using test::has;

namespace {

struct Ran {
  int code;
  std::string out;
  std::string err;
};

Ran run(const std::string& text, const Rules& rules = {}) {
  std::istringstream in(text);
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_script(in, out, err, rules);
  return {code, out.str(), err.str()};
}

// The last card of the line is dealt first, so this gives Ada all clubs.
std::string deck() {
  const std::string cards = test::suits_to_seats();
  std::vector<std::string> line;
  for (std::string_view card : words(cards)) {
    line.push_back(std::string(1, card[0]) + "[" + std::string(card.substr(1)) + "]");
  }
  std::ranges::reverse(line);
  return join(line, " ");
}

std::string game(std::string_view actions) { return deck() + "\nAda\nBo\nCem\nDi\n" + std::string(actions); }

void passes_all(const std::filesystem::path& folder, int at_least, const Rules& rules = {}) {
  std::ostringstream out;
  std::ostringstream err;
  const ScriptProgram program{
      [&](const ScriptRequest& request) { return run_script(request.in, request.out, request.err, rules); }};
  const int code = grade(folder, program, test::english(), out, err);
  CHECK_MESSAGE(code == 0, out.str(), err.str());
  int passed = 0;
  for (std::size_t at = 0; (at = out.str().find("passed ", at)) != std::string::npos; ++at) ++passed;
  CHECK(passed >= at_least);
}

}  // namespace

TEST_CASE("our own cases pass, one per ruling") {
  passes_all(std::filesystem::path(PARLOR_SOURCE_DIR) / "cases/big2", 25);
}

TEST_CASE("additional patterns are played in the same format") {
  passes_all(std::filesystem::path(PARLOR_SOURCE_DIR) / "cases/big2/further-patterns", 2,
             *parse_rules<Big2>("patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush"));
}

TEST_CASE("a script can be played under any option") {
  const Ran lead = run(game("0 2 4 6 8\n0 2 4 6 8\n"), *parse_rules<Big2>("patterns=single,flush"));
  CHECK(has(lead.out, "Player Ada plays a flush C[3] C[5] C[7] C[9] C[J].\nNext turn: Bo\n"));
  CHECK(has(lead.out, "Player Bo plays a flush D[3] D[5] D[7] D[9] D[J].\n"));
  // Di, with all spades, holds the lowest card in this order, but the three of diamonds starts.
  const Ran order = run(game("0\n"), *parse_rules<Big2>("suits=SCDH start=diamond"));
  CHECK(has(order.out, "New round begins.\nNext turn: Bo\n"));
  CHECK(has(order.out, "Player Bo plays a single D[3].\nNext turn: Cem\n"));
}

TEST_CASE("the official cases pass if their folder is available") {
  const std::filesystem::path folder = std::filesystem::path(PARLOR_SOURCE_DIR) / "../shared/cases/big2";
  if (!std::filesystem::exists(folder)) {
    MESSAGE("not run: ", folder.string(), " is not there");
    return;
  }
  passes_all(folder, 6);
}

TEST_CASE("a turn shows the hand with aligned indices and no trailing spaces") {
  CHECK(run(game("")).out ==
        "New round begins.\n"
        "Next turn: Ada\n"
        "0    1    2    3    4    5    6    7     8    9    10   11   12\n"
        "C[3] C[4] C[5] C[6] C[7] C[8] C[9] C[10] C[J] C[Q] C[K] C[A] C[2]\n");
}

TEST_CASE("a refused action repeats the hand without a new turn line") {
  const Ran ran = run(game("-1\n1\n0 1 2 3 4\n"));
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "C[2]\nYou can't pass in the new round.\n0    1"));
  CHECK(has(ran.out, "C[2]\nInvalid play, please try again.\n0    1"));
  CHECK(has(ran.out, "Player Ada plays a straight C[3] C[4] C[5] C[6] C[7].\nNext turn: Bo\n"));
}

TEST_CASE("a straight that wraps is printed from lowest to highest and counts by its two") {
  const Ran ran = run(game("0 12 11 10 9\n0 12 11 10 9\n0 1 2 3 4\n"));
  CHECK(has(ran.out, "Player Ada plays a straight C[3] C[Q] C[K] C[A] C[2]."));
  CHECK(has(ran.out, "Player Bo plays a straight D[3] D[Q] D[K] D[A] D[2]."));
  CHECK(has(ran.out, "Invalid play, please try again."));
}

TEST_CASE("a third pass starts a new round at once, and the winning play ends the game at once") {
  std::string actions = "0\n-1\n-1\n-1\n";
  CHECK(has(run(game(actions)).out, "Player Di passes.\nNew round begins.\nNext turn: Ada\n"));
  for (int i = 0; i < 11; ++i) actions += "0\n-1\n-1\n-1\n";
  const Ran ran = run(game(actions + "0\n-1\nand so on\n"));
  CHECK(ran.out.ends_with("Player Ada plays a single C[2].\nGame over, the winner is Ada.\n"));
}

TEST_CASE("a malformed deck or missing names print one sentence, exit with 2 and write no output") {
  const auto refused = [](const std::string& text, std::string_view why) {
    const Ran ran = run(text);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK_MESSAGE(has(ran.err, why), ran.err);
    CHECK(std::string_view(ran.err).find('\n') == ran.err.size() - 1);
  };
  refused("", "The input is empty");
  refused("C[3] D[3]\nAda\nBo\nCem\nDi\n0\n", "A deal needs 52 cards; this one has 2");
  refused(deck() + " C[3]\nAda\nBo\nCem\nDi\n", "C3 is listed twice");
  refused("X[3] " + game(""), "\"X[3]\" is not a card");
  refused("c[3] " + game(""), "\"c[3]\" is not a card");
  refused(deck() + "\nAda\nBo\n", "the input has only 2");
  refused(deck() + "\nAda\nBo\nCem Di\n0\n", "\"Cem Di\" is not a valid name for player 2");
}

}  // namespace parlor::big2
