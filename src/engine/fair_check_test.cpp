#include "engine/fair_check.h"

#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "core/fair.h"
#include "engine/test_record.h"

using namespace parlor;
using test::record_problem;

namespace {

const Seed kRoot = Seed::of(77).derive(1);

std::string hex(char digit) { return std::string(64, digit); }

// Two of the three deals of a match, as written by a table that commits to them.
Record fair_record() {
  Record record;
  record.setup = {"big2",
                  "1",
                  {{"Ada", "human", ""}, {"Ben", "human", ""}, {"smart", "computer", "smart"}},
                  MatchLength::deals(3),
                  FairSetup{chain_commitment(kRoot, 3), {"say \"sesame\" \\", "Z\u00fcrich", ""}}};
  for (int deal = 1; deal <= 2; ++deal) {
    const Seed secret = chain_secret(kRoot, 3, deal);
    record.deals.emplace_back().source = {fair_seed(secret, record.setup.fair->words), std::nullopt, secret};
  }
  return record;
}

std::string unfair(const Record& record) {
  const auto found = check_fair(record);
  if (!found) return "fair";
  return found->key + " " + std::to_string(std::get<std::int64_t>(*found->find("deal")));
}

}  // namespace

TEST_CASE("a record has the commitment after the match length, and each secret before its seed") {
  const Record record = fair_record();
  const std::string text = record.to_string();
  CHECK(text.find("[Match \"deals 3\"]\n[Fair \"sha256-chain-1\"]\n[Commitment \"" +
                  record.setup.fair->commitment.hex() +
                  "\"]\n[Word 0 \"say \\\"sesame\\\" \\\\\"]\n[Word 1 \"Z\u00fcrich\"]\n[Word 2 \"\"]\n\n") !=
        std::string::npos);
  CHECK(text.find("[Shuffle \"chacha20-fy-1\"]\n[Secret \"" + chain_secret(kRoot, 3, 2).hex() +
                  "\"]\n[Seed \"" + record.deals[1].source.seed->hex() + "\"]\n") != std::string::npos);
  const auto read = read_record(text);
  REQUIRE(read.ok());
  CHECK(read->record.setup == record.setup);
  CHECK(read->record.deals[1].source == record.deals[1].source);
  CHECK(read->record.to_string() == text);
  CHECK(!check_fair(read->record));
}

TEST_CASE("hashes that are small numbers are still written in full") {
  Record record = fair_record();
  record.setup.fair->commitment = Seed::of(1);
  record.deals[0].source = {Seed::of(2), std::nullopt, Seed::of(3)};
  const auto read = read_record(record.to_string());
  REQUIRE(read.ok());
  CHECK(read->record.setup == record.setup);
  CHECK(read->record.deals[0].source == record.deals[0].source);
  CHECK(read->record.to_string().find("[Seed \"02" + std::string(62, '0') + "\"]") != std::string::npos);
}

TEST_CASE("a commitment that cannot be parsed is refused with its line") {
  const std::string header =
      "[Parlor \"1\"]\n[Game \"big2\"]\n[Seat 0 \"Ada\" human]\n[Seat 1 \"Ben\" human]\n";
  const std::string fair = header + "[Fair \"sha256-chain-1\"]\n";
  const std::string committed = fair + "[Commitment \"" + hex('a') + "\"]\n";
  CHECK(record_problem(header + "[Fair \"trust me\"]\n") == "record.fair at 5");
  CHECK(record_problem(header + "[Commitment \"" + hex('a') + "\"]\n") == "record.not_fair at 5");
  CHECK(record_problem(fair + "[Commitment \"17\"]\n") == "record.hash at 6");
  CHECK(record_problem(fair + "[Commitment \"" + hex('x') + "\"]\n") == "record.hash at 6");
  CHECK(record_problem(fair + "[Deal 1]\n[Seed \"1\"]\n") == "record.not_fair at 6");
  CHECK(record_problem(header + "[Word 0 \"sesame\"]\n") == "record.not_fair at 5");
  CHECK(record_problem(committed + "[Word 1 \"sesame\"]\n") == "record.word at 7");
  CHECK(record_problem(committed + "[Word \"sesame\"]\n") == "record.word at 7");
  CHECK(record_problem(committed + "[Word 0 \"\"]\n[Word 1 \"\"]\n[Word 2 \"\"]\n") == "record.word at 9");
  CHECK(record_problem(header + "[Deal 1]\n[Secret \"" + hex('b') + "\"]\n") == "record.not_fair at 6");
  CHECK(record_problem(committed + "[Deal 1]\n[Secret \"b\"]\n") == "record.hash at 8");
  CHECK(record_problem(committed + "[Deal 1]\n[Secret \"" + hex('b') + "\"]\n") ==
        "cut");  // no seed, so no deal
  // Missing words are empty.
  const auto read = read_record(committed + "[Word 0 \"sesame\"]\n");
  REQUIRE(read.ok());
  CHECK(read->record.setup.fair->words == std::vector<std::string>{"sesame", ""});
}

TEST_CASE("a record that was changed afterwards is not fair, and the deal is named") {
  CHECK(unfair(fair_record()) == "fair");
  const auto changed = [](const auto& change) {
    Record record = fair_record();
    change(record);
    return unfair(record);
  };
  const Seed other = Seed::of(5);
  CHECK(changed([&](Record& r) { r.setup.fair->commitment = other; }) == "fair.secret 1");
  CHECK(changed([&](Record& r) { r.deals[1].source.secret = other; }) == "fair.secret 2");
  CHECK(changed([&](Record& r) { r.deals[1].source = r.deals[0].source; }) == "fair.secret 2");
  CHECK(changed([&](Record& r) { r.setup.fair->words[1] = "Bern"; }) == "fair.seed 1");
  CHECK(changed([&](Record& r) { r.setup.fair->words[2] = "psst"; }) == "fair.seed 1");
  CHECK(changed([&](Record& r) { r.deals[1].source.seed = other; }) == "fair.seed 2");
  CHECK(changed([&](Record& r) { r.deals[1].source.tiles = "C3 D3"; }) == "fair.tiles 2");
  CHECK(changed([&](Record& r) { r.deals[0].source.secret.reset(); }) == "fair.no_secret 1");
  CHECK(changed([&](Record& r) { r.setup.fair.reset(); }) == "fair");  // it has no commitment
}
