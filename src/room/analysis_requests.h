// The analyses that are asked for at one table, made elsewhere once the match is over.
#pragma once

#include <memory>
#include <optional>

#include "room/analyses.h"
#include "room/room_access.h"

namespace parlor {

class AnalysisRequests {
 public:
  explicit AnalysisRequests(RoomAccess& room) : room_(room) {}

  // The table can be read. Nothing, or why there is no such analysis.
  std::optional<Refusal> ask(int deal, int seat, const Analyses::Question& question);

 private:
  void make_next();

  RoomAccess& room_;
  std::unique_ptr<Analyses> analyses_;  // from the first question on
};

}  // namespace parlor
