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
  std::optional<std::size_t> to;  // begin here: after so many entries
  bool open_hands = false;
  bool open_stock = false;  // and the stock, where the game has one

  const Screen& screen;
  const Catalogue& words;
  Style style;
  LineSource&
      input;  // asked for steps where a person answers; else every step is printed (with `to`: that one)
  std::ostream& out;
  std::ostream& err;
};

// 0, or 2 where the record cannot be replayed or does not reach `to`; 128 + n when signal n came.
int step_through(ReplayRequest request);

}  // namespace parlor
