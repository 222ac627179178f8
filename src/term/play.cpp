#include "term/play.h"

#include <cstdint>
#include <utility>

#include "term/interrupts.h"
#include "term/layout.h"
#include "term/session.h"

namespace parlor {

DealSource DealPlan::source(int deal) const {
  if (deal == 1) return first.value_or(DealSource{seed, std::nullopt});
  return {seed.derive(static_cast<std::uint32_t>(deal)), std::nullopt};
}

DealPlan DealPlan::of(const Record& record) {
  if (record.deals.empty() || !record.deals.front().source.seed) return {Seed::from_system()};
  return {*record.deals.front().source.seed};
}

int play(PlayRequest request) {
  const Interrupts guard;
  const auto refuse = [&](const Message& why) {
    report(request.err, request.words, why);
    return 2;
  };
  auto computers = Computers::make(*request.table, request.make_player, request.deals.seed);
  if (!computers) return refuse(computers.problem());
  std::optional<RecordFile> file;
  if (request.record) {
    auto opened = request.resumed ? RecordFile::go_on(*request.record, request.table->record())
                                  : RecordFile::create(*request.record, request.table->record());
    if (opened) {
      file = *std::move(opened);
    } else if (request.must_keep) {
      return refuse(opened.problem());
    } else {
      report(request.err, request.words, opened.problem());
    }
  }
  if (request.cut) report(request.err, request.words, *request.cut);
  return Session(std::move(request), *std::move(computers), std::move(file)).run();
}

}  // namespace parlor
