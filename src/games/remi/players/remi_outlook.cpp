#include "games/remi/players/remi_outlook.h"

namespace parlor::remi {

RemiOutlook::RemiOutlook(const View& view, const Board& table, bool melded)
    : Outlook(view.rules.meld_rules(), view.unseen().counts()),
      melded_(melded && view.rules.advanced()),
      ends_(view.rules, table) {}

int RemiOutlook::misfits(const Tiles& rack) const {
  return Outlook::misfits(melded_ ? ends_.left_of(rack) : rack);
}

bool RemiOutlook::wins(const Tiles& rack) const {
  if (Outlook::wins(rack)) return true;
  if (!melded_) return false;
  const Tiles left = ends_.left_of(rack);
  return left.empty() || Outlook::wins(left);
}

}  // namespace parlor::remi
