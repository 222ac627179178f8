// The games of a profile, as their records left them.
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
  Seat person;  // the first at the table: whose profile it is
};

struct KeptGames {
  std::vector<KeptGame> games;      // in the order in which they were begun
  std::vector<Message> left_out{};  // a sentence a file that is no sound record
};

// Of this game, or of all where it is empty. `words` say what is wrong with a file.
KeptGames read_kept_games(const ProfileFolder& folder, std::string_view game, const OpenTable& open_table,
                          const Catalogue& words);

}  // namespace parlor
