// What each observer sees, and samples of the rest.
#include <cstddef>
#include <cstdint>
#include <string>

#include "games/remi/rules/remi.h"
#include "melds/hidden_tiles.h"

namespace parlor::remi {
namespace {

using Hidden = melds::HiddenTiles<Tile, melds::kMostTiles>;

}  // namespace

Tiles View::unseen() const {
  Tiles unseen = rules.tile_set().all() - laid - discards.all();
  for (const Tiles& rack : racks) unseen -= rack;
  for (int i = 0; i < kSeats; ++i) unseen -= told_of(Seat::at(i));
  return unseen;
}

View Remi::view(const State& state, Observer observer) {
  View view;
  static_cast<Public&>(view) = state;
  view.observer = observer;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (view.shows(seat)) view.racks[seat] = state.racks[seat];
    view.counts[seat] = static_cast<std::uint8_t>(state.racks[seat].size());
  }
  // Everybody saw a tile that came from the other player's pile.
  const Tiles& known = state.known[state.turn];
  if (state.drawn && (view.shows(state.turn) || known.contains(*state.drawn))) view.drawn = state.drawn;
  if (observer.is_open()) view.pool = state.pool;
  if (observer.is_open() || observer.seat()) view.deduced = state.deduced;
  return view;
}

Places Remi::places(const State& state) {
  const melds::TileSet set = state.rules.tile_set();
  Places places;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const Tiles& known = state.known[seat];
    const std::string rack = "board " + seat.to_string();
    state.racks[seat].for_each([&](Tile tile) {
      const bool open = state.over() || known.contains(tile);
      const bool told = state.deduced[seat].contains(tile);
      const Sight sight = open   ? Sight::everyone()
                          : told ? Sight::only(SeatSet::first(kSeats))
                                 : Sight::only(seat);
      places.push_back({set.id(tile), rack, sight});
    });
    const std::string pile = "discards " + seat.to_string();
    for (int height = 0; height < state.discards.count(seat); ++height)
      places.push_back({set.id(state.discards.at(seat, height)), pile, Sight::everyone()});
    if (state.rules.first == First::lot)
      places.push_back({set.lot_id(seat), "lots", Sight::everyone(), true});
  }
  state.laid.for_each([&](Tile tile) { places.push_back({set.id(tile), "table", Sight::everyone()}); });
  for (std::size_t i = 0; i < state.pool_size; ++i)
    places.push_back({set.id(state.pool[i]), "pool " + std::to_string(i), Sight::nobody()});
  return places;
}

State Remi::swapped(const State& state, TileId a, TileId b) {
  const melds::TileSet set = state.rules.tile_set();
  if (set.lot(a) || set.lot(b)) return state;
  State other = state;
  const Tile one = set.tile(a);
  const Tile two = set.tile(b);
  for (Tiles& rack : other.racks) melds::exchange(rack, one, two);
  for (Tiles& rack : other.known) melds::exchange(rack, one, two);
  for (Tiles& rack : other.deduced) melds::exchange(rack, one, two);
  melds::exchange(other.laid, one, two);
  melds::exchange(other.table, state.laid, one, two);
  if (other.drawn) other.drawn = exchanged(*other.drawn, one, two);
  other.discards.exchange(one, two);
  for (std::size_t i = 0; i < other.pool_size; ++i) other.pool[i] = exchanged(other.pool[i], one, two);
  return other;
}

State Remi::sample(const View& view, FastRandom& random) {
  State state;
  static_cast<Public&>(state) = view;
  state.racks = view.racks;
  state.drawn = view.drawn;
  state.deduced = view.deduced;
  for (std::size_t i = 0; i < state.key.size(); ++i) state.key[i] = static_cast<std::uint8_t>(random.next());
  if (view.observer.is_open()) {
    state.pool = view.pool;
    return state;
  }
  Hidden hidden(view.unseen());
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (view.shows(seat)) continue;
    const bool in_turn = view.phase == Phase::discard && seat == view.turn;
    Tiles& rack = state.racks[seat];
    const Tiles told = view.told_of(seat);
    for (;;) {
      rack = told;
      for (int missing = view.counts[seat] - told.size(); missing > 0; --missing)
        rack.add(hidden.take(random));
      if (in_turn && !view.drawn) state.drawn = Hidden::any_of(rack - told, random);
      Tiles before = rack;  // as it was at the end of the last turn
      if (in_turn) before.remove(*state.drawn);
      // With a complete rack the player would have won.
      if (!view.has_played(seat) || !complete(view.rules, before)) break;
      hidden.put_back(rack - told);
    }
  }
  for (std::size_t i = 0; i < state.pool_size; ++i) state.pool[i] = hidden.take(random);
  return state;
}

}  // namespace parlor::remi
