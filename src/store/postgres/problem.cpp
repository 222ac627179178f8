#include "store/postgres/problem.h"

namespace parlor::postgres {

bool Problem::lost() const {
  constexpr std::string_view kConnection = "08";
  constexpr std::string_view kShutdown = "57P";
  return state_.empty() || is_of(kConnection) || is_of(kShutdown);
}

bool Problem::concerns_one() const {
  constexpr std::string_view kData = "22";
  constexpr std::string_view kConstraint = "23";
  constexpr std::string_view kCorrupted = "XX00";
  return is_of(kData) || is_of(kConstraint) || is_of(kCorrupted);
}

Message Problem::told() const {
  constexpr std::string_view kDiskFull = "53100";
  if (is_of(kDiskFull)) return Message("store.disk_full");
  return Message(lost() ? "store.lost" : "store.cannot_write", {{"why", std::string(what())}});
}

}  // namespace parlor::postgres
