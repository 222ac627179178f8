#include "term/painted.h"

#include <utility>
#include <variant>
#include <vector>

#include "core/text.h"

namespace parlor {
namespace {

// "3r 4r" in a sentence; nothing if it is not a list of tiles.
std::optional<std::string> tiles_in(std::string_view text, const DrawTile& draw) {
  std::vector<std::string> tiles;
  for (std::string_view word : words(text)) {
    auto tile = draw(word);
    if (!tile) return std::nullopt;
    tiles.push_back(*std::move(tile));
  }
  if (tiles.empty()) return std::nullopt;
  return join(tiles, " ");
}

}  // namespace

Message painted(Message message, const DrawTile& draw) {
  for (auto& [name, value] : message.arguments) {
    if (auto* tiles = std::get_if<TileTexts>(&value)) {
      for (std::string& tile : *tiles) tile = draw(tile).value_or(tile);
    }
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr) continue;
    if (auto tiles = tiles_in(*text, draw)) value = *std::move(tiles);
  }
  return message;
}

}  // namespace parlor
