#include <chrono>
#include <fstream>
#include <iostream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "apps/full/full_commands.h"
#include "apps/full/labs.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "arena/progress.h"
#include "term/layout.h"

namespace parlor {
namespace {

// What programs write to their standard error, from several threads into one file.
class ErrorsFile {
 public:
  explicit ErrorsFile(const std::string& path) : out_(path, std::ios::binary | std::ios::app) {}
  bool open() const { return out_.is_open(); }
  void write(std::string_view text) {
    const std::lock_guard lock(mutex_);
    out_ << text << std::flush;
  }

 private:
  std::mutex mutex_;
  std::ofstream out_;
};

}  // namespace

int arena_command(const ArenaOptions& options) {
  const auto lab = find_lab(options.game);
  if (!lab) return refuse(lab.problem());
  const auto seed = seed_option(options.seed);
  if (!seed) return refuse(seed.problem());

  ArenaRequest request;
  request.players = options.players;
  request.rules = joined_rules(options.rules);
  request.deals = options.deals;
  request.seed = *seed;
  request.threads = options.threads;
  request.nodes = options.nodes;
  request.program_budget = std::chrono::milliseconds(options.program_ms);
  if (!options.records.empty()) request.records_dir = options.records;
  if (!options.checkpoint.empty()) request.checkpoint = options.checkpoint;
  request.complain = [](const Message& message) { report(std::cerr, spoken(), message); };

  std::optional<ErrorsFile> errors;
  if (!options.program_errors.empty()) {
    errors.emplace(options.program_errors);
    if (!errors->open()) return refuse(Message("arena.errors_file", {{"file", options.program_errors}}));
    request.errors = [&errors](std::string_view text) { errors->write(text); };
  }

  Result<ArenaReport> found = [&] {
    ProgressLine progress;
    request.progress = [&progress](const ArenaProgress& state) { progress.show(state); };
    return (*lab)->arena(request);
  }();
  if (!found) return refuse(found.problem());
  // A command may hold bytes that are no text.
  const auto json = [&] {
    return to_json(*found).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  };
  std::cout << (options.json ? json() : to_table(*found));
  return 0;
}

}  // namespace parlor
