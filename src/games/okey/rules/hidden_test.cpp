// What players are told, what they remember, and what samples may assume.
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/okey/rules/chains.h"
#include "games/okey/rules/complete.h"
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using parlor::test::same_tiles;
using test::dealt;
using test::events_of;
using test::face;
using test::facing;
using test::hand;
using test::known;
using test::Middle;
using test::play;
using test::rules;
using test::said;
using test::Texts;

const std::vector<Observer> kAll = {Seat::at(0), Seat::at(1), Seat::at(2), Seat::at(3),
                                    Observer::spectator()};

std::string sees(const State& state, Observer observer, int seat) {
  return to_text(faces_of(Okey::view(state, observer).hands[Seat::at(seat)]));
}

// Seat 1 has taken two chains and three quarters of a third; every Y3 is hidden.
constexpr std::string_view kTaken = "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3";
constexpr std::string_view kRest = " K4 K5 K6";
constexpr std::string_view kOwn = "K7 R7 B7 Y7 K7 R7 B7 Y7 K7 R7 B7 Y7 K7 R7";
constexpr std::string_view kThird = "Y3 Y3 Y3 Y3 K4 K5 K6 R4 R5 R6 B4 B5 B6 Y4";
constexpr std::string_view kFourth = "R4 R5 R6 B4 B5 B6 Y4 Y5 Y6 R4 R5 R6 B4 B5";

State with_taken(const Middle& middle, std::string_view more = "") {
  const std::string hand = std::string(kTaken) + std::string(kRest) + std::string(more);
  Middle given = middle;
  given.hands = {kOwn, hand, kThird, kFourth};
  State state = facing(Rules{}, given);
  test::remember(state, 1, kTaken);
  return state;
}

template <class Holds>
int guesses(const State& state, Observer observer, Holds holds) {
  FastRandom random(4);
  int found = 0;
  for (int i = 0; i < 200; ++i) found += holds(Okey::sample(Okey::view(state, observer), random)) ? 1 : 0;
  return found;
}

}  // namespace

TEST_CASE("only the player who draws a tile is told which it is, but everybody sees a discard being taken") {
  State state =
      facing(Rules{}, {.hands = {"K1 K2", "R1"}, .discards = "B7", .phase = Phase::draw, .stack = "Y4 R5"});
  State taking = state;
  const std::vector<Event> events = events_of(state, "draw");
  for (const Observer observer : {Observer(Seat::at(0)), Observer::open()}) {
    CHECK(said(events, observer) == Texts{"Ada draws Y4."});
    CHECK(Okey::view(state, observer).drawn->face() == face("Y4"));
  }
  for (const Observer observer : {Observer(Seat::at(1)), Observer(Seat::at(3)), Observer::spectator()}) {
    CHECK(said(events, observer) == Texts{"Ada draws a tile."});
    CHECK_FALSE(Okey::view(state, observer).drawn);
  }
  play(taking, "take");
  for (const Observer observer : kAll) {
    CHECK(Okey::view(taking, observer).drawn->face() == face("B7"));
    CHECK(to_text(faces_of(Okey::view(taking, observer).known[Seat::at(0)])) == "B7");
  }
}

TEST_CASE("until the deal is over only the owner sees a rack, and nobody sees the stock") {
  State state = facing(Rules{}, {.hands = {"K1 R7", "K2", "K3", "K4"}, .stack = ""});
  for (int looks = 0; looks < kSeats; ++looks) {
    for (int seat = 0; seat < kSeats; ++seat)
      CHECK((sees(state, Seat::at(looks), seat) == "") == (looks != seat));
  }
  CHECK(sees(state, Observer::spectator(), 0) == "");
  CHECK(sees(state, Observer::open(), 2) == "K3");
  const State running = dealt(Rules{}, 2);
  for (const Observer observer : kAll) {
    CHECK(same_tiles(Okey::view(running, observer).stack, Stack{}));
    CHECK(Okey::view(running, observer).counts[Seat::at(0)] == 15);
    CHECK(Okey::view(running, observer).counts[Seat::at(3)] == 14);
  }
  CHECK(same_tiles(Okey::view(running, Observer::open()).stack, running.stack));
  play(state, "discard R7");
  REQUIRE(state.over());
  for (const Observer observer : kAll) CHECK(sees(state, observer, 3) == "K4");
}

TEST_CASE("a view does not change when tiles hidden from its observer trade places") {
  State state = facing(Rules{}, {.hands = {"K1 R7 B2", "K2 K3", "K4 K5", "K6"}, .discards = "Y1"});
  State other = state;
  std::swap(other.hands[Seat::at(1)], other.hands[Seat::at(2)]);
  std::swap(other.stack[0], other.stack[other.stack_size - 1U]);
  CHECK(Okey::view(state, Seat::at(0)) == Okey::view(other, Seat::at(0)));
  CHECK(Okey::view(state, Observer::spectator()) == Okey::view(other, Observer::spectator()));
  CHECK_FALSE(Okey::view(state, Seat::at(1)) == Okey::view(other, Seat::at(1)));
  CHECK_FALSE(Okey::view(state, Observer::open()) == Okey::view(other, Observer::open()));
  CHECK(Okey::view_json(Okey::view(state, Seat::at(0))) == Okey::view_json(Okey::view(other, Seat::at(0))));
}

TEST_CASE(
    "after one of two equal tiles is discarded, nobody else knows whether the taken one is still there") {
  State state = facing(Rules{}, {.hands = {"K5 R1", "K7"}, .discards = "K5", .phase = Phase::draw});
  play(state, "take");
  CHECK(known(state, 0) == "K5");
  play(state, "discard K5");
  CHECK(known(state, 0) == "");
  CHECK(hand(state, 0) == "R1 K5");
}

TEST_CASE("several equal tiles that were taken are known, until they are discarded one by one") {
  State state =
      facing(Rules{}, {.hands = {"R1 R2", "K7", "K7", "K5"}, .discards = "K5", .phase = Phase::draw});
  play(state, "take");
  play(state, "discard R1");
  for (int i = 0; i < 2; ++i) {
    play(state, "draw");
    play(state, "discard K7");
  }
  play(state, "draw");
  play(state, "discard K5");
  play(state, "take");
  CHECK(known(state, 0) == "K5 K5");
  play(state, "discard K5");
  CHECK(known(state, 0) == "K5");
}

TEST_CASE("a drawn tile stays hidden even if its face is known to be on the rack") {
  State state = facing(
      Rules{}, {.hands = {"R1 R2", "K7"}, .discards = "K5", .phase = Phase::draw, .stack = "K1 K1 K1 K5"});
  play(state, "take");
  play(state, "discard R1");
  for (int i = 0; i < 3; ++i) {
    play(state, "draw");
    play(state, "discard K1");
  }
  play(state, "draw");
  CHECK(state.drawn->face() == face("K5"));
  CHECK_FALSE(Okey::view(state, Seat::at(1)).drawn);
  CHECK(known(state, 0) == "K5");
}

TEST_CASE("a sample keeps what is known, has the same tiles, and looks the same") {
  FastRandom random(2);
  for (const char* options : {"", "set=okey", "empty=take first=turns"}) {
    State state = dealt(rules(options), 9);
    for (int step = 0; step < 150 && !state.over(); ++step) {
      Okey::apply(state, state.turn, Okey::pick(state, state.turn, random));
      if (step % 7 != 0) continue;
      for (const Observer observer : kAll) {
        const View view = Okey::view(state, observer);
        const State guess = Okey::sample(view, random);
        REQUIRE(Okey::view(guess, observer) == view);
        Tiles all = guess.discards.all();
        if (guess.indicator) all.add(*guess.indicator);
        for (int i = 0; i < kSeats; ++i) {
          const Seat seat = Seat::at(i);
          CHECK((view.known[seat] - guess.hands[seat]).empty());
          CHECK(guess.hands[seat].size() == state.hands[seat].size());
          if (view.shows(seat)) CHECK(guess.hands[seat].is(state.hands[seat]));
          CHECK((all - (all - guess.hands[seat])).empty());
          all |= guess.hands[seat];
        }
        for (std::size_t i = 0; i < guess.stack_size; ++i) all.add(guess.stack[i]);
        CHECK(all == state.rules.tile_set().all());
        if (guess.phase == Phase::discard && guess.turns > 0)
          CHECK(guess.hands[guess.turn].contains(guess.drawn.value()));
      }
    }
  }
}

TEST_CASE("no sample has a rack that would have won when its last tile came") {
  const auto complete_hand = [](const State& guess) { return has_three_chains(guess.hands[Seat::at(1)]); };
  const Middle later{.phase = Phase::draw, .turn = 2, .stack = "K6 K6"};
  for (const Observer observer : {Observer(Seat::at(0)), Observer(Seat::at(3)), Observer::spectator()})
    CHECK(guesses(with_taken(later), observer, complete_hand) == 0);
  // Until seat 1 has received a tile, it may have been dealt three chains.
  const Middle early{.phase = Phase::draw, .turn = 1, .rounds = 0, .stack = "K6 K6"};
  CHECK(guesses(with_taken(early), Seat::at(0), complete_hand) > 20);
  Middle in_turn = early;
  in_turn.phase = Phase::discard;
  CHECK(guesses(with_taken(in_turn, " Y4"), Seat::at(0), complete_hand) == 0);
}

TEST_CASE("no sample has a rack that would have won with the tile it discarded") {
  const auto would_have_won = [](const State& guess) {
    return has_three_chains(guess.hands[Seat::at(1)].with(face("B6")));
  };
  // Seat 1 has two chains and three sixes of its own; it discards the fourth colour.
  State state = facing(Rules{}, {.hands = {kOwn, "K1 R1 B1 Y1 K2 R2 B2 Y2 R6 Y6 K3 K4 K5 R5 B6", kThird,
                                           "R4 R5 K6 B4 B5 K6 Y4 Y5 K6 R4 R5 R6 B4 B5"},
                                 .turn = 1,
                                 .stack = "R3 R3"});
  test::remember(state, 1, "K1 R1 B1 Y1 K2 R2 B2 Y2 R6 Y6");
  play(state, "discard B6");
  CHECK(guesses(state, Seat::at(0), would_have_won) == 0);
  CHECK(guesses(state, Observer::spectator(), would_have_won) == 0);
}

TEST_CASE("in real Okey no sample gives a complete rack to a player who has finished a turn") {
  const std::string taken = "R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13";
  const auto complete_hand = [](const State& guess) { return complete(guess, guess.hands[Seat::at(1)]); };
  const auto found = [&](int rounds, Phase phase) {
    const std::string hand = taken + (phase == Phase::discard ? " R5 R6" : " R5");
    State state = facing(rules("set=okey"), {.hands = {"K7 R7", hand, "Y1 Y4 Y9 B11", "Y1 Y4 Y9 B11"},
                                             .phase = phase,
                                             .turn = 1,
                                             .rounds = rounds,
                                             .stack = "K1 K10 K1 K10"});
    test::remember(state, 1, taken);
    return guesses(state, Seat::at(0), [&](State guess) {
      if (phase == Phase::discard) guess.hands[Seat::at(1)].remove(*guess.drawn);  // the rack before the draw
      return complete_hand(guess);
    });
  };
  CHECK(found(0, Phase::draw) > 10);
  CHECK(found(5, Phase::draw) == 0);
  CHECK(found(0, Phase::discard) > 10);
  CHECK(found(5, Phase::discard) == 0);
}

TEST_CASE("samples are spread evenly over the places where a tile can be") {
  // One hidden K4 and eleven others lie in three hands of three and a stack of three.
  const State state = facing(
      Rules{},
      {.hands = {"K7 R7 B7", "K1 K2 K3", "R1 R2 R3", "K4 B1 B2"}, .phase = Phase::draw, .stack = "Y1 Y2 Y3"});
  const View view = Okey::view(state, Seat::at(0));
  const int all = view.unseen().size();
  const int many = view.unseen().count(face("K4"));
  FastRandom random(12);
  std::map<int, int> held;
  constexpr int kGuesses = 8000;
  for (int i = 0; i < kGuesses; ++i) {
    const State guess = Okey::sample(view, random);
    for (int seat = 1; seat < kSeats; ++seat) held[seat] += guess.hands[Seat::at(seat)].count(face("K4"));
    for (std::size_t k = 0; k < guess.stack_size; ++k) held[0] += guess.stack[k].face() == face("K4") ? 1 : 0;
  }
  const double expected = 3.0 * kGuesses * many / all;
  for (const auto& [place, count] : held) {
    CHECK(count > 0.9 * expected);
    CHECK(count < 1.1 * expected);
  }
}

}  // namespace parlor::okey
