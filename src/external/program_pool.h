// The idle copies of one program. Starting one takes longer than many moves do, so players take a running
// copy and give it back.
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

// Thread-safe.
class ProgramPool {
 public:
  static constexpr std::size_t kMostWaiting = 8;

  explicit ProgramPool(std::string command, ProgramSettings settings = {})
      : command_(std::move(command)), settings_(std::move(settings)) {}

  const std::string& command() const { return command_; }

  // A copy that nobody else is using: one already greeted with this game and these rules if there is one,
  // otherwise one that is not started yet.
  std::unique_ptr<Program> take(std::string_view game, std::string_view rules);
  // Ends a program that failed instead of keeping it, and the one that has waited longest if too many are
  // waiting.
  void give_back(std::unique_ptr<Program> program);

 private:
  std::string command_;
  ProgramSettings settings_;
  std::mutex mutex_;
  std::list<std::unique_ptr<Program>> waiting_;  // longest waiting first
};

}  // namespace parlor
