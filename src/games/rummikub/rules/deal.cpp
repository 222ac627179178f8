#include <algorithm>

#include "core/text.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

// "All tiles that were not named, as the bag lists them": saves a deal set by hand the whole bag.
constexpr std::string_view kRest = "rest";

std::string text_of(const Rules& rules, TileId id) {
  if (const auto seat = lot_of(rules, id)) return "#" + seat->to_string();
  return Tile::of(rules, id).face().to_string();
}

// What is still to be named of a deck.
class Unnamed {
 public:
  explicit Unnamed(const Rules& rules) : rules_(rules) {
    for (int i = 0; i < Rummikub::deck_size(rules); ++i) left_.push_back(TileId::at(i));
  }

  bool empty() const { return left_.empty(); }
  std::size_t size() const { return left_.size(); }
  const std::vector<TileId>& all() const { return left_; }

  // The first that is called so.
  std::optional<TileId> take(std::string_view name) {
    const auto found = std::ranges::find_if(left_, [&](TileId id) { return text_of(rules_, id) == name; });
    if (found == left_.end()) return std::nullopt;
    const TileId id = *found;
    left_.erase(found);
    return id;
  }

 private:
  const Rules& rules_;
  std::vector<TileId> left_;
};

// As tiles are written, whatever letters were used.
std::string canonical(std::string_view word) {
  const std::optional<Face> face = Face::parse(word);
  return face ? face->to_string() : std::string(word);
}

}  // namespace

State Rummikub::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  std::vector<Tile> tiles;
  std::optional<Seat> first;
  for (TileId id : deck.order) {
    const std::optional<Seat> lot = lot_of(rules, id);
    if (!lot) {
      tiles.push_back(Tile::of(rules, id));
    } else if (!first) {
      first = lot;
    }
  }
  state.turn =
      rules.first == First::lot ? first.value_or(Seat::at(0)) : Seat::at(static_cast<int>(rules.first) - 1);
  auto next = tiles.cbegin();
  for (int seat = 0; seat < rules.players; ++seat) {
    for (int i = 0; i < rules.tiles; ++i) state.rack(Seat::at(seat)).add(*next++);
  }
  state.bag_size = static_cast<std::uint8_t>(tiles.cend() - next);
  std::reverse_copy(next, tiles.cend(), state.bag.begin());
  return state;
}

std::string Rummikub::deck_text(const Rules& rules, const std::vector<TileId>& order) {
  std::vector<std::string> texts;
  texts.reserve(order.size());
  for (TileId id : order) texts.push_back(text_of(rules, id));
  return join(texts, " ");
}

Result<std::vector<TileId>> Rummikub::parse_deck(const Rules& rules, std::string_view text) {
  Unnamed unnamed(rules);
  std::vector<TileId> order;
  const std::vector<std::string_view> names = words(text);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == kRest && i + 1 == names.size()) {
      order.insert(order.end(), unnamed.all().begin(), unnamed.all().end());
      return order;
    }
    const std::string name = canonical(names[i]);
    const std::optional<TileId> id = unnamed.take(name);
    if (!id) {
      const bool known = Unnamed(rules).take(name).has_value();
      return Message(known ? "rummikub.too_many_of" : "rummikub.no_tile", {{"text", std::string(names[i])}});
    }
    order.push_back(*id);
  }
  if (!unnamed.empty()) {
    return Message("rummikub.deck_size", {{"missing", static_cast<std::int64_t>(unnamed.size())}});
  }
  return order;
}

}  // namespace parlor::rummikub
