// A record on disk: it grows with every move, and what was written survives a killed program.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/message.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "term/descriptor.h"

namespace parlor {

// The text of a file, without a byte order mark.
Result<std::string> read_file(const std::filesystem::path& path);
Result<ReadRecord> load_record(const std::filesystem::path& path);

// A table as a record left it, to be played on.
struct ResumedTable {
  std::unique_ptr<Table> table;
  std::optional<Message> cut;  // what the file lost at its end
};
Result<ResumedTable> resume_table(const std::filesystem::path& path, const OpenTable& open_table);

class RecordFile {
 public:
  // Writes what the record holds so far. A file that was there is kept as NAME~.
  static Result<RecordFile> create(const std::filesystem::path& path, const Record& record);
  // Puts the record in place of the file it was read from, all at once: without what was cut off.
  static Result<RecordFile> go_on(const std::filesystem::path& path, const Record& record);

  const std::filesystem::path& path() const { return path_; }
  // Writes what was added to the record since the last time; it is on disk when this returns.
  std::optional<Message> append(const Record& record);

 private:
  RecordFile(std::filesystem::path path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}
  std::string added(const Record& record);

  std::filesystem::path path_;
  Descriptor file_;
  bool header_ = false;      // what is written: the header,
  std::size_t deals_ = 0;    // so many deals with their headers,
  std::size_t entries_ = 0;  // so many entries of the last of them,
  bool score_ = false;       // and its score
};

}  // namespace parlor
