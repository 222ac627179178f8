// The automatic checkpoint of a run that did not ask for one: created in a file of its own once the run has
// lasted a while, and removed when the run is over. A run that is killed leaves it behind.
#pragma once

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/checkpoint.h"
#include "arena/request.h"
#include "arena/run.h"

namespace parlor {

class KeptRun {
 public:
  KeptRun(CheckpointFolder place, std::string game, nlohmann::json header, std::size_t entrants,
          std::vector<Chunk> chunks)
      : place_(std::move(place)),
        game_(std::move(game)),
        header_(std::move(header)),
        entrants_(entrants),
        chunks_(std::move(chunks)) {}

  // A failure to write is not an error: nobody asked for the file.
  void keep(const Chunk& chunk, const Tally& tally);
  // Creates the file now, with everything played so far, because the run ends early.
  void keep_all();
  // The file, if there is one.
  const std::optional<std::filesystem::path>& file() const { return file_; }
  void finished();

  // A file left behind by an earlier run of the same kind.
  std::optional<std::filesystem::path> left_over() const;

 private:
  bool begin();

  CheckpointFolder place_;
  std::string game_;
  nlohmann::json header_;
  std::size_t entrants_;
  std::vector<Chunk> chunks_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::vector<std::string> waiting_;  // lines for the file
  std::optional<std::filesystem::path> file_;
  std::optional<Checkpoint> checkpoint_;
  bool impossible_ = false;
};

}  // namespace parlor
