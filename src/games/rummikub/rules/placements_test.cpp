#include "games/rummikub/rules/placements.h"

#include <set>
#include <string>
#include <vector>

#include "games/rummikub/rules/test_rummikub.h"

namespace parlor::rummikub {
namespace {

// Every subset of the faces that is a valid set: the slow way.
std::set<std::string> all_sets(const std::vector<Face>& faces, const Rules& rules) {
  std::set<std::string> found;
  for (unsigned chosen = 1; chosen < 1U << faces.size(); ++chosen) {
    std::vector<Face> set;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if ((chosen >> i & 1U) != 0) set.push_back(faces[i]);
    }
    if (const auto formation = melds::as_formation(rules.meld_rules(), set))
      found.insert(melds::to_text(formation->faces));
  }
  return found;
}

}  // namespace

TEST_CASE("new sets are those on the rack, each once") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Rules in_force = test::rules(seed % 2 == 0 ? "numbers=8 tiles=14" : "tiles=14");
    const State state = test::dealt(in_force, seed);
    std::vector<Face> faces;
    for (FaceBits bits = state.racks[Seat::at(0)].once(); bits != 0; bits &= bits - 1)
      faces.push_back(Face::at_bit(std::countr_zero(bits)));
    const NewSets sets(state.racks[Seat::at(0)].once());
    std::set<std::string> found;
    for (int k = 0; k < sets.count(); ++k) {
      const NewSet set = sets.nth(k);
      found.insert(melds::to_text(std::vector<Face>(set.all().begin(), set.all().end())));
    }
    CHECK(found.size() == static_cast<std::size_t>(sets.count()));
    CHECK(found == all_sets(faces, in_force));
  }
}

TEST_CASE("the quick and the general search find the same added tiles") {
  FastRandom random(1);
  int seen = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    State state = test::dealt(test::rules("numbers=9 tiles=14"), seed);
    for (; !state.over; Rummikub::apply(state, state.turn, Rummikub::pick(state, state.turn, random))) {
      const Tiles& rack = state.racks[state.turn];
      std::set<std::string> quick;
      const int count = count_appended(state.board, rack.once(), state.rules.numbers);
      for (int k = 0; k < count; ++k) {
        Board board = state.board;
        const Appended tile = nth_appended(board, rack.once(), state.rules.numbers, k);
        board.insert(tile.set, tile.place, tile.face);
        quick.insert(to_text(board));
      }
      std::set<std::string> general;
      for (const Board& board : with_one_added(state.rules, state.board, rack))
        general.insert(to_text(board));
      REQUIRE(quick.size() == static_cast<std::size_t>(count));
      REQUIRE(quick == general);
      seen += count;
    }
  }
  CHECK(seen > 100);
}

}  // namespace parlor::rummikub
