#include "analysis/own_hand.h"

#include <utility>

#include "engine/table.h"

namespace parlor {

bool OwnHand::makes(const RecordEntry& entry) {
  if (entry.seat) {
    if (*entry.seat != seat_) return false;
    const bool stood_in = std::exchange(late_, false) || away_;
    return !stood_in && !entry.forced;
  }
  const auto note = SystemNote::parse(entry.text);
  if (!note || note->seat != seat_) return false;
  if (note->what == SystemNote::What::takeover) away_ = true;
  if (note->what == SystemNote::What::giveback) away_ = false;
  if (note->what == SystemNote::What::clock) late_ = true;
  return false;
}

}  // namespace parlor
