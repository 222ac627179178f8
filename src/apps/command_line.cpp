// The only file, together with mistakes.h, that uses CLI11, which is slow to compile.

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/first_help.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/mistakes.h"
#include "apps/speak.h"
#include "core/text.h"
#include "term/style.h"

namespace parlor {
namespace {

std::string help(const std::string& key) { return say(Message(key)); }

// Read before everything else, because the help and the errors are in that language.
std::string wanted_language(int argc, char** argv) {
  const std::string option = "--language";
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];  // NOLINT(cppcoreguidelines-pro-bounds-pointer-arithmetic)
    if (argument.starts_with(option + "=")) return argument.substr(option.size() + 1);
    if (argument == option && i + 1 < argc) return argv[i + 1];  // NOLINT: likewise
  }
  return "";
}

// A command line under construction; `run` is what the chosen command will do.
struct Commands {
  FullCommands full;
  CLI::App app{help("help"), "parlor"};
  std::function<int()> run = menu_command;

  PlayOptions play;
  LearnOptions learn;
  StatsOptions stats;
  ReplayOptions replay;
  AnalyseOptions analyse;
  ScriptOptions script;
  ArenaOptions arena;
  LawsOptions laws;
  ServeOptions serve;
  LoadOptions load;
  TypedOptions typed;
  std::string game;
  std::string file;
  std::string url;
  std::vector<std::string> rules;
  bool write = false;
  bool events = false;

  OptionLimits limits;

  void limit(CLI::Option* option, int least, int most) {
    option->check(CLI::Range(least, most).description(""));  // the help has its own words for it
    limits[option] = {least, most};
  }

  CLI::App* command(const std::string& name, const std::string& about, std::function<int()> action) {
    CLI::App* sub = app.add_subcommand(name, about);
    sub->fallthrough();  // options of the program may also come after the command
    sub->callback([this, action = std::move(action)] { run = action; });
    return sub;
  }

  // A command of the full program; the other program says what to run instead.
  template <typename Action, typename... Options>
  CLI::App* full_command(const std::string& name, const std::string& about, Action action,
                         const Options&... options) {
    return command(name, about, [=, &options...] {
      if (action == nullptr) return refuse(Message("apps.not_here", {{"command", name}}));
      return action(options...);
    });
  }
};

void add_play(Commands& commands) {
  PlayOptions& play = commands.play;
  CLI::App* sub = commands.command("play", help("help.play"), [&] { return play_command(play); });
  sub->add_option("game", play.game, help("help.play.game"))->required();
  sub->add_option("--seats", play.seats, help("help.play.seats"));
  sub->add_option("--level", play.level, help("help.play.level"));
  sub->add_option("--names", play.names, help("help.play.names"))->delimiter(',');
  sub->add_option("--rules", play.rules, help("help.play.rules"));
  sub->add_option("--seed", play.seed, help("help.play.seed"));
  sub->add_option("--deal", play.deal, help("help.play.deal"));
  for (const GameTerminal& terminal : terminals()) {
    for (const SetupOption& setup : terminal.setups) {
      if (sub->get_option_no_throw(setup.name) != nullptr) continue;
      const auto set = [&play, &setup](const std::string& file) { play.setup = {&setup, file}; };
      sub->add_option_function<std::string>(setup.name, set, help(setup.help.name))->type_name("FILE");
    }
  }
  sub->add_option("--record", play.record, help("help.play.record"));
  sub->add_flag("--no-keep", play.no_keep, help("help.play.no-keep"));
  sub->add_option("--resume", play.resume, help("help.play.resume"));
  sub->add_option("--script", play.script, help("help.play.script"));
  sub->add_option("--deals", play.deals, help("help.play.deals"));
  sub->add_option("--to-score", play.to_score, help("help.play.to-score"));
  sub->add_flag("--open-hands", play.open_hands, help("help.play.open-hands"));
  sub->add_flag("--open-stock", play.open_stock, help("help.play.open-stock"));
  sub->add_flag("--letters", play.letters, help("help.play.letters"));
  commands.limit(sub->add_option("--clock", play.clock, help("help.play.clock"))->capture_default_str(), 0,
                 3600);
  commands.limit(
      sub->add_option("--program-ms", play.program_ms, help("help.arena.program-ms"))->capture_default_str(),
      1, 3'600'000);
  sub->add_flag("--no-curtain", play.no_curtain, help("help.play.no-curtain"));
  sub->add_flag("--unicode", play.unicode, help("help.play.unicode"));
}

void add_learn(Commands& commands) {
  LearnOptions& learn = commands.learn;
  CLI::App* sub = commands.command("learn", help("help.learn"), [&] { return learn_command(learn); });
  sub->add_option("game", learn.game, help("help.play.game"));
  sub->add_option("lesson", learn.lesson, help("help.learn.lesson"));
  sub->add_flag("--letters", learn.letters, help("help.play.letters"));
  sub->add_flag("--unicode", learn.unicode, help("help.play.unicode"));
}

void add_stats(Commands& commands) {
  StatsOptions& stats = commands.stats;
  CLI::App* sub = commands.command("stats", help("help.stats"), [&] { return stats_command(stats); });
  sub->add_option("game", stats.game, help("help.stats.game"));
  sub->add_option("--name", stats.name, help("help.stats.name"));
  sub->add_flag("--sheets", stats.sheets, help("help.stats.sheets"));
  sub->footer(help("help.stats.more"));
}

void add_records(Commands& commands) {
  ReplayOptions& replay = commands.replay;
  CLI::App* sub = commands.command("replay", help("help.replay"), [&] { return replay_command(replay); });
  sub->add_option("file", replay.file, help("help.replay.file"))->required();
  sub->add_option("--to", replay.to, help("help.replay.to"));
  sub->add_flag("--open-hands", replay.open_hands, help("help.play.open-hands"));
  sub->add_flag("--open-stock", replay.open_stock, help("help.play.open-stock"));
  sub->add_flag("--unicode", replay.unicode, help("help.play.unicode"));

  sub = commands.command("verify", help("help.verify"), [&] { return verify_command(commands.file); });
  sub->add_option("file", commands.file, help("help.replay.file"))->required();
}

void add_analyse(Commands& commands) {
  AnalyseOptions& analyse = commands.analyse;
  CLI::App* sub = commands.command("analyse", help("help.analyse"), [&] { return analyse_command(analyse); });
  sub->add_option("file", analyse.file, help("help.replay.file"))->required();
  commands.limit(sub->add_option("--seat", analyse.seat, help("help.analyse.seat")), 0, kMaxSeats - 1);
  sub->add_option("--deal", analyse.deal, help("help.analyse.deal"))->capture_default_str();
  commands.limit(sub->add_option("--samples", analyse.samples, help("help.analyse.samples")), 2, 100'000);
  sub->add_flag("--json", analyse.json, help("help.analyse.json"));
}

void add_scripts(Commands& commands) {
  ScriptOptions& script = commands.script;
  CLI::App* sub = commands.command("script", help("help.script"), [&] { return script_command(script); });
  sub->add_option("game", script.game, help("help.play.game"))->required();
  sub->add_option("file", script.file, help("help.script.file"));
  sub->add_option("settings", script.settings, help("help.script.settings"));
  sub->add_option("--rules", script.rules, help("help.play.rules"))->allow_extra_args(false);
  sub->add_option("--seed", script.seed, help("help.script.seed"));
  sub->add_option("--log", script.log, help("help.script.log"));
  sub->add_option("--record", script.record, help("help.script.record"));

  sub = commands.command("grade", help("help.grade"),
                         [&] { return grade_command(commands.game, commands.file, commands.rules); });
  sub->add_option("game", commands.game, help("help.play.game"))->required();
  sub->add_option("folder", commands.file, help("help.grade.folder"))->required();
  sub->add_option("--rules", commands.rules, help("help.play.rules"))->allow_extra_args(false);
}

void add_typed(CLI::App& sub, const CommandOption& option, TypedOptions& typed) {
  const std::string about = help(option.help.name);
  CLI::Option* added = nullptr;
  switch (option.takes) {
    case CommandOption::Takes::nothing:
      added = sub.add_flag_callback(option.name, [&typed, name = option.name] { typed.set(name); }, about);
      break;
    case CommandOption::Takes::one:
      added = sub.add_option_function<std::string>(
          option.name, [&typed, name = option.name](const std::string& value) { typed.set(name, {value}); },
          about);
      break;
    case CommandOption::Takes::several:
      added = sub.add_option_function<std::vector<std::string>>(
          option.name,
          [&typed, name = option.name](const std::vector<std::string>& values) { typed.set(name, values); },
          about);
      break;
  }
  added->required(option.required);
  if (option.takes != CommandOption::Takes::nothing) added->type_name(option.value);
}

void add_game_commands(Commands& commands) {
  std::map<std::string, CLI::App*> added;
  for (const GameTerminal& terminal : terminals()) {
    for (const GameCommand& command : terminal.commands) {
      CLI::App*& sub = added[command.name];
      if (sub == nullptr) {
        sub = commands.command(command.name, help(command.help.name),
                               [&] { return game_command(command, commands.game, commands.typed); });
        sub->add_option("game", commands.game, help("help.play.game"))->required();
      }
      for (const CommandOption& option : command.options) {
        if (sub->get_option_no_throw(option.name) == nullptr) add_typed(*sub, option, commands.typed);
      }
    }
  }
}

void add_serve(Commands& commands) {
  ServeOptions& serve = commands.serve;
  CLI::App* sub = commands.full_command("serve", help("help.serve"), commands.full.serve, serve);
  sub->add_option("--db", serve.database, help("help.serve.db"))->capture_default_str();
  sub->add_option("--node", serve.node, help("help.serve.node"));
  commands.limit(sub->add_option("--lease", serve.lease, help("help.serve.lease"))->capture_default_str(), 1,
                 60);
  commands.limit(sub->add_option("--port", serve.port, help("help.serve.port"))->capture_default_str(), 0,
                 65535);
  sub->add_option("--bind", serve.bind, help("help.serve.bind"))->capture_default_str();
  sub->add_option("--public-url", serve.public_url, help("help.serve.public-url"));
  sub->add_option("--page", serve.page, help("help.serve.page"));
  commands.limit(sub->add_option("--threads", serve.threads, help("help.serve.threads")), 0, 256);
  sub->add_option("--player", serve.players, help("help.serve.player"))->allow_extra_args(false);
  sub->add_option("--proxy", serve.proxies, help("help.serve.proxy"))->allow_extra_args(false);
  sub->add_flag("--load-profile", serve.load_profile, help("help.serve.load-profile"));
}

void add_migrate(Commands& commands) {
  CLI::App* sub = commands.full_command("migrate", help("help.migrate"), commands.full.migrate, commands.file,
                                        commands.url);
  sub->add_option("file", commands.file, help("help.migrate.file"))->required();
  sub->add_option("url", commands.url, help("help.migrate.url"))->required();
}

void add_load(Commands& commands) {
  LoadOptions& load = commands.load;
  CLI::App* sub = commands.full_command("load", help("help.load"), commands.full.load, load);
  sub->add_option("game", load.game, help("help.play.game"))->required();
  sub->add_option("--host", load.host, help("help.load.host"))->capture_default_str();
  commands.limit(sub->add_option("--port", load.port, help("help.load.port"))->capture_default_str(), 1,
                 65535);
  commands.limit(sub->add_option("--tables", load.tables, help("help.load.tables"))->capture_default_str(), 1,
                 100000);
  commands.limit(sub->add_option("--sockets", load.sockets, help("help.load.sockets"))->capture_default_str(),
                 1, kMaxSeats);
  commands.limit(sub->add_option("--seconds", load.seconds, help("help.load.seconds"))->capture_default_str(),
                 1, 3600);
  commands.limit(sub->add_option("--rate", load.rate, help("help.load.rate"))->capture_default_str(), 0,
                 10'000'000);
  commands.limit(
      sub->add_option("--processes", load.processes, help("help.load.processes"))->capture_default_str(), 1,
      64);
  sub->add_flag("--memory", load.memory, help("help.load.memory"));
}

void add_arena(Commands& commands) {
  ArenaOptions& arena = commands.arena;
  CLI::App* sub = commands.full_command("arena", help("help.arena"), commands.full.arena, arena);
  CLI::Option* const game = sub->add_option("game", arena.game, help("help.play.game"))->required();
  CLI::Option* const players =
      sub->add_option("players", arena.players, help("help.arena.players"))->required();
  sub->add_option("--deals", arena.deals, help("help.arena.deals"))->capture_default_str();
  sub->add_option("--seed", arena.seed, help("help.arena.seed"))->capture_default_str();
  sub->add_option("--rules", arena.rules, help("term.rules_option"));
  sub->add_option("--threads", arena.threads, help("help.arena.threads"))->capture_default_str();
  sub->add_option("--nodes", arena.nodes, help("help.arena.nodes"));
  commands.limit(
      sub->add_option("--program-ms", arena.program_ms, help("help.arena.program-ms"))->capture_default_str(),
      1, 3'600'000);
  sub->add_option("--records", arena.records, help("help.arena.records"));
  sub->add_option("--part", arena.part, help("help.arena.part"));
  sub->add_option("--parts", arena.parts, help("help.arena.parts"));
  sub->add_option_function<std::string>(
         "--merge",
         [&arena, game, players](const std::string& folder) {
           arena.merge = folder;
           game->required(false);
           players->required(false);
         },
         help("help.arena.merge"))
      ->trigger_on_parse();
  sub->add_option("--checkpoint", arena.checkpoint, help("help.arena.checkpoint"));
  sub->add_flag("--no-checkpoint", arena.no_checkpoint, help("help.arena.no-checkpoint"));
  sub->add_option("--program-errors", arena.program_errors, help("help.arena.program-errors"));
  sub->add_flag("--json", arena.json, help("help.analyse.json"));
}

void add_info(Commands& commands) {
  commands.command("games", help("help.games"), games_command);
  CLI::App* sub = commands.command("rules", help("help.rules"), [&] {
    return commands.events ? events_command(commands.game) : rules_command(commands.game, commands.rules);
  });
  sub->add_option("game", commands.game, help("help.play.game"))->required();
  sub->add_option("--rules", commands.rules, help("term.rules_option"));
  sub->add_flag("--events", commands.events, help("help.rules.events"));
}

void add_developer(Commands& commands) {
  LawsOptions& laws = commands.laws;
  CLI::App* sub = commands.full_command("laws", help("help.laws"), commands.full.laws, laws);
  sub->add_option("game", laws.game, help("help.play.game"))->required();
  commands.limit(sub->add_option("--deals", laws.deals, help("help.laws.deals"))->capture_default_str(), 1,
                 1'000'000);
  sub->add_option("--seed", laws.seed, help("help.laws.seed"))->capture_default_str();
  sub->add_option("--rules", laws.rules, help("term.rules_option"));

  sub =
      commands.full_command("perft", help("help.perft"), commands.full.perft, commands.file, commands.write);
  sub->add_option("file", commands.file, help("help.perft.file"))->required();
  sub->add_flag("--write", commands.write, help("help.perft.write"));
}

std::string first_page(const CLI::App& app) {
  std::vector<HelpLine> commands;
  for (const CLI::App* command : app.get_subcommands({}))
    commands.push_back({command->get_name(), command->get_description()});
  std::vector<HelpLine> options;
  for (const CLI::Option* option : app.get_options()) {
    if (option != app.get_help_ptr()) options.push_back({option->get_name(), option->get_description()});
  }
  return first_help(commands, options);
}

// What stands for the value of an option in the help. CLI11 knows only its type.
std::string value_of(const CLI::Option& option) {
  static const std::map<std::string, std::string> kValues = {
      {"--bind", "ADDRESS"},
      {"--checkpoint", "FILE"},
      {"--db", "FILE"},
      {"--deal", "FILE"},
      {"--host", "ADDRESS"},
      {"--level", "LEVEL"},
      {"--log", "FILE"},
      {"--merge", "FOLDER"},
      {"--name", "NAME"},
      {"--names", "NAMES"},
      {"--node", "NAME"},
      {"--page", "FOLDER"},
      {"--part", "K/N"},
      {"--parts", "FOLDER"},
      {"--player", "NAME=COMMAND"},
      {"--program-errors", "FILE"},
      {"--proxy", "ADDRESS"},
      {"--public-url", "URL"},
      {"--record", "FILE"},
      {"--records", "FOLDER"},
      {"--resume", "FILE"},
      {"--rules", "RULES"},
      {"--script", "FILE"},
      {"--seats", "PLAYERS"},
      {"--seed", "SEED"},
  };
  if (option.get_type_size() == 0) return "";  // a flag
  const std::string type = option.get_type_name();
  if (type == "INT" || type == "UINT") return "N";
  const auto known = kValues.find(option.get_name());
  return known == kValues.end() ? type : known->second;
}

// The option's description, with its limits and its default.
std::string about_option(const CLI::Option& option, const OptionLimits& limits) {
  Message message("", {{"about", option.get_description()}, {"value", option.get_default_str()}});
  const bool has_default = !option.get_default_str().empty();
  const auto limited = limits.find(&option);
  if (limited == limits.end()) {
    if (!has_default) return option.get_description();
    message.key = "help.with_default";
    return say(message);
  }
  message.arguments.emplace_back("least", limited->second.first);
  message.arguments.emplace_back("most", limited->second.second);
  message.key = has_default ? "help.with_limits_and_default" : "help.with_limits";
  return say(message);
}

std::string command_page(const CLI::App& command, const OptionLimits& limits) {
  CommandHelp page;
  page.name = command.get_name();
  page.about = command.get_description();
  page.more = command.get_footer();
  for (const CLI::Option* option : command.get_options()) {
    if (option == command.get_help_ptr()) continue;
    if (option->nonpositional()) {
      const std::string value = value_of(*option);
      const std::string name = option->get_name() + (value.empty() ? "" : " " + value);
      page.options.push_back({name, about_option(*option, limits)});
    } else {
      const std::string name = upper_case(option->get_name());
      const std::string typed = name + (option->get_expected_max() > 1 ? "..." : "");
      page.usage += option->get_required() ? " " + typed : " [" + typed + "]";
      page.arguments.push_back({name, option->get_description()});
    }
  }
  return command_help(page);
}

// CLI11's own pages are in English only, name types instead of values, and are longer than a screen.
void set_help_pages(Commands& commands) {
  const auto page = [&limits = commands.limits](const CLI::App* shown, const std::string&,
                                                CLI::AppFormatMode) {
    return shown->get_parent() == nullptr ? first_page(*shown) : command_page(*shown, limits);
  };
  commands.app.formatter_fn(page);
  for (CLI::App* command : commands.app.get_subcommands({})) command->formatter_fn(page);
}

// Parses; returns the exit code if there is nothing left to do.
std::optional<int> parse(Commands& commands, int argc, char** argv) {
  const auto wrong = [&](const auto& error) {
    const std::span words(argv, static_cast<std::size_t>(argc));
    const Mistakes mistakes(commands.app, commands.limits, words.back());
    const auto chosen = commands.app.get_subcommands();
    const Message see = chosen.empty()
                            ? Message("help.see")
                            : Message("help.see_command", {{"command", chosen.front()->get_name()}});
    std::cerr << mistakes.say_it(error) << '\n' << say(see) << '\n';
    return kBadInput;
  };
  try {
    commands.app.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::Success& asked) {  // --help or --version
    return commands.app.exit(asked);
  } catch (const CLI::ExtrasError& error) {
    return wrong(error);
  } catch (const CLI::RequiredError& error) {
    return wrong(error);
  } catch (const CLI::ArgumentMismatch& error) {
    return wrong(error);
  } catch (const CLI::ConversionError& error) {
    return wrong(error);
  } catch (const CLI::ValidationError& error) {
    return wrong(error);
  } catch (const CLI::ParseError& error) {
    return wrong(error);
  }
}

}  // namespace

int run_command_line(int argc, char** argv, const FullCommands& full) {
  std::string language = wanted_language(argc, argv);
  if (const auto problem = speak(language)) return refuse(*problem);
  Commands commands;
  commands.full = full;
  add_play(commands);
  add_learn(commands);
  add_stats(commands);
  add_records(commands);
  add_analyse(commands);
  add_scripts(commands);
  add_game_commands(commands);
  add_serve(commands);
  add_migrate(commands);
  add_load(commands);
  add_arena(commands);
  add_info(commands);
  add_developer(commands);
  commands.app.set_version_flag("--version", "parlor " PARLOR_VERSION, help("help.version"));
  commands.app.add_option("--language", language, help("help.language"));
  commands.app.require_subcommand(0, 1);
  set_help_pages(commands);
  if (argc < 2 && !is_terminal(0)) {
    std::cout << commands.app.help();
    return 0;
  }
  if (const auto code = parse(commands, argc, argv)) return *code;
  return commands.run();
}

}  // namespace parlor
