#include <string>
#include <utility>

#include "core/text.h"
#include "games/rummikub/rules/placed_sets.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

constexpr int kLatePenalty = 1;
constexpr int kTouchedPenalty = 3;

// Takes up to `wanted` tiles from the bag, as long as the rack has room.
int draw(State& state, Seat seat, int wanted, std::vector<Event>* events) {
  int drawn = 0;
  for (; drawn < wanted && state.bag_size > 0 && state.racks[seat].size() < state.rules.rack; ++drawn) {
    const Tile tile = state.bag[--state.bag_size];
    state.racks[seat].add(tile);
    if (events != nullptr) {
      const Message::Arguments who = {{"seat", seat}};
      events->push_back(
          Event::secret(SeatSet::of(seat),
                        Message("rummikub.draws_tile", {{"seat", seat}, {"tile", tile.face().to_string()}}),
                        Message("rummikub.draws", who)));
    }
  }
  return drawn;
}

// One event for each set that got tiles, each with the whole resulting table, for those who follow only the
// events.
void tell_placed(const Board& before, const Board& after, Seat seat, std::vector<Event>& events) {
  const std::string table = to_text(after);
  for (const PlacedSet& set : placed_sets(before, after)) {
    Message::Arguments arguments = {{"seat", seat}, {"tiles", texts_of(set.tiles)}};
    if (!set.with.empty()) arguments.emplace_back("set", texts_of(set.with));
    arguments.emplace_back("table", table);
    tell(&events, set.with.empty() ? "rummikub.places" : "rummikub.adds", std::move(arguments));
  }
}

void place(State& state, Seat seat, const Board& board, std::vector<Event>* events) {
  const FaceTally placed = *added({state.table.once(), state.table.twice()}, tally(board));
  const Tiles tiles = state.racks[seat].some(placed.once, placed.twice);
  if (events != nullptr) tell_placed(state.board, board, seat, *events);
  state.racks[seat] -= tiles;
  state.table |= tiles;
  state.board = board;
  state.melded = state.melded.with(seat);
  state.idle = 0;
}

void end(State& state, std::vector<Event>* events) {
  state.over = true;
  if (events == nullptr) return;
  const SeatSet winners = Rummikub::winners(state);
  if (!state.racks[winners.lowest()].empty()) tell(events, "rummikub.blocked", {});
  for (Seat seat : winners) {
    tell(events, winners.size() > 1 ? "rummikub.shares" : "rummikub.wins", {{"seat", seat}});
  }
}

void draw_or_pass(State& state, Seat seat, int wanted, std::vector<Event>* events) {
  if (draw(state, seat, wanted, events) > 0) {
    state.idle = 0;
  } else {
    ++state.idle;
    tell(events, "rummikub.passes", {{"seat", seat}});
  }
}

}  // namespace

void Rummikub::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  switch (move.kind) {
    case Move::Kind::place:
      place(state, seat, move.board, events);
      break;
    case Move::Kind::draw:
      draw_or_pass(state, seat, 1, events);
      break;
    case Move::Kind::late:
      tell(events, "rummikub.late", {{"seat", seat}});
      draw_or_pass(state, seat, move.penalty, events);
      break;
  }
  if (state.racks[seat].empty() || state.idle == state.rules.players) {
    end(state, events);
  } else {
    state.turn = seat.next(state.rules.players);
  }
}

std::optional<Move> Rummikub::overdue(const View& view, const Draft& draft) {
  if (!view.rules.real()) return std::nullopt;
  const bool touched = draft.sets && *draft.sets != view.board.as_sets();
  return Move::late(touched ? kTouchedPenalty : kLatePenalty);
}

}  // namespace parlor::rummikub
