// What each observer sees.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/toys/rummage.h"

namespace parlor::toys {
namespace {

Tiles exchanged(Tiles tiles, TileId a, TileId b) {
  Tiles result = tiles - Tiles::of(a) - Tiles::of(b);
  if (tiles.contains(a)) result.add(b);
  if (tiles.contains(b)) result.add(a);
  return result;
}

void exchange(Rummage::Pile& pile, TileId a, TileId b) {
  for (TileId& tile : std::span(pile.tiles.data(), static_cast<std::size_t>(pile.count))) {
    if (tile == a) {
      tile = b;
    } else if (tile == b) {
      tile = a;
    }
  }
}

}  // namespace

Rummage::View Rummage::view(const State& state, Observer observer) {
  View view;
  view.observer = observer;
  view.rules = state.rules;
  view.standing = state.standing;
  view.phase = state.phase;
  view.turn = state.turn;
  view.turns = state.turns;
  view.reshuffles = state.reshuffles;
  view.taken = state.taken;
  view.table = state.table;
  view.discards = state.discards;
  view.stock.count = state.stock.count;
  if (observer.is_open()) view.stock = state.stock;
  for (Seat seat : SeatSet::first(state.rules.seats)) {
    const bool shown = observer.is_open() || observer.is(seat) || state.phase == Phase::over;
    view.hands[seat] = shown ? state.hands[seat] : state.taken[seat];
    view.sizes[seat] = state.hands[seat].size();
  }
  return view;
}

Places Rummage::places(const State& state) {
  Places places;
  for (Seat seat : SeatSet::first(state.rules.seats)) {
    const bool over = state.phase == Phase::over;
    for (TileId tile : state.hands[seat]) {
      const bool open = over || state.taken[seat].contains(tile);
      places.push_back({tile, "hand " + seat.to_string(), open ? Sight::everyone() : Sight::only(seat)});
    }
  }
  for (TileId tile : state.table) places.push_back({tile, "table", Sight::everyone()});
  for (TileId tile : state.discards.all()) places.push_back({tile, "discards", Sight::everyone()});
  int position = 0;
  for (TileId tile : state.stock.all()) {
    places.push_back({tile, "stock " + std::to_string(position++), Sight::nobody()});
  }
  return places;
}

Rummage::State Rummage::swapped(const State& state, TileId a, TileId b) {
  State other = state;
  for (Tiles& hand : other.hands) hand = exchanged(hand, a, b);
  for (Tiles& taken : other.taken) taken = exchanged(taken, a, b);
  other.table = exchanged(other.table, a, b);
  exchange(other.discards, a, b);
  exchange(other.stock, a, b);
  return other;
}

Rummage::State Rummage::sample(const View& view, FastRandom& random) {
  State state;
  state.rules = view.rules;
  state.standing = view.standing;
  state.phase = view.phase;
  state.turn = view.turn;
  state.turns = view.turns;
  state.reshuffles = view.reshuffles;
  state.hands = view.hands;
  state.taken = view.taken;
  state.table = view.table;
  state.discards = view.discards;
  for (std::uint8_t& byte : state.key) byte = static_cast<std::uint8_t>(random.below(256));

  Tiles seen = view.table;
  for (Tiles hand : view.hands) seen |= hand;
  for (TileId tile : view.discards.all()) seen.add(tile);
  if (view.observer.is_open()) {
    state.stock = view.stock;
    return state;
  }
  std::vector<TileId> hidden;
  for (TileId tile : Tiles::first(kTiles) - seen) hidden.push_back(tile);
  for (std::size_t i = hidden.size(); i-- > 1;) {
    std::swap(hidden[i], hidden[random.below(static_cast<std::uint32_t>(i + 1))]);
  }
  for (Seat seat : SeatSet::first(view.rules.seats)) {
    while (state.hands[seat].size() < view.sizes[seat]) {
      state.hands[seat].add(hidden.back());
      hidden.pop_back();
    }
  }
  for (TileId tile : hidden) state.stock.push(tile);
  return state;
}

}  // namespace parlor::toys
