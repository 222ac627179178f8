// The games of a run as records, a file a game.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "engine/record.h"

namespace parlor {

class RecordFolder {
 public:
  explicit RecordFolder(std::string folder) : folder_(std::move(folder)) {}

  // Makes the folder where it is not there.
  std::optional<Message> prepare() const;
  // "deal-0000012-3.parlor": both count from 1, and the names sort as the games do.
  static std::string file_name(int deal, int rotation);
  std::optional<Message> write(int deal, int rotation, const Record& record) const;

 private:
  std::string folder_;
};

// How a record names an entrant: our own player by its level, a program by its command.
RecordSeat record_seat(const std::string& name, const std::string& player);

}  // namespace parlor
