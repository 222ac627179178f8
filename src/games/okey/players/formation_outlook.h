// How near a hand of real Okey is to winning, with sets and runs or with seven pairs.
#pragma once

#include "games/okey/rules/state.h"
#include "melds/outlook.h"

namespace parlor::okey {

class FormationOutlook final : public melds::Outlook {
 public:
  // Of the observer's seat.
  explicit FormationOutlook(const View& view);

  bool wins(const melds::Tiles& rack) const override;
  std::vector<melds::Face> candidates(const melds::Tiles& rack) const override;

 private:
  int misfits(const melds::Tiles& rack) const override;
};

}  // namespace parlor::okey
