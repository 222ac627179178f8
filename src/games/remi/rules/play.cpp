#include <cstdint>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/remi/rules/laying.h"
#include "games/remi/rules/remi.h"
#include "melds/arrangement.h"

namespace parlor::remi {
namespace {

void draw(State& state, Seat seat, std::vector<Event>* events) {
  const Tile tile = state.pool[--state.pool_size];
  state.pool[state.pool_size] = Tile();
  state.racks[seat].add(tile);
  state.drawn = tile;
  if (events == nullptr) return;
  const Message::Arguments who = {{"seat", seat}};
  events->push_back(Event::secret(
      SeatSet::of(seat), Message("remi.draws_tile", {{"seat", seat}, {"tile", tile.face().to_string()}}),
      Message("remi.draws", who)));
}

void take(State& state, Seat seat, std::vector<Event>* events) {
  const Tile tile = state.discards.pop(seat.next(kSeats));
  state.racks[seat].add(tile);
  state.known[seat].add(tile);
  state.drawn = tile;
  if (events != nullptr) tell(events, "remi.takes", {{"seat", seat}, {"tile", tile.face().to_string()}});
}

// A tile leaves the rack. Others see its face alone: if they knew of such a tile, it may have been this one.
Tile give(State& state, Seat seat, Face face) {
  Tiles& known = state.known[seat];
  Tiles& deduced = state.deduced[seat];
  const Tiles told = known | deduced;
  const Tile tile = known.count(face) > 0  ? known.one(face)
                    : told.count(face) > 0 ? told.one(face)
                                           : state.racks[seat].one(face);
  known.remove(tile);
  deduced.remove(tile);
  state.racks[seat].remove(tile);
  return tile;
}

void tell_laying(const State& state, Seat seat, const Board& after, std::vector<Event>* events) {
  if (events == nullptr) return;
  const auto laid = laying(state.rules, state.table, after);
  const auto tell_fresh = [&] {
    for (const melds::Formation& formation : laid->fresh)
      tell(events, "remi.melds", {{"seat", seat}, {"tiles", texts_of(formation.faces)}});
  };
  // Only a first meld comes before what it allows; else jokers are freed before they are laid.
  const bool melded = state.melded.contains(seat);
  if (!melded) tell_fresh();
  for (const Grown& grown : laid->grown) {
    const auto before = state.table.set(grown.number - 1);
    const TileTexts formation = texts_of(before);
    const auto tell_of = [&](const char* key, const char* name, Value tiles) {
      tell(events, key,
           {{"seat", seat}, {name, std::move(tiles)}, {"formation", formation}, {"number", grown.number}});
    };
    for (Face face : grown.swapped) tell_of("remi.swaps", "tile", face.to_string());
    if (!grown.added.empty()) tell_of("remi.adds", "tiles", texts_of(grown.added));
  }
  if (melded) tell_fresh();
}

void lay(State& state, Seat seat, const Board& table, std::vector<Event>* events) {
  tell_laying(state, seat, table, events);
  const auto tiles = placed(state.table, table);
  for (Face face : *tiles) state.laid.add(give(state, seat, face));
  state.table = table;
  state.melded = state.melded.with(seat);
}

void end(State& state, std::vector<Event>* events) {
  state.phase = Phase::over;
  if (events == nullptr) return;
  for (Seat seat : state.out) {
    for (const auto& formation : melds::by_formations(state.rules.meld_rules(), state.racks[seat])) {
      if (!formation.empty())
        tell(events, "remi.formation", {{"seat", seat}, {"tiles", texts_of(formation)}});
    }
    tell(events, "remi.wins", {{"seat", seat}});
  }
  if (state.out.empty()) tell(events, "remi.undecided", {{"turns", state.turns}});
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (state.out.contains(seat) || state.racks[seat].empty()) continue;
    tell(events, "remi.shows",
         {{"seat", seat},
          {"tiles", texts_of(melds::faces_of(state.racks[seat]))},
          {"points", state.racks[seat].points(kJokerPoints)}});
  }
}

// Both piles but for their tops are shuffled; the first time by the first seed that the deal's key gives, and
// so on.
void refill(State& state, std::vector<Event>* events) {
  const std::vector<Tile> tiles = state.discards.take_lower();
  if (tiles.empty()) return;
  state.deduced = state.racks;
  Chance chance(Seed::from_bytes(state.key).derive(state.refills++));
  for (TileId place : chance.shuffle(static_cast<int>(tiles.size())))
    state.pool[state.pool_size++] = tiles[static_cast<std::size_t>(place.index())];
  if (events != nullptr) tell(events, "remi.refills", {{"tiles", static_cast<std::int64_t>(tiles.size())}});
}

void discard(State& state, Seat seat, Face face, std::vector<Event>* events) {
  state.discards.push(seat, give(state, seat, face));
  state.drawn.reset();
  ++state.turns;
  if (events != nullptr) tell(events, "remi.discards", {{"seat", seat}, {"tile", face.to_string()}});
  if (complete(state.rules, state.racks[seat])) state.out = SeatSet::of(seat);
  if (!state.out.empty() || state.turns >= state.rules.turns) return end(state, events);
  state.turn = seat.next(kSeats);
  state.phase = Phase::draw;
  if (state.pool_size == 0) refill(state, events);
}

}  // namespace

void Remi::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  switch (move.kind) {
    case Move::Kind::draw:
      draw(state, seat, events);
      break;
    case Move::Kind::take:
      take(state, seat, events);
      break;
    case Move::Kind::lay:
      lay(state, seat, move.table, events);
      [[fallthrough]];
    case Move::Kind::discard:
      return discard(state, seat, move.tile, events);
  }
  state.phase = Phase::discard;
}

}  // namespace parlor::remi
