// Whether the files that are open are still the ones that a later start would find.
#pragma once

#include <optional>
#include <string>
#include <sys/types.h>

#include "core/message.h"

namespace parlor {

// SQLite goes on writing to files that were deleted or replaced, and what it writes is gone with the process.
// Files are compared by device and inode: a descriptor of our own would drop SQLite's locks when it is
// closed.
class OpenFiles {
 public:
  // Both exist: they are open.
  OpenFiles(std::string file, std::string log);

  // What became of them; nothing while all is well.
  std::optional<Message> missing() const;
  // The same for the file alone.
  std::optional<Message> file_missing() const;
  // The log was made anew.
  void take_new_log();

 private:
  struct Identity {
    dev_t device = 0;
    ino_t inode = 0;
    friend bool operator==(const Identity&, const Identity&) = default;
  };
  static std::optional<Identity> identity(const std::string& path);

  std::string file_;
  std::string log_;
  std::optional<Identity> file_identity_;
  std::optional<Identity> log_identity_;
};

}  // namespace parlor
