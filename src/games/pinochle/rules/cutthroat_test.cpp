// Cut-throat: the stock is dealt out, and both players keep twelve cards.
#include "games/pinochle/rules/test_pinochle.h"

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
using test::with_deck;

using Told = std::vector<std::string>;

// The course's fifth test: the stock in draw order, seat 1 first.
constexpr std::string_view kFirstBefore = "9H,9D,10D,10H,10C,11H,11C,12H,12C,13H,13S,1S";
constexpr std::string_view kSecondBefore = "9H,9S,10H,10C,10S,11C,12H,13H,13C,1C,1H,1D";
constexpr std::string_view kFirstExtra = "9C,9D,10D,11D,11H,11D,11S,12D,12S,13D,13S,1S";
constexpr std::string_view kSecondExtra = "9C,9S,10S,11S,12D,12C,12S,13D,13C,1C,1H,1D";
constexpr std::string_view kSecondKeeps = "keep 9H 9C 10H 10C JS JC QD QC KC KC AC AC";

std::vector<std::string> split(std::string_view list) {
  std::string spaced(list);
  for (char& c : spaced) c = c == ',' ? ' ' : c;
  std::vector<std::string> parts;
  for (std::string_view word : words(spaced)) parts.push_back(face(word).to_string());
  return parts;
}

State turned() {
  std::string stock;
  const auto first = split(kFirstExtra);
  const auto second = split(kSecondExtra);
  for (std::size_t i = 0; i < first.size(); ++i) stock += second[i] + " " + first[i] + " ";
  State state = with_deck(rules("first=1 cutthroat=yes"), deck_for(kFirstBefore, kSecondBefore, stock));
  play(state, "bid 10");
  play(state, "pass");
  const Told told = play(state, "trump C");
  CHECK(told == Told{"Ben makes C trump.", "Turned up from the stock: 9C 9C."});
  return state;
}

State taken() {
  State state = turned();
  play(state, "take 9C");
  return state;
}

TEST_CASE("of the two face-up cards the bid winner takes one, and the other player gets the other") {
  State state = with_deck(rules("first=0 cutthroat=yes"),
                          deck_for("AS AS 10S KS QS JS AH 10H KH 9D 9C JC",
                                   "AD AD 10D KD QD JD AC 10C KC 9S 9H JH", "10H KD QC JC"));
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump H");
  CHECK(state.phase == Phase::pick);
  CHECK(state.turn == kZero);
  CHECK(state.stock_size == 22);
  CHECK(to_text(state.open) == "10H KD");
  CHECK(refusal(state, "take QC") == "pinochle.not_open");
  CHECK(refusal(state, kOne, "take KD") == "pinochle.not_your_turn");
  const Stock stock = state.stock;
  CHECK(play(state, "take KD") == Told{"Ada takes KD.", "Ben gets 10H."});
  CHECK(state.open.empty());
  CHECK(state.stock_size == 0);
  CHECK(to_text(state.known[kZero]) == "KD");
  CHECK(to_text(state.known[kOne]) == "10H");
  // The winner draws first.
  for (std::size_t i = 0; i < 22; ++i) CHECK(state.hands[i % 2 == 0 ? kZero : kOne].contains(stock[21 - i]));
  CHECK(state.hands[kZero].size() == 24);
  CHECK(state.hands[kOne].size() == 24);
}

TEST_CASE("the rest of the stock is dealt one by one, bid winner first, until both have 24 cards") {
  const State state = taken();
  CHECK(same_faces(state.hands[kZero],
                   matching(kDeck, cards(std::string(kFirstBefore) + "," + std::string(kFirstExtra)))));
  CHECK(same_faces(state.hands[kOne],
                   matching(kDeck, cards(std::string(kSecondBefore) + "," + std::string(kSecondExtra)))));
  CHECK((state.hands[kZero] | state.hands[kOne]) == kDeck);
}

TEST_CASE("both players choose at the same time, in any order, and melds wait until both have chosen") {
  for (const bool zero_first : {true, false}) {
    State state = taken();
    CHECK(state.phase == Phase::keep);
    CHECK(Pinochle::actors(state) == SeatSet::first(2));
    const std::string keeps =
        Pinochle::move_text(state.rules, Pinochle::fallback(Pinochle::view(state, kZero)));
    const Seat one = zero_first ? kZero : kOne;
    const Seat two = Public::other(one);
    const std::string first = zero_first ? keeps : std::string(kSecondKeeps);
    const std::string second = zero_first ? std::string(kSecondKeeps) : keeps;
    CHECK(play(state, one, first) ==
          Told{zero_first ? "Ada chooses twelve cards to keep." : "Ben chooses twelve cards to keep."});
    CHECK(Pinochle::actors(state) == SeatSet::of(two));
    CHECK(state.phase == Phase::keep);
    CHECK(refusal(state, one, first) == "pinochle.not_your_turn");
    CHECK(state.shown[kZero].empty());
    CHECK(state.shown[kOne].empty());
    const Told told = play(state, two, second);
    CHECK(told.size() == 3);
    CHECK(told[1].starts_with("Ben melds"));
    CHECK(state.phase == Phase::play);
    CHECK(state.turn == kOne);
    CHECK(state.hands[kZero].size() == 12);
    CHECK(state.dropped[kZero].size() == 12);
    CHECK(to_text(state.hands[kZero]) == "KD QD JD JD 10D 10D 9D 9D QC JC 10C 9C");
  }
}

TEST_CASE("until the end, the other player and spectators do not see which cards are kept") {
  State state = taken();
  play(state, kOne, kSecondKeeps);
  for (const Observer observer : {Observer(kZero), Observer::spectator()}) {
    const View view = Pinochle::view(state, observer);
    CHECK(view.hands[kOne].empty());
    CHECK(view.dropped[kOne].empty());
    CHECK(view.counts[kOne] == 12);
    CHECK(view.kept == SeatSet::of(kOne));
    CHECK(view.known[kOne].empty());
  }
  CHECK(Pinochle::view(state, kOne).dropped[kOne].size() == 12);
  FastRandom random(1);
  test::play_until(state, Phase::over, random);
  CHECK(Pinochle::view(state, kZero).dropped[kOne].size() == 12);
  CHECK(Pinochle::view(state, Observer::spectator()).dropped[kZero].size() == 12);
}

TEST_CASE("exactly twelve cards of the hand are kept, none more often than the hand has it") {
  const State state = taken();
  CHECK(refusal(state, kOne, kSecondKeeps) == "");
  CHECK(refusal(state, kOne, "keep 9H 9C 10H 10C JS JC QD QC KC KC AC") == "pinochle.keep_twelve");
  CHECK(refusal(state, kOne, "keep") == "pinochle.keep_twelve");
  CHECK(refusal(state, kOne, "keep 9H 9H 10H 10C JS JC QD QC KC KC AC AC") == "pinochle.no_other_copy");
  CHECK(refusal(state, kOne, "keep 9D 9C 10H 10C JS JC QD QC KC KC AC AC") == "pinochle.not_in_hand");
  CHECK(refusal(state, kOne, "keep 9C 9C 9C") == "pinochle.too_many");
  CHECK(refusal(state, Observer::spectator(), kSecondKeeps) == "pinochle.not_your_turn");
}

TEST_CASE("the listed choices are the rule's twelve cards and those that differ in one card, each once") {
  const State state = taken();
  for (Seat seat : {kZero, kOne}) {
    const View view = Pinochle::view(state, seat);
    std::vector<Move> listed;
    Pinochle::moves(view, listed);
    CHECK(listed.front() == Move::keep(kept_by_rule(Suit::clubs, view.own())));
    for (std::size_t i = 0; i < listed.size(); ++i) {
      CHECK_FALSE(Pinochle::check(view, listed[i]));
      for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(listed[i] == listed[k]);
    }
  }
}

TEST_CASE("the rule keeps the twelve cards of the course's fifth test") {
  const Cards all = matching(kDeck, cards(std::string(kFirstBefore) + "," + std::string(kFirstExtra)));
  CHECK(same_faces(kept_by_rule(Suit::clubs, all), cards("9D 9D 9C 10D 10D 10C JD JD JC QD QC KD")));
}

TEST_CASE("the rule drops the lowest cards of the shortest suit first, then of the next") {
  // Trump spades 4; hearts 3; clubs 5; diamonds 12.
  const Cards hand = cards("9S JS AS KS 9H KH AH 9C JC QC KC AC 9D 9D JD JD QD QD KD KD 10D 10D AD AD");
  const Cards kept = kept_by_rule(Suit::spades, hand);
  CHECK(to_text(kept) == "AS KS JS 9S AD AD KD KD QD QD 10D 10D");
  // Diamonds lose the nines before the jacks; trumps none.
  const Cards longer = cards("9S JS AS KS QS 9H KH AH 9C JC QC KC AC 9D 9D JD JD QD QD KD KD 10D 10D AD");
  CHECK(to_text(kept_by_rule(Suit::spades, longer)) == "AS KS QS JS 9S AD KD KD QD QD 10D 10D");
}

TEST_CASE("among equally long suits the one with fewer points is dropped first") {
  // Hearts and clubs have eight cards each; clubs are worth less. Spades are trump.
  const Cards hand = cards("9S JS AS KS 10S QS 10D AD AH AH 10H 10H KH KH QH QH 9C 9C JC JC QC QC KC KC");
  CHECK(to_text(kept_by_rule(Suit::spades, hand)) == "AS KS QS JS 10S 9S AH AH KH KH 10H 10H");
  // The nine of clubs counts no points here, so that only the suits decide.
  const Cards exchanged =
      cards("9S JS AS KS 10S QS 10D AD AC AC 10C 10C KC KC QC QC 9H 9H JH JH QH QH KH KH");
  CHECK(to_text(kept_by_rule(Suit::spades, exchanged)) == "AS KS QS JS 10S 9S AC AC KC KC 10C 10C");
}

TEST_CASE("the rule keeps twelve cards of any hand, and drops trumps last") {
  FastRandom random(9);
  for (int i = 0; i < 2000; ++i) {
    const Cards hand = test::some(kDeck, 24, random);
    const Suit trump = kAllSuits[random.below(kSuits)];
    const Cards kept = kept_by_rule(trump, hand);
    CHECK(kept.size() == 12);
    CHECK(hand.contains_all(kept));
    CHECK(kept.contains_all(with_faces(hand, bits_of(trump))));
  }
  // There are only twelve trumps, so they always fit.
  CHECK(kept_by_rule(Suit::spades, with_faces(kDeck, bits_of(Suit::spades) | bits_of(Suit::hearts))) ==
        with_faces(kDeck, bits_of(Suit::spades)));
}

}  // namespace
}  // namespace parlor::pinochle
