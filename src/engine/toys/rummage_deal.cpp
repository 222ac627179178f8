// The options, the deal, its end, and unfinished turns.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/toys/rummage.h"

namespace parlor::toys {

const std::vector<Option<Rummage::Rules>>& Rummage::options() {
  static const std::vector<Option<Rules>> kOptions = {
      option::number("seats", &Rules::seats, 2, kMostSeats, "rummage.help.seats"),
      option::number("hand", &Rules::hand, 3, 5, "rummage.help.hand"),
      option::number("turns", &Rules::turns, 4, 40, "rummage.help.turns"),
      option::flag("take", &Rules::take, "rummage.help.take"),
      option::several("sets", &Rules::sets, {"pair", "triple"}, "rummage.help.sets"),
  };
  return kOptions;
}

std::optional<Message> Rummage::check_rules(const Rules& rules) {
  if (rules.seats * rules.hand + 2 > kTiles) return Message("rummage.too_many_tiles");
  return std::nullopt;
}

Rummage::State Rummage::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  state.phase = Phase::draw;
  state.turn = Seat::at((standing.deal - 1) % rules.seats);
  state.key = deck.key.bytes();
  std::size_t next = 0;
  for (Seat seat : SeatSet::first(rules.seats)) {
    for (int i = 0; i < rules.hand; ++i) state.hands[seat].add(deck.order[next++]);
  }
  state.discards.push(deck.order[next++]);
  // The end of the order goes to the bottom.
  for (std::size_t i = deck.order.size(); i-- > next;) state.stock.push(deck.order[i]);
  return state;
}

int Rummage::points(Tiles tiles) {
  int sum = 0;
  for (TileId tile : tiles) sum += number(tile);
  return sum;
}

Scores Rummage::scores(const State& state) {
  Scores scores;
  for (Seat seat : SeatSet::first(state.rules.seats)) scores[seat] = Score::of(points(state.hands[seat]));
  return scores;
}

SeatSet Rummage::winners(const State& state) { return leaders(scores(state), state.rules.seats, kBetter); }

// The value of all tiles, minus those outside the hands.
Score Rummage::score_sum(const State& state) {
  int sum = kColours * kNumbers * (kNumbers + 1) / 2 - points(state.table);
  for (TileId tile : state.stock.all()) sum -= number(tile);
  for (TileId tile : state.discards.all()) sum -= number(tile);
  return Score::of(sum);
}

Assessment Rummage::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  const std::optional<Seat> seat = view.observer.seat();
  const Tiles hand = seat ? view.hands[*seat] : Tiles{};
  Tiles rest = hand;
  Move move{Move::Kind::lay, {}, draft.drop};
  for (std::size_t i = 0; i < draft.groups.size(); ++i) {
    const Tiles group = draft.groups[i];
    std::optional<Message> remark = check_set(view.rules, group);
    if (!rest.contains_all(group)) remark = Message("rummage.not_yours", {{"tiles", text(group - rest)}});
    assessment.parts.push_back({text(group), !remark.has_value(), remark});
    if (remark && !assessment.refusal) assessment.refusal = remark;
    if (i < move.sets.size()) move.sets[i] = group;
    rest -= group;
  }
  if (draft.groups.size() > move.sets.size()) assessment.refusal = Message("rummage.two_sets");
  if (!assessment.refusal) assessment.refusal = check(view, move);
  if (draft.drop) rest.remove(*draft.drop);
  assessment.worth = Score::of(points(rest));
  assessment.remark = Message("rummage.would_keep", {{"points", points(rest)}});
  return assessment;
}

const std::vector<std::string>& Rummage::arrangements() {
  static const std::vector<std::string> kWays = {"number", "colour"};
  return kWays;
}

Arrangement Rummage::arrange(const View& view, std::string_view how) {
  const bool by_number = how == "number";
  Arrangement groups(static_cast<std::size_t>(by_number ? kNumbers : kColours));
  if (const std::optional<Seat> seat = view.observer.seat()) {
    for (TileId tile : view.hands[*seat]) {
      groups[static_cast<std::size_t>(by_number ? number(tile) - 1 : colour(tile))].push_back(text(tile));
    }
  }
  std::erase_if(groups, [](const auto& group) { return group.empty(); });
  return groups;
}

}  // namespace parlor::toys
