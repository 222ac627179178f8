#include <algorithm>
#include <cstdint>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

State Rummikub::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  const auto [tiles, first] = melds::dealt_deck(rules.tile_set(), deck.order);
  state.turn =
      rules.first == First::lot ? first.value_or(Seat::at(0)) : Seat::at(static_cast<int>(rules.first) - 1);
  auto next = tiles.cbegin();
  for (int seat = 0; seat < rules.players; ++seat) {
    for (int i = 0; i < rules.tiles; ++i) state.racks[Seat::at(seat)].add(*next++);
  }
  state.bag_size = static_cast<std::uint8_t>(tiles.cend() - next);
  std::reverse_copy(next, tiles.cend(), state.bag.begin());
  return state;
}

}  // namespace parlor::rummikub
