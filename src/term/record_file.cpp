#include "term/record_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <unistd.h>
#include <utility>

#include "term/byte_order_mark.h"

namespace parlor {
namespace {

namespace fs = std::filesystem;

Message failure(std::string key, const fs::path& path, int error) {
  return Message(std::move(key), {{"file", path.string()}, {"error", std::strerror(error)}});
}

std::optional<int> write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  // A pipe or a device has nothing to sync.
  if (fsync(file) != 0 && errno != EINVAL && errno != EROFS) return errno;
  return std::nullopt;
}

Descriptor open_new(const fs::path& path) {
  constexpr mode_t kMode = 0644;
  return Descriptor(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, kMode));
}

}  // namespace

Result<std::string> read_file(const fs::path& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return failure("term.unreadable", path, EISDIR);
  std::ifstream file(path, std::ios::binary);
  if (!file) return failure("term.unreadable", path, errno);
  std::ostringstream text;
  skip_byte_order_mark(file);
  text << file.rdbuf();
  return std::move(text).str();
}

Result<ReadRecord> load_record(const fs::path& path) {
  const Result<std::string> text = read_file(path);
  if (!text) return text.problem();
  return read_record(*text);
}

Result<ResumedTable> resume_table(const fs::path& path, const OpenTable& open_table) {
  auto read = load_record(path);
  if (!read) return read.problem();
  auto table = replay(std::move(read->record), open_table);
  if (!table) return table.problem();
  return ResumedTable{std::move(*table), std::move(read->cut)};
}

Result<RecordFile> RecordFile::create(const fs::path& path, const Record& record) {
  std::error_code error;
  if (fs::is_regular_file(path, error) && fs::file_size(path, error) > 0) {
    fs::rename(path, path.string() + "~", error);
    if (error) return failure("term.unwritable", path, error.value());
  }
  Descriptor file = open_new(path);
  if (!file.valid()) return failure("term.unwritable", path, errno);
  RecordFile result(path, std::move(file));
  if (auto problem = result.append(record)) return *problem;
  return result;
}

Result<RecordFile> RecordFile::go_on(const fs::path& path, const Record& record) {
  std::error_code error;
  const fs::path target = fs::canonical(path, error);  // a link stays a link
  if (error || !fs::is_regular_file(target, error)) return create(path, record);
  const fs::path fresh = target.string() + ".new";
  Descriptor file = open_new(fresh);
  if (!file.valid()) return failure("term.unwritable", fresh, errno);
  RecordFile result(path, std::move(file));
  if (auto problem = result.append(record)) return *problem;
  fs::rename(fresh, target, error);
  if (error) return failure("term.unwritable", path, error.value());
  const Descriptor folder(open(target.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.valid()) fsync(folder.number());
  return result;
}

std::optional<Message> RecordFile::append(const Record& record) {
  const std::string text = added(record);
  if (text.empty()) return std::nullopt;
  if (const auto error = write_all(file_.number(), text)) return failure("term.unwritable", path_, *error);
  return std::nullopt;
}

std::string RecordFile::added(const Record& record) {
  std::string text;
  if (!std::exchange(header_, true)) text += record.header();
  while (true) {
    if (deals_ > 0) {
      const RecordDeal& deal = record.deals[deals_ - 1];
      for (; entries_ < deal.entries.size(); ++entries_)
        text += deal.entries[entries_].to_string(entries_ + 1);
      if (deal.score && !std::exchange(score_, true)) text += deal.footer();
    }
    if (deals_ == record.deals.size()) return text;
    text += record.deals[deals_].header(deals_ + 1);
    ++deals_;
    entries_ = 0;
    score_ = false;
  }
}

}  // namespace parlor
