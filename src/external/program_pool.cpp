#include "external/program_pool.h"

#include <algorithm>

namespace parlor {

std::unique_ptr<Program> ProgramPool::take(std::string_view game, std::string_view rules) {
  const std::lock_guard lock(mutex_);
  // The most recently used one, so that the others can be dropped.
  const auto fits = [&](const auto& program) { return program->greeted_with(game, rules); };
  const auto found = std::find_if(waiting_.rbegin(), waiting_.rend(), fits);
  if (found == waiting_.rend()) return std::make_unique<Program>(command_, settings_);
  std::unique_ptr<Program> program = std::move(*found);
  waiting_.erase(std::next(found).base());
  return program;
}

void ProgramPool::give_back(std::unique_ptr<Program> program) {
  if (!program->sound()) return;
  std::unique_ptr<Program> leaving;  // ended after releasing the lock: that takes a moment
  const std::lock_guard lock(mutex_);
  waiting_.push_back(std::move(program));
  if (waiting_.size() <= kMostWaiting) return;
  leaving = std::move(waiting_.front());
  waiting_.pop_front();
}

}  // namespace parlor
