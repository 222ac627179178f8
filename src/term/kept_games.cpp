#include "term/kept_games.h"

#include <algorithm>
#include <utility>

#include "term/record_file.h"

namespace parlor {

KeptGames read_kept_games(const ProfileFolder& folder, std::string_view game, const OpenTable& open_table,
                          const Catalogue& words) {
  KeptGames kept;
  for (const std::filesystem::path& file : folder.records()) {
    const auto leave_out = [&](const Message& why) {
      kept.left_out.emplace_back("term.left_out",
                                 Message::Arguments{{"file", file.string()}, {"why", words.say(why)}});
    };
    auto read = load_record(file);
    if (!read) {
      leave_out(read.problem());
      continue;
    }
    const TableSetup& setup = read->record.setup;
    const auto person = std::ranges::find(setup.seats, "human", &RecordSeat::kind);
    if ((!game.empty() && setup.game != game) || person == setup.seats.end()) continue;
    const Seat seat = Seat::at(static_cast<int>(person - setup.seats.begin()));
    auto table = replay(std::move(read->record), open_table);
    if (table) {
      kept.games.push_back({file, std::move(*table), seat});
    } else {
      leave_out(table.problem());
    }
  }
  return kept;
}

}  // namespace parlor
