#include "arena/failures.h"

#include <string>
#include <utility>

namespace parlor {

void FailureDesk::say(Desk& desk, const Message& complaint) const {
  const auto kind = static_cast<std::size_t>(failure_of(complaint.key));
  if (!std::exchange(desk.reported[kind], true) && complain_) complain_(complaint);
}

void FailureDesk::report(std::size_t entrant, const Message& complaint, Tally& tally) {
  ++tally.entrants[entrant].failures[static_cast<std::size_t>(failure_of(complaint.key))];
  const std::lock_guard lock(mutex_);
  say(entrants_[entrant], complaint);
}

void FailureDesk::report_program(std::size_t entrant, const Message& complaint, Tally& tally) {
  if (entrants_[entrant].answered) return report(entrant, complaint, tally);
  ++tally.entrants[entrant].failures[static_cast<std::size_t>(failure_of(complaint.key))];
  const std::lock_guard lock(mutex_);
  Desk& desk = entrants_[entrant];
  if (desk.answered) return say(desk, complaint);
  desk.held_back.push_back(complaint);
  if (++desk.failed >= kTries) hopeless_ = true;
}

void FailureDesk::program_answered(std::size_t entrant) {
  Desk& desk = entrants_[entrant];
  if (desk.answered) return;
  const std::lock_guard lock(mutex_);
  if (desk.answered.exchange(true)) return;
  for (const Message& complaint : std::exchange(desk.held_back, {})) say(desk, complaint);
}

std::optional<Message> FailureDesk::hopeless() const {
  return hopeless_ ? failed_often(kTries) : std::nullopt;
}

std::optional<Message> FailureDesk::silent() const { return failed_often(1); }

std::optional<Message> FailureDesk::failed_often(int tries) const {
  const std::lock_guard lock(mutex_);
  for (const Desk& desk : entrants_) {
    if (desk.answered || desk.failed < tries) continue;
    // The first complaint becomes part of our sentence, together with its arguments.
    const Message& first = desk.held_back.front();
    Message message("arena.never_answered", first.arguments);
    message.arguments.emplace_back("complaint", Key{first.key});
    return message;
  }
  return std::nullopt;
}

Message illegal_choice(const std::string& player, const std::string& move, const Message& reason) {
  Message message("arena.illegal", {{"player", player}, {"move", move}});
  message.arguments.insert(message.arguments.end(), reason.arguments.begin(), reason.arguments.end());
  message.arguments.emplace_back("reason", Key{reason.key});
  return message;
}

}  // namespace parlor
