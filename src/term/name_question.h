// Asks the people who play for their names.
#pragma once

#include <ostream>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "engine/record.h"
#include "term/line_source.h"

namespace parlor {

// Asks each person in turn, except one already named `known`; Enter keeps the seat's current name. A computer
// whose name somebody chooses gets that person's old name. Returns Input::What::line when all have answered,
// otherwise why not.
Input::What ask_names(std::vector<RecordSeat>& seats, std::string_view known, LineSource& input,
                      std::ostream& out, const Catalogue& words);

}  // namespace parlor
