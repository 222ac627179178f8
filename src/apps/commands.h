// The commands of the program. Each gets its options as plain values and returns the exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "term/game_command.h"
#include "term/given_game.h"

namespace parlor {

struct PlayOptions {
  std::string game;
  std::vector<std::string> seats;
  std::optional<std::string> level;  // of the computers, if no seats are given
  std::vector<std::string> names;
  std::vector<std::string> rules;
  std::string seed;
  std::string deal;  // a file with tiles set by hand
  struct {
    const SetupOption* option = nullptr;  // as a game registered it
    std::string file;                     // sets up rules, deal and players
  } setup;
  std::string record;    // a file to write the record to
  std::string resume;    // a file to continue from
  bool no_keep = false;  // not even in the profile, if there is one
  std::string script;    // a file with the input lines
  std::optional<int> deals;
  std::optional<int> to_score;
  bool open_hands = false;
  bool open_stock = false;  // implies open hands
  bool no_curtain = false;
  int clock = 0;  // seconds; 0 for none
  int program_ms = 1000;
  bool letters = false;
  bool unicode = false;
};
int play_command(const PlayOptions& options);

struct LearnOptions {
  std::string game;    // empty: list the lessons of all games
  std::string lesson;  // where to start; empty: the first one
  bool letters = false;
  bool unicode = false;
};
int learn_command(const LearnOptions& options);

struct StatsOptions {
  std::string game;                 // empty: all games
  std::optional<std::string> name;  // the person's new name
  bool sheets = false;
};
int stats_command(const StatsOptions& options);

struct ReplayOptions {
  std::string file;
  std::optional<int> to;
  bool open_hands = false;
  bool open_stock = false;  // implies open hands
  bool unicode = false;
};
int replay_command(const ReplayOptions& options);
int verify_command(const std::string& file);

struct AnalyseOptions {
  std::string file;
  int deal = 1;
  std::optional<int> seat;  // without it, the first person's
  std::optional<int> samples;
  bool json = false;
};
int analyse_command(const AnalyseOptions& options);

// A command that games add, as one of them registered it.
int game_command(const GameCommand& command, const std::string& game, const TypedOptions& typed);

struct ScriptOptions {
  std::string game;
  std::string file;  // empty or - for standard input
  std::vector<std::string> settings;
  std::vector<std::string> rules;
  std::string seed;
  std::string log;     // a file that also gets the output
  std::string record;  // a file for the record of the deal
};
int script_command(const ScriptOptions& options);
int grade_command(const std::string& game, const std::string& folder, const std::vector<std::string>& rules);

int games_command();
int rules_command(const std::string& game, const std::vector<std::string>& rules);
// The events that programs receive in a game, as Markdown.
int events_command(const std::string& game);
// Without arguments: asks what to play, and plays it (menu.h).
int menu_command();

struct ServeOptions {
  std::string database = "parlor.db";
  std::string node;
  int lease = 5;  // seconds
  std::string page;
  std::string bind = "127.0.0.1";
  int port = 8080;
  std::string public_url;
  std::vector<std::string> proxies;
  bool load_profile = false;
  std::vector<std::string> players;  // NAME=COMMAND or GAME:NAME=COMMAND
  int threads = 0;
};

struct LoadOptions {
  std::string game;
  std::string host = "127.0.0.1";
  int port = 8080;
  int tables = 50;
  int sockets = 4;   // people at each table; computers have the other seats
  int seconds = 10;  // of play
  int rate = 0;      // moves per second at all tables together; 0: as fast as possible
  int processes = 1;
  bool memory = false;  // instead of playing, measure the memory of a table with and without its sockets
};

struct ArenaOptions {
  std::string game;
  std::vector<std::string> players;
  std::vector<std::string> rules;
  int deals = 1000;
  std::string seed = "1";
  int threads = 0;
  std::uint64_t nodes = 0;
  int program_ms = 1000;
  bool json = false;
  std::string records;
  std::string part;   // "K/N"
  std::string parts;  // the folder
  std::string merge;  // the folder
  std::string checkpoint;
  bool no_checkpoint = false;  // turns off the automatic checkpoint
  std::string program_errors;  // a file for the standard error of programs
};

struct LawsOptions {
  std::string game;
  std::vector<std::string> rules;
  int deals = 100;
  std::string seed = "1";
};

// What only the full program has: the program that only plays is built without these and leaves them empty.
struct FullCommands {
  int (*serve)(const ServeOptions&) = nullptr;
  int (*load)(const LoadOptions&) = nullptr;
  int (*migrate)(const std::string& file, const std::string& url) = nullptr;
  int (*arena)(const ArenaOptions&) = nullptr;
  int (*laws)(const LawsOptions&) = nullptr;
  int (*perft)(const std::string& file, bool write) = nullptr;
};

// Runs the command that the arguments name. Returns 0 if all went well, 1 if a check failed (grade, verify,
// laws, perft) or the answer is no (solve), 2 if the input was wrong.
int run_command_line(int argc, char** argv, const FullCommands& full);

}  // namespace parlor
