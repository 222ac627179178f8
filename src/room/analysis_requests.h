// Requests for analyses of one table, computed on other threads once the match is over.
#pragma once

#include <memory>
#include <optional>

#include "room/analyses.h"
#include "room/room_access.h"

namespace parlor {

class AnalysisRequests {
 public:
  explicit AnalysisRequests(RoomAccess& room) : room_(room) {}

  // Call only if the table can be read. Returns why there is no such analysis, if so.
  std::optional<Refusal> ask(int deal, int seat, const Analyses::Question& question);

 private:
  void make_next();
  void start(const Analyses::OrderPtr& order, std::optional<Record> record);
  void fail(const Refusal& refusal);

  RoomAccess& room_;
  std::unique_ptr<Analyses> analyses_;  // created by the first request
};

}  // namespace parlor
