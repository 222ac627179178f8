#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/toys/rummage.h"

namespace parlor::toys {
namespace {

using Move = Rummage::Move;
using Phase = Rummage::Phase;

// There is a tile in the stock, or there are discards below the top one to reshuffle.
bool can_draw(const Rummage::View& view) { return view.stock.count > 0 || view.discards.count > 1; }

void reshuffle(Rummage::State& state) {
  const TileId top = state.discards.pop();
  Chance chance(Seed::from_bytes(state.key).derive(static_cast<std::uint32_t>(state.reshuffles++)));
  for (TileId place : chance.shuffle(state.discards.count)) {
    state.stock.push(state.discards.tiles[static_cast<std::size_t>(place.index())]);
  }
  state.discards = {};
  state.discards.push(top);
}

void draw(Rummage::State& state, Seat seat, std::vector<Event>* events) {
  if (state.stock.count == 0) {
    reshuffle(state);
    tell(events, Event::open(Message("rummage.reshuffled")));
  }
  const TileId tile = state.stock.pop();
  state.hands[seat].add(tile);
  tell(events, Event::secret(SeatSet::of(seat),
                             Message("rummage.drew", {{"seat", seat}, {"tile", Rummage::text(tile)}}),
                             Message("rummage.drew_something", {{"seat", seat}})));
}

void take(Rummage::State& state, Seat seat, std::vector<Event>* events) {
  const TileId tile = state.discards.pop();
  state.hands[seat].add(tile);
  state.taken[seat].add(tile);
  tell(events, Event::open(Message("rummage.took", {{"seat", seat}, {"tile", Rummage::text(tile)}})));
}

void lay(Rummage::State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  Tiles& hand = state.hands[seat];
  for (Tiles set : move.sets) {
    if (set.empty()) continue;
    hand -= set;
    state.table |= set;
    tell(events, Event::open(Message("rummage.laid", {{"seat", seat}, {"tiles", Rummage::text(set)}})));
  }
  if (move.drop) {
    hand.remove(*move.drop);
    state.discards.push(*move.drop);
    tell(events,
         Event::open(Message("rummage.dropped", {{"seat", seat}, {"tile", Rummage::text(*move.drop)}})));
  }
  state.taken[seat] = state.taken[seat] & hand;
  ++state.turns;
  state.phase = Phase::draw;
  state.turn = seat.next(state.rules.seats);
  if (hand.empty() || state.turns == state.rules.turns) {
    state.phase = Phase::over;
    tell(events, Event::open(Message("rummage.over")));
  }
}

// Every way to meld up to two sets, then every tile that may be dropped.
void list_lays(const Rummage::View& view, Tiles hand, std::vector<Move>& moves) {
  std::vector<Tiles> sets = {Tiles{}};
  for (int number = 0; number < Rummage::kNumbers; ++number) {
    for (std::uint64_t three = 1; three < 8; ++three) {
      const Tiles set = Tiles::from_bits(three << (number * Rummage::kColours));
      if (hand.contains_all(set) && !Rummage::check_set(view.rules, set)) sets.push_back(set);
    }
  }
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = 0; j < (i == 0 ? 1 : i); ++j) {
      if (!(sets[i] & sets[j]).empty()) continue;
      Move move{Move::Kind::lay, {sets[i], sets[j]}, std::nullopt};
      if (j > 0 && sets[j].lowest() < sets[i].lowest()) std::swap(move.sets[0], move.sets[1]);
      const Tiles rest = hand - (sets[i] | sets[j]);
      if (rest.empty()) moves.push_back(move);
      for (TileId tile : rest) {
        move.drop = tile;
        moves.push_back(move);
      }
    }
  }
}

std::optional<Message> check_lay(const Rummage::View& view, Tiles hand, const Move& move) {
  Tiles rest = hand;
  for (Tiles set : move.sets) {
    if (set.empty()) continue;
    if (!rest.contains_all(set)) return Message("rummage.not_yours", {{"tiles", Rummage::text(set - rest)}});
    if (auto problem = Rummage::check_set(view.rules, set)) return problem;
    rest -= set;
  }
  if (!move.drop) return rest.empty() ? std::nullopt : std::optional(Message("rummage.drop_one"));
  if (!rest.contains(*move.drop)) return Message("rummage.not_yours", {{"tiles", Rummage::text(*move.drop)}});
  return std::nullopt;
}

}  // namespace

SeatSet Rummage::actors(const State& state) {
  return state.phase == Phase::over ? SeatSet::none() : SeatSet::of(state.turn);
}

std::optional<Message> Rummage::check_set(const Rules& rules, Tiles tiles) {
  if (tiles.size() < 2) return Message("rummage.too_few", {{"tiles", text(tiles)}});
  if (number(tiles.lowest()) != number(tiles.highest()))
    return Message("rummage.no_set", {{"tiles", text(tiles)}});
  if ((rules.sets >> (tiles.size() - 2) & 1) == 0) return Message("rummage.size", {{"tiles", text(tiles)}});
  return std::nullopt;
}

std::optional<Message> Rummage::check(const View& view, const Move& move) {
  const std::optional<Seat> seat = view.observer.seat();
  if (view.phase == Phase::over) return Message("rummage.is_over");
  if (!seat || *seat != view.turn) return Message("rummage.not_now");
  switch (move.kind) {
    case Move::Kind::draw:
      if (view.phase != Phase::draw) return Message("rummage.drawn_already");
      return can_draw(view) ? std::nullopt : std::optional(Message("rummage.nothing_to_draw"));
    case Move::Kind::take:
      if (view.phase != Phase::draw) return Message("rummage.drawn_already");
      return view.rules.take || !can_draw(view) ? std::nullopt : std::optional(Message("rummage.no_taking"));
    case Move::Kind::lay:
      if (view.phase != Phase::lay) return Message("rummage.draw_first");
      return check_lay(view, view.hands[*seat], move);
  }
  return std::nullopt;
}

void Rummage::moves(const View& view, std::vector<Move>& moves) {
  const std::optional<Seat> seat = view.observer.seat();
  if (!seat || *seat != view.turn) return;
  switch (view.phase) {
    case Phase::draw:
      if (can_draw(view)) moves.push_back({Move::Kind::draw, {}, {}});
      if (view.rules.take || !can_draw(view)) moves.push_back({Move::Kind::take, {}, {}});
      break;
    case Phase::lay:
      list_lays(view, view.hands[*seat], moves);
      break;
    case Phase::over:
      break;
  }
}

Move Rummage::fallback(const View& view) {
  std::vector<Move> listed;
  moves(view, listed);
  return listed.front();
}

Move Rummage::pick(const State& state, Seat seat, FastRandom& random) {
  std::vector<Move> listed;
  moves(view(state, seat), listed);
  return listed[random.below(static_cast<std::uint32_t>(listed.size()))];
}

void Rummage::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  switch (move.kind) {
    case Move::Kind::draw:
      draw(state, seat, events);
      break;
    case Move::Kind::take:
      take(state, seat, events);
      break;
    case Move::Kind::lay:
      lay(state, seat, move, events);
      return;
  }
  state.phase = Phase::lay;
}

}  // namespace parlor::toys
