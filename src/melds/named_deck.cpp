#include "melds/named_deck.h"

#include <algorithm>
#include <cstdint>

#include "core/text.h"

namespace parlor::melds {
namespace {

// "All tiles that were not named": saves a deal set by hand the whole pool.
constexpr std::string_view kRest = "rest";

}  // namespace

std::string named_deck(const std::vector<std::string>& names, const std::vector<TileId>& order) {
  std::vector<std::string> texts;
  texts.reserve(order.size());
  for (TileId id : order) texts.push_back(names[static_cast<std::size_t>(id.index())]);
  return join(texts, " ");
}

Result<std::vector<TileId>> parse_named_deck(const std::vector<std::string>& names, std::string_view text,
                                             const char* no_tile) {
  std::vector<TileId> unnamed;
  unnamed.reserve(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) unnamed.push_back(TileId::at(static_cast<int>(i)));
  std::vector<TileId> order;
  const std::vector<std::string_view> given = words(text);
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (same_word(given[i], kRest) && i + 1 == given.size()) {
      order.insert(order.end(), unnamed.begin(), unnamed.end());
      return order;
    }
    const auto called = [&](const std::string& name) { return same_word(given[i], name); };
    const auto name_of = [&](TileId id) { return names[static_cast<std::size_t>(id.index())]; };
    const auto found = std::ranges::find_if(unnamed, called, name_of);
    if (found == unnamed.end()) {
      const bool known = std::ranges::any_of(names, called);
      return Message(known ? "melds.too_many_of" : no_tile, {{"text", std::string(given[i])}});
    }
    order.push_back(*found);
    unnamed.erase(found);
  }
  if (!unnamed.empty()) {
    return Message("melds.deck_size", {{"missing", static_cast<std::int64_t>(unnamed.size())}});
  }
  return order;
}

}  // namespace parlor::melds
