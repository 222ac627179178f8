// What each observer sees, and samples of the rest.
#include <cstddef>
#include <cstdint>
#include <string>

#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"
#include "melds/hidden_tiles.h"

namespace parlor::okey {
namespace {

using Hidden = melds::HiddenTiles<Tile, kMostTiles>;

// Whether a seat can hold these tiles: with a winning hand it would have won already.
bool possible(const State& state, Seat seat) {
  const Tiles& hand = state.hands[seat];
  const bool in_turn = state.phase == Phase::discard && seat == state.turn;
  // The simplified game checks a hand when it gains a tile, real Okey when it loses one.
  if (!state.rules.real()) {
    if (in_turn && complete(state, hand)) return false;
    if (!state.has_played(seat)) return true;
    Tiles before = hand;
    if (in_turn) before.remove(*state.drawn);
    return !complete(state, before.with(state.thrown[seat]));
  }
  if (!state.has_played(seat)) return true;
  Tiles before = hand;
  if (in_turn) before.remove(*state.drawn);
  return !complete(state, before);
}

}  // namespace

Tiles View::unseen() const {
  Tiles unseen = rules.tile_set().all() - discards.all();
  if (indicator) unseen.remove(*indicator);
  for (const Tiles& hand : hands) unseen -= hand;
  for (const Tiles& tiles : known) unseen -= tiles;
  return unseen;
}

View Okey::view(const State& state, Observer observer) {
  View view;
  static_cast<Public&>(view) = state;
  view.observer = observer;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (view.shows(seat)) view.hands[seat] = state.hands[seat];
    view.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
  }
  // Everybody saw a tile that came from the discards.
  const Tiles& known = state.known[state.turn];
  if (state.drawn && (view.shows(state.turn) || known.contains(*state.drawn))) view.drawn = state.drawn;
  if (observer.is_open()) view.stack = state.stack;
  return view;
}

Places Okey::places(const State& state) {
  const TileSet set = state.rules.tile_set();
  Places places;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const Tiles& known = state.known[seat];
    const std::string hand = "hand " + seat.to_string();
    state.hands[seat].for_each([&](Tile tile) {
      const bool open = state.over() || known.contains(tile);
      places.push_back({set.id(tile), hand, open ? Sight::everyone() : Sight::only(seat)});
    });
  }
  for (const Discards::Discard& discard : state.discards)
    places.push_back({set.id(discard.tile), "discards " + discard.by.to_string(), Sight::everyone()});
  // It determines the joker: with another tile it would be a different game.
  if (state.indicator) places.push_back({set.id(*state.indicator), "indicator", Sight::everyone(), true});
  for (std::size_t i = 0; i < state.stack_size; ++i)
    places.push_back({set.id(state.stack[i]), "stack " + std::to_string(i), Sight::nobody()});
  return places;
}

State Okey::swapped(const State& state, TileId a, TileId b) {
  const TileSet set = state.rules.tile_set();
  const Tile one = set.tile(a);
  const Tile two = set.tile(b);
  if (state.indicator && (state.indicator->is(one) || state.indicator->is(two))) return state;
  State other = state;
  for (Tiles& hand : other.hands) exchange(hand, one, two);
  for (Tiles& tiles : other.known) exchange(tiles, one, two);
  if (other.drawn) other.drawn = exchanged(*other.drawn, one, two);
  other.discards.exchange(one, two);
  for (std::size_t i = 0; i < other.stack_size; ++i) other.stack[i] = exchanged(other.stack[i], one, two);
  return other;
}

State Okey::sample(const View& view, FastRandom& random) {
  State state;
  static_cast<Public&>(state) = view;
  state.hands = view.hands;
  state.drawn = view.drawn;
  if (view.observer.is_open()) {
    state.stack = view.stack;
    return state;
  }
  Hidden hidden(view.unseen());
  // The hands are possible or not as a whole: starting over keeps all possible deals equally likely.
  for (bool found = false; !found; hidden.begin_again()) {
    found = true;
    for (int i = 0; i < kSeats && found; ++i) {
      const Seat seat = Seat::at(i);
      if (view.shows(seat)) continue;
      const Tiles& told = view.known[seat];
      Tiles& hand = state.hands[seat];
      hand = told;
      for (int missing = view.counts[seat] - told.size(); missing > 0; --missing)
        hand.add(hidden.take(random));
      const bool drew = view.phase == Phase::discard && seat == view.turn && !view.drawn && view.turns > 0;
      if (drew) state.drawn = Hidden::any_of(hand - told, random);
      found = possible(state, seat);
    }
    if (!found) continue;
    for (std::size_t i = 0; i < state.stack_size; ++i) state.stack[i] = hidden.take(random);
  }
  return state;
}

}  // namespace parlor::okey
