#include "arena/failures.h"

#include <string>
#include <utility>

namespace parlor {

void FailureDesk::report(std::size_t entrant, const Message& complaint, Tally& tally) {
  const auto kind = static_cast<std::size_t>(failure_of(complaint.key));
  ++tally.entrants[entrant].failures[kind];
  const std::lock_guard lock(mutex_);
  if (!std::exchange(reported_[entrant][kind], true) && complain_) complain_(complaint);
}

Message illegal_choice(const std::string& player, const std::string& move, const Message& reason) {
  Message message("arena.illegal", {{"player", player}, {"move", move}});
  message.arguments.insert(message.arguments.end(), reason.arguments.begin(), reason.arguments.end());
  message.arguments.emplace_back("reason", Key{reason.key});
  return message;
}

}  // namespace parlor
