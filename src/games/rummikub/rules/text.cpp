#include "core/text.h"

#include <utility>

#include "core/json_writer.h"
#include "games/rummikub/rules/rummikub.h"
#include "melds/arrangement.h"
#include "melds/tile_json.h"

namespace parlor::rummikub {
namespace {

constexpr std::string_view kDraw = "draw";
constexpr std::string_view kPass = "pass";  // the same if the bag is empty
constexpr std::string_view kLate = "late ";
constexpr int kMostPenalty = 3;

bool is_draw(std::string_view word) { return same_word(word, kDraw) || same_word(word, kPass); }

// Valid sets are written in one canonical way; others stay as they were put together.
void tidy(const Rules& rules, Board::Sets& sets) {
  for (auto& set : sets) {
    if (auto formation = melds::as_formation(rules.meld_rules(), set)) set = std::move(formation->faces);
  }
}

}  // namespace

std::string Rummikub::move_text(const Rules&, const Move& move) {
  switch (move.kind) {
    case Move::Kind::draw:
      return std::string(kDraw);
    case Move::Kind::place:
      return to_text(move.board);
    case Move::Kind::late:
      return std::string(kLate) + std::to_string(move.penalty);
  }
  return {};
}

Result<Move> Rummikub::parse_move(const Rules& rules, std::string_view text) {
  const std::string_view word = trim(text);
  if (is_draw(word)) return Move::draw();
  if (same_word(word.substr(0, kLate.size()), kLate)) {
    const auto penalty = parse_int(word.substr(kLate.size()));
    if (penalty && *penalty >= 1 && *penalty <= kMostPenalty) return Move::late(*penalty);
  }
  auto sets = melds::parse_sets(rules.tile_set(), text);
  if (!sets) return sets.problem();
  tidy(rules, *sets);
  if (const auto board = Board::of(*sets); board && !board->empty()) return Move::place(*board);
  return Message(sets->empty() ? "rummikub.empty_move" : "rummikub.too_many_tiles");
}

Result<Draft> Rummikub::parse_draft(const Rules& rules, std::string_view text) {
  if (is_draw(trim(text))) return Draft{};
  auto sets = melds::parse_sets(rules.tile_set(), text);
  if (!sets) return sets.problem();
  return Draft{std::move(*sets)};
}

std::string Rummikub::view_json(const View& view) {
  const int players = view.rules.players;
  JsonWriter json;
  json.begin_object();
  if (view.observer.seat()) json.member("seat", view.observer.seat()->index());
  json.member("deal", view.standing.deal).key("scores").begin_array();
  for (int i = 0; i < players; ++i) json.value(view.standing.scores[Seat::at(i)].points());
  json.end_array().member("turn", view.turn.index()).member("over", view.over).key("racks").begin_array();
  for (int i = 0; i < players; ++i) {
    if (view.shows(Seat::at(i))) {
      write_tiles(json, faces_of(view.racks[Seat::at(i)]));
    } else {
      json.null();
    }
  }
  json.end_array();
  if (view.over) {
    json.key("formations").begin_array();
    for (int i = 0; i < players; ++i) {
      json.begin_array();
      for (const auto& set : melds::formations_of(view.rules.meld_rules(), view.racks[Seat::at(i)])) {
        write_tiles(json, set);
      }
      json.end_array();
    }
    json.end_array();
  }
  json.key("counts").begin_array();
  for (int i = 0; i < players; ++i) json.value(view.counts[Seat::at(i)]);
  json.end_array().key("melded").begin_array();
  for (int i = 0; i < players; ++i) json.value(view.melded.contains(Seat::at(i)));
  json.end_array().key("table").begin_array();
  for (int i = 0; i < view.board.sets(); ++i) write_tiles(json, view.board.set(i));
  json.end_array().member("bag", view.bag_size);
  if (view.observer.is_open()) {
    std::vector<Face> faces;
    faces.reserve(view.bag_size);
    for (std::size_t i = view.bag_size; i-- > 0;) faces.push_back(view.bag[i].face());
    json.key("bag_tiles");
    write_tiles(json, faces);
  }
  json.end_object();
  return json.take();
}

}  // namespace parlor::rummikub
