// Melds: the table, and which of them a hand shows.
#include "games/pinochle/rules/melds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::rules;

const Rules kBasic{};
const Rules kMore{.additional = true};

int points(const Rules& with, std::string_view hand, Suit trump = Suit::hearts) {
  return meld_sum(with, trump, cards(hand)).points;
}

std::vector<std::string> names(const Rules& with, std::string_view hand, Suit trump = Suit::hearts) {
  std::vector<std::string> found;
  for (const FoundMeld& meld : melds_of(with, trump, cards(hand))) found.emplace_back(meld.meld->name);
  return found;
}

using Names = std::vector<std::string>;

TEST_CASE("the four basic melds always count") {
  for (const Rules& each : {kBasic, kMore}) {
    CHECK(points(each, "10H JH QH KH AH") == 150);
    CHECK(points(each, "10H JH QH KH KH AH") == 190);
    CHECK(points(each, "10H JH QH QH KH AH") == 190);
    CHECK(points(each, "QH KH") == 40);
  }
}

TEST_CASE("the eight additional melds count only if the rules say so") {
  const std::map<std::string, int> worth = {{"9H", 10},           {"QD KD", 20},
                                            {"JD QS", 40},        {"JD JD QS QS", 300},
                                            {"AH AS AD AC", 100}, {"JH JH JS JS JD JD JC JC", 400}};
  for (const auto& [hand, value] : worth) {
    CHECK_MESSAGE(points(kMore, hand) == value, hand);
    CHECK_MESSAGE(points(kBasic, hand) == 0, hand);
  }
  CHECK(points(kMore, "10H JH QH QH KH KH AH") == 230);
  CHECK(points(kBasic, "10H JH QH QH KH KH AH") == 190);
  CHECK(points(kMore, "10H 10H JH JH QH QH KH KH AH AH") == 1500);
  CHECK(points(kBasic, "10H 10H JH JH QH QH KH KH AH AH") == 190);
}

TEST_CASE("there are twelve melds of the rule document and three house melds, listed from the highest down") {
  CHECK(std::ranges::count(melds(), nullptr, &Meld::option) == 4);
  CHECK(std::ranges::count(melds(), &Rules::additional, &Meld::option) == 8);
  CHECK(melds().size() == 15);
  CHECK(std::ranges::is_sorted(melds(), std::ranges::greater(), &Meld::points));
  Catalogue english;
  english.add(Pinochle::phrases());
  for (const Meld& meld : melds()) CHECK(english.has("pinochle.meld." + std::string(meld.name)));
}

TEST_CASE("a run must be in trumps, and so must a royal marriage") {
  CHECK(points(kBasic, "10D JD QD KD AD") == 0);
  CHECK(points(kBasic, "QD KD") == 0);
  CHECK(points(kBasic, "QD KD", Suit::diamonds) == 40);
  CHECK(points(kMore, "QD KD", Suit::diamonds) == 40);
  CHECK(points(kMore, "10D JD QD KD AD") == 20);
  CHECK(points(kMore, "9D 9S 9C") == 0);
  CHECK(points(kBasic, "10H JH QH KD AH") == 0);
}

TEST_CASE("a meld that could be made twice counts once") {
  CHECK(points(kBasic, "QH QH KH KH") == 40);
  CHECK(points(kMore, "QH QH KH KH") == 40);
  CHECK(points(kMore, "9H 9H") == 10);
  CHECK(points(kMore, "AS AS AH AH AD AD AC AC") == 100);
  CHECK(points(kMore, "QD QD KD KD") == 20);
}

TEST_CASE("common marriages count once per suit") {
  CHECK(points(kMore, "QD KD QC KC") == 40);
  CHECK(points(kMore, "QD KD QC KC QS KS") == 60);
  CHECK(points(kMore, "QD QD KD KD QC KC") == 40);
  CHECK(names(kMore, "QD KD QH KH") == Names{"royal_marriage", "common_marriage"});
}

TEST_CASE("a run together with aces around needs two aces of trump") {
  CHECK(points(kMore, "10H JH QH KH AH AH AS AD AC") == 250);
  CHECK(points(kMore, "10H JH QH KH AH AS AD AC") == 150);
}

TEST_CASE("if two melds need the same card, the higher one gets it") {
  CHECK(names(kMore, "JH JH JS JS JD JD JC JC QS QS") == Names{"jacks_abound"});
  CHECK(points(kMore, "JH JH JS JS JD JD JC JC QS QS") == 400);
  // The queen of spades forms a marriage before she joins the jack: both are worth 40, so the table order
  // decides.
  CHECK(points(kMore, "KS QS JD", Suit::spades) == 40);
  CHECK(points(kMore, "KS QS QS JD", Suit::spades) == 80);
  CHECK(names(kMore, "KS QS JD") == Names{"pinochle"});
  CHECK(points(kMore, "JD JD QS QS KS") == 300);
  CHECK(points(kMore, "JD JD QS") == 40);
}

TEST_CASE("a run with a second marriage is one meld, and an extra king or queen counts once") {
  CHECK(names(kMore, "10H JH QH QH KH KH AH") == Names{"run_and_marriage"});
  CHECK(names(kBasic, "10H JH QH KH KH AH") == Names{"run_and_king"});
  CHECK(names(kBasic, "10H JH QH QH KH AH") == Names{"run_and_queen"});
  CHECK(names(kMore, "9H 10H JH QH KH AH") == Names{"run", "dix"});
}

TEST_CASE("house melds count if their option is on") {
  CHECK(points(rules("kings=yes"), "KS KH KD KC") == 80);
  CHECK(points(rules("queens=yes"), "QS QH QD QC") == 60);
  CHECK(points(rules("jacks=yes"), "JS JH JD JC") == 40);
  for (const Rules& each : {kBasic, kMore}) {
    CHECK(points(each, "KS KH KD KC") == 0);
    CHECK(points(each, "QS QH QD QC") == 0);
    CHECK(points(each, "JS JH JD JC") == 0);
  }
  CHECK(names(rules("additional=yes jacks=yes"), "JH JH JS JS JD JD JC JC") == Names{"jacks_abound"});
  CHECK(names(rules("kings=yes queens=yes"), "KS KH KD KC QS QH QD QC") ==
        Names{"kings_around", "queens_around"});
}

TEST_CASE("the hands of the course's tests have the melding scores in their logs") {
  const char* first = "JS KH AC QC 10C QS QH 9H AC KC QC JC";
  const char* second = "9D KD JH AH JS AS KC KD AD 10H QH QS";
  CHECK(points(kBasic, first, Suit::clubs) == 190);
  CHECK(points(kBasic, second, Suit::clubs) == 0);
  CHECK(points(kMore, first, Suit::clubs) == 210);
  CHECK(points(kMore, "9C KH JH AH JS AS KC KD AD 10H QH QS", Suit::clubs) == 30);
  CHECK(points(kMore, "10C 9H JS KC AC QC 9D QH AC KC QC JC", Suit::clubs) == 230);
  CHECK(points(kMore, "JD 10H KD QS JD AD JS AS KH KD AD QS", Suit::clubs) == 300);
}

// Highest first, in the simplest way: cards as a list that may contain two of a kind.
int highest_first(const Rules& with, Suit trump, Cards hand) {
  std::map<std::string, int> left;
  for (Face face : faces_of(hand)) ++left[face.to_string()];
  int sum = 0;
  for (const Meld& meld : melds()) {
    if (meld.option != nullptr && !(with.*meld.option)) continue;
    const bool plain = meld.cards.find('X') != std::string_view::npos;
    for (char suit : std::string(plain ? "SHDC" : "S")) {
      if (plain && suit == letter_of(trump)) continue;
      auto rest = left;
      bool complete = true;
      for (std::string_view word : words(meld.cards)) {
        std::string card(word);
        if (card.back() == 'T') card.back() = letter_of(trump);
        if (card.back() == 'X') card.back() = suit;
        complete = complete && rest[card]-- > 0;
      }
      if (!complete) continue;
      left = rest;
      sum += meld.points;
    }
  }
  return sum;
}

TEST_CASE("any hand melds highest first with each card once, and the sum agrees with the list") {
  FastRandom random(7);
  const std::array<Rules, 4> sets = {kBasic, kMore, rules("additional=yes kings=yes queens=yes jacks=yes"),
                                     rules("jacks=yes")};
  for (int i = 0; i < 6000; ++i) {
    const Rules& with = sets[static_cast<std::size_t>(i) % sets.size()];
    const Cards hand = test::some(kDeck, i % 3 == 0 ? 24 : i % 3 == 1 ? 12 : 36, random);
    const Suit trump = kAllSuits[random.below(kSuits)];
    const MeldSum sum = meld_sum(with, trump, hand);
    REQUIRE(sum.points == highest_first(with, trump, hand));
    Cards used;
    int total = 0;
    for (const FoundMeld& found : melds_of(with, trump, hand)) {
      CHECK((used & found.cards).empty());
      CHECK(found.cards.size() == static_cast<int>(words(found.meld->cards).size()));
      used |= found.cards;
      total += found.meld->points;
    }
    CHECK(hand.contains_all(used));
    CHECK(total == sum.points);
    CHECK(used == sum.cards);
    // The cards shown meld the same by themselves.
    CHECK(meld_sum(with, trump, used).points == sum.points);
    CHECK(meld_sum(with, trump, used).cards == used);
  }
}

}  // namespace
}  // namespace parlor::pinochle
