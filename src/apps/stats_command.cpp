#include <iostream>
#include <memory>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/columns.h"
#include "profile/statistics.h"
#include "room/people.h"
#include "term/kept_games.h"
#include "term/layout.h"
#include "term/score_sheet.h"

namespace parlor {
namespace {

constexpr std::size_t kMostFinished = 10;  // listed; the figures count all

// "Big-2, standard", or with the options that differ.
std::string game_and_rules(const std::string& name, const std::string& rules) {
  const GameListing& game = **find_game(name);
  const std::string differing = short_rules(rules, game.full_rules);
  return say(Message("apps.stats.game",
                     {{"game", Key{game.title.name}},
                      {"rules", differing.empty() ? Value(Key{"apps.stats.standard"}) : Value(differing)}}));
}

std::string game_and_rules(const KeptGame& kept) {
  const TableSetup& setup = kept.table->record().setup;
  return game_and_rules(setup.game, setup.rules);
}

// A word of a command, quoted for the shell.
std::string shell_word(const std::string& text) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./+,:@%=";
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string quoted = "'";
  for (char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

std::string table_of_figures(const std::vector<Statistics>& all) {
  std::vector<std::vector<std::string>> rows(1, {""});
  for (const char* column : {"apps.stats.played", "apps.stats.won", "apps.stats.streak", "apps.stats.longest",
                             "apps.stats.points", "apps.stats.average", "apps.stats.hints"}) {
    rows.front().push_back(say(Message(column)));
  }
  for (const Statistics& figures : all) {
    rows.push_back({game_and_rules(figures.game, figures.rules), std::to_string(figures.played),
                    std::to_string(figures.won), std::to_string(figures.streak),
                    std::to_string(figures.longest), std::to_string(figures.points),
                    fixed(figures.average(), 1), std::to_string(figures.hints)});
    for (const AgainstLevel& met : figures.against) {
      rows.push_back(
          {printable(say(met.level.empty() ? Message("apps.stats.against_people")
                                           : Message("apps.stats.against", {{"level", met.level}}))),
           std::to_string(met.played), std::to_string(met.won)});
    }
  }
  return aligned(rows);
}

void print_heading(const Message& message, const Style& style) {
  std::cout << style.paint(Ink::bold, printable(say(message))) << '\n';
}

void print_game(const KeptGame& kept, const std::string& about, const std::string& command) {
  const std::string when = time_of_record(kept.file);
  std::cout << "  " << (when.empty() ? "" : when + "  ") << about << '\n';
  std::cout << "    ./parlor " << command << shell_word(kept.file.string()) << '\n';
}

void print_unfinished(const std::vector<KeptGame>& games, const Style& style) {
  bool any = false;
  for (const KeptGame& kept : games | std::views::reverse) {
    if (kept.table->match_over()) continue;
    if (!std::exchange(any, true)) print_heading(Message("apps.stats.unfinished"), style);
    print_game(kept, game_and_rules(kept), "play " + kept.table->record().setup.game + " --resume ");
  }
  if (any) std::cout << '\n';
}

void print_finished(const std::vector<KeptGame>& games, const Style& style, bool sheets) {
  const Look look{spoken(), style};
  std::size_t listed = 0;
  for (const KeptGame& kept : games | std::views::reverse) {
    if (!kept.table->match_over() || listed == kMostFinished) continue;
    if (++listed == 1) print_heading(Message("apps.stats.finished"), style);
    const std::string scores = kept.table->scores().to_string(kept.table->seats());
    print_game(kept, game_and_rules(kept) + ": " + verdict(*kept.table, look) + " (" + scores + ")",
               "replay ");
    if (sheets) std::cout << score_sheet(*kept.table, look) << '\n';
  }
}

Result<std::unique_ptr<Table>> open_any(TableSetup setup) {
  const auto game = find_game(setup.game);
  if (!game) return game.problem();
  return (*game)->open(std::move(setup));
}

int rename(const ProfileFolder& folder, const std::string& wanted) {
  const auto name = clean_name(wanted, "name");
  if (!name) return refuse(name.problem());
  if (const auto problem = folder.set_name(*name)) return refuse(*problem);
  std::cout << say(Message("apps.stats.renamed", {{"name", *name}})) << '\n';
  return 0;
}

}  // namespace

int stats_command(const StatsOptions& options) {
  if (!options.game.empty()) {
    if (const auto game = find_game(options.game); !game) return refuse(game.problem());
  }
  const auto folder = ProfileFolder::of_environment();
  if (!folder) return refuse(Message("apps.no_home"));
  if (options.name) return rename(*folder, *options.name);

  const KeptGames kept = read_kept_games(*folder, options.game, open_any, spoken());
  for (const Message& left_out : kept.left_out) report(std::cerr, spoken(), left_out);
  if (kept.games.empty()) {
    std::cout << printable(say(Message("apps.stats.nothing", {{"folder", folder->path().string()}}))) << '\n';
    return 0;
  }
  const Style style = Style::of_output(false);
  std::vector<PlayedMatch> matches;
  for (const KeptGame& game : kept.games) {
    if (game.table->match_over() && !game.table->called_off())
      matches.push_back(played_match(*game.table, game.person));
  }
  if (!matches.empty()) {
    const std::string name = folder->name();
    print_heading(name.empty() ? Message("apps.stats.title") : Message("apps.stats.of", {{"name", name}}),
                  style);
    std::cout << table_of_figures(statistics(matches)) << '\n';
  }
  print_unfinished(kept.games, style);
  print_finished(kept.games, style, options.sheets);
  return 0;
}

}  // namespace parlor
