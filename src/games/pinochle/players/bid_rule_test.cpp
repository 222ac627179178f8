// How the rule document's computer bids.
#include <cstdint>
#include <memory>
#include <set>
#include <string_view>

#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/players/players.h"
#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::deck_for;
using test::kAdditional;
using test::kOne;
using test::kZero;
using test::play;
using test::rules;
using test::with_deck;

std::unique_ptr<Player<Pinochle>> basic(std::uint64_t seed = 1) { return levels()[1].make(Seed::of(seed)); }

Move move_of(const State& state, std::uint64_t seed = 1) {
  return basic(seed)->think(Pinochle::view(state, state.turn), {}).move;
}

constexpr std::string_view kClubs = "JS KH AC QC 10C QS QH 9H AC KC QC JC";
constexpr std::string_view kOther = "9D KD JH AH JS AS KC KD AD 10H QH QS";

TEST_CASE("the longest suit is taken as trump, at random among equals") {
  FastRandom random(1);
  for (int i = 0; i < 20; ++i) CHECK(longest_suit(cards(kClubs), random) == Suit::clubs);
  std::set<Suit> chosen;
  for (int i = 0; i < 100; ++i)
    chosen.insert(longest_suit(cards("AS KS QS JS AH KH QH JH 9D 9D 9C 9C"), random));
  CHECK(chosen == std::set<Suit>{Suit::spades, Suit::hearts});
}

TEST_CASE("the opening bid is the points of the melds, or 0 without melds") {
  CHECK(bid_rule(Rules{}, cards(kClubs), Suit::clubs).opening == 190);
  CHECK(bid_rule(kAdditional, cards(kClubs), Suit::clubs).opening == 210);
  CHECK(bid_rule(Rules{}, cards(kOther), Suit::hearts).opening == 0);
}

TEST_CASE("a suit of six or more cards raises by 20, a shorter one by 10") {
  CHECK(bid_rule(Rules{}, cards("AC KC QC JC 10C 9C AS KS QS AH KH QH"), Suit::clubs).raise == 20);
  CHECK(bid_rule(Rules{}, cards("AC KC QC JC 10C 9D AS KS QS AH KH QH"), Suit::clubs).raise == 10);
}

TEST_CASE(
    "the limit adds to the melds the better of the longest suit and the suit with the most high cards") {
  // Clubs A A K Q Q J 10: 11+11+4+3+3+2+10 = 44.
  CHECK(bid_rule(Rules{}, cards(kClubs), Suit::clubs).limit == 190 + 44);
  // Five low hearts are worth 2+2+3+3 and the nine of trump 10, together 20; spades A 10 10 K are worth 35.
  const Cards hand = cards("JH JH QH QH 9H AS 10S 10S KS 9D 9D 9C");
  CHECK(bid_rule(Rules{}, hand, Suit::hearts).limit == 35);
  // The nine of the assumed trump suit is worth ten.
  CHECK(bid_rule(Rules{}, cards("9H 9H JH JH QH AS KS 9D JD 9C JC JC"), Suit::hearts).limit == 27);
}

TEST_CASE("among suits with equally many high cards, the more valuable one counts") {
  // Hearts 9 J J Q (trump: 10+2+2+3 = 17); spades A 10 and clubs K K: two high cards each.
  const Cards hand = cards("9H JH JH QH AS 10S KC KC 9D 9D JD 9C");
  CHECK(bid_rule(Rules{}, hand, Suit::hearts).limit == 21);
  // The number of high cards decides before their value: clubs K K 10, worth 18, beat spades A A.
  const Cards more = cards("JH JH QH QH AS AS KC KC 10C 9D 9D JD");
  CHECK(bid_rule(Rules{}, more, Suit::hearts).limit == 18);
}

TEST_CASE("the computer opens with its melds and raises while the new bid is below its limit") {
  State state = with_deck(rules("first=0"), deck_for(kClubs, kOther));
  CHECK(move_of(state) == Move::raise_to(190));
  play(state, "bid 190");
  play(state, "bid 200");
  // Seven clubs: raises by twenty, and 220 is below 234.
  CHECK(move_of(state) == Move::raise_to(220));
  play(state, "bid 210");
  play(state, "bid 220");
  // 240 is not.
  CHECK(move_of(state) == Move::pass());
}

TEST_CASE("the course's fourth test opens at 190, raises by 10, and is won at 220") {
  State state = with_deck(rules("first=0"), deck_for(kClubs, kOther));
  const auto computer = basic();
  while (state.phase == Phase::bid) {
    if (state.turn == kZero) {
      Pinochle::apply(state, kZero, computer->think(Pinochle::view(state, kZero), {}).move);
    } else {
      play(state, *state.bid() == 190 ? "bid 200" : "pass");
    }
  }
  CHECK(state.declarer == kZero);
  CHECK(state.bid() == 220);
}

TEST_CASE("a bid that would reach the limit is not made") {
  // Four hearts A 10 K 9 are worth 11+10+4+10 = 35 as trump, without melds: raises by ten while below 35.
  const std::string_view hand = "AH 10H KH 9H 9S JS QS 9D JD 9C JC JC";
  State state = with_deck(rules("first=1"), deck_for(hand, "AS AS AD AD AC AC 10S 10D 10C KS KD KC"));
  State low = state;
  play(low, "bid 20");
  CHECK(move_of(low) == Move::raise_to(30));
  State equal = with_deck(rules("first=1"), deck_for("AH 10H KH JH QH 9S 9S JS QD 9D 9C JC",
                                                     "AS AS AD AD AC AC 10S 10D 10C KS KD KC"));
  // 150 for the run and 30 for the suit: 170 is below 180, 180 is not.
  play(equal, "bid 160");
  CHECK(move_of(equal) == Move::raise_to(170));
  State over = with_deck(rules("first=1"), deck_for("AH 10H KH JH QH 9S 9S JS QD 9D 9C JC",
                                                    "AS AS AD AD AC AC 10S 10D 10C KS KD KC"));
  play(over, "bid 170");
  CHECK(move_of(over) == Move::pass());
}

// It bids on the melds of one suit, so it must not name another.
TEST_CASE("of two equally long suits, the computer names the one it bid on") {
  // A run in spades, five hearts without melds.
  const std::string_view hand = "AS KS QS JS 10S 9H 9H JH JH QH 9D 9C";
  std::set<int> openings;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = with_deck(rules("first=0"), deck_for(hand, "AD AD KD KD 10D 10D AC AC KC KC 10C 10C"));
    const auto computer = basic(seed);
    const Move opening = computer->think(Pinochle::view(state, kZero), {}).move;
    openings.insert(opening.bid);
    Pinochle::apply(state, kZero, opening);
    play(state, kOne, "pass");
    const Move trump = computer->think(Pinochle::view(state, kZero), {}).move;
    CHECK(trump == Move::name(opening.bid == 150 ? Suit::spades : Suit::hearts));
  }
  CHECK(openings == std::set<int>{0, 150});
}

}  // namespace
}  // namespace parlor::pinochle
