// A whole deal played out, and what the tricks leave behind.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/pinochle/rules/test_pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::deck_for;
using test::face;
using test::kOne;
using test::kZero;
using test::play;
using test::refusal;
using test::rules;
using test::tricks;
using test::with_deck;

using Told = std::vector<std::string>;

constexpr std::string_view kLoggedFirst = "11S,13H,1C,12C,10C,12S,12H,9H,1C,13C,12C,11C";
constexpr std::string_view kLoggedSecond = "9D,13D,11H,1H,11S,1S,13C,13D,1D,10H,12H,12S";
// The leader's card first.
constexpr std::array<std::string_view, 12> kTricksPlayed = {"9D 10C", "9H 10H", "QH KH", "QH AH",
                                                            "JS QS",  "JC KC",  "JH QC", "JS AS",
                                                            "KD QC",  "KC QS",  "AC AD", "AC KD"};

TEST_CASE("the course's first test ends as in its log") {
  State state = with_deck(rules("first=1"), deck_for(kLoggedFirst, kLoggedSecond));
  // The raises in turn: 10 by seat 1, 10 by seat 0, 10, 20, 20, 10, 20, 20, 20, and a pass.
  for (int bid = 0; const int raise : {10, 10, 10, 20, 20, 10, 20, 20, 20}) {
    bid += raise;
    play(state, "bid " + std::to_string(bid));
  }
  CHECK(state.turn == kZero);
  play(state, "pass");
  CHECK(state.declarer == kOne);
  CHECK(state.bid() == 140);
  play(state, "trump C");
  CHECK(state.meld_points[kZero] == 190);
  CHECK(state.meld_points[kOne] == 0);
  Told told;
  for (std::string_view trick : kTricksPlayed) {
    for (std::string_view card : words(trick)) told = play(state, "play " + std::string(card));
  }
  CHECK(state.over());
  CHECK(Pinochle::actors(state).empty());
  CHECK(state.taken[kZero].size() == 16);
  CHECK(state.taken[kOne].size() == 8);
  CHECK(same_faces(state.taken[kOne], cards("9H 10H QH AH JC KC JS AS")));
  const Scores scores = Pinochle::scores(state);
  CHECK(scores[kZero] == Score::of(268));
  CHECK(scores[kOne] == Score::of(0));
  CHECK(Pinochle::winners(state) == SeatSet::of(kZero));
  CHECK(told.back() == "Ada wins the deal.");
  CHECK(told[told.size() - 2] == "Ben falls short of 140 with 43 and scores nothing.");
  CHECK(refusal(state, kZero, "play AC") == "table.deal_over");
}

TEST_CASE("the winner of a trick gets both cards and leads the next") {
  State state = tricks(Rules{}, Suit::clubs, cards("9D AH"), cards("JD 9C"));
  CHECK(play(state, "play 9D") == Told{"Ada plays 9D."});
  CHECK(state.turn == kOne);
  CHECK(state.led->face() == face("9D"));
  CHECK(play(state, "play JD") == Told{"Ben plays JD.", "Ben takes the trick: 2 points."});
  CHECK(state.turn == kOne);
  CHECK_FALSE(state.led);
  CHECK(to_text(state.taken[kOne]) == "JD 9D");
  REQUIRE(state.last);
  CHECK((*state.last)[0].by == kZero);
  CHECK((*state.last)[1].card.face() == face("JD"));
  play(state, "play 9C");
  CHECK(play(state, "play AH")[1] == "Ben takes the trick: 21 points.");
  CHECK(state.over());
}

TEST_CASE("of two identical cards, the one that was led takes the trick") {
  State state = tricks(Rules{}, Suit::clubs, cards("AH 9D"), cards("AH 9D"));
  play(state, "play AH");
  play(state, "play AH");
  CHECK(state.turn == kZero);
  CHECK(state.taken[kZero].size() == 2);
  CHECK(count(state.taken[kZero], face("AH")) == 2);
}

TEST_CASE("a card that cannot be played is refused with its reason") {
  State state = tricks(Rules{}, Suit::clubs, cards("QH 9D AS KH"), cards("KH JH 9C AS"));
  CHECK(refusal(state, "play AH") == "pinochle.not_in_hand");
  CHECK(refusal(state, kOne, "play KH") == "pinochle.not_your_turn");
  CHECK(refusal(state, Observer::spectator(), "play KH") == "pinochle.not_your_turn");
  CHECK(refusal(state, "bid 10") == "pinochle.play_card");
  play(state, "play QH");
  CHECK(refusal(state, "play JH") == "pinochle.must_beat");
  CHECK(refusal(state, "play 9C") == "pinochle.must_beat");
  CHECK(refusal(state, "play KH") == "");
  State low = tricks(Rules{}, Suit::clubs, cards("AH 9D"), cards("KH 9C"));
  play(low, "play AH");
  CHECK(refusal(low, "play 9C") == "pinochle.must_follow");
  State course = tricks(rules("following=course"), Suit::clubs, cards("AH 9D"), cards("KH 9C"));
  play(course, "play AH");
  CHECK(refusal(course, "play KH") == "pinochle.must_trump");
  CHECK(refusal(course, "play 9C") == "");
}

TEST_CASE("in every phase a wrong kind of move is refused with what the phase asks for") {
  State state = test::dealt(rules("first=0 cutthroat=yes"), 5);
  CHECK(refusal(state, "play AS") == "pinochle.bid_first");
  CHECK(refusal(state, "trump S") == "pinochle.bid_first");
  CHECK(refusal(state, kOne, "bid 10") == "pinochle.not_your_turn");
  play(state, "bid 0");
  play(state, "pass");
  CHECK(refusal(state, "pass") == "pinochle.name_trump");
  play(state, "trump S");
  CHECK(refusal(state, "trump S") == "pinochle.pick_card");
  play(state, "take " + state.open.lowest().face().to_string());
  CHECK(refusal(state, "take AS") == "pinochle.keep_first");
  FastRandom random(1);
  test::play_until(state, Phase::play, random);
  CHECK(refusal(state, "keep AS") == "pinochle.play_card");
}

TEST_CASE("every refusal has a sentence") {
  Catalogue english;
  english.add(Pinochle::phrases());
  for (const char* key : {"bad_bid",   "bad_raise",   "keep_twelve", "not_in_hand",   "no_other_copy",
                          "must_beat", "must_follow", "must_trump",  "bid_first",     "name_trump",
                          "pick_card", "keep_first",  "play_card",   "not_your_turn", "no_pass",
                          "not_open",  "no_card",     "no_suit",     "no_move",       "too_many"})
    CHECK_MESSAGE(english.has("pinochle." + std::string(key)), key);
}

TEST_CASE("playing a card known from a meld leaves its second copy hidden") {
  // Seat 0 melds the king and queen of clubs and has another king.
  State state = with_deck(rules("first=0"), deck_for("KC KC QC 9H 9H 9D 9D JS JS JH JH 10S",
                                                     "AS AS 10S KS KS QS AH 10H KH AD 10D KD"));
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump C");
  CHECK(to_text(state.known[kZero]) == "KC QC");
  play(state, "play KC");
  CHECK(to_text(state.known[kZero]) == "QC");
  CHECK(count(state.hands[kZero], face("KC")) == 1);
}

TEST_CASE("the fallback move is legal whenever somebody is to move") {
  FastRandom random(4);
  for (const char* text : {"", "cutthroat=yes", "bidding=no following=course", "bidding=no cutthroat=yes"}) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      State state = test::dealt(rules(text), seed);
      while (!state.over()) {
        for (Seat seat : Pinochle::actors(state)) {
          const View view = Pinochle::view(state, seat);
          CHECK_FALSE(Pinochle::check(view, Pinochle::fallback(view)));
        }
        const Seat seat = Pinochle::actors(state).lowest();
        Pinochle::apply(state, seat, Pinochle::pick(state, seat, random));
      }
    }
  }
}

}  // namespace
}  // namespace parlor::pinochle
