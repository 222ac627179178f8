#pragma once

#include <compare>
#include <cstdint>

namespace parlor {

// One physical tile or card: its number in the unshuffled deck.
class TileId {
 public:
  constexpr TileId() = default;
  static constexpr TileId at(int index) { return TileId(static_cast<std::uint8_t>(index)); }
  constexpr int index() const { return index_; }
  friend constexpr auto operator<=>(TileId, TileId) = default;

 private:
  constexpr explicit TileId(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

}  // namespace parlor
