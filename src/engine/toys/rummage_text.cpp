#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/toys/rummage.h"

namespace parlor::toys {
namespace {

std::optional<TileId> parse_tile(std::string_view word) {
  if (word.size() != 2) return std::nullopt;
  const int colour = word[0] - 'a';
  const int number = word[1] - '1';
  if (colour < 0 || colour >= Rummage::kColours || number < 0 || number >= Rummage::kNumbers)
    return std::nullopt;
  return TileId::at(number * Rummage::kColours + colour);
}

Message no_tile(std::string_view word) { return Message("rummage.no_tile", {{"text", std::string(word)}}); }

nlohmann::json list(std::span<const TileId> tiles) {
  nlohmann::json texts = nlohmann::json::array();
  for (TileId tile : tiles) texts.push_back(Rummage::text(tile));
  return texts;
}

}  // namespace

std::string Rummage::text(TileId tile) {
  return {static_cast<char>('a' + colour(tile)), static_cast<char>('0' + number(tile))};
}

std::string Rummage::text(Tiles tiles) {
  std::vector<std::string> texts;
  for (TileId tile : tiles) texts.push_back(text(tile));
  return join(texts, " ");
}

std::string Rummage::deck_text(const Rules&, std::span<const TileId> order) {
  std::vector<std::string> texts;
  for (TileId tile : order) texts.push_back(text(tile));
  return join(texts, " ");
}

Result<std::vector<TileId>> Rummage::parse_deck(const Rules&, std::string_view text) {
  std::vector<TileId> order;
  Tiles seen;
  for (std::string_view word : words(text)) {
    const std::optional<TileId> tile = parse_tile(word);
    if (!tile) return no_tile(word);
    if (seen.contains(*tile)) return Message("rummage.twice", {{"tile", std::string(word)}});
    seen.add(*tile);
    order.push_back(*tile);
  }
  if (seen.size() != kTiles)
    return Message("rummage.deck_size", {{"needed", kTiles}, {"given", seen.size()}});
  return order;
}

// "lay a1 b1 / a2 c2 drop b5"
std::string Rummage::move_text(const Rules&, const Move& move) {
  switch (move.kind) {
    case Move::Kind::draw:
      return "draw";
    case Move::Kind::take:
      return "take";
    case Move::Kind::lay:
      break;
  }
  std::vector<std::string> parts;
  if (!move.sets[0].empty()) parts.push_back("lay " + text(move.sets[0]));
  if (!move.sets[1].empty()) parts.push_back("/ " + text(move.sets[1]));
  if (move.drop) parts.push_back("drop " + text(*move.drop));
  return join(parts, " ");
}

Result<Rummage::Draft> Rummage::parse_draft(const Rules&, std::string_view text) {
  Draft draft;
  bool dropping = false;
  Tiles seen;
  for (std::string_view word : words(text)) {
    if (word == "lay" || word == "/") {
      draft.groups.emplace_back();
    } else if (word == "drop") {
      dropping = true;
    } else {
      const std::optional<TileId> tile = parse_tile(word);
      if (!tile) return no_tile(word);
      if (seen.contains(*tile)) return Message("rummage.twice", {{"tile", std::string(word)}});
      seen.add(*tile);
      if (dropping ? draft.drop.has_value() : draft.groups.empty()) return Message("rummage.no_turn");
      if (dropping) {
        draft.drop = tile;
      } else {
        draft.groups.back().add(*tile);
      }
    }
  }
  std::erase_if(draft.groups, [](Tiles group) { return group.empty(); });
  return draft;
}

Result<Rummage::Move> Rummage::parse_move(const Rules& rules, std::string_view text) {
  const std::string whole = lower_case(trim(text));
  if (whole == "draw") return Move{Move::Kind::draw, {}, {}};
  if (whole == "take") return Move{Move::Kind::take, {}, {}};
  auto draft = parse_draft(rules, whole);
  if (!draft) return draft.problem();
  if (draft->groups.empty() && !draft->drop) return Message("rummage.no_turn");
  if (draft->groups.size() > 2) return Message("rummage.two_sets");
  Move move{Move::Kind::lay, {}, draft->drop};
  for (std::size_t i = 0; i < draft->groups.size(); ++i) move.sets[i] = draft->groups[i];
  if (draft->groups.size() == 2 && move.sets[1].lowest() < move.sets[0].lowest())
    std::swap(move.sets[0], move.sets[1]);
  return move;
}

RulesPage Rummage::rules_page(const Rules& rules) {
  RulesPage::Section sets{Message("rummage.page.sets"), {}};
  const auto add = [&](const char* title, std::vector<std::string> tiles) {
    const auto size = static_cast<std::int64_t>(tiles.size());
    sets.examples.push_back(
        {Message(title), Message("rummage.page.set", {{"size", size}}), std::move(tiles)});
  };
  if ((rules.sets & 0b01) != 0) add("rummage.page.pair", {"a1", "b1"});
  if ((rules.sets & 0b10) != 0) add("rummage.page.triple", {"a5", "b5", "c5"});
  return {{{Message("rummage.page.title"), {Message("rummage.page.aim", {{"turns", rules.turns}})}}, sets}};
}

std::string Rummage::view_json(const View& view) {
  nlohmann::json json = {{"turn", view.turn.index()},
                         {"turns", view.turns},
                         {"deal", view.standing.deal},
                         {"table", text(view.table)},
                         {"discards", list(view.discards.all())},
                         {"stock", view.stock.count}};
  json["phase"] = view.phase == Phase::draw ? "draw" : view.phase == Phase::lay ? "lay" : "over";
  if (view.observer.is_open()) json["stock tiles"] = list(view.stock.all());
  for (Seat seat : SeatSet::first(view.rules.seats)) {
    json["hands"].push_back({{"known", text(view.hands[seat])}, {"size", view.sizes[seat]}});
  }
  return json.dump();
}

std::span<const Phrase> Rummage::phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rummage.title", "Rummage"},
      {"rummage.about", "Draw, lay sets and drop tiles."},
      {"rummage.help.seats", "How many play."},
      {"rummage.help.hand", "How many tiles each is dealt."},
      {"rummage.help.turns", "After how many turns the deal ends at the latest."},
      {"rummage.help.take", "Whether the top discard may be taken instead of drawing."},
      {"rummage.help.sets", "Which sets may be laid."},
      {"rummage.too_many_tiles", "There are not enough tiles for so many hands."},

      {"rummage.page.title", "Rummage"},
      {"rummage.page.aim", "Draw, lay sets, drop a tile; after {turns} turns what is left counts."},
      {"rummage.page.sets", "Sets"},
      {"rummage.page.pair", "pair"},
      {"rummage.page.triple", "triple"},
      {"rummage.page.set", "{size} tiles of one number"},
      {"rummage.arrange.number", "by number"},
      {"rummage.arrange.colour", "by colour"},

      {"rummage.reshuffled", "The discards are shuffled and become the stock."},
      {"rummage.drew", "{seat} draws {tile}."},
      {"rummage.drew_something", "{seat} draws a tile."},
      {"rummage.took", "{seat} takes {tile}."},
      {"rummage.laid", "{seat} lays {tiles}."},
      {"rummage.dropped", "{seat} drops {tile}."},
      {"rummage.over", "The deal is over."},

      {"rummage.is_over", "The deal is over."},
      {"rummage.not_now", "It is not your turn."},
      {"rummage.drawn_already", "You have drawn already."},
      {"rummage.draw_first", "You must draw first."},
      {"rummage.nothing_to_draw", "There is nothing left to draw."},
      {"rummage.no_taking", "Taking a discard is not allowed."},
      {"rummage.not_yours", "You do not have {tiles}."},
      {"rummage.drop_one", "You must drop a tile."},
      {"rummage.too_few", "{tiles} alone is no set."},
      {"rummage.no_set", "{tiles} are not all of one number."},
      {"rummage.size", "A set as large as {tiles} may not be laid."},
      {"rummage.two_sets", "At most two sets may be laid in a turn."},
      {"rummage.would_keep", "It leaves you {points} points."},

      {"rummage.no_tile", "There is no tile \"{text}\"."},
      {"rummage.twice", "The tile {tile} stands there twice."},
      {"rummage.deck_size", "A deck has {needed} tiles, not {given}."},
      {"rummage.no_turn", "A turn is \"draw\", \"take\", or \"lay a1 b1 / a2 b2 drop c3\"."},
  });
  return kPhrases;
}

}  // namespace parlor::toys
