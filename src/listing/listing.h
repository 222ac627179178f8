// What plays a game: how to open a table, who plays, what is taught and how a deal is analysed. A server
// needs no more of it. One line per game in apps/games.cpp.
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
  std::chrono::milliseconds longest = kQuickThought;  // that it thinks at a table
};

struct GameListing {
  std::string name;
  Key title;
  Key about;
  Better better = Better::high;
  std::vector<OptionInfo> options;
  std::vector<Form> forms;                // by which players know it, the best known first
  std::vector<LevelInfo> levels;          // of computer players, weakest first
  std::string best_level;                 // plays for people who have left, and is who make_adviser() asks
  std::vector<std::string> arrangements;  // of one's own tiles; "GAME.arrange.NAME" says what each is
  std::vector<std::span<const Phrase>> phrases;
  std::vector<Lesson> lessons;    // in the order in which they are learnt
  std::vector<EventInfo> events;  // of its own, that observers are told of

  OpenTable open;
  // "patterns=..." in full, with the version in front, as a table's setup has it.
  std::function<Result<std::string>(std::string_view rules)> full_rules;
  // How many play by these rules, in full.
  std::function<int(std::string_view full_rules)> seats;
  // How long a match by these rules, in full, usually is.
  std::function<MatchLength(std::string_view full_rules)> match_length;
  // What everybody starts such a match with.
  std::function<int(std::string_view full_rules)> starting_points;
  // The rules for people, of rules in full as full_rules() gives them.
  std::function<Result<RulesPage>(std::string_view full_rules)> rules_page;
  // A level's name, or cmd:COMMAND for a program.
  std::function<Result<std::unique_ptr<TablePlayer>>(std::string_view player, const Seed&)> make_player;
  // Who gives hints: the best level, as analyses ask it. Deadlines mean nothing to it.
  std::function<std::unique_ptr<TablePlayer>()> make_adviser;
  // A program of that pool.
  std::function<std::unique_ptr<TablePlayer>(std::shared_ptr<ProgramPool>)> make_program;

  // Begins the analysis of one deal as one seat played it; the listing must outlive it.
  std::function<Result<std::unique_ptr<AnalysisRun>>(const Record&, const AnalysisRequest&)> analyse;

  const LevelInfo& best() const { return *std::ranges::find(levels, best_level, &LevelInfo::name); }
};

// What is said of players and seats, in English.
std::span<const Phrase> listing_phrases();

}  // namespace parlor
