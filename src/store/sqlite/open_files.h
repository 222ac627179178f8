// Whether the open files are still the ones that a restart would find.
#pragma once

#include <optional>
#include <string>
#include <sys/types.h>

#include "core/message.h"

namespace parlor::sqlite {

// SQLite keeps writing to files that were deleted or replaced, and what it writes is lost when the process
// ends. Files are compared by device and inode: closing a descriptor of our own would release SQLite's locks.
class OpenFiles {
 public:
  // Both files exist, because they are open.
  OpenFiles(std::string file, std::string log);

  // What happened to them; nothing if all is well.
  std::optional<Message> missing() const;
  // The same for the file alone.
  std::optional<Message> file_missing() const;
  // Call this after the log was created again.
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

}  // namespace parlor::sqlite
