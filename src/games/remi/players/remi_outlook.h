// How near a rack is to winning when tiles can also go onto the table.
#pragma once

#include <cstdint>
#include <vector>

#include "games/remi/rules/state.h"
#include "melds/outlook.h"

namespace parlor::remi {

// Where the formations on the table can grow, so that tiles which go there can be told from others quickly.
class TableEnds {
 public:
  TableEnds(const Rules& rules, const Board& table);

  // What is left of a rack when all that fits has been added, one tile after the other. Jokers stay.
  Tiles left_of(Tiles rack) const;
  // Whether this tile fits as the table lies.
  bool takes(Face face) const;

 private:
  struct Run {
    Colour colour;
    int first;
    int last;  // place: fourteen is the one after the thirteen
  };
  struct Group {
    int number;
    std::uint8_t missing;  // colours as bits
  };

  std::vector<Run> runs_;
  std::vector<Group> groups_;  // those of three
};

class RemiOutlook final : public melds::Outlook {
 public:
  // Of the observer's seat; `table` as it will lie.
  RemiOutlook(const View& view, const Board& table, bool melded);

  // All but one tile can be laid or are in formations.
  bool wins(const Tiles& rack) const override;

 private:
  int misfits(const Tiles& rack) const override;

  bool melded_;
  TableEnds ends_;
};

}  // namespace parlor::remi
