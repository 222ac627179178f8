// What the best player would have done in one's place, and what it would have been worth: one deal of a
// record, for one seat.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "engine/match.h"

namespace parlor {

struct AnalysisRequest {
  int deal = 1;
  Seat seat;
  std::optional<int> samples{};  // deals a move; without it, as many as the budget of a move allows
};

// One decision. Loss and error are points of the deal, in hundredths.
struct AnalysedMove {
  int step;  // its place among the entries of the deal, from 0
  std::string move;
  std::string best;
  Message reason;    // of the best player for its move
  double loss = 0;   // what its move would have been worth more; nothing where that is within the error
  double error = 0;  // half of the 95% interval of the loss
};

struct Analysis {
  int deal;
  Seat seat;
  std::string player;  // who the moves are measured by
  Better better;
  int decisions = 0;                  // how many there are to judge
  std::vector<AnalysedMove> moves{};  // those that have been, in the order in which they were made

  double loss() const;  // of all of them
};

// docs/api.md shows it. Without the first `known` moves.
nlohmann::json to_json(const Analysis& analysis, std::size_t known = 0);

// An analysis under way. It takes seconds, so it goes in steps, between which others may have the thread.
class AnalysisRun {
 public:
  AnalysisRun() = default;
  AnalysisRun(const AnalysisRun&) = delete;
  AnalysisRun& operator=(const AnalysisRun&) = delete;
  virtual ~AnalysisRun() = default;

  // Judges one decision; false where none is left, and the result is whole.
  virtual bool step() = 0;
  // So far.
  virtual const Analysis& result() const = 0;
};

// What is said of analyses, in English.
std::span<const Phrase> analysis_phrases();

}  // namespace parlor
