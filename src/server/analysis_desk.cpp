#include "server/analysis_desk.h"

#include <algorithm>

namespace parlor {

void AnalysisDesk::ask(const Subject& subject, const Reply& reply) {
  const auto found = std::ranges::find(kept_, subject, &std::pair<Subject, Answer>::first);
  if (found != kept_.end()) return reply(found->second);
  waiting_.emplace_back(subject, reply);
}

std::optional<AnalysisDesk::Subject> AnalysisDesk::begin() {
  if (making_ || waiting_.empty()) return std::nullopt;
  making_ = waiting_.front().first;
  return making_;
}

void AnalysisDesk::finish(const Answer& answer) {
  const Subject made = *std::exchange(making_, std::nullopt);
  // What went wrong may go right another time.
  if (answer.status == 200) kept_.emplace_back(made, answer);
  if (kept_.size() > kMostKept) kept_.pop_front();
  for (const auto& [subject, reply] : waiting_) {
    if (subject == made) reply(answer);
  }
  std::erase_if(waiting_, [&](const auto& asked) { return asked.first == made; });
}

}  // namespace parlor
