#include "engine/fair_check.h"

#include <cstdint>

#include "core/fair.h"

namespace parlor {

std::optional<Message> check_fair(const Record& record) {
  if (!record.setup.fair) return std::nullopt;
  // A secret hashed once gives the previous one, which is quicker than hashing down to the commitment every
  // time.
  Seed before = record.setup.fair->commitment;
  for (std::size_t i = 0; i < record.deals.size(); ++i) {
    const RecordDeal& deal = record.deals[i];
    const auto unfair = [&](const char* key) {
      return Message(key, {{"line", deal.line}, {"deal", static_cast<std::int64_t>(i + 1)}});
    };
    if (deal.source.tiles) return unfair("fair.tiles");
    if (!deal.source.secret) return unfair("fair.no_secret");
    if (!leads_to(*deal.source.secret, 1, before)) return unfair("fair.secret");
    if (deal.source.seed != fair_seed(*deal.source.secret, record.setup.fair->words)) {
      return unfair("fair.seed");
    }
    before = *deal.source.secret;
  }
  return std::nullopt;
}

}  // namespace parlor
