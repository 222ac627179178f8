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

#include "core/chance.h"
#include "core/message.h"

namespace parlor {

struct ArenaProgress {
  int done = 0;  // deals, with those of an earlier run
  int total = 0;
  int resumed = 0;      // deals that an earlier run had played
  double underway = 0;  // deals' worth of games that this run has played beyond those done
};

// Where a run keeps a checkpoint that nobody asked for, once it has lasted a while. It goes away when the run
// is over.
struct CheckpointFolder {
  std::string folder;
  std::chrono::milliseconds after{2000};
};

struct ArenaRequest {
  std::vector<std::string> players;  // a level's name or cmd:COMMAND, or NAME= and one of them; one per seat
  std::string rules;                 // "patterns=single,pair ..."
  int deals = 1000;
  Seed seed = Seed::of(1);
  int threads = 0;                                 // 0: all cores
  std::uint64_t nodes = 0;                         // the budget of a move; 0: the player's own measure
  std::chrono::milliseconds program_budget{1000};  // for a move of a program
  std::chrono::milliseconds program_start{5000};   // on top of it until it has spoken for the first time
  std::optional<std::string> records_dir;
  std::optional<std::string> checkpoint;  // a file to resume from and to go on with
  std::optional<CheckpointFolder> keep_in;

  std::atomic<std::int64_t>* games = nullptr;  // counts every game as it ends, for whoever watches
  std::function<bool()> stopped;               // asked after every move by all threads: whether to end

  // Each is called by one thread at a time, whichever it is; both may be called at once.
  std::function<void(const ArenaProgress&)> progress;
  std::function<void(const Message&)> complain;  // the first failure of each kind of each entrant
  // Gets what programs write to their standard error, from any thread; nobody else does.
  std::function<void(std::string_view)> errors;
};

// What is wrong with a request, if anything: the number of players for `seats`, their names, the amounts.
std::optional<Message> check_request(const ArenaRequest& request, std::string_view game, int seats,
                                     const std::vector<std::string>& levels);

struct Entrant {
  std::string name;  // as it was named or asked for; those that come twice are told apart: "basic", "basic 2"
  std::string player;  // a level's name or cmd:COMMAND
};
std::vector<Entrant> entrants_of(const std::vector<std::string>& players);

}  // namespace parlor
