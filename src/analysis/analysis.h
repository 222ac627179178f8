// What the best player would have done in a seat's place, and how much better that would have been: one deal
// of a record.
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
  std::optional<int> samples{};  // deals per move; if not set, as many as the budget for a move allows
};

// One decision. Loss and error are in points of the deal, rounded to hundredths.
struct AnalysedMove {
  int step;  // its place among the entries of the deal, from 0
  std::string move;
  std::string best;
  Message reason;    // the best player's reason for its move
  double loss = 0;   // how much better its move would have been; 0 if that is within the error
  double error = 0;  // half the width of the 95% interval of the loss
};

struct Analysis {
  int deal;
  Seat seat;
  std::string player;  // the level that the moves are compared with
  Better better;
  int decisions = 0;                  // the total number to analyse
  std::vector<AnalysedMove> moves{};  // those analysed so far, in the order they were made

  double loss() const;  // of all moves so far
};

// The format is in docs/api.md. Leaves out the first `known` moves.
nlohmann::json to_json(const Analysis& analysis, std::size_t known = 0);

// An analysis in progress. It takes seconds, so it is done in steps, between which others can use the thread.
class AnalysisRun {
 public:
  AnalysisRun() = default;
  AnalysisRun(const AnalysisRun&) = delete;
  AnalysisRun& operator=(const AnalysisRun&) = delete;
  virtual ~AnalysisRun() = default;

  // Analyses one decision; false if none is left and the result is complete.
  virtual bool step() = 0;
  // The result so far.
  virtual const Analysis& result() const = 0;
};

// The English phrases of this level.
std::span<const Phrase> analysis_phrases();

}  // namespace parlor
