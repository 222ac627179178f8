// The tiles that a game is played with: how they are numbered, and decks of them as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/tile.h"
#include "games/okey/rules/tiles.h"

namespace parlor::okey {

// All faces once, again for each further copy, then the false jokers.
class TileSet {
 public:
  constexpr TileSet(int numbers, int copies, int false_jokers)
      : faces_(numbers * kColours), copies_(copies), false_jokers_(false_jokers) {}

  constexpr int size() const { return faces_ * copies_ + false_jokers_; }
  constexpr int copies_of(Face face) const {
    return face.is_false_joker() ? false_jokers_ : face.index() < faces_ ? copies_ : 0;
  }

  Tile tile(TileId id) const;
  TileId id(Tile tile) const;
  Tiles all() const;

  // "K1 R13 F ..."; the word rest at the end is all that was not named.
  std::string deck_text(const std::vector<TileId>& order) const;
  Result<std::vector<TileId>> parse_deck(std::string_view text) const;
  Result<Face> parse_face(std::string_view text) const;

 private:
  std::vector<std::string> names() const;

  int faces_;
  int copies_;
  int false_jokers_;
};

}  // namespace parlor::okey
