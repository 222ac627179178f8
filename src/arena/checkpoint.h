// A file that a run can be continued from: a line that says what is played, then a line a finished chunk.
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

// Keeps a file from being written by two runs; the end of the process ends it too.
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
  bool busy() const { return busy_; }  // another has it

 private:
  int file_ = -1;
  bool busy_ = false;
};

class Checkpoint {
 public:
  // Opens the file, or begins it where it is not there. One that was written for another run is refused, and
  // one that another run is writing; a last line that breaks off is left out.
  static Result<Checkpoint> open(const std::string& path, const nlohmann::json& header, std::size_t entrants,
                                 const std::vector<Chunk>& chunks);

  bool has(const Chunk& chunk) const { return done_[static_cast<std::size_t>(chunk.index)]; }
  const Tally& tally() const { return tally_; }  // of all that was there
  std::optional<Message> append(const Chunk& chunk, const Tally& tally) { return append(line(chunk, tally)); }

  // A chunk as it stands in the file, for who writes it later.
  static std::string line(const Chunk& chunk, const Tally& tally);
  std::optional<Message> append(const std::string& line);

 private:
  Checkpoint(std::string path, std::size_t entrants, std::size_t chunks)
      : path_(std::move(path)), tally_(entrants), done_(chunks) {}
  std::optional<Message> read(const std::string& text, const nlohmann::json& header);
  bool read_chunk(std::string_view line);
  Message trouble(std::string key, int line = 0) const;

  std::string path_;
  Tally tally_;
  std::vector<bool> done_;
  FileLock lock_;
  std::ofstream out_;
};

}  // namespace parlor
