// Stepping through a record in the terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <ostream>

#include "core/message.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "term/line_source.h"
#include "term/screen.h"

namespace parlor {

struct ReplayRequest {
  ReadRecord read;
  OpenTable open_table;
  std::optional<std::size_t> to;  // start after this many entries
  bool open_hands = false;
  bool open_stock = false;  // shows the stock too, if the game has one

  const Screen& screen;
  const Catalogue& words;
  Style style;
  LineSource& input;  // asked for steps if a person answers; otherwise every step is printed (with `to`, only
                      // that one)
  std::ostream& out;
  std::ostream& err;
};

// Returns 0, or 2 if the record cannot be replayed or does not reach `to`; 128 + n after signal n.
int step_through(ReplayRequest request);

}  // namespace parlor
