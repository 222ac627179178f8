// How near a rack is to winning when tiles can also go onto the table.
#pragma once

#include "games/remi/players/table_ends.h"
#include "games/remi/rules/state.h"
#include "melds/outlook.h"

namespace parlor::remi {

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
