// The only file that knows CLI11, which is slow to compile.
#include "apps/command_line.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>

#include "apps/commands.h"
#include "apps/speak.h"
#include "term/style.h"

namespace parlor {
namespace {

// A command line under construction; `run` is what the chosen command will do.
struct Commands {
  CLI::App app{"Parlor plays cards and tiles: in the terminal, by script, and between computer players."};
  std::function<int()> run = menu_command;

  PlayOptions play;
  ReplayOptions replay;
  ScriptOptions script;
  ArenaOptions arena;
  LawsOptions laws;
  ServeOptions serve;
  LoadRequest load;
  SolveRequest solve;
  std::string game;
  std::string file;
  std::vector<std::string> rules;
  bool write = false;

  CLI::App* command(const std::string& name, const std::string& about, std::function<int()> action) {
    CLI::App* sub = app.add_subcommand(name, about);
    sub->callback([this, action = std::move(action)] { run = action; });
    return sub;
  }
};

void add_play(Commands& commands) {
  PlayOptions& play = commands.play;
  CLI::App* sub = commands.command("play", "play a game in the terminal", [&] { return play_command(play); });
  sub->add_option("game", play.game, "which game")->required();
  sub->add_option("--seats", play.seats, "who plays: human, a computer player, or cmd:COMMAND")
      ->delimiter(',');
  sub->add_option("--names", play.names, "their names")->delimiter(',');
  sub->add_option("--rules", play.rules,
                  "options of the rules as NAME=VALUE; `parlor rules GAME` lists them");
  sub->add_option("--seed", play.seed, "the seed of the deal: a number or 64 hexadecimal digits");
  sub->add_option("--deal", play.deal, "a file with the tiles set by hand: the header of a record");
  sub->add_option(
      "--properties", play.properties,
      "a properties file of the game's course: its rules, deal and players, with a person at seat 1");
  sub->add_option("--record", play.record, "keep the record in this file, move by move");
  sub->add_option("--resume", play.resume, "go on with the game in this file");
  sub->add_option("--script", play.script, "read what people type from this file");
  sub->add_option("--deals", play.deals, "a match of so many deals");
  sub->add_option("--to-score", play.to_score, "a match until somebody has so many points");
  sub->add_flag("--open-hands", play.open_hands, "show all hands");
  sub->add_flag("--letters", play.letters, "name the colours of tiles with a letter too");
  sub->add_option("--clock", play.clock, "seconds for a turn of a person; 0 for no clock")
      ->capture_default_str()
      ->check(CLI::Range(0, 3600));
  sub->add_flag("--no-curtain", play.no_curtain, "people at this screen may see each other's hands");
  sub->add_flag("--unicode", play.unicode, "suits as symbols");
}

void add_records(Commands& commands) {
  ReplayOptions& replay = commands.replay;
  CLI::App* sub = commands.command("replay", "step through a record", [&] { return replay_command(replay); });
  sub->add_option("file", replay.file, "the record")->required();
  sub->add_option("--to", replay.to, "begin after so many moves");
  sub->add_flag("--open-hands", replay.open_hands, "show all hands");
  sub->add_flag("--unicode", replay.unicode, "suits as symbols");

  sub = commands.command("verify", "say whether a record is sound",
                         [&] { return verify_command(commands.file); });
  sub->add_option("file", commands.file, "the record")->required();
}

void add_scripts(Commands& commands) {
  ScriptOptions& script = commands.script;
  CLI::App* sub =
      commands.command("script", "run a course's script format", [&] { return script_command(script); });
  sub->add_option("game", script.game, "which game")->required();
  sub->add_option("file", script.file,
                  "the script, for Pinochle a properties file; standard input where it is - or not given");
  sub->add_option("settings", script.settings,
                  "KEY=VALUE in place of what the file says, where the format has keys");
  sub->add_option("--seed", script.seed, "the seed of what the script leaves to chance");
  sub->add_option("--log", script.log, "write the output to this file too");
  sub->add_option("--record", script.record,
                  "keep the record of the deal in this file, where the format has one");

  sub = commands.command("grade", "run every NAME.in of a folder and compare with NAME.out",
                         [&] { return grade_command(commands.game, commands.file); });
  sub->add_option("game", commands.game, "which game")->required();
  sub->add_option("folder", commands.file, "the folder with the cases")->required();
}

void add_solve(Commands& commands) {
  SolveRequest& solve = commands.solve;
  CLI::App* sub = commands.command("solve", "find the best play from a table and a rack, exactly", [&] {
    solve.rules = joined_rules(commands.rules);
    return solve_command(commands.game, solve);
  });
  sub->add_option("game", commands.game, "which game")->required();
  sub->add_option("--table", solve.table, "the sets on the table, as in \"3r 4r 5r, 7r 7g 7b\"");
  sub->add_option("--rack", solve.rack, "the tiles of the rack, as in \"6r 7y J\"")->required();
  sub->add_option("--keep", solve.keep, "tiles of the rack that are to stay there");
  sub->add_option("--rules", commands.rules, "options of the rules as NAME=VALUE");
  sub->add_flag("--points", solve.points, "place the most points instead of the most tiles");
  sub->add_flag("--first-meld", solve.first_meld, "leave the table alone, and count enough for a first meld");
  sub->add_flag("--keep-sets", solve.keep_sets, "among equals, leave most sets of the table as they are");
}

void add_serve(Commands& commands) {
  ServeOptions& serve = commands.serve;
  CLI::App* sub =
      commands.command("serve", "serve the page and the API", [&] { return serve_command(serve); });
  sub->add_option("--db", serve.database, "the file that keeps every game")->capture_default_str();
  sub->add_option("--port", serve.port, "where to listen; 0 for any free port")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  sub->add_option("--bind", serve.bind, "the address to listen on; 0.0.0.0 for every network")
      ->capture_default_str();
  sub->add_option("--public-url", serve.public_url, "what people type, where that is another address");
  sub->add_option("--page", serve.page, "the folder of the built page");
  sub->add_option("--threads", serve.threads, "threads for connections; as many as cores")
      ->check(CLI::Range(0, 256));
  sub->add_flag("--behind-proxy", serve.behind_proxy, "take addresses from X-Forwarded-For");
  sub->add_flag("--load-profile", serve.load_profile, "lift the limits of an address, for `parlor load`");
}

void add_load(Commands& commands) {
  LoadRequest& load = commands.load;
  CLI::App* sub =
      commands.command("load", "put a server on this machine under load", [&] { return load_command(load); });
  sub->add_option("game", load.game, "which game")->required();
  sub->add_option("--host", load.host, "a loopback address")->capture_default_str();
  sub->add_option("--port", load.port, "its port")->check(CLI::Range(1, 65535))->capture_default_str();
  sub->add_option("--tables", load.tables, "how many tables")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  sub->add_option("--sockets", load.sockets, "people a table; computers take the other seats")
      ->check(CLI::Range(1, kMaxSeats))
      ->capture_default_str();
  sub->add_option("--seconds", load.seconds, "how long")->check(CLI::Range(1, 3600))->capture_default_str();
  sub->add_option("--rate", load.rate, "moves a second in all; 0 for as many as it takes")
      ->check(CLI::Range(0, 10'000'000))
      ->capture_default_str();
  sub->add_option("--processes", load.processes, "how many processes play")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  sub->add_flag("--memory", load.memory, "measure what a table takes instead of playing");
}

void add_arena(Commands& commands) {
  ArenaOptions& arena = commands.arena;
  CLI::App* sub =
      commands.command("arena", "let computer players compete", [&] { return arena_command(arena); });
  sub->add_option("game", arena.game, "which game")->required();
  sub->add_option("players", arena.players, "one a seat: a computer player or cmd:COMMAND")->required();
  sub->add_option("--deals", arena.deals, "how many deals, each played once a rotation")
      ->capture_default_str();
  sub->add_option("--seed", arena.seed, "where the deals come from")->capture_default_str();
  sub->add_option("--rules", arena.rules, "options of the rules as NAME=VALUE");
  sub->add_option("--threads", arena.threads, "how many threads; 0 for all cores")->capture_default_str();
  sub->add_option("--nodes", arena.nodes, "the budget of a move in nodes; 0 for the player's own measure");
  sub->add_option("--program-ms", arena.program_ms, "the time of a program for a move, in milliseconds")
      ->capture_default_str()
      ->check(CLI::Range(1, 3'600'000));
  sub->add_option("--records", arena.records, "write the records of all games into this folder");
  sub->add_option("--checkpoint", arena.checkpoint,
                  "keep the results in this file, and go on from it next time");
  sub->add_flag("--json", arena.json, "print JSON");
}

void add_info(Commands& commands) {
  commands.command("games", "list the games", games_command);
  CLI::App* sub =
      commands.command("rules", "the rules of a game as played, its options and its computer players",
                       [&] { return rules_command(commands.game, commands.rules); });
  sub->add_option("game", commands.game, "which game")->required();
  sub->add_option("--rules", commands.rules, "options of the rules as NAME=VALUE");
}

void add_developer(Commands& commands) {
  LawsOptions& laws = commands.laws;
  CLI::App* sub = commands.command("laws", "for developers: check the laws of a game",
                                   [&] { return laws_command(laws); });
  sub->add_option("game", laws.game, "which game")->required();
  sub->add_option("--deals", laws.deals, "how many random deals")->capture_default_str();
  sub->add_option("--seed", laws.seed, "where they come from")->capture_default_str();
  sub->add_option("--rules", laws.rules, "options of the rules as NAME=VALUE");

  sub = commands.command("perft", "for developers: check a file of move counts",
                         [&] { return perft_command(commands.file, commands.write); });
  sub->add_option("file", commands.file, "lines of GAME SEED DEPTH COUNT RULES")->required();
  sub->add_flag("--write", commands.write, "write the counts that were found into the file");
}

}  // namespace

int run_command_line(int argc, char** argv) {
  Commands commands;
  add_play(commands);
  add_records(commands);
  add_scripts(commands);
  add_solve(commands);
  add_serve(commands);
  add_load(commands);
  add_arena(commands);
  add_info(commands);
  add_developer(commands);
  commands.app.require_subcommand(0, 1);
  if (argc < 2 && !is_terminal(0)) {
    std::cout << commands.app.help();
    return 0;
  }
  try {
    commands.app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return commands.app.exit(error);  // --help
    std::cerr << error.what() << "\nparlor --help lists the commands and their options.\n";
    return kBadInput;
  }
  return commands.run();
}

}  // namespace parlor
