// The table of one game. Instantiated once per game, in its listing.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/table.h"

namespace parlor {

// The order of the tiles and the key for later random events that `source` gives.
template <Game G>
Result<Deck> make_deck(const typename G::Rules& rules, const DealSource& source) {
  const Seed seed = source.seed.value_or(Seed::of(0));
  const Seed key = seed.derive(0);
  if (!source.tiles) {
    if (!source.seed) return Message("table.no_source");
    return Deck{shuffle_of<G>(rules).order(seed, G::deck_size(rules)), key};
  }
  auto order = G::parse_deck(rules, *source.tiles);
  if (!order) return order.problem();
  return Deck{std::move(*order), key};
}

// "1 patterns=...": the version of the game's rules, then its options.
template <Game G>
Result<typename G::Rules> parse_versioned_rules(std::string_view text) {
  const auto parts = words(text);
  if (parts.empty() || parts[0] != std::to_string(G::kRulesVersion)) {
    return Message("rules.version", {{"game", std::string(G::kName)},
                                     {"version", parts.empty() ? "" : std::string(parts[0])},
                                     {"known", G::kRulesVersion}});
  }
  return parse_rules<G>(
      text.substr(static_cast<std::size_t>(parts[0].data() - text.data()) + parts[0].size()));
}

template <Game G>
std::string versioned_rules(const typename G::Rules& rules) {
  return std::to_string(G::kRulesVersion) + " " + rules_text<G>(rules);
}

template <Game G>
class TableOf final : public Table {
 public:
  static Result<std::unique_ptr<Table>> open(TableSetup setup) {
    auto rules = parse_versioned_rules<G>(setup.rules);
    if (!rules) return rules.problem();
    if (auto problem = check_names(setup)) return *problem;
    if (auto problem = check_words(setup)) return *problem;
    const int seats = G::seats(*rules);
    if (static_cast<int>(setup.seats.size()) != seats) {
      return Message("table.seats", {{"game", std::string(G::kName)},
                                     {"needed", seats},
                                     {"given", static_cast<std::int64_t>(setup.seats.size())}});
    }
    if (setup.length.over(0, opening_of<G>(*rules).scores, seats))
      return Message("table.no_match", {{"match", setup.length.to_string()}});
    if (setup.length.rises() && match_length_of<G>(*rules).falls()) return Message("table.points_fall");
    setup.rules = versioned_rules<G>(*rules);
    return std::unique_ptr<Table>(new TableOf(std::move(setup), *rules));
  }

  const typename G::Rules& rules() const { return rules_; }
  typename G::View seen_by(Observer observer) const { return G::view(state_, observer); }

  std::string_view game() const override { return G::kName; }
  Better better() const override { return G::kBetter; }
  SeatSet actors() const override { return dealt() ? G::actors(state_) : SeatSet::none(); }
  SeatSet winners() const override { return G::winners(state_); }
  Scores deal_scores() const override { return G::scores(state_); }
  std::string view(Observer observer) const override { return G::view_json(seen_by(observer)); }

  std::vector<std::string> moves(Seat seat) const override {
    std::vector<typename G::Move> listed;
    G::moves(seen_by(seat), listed);
    std::vector<std::string> texts;
    texts.reserve(listed.size());
    for (const auto& move : listed) texts.push_back(G::move_text(rules_, move));
    return texts;
  }

  std::optional<Message> check(Seat seat, std::string_view move) const override {
    const auto parsed = G::parse_move(rules_, move);
    if (!parsed) return parsed.problem();
    return G::check(seen_by(seat), *parsed);
  }

  Assessment assess(Seat seat, std::string_view draft) const override {
    const auto parsed = parse_draft_of<G>(rules_, draft);
    if (!parsed) return {parsed.problem(), std::nullopt, {}, std::nullopt};
    return G::assess(seen_by(seat), *parsed);
  }

  std::optional<std::string> overdue(Seat seat, std::optional<std::string_view> draft) const override {
    typename G::Draft begun{};
    if (draft) {
      if (auto parsed = parse_draft_of<G>(rules_, *draft)) begun = *std::move(parsed);
    }
    if (const auto move = overdue_of<G>(seen_by(seat), begun)) return G::move_text(rules_, *move);
    return std::nullopt;
  }

  const std::vector<std::string>& arrangements() const override { return G::arrangements(); }
  Arrangement arrange(Seat seat, std::string_view how) const override {
    return G::arrange(seen_by(seat), how);
  }

  Shuffle shuffle() const override { return shuffle_of<G>(rules_); }
  Result<std::vector<DealtTile>> layout(const DealSource& source, int deal) const override {
    const Result<Deck> deck = make_deck<G>(rules_, source);
    if (!deck) return deck.problem();
    const Places places = G::places(G::deal(rules_, *deck, Standing{deal, {}}));
    std::vector<DealtTile> tiles;
    tiles.reserve(deck->order.size());
    for (TileId tile : deck->order) {
      DealtTile& dealt =
          tiles.emplace_back(tile, G::deck_text(rules_, std::vector{tile}), "", Sight::nobody());
      const auto found = std::ranges::find(places, tile, &Place::tile);
      if (found == places.end()) continue;
      dealt.place = found->where;
      dealt.sight = found->sight;
    }
    return tiles;
  }

 private:
  TableOf(TableSetup setup, const typename G::Rules& rules)
      : Table(std::move(setup), opening_of<G>(rules).scores), rules_(rules) {}

  std::optional<Message> deal_state(const DealSource& source) override {
    const Result<Deck> deck = make_deck<G>(rules_, source);
    if (!deck) return deck.problem();
    state_ = G::deal(rules_, *deck, standing());
    return std::nullopt;
  }

  void tell_deal() override { tell_deal_of<G>(state_, events()); }

  Result<std::string> play_state(Seat seat, std::string_view text, Force force) override {
    const auto move = G::parse_move(rules_, text);
    if (!move) return move.problem();
    if (auto problem = judge(seen_by(seat), *move, force)) return *problem;
    G::apply(state_, seat, *move, &events());
    return G::move_text(rules_, *move);
  }

  static std::optional<Message> judge(const typename G::View& view, const typename G::Move& move,
                                      Force force) {
    return force == Force::no ? G::check(view, move) : check_forced_of<G>(view, move);
  }

  typename G::Rules rules_;
  typename G::State state_{};
};

}  // namespace parlor
