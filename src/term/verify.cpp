#include "term/verify.h"

#include <utility>

#include "term/layout.h"

namespace parlor {

int verify(std::string_view text, const OpenTable& open_table, const Catalogue& words, std::ostream& out) {
  const auto refuse = [&](const Message& why) {
    out << printable(words.say(Message("verify.unsound"))) << ' ' << printable(words.say(why)) << '\n';
    return 1;
  };
  auto read = read_record(text);
  if (!read) return refuse(read.problem());
  auto replayed = Replay::open(std::move(read->record), open_table);
  if (!replayed) return refuse(replayed.problem());
  if (auto problem = replayed->run(replayed->entries())) return refuse(*problem);
  if (read->cut) return refuse(*read->cut);

  const Table& table = replayed->table();
  out << words.say(Message(table.match_over() ? "verify.finished" : "verify.unfinished",
                           {{"deals", static_cast<std::int64_t>(table.record().deals.size())},
                            {"entries", static_cast<std::int64_t>(replayed->entries())}}))
      << '\n';
  return 0;
}

}  // namespace parlor
