#include "term/verify.h"

#include <doctest/doctest.h>
#include <optional>
#include <sstream>
#include <string>

#include "core/fair.h"
#include "term/test_table.h"

namespace parlor {
namespace {

struct Verdict {
  int code;
  std::string text;
};

Verdict judge(const std::string& text) {
  std::ostringstream out;
  const int code = verify(text, test::open_tricks, test::english(), out);
  return {code, out.str()};
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("verify accepts finished and unfinished records") {
  const std::string whole = test::finished_record().to_string();
  const Verdict finished = judge(whole);
  CHECK(finished.code == 0);
  CHECK(finished.text == "The record is valid and the game is finished. Deals: 1, entries: 6.\n");
  const Verdict unfinished = judge(whole.substr(0, whole.find("4. ")));
  CHECK(unfinished.code == 0);
  CHECK(test::has(unfinished.text, "not finished"));
}

TEST_CASE("verify names the line of an error") {
  const std::string whole = test::finished_record().to_string();
  const auto unsound = [](const std::string& text, std::string_view why) {
    const Verdict verdict = judge(text);
    CHECK(verdict.code == 1);
    CHECK_MESSAGE(test::has(verdict.text, why), verdict.text);
  };
  unsound(replaced(whole, "3. 1 3", "3. 1 9"), "Line 12: move 3 cannot be played: You do not hold 9.");
  unsound(replaced(whole, "3. 1 3", "4. 1 3"), "Line 12: moves are numbered from 1 in order");
  unsound(replaced(whole, "[Score \"0 3\"]", "[Score \"1 2\"]"), "deal 1 ended 0 3, but the record says 1 2");
  unsound(whole.substr(0, whole.find("4. ") + 4), "Line 13 is cut off");
  unsound("hello", "not a Parlor record");
  unsound("", "not a Parlor record");
}

namespace {

// One deal of two, with a commitment, up to the first move.
std::string fair_record() {
  const Seed root = Seed::of(1).derive(1);
  TableSetup setup = test::two_seats("human", "computer", 2);
  setup.fair = {chain_commitment(root, 2), {"sesame", ""}};
  auto table = *test::open_tricks(setup);
  const Seed secret = chain_secret(root, 2, 1);
  REQUIRE(!table->deal({fair_seed(secret, setup.fair->words), std::nullopt, secret}));
  REQUIRE(!table->play(Seat::at(0), table->moves(Seat::at(0)).front()));
  return table->record().to_string();
}

}  // namespace

TEST_CASE("verify says that the deals match the commitment, or which one does not") {
  const std::string whole = fair_record();
  const Verdict fair = judge(whole);
  CHECK(fair.code == 0);
  CHECK(fair.text ==
        "The record is valid; the game is not finished. Deals: 1, entries: 1. The deals match the commitment "
        "made before the first one.\n");
  CHECK(!test::has(judge(test::finished_record().to_string()).text, "commitment"));
  // Nothing has been dealt yet, so there is nothing to report.
  CHECK(!test::has(judge(whole.substr(0, whole.find("[Deal 1]"))).text, "commitment"));

  const auto unfair = [](const std::string& text, std::string_view why) {
    const Verdict verdict = judge(text);
    CHECK(verdict.code == 1);
    CHECK_MESSAGE(test::has(verdict.text, why), verdict.text);
  };
  unfair(replaced(whole, "sesame", "Sesame"),
         "Line 12: the seed of deal 1 does not match its secret and the words.");
  std::string secret = whole;
  char& digit = secret[secret.find("[Secret \"") + 9];
  digit = digit == '0' ? '1' : '0';
  unfair(secret, "Line 12: the secret of deal 1 does not match the commitment.");
}

}  // namespace parlor
