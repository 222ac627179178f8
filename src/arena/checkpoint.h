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

class Checkpoint {
 public:
  // Opens the file, or begins it where it is not there. One that was written for another run is refused; a
  // last line that breaks off is left out.
  static Result<Checkpoint> open(const std::string& path, const nlohmann::json& header, std::size_t entrants,
                                 const std::vector<Chunk>& chunks);

  bool has(const Chunk& chunk) const { return done_[static_cast<std::size_t>(chunk.index)]; }
  const Tally& tally() const { return tally_; }  // of all that was there
  std::optional<Message> append(const Chunk& chunk, const Tally& tally);

 private:
  Checkpoint(std::string path, std::size_t entrants, std::size_t chunks)
      : path_(std::move(path)), tally_(entrants), done_(chunks) {}
  std::optional<Message> read(const std::string& text, const nlohmann::json& header);
  bool read_chunk(std::string_view line);
  Message trouble(std::string key, int line = 0) const;

  std::string path_;
  Tally tally_;
  std::vector<bool> done_;
  std::ofstream out_;
};

}  // namespace parlor
