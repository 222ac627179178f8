// What is told of a match over HTTP: to its seats at any time, and to everybody once it is over.
#pragma once

#include <string_view>
#include <variant>

#include "core/seat.h"
#include "room/answer.h"
#include "room/match.h"
#include "room/messages.h"
#include "store/tables/table_store.h"

namespace parlor {

using AnswerOrRefusal = std::variant<Answer, Refusal>;

// Where the table is kept.
struct KeptAt {
  const TableStore& store;
  TableKey key;
};

// All that a seat was told, and what it sees.
AnswerOrRefusal transcript_answer(std::string_view id, const Match& match, const Presence& presence,
                                  KeptAt at, Seat seat);
// The record as a file.
AnswerOrRefusal record_answer(const Match& match, KeptAt at);
// A deal step by step, with open hands.
AnswerOrRefusal replay_answer(const Match& match, KeptAt at, int deal);
// What a deal can be checked by, once it is over.
AnswerOrRefusal fair_answer(const Match& match, int deal);

}  // namespace parlor
