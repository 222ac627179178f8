// Why a request to PostgreSQL failed.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"

namespace parlor::postgres {

class Problem : public std::runtime_error {
 public:
  // `state` is PostgreSQL's code for the error (SQLSTATE); empty if there was no answer at all.
  Problem(std::string state, const std::string& why) : std::runtime_error(why), state_(std::move(state)) {}

  // There is no connection any more.
  bool lost() const;
  // A write that may not be made as it is, or an unreadable part of the database: no reason to refuse others.
  bool concerns_one() const;
  // What to tell the operator while nothing can be stored.
  Message told() const;

 private:
  bool is_of(std::string_view kind) const { return state_.starts_with(kind); }
  std::string state_;
};

// What trying again would not change.
struct Refusal {
  Message why;
};

}  // namespace parlor::postgres
