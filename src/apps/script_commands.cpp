#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "term/byte_order_mark.h"
#include "term/grade.h"
#include "term/record_file.h"

namespace parlor {
namespace {

// The game's script program, with different rules from the course's if some are given.
Result<ScriptProgram> script_of(const std::string& name, const std::vector<std::string>& options) {
  const auto game = find_game(name);
  if (!game) return game.problem();
  ScriptProgram script = terminal_of(**game).script;
  if (!script) return Message("apps.no_script", {{"game", name}});
  if (options.empty()) return script;
  if (!script.takes_rules) return Message("apps.no_script_rules", {{"game", name}});
  std::string rules = joined_rules(options);
  if (const auto full = (*game)->full_rules(rules); !full) return full.problem();
  script.run = [rules = std::move(rules), run = script.run](ScriptRequest request) {
    request.rules = rules;
    return run(request);
  };
  return script;
}

bool write(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text << std::flush;
  return static_cast<bool>(out);
}

}  // namespace

int game_command(const GameCommand& command, const std::string& name, const TypedOptions& typed) {
  const auto game = find_game(name);
  if (!game) return refuse(game.problem());
  const std::vector<GameCommand>& own = terminal_of(**game).commands;
  const auto found = std::ranges::find(own, command.name, &GameCommand::name);
  if (found == own.end()) return refuse(Message(command.lacking.name, {{"game", name}}));
  const auto code = found->run(typed, {std::cin, std::cout, std::cerr}, spoken());
  return code ? *code : refuse(code.problem());
}

int script_command(const ScriptOptions& options) {
  const auto program = script_of(options.game, options.rules);
  if (!program) return refuse(program.problem());
  if (!options.settings.empty() && !program->takes_settings)
    return refuse(Message("apps.no_settings", {{"game", options.game}, {"text", options.settings.front()}}));
  if (!options.record.empty() && !program->keeps_record)
    return refuse(Message("apps.no_script_record", {{"game", options.game}}));
  const auto seed = seed_option(options.seed);
  if (!seed) return refuse(seed.problem());
  std::istringstream file;
  const bool from_file = !options.file.empty() && options.file != "-";
  if (from_file) {
    auto text = read_file(options.file);
    if (!text) return refuse(text.problem());
    file.str(*std::move(text));
  }
  std::istream& in = from_file ? file : std::cin;
  if (!from_file) skip_byte_order_mark(std::cin);
  if (options.log.empty() && options.record.empty())
    return program->run({in, std::cout, std::cerr, options.settings, *seed});
  std::ostringstream log;
  std::string record;
  const int code =
      program->run({in, log, std::cerr, options.settings, *seed, options.record.empty() ? nullptr : &record});
  if (code != 0) return code;
  if (!options.log.empty() && !write(options.log, log.str()))
    return refuse(Message("apps.cannot_write", {{"file", options.log}}));
  if (!options.record.empty() && !write(options.record, record))
    return refuse(Message("apps.cannot_write", {{"file", options.record}}));
  std::cout << log.str();
  return 0;
}

int grade_command(const std::string& game, const std::string& folder, const std::vector<std::string>& rules) {
  const auto program = script_of(game, rules);
  if (!program) return refuse(program.problem());
  return grade(folder, *program, english(), std::cout, std::cerr);
}

}  // namespace parlor
