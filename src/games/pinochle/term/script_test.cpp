#include "games/pinochle/term/script.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <doctest/doctest.h>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "core/text.h"
#include "engine/random_player.h"
#include "engine/replay.h"
#include "engine/table_of.h"
#include "games/pinochle/term/log.h"
#include "testing/printed.h"
#include "testing/temporary_folder.h"

namespace parlor::pinochle {
namespace {

using test::has;
// Which player was asked for what: "basic bid 1".
std::vector<std::string>& asked() {
  static std::vector<std::string> all;
  return all;
}

template <char Name>
class Spy final : public Player<Pinochle> {
 public:
  Thought<Pinochle> think(const View& view, const Budget&) override {
    constexpr std::array<std::string_view, 6> kPhases = {"bid", "trump", "pick", "keep", "play", "over"};
    asked().push_back(std::string(1, Name) + " " +
                      std::string(kPhases[static_cast<std::size_t>(view.phase)]) + " " +
                      view.observer.seat()->to_string());
    return {Pinochle::fallback(view), Message("test.spy")};
  }
};
template <char Name>
std::unique_ptr<Player<Pinochle>> make_spy(const Seed&) {
  return std::make_unique<Spy<Name>>();
}

const PlayerLevels<Pinochle> kSpies = {
    {"random", {""}, make_spy<'r'>}, {"basic", {""}, make_spy<'b'>}, {"smart", {""}, make_spy<'s'>}};
const PlayerLevels<Pinochle> kRandom = {{"random", {""}, make_random_player<Pinochle>},
                                        {"basic", {""}, make_random_player<Pinochle>},
                                        {"smart", {""}, make_random_player<Pinochle>}};

struct Ran {
  int code;
  std::string out;
  std::string err;
};

Ran run(const std::string& text, const std::vector<std::string>& settings = {},
        const PlayerLevels<Pinochle>& levels = kSpies, const Seed& seed = Seed::of(1)) {
  asked().clear();
  std::istringstream in(text);
  std::ostringstream out;
  std::ostringstream err;
  const int code = make_script(levels).run({in, out, err, settings, seed});
  return {code, out.str(), err.str()};
}

bool was_asked(std::string_view question) { return std::ranges::find(asked(), question) != asked().end(); }

std::string own_case(std::string_view name) {
  const std::string text =
      test::content(std::filesystem::path(PARLOR_SOURCE_DIR) / "cases/pinochle" / std::string(name));
  REQUIRE(!text.empty());
  return text;
}

std::string line_of(const std::string& log, std::string_view begin) {
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(begin)) return line;
  }
  return "";
}

void refused(const std::string& text, std::string_view key, std::string_view why) {
  const Ran ran = run(text);
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK_MESSAGE(has(ran.err, key), ran.err);
  CHECK_MESSAGE(has(ran.err, why), ran.err);
  CHECK_MESSAGE(std::ranges::count(ran.err, '\n') == 1, ran.err);
}

// A deal that is fully known: seat 0 has all spades, seat 1 all hearts.
const std::string kSuits =
    "isAuto=true\nplayers.bid_first=computer\nplayers.0.bids=50,0\nplayers.1.bids=10\nplayers.trump=H\n"
    "players.0.initialcards=1S,1S,10S,10S,13S,13S,12S,12S,11S,11S,9S,9S\n"
    "players.1.initialcards=1H,1H,10H,10H,13H,13H,12H,12H,11H,11H,9H,9H\n";

TEST_CASE("our own case of a whole deal gives its log byte for byte, and asks no player") {
  const Ran ran = run(own_case("a-whole-deal.properties"));
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out == own_case("a-whole-deal.log"));
  CHECK(asked().empty());
}

TEST_CASE("our own cases pass: melds, cut-throat, Java's notation, a deal alone, the lot") {
  CHECK(has(run(own_case("additional-melds.properties")).out, "Melding Scores: 170-"));
  CHECK(has(run(own_case("additional-melds.properties"), {"melds.additional=false"}).out,
            "Melding Scores: 0-"));

  const Ran cut = run(own_case("cut-throat.properties"));
  CHECK_MESSAGE(has(cut.out, "Bid:1-40\nTrump: D\n"), cut.err);
  CHECK(has(cut.out,
            "Initial Cards:P0-1S,13S,10S,1C,13C,10C,1S,13S,10S,1C,13C,10C-P1-1D,13D,12D,11D,10D,9D,1D,"));
  CHECK(!was_asked("b keep 1"));

  const Ran java = run(own_case("as-java-reads.properties"));
  CHECK_MESSAGE(has(java.out, "Bid:0-10\nTrump: C\n"), java.err);
  CHECK(has(java.out, "P0-1C,13C,12C,11C,10C,9C,1C,13C,12C,11C,10C,9C-"));

  const Ran alone = run(own_case("deal-alone.properties"));
  CHECK(alone.code == 0);
  CHECK(has(alone.out, "1C"));
  CHECK(was_asked("s play 0"));
  CHECK(was_asked("b play 1"));

  for (int seed = 0; seed < 8; ++seed) {
    const Ran lot =
        run(own_case("by-lot.properties"), {}, kSpies, Seed::of(static_cast<std::uint64_t>(seed)));
    CHECK(has(lot.out, "-40\n"));
  }
  CHECK(run(own_case("bids-of-its-own.properties")).code == 0);
  CHECK(was_asked("b bid 0"));
}

TEST_CASE("a log lists hands by copy, suit and rank, and seat 0 gets the first copies") {
  const Ran ran =
      run("isAuto=true\nplayers.0.initialcards=12S,9H,1D,13D,10D,11C,9C,1C,9S,9D,10S,11H\n"
          "players.1.initialcards=12S,12S");
  CHECK(ran.code == 2);  // three queens
  const Ran ordered =
      run("isAuto=true\nplayers.0.initialcards=12S,9H,1D,13D,10D,11C,9C,1C,9S,9D,10S,11H\n"
          "players.1.initialcards=12S,9S,1S,11H,10H,1H,9D,13D,12D,9C,1C,13C");
  CHECK_MESSAGE(has(ordered.out,
                    "Initial Cards:P0-12S,10S,9S,11H,9H,1D,13D,10D,9D,1C,11C,9C-"
                    "P1-1S,1H,10H,12D,13C,12S,9S,11H,13D,9D,1C,9C-\n"),
                ordered.out);
}

TEST_CASE("the log keeps the copies that were dealt if both face-up cards look the same or are swapped") {
  const std::string text =
      "mode.cutthroat=true\nplayers.bid_first=human\nplayers.trump=S\nplayers.0.bids=0\nplayers.1.bids=10\n"
      "players.0.initialcards=1S,13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H\n"
      "players.0.final_cards=9C,13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H\n"
      "players.1.initialcards=1S,13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H\n"
      "players.1.final_cards=9C,13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H\n";
  const std::string same = text + "players.0.extra_cards=9C\nplayers.1.extra_cards=9C\n";
  const std::string hands =
      "P0-13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H,9C-P1-13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H,9C-\n";
  const Ran ran = run(same, {"isAuto=true"});
  CHECK_MESSAGE(has(ran.out, "Initial Cards:" + hands), ran.out, ran.err);
  // 9C and 9D are turned up in random order; whoever takes which, every card of the log was dealt.
  const std::string other = text + "players.0.extra_cards=9C\nplayers.1.extra_cards=9D\n";
  for (std::uint64_t seed = 0; seed < 10; ++seed)
    CHECK(run(other, {"isAuto=false"}, kRandom, Seed::of(seed)).code == 0);
}

TEST_CASE("a tie has two winners") {
  State state;
  state.phase = Phase::over;
  state.trump = Suit::clubs;
  state.declarer = state.bidder = Seat::at(0);
  state.bids[Seat::at(0)] = 10;
  for (int i = 0; i < kSeats; ++i) state.meld_points[Seat::at(i)] = 40;
  CHECK(Log().text(state).ends_with("Trick Winning: P0:-P1:-\nFinal Score: 40,40,\nWinners: 0, 1\n"));
}

TEST_CASE("with isAuto=false, bids, trump and cards in the file are ignored") {
  const Ran ran = run(kSuits, {"isAuto=false"});
  CHECK(ran.code == 0);
  for (const char* question : {"r bid 0", "b bid 1", "r play 0", "b play 1"}) CHECK(was_asked(question));
  CHECK(has(ran.out, "Initial Cards:P0-1S,13S,12S,11S,10S,9S,1S"));
}

TEST_CASE("the computer takes over with its settings, the other seat with basic") {
  run("players.bid_first=computer");
  CHECK(was_asked("r bid 0"));
  CHECK(was_asked("b bid 1"));
  CHECK(was_asked("r trump 0"));
  CHECK(was_asked("r play 0"));
  CHECK(was_asked("b play 1"));
  run("players.bid_first=computer\nplayers.0.smartbids=true\nmode.smarttrick=true");
  CHECK(was_asked("b bid 0"));
  CHECK(was_asked("b trump 0"));
  CHECK(was_asked("s play 0"));
  CHECK(was_asked("b play 1"));
  run("players.bid_first=human\nmode.cutthroat=true");
  CHECK(was_asked("b trump 1"));
  CHECK(was_asked("b pick 1"));
  CHECK(was_asked("b keep 1"));
  CHECK(!was_asked("r keep 0"));  // the handout's rule
}

TEST_CASE("computers that take over use following=course, unless the file says otherwise") {
  const std::string text =
      "isAuto=true\nplayers.bid_first=human\nplayers.1.bids=10\nplayers.0.bids=0\nplayers.trump=C\n"
      "players.0.initialcards=9H,9H,1C,1C,10C,10C,13C,13C,12C,12C,11C,11C\n"
      "players.1.initialcards=1H\nplayers.1.cardsPlayed=1H\n";
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const std::string course = run(text, {}, kRandom, Seed::of(seed)).out;
    CHECK_MESSAGE(line_of(course, "Round0:").ends_with("C,"), course);
    CHECK(run(text, {"mode.following=course"}, kRandom, Seed::of(seed)).out == course);
    CHECK(line_of(run(text, {"mode.following=handout"}, kRandom, Seed::of(seed)).out, "Round0:") ==
          "Round0:P1-1H,P0-9H,");
  }
}

TEST_CASE("the file's trump applies whoever won the bidding; without it the winner's player chooses") {
  CHECK(has(run(kSuits).out, "Bid:1-60\nTrump: H\n"));
  CHECK(!was_asked("b trump 1"));
  CHECK(has(run(kSuits, {"players.0.bids=50", "players.1.bids=0"}).out, "Bid:0-50\nTrump: H\n"));
  run(kSuits, {"players.trump="});
  CHECK(was_asked("b trump 1"));
}

TEST_CASE("the first bid is any multiple of ten, including 0; after it 0 is a pass") {
  CHECK(has(run(kSuits, {"players.0.bids=0", "players.1.bids=0"}).out, "Bid:0-0\n"));
  CHECK(has(run(kSuits, {"players.0.bids=2000", "players.1.bids=0"}).out, "Bid:0-2000\n"));
  refused(kSuits + "players.0.bids=1990\nplayers.1.bids=20", "players.1.bids", "2000");
  // A random seat opens; for the other one a bid of that size is invalid.
  bool zero = false;
  bool one = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Ran ran = run("isAuto=true\nplayers.0.bids=300\nplayers.1.bids=300", {}, kSpies, Seed::of(seed));
    CHECK(ran.code == 2);
    zero = zero || has(ran.err, "players.0.bids");
    one = one || has(ran.err, "players.1.bids");
  }
  CHECK(zero);
  CHECK(one);
}

TEST_CASE("an unknown key is a warning, and the deal is still played") {
  const Ran ran = run(kSuits + "colour=red\n");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Winners: "));
  CHECK(has(ran.err, "Warning: colour"));
}

TEST_CASE("a card against the rules is played, with a warning") {
  const Ran ran = run(own_case("forced-card.properties"));
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Round0:P1-10H,P0-9S,\n"));
  CHECK(has(ran.err, "Warning: players.0.cardsPlayed plays 9S on 10H in round 0"));
  CHECK(std::ranges::count(ran.err, '\n') == 1);
}

TEST_CASE("the record of a script replays to the same end, with forced moves marked") {
  for (const char* file : {"forced-card.properties", "cut-throat.properties"}) {
    std::istringstream in(own_case(file));
    std::ostringstream out;
    std::ostringstream err;
    std::string record;
    REQUIRE(make_script(kRandom).run({in, out, err, {}, Seed::of(6), &record}) == 0);
    const auto read = read_record(record);
    REQUIRE(read.ok());
    const bool forced = has(file, "forced");
    CHECK(std::ranges::count(read->record.deals.front().entries, true, &RecordEntry::forced) ==
          (forced ? 1 : 0));
    const auto table = replay(read->record, TableOf<Pinochle>::open);
    REQUIRE(table.ok());
    const Scores scores = (*table)->deal_scores();
    CHECK(has(out.str(), "Final Score: " + std::to_string(scores[Seat::at(0)].points()) + "," +
                             std::to_string(scores[Seat::at(1)].points()) + ",\n"));
  }
}

TEST_CASE("a card that is not in the hand is refused with its key") {
  refused(kSuits + "players.0.cardsPlayed=1H\n", "players.0.cardsPlayed", "1H");
  refused(kSuits + "players.1.cardsPlayed=1H,1H,1H\n", "players.1.cardsPlayed", "1H");
  refused(kSuits +
              "mode.cutthroat=true\nplayers.1.extra_cards=1D,1D\n"
              "players.0.final_cards=1D,1S,10S,10S,13S,13S,12S,12S,11S,11S,9S,9S\n",
          "players.0.final_cards", "1D");
}

TEST_CASE("invalid text, settings or keys print nothing but the reason") {
  refused("isAuto=\\u00", "Line 1", "hexadecimal");
  refused("isAuto=maybe", "isAuto", "true or false");
  refused("players.0.initialcards=15X", "players.0.initialcards", "15X");
  const Ran ran = run("", {"isAuto"});
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "KEY=VALUE"));
}

TEST_CASE("hands are filled up from the seed, and the same seed plays the same deal") {
  const auto play = [](std::uint64_t seed) {
    return run("mode.cutthroat=true\nplayers.1.initialcards=9C,9C", {}, kRandom, Seed::of(seed)).out;
  };
  CHECK(play(3) == play(3));
  CHECK(play(3) != play(4));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const std::string log = play(seed);
    std::string cards = line_of(log, "Initial Cards:");
    CHECK(std::ranges::count(cards, ',') == 22);
    CHECK(has(log, "Round11:"));
  }
}

TEST_CASE("the bid winner gets the extra cards listed for that seat") {
  const std::string text =
      "isAuto=true\nmode.cutthroat=true\nplayers.bid_first=human\nplayers.trump=S\n"
      "players.0.initialcards=1S,1S,10S,10S,13S,13S,12S,12S,11S,11S,9S,9S\n"
      "players.0.extra_cards=1H,10H,13H,12H,11H,9H,1H,10H,13H,12H,11H,9H\n"
      "players.0.final_cards=1H,10H,13H,12H,11H,9H,1H,10H,13H,12H,11H,9H\n"
      "players.1.extra_cards=1C,10C\nplayers.1.final_cards=";
  for (const char* bids : {"players.1.bids=10\nplayers.0.bids=0", "players.1.bids=10,0\nplayers.0.bids=20"}) {
    const Ran ran = run(text + "\n" + bids);
    CHECK_MESSAGE(ran.code == 0, ran.err);
    CHECK(has(ran.out, "P0-1H,13H,12H,11H,10H,9H,1H,13H,12H,11H,10H,9H-"));
  }
}

TEST_CASE("a bid winner without a list leaves the face-up card that the file gives to the other seat") {
  const std::string text =
      "isAuto=true\nmode.cutthroat=true\nplayers.bid_first=computer\nplayers.trump=S\n"
      "players.0.bids=100\nplayers.1.bids=0\nplayers.1.extra_cards=1C,10C\n";
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Ran ran = run(text +
                            "players.1.initialcards=1D,1D,10D,10D,13D,13D,12D,12D,11D,11D\n"
                            "players.1.final_cards=1C,10C,1D,1D,10D,10D,13D,13D,12D,12D,11D,11D\n",
                        {}, kRandom, Seed::of(seed));
    CHECK_MESSAGE(ran.code == 0, ran.err);
  }
}

// Cuts each list in the values of a key to its first `count` items.
std::string cut(const std::string& text, std::string_view key, std::size_t count) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(key)) {
      const std::size_t equals = line.find('=');
      const std::string list = line.substr(equals + 1);
      std::vector<std::string> kept;
      for (std::string_view item : split(list, ',')) {
        if (kept.size() < count) kept.emplace_back(item);
      }
      line = line.substr(0, equals + 1) + join(kept, ",");
    }
    result += line + "\n";
  }
  return result;
}

TEST_CASE("a script can stop anywhere: the players take over and the deal ends") {
  const std::string whole = own_case("a-whole-deal.properties");
  for (const char* name : {"bids", "initialcards", "cardsPlayed"}) {
    for (const char* seat : {"players.0.", "players.1."}) {
      for (std::size_t count = 0; count <= 12; ++count) {
        for (const PlayerLevels<Pinochle>* levels : {&kSpies, &kRandom}) {
          std::string text = cut(whole, std::string(seat) + name, count);
          // Cards that were not dealt cannot be played.
          if (std::string_view(name) == "initialcards" && count < 12)
            text = cut(cut(text, "players.0.cardsP", 0), "players.1.cardsP", 0);
          const Ran ran = run(text, {}, *levels);
          CHECK_MESSAGE(ran.code == 0, text, ran.err);
          CHECK(has(ran.out, "Round11:"));
          CHECK(has(ran.out, "Winners: "));
        }
      }
    }
  }
  const std::string throat = own_case("cut-throat.properties");
  for (const char* key :
       {"players.0.bids", "players.1.bids", "players.0.extra_cards", "players.1.extra_cards"}) {
    for (std::size_t count = 0; count <= 12; ++count) {
      std::string text = cut(throat, key, count);
      if (has(key, "extra")) text = cut(cut(text, "players.0.final", 0), "players.1.final", 0);
      const Ran ran = run(text, {}, kRandom);
      CHECK_MESSAGE(ran.code == 0, text, ran.err);
      CHECK(has(ran.out, "Round11:"));
    }
  }
  CHECK(run(cut(throat, "players.0.final", 0), {"players.trump="}, kRandom).code == 0);
}

}  // namespace
}  // namespace parlor::pinochle
