// The input of `parlor solve rummikub`: one position from its options, or many from lines.
#pragma once

#include <string_view>

#include "core/message.h"
#include "games/rummikub/rules/rules.h"
#include "games/rummikub/rules/tally.h"
#include "melds/solver.h"
#include "term/game_command.h"

namespace parlor::rummikub {

// What is the same for every position.
struct SolveWishes {
  Rules rules;
  bool points = false;
  bool first_meld = false;
  bool keep_sets = false;

  static Result<SolveWishes> of(const TypedOptions& typed);
};

struct PositionText {
  std::string_view table;
  std::string_view rack;
  std::string_view keep;

  // "TABLE | RACK" or "TABLE | RACK | KEEP".
  static Result<PositionText> of_line(std::string_view line);
};

struct Question {
  melds::Task task;
  Board::Sets table;
};

// An impossible position is refused with the reason.
Result<Question> question_of(const SolveWishes& wishes, const PositionText& position);

}  // namespace parlor::rummikub
