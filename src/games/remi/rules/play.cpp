#include <algorithm>
#include <cstddef>
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

// A tile leaves the rack. Others see only its face: if they knew about such a tile, it may have been this
// one.
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

// Reports what is melded in a possible order: the first meld comes before the rest, and a joker is freed
// before it is melded elsewhere.
class LayingTold {
 public:
  LayingTold(const State& state, Seat seat, const Board& after, std::vector<Event>& events)
      : state_(state), seat_(seat), laid_(*laying(state.rules, state.table, after)), events_(events) {
    first_.resize(laid_.fresh.size());
    if (state.melded.contains(seat)) return;
    const auto own_jokers = std::ranges::count(*placed(state.table, after), Face::joker());
    first_ = first_meld(state.rules, laid_, static_cast<int>(own_jokers)).parts;
  }

  void tell_all() {
    for (std::size_t i = 0; i < first_.size(); ++i) {
      if (!first_[i].empty()) melds(part_of(i));
    }
    for (const Grown& grown : laid_.grown) {
      const auto before = texts_of(state_.table.set(grown.number - 1));
      for (Face face : grown.swapped) tell_of("remi.swaps", {"tile", face.to_string()}, before, grown.number);
    }
    for (const Grown& grown : laid_.grown) {
      if (!grown.added.empty()) adds(grown.added, grown.between, grown.number);
    }
    for (std::size_t i = 0; i < first_.size(); ++i) tell_rest(i);
  }

 private:
  using Argument = Message::Arguments::value_type;

  std::vector<Face> part_of(std::size_t fresh) const {
    const auto begin = laid_.fresh[fresh].faces.begin();
    return {begin + static_cast<std::ptrdiff_t>(first_[fresh].from),
            begin + static_cast<std::ptrdiff_t>(first_[fresh].to)};
  }
  // The part of a new formation that was not in the first meld.
  void tell_rest(std::size_t fresh) {
    const std::vector<Face>& faces = laid_.fresh[fresh].faces;
    const std::vector<Face> part = part_of(fresh);
    if (part.empty()) return melds(faces);
    std::vector<Face> rest;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if (i < first_[fresh].from || i >= first_[fresh].to) rest.push_back(faces[i]);
    }
    if (!rest.empty()) adds(rest, part, state_.table.sets() + static_cast<int>(fresh) + 1);
  }

  void melds(const std::vector<Face>& faces) {
    tell(&events_, "remi.melds", {{"seat", seat_}, {"tiles", texts_of(faces)}});
  }
  void adds(const std::vector<Face>& faces, const std::vector<Face>& formation, int number) {
    tell_of("remi.adds", {"tiles", texts_of(faces)}, texts_of(formation), number);
  }
  void tell_of(const char* key, Argument tiles, const TileTexts& formation, int number) {
    tell(&events_, key, {{"seat", seat_}, std::move(tiles), {"formation", formation}, {"number", number}});
  }

  const State& state_;
  Seat seat_;
  Laying laid_;
  std::vector<Event>& events_;
  std::vector<Part>
      first_;  // the part of each new formation in the first meld; empty if the seat had melded before
};

void lay(State& state, Seat seat, const Board& table, std::vector<Event>* events) {
  if (events != nullptr) LayingTold(state, seat, table, *events).tell_all();
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

// Shuffles both piles except for their tops; the first time with the first seed derived from the deal's key,
// and so on.
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
  if (!state.out.empty() || state.turns >= state.rules.most_turns()) return end(state, events);
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
