#include "engine/toys/broken_rummage.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace parlor::toys {
namespace {

using State = BrokenRummage::State;

int points_held(const State& state) {
  int sum = 0;
  for (Tiles hand : state.hands) sum += Rummage::points(hand);
  return sum;
}

}  // namespace

BrokenRummage::View BrokenRummage::view(const State& state, Observer observer) {
  View view = Smuggling<Rummage>::view(state, observer);
  if (fault == Fault::leaky_view && state.stock.count > 0) view.stock.tiles[0] = state.stock.all().back();
  // The stock never gets that large, so its last cell is free to carry the key.
  if (fault == Fault::leaky_key) view.stock.tiles.back() = TileId::at(state.key[0]);
  if (fault == Fault::half_open) view.stock.tiles = {};
  return view;
}

void BrokenRummage::moves(const View& view, std::vector<Move>& moves) {
  Rummage::moves(view, moves);
  if (fault == Fault::optimistic_list && view.phase == Phase::draw && !view.rules.take && moves.size() == 1) {
    moves.push_back({Move::Kind::take, {}, {}});
  }
  if (fault == Fault::endless) std::erase_if(moves, [](const Move& move) { return !move.sets[0].empty(); });
}

std::optional<Message> BrokenRummage::check(const View& view, const Move& move) {
  if (fault != Fault::open_door || !view.observer.seat()) return Rummage::check(view, move);
  View own = view;
  own.turn = *view.observer.seat();
  return Rummage::check(own, move);
}

void BrokenRummage::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  if (fault == Fault::endless) state.turns = 0;
  Rummage::apply(state, seat, move, events);
  if (fault == Fault::lost_tile && move.drop && state.discards.count > 1) state.discards.pop();
  if (fault == Fault::doubled_tile) state.hands[seat] |= move.sets[0];
  if (fault == Fault::chatty_draw && move.kind == Move::Kind::draw && events != nullptr) {
    events->back() = Event::open(events->back().seen_by(seat).message);
  }
}

BrokenRummage::Move BrokenRummage::pick(const State& state, Seat seat, FastRandom& random) {
  if (fault == Fault::lopsided_pick && random.below(2) == 0) return fallback(view(state, seat));
  return Rummage::pick(state, seat, random);
}

Scores BrokenRummage::scores(const State& state) {
  Scores scores = Rummage::scores(state);
  if (fault == Fault::generous_scores) {
    for (Seat seat : winners(state)) scores[seat] += Score::of(1);
  }
  return scores;
}

BrokenRummage::State BrokenRummage::sample(const View& view, FastRandom& random) {
  if (fault == Fault::truthful_later && view.turns >= 2) return view.truth;
  State state = Rummage::sample(view, random);
  if (fault == Fault::leaky_key) state.key[0] = static_cast<std::uint8_t>(view.stock.tiles.back().index());
  if (fault == Fault::kept_key) state.key = view.truth.key;
  if (fault == Fault::fixed_key) state.key = {};
  if (fault == Fault::forgetful_sample) state.taken = {};
  if (fault == Fault::sorted_stock && !view.observer.is_open()) {
    std::sort(state.stock.tiles.begin(), state.stock.tiles.begin() + state.stock.count);
  }
  if (fault == Fault::unfair_sample) {
    const State other = Rummage::sample(view, random);
    if (points_held(other) > points_held(state)) return other;
  }
  return state;
}

std::string BrokenRummage::move_text(const Rules& rules, const Move& move) {
  Move written = move;
  if (fault == Fault::mumbling_text) written.sets[1] = {};
  return Rummage::move_text(rules, written);
}

Result<Rummage::Move> BrokenRummage::parse_move(const Rules& rules, std::string_view text) {
  if (fault == Fault::picky_text && lower_case(text) != text) return Message("rummage.no_turn");
  return Rummage::parse_move(rules, text);
}

}  // namespace parlor::toys
