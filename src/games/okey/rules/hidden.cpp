// What each observer sees, and guesses at what they do not.
#include <algorithm>
#include <utility>

#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

bool same_face(const std::optional<Tile>& one, const std::optional<Tile>& other) {
  return one.has_value() == other.has_value() && (!one || one->face() == other->face());
}

bool same_faces(const Tiles& one, const Tiles& other) { return one.same_faces(other); }

bool same_discards(const Discards& a, const Discards& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Discards::Discard& one, const Discards::Discard& other) {
                      return one.by == other.by && one.tile.face() == other.tile.face();
                    });
}

// The tiles that are hidden from somebody, dealt out one by one in a random order.
class Hidden {
 public:
  explicit Hidden(const Tiles& tiles) {
    tiles.for_each([&](Tile tile) { tiles_[count_++] = tile; });
    left_ = count_;
  }
  Tile take(FastRandom& random) {
    std::swap(tiles_[random.below(left_)], tiles_[left_ - 1]);
    return tiles_[--left_];
  }
  void begin_again() { left_ = count_; }

 private:
  std::array<Tile, kMostTiles> tiles_;  // only the first `count_` are read
  std::uint32_t count_ = 0;
  std::uint32_t left_ = 0;
};

Tile any_of(const Tiles& tiles, FastRandom& random) { return Hidden(tiles).take(random); }

// Whether a seat can hold these tiles: who had a winning hand would have won with it.
bool possible(const State& state, Seat seat) {
  const Tiles& hand = state.hands[seat];
  const bool in_turn = state.phase == Phase::discard && seat == state.turn;
  // The simplified game looks at a hand when a tile has come to it, real Okey when one has left it.
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

bool operator==(const View& a, const View& b) {
  return a.observer == b.observer && a.rules == b.rules && a.standing == b.standing && a.turn == b.turn &&
         a.phase == b.phase && a.won == b.won && a.doubled == b.doubled && a.shown == b.shown &&
         same_face(a.indicator, b.indicator) && a.stack_size == b.stack_size && a.turns == b.turns &&
         same_discards(a.discards, b.discards) && std::ranges::equal(a.known, b.known, same_faces) &&
         a.thrown == b.thrown && a.counts == b.counts && std::ranges::equal(a.hands, b.hands, same_faces) &&
         same_face(a.drawn, b.drawn) && std::ranges::equal(a.stack, b.stack, {}, &Tile::face, &Tile::face);
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
  // A tile from the discards was seen by all.
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
  // The joker depends on it: another tile there would be another game.
  if (state.indicator) places.push_back({set.id(*state.indicator), "indicator", Sight::everyone(), true});
  for (std::size_t i = 0; i < state.stack_size; ++i)
    places.push_back({set.id(state.stack[i]), "stack " + std::to_string(i), Sight::nobody()});
  return places;
}

State Okey::swapped(const State& state, TileId a, TileId b) {
  const TileSet set = state.rules.tile_set();
  const Tile one = set.tile(a);
  const Tile two = set.tile(b);
  State other = state;
  if (state.indicator == one || state.indicator == two) return other;
  const auto exchanged = [&](Tile tile) { return tile == one ? two : tile == two ? one : tile; };
  for (Tiles& hand : other.hands) exchange(hand, one, two);
  for (Tiles& tiles : other.known) exchange(tiles, one, two);
  if (other.drawn) other.drawn = exchanged(*other.drawn);
  other.discards.exchange(one, two);
  for (std::size_t i = 0; i < other.stack_size; ++i) other.stack[i] = exchanged(other.stack[i]);
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
  // All hands together are possible or not: beginning again keeps every deal that is equally likely.
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
      if (drew) state.drawn = any_of(hand - told, random);
      found = possible(state, seat);
    }
    if (!found) continue;
    for (std::size_t i = 0; i < state.stack_size; ++i) state.stack[i] = hidden.take(random);
  }
  return state;
}

}  // namespace parlor::okey
