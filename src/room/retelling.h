// The answers about a match over HTTP: for its players at any time, and for everybody once it is over. Each
// is made from all its entries.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "core/seat.h"
#include "room/answer.h"
#include "room/match.h"
#include "room/messages.h"
#include "store/tables/stored.h"

namespace parlor {

using AnswerOrRefusal = std::variant<Answer, Refusal>;

using Entries = std::vector<StoredEntry>;

// Everything a seat has been told, and its current view.
AnswerOrRefusal transcript_answer(std::string_view id, const Match& match, const Presence& presence,
                                  const Entries& entries, Seat seat);
// The record as a file.
AnswerOrRefusal record_answer(const Match& match, const Entries& entries);
// A deal step by step, with all hands open.
AnswerOrRefusal replay_answer(const Match& match, const Entries& entries, int deal);
// What is needed to check a deal, once it is over.
AnswerOrRefusal fair_answer(const Match& match, int deal);

}  // namespace parlor
