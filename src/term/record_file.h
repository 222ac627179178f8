// A record on disk: it grows with every move, and what was written survives if the program is killed.
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

// A table restored from a record, ready to play on.
struct ResumedTable {
  std::unique_ptr<Table> table;
  std::optional<Message> cut;  // what was missing at the end of the file
};
Result<ResumedTable> resume_table(const std::filesystem::path& path, const OpenTable& open_table);

class RecordFile {
 public:
  // Writes the record so far. An existing file is kept as NAME~.
  static Result<RecordFile> create(const std::filesystem::path& path, const Record& record);
  // Atomically replaces the file the record was read from, without the part that was cut off.
  static Result<RecordFile> go_on(const std::filesystem::path& path, const Record& record);

  const std::filesystem::path& path() const { return path_; }
  // Writes what was added to the record since the last call; it is on disk when this returns.
  std::optional<Message> append(const Record& record);

 private:
  RecordFile(std::filesystem::path path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}
  std::string added(const Record& record);

  std::filesystem::path path_;
  Descriptor file_;
  bool header_ = false;      // the header is written
  std::size_t deals_ = 0;    // deals written, with their headers
  std::size_t entries_ = 0;  // entries of the last deal written
  bool score_ = false;       // the score of that deal is written
};

}  // namespace parlor
