#include "profile/played_match.h"

namespace parlor {
namespace {

int hints_of(const Record& record, Seat seat) {
  int count = 0;
  for (const RecordDeal& deal : record.deals) {
    for (const RecordEntry& entry : deal.entries) {
      if (entry.seat) continue;
      const auto note = SystemNote::parse(entry.text);
      if (note && note->what == SystemNote::What::hint && note->seat == seat) ++count;
    }
  }
  return count;
}

}  // namespace

PlayedMatch played_match(const Table& table, Seat seat) {
  const TableSetup& setup = table.record().setup;
  PlayedMatch match{.game = setup.game,
                    .rules = setup.rules,
                    .won = table.leaders().contains(seat),
                    .points = table.scores()[seat].points(),
                    .hints = hints_of(table.record(), seat)};
  for (int i = 0; i < table.seats(); ++i) {
    const RecordSeat& other = setup.seats[static_cast<std::size_t>(i)];
    if (Seat::at(i) != seat) match.against.push_back(other.kind == "human" ? "" : other.player());
  }
  return match;
}

}  // namespace parlor
