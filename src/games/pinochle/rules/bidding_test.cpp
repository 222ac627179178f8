// Bidding, trump, and games without bidding.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::dealt;
using test::deck_for;
using test::face;
using test::kFirst;
using test::kOne;
using test::kSecond;
using test::kZero;
using test::play;
using test::refusal;
using test::rules;
using test::with_deck;

using Told = std::vector<std::string>;

State opened(std::string_view bid) {
  State state = dealt(rules("first=1"), 3);
  play(state, bid);
  return state;
}

TEST_CASE("the first bidder bids any multiple of ten, 0 included, and cannot pass") {
  const State state = dealt(rules("first=1"), 3);
  CHECK(state.phase == Phase::bid);
  CHECK(state.turn == kOne);
  for (const char* bid : {"bid 0", "bid 10", "bid 20", "bid 30", "bid 170", "bid 990", "bid 2000"})
    CHECK_MESSAGE(refusal(state, bid) == "", bid);
  CHECK(refusal(state, "bid 5") == "pinochle.bad_bid");
  CHECK(refusal(state, "bid 2010") == "pinochle.bad_bid");
  CHECK(refusal(state, "bid -10") == "pinochle.bad_bid");
  CHECK(refusal(state, "bid ten") == "pinochle.bad_bid");
  CHECK(refusal(state, "pass") == "pinochle.no_pass");
}

TEST_CASE("a raise is exactly ten or twenty") {
  const State state = opened("bid 100");
  CHECK(refusal(state, "bid 110") == "");
  CHECK(refusal(state, "bid 120") == "");
  CHECK(refusal(state, "pass") == "");
  for (const char* bid : {"bid 0", "bid 90", "bid 100", "bid 130", "bid 200"})
    CHECK_MESSAGE(refusal(state, bid) == "pinochle.bad_raise", bid);
  CHECK(refusal(state, "bid 115") == "pinochle.bad_bid");
  const State nothing = opened("bid 0");
  CHECK(refusal(nothing, "bid 0") == "pinochle.bad_raise");
  CHECK(refusal(nothing, "bid 20") == "");
}

TEST_CASE("the highest possible bid can only be passed") {
  const State state = opened("bid 2000");
  std::vector<Move> listed;
  Pinochle::moves(Pinochle::view(state, state.turn), listed);
  CHECK(listed == std::vector<Move>{Move::pass()});
  std::vector<Move> near;
  Pinochle::moves(Pinochle::view(opened("bid 1990"), kZero), near);
  CHECK(near == std::vector<Move>{Move::raise_to(2000), Move::pass()});
}

TEST_CASE("bids alternate until one player passes; the other wins, names trump and leads") {
  State state = dealt(rules("first=1"), 3);
  CHECK(play(state, "bid 10") == Told{"Ben bids 10."});
  CHECK(state.turn == kZero);
  play(state, "bid 30");
  play(state, "bid 40");
  CHECK(state.bids[kZero] == 30);
  CHECK(state.bids[kOne] == 40);
  CHECK(state.bid() == 40);
  CHECK(play(state, "pass") == Told{"Ada passes.", "Ben wins the bidding at 40."});
  CHECK(state.declarer == kOne);
  CHECK(state.phase == Phase::trump);
  CHECK(state.turn == kOne);
  const Told told = play(state, "trump D");
  CHECK(told.front() == "Ben makes D trump.");
  CHECK(state.trump == Suit::diamonds);
  CHECK(state.phase == Phase::play);
  CHECK(state.turn == kOne);
}

TEST_CASE("if the first bid is passed its bidder wins it, even at 0") {
  State state = opened("bid 0");
  play(state, "pass");
  CHECK(state.declarer == kOne);
  CHECK(state.bid() == 0);
}

TEST_CASE("the bid winner can name any suit, and do nothing else") {
  State state = opened("bid 0");
  play(state, "pass");
  for (const char* move : {"trump S", "trump H", "trump d", "trump C"}) CHECK(refusal(state, move) == "");
  CHECK(refusal(state, "trump X") == "pinochle.no_suit");
  CHECK(refusal(state, kZero, "trump S") == "pinochle.not_your_turn");
  std::vector<Move> listed;
  Pinochle::moves(Pinochle::view(state, kOne), listed);
  CHECK(listed.size() == 4);
}

TEST_CASE("both players' melds are shown as soon as trump is named, the bid winner's first") {
  State state = with_deck(rules("first=0"), deck_for(kFirst, kSecond));
  play(state, "bid 0");
  play(state, "bid 10");
  play(state, "pass");
  const Told told = play(state, "trump D");
  REQUIRE(told.size() == 3);
  CHECK(told[1] == "Ben melds AD KD QD JD 10D: run, 150 points.");
  CHECK(told[2] == "Ada has no melds.");
  CHECK(state.meld_points[kOne] == 150);
  CHECK(state.meld_points[kZero] == 0);
  CHECK(to_text(state.known[kOne]) == "AD KD QD JD 10D");
}

TEST_CASE("the stock stays out of play unless the game is cut-throat") {
  State state = with_deck(rules("first=0"), deck_for(kFirst, kSecond));
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump S");
  CHECK(state.stock_size == 24);
  CHECK(state.open.empty());
  CHECK(state.hands[kZero].size() == 12);
}

TEST_CASE("with bidding=no the top card of the stock sets trump, and the first player leads without a bid") {
  State state = with_deck(rules("first=1 bidding=no"), deck_for(kFirst, kSecond, "10D QC"));
  CHECK(state.phase == Phase::play);
  CHECK(state.trump == Suit::diamonds);
  CHECK(state.turn == kOne);
  CHECK(state.declarer == kOne);
  CHECK(state.bid() == 0);
  CHECK(state.meld_points[kOne] == 150);
  CHECK(to_text(state.open) == "10D");
  CHECK(state.stock_size == 23);
  std::vector<Event> events;
  Pinochle::tell_deal(state, events);
  REQUIRE(events.size() == 3);
  CHECK(events[0].seen_by(Observer::spectator()).message.key == "pinochle.turns_trump");
  CHECK(events[1].seen_by(Observer::spectator()).message.key == "pinochle.melds");
  CHECK(events[2].seen_by(Observer::spectator()).message.key == "pinochle.no_melds");
  const Message melds = events[1].seen_by(Observer::spectator()).message;
  CHECK(*melds.find("meld") == Value(Name{"pinochle.meld", "run"}));
  CHECK(std::get<TileTexts>(*melds.find("cards")).size() == 5);
}

TEST_CASE("with bidding=no nobody can fall short") {
  FastRandom random(1);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    State state = dealt(rules("bidding=no additional=yes"), seed);
    test::play_until(state, Phase::over, random);
    const Scores scores = Pinochle::scores(state);
    CHECK(scores[kZero] + scores[kOne] == Pinochle::score_sum(state));
    CHECK(Pinochle::winners(state) == leaders(scores, kSeats, Better::high));
  }
}

TEST_CASE("with bidding=no in cut-throat, the trump card is one of the two face-up cards") {
  State state = with_deck(rules("first=1 bidding=no cutthroat=yes"), deck_for(kFirst, kSecond, "10D QC"));
  CHECK(state.phase == Phase::pick);
  CHECK(state.turn == kOne);
  CHECK(state.trump == Suit::diamonds);
  CHECK(to_text(state.open) == "10D QC");
  CHECK(state.stock_size == 22);
  play(state, "take QC");
  CHECK(count(state.hands[kZero], face("10D")) >= 1);
  CHECK(state.hands[kZero].size() == 24);
}

// Nobody has bid, so the bidding record is empty.
TEST_CASE("with bidding=no neither bids nor passes are shown") {
  const State state = dealt(rules("first=1 bidding=no"), 1);
  const std::string json = Pinochle::view_json(Pinochle::view(state, kZero));
  CHECK(json.find("\"bids\":[]") != std::string::npos);
}

}  // namespace
}  // namespace parlor::pinochle
