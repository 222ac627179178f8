// The sets on the table, in order.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "melds/formation.h"
#include "melds/tile_set.h"

namespace parlor::melds {

inline constexpr int kMostTiles = kColours * kCopies * kMostNumbers + kMostJokers;
inline constexpr int kMostSets = kMostTiles / static_cast<int>(kLeastSize);

class Board {
 public:
  using Sets = std::vector<std::vector<Face>>;

  // Nothing if there are more sets or tiles than a table can hold.
  static std::optional<Board> of(const Sets& sets);

  constexpr int sets() const { return sets_; }
  constexpr bool empty() const { return sets_ == 0; }
  int tiles() const { return sets_ == 0 ? 0 : ends_[static_cast<std::size_t>(sets_ - 1)]; }
  std::span<const Face> set(int index) const {
    const std::size_t from = start(index);
    return {faces_.data() + from, ends_[static_cast<std::size_t>(index)] - from};
  }
  std::span<const Face> faces() const { return {faces_.data(), static_cast<std::size_t>(tiles())}; }
  Sets as_sets() const;

  void add_set(std::span<const Face> faces) {
    std::ranges::copy(faces, faces_.begin() + tiles());
    ends_[sets_] = static_cast<std::uint8_t>(tiles() + static_cast<int>(faces.size()));
    ++sets_;
  }
  // Inserts a tile into a set, before the tile at `place`.
  void insert(int set, int place, Face face);

  FaceCounts counts() const;
  friend bool operator==(const Board& a, const Board& b) {
    return a.sets_ == b.sets_ && std::equal(a.ends_.begin(), a.ends_.begin() + a.sets_, b.ends_.begin()) &&
           std::ranges::equal(a.faces(), b.faces());
  }

 private:
  std::size_t start(int index) const { return index == 0 ? 0 : ends_[static_cast<std::size_t>(index - 1)]; }

  std::uint8_t sets_ = 0;
  std::array<std::uint8_t, kMostSets> ends_{};  // where each set ends in faces_
  std::array<Face, kMostTiles> faces_{};
};

// Whether both have the same sets, whatever the order of the sets and of their tiles.
bool same_sets(const MeldRules& rules, const Board& one, const Board& other);

// The formations after two physical tiles, one of which may be on the table, were swapped: a face changes.
void exchange(Board& board, const Tiles& table, Tile one, Tile other);

// "3r 4r 5r, 7g 7b 7y"
std::string to_text(const Board::Sets& sets);
std::string to_text(const Board& board);
Result<Board::Sets> parse_sets(const TileSet& tiles, std::string_view text);

}  // namespace parlor::melds
