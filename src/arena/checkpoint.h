// A file from which a run can be continued: one line that says what is played, then one line per finished
// chunk.
#pragma once

#include <fstream>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/run.h"
#include "arena/tally.h"
#include "core/message.h"

namespace parlor {

// Keeps two runs from writing the same file; released at the latest when the process ends.
class FileLock {
 public:
  FileLock() = default;
  explicit FileLock(const std::string& path);
  FileLock(FileLock&& other) noexcept
      : file_(std::exchange(other.file_, -1)), busy_(std::exchange(other.busy_, false)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(busy_, other.busy_);
    return *this;
  }
  ~FileLock();
  bool busy() const { return busy_; }  // another process holds it

 private:
  int file_ = -1;
  bool busy_ = false;
};

class Checkpoint {
 public:
  // Opens the file, or creates it. Refuses a file that was written for a different run or is being written by
  // another one; drops an incomplete last line.
  static Result<Checkpoint> open(const std::string& path, const nlohmann::json& header, std::size_t entrants,
                                 const std::vector<Chunk>& chunks);

  // Only reads what is there, whoever may be writing it.
  static Result<Checkpoint> read_only(const std::string& path, const nlohmann::json& header,
                                      std::size_t entrants, const std::vector<Chunk>& chunks);

  bool has(const Chunk& chunk) const { return done_[static_cast<std::size_t>(chunk.index)]; }
  const Tally& tally() const { return tally_; }  // of everything found in the file
  std::optional<Message> append(const Chunk& chunk, const Tally& tally) { return append(line(chunk, tally)); }

  // A chunk as one line of the file, to be appended later.
  static std::string line(const Chunk& chunk, const Tally& tally);
  std::optional<Message> append(const std::string& line);

 private:
  Checkpoint(std::string path, std::size_t entrants, std::size_t chunks)
      : path_(std::move(path)), tally_(entrants), done_(chunks) {}
  // Reads the whole lines of the file; nothing happens if there is none.
  std::optional<Message> read_file(const nlohmann::json& header);
  std::optional<Message> read(const std::string& text, const nlohmann::json& header);
  bool read_chunk(std::string_view line);
  Message trouble(std::string key, int line = 0) const;

  std::string path_;
  std::size_t size_ = 0;   // of the file when it was read
  std::size_t whole_ = 0;  // and without an incomplete last line
  Tally tally_;
  std::vector<bool> done_;
  FileLock lock_;
  std::ofstream out_;
};

}  // namespace parlor
