// Compares the solver with plain minimax, and with itself.
#include "games/pinochle/players/trick_solver.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/pinochle/rules/test_pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::face;
using test::kOne;
using test::kZero;
using test::some;

// The points of seat 0 if both play perfectly, found by trying everything.
int by_trying(const OpenTricks& at);

int after(OpenTricks at, Face card) {
  at.hands[at.turn].remove(one(at.hands[at.turn], card));
  const Seat other = Public::other(at.turn);
  if (!at.led) {
    at.led = card;
    at.turn = other;
    return by_trying(at);
  }
  const Seat winner = beats(at.trump, *at.led, card) ? at.turn : other;
  const int points = points_of(at.trump, *at.led) + points_of(at.trump, card);
  at.led.reset();
  at.turn = winner;
  return (winner == kZero ? points : 0) + by_trying(at);
}

std::vector<Face> legal(const OpenTricks& at) {
  const FaceBits held = once(at.hands[at.turn]);
  std::vector<Face> faces;
  for (FaceBits left = at.led ? may_follow(at.following, at.trump, *at.led, held) : held; left != 0;
       left &= left - 1)
    faces.push_back(Face::at(std::countr_zero(left)));
  return faces;
}

int by_trying(const OpenTricks& at) {
  if (at.hands[at.turn].empty()) return 0;
  std::vector<int> values;
  for (Face card : legal(at)) values.push_back(after(at, card));
  return at.turn == kZero ? std::ranges::max(values) : std::ranges::min(values);
}

// Hands of `size` cards from part of the deck, so that suits are long and some cards occur twice.
OpenTricks position(int size, FastRandom& random, Following following, bool with_led) {
  OpenTricks at;
  at.following = following;
  at.trump = kAllSuits[random.below(kSuits)];
  const Cards part = some(kDeck, 2 * size + 1 + static_cast<int>(random.below(8)), random);
  at.hands[kZero] = some(part, size, random);
  at.hands[kOne] = some(part - at.hands[kZero], size, random);
  at.turn = Seat::at(static_cast<int>(random.below(2)));
  if (with_led) {
    const Card led = some(at.hands[at.turn], 1, random).lowest();
    at.hands[at.turn].remove(led);
    at.led = led.face();
    at.turn = Public::other(at.turn);
  }
  return at;
}

OpenTricks exchanged(OpenTricks at) {
  std::swap(at.hands[kZero], at.hands[kOne]);
  at.turn = Public::other(at.turn);
  return at;
}

int all_points(const OpenTricks& at) {
  return points_of(at.trump, at.hands[kZero] | at.hands[kOne]) + (at.led ? points_of(at.trump, *at.led) : 0);
}

TEST_CASE(
    "the solver finds what trying everything finds, in both modes of following, with or without a lead") {
  FastRandom random(1);
  TrickSolver solver;
  for (int i = 0; i < 3000; ++i) {
    // Trying everything with six cards is slow, so they come less often.
    const int size = i % 150 == 0 ? 6 : i % 4 == 0 ? 5 : 1 + static_cast<int>(random.below(4));
    const OpenTricks at =
        position(size, random, i % 2 == 0 ? Following::handout : Following::course, i % 3 == 0);
    const int expected = by_trying(at);
    REQUIRE_MESSAGE(solver.solve(at) == expected, to_text(at.hands[kZero]), " - ", to_text(at.hands[kOne]));
  }
}

// Few suits: long sequences of equivalent cards, and trumps on both sides.
TEST_CASE("the solver is right if hands have only two suits") {
  FastRandom random(2);
  TrickSolver solver;
  for (int i = 0; i < 1500; ++i) {
    const Suit one_suit = kAllSuits[random.below(kSuits)];
    const Suit other = kAllSuits[(static_cast<std::size_t>(one_suit) + 1 + random.below(3)) % kSuits];
    OpenTricks at = position(1, random, i % 2 == 0 ? Following::handout : Following::course, false);
    const Cards part = with_faces(kDeck, bits_of(one_suit) | bits_of(other));
    const int size = i % 100 == 0 ? 6 : 3 + static_cast<int>(random.below(3));
    at.hands[kZero] = some(part, size, random);
    at.hands[kOne] = some(part - at.hands[kZero], size, random);
    at.trump = random.below(4) == 0 ? Suit::clubs : one_suit;
    REQUIRE_MESSAGE(solver.solve(at) == by_trying(at), to_text(at.hands[kZero]), " - ",
                    to_text(at.hands[kOne]));
  }
}

TEST_CASE("the value of every card is what trying it finds, and the best of them is the solution") {
  FastRandom random(3);
  TrickSolver solver;
  for (int i = 0; i < 1500; ++i) {
    const OpenTricks at = position(2 + static_cast<int>(random.below(4)), random,
                                   i % 2 == 0 ? Following::handout : Following::course, i % 3 != 0);
    std::vector<int> values;
    for (Face card : legal(at)) {
      const auto found = solver.solve_after(at, card);
      REQUIRE(found);
      REQUIRE(*found == after(at, card));
      values.push_back(*found);
    }
    CHECK(solver.solve(at) == (at.turn == kZero ? std::ranges::max(values) : std::ranges::min(values)));
  }
}

TEST_CASE("a position with a card forced against the rules is solved like any other") {
  FastRandom random(6);
  TrickSolver solver;
  for (int i = 0; i < 500; ++i) {
    const OpenTricks at = position(4, random, i % 2 == 0 ? Following::handout : Following::course, true);
    for (FaceBits left = once(at.hands[at.turn]); left != 0; left &= left - 1) {
      const Face card = Face::at(std::countr_zero(left));
      CHECK(solver.solve_after(at, card) == after(at, card));
    }
  }
}

TEST_CASE("with the seats swapped, the other seat makes the same points") {
  FastRandom random(4);
  TrickSolver solver;
  for (int i = 0; i < 400; ++i) {
    const OpenTricks at =
        position(8, random, i % 2 == 0 ? Following::handout : Following::course, i % 3 == 0);
    const auto found = solver.solve(at);
    const auto other = solver.solve(exchanged(at));
    REQUIRE(found);
    REQUIRE(other);
    CHECK(*found + *other == all_points(at));
  }
}

TEST_CASE("an earlier answer does not affect a later one") {
  FastRandom random(5);
  TrickSolver used;
  for (int i = 0; i < 10; ++i) {
    OpenTricks at = position(7, random, Following::handout, false);
    for (const Following following : {Following::handout, Following::course}) {
      for (Suit trump : kAllSuits) {
        at.following = following;
        at.trump = trump;
        TrickSolver fresh;
        CHECK(used.solve(at) == fresh.solve(at));
      }
    }
  }
}

TEST_CASE("the node limit stops the solver, and it can be asked again") {
  FastRandom random(7);
  TrickSolver solver;
  int stopped = 0;
  for (int i = 0; i < 20; ++i) {
    const OpenTricks at = position(12, random, Following::handout, false);
    solver.limit(100);
    if (!solver.solve(at)) {
      ++stopped;
      CHECK(solver.nodes() <= 101);
    }
    solver.limit(~std::uint64_t{0});
    TrickSolver fresh;
    CHECK(solver.solve(at) == fresh.solve(at));
  }
  CHECK(stopped > 10);
}

TEST_CASE("full deals are solved, and every point goes to somebody") {
  FastRandom random(8);
  TrickSolver solver;
  for (int i = 0; i < 40; ++i) {
    const OpenTricks at = position(12, random, i % 2 == 0 ? Following::handout : Following::course, false);
    const auto found = solver.solve(at);
    REQUIRE(found);
    CHECK(*found >= 0);
    CHECK(*found <= all_points(at));
    CHECK(*found + *solver.solve(exchanged(at)) == all_points(at));
  }
}

TEST_CASE("no cards make no points, nor do cards without points") {
  TrickSolver solver;
  OpenTricks at;
  at.trump = Suit::spades;
  CHECK(solver.solve(at) == 0);
  at.hands[kZero] = cards("9H 9D");
  at.hands[kOne] = cards("9C 9C");
  CHECK(solver.solve(at) == 0);
  at.led = face("9S");
  at.hands[kZero] = cards("JS");
  at.hands[kOne] = Cards();
  CHECK(solver.solve(at) == 12);
}

}  // namespace
}  // namespace parlor::pinochle
