// The games of a run as records, one file per game.
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

  // Creates the folder if it does not exist.
  std::optional<Message> prepare() const;
  // "deal-0000012-3.parlor": both numbers count from 1, and the names sort in playing order.
  static std::string file_name(int deal, int rotation);
  std::optional<Message> write(int deal, int rotation, const Record& record) const;

 private:
  std::string folder_;
};

// How a record names an entrant: our own players by level, programs by command.
RecordSeat record_seat(const std::string& name, const std::string& player);

}  // namespace parlor
