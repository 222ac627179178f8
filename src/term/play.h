// A game at the terminal: people and computers in any combination, deal after deal until the match ends.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>

#include "core/chance.h"
#include "core/message.h"
#include "engine/lesson.h"
#include "engine/table.h"
#include "engine/table_player.h"
#include "term/computers.h"
#include "term/given_game.h"
#include "term/line_source.h"
#include "term/screen.h"

namespace parlor {

// Where the deals come from: the first from `first` or the seed itself, deal k from the k-th seed derived
// from it.
struct DealPlan {
  Seed seed;
  std::optional<DealSource> first{};

  DealSource source(int deal) const;
  // Continues the sequence of a record; takes a fresh seed if its first deal has none.
  static DealPlan of(const Record& record);
};

// A lesson at the terminal: its tutor judges the person's moves.
struct LessonRun {
  const Tutor& tutor;
  bool finished = false;  // set when the last step was found
};

struct PlayRequest {
  std::unique_ptr<Table> table;  // new, or as a record left it
  DealPlan deals;
  MakePlayer make_player;
  // Makes the player that gives hints; may be empty.
  std::function<std::unique_ptr<TablePlayer>()> make_adviser;
  GivenMoves given{};  // moves that a file makes for the seats; may be empty
  bool open_hands = false;
  bool open_stock = false;                      // shows the stock too, if the game has one
  std::optional<std::chrono::seconds> clock{};  // per turn of a person; checked when a line arrives
  bool curtain = true;                          // people at one screen do not see each other's tiles

  std::optional<std::filesystem::path> record;  // the file to write, move by move
  bool must_keep = true;                        // if false, the game is played even if it cannot be saved
  bool resumed = false;                         // `record` is the file that `table` was read from
  std::optional<Message> cut;                   // what was missing at the end of that file
  LessonRun* lesson = nullptr;                  // if the table is that of a lesson

  const Screen& screen;
  const Catalogue& words;
  Style style;
  LineSource& input;
  std::ostream& out;
  std::ostream& err;
};

// Returns 0 at the end of the match, the lesson or the input, or on `quit`; 2 if the game cannot start; 128 +
// n after signal n.
int play(PlayRequest request);

}  // namespace parlor
