// Everything needed to play a game: how to open a table, its players, its lessons and the analysis of deals.
// This is all that a server sees of it. One line per game in apps/games.cpp.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.h"
#include "core/chance.h"
#include "core/message.h"
#include "engine/event_info.h"
#include "engine/form.h"
#include "engine/lesson.h"
#include "engine/match.h"
#include "engine/option.h"
#include "engine/replay.h"
#include "engine/rules_page.h"
#include "engine/table_player.h"

namespace parlor {

class ProgramPool;

struct LevelInfo {
  std::string name;
  Key about;
  std::string also_called{};
  std::chrono::milliseconds longest = kQuickThought;  // time it thinks about a move at a table
};

struct GameListing {
  std::string name;
  Key title;
  Key about;
  Better better = Better::high;
  std::vector<OptionInfo> options;
  std::vector<Form> forms;                // the variants players know it by, the best known first
  std::vector<LevelInfo> levels;          // of computer players, weakest first
  std::string best_level;                 // plays for people who have left, and gives hints (make_adviser)
  std::vector<std::string> arrangements;  // ways to sort one's tiles; "GAME.arrange.NAME" describes each
  std::vector<std::span<const Phrase>> phrases;
  std::vector<Lesson> lessons;    // in the order they are taught
  std::vector<EventInfo> events;  // the game's own, as sent to observers

  OpenTable open;
  // Completes "patterns=..." to all options, with the version in front, as in a table's setup. The functions
  // below take rules in this form.
  std::function<Result<std::string>(std::string_view rules)> full_rules;
  // The number of players under these rules.
  std::function<int(std::string_view full_rules)> seats;
  // The usual length of a match under these rules.
  std::function<MatchLength(std::string_view full_rules)> match_length;
  // The points everybody starts such a match with.
  std::function<int(std::string_view full_rules)> starting_points;
  // The rules as a page for people.
  std::function<Result<RulesPage>(std::string_view full_rules)> rules_page;
  // A level's name, or cmd:COMMAND for a program.
  std::function<Result<std::unique_ptr<TablePlayer>>(std::string_view player, const Seed&)> make_player;
  // The adviser that gives hints: the best level, as analyses use it. It ignores deadlines.
  std::function<std::unique_ptr<TablePlayer>()> make_adviser;
  // A player run by a program from the pool.
  std::function<std::unique_ptr<TablePlayer>(std::shared_ptr<ProgramPool>)> make_program;

  // Starts the analysis of one seat's moves in one deal; the listing must outlive it.
  std::function<Result<std::unique_ptr<AnalysisRun>>(const Record&, const AnalysisRequest&)> analyse;

  const LevelInfo& best() const { return *std::ranges::find(levels, best_level, &LevelInfo::name); }
};

// The English phrases of this level.
std::span<const Phrase> listing_phrases();

}  // namespace parlor
