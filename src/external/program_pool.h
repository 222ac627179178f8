// The copies of one program that wait for somebody to play for. Starting one takes longer than many a move,
// so whoever needs one takes a copy that is running, and gives it back.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "external/program.h"

namespace parlor {

// May be used by several threads.
class ProgramPool {
 public:
  static constexpr std::size_t kMostWaiting = 8;

  explicit ProgramPool(std::string command, ProgramSettings settings = {})
      : command_(std::move(command)), settings_(std::move(settings)) {}

  const std::string& command() const { return command_; }

  // A copy that nobody else has: one that was greeted with this game and these rules where there is one, else
  // one that is not started yet.
  std::unique_ptr<Program> take(std::string_view game, std::string_view rules);
  // One that failed is ended instead, and so is the one that has waited longest where too many wait.
  void give_back(std::unique_ptr<Program> program);

 private:
  std::string command_;
  ProgramSettings settings_;
  std::mutex mutex_;
  std::list<std::unique_ptr<Program>> waiting_;  // the longest first
};

}  // namespace parlor
