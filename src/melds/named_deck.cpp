#include "melds/named_deck.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/text.h"

namespace parlor::melds {
namespace {

// Stands for all tiles not named, so that a deal set by hand need not list the whole pool.
constexpr std::string_view kRest = "rest";

// Names some of the missing tiles: all of them if the deal is nearly complete.
Message lacking(TileTexts missing) {
  constexpr std::size_t kMostNamed = 8;
  const auto count = static_cast<std::int64_t>(missing.size());
  if (missing.size() <= kMostNamed) {
    return Message("melds.deck_lacks", {{"tiles", std::move(missing)}});
  }
  missing.resize(kMostNamed);
  return Message("melds.deck_lacks_many",
                 {{"tiles", std::move(missing)}, {"more", count - static_cast<std::int64_t>(kMostNamed)}});
}

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
  if (unnamed.empty()) return order;
  std::vector<std::string> missing;
  missing.reserve(unnamed.size());
  for (TileId id : unnamed) missing.push_back(names[static_cast<std::size_t>(id.index())]);
  return lacking(std::move(missing));
}

}  // namespace parlor::melds
