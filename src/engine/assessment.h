// What a game says about a turn that is being put together.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/score.h"

namespace parlor {

// One part of the draft (a set on the table, a tile): whether it is valid, and what there is to say about it.
struct PartAssessment {
  std::string part;
  bool stands = true;
  std::optional<Message> remark;
  friend bool operator==(const PartAssessment&, const PartAssessment&) = default;
};

struct Assessment {
  std::optional<Message> refusal;  // why the draft cannot be played as it is; nothing when it can
  std::optional<Message> remark;   // what it would be: "a pair that beats the table"
  std::vector<PartAssessment> parts;
  std::optional<Score> worth;
  friend bool operator==(const Assessment&, const Assessment&) = default;
};

// A player's own tiles in a chosen order, in groups, as text.
using Arrangement = std::vector<std::vector<std::string>>;

}  // namespace parlor
