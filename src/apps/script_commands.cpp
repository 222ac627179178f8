#include <iostream>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/speak.h"
#include "term/grade.h"

namespace parlor {
namespace {

Result<ScriptProgram> script_of(const std::string& name) {
  const auto game = find_game(name);
  if (!game) return game.problem();
  if (!(*game)->script) return Message("apps.no_script", {{"game", name}});
  return (*game)->script;
}

}  // namespace

int solve_command(const std::string& name, const SolveRequest& request) {
  const auto game = find_game(name);
  if (!game) return refuse(game.problem());
  if (!(*game)->solve) return refuse(Message("apps.no_solver", {{"game", name}}));
  const auto answer = (*game)->solve(request, english());
  if (!answer) return refuse(answer.problem());
  std::cout << *answer;
  return 0;
}

int script_command(const std::string& game) {
  const auto program = script_of(game);
  if (!program) return refuse(program.problem());
  return (*program)(std::cin, std::cout, std::cerr);
}

int grade_command(const std::string& game, const std::string& folder) {
  const auto program = script_of(game);
  if (!program) return refuse(program.problem());
  return grade(folder, *program, english(), std::cout, std::cerr);
}

}  // namespace parlor
