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
  std::optional<Refusal> ask(int deal, int seat, const Reply& reply);

 private:
  void make_next();
  void made(const std::optional<Answer>& answer);  // nothing: nobody wanted it any more

  RoomAccess& room_;
  std::unique_ptr<Analyses> analyses_;  // from the first question on
};

}  // namespace parlor
