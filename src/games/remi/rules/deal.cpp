#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

Seat who_begins(const Rules& rules, std::optional<Seat> first_lot, int deal) {
  switch (rules.first) {
    case First::one:
      return Seat::at(0);
    case First::two:
      return Seat::at(1);
    case First::lot:
      return first_lot.value_or(Seat::at(0));
    case First::turns:
      return Seat::at((deal - 1) % kSeats);
  }
  return Seat::at(0);
}

}  // namespace

State Remi::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  state.key = deck.key.bytes();
  const auto [tiles, first_lot] = melds::dealt_deck(rules.tile_set(), deck.order);
  state.turn = who_begins(rules, first_lot, standing.deal);
  auto next = tiles.cbegin();
  for (Tiles& rack : state.racks) {
    for (int i = 0; i < kRackTiles; ++i) rack.add(*next++);
  }
  state.pool_size = static_cast<std::uint8_t>(tiles.cend() - next);
  std::reverse_copy(next, tiles.cend(), state.pool.begin());
  return state;
}

}  // namespace parlor::remi
