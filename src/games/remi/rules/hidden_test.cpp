// What players are told, what they remember, and what samples may assume.
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using parlor::test::same_tiles;
using test::dealt;
using test::events_of;
using test::facing;
using test::Middle;
using test::play;
using test::rack;
using test::rules;
using test::told;

using Keys = std::vector<std::string>;

// The tiles of a seat's rack that everybody knows.
std::string known(const State& state, int seat) {
  return melds::to_text(faces_of(Remi::view(state, Observer::spectator()).known[Seat::at(seat)]));
}

State taking(std::string_view own, std::string_view top) {
  return facing(Rules{}, {.racks = {own, "2y 4y 6y 8y 10y 12y 2b 4b 6b 8b 10b 12b 2g 4g"},
                          .discards = {"", top},
                          .phase = Phase::draw});
}

constexpr std::string_view kFourteen = "1r 3r 5r 7r 9r 11r 13r 1g 3g 5g 7g 9g 11g 13g";

Tiles rack_of(const State& state, int seat) { return state.racks[Seat::at(seat)]; }

}  // namespace

TEST_CASE("only the player who draws a tile is told which it is, but everybody sees a discard being taken") {
  State state = dealt(Rules{}, 4);
  State drawing = state;
  const std::string tile = state.pool[static_cast<std::size_t>(state.pool_size - 1)].face().to_string();
  const std::vector<Event> events = events_of(drawing, "draw");
  REQUIRE(events.size() == 1);
  for (const Observer observer : {Observer(Seat::at(1)), Observer::spectator()}) {
    const Message message = events.front().seen_by(observer).message;
    CHECK(message == Message("remi.draws", {{"seat", Seat::at(0)}}));
    CHECK_FALSE(Remi::view(drawing, observer).drawn);
  }
  for (const Observer observer : {Observer(Seat::at(0)), Observer::open()}) {
    const Message message = events.front().seen_by(observer).message;
    CHECK(message == Message("remi.draws_tile", {{"seat", Seat::at(0)}, {"tile", tile}}));
    CHECK(Remi::view(drawing, observer).drawn->face().to_string() == tile);
  }
  State taken = taking(kFourteen, "5b");
  CHECK(told(taken, "take") == Keys{"Ada takes 5b from the discard pile."});
  for (const Observer observer : {Observer(Seat::at(0)), Observer(Seat::at(1)), Observer::spectator()})
    CHECK(Remi::view(taken, observer).drawn->face().to_string() == "5b");
}

TEST_CASE("until the deal is over only the owner sees a rack, and nobody sees the stock") {
  State state = facing(Rules{}, {.racks = {"1r 2r 3r 9g", "5y 6y 13y"}});
  const auto sees = [&](Observer observer, int seat) {
    return melds::to_text(faces_of(Remi::view(state, observer).racks[Seat::at(seat)]));
  };
  CHECK(sees(Seat::at(0), 0) == "1r 2r 3r 9g");
  CHECK(sees(Seat::at(0), 1) == "");
  CHECK(sees(Seat::at(1), 0) == "");
  CHECK(sees(Observer::spectator(), 0) == "");
  CHECK(sees(Observer::open(), 1) == "5y 6y 13y");
  CHECK(Remi::view(state, Seat::at(1)).counts[Seat::at(0)] == 4);
  CHECK(same_tiles(Remi::view(state, Seat::at(0)).pool, Pool{}));
  play(state, "discard 9g");
  REQUIRE(state.over());
  CHECK(sees(Seat::at(0), 1) == "5y 6y 13y");
  CHECK(sees(Observer::spectator(), 0) == "1r 2r 3r");
}

TEST_CASE("a tile taken from the discards is known until one with its face is discarded") {
  State state = taking(kFourteen, "5b");
  CHECK(known(state, 0) == "");
  play(state, "take");
  CHECK(known(state, 0) == "5b");
  CHECK(known(state, 1) == "");
  play(state, "discard 13g");
  CHECK(known(state, 0) == "5b");
  play(state, "take");
  CHECK(known(state, 1) == "13g");
  play(state, "discard 2y");
  play(state, "draw");
  CHECK(known(state, 0) == "5b");  // drawn tiles are not known
  play(state, "discard 5b");
  CHECK(known(state, 0) == "");
  CHECK(known(state, 1) == "13g");
}

TEST_CASE("after one of two equal tiles is discarded, the other player cannot know which copy is left") {
  State state = taking("5b 3r 5r 7r 9r 11r 13r 1g 3g 5g 7g 9g 11g 13g", "5b");
  play(state, "take");
  CHECK(known(state, 0) == "5b");
  play(state, "discard 5b");
  CHECK(known(state, 0) == "");
  CHECK(rack_of(state, 0).count(*Face::parse("5b")) == 1);
  // The tile that was not taken may now be anywhere, as far as the other player can tell.
  FastRandom random(1);
  int held = 0;
  const View view = Remi::view(state, Seat::at(1));
  for (int i = 0; i < 200; ++i) held += rack_of(Remi::sample(view, random), 0).count(*Face::parse("5b"));
  CHECK(held > 5);
  CHECK(held < 100);
}

TEST_CASE("two equal tiles that were taken are both known, until they are discarded one by one") {
  State state = facing(Rules{}, {.racks = {kFourteen, "5b 4y 6y 8y 10y 12y 2b 4b 6b 8b 10b 12b 2g 4g"},
                                 .discards = {"", "5b"},
                                 .phase = Phase::draw});
  play(state, "take");
  play(state, "discard 13g");
  play(state, "draw");
  play(state, "discard 5b");
  play(state, "take");
  CHECK(known(state, 0) == "5b 5b");
  play(state, "discard 5b");
  CHECK(known(state, 0) == "5b");
}

TEST_CASE("a known tile that is melded is no longer known to be on the rack") {
  State state = facing(rules("set=advanced"),
                       {.racks = {"5r 5g 12y 9y", "1y 3y"}, .discards = {"", "5b"}, .phase = Phase::draw});
  play(state, "take");
  CHECK(known(state, 0) == "5b");
  play(state, "lay 5r 5g 5b discard 12y");
  CHECK(known(state, 0) == "");
}

TEST_CASE("a sample keeps what is known: the observer's rack, taken tiles and piles, and it looks the same") {
  FastRandom random(2);
  for (const char* options : {"", "set=advanced jokers=4", "first=lot"}) {
    State state = dealt(rules(options), 9);
    for (int step = 0; step < 60 && !state.over(); ++step) {
      Remi::apply(state, state.turn, Remi::pick(state, state.turn, random));
      if (step % 7 != 0) continue;
      for (const Observer observer : {Observer(Seat::at(0)), Observer(Seat::at(1)), Observer::spectator()}) {
        const View view = Remi::view(state, observer);
        const State guess = Remi::sample(view, random);
        REQUIRE(Remi::view(guess, observer) == view);
        for (int seat = 0; seat < kSeats; ++seat) {
          const Tiles& remembered = view.known[Seat::at(seat)];
          CHECK((remembered - rack_of(guess, seat)).empty());
          CHECK(rack_of(guess, seat).size() == rack_of(state, seat).size());
          if (view.shows(Seat::at(seat))) CHECK(rack_of(guess, seat) == rack_of(state, seat));
        }
        Tiles all = rack_of(guess, 0) | rack_of(guess, 1) | guess.laid | guess.discards.all();
        for (std::size_t i = 0; i < guess.pool_size; ++i) all.add(guess.pool[i]);
        CHECK(all == state.rules.tile_set().all());
        if (guess.phase == Phase::discard) CHECK(guess.racks[guess.turn].contains(guess.drawn.value()));
      }
    }
  }
}

TEST_CASE("samples differ in the other rack, in the stock and in the key for later shuffles") {
  const State state = dealt(Rules{}, 5);
  const View view = Remi::view(state, Seat::at(0));
  FastRandom random(3);
  std::set<std::string> racks, keys;
  for (int i = 0; i < 20; ++i) {
    const State guess = Remi::sample(view, random);
    racks.insert(rack(guess, 1));
    keys.insert(Seed::from_bytes(guess.key).hex());
    CHECK(guess.key != state.key);
  }
  CHECK(racks.size() == 20);
  CHECK(keys.size() == 20);
}

TEST_CASE("no sample gives a winning rack to a player who has finished a turn") {
  // Seat 1 has three tiles, and most of the hidden tiles are fives.
  const Middle hidden{.table = "1r 2r 3r", .racks = {"7y 9y 11y 13y", "5r 5g 9b"}, .pool = "5b 5y 5r"};
  const auto complete_guesses = [&](std::uint16_t turns, Observer observer) {
    Middle middle = hidden;
    middle.turns = turns;
    const State state = facing(rules("set=advanced"), middle);
    FastRandom random(4);
    int found = 0;
    for (int i = 0; i < 100; ++i)
      found += complete(state.rules, rack_of(Remi::sample(Remi::view(state, observer), random), 1)) ? 1 : 0;
    return found;
  };
  CHECK(complete_guesses(10, Seat::at(0)) == 0);
  CHECK(complete_guesses(2, Observer::spectator()) == 0);
  CHECK(complete_guesses(1, Seat::at(0)) == 0);  // seat 1 started
  CHECK(complete_guesses(0, Seat::at(0)) > 10);  // its own turn is still to come
}

TEST_CASE("in samples, the player to move had no winning rack before drawing") {
  // Seat 0 has drawn: three tiles before, four now.
  const State state =
      facing(rules("set=advanced"),
             {.table = "1r 2r 3r", .racks = {"5r 5g 9b 5b", "7y 9y 11y"}, .pool = "5y 5r 5g"});
  FastRandom random(5);
  for (const Observer observer : {Observer(Seat::at(1)), Observer::spectator()}) {
    const View view = Remi::view(state, observer);
    REQUIRE_FALSE(view.drawn);
    for (int i = 0; i < 100; ++i) {
      const State guess = Remi::sample(view, random);
      Tiles before = rack_of(guess, 0);
      before.remove(guess.drawn.value());
      CHECK_FALSE(complete(state.rules, before));
    }
  }
}

}  // namespace parlor::remi
