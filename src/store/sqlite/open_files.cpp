#include "store/sqlite/open_files.h"

#include <sys/stat.h>
#include <utility>

namespace parlor::sqlite {

std::optional<OpenFiles::Identity> OpenFiles::identity(const std::string& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return Identity{status.st_dev, status.st_ino};
}

OpenFiles::OpenFiles(std::string file, std::string log)
    : file_(std::move(file)),
      log_(std::move(log)),
      file_identity_(identity(file_)),
      log_identity_(identity(log_)) {}

std::optional<Message> OpenFiles::missing() const {
  if (auto missing = file_missing()) return missing;
  if (identity(log_) != log_identity_) return Message("store.log_gone");
  return std::nullopt;
}

std::optional<Message> OpenFiles::file_missing() const {
  const auto file = identity(file_);
  if (!file) return Message("store.file_gone");
  if (file != file_identity_) return Message("store.file_replaced");
  return std::nullopt;
}

void OpenFiles::take_new_log() { log_identity_ = identity(log_); }

}  // namespace parlor::sqlite
