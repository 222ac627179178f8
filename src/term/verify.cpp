#include "term/verify.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "engine/fair_check.h"
#include "term/layout.h"

namespace parlor {

int verify(std::string_view text, const OpenTable& open_table, const Catalogue& words, std::ostream& out) {
  const auto refuse = [&](const Message& why) {
    out << printable(words.say(Message("verify.unsound"))) << ' ' << printable(words.say(why)) << '\n';
    return 1;
  };
  auto read = read_record(text);
  if (!read) return refuse(read.problem());
  const std::optional<Message> unfair = check_fair(read->record);
  auto replayed = Replay::open(std::move(read->record), open_table);
  if (!replayed) return refuse(replayed.problem());
  if (auto problem = replayed->run(replayed->entries())) return refuse(*problem);
  if (unfair) return refuse(*unfair);
  if (read->cut) return refuse(*read->cut);

  const Table& table = replayed->table();
  out << words.say(Message(table.match_over() ? "verify.finished" : "verify.unfinished",
                           {{"deals", static_cast<std::int64_t>(table.record().deals.size())},
                            {"entries", static_cast<std::int64_t>(replayed->entries())}}));
  if (table.record().setup.fair && table.dealt()) out << ' ' << words.say(Message("verify.fair"));
  out << '\n';
  return 0;
}

}  // namespace parlor
