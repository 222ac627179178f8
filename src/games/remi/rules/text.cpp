#include "core/text.h"

#include <algorithm>
#include <utility>

#include "core/json_writer.h"
#include "games/remi/rules/remi.h"
#include "melds/arrangement.h"
#include "melds/tile_json.h"

namespace parlor::remi {
namespace {

constexpr std::string_view kDraw = "draw";
constexpr std::string_view kTake = "take";
constexpr std::string_view kLay = "lay";
constexpr std::string_view kDiscard = "discard";

// The parts of "lay SETS discard TILE"; either may be missing.
struct TurnText {
  std::optional<std::string_view> sets;
  std::optional<std::string_view> tile;
};
std::optional<TurnText> parts_of(std::string_view text) {
  TurnText parts;
  std::string_view rest = trim(text);
  // Matches whole words only.
  const auto begins = [](std::string_view words, std::string_view word) {
    return same_word(words.substr(0, word.size()), word) &&
           (words.size() == word.size() || words[word.size()] == ' ');
  };
  if (begins(rest, kLay)) {
    const std::size_t end = std::min(lower_case(rest).find(kDiscard), rest.size());
    parts.sets = rest.substr(kLay.size(), end - kLay.size());
    rest.remove_prefix(end);
  }
  if (begins(rest, kDiscard)) {
    parts.tile = trim(rest.substr(kDiscard.size()));
    rest = {};
  }
  if (!rest.empty() || (!parts.sets && !parts.tile)) return std::nullopt;
  return parts;
}

Result<Face> parse_tile(const Rules& rules, std::string_view text) {
  auto faces = rules.tile_set().parse_faces(text);
  if (!faces) return faces.problem();
  if (faces->size() != 1) return Message("remi.discard_one");
  return faces->front();
}

std::vector<Face> together(const melds::FaceGroups& groups) {
  std::vector<Face> faces;
  for (const auto& group : groups) faces.insert(faces.end(), group.begin(), group.end());
  return faces;
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::draw:
      return "draw";
    case Phase::discard:
      return "discard";
    case Phase::over:
      return "over";
  }
  return {};
}

}  // namespace

std::string Remi::move_text(const Rules&, const Move& move) {
  const auto discard = [&] { return std::string(kDiscard) + " " + move.tile.to_string(); };
  switch (move.kind) {
    case Move::Kind::draw:
      return std::string(kDraw);
    case Move::Kind::take:
      return std::string(kTake);
    case Move::Kind::discard:
      return discard();
    case Move::Kind::lay:
      return std::string(kLay) + " " + melds::to_text(move.table) + " " + discard();
  }
  return {};
}

Result<Draft> Remi::parse_draft(const Rules& rules, std::string_view text) {
  const std::string_view word = trim(text);
  if (same_word(word, kDraw)) return Draft{Move::draw(), {}, {}};
  if (same_word(word, kTake)) return Draft{Move::take(), {}, {}};
  const auto parts = parts_of(text);
  if (!parts) return Message("remi.no_move", {{"text", std::string(word)}});
  Draft draft;
  if (parts->sets) {
    auto sets = melds::parse_sets(rules.tile_set(), *parts->sets);
    if (!sets) return sets.problem();
    draft.sets = std::move(*sets);
  }
  if (parts->tile) {
    const auto tile = parse_tile(rules, *parts->tile);
    if (!tile) return tile.problem();
    draft.discard = *tile;
  }
  return draft;
}

Result<Move> Remi::parse_move(const Rules& rules, std::string_view text) {
  auto draft = parse_draft(rules, text);
  if (!draft) return draft.problem();
  if (draft->draw) return *draft->draw;
  if (!draft->discard) return Message("remi.choose_discard");
  if (!draft->sets) return Move::discard(*draft->discard);
  // Valid sets are written in one canonical way.
  Board::Sets tidied;
  for (melds::JudgedSet& set : melds::judged(rules.meld_rules(), *draft->sets))
    tidied.push_back(std::move(set.tidied));
  const auto table = Board::of(tidied);
  if (!table) return Message("remi.too_many_tiles");
  return Move::lay(*table, *draft->discard);
}

std::string Remi::view_json(const View& view) {
  JsonWriter json;
  json.begin_object();
  if (view.observer.seat()) json.member("seat", view.observer.seat()->index());
  json.member("deal", view.standing.deal);
  each_seat(json, "scores", kSeats, [&](Seat seat) { json.value(view.standing.scores[seat].points()); });
  json.member("turn", view.turn.index())
      .member("phase", phase_name(view.phase))
      .member("over", view.over())
      .member("turns", view.turns);
  each_seat(json, "racks", kSeats, [&](Seat seat) {
    if (view.shows(seat)) {
      // People want to see the formations at the end.
      std::vector<Face> faces = melds::faces_of(view.racks[seat]);
      if (view.over()) faces = together(melds::by_formations(view.rules.meld_rules(), view.racks[seat]));
      write_tiles(json, faces);
    } else {
      json.null();
    }
  });
  if (view.over()) {
    each_seat(json, "formations", kSeats, [&](Seat seat) {
      json.begin_array();
      for (const auto& formation : melds::formations_of(view.rules.meld_rules(), view.racks[seat])) {
        write_tiles(json, formation);
      }
      json.end_array();
    });
  }
  each_seat(json, "counts", kSeats, [&](Seat seat) { json.value(view.counts[seat]); });
  each_seat(json, "known", kSeats, [&](Seat seat) { write_tiles(json, melds::faces_of(view.known[seat])); });
  each_seat(json, "melded", kSeats, [&](Seat seat) { json.value(view.melded.contains(seat)); });
  each_seat(json, "discards", kSeats, [&](Seat seat) {
    json.begin_array();
    for (int i = 0; i < view.discards.count(seat); ++i)
      json.value(view.discards.at(seat, i).face().to_string());
    json.end_array();
  });
  json.key("table").begin_array();
  for (const auto& set : view.table.as_sets()) write_tiles(json, set);
  json.end_array().member("pool", view.pool_size);
  if (view.drawn) json.member("drawn", view.drawn->face().to_string());
  if (view.observer.is_open()) {
    std::vector<Face> faces;
    faces.reserve(view.pool_size);
    for (std::size_t i = view.pool_size; i-- > 0;) faces.push_back(view.pool[i].face());
    json.key("pool_tiles");
    write_tiles(json, faces);
  }
  json.end_object();
  return json.take();
}

}  // namespace parlor::remi
