// The games stored in a profile, as their records left them.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "engine/replay.h"
#include "term/profile_folder.h"

namespace parlor {

struct KeptGame {
  std::filesystem::path file;
  std::unique_ptr<Table> table;
  Seat person;  // the first person at the table, whose profile it is
};

struct KeptGames {
  std::vector<KeptGame> games;      // oldest first
  std::vector<Message> left_out{};  // one sentence for each file that is not a valid record
};

// The records of `game`, or of all games if it is empty. `words` describe what is wrong with a file.
KeptGames read_kept_games(const ProfileFolder& folder, std::string_view game, const OpenTable& open_table,
                          const Catalogue& words);

}  // namespace parlor
