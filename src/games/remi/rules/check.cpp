// Decides whether a move is legal.
#include <algorithm>
#include <optional>

#include "games/remi/rules/laying.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

std::optional<Message> check_draw(const View& view) {
  if (view.pool_size == 0) return Message("remi.pool_empty");
  return std::nullopt;
}

std::optional<Message> check_take(const View& view) {
  if (view.discards.count(view.other()) == 0) return Message("remi.no_discard");
  return std::nullopt;
}

std::optional<Message> check_discard(const Tiles& rack, Face tile) {
  if (rack.count(tile) > 0) return std::nullopt;
  return Message("remi.not_on_board", {{"tile", tile.to_string()}});
}

std::optional<Message> check_lay(const View& view, const Move& move) {
  if (!view.rules.advanced()) return Message("remi.no_melding");
  const auto laid = laying(view.rules, view.table, move.table);
  if (!laid) return laid.problem();
  const auto tiles = placed(view.table, move.table);
  if (!tiles) return Message("remi.joker_taken");
  if (tiles->empty()) return Message("remi.nothing_laid");
  Tiles rack = view.own();
  for (Face face : *tiles) {
    if (auto problem = check_discard(rack, face)) return problem;
    rack.remove(rack.one(face));
  }
  if (!view.has_melded()) {
    const auto own_jokers = static_cast<int>(std::ranges::count(*tiles, Face::joker()));
    const int points = first_meld(view.rules, *laid, own_jokers).points;
    if (points < kFirstMeldPoints) {
      return Message("remi.first_meld_points", {{"points", points}, {"needed", kFirstMeldPoints}});
    }
  }
  if (rack.empty()) return Message("remi.keep_one");
  return check_discard(rack, move.tile);
}

}  // namespace

std::optional<Message> Remi::check(const View& view, const Move& move) {
  if (view.over()) return Message("table.deal_over");
  if (!view.observer.is(view.turn)) return Message("remi.not_your_turn", {{"seat", view.turn}});
  const bool draws = move.kind == Move::Kind::draw || move.kind == Move::Kind::take;
  if (draws && view.phase != Phase::draw) return Message("remi.drawn_already");
  if (!draws && view.phase != Phase::discard) return Message("remi.draw_first");
  switch (move.kind) {
    case Move::Kind::draw:
      return check_draw(view);
    case Move::Kind::take:
      return check_take(view);
    case Move::Kind::discard:
      return check_discard(view.own(), move.tile);
    case Move::Kind::lay:
      return check_lay(view, move);
  }
  return std::nullopt;
}

bool Remi::same_play(const View& view, const Move& one, const Move& other) {
  return one.kind == other.kind && one.tile == other.tile &&
         melds::same_sets(view.rules.meld_rules(), one.table, other.table);
}

}  // namespace parlor::remi
