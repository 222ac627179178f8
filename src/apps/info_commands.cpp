#include <cstddef>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/commands.h"
#include "apps/event_list.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/text.h"
#include "term/style.h"

namespace parlor {
namespace {

constexpr int kNameWidth = 12;

void print_line(const std::string& name, const std::string& text) {
  std::cout << "  " << std::left << std::setw(kNameWidth) << name << ' ' << text << '\n';
}

// The value of an option in full rules.
std::string value_in(std::string_view full_rules, const std::string& option) {
  for (std::string_view word : words(full_rules)) {
    if (word.starts_with(option + "=")) return std::string(word.substr(option.size() + 1));
  }
  return "";
}

}  // namespace

int games_command() {
  for (const GameListing& game : games()) print_line(game.name, say(Message(game.about.name)));
  return 0;
}

int events_command(const std::string& name) {
  const auto found = find_game(name);
  if (!found) return refuse(found.problem());
  std::cout << event_list(table_events(), spoken()) << '\n' << event_list((*found)->events, spoken());
  return 0;
}

int rules_command(const std::string& name, const std::vector<std::string>& rules) {
  const auto found = find_game(name);
  if (!found) return refuse(found.problem());
  const GameListing& game = **found;
  auto full = game.full_rules(joined_rules(rules));
  if (!full) return refuse(full.problem());
  TableSetup setup{game.name, *full, {}, MatchLength::deals(1)};
  setup.seats.resize(static_cast<std::size_t>(game.seats(*full)));
  const auto table = game.open(std::move(setup));
  if (!table) return refuse(table.problem());
  std::cout << terminal_of(game).screen->rules_page(**table, {spoken(), Style::of_output(false)}) << '\n';

  std::cout << say(Message("apps.forms")) << '\n';
  for (const Form& form : game.forms) {
    print_line(form.name, say(Message(form.title.name)) + ": " + say(Message(form.about.name)));
    print_line("", form.rules.empty() ? say(Message("apps.form_by_default")) : "--rules " + form.rules);
  }
  std::cout << say(Message("apps.options")) << '\n';
  for (const OptionInfo& option : game.options) {
    print_line(option.name, say(Message(option.help.name)));
    print_line("", say(Message(value_in(*full, option.name) == option.standard ? "apps.option_values"
                                                                               : "apps.option_here",
                               {{"allowed", option.allowed()},
                                {"standard", option.standard},
                                {"value", value_in(*full, option.name)}})));
  }
  std::cout << say(Message("apps.players")) << '\n';
  for (const LevelInfo& level : game.levels) print_line(level.name, say(Message(level.about.name)));
  return 0;
}

}  // namespace parlor
