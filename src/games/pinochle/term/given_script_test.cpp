// A properties file played at the terminal, with a person at seat 1.
#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "core/text.h"
#include "engine/table_of.h"
#include "games/pinochle/term/screen.h"
#include "games/pinochle/term/script.h"
#include "term/test_play.h"

namespace parlor::pinochle {
namespace {

using test::has;

// A deal that is fully known: seat 0 has all spades, seat 1 all hearts.
const std::string kSuitsApart =
    "isAuto=true\nplayers.bid_first=computer\nplayers.0.bids=50,0\nplayers.1.bids=10\nplayers.trump=H\n"
    "players.0.initialcards=1S,1S,10S,10S,13S,13S,12S,12S,11S,11S,9S,9S\n"
    "players.1.initialcards=1H,1H,10H,10H,13H,13H,12H,12H,11H,11H,9H,9H\n";

// Ada is the computer, which always makes the first possible bid, choice or play; Ben types.
std::string played_by(const std::string& properties, const std::string& typed,
                      MatchLength length = MatchLength::deals(1)) {
  const auto given = game_of_properties(properties, Seed::of(5));
  REQUIRE(given.ok());
  test::Setting how;
  how.rules = given->rules;
  how.tiles = *given->deal.tiles;
  how.computers[0] = {};
  how.length = length;
  how.given = given->moves;
  return test::played<Pinochle>(*make_screen(), how, typed);
}

std::string told(const std::string& out, std::string_view from, std::string_view to) {
  const std::size_t begin = out.find(from);
  const std::size_t end = out.find(to);
  REQUIRE_MESSAGE(begin != std::string::npos, out);
  REQUIRE_MESSAGE(end != std::string::npos, out);
  return out.substr(begin, end - begin);
}

TEST_CASE("bids, trump and cards of the file are played, and the person continues where they end") {
  const std::string out =
      played_by(kSuitsApart + "players.1.cardsPlayed=1H,10H\nplayers.0.cardsPlayed=9S,9S,11S\n", "13H\n");
  CHECK(told(out, "Ada bids", "Ada has no melds") ==
        "Ada bids 50.\nBen bids 60.\nAda passes.\nBen wins the bidding at 60.\nBen makes H trump.\n"
        "Ben melds AH KH KH QH JH 10H: run with an extra king, 190 points.\n");
  CHECK(told(out, "Ben plays AH", "The file has no more") ==
        "Ben plays AH.\nAda plays 9S.\nBen takes the trick: 11 points.\n"
        "Ben plays 10H.\nAda plays 9S.\nBen takes the trick: 10 points.\n");
  CHECK(has(out, "The file has no more moves for Ben: it's your turn.\n"));
  CHECK(has(out, "Your card, Ben: 13H\nBen plays KH.\nAda plays JS.\n"));
  // Said once; the computer continues silently.
  CHECK(out.find("The file has no more") == out.rfind("The file has no more"));
}

TEST_CASE("the person decides whatever the file leaves out in between") {
  const std::string no_bids = played_by(kSuitsApart + "players.1.bids=\n", "p\n");
  CHECK(has(no_bids, "Ada bids 50.\n"));
  CHECK(has(no_bids, "Your bid, Ben (60 or 70, or pass): p\nBen passes.\n"));
  CHECK(has(no_bids, "Ada makes H trump.\n"));
  const std::string no_trump = played_by(kSuitsApart + "players.trump=\n", "S\n");
  CHECK(has(no_trump, "The file has no more moves for Ben: it's your turn.\n"));
  CHECK(has(no_trump, "Ben makes S trump.\n"));
}

TEST_CASE("a deal that the file describes completely is played to its end without input") {
  std::string cards;
  for (const char* seat : {"0", "1"}) {
    const std::string suit = *seat == '0' ? "S" : "H";
    cards += std::string("players.") + seat + ".cardsPlayed=";
    for (const char* rank : {"1", "1", "10", "10", "13", "13", "12", "12", "11", "11", "9", "9"})
      cards += rank + suit + ",";
    cards += "\n";
  }
  const std::string out = played_by(kSuitsApart + cards, "");
  CHECK(has(out, "Ben wins the deal."));
  CHECK(!has(out, "your turn"));
  // The match continues with random deals.
  const std::string match = played_by(kSuitsApart + cards, "", MatchLength::deals(2));
  CHECK(has(match, "Ben wins the deal."));
  CHECK(has(match, "Your bid, Ben"));
}

TEST_CASE("with isAuto=false, the person decides everything") {
  const std::string out = played_by(kSuitsApart + "isAuto=false\n", "");
  CHECK(has(out, "Ada bids 0.\n"));
  CHECK(has(out, "Your bid, Ben (10 or 20, or pass): "));
  CHECK(!has(out, "The file has"));
}

TEST_CASE("a card against the rules is played as forced, with a warning") {
  const std::string out = played_by(kSuitsApart +
                                        "players.0.initialcards=1H,9S\nplayers.1.initialcards=10H,9H\n"
                                        "players.1.cardsPlayed=10H\nplayers.0.cardsPlayed=9S\n",
                                    "");
  CHECK(has(out, "Warning: players.0.cardsPlayed plays 9S on 10H in round 0"));
  CHECK(has(out, "Ada plays 9S.\nBen takes the trick"));
}

TEST_CASE("errors in the scripted part are reported before the game starts") {
  const auto refused = [](const std::string& more, const std::string& key) {
    const auto given = game_of_properties(kSuitsApart + more, Seed::of(5));
    REQUIRE(!given.ok());
    CHECK(given.problem().key == key);
  };
  refused("players.1.cardsPlayed=1S\n", "pinochle.script.not_in_hand");
  refused("players.0.bids=1990\nplayers.1.bids=20\n", "pinochle.script.too_high");
}

TEST_CASE("a list that the person's decisions made impossible is skipped, with one sentence") {
  // Ben keeps different cards from those the file plays.
  const std::string text =
      kSuitsApart +
      "mode.cutthroat=true\nplayers.1.extra_cards=1D,1D,10D,10D,13D,13D,12D,12D,11D,11D,9D,9D\n"
      "players.0.extra_cards=1C,1C,10C,10C,13C,13C,12C,12C,11C,11C,9C,9C\n"
      "players.0.final_cards=1S,1S,10S,10S,13S,13S,12S,12S,11S,11S,9S,9S\n"
      "players.1.cardsPlayed=1H,10H,13H\n";
  const std::string keep = "keep 1D 1D 10D 10D 13D 13D 12D 12D 11D 11D 9D 9D\n";
  const std::string out = played_by(text, keep + "1D\n10D\n");
  CHECK(has(out, "Ada chooses twelve cards to keep.\n"));
  CHECK(has(out, "players.1.cardsPlayed contains 1H, which is not in the hand.\n"));
  CHECK(has(out, "Your card, Ben: 10D\n"));
  CHECK(out.find("players.1.cardsPlayed") == out.rfind("players.1.cardsPlayed"));
}

TEST_CASE("the stock is ordered for the file's bid winner, or for the person if that is open") {
  const auto first_drawn = [](const std::string& bids) {
    const auto given = game_of_properties(
        "isAuto=true\nmode.cutthroat=true\nplayers.bid_first=computer\nplayers.1.extra_cards=1D\n"
        "players.0.extra_cards=10C\n" +
            bids,
        Seed::of(5));
    REQUIRE(given.ok());
    return std::string(words(*given->deal.tiles).at(kSeats * kHandCards));
  };
  CHECK(first_drawn("players.0.bids=50\nplayers.1.bids=0\n") == "10C");
  CHECK(first_drawn("players.0.bids=50,0\nplayers.1.bids=10\n") == "AD");
  CHECK(first_drawn("players.1.bids=10,0\n") == "10C");
  CHECK(first_drawn("players.0.bids=50,0\n") == "AD");
  CHECK(first_drawn("players.0.bids=50\n") == "AD");
  CHECK(first_drawn("players.0.bids=50\nplayers.1.bids=0\nisAuto=false\n") == "AD");
}

TEST_CASE("the same settings also make a game for a person at seat 1") {
  const auto given = game_of_properties(kSuitsApart +
                                            "mode.cutthroat=true\nplayers.0.smartbids=true\nx=y\n"
                                            "players.1.extra_cards=1D\nplayers.0.extra_cards=10C\n",
                                        Seed::of(5));
  REQUIRE(given.ok());
  CHECK(given->players == std::vector<std::string>{"basic/random", "human"});
  CHECK(given->warnings.size() == 1);
  TableSetup setup{"pinochle", given->rules, {{"A", "computer", "basic/random"}, {"B", "human", ""}}};
  auto table = TableOf<Pinochle>::open(setup);
  REQUIRE(table.ok());
  REQUIRE(!(*table)->deal(given->deal));
  const auto& ours = static_cast<const TableOf<Pinochle>&>(**table);
  CHECK(ours.rules().following == Following::course);
  CHECK(ours.rules().cutthroat);
  const View view = ours.seen_by(Observer::open());
  CHECK(view.turn == Seat::at(0));
  CHECK(to_text(view.hands[Seat::at(0)]) == "AS AS KS KS QS QS JS JS 10S 10S 9S 9S");
  CHECK(view.stock[kStockCards - 1].face() == *Face::parse("AD"));
  CHECK(view.stock[kStockCards - 2].face() == *Face::parse("10C"));
  CHECK(game_of_properties("", Seed::of(5))->deal == game_of_properties("", Seed::of(5))->deal);
  CHECK(!game_of_properties("isAuto=2", Seed::of(5)).ok());
}

}  // namespace
}  // namespace parlor::pinochle
