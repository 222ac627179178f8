// Why nothing can be stored.
#pragma once

#include <utility>

#include "core/message.h"

namespace parlor {

struct Trouble {
  Message why;
  bool fenced;  // another server has taken over: trying again will not help

  Trouble(Message why_, bool fenced_ = false)  // NOLINT: a reason alone is trouble
      : why(std::move(why_)), fenced(fenced_) {}
};

}  // namespace parlor
