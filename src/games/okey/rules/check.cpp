// Decides whether a move is legal.
#include <optional>

#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

std::optional<Message> check_show(const View& view) {
  if (!view.rules.real()) return Message("okey.nothing_to_show");
  if (view.shown) return Message("okey.shown_already");
  if (!before_first_draw(view, view.turn)) return Message("okey.too_late_to_show");
  if (view.own().count(view.indicator->face()) > 0) return std::nullopt;
  return Message("okey.no_twin", {{"tile", view.indicator->face().to_string()}});
}

std::optional<Message> check_discard(const View& view, Face tile) {
  if (view.phase != Phase::discard) return Message("okey.draw_first");
  if (view.own().count(tile) == 0) return Message("okey.not_in_hand", {{"tile", tile.to_string()}});
  return std::nullopt;
}

}  // namespace

std::optional<Message> Okey::check(const View& view, const Move& move) {
  if (view.over()) return Message("table.deal_over");
  if (!view.observer.is(view.turn)) return Message("okey.not_your_turn", {{"seat", view.turn}});
  switch (move.kind) {
    case Move::Kind::discard:
      return check_discard(view, move.tile);
    case Move::Kind::show:
      return check_show(view);
    case Move::Kind::draw:
    case Move::Kind::take:
    case Move::Kind::pass:
      break;
  }
  if (view.phase != Phase::draw) return Message(view.drawn ? "okey.drawn_already" : "okey.first_turn");
  if (move.kind == Move::Kind::draw && view.stack_size == 0) return Message("okey.stack_empty");
  if (move.kind == Move::Kind::pass && view.stack_size > 0) return Message("okey.no_pass");
  return std::nullopt;
}

}  // namespace parlor::okey
