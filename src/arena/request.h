// What the arena is asked to do.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/part.h"
#include "core/chance.h"
#include "core/message.h"

namespace parlor {

struct ArenaProgress {
  int done = 0;  // deals, including those of an earlier run
  int total = 0;
  int resumed = 0;      // deals that an earlier run had played
  double underway = 0;  // games of unfinished deals, expressed in deals
};

// Where a run keeps its automatic checkpoint once it has lasted a while. The file is removed when the run is
// over.
struct CheckpointFolder {
  std::string folder;
  std::chrono::milliseconds after{2000};
};

struct ArenaRequest {
  std::vector<std::string> players;  // one per seat: a level or cmd:COMMAND, with or without NAME=
  std::string rules;                 // "patterns=single,pair ..."
  int deals = 1000;
  Seed seed = Seed::of(1);
  int threads = 0;                                 // 0: all cores
  std::uint64_t nodes = 0;                         // the budget per move; 0: the player's own default
  std::chrono::milliseconds program_budget{1000};  // per move of a program
  std::chrono::milliseconds program_start{5000};   // extra time until a program has first answered
  std::optional<std::string> records_dir;
  std::optional<ArenaPart> part;          // plays only this share, and keeps it in the part's file
  std::optional<std::string> checkpoint;  // a file to resume from and to continue
  std::optional<CheckpointFolder> keep_in;

  std::atomic<std::int64_t>* games = nullptr;  // counts every game as it ends, for progress
  std::function<bool()> stopped;               // asked by all threads after every move: whether to stop

  // Each is called by one thread at a time, but not always the same one; both may be called at once.
  std::function<void(const ArenaProgress&)> progress;
  std::function<void(const Message&)> complain;  // the first failure of each kind of each entrant
  // Receives what programs write to standard error, from any thread; without it the text is dropped.
  std::function<void(std::string_view)> errors;
};

// What is wrong with a request, if anything: the number of players for `seats`, their names, the amounts.
std::optional<Message> check_request(const ArenaRequest& request, std::string_view game, int seats,
                                     const std::vector<std::string>& levels);

struct Entrant {
  std::string name;    // as given; duplicates are numbered: "basic", "basic 2"
  std::string player;  // a level's name or cmd:COMMAND
};
std::vector<Entrant> entrants_of(const std::vector<std::string>& players);

}  // namespace parlor
