#include <chrono>
#include <fstream>
#include <iostream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>

#include "apps/full/full_commands.h"
#include "apps/full/labs.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "arena/merge.h"
#include "arena/progress.h"
#include "term/interrupts.h"
#include "term/layout.h"
#include "term/profile_folder.h"
#include "term/style.h"

namespace parlor {
namespace {

// What programs write to standard error, from several threads into one file.
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

ArenaRequest request_of(const ArenaOptions& options, const Seed& seed) {
  ArenaRequest request;
  request.players = options.players;
  request.rules = joined_rules(options.rules);
  request.deals = options.deals;
  request.seed = seed;
  request.threads = options.threads;
  request.nodes = options.nodes;
  request.program_budget = std::chrono::milliseconds(options.program_ms);
  if (!options.records.empty()) request.records_dir = options.records;
  if (!options.checkpoint.empty()) request.checkpoint = options.checkpoint;
  if (const auto home = ProfileFolder::of_environment(); home && !options.no_checkpoint)
    request.keep_in = CheckpointFolder{(home->path() / "arena").string()};
  request.stopped = [] { return Interrupts::caught() != 0; };
  return request;
}

void print(const ArenaReport& found, bool as_json) {
  // A command may contain bytes that are not text.
  const auto json = [&] {
    return to_json(found).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  };
  std::cout << (as_json ? json() : to_table(found));
}

int merge_command(const ArenaOptions& options) {
  if (!options.game.empty() || !options.part.empty() || !options.parts.empty())
    return refuse(Message("arena.merge_alone"));
  const auto merged = merge_parts(options.merge);
  if (!merged) return refuse(merged.problem());
  print(*merged, options.json);
  return 0;
}

// The part that is asked for, or what is wrong with the question.
std::optional<Message> add_part(const ArenaOptions& options, ArenaRequest& request) {
  if (options.part.empty() && options.parts.empty()) return std::nullopt;
  if (options.part.empty() || options.parts.empty()) return Message("arena.part_alone");
  if (!options.checkpoint.empty()) return Message("arena.part_checkpoint");
  auto part = ArenaPart::parse(options.part, options.parts);
  if (!part) return part.problem();
  request.part = std::move(*part);
  request.keep_in.reset();
  return std::nullopt;
}

}  // namespace

int arena_command(const ArenaOptions& options) {
  if (!options.merge.empty()) return merge_command(options);
  const auto lab = find_lab(options.game);
  if (!lab) return refuse(lab.problem());
  const auto seed = seed_option(options.seed);
  if (!seed) return refuse(seed.problem());
  ArenaRequest request = request_of(options, *seed);
  if (const auto problem = add_part(options, request)) return refuse(*problem);
  std::optional<ErrorsFile> errors;
  if (!options.program_errors.empty()) {
    errors.emplace(options.program_errors);
    if (!errors->open()) return refuse(Message("arena.errors_file", {{"file", options.program_errors}}));
    request.errors = [&errors](std::string_view text) { errors->write(text); };
  }

  const Interrupts interrupts(Interrupts::Again::kills);
  Result<ArenaReport> found = [&] {
    std::optional<ProgressLine> progress;
    // Anyone collecting JSON from both outputs gets nothing else.
    if (!options.json || is_terminal(STDERR_FILENO)) {
      progress.emplace(request.players.size());
      request.progress = [&progress](const ArenaProgress& state) { progress->update(state); };
      request.games = &progress->games();
    }
    request.complain = [&progress](const Message& message) {
      if (progress) progress->make_room();
      report(std::cerr, spoken(), message);
    };
    return (*lab)->arena(request);
  }();
  if (!found) {
    const int code = refuse(found.problem());
    return Interrupts::caught() != 0 ? 128 + Interrupts::caught() : code;
  }
  if (request.part) {
    std::cout << say(Message("arena.part_done", {{"part", request.part->number},
                                                 {"parts", request.part->count},
                                                 {"deals", found->deals},
                                                 {"folder", request.part->folder}}))
              << '\n';
  } else {
    print(*found, options.json);
  }
  return 0;
}

}  // namespace parlor
