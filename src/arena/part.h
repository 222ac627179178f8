// A share of a run, for one of several machines. Each part is kept in a file of its own, in a folder that the
// machines share.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"

namespace parlor {

struct ArenaPart {
  int number = 1;  // from 1
  int count = 1;
  std::string folder;

  // "17/1000"
  static Result<ArenaPart> parse(std::string_view text, std::string folder);

  std::string file() const;
  // The deals that belong to this part: the first, and one past the last.
  std::pair<int, int> share_of(int deals) const;
};

}  // namespace parlor
