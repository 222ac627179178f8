// How close a rack is to winning when tiles can also go onto the table.
#pragma once

#include <cstdint>
#include <vector>

#include "games/remi/rules/state.h"
#include "melds/outlook.h"

namespace parlor::remi {

// Where the formations on the table can grow: a quick way to tell which tiles can be added.
class TableEnds {
 public:
  TableEnds(const Rules& rules, const Board& table);

  // What is left of a rack after adding everything that fits, one tile after the other. Jokers stay.
  Tiles left_of(Tiles rack) const;
  // Whether this tile fits the table as it is.
  bool takes(Face face) const;

 private:
  struct Run {
    Colour colour;
    int first;
    int last;  // position: 14 is the 1 after the 13
  };
  struct Group {
    int number;
    std::uint8_t missing;  // colours as bits
  };

  std::vector<Run> runs_;
  std::vector<Group> groups_;  // groups of three
};

class RemiOutlook final : public melds::Outlook {
 public:
  // For the observer's seat; `table` is the table to assume.
  RemiOutlook(const View& view, const Board& table, bool melded);

  // All tiles but one can be melded or are in formations.
  bool wins(const Tiles& rack) const override;

 private:
  int misfits(const Tiles& rack) const override;

  bool melded_;
  TableEnds ends_;
};

}  // namespace parlor::remi
