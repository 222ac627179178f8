// Asks the people who play how they are called.
#pragma once

#include <ostream>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "engine/record.h"
#include "term/line_source.h"

namespace parlor {

// Each person in turn, except who is called `known` already; Enter keeps the name that the seat has. A
// computer with the name that somebody chooses gets theirs. Input::What::line when all have answered, else
// why not.
Input::What ask_names(std::vector<RecordSeat>& seats, std::string_view known, LineSource& input,
                      std::ostream& out, const Catalogue& words);

}  // namespace parlor
