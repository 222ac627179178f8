// An unfinished turn at the terminal: the rack in its own order, the table so far, and the steps to undo.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

class Turn {
 public:
  // Starts with the rack as dealt; tiles drawn later are found by comparison.
  explicit Turn(std::vector<Face> dealt) : rack_(std::move(dealt)) {}

  // Updates from the view: the last tile of the rack moves into the place of one that is gone, and new tiles
  // come last.
  void begin(const View& view);

  const View& view() const { return *view_; }
  const std::vector<Face>& rack() const { return rack_; }
  const std::vector<Face>& loose() const { return loose_; }  // taken from the table, to be placed again
  const Board::Sets& sets() const { return sets_; }
  bool changed() const { return !steps_.empty(); }
  // The rack, then the loose tiles: everything that can be placed.
  std::vector<Face> placeable() const;

  void sort_by_number();
  void sort_by_colour();
  void sort_as(const Arrangement& order);  // of all tiles of the rack

  // Places the tiles at these positions (from 0) as a new set, or returns why not; then nothing has changed.
  Result<melds::Formation> place_set(const std::vector<std::size_t>& positions);
  // The sets that the tile at this position fits; append() puts it there.
  std::vector<std::size_t> sets_for(std::size_t position) const;
  void append(std::size_t position, std::size_t set);
  // Takes tiles (by place, from 0) off a set.
  void take_apart(std::size_t set, std::vector<std::size_t> places);
  bool undo();

  // This turn as a move; a draw if nothing was placed.
  Move move() const;

 private:
  struct Step {
    std::vector<Face> rack;
    std::vector<Face> loose;
    Board::Sets sets;
  };

  void remember() { steps_.push_back({rack_, loose_, sets_}); }
  // Removes tile after tile: the last one of the rack fills the hole.
  void remove(const std::vector<std::size_t>& positions);
  std::optional<std::vector<Face>> grown(std::size_t set, Face face) const;

  std::optional<View> view_;
  std::vector<Face> rack_;
  std::vector<Face> loose_;
  Board::Sets sets_;
  std::vector<Step> steps_;
};

}  // namespace parlor::rummikub
