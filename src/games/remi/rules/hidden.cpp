// What each observer sees, and guesses at what they do not.
#include <algorithm>
#include <utility>

#include "games/remi/rules/complete.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

bool same_face(const std::optional<Tile>& one, const std::optional<Tile>& other) {
  return one.has_value() == other.has_value() && (!one || one->face() == other->face());
}

bool same_faces(const Tiles& one, const Tiles& other) { return one.same_faces(other); }

bool same_piles(const Discards& a, const Discards& b) {
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (a.count(seat) != b.count(seat)) return false;
    for (int height = 0; height < a.count(seat); ++height) {
      if (a.at(seat, height).face() != b.at(seat, height).face()) return false;
    }
  }
  return true;
}

// The tiles that are hidden from somebody, dealt out one by one in a random order.
class Hidden {
 public:
  explicit Hidden(const Tiles& tiles) {
    tiles.for_each([&](Tile tile) { tiles_[left_++] = tile; });
  }
  Tile take(FastRandom& random) {
    std::swap(tiles_[random.below(left_)], tiles_[left_ - 1]);
    return tiles_[--left_];
  }
  void put_back(const Tiles& tiles) {
    tiles.for_each([&](Tile tile) { tiles_[left_++] = tile; });
  }

 private:
  std::array<Tile, melds::kMostTiles> tiles_;  // only the first `left_` are read
  std::uint32_t left_ = 0;
};

// Any of the tiles of a rack.
Tile any_of(const Tiles& tiles, FastRandom& random) {
  Hidden all(tiles);
  return all.take(random);
}

}  // namespace

Tiles View::unseen() const {
  Tiles unseen = rules.tile_set().all() - table - discards.all();
  for (const Tiles& rack : racks) unseen -= rack;
  for (int i = 0; i < kSeats; ++i) unseen -= told_of(Seat::at(i));
  return unseen;
}

bool operator==(const View& a, const View& b) {
  return a.observer == b.observer && a.rules == b.rules && a.standing == b.standing && a.turn == b.turn &&
         a.phase == b.phase && a.melded == b.melded && a.out == b.out && a.pool_size == b.pool_size &&
         a.refills == b.refills && a.turns == b.turns && a.board == b.board &&
         same_piles(a.discards, b.discards) && std::ranges::equal(a.known, b.known, same_faces) &&
         std::ranges::equal(a.deduced, b.deduced, same_faces) && a.counts == b.counts &&
         std::ranges::equal(a.racks, b.racks, same_faces) && same_face(a.drawn, b.drawn) &&
         std::ranges::equal(a.pool, b.pool, {}, &Tile::face, &Tile::face);
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
  // A tile from the other's pile was seen by all.
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
    const std::string board = "board " + seat.to_string();
    state.racks[seat].for_each([&](Tile tile) {
      const bool open = state.over() || known.contains(tile);
      const bool told = state.deduced[seat].contains(tile);
      const Sight sight = open   ? Sight::everyone()
                          : told ? Sight::only(SeatSet::first(kSeats))
                                 : Sight::only(seat);
      places.push_back({set.id(tile), board, sight});
    });
    const std::string pile = "discards " + seat.to_string();
    for (int height = 0; height < state.discards.count(seat); ++height)
      places.push_back({set.id(state.discards.at(seat, height)), pile, Sight::everyone()});
    if (state.rules.first == First::lot)
      places.push_back({set.lot_id(seat), "lots", Sight::everyone(), true});
  }
  state.table.for_each([&](Tile tile) { places.push_back({set.id(tile), "table", Sight::everyone()}); });
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
  const auto exchanged = [&](Tile tile) { return tile == one ? two : tile == two ? one : tile; };
  for (Tiles& rack : other.racks) melds::exchange(rack, one, two);
  for (Tiles& rack : other.known) melds::exchange(rack, one, two);
  for (Tiles& rack : other.deduced) melds::exchange(rack, one, two);
  melds::exchange(other.table, one, two);
  melds::exchange(other.board, state.table, one, two);
  if (other.drawn) other.drawn = exchanged(*other.drawn);
  other.discards.exchange(one, two);
  for (std::size_t i = 0; i < other.pool_size; ++i) other.pool[i] = exchanged(other.pool[i]);
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
      if (in_turn && !view.drawn) state.drawn = any_of(rack - told, random);
      Tiles before = rack;  // as it was at the end of the last turn
      if (in_turn) before.remove(*state.drawn);
      // Who had a complete rack then would have won.
      if (!view.has_played(seat) || !complete(view.rules, before)) break;
      hidden.put_back(rack - told);
    }
  }
  for (std::size_t i = 0; i < state.pool_size; ++i) state.pool[i] = hidden.take(random);
  return state;
}

}  // namespace parlor::remi
