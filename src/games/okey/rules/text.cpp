#include "core/text.h"

#include <array>

#include "core/json_writer.h"
#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"
#include "melds/tile_json.h"

namespace parlor::okey {
namespace {

using melds::write_tiles;

constexpr std::array<std::string_view, 5> kMoveNames = {"draw", "take", "discard", "show", "pass"};
constexpr std::array<std::string_view, 3> kPhaseNames = {"draw", "discard", "over"};

std::string_view name_of(Move::Kind kind) { return kMoveNames[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string Okey::move_text(const Rules&, const Move& move) {
  std::string text(name_of(move.kind));
  if (move.kind == Move::Kind::discard) text += " " + move.tile.to_string();
  return text;
}

Result<Move> Okey::parse_move(const Rules& rules, std::string_view text) {
  const auto parts = words(text);
  const bool discards = parts.size() == 2 && same_word(parts[0], name_of(Move::Kind::discard));
  if (discards) {
    const auto face = rules.tile_set().parse_face(parts[1]);
    if (!face) return face.problem();
    return Move::discard(*face);
  }
  for (const Move& move : {Move::draw(), Move::take(), Move::show(), Move::pass()}) {
    if (parts.size() == 1 && same_word(parts[0], name_of(move.kind))) return move;
  }
  return Message("okey.no_move", {{"text", std::string(trim(text))}});
}

std::string Okey::view_json(const View& view) {
  JsonWriter json;
  json.begin_object();
  if (view.observer.seat()) json.member("seat", view.observer.seat()->index());
  json.member("deal", view.standing.deal);
  each_seat(json, "scores", kSeats, [&](Seat seat) { json.value(view.standing.scores[seat].points()); });
  json.member("turn", view.turn.index())
      .member("phase", kPhaseNames[static_cast<std::size_t>(view.phase)])
      .member("over", view.over())
      .member("turns", view.turns);
  each_seat(json, "hands", kSeats, [&](Seat seat) {
    if (!view.shows(seat)) return static_cast<void>(json.null());
    write_tiles(json, faces_of(view.hands[seat]));
  });
  each_seat(json, "counts", kSeats, [&](Seat seat) { json.value(view.counts[seat]); });
  each_seat(json, "chains", kSeats, [&](Seat seat) {
    if (!view.shows(seat)) return static_cast<void>(json.null());
    json.begin_array();
    for (const auto& group : standing_groups(view, view.hands[seat])) write_tiles(json, group);
    json.end_array();
  });
  each_seat(json, "known", kSeats, [&](Seat seat) { write_tiles(json, faces_of(view.known[seat])); });
  each_seat(json, "discards", kSeats, [&](Seat seat) {
    json.begin_array();
    for (Tile tile : view.discards.pile(seat)) json.value(tile.face().to_string());
    json.end_array();
  });
  json.member("stack", view.stack_size);
  if (view.drawn) json.member("drawn", view.drawn->face().to_string());
  if (view.indicator) {
    json.member("indicator", view.indicator->face().to_string());
    json.member("joker", view.joker()->to_string());
  }
  if (view.shown) json.member("shown", view.shown->index());
  if (view.observer.is_open()) {
    json.key("stack_tiles").begin_array();
    for (std::size_t i = view.stack_size; i-- > 0;) json.value(view.stack[i].face().to_string());
    json.end_array();
  }
  json.end_object();
  return json.take();
}

}  // namespace parlor::okey
