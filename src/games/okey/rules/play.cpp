#include "core/text.h"
#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

// The events at the end of a deal.
void tell_end(const State& state, std::vector<Event>* events) {
  for (Seat seat : state.won) {
    for (const auto& group : standing_groups(state, state.hands[seat]))
      tell(events, "okey.chain", {{"seat", seat}, {"tiles", texts_of(group)}});
    tell(events, state.doubled ? "okey.wins_double" : "okey.wins", {{"seat", seat}});
  }
  if (!state.won.empty()) return;
  tell(events, "okey.tie", {});
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    tell(events, "okey.hand", {{"seat", seat}, {"tiles", texts_of(faces_of(state.hands[seat]))}});
  }
}

void end(State& state, std::vector<Event>* events) {
  state.phase = Phase::over;
  if (events != nullptr) tell_end(state, events);
}

void got(State& state, Seat seat, Tile tile, std::vector<Event>* events) {
  state.hands[seat].add(tile);
  state.drawn = tile;
  state.phase = Phase::discard;
  if (state.rules.real() || !complete(state, state.hands[seat])) return;
  state.won = SeatSet::of(seat);
  end(state, events);
}

void draw(State& state, Seat seat, std::vector<Event>* events) {
  const Tile tile = state.stack[--state.stack_size];
  state.stack[state.stack_size] = Tile();
  if (events != nullptr) {
    const std::string text = tile.face().to_string();
    events->push_back(Event::secret(SeatSet::of(seat),
                                    Message("okey.draws_tile", {{"seat", seat}, {"tile", text}}),
                                    Message("okey.draws", {{"seat", seat}})));
  }
  got(state, seat, tile, events);
}

void take(State& state, Seat seat, std::vector<Event>* events) {
  const Seat from = state.discards.last().by;
  const Tile tile = state.discards.pop();
  state.known[seat].add(tile);
  if (events != nullptr)
    tell(events, "okey.takes", {{"seat", seat}, {"tile", tile.face().to_string()}, {"from", from}});
  got(state, seat, tile, events);
}

// A tile leaves the hand. Others see only its face: if they knew about such a tile, it may have been this
// one.
Tile give(State& state, Seat seat, Face face) {
  Tiles& known = state.known[seat];
  const Tile tile = known.count(face) > 0 ? known.one(face) : state.hands[seat].one(face);
  known.remove(tile);
  state.hands[seat].remove(tile);
  return tile;
}

void discard(State& state, Seat seat, Face face, std::vector<Event>* events) {
  state.discards.push(seat, give(state, seat, face));
  state.thrown[seat] = face;
  state.drawn.reset();
  ++state.turns;
  if (events != nullptr) tell(events, "okey.discards", {{"seat", seat}, {"tile", face.to_string()}});
  // Real Okey is won with the discard.
  if (state.rules.real() && complete(state, state.hands[seat])) {
    state.won = SeatSet::of(seat);
    state.doubled = counts_double(state, state.hands[seat], face);
    return end(state, events);
  }
  const bool stuck = state.stack_size == 0 && state.rules.empty == EmptyStack::tie;
  if (stuck || state.turns >= kMostTurns) return end(state, events);
  state.turn = seat.next(kSeats);
  state.phase = Phase::draw;
}

void show(State& state, Seat seat, std::vector<Event>* events) {
  const Face face = state.indicator->face();
  state.shown = seat;
  state.known[seat].add(state.hands[seat].one(face));
  if (events != nullptr) tell(events, "okey.shows_twin", {{"seat", seat}, {"tile", face.to_string()}});
}

}  // namespace

void Okey::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  switch (move.kind) {
    case Move::Kind::draw:
      return draw(state, seat, events);
    case Move::Kind::take:
      return take(state, seat, events);
    case Move::Kind::discard:
      return discard(state, seat, move.tile, events);
    case Move::Kind::show:
      return show(state, seat, events);
    case Move::Kind::pass:
      if (events != nullptr) tell(events, "okey.passes", {{"seat", seat}});
      return end(state, events);
  }
}

void Okey::tell_deal(const State& state, std::vector<Event>& events) {
  if (state.indicator) {
    tell(&events, "okey.indicator",
         {{"tile", state.indicator->face().to_string()}, {"joker", state.joker()->to_string()}});
  }
  if (state.over()) tell_end(state, &events);
}

}  // namespace parlor::okey
