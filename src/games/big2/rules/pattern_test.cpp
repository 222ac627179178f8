#include <algorithm>
#include <bit>
#include <vector>

#include "games/big2/rules/test_big2.h"

namespace parlor::big2 {
namespace {

using test::all_patterns;
using test::cards;
using test::id;
using test::rules;

// All sets of `size` cards of a hand, by trying every one.
std::vector<Cards> subsets(Cards hand, int size) {
  std::vector<Cards> found;
  const auto total = std::uint64_t{1} << hand.size();
  for (std::uint64_t mask = 0; mask < total; ++mask) {
    if (std::popcount(mask) != size) continue;
    Cards chosen;
    for (int i = 0; i < hand.size(); ++i) {
      if ((mask >> i & 1U) != 0) chosen.add(hand.nth(i));
    }
    found.push_back(chosen);
  }
  return found;
}

Cards random_hand(FastRandom& random, int size) {
  Cards hand;
  while (hand.size() < size) hand.add(Card::at(static_cast<int>(random.below(kDeckSize))));
  return hand;
}

bool is(std::string_view pattern_name, std::string_view text, const Rules& in_force = Rules{}) {
  return pattern(id(pattern_name)).recognise(in_force, cards(text)).has_value();
}

bool higher(std::string_view pattern_name, std::string_view a, std::string_view b,
            const Rules& in_force = Rules{}) {
  const Pattern& kind = pattern(id(pattern_name));
  return *kind.recognise(in_force, cards(a)) > *kind.recognise(in_force, cards(b));
}

TEST_CASE("counting and picking plays of a pattern finds exactly what trying every set of cards finds") {
  FastRandom random(7);
  for (const char* house : {"straights=circle", "straights=lowace", "straights=nowrap",
                            "straights=notwos flushes=suit", "flushes=suit suits=SCDH"}) {
    const Rules in_force = rules(all_patterns() + house);
    for (int round = 0; round < 12; ++round) {
      const Cards hand = random_hand(random, 13);
      for (const Pattern* kind : patterns()) {
        std::vector<Cards> expected;
        std::vector<Strength> strengths = {Strength::none()};
        for (Cards chosen : subsets(hand, kind->size())) {
          if (const auto strength = kind->recognise(in_force, chosen)) {
            expected.push_back(chosen);
            strengths.push_back(*strength);
          }
        }
        for (Strength above : {strengths.front(), strengths[strengths.size() / 2], strengths.back()}) {
          std::vector<Cards> wanted;
          std::ranges::copy_if(expected, std::back_inserter(wanted),
                               [&](Cards c) { return *kind->recognise(in_force, c) > above; });
          std::vector<Cards> found;
          const std::uint32_t count = kind->count(in_force, hand, above);
          for (std::uint32_t k = 0; k < count; ++k) found.push_back(kind->nth(in_force, hand, above, k));
          std::ranges::sort(found);
          std::ranges::sort(wanted);
          CHECK_MESSAGE(found == wanted, kind->name, " in ", to_text(hand, in_force.suits), " above ",
                        above.value());
        }
      }
    }
  }
}

TEST_CASE("no pattern has more cards than kMostPatternCards") {
  for (const Pattern* kind : patterns()) CHECK_MESSAGE(kind->size() <= kMostPatternCards, kind->name);
}

TEST_CASE("hands full of one suit or rank are counted too") {
  const Rules in_force = rules(all_patterns());
  const Cards one_suit = cards("C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA C2");
  CHECK(pattern(id("flush")).count(in_force, one_suit, Strength::none()) == 1287);  // 13 choose 5
  CHECK(pattern(id("straightflush")).count(in_force, one_suit, Strength::none()) == 13);
  const Cards ranks = cards("C3 D3 H3 S3 C4 D4 H4 S4 C5 D5 H5 S5 C6");
  CHECK(pattern(id("pair")).count(in_force, ranks, Strength::none()) == 18);
  CHECK(pattern(id("triple")).count(in_force, ranks, Strength::none()) == 12);
  CHECK(pattern(id("fullhouse")).count(in_force, ranks, Strength::none()) == 3 * 4 * 12);
  CHECK(pattern(id("four")).count(in_force, ranks, Strength::none()) == 3 * 9);
}

TEST_CASE("pairs compare by their higher card") {
  CHECK(higher("pair", "C4 D4", "H3 S3"));
  CHECK(higher("pair", "C3 S3", "D3 H3"));
  CHECK_FALSE(is("pair", "C3 C4"));
}

TEST_CASE("straights run on the circle and compare by their highest single card") {
  for (const char* row : {"C3 C4 C5 C6 D7", "S10 CJ CQ CK CA", "CJ CQ CK CA D2", "CK CA C2 C3 D4",
                          "CA C2 C3 C4 D5", "C2 C3 C4 C5 D6", "CQ CK CA C2 D3"}) {
    CHECK_MESSAGE(is("straight", row), row);
  }
  CHECK_FALSE(is("straight", "C3 C4 C5 C6 C8"));
  CHECK_FALSE(is("straight", "C3 D3 C4 C5 C6"));
  // Both contain a two: its suit decides, whatever else is in the straight.
  CHECK(higher("straight", "CQ CK CA S2 C3", "CK CA H2 C3 C4"));
  CHECK(higher("straight", "CA D2 C3 C4 C5", "CJ CQ CK CA C2"));
  CHECK(higher("straight", "C4 C5 C6 C7 C8", "C3 C4 C5 C6 S7"));
}

TEST_CASE("straights with a low ace or without wrapping are options") {
  const Rules low = rules("straights=lowace");
  CHECK(is("straight", "CA C2 C3 C4 D5", low));
  CHECK(is("straight", "C2 C3 C4 C5 D6", low));
  CHECK(is("straight", "C10 CJ CQ CK DA", low));
  CHECK_FALSE(is("straight", "CJ CQ CK CA D2", low));
  CHECK_FALSE(is("straight", "CK CA C2 C3 D4", low));
  const Rules none = rules("straights=nowrap");
  CHECK(is("straight", "CJ CQ CK CA D2", none));
  CHECK_FALSE(is("straight", "CQ CK CA C2 D3", none));
  CHECK_FALSE(is("straight", "CA C2 C3 C4 D5", none));
}

TEST_CASE("if straights cannot contain a two, the ace is their highest card") {
  const Rules in_force = rules("straights=notwos");
  CHECK(is("straight", "C3 C4 C5 C6 D7", in_force));
  CHECK(is("straight", "C10 CJ CQ CK DA", in_force));
  for (const char* row :
       {"CJ CQ CK CA D2", "CQ CK CA C2 D3", "CK CA C2 C3 D4", "CA C2 C3 C4 D5", "C2 C3 C4 C5 D6"})
    CHECK_FALSE(is("straight", row, in_force));
  CHECK_FALSE(is("straightflush", "CJ CQ CK CA C2", in_force));
  CHECK(is("straightflush", "C10 CJ CQ CK CA", in_force));
}

TEST_CASE("flushes compare by their highest card, or by their suit first") {
  const Rules by_card = rules("patterns=single,flush");
  CHECK(higher("flush", "C3 C5 C7 C9 CJ", "S3 S4 S6 S8 S10", by_card));
  CHECK(higher("flush", "D3 D5 D7 D9 DJ", "C3 C5 C7 C9 CJ", by_card));
  const Rules by_suit = rules("patterns=single,flush flushes=suit");
  CHECK(higher("flush", "S3 S4 S5 S6 S8", "H7 H9 HJ HA H2", by_suit));
  CHECK(higher("flush", "D3 D4 D5 D6 D8", "C7 C9 CJ CA C2", by_suit));
  CHECK(higher("flush", "C3 C4 C5 C6 C9", "C3 C4 C5 C6 C8", by_suit));
  CHECK_FALSE(higher("flush", "C7 C9 CJ CA C2", "D3 D4 D5 D6 D8", by_suit));
  // The rules determine the order of suits.
  const Rules clubs_high = rules("patterns=single,flush flushes=suit suits=SCDH");
  const auto strength = [&](std::string_view text) {
    return *pattern(id("flush")).recognise(clubs_high, cards(text, clubs_high.suits));
  };
  CHECK(strength("C3 C4 C5 C6 C8") > strength("S7 S9 SJ SA S2"));
}

TEST_CASE("a straight flush compares by its highest card, however flushes compare") {
  const Rules in_force = rules("patterns=single,flush,straightflush flushes=suit");
  CHECK(higher("straightflush", "C4 C5 C6 C7 C8", "S3 S4 S5 S6 S7", in_force));
}

TEST_CASE("full houses compare by the rank of their triple") {
  CHECK(higher("fullhouse", "C4 D4 H4 C3 D3", "C3 D3 H3 C2 D2"));
  CHECK_FALSE(is("fullhouse", "C3 D3 H3 S3 C2"));
  CHECK_FALSE(is("fullhouse", "C3 D3 C4 D4 C5"));
}

TEST_CASE("the additional patterns are off unless the rules name them") {
  for (const char* name : {"triple", "flush", "four", "straightflush"}) CHECK_FALSE(Rules{}.has(id(name)));
  for (const char* name : {"single", "pair", "straight", "fullhouse"}) CHECK(Rules{}.has(id(name)));
  CHECK_FALSE(fit(Rules{}, cards("C3 D3 H3"), kNoPlay).has_value());
  CHECK(fit(rules("patterns=single,triple"), cards("C3 D3 H3"), kNoPlay)->pattern == id("triple"));
}

TEST_CASE("five-card patterns of different kinds compare only if they are ranked") {
  const Rules separate = rules(all_patterns());
  const Rules ranked = rules(all_patterns() + "fivecards=ranked");
  const auto play = [](const Rules& in_force, std::string_view text) {
    return *fit(in_force, cards(text), kNoPlay);
  };
  const char* order[] = {"C3 D4 C5 C6 C7", "C3 C5 C7 C9 CJ", "C3 D3 H3 C4 D4", "C3 D3 H3 S3 C4",
                         "C3 C4 C5 C6 C7"};
  for (std::size_t low = 0; low < std::size(order); ++low) {
    for (std::size_t high = low + 1; high < std::size(order); ++high) {
      CHECK(beats(ranked, play(ranked, order[high]), play(ranked, order[low])));
      CHECK_FALSE(beats(ranked, play(ranked, order[low]), play(ranked, order[high])));
      CHECK_FALSE(beats(separate, play(separate, order[high]), play(separate, order[low])));
    }
  }
  CHECK_FALSE(beats(ranked, play(ranked, "C3 D3 H3 S3 C4"), play(ranked, "C2")));
  CHECK_FALSE(beats(ranked, play(ranked, "C3 D3 H3 S3 C4"), play(ranked, "C2 D2 H2")));
}

TEST_CASE(
    "cards that are both a straight and a flush count as the higher one, and can still follow a straight") {
  const Rules in_force = rules("patterns=single,straight,flush");
  CHECK(fit(in_force, cards("H4 H5 H6 H7 H8"), kNoPlay)->pattern == id("flush"));
  const Play low_straight = *fit(in_force, cards("C3 D4 C5 C6 C7"), kNoPlay);
  CHECK(fit(in_force, cards("H4 H5 H6 H7 H8"), low_straight)->pattern == id("straight"));
}

}  // namespace
}  // namespace parlor::big2
