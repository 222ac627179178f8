// The folder that holds a person's games at the terminal: plain text files that can be copied or read.
#pragma once

#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"

namespace parlor {

class ProfileFolder {
 public:
  explicit ProfileFolder(std::filesystem::path path) : path_(std::move(path)) {}
  // $PARLOR_HOME, else $XDG_DATA_HOME/parlor, else ~/.local/share/parlor; nothing if there is no home
  // directory.
  static std::optional<ProfileFolder> of_environment();
  // Whether $PARLOR_HOME is set.
  static bool is_named();

  const std::filesystem::path& path() const { return path_; }
  // The person's name; empty if none was ever set.
  std::string name() const;
  std::optional<Message> set_name(std::string_view name) const;

  // Creates an empty file for the record of a new game; no other game uses it.
  Result<std::filesystem::path> new_record(std::string_view game, std::time_t now) const;
  // The records of all games, oldest first.
  std::vector<std::filesystem::path> records() const;

 private:
  std::filesystem::path path_;
};

// "2026-11-16 14:30", taken from a file name that new_record() made; empty for any other name.
std::string time_of_record(const std::filesystem::path& record);

}  // namespace parlor
