// What each observer sees, and samples of the rest.
#include <algorithm>
#include <cstdint>
#include <string>

#include "games/rummikub/rules/rummikub.h"
#include "melds/hidden_tiles.h"

namespace parlor::rummikub {

Tiles View::unseen() const {
  Tiles unseen = rules.tile_set().all() - table;
  for (const Tiles& rack : racks) unseen -= rack;
  return unseen;
}

View Rummikub::view(const State& state, Observer observer) {
  View view;
  static_cast<Public&>(view) = state;
  view.observer = observer;
  for (int i = 0; i < state.rules.players; ++i) {
    const Seat seat = Seat::at(i);
    if (view.shows(seat)) view.racks[seat] = state.racks[seat];
    view.counts[seat] = static_cast<std::uint8_t>(state.racks[seat].size());
  }
  // Drawn tiles leave no trace in a view.
  if (observer.is_open()) std::copy_n(state.bag.begin(), state.bag_size, view.bag.begin());
  return view;
}

Places Rummikub::places(const State& state) {
  const Rules& rules = state.rules;
  const melds::TileSet set = rules.tile_set();
  Places places;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::at(i);
    const std::string where = "rack " + seat.to_string();
    state.racks[seat].for_each([&](Tile tile) {
      places.push_back({set.id(tile), where, state.over ? Sight::everyone() : Sight::only(seat)});
    });
    places.push_back({set.lot_id(seat), "lots", Sight::everyone(), true});
  }
  state.table.for_each([&](Tile tile) { places.push_back({set.id(tile), "table", Sight::everyone()}); });
  for (int i = 0; i < state.bag_size; ++i) {
    const Tile tile = state.bag[static_cast<std::size_t>(i)];
    places.push_back({set.id(tile), "bag " + std::to_string(i), Sight::nobody()});
  }
  return places;
}

State Rummikub::swapped(const State& state, TileId a, TileId b) {
  const melds::TileSet all = state.rules.tile_set();
  if (all.lot(a) || all.lot(b)) return state;
  State other = state;
  const Tile one = all.tile(a);
  const Tile two = all.tile(b);
  for (Tiles& rack : other.racks) melds::exchange(rack, one, two);
  melds::exchange(other.table, one, two);
  for (ByFace<Tile>& tile : other.bag) tile = exchanged(tile, one, two);
  melds::exchange(other.board, state.table, one, two);
  return other;
}

// The rule document draws from its bag with a bias (the tile after those already drawn is more likely); here
// every order is equally likely.
State Rummikub::sample(const View& view, FastRandom& random) {
  State state;
  static_cast<Public&>(state) = view;
  state.racks = view.racks;
  if (view.observer.is_open()) {
    state.bag = view.bag;
    return state;
  }
  melds::HiddenTiles<Tile, kMostTiles> hidden(view.unseen());
  for (int i = 0; i < view.rules.players; ++i) {
    Tiles& rack = state.racks[Seat::at(i)];
    for (int missing = view.counts[Seat::at(i)] - rack.size(); missing > 0; --missing)
      rack.add(hidden.take(random));
  }
  for (std::size_t i = 0; i < state.bag_size; ++i) state.bag[i] = hidden.take(random);
  return state;
}

}  // namespace parlor::rummikub
