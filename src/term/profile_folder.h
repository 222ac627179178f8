// The folder in which a person's games at the terminal are kept: plain text files, to be copied or read.
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
  // $PARLOR_HOME, else $XDG_DATA_HOME/parlor, else ~/.local/share/parlor; nothing where there is no home.
  static std::optional<ProfileFolder> of_environment();
  // Whether $PARLOR_HOME says where it is.
  static bool is_named();

  const std::filesystem::path& path() const { return path_; }
  // What the person is called; empty where that was never said.
  std::string name() const;
  std::optional<Message> set_name(std::string_view name) const;

  // Makes an empty file for the record of a game that begins now; no other game has it.
  Result<std::filesystem::path> new_record(std::string_view game, std::time_t now) const;
  // The records of all games, in the order in which they were begun.
  std::vector<std::filesystem::path> records() const;

 private:
  std::filesystem::path path_;
};

// "2026-11-16 14:30", from the name of a record that new_record() made; empty for any other name.
std::string time_of_record(const std::filesystem::path& record);

}  // namespace parlor
