// A game at the terminal: people and computers in any mix, deal after deal to the end of the match.
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
  // Goes on as a record began; with a fresh seed where its first deal has none.
  static DealPlan of(const Record& record);
};

// A lesson at the terminal: its tutor judges what the person plays.
struct LessonRun {
  const Tutor& tutor;
  bool finished = false;  // told when the last step was found
};

struct PlayRequest {
  std::unique_ptr<Table> table;  // opened, or as a record left it
  DealPlan deals;
  MakePlayer make_player;
  // Who gives hints; may be empty.
  std::function<std::unique_ptr<TablePlayer>(const Seed& seed)> make_adviser;
  GivenMoves given{};  // moves that a file makes for the seats; may be empty
  bool open_hands = false;
  bool open_stock = false;                      // and the stock, where the game has one
  std::optional<std::chrono::seconds> clock{};  // for a turn of a person; looked at when a line comes
  bool curtain = true;                          // people at one screen do not see each other's tiles

  std::optional<std::filesystem::path> record;  // kept here, move by move
  bool must_keep = true;                        // else a game that cannot be kept is played all the same
  bool resumed = false;                         // `record` is the file that `table` was read from
  std::optional<Message> cut;                   // what that file lost at its end
  LessonRun* lesson = nullptr;                  // where the table is that of a lesson

  const Screen& screen;
  const Catalogue& words;
  Style style;
  LineSource& input;
  std::ostream& out;
  std::ostream& err;
};

// 0 at the end of the match or the lesson, of the input or on `quit`; 2 where it cannot begin; 128 + n when
// signal n came.
int play(PlayRequest request);

}  // namespace parlor
